import VMLPreview

/// A small tree, and where SwiftUI's rules put its views.
struct LayoutCase: Sendable {
  let name: String
  let views: String
  /// Left, top, width and height of what is drawn for the element of an id, its modifiers included,
  /// in a screen of 400 by 300 points.
  let frames: [String: [Double]]
  let direction: PreviewDirection

  init(
    _ name: String, _ views: String, _ frames: [String: [Double]],
    in direction: PreviewDirection = .leftToRight
  ) {
    self.name = name
    self.views = views
    self.frames = frames
    self.direction = direction
  }
}

/// A view of a fixed size.
func box(_ id: String, _ width: Int, _ height: Int, _ more: String = "") -> String {
  "<Color id=\"\(id)\" name=\"red\" style=\"frame(width: \(width), height: \(height))\(more)\"/>"
}

private func fill(_ id: String, _ style: String = "") -> String {
  "<Color id=\"\(id)\" name=\"blue\"" + (style.isEmpty ? "/>" : " style=\"\(style)\"/>")
}

let layoutCases: [LayoutCase] = [
  LayoutCase("a view stands in the middle", box("a", 100, 50), ["a": [150, 125, 100, 50]]),
  LayoutCase("a colour fills the screen", fill("a"), ["a": [0, 0, 400, 300]]),
  LayoutCase(
    "a column is 8 points apart",
    "<VStack id=\"s\">\(box("a", 100, 20))\(box("b", 60, 20))</VStack>",
    ["s": [150, 126, 100, 48], "a": [150, 126, 100, 20], "b": [170, 154, 60, 20]]),
  LayoutCase(
    "a row is 8 points apart", "<HStack id=\"s\">\(box("a", 100, 20))\(box("b", 60, 40))</HStack>",
    ["s": [116, 130, 168, 40], "a": [116, 140, 100, 20], "b": [224, 130, 60, 40]]),
  LayoutCase(
    "spacing", "<HStack spacing=\"20\">\(box("a", 100, 20))\(box("b", 60, 20))</HStack>",
    ["a": [110, 140, 100, 20], "b": [230, 140, 60, 20]]),
  LayoutCase(
    "leading", "<VStack alignment=\"leading\">\(box("a", 100, 20))\(box("b", 60, 20))</VStack>",
    ["a": [150, 126, 100, 20], "b": [150, 154, 60, 20]]),
  LayoutCase(
    "bottom", "<HStack alignment=\"bottom\">\(box("a", 100, 20))\(box("b", 60, 40))</HStack>",
    ["a": [116, 150, 100, 20], "b": [224, 130, 60, 40]]),
  LayoutCase(
    "a spacer pushes", "<HStack id=\"s\">\(box("a", 100, 20))<Spacer/>\(box("b", 60, 20))</HStack>",
    ["s": [0, 140, 400, 20], "a": [0, 140, 100, 20], "b": [340, 140, 60, 20]]),
  LayoutCase(
    "a spacer in a column", "<VStack>\(box("a", 100, 20))<Spacer/></VStack>",
    ["a": [150, 0, 100, 20]]),
  LayoutCase(
    "two spacers share",
    "<HStack spacing=\"0\">\(box("a", 40, 20))<Spacer/>\(box("b", 40, 20))<Spacer/></HStack>",
    ["a": [0, 140, 40, 20], "b": [200, 140, 40, 20]]),
  LayoutCase(
    "a spacer keeps its minimum",
    "<HStack spacing=\"0\">\(box("a", 200, 20))<Spacer minLength=\"30\"/>\(box("b", 180, 20))</HStack>",
    ["a": [-5, 140, 200, 20], "b": [225, 140, 180, 20]]),
  LayoutCase(
    "flexible views share", "<HStack>\(fill("a"))\(fill("b"))</HStack>",
    ["a": [0, 0, 196, 300], "b": [204, 0, 196, 300]]),
  LayoutCase(
    "flexible views take what is left",
    "<HStack>\(box("a", 92, 20))\(fill("b"))\(fill("c"))</HStack>",
    ["a": [0, 140, 92, 20], "b": [100, 0, 146, 300], "c": [254, 0, 146, 300]]),
  LayoutCase(
    "a limit leaves the rest to the others",
    "<HStack>\(fill("a", "frame(maxWidth: 92)"))\(fill("b"))</HStack>",
    ["a": [0, 0, 92, 300], "b": [100, 0, 300, 300]]),
  LayoutCase(
    "a spacer comes after flexible views",
    "<HStack spacing=\"0\">\(fill("a"))<Spacer/></HStack>", ["a": [0, 0, 392, 300]]),
  LayoutCase(
    "a flexible view in a column", "<VStack>\(box("a", 100, 20))\(fill("b"))</VStack>",
    ["a": [150, 0, 100, 20], "b": [0, 28, 400, 272]]),
  LayoutCase(
    "padding is 16 points", box("a", 100, 50, ";padding()"), ["a": [134, 109, 132, 82]]),
  LayoutCase(
    "padding of two edges", box("a", 100, 50, ";padding(.horizontal, 20)"),
    ["a": [130, 125, 140, 50]]),
  LayoutCase(
    "padding of a set of edges", box("a", 100, 50, ";padding([.top, .leading], 10)"),
    ["a": [145, 120, 110, 60]]),
  LayoutCase(
    "padding inside of what is flexible",
    "<VStack id=\"s\" style=\"padding(20)\">\(fill("a"))</VStack>",
    ["s": [0, 0, 400, 300], "a": [20, 20, 360, 260]]),
  LayoutCase(
    "a frame centres",
    "<VStack style=\"frame(width: 200, height: 100)\">\(box("a", 50, 50))</VStack>",
    ["a": [175, 125, 50, 50]]),
  LayoutCase(
    "a frame aligns",
    "<VStack style=\"frame(width: 200, height: 100, alignment: .topLeading)\">\(box("a", 50, 50))</VStack>",
    ["a": [100, 100, 50, 50]]),
  LayoutCase(
    "what is too large for its frame stays centred",
    "<VStack id=\"s\" style=\"frame(width: 50, height: 50)\">\(box("a", 100, 80))</VStack>",
    ["s": [175, 125, 50, 50], "a": [150, 110, 100, 80]]),
  LayoutCase(
    "as wide as can be", box("a", 50, 50, ";frame(maxWidth: .infinity, alignment: .leading)"),
    ["a": [0, 125, 400, 50]]),
  LayoutCase(
    "as wide as can be, leading",
    "<VStack style=\"frame(maxWidth: .infinity, alignment: .leading)\">\(box("a", 50, 50))</VStack>",
    ["a": [0, 125, 50, 50]]),
  LayoutCase(
    "a maximum is less than what is offered", fill("a", "frame(maxWidth: 100, maxHeight: 80)"),
    ["a": [150, 110, 100, 80]]),
  LayoutCase(
    "a minimum is more than the view", box("a", 20, 20, ";frame(minWidth: 44, minHeight: 44)"),
    ["a": [178, 128, 44, 44]]),
  LayoutCase(
    "a minimum is less than the view", box("a", 60, 60, ";frame(minWidth: 44, minHeight: 44)"),
    ["a": [170, 120, 60, 60]]),
  LayoutCase(
    "layers are centred", "<ZStack id=\"s\">\(box("a", 100, 100))\(box("b", 40, 20))</ZStack>",
    ["s": [150, 100, 100, 100], "b": [180, 140, 40, 20]]),
  LayoutCase(
    "layers are aligned",
    "<ZStack alignment=\"bottomTrailing\">\(box("a", 100, 100))\(box("b", 40, 20))</ZStack>",
    ["b": [210, 180, 40, 20]]),
  LayoutCase(
    "a layer that fills", "<ZStack id=\"s\">\(fill("a"))\(box("b", 40, 20))</ZStack>",
    ["s": [0, 0, 400, 300], "a": [0, 0, 400, 300], "b": [180, 140, 40, 20]]),
  LayoutCase(
    "an overlay has the view's size",
    """
    <VStack id="s" style="overlay(content: :o)">\(box("a", 100, 60))<Color id="o" name="red" \
    template="o"/></VStack>
    """, ["s": [150, 120, 100, 60], "o": [150, 120, 100, 60]]),
  LayoutCase(
    "an overlay does not make it larger",
    """
    <VStack id="s" style="overlay(alignment: .topTrailing, content: :o)">\(box("a", 100, 60))\
    <Color id="o" template="o" name="red" style="frame(width: 20, height: 20);offset(x: 10, y: -10)"/>\
    </VStack>
    """, ["s": [150, 120, 100, 60], "o": [240, 110, 20, 20]]),
  LayoutCase(
    "a background has the view's size",
    """
    <VStack id="s" style="padding(10);background(content: :b)">\(box("a", 100, 60))<Circle id="b" \
    template="b"/></VStack>
    """, ["s": [140, 110, 120, 80], "b": [140, 110, 120, 80]]),
  LayoutCase(
    "a divider in a column", "<VStack id=\"s\">\(box("a", 100, 20))<Divider id=\"d\"/></VStack>",
    ["s": [0, 135.75, 400, 28.5], "d": [0, 163.75, 400, 0.5]]),
  LayoutCase(
    "a scroll view fills, and its content begins at the top",
    "<ScrollView id=\"s\"><VStack>\(box("a", 400, 20))\(fill("b"))</VStack></ScrollView>",
    ["s": [0, 0, 400, 300], "a": [0, 0, 400, 20], "b": [0, 28, 400, 10]]),
  LayoutCase(
    "a scroll view is as wide as its content",
    "<ScrollView id=\"s\">\(box("a", 100, 20))</ScrollView>",
    ["s": [150, 0, 100, 300], "a": [150, 0, 100, 20]]),
  LayoutCase(
    "a spacer in a scroll view has its minimum",
    "<ScrollView><VStack spacing=\"0\">\(box("a", 400, 20))<Spacer/>\(box("b", 400, 20))</VStack></ScrollView>",
    ["a": [0, 0, 400, 20], "b": [0, 28, 400, 20]]),
  LayoutCase(
    "a horizontal scroll view is as high as its content",
    """
    <VStack><ScrollView id="s" axis="horizontal"><HStack>\(box("a", 300, 40))\(box("b", 300, 30))\
    </HStack></ScrollView></VStack>
    """, ["s": [0, 130, 400, 40], "a": [0, 130, 300, 40], "b": [308, 135, 300, 30]]),
  LayoutCase(
    "an offset moves what is drawn", box("a", 100, 50, ";offset(x: 10, y: 20)"),
    ["a": [160, 145, 100, 50]]),
  LayoutCase(
    "an offset takes no space",
    "<HStack>\(box("a", 50, 50, ";offset(x: 10)"))\(box("b", 50, 50))</HStack>",
    ["a": [156, 125, 50, 50], "b": [204, 125, 50, 50]]),
  LayoutCase(
    "nested stacks",
    """
    <VStack alignment="leading"><HStack id="r">\(box("a", 20, 20))\(box("b", 30, 30))</HStack>\
    \(box("c", 100, 10))</VStack>
    """, ["r": [150, 126, 58, 30], "b": [178, 126, 30, 30], "c": [150, 164, 100, 10]]),
  LayoutCase(
    "a row in a column takes all if it holds a spacer",
    "<VStack><HStack id=\"r\">\(box("a", 20, 20))<Spacer/></HStack>\(box("b", 30, 30))</VStack>",
    ["r": [0, 121, 400, 20], "b": [185, 149, 30, 30]]),
  LayoutCase(
    "a group is not there",
    "<HStack>\(box("a", 40, 20))<Group>\(box("b", 40, 20))\(box("c", 40, 20))</Group></HStack>",
    ["a": [132, 140, 40, 20], "b": [180, 140, 40, 20], "c": [228, 140, 40, 20]]),
  LayoutCase(
    "a grid's columns are as wide as their widest cells",
    """
    <Grid id="g"><GridRow>\(box("a", 40, 20))\(box("b", 20, 20))</GridRow>\
    <GridRow>\(box("c", 20, 20))\(box("d", 60, 20))</GridRow></Grid>
    """,
    [
      "g": [146, 126, 108, 48], "a": [146, 126, 40, 20], "b": [214, 126, 20, 20],
      "c": [156, 154, 20, 20], "d": [194, 154, 60, 20],
    ]),
  LayoutCase(
    "a lazy grid shares its columns",
    """
    <ScrollView><LazyVGrid columns="[GridItem(.flexible()), GridItem(.flexible())]">\
    \(box("a", 40, 20))\(box("b", 40, 20))\(box("c", 40, 20))</LazyVGrid></ScrollView>
    """, ["a": [78, 0, 40, 20], "b": [282, 0, 40, 20], "c": [78, 28, 40, 20]]),
  LayoutCase(
    "priority takes first",
    """
    <HStack spacing="0">\(fill("a", "frame(maxWidth: 250);layoutPriority(1)"))\(fill("b"))</HStack>
    """, ["a": [0, 0, 250, 300], "b": [250, 0, 150, 300]]),
  LayoutCase(
    "texts that fit",
    """
    <ViewThatFits id="v"><HStack id="a">\(box("b", 200, 20))<Text style="frame(width: 50)">a</Text></HStack>\
    <VStack id="c">\(box("d", 100, 20))</VStack></ViewThatFits>
    """, ["b": [71, 140, 200, 20]]),
  LayoutCase(
    "texts that do not fit",
    """
    <ViewThatFits id="v"><HStack>\(box("b", 200, 20))<Text>Texts are on a line for their ideal \
    size</Text></HStack><VStack id="c">\(box("d", 100, 20))</VStack></ViewThatFits>
    """, ["v": [150, 140, 100, 20], "c": [150, 140, 100, 20]]),
  LayoutCase(
    "an overlay has the size of what has a ratio",
    """
    <Color id="a" name="red" style="aspectRatio(2, contentMode: .fit);overlay(content: :o)">\
    <Color id="o" name="blue" template="o"/></Color>
    """, ["a": [0, 50, 400, 200], "o": [0, 50, 400, 200]]),
  LayoutCase(
    "an aspect ratio fits",
    fill("a", "aspectRatio(2, contentMode: .fit);frame(width: 100, height: 100)"),
    ["a": [150, 100, 100, 100]]),
  LayoutCase(
    "a position is that of the middle", box("a", 20, 20, ";position(x: 100, y: 50)"),
    ["a": [0, 0, 400, 300]]),
  LayoutCase(
    "an inset at the edge",
    """
    <ScrollView id="s" style="safeAreaInset(edge: .bottom, content: :i)">\(box("a", 400, 900))\
    <Color id="i" template="i" name="red" style="frame(height: 40)"/></ScrollView>
    """, ["i": [0, 260, 400, 40]]),
  LayoutCase(
    "a raised text has room",
    "<Text id=\"a\" style=\"baselineOffset(6);frame(width: 50)\">x</Text>",
    ["a": [175, 137, 50, 26]]),
  LayoutCase(
    "a raised text keeps its baseline in a row",
    """
    <HStack alignment="firstTextBaseline"><Text id="a" style="baselineOffset(6);frame(width: 50)">x</Text>\
    <Text id="b" style="baselineOffset(-6);frame(width: 50)">x</Text>\
    <Text id="c" style="frame(width: 50)">x</Text></HStack>
    """,
    ["a": [117, 134, 50, 26], "b": [175, 140, 50, 26], "c": [233, 140, 50, 20]]),
  LayoutCase(
    "a cell over two columns",
    """
    <Grid><GridRow>\(box("a", 50, 20))\(box("b", 30, 20))</GridRow>\
    <GridRow>\(box("c", 20, 10, "; gridCellColumns(2)"))</GridRow></Grid>
    """, ["a": [156, 131, 50, 20], "b": [214, 131, 30, 20], "c": [190, 159, 20, 10]]),
  LayoutCase(
    "a column has the alignment that one of its cells has",
    """
    <Grid><GridRow>\(box("a", 50, 20))</GridRow><GridRow>\(box("b", 20, 20))</GridRow>\
    <GridRow>\(box("c", 10, 20, "; gridColumnAlignment(.trailing)"))</GridRow></Grid>
    """, ["b": [205, 140, 20, 20], "c": [215, 168, 10, 20]]),
  LayoutCase(
    "a cell with an anchor",
    """
    <Grid><GridRow>\(box("a", 50, 20))\(box("b", 20, 40))</GridRow>\
    <GridRow>\(box("c", 20, 20, "; gridCellAnchor(.leading)"))</GridRow></Grid>
    """, ["a": [161, 126, 50, 20], "c": [161, 164, 20, 20]]),
  LayoutCase(
    "a cell that makes no column wider",
    """
    <Grid><GridRow>\(box("a", 50, 20))</GridRow>\
    \(fill("c", "frame(height: 2); gridCellUnsizedAxes(.horizontal)"))</Grid>
    """, ["a": [175, 135, 50, 20], "c": [175, 163, 50, 2]]),
]

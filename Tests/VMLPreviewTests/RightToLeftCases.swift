import VMLPreview

/// Small trees where lines begin on the right: what is leading is on that side.
let rightToLeftCases = [
  mirrored(
    "a row begins on the right", "<HStack>\(box("a", 100, 20))\(box("b", 60, 20))</HStack>",
    ["a": [184, 140, 100, 20], "b": [116, 140, 60, 20]]),
  mirrored(
    "a column's leading edge is the right one",
    """
    <VStack alignment="leading">\(box("a", 100, 20))\(box("b", 60, 20))</VStack>
    """, ["a": [150, 126, 100, 20], "b": [190, 154, 60, 20]]),
  mirrored(
    "an inner view is where its padding leaves it",
    """
    <VStack style="padding(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)); \
    frame(width: 200, alignment: .leading)">\(box("a", 60, 20))</VStack>
    """, ["a": [210, 140, 60, 20]]),
  mirrored(
    "an offset goes to the trailing side", box("a", 60, 20, "; offset(x: 40, y: 5)"),
    ["a": [130, 145, 60, 20]]),
  mirrored(
    "a position counts from the leading side",
    """
    <VStack style="position(x: 100, y: 50)">\(box("a", 60, 20))</VStack>
    """, ["a": [270, 40, 60, 20]]),
  mirrored(
    "an overlay's corner is on the other side",
    """
    <Color name="red" style="frame(width: 200, height: 100); \
    overlay(alignment: .topTrailing, content: :o)">\(box("a", 40, 20)
      .replacing("<Color", with: "<Color template=\"o\""))</Color>
    """, ["a": [100, 100, 40, 20]]),
  mirrored(
    "a grid's first column is on the right",
    "<Grid><GridRow>\(box("a", 50, 20))\(box("b", 30, 20))</GridRow></Grid>",
    ["a": [194, 140, 50, 20], "b": [156, 140, 30, 20]]),
  mirrored(
    "the environment turns a part round",
    """
    <HStack>\(box("a", 100, 20))<HStack style="environment(\\.layoutDirection, .leftToRight)">\
    \(box("b", 30, 20))\(box("c", 30, 20))</HStack></HStack>
    """, ["a": [188, 140, 100, 20], "b": [112, 140, 30, 20], "c": [150, 140, 30, 20]]),
  LayoutCase(
    "the environment turns a part from right to left",
    """
    <HStack style="environment(\\.layoutDirection, .rightToLeft)">\(box("a", 100, 20))\
    \(box("b", 60, 20))</HStack>
    """, ["a": [184, 140, 100, 20], "b": [116, 140, 60, 20]]),
  mirrored(
    "a view that flips is turned round with all that is in it",
    """
    <HStack style="flipsForRightToLeftLayoutDirection(true)">\(box("a", 100, 20))\
    \(box("b", 60, 20))</HStack>
    """, ["a": [116, 140, 100, 20], "b": [224, 140, 60, 20]]),
]

private func mirrored(
  _ name: String, _ views: String, _ frames: [String: [Double]]
) -> LayoutCase {
  LayoutCase(name, views, frames, in: .rightToLeft)
}

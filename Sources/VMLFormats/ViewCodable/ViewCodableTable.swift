/// ViewCodable's views and modifiers, as its decoder takes them.
let viewCodableTable = FormatTableReader.read(
  #"""
  # What begins with `@` stands for something that depends on other views: ViewCodableFinish puts it
  # there.

  # Words.

  kind horizontal { leading center trailing listRowSeparatorLeading listRowSeparatorTrailing }
  kind vertical { top center bottom firstTextBaseline lastTextBaseline }
  kind alignment {
    topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing
    leadingFirstTextBaseline centerFirstTextBaseline trailingFirstTextBaseline
    leadingLastTextBaseline centerLastTextBaseline trailingLastTextBaseline
  }
  kind axis { vertical horizontal }
  kind weight { black bold heavy light medium regular semibold thin ultraLight }
  kind design { default monospaced rounded serif }
  kind textStyle {
    largeTitle title title2 title3 headline subheadline body callout caption caption2 footnote
  }
  kind weightedFont {
    <textStyle> = {systemStyle: {_0: {style: $textStyle}}}
    .system(textStyle, design: design?, weight: weight?) =
      {systemStyle: {_0: {style: $textStyle, design: $design?, weight: $weight?}}}
    .system(size: number, weight: weight?, design: design?) =
      {systemFixed: {_0: {size: $size, weight: $weight?, design: $design?}}}
  }
  kind font {
    <weightedFont>
    .custom(text, size: number, relativeTo: textStyle?) =
      {customStyle: {_0: {name: $text, size: $size, relativeTo: $relativeTo?}}}
    .custom(text, fixedSize: number) = {customFixed: {_0: {name: $text, fixedSize: $fixedSize}}}
  }
  kind corners { circular continuous }
  kind size {
    CGSize(width: number, height: number) = {width: $width, height: $height}
    .init(width: number, height: number) = {width: $width, height: $height}
  }
  kind shape {
    .circle = {circle: {_0: {modifiers: []}}}
    .circle() = {circle: {_0: {modifiers: []}}}
    Circle() = {circle: {_0: {modifiers: []}}}
    .ellipse = {ellipse: {_0: {modifiers: []}}}
    .ellipse() = {ellipse: {_0: {modifiers: []}}}
    Ellipse() = {ellipse: {_0: {modifiers: []}}}
    .rect = {rectangle: {_0: {modifiers: []}}}
    .rect() = {rectangle: {_0: {modifiers: []}}}
    Rectangle() = {rectangle: {_0: {modifiers: []}}}
    .capsule = {capsule: {_0: {style: "continuous", modifiers: []}}}
    .capsule(style: corners?) = {capsule: {_0: {style: $style|"continuous", modifiers: []}}}
    Capsule(style: corners?) = {capsule: {_0: {style: $style|"continuous", modifiers: []}}}
    .rect(cornerRadius: number, style: corners?) = {roundedRectangle: {_0: {
      cornerSize: {width: $cornerRadius, height: $cornerRadius}, style: $style|"continuous",
      modifiers: [] }}}
    RoundedRectangle(cornerRadius: number, style: corners?) = {roundedRectangle: {_0: {
      cornerSize: {width: $cornerRadius, height: $cornerRadius}, style: $style|"continuous",
      modifiers: [] }}}
    .rect(cornerSize: size, style: corners?) = {roundedRectangle: {_0: {
      cornerSize: $cornerSize, style: $style|"continuous", modifiers: [] }}}
    RoundedRectangle(cornerSize: size, style: corners?) = {roundedRectangle: {_0: {
      cornerSize: $cornerSize, style: $style|"continuous", modifiers: [] }}}
  }
  # Colours by their parts; all others are names and digits.
  kind colour {
    Color(.sRGB?, white: finite, opacity: finite?) =
      {colorType: {white: {_0: {white: $white}}}, opacity: $opacity|1, modifiers: []}
    Color(.sRGB?, red: finite, green: finite, blue: finite, opacity: finite?) = {
      colorType: {rgb: {_0: {red: $red, green: $green, blue: $blue}}}, opacity: $opacity|1,
      modifiers: [] }
    Color(hue: finite, saturation: finite, brightness: finite, opacity: finite?) = {
      colorType: {hsb: {_0: {hue: $hue, saturation: $saturation, brightness: $brightness}}},
      opacity: $opacity|1, modifiers: [] }
    <color>
  }
  # What a stroke needs.
  kind strokeStyle {
    StrokeStyle(
      lineWidth: number?, lineCap: cap?, lineJoin: join?, miterLimit: number?, dash: [number]?,
      dashPhase: number?
    ) = {
      lineWidth: $lineWidth|1, lineCap: $lineCap|{butt: {}}, lineJoin: $lineJoin|{miter: {}},
      miterLimit: $miterLimit|10, dash: $dash|[], dashPhase: $dashPhase|0 }
    .init(
      lineWidth: number?, lineCap: cap?, lineJoin: join?, miterLimit: number?, dash: [number]?,
      dashPhase: number?
    ) = {
      lineWidth: $lineWidth|1, lineCap: $lineCap|{butt: {}}, lineJoin: $lineJoin|{miter: {}},
      miterLimit: $miterLimit|10, dash: $dash|[], dashPhase: $dashPhase|0 }
  }
  kind resizing { stretch tile }
  # The length of `padding()`, where a call names edges alone.
  kind length { .default = 16 <number> = $number }
  kind textAlignment {
    .leading = {leading: {}} .center = {center: {}} .trailing = {trailing: {}}
  }
  kind insets {
    EdgeInsets(top: number?, leading: number?, bottom: number?, trailing: number?) =
      {top: $top?, leading: $leading?, bottom: $bottom?, trailing: $trailing?}
    .init(top: number?, leading: number?, bottom: number?, trailing: number?) =
      {top: $top?, leading: $leading?, bottom: $bottom?, trailing: $trailing?}
  }
  kind case { uppercase lowercase }
  kind regions { all container keyboard }
  kind edgeSet { all vertical horizontal top bottom leading trailing }
  kind titleMode { automatic inline large }
  kind placement {
    automatic principal status primaryAction secondaryAction confirmationAction
    cancellationAction destructiveAction navigation topBarLeading topBarTrailing bottomBar keyboard
    .navigationBarLeading = "topBarLeading" .navigationBarTrailing = "topBarTrailing"
  }
  kind cap { .butt = {butt: {}} .round = {round: {}} .square = {square: {}} }
  kind join { .miter = {miter: {}} .round = {round: {}} .bevel = {bevel: {}} }

  # Views. What clients need is there though VML may leave it out.

  view EmptyView = empty
  view ProgressView = progress
  view Spacer(minLength: number?) = spacer {minLength: $minLength?}
  view Text(content: text) = text {textType: {plain: {_0: $content}}}
  view Text(verbatim: text) = text {textType: {plain: {_0: $verbatim}}}
  view Text(markdown: text) = text {textType: {markdown: {_0: $markdown}}}
  view Text = text {textType: {plain: {_0: ""}}}
  view Image(systemName: text) = image {imageType: {systemName: {_0: $systemName}}}
  view Image(name: text) = image {imageType: {name: {_0: $name}}}
  view Image(decorative: text) = image {imageType: {name: {_0: $decorative}}}
  view AsyncImage(
    url: address, scale: number?, phase.success: modifiers?, phase.empty: child?,
    phase.failure: child?
  ) = asyncImage {
    image: $url, scale: $scale?, imageModifiers: $phase.success|[], error: $phase.failure?,
    placeholder: $phase.empty? }
  view AsyncImage(url: address, scale: number?, content: modifiers, placeholder: child?) =
    asyncImage {
      image: $url, scale: $scale?, imageModifiers: $content, placeholder: $placeholder? }
  view Button(onTap: send?, action: text?, actionValue: text?, content: text) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?},
    label: @child text {textType: {plain: {_0: $content}}} }
  view Button(onTap: send?, action: text?, actionValue: text?, title: text) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?},
    label: @child text {textType: {plain: {_0: $title}}} }
  view Button(
    onTap: send?, action: text?, actionValue: text?, title: text, systemImage: text
  ) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?},
    label: @child hStack {children: [
      @child image {imageType: {systemName: {_0: $systemImage}}},
      @child text {textType: {plain: {_0: $title}}} ]} }
  view Button(onTap: send?, action: text?, actionValue: text?, content: child) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?}, label: $content }
  view Button(onTap: send?, action: text?, actionValue: text?, label: child) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?}, label: $label }
  view Button(onTap: send?, action: text?, actionValue: text?) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?}, label: @child empty }
  view HStack(alignment: vertical?, spacing: number?, children: views?) =
    hStack {alignment: $alignment?, spacing: $spacing?, children: $children|[]}
  view VStack(alignment: horizontal?, spacing: number?, children: views?) =
    vStack {alignment: $alignment?, spacing: $spacing?, children: $children|[]}
  view LazyVStack(alignment: horizontal?, spacing: number?, children: views?) =
    lazyVStack {alignment: $alignment?, spacing: $spacing?, children: $children|[]}
  view ZStack(alignment: alignment?, children: views?) =
    zStack {alignment: $alignment?, children: $children|[]}
  view ScrollView(axis: axis, content: child) = scrollView {axis: $axis, content: $content}
  view ScrollView(axes: axis?, content: child) =
    scrollView {axis: $axes|"vertical", content: $content}
  view ScrollView(axis: axis) = scrollView {axis: $axis, content: @child empty}
  view ScrollView(axes: axis?) = scrollView {axis: $axes|"vertical", content: @child empty}
  view Color(name: color) = color {_: $name}
  view Color(white: finite, opacity: finite?) =
    color {colorType: {white: {_0: {white: $white}}}, opacity: $opacity|1}
  view Color(red: finite, green: finite, blue: finite, opacity: finite?) = color {
    colorType: {rgb: {_0: {red: $red, green: $green, blue: $blue}}}, opacity: $opacity|1 }
  view Color(hue: finite, saturation: finite, brightness: finite, opacity: finite?) = color {
    colorType: {hsb: {_0: {hue: $hue, saturation: $saturation, brightness: $brightness}}},
    opacity: $opacity|1 }
  view Color(value: color) = color {_: $value}
  view Rectangle = rectangle
  view Circle = circle
  view Ellipse = ellipse
  view Capsule(style: corners?) = capsule {style: $style|"continuous"}
  view RoundedRectangle(cornerRadius: number, style: corners?) = roundedRectangle {
    cornerSize: {width: $cornerRadius, height: $cornerRadius}, style: $style|"continuous" }
  view RoundedRectangle(cornerSize: size, style: corners?) =
    roundedRectangle {cornerSize: $cornerSize, style: $style|"continuous"}

  # Views that the format says in another way.

  view LazyHStack(alignment: vertical?, spacing: number?, children: views?) =
    hStack {alignment: $alignment?, spacing: $spacing?, children: $children|[]}
  view Label(content: text, systemImage: text) = hStack {children: [
    @child image {imageType: {systemName: {_0: $systemImage}}},
    @child text {textType: {plain: {_0: $content}}} ]}
  view Label(title: text, systemImage: text) = hStack {children: [
    @child image {imageType: {systemName: {_0: $systemImage}}},
    @child text {textType: {plain: {_0: $title}}} ]}
  view Label(content: text, image: text) = hStack {children: [
    @child image {imageType: {name: {_0: $image}}},
    @child text {textType: {plain: {_0: $content}}} ]}
  view Label(title: child, icon: child) = hStack {children: [$icon, $title]}
  view Label(content: child, icon: child) = hStack {children: [$icon, $content]}
  # The host's handler of actions opens the address.
  view Link(content: text, destination: address) = button {
    action: {name: "openURL", value: $destination},
    label: @child text {textType: {plain: {_0: $content}}} }
  view Link(content: child, destination: address) =
    button {action: {name: "openURL", value: $destination}, label: $content}
  view ToolbarItem(placement: placement?, content: child) =
    @item {placement: $placement|"automatic", content: $content}
  view ToolbarItemGroup(placement: placement?, children: views) =
    @item {placement: $placement|"automatic", children: $children}
  view Group(children: views?) = @each {children: $children|[]}

  # Views of which only what they hold is written.

  part NavigationStack(children: views?) = @each {children: $children|[]}
  part List(children: views?) = scrollView {
    axis: "vertical", content: @child lazyVStack {alignment: "leading", children: $children|[]} }
  part Form(children: views?) = scrollView {
    axis: "vertical", content: @child vStack {alignment: "leading", children: $children|[]} }
  part Section(header: children?, children: views?, footer: children?) =
    @each {header: $header?, children: $children|[], footer: $footer?}
  part Grid(alignment: horizontal?, verticalSpacing: number?, children: views?) = vStack {
    alignment: $alignment?, spacing: $verticalSpacing?, children: $children|[] }
  part GridRow(alignment: vertical?, children: views?) =
    hStack {alignment: $alignment?, children: $children|[]}

  common(onTap: send) = onTapGesture: {_0: {name: $action, value: $valueText?}}
  common(onRefresh: send) = refreshable: {_0: {name: $action, value: $valueText?}}
  common(action: text, actionValue: text?) =
    onTapGesture: {_0: {name: $action, value: $actionValue?}}

  # Clients make identities of their own.
  ignored { id tag }

  # Modifiers.

  modifier foregroundStyle(colour) = foregroundColor: {_0: $colour}
  modifier foregroundColor(colour) = foregroundColor: {_0: $colour}
  modifier background(colour, ignoresSafeAreaEdges: lost?) = backgroundColor: {_0: $colour}
  modifier background(colour, in: shape, fillStyle: lost?) =
    background: {_0: @child @painted {shape: $in, fill: $colour}}
  modifier background(view) = background: {_0: $view}
  modifier background(content: view) = background: {_0: $content}
  modifier overlay(colour, ignoresSafeAreaEdges: lost?) = overlayColor: {_0: $colour}
  modifier overlay(colour, in: shape, fillStyle: lost?) =
    overlay: {_0: @child @painted {shape: $in, fill: $colour}}
  modifier overlay(view) = overlay: {_0: $view}
  modifier overlay(content: view) = overlay: {_0: $content}
  # The format has no alignment here: a frame that is as large as the view has it.
  modifier background(view, alignment: alignment) =
    background: {_0: @child @aligned {content: $view, alignment: $alignment}}
  modifier background(alignment: alignment, content: view) =
    background: {_0: @child @aligned {content: $content, alignment: $alignment}}
  modifier overlay(view, alignment: alignment) =
    overlay: {_0: @child @aligned {content: $view, alignment: $alignment}}
  modifier overlay(alignment: alignment, content: view) =
    overlay: {_0: @child @aligned {content: $content, alignment: $alignment}}
  modifier font(weightedFont~bold()) = font: {_0: $weightedFont}; @weight: "bold"
  modifier font(weightedFont~weight(weight)) = font: {_0: $weightedFont}; @weight: $weight
  modifier font(font) = font: {_0: $font}
  modifier fontWeight(weight) = @weight: $weight
  modifier bold() = @weight: "bold"
  modifier bold(true) = @weight: "bold"
  modifier multilineTextAlignment(textAlignment) = multilineTextAlignment: {_0: $textAlignment}
  modifier lineLimit(integer, reservesSpace: false?) = lineLimit: {_0: $integer}
  # `nil` for no limit, and for texts as they are.
  modifier lineLimit() = lineLimit: {}
  modifier textCase(case) = textCase: {_0: $case}
  modifier textCase() = textCase: {}
  modifier kerning(number) = kerning: {_0: $number}
  modifier tracking(number) = tracking: {_0: $number}
  modifier blur(radius: number, opaque: false?) = blur: {_0: $radius}
  modifier opacity(finite) = opacity: {_0: $finite}
  modifier hidden() = opacity: {_0: 0}; allowsHitTesting: {_0: false}
  modifier layoutPriority(finite) = layoutPriority: {_0: $finite}
  modifier scaledToFill() = scaledToFill: {}
  modifier scaledToFit() = scaledToFit: {}
  modifier aspectRatio(contentMode: .fill) = scaledToFill: {}
  modifier aspectRatio(contentMode: .fit) = scaledToFit: {}
  modifier clipped() = clipped: {}
  modifier clipShape(shape, style: lost?) = clipShape: {_0: $shape}
  modifier cornerRadius(number) = clipShape: {_0: {roundedRectangle: {_0: {
    cornerSize: {width: $number, height: $number}, style: "continuous", modifiers: [] }}}}
  modifier allowsHitTesting(bool) = allowsHitTesting: {_0: $bool}
  modifier ignoresSafeArea(regions?, edges: edgeSet?) =
    ignoresSafeArea: {_0: {regions: $regions|"all", edges: $edges|"all"}}
  modifier padding() = padding: {_0: {top: 16, leading: 16, bottom: 16, trailing: 16}}
  modifier padding(number) =
    padding: {_0: {top: $number, leading: $number, bottom: $number, trailing: $number}}
  modifier padding(.horizontal, number) = padding: {_0: {leading: $number, trailing: $number}}
  modifier padding(.vertical, number) = padding: {_0: {top: $number, bottom: $number}}
  modifier padding(.top, number) = padding: {_0: {top: $number}}
  modifier padding(.leading, number) = padding: {_0: {leading: $number}}
  modifier padding(.bottom, number) = padding: {_0: {bottom: $number}}
  modifier padding(.trailing, number) = padding: {_0: {trailing: $number}}
  modifier padding(insets) = padding: {_0: $insets}
  # The writer has each call with edges in this form.
  modifier padding(top: length?, leading: length?, bottom: length?, trailing: length?) =
    padding: {_0: {top: $top?, leading: $leading?, bottom: $bottom?, trailing: $trailing?}}
  modifier frame(width: number?, height: number?, alignment: alignment?) =
    frame: {_0: {fixed: {_0: {width: $width?, height: $height?, alignment: $alignment?}}}}
  modifier frame(
    minWidth: number?, idealWidth: number?, maxWidth: number?, minHeight: number?,
    idealHeight: number?, maxHeight: number?, alignment: alignment?
  ) = frame: {_0: {flexible: {_0: {
    minWidth: $minWidth?, idealWidth: $idealWidth?, maxWidth: $maxWidth?, minHeight: $minHeight?,
    idealHeight: $idealHeight?, maxHeight: $maxHeight?, alignment: $alignment? }}}}
  modifier containerRelativeFrame(axis, alignment: alignment?) =
    containerRelativeFrame: {_0: {axis: $axis, alignment: $alignment|"center"}}
  modifier containerRelativeFrame(
    axis, count: integer, span: integer?, spacing: 0, alignment: alignment?
  ) = containerRelativeFrame: {_0: {
    axis: $axis, alignment: $alignment|"center", @scale: [$span|1, $count] }}
  modifier navigationTitle(text) = navigationTitle: {_0: $text}
  modifier navigationBarTitleDisplayMode(titleMode) =
    navigationBarTitleDisplayMode: {_0: $titleMode}
  modifier toolbar(content: children) = @toolbar: {_0: $content}
  modifier toolbar(children) = @toolbar: {_0: $children}
  modifier onTapGesture(count: 1?, perform: send) =
    onTapGesture: {_0: {name: $action, value: $valueText?}}
  modifier refreshable(action: send) = refreshable: {_0: {name: $action, value: $valueText?}}
  # The codec makes them members of the image and the shape.
  modifier resizable(capInsets: insets?, resizingMode: resizing?) =
    resizable: {capInsets: $capInsets?, resizingMode: $resizingMode?}
  modifier fill(colour, style: lost?) = fill: $colour
  modifier fill(style: lost?) = fill: "@foreground"
  modifier stroke(colour, lineWidth: number?, antialiased: bool?) = stroke: {
    color: $colour, antialiased: $antialiased|true, strokeStyle: {
      lineWidth: $lineWidth|1, lineCap: {butt: {}}, lineJoin: {miter: {}}, miterLimit: 10,
      dash: [], dashPhase: 0 } }
  modifier stroke(colour, style: strokeStyle, antialiased: bool?) =
    stroke: {color: $colour, antialiased: $antialiased|true, strokeStyle: $style}
  modifier stroke(lineWidth: number?) = stroke: {
    color: "@foreground", antialiased: true, strokeStyle: {
      lineWidth: $lineWidth|1, lineCap: {butt: {}}, lineJoin: {miter: {}}, miterLimit: 10,
      dash: [], dashPhase: 0 } }
  modifier stroke(style: strokeStyle) =
    stroke: {color: "@foreground", antialiased: true, strokeStyle: $style}
  """#)

/// ViewCodable's views and modifiers, as its decoder takes them.
let viewCodableTable = FormatTableReader.read(
  #"""
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
  kind font {
    <textStyle> = {systemStyle: {_0: {style: $textStyle}}}
    .system(textStyle, design: design?, weight: weight?) =
      {systemStyle: {_0: {style: $textStyle, design: $design?, weight: $weight?}}}
    .system(size: number, weight: weight?, design: design?) =
      {systemFixed: {_0: {size: $size, weight: $weight?, design: $design?}}}
    .custom(text, size: number, relativeTo: textStyle?) =
      {customStyle: {_0: {name: $text, size: $size, relativeTo: $relativeTo?}}}
    .custom(text, fixedSize: number) = {customFixed: {_0: {name: $text, fixedSize: $fixedSize}}}
    <textStyle>~weight(weight) = {systemStyle: {_0: {style: $textStyle, weight: $weight}}}
    <textStyle>~bold() = {systemStyle: {_0: {style: $textStyle, weight: "bold"}}}
  }
  kind shape {
    .circle = {circle: {_0: {modifiers: []}}}
    .circle() = {circle: {_0: {modifiers: []}}}
    .ellipse = {ellipse: {_0: {modifiers: []}}}
    .rect = {rectangle: {_0: {modifiers: []}}}
    .capsule = {capsule: {_0: {style: "continuous", modifiers: []}}}
    .rect(cornerRadius: number) = {roundedRectangle: {_0: {
      cornerSize: {width: $cornerRadius, height: $cornerRadius}, style: "continuous",
      modifiers: [] }}}
    Circle() = {circle: {_0: {modifiers: []}}}
    Ellipse() = {ellipse: {_0: {modifiers: []}}}
    Rectangle() = {rectangle: {_0: {modifiers: []}}}
    Capsule() = {capsule: {_0: {style: "continuous", modifiers: []}}}
    RoundedRectangle(cornerRadius: number) = {roundedRectangle: {_0: {
      cornerSize: {width: $cornerRadius, height: $cornerRadius}, style: "continuous",
      modifiers: [] }}}
  }
  kind textAlignment {
    .leading = {leading: {}} .center = {center: {}} .trailing = {trailing: {}}
  }
  kind insets {
    EdgeInsets(top: number, leading: number, bottom: number, trailing: number) =
      {top: $top, leading: $leading, bottom: $bottom, trailing: $trailing}
    .init(top: number, leading: number, bottom: number, trailing: number) =
      {top: $top, leading: $leading, bottom: $bottom, trailing: $trailing}
  }
  kind case { uppercase lowercase }
  kind regions { all container keyboard }
  kind edgeSet { all vertical horizontal top bottom leading trailing }
  kind titleMode { automatic inline large }
  kind placement {
    automatic principal status primaryAction secondaryAction confirmationAction
    cancellationAction destructiveAction navigation topBarLeading topBarTrailing bottomBar keyboard
  }
  kind cap { .butt = {butt: {}} .round = {round: {}} .square = {square: {}} }
  kind join { .miter = {miter: {}} .round = {round: {}} .bevel = {bevel: {}} }

  # Views.

  view EmptyView = empty
  view ProgressView = progress
  view Spacer(minLength: number?) = spacer {minLength: $minLength?}
  view Text(content: text) = text {textType: {plain: {_0: $content}}}
  view Text(markdown: text) = text {textType: {markdown: {_0: $markdown}}}
  view Image(systemName: text) = image {imageType: {systemName: {_0: $systemName}}}
  view Image(name: text) = image {imageType: {name: {_0: $name}}}
  view AsyncImage(
    url: text, scale: number?, phase.success: modifiers?, phase.empty: view?, phase.failure: view?
  ) = asyncImage {
    image: $url, scale: $scale?, imageModifiers: $phase.success|[], error: $phase.failure?,
    placeholder: $phase.empty? }
  view Button(onTap: send, content: text) = button {
    action: {name: $action, value: $valueText?},
    label: @node text {textType: {plain: {_0: $content}}} }
  view Button(onTap: send, content: view) =
    button {action: {name: $action, value: $valueText?}, label: $content}
  view Button(action: text?, actionValue: text?, content: text) = button {
    action: {name: $action, value: $actionValue?},
    label: @node text {textType: {plain: {_0: $content}}} }
  view Button(action: text?, actionValue: text?, content: view) =
    button {action: {name: $action, value: $actionValue?}, label: $content}
  view HStack(alignment: vertical?, spacing: number?, children: views?) =
    hStack {alignment: $alignment?, spacing: $spacing?, children: $children|[]}
  view VStack(alignment: horizontal?, spacing: number?, children: views?) =
    vStack {alignment: $alignment?, spacing: $spacing?, children: $children|[]}
  view LazyVStack(alignment: horizontal?, spacing: number?, children: views?) =
    lazyVStack {alignment: $alignment?, spacing: $spacing?, children: $children|[]}
  view ZStack(alignment: alignment?, children: views?) =
    zStack {alignment: $alignment?, children: $children|[]}
  view ScrollView(axis: axis, content: view) = scrollView {axis: $axis, content: $content}
  view ScrollView(axes: axis?, content: view) =
    scrollView {axis: $axes|"vertical", content: $content}
  view Color(name: color) = color {_: $name}
  view Color(value: color) = color {_: $value}
  view Rectangle = rectangle
  view Circle = circle
  view Ellipse = ellipse
  view Capsule = capsule {style: "continuous"}
  view RoundedRectangle(cornerRadius: number) = roundedRectangle
    {cornerSize: {width: $cornerRadius, height: $cornerRadius}, style: "continuous"}

  common(onTap: send) = onTapGesture: {_0: {name: $action, value: $valueText?}}
  common(action: text, actionValue: text?) =
    onTapGesture: {_0: {name: $action, value: $actionValue?}}

  # Clients make identities of their own.
  ignored { id tag }

  # Modifiers.

  modifier foregroundStyle(color) = foregroundColor: {_0: $color}
  modifier foregroundColor(color) = foregroundColor: {_0: $color}
  modifier background(color) = backgroundColor: {_0: $color}
  modifier background(view) = background: {_0: $view}
  modifier background(content: view) = background: {_0: $content}
  modifier overlay(color) = overlayColor: {_0: $color}
  modifier overlay(view) = overlay: {_0: $view}
  modifier overlay(content: view) = overlay: {_0: $content}
  modifier font(font) = font: {_0: $font}
  modifier multilineTextAlignment(textAlignment) = multilineTextAlignment: {_0: $textAlignment}
  modifier lineLimit(integer) = lineLimit: {_0: $integer}
  modifier textCase(case) = textCase: {_0: $case}
  modifier kerning(number) = kerning: {_0: $number}
  modifier tracking(number) = tracking: {_0: $number}
  modifier blur(radius: number) = blur: {_0: $radius}
  modifier opacity(number) = opacity: {_0: $number}
  modifier layoutPriority(number) = layoutPriority: {_0: $number}
  modifier scaledToFill() = scaledToFill: {}
  modifier scaledToFit() = scaledToFit: {}
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
  modifier padding(insets) = padding: {_0: $insets}
  modifier padding(.all, number?) = padding: {_0:
    {top: $number|16, leading: $number|16, bottom: $number|16, trailing: $number|16}}
  modifier padding(.horizontal, number?) =
    padding: {_0: {leading: $number|16, trailing: $number|16}}
  modifier padding(.vertical, number?) = padding: {_0: {top: $number|16, bottom: $number|16}}
  modifier padding(.top, number?) = padding: {_0: {top: $number|16}}
  modifier padding(.leading, number?) = padding: {_0: {leading: $number|16}}
  modifier padding(.bottom, number?) = padding: {_0: {bottom: $number|16}}
  modifier padding(.trailing, number?) = padding: {_0: {trailing: $number|16}}
  modifier frame(width: number?, height: number?, alignment: alignment?) =
    frame: {_0: {fixed: {_0: {width: $width?, height: $height?, alignment: $alignment?}}}}
  modifier frame(
    minWidth: number?, idealWidth: number?, maxWidth: number?, minHeight: number?,
    idealHeight: number?, maxHeight: number?, alignment: alignment?
  ) = frame: {_0: {flexible: {_0: {
    minWidth: $minWidth?, idealWidth: $idealWidth?, maxWidth: $maxWidth?, minHeight: $minHeight?,
    idealHeight: $idealHeight?, maxHeight: $maxHeight?, alignment: $alignment? }}}}
  modifier containerRelativeFrame(axis, alignment: alignment?) =
    containerRelativeFrame: {_0: {axis: $axis, alignment: $alignment?}}
  modifier navigationTitle(text) = navigationTitle: {_0: $text}
  modifier navigationBarTitleDisplayMode(titleMode) =
    navigationBarTitleDisplayMode: {_0: $titleMode}
  # The codec makes it a member of the image.
  modifier resizable() = resizable: {}
  modifier fill(color, style: lost?) = fill: $color
  modifier stroke(color, lineWidth: number?) = stroke: {
    color: $color, antialiased: true, strokeStyle: {
      lineWidth: $lineWidth|1, lineCap: {butt: {}}, lineJoin: {miter: {}}, miterLimit: 10,
      dash: [], dashPhase: 0 } }
  """#)

/// ViewCodable's views and modifiers, as its decoder takes them.
let viewCodableTable = FormatTableReader.read(
  #"""
  # What begins with `@` stands for something that depends on other views: ViewCodableFinish puts it
  # there.

  # Words.

  kind horizontal { leading center trailing listRowSeparatorLeading listRowSeparatorTrailing }
  kind vertical { top center bottom firstTextBaseline lastTextBaseline }
  # Of a grid's alignment its columns have the horizontal part.
  kind columnAlignment {
    leading center trailing .topLeading = "leading" .top = "center" .topTrailing = "trailing"
    .bottomLeading = "leading" .bottom = "center" .bottomTrailing = "trailing"
  }
  kind alignment {
    topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing
    leadingFirstTextBaseline centerFirstTextBaseline trailingFirstTextBaseline
    leadingLastTextBaseline centerLastTextBaseline trailingLastTextBaseline
  }
  kind axis { vertical horizontal [.vertical] = "vertical" [.horizontal] = "horizontal" }
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
  kind capInsets {
    EdgeInsets() = {top: 0, leading: 0, bottom: 0, trailing: 0}
    EdgeInsets(top: number, leading: number, bottom: number, trailing: number) =
      {top: $top, leading: $leading, bottom: $bottom, trailing: $trailing}
    .init(top: number, leading: number, bottom: number, trailing: number) =
      {top: $top, leading: $leading, bottom: $bottom, trailing: $trailing}
  }
  kind regions { all container keyboard [.container, .keyboard] = "all" }
  kind edgeSet {
    all vertical horizontal top bottom leading trailing [.all] = "all"
    [.vertical] = "vertical" [.top, .bottom] = "vertical" [.bottom, .top] = "vertical"
    [.horizontal] = "horizontal" [.leading, .trailing] = "horizontal"
    [.top] = "top" [.bottom] = "bottom" [.leading] = "leading" [.trailing] = "trailing"
    [.horizontal, .vertical] = "all" [.vertical, .horizontal] = "all"
  }
  kind titleMode { automatic inline large }
  kind placement {
    automatic principal status primaryAction secondaryAction confirmationAction
    cancellationAction destructiveAction navigation topBarLeading topBarTrailing bottomBar keyboard
    .navigationBarLeading = "topBarLeading" .navigationBarTrailing = "topBarTrailing"
  }
  kind cap { .butt = {butt: {}} .round = {round: {}} .square = {square: {}} }
  kind join { .miter = {miter: {}} .round = {round: {}} .bevel = {bevel: {}} }

  kind symbolView {
    <text> = {image: {_0: {imageType: {systemName: {_0: $text}}, modifiers: []}}}
  }
  kind imageView { <text> = {image: {_0: {imageType: {name: {_0: $text}}, modifiers: []}}} }

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
  # Nothing says that a reader of the screen passes over it.
  view Image(decorative: text, decorative: lost?) = image {imageType: {name: {_0: $decorative}}}
  # A placeholder stands there as well if the picture fails.
  view AsyncImage(url: address, scale: number?, content: modifiers, placeholder: child) =
    asyncImage {
      image: $url, scale: $scale?, imageModifiers: $content, error: $placeholder,
      placeholder: $placeholder }
  view AsyncImage(url: address, scale: number?, placeholder: child) = asyncImage {
    image: $url, scale: $scale?, imageModifiers: $content|[], error: $placeholder,
    placeholder: $placeholder }
  view AsyncImage(
    url: address, scale: number?, phase.success: modifiers?, phase.empty: child?,
    phase.failure: child?
  ) = asyncImage {
    image: $url, scale: $scale?, imageModifiers: $phase.success|[], error: $phase.failure?,
    placeholder: $phase.empty? }
  view AsyncImage(url: address, scale: number?, content: modifiers?) =
    asyncImage {image: $url, scale: $scale?, imageModifiers: $content|[]}
  # The first that fit in part are those with a picture.
  view Button(
    onTap: send?, action: text?, actionValue: text?, content: text, systemImage: text
  ) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?},
    label: @child hStack {children: [
      @child image {imageType: {systemName: {_0: $systemImage}}},
      @child text {textType: {plain: {_0: $content}}} ]} }
  view Button(
    onTap: send?, action: text?, actionValue: text?, title: text, systemImage: text
  ) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?},
    label: @child hStack {children: [
      @child image {imageType: {systemName: {_0: $systemImage}}},
      @child text {textType: {plain: {_0: $title}}} ]} }
  view Button(
    onTap: send?, action: text?, actionValue: text?, content: text, image: text
  ) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?},
    label: @child hStack {children: [
      @child image {imageType: {name: {_0: $image}}},
      @child text {textType: {plain: {_0: $content}}} ]} }
  view Button(
    onTap: send?, action: text?, actionValue: text?, title: text, image: text
  ) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?},
    label: @child hStack {children: [
      @child image {imageType: {name: {_0: $image}}},
      @child text {textType: {plain: {_0: $title}}} ]} }
  view Button(onTap: send?, action: text?, actionValue: text?, content: text) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?},
    label: @child text {textType: {plain: {_0: $content}}} }
  view Button(onTap: send?, action: text?, actionValue: text?, title: text) = button {
    action: {name: $action, value: $valueText?, value: $actionValue?},
    label: @child text {textType: {plain: {_0: $title}}} }
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
  view ScrollView(axis: axis, showsIndicators: true?, content: child) =
    scrollView {axis: $axis, content: $content}
  view ScrollView(axes: axis?, showsIndicators: true?, content: child) =
    scrollView {axis: $axes|"vertical", content: $content}
  view ScrollView(axis: axis, showsIndicators: true?) =
    scrollView {axis: $axis, content: @child empty}
  view ScrollView(axes: axis?, showsIndicators: true?) =
    scrollView {axis: $axes|"vertical", content: @child empty}
  view Color(colorSpace: .sRGB?, white: finite, opacity: finite?) =
    color {colorType: {white: {_0: {white: $white}}}, opacity: $opacity|1}
  view Color(
    colorSpace: .sRGB?, red: finite, green: finite, blue: finite, opacity: finite?
  ) = color {
    colorType: {rgb: {_0: {red: $red, green: $green, blue: $blue}}}, opacity: $opacity|1 }
  view Color(hue: finite, saturation: finite, brightness: finite, opacity: finite?) = color {
    colorType: {hsb: {_0: {hue: $hue, saturation: $saturation, brightness: $brightness}}},
    opacity: $opacity|1 }
  view Color(name: colorName) = color {_: $name}
  view Color(value: color) = color {_: $value}
  view Color(colorParts) = color {_: $colorParts}
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
  view Label(content: text, systemImage: symbolView?, image: imageView?, icon: child?) =
    hStack {children: [
      $systemImage?, $image?, $icon?, @child text {textType: {plain: {_0: $content}}} ]}
  view Label(title: child, systemImage: symbolView?, image: imageView?, icon: child?) =
    hStack {children: [$systemImage?, $image?, $icon?, $title]}
  view Label(content: child, systemImage: symbolView?, image: imageView?, icon: child?) =
    hStack {children: [$systemImage?, $image?, $icon?, $content]}
  # The host's handler of actions opens the page or the address.
  view Link(content: text, destination: page) = button {
    action: {name: "open", value: $destination},
    label: @child text {textType: {plain: {_0: $content}}} }
  view Link(title: text, destination: page) = button {
    action: {name: "open", value: $destination},
    label: @child text {textType: {plain: {_0: $title}}} }
  view Link(content: child, destination: page) =
    button {action: {name: "open", value: $destination}, label: $content}
  view Link(label: child, destination: page) =
    button {action: {name: "open", value: $destination}, label: $label}
  view Link(content: text, destination: address) = button {
    action: {name: "openURL", value: $destination},
    label: @child text {textType: {plain: {_0: $content}}} }
  view Link(title: text, destination: address) = button {
    action: {name: "openURL", value: $destination},
    label: @child text {textType: {plain: {_0: $title}}} }
  view Link(content: child, destination: address) =
    button {action: {name: "openURL", value: $destination}, label: $content}
  view Link(label: child, destination: address) =
    button {action: {name: "openURL", value: $destination}, label: $label}
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
  part Section(title: text, children: views?, footer: children?) = @each {
    header: [@child text {textType: {plain: {_0: $title}}}], children: $children|[],
    footer: $footer? }
  part Section(header: children?, children: views?, footer: children?) =
    @each {header: $header?, children: $children|[], footer: $footer?}
  part Grid(alignment: columnAlignment?, verticalSpacing: number?, children: views?) = vStack {
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
  modifier background(layer) = background: {_0: $layer}
  modifier background(content: layer) = background: {_0: $content}
  modifier background(children) = background: {_0: @child zStack {children: $children}}
  modifier background(content: children) = background: {_0: @child zStack {children: $content}}
  modifier overlay(colour, ignoresSafeAreaEdges: lost?) = overlayColor: {_0: $colour}
  modifier overlay(colour, in: shape, fillStyle: lost?) =
    overlay: {_0: @child @painted {shape: $in, fill: $colour}}
  modifier overlay(layer) = overlay: {_0: $layer}
  modifier overlay(content: layer) = overlay: {_0: $content}
  modifier overlay(children) = overlay: {_0: @child zStack {children: $children}}
  modifier overlay(content: children) = overlay: {_0: @child zStack {children: $content}}
  # The format has no alignment here: a frame that is as large as the view has it.
  modifier background(children, alignment: alignment) =
    background: {_0: @child @aligned {alignment: $alignment, children: $children}}
  modifier background(alignment: alignment, content: children) =
    background: {_0: @child @aligned {alignment: $alignment, children: $content}}
  modifier overlay(children, alignment: alignment) =
    overlay: {_0: @child @aligned {alignment: $alignment, children: $children}}
  modifier overlay(alignment: alignment, content: children) =
    overlay: {_0: @child @aligned {alignment: $alignment, children: $content}}
  modifier font(weightedFont~bold()) = font: {_0: $weightedFont}; @own: "bold"
  modifier font(weightedFont~weight(weight)) = font: {_0: $weightedFont}; @own: $weight
  modifier font(font) = font: {_0: $font}
  modifier fontWeight(weight) = @weight: $weight
  modifier bold() = @weight: "bold"
  modifier bold(true) = @weight: "bold"
  modifier multilineTextAlignment(textAlignment) = multilineTextAlignment: {_0: $textAlignment}
  modifier lineLimit(integer, reservesSpace: false?) = lineLimit: {_0: $integer}
  modifier lineLimit(integer, reservesSpace: lost) = lineLimit: {_0: $integer}
  # `nil` for no limit; the decoder wants a case of texts.
  modifier lineLimit() = lineLimit: {}
  modifier textCase(case) = textCase: {_0: $case}
  modifier kerning(number) = kerning: {_0: $number}
  modifier tracking(number) = tracking: {_0: $number}
  modifier blur(radius: number, opaque: false?) = blur: {_0: $radius}
  modifier blur(radius: number, opaque: lost) = blur: {_0: $radius}
  modifier opacity(finite) = opacity: {_0: $finite}
  modifier hidden() = opacity: {_0: 0}; allowsHitTesting: {_0: false}
  modifier layoutPriority(finite) = layoutPriority: {_0: $finite}
  modifier scaledToFill() = scaledToFill: {}
  modifier scaledToFit() = scaledToFit: {}
  modifier aspectRatio(contentMode: .fill) = scaledToFill: {}
  modifier aspectRatio(contentMode: .fit) = scaledToFit: {}
  modifier clipped(antialiased: false?) = clipped: {}
  modifier clipped(antialiased: lost) = clipped: {}
  modifier clipShape(shape, style: lost?) = clipShape: {_0: $shape}
  modifier cornerRadius(number, antialiased: true?) = clipShape: {_0: {roundedRectangle: {_0: {
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
    axis, count: positive, span: positive?, spacing: 0, alignment: alignment?
  ) = containerRelativeFrame: {_0: {
    axis: $axis, alignment: $alignment|"center", @scale: [$span|1, $count] }}
  modifier navigationTitle(text) = navigationTitle: {_0: $text}
  modifier navigationBarTitleDisplayMode(titleMode) =
    navigationBarTitleDisplayMode: {_0: $titleMode}
  modifier toolbarTitleDisplayMode(titleMode) =
    navigationBarTitleDisplayMode: {_0: $titleMode}
  modifier toolbar(content: children) = @toolbar: {_0: $content}
  modifier toolbar(children) = @toolbar: {_0: $children}
  modifier onTapGesture(count: 1?, perform: send) =
    onTapGesture: {_0: {name: $action, value: $valueText?}}
  modifier refreshable(action: send) = refreshable: {_0: {name: $action, value: $valueText?}}
  # The codec makes them members of the image and the shape.
  modifier resizable(capInsets: capInsets?, resizingMode: resizing?) =
    resizable: {capInsets: $capInsets?, resizingMode: $resizingMode?}
  modifier fill(colour, style: lost?) = fill: $colour
  modifier fill(.foreground, style: lost?) = fill: "@foreground"
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

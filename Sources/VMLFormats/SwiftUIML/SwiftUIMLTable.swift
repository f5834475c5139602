/// SwiftUIML's node types, attributes and modifiers, as its renderers read them.
let swiftUIMLTable = FormatTableReader.read(
  #"""
  # Words.

  kind horizontal { leading center trailing }
  kind vertical { top center bottom firstTextBaseline lastTextBaseline }
  kind alignment {
    topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing
  }
  kind point {
    topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing
  }
  kind axes {
    vertical horizontal
    [<axes>] = $axes
  }
  kind weight { ultraLight thin light regular medium semibold bold heavy black }
  kind design { default serif rounded monospaced }
  kind textStyle {
    largeTitle title title2 title3 headline subheadline body callout caption caption2 footnote
  }
  kind font {
    # The renderer does not know this name.
    .footnote = {type: "system", size: 13}
    largeTitle title title2 title3 headline subheadline body callout caption caption2
    .system(size: number, weight: weight?, design: design?) =
      {type: "system", size: $size, weight: $weight?, design: $design?}
    .custom(text, size: number, relativeTo: textStyle?) =
      {type: "custom", name: $text, size: $size, relativeTo: $relativeTo?}
    .custom(text, fixedSize: number) = {type: "custom", name: $text, fixedSize: $fixedSize}
  }
  kind colors {
    [<color>] = $color
    .init(colors: [color]) = $colors
    Gradient(colors: [color]) = $colors
  }
  kind stop {
    .init(color: color, location: number) = {color: $color, location: $location}
    Stop(color: color, location: number) = {color: $color, location: $location}
  }
  kind gradient {
    .linearGradient(colors: colors, startPoint: point?, endPoint: point?) =
      @node LinearGradient {colors: $colors, startPoint: $startPoint?, endPoint: $endPoint?}
    .linearGradient(colors, startPoint: point?, endPoint: point?) =
      @node LinearGradient {colors: $colors, startPoint: $startPoint?, endPoint: $endPoint?}
    .radialGradient(colors: colors, center: point?, startRadius: number, endRadius: number) =
      @node RadialGradient
        {colors: $colors, center: $center?, startRadius: $startRadius, endRadius: $endRadius}
    .angularGradient(colors: colors, center: point?, startAngle: angle, endAngle: angle) =
      @node AngularGradient
        {colors: $colors, center: $center?, startAngle: $startAngle, endAngle: $endAngle}
  }
  kind paint { <color> <gradient> }
  kind shape {
    .circle = @node Circle
    .capsule = @node Capsule
    .ellipse = @node Ellipse
    .rect = @node Rectangle
    .rect() = @node Rectangle
    .rect(cornerRadius: number, style: any?) = @node RoundedRectangle {cornerRadius: $cornerRadius}
    .circle() = @node Circle
    .capsule() = @node Capsule
    .ellipse() = @node Ellipse
    Circle() = @node Circle
    Capsule() = @node Capsule
    Ellipse() = @node Ellipse
    Rectangle() = @node Rectangle
    RoundedRectangle(cornerRadius: number, style: any?) =
      @node RoundedRectangle {cornerRadius: $cornerRadius}
  }
  kind insets {
    EdgeInsets(top: number, leading: number, bottom: number, trailing: number) =
      {top: $top, leading: $leading, bottom: $bottom, trailing: $trailing}
    .init(top: number, leading: number, bottom: number, trailing: number) =
      {top: $top, leading: $leading, bottom: $bottom, trailing: $trailing}
  }
  kind scheme { light dark }
  kind visibility { automatic visible hidden }
  kind traits {
    isButton isHeader isSelected isLink isSearchField isImage playsSound startsMediaSession
    updatesFrequently allowsDirectInteraction causesPageTurn
  }
  kind edgeSet { all top bottom leading trailing horizontal vertical }
  kind blend {
    normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight
    difference exclusion hue saturation color luminosity sourceAtop destinationOver destinationOut
    plusDarker plusLighter
  }
  kind detent {
    medium large
    .fraction(number) = {type: "fraction", value: $number}
    .height(number) = {type: "height", value: $number}
  }
  kind contentMode { fit fill }

  # Views.

  view Text(content: text) = Text {text: $content}
  view Text(markdown: text) = Text {markdown: $markdown}
  view TextField(content: text?, text: text?) =
    TextField {placeholder: $content|"", value: $text?}
  view SecureField(content: text?, text: text?) =
    SecureField {placeholder: $content|"", value: $text?}
  view TextEditor(text: text?) = TextEditor {value: $text?}
  view Toggle(content: text?, isOn: bool?) = Toggle {label: $content|"", isOn: $isOn|false}
  view Toggle(label: plain, isOn: bool?) = Toggle {label: $label, isOn: $isOn|false}
  view Slider(value: number?, in: range, step: number?) =
    Slider {value: $value?, minimumValue: $lower, maximumValue: $upper, step: $step?}
  view Slider(value: number?, step: number?) =
    Slider {value: $value?, minimumValue: 0, maximumValue: 1, step: $step?}
  view Stepper(content: text?, value: number?, in: range, step: number?) = Stepper
    {label: $content|"", value: $value?, minimumValue: $lower, maximumValue: $upper, step: $step?}
  view Picker(content: text?, selection: text?, children: views) =
    Picker {label: $content|"", selection: $selection?, children: $children}
  view Toggle(content: flat, isOn: bool?) = Toggle {label: $content, isOn: $isOn|false}
  view Toggle(label: flat, isOn: bool?) = Toggle {label: $label, isOn: $isOn|false}
  view Picker(label: flat?, selection: text?, children: views) =
    Picker {label: $label|"", selection: $selection?, children: $children}
  view DatePicker(content: text?, selection: text?) =
    DatePicker {label: $content|"", value: $selection?}
  view ColorPicker(content: text?, selection: text?, supportsOpacity: bool?) = ColorPicker
    {label: $content|"", value: $selection?, supportsOpacity: $supportsOpacity?}
  view Button(onTap: send, content: text) =
    Button {title: $content, onTap: {action: $action, value: $value?}}
  view Button(onTap: send, children: views) =
    Button {onTap: {action: $action, value: $value?}, children: $children}
  view Button(action: text?, actionValue: text?, content: text) =
    Button {title: $content, onTap: {action: $action, value: $actionValue?}}
  view Button(action: text?, actionValue: text?, children: views) =
    Button {onTap: {action: $action, value: $actionValue?}, children: $children}
  view Link(content: text, destination: text) = Link {title: $content, url: $destination}
  view Link(children: views, destination: text) = Link {url: $destination, children: $children}
  view ShareLink(content: flat, item: text) = ShareLink {title: $content, url: $item}
  view ShareLink(content: text?, item: text) = ShareLink {title: $content?, url: $item}
  view Label(content: text, systemImage: text) = Label {title: $content, systemName: $systemImage}
  view Label(title: text, systemImage: text) = Label {title: $title, systemName: $systemImage}
  view Label(title: plain, icon: symbol) = Label {title: $title, systemName: $icon}
  view Label(title: flat, icon: symbol) = Label {title: $title, systemName: $icon}
  view Spacer = Spacer
  view Divider = Divider
  view EmptyView = EmptyView
  view ProgressView(content: text?, value: number, total: number?) =
    ProgressView {value: $value, total: $total|1, label: $content?}
  view ProgressView(content: text?) = ProgressView {label: $content?}
  view Gauge(
    content: text?, value: number, in: range?, label: view?, currentValueLabel: view?,
    minimumValueLabel: view?, maximumValueLabel: view?
  ) = Gauge {
    label: $label?, label: $content?, value: $value, minimumValue: $lower|0,
    maximumValue: $upper|1, currentValueLabel: $currentValueLabel?,
    minimumValueLabel: $minimumValueLabel?, maximumValueLabel: $maximumValueLabel? }
  view Menu(title: text, children: views) = Menu {label: $title, children: $children}
  view Menu(label: plain, children: views) = Menu {label: $label, children: $children}
  view Menu(label: view, children: views) = Menu {label: $label, children: $children}
  view HStack(alignment: vertical?, spacing: number?, children: views?) =
    HStack {alignment: $alignment|"center", spacing: $spacing?, children: $children?}
  view LazyHStack(alignment: vertical?, spacing: number?, children: views?) =
    LazyHStack {alignment: $alignment|"center", spacing: $spacing?, children: $children?}
  view VStack(alignment: horizontal?, spacing: number?, children: views?) =
    VStack {alignment: $alignment|"center", spacing: $spacing?, children: $children?}
  view LazyVStack(alignment: horizontal?, spacing: number?, children: views?) =
    LazyVStack {alignment: $alignment|"center", spacing: $spacing?, children: $children?}
  view ZStack(alignment: alignment?, children: views?) =
    ZStack {alignment: $alignment|"center", children: $children?}
  view Grid(
    alignment: alignment?, horizontalSpacing: number?, verticalSpacing: number?, children: views?
  ) = Grid {
    alignment: $alignment|"center", horizontalSpacing: $horizontalSpacing?,
    verticalSpacing: $verticalSpacing?, children: $children? }
  view GridRow(alignment: vertical?, children: views?) =
    GridRow {alignment: $alignment|"center", children: $children?}
  view List(children: views?) = List {children: $children?}
  view Form(children: views?) = Form {children: $children?}
  view Group(children: views?) = Group {children: $children?}
  view ControlGroup(children: views?) = ControlGroup {children: $children?}
  view NavigationStack(children: views?) = NavigationStack {children: $children?}
  view GroupBox(label: plain, children: views?) = GroupBox {label: $label, children: $children?}
  view GroupBox(label: view?, children: views?) = GroupBox {label: $label?, children: $children?}
  view GroupBox(title: text, children: views?) = GroupBox {label: $title, children: $children?}
  view DisclosureGroup(label: plain, isExpanded: bool?, children: views?) =
    DisclosureGroup {label: $label, isExpanded: $isExpanded?, children: $children?}
  view DisclosureGroup(label: flat, isExpanded: bool?, children: views?) =
    DisclosureGroup {label: $label, isExpanded: $isExpanded?, children: $children?}
  view DisclosureGroup(title: text, isExpanded: bool?, children: views?) =
    DisclosureGroup {label: $title, isExpanded: $isExpanded?, children: $children?}
  view Section(header: view?, footer: view?, children: views?) =
    Section {header: $header?, footer: $footer?, children: $children?}
  view ViewThatFits(in: axes?, children: views?) =
    ViewThatFits {axis: $in|"vertical", children: $children?}
  view TabView(children: views?) = TabView {children: $children?}
  kind indicatorsShown { .false = "hidden" .true = "automatic" }
  view ScrollView(axis: axes, showsIndicators: indicatorsShown?, children: views?) =
    ScrollView {axis: $axis, scrollIndicators: $showsIndicators?, children: $children?}
  view ScrollView(axes: axes?, showsIndicators: indicatorsShown?, children: views?) =
    ScrollView {axis: $axes|"vertical", scrollIndicators: $showsIndicators?, children: $children?}
  view NavigationLink(value: text, label: child) =
    NavigationLink {value: $value, children: [$label]}
  view ToolbarItem(children: views) = Group {children: $children}
  view NavigationLink(value: text, children: views) =
    NavigationLink {value: $value, children: $children}
  view Image(systemName: text) = Image {systemName: $systemName}
  view Image(name: text, bundle: text?) = Image {name: $name, bundle: $bundle?}
  view AsyncImage(
    url: text, phase.success: modifiers?, phase.empty: child?, phase.failure: child?
  ) = AsyncImage {
    url: $url, children: [
      @child AsyncImageSuccess {modifiers: $phase.success|[]},
      @child AsyncImageEmpty {children: [$phase.empty]},
      @child AsyncImageFailure {children: [$phase.failure]} ] }
  view Color(name: color) = Color {value: $name}
  view Color(value: color) = Color {value: $value}
  view LinearGradient(colors: colors, startPoint: point?, endPoint: point?) =
    LinearGradient {colors: $colors, startPoint: $startPoint|"top", endPoint: $endPoint|"bottom"}
  view LinearGradient(gradient: colors, startPoint: point?, endPoint: point?) =
    LinearGradient {colors: $gradient, startPoint: $startPoint|"top", endPoint: $endPoint|"bottom"}
  view RadialGradient(colors: colors, center: point?, startRadius: number?, endRadius: number?) =
    RadialGradient {
      colors: $colors, center: $center|"center", startRadius: $startRadius|0,
      endRadius: $endRadius|300 }
  view AngularGradient(colors: colors, center: point?, startAngle: angle?, endAngle: angle?) =
    AngularGradient {
      colors: $colors, center: $center|"center", startAngle: $startAngle|0,
      endAngle: $endAngle|360 }
  view Circle = Circle
  view Rectangle = Rectangle
  view Capsule = Capsule
  view Ellipse = Ellipse
  view ContainerRelativeShape = ContainerRelativeShape
  view RoundedRectangle(cornerRadius: number) = RoundedRectangle {cornerRadius: $cornerRadius}
  view UnevenRoundedRectangle(
    topLeadingRadius: number?, bottomLeadingRadius: number?, bottomTrailingRadius: number?,
    topTrailingRadius: number?
  ) = UnevenRoundedRectangle {
    topLeading: $topLeadingRadius|0, bottomLeading: $bottomLeadingRadius|0,
    bottomTrailing: $bottomTrailingRadius|0, topTrailing: $topTrailingRadius|0 }

  # Attributes of any view.

  common(onTap: send) = onTapGesture: {action: $action, value: $value?}
  common(onAppear: send) = onAppear: {action: $action, value: $value?}
  common(onDisappear: send) = onDisappear: {action: $action, value: $value?}
  common(action: text, actionValue: text?) =
    onTapGesture: {action: $action, value: $actionValue?}
  common(tag: text) = tag: $tag
  # Clients refuse what comes after it.
  common(id: text) = id: $id

  ignored { lineReserves }

  # Modifiers: layout.

  modifier padding() = padding: null
  modifier padding(number) = padding: $number
  modifier padding(insets) = padding: $insets
  modifier padding(.all) = padding: null
  modifier padding(.all, number) = padding: $number
  modifier padding(.horizontal, number) =
    padding: {top: 0, leading: $number, bottom: 0, trailing: $number}
  modifier padding(.vertical, number) =
    padding: {top: $number, leading: 0, bottom: $number, trailing: 0}
  modifier padding(.top, number) = padding: {top: $number, leading: 0, bottom: 0, trailing: 0}
  modifier padding(.leading, number) = padding: {top: 0, leading: $number, bottom: 0, trailing: 0}
  modifier padding(.bottom, number) = padding: {top: 0, leading: 0, bottom: $number, trailing: 0}
  modifier padding(.trailing, number) =
    padding: {top: 0, leading: 0, bottom: 0, trailing: $number}
  modifier frame(width: number?, height: number?, alignment: alignment?) =
    frame: {width: $width?, height: $height?, alignment: $alignment?}
  # The renderer reads an ideal size as `width` and `height`, others under its own name.
  modifier frame(
    minWidth: number?, idealWidth: number?, maxWidth: number?, minHeight: number?,
    idealHeight: number?, maxHeight: number?, alignment: alignment?
  ) = frame: {
    minWidth: $minWidth?, width: $idealWidth?, idealWidth: $idealWidth?, maxWidth: $maxWidth?,
    minHeight: $minHeight?, height: $idealHeight?, idealHeight: $idealHeight?,
    maxHeight: $maxHeight?, alignment: $alignment? }
  modifier containerRelativeFrame(
    axes, count: integer, span: integer?, spacing: number, alignment: alignment?
  ) = containerRelativeFrame: {
    axis: $axes, count: $count, span: $span|1, spacing: $spacing, alignment: $alignment? }
  modifier fixedSize() = fixedSize: true
  modifier fixedSize(horizontal: bool, vertical: bool) =
    fixedSize: {horizontal: $horizontal, vertical: $vertical}
  modifier offset(x: number?, y: number?) = offset: {x: $x|0, y: $y|0}
  modifier position(x: number?, y: number?) = position: {x: $x|0, y: $y|0}
  modifier rotationEffect(angle, anchor: point?) =
    rotationEffect: {degrees: $angle, anchor: $anchor?}
  modifier scaleEffect(number, anchor: point?) =
    scaleEffect: {x: $number, y: $number, anchor: $anchor?}
  modifier scaleEffect(x: number?, y: number?, anchor: point?) =
    scaleEffect: {x: $x|1, y: $y|1, anchor: $anchor?}
  modifier layoutPriority(number) = layoutPriority: $number
  modifier aspectRatio(number, contentMode: contentMode) =
    aspectRatio: {ratio: $number, contentMode: $contentMode}
  modifier ignoresSafeArea() = ignoresSafeArea: true
  modifier ignoresSafeArea(edges: edgeSet) = ignoresSafeArea: $edges
  modifier safeAreaInset(
    edge: edgeSet, alignment: horizontal?, spacing: number?, content: view
  ) = safeAreaInset: {
    edge: $edge, alignment: $alignment|"center", content: $content, spacing: $spacing? }
  modifier coordinateSpace(name: text) = coordinateSpace: $name

  # Text.

  modifier font(font~bold()) = font: $font; bold: true
  modifier font(font~italic()) = font: $font; italic: true
  modifier font(font~weight(weight)) = font: $font; fontWeight: $weight
  modifier font(font) = font: $font
  modifier fontWeight(weight) = fontWeight: $weight
  modifier bold() = bold: true
  modifier bold(bool) = bold: $bool
  modifier italic() = italic: true
  modifier italic(bool) = italic: $bool
  modifier underline() = underline: true
  modifier underline(bool, color: color?) = underline: {isActive: $bool, color: $color?}
  modifier underline(color: color) = underline: {isActive: true, color: $color}
  modifier strikethrough() = strikethrough: true
  modifier strikethrough(bool, color: color?) = strikethrough: {isActive: $bool, color: $color?}
  modifier strikethrough(color: color) = strikethrough: {isActive: true, color: $color}
  modifier kerning(number) = kerning: $number
  modifier tracking(number) = tracking: $number
  modifier baselineOffset(number) = baselineOffset: $number
  modifier lineLimit(integer) = lineLimit: $integer
  modifier lineSpacing(number) = lineSpacing: $number
  modifier minimumScaleFactor(number) = minimumScaleFactor: $number
  modifier allowsTightening(bool) = allowsTightening: $bool
  modifier multilineTextAlignment(horizontal) = multilineTextAlignment: $horizontal
  kind truncation { head middle tail }
  modifier truncationMode(truncation) = truncationMode: $truncation
  kind selectability { enabled disabled }
  modifier textSelection(selectability) = textSelection: $selectability

  # Colours and shapes.

  modifier foregroundStyle(color) = foregroundColor: $color
  modifier foregroundColor(color) = foregroundColor: $color
  modifier tint(color) = tint: $color
  modifier background(color) = backgroundColor: $color
  modifier background(gradient) = background: $gradient
  modifier background(view) = background: $view
  modifier background(view, alignment: alignment) =
    background: {value: $view, alignment: $alignment}
  modifier background(content: view) = background: $content
  modifier background(alignment: alignment, content: view) =
    background: {value: $content, alignment: $alignment}
  modifier overlay(view) = overlay: $view
  modifier overlay(view, alignment: alignment) = overlay: {value: $view, alignment: $alignment}
  modifier overlay(content: view) = overlay: $content
  modifier overlay(alignment: alignment, content: view) =
    overlay: {value: $content, alignment: $alignment}
  modifier mask(view) = mask: $view
  modifier mask(alignment: alignment, view) = mask: {value: $view, alignment: $alignment}
  modifier mask(mask: view) = mask: $mask
  modifier mask(alignment: alignment, mask: view) = mask: {value: $mask, alignment: $alignment}
  modifier clipShape(shape, style: any?) = clipShape: $shape
  modifier clipped() = clipped: true
  modifier cornerRadius(number) = cornerRadius: $number
  modifier fill(paint, style: any?) = fill: $paint
  modifier stroke(color, lineWidth: number?) = stroke: {color: $color, lineWidth: $lineWidth?}
  modifier trim(from: number?, to: number?) = trim: {from: $from|0, to: $to|1}
  modifier border(color, width: number?) = border: {color: $color, width: $width|1}
  modifier shadow(color: color?, radius: number, x: number?, y: number?) =
    shadow: {color: $color|"#00000054", radius: $radius, x: $x?, y: $y?}
  modifier blur(radius: number) = blur: $radius
  modifier blur(radius: number, opaque: bool) = blur: {radius: $radius, opaque: $opaque}
  modifier opacity(number) = opacity: $number
  modifier brightness(number) = brightness: $number
  modifier contrast(number) = contrast: $number
  modifier saturation(number) = saturation: $number
  modifier grayscale(number) = grayscale: $number
  modifier hueRotation(angle) = hueRotation: {degrees: $angle}
  modifier colorMultiply(color) = colorMultiply: $color
  modifier colorInvert() = colorInvert: true
  modifier luminanceToAlpha() = luminanceToAlpha: true
  modifier blendMode(blend) = blendMode: $blend
  modifier hidden() = hidden: true
  kind redaction { placeholder privacy }
  modifier redacted(reason: redaction) = redacted: $reason
  modifier privacySensitive() = privacySensitive: true
  modifier privacySensitive(bool) = privacySensitive: $bool
  modifier resizable() = resizable: true
  kind rendering { template original }
  modifier renderingMode(rendering) = renderingMode: $rendering
  modifier preferredColorScheme(scheme) = preferredColorScheme: $scheme

  # Controls.

  kind fieldStyle { automatic plain roundedBorder }
  modifier textFieldStyle(fieldStyle) = textFieldStyle: $fieldStyle
  kind buttonStyle { automatic plain bordered borderedProminent borderless }
  modifier buttonStyle(buttonStyle) = buttonStyle: $buttonStyle
  kind borderShape { automatic capsule roundedRectangle }
  modifier buttonBorderShape(borderShape) = buttonBorderShape: $borderShape
  kind progressStyle { automatic linear circular }
  modifier progressViewStyle(progressStyle) = progressViewStyle: $progressStyle
  kind listStyle { automatic plain grouped inset insetGrouped sidebar }
  modifier listStyle(listStyle) = listStyle: $listStyle
  kind toggleStyle { automatic switch button }
  modifier toggleStyle(toggleStyle) = toggleStyle: $toggleStyle
  kind pickerStyle { automatic inline menu navigationLink palette segmented wheel }
  modifier pickerStyle(pickerStyle) = pickerStyle: $pickerStyle
  kind tabStyle { automatic page }
  modifier tabViewStyle(tabStyle) = tabViewStyle: $tabStyle
  kind controlSize { mini small regular large extraLarge }
  modifier controlSize(controlSize) = controlSize: $controlSize
  kind keyboard {
    default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress
    decimalPad twitter webSearch asciiCapableNumberPad
  }
  modifier keyboardType(keyboard) = keyboardType: $keyboard
  kind capitalization {
    .never = "none" words sentences .characters = "allCharacters"
  }
  modifier textInputAutocapitalization(capitalization) = autocapitalization: $capitalization
  kind contentType {
    name namePrefix givenName middleName familyName nameSuffix nickname emailAddress
    telephoneNumber URL streetAddressLine1 streetAddressLine2 fullStreetAddress addressCity
    addressState addressCityAndState postalCode countryName organizationName jobTitle username
    password newPassword oneTimeCode creditCardNumber birthdate birthdateDay birthdateMonth
    birthdateYear dateTime location flightNumber shipmentTrackingNumber
  }
  modifier textContentType(contentType) = textContentType: $contentType
  kind submitLabel { done go send join route search return next continue }
  modifier submitLabel(submitLabel) = submitLabel: $submitLabel
  modifier labelsHidden() = labelsHidden: true
  modifier disabled(bool) = disabled: $bool
  modifier badge(text) = badge: $text

  # Lists and scrolling. A row has `ignoreEquatable` after each of its own modifiers.

  modifier listRowBackground(view) = listRowBackground: $view; ignoreEquatable: true
  modifier listRowInsets(insets) = listRowInsets: $insets; ignoreEquatable: true
  modifier listRowSeparator(visibility) = listRowSeparator: $visibility; ignoreEquatable: true
  kind verticalEdges { all top bottom }
  modifier listRowSeparator(visibility, edges: verticalEdges) =
    listRowSeparator: {visibility: $visibility, edges: $edges}; ignoreEquatable: true
  modifier scrollDisabled(bool) = scrollDisabled: $bool
  kind indicators { automatic visible hidden never }
  modifier scrollIndicators(indicators) = scrollIndicators: $indicators
  kind scrollTarget { paging viewAligned }
  modifier scrollTargetBehavior(scrollTarget) = scrollTargetBehavior: $scrollTarget
  modifier scrollTargetLayout() = scrollTargetLayout: true
  kind bounce { automatic always basedOnSize }
  modifier scrollBounceBehavior(bounce, axes: axes?) =
    scrollBounceBehavior: {behavior: $bounce, axis: $axes?}

  # Navigation and presentation.

  modifier navigationTitle(text) = navigationTitle: $text
  kind titleMode { automatic inline large }
  modifier navigationBarTitleDisplayMode(titleMode) = navigationBarTitleDisplayMode: $titleMode
  modifier navigationBarHidden(bool) = navigationBarHidden: $bool
  modifier navigationBarBackButtonHidden() = navigationBarBackButtonHidden: true
  modifier navigationBarBackButtonHidden(bool) = navigationBarBackButtonHidden: $bool
  modifier interactiveDismissDisabled() = interactiveDismissDisabled: true
  modifier interactiveDismissDisabled(bool) = interactiveDismissDisabled: $bool
  modifier presentationDetents([detent]) = presentationDetents: $detent
  modifier presentationDragIndicator(visibility) = presentationDragIndicator: $visibility
  modifier sheet(isPresented: bool, content: view) =
    sheet: {isPresented: $isPresented, animated: true, value: $content}
  modifier fullScreenCover(isPresented: bool, content: view) =
    fullScreenCover: {isPresented: $isPresented, animated: true, value: $content}
  modifier popover(isPresented: bool, content: view) =
    popover: {isPresented: $isPresented, animated: true, value: $content}

  modifier toolbar(content: children) = toolbar: @node ToolbarContent {children: $content}
  modifier toolbar(children) = toolbar: @node ToolbarContent {children: $children}
  modifier tabItem(tab) = tabItem: $tab
  modifier alert(text, isPresented: bool, actions: buttons, message: flat?) = alert: {
    title: $text, isPresented: $isPresented, buttons: $actions, message: $message? }
  modifier confirmationDialog(
    text, isPresented: bool, titleVisibility: any?, actions: buttons, message: flat?
  ) = confirmationDialog: {
    title: $text, isPresented: $isPresented, buttons: $actions, message: $message? }

  # Accessibility.

  modifier accessibilityLabel(text) = accessibilityLabel: $text
  modifier accessibilityHint(text) = accessibilityHint: $text
  modifier accessibilityValue(text) = accessibilityValue: $text
  modifier accessibilityIdentifier(text) = accessibilityIdentifier: $text
  modifier accessibilityHidden(bool) = accessibilityHidden: $bool
  modifier accessibilitySortPriority(number) = accessibilitySortPriority: $number
  modifier accessibilityAddTraits(traits) = accessibilityTraits: $traits
  modifier accessibilityAddTraits([traits]) = accessibilityTraits: $traits
  modifier accessibilityRemoveTraits(traits) = accessibilityRemoveTraits: $traits
  modifier accessibilityRemoveTraits([traits]) = accessibilityRemoveTraits: $traits
  kind childBehavior { contain ignore combine }
  modifier accessibilityElement() = accessibilityElement: "ignore"
  modifier accessibilityElement(children: childBehavior) = accessibilityElement: $children
  modifier accessibilityInputLabels([text]) = accessibilityInputLabels: $text

  # Environment.

  """#)

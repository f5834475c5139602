/// The modifiers of SwiftUIML, and the attributes that any view may have.
let swiftUIMLModifiers = #"""
  # Attributes of any view.

  common(onTap: send) = onTapGesture: {action: $action, value: $value?}
  common(onAppear: send) = onAppear: $onAppear
  common(onLongPress: send) = onLongPressGesture: {minimumDuration: 0.5, message: $onLongPress}
  common(onDisappear: send) = onDisappear: $onDisappear
  common(action: text, actionValue: payload?) =
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
  # The writer has each call with edges in this form; a length that is left out is SwiftUI's.
  kind length { .default = 16 <number> = $number }
  modifier padding(
    top: .default, leading: .default, bottom: .default, trailing: .default
  ) = padding: null
  modifier padding(top: length?, leading: length?, bottom: length?, trailing: length?) =
    padding: {top: $top|0, leading: $leading|0, bottom: $bottom|0, trailing: $trailing|0}
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
  modifier containerRelativeFrame(axes, alignment: alignment?) = containerRelativeFrame:
    {axis: $axes, count: 1, span: 1, spacing: 0, alignment: $alignment?}
  modifier containerRelativeFrame(
    axes, count: natural, span: natural?, spacing: number, alignment: alignment?
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
  modifier rotation3DEffect(
    angle, axis: vector, anchor: point?, anchorZ: number?, perspective: number?
  ) = rotation3DEffect: {
    degrees: $angle, x: $x, y: $y, z: $z, anchor: $anchor?, anchorZ: $anchorZ?,
    perspective: $perspective? }
  modifier gridCellColumns(natural) = gridCellColumns: $natural
  modifier aspectRatio(number, contentMode: contentMode) =
    aspectRatio: {ratio: $number, contentMode: $contentMode}
  modifier ignoresSafeArea() = ignoresSafeArea: true
  modifier ignoresSafeArea(edges: edgeSet) = ignoresSafeArea: $edges
  modifier ignoresSafeArea(.all, edges: edgeSet?) = ignoresSafeArea: $edges|"all"
  modifier safeAreaInset(
    edge: verticalEdge, alignment: horizontal?, spacing: number?, content: view
  ) = safeAreaInset: {
    edge: $edge, alignment: $alignment|"center", content: $content, spacing: $spacing? }
  modifier coordinateSpace(name: text) = coordinateSpace: $name
  kind spaceName { .named(text) = $text }
  modifier coordinateSpace(spaceName) = coordinateSpace: $spaceName

  # Text.

  # A font's own weight is written as one of the view, unless this has one.
  modifier font(font~bold()) = font: $font; @bold: true
  modifier font(font~italic()) = font: $font; italic: true
  modifier font(font~weight(weight)) = font: $font; @fontWeight: $weight
  modifier font(font~bold()~italic()) = font: $font; @bold: true; italic: true
  modifier font(font~italic()~bold()) = font: $font; italic: true; @bold: true
  modifier font(font~weight(weight)~italic()) = font: $font; @fontWeight: $weight; italic: true
  modifier font(font~italic()~weight(weight)) = font: $font; italic: true; @fontWeight: $weight
  modifier font(.system(namedFont, design: lost?, weight: weight)) =
    font: $namedFont; @fontWeight: $weight
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
  modifier background(color, ignoresSafeAreaEdges: lost?) = backgroundColor: $color
  modifier background(color, in: shape) =
    background: @node Color {value: $color, clipShape: $in}
  modifier background(anyGradient) = background: $anyGradient
  modifier background(view) = background: $view
  modifier background(view, alignment: alignment) =
    background: {value: $view, alignment: $alignment}
  modifier background(content: view) = background: $content
  modifier background(alignment: alignment, content: view) =
    background: {value: $content, alignment: $alignment}
  modifier overlay(color, ignoresSafeAreaEdges: lost?) = overlay: @node Color {value: $color}
  modifier overlay(color, in: shape) = overlay: @node Color {value: $color, clipShape: $in}
  modifier overlay(anyGradient) = overlay: $anyGradient
  modifier overlay(view) = overlay: $view
  modifier overlay(view, alignment: alignment) = overlay: {value: $view, alignment: $alignment}
  modifier overlay(content: view) = overlay: $content
  modifier overlay(alignment: alignment, content: view) =
    overlay: {value: $content, alignment: $alignment}
  modifier mask(view) = mask: $view
  modifier mask(alignment: alignment, view) = mask: {value: $view, alignment: $alignment}
  modifier mask(mask: view) = mask: $mask
  modifier mask(alignment: alignment, mask: view) = mask: {value: $mask, alignment: $alignment}
  modifier clipShape(shape, style: lost?) = clipShape: $shape
  modifier clipped(antialiased: lost?) = clipped: true
  modifier cornerRadius(number) = cornerRadius: $number
  modifier fill(paint, style: lost?) = fill: $paint
  modifier stroke(color, lineWidth: number?, antialiased: lost?) =
    stroke: {color: $color, lineWidth: $lineWidth?}
  kind strokeStyle {
    StrokeStyle(
      lineWidth: number, lineCap: lost?, lineJoin: lost?, miterLimit: lost?, dash: lost?,
      dashPhase: lost?
    ) = $lineWidth
    .init(
      lineWidth: number, lineCap: lost?, lineJoin: lost?, miterLimit: lost?, dash: lost?,
      dashPhase: lost?
    ) = $lineWidth
  }
  modifier stroke(color, style: strokeStyle) = stroke: {color: $color, lineWidth: $style}
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
  kind tabStyle {
    automatic page
    .page(indexDisplayMode: lost?) = "page"
  }
  modifier tabViewStyle(tabStyle) = tabViewStyle: $tabStyle
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
  modifier listRowBackground(color) =
    listRowBackground: @node Color {value: $color}; ignoreEquatable: true
  modifier listRowInsets(insets) = listRowInsets: $insets; ignoreEquatable: true
  modifier listRowSeparator(visibility) = listRowSeparator: $visibility; ignoreEquatable: true
  kind verticalEdges { all top bottom }
  modifier listRowSeparator(visibility, edges: verticalEdges) =
    listRowSeparator: {visibility: $visibility, edges: $edges}; ignoreEquatable: true
  modifier scrollDisabled(bool) = scrollDisabled: $bool
  kind indicators { automatic visible hidden never }
  modifier scrollIndicators(indicators, axes: lost?) = scrollIndicators: $indicators
  kind scrollTarget {
    paging viewAligned
    .viewAligned(limitBehavior: lost?, anchor: lost?) = "viewAligned"
  }
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
  modifier sheet(isPresented: bool, onDismiss: send?, content: view) = sheet:
    {isPresented: $isPresented, animated: true, value: $content, onDismiss: $onDismiss?}
  modifier fullScreenCover(isPresented: bool, onDismiss: send?, content: view) = fullScreenCover:
    {isPresented: $isPresented, animated: true, value: $content, onDismiss: $onDismiss?}
  modifier popover(
    isPresented: bool, attachmentAnchor: lost?, arrowEdge: lost?, content: view
  ) = popover: {isPresented: $isPresented, animated: true, value: $content}
  modifier navigationDestination(isPresented: bool, destination: view) =
    navigationDestination: {value: "", isPresented: $isPresented, content: $destination}
  modifier toolbar(content: children) = toolbar: @node ToolbarContent {children: $content}
  modifier toolbar(children) = toolbar: @node ToolbarContent {children: $children}
  modifier tabItem(tab) = tabItem: $tab
  modifier alert(text, isPresented: bool, actions: buttons, message: flat?) = alert: {
    title: $text, isPresented: $isPresented, buttons: $actions, message: $message? }
  modifier confirmationDialog(
    text, isPresented: bool, titleVisibility: .automatic, actions: buttons, message: flat?
  ) = confirmationDialog: {
    title: $text, isPresented: $isPresented, buttons: $actions, message: $message? }
  modifier confirmationDialog(
    text, isPresented: bool, titleVisibility: lost?, actions: buttons, message: flat?
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

  modifier accessibilityAction(named: text, send) =
    accessibilityAction: {name: $named, message: $send}

  # Messages. An event that stands among modifiers counts there.

  modifier onTapGesture(count: 1, perform: send) = onTapGesture: $perform
  modifier onTapGesture(perform: send) = onTapGesture: $perform
  modifier onLongPressGesture(minimumDuration: number?, maximumDistance: lost?, perform: send) =
    onLongPressGesture: {minimumDuration: $minimumDuration|0.5, message: $perform}
  modifier onAppear(perform: send) = onAppear: $perform
  modifier onDisappear(perform: send) = onDisappear: $perform

  # Environment.

  modifier colorScheme(scheme) = colorScheme: $scheme
  modifier environment(\.colorScheme, scheme) = colorScheme: $scheme
  modifier environment(\.locale, locale) = locale: $locale
  modifier environment(\.timeZone, timeZone) = timeZone: $timeZone
  modifier environment(\.controlSize, controlSize) = controlSize: $controlSize

  # Custom modifiers: the modifiers of the view under a name, by scheme and by breakpoint.

  modifier colorSchemeConditional(light: modifiers?, dark: modifiers?) =
    colorSchemeConditional: {light: $light|[], dark: $dark|[]}
  modifier responsive(breakpoint, modifiers) =
    responsive: [{pattern: $breakpoint, attributes: $modifiers}]

  # An animation watches an entry of its node: the value that it follows is written as one.

  modifier animation(animation, value: attr(name: text, value: text)) =
    $name: $value; animation: {@all: $animation, attribute: $name}
  """#

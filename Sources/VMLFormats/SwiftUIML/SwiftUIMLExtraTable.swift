/// Rows for what SwiftUIML's renderers read and ``swiftUIMLTable`` does not write; its schema needs
/// them.
///
/// The patterns only say which values there may be; the names on the left mean nothing.
let swiftUIMLExtraTable = FormatTableReader.read(
  #"""
  view Events(
    onTextChange: anything?, onSubmit: anything?, onFocus: anything?, onBlur: anything?
  ) = TextField {
    onTextChange: $onTextChange?, onSubmit: $onSubmit?, onFocus: $onFocus?, onBlur: $onBlur? }
  view Events(
    onTextChange: anything?, onSubmit: anything?, onFocus: anything?, onBlur: anything?
  ) = SecureField {
    onTextChange: $onTextChange?, onSubmit: $onSubmit?, onFocus: $onFocus?, onBlur: $onBlur? }
  view Events(onTextChange: anything?, onFocus: anything?, onBlur: anything?) =
    TextEditor {onTextChange: $onTextChange?, onFocus: $onFocus?, onBlur: $onBlur?}
  view Events(anything) = Toggle {onToggle: $anything}
  view Events(anything) = Slider {onSliderChange: $anything}
  view Events(anything) = Stepper {onStepperChange: $anything}
  view Events(anything) = Picker {onPickerChange: $anything}
  view Events(anything) = ColorPicker {onColorChange: $anything}
  view Events(anything) = DisclosureGroup {onExpandedChange: $anything}
  view Events(anything) = Button {onTap: $anything}
  kind components { date hourAndMinute dateAndTime }
  view Dates(components?, anything?, label: view?) = DatePicker {
    label: $label?, displayedComponents: $components?, onDateChange: $anything? }
  view Grids(columns: natural?, alignment: horizontal?, spacing: number?, children: views?) =
    LazyVGrid {columns: $columns?, alignment: $alignment?, spacing: $spacing?, children: $children?}
  view Grids(rows: natural?, alignment: vertical?, spacing: number?, children: views?) =
    LazyHGrid {rows: $rows?, alignment: $alignment?, spacing: $spacing?, children: $children?}
  view Items(children: views?) = ToolbarContent {children: $children?}
  view Schemes(children: views?) = ColorScheme {children: $children?}
  view Phases(url: text, children: views?) = AsyncImage {url: $url, children: $children?}
  view Phases(children: views?) = AsyncImageEmpty {children: $children?}
  view Phases(children: views?) = AsyncImageFailure {children: $children?}
  view Phases() = AsyncImageSuccess
  kind injection { atDocumentStart atDocumentEnd }
  kind bridge {
    .bridge(enabled: bool?, allowlist: [text]?, mainFrameOnly: bool?, at: injection?) = {
      enabled: $enabled?, allowlist: $allowlist?, mainFrameOnly: $mainFrameOnly?,
      injectionTime: $at? }
  }
  view Web(
    url: address, html: text?, bridge: bridge?, inspectable: bool?, scrolls: bool?
  ) = WebView {
    url: $url, html: $html?, javascriptBridge: $bridge?, isInspectable: $inspectable?,
    isScrollEnabled: $scrolls? }
  view Shapes(cornerRadius: number?) = RoundedRectangle {cornerRadius: $cornerRadius?}
  view Gauges(value: number?, now: text?, least: text?, most: text?) = Gauge {
    value: $value?, currentValueLabel: $now?, minimumValueLabel: $least?,
    maximumValueLabel: $most? }
  view Bars(currentValue: number, total: number, label: text?) =
    ProgressView {currentValue: $currentValue, total: $total, label: $label?}

  modifier own(text) = style: $text; inherit: $text; navigationDestinationKey: $text
  modifier own(anything) = onPresented: $anything; onDismiss: $anything
  modifier own(natural) = gridCellColumns: $natural
  modifier own(bool) = ignoreEquatable: $bool
  modifier own(text) = locale: $text; timeZone: $text
  modifier own(number) = perspective: $number
  modifier own(scheme) = colorScheme: $scheme
  modifier own(
    anything
  ) = onTapGesture: $anything; onAppear: $anything; onDisappear: $anything;
    onLongPressGesture: $anything
  kind curve {
    easeIn easeOut easeInOut linear spring bouncy smooth snappy
  }
  kind change { delay speed repeatCount repeatForever }
  kind next {
    .next(
      type: change, delay: number?, speed: number?, count: integer?, autoreverses: bool?,
      next: next?
    ) = {
      type: $type, delay: $delay?, speed: $speed?, count: $count?, autoreverses: $autoreverses?,
      next: $next? }
  }
  modifier own(
    type: curve, attribute: text, duration: number?, response: number?, dampingFraction: number?,
    blendDuration: number?, next: next?
  ) = animation: {
    type: $type, attribute: $attribute, duration: $duration?, response: $response?,
    dampingFraction: $dampingFraction?, blendDuration: $blendDuration?, next: $next? }
  modifier own(name: text, anything) = accessibilityAction: {name: $name, message: $anything}
  modifier own(
    degrees: number?, radians: number?, x: number?, y: number?, z: number?, anchor: point?,
    anchorZ: number?, perspective: number?
  ) = rotation3DEffect: {
    degrees: $degrees?, radians: $radians?, x: $x?, y: $y?, z: $z?, anchor: $anchor?,
    anchorZ: $anchorZ?, perspective: $perspective? }
  modifier own(
    value: text?, isPresented: bool?, content: view, id: text?, onPresented: anything?, onDismiss:
    anything?
  ) = navigationDestination: {
    value: $value?, isPresented: $isPresented?, content: $content, id: $id?,
    onPresented: $onPresented?, onDismiss: $onDismiss? }
  modifier own([keyedView]) = navigationDestinations: $keyedView
  modifier own(
    isPresented: bool?, animated: bool?, value: view, id: text?, onPresented: anything?,
    onDismiss: anything?
  ) =
    sheet: {
      isPresented: $isPresented?, animated: $animated?, value: $value, id: $id?,
      onPresented: $onPresented?, onDismiss: $onDismiss? };
    fullScreenCover: {
      isPresented: $isPresented?, animated: $animated?, value: $value, id: $id?,
      onPresented: $onPresented?, onDismiss: $onDismiss? };
    popover: {
      isPresented: $isPresented?, animated: $animated?, value: $value, id: $id?,
      onPresented: $onPresented?, onDismiss: $onDismiss? }
  modifier own(
    title: text, isPresented: bool, buttons: buttons?, message: text?, id: text?, onDismiss:
    anything?
  ) =
    alert: {
      title: $title, isPresented: $isPresented, buttons: $buttons?, message: $message?, id: $id?,
      onDismiss: $onDismiss? };
    confirmationDialog: {
      title: $title, isPresented: $isPresented, buttons: $buttons?, message: $message?, id: $id?,
      onDismiss: $onDismiss? }
  modifier own(light: attributes?, dark: attributes?) =
    colorSchemeConditional: {light: $light?, dark: $dark?}
  kind atBreakpoint {
    .at(pattern: breakpoint, attributes: attributes) =
      {pattern: $pattern, attributes: $attributes}
  }
  modifier own([atBreakpoint]) = responsive: $atBreakpoint

  # Shorter forms of what the first table writes.

  modifier own(number) = offset: $number; rotationEffect: $number; scaleEffect: $number;
    hueRotation: $number; aspectRatio: $number; trim: $number; blur: $number
  modifier own(degrees: number?, radians: number?, zero: bool?, anchor: point?) =
    rotationEffect: {degrees: $degrees?, radians: $radians?, anchor: $anchor?};
    hueRotation: {degrees: $degrees?, radians: $radians?, zero: $zero?}
  modifier own(x: number?, y: number?, anchor: point?) =
    offset: {x: $x?, y: $y?}; position: {x: $x?, y: $y?};
    scaleEffect: {x: $x?, y: $y?, anchor: $anchor?}
  modifier own(top: number?, leading: number?, bottom: number?, trailing: number?) =
    padding: {top: $top?, leading: $leading?, bottom: $bottom?, trailing: $trailing?};
    listRowInsets: {top: $top?, leading: $leading?, bottom: $bottom?, trailing: $trailing?}
  modifier own(count: natural, span: natural, axis: axes?, spacing: number?, at: alignment?) =
    containerRelativeFrame: {
      count: $count, span: $span, axis: $axis?, spacing: $spacing?, alignment: $at? }
  modifier own(text, contentMode?) = aspectRatio: {ratio: $text, contentMode: $contentMode?}
  modifier own(number, contentMode?) = aspectRatio: {ratio: $number, contentMode: $contentMode?}
  modifier own(edgeSet) = ignoresSafeArea: $edgeSet; ignoresSafeArea: {edges: $edgeSet}
  modifier own(isActive: bool?, color: color?) =
    underline: {isActive: $isActive?, color: $color?};
    strikethrough: {isActive: $isActive?, color: $color?}
  modifier own(horizontal: bool?, vertical: bool?) =
    fixedSize: {horizontal: $horizontal?, vertical: $vertical?}
  modifier own(radius: number?, opaque: bool?) = blur: {radius: $radius?, opaque: $opaque?}
  modifier own(from: number?, to: number?) = trim: {from: $from?, to: $to?}
  modifier own(visibility: visibility, edges: verticalEdges?) =
    listRowSeparator: {visibility: $visibility, edges: $edges?}
  modifier own(edge: verticalEdge, alignment: horizontal?, spacing: number?, view) =
    safeAreaInset: {edge: $edge, alignment: $alignment?, content: $view, spacing: $spacing?}
  modifier own(detent) = presentationDetents: $detent
  modifier own(traits) = accessibilityTraits: $traits; accessibilityRemoveTraits: $traits
  modifier own(visibility) =
    listRowSeparator: $visibility; presentationDragIndicator: $visibility
  modifier own(color) = stroke: $color
  modifier own(bool) = privacySensitive: $bool; navigationBarBackButtonHidden: $bool;
    interactiveDismissDisabled: $bool; allowsTightening: $bool; underline: $bool;
    strikethrough: $bool; fixedSize: $bool; bold: $bool; italic: $bool; hidden: $bool;
    clipped: $bool; resizable: $bool; colorInvert: $bool; luminanceToAlpha: $bool;
    labelsHidden: $bool; scrollTargetLayout: $bool; ignoresSafeArea: $bool
  modifier own(color: color, radius: number?, x: number?, y: number?) =
    shadow: {color: $color, radius: $radius?, x: $x?, y: $y?}
  modifier own(view, alignment: alignment?) =
    background: {value: $view, alignment: $alignment?};
    overlay: {value: $view, alignment: $alignment?}; mask: {value: $view, alignment: $alignment?}
  modifier own(font: text, size: number?, fixedSize: number?, relativeTo: textStyle?) =
    font: {name: $font, size: $size?, fixedSize: $fixedSize?, relativeTo: $relativeTo?}
  """#)

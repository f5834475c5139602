/// The views of SwiftUIML.
let swiftUIMLViews = #"""
  # Views.

  view Text(content: text) = Text {text: $content}
  view Text(markdown: text) = Text {markdown: $markdown}
  view Text(verbatim: text) = Text {text: $verbatim}
  view Text(content: flat) = Text {text: $content}
  view Text = Text {text: ""}
  view TextField(
    content: caption?, text: text?, onChange: send?, onSubmit: send?, onFocus: send?, onBlur: send?
  ) = TextField {
    placeholder: $content|"", value: $text?, onTextChange: $onChange?, onSubmit: $onSubmit?,
    onFocus: $onFocus?, onBlur: $onBlur? }
  view SecureField(
    content: caption?, text: text?, onChange: send?, onSubmit: send?, onFocus: send?, onBlur: send?
  ) = SecureField {
    placeholder: $content|"", value: $text?, onTextChange: $onChange?, onSubmit: $onSubmit?,
    onFocus: $onFocus?, onBlur: $onBlur? }
  view TextEditor(text: text?, onChange: send?, onFocus: send?, onBlur: send?) = TextEditor
    {value: $text?, onTextChange: $onChange?, onFocus: $onFocus?, onBlur: $onBlur?}
  view Toggle(content: caption?, isOn: bool?, onChange: send?) =
    Toggle {label: $content|"", isOn: $isOn|false, onToggle: $onChange?}
  # A renderer that is not told both ends traps where a value is beyond its own.
  view Slider(value: number?, in: range, step: positive?, onChange: send?) = Slider {
    value: $value?, minimumValue: $lower, maximumValue: $upper, step: $step?,
    onSliderChange: $onChange? }
  view Slider(value: number?, step: positive?, onChange: send?) = Slider {
    value: $value?, minimumValue: 0, maximumValue: 1, step: $step?, onSliderChange: $onChange? }
  view Stepper(content: caption?, value: number?, in: range, step: positive?, onChange: send?) =
    Stepper {
      label: $content|"", value: $value?, minimumValue: $lower, maximumValue: $upper,
      step: $step?, onStepperChange: $onChange? }
  view Stepper(content: caption?, value: number?, step: positive?, onChange: send?) = Stepper {
    label: $content|"", value: $value?, minimumValue: -1000000, maximumValue: 1000000,
    step: $step?, onStepperChange: $onChange? }
  view Picker(label: caption?, selection: text?, children: views, onChange: send?) = Picker {
    label: $label|"", selection: $selection?, onPickerChange: $onChange?, children: $children }
  kind components {
    date hourAndMinute
    [.date] = "date"
    [.hourAndMinute] = "hourAndMinute"
    [.date, .hourAndMinute] = "dateAndTime"
    [.hourAndMinute, .date] = "dateAndTime"
  }
  view DatePicker(
    content: plainCaption?, selection: moment?, in: dates?, displayedComponents: components?,
    onChange: send?
  ) = DatePicker {
    label: $content|"", value: $selection?, minimumDate: $lower?, maximumDate: $upper?,
    displayedComponents: $displayedComponents?, onDateChange: $onChange? }
  view DatePicker(
    label: view, selection: moment?, in: dates?, displayedComponents: components?, onChange: send?
  ) = DatePicker {
    label: $label, value: $selection?, minimumDate: $lower?, maximumDate: $upper?,
    displayedComponents: $displayedComponents?, onDateChange: $onChange? }
  view DatePicker(
    content: view, selection: moment?, in: dates?, displayedComponents: components?, onChange: send?
  ) = DatePicker {
    label: $content, value: $selection?, minimumDate: $lower?, maximumDate: $upper?,
    displayedComponents: $displayedComponents?, onDateChange: $onChange? }
  view ColorPicker(
    content: caption?, selection: text?, supportsOpacity: bool?, onChange: send?
  ) = ColorPicker {
    label: $content|"", value: $selection?, supportsOpacity: $supportsOpacity?,
    onColorChange: $onChange? }
  view Button(onTap: send, content: plainCaption) =
    Button {title: $content, onTap: {action: $action, value: $value?}}
  view Button(onTap: send, children: views) =
    Button {onTap: {action: $action, value: $value?}, children: $children}
  view Button(onTap: send, label: children) =
    Button {onTap: {action: $action, value: $value?}, children: $label}
  view Button(onTap: send, content: caption, systemImage: text) = Button {
    onTap: {action: $action, value: $value?},
    children: [@child Label {title: $content, systemName: $systemImage}] }
  view Button(action: text?, actionValue: payload?, content: plainCaption) =
    Button {title: $content, onTap: {action: $action, value: $actionValue?}}
  view Button(action: text?, actionValue: payload?, children: views) =
    Button {onTap: {action: $action, value: $actionValue?}, children: $children}
  view Button(action: text?, actionValue: payload?, label: children) =
    Button {onTap: {action: $action, value: $actionValue?}, children: $label}
  view Button(action: text?, actionValue: payload?, content: caption, systemImage: text) = Button {
    onTap: {action: $action, value: $actionValue?},
    children: [@child Label {title: $content, systemName: $systemImage}] }
  # A host's handler of actions opens pages, and the system a URL.
  view Link(content: plainCaption, destination: page) =
    Button {title: $content, onTap: {action: "open", value: $destination}}
  view Link(children: views, destination: page) =
    Button {onTap: {action: "open", value: $destination}, children: $children}
  view Link(label: children, destination: page) =
    Button {onTap: {action: "open", value: $destination}, children: $label}
  view Link(content: plainCaption, destination: text) = Link {title: $content, url: $destination}
  view Link(children: views, destination: text) = Link {url: $destination, children: $children}
  view Link(label: children, destination: text) = Link {url: $destination, children: $label}
  view ShareLink(content: caption?, item: text) = ShareLink {title: $content?, url: $item}
  view Label(content: caption, systemImage: text) =
    Label {title: $content, systemName: $systemImage}
  view Label(content: caption, icon: symbol) = Label {title: $content, systemName: $icon}
  view Spacer = Spacer
  view Divider = Divider
  view EmptyView = EmptyView
  view ProgressView(content: caption?, value: number, total: number?) =
    ProgressView {value: $value, total: $total|1, label: $content?}
  view ProgressView(content: caption?) = ProgressView {label: $content?}
  view Gauge(
    value: number, in: range?, label: view, currentValueLabel: view?,
    minimumValueLabel: view?, maximumValueLabel: view?
  ) = Gauge {
    label: $label, value: $value, minimumValue: $lower|0, maximumValue: $upper|1,
    currentValueLabel: $currentValueLabel?, minimumValueLabel: $minimumValueLabel?,
    maximumValueLabel: $maximumValueLabel? }
  view Gauge(
    content: text?, value: number, in: range?, currentValueLabel: view?,
    minimumValueLabel: view?, maximumValueLabel: view?
  ) = Gauge {
    label: $content?, value: $value, minimumValue: $lower|0, maximumValue: $upper|1,
    currentValueLabel: $currentValueLabel?, minimumValueLabel: $minimumValueLabel?,
    maximumValueLabel: $maximumValueLabel? }
  view Menu(label: plainCaption, children: views) = Menu {label: $label, children: $children}
  view Menu(label: caption, systemImage: text, children: views) = Menu {
    label: @node Label {title: $label, systemName: $systemImage}, children: $children }
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
    GridRow {alignment: $alignment?, children: $children?}
  # The renderer makes flexible columns and rows, so many.
  view LazyVGrid(columns: count, alignment: horizontal?, spacing: number?, children: views?) =
    LazyVGrid {
      columns: $columns, alignment: $alignment|"center", spacing: $spacing?,
      children: $children? }
  view LazyHGrid(rows: count, alignment: vertical?, spacing: number?, children: views?) =
    LazyHGrid {
      rows: $rows, alignment: $alignment|"center", spacing: $spacing?, children: $children? }
  view List(children: views?) = List {children: $children?}
  view Form(children: views?) = Form {children: $children?}
  view Group(children: views?) = Group {children: $children?}
  view ControlGroup(children: views?) = ControlGroup {children: $children?}
  view NavigationStack(children: views?) =
    NavigationStack {navigationDestinations: @destinations, children: $children?}
  view GroupBox(label: plainCaption, children: views?) =
    GroupBox {label: $label, children: $children?}
  view GroupBox(label: view?, children: views?) = GroupBox {label: $label?, children: $children?}
  view DisclosureGroup(label: caption?, isExpanded: bool?, onChange: send?, children: views?) =
    DisclosureGroup {
      label: $label|"", isExpanded: $isExpanded?, onExpandedChange: $onChange?,
      children: $children? }
  view Section(header: view?, footer: view?, children: views?) =
    Section {header: $header?, footer: $footer?, children: $children?}
  view Section(title: text, footer: view?, children: views?) = Section {
    header: @node Text {text: $title}, footer: $footer?, children: $children? }
  view ViewThatFits(in: axes?, children: views?) =
    ViewThatFits {axis: $in|["horizontal", "vertical"], children: $children?}
  view TabView(children: views?) = TabView {children: $children?}
  # A tab's label and value are modifiers of its view.
  view Tab(label: tab, value: text?, children: views?) = VStack {
    alignment: "center", children: $children?, tabItem: $label, tag: $value? }
  view Tab(title: text?, systemImage: text?, value: text?, children: views?) = VStack {
    alignment: "center", children: $children?,
    tabItem: {systemName: $systemImage?, text: $title?}, tag: $value? }
  kind indicatorsShown { .false = "hidden" .true = "automatic" }
  view ScrollView(axis: axes, showsIndicators: indicatorsShown?, children: views?) =
    ScrollView {axis: $axis, scrollIndicators: $showsIndicators?, children: $children?}
  view ScrollView(axes: axes?, showsIndicators: indicatorsShown?, children: views?) =
    ScrollView {axis: $axes|"vertical", scrollIndicators: $showsIndicators?, children: $children?}
  # Views that a link leads to are destinations of the stack around it, each under the link's key.
  view NavigationLink(destination: destination, label: child) =
    NavigationLink {value: $destination, children: [$label]}
  view NavigationLink(destination: destination, title: text) =
    NavigationLink {value: $destination, children: [@child Text {text: $title}]}
  view NavigationLink(destination: destination, children: views) =
    NavigationLink {value: $destination, children: $children}
  view NavigationLink(value: text, title: text) =
    NavigationLink {value: $value, children: [@child Text {text: $title}]}
  view NavigationLink(value: text, label: child) =
    NavigationLink {value: $value, children: [$label]}
  view ToolbarItem(children: views) = Group {children: $children}
  view ToolbarItemGroup(children: views) = Group {children: $children}
  view NavigationLink(value: text, children: views) =
    NavigationLink {value: $value, children: $children}
  view Image(systemName: text) = Image {systemName: $systemName}
  view Image(name: text, bundle: text?) = Image {name: $name, bundle: $bundle?}
  view Image(decorative: text, bundle: text?) =
    Image {name: $decorative, bundle: $bundle?, accessibilityHidden: true}
  view AsyncImage(
    url: text, phase.success: modifiers?, phase.empty: child?, phase.failure: child?
  ) = AsyncImage {
    url: $url, children: [
      @child AsyncImageSuccess {modifiers: $phase.success|[]},
      @child AsyncImageEmpty {children: [$phase.empty]},
      @child AsyncImageFailure {children: [$phase.failure]} ] }
  # A placeholder stands there until there is a picture, and if there is none.
  view AsyncImage(url: text, content: modifiers?, placeholder: child?) = AsyncImage {
    url: $url, children: [
      @child AsyncImageSuccess {modifiers: $content|[]},
      @child AsyncImageEmpty {children: [$placeholder]},
      @child AsyncImageFailure {children: [$placeholder]} ] }
  # The renderer asks for the URL.
  view WebView(url: text) = WebView {url: $url}
  # A view of custom apps: what is drawn in light and what in dark surroundings.
  view ColorScheme(light: child, dark: child) = ColorScheme {children: [$light, $dark]}
  view Color(name: colorName) = Color {value: $name}
  view Color(value: color) = Color {value: $value}
  # UIKit's, which are no members of SwiftUI's `Color`.
  kind systemColor {
    \#(SwiftUIMLCodec.uiKitColors)
  }
  view Color(uiColor: systemColor) = Color {value: $uiColor}
  view Color(colorParts) = Color {value: $colorParts}
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
  view LinearGradient(stops: stops, startPoint: point?, endPoint: point?) = LinearGradient {
    colorStops: $stops, startPoint: $startPoint|"top", endPoint: $endPoint|"bottom" }
  view LinearGradient(gradient: stops, startPoint: point?, endPoint: point?) = LinearGradient {
    colorStops: $gradient, startPoint: $startPoint|"top", endPoint: $endPoint|"bottom" }
  view RadialGradient(
    gradient: colors, center: point?, startRadius: number?, endRadius: number?
  ) = RadialGradient {
    colors: $gradient, center: $center|"center", startRadius: $startRadius|0,
    endRadius: $endRadius|300 }
  view RadialGradient(
    stops: stops, center: point?, startRadius: number?, endRadius: number?
  ) = RadialGradient {
    colorStops: $stops, center: $center|"center", startRadius: $startRadius|0,
    endRadius: $endRadius|300 }
  view RadialGradient(
    gradient: stops, center: point?, startRadius: number?, endRadius: number?
  ) = RadialGradient {
    colorStops: $gradient, center: $center|"center", startRadius: $startRadius|0,
    endRadius: $endRadius|300 }
  view AngularGradient(
    gradient: colors, center: point?, startAngle: angle?, endAngle: angle?
  ) = AngularGradient {
    colors: $gradient, center: $center|"center", startAngle: $startAngle|0,
    endAngle: $endAngle|360 }
  view AngularGradient(
    stops: stops, center: point?, startAngle: angle?, endAngle: angle?
  ) = AngularGradient {
    colorStops: $stops, center: $center|"center", startAngle: $startAngle|0,
    endAngle: $endAngle|360 }
  view AngularGradient(
    gradient: stops, center: point?, startAngle: angle?, endAngle: angle?
  ) = AngularGradient {
    colorStops: $gradient, center: $center|"center", startAngle: $startAngle|0,
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
  """#

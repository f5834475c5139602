// Made by `make catalogue` from the text in Sources/VMLCatalog/Catalogue.
// swift-format-ignore-file

public struct AngularGradient: ElementView, ShapeStyle {
  public var _node = ElementNode("AngularGradient")
  init(_node: ElementNode) { self._node = _node }
  public var vmlCode: String { valueCode }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    _node.value("angle", angle.vmlCode, ".zero")
    _node.value("center", center.vmlCode)
    _node.value("colors", colors.vmlCode)
    var call = ModifierCall("AngularGradient(")
    call.value("colors", colors.vmlCode)
    call.value("center", center.vmlCode)
    call.value("angle", angle.vmlCode, ".zero")
    _node.call = call
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _node.value("center", center.vmlCode)
    _node.value("colors", colors.vmlCode)
    _node.value("endAngle", endAngle.vmlCode)
    _node.value("startAngle", startAngle.vmlCode)
    var call = ModifierCall("AngularGradient(")
    call.value("colors", colors.vmlCode)
    call.value("center", center.vmlCode)
    call.value("startAngle", startAngle.vmlCode)
    call.value("endAngle", endAngle.vmlCode)
    _node.call = call
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    _node.value("angle", angle.vmlCode, ".zero")
    _node.value("center", center.vmlCode)
    _node.value("gradient", gradient.vmlCode)
    var call = ModifierCall("AngularGradient(")
    call.value("gradient", gradient.vmlCode)
    call.value("center", center.vmlCode)
    call.value("angle", angle.vmlCode, ".zero")
    _node.call = call
  }
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    _node.value("center", center.vmlCode)
    _node.value("endAngle", endAngle.vmlCode, ".zero")
    _node.value("gradient", gradient.vmlCode)
    _node.value("startAngle", startAngle.vmlCode, ".zero")
    var call = ModifierCall("AngularGradient(")
    call.value("gradient", gradient.vmlCode)
    call.value("center", center.vmlCode)
    call.value("startAngle", startAngle.vmlCode, ".zero")
    call.value("endAngle", endAngle.vmlCode, ".zero")
    _node.call = call
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    _node.value("angle", angle.vmlCode, ".zero")
    _node.value("center", center.vmlCode)
    _node.value("stops", stops.vmlCode)
    var call = ModifierCall("AngularGradient(")
    call.value("stops", stops.vmlCode)
    call.value("center", center.vmlCode)
    call.value("angle", angle.vmlCode, ".zero")
    _node.call = call
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _node.value("center", center.vmlCode)
    _node.value("endAngle", endAngle.vmlCode)
    _node.value("startAngle", startAngle.vmlCode)
    _node.value("stops", stops.vmlCode)
    var call = ModifierCall("AngularGradient(")
    call.value("stops", stops.vmlCode)
    call.value("center", center.vmlCode)
    call.value("startAngle", startAngle.vmlCode)
    call.value("endAngle", endAngle.vmlCode)
    _node.call = call
  }
}

public struct Button: ElementView {
  public var _node = ElementNode("Button")
  public init(_ titleKey: LocalizedStringKey, @StepBuilder action: () -> Steps) {
    _node.text = titleKey.text
    _node.steps("onTap", action())
  }
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    _node.text = titleKey.text
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @StepBuilder action: () -> Steps) {
    _node.value("image", image.vmlCode)
    _node.text = titleKey.text
    _node.steps("onTap", action())
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
    _node.value("image", image.vmlCode)
    _node.text = titleKey.text
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, @StepBuilder action: () -> Steps) {
    _node.value("image", image.vmlCode)
    _node.value("role", role.vmlCode)
    _node.text = titleKey.text
    _node.steps("onTap", action())
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void) {
    _node.value("image", image.vmlCode)
    _node.value("role", role.vmlCode)
    _node.text = titleKey.text
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, @StepBuilder action: () -> Steps) {
    _node.value("role", role.vmlCode)
    _node.text = titleKey.text
    _node.steps("onTap", action())
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    _node.value("role", role.vmlCode)
    _node.text = titleKey.text
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @StepBuilder action: () -> Steps) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.text = titleKey.text
    _node.steps("onTap", action())
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.text = titleKey.text
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, @StepBuilder action: () -> Steps) {
    _node.value("role", role.vmlCode)
    _node.textAttribute("systemImage", String(systemImage))
    _node.text = titleKey.text
    _node.steps("onTap", action())
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
    _node.value("role", role.vmlCode)
    _node.textAttribute("systemImage", String(systemImage))
    _node.text = titleKey.text
  }
  public init(@StepBuilder action: () -> Steps, @ViewBuilder label: () -> some View) {
    _node.steps("onTap", action())
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(action: @escaping () -> Void, @ViewBuilder label: () -> some View) {
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public init(role: ButtonRole, @StepBuilder action: () -> Steps) {
    _node.value("role", role.vmlCode)
    _node.steps("onTap", action())
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  @_disfavoredOverload public init(role: ButtonRole, action: @escaping () -> Void) {
    _node.value("role", role.vmlCode)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public init(role: ButtonRole?, @StepBuilder action: () -> Steps, @ViewBuilder label: () -> some View) {
    _node.value("role", role.vmlCode)
    _node.steps("onTap", action())
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> some View) {
    _node.value("role", role.vmlCode)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, @StepBuilder action: () -> Steps) {
    _node.text = String(title)
    _node.steps("onTap", action())
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    _node.text = String(title)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, image: ImageResource, @StepBuilder action: () -> Steps) {
    _node.value("image", image.vmlCode)
    _node.text = String(title)
    _node.steps("onTap", action())
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, image: ImageResource, action: @escaping () -> Void) {
    _node.value("image", image.vmlCode)
    _node.text = String(title)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, image: ImageResource, role: ButtonRole?, @StepBuilder action: () -> Steps) {
    _node.value("image", image.vmlCode)
    _node.value("role", role.vmlCode)
    _node.text = String(title)
    _node.steps("onTap", action())
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void) {
    _node.value("image", image.vmlCode)
    _node.value("role", role.vmlCode)
    _node.text = String(title)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public init(_ title: some StringProtocol, role: ButtonRole?, @StepBuilder action: () -> Steps) {
    _node.value("role", role.vmlCode)
    _node.text = String(title)
    _node.steps("onTap", action())
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    _node.value("role", role.vmlCode)
    _node.text = String(title)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, @StepBuilder action: () -> Steps) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.text = String(title)
    _node.steps("onTap", action())
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.text = String(title)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, role: ButtonRole?, @StepBuilder action: () -> Steps) {
    _node.value("role", role.vmlCode)
    _node.textAttribute("systemImage", String(systemImage))
    _node.text = String(title)
    _node.steps("onTap", action())
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
    _node.value("role", role.vmlCode)
    _node.textAttribute("systemImage", String(systemImage))
    _node.text = String(title)
  }
}

@available(*, unavailable, message: "VML has no form for what 'Canvas' takes")
public struct Canvas {}

public struct Capsule: InsettableShape, ShapeElement {
  public var _node = ElementNode("Capsule")
  init(_node: ElementNode) { self._node = _node }
  public init(style: RoundedCornerStyle = .continuous) {
    var call = ModifierCall(".capsule(")
    call.value("style", style.vmlCode, ".continuous")
    _node.call = call
  }
}

public struct Circle: InsettableShape, ShapeElement {
  public var _node = ElementNode("Circle")
  init(_node: ElementNode) { self._node = _node }
  public init() {
    let call = ModifierCall(code: ".circle")
    _node.call = call
  }
}

/// Since iOS 14, macOS 11, visionOS 1.
public struct ColorPicker: ElementView {
  public var _node = ElementNode("ColorPicker")
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    _node.binding("selection", selection.source)
    _node.value("supportsOpacity", supportsOpacity.vmlCode, "true")
    _node.text = titleKey.text
  }
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> some View) {
    _node.binding("selection", selection.source)
    _node.value("supportsOpacity", supportsOpacity.vmlCode, "true")
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    _node.binding("selection", selection.source)
    _node.value("supportsOpacity", supportsOpacity.vmlCode, "true")
    _node.text = String(title)
  }
}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct ConcentricRectangle: Shape, ShapeElement {
  public var _node = ElementNode("ConcentricRectangle")
  init(_node: ElementNode) { self._node = _node }
  public init() {
    let call = ModifierCall("ConcentricRectangle(")
    _node.call = call
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct ContainerRelativeShape: InsettableShape, ShapeElement {
  public var _node = ElementNode("ContainerRelativeShape")
  init(_node: ElementNode) { self._node = _node }
  public init() {
    let call = ModifierCall(code: ".containerRelative")
    _node.call = call
  }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ContentUnavailableView: ElementView {
  public var _node = ElementNode("ContentUnavailableView")
  public init(@ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View, @ViewBuilder actions: () -> some View) {
    _node.slot("label", label(), isDefault: true)
    _node.slot("description", description())
    _node.slot("actions", actions())
  }
  public init(@ViewBuilder label: () -> some View) {
    _node.slot("label", label(), isDefault: true)
  }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    _node.value("description", description.vmlCode, "nil")
    _node.textAttribute("image", String(name))
    _node.text = title.text
  }
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    _node.value("description", description.vmlCode, "nil")
    _node.textAttribute("systemImage", String(name))
    _node.text = title.text
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    _node.value("description", description.vmlCode, "nil")
    _node.textAttribute("image", String(name))
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    _node.value("description", description.vmlCode, "nil")
    _node.textAttribute("systemImage", String(name))
    _node.text = String(title)
  }
}

/// Since iOS 15, macOS 12, visionOS 1, tvOS 17.
public struct ControlGroup: ElementView {
  public var _node = ElementNode("ControlGroup")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 16, macOS 13, visionOS 1, tvOS 17.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  /// Since iOS 16, macOS 13, visionOS 1, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> some View) {
    _node.value("image", image.vmlCode)
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 16, macOS 13, visionOS 1, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 16, macOS 13, visionOS 1, tvOS 17.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View) {
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> some View) {
    _node.value("image", image.vmlCode)
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 16, macOS 13, visionOS 1, tvOS 17.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 10.
public struct DatePicker: ElementView {
  public var _node = ElementNode("DatePicker")
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.binding("selection", selection.source)
    _node.text = titleKey.text
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.value("in", range.vmlCode)
    _node.binding("selection", selection.source)
    _node.text = titleKey.text
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.value("in", range.vmlCode)
    _node.binding("selection", selection.source)
    _node.text = titleKey.text
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.value("in", range.vmlCode)
    _node.binding("selection", selection.source)
    _node.text = titleKey.text
  }
  public init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> some View) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.binding("selection", selection.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> some View) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.value("in", range.vmlCode)
    _node.binding("selection", selection.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> some View) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.value("in", range.vmlCode)
    _node.binding("selection", selection.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> some View) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.value("in", range.vmlCode)
    _node.binding("selection", selection.source)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.binding("selection", selection.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.value("in", range.vmlCode)
    _node.binding("selection", selection.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.value("in", range.vmlCode)
    _node.binding("selection", selection.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
    _node.value("displayedComponents", displayedComponents.vmlCode, "[.hourAndMinute, .date]")
    _node.value("in", range.vmlCode)
    _node.binding("selection", selection.source)
    _node.text = String(title)
  }
}

/// Since iOS 18, macOS 15, visionOS 2.
public struct DefaultDocumentGroupLaunchActions: ElementView {
  public var _node = ElementNode("DefaultDocumentGroupLaunchActions")
  public init() {
  }
}

/// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
public struct DefaultGlassEffectShape: Shape, ShapeElement {
  public var _node = ElementNode("DefaultGlassEffectShape")
  init(_node: ElementNode) { self._node = _node }
  public init() {
    let call = ModifierCall("DefaultGlassEffectShape(")
    _node.call = call
  }
}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct DefaultToolbarItem: ElementPart, ToolbarContent {
  public var _node = ElementNode("DefaultToolbarItem")
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    _node.value("kind", kind.vmlCode)
    _node.value("placement", placement.vmlCode, ".automatic")
  }
}

/// Since iOS 14, macOS 11, visionOS 1.
public struct DisclosureGroup: ElementView {
  public var _node = ElementNode("DisclosureGroup")
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View) {
    _node.slot("label", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) {
    _node.binding("isExpanded", isExpanded.source)
    _node.slot("label", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.binding("isExpanded", isExpanded.source)
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  @_disfavoredOverload public init(_ label: some StringProtocol, @ViewBuilder content: () -> some View) {
    _node.slot("label", Text(label))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ label: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) {
    _node.binding("isExpanded", isExpanded.source)
    _node.slot("label", Text(label))
    _node.slot("content", content(), isDefault: true)
  }
}

public struct Divider: ElementView {
  public var _node = ElementNode("Divider")
  public init() {
  }
}

@available(*, unavailable, message: "VML has no form for what 'DocumentLaunchView' takes")
public struct DocumentLaunchView {}

/// Since iOS 13, visionOS 1.
public struct EditButton: ElementView {
  public var _node = ElementNode("EditButton")
  public init() {
  }
}

public struct Ellipse: InsettableShape, ShapeElement {
  public var _node = ElementNode("Ellipse")
  init(_node: ElementNode) { self._node = _node }
  public init() {
    let call = ModifierCall(code: ".ellipse")
    _node.call = call
  }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct EllipticalGradient: ElementView, ShapeStyle {
  public var _node = ElementNode("EllipticalGradient")
  init(_node: ElementNode) { self._node = _node }
  public var vmlCode: String { valueCode }
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    _node.value("center", center.vmlCode, ".center")
    _node.value("colors", colors.vmlCode)
    _node.value("endRadiusFraction", endRadiusFraction.vmlCode, "0.5")
    _node.value("startRadiusFraction", startRadiusFraction.vmlCode, "0")
    var call = ModifierCall("EllipticalGradient(")
    call.value("colors", colors.vmlCode)
    call.value("center", center.vmlCode, ".center")
    call.value("startRadiusFraction", startRadiusFraction.vmlCode, "0")
    call.value("endRadiusFraction", endRadiusFraction.vmlCode, "0.5")
    _node.call = call
  }
  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    _node.value("center", center.vmlCode, ".center")
    _node.value("endRadiusFraction", endRadiusFraction.vmlCode, "0.5")
    _node.value("gradient", gradient.vmlCode)
    _node.value("startRadiusFraction", startRadiusFraction.vmlCode, "0")
    var call = ModifierCall("EllipticalGradient(")
    call.value("gradient", gradient.vmlCode)
    call.value("center", center.vmlCode, ".center")
    call.value("startRadiusFraction", startRadiusFraction.vmlCode, "0")
    call.value("endRadiusFraction", endRadiusFraction.vmlCode, "0.5")
    _node.call = call
  }
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    _node.value("center", center.vmlCode, ".center")
    _node.value("endRadiusFraction", endRadiusFraction.vmlCode, "0.5")
    _node.value("startRadiusFraction", startRadiusFraction.vmlCode, "0")
    _node.value("stops", stops.vmlCode)
    var call = ModifierCall("EllipticalGradient(")
    call.value("stops", stops.vmlCode)
    call.value("center", center.vmlCode, ".center")
    call.value("startRadiusFraction", startRadiusFraction.vmlCode, "0")
    call.value("endRadiusFraction", endRadiusFraction.vmlCode, "0.5")
    _node.call = call
  }
}

@available(*, unavailable, message: "VML has no form for what 'FillShapeView' takes")
public struct FillShapeView {}

public struct Form: ElementView {
  public var _node = ElementNode("Form")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 7.
public struct Gauge: ElementView {
  public var _node = ElementNode("Gauge")
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.value("value", spelled(value))
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.value("value", spelled(value))
    _node.slot("label", label(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
  }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder markedValueLabels: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.value("value", spelled(value))
    _node.slot("label", label(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
    _node.slot("markedValueLabels", markedValueLabels())
  }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.value("value", spelled(value))
    _node.slot("label", label(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
    _node.slot("minimumValueLabel", minimumValueLabel())
    _node.slot("maximumValueLabel", maximumValueLabel())
  }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View, @ViewBuilder markedValueLabels: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.value("value", spelled(value))
    _node.slot("label", label(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
    _node.slot("minimumValueLabel", minimumValueLabel())
    _node.slot("maximumValueLabel", maximumValueLabel())
    _node.slot("markedValueLabels", markedValueLabels())
  }
}

@available(*, unavailable, message: "VML has no form for what 'GeometryReader' takes")
public struct GeometryReader {}

@available(*, unavailable, message: "VML has no form for what 'GeometryReader3D' takes")
public struct GeometryReader3D {}

/// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
public struct GlassEffectContainer: ElementView {
  public var _node = ElementNode("GlassEffectContainer")
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) {
    _node.value("spacing", spacing.vmlCode, "nil")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct Grid: ElementView {
  public var _node = ElementNode("Grid")
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("horizontalSpacing", horizontalSpacing.vmlCode, "nil")
    _node.value("verticalSpacing", verticalSpacing.vmlCode, "nil")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct GridLayout: ElementView {
  public var _node = ElementNode("GridLayout")
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("horizontalSpacing", horizontalSpacing.vmlCode, "nil")
    _node.value("verticalSpacing", verticalSpacing.vmlCode, "nil")
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct GridRow: ElementView {
  public var _node = ElementNode("GridRow")
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> some View) {
    _node.value("alignment", alignment.vmlCode, "nil")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 14, macOS 10.15, visionOS 1.
public struct GroupBox: ElementView {
  public var _node = ElementNode("GroupBox")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  /// Since iOS 15, macOS 12, visionOS 1.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View) {
    _node.slot("label", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  public init(label: some View, @ViewBuilder content: () -> some View) {
    _node.slot("label", label)
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 15, macOS 12, visionOS 1.
  @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    _node.slot("label", Text(title))
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since macOS 10.15.
public struct HSplitView: ElementView {
  public var _node = ElementNode("HSplitView")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
}

public struct HStack: ElementView {
  public var _node = ElementNode("HStack")
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("spacing", spacing.vmlCode, "nil")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct HStackLayout: ElementView {
  public var _node = ElementNode("HStackLayout")
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("spacing", spacing.vmlCode, "nil")
  }
}

/// Since macOS 14.
public struct HelpLink: ElementView {
  public var _node = ElementNode("HelpLink")
  public init(@StepBuilder action: () -> Steps) {
    _node.steps("onTap", action())
  }
  @_disfavoredOverload public init(action: @escaping () -> Void) {
  }
  public init(destination: URL) {
    _node.value("destination", destination.vmlCode)
  }
}

@available(*, unavailable, message: "VML has no form for what 'KeyframeAnimator' takes")
public struct KeyframeAnimator {}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct Label: ElementView {
  public var _node = ElementNode("Label")
  public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) {
    _node.slot("title", title(), isDefault: true)
    _node.slot("icon", icon())
  }
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    _node.textAttribute("image", String(name))
    _node.text = titleKey.text
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    _node.value("image", resource.vmlCode)
    _node.text = titleKey.text
  }
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    _node.textAttribute("systemImage", String(name))
    _node.text = titleKey.text
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, image name: String) {
    _node.textAttribute("image", String(name))
    _node.text = String(title)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, image resource: ImageResource) {
    _node.value("image", resource.vmlCode)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage name: String) {
    _node.textAttribute("systemImage", String(name))
    _node.text = String(title)
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct LabeledContent: ElementView {
  public var _node = ElementNode("LabeledContent")
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View) {
    _node.slot("label", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, value: some StringProtocol) {
    _node.textAttribute("title", String(title))
    _node.textAttribute("value", String(value))
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    _node.slot("label", Text(title))
    _node.slot("content", content(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    _node.textAttribute("title", titleKey.text)
    _node.textAttribute("value", String(value))
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct LazyHGrid: ElementView {
  public var _node = ElementNode("LazyHGrid")
  public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews? = nil, @ViewBuilder content: () -> some View) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("pinnedViews", pinnedViews.vmlCode, "nil")
    _node.value("rows", rows.vmlCode)
    _node.value("spacing", spacing.vmlCode, "nil")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct LazyHStack: ElementView {
  public var _node = ElementNode("LazyHStack")
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews? = nil, @ViewBuilder content: () -> some View) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("pinnedViews", pinnedViews.vmlCode, "nil")
    _node.value("spacing", spacing.vmlCode, "nil")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct LazyVGrid: ElementView {
  public var _node = ElementNode("LazyVGrid")
  public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews? = nil, @ViewBuilder content: () -> some View) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("columns", columns.vmlCode)
    _node.value("pinnedViews", pinnedViews.vmlCode, "nil")
    _node.value("spacing", spacing.vmlCode, "nil")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct LazyVStack: ElementView {
  public var _node = ElementNode("LazyVStack")
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews? = nil, @ViewBuilder content: () -> some View) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("pinnedViews", pinnedViews.vmlCode, "nil")
    _node.value("spacing", spacing.vmlCode, "nil")
    _node.slot("content", content(), isDefault: true)
  }
}

public struct LinearGradient: ElementView, ShapeStyle {
  public var _node = ElementNode("LinearGradient")
  init(_node: ElementNode) { self._node = _node }
  public var vmlCode: String { valueCode }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _node.value("colors", colors.vmlCode)
    _node.value("endPoint", endPoint.vmlCode)
    _node.value("startPoint", startPoint.vmlCode)
    var call = ModifierCall("LinearGradient(")
    call.value("colors", colors.vmlCode)
    call.value("startPoint", startPoint.vmlCode)
    call.value("endPoint", endPoint.vmlCode)
    _node.call = call
  }
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _node.value("endPoint", endPoint.vmlCode)
    _node.value("gradient", gradient.vmlCode)
    _node.value("startPoint", startPoint.vmlCode)
    var call = ModifierCall("LinearGradient(")
    call.value("gradient", gradient.vmlCode)
    call.value("startPoint", startPoint.vmlCode)
    call.value("endPoint", endPoint.vmlCode)
    _node.call = call
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    _node.value("endPoint", endPoint.vmlCode)
    _node.value("startPoint", startPoint.vmlCode)
    _node.value("stops", stops.vmlCode)
    var call = ModifierCall("LinearGradient(")
    call.value("stops", stops.vmlCode)
    call.value("startPoint", startPoint.vmlCode)
    call.value("endPoint", endPoint.vmlCode)
    _node.call = call
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct Link: ElementView {
  public var _node = ElementNode("Link")
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    _node.value("destination", destination.vmlCode)
    _node.text = titleKey.text
  }
  public init(destination: URL, @ViewBuilder label: () -> some View) {
    _node.value("destination", destination.vmlCode)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, destination: URL) {
    _node.value("destination", destination.vmlCode)
    _node.text = String(title)
  }
}

public struct List: ElementView {
  public var _node = ElementNode("List")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
  /// Since macOS 13.
  @_disfavoredOverload public init<SelectionValue: Hashable>(selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View) {
    _node.binding("selection", selection.source)
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 14, macOS 11, visionOS 1, tvOS 17.
public struct Menu: ElementView {
  public var _node = ElementNode("Menu")
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  /// Since iOS 15, macOS 12, visionOS 1, tvOS 17.
  @_disfavoredOverload public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, primaryAction: @escaping () -> Void) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View) {
    _node.slot("label", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 15, macOS 12, visionOS 1, tvOS 17.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View, primaryAction: @escaping () -> Void) {
    _node.slot("label", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> some View) {
    _node.value("image", image.vmlCode)
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> some View, primaryAction: @escaping () -> Void) {
    _node.value("image", image.vmlCode)
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 15, macOS 12, visionOS 1, tvOS 17.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View, primaryAction: @escaping () -> Void) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    _node.slot("label", Text(title))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 15, macOS 12, visionOS 1, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View, primaryAction: @escaping () -> Void) {
    _node.slot("label", Text(title))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> some View) {
    _node.value("image", image.vmlCode)
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since macOS 10.15.
public struct MenuButton: ElementView {
  public var _node = ElementNode("MenuButton")
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View) {
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct MeshGradient: ElementView, ShapeStyle {
  public var _node = ElementNode("MeshGradient")
  init(_node: ElementNode) { self._node = _node }
  public var vmlCode: String { valueCode }
  public init(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
    _node.value("background", background.vmlCode, ".clear")
    _node.value("bezierPoints", bezierPoints.vmlCode)
    _node.value("colorSpace", colorSpace.vmlCode, ".device")
    _node.value("colors", colors.vmlCode)
    _node.value("height", height.vmlCode)
    _node.value("smoothsColors", smoothsColors.vmlCode, "true")
    _node.value("width", width.vmlCode)
    var call = ModifierCall("MeshGradient(")
    call.value("width", width.vmlCode)
    call.value("height", height.vmlCode)
    call.value("bezierPoints", bezierPoints.vmlCode)
    call.value("colors", colors.vmlCode)
    call.value("background", background.vmlCode, ".clear")
    call.value("smoothsColors", smoothsColors.vmlCode, "true")
    call.value("colorSpace", colorSpace.vmlCode, ".device")
    _node.call = call
  }
  public init(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
    _node.value("background", background.vmlCode, ".clear")
    _node.value("bezierPoints", bezierPoints.vmlCode)
    _node.value("colorSpace", colorSpace.vmlCode, ".device")
    _node.value("height", height.vmlCode)
    _node.value("resolvedColors", resolvedColors.vmlCode)
    _node.value("smoothsColors", smoothsColors.vmlCode, "true")
    _node.value("width", width.vmlCode)
    var call = ModifierCall("MeshGradient(")
    call.value("width", width.vmlCode)
    call.value("height", height.vmlCode)
    call.value("bezierPoints", bezierPoints.vmlCode)
    call.value("resolvedColors", resolvedColors.vmlCode)
    call.value("background", background.vmlCode, ".clear")
    call.value("smoothsColors", smoothsColors.vmlCode, "true")
    call.value("colorSpace", colorSpace.vmlCode, ".device")
    _node.call = call
  }
  public init(width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
    _node.value("background", background.vmlCode, ".clear")
    _node.value("colorSpace", colorSpace.vmlCode, ".device")
    _node.value("colors", colors.vmlCode)
    _node.value("height", height.vmlCode)
    _node.value("locations", locations.vmlCode)
    _node.value("smoothsColors", smoothsColors.vmlCode, "true")
    _node.value("width", width.vmlCode)
    var call = ModifierCall("MeshGradient(")
    call.value("width", width.vmlCode)
    call.value("height", height.vmlCode)
    call.value("locations", locations.vmlCode)
    call.value("colors", colors.vmlCode)
    call.value("background", background.vmlCode, ".clear")
    call.value("smoothsColors", smoothsColors.vmlCode, "true")
    call.value("colorSpace", colorSpace.vmlCode, ".device")
    _node.call = call
  }
}

@available(*, unavailable, message: "VML has no form for what 'MultiDatePicker' takes")
public struct MultiDatePicker {}

public struct NavigationLink: ElementView {
  public var _node = ElementNode("NavigationLink")
  public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View) {
    _node.slot("destination", destination())
    _node.slot("label", label(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> some View) {
    _node.text = titleKey.text
    _node.slot("destination", destination())
  }
  public init(_ titleKey: LocalizedStringKey, destination: some View) {
    _node.text = titleKey.text
    _node.slot("destination", destination)
  }
  public init(_ titleKey: LocalizedStringKey, destination: some View, isActive: Binding<Bool>) {
    _node.binding("isActive", isActive.source)
    _node.text = titleKey.text
    _node.slot("destination", destination)
  }
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> some View) {
    _node.binding("isActive", isActive.source)
    _node.text = titleKey.text
    _node.slot("destination", destination())
  }
  public init(destination: some View, @ViewBuilder label: () -> some View) {
    _node.slot("destination", destination)
    _node.slot("label", label(), isDefault: true)
  }
  public init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> some View) {
    _node.binding("isActive", isActive.source)
    _node.slot("destination", destination)
    _node.slot("label", label(), isDefault: true)
  }
  /// Since watchOS 6.
  @_disfavoredOverload public init(destinationName: String, @ViewBuilder label: () -> some View) {
    _node.textAttribute("destinationName", String(destinationName))
    _node.slot("label", label(), isDefault: true)
  }
  /// Since watchOS 6.
  @_disfavoredOverload public init(destinationName: String, isActive: Binding<Bool>, @ViewBuilder label: () -> some View) {
    _node.textAttribute("destinationName", String(destinationName))
    _node.binding("isActive", isActive.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View) {
    _node.binding("isActive", isActive.source)
    _node.slot("destination", destination())
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    _node.value("value", spelled(value))
    _node.text = titleKey.text
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> some View) {
    _node.value("value", spelled(value))
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  @_disfavoredOverload public init<P: Hashable>(_ title: some StringProtocol, value: P?) {
    _node.value("value", spelled(value))
    _node.text = String(title)
  }
  @_disfavoredOverload public init<V: Hashable>(_ title: some StringProtocol, destination: some View, tag: V, selection: Binding<V?>) {
    _node.binding("selection", selection.source)
    _node.value("tag", spelled(tag))
    _node.text = String(title)
    _node.slot("destination", destination)
  }
  @_disfavoredOverload public init<V: Hashable>(_ title: some StringProtocol, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> some View) {
    _node.binding("selection", selection.source)
    _node.value("tag", spelled(tag))
    _node.text = String(title)
    _node.slot("destination", destination())
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) {
    _node.text = String(title)
    _node.slot("destination", destination())
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, destination: some View) {
    _node.text = String(title)
    _node.slot("destination", destination)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, destination: some View, isActive: Binding<Bool>) {
    _node.binding("isActive", isActive.source)
    _node.text = String(title)
    _node.slot("destination", destination)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, isActive: Binding<Bool>, @ViewBuilder destination: () -> some View) {
    _node.binding("isActive", isActive.source)
    _node.text = String(title)
    _node.slot("destination", destination())
  }
  public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: some View, tag: V, selection: Binding<V?>) {
    _node.binding("selection", selection.source)
    _node.value("tag", spelled(tag))
    _node.text = titleKey.text
    _node.slot("destination", destination)
  }
  public init<V: Hashable>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> some View) {
    _node.binding("selection", selection.source)
    _node.value("tag", spelled(tag))
    _node.text = titleKey.text
    _node.slot("destination", destination())
  }
  public init<V: Hashable>(destination: some View, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> some View) {
    _node.binding("selection", selection.source)
    _node.value("tag", spelled(tag))
    _node.slot("destination", destination)
    _node.slot("label", label(), isDefault: true)
  }
  /// Since watchOS 6.
  @_disfavoredOverload public init<V: Hashable>(destinationName: String, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> some View) {
    _node.textAttribute("destinationName", String(destinationName))
    _node.binding("selection", selection.source)
    _node.value("tag", spelled(tag))
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View) {
    _node.binding("selection", selection.source)
    _node.value("tag", spelled(tag))
    _node.slot("destination", destination())
    _node.slot("label", label(), isDefault: true)
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct NavigationSplitView: ElementView {
  public var _node = ElementNode("NavigationSplitView")
  public init(@ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View) {
    _node.slot("sidebar", sidebar())
    _node.slot("content", content())
    _node.slot("detail", detail())
  }
  public init(@ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View) {
    _node.slot("sidebar", sidebar())
    _node.slot("detail", detail())
  }
  public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View) {
    _node.binding("columnVisibility", columnVisibility.source)
    _node.slot("sidebar", sidebar())
    _node.slot("content", content())
    _node.slot("detail", detail())
  }
  public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View) {
    _node.binding("columnVisibility", columnVisibility.source)
    _node.slot("sidebar", sidebar())
    _node.slot("detail", detail())
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View) {
    _node.binding("columnVisibility", columnVisibility.source)
    _node.binding("preferredCompactColumn", preferredCompactColumn.source)
    _node.slot("sidebar", sidebar())
    _node.slot("content", content())
    _node.slot("detail", detail())
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View) {
    _node.binding("columnVisibility", columnVisibility.source)
    _node.binding("preferredCompactColumn", preferredCompactColumn.source)
    _node.slot("sidebar", sidebar())
    _node.slot("detail", detail())
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View) {
    _node.binding("preferredCompactColumn", preferredCompactColumn.source)
    _node.slot("sidebar", sidebar())
    _node.slot("content", content())
    _node.slot("detail", detail())
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View) {
    _node.binding("preferredCompactColumn", preferredCompactColumn.source)
    _node.slot("sidebar", sidebar())
    _node.slot("detail", detail())
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct NavigationStack: ElementView {
  public var _node = ElementNode("NavigationStack")
  public init(@ViewBuilder root: () -> some View) {
    _node.slot("root", root(), isDefault: true)
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> some View) {
    _node.binding("path", path.source)
    _node.slot("root", root(), isDefault: true)
  }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 7, tvOS 13.
public struct NavigationView: ElementView {
  public var _node = ElementNode("NavigationView")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 18, macOS 15, visionOS 2.
public struct NewDocumentButton: ElementView {
  public var _node = ElementNode("NewDocumentButton")
  public init(_ label: Text? = nil) {
    _node.value("label", label.vmlCode, "nil")
  }
  public init(_ title: LocalizedStringKey) {
    _node.text = title.text
  }
  @_disfavoredOverload public init(_ title: some StringProtocol) {
    _node.text = String(title)
  }
}

public struct OffsetShape: InsettableShape, ShapeElement {
  public var _node = ElementNode("OffsetShape")
  init(_node: ElementNode) { self._node = _node }
  public init(shape: some Shape, offset: CGSize) {
    _node.value("offset", offset.vmlCode)
    _node.value("shape", shape.vmlCode)
    var call = ModifierCall("OffsetShape(")
    call.value("shape", shape.vmlCode)
    call.value("offset", offset.vmlCode)
    _node.call = call
  }
}

@available(*, unavailable, message: "VML has no form for what 'OutlineGroup' takes")
public struct OutlineGroup {}

@available(*, unavailable, message: "VML has no form for what 'PasteButton' takes")
public struct PasteButton {}

public struct Path: Shape, ShapeElement {
  public var _node = ElementNode("Path")
  init(_node: ElementNode) { self._node = _node }
  public init() {
    let call = ModifierCall("Path(")
    _node.call = call
  }
  public init(_ rect: CGRect) {
    _node.value("rect", rect.vmlCode)
    var call = ModifierCall("Path(")
    call.value(nil, rect.vmlCode)
    _node.call = call
  }
  public init(ellipseIn rect: CGRect) {
    _node.value("ellipseIn", rect.vmlCode)
    var call = ModifierCall("Path(")
    call.value("ellipseIn", rect.vmlCode)
    _node.call = call
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    _node.value("cornerRadii", cornerRadii.vmlCode)
    _node.value("roundedRect", rect.vmlCode)
    var call = ModifierCall("Path(")
    call.value("roundedRect", rect.vmlCode)
    call.value("cornerRadii", cornerRadii.vmlCode)
    call.value("style", style.vmlCode, ".continuous")
    _node.call = call
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    _node.value("cornerRadius", cornerRadius.vmlCode)
    _node.value("roundedRect", rect.vmlCode)
    var call = ModifierCall("Path(")
    call.value("roundedRect", rect.vmlCode)
    call.value("cornerRadius", cornerRadius.vmlCode)
    call.value("style", style.vmlCode, ".continuous")
    _node.call = call
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    _node.value("cornerSize", cornerSize.vmlCode)
    _node.value("roundedRect", rect.vmlCode)
    var call = ModifierCall("Path(")
    call.value("roundedRect", rect.vmlCode)
    call.value("cornerSize", cornerSize.vmlCode)
    call.value("style", style.vmlCode, ".continuous")
    _node.call = call
  }
}

@available(*, unavailable, message: "VML has no form for what 'PhaseAnimator' takes")
public struct PhaseAnimator {}

public struct Picker: ElementView {
  public var _node = ElementNode("Picker")
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init<SelectionValue: Hashable>(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View) {
    _node.value("image", image.vmlCode)
    _node.binding("selection", selection.source)
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public init<SelectionValue: Hashable>(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View, @ViewBuilder currentValueLabel: () -> some View) {
    _node.value("image", image.vmlCode)
    _node.binding("selection", selection.source)
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
  }
  public init<SelectionValue: Hashable>(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View) {
    _node.binding("selection", selection.source)
    _node.slot("label", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public init<SelectionValue: Hashable>(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View, @ViewBuilder currentValueLabel: () -> some View) {
    _node.binding("selection", selection.source)
    _node.slot("label", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public init<SelectionValue: Hashable>(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View) {
    _node.binding("selection", selection.source)
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public init<SelectionValue: Hashable>(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View, @ViewBuilder currentValueLabel: () -> some View) {
    _node.binding("selection", selection.source)
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
  }
  public init<SelectionValue: Hashable>(selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.binding("selection", selection.source)
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public init<SelectionValue: Hashable>(selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View) {
    _node.binding("selection", selection.source)
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
    _node.slot("currentValueLabel", currentValueLabel())
  }
  public init<SelectionValue: Hashable>(selection: Binding<SelectionValue>, label: some View, @ViewBuilder content: () -> some View) {
    _node.binding("selection", selection.source)
    _node.slot("label", label)
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init<SelectionValue: Hashable>(_ title: some StringProtocol, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View) {
    _node.value("image", image.vmlCode)
    _node.binding("selection", selection.source)
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  @_disfavoredOverload public init<SelectionValue: Hashable>(_ title: some StringProtocol, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View, @ViewBuilder currentValueLabel: () -> some View) {
    _node.value("image", image.vmlCode)
    _node.binding("selection", selection.source)
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
  }
  @_disfavoredOverload public init<SelectionValue: Hashable>(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View) {
    _node.binding("selection", selection.source)
    _node.slot("label", Text(title))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  @_disfavoredOverload public init<SelectionValue: Hashable>(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View, @ViewBuilder currentValueLabel: () -> some View) {
    _node.binding("selection", selection.source)
    _node.slot("label", Text(title))
    _node.slot("content", content(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public init<SelectionValue: Hashable>(_ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View) {
    _node.binding("selection", selection.source)
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  @_disfavoredOverload public init<SelectionValue: Hashable>(_ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View, @ViewBuilder currentValueLabel: () -> some View) {
    _node.binding("selection", selection.source)
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct ProgressView: ElementView {
  public var _node = ElementNode("ProgressView")
  public init() {
  }
  public init(@ViewBuilder label: () -> some View) {
    _node.slot("label", label(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey) {
    _node.text = titleKey.text
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    _node.value("countsDown", countsDown.vmlCode, "true")
    _node.value("timerInterval", timerInterval.vmlCode)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> some View) {
    _node.value("countsDown", countsDown.vmlCode, "true")
    _node.value("timerInterval", timerInterval.vmlCode)
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View) {
    _node.value("countsDown", countsDown.vmlCode, "true")
    _node.value("timerInterval", timerInterval.vmlCode)
    _node.slot("label", label(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
  }
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0) {
    _node.value("total", spelled(total), "1")
    _node.value("value", spelled(value))
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol) {
    _node.text = String(title)
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    _node.value("total", spelled(total), "1")
    _node.value("value", spelled(value))
    _node.text = titleKey.text
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    _node.value("total", spelled(total), "1")
    _node.value("value", spelled(value))
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> some View) {
    _node.value("total", spelled(total), "1")
    _node.value("value", spelled(value))
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View) {
    _node.value("total", spelled(total), "1")
    _node.value("value", spelled(value))
    _node.slot("label", label(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
  }
}

public struct RadialGradient: ElementView, ShapeStyle {
  public var _node = ElementNode("RadialGradient")
  init(_node: ElementNode) { self._node = _node }
  public var vmlCode: String { valueCode }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _node.value("center", center.vmlCode)
    _node.value("colors", colors.vmlCode)
    _node.value("endRadius", endRadius.vmlCode)
    _node.value("startRadius", startRadius.vmlCode)
    var call = ModifierCall("RadialGradient(")
    call.value("colors", colors.vmlCode)
    call.value("center", center.vmlCode)
    call.value("startRadius", startRadius.vmlCode)
    call.value("endRadius", endRadius.vmlCode)
    _node.call = call
  }
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _node.value("center", center.vmlCode)
    _node.value("endRadius", endRadius.vmlCode)
    _node.value("gradient", gradient.vmlCode)
    _node.value("startRadius", startRadius.vmlCode)
    var call = ModifierCall("RadialGradient(")
    call.value("gradient", gradient.vmlCode)
    call.value("center", center.vmlCode)
    call.value("startRadius", startRadius.vmlCode)
    call.value("endRadius", endRadius.vmlCode)
    _node.call = call
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _node.value("center", center.vmlCode)
    _node.value("endRadius", endRadius.vmlCode)
    _node.value("startRadius", startRadius.vmlCode)
    _node.value("stops", stops.vmlCode)
    var call = ModifierCall("RadialGradient(")
    call.value("stops", stops.vmlCode)
    call.value("center", center.vmlCode)
    call.value("startRadius", startRadius.vmlCode)
    call.value("endRadius", endRadius.vmlCode)
    _node.call = call
  }
}

public struct Rectangle: InsettableShape, ShapeElement {
  public var _node = ElementNode("Rectangle")
  init(_node: ElementNode) { self._node = _node }
  public init() {
    let call = ModifierCall(code: ".rect")
    _node.call = call
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct RenameButton: ElementView {
  public var _node = ElementNode("RenameButton")
  public init() {
  }
}

public struct RotatedShape: InsettableShape, ShapeElement {
  public var _node = ElementNode("RotatedShape")
  init(_node: ElementNode) { self._node = _node }
  public init(shape: some Shape, angle: Angle, anchor: UnitPoint = .center) {
    _node.value("anchor", anchor.vmlCode, ".center")
    _node.value("angle", angle.vmlCode)
    _node.value("shape", shape.vmlCode)
    var call = ModifierCall("RotatedShape(")
    call.value("shape", shape.vmlCode)
    call.value("angle", angle.vmlCode)
    call.value("anchor", anchor.vmlCode, ".center")
    _node.call = call
  }
}

public struct RoundedRectangle: InsettableShape, ShapeElement {
  public var _node = ElementNode("RoundedRectangle")
  init(_node: ElementNode) { self._node = _node }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    _node.value("cornerRadius", cornerRadius.vmlCode)
    var call = ModifierCall(".rect(")
    call.value("cornerRadius", cornerRadius.vmlCode)
    call.value("style", style.vmlCode, ".continuous")
    _node.call = call
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    _node.value("cornerSize", cornerSize.vmlCode)
    var call = ModifierCall(".rect(")
    call.value("cornerSize", cornerSize.vmlCode)
    call.value("style", style.vmlCode, ".continuous")
    _node.call = call
  }
}

public struct ScaledShape: Shape, ShapeElement {
  public var _node = ElementNode("ScaledShape")
  init(_node: ElementNode) { self._node = _node }
  public init(shape: some Shape, scale: CGSize, anchor: UnitPoint = .center) {
    _node.value("anchor", anchor.vmlCode, ".center")
    _node.value("scale", scale.vmlCode)
    _node.value("shape", shape.vmlCode)
    var call = ModifierCall("ScaledShape(")
    call.value("shape", shape.vmlCode)
    call.value("scale", scale.vmlCode)
    call.value("anchor", anchor.vmlCode, ".center")
    _node.call = call
  }
}

public struct ScrollView: ElementView {
  public var _node = ElementNode("ScrollView")
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> some View) {
    _node.value("axes", axes.vmlCode, ".vertical")
    _node.slot("content", content(), isDefault: true)
  }
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> some View) {
    _node.value("axes", axes.vmlCode, ".vertical")
    _node.value("showsIndicators", showsIndicators.vmlCode, "true")
    _node.slot("content", content(), isDefault: true)
  }
}

@available(*, unavailable, message: "VML has no form for what 'ScrollViewReader' takes")
public struct ScrollViewReader {}

public struct Section: ElementView {
  public var _node = ElementNode("Section")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("footer", footer())
  }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("header", header())
  }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View, @ViewBuilder footer: () -> some View) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("header", header())
    _node.slot("footer", footer())
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View) {
    _node.slot("header", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) {
    _node.binding("isExpanded", isExpanded.source)
    _node.slot("header", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  public init(footer: some View, @ViewBuilder content: () -> some View) {
    _node.slot("footer", footer)
    _node.slot("content", content(), isDefault: true)
  }
  public init(header: some View, @ViewBuilder content: () -> some View) {
    _node.slot("header", header)
    _node.slot("content", content(), isDefault: true)
  }
  public init(header: some View, footer: some View, @ViewBuilder content: () -> some View) {
    _node.slot("header", header)
    _node.slot("footer", footer)
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) {
    _node.binding("isExpanded", isExpanded.source)
    _node.slot("content", content(), isDefault: true)
    _node.slot("header", header())
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    _node.slot("header", Text(title))
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) {
    _node.binding("isExpanded", isExpanded.source)
    _node.slot("header", Text(title))
    _node.slot("content", content(), isDefault: true)
  }
}

public struct SecureField: ElementView {
  public var _node = ElementNode("SecureField")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    _node.binding("text", text.source)
    _node.text = titleKey.text
  }
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    _node.binding("text", text.source)
    _node.text = titleKey.text
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    _node.value("prompt", prompt.vmlCode)
    _node.binding("text", text.source)
    _node.text = titleKey.text
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View) {
    _node.value("prompt", prompt.vmlCode, "nil")
    _node.binding("text", text.source)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>) {
    _node.binding("text", text.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    _node.binding("text", text.source)
    _node.text = String(title)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    _node.value("prompt", prompt.vmlCode)
    _node.binding("text", text.source)
    _node.text = String(title)
  }
}

/// Since macOS 14.
public struct SettingsLink: ElementView {
  public var _node = ElementNode("SettingsLink")
  public init() {
  }
  public init(@ViewBuilder label: () -> some View) {
    _node.slot("label", label(), isDefault: true)
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9.
public struct ShareLink: ElementView {
  public var _node = ElementNode("ShareLink")
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    _node.textAttribute("item", String(item))
    _node.value("message", message.vmlCode, "nil")
    _node.value("subject", subject.vmlCode, "nil")
    _node.text = title.string
  }
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    _node.value("item", item.vmlCode)
    _node.value("message", message.vmlCode, "nil")
    _node.value("subject", subject.vmlCode, "nil")
    _node.text = title.string
  }
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    _node.textAttribute("item", String(item))
    _node.value("message", message.vmlCode, "nil")
    _node.value("subject", subject.vmlCode, "nil")
    _node.text = titleKey.text
  }
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    _node.value("item", item.vmlCode)
    _node.value("message", message.vmlCode, "nil")
    _node.value("subject", subject.vmlCode, "nil")
    _node.text = titleKey.text
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    _node.textAttribute("item", String(item))
    _node.value("message", message.vmlCode, "nil")
    _node.value("subject", subject.vmlCode, "nil")
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) {
    _node.textAttribute("item", String(item))
    _node.value("message", message.vmlCode, "nil")
    _node.value("subject", subject.vmlCode, "nil")
    _node.slot("label", label(), isDefault: true)
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    _node.value("item", item.vmlCode)
    _node.value("message", message.vmlCode, "nil")
    _node.value("subject", subject.vmlCode, "nil")
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) {
    _node.value("item", item.vmlCode)
    _node.value("message", message.vmlCode, "nil")
    _node.value("subject", subject.vmlCode, "nil")
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil) {
    _node.textAttribute("item", String(item))
    _node.value("message", message.vmlCode, "nil")
    _node.value("subject", subject.vmlCode, "nil")
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil) {
    _node.value("item", item.vmlCode)
    _node.value("message", message.vmlCode, "nil")
    _node.value("subject", subject.vmlCode, "nil")
    _node.text = String(title)
  }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6.
public struct Slider: ElementView {
  public var _node = ElementNode("Slider")
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
    _node.slot("minimumValueLabel", minimumValueLabel())
    _node.slot("maximumValueLabel", maximumValueLabel())
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View) {
    _node.value("enabledBounds", spelled(enabledBounds), "nil")
    _node.value("in", spelled(bounds), "0...1")
    _node.value("neutralValue", spelled(neutralValue), "nil")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
    _node.slot("minimumValueLabel", minimumValueLabel())
    _node.slot("maximumValueLabel", maximumValueLabel())
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> some View) {
    _node.value("enabledBounds", spelled(enabledBounds), "nil")
    _node.value("in", spelled(bounds), "0...1")
    _node.value("neutralValue", spelled(neutralValue), "nil")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, minimumValueLabel: some View, maximumValueLabel: some View, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
    _node.slot("minimumValueLabel", minimumValueLabel)
    _node.slot("maximumValueLabel", maximumValueLabel)
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
    _node.slot("minimumValueLabel", minimumValueLabel())
    _node.slot("maximumValueLabel", maximumValueLabel())
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View) {
    _node.value("enabledBounds", spelled(enabledBounds), "nil")
    _node.value("in", spelled(bounds))
    _node.value("neutralValue", spelled(neutralValue), "nil")
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
    _node.slot("currentValueLabel", currentValueLabel())
    _node.slot("minimumValueLabel", minimumValueLabel())
    _node.slot("maximumValueLabel", maximumValueLabel())
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> some View) {
    _node.value("enabledBounds", spelled(enabledBounds), "nil")
    _node.value("in", spelled(bounds))
    _node.value("neutralValue", spelled(neutralValue), "nil")
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, minimumValueLabel: some View, maximumValueLabel: some View, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("minimumValueLabel", minimumValueLabel)
    _node.slot("maximumValueLabel", maximumValueLabel)
    _node.slot("label", label(), isDefault: true)
  }
}

public struct Spacer: ElementView {
  public var _node = ElementNode("Spacer")
  public init(minLength: CGFloat? = nil) {
    _node.value("minLength", minLength.vmlCode, "nil")
  }
}

/// Since visionOS 26.
public struct SpatialContainer: ElementView {
  public var _node = ElementNode("SpatialContainer")
  public init(alignment: Alignment3D = .center) {
    _node.value("alignment", alignment.vmlCode, ".center")
  }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 9.
public struct Stepper: ElementView {
  public var _node = ElementNode("Stepper")
  @_disfavoredOverload public init(@ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    _node.text = titleKey.text
  }
  @_disfavoredOverload public init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> some View) {
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1) {
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    _node.text = String(title)
  }
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = titleKey.text
  }
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = titleKey.text
  }
  public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View) {
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
}

@available(*, unavailable, message: "VML has no form for what 'StrokeBorderShapeView' takes")
public struct StrokeBorderShapeView {}

@available(*, unavailable, message: "VML has no form for what 'StrokeShapeView' takes")
public struct StrokeShapeView {}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct Tab: ElementPart, TabContent {
  public var _node = ElementNode("Tab")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> some View) {
    _node.textAttribute("image", String(image))
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> some View) {
    _node.textAttribute("image", String(image))
    _node.value("role", role.vmlCode)
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> some View) {
    _node.textAttribute("image", String(image))
    _node.textAttribute("title", titleKey.text)
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
  }
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> some View) {
    _node.textAttribute("image", String(image))
    _node.value("role", role.vmlCode)
    _node.textAttribute("title", titleKey.text)
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> some View) {
    _node.value("role", role.vmlCode)
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> some View) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", titleKey.text)
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
  }
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> some View) {
    _node.value("role", role.vmlCode)
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", titleKey.text)
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
  }
  public init(role: TabRole?, @ViewBuilder content: () -> some View) {
    _node.value("role", role.vmlCode)
    _node.slot("content", content(), isDefault: true)
  }
  public init(role: TabRole?, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.value("role", role.vmlCode)
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  public init<Value: Hashable>(value: Value, @ViewBuilder content: () -> some View) {
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
  }
  public init<Value: Hashable>(value: Value, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  public init<Value: Hashable>(value: Value, role: TabRole?, @ViewBuilder content: () -> some View) {
    _node.value("role", role.vmlCode)
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
  }
  public init<Value: Hashable>(value: Value, role: TabRole?, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.value("role", role.vmlCode)
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
  @_disfavoredOverload public init<T: Hashable>(_ title: some StringProtocol, image: String, value: T, @ViewBuilder content: () -> some View) {
    _node.textAttribute("image", String(image))
    _node.textAttribute("title", String(title))
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init<T: Hashable>(_ title: some StringProtocol, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> some View) {
    _node.textAttribute("image", String(image))
    _node.value("role", role.vmlCode)
    _node.textAttribute("title", String(title))
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init<T: Hashable>(_ title: some StringProtocol, systemImage: String, value: T, @ViewBuilder content: () -> some View) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", String(title))
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init<T: Hashable>(_ title: some StringProtocol, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> some View) {
    _node.value("role", role.vmlCode)
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", String(title))
    _node.value("value", spelled(value))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> some View) {
    _node.textAttribute("image", String(image))
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, image: String, role: TabRole?, @ViewBuilder content: () -> some View) {
    _node.textAttribute("image", String(image))
    _node.value("role", role.vmlCode)
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, role: TabRole?, @ViewBuilder content: () -> some View) {
    _node.value("role", role.vmlCode)
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct TabSection: ElementPart, TabContent {
  public var _node = ElementNode("TabSection")
  public init(@TabContentBuilder content: () -> some TabContent) {
    _node.slot("content", content(), isDefault: true)
  }
  public init(@TabContentBuilder content: () -> some TabContent, @ViewBuilder header: () -> some View) {
    _node.slot("content", content(), isDefault: true)
    _node.slot("header", header())
  }
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder content: () -> some TabContent) {
    _node.slot("header", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, @TabContentBuilder content: () -> some TabContent) {
    _node.slot("header", Text(title))
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 7, tvOS 13.
public struct TabView: ElementView {
  public var _node = ElementNode("TabView")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public init(@TabContentBuilder content: () -> some TabContent) {
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public init<SelectionValue: Hashable>(selection: Binding<SelectionValue>, @TabContentBuilder content: () -> some TabContent) {
    _node.binding("selection", selection.source)
    _node.slot("content", content(), isDefault: true)
  }
}

@available(*, unavailable, message: "VML has no form for what 'Table' takes")
public struct Table {}

/// Since iOS 14, macOS 11, visionOS 1.
public struct TextEditor: ElementView {
  public var _node = ElementNode("TextEditor")
  public init(text: Binding<String>) {
    _node.binding("text", text.source)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    _node.binding("selection", selection.source)
    _node.binding("text", text.source)
  }
}

public struct TextField: ElementView {
  public var _node = ElementNode("TextField")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    _node.binding("text", text.source)
    _node.text = titleKey.text
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    _node.value("axis", axis.vmlCode)
    _node.binding("text", text.source)
    _node.text = titleKey.text
  }
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    _node.binding("text", text.source)
    _node.text = titleKey.text
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    _node.value("prompt", prompt.vmlCode)
    _node.binding("text", text.source)
    _node.text = titleKey.text
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    _node.value("axis", axis.vmlCode)
    _node.value("prompt", prompt.vmlCode)
    _node.binding("text", text.source)
    _node.text = titleKey.text
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) {
    _node.value("axis", axis.vmlCode, "nil")
    _node.value("prompt", prompt.vmlCode, "nil")
    _node.binding("selection", selection.source)
    _node.binding("text", text.source)
    _node.text = titleKey.text
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View) {
    _node.value("prompt", prompt.vmlCode, "nil")
    _node.binding("text", text.source)
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> some View) {
    _node.value("axis", axis.vmlCode)
    _node.value("prompt", prompt.vmlCode, "nil")
    _node.binding("text", text.source)
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public init(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> some View) {
    _node.value("axis", axis.vmlCode, "nil")
    _node.value("prompt", prompt.vmlCode, "nil")
    _node.binding("selection", selection.source)
    _node.binding("text", text.source)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>) {
    _node.binding("text", text.source)
    _node.text = String(title)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    _node.value("axis", axis.vmlCode)
    _node.binding("text", text.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    _node.binding("text", text.source)
    _node.text = String(title)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    _node.value("prompt", prompt.vmlCode)
    _node.binding("text", text.source)
    _node.text = String(title)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis) {
    _node.value("axis", axis.vmlCode)
    _node.value("prompt", prompt.vmlCode)
    _node.binding("text", text.source)
    _node.text = String(title)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) {
    _node.value("axis", axis.vmlCode, "nil")
    _node.value("prompt", prompt.vmlCode, "nil")
    _node.binding("selection", selection.source)
    _node.binding("text", text.source)
    _node.text = String(title)
  }
}

@available(*, unavailable, message: "VML has no form for what 'TextFieldLink' takes")
public struct TextFieldLink {}

@available(*, unavailable, message: "VML has no form for what 'TimelineView' takes")
public struct TimelineView {}

public struct Toggle: ElementView {
  public var _node = ElementNode("Toggle")
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    _node.value("image", image.vmlCode)
    _node.binding("isOn", isOn.source)
    _node.text = titleKey.text
  }
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    _node.binding("isOn", isOn.source)
    _node.text = titleKey.text
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    _node.binding("isOn", isOn.source)
    _node.textAttribute("systemImage", String(systemImage))
    _node.text = titleKey.text
  }
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) {
    _node.binding("isOn", isOn.source)
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init(_ title: some StringProtocol, image: ImageResource, isOn: Binding<Bool>) {
    _node.value("image", image.vmlCode)
    _node.binding("isOn", isOn.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    _node.binding("isOn", isOn.source)
    _node.text = String(title)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    _node.binding("isOn", isOn.source)
    _node.textAttribute("systemImage", String(systemImage))
    _node.text = String(title)
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct ToolbarItem: ElementPart, ToolbarContent {
  public var _node = ElementNode("ToolbarItem")
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
    _node.textAttribute("id", String(id))
    _node.value("placement", placement.vmlCode, ".automatic")
    _node.slot("content", content(), isDefault: true)
  }
  public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> some View) {
    _node.textAttribute("id", String(id))
    _node.value("placement", placement.vmlCode, ".automatic")
    _node.value("showsByDefault", showsByDefault.vmlCode)
    _node.slot("content", content(), isDefault: true)
  }
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
    _node.value("placement", placement.vmlCode, ".automatic")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct ToolbarItemGroup: ElementPart, ToolbarContent {
  public var _node = ElementNode("ToolbarItemGroup")
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
    _node.value("placement", placement.vmlCode, ".automatic")
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    _node.value("placement", placement.vmlCode, ".automatic")
    _node.slot("content", content(), isDefault: true)
    _node.slot("label", label())
  }
}

/// Since iOS 26, macOS 26.
public struct ToolbarSpacer: ElementPart, ToolbarContent {
  public var _node = ElementNode("ToolbarSpacer")
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    _node.value("placement", placement.vmlCode, ".automatic")
    _node.value("sizing", sizing.vmlCode, ".flexible")
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ToolbarTitleMenu: ElementPart, ToolbarContent {
  public var _node = ElementNode("ToolbarTitleMenu")
  public init() {
  }
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
}

@available(*, unavailable, message: "VML has no form for what 'TransformedShape' takes")
public struct TransformedShape {}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct UnevenRoundedRectangle: InsettableShape, ShapeElement {
  public var _node = ElementNode("UnevenRoundedRectangle")
  init(_node: ElementNode) { self._node = _node }
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    _node.value("cornerRadii", cornerRadii.vmlCode)
    var call = ModifierCall(".rect(")
    call.value("cornerRadii", cornerRadii.vmlCode)
    call.value("style", style.vmlCode, ".continuous")
    _node.call = call
  }
  public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {
    _node.value("bottomLeadingRadius", bottomLeadingRadius.vmlCode, "0")
    _node.value("bottomTrailingRadius", bottomTrailingRadius.vmlCode, "0")
    _node.value("topLeadingRadius", topLeadingRadius.vmlCode, "0")
    _node.value("topTrailingRadius", topTrailingRadius.vmlCode, "0")
    var call = ModifierCall(".rect(")
    call.value("topLeadingRadius", topLeadingRadius.vmlCode, "0")
    call.value("bottomLeadingRadius", bottomLeadingRadius.vmlCode, "0")
    call.value("bottomTrailingRadius", bottomTrailingRadius.vmlCode, "0")
    call.value("topTrailingRadius", topTrailingRadius.vmlCode, "0")
    call.value("style", style.vmlCode, ".continuous")
    _node.call = call
  }
}

/// Since macOS 10.15.
public struct VSplitView: ElementView {
  public var _node = ElementNode("VSplitView")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
}

public struct VStack: ElementView {
  public var _node = ElementNode("VStack")
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("spacing", spacing.vmlCode, "nil")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct VStackLayout: ElementView {
  public var _node = ElementNode("VStackLayout")
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("spacing", spacing.vmlCode, "nil")
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ViewThatFits: ElementView {
  public var _node = ElementNode("ViewThatFits")
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> some View) {
    _node.value("in", axes.vmlCode, "[.horizontal, .vertical]")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since macOS 15.
public struct WindowVisibilityToggle: ElementView {
  public var _node = ElementNode("WindowVisibilityToggle")
  public init(windowID: String) {
    _node.textAttribute("windowID", String(windowID))
  }
}

public struct ZStack: ElementView {
  public var _node = ElementNode("ZStack")
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.slot("content", content(), isDefault: true)
  }
  /// Since visionOS 1.
  @_disfavoredOverload public init(alignment: Alignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> some View) {
    _node.value("alignment", alignment.vmlCode, ".center")
    _node.value("spacing", spacing.vmlCode)
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ZStackLayout: ElementView {
  public var _node = ElementNode("ZStackLayout")
  public init(alignment: Alignment = .center) {
    _node.value("alignment", alignment.vmlCode, ".center")
  }
}


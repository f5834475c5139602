// Made by `make catalogue` from the text in Sources/VMLCatalog/Catalogue.
// swift-format-ignore-file

extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle(vmlCode: ".background") } }
extension ShapeStyle where Self == Material { public static var bar: Material { Material(vmlCode: ".bar") } }
extension ShapeStyle where Self == Color { public static var black: Color { Color(vmlCode: ".black") } }
extension ShapeStyle where Self == Color { public static var blue: Color { Color(vmlCode: ".blue") } }
extension ShapeStyle where Self == Color { public static var brown: Color { Color(vmlCode: ".brown") } }
extension ShapeStyle where Self == Color { public static var clear: Color { Color(vmlCode: ".clear") } }
extension ShapeStyle where Self == Color { public static var cyan: Color { Color(vmlCode: ".cyan") } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle(vmlCode: ".fill") } }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle(vmlCode: ".foreground") } }
extension ShapeStyle where Self == Color { public static var gray: Color { Color(vmlCode: ".gray") } }
extension ShapeStyle where Self == Color { public static var green: Color { Color(vmlCode: ".green") } }
extension ShapeStyle where Self == Color { public static var indigo: Color { Color(vmlCode: ".indigo") } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { LinkShapeStyle(vmlCode: ".link") } }
extension ShapeStyle where Self == Color { public static var mint: Color { Color(vmlCode: ".mint") } }
extension ShapeStyle where Self == Color { public static var orange: Color { Color(vmlCode: ".orange") } }
extension ShapeStyle where Self == Color { public static var pink: Color { Color(vmlCode: ".pink") } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle(vmlCode: ".placeholder") } }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(vmlCode: ".primary") } }
extension ShapeStyle where Self == Color { public static var purple: Color { Color(vmlCode: ".purple") } }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(vmlCode: ".quaternary") } }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(vmlCode: ".quinary") } }
extension ShapeStyle where Self == Color { public static var red: Color { Color(vmlCode: ".red") } }
extension ShapeStyle where Self == Material { public static var regularMaterial: Material { Material(vmlCode: ".regularMaterial") } }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(vmlCode: ".secondary") } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { SelectionShapeStyle(vmlCode: ".selection") } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle(vmlCode: ".separator") } }
extension ShapeStyle where Self == Color { public static var teal: Color { Color(vmlCode: ".teal") } }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(vmlCode: ".tertiary") } }
extension ShapeStyle where Self == Material { public static var thickMaterial: Material { Material(vmlCode: ".thickMaterial") } }
extension ShapeStyle where Self == Material { public static var thinMaterial: Material { Material(vmlCode: ".thinMaterial") } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle(vmlCode: ".tint") } }
extension ShapeStyle where Self == Material { public static var ultraThickMaterial: Material { Material(vmlCode: ".ultraThickMaterial") } }
extension ShapeStyle where Self == Material { public static var ultraThinMaterial: Material { Material(vmlCode: ".ultraThinMaterial") } }
extension ShapeStyle where Self == Color { public static var white: Color { Color(vmlCode: ".white") } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle { public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle(vmlCode: ".windowBackground") } }
extension ShapeStyle where Self == Color { public static var yellow: Color { Color(vmlCode: ".yellow") } }
extension ShapeStyle where Self == AngularGradient { public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient { var call = ModifierCall(".angularGradient("); call.value(nil, gradient.wholeCode); call.value("center", center.vmlCode, ".center"); call.value("startAngle", startAngle.vmlCode); call.value("endAngle", endAngle.vmlCode); var node = ElementNode("AngularGradient"); node.call = call; return AngularGradient(_node: node) } }
extension ShapeStyle where Self == AngularGradient { public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { var call = ModifierCall(".angularGradient("); call.value(nil, gradient.vmlCode); call.value("center", center.vmlCode); call.value("startAngle", startAngle.vmlCode); call.value("endAngle", endAngle.vmlCode); var node = ElementNode("AngularGradient"); node.call = call; return AngularGradient(_node: node) } }
extension ShapeStyle where Self == AngularGradient { public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { var call = ModifierCall(".angularGradient("); call.value("colors", colors.vmlCode); call.value("center", center.vmlCode); call.value("startAngle", startAngle.vmlCode); call.value("endAngle", endAngle.vmlCode); var node = ElementNode("AngularGradient"); node.call = call; return AngularGradient(_node: node) } }
extension ShapeStyle where Self == AngularGradient { public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { var call = ModifierCall(".angularGradient("); call.value("stops", stops.vmlCode); call.value("center", center.vmlCode); call.value("startAngle", startAngle.vmlCode); call.value("endAngle", endAngle.vmlCode); var node = ElementNode("AngularGradient"); node.call = call; return AngularGradient(_node: node) } }
extension ShapeStyle where Self == AnyShapeStyle { public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle { var call = ModifierCall(".blendMode("); call.value(nil, mode.vmlCode); return AnyShapeStyle(vmlCode: call.code) } }
extension ShapeStyle where Self == AngularGradient { public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient { var call = ModifierCall(".conicGradient("); call.value(nil, gradient.wholeCode); call.value("center", center.vmlCode, ".center"); call.value("angle", angle.vmlCode, ".zero"); var node = ElementNode("AngularGradient"); node.call = call; return AngularGradient(_node: node) } }
extension ShapeStyle where Self == AngularGradient { public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient { var call = ModifierCall(".conicGradient("); call.value(nil, gradient.vmlCode); call.value("center", center.vmlCode); call.value("angle", angle.vmlCode, ".zero"); var node = ElementNode("AngularGradient"); node.call = call; return AngularGradient(_node: node) } }
extension ShapeStyle where Self == AngularGradient { public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { var call = ModifierCall(".conicGradient("); call.value("colors", colors.vmlCode); call.value("center", center.vmlCode); call.value("angle", angle.vmlCode, ".zero"); var node = ElementNode("AngularGradient"); node.call = call; return AngularGradient(_node: node) } }
extension ShapeStyle where Self == AngularGradient { public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { var call = ModifierCall(".conicGradient("); call.value("stops", stops.vmlCode); call.value("center", center.vmlCode); call.value("angle", angle.vmlCode, ".zero"); var node = ElementNode("AngularGradient"); node.call = call; return AngularGradient(_node: node) } }
extension ShapeStyle where Self == EllipticalGradient { public static func ellipticalGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { var call = ModifierCall(".ellipticalGradient("); call.value(nil, gradient.wholeCode); call.value("center", center.vmlCode, ".center"); call.value("startRadiusFraction", startRadiusFraction.vmlCode, "0"); call.value("endRadiusFraction", endRadiusFraction.vmlCode, "0.5"); var node = ElementNode("EllipticalGradient"); node.call = call; return EllipticalGradient(_node: node) } }
extension ShapeStyle where Self == EllipticalGradient { public static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { var call = ModifierCall(".ellipticalGradient("); call.value(nil, gradient.vmlCode); call.value("center", center.vmlCode, ".center"); call.value("startRadiusFraction", startRadiusFraction.vmlCode, "0"); call.value("endRadiusFraction", endRadiusFraction.vmlCode, "0.5"); var node = ElementNode("EllipticalGradient"); node.call = call; return EllipticalGradient(_node: node) } }
extension ShapeStyle where Self == EllipticalGradient { public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { var call = ModifierCall(".ellipticalGradient("); call.value("colors", colors.vmlCode); call.value("center", center.vmlCode, ".center"); call.value("startRadiusFraction", startRadiusFraction.vmlCode, "0"); call.value("endRadiusFraction", endRadiusFraction.vmlCode, "0.5"); var node = ElementNode("EllipticalGradient"); node.call = call; return EllipticalGradient(_node: node) } }
extension ShapeStyle where Self == EllipticalGradient { public static func ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { var call = ModifierCall(".ellipticalGradient("); call.value("stops", stops.vmlCode); call.value("center", center.vmlCode, ".center"); call.value("startRadiusFraction", startRadiusFraction.vmlCode, "0"); call.value("endRadiusFraction", endRadiusFraction.vmlCode, "0.5"); var node = ElementNode("EllipticalGradient"); node.call = call; return EllipticalGradient(_node: node) } }
extension ShapeStyle where Self == ImagePaint { public static func image(_ image: Image, sourceRect: CGRect? = nil, scale: CGFloat = 1) -> ImagePaint { var call = ModifierCall(".image("); call.value(nil, image.vmlCode); call.value("sourceRect", sourceRect.vmlCode, "nil"); call.value("scale", scale.vmlCode, "1"); return ImagePaint(vmlCode: call.code) } }
extension ShapeStyle where Self == LinearGradient { public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { var call = ModifierCall(".linearGradient("); call.value(nil, gradient.wholeCode); call.value("startPoint", startPoint.vmlCode); call.value("endPoint", endPoint.vmlCode); var node = ElementNode("LinearGradient"); node.call = call; return LinearGradient(_node: node) } }
extension ShapeStyle where Self == LinearGradient { public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { var call = ModifierCall(".linearGradient("); call.value(nil, gradient.vmlCode); call.value("startPoint", startPoint.vmlCode); call.value("endPoint", endPoint.vmlCode); var node = ElementNode("LinearGradient"); node.call = call; return LinearGradient(_node: node) } }
extension ShapeStyle where Self == LinearGradient { public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { var call = ModifierCall(".linearGradient("); call.value("colors", colors.vmlCode); call.value("startPoint", startPoint.vmlCode); call.value("endPoint", endPoint.vmlCode); var node = ElementNode("LinearGradient"); node.call = call; return LinearGradient(_node: node) } }
extension ShapeStyle where Self == LinearGradient { public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { var call = ModifierCall(".linearGradient("); call.value("stops", stops.vmlCode); call.value("startPoint", startPoint.vmlCode); call.value("endPoint", endPoint.vmlCode); var node = ElementNode("LinearGradient"); node.call = call; return LinearGradient(_node: node) } }
extension ShapeStyle where Self == AnyShapeStyle { public static func opacity(_ opacity: Double) -> AnyShapeStyle { var call = ModifierCall(".opacity("); call.value(nil, opacity.vmlCode); return AnyShapeStyle(vmlCode: call.code) } }
extension ShapeStyle where Self == RadialGradient { public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient { var call = ModifierCall(".radialGradient("); call.value(nil, gradient.wholeCode); call.value("center", center.vmlCode, ".center"); call.value("startRadius", startRadius.vmlCode, "0"); call.value("endRadius", endRadius.vmlCode); var node = ElementNode("RadialGradient"); node.call = call; return RadialGradient(_node: node) } }
extension ShapeStyle where Self == RadialGradient { public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { var call = ModifierCall(".radialGradient("); call.value(nil, gradient.vmlCode); call.value("center", center.vmlCode); call.value("startRadius", startRadius.vmlCode); call.value("endRadius", endRadius.vmlCode); var node = ElementNode("RadialGradient"); node.call = call; return RadialGradient(_node: node) } }
extension ShapeStyle where Self == RadialGradient { public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { var call = ModifierCall(".radialGradient("); call.value("colors", colors.vmlCode); call.value("center", center.vmlCode); call.value("startRadius", startRadius.vmlCode); call.value("endRadius", endRadius.vmlCode); var node = ElementNode("RadialGradient"); node.call = call; return RadialGradient(_node: node) } }
extension ShapeStyle where Self == RadialGradient { public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { var call = ModifierCall(".radialGradient("); call.value("stops", stops.vmlCode); call.value("center", center.vmlCode); call.value("startRadius", startRadius.vmlCode); call.value("endRadius", endRadius.vmlCode); var node = ElementNode("RadialGradient"); node.call = call; return RadialGradient(_node: node) } }
extension ShapeStyle where Self == AnyShapeStyle { public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { var call = ModifierCall(".shadow("); call.value(nil, style.vmlCode); return AnyShapeStyle(vmlCode: call.code) } }

extension Shape where Self == Capsule { public static var capsule: Capsule { var node = ElementNode("Capsule"); node.call = ModifierCall(code: ".capsule"); return Capsule(_node: node) } }
extension Shape where Self == Circle { public static var circle: Circle { var node = ElementNode("Circle"); node.call = ModifierCall(code: ".circle"); return Circle(_node: node) } }
extension Shape where Self == ContainerRelativeShape { public static var containerRelative: ContainerRelativeShape { var node = ElementNode("ContainerRelativeShape"); node.call = ModifierCall(code: ".containerRelative"); return ContainerRelativeShape(_node: node) } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { var node = ElementNode("Ellipse"); node.call = ModifierCall(code: ".ellipse"); return Ellipse(_node: node) } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { var node = ElementNode("Rectangle"); node.call = ModifierCall(code: ".rect"); return Rectangle(_node: node) } }
extension Shape where Self == Capsule { public static func capsule(style: RoundedCornerStyle) -> Capsule { var call = ModifierCall(".capsule("); call.value("style", style.vmlCode); var node = ElementNode("Capsule"); node.call = call; return Capsule(_node: node) } }
extension Shape where Self == UnevenRoundedRectangle { public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { var call = ModifierCall(".rect("); call.value("cornerRadii", cornerRadii.vmlCode); call.value("style", style.vmlCode, ".continuous"); var node = ElementNode("UnevenRoundedRectangle"); node.call = call; return UnevenRoundedRectangle(_node: node) } }
extension Shape where Self == RoundedRectangle { public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { var call = ModifierCall(".rect("); call.value("cornerRadius", cornerRadius.vmlCode); call.value("style", style.vmlCode, ".continuous"); var node = ElementNode("RoundedRectangle"); node.call = call; return RoundedRectangle(_node: node) } }
extension Shape where Self == RoundedRectangle { public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { var call = ModifierCall(".rect("); call.value("cornerSize", cornerSize.vmlCode); call.value("style", style.vmlCode, ".continuous"); var node = ElementNode("RoundedRectangle"); node.call = call; return RoundedRectangle(_node: node) } }
extension Shape where Self == UnevenRoundedRectangle { public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { var call = ModifierCall(".rect("); call.value("topLeadingRadius", topLeadingRadius.vmlCode, "0"); call.value("bottomLeadingRadius", bottomLeadingRadius.vmlCode, "0"); call.value("bottomTrailingRadius", bottomTrailingRadius.vmlCode, "0"); call.value("topTrailingRadius", topTrailingRadius.vmlCode, "0"); call.value("style", style.vmlCode, ".continuous"); var node = ElementNode("UnevenRoundedRectangle"); node.call = call; return UnevenRoundedRectangle(_node: node) } }

extension Color { public static var accentColor: Color { Color(vmlCode: ".accentColor") } }
extension Color { public static var black: Color { Color(vmlCode: ".black") } }
extension Color { public static var blue: Color { Color(vmlCode: ".blue") } }
extension Color { public static var brown: Color { Color(vmlCode: ".brown") } }
extension Color { public static var clear: Color { Color(vmlCode: ".clear") } }
extension Color { public static var cyan: Color { Color(vmlCode: ".cyan") } }
extension Color { public static var gray: Color { Color(vmlCode: ".gray") } }
extension Color { public static var green: Color { Color(vmlCode: ".green") } }
extension Color { public static var indigo: Color { Color(vmlCode: ".indigo") } }
extension Color { public static var mint: Color { Color(vmlCode: ".mint") } }
extension Color { public static var orange: Color { Color(vmlCode: ".orange") } }
extension Color { public static var pink: Color { Color(vmlCode: ".pink") } }
extension Color { public static var primary: Color { Color(vmlCode: ".primary") } }
extension Color { public static var purple: Color { Color(vmlCode: ".purple") } }
extension Color { public static var red: Color { Color(vmlCode: ".red") } }
extension Color { public static var secondary: Color { Color(vmlCode: ".secondary") } }
extension Color { public static var teal: Color { Color(vmlCode: ".teal") } }
extension Color { public static var white: Color { Color(vmlCode: ".white") } }
extension Color { public static var yellow: Color { Color(vmlCode: ".yellow") } }

extension EnvironmentValues {
  public var isActivityUpdateReduced: Bool { get { false } set { set("isActivityUpdateReduced", newValue.vmlCode) } }
  public var showsWidgetLabel: Bool { get { false } set { set("showsWidgetLabel", newValue.vmlCode) } }
  public var accessibilityEnabled: Bool { get { false } set { set("accessibilityEnabled", newValue.vmlCode) } }
  public var allowedDynamicRange: Image.DynamicRange? { get { nil } set { set("allowedDynamicRange", newValue.vmlCode) } }
  public var allowsTightening: Bool { get { false } set { set("allowsTightening", newValue.vmlCode) } }
  public var appearsActive: Bool { get { false } set { set("appearsActive", newValue.vmlCode) } }
  public var autocorrectionDisabled: Bool { get { false } set { set("autocorrectionDisabled", newValue.vmlCode) } }
  public var backgroundMaterial: Material? { get { nil } set { set("backgroundMaterial", newValue.vmlCode) } }
  public var backgroundProminence: BackgroundProminence { get { .standard } set { set("backgroundProminence", newValue.vmlCode) } }
  public var badgeProminence: BadgeProminence { get { .standard } set { set("badgeProminence", newValue.vmlCode) } }
  public var colorScheme: ColorScheme { get { .light } set { set("colorScheme", newValue.vmlCode) } }
  public var contentTransitionAddsDrawingGroup: Bool { get { false } set { set("contentTransitionAddsDrawingGroup", newValue.vmlCode) } }
  public var controlSize: ControlSize { get { .large } set { set("controlSize", newValue.vmlCode) } }
  public var defaultMinListHeaderHeight: CGFloat? { get { nil } set { set("defaultMinListHeaderHeight", newValue.vmlCode) } }
  public var defaultMinListRowHeight: CGFloat { get { 1 } set { set("defaultMinListRowHeight", newValue.vmlCode) } }
  public var defaultWheelPickerItemHeight: CGFloat { get { 1 } set { set("defaultWheelPickerItemHeight", newValue.vmlCode) } }
  public var disableAutocorrection: Bool? { get { nil } set { set("disableAutocorrection", newValue.vmlCode) } }
  public var displayScale: CGFloat { get { 1 } set { set("displayScale", newValue.vmlCode) } }
  public var dynamicTypeSize: DynamicTypeSize { get { .large } set { set("dynamicTypeSize", newValue.vmlCode) } }
  public var font: Font? { get { nil } set { set("font", newValue.vmlCode) } }
  public var headerProminence: Prominence { get { .standard } set { set("headerProminence", newValue.vmlCode) } }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { get { .automatic } set { set("horizontalScrollBounceBehavior", newValue.vmlCode) } }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { .automatic } set { set("horizontalScrollIndicatorVisibility", newValue.vmlCode) } }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { nil } set { set("horizontalSizeClass", newValue.vmlCode) } }
  public var imageScale: Image.Scale { get { .large } set { set("imageScale", newValue.vmlCode) } }
  public var isEnabled: Bool { get { true } set { set("isEnabled", newValue.vmlCode) } }
  public var isFocusEffectEnabled: Bool { get { false } set { set("isFocusEffectEnabled", newValue.vmlCode) } }
  public var isHoverEffectEnabled: Bool { get { false } set { set("isHoverEffectEnabled", newValue.vmlCode) } }
  public var isLuminanceReduced: Bool { get { false } set { set("isLuminanceReduced", newValue.vmlCode) } }
  public var isSceneCaptured: Bool { get { false } set { set("isSceneCaptured", newValue.vmlCode) } }
  public var isScrollEnabled: Bool { get { false } set { set("isScrollEnabled", newValue.vmlCode) } }
  public var labelsVisibility: Visibility { get { .automatic } set { set("labelsVisibility", newValue.vmlCode) } }
  public var layoutDirection: LayoutDirection { get { .leftToRight } set { set("layoutDirection", newValue.vmlCode) } }
  public var legibilityWeight: LegibilityWeight? { get { nil } set { set("legibilityWeight", newValue.vmlCode) } }
  public var lineLimit: Int? { get { nil } set { set("lineLimit", newValue.vmlCode) } }
  public var lineSpacing: CGFloat { get { 1 } set { set("lineSpacing", newValue.vmlCode) } }
  public var locale: Locale { get { Locale(identifier: "en_US") } set { set("locale", newValue.vmlCode) } }
  public var materialActiveAppearance: MaterialActiveAppearance { get { .automatic } set { set("materialActiveAppearance", newValue.vmlCode) } }
  public var menuIndicatorVisibility: Visibility { get { .automatic } set { set("menuIndicatorVisibility", newValue.vmlCode) } }
  public var menuOrder: MenuOrder { get { .automatic } set { set("menuOrder", newValue.vmlCode) } }
  public var minimumScaleFactor: CGFloat { get { 1 } set { set("minimumScaleFactor", newValue.vmlCode) } }
  public var multilineTextAlignment: TextAlignment { get { .center } set { set("multilineTextAlignment", newValue.vmlCode) } }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get { .automatic } set { set("scrollDismissesKeyboardMode", newValue.vmlCode) } }
  public var sidebarRowSize: SidebarRowSize { get { .large } set { set("sidebarRowSize", newValue.vmlCode) } }
  public var sizeCategory: ContentSizeCategory { get { .large } set { set("sizeCategory", newValue.vmlCode) } }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? { get { nil } set { set("symbolColorRenderingMode", newValue.vmlCode) } }
  public var symbolRenderingMode: SymbolRenderingMode? { get { nil } set { set("symbolRenderingMode", newValue.vmlCode) } }
  public var symbolVariableValueMode: SymbolVariableValueMode? { get { nil } set { set("symbolVariableValueMode", newValue.vmlCode) } }
  public var symbolVariants: SymbolVariants { get { .none } set { set("symbolVariants", newValue.vmlCode) } }
  public var textCase: Text.Case? { get { nil } set { set("textCase", newValue.vmlCode) } }
  public var textSelectionAffinity: TextSelectionAffinity { get { .automatic } set { set("textSelectionAffinity", newValue.vmlCode) } }
  public var timeZone: TimeZone { get { TimeZone.gmt } set { set("timeZone", newValue.vmlCode) } }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { get { .automatic } set { set("verticalScrollBounceBehavior", newValue.vmlCode) } }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { .automatic } set { set("verticalScrollIndicatorVisibility", newValue.vmlCode) } }
  public var verticalSizeClass: UserInterfaceSizeClass? { get { nil } set { set("verticalSizeClass", newValue.vmlCode) } }
}

public struct UnitPoint: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var bottom: UnitPoint { UnitPoint(vmlCode: ".bottom") }
  public static var bottomLeading: UnitPoint { UnitPoint(vmlCode: ".bottomLeading") }
  public static var bottomTrailing: UnitPoint { UnitPoint(vmlCode: ".bottomTrailing") }
  public static var center: UnitPoint { UnitPoint(vmlCode: ".center") }
  public static var leading: UnitPoint { UnitPoint(vmlCode: ".leading") }
  public static var top: UnitPoint { UnitPoint(vmlCode: ".top") }
  public static var topLeading: UnitPoint { UnitPoint(vmlCode: ".topLeading") }
  public static var topTrailing: UnitPoint { UnitPoint(vmlCode: ".topTrailing") }
  public static var trailing: UnitPoint { UnitPoint(vmlCode: ".trailing") }
  public static var zero: UnitPoint { UnitPoint(vmlCode: ".zero") }
  public init() { let call = ModifierCall("UnitPoint("); self.init(vmlCode: call.code) }
  public init(x: CGFloat, y: CGFloat) { var call = ModifierCall("UnitPoint("); call.value("x", x.vmlCode); call.value("y", y.vmlCode); self.init(vmlCode: call.code) }
}

public struct AccessibilityTraits: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var allowsDirectInteraction: AccessibilityTraits { AccessibilityTraits(vmlCode: ".allowsDirectInteraction") }
  public static var causesPageTurn: AccessibilityTraits { AccessibilityTraits(vmlCode: ".causesPageTurn") }
  public static var isButton: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isButton") }
  public static var isHeader: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isHeader") }
  public static var isImage: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isImage") }
  public static var isKeyboardKey: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isKeyboardKey") }
  public static var isLink: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isLink") }
  public static var isModal: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isModal") }
  public static var isSearchField: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isSearchField") }
  public static var isSelected: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isSelected") }
  public static var isStaticText: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isStaticText") }
  public static var isSummaryElement: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isSummaryElement") }
  public static var isTabBar: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isTabBar") }
  public static var isToggle: AccessibilityTraits { AccessibilityTraits(vmlCode: ".isToggle") }
  public static var playsSound: AccessibilityTraits { AccessibilityTraits(vmlCode: ".playsSound") }
  public static var startsMediaSession: AccessibilityTraits { AccessibilityTraits(vmlCode: ".startsMediaSession") }
  public static var updatesFrequently: AccessibilityTraits { AccessibilityTraits(vmlCode: ".updatesFrequently") }
  public init() { let call = ModifierCall("AccessibilityTraits("); self.init(vmlCode: call.code) }
  public func intersection(_ other: AccessibilityTraits) -> Self { var call = ModifierCall("intersection("); call.value(nil, other.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> Self { var call = ModifierCall("symmetricDifference("); call.value(nil, other.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func union(_ other: AccessibilityTraits) -> Self { var call = ModifierCall("union("); call.value(nil, other.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

public struct AccessibilityActionKind: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var `default`: AccessibilityActionKind { AccessibilityActionKind(vmlCode: ".default") }
  public static var delete: AccessibilityActionKind { AccessibilityActionKind(vmlCode: ".delete") }
  public static var escape: AccessibilityActionKind { AccessibilityActionKind(vmlCode: ".escape") }
  public static var magicTap: AccessibilityActionKind { AccessibilityActionKind(vmlCode: ".magicTap") }
  public static var showMenu: AccessibilityActionKind { AccessibilityActionKind(vmlCode: ".showMenu") }
  public init(named name: Text) { var call = ModifierCall("AccessibilityActionKind("); call.value("named", name.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct AccessibilityActionCategory: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var `default`: AccessibilityActionCategory { AccessibilityActionCategory(vmlCode: ".default") }
  public static var edit: AccessibilityActionCategory { AccessibilityActionCategory(vmlCode: ".edit") }
  public init(_ name: Text) { var call = ModifierCall("AccessibilityActionCategory("); call.value(nil, name.vmlCode); self.init(vmlCode: call.code) }
  @_disfavoredOverload public init(_ name: some StringProtocol) { var call = ModifierCall("AccessibilityActionCategory("); call.value(nil, String(name).vmlCode); self.init(vmlCode: call.code) }
  public init(_ nameKey: LocalizedStringKey) { var call = ModifierCall("AccessibilityActionCategory("); call.value(nil, nameKey.vmlCode); self.init(vmlCode: call.code) }
}

public enum AccessibilityAdjustmentDirection: CaseIterable, Hashable, Sendable, VMLValue {
  case decrement, increment
  @inline(never) public var vmlCode: String {
    switch self {
    case .decrement: ".decrement"
    case .increment: ".increment"
    }
  }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct AccessibilityCustomContentKey: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(_ label: Text, id: String) { var call = ModifierCall("AccessibilityCustomContentKey("); call.value(nil, label.vmlCode); call.value("id", id.vmlCode); self.init(vmlCode: call.code) }
  public init(_ labelKey: LocalizedStringKey) { var call = ModifierCall("AccessibilityCustomContentKey("); call.value(nil, labelKey.vmlCode); self.init(vmlCode: call.code) }
  public init(_ labelKey: LocalizedStringKey, id: String) { var call = ModifierCall("AccessibilityCustomContentKey("); call.value(nil, labelKey.vmlCode); call.value("id", id.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct AccessibilityDirectTouchOptions: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var requiresActivation: AccessibilityDirectTouchOptions { AccessibilityDirectTouchOptions(vmlCode: ".requiresActivation") }
  public static var silentOnTouch: AccessibilityDirectTouchOptions { AccessibilityDirectTouchOptions(vmlCode: ".silentOnTouch") }
}

public struct AccessibilityChildBehavior: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior(vmlCode: ".combine") }
  public static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior(vmlCode: ".contain") }
  public static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior(vmlCode: ".ignore") }
}

public enum AccessibilityHeadingLevel: CaseIterable, Hashable, Sendable, VMLValue {
  case h1, h2, h3, h4, h5, h6, unspecified
  @inline(never) public var vmlCode: String {
    switch self {
    case .h1: ".h1"
    case .h2: ".h2"
    case .h3: ".h3"
    case .h4: ".h4"
    case .h5: ".h5"
    case .h6: ".h6"
    case .unspecified: ".unspecified"
    }
  }
}

public enum AccessibilityLabeledPairRole: CaseIterable, Hashable, Sendable, VMLValue {
  case content, label
  @inline(never) public var vmlCode: String {
    switch self {
    case .content: ".content"
    case .label: ".label"
    }
  }
}

public protocol AccessibilityQuickActionStyle: VMLValue {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle { public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle(vmlCode: ".outline") } }
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle { public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle(vmlCode: ".prompt") } }

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct AccessibilitySystemRotor: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".boldText") }
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".headings") }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".images") }
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".italicText") }
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".landmarks") }
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".links") }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".lists") }
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".misspelledWords") }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".tables") }
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".textFields") }
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(vmlCode: ".underlineText") }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { var call = ModifierCall(".headings("); call.value("level", level.vmlCode); return AccessibilitySystemRotor(vmlCode: call.code) }
  public static func links(visited: Bool) -> AccessibilitySystemRotor { var call = ModifierCall(".links("); call.value("visited", visited.vmlCode); return AccessibilitySystemRotor(vmlCode: call.code) }
}

public enum Edge: CaseIterable, Hashable, Sendable, VMLValue {
  case bottom, leading, top, trailing
  @inline(never) public var vmlCode: String {
    switch self {
    case .bottom: ".bottom"
    case .leading: ".leading"
    case .top: ".top"
    case .trailing: ".trailing"
    }
  }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct AccessibilityTextContentType: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var console: AccessibilityTextContentType { AccessibilityTextContentType(vmlCode: ".console") }
  public static var fileSystem: AccessibilityTextContentType { AccessibilityTextContentType(vmlCode: ".fileSystem") }
  public static var messaging: AccessibilityTextContentType { AccessibilityTextContentType(vmlCode: ".messaging") }
  public static var narrative: AccessibilityTextContentType { AccessibilityTextContentType(vmlCode: ".narrative") }
  public static var plain: AccessibilityTextContentType { AccessibilityTextContentType(vmlCode: ".plain") }
  public static var sourceCode: AccessibilityTextContentType { AccessibilityTextContentType(vmlCode: ".sourceCode") }
  public static var spreadsheet: AccessibilityTextContentType { AccessibilityTextContentType(vmlCode: ".spreadsheet") }
  public static var wordProcessing: AccessibilityTextContentType { AccessibilityTextContentType(vmlCode: ".wordProcessing") }
}

public struct HorizontalAlignment: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var center: HorizontalAlignment { HorizontalAlignment(vmlCode: ".center") }
  public static var leading: HorizontalAlignment { HorizontalAlignment(vmlCode: ".leading") }
  public static var listRowSeparatorLeading: HorizontalAlignment { HorizontalAlignment(vmlCode: ".listRowSeparatorLeading") }
  public static var listRowSeparatorTrailing: HorizontalAlignment { HorizontalAlignment(vmlCode: ".listRowSeparatorTrailing") }
  public static var trailing: HorizontalAlignment { HorizontalAlignment(vmlCode: ".trailing") }
}

public struct VerticalAlignment: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var bottom: VerticalAlignment { VerticalAlignment(vmlCode: ".bottom") }
  public static var center: VerticalAlignment { VerticalAlignment(vmlCode: ".center") }
  public static var firstTextBaseline: VerticalAlignment { VerticalAlignment(vmlCode: ".firstTextBaseline") }
  public static var lastTextBaseline: VerticalAlignment { VerticalAlignment(vmlCode: ".lastTextBaseline") }
  public static var top: VerticalAlignment { VerticalAlignment(vmlCode: ".top") }
}

extension Image {
/// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
public struct DynamicRange: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var constrainedHigh: Image.DynamicRange { Image.DynamicRange(vmlCode: ".constrainedHigh") }
  public static var high: Image.DynamicRange { Image.DynamicRange(vmlCode: ".high") }
  public static var standard: Image.DynamicRange { Image.DynamicRange(vmlCode: ".standard") }
}

}

/// Since macOS 14.
public struct AlternatingRowBackgroundBehavior: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: AlternatingRowBackgroundBehavior { AlternatingRowBackgroundBehavior(vmlCode: ".automatic") }
  public static var disabled: AlternatingRowBackgroundBehavior { AlternatingRowBackgroundBehavior(vmlCode: ".disabled") }
  public static var enabled: AlternatingRowBackgroundBehavior { AlternatingRowBackgroundBehavior(vmlCode: ".enabled") }
}

extension Anchor {
public struct Source: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var bounds3D: Anchor.Source { Anchor.Source(vmlCode: ".bounds3D") }
}

}

public struct Animation: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var bouncy: Animation { Animation(vmlCode: ".bouncy") }
  public static var `default`: Animation { Animation(vmlCode: ".default") }
  public static var easeIn: Animation { Animation(vmlCode: ".easeIn") }
  public static var easeInOut: Animation { Animation(vmlCode: ".easeInOut") }
  public static var easeOut: Animation { Animation(vmlCode: ".easeOut") }
  public static var interactiveSpring: Animation { Animation(vmlCode: ".interactiveSpring") }
  public static var interpolatingSpring: Animation { Animation(vmlCode: ".interpolatingSpring") }
  public static var linear: Animation { Animation(vmlCode: ".linear") }
  public static var smooth: Animation { Animation(vmlCode: ".smooth") }
  public static var snappy: Animation { Animation(vmlCode: ".snappy") }
  public static var spring: Animation { Animation(vmlCode: ".spring") }
  public static var systemOverlayAppearance: Animation { Animation(vmlCode: ".systemOverlayAppearance") }
  public static var systemOverlayDelayedDisappearance: Animation { Animation(vmlCode: ".systemOverlayDelayedDisappearance") }
  public static var systemOverlayDisappearance: Animation { Animation(vmlCode: ".systemOverlayDisappearance") }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { var call = ModifierCall(".bouncy("); call.value("duration", duration.vmlCode, "0.5"); call.value("extraBounce", extraBounce.vmlCode, "0"); return Animation(vmlCode: call.code) }
  public static func easeIn(duration: TimeInterval) -> Animation { var call = ModifierCall(".easeIn("); call.value("duration", duration.vmlCode); return Animation(vmlCode: call.code) }
  public static func easeInOut(duration: TimeInterval) -> Animation { var call = ModifierCall(".easeInOut("); call.value("duration", duration.vmlCode); return Animation(vmlCode: call.code) }
  public static func easeOut(duration: TimeInterval) -> Animation { var call = ModifierCall(".easeOut("); call.value("duration", duration.vmlCode); return Animation(vmlCode: call.code) }
  public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25) -> Animation { var call = ModifierCall(".interactiveSpring("); call.value("duration", duration.vmlCode, "0.15"); call.value("extraBounce", extraBounce.vmlCode, "0"); call.value("blendDuration", blendDuration.vmlCode, "0.25"); return Animation(vmlCode: call.code) }
  @_disfavoredOverload public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { var call = ModifierCall(".interactiveSpring("); call.value("response", response.vmlCode, "0.15"); call.value("dampingFraction", dampingFraction.vmlCode, "0.86"); call.value("blendDuration", blendDuration.vmlCode, "0.25"); return Animation(vmlCode: call.code) }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation { var call = ModifierCall(".interpolatingSpring("); call.value(nil, spring.vmlCode); call.value("initialVelocity", initialVelocity.vmlCode, "0"); return Animation(vmlCode: call.code) }
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation { var call = ModifierCall(".interpolatingSpring("); call.value("duration", duration.vmlCode, "0.5"); call.value("bounce", bounce.vmlCode, "0"); call.value("initialVelocity", initialVelocity.vmlCode, "0"); return Animation(vmlCode: call.code) }
  public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation { var call = ModifierCall(".interpolatingSpring("); call.value("mass", mass.vmlCode, "1"); call.value("stiffness", stiffness.vmlCode); call.value("damping", damping.vmlCode); call.value("initialVelocity", initialVelocity.vmlCode, "0"); return Animation(vmlCode: call.code) }
  public static func linear(duration: TimeInterval) -> Animation { var call = ModifierCall(".linear("); call.value("duration", duration.vmlCode); return Animation(vmlCode: call.code) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { var call = ModifierCall(".smooth("); call.value("duration", duration.vmlCode, "0.5"); call.value("extraBounce", extraBounce.vmlCode, "0"); return Animation(vmlCode: call.code) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { var call = ModifierCall(".snappy("); call.value("duration", duration.vmlCode, "0.5"); call.value("extraBounce", extraBounce.vmlCode, "0"); return Animation(vmlCode: call.code) }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { var call = ModifierCall(".spring("); call.value(nil, spring.vmlCode); call.value("blendDuration", blendDuration.vmlCode, "0"); return Animation(vmlCode: call.code) }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation { var call = ModifierCall(".spring("); call.value("duration", duration.vmlCode, "0.5"); call.value("bounce", bounce.vmlCode, "0"); call.value("blendDuration", blendDuration.vmlCode, "0"); return Animation(vmlCode: call.code) }
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { var call = ModifierCall(".spring("); call.value("response", response.vmlCode, "0.5"); call.value("dampingFraction", dampingFraction.vmlCode, "0.825"); call.value("blendDuration", blendDuration.vmlCode, "0"); return Animation(vmlCode: call.code) }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { var call = ModifierCall(".timingCurve("); call.value(nil, curve.vmlCode); call.value("duration", duration.vmlCode); return Animation(vmlCode: call.code) }
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation { var call = ModifierCall(".timingCurve("); call.value(nil, p1x.vmlCode); call.value(nil, p1y.vmlCode); call.value(nil, p2x.vmlCode); call.value(nil, p2y.vmlCode); call.value("duration", duration.vmlCode, "0.35"); return Animation(vmlCode: call.code) }
  public func delay(_ delay: TimeInterval) -> Self { var call = ModifierCall("delay("); call.value(nil, delay.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func logicallyComplete(after duration: TimeInterval) -> Self { var call = ModifierCall("logicallyComplete("); call.value("after", duration.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self { var call = ModifierCall("repeatCount("); call.value(nil, repeatCount.vmlCode); call.value("autoreverses", autoreverses.vmlCode, "true"); return Self(vmlCode: vmlCode + "." + call.code) }
  public func repeatForever(autoreverses: Bool = true) -> Self { var call = ModifierCall("repeatForever("); call.value("autoreverses", autoreverses.vmlCode, "true"); return Self(vmlCode: vmlCode + "." + call.code) }
  public func speed(_ speed: Double) -> Self { var call = ModifierCall("speed("); call.value(nil, speed.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

public enum ContentMode: CaseIterable, Hashable, Sendable, VMLValue {
  case fill, fit
  @inline(never) public var vmlCode: String {
    switch self {
    case .fill: ".fill"
    case .fit: ".fit"
    }
  }
}

public enum UITextAutocapitalizationType: CaseIterable, Hashable, Sendable, VMLValue {
  case allCharacters, none, sentences, words
  @inline(never) public var vmlCode: String {
    switch self {
    case .allCharacters: ".allCharacters"
    case .none: ".none"
    case .sentences: ".sentences"
    case .words: ".words"
    }
  }
}

extension Edge {
public struct Set: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var all: Edge.Set { Edge.Set(vmlCode: ".all") }
  public static var bottom: Edge.Set { Edge.Set(vmlCode: ".bottom") }
  public static var horizontal: Edge.Set { Edge.Set(vmlCode: ".horizontal") }
  public static var leading: Edge.Set { Edge.Set(vmlCode: ".leading") }
  public static var top: Edge.Set { Edge.Set(vmlCode: ".top") }
  public static var trailing: Edge.Set { Edge.Set(vmlCode: ".trailing") }
  public static var vertical: Edge.Set { Edge.Set(vmlCode: ".vertical") }
  public init(_ e: Edge) { var call = ModifierCall("Edge.Set("); call.value(nil, e.vmlCode); self.init(vmlCode: call.code) }
}

}

public struct Alignment: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var bottom: Alignment { Alignment(vmlCode: ".bottom") }
  public static var bottomLeading: Alignment { Alignment(vmlCode: ".bottomLeading") }
  public static var bottomTrailing: Alignment { Alignment(vmlCode: ".bottomTrailing") }
  public static var center: Alignment { Alignment(vmlCode: ".center") }
  public static var centerFirstTextBaseline: Alignment { Alignment(vmlCode: ".centerFirstTextBaseline") }
  public static var centerLastTextBaseline: Alignment { Alignment(vmlCode: ".centerLastTextBaseline") }
  public static var leading: Alignment { Alignment(vmlCode: ".leading") }
  public static var leadingFirstTextBaseline: Alignment { Alignment(vmlCode: ".leadingFirstTextBaseline") }
  public static var leadingLastTextBaseline: Alignment { Alignment(vmlCode: ".leadingLastTextBaseline") }
  public static var top: Alignment { Alignment(vmlCode: ".top") }
  public static var topLeading: Alignment { Alignment(vmlCode: ".topLeading") }
  public static var topTrailing: Alignment { Alignment(vmlCode: ".topTrailing") }
  public static var trailing: Alignment { Alignment(vmlCode: ".trailing") }
  public static var trailingFirstTextBaseline: Alignment { Alignment(vmlCode: ".trailingFirstTextBaseline") }
  public static var trailingLastTextBaseline: Alignment { Alignment(vmlCode: ".trailingLastTextBaseline") }
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { var call = ModifierCall("Alignment("); call.value("horizontal", horizontal.vmlCode); call.value("vertical", vertical.vmlCode); self.init(vmlCode: call.code) }
}

public struct FillStyle: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(eoFill: Bool = false, antialiased: Bool = true) { var call = ModifierCall("FillStyle("); call.value("eoFill", eoFill.vmlCode, "false"); call.value("antialiased", antialiased.vmlCode, "true"); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1.
public struct BadgeProminence: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var decreased: BadgeProminence { BadgeProminence(vmlCode: ".decreased") }
  public static var increased: BadgeProminence { BadgeProminence(vmlCode: ".increased") }
  public static var standard: BadgeProminence { BadgeProminence(vmlCode: ".standard") }
}

public enum BlendMode: CaseIterable, Hashable, Sendable, VMLValue {
  case color, colorBurn, colorDodge, darken, destinationOut, destinationOver, difference, exclusion, hardLight, hue, lighten, luminosity, multiply, normal, overlay, plusDarker, plusLighter, saturation, screen, softLight, sourceAtop
  @inline(never) public var vmlCode: String {
    switch self {
    case .color: ".color"
    case .colorBurn: ".colorBurn"
    case .colorDodge: ".colorDodge"
    case .darken: ".darken"
    case .destinationOut: ".destinationOut"
    case .destinationOver: ".destinationOver"
    case .difference: ".difference"
    case .exclusion: ".exclusion"
    case .hardLight: ".hardLight"
    case .hue: ".hue"
    case .lighten: ".lighten"
    case .luminosity: ".luminosity"
    case .multiply: ".multiply"
    case .normal: ".normal"
    case .overlay: ".overlay"
    case .plusDarker: ".plusDarker"
    case .plusLighter: ".plusLighter"
    case .saturation: ".saturation"
    case .screen: ".screen"
    case .softLight: ".softLight"
    case .sourceAtop: ".sourceAtop"
    }
  }
}

/// Since visionOS 26.
public struct BreakthroughEffect: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: BreakthroughEffect { BreakthroughEffect(vmlCode: ".automatic") }
  public static var none: BreakthroughEffect { BreakthroughEffect(vmlCode: ".none") }
  public static var prominent: BreakthroughEffect { BreakthroughEffect(vmlCode: ".prominent") }
  public static var subtle: BreakthroughEffect { BreakthroughEffect(vmlCode: ".subtle") }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct ButtonBorderShape: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ButtonBorderShape { ButtonBorderShape(vmlCode: ".automatic") }
  public static var capsule: ButtonBorderShape { ButtonBorderShape(vmlCode: ".capsule") }
  public static var circle: ButtonBorderShape { ButtonBorderShape(vmlCode: ".circle") }
  public static var roundedRectangle: ButtonBorderShape { ButtonBorderShape(vmlCode: ".roundedRectangle") }
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { var call = ModifierCall(".roundedRectangle("); call.value("radius", radius.vmlCode); return ButtonBorderShape(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ButtonRepeatBehavior: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ButtonRepeatBehavior { ButtonRepeatBehavior(vmlCode: ".automatic") }
  public static var disabled: ButtonRepeatBehavior { ButtonRepeatBehavior(vmlCode: ".disabled") }
  public static var enabled: ButtonRepeatBehavior { ButtonRepeatBehavior(vmlCode: ".enabled") }
}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct ButtonSizing: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ButtonSizing { ButtonSizing(vmlCode: ".automatic") }
  public static var fitted: ButtonSizing { ButtonSizing(vmlCode: ".fitted") }
  public static var flexible: ButtonSizing { ButtonSizing(vmlCode: ".flexible") }
}

public protocol PrimitiveButtonStyle: VMLValue {}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle { public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle(vmlCode: ".accessoryBar") } }
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle { public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle(vmlCode: ".accessoryBarAction") } }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { DefaultButtonStyle(vmlCode: ".automatic") } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { BorderedButtonStyle(vmlCode: ".bordered") } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle(vmlCode: ".borderedProminent") } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle(vmlCode: ".borderless") } }
extension PrimitiveButtonStyle where Self == CardButtonStyle { public static var card: CardButtonStyle { CardButtonStyle(vmlCode: ".card") } }
extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: GlassButtonStyle { GlassButtonStyle(vmlCode: ".glass") } }
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle { public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle(vmlCode: ".glassProminent") } }
extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: LinkButtonStyle { LinkButtonStyle(vmlCode: ".link") } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { PlainButtonStyle(vmlCode: ".plain") } }
extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static func glass(_ glass: Glass) -> GlassButtonStyle { var call = ModifierCall(".glass("); call.value(nil, glass.vmlCode); return GlassButtonStyle(vmlCode: call.code) } }

public enum Visibility: CaseIterable, Hashable, Sendable, VMLValue {
  case automatic, hidden, visible
  @inline(never) public var vmlCode: String {
    switch self {
    case .automatic: ".automatic"
    case .hidden: ".hidden"
    case .visible: ".visible"
    }
  }
}

extension Axis {
public struct Set: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var horizontal: Axis.Set { Axis.Set(vmlCode: ".horizontal") }
  public static var vertical: Axis.Set { Axis.Set(vmlCode: ".vertical") }
}

}

/// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
public struct Shader: ShapeStyle, SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(function: ShaderFunction, arguments: [Shader.Argument]) { var call = ModifierCall("Shader("); call.value("function", function.vmlCode); call.value("arguments", arguments.vmlCode); self.init(vmlCode: call.code) }
}

public enum ColorScheme: CaseIterable, Hashable, Sendable, VMLValue {
  case dark, light
  @inline(never) public var vmlCode: String {
    switch self {
    case .dark: ".dark"
    case .light: ".light"
    }
  }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ContainerBackgroundPlacement: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var subscriptionStore: ContainerBackgroundPlacement { ContainerBackgroundPlacement(vmlCode: ".subscriptionStore") }
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { ContainerBackgroundPlacement(vmlCode: ".subscriptionStoreFullHeight") }
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { ContainerBackgroundPlacement(vmlCode: ".subscriptionStoreHeader") }
  public static var widget: ContainerBackgroundPlacement { ContainerBackgroundPlacement(vmlCode: ".widget") }
  public static var navigation: ContainerBackgroundPlacement { ContainerBackgroundPlacement(vmlCode: ".navigation") }
  public static var navigationSplitView: ContainerBackgroundPlacement { ContainerBackgroundPlacement(vmlCode: ".navigationSplitView") }
  public static var tabView: ContainerBackgroundPlacement { ContainerBackgroundPlacement(vmlCode: ".tabView") }
  public static var window: ContainerBackgroundPlacement { ContainerBackgroundPlacement(vmlCode: ".window") }
}

public struct EdgeInsets: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("EdgeInsets("); self.init(vmlCode: call.code) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { var call = ModifierCall("EdgeInsets("); call.value("top", top.vmlCode); call.value("leading", leading.vmlCode); call.value("bottom", bottom.vmlCode); call.value("trailing", trailing.vmlCode); self.init(vmlCode: call.code) }
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> Self { var call = ModifierCall("inset("); call.value("by", corners.vmlCode); call.value("edges", edges.vmlCode, ".all"); return Self(vmlCode: vmlCode + "." + call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ContentMarginPlacement: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(vmlCode: ".automatic") }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(vmlCode: ".scrollContent") }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(vmlCode: ".scrollIndicators") }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct ContentShapeKinds: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var accessibility: ContentShapeKinds { ContentShapeKinds(vmlCode: ".accessibility") }
  public static var contextMenuPreview: ContentShapeKinds { ContentShapeKinds(vmlCode: ".contextMenuPreview") }
  public static var dragPreview: ContentShapeKinds { ContentShapeKinds(vmlCode: ".dragPreview") }
  public static var focusEffect: ContentShapeKinds { ContentShapeKinds(vmlCode: ".focusEffect") }
  public static var hoverEffect: ContentShapeKinds { ContentShapeKinds(vmlCode: ".hoverEffect") }
  public static var interaction: ContentShapeKinds { ContentShapeKinds(vmlCode: ".interaction") }
}

/// Since iOS 18.4, macOS 15.4, visionOS 2.4, watchOS 11.4, tvOS 18.4.
public struct ContentToolbarPlacement: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var tabViewSidebar: ContentToolbarPlacement { ContentToolbarPlacement(vmlCode: ".tabViewSidebar") }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ContentTransition: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var identity: ContentTransition { ContentTransition(vmlCode: ".identity") }
  public static var interpolate: ContentTransition { ContentTransition(vmlCode: ".interpolate") }
  public static var opacity: ContentTransition { ContentTransition(vmlCode: ".opacity") }
  public static var symbolEffect: ContentTransition { ContentTransition(vmlCode: ".symbolEffect") }
  public static func numericText(countsDown: Bool = false) -> ContentTransition { var call = ModifierCall(".numericText("); call.value("countsDown", countsDown.vmlCode, "false"); return ContentTransition(vmlCode: call.code) }
  public static func numericText(value: Double) -> ContentTransition { var call = ModifierCall(".numericText("); call.value("value", value.vmlCode); return ContentTransition(vmlCode: call.code) }
  public static func symbolEffect(_ effect: some SymbolEffect & ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition { var call = ModifierCall(".symbolEffect("); call.value(nil, effect.vmlCode); call.value("options", options.vmlCode, ".default"); return ContentTransition(vmlCode: call.code) }
}

public protocol ControlGroupStyle: VMLValue {}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle(vmlCode: ".automatic") } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle { public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle(vmlCode: ".compactMenu") } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: MenuControlGroupStyle { MenuControlGroupStyle(vmlCode: ".menu") } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle(vmlCode: ".navigation") } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle(vmlCode: ".palette") } }

public enum ControlSize: CaseIterable, Hashable, Sendable, VMLValue {
  case extraLarge, large, mini, regular, small
  @inline(never) public var vmlCode: String {
    switch self {
    case .extraLarge: ".extraLarge"
    case .large: ".large"
    case .mini: ".mini"
    case .regular: ".regular"
    case .small: ".small"
    }
  }
}

public protocol DatePickerStyle: VMLValue {}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle(vmlCode: ".automatic") } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: CompactDatePickerStyle { CompactDatePickerStyle(vmlCode: ".compact") } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: FieldDatePickerStyle { FieldDatePickerStyle(vmlCode: ".field") } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle(vmlCode: ".graphical") } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle(vmlCode: ".stepperField") } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle(vmlCode: ".wheel") } }

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct AdaptableTabBarPlacement: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: AdaptableTabBarPlacement { AdaptableTabBarPlacement(vmlCode: ".automatic") }
  public static var sidebar: AdaptableTabBarPlacement { AdaptableTabBarPlacement(vmlCode: ".sidebar") }
  public static var tabBar: AdaptableTabBarPlacement { AdaptableTabBarPlacement(vmlCode: ".tabBar") }
}

/// Since iOS 13.4, visionOS 1, tvOS 16.
public struct HoverEffect: CustomHoverEffect, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: HoverEffect { HoverEffect(vmlCode: ".automatic") }
  public static var highlight: HoverEffect { HoverEffect(vmlCode: ".highlight") }
  public static var lift: HoverEffect { HoverEffect(vmlCode: ".lift") }
  public init(_ effect: some CustomHoverEffect) { var call = ModifierCall("HoverEffect("); call.value(nil, effect.vmlCode); self.init(vmlCode: call.code) }
}

public protocol CustomHoverEffect: VMLValue {}

extension CustomHoverEffect where Self == AutomaticHoverEffect { public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect(vmlCode: ".automatic") } }
extension CustomHoverEffect where Self == EmptyHoverEffect { public static var empty: EmptyHoverEffect { EmptyHoverEffect(vmlCode: ".empty") } }
extension CustomHoverEffect where Self == HighlightHoverEffect { public static var highlight: HighlightHoverEffect { HighlightHoverEffect(vmlCode: ".highlight") } }
extension CustomHoverEffect where Self == LiftHoverEffect { public static var lift: LiftHoverEffect { LiftHoverEffect(vmlCode: ".lift") } }
extension CustomHoverEffect where Self == GroupHoverEffect { public static func hoverEffectGroup(_ group: HoverEffectGroup?) -> GroupHoverEffect { var call = ModifierCall(".hoverEffectGroup("); call.value(nil, group.vmlCode); return GroupHoverEffect(vmlCode: call.code) } }
extension CustomHoverEffect where Self == GroupHoverEffect { public static func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) -> GroupHoverEffect { var call = ModifierCall(".hoverEffectGroup("); call.value("id", id.vmlCode, "nil"); call.value("in", namespace.vmlCode); call.value("behavior", behavior.vmlCode, ".activatesGroup"); return GroupHoverEffect(vmlCode: call.code) } }

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct ScrollAnchorRole: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(vmlCode: ".alignment") }
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(vmlCode: ".initialOffset") }
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(vmlCode: ".sizeChanges") }
}

/// Since iOS 17, macOS 13, visionOS 1, watchOS 10, tvOS 17.
public struct DialogSeverity: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: DialogSeverity { DialogSeverity(vmlCode: ".automatic") }
  public static var critical: DialogSeverity { DialogSeverity(vmlCode: ".critical") }
  public static var standard: DialogSeverity { DialogSeverity(vmlCode: ".standard") }
}

public enum DigitalCrownRotationalSensitivity: CaseIterable, Hashable, Sendable, VMLValue {
  case high, low, medium
  @inline(never) public var vmlCode: String {
    switch self {
    case .high: ".high"
    case .low: ".low"
    case .medium: ".medium"
    }
  }
}

public protocol DisclosureGroupStyle: VMLValue {}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle { public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle(vmlCode: ".automatic") } }

/// Since iOS 26, macOS 26, visionOS 26.
public struct DragConfiguration: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(allowMove: Bool) { var call = ModifierCall("DragConfiguration("); call.value("allowMove", allowMove.vmlCode); self.init(vmlCode: call.code) }
  public init(allowMove: Bool, allowDelete: Bool) { var call = ModifierCall("DragConfiguration("); call.value("allowMove", allowMove.vmlCode); call.value("allowDelete", allowDelete.vmlCode); self.init(vmlCode: call.code) }
  public init(operationsWithinApp: DragConfiguration.OperationsWithinApp? = nil, operationsOutsideApp: DragConfiguration.OperationsOutsideApp? = nil) { var call = ModifierCall("DragConfiguration("); call.value("operationsWithinApp", operationsWithinApp.vmlCode, "nil"); call.value("operationsOutsideApp", operationsOutsideApp.vmlCode, "nil"); self.init(vmlCode: call.code) }
}

/// Since macOS 26.
public struct DragDropPreviewsFormation: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var `default`: DragDropPreviewsFormation { DragDropPreviewsFormation(vmlCode: ".default") }
  public static var list: DragDropPreviewsFormation { DragDropPreviewsFormation(vmlCode: ".list") }
  public static var none: DragDropPreviewsFormation { DragDropPreviewsFormation(vmlCode: ".none") }
  public static var pile: DragDropPreviewsFormation { DragDropPreviewsFormation(vmlCode: ".pile") }
  public static var stack: DragDropPreviewsFormation { DragDropPreviewsFormation(vmlCode: ".stack") }
}

public enum ColorRenderingMode: CaseIterable, Hashable, Sendable, VMLValue {
  case extendedLinear, linear, nonLinear
  @inline(never) public var vmlCode: String {
    switch self {
    case .extendedLinear: ".extendedLinear"
    case .linear: ".linear"
    case .nonLinear: ".nonLinear"
    }
  }
}

public enum DynamicTypeSize: CaseIterable, Hashable, Sendable, VMLValue {
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5, large, medium, small, xLarge, xSmall, xxLarge, xxxLarge
  @inline(never) public var vmlCode: String {
    switch self {
    case .accessibility1: ".accessibility1"
    case .accessibility2: ".accessibility2"
    case .accessibility3: ".accessibility3"
    case .accessibility4: ".accessibility4"
    case .accessibility5: ".accessibility5"
    case .large: ".large"
    case .medium: ".medium"
    case .small: ".small"
    case .xLarge: ".xLarge"
    case .xSmall: ".xSmall"
    case .xxLarge: ".xxLarge"
    case .xxxLarge: ".xxxLarge"
    }
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct UTType: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var ahap: UTType { UTType(vmlCode: ".ahap") }
  public static var aiff: UTType { UTType(vmlCode: ".aiff") }
  public static var aliasFile: UTType { UTType(vmlCode: ".aliasFile") }
  public static var appleArchive: UTType { UTType(vmlCode: ".appleArchive") }
  public static var appleProtectedMPEG4Audio: UTType { UTType(vmlCode: ".appleProtectedMPEG4Audio") }
  public static var appleProtectedMPEG4Video: UTType { UTType(vmlCode: ".appleProtectedMPEG4Video") }
  public static var appleScript: UTType { UTType(vmlCode: ".appleScript") }
  public static var application: UTType { UTType(vmlCode: ".application") }
  public static var applicationBundle: UTType { UTType(vmlCode: ".applicationBundle") }
  public static var applicationExtension: UTType { UTType(vmlCode: ".applicationExtension") }
  public static var arReferenceObject: UTType { UTType(vmlCode: ".arReferenceObject") }
  public static var archive: UTType { UTType(vmlCode: ".archive") }
  public static var assemblyLanguageSource: UTType { UTType(vmlCode: ".assemblyLanguageSource") }
  public static var audio: UTType { UTType(vmlCode: ".audio") }
  public static var audiovisualContent: UTType { UTType(vmlCode: ".audiovisualContent") }
  public static var avi: UTType { UTType(vmlCode: ".avi") }
  public static var binaryPropertyList: UTType { UTType(vmlCode: ".binaryPropertyList") }
  public static var bmp: UTType { UTType(vmlCode: ".bmp") }
  public static var bookmark: UTType { UTType(vmlCode: ".bookmark") }
  public static var bundle: UTType { UTType(vmlCode: ".bundle") }
  public static var bz2: UTType { UTType(vmlCode: ".bz2") }
  public static var cHeader: UTType { UTType(vmlCode: ".cHeader") }
  public static var cPlusPlusHeader: UTType { UTType(vmlCode: ".cPlusPlusHeader") }
  public static var cPlusPlusSource: UTType { UTType(vmlCode: ".cPlusPlusSource") }
  public static var cSource: UTType { UTType(vmlCode: ".cSource") }
  public static var calendarEvent: UTType { UTType(vmlCode: ".calendarEvent") }
  public static var commaSeparatedText: UTType { UTType(vmlCode: ".commaSeparatedText") }
  public static var compositeContent: UTType { UTType(vmlCode: ".compositeContent") }
  public static var contact: UTType { UTType(vmlCode: ".contact") }
  public static var content: UTType { UTType(vmlCode: ".content") }
  public static var css: UTType { UTType(vmlCode: ".css") }
  public static var data: UTType { UTType(vmlCode: ".data") }
  public static var database: UTType { UTType(vmlCode: ".database") }
  public static var delimitedText: UTType { UTType(vmlCode: ".delimitedText") }
  public static var directory: UTType { UTType(vmlCode: ".directory") }
  public static var diskImage: UTType { UTType(vmlCode: ".diskImage") }
  public static var dng: UTType { UTType(vmlCode: ".dng") }
  public static var emailMessage: UTType { UTType(vmlCode: ".emailMessage") }
  public static var epub: UTType { UTType(vmlCode: ".epub") }
  public static var exe: UTType { UTType(vmlCode: ".exe") }
  public static var executable: UTType { UTType(vmlCode: ".executable") }
  public static var exr: UTType { UTType(vmlCode: ".exr") }
  public static var fileURL: UTType { UTType(vmlCode: ".fileURL") }
  public static var flatRTFD: UTType { UTType(vmlCode: ".flatRTFD") }
  public static var folder: UTType { UTType(vmlCode: ".folder") }
  public static var font: UTType { UTType(vmlCode: ".font") }
  public static var framework: UTType { UTType(vmlCode: ".framework") }
  public static var geoJSON: UTType { UTType(vmlCode: ".geoJSON") }
  public static var gif: UTType { UTType(vmlCode: ".gif") }
  public static var gzip: UTType { UTType(vmlCode: ".gzip") }
  public static var heic: UTType { UTType(vmlCode: ".heic") }
  public static var heics: UTType { UTType(vmlCode: ".heics") }
  public static var heif: UTType { UTType(vmlCode: ".heif") }
  public static var html: UTType { UTType(vmlCode: ".html") }
  public static var icns: UTType { UTType(vmlCode: ".icns") }
  public static var ico: UTType { UTType(vmlCode: ".ico") }
  public static var image: UTType { UTType(vmlCode: ".image") }
  public static var internetLocation: UTType { UTType(vmlCode: ".internetLocation") }
  public static var internetShortcut: UTType { UTType(vmlCode: ".internetShortcut") }
  public static var item: UTType { UTType(vmlCode: ".item") }
  public static var javaScript: UTType { UTType(vmlCode: ".javaScript") }
  public static var jpeg: UTType { UTType(vmlCode: ".jpeg") }
  public static var jpegxl: UTType { UTType(vmlCode: ".jpegxl") }
  public static var json: UTType { UTType(vmlCode: ".json") }
  public static var linkPresentationMetadata: UTType { UTType(vmlCode: ".linkPresentationMetadata") }
  public static var livePhoto: UTType { UTType(vmlCode: ".livePhoto") }
  public static var log: UTType { UTType(vmlCode: ".log") }
  public static var m3uPlaylist: UTType { UTType(vmlCode: ".m3uPlaylist") }
  public static var makefile: UTType { UTType(vmlCode: ".makefile") }
  public static var message: UTType { UTType(vmlCode: ".message") }
  public static var midi: UTType { UTType(vmlCode: ".midi") }
  public static var mountPoint: UTType { UTType(vmlCode: ".mountPoint") }
  public static var movie: UTType { UTType(vmlCode: ".movie") }
  public static var mp3: UTType { UTType(vmlCode: ".mp3") }
  public static var mpeg2TransportStream: UTType { UTType(vmlCode: ".mpeg2TransportStream") }
  public static var mpeg2Video: UTType { UTType(vmlCode: ".mpeg2Video") }
  public static var mpeg4Audio: UTType { UTType(vmlCode: ".mpeg4Audio") }
  public static var mpeg4Movie: UTType { UTType(vmlCode: ".mpeg4Movie") }
  public static var mpeg: UTType { UTType(vmlCode: ".mpeg") }
  public static var objectiveCPlusPlusSource: UTType { UTType(vmlCode: ".objectiveCPlusPlusSource") }
  public static var objectiveCSource: UTType { UTType(vmlCode: ".objectiveCSource") }
  public static var osaScript: UTType { UTType(vmlCode: ".osaScript") }
  public static var osaScriptBundle: UTType { UTType(vmlCode: ".osaScriptBundle") }
  public static var package: UTType { UTType(vmlCode: ".package") }
  public static var pdf: UTType { UTType(vmlCode: ".pdf") }
  public static var perlScript: UTType { UTType(vmlCode: ".perlScript") }
  public static var phpScript: UTType { UTType(vmlCode: ".phpScript") }
  public static var pkcs12: UTType { UTType(vmlCode: ".pkcs12") }
  public static var plainText: UTType { UTType(vmlCode: ".plainText") }
  public static var playlist: UTType { UTType(vmlCode: ".playlist") }
  public static var pluginBundle: UTType { UTType(vmlCode: ".pluginBundle") }
  public static var png: UTType { UTType(vmlCode: ".png") }
  public static var presentation: UTType { UTType(vmlCode: ".presentation") }
  public static var propertyList: UTType { UTType(vmlCode: ".propertyList") }
  public static var pythonScript: UTType { UTType(vmlCode: ".pythonScript") }
  public static var quickLookGenerator: UTType { UTType(vmlCode: ".quickLookGenerator") }
  public static var quickTimeMovie: UTType { UTType(vmlCode: ".quickTimeMovie") }
  public static var rawImage: UTType { UTType(vmlCode: ".rawImage") }
  public static var realityFile: UTType { UTType(vmlCode: ".realityFile") }
  public static var resolvable: UTType { UTType(vmlCode: ".resolvable") }
  public static var rtf: UTType { UTType(vmlCode: ".rtf") }
  public static var rtfd: UTType { UTType(vmlCode: ".rtfd") }
  public static var rubyScript: UTType { UTType(vmlCode: ".rubyScript") }
  public static var sceneKitScene: UTType { UTType(vmlCode: ".sceneKitScene") }
  public static var script: UTType { UTType(vmlCode: ".script") }
  public static var shellScript: UTType { UTType(vmlCode: ".shellScript") }
  public static var sourceCode: UTType { UTType(vmlCode: ".sourceCode") }
  public static var spotlightImporter: UTType { UTType(vmlCode: ".spotlightImporter") }
  public static var spreadsheet: UTType { UTType(vmlCode: ".spreadsheet") }
  public static var svg: UTType { UTType(vmlCode: ".svg") }
  public static var swiftSource: UTType { UTType(vmlCode: ".swiftSource") }
  public static var symbolicLink: UTType { UTType(vmlCode: ".symbolicLink") }
  public static var systemPreferencesPane: UTType { UTType(vmlCode: ".systemPreferencesPane") }
  public static var tabSeparatedText: UTType { UTType(vmlCode: ".tabSeparatedText") }
  public static var tarArchive: UTType { UTType(vmlCode: ".tarArchive") }
  public static var text: UTType { UTType(vmlCode: ".text") }
  public static var threeDContent: UTType { UTType(vmlCode: ".threeDContent") }
  public static var tiff: UTType { UTType(vmlCode: ".tiff") }
  public static var toDoItem: UTType { UTType(vmlCode: ".toDoItem") }
  public static var unixExecutable: UTType { UTType(vmlCode: ".unixExecutable") }
  public static var url: UTType { UTType(vmlCode: ".url") }
  public static var urlBookmarkData: UTType { UTType(vmlCode: ".urlBookmarkData") }
  public static var usd: UTType { UTType(vmlCode: ".usd") }
  public static var usdz: UTType { UTType(vmlCode: ".usdz") }
  public static var utf16ExternalPlainText: UTType { UTType(vmlCode: ".utf16ExternalPlainText") }
  public static var utf16PlainText: UTType { UTType(vmlCode: ".utf16PlainText") }
  public static var utf8PlainText: UTType { UTType(vmlCode: ".utf8PlainText") }
  public static var utf8TabSeparatedText: UTType { UTType(vmlCode: ".utf8TabSeparatedText") }
  public static var vCard: UTType { UTType(vmlCode: ".vCard") }
  public static var video: UTType { UTType(vmlCode: ".video") }
  public static var volume: UTType { UTType(vmlCode: ".volume") }
  public static var wav: UTType { UTType(vmlCode: ".wav") }
  public static var webArchive: UTType { UTType(vmlCode: ".webArchive") }
  public static var webP: UTType { UTType(vmlCode: ".webP") }
  public static var x509Certificate: UTType { UTType(vmlCode: ".x509Certificate") }
  public static var xml: UTType { UTType(vmlCode: ".xml") }
  public static var xmlPropertyList: UTType { UTType(vmlCode: ".xmlPropertyList") }
  public static var xpcService: UTType { UTType(vmlCode: ".xpcService") }
  public static var yaml: UTType { UTType(vmlCode: ".yaml") }
  public static var zip: UTType { UTType(vmlCode: ".zip") }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { var call = ModifierCall("UTType("); call.value("exportedAs", identifier.vmlCode); call.value("conformingTo", parentType.vmlCode, "nil"); self.init(vmlCode: call.code) }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { var call = ModifierCall("UTType("); call.value("importedAs", identifier.vmlCode); call.value("conformingTo", parentType.vmlCode, "nil"); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1.
public struct FileDialogBrowserOptions: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var displayFileExtensions: FileDialogBrowserOptions { FileDialogBrowserOptions(vmlCode: ".displayFileExtensions") }
  public static var enumeratePackages: FileDialogBrowserOptions { FileDialogBrowserOptions(vmlCode: ".enumeratePackages") }
  public static var includeHiddenFiles: FileDialogBrowserOptions { FileDialogBrowserOptions(vmlCode: ".includeHiddenFiles") }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct FocusInteractions: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var activate: FocusInteractions { FocusInteractions(vmlCode: ".activate") }
  public static var automatic: FocusInteractions { FocusInteractions(vmlCode: ".automatic") }
  public static var edit: FocusInteractions { FocusInteractions(vmlCode: ".edit") }
}

public struct Font: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var body: Font { Font(vmlCode: ".body") }
  public static var callout: Font { Font(vmlCode: ".callout") }
  public static var caption2: Font { Font(vmlCode: ".caption2") }
  public static var caption: Font { Font(vmlCode: ".caption") }
  public static var `default`: Font { Font(vmlCode: ".default") }
  public static var extraLargeTitle2: Font { Font(vmlCode: ".extraLargeTitle2") }
  public static var extraLargeTitle: Font { Font(vmlCode: ".extraLargeTitle") }
  public static var footnote: Font { Font(vmlCode: ".footnote") }
  public static var headline: Font { Font(vmlCode: ".headline") }
  public static var largeTitle: Font { Font(vmlCode: ".largeTitle") }
  public static var subheadline: Font { Font(vmlCode: ".subheadline") }
  public static var title2: Font { Font(vmlCode: ".title2") }
  public static var title3: Font { Font(vmlCode: ".title3") }
  public static var title: Font { Font(vmlCode: ".title") }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { var call = ModifierCall(".custom("); call.value(nil, name.vmlCode); call.value("fixedSize", fixedSize.vmlCode); return Font(vmlCode: call.code) }
  public static func custom(_ name: String, size: CGFloat) -> Font { var call = ModifierCall(".custom("); call.value(nil, name.vmlCode); call.value("size", size.vmlCode); return Font(vmlCode: call.code) }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { var call = ModifierCall(".custom("); call.value(nil, name.vmlCode); call.value("size", size.vmlCode); call.value("relativeTo", textStyle.vmlCode); return Font(vmlCode: call.code) }
  @_disfavoredOverload public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font { var call = ModifierCall(".system("); call.value(nil, style.vmlCode); call.value("design", design.vmlCode, ".default"); return Font(vmlCode: call.code) }
  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { var call = ModifierCall(".system("); call.value(nil, style.vmlCode); call.value("design", design.vmlCode, "nil"); call.value("weight", weight.vmlCode, "nil"); return Font(vmlCode: call.code) }
  @_disfavoredOverload public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font { var call = ModifierCall(".system("); call.value("size", size.vmlCode); call.value("weight", weight.vmlCode, ".regular"); call.value("design", design.vmlCode, ".default"); return Font(vmlCode: call.code) }
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { var call = ModifierCall(".system("); call.value("size", size.vmlCode); call.value("weight", weight.vmlCode, "nil"); call.value("design", design.vmlCode, "nil"); return Font(vmlCode: call.code) }
  public func bold() -> Self { let call = ModifierCall("bold("); return Self(vmlCode: vmlCode + "." + call.code) }
  public func bold(_ isActive: Bool) -> Self { var call = ModifierCall("bold("); call.value(nil, isActive.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func italic() -> Self { let call = ModifierCall("italic("); return Self(vmlCode: vmlCode + "." + call.code) }
  public func italic(_ isActive: Bool) -> Self { var call = ModifierCall("italic("); call.value(nil, isActive.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func leading(_ leading: Font.Leading) -> Self { var call = ModifierCall("leading("); call.value(nil, leading.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func lowercaseSmallCaps() -> Self { let call = ModifierCall("lowercaseSmallCaps("); return Self(vmlCode: vmlCode + "." + call.code) }
  public func lowercaseSmallCaps(_ isActive: Bool) -> Self { var call = ModifierCall("lowercaseSmallCaps("); call.value(nil, isActive.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func monospaced() -> Self { let call = ModifierCall("monospaced("); return Self(vmlCode: vmlCode + "." + call.code) }
  public func monospaced(_ isActive: Bool) -> Self { var call = ModifierCall("monospaced("); call.value(nil, isActive.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func monospacedDigit() -> Self { let call = ModifierCall("monospacedDigit("); return Self(vmlCode: vmlCode + "." + call.code) }
  public func pointSize(_ size: CGFloat) -> Self { var call = ModifierCall("pointSize("); call.value(nil, size.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func scaled(by factor: CGFloat) -> Self { var call = ModifierCall("scaled("); call.value("by", factor.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func smallCaps() -> Self { let call = ModifierCall("smallCaps("); return Self(vmlCode: vmlCode + "." + call.code) }
  public func smallCaps(_ isActive: Bool) -> Self { var call = ModifierCall("smallCaps("); call.value(nil, isActive.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func uppercaseSmallCaps() -> Self { let call = ModifierCall("uppercaseSmallCaps("); return Self(vmlCode: vmlCode + "." + call.code) }
  public func uppercaseSmallCaps(_ isActive: Bool) -> Self { var call = ModifierCall("uppercaseSmallCaps("); call.value(nil, isActive.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func weight(_ weight: Font.Weight) -> Self { var call = ModifierCall("weight("); call.value(nil, weight.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func width(_ width: Font.Width) -> Self { var call = ModifierCall("width("); call.value(nil, width.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

extension Font {
public enum Design: CaseIterable, Hashable, Sendable, VMLValue {
  case `default`, monospaced, rounded, serif
  @inline(never) public var vmlCode: String {
    switch self {
    case .`default`: ".default"
    case .monospaced: ".monospaced"
    case .rounded: ".rounded"
    case .serif: ".serif"
    }
  }
}

}

extension Font {
public struct Weight: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var black: Font.Weight { Font.Weight(vmlCode: ".black") }
  public static var bold: Font.Weight { Font.Weight(vmlCode: ".bold") }
  public static var heavy: Font.Weight { Font.Weight(vmlCode: ".heavy") }
  public static var light: Font.Weight { Font.Weight(vmlCode: ".light") }
  public static var medium: Font.Weight { Font.Weight(vmlCode: ".medium") }
  public static var regular: Font.Weight { Font.Weight(vmlCode: ".regular") }
  public static var semibold: Font.Weight { Font.Weight(vmlCode: ".semibold") }
  public static var thin: Font.Weight { Font.Weight(vmlCode: ".thin") }
  public static var ultraLight: Font.Weight { Font.Weight(vmlCode: ".ultraLight") }
}

}

extension Font {
/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct Width: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var compressed: Font.Width { Font.Width(vmlCode: ".compressed") }
  public static var condensed: Font.Width { Font.Width(vmlCode: ".condensed") }
  public static var expanded: Font.Width { Font.Width(vmlCode: ".expanded") }
  public static var standard: Font.Width { Font.Width(vmlCode: ".standard") }
  public init(_ value: CGFloat) { var call = ModifierCall("Font.Width("); call.value(nil, value.vmlCode); self.init(vmlCode: call.code) }
}

}

public protocol FormStyle: VMLValue {}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { AutomaticFormStyle(vmlCode: ".automatic") } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { ColumnsFormStyle(vmlCode: ".columns") } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { GroupedFormStyle(vmlCode: ".grouped") } }

/// Since visionOS 1.
public struct DepthAlignment: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var back: DepthAlignment { DepthAlignment(vmlCode: ".back") }
  public static var center: DepthAlignment { DepthAlignment(vmlCode: ".center") }
  public static var front: DepthAlignment { DepthAlignment(vmlCode: ".front") }
}

public protocol GaugeStyle: VMLValue {}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle(vmlCode: ".accessoryCircular") } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle { public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle(vmlCode: ".accessoryCircularCapacity") } }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle(vmlCode: ".accessoryLinear") } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle { public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle(vmlCode: ".accessoryLinearCapacity") } }
extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle(vmlCode: ".automatic") } }
extension GaugeStyle where Self == CircularGaugeStyle { public static var circular: CircularGaugeStyle { CircularGaugeStyle(vmlCode: ".circular") } }
extension GaugeStyle where Self == LinearGaugeStyle { public static var linear: LinearGaugeStyle { LinearGaugeStyle(vmlCode: ".linear") } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle(vmlCode: ".linearCapacity") } }

public enum GlassBackgroundDisplayMode: CaseIterable, Hashable, Sendable, VMLValue {
  case always, implicit, never
  @inline(never) public var vmlCode: String {
    switch self {
    case .always: ".always"
    case .implicit: ".implicit"
    case .never: ".never"
    }
  }
}

public protocol GlassBackgroundEffect: VMLValue {}

extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect { public static var automatic: AutomaticGlassBackgroundEffect { AutomaticGlassBackgroundEffect(vmlCode: ".automatic") } }
extension GlassBackgroundEffect where Self == FeatheredGlassBackgroundEffect { public static var feathered: FeatheredGlassBackgroundEffect { FeatheredGlassBackgroundEffect(vmlCode: ".feathered") } }
extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect { public static var plate: PlateGlassBackgroundEffect { PlateGlassBackgroundEffect(vmlCode: ".plate") } }

/// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
public struct Glass: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var clear: Glass { Glass(vmlCode: ".clear") }
  public static var identity: Glass { Glass(vmlCode: ".identity") }
  public static var regular: Glass { Glass(vmlCode: ".regular") }
  public func interactive(_ isEnabled: Bool = true) -> Self { var call = ModifierCall("interactive("); call.value(nil, isEnabled.vmlCode, "true"); return Self(vmlCode: vmlCode + "." + call.code) }
  public func tint(_ color: Color?) -> Self { var call = ModifierCall("tint("); call.value(nil, color.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

/// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
public struct GlassEffectTransition: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var identity: GlassEffectTransition { GlassEffectTransition(vmlCode: ".identity") }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(vmlCode: ".matchedGeometry") }
  public static var materialize: GlassEffectTransition { GlassEffectTransition(vmlCode: ".materialize") }
}

public protocol GroupBoxStyle: VMLValue {}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle(vmlCode: ".automatic") } }

/// Since iOS 18, macOS 15, watchOS 11, tvOS 18.
public struct HandGestureShortcut: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var primaryAction: HandGestureShortcut { HandGestureShortcut(vmlCode: ".primaryAction") }
}

/// Since visionOS 2.
public struct HandPointerBehavior: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var drawing: HandPointerBehavior { HandPointerBehavior(vmlCode: ".drawing") }
  public static var inactive: HandPointerBehavior { HandPointerBehavior(vmlCode: ".inactive") }
}

public enum Prominence: CaseIterable, Hashable, Sendable, VMLValue {
  case increased, standard
  @inline(never) public var vmlCode: String {
    switch self {
    case .increased: ".increased"
    case .standard: ".standard"
    }
  }
}

/// Since visionOS 2.
public struct HoverEffectGroup: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var systemOverlays: HoverEffectGroup { HoverEffectGroup(vmlCode: ".systemOverlays") }
  public init(_ namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) { var call = ModifierCall("HoverEffectGroup("); call.value(nil, namespace.vmlCode); call.value("behavior", behavior.vmlCode, ".activatesGroup"); self.init(vmlCode: call.code) }
  public init(id: String?, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) { var call = ModifierCall("HoverEffectGroup("); call.value("id", id.vmlCode); call.value("in", namespace.vmlCode); call.value("behavior", behavior.vmlCode, ".activatesGroup"); self.init(vmlCode: call.code) }
  public func behavior(_ behavior: HoverEffectGroup.Behavior) -> Self { var call = ModifierCall("behavior("); call.value(nil, behavior.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

extension HoverEffectGroup {
/// Since visionOS 2.
public struct Behavior: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var activatesGroup: HoverEffectGroup.Behavior { HoverEffectGroup.Behavior(vmlCode: ".activatesGroup") }
  public static var followsGroup: HoverEffectGroup.Behavior { HoverEffectGroup.Behavior(vmlCode: ".followsGroup") }
  public static var ignoresGroup: HoverEffectGroup.Behavior { HoverEffectGroup.Behavior(vmlCode: ".ignoresGroup") }
  public static var preservesGroup: HoverEffectGroup.Behavior { HoverEffectGroup.Behavior(vmlCode: ".preservesGroup") }
}

}

public struct Angle: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var zero: Angle { Angle(vmlCode: ".zero") }
  public static func degrees(_ degrees: Double) -> Angle { var call = ModifierCall(".degrees("); call.value(nil, degrees.vmlCode); return Angle(vmlCode: call.code) }
  public static func radians(_ radians: Double) -> Angle { var call = ModifierCall(".radians("); call.value(nil, radians.vmlCode); return Angle(vmlCode: call.code) }
  public init() { let call = ModifierCall("Angle("); self.init(vmlCode: call.code) }
  public init(degrees: Double) { var call = ModifierCall("Angle("); call.value("degrees", degrees.vmlCode); self.init(vmlCode: call.code) }
  public init(radians: Double) { var call = ModifierCall("Angle("); call.value("radians", radians.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct SafeAreaRegions: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var all: SafeAreaRegions { SafeAreaRegions(vmlCode: ".all") }
  public static var container: SafeAreaRegions { SafeAreaRegions(vmlCode: ".container") }
  public static var keyboard: SafeAreaRegions { SafeAreaRegions(vmlCode: ".keyboard") }
}

extension Image {
public enum Scale: CaseIterable, Hashable, Sendable, VMLValue {
  case large, medium, small
  @inline(never) public var vmlCode: String {
    switch self {
    case .large: ".large"
    case .medium: ".medium"
    case .small: ".small"
    }
  }
}

}

public protocol IndexViewStyle: VMLValue {}

extension IndexViewStyle where Self == PageIndexViewStyle { public static var page: PageIndexViewStyle { PageIndexViewStyle(vmlCode: ".page") } }
extension IndexViewStyle where Self == PageIndexViewStyle { public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { var call = ModifierCall(".page("); call.value("backgroundDisplayMode", backgroundDisplayMode.vmlCode); return PageIndexViewStyle(vmlCode: call.code) } }

/// Since iOS 14, macOS 11, visionOS 1, tvOS 17.
public struct KeyEquivalent: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var clear: KeyEquivalent { KeyEquivalent(vmlCode: ".clear") }
  public static var delete: KeyEquivalent { KeyEquivalent(vmlCode: ".delete") }
  public static var deleteForward: KeyEquivalent { KeyEquivalent(vmlCode: ".deleteForward") }
  public static var downArrow: KeyEquivalent { KeyEquivalent(vmlCode: ".downArrow") }
  public static var end: KeyEquivalent { KeyEquivalent(vmlCode: ".end") }
  public static var escape: KeyEquivalent { KeyEquivalent(vmlCode: ".escape") }
  public static var home: KeyEquivalent { KeyEquivalent(vmlCode: ".home") }
  public static var leftArrow: KeyEquivalent { KeyEquivalent(vmlCode: ".leftArrow") }
  public static var pageDown: KeyEquivalent { KeyEquivalent(vmlCode: ".pageDown") }
  public static var pageUp: KeyEquivalent { KeyEquivalent(vmlCode: ".pageUp") }
  public static var `return`: KeyEquivalent { KeyEquivalent(vmlCode: ".return") }
  public static var rightArrow: KeyEquivalent { KeyEquivalent(vmlCode: ".rightArrow") }
  public static var space: KeyEquivalent { KeyEquivalent(vmlCode: ".space") }
  public static var tab: KeyEquivalent { KeyEquivalent(vmlCode: ".tab") }
  public static var upArrow: KeyEquivalent { KeyEquivalent(vmlCode: ".upArrow") }
}

public struct EventModifiers: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var all: EventModifiers { EventModifiers(vmlCode: ".all") }
  public static var capsLock: EventModifiers { EventModifiers(vmlCode: ".capsLock") }
  public static var command: EventModifiers { EventModifiers(vmlCode: ".command") }
  public static var control: EventModifiers { EventModifiers(vmlCode: ".control") }
  public static var function: EventModifiers { EventModifiers(vmlCode: ".function") }
  public static var numericPad: EventModifiers { EventModifiers(vmlCode: ".numericPad") }
  public static var option: EventModifiers { EventModifiers(vmlCode: ".option") }
  public static var shift: EventModifiers { EventModifiers(vmlCode: ".shift") }
}

extension KeyboardShortcut {
/// Since iOS 15, macOS 12, visionOS 1.
public struct Localization: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: KeyboardShortcut.Localization { KeyboardShortcut.Localization(vmlCode: ".automatic") }
  public static var custom: KeyboardShortcut.Localization { KeyboardShortcut.Localization(vmlCode: ".custom") }
  public static var withoutMirroring: KeyboardShortcut.Localization { KeyboardShortcut.Localization(vmlCode: ".withoutMirroring") }
}

}

/// Since iOS 14, macOS 11, visionOS 1.
public struct KeyboardShortcut: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var cancelAction: KeyboardShortcut { KeyboardShortcut(vmlCode: ".cancelAction") }
  public static var defaultAction: KeyboardShortcut { KeyboardShortcut(vmlCode: ".defaultAction") }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { var call = ModifierCall("KeyboardShortcut("); call.value(nil, key.vmlCode); call.value("modifiers", modifiers.vmlCode, ".command"); self.init(vmlCode: call.code) }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) { var call = ModifierCall("KeyboardShortcut("); call.value(nil, key.vmlCode); call.value("modifiers", modifiers.vmlCode, ".command"); call.value("localization", localization.vmlCode); self.init(vmlCode: call.code) }
}

public enum UIKeyboardType: CaseIterable, Hashable, Sendable, VMLValue {
  case URL, alphabet, asciiCapable, asciiCapableNumberPad, decimalPad, `default`, emailAddress, namePhonePad, numberPad, numbersAndPunctuation, phonePad, twitter, webSearch
  @inline(never) public var vmlCode: String {
    switch self {
    case .URL: ".URL"
    case .alphabet: ".alphabet"
    case .asciiCapable: ".asciiCapable"
    case .asciiCapableNumberPad: ".asciiCapableNumberPad"
    case .decimalPad: ".decimalPad"
    case .`default`: ".default"
    case .emailAddress: ".emailAddress"
    case .namePhonePad: ".namePhonePad"
    case .numberPad: ".numberPad"
    case .numbersAndPunctuation: ".numbersAndPunctuation"
    case .phonePad: ".phonePad"
    case .twitter: ".twitter"
    case .webSearch: ".webSearch"
    }
  }
}

public protocol LabelStyle: VMLValue {}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { DefaultLabelStyle(vmlCode: ".automatic") } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle(vmlCode: ".iconOnly") } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle(vmlCode: ".titleAndIcon") } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle(vmlCode: ".titleOnly") } }

public protocol LabeledContentStyle: VMLValue {}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle { public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle(vmlCode: ".automatic") } }

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct LayoutDirectionBehavior: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var fixed: LayoutDirectionBehavior { LayoutDirectionBehavior(vmlCode: ".fixed") }
  public static func mirrors(in p0: LayoutDirection) -> LayoutDirectionBehavior { var call = ModifierCall(".mirrors("); call.value("in", p0.vmlCode); return LayoutDirectionBehavior(vmlCode: call.code) }
  public static var mirrors: LayoutDirectionBehavior { LayoutDirectionBehavior(vmlCode: ".mirrors") }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct ListItemTint: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var monochrome: ListItemTint { ListItemTint(vmlCode: ".monochrome") }
  public static func fixed(_ tint: Color) -> ListItemTint { var call = ModifierCall(".fixed("); call.value(nil, tint.vmlCode); return ListItemTint(vmlCode: call.code) }
  public static func preferred(_ tint: Color) -> ListItemTint { var call = ModifierCall(".preferred("); call.value(nil, tint.vmlCode); return ListItemTint(vmlCode: call.code) }
}

extension VerticalEdge {
/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct Set: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var all: VerticalEdge.Set { VerticalEdge.Set(vmlCode: ".all") }
  public static var bottom: VerticalEdge.Set { VerticalEdge.Set(vmlCode: ".bottom") }
  public static var top: VerticalEdge.Set { VerticalEdge.Set(vmlCode: ".top") }
  public init(_ e: VerticalEdge) { var call = ModifierCall("VerticalEdge.Set("); call.value(nil, e.vmlCode); self.init(vmlCode: call.code) }
}

}

/// Since iOS 17, visionOS 1, watchOS 10.
public struct ListSectionSpacing: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var compact: ListSectionSpacing { ListSectionSpacing(vmlCode: ".compact") }
  public static var `default`: ListSectionSpacing { ListSectionSpacing(vmlCode: ".default") }
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { var call = ModifierCall(".custom("); call.value(nil, spacing.vmlCode); return ListSectionSpacing(vmlCode: call.code) }
}

public protocol ListStyle: VMLValue {}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle(vmlCode: ".automatic") } }
extension ListStyle where Self == BorderedListStyle { public static var bordered: BorderedListStyle { BorderedListStyle(vmlCode: ".bordered") } }
extension ListStyle where Self == CarouselListStyle { public static var carousel: CarouselListStyle { CarouselListStyle(vmlCode: ".carousel") } }
extension ListStyle where Self == EllipticalListStyle { public static var elliptical: EllipticalListStyle { EllipticalListStyle(vmlCode: ".elliptical") } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle(vmlCode: ".grouped") } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle(vmlCode: ".inset") } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle(vmlCode: ".insetGrouped") } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle(vmlCode: ".plain") } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle(vmlCode: ".sidebar") } }
extension ListStyle where Self == BorderedListStyle { public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { var call = ModifierCall(".bordered("); call.value("alternatesRowBackgrounds", alternatesRowBackgrounds.vmlCode); return BorderedListStyle(vmlCode: call.code) } }
extension ListStyle where Self == InsetListStyle { public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { var call = ModifierCall(".inset("); call.value("alternatesRowBackgrounds", alternatesRowBackgrounds.vmlCode); return InsetListStyle(vmlCode: call.code) } }

public protocol CoordinateSpaceProtocol: VMLValue {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace(vmlCode: ".global") } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace { public static var immersiveSpace: NamedCoordinateSpace { NamedCoordinateSpace(vmlCode: ".immersiveSpace") } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { LocalCoordinateSpace(vmlCode: ".local") } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace { public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(vmlCode: ".scrollView") } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace { public static func named(_ name: some Hashable) -> NamedCoordinateSpace { var call = ModifierCall(".named("); call.value(nil, spelled(name)); return NamedCoordinateSpace(vmlCode: call.code) } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace { public static func scrollView(axis: Axis) -> NamedCoordinateSpace { var call = ModifierCall(".scrollView("); call.value("axis", axis.vmlCode); return NamedCoordinateSpace(vmlCode: call.code) } }

extension Manipulable {
/// Since visionOS 26.
public struct Inertia: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var high: Manipulable.Inertia { Manipulable.Inertia(vmlCode: ".high") }
  public static var low: Manipulable.Inertia { Manipulable.Inertia(vmlCode: ".low") }
  public static var medium: Manipulable.Inertia { Manipulable.Inertia(vmlCode: ".medium") }
  public static var none: Manipulable.Inertia { Manipulable.Inertia(vmlCode: ".none") }
}

}

extension Manipulable {
/// Since visionOS 26.
public struct GestureState: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("Manipulable.GestureState("); self.init(vmlCode: call.code) }
}

}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct MatchedGeometryProperties: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var frame: MatchedGeometryProperties { MatchedGeometryProperties(vmlCode: ".frame") }
  public static var position: MatchedGeometryProperties { MatchedGeometryProperties(vmlCode: ".position") }
  public static var size: MatchedGeometryProperties { MatchedGeometryProperties(vmlCode: ".size") }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct MaterialActiveAppearance: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var active: MaterialActiveAppearance { MaterialActiveAppearance(vmlCode: ".active") }
  public static var automatic: MaterialActiveAppearance { MaterialActiveAppearance(vmlCode: ".automatic") }
  public static var inactive: MaterialActiveAppearance { MaterialActiveAppearance(vmlCode: ".inactive") }
  public static var matchWindow: MaterialActiveAppearance { MaterialActiveAppearance(vmlCode: ".matchWindow") }
}

/// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
public struct MenuActionDismissBehavior: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: MenuActionDismissBehavior { MenuActionDismissBehavior(vmlCode: ".automatic") }
  public static var disabled: MenuActionDismissBehavior { MenuActionDismissBehavior(vmlCode: ".disabled") }
  public static var enabled: MenuActionDismissBehavior { MenuActionDismissBehavior(vmlCode: ".enabled") }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct MenuOrder: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: MenuOrder { MenuOrder(vmlCode: ".automatic") }
  public static var fixed: MenuOrder { MenuOrder(vmlCode: ".fixed") }
  public static var priority: MenuOrder { MenuOrder(vmlCode: ".priority") }
}

public protocol MenuStyle: VMLValue {}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { DefaultMenuStyle(vmlCode: ".automatic") } }
extension MenuStyle where Self == BorderedButtonMenuStyle { public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle(vmlCode: ".borderedButton") } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle(vmlCode: ".borderlessButton") } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { ButtonMenuStyle(vmlCode: ".button") } }

public enum TextAlignment: CaseIterable, Hashable, Sendable, VMLValue {
  case center, leading, trailing
  @inline(never) public var vmlCode: String {
    switch self {
    case .center: ".center"
    case .leading: ".leading"
    case .trailing: ".trailing"
    }
  }
}

extension Text {
/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct AlignmentStrategy: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var `default`: Text.AlignmentStrategy { Text.AlignmentStrategy(vmlCode: ".default") }
  public static var layoutBased: Text.AlignmentStrategy { Text.AlignmentStrategy(vmlCode: ".layoutBased") }
  public static var writingDirectionBased: Text.AlignmentStrategy { Text.AlignmentStrategy(vmlCode: ".writingDirectionBased") }
}

}

extension NavigationBarItem {
public enum TitleDisplayMode: CaseIterable, Hashable, Sendable, VMLValue {
  case automatic, inline, large
  @inline(never) public var vmlCode: String {
    switch self {
    case .automatic: ".automatic"
    case .inline: ".inline"
    case .large: ".large"
    }
  }
}

}

public protocol NavigationSplitViewStyle: VMLValue {}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle(vmlCode: ".automatic") } }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle(vmlCode: ".balanced") } }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle { public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle(vmlCode: ".prominentDetail") } }

public protocol NavigationTransition: VMLValue {}

extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition(vmlCode: ".automatic") } }
extension NavigationTransition where Self == ZoomNavigationTransition { public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { var call = ModifierCall(".zoom("); call.value("sourceID", spelled(sourceID)); call.value("in", namespace.vmlCode); return ZoomNavigationTransition(vmlCode: call.code) } }

public protocol NavigationViewStyle: VMLValue {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle(vmlCode: ".automatic") } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle(vmlCode: ".columns") } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: StackNavigationViewStyle { StackNavigationViewStyle(vmlCode: ".stack") } }

public struct CoordinateSpace: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var global: CoordinateSpace { CoordinateSpace(vmlCode: ".global") }
  public static var local: CoordinateSpace { CoordinateSpace(vmlCode: ".local") }
}

/// Since iOS 16, macOS 13, visionOS 1, tvOS 16.
public struct HoverPhase: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static func active(_ p0: CGPoint) -> HoverPhase { var call = ModifierCall(".active("); call.value(nil, p0.vmlCode); return HoverPhase(vmlCode: call.code) }
  public static var ended: HoverPhase { HoverPhase(vmlCode: ".ended") }
}

extension KeyPress {
/// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
public struct Phases: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var all: KeyPress.Phases { KeyPress.Phases(vmlCode: ".all") }
  public static var down: KeyPress.Phases { KeyPress.Phases(vmlCode: ".down") }
  public static var `repeat`: KeyPress.Phases { KeyPress.Phases(vmlCode: ".repeat") }
  public static var up: KeyPress.Phases { KeyPress.Phases(vmlCode: ".up") }
}

}

public enum MoveCommandDirection: CaseIterable, Hashable, Sendable, VMLValue {
  case down, left, right, up
  @inline(never) public var vmlCode: String {
    switch self {
    case .down: ".down"
    case .left: ".left"
    case .right: ".right"
    case .up: ".up"
    }
  }
}

/// Since iOS 17.5, macOS 14.5, visionOS 26.2.
public struct PencilSqueezeGesturePhase: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var failed: PencilSqueezeGesturePhase { PencilSqueezeGesturePhase(vmlCode: ".failed") }
}

public enum ScrollPhase: CaseIterable, Hashable, Sendable, VMLValue {
  case animating, decelerating, idle, interacting, tracking
  @inline(never) public var vmlCode: String {
    switch self {
    case .animating: ".animating"
    case .decelerating: ".decelerating"
    case .idle: ".idle"
    case .interacting: ".interacting"
    case .tracking: ".tracking"
    }
  }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct SubmitTriggers: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var search: SubmitTriggers { SubmitTriggers(vmlCode: ".search") }
  public static var text: SubmitTriggers { SubmitTriggers(vmlCode: ".text") }
}

/// Since visionOS 2.
public struct VolumeViewpointUpdateStrategy: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var all: VolumeViewpointUpdateStrategy { VolumeViewpointUpdateStrategy(vmlCode: ".all") }
  public static var supported: VolumeViewpointUpdateStrategy { VolumeViewpointUpdateStrategy(vmlCode: ".supported") }
}

/// Since visionOS 2.
public struct Viewpoint3D: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var standard: Viewpoint3D { Viewpoint3D(vmlCode: ".standard") }
}

public enum WorldRecenterPhase: CaseIterable, Hashable, Sendable, VMLValue {
  case began, ended
  @inline(never) public var vmlCode: String {
    switch self {
    case .began: ".began"
    case .ended: ".ended"
    }
  }
}

/// Since visionOS 1.
public struct OrnamentAttachmentAnchor: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static func parent(_ anchor: UnitPoint3D) -> OrnamentAttachmentAnchor { var call = ModifierCall(".parent("); call.value(nil, anchor.vmlCode); return OrnamentAttachmentAnchor(vmlCode: call.code) }
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { var call = ModifierCall(".scene("); call.value(nil, anchor.vmlCode); return OrnamentAttachmentAnchor(vmlCode: call.code) }
}

extension Edge3D {
/// Since visionOS 1.
public struct Set: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var all: Edge3D.Set { Edge3D.Set(vmlCode: ".all") }
  public static var back: Edge3D.Set { Edge3D.Set(vmlCode: ".back") }
  public static var bottom: Edge3D.Set { Edge3D.Set(vmlCode: ".bottom") }
  public static var depth: Edge3D.Set { Edge3D.Set(vmlCode: ".depth") }
  public static var front: Edge3D.Set { Edge3D.Set(vmlCode: ".front") }
  public static var horizontal: Edge3D.Set { Edge3D.Set(vmlCode: ".horizontal") }
  public static var leading: Edge3D.Set { Edge3D.Set(vmlCode: ".leading") }
  public static var top: Edge3D.Set { Edge3D.Set(vmlCode: ".top") }
  public static var trailing: Edge3D.Set { Edge3D.Set(vmlCode: ".trailing") }
  public static var vertical: Edge3D.Set { Edge3D.Set(vmlCode: ".vertical") }
}

}

/// Since visionOS 1.
public struct EdgeInsets3D: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0, depth: CGFloat = 0) { var call = ModifierCall("EdgeInsets3D("); call.value("horizontal", horizontal.vmlCode, "0"); call.value("vertical", vertical.vmlCode, "0"); call.value("depth", depth.vmlCode, "0"); self.init(vmlCode: call.code) }
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0, front: CGFloat = 0, back: CGFloat = 0) { var call = ModifierCall("EdgeInsets3D("); call.value("top", top.vmlCode, "0"); call.value("leading", leading.vmlCode, "0"); call.value("bottom", bottom.vmlCode, "0"); call.value("trailing", trailing.vmlCode, "0"); call.value("front", front.vmlCode, "0"); call.value("back", back.vmlCode, "0"); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1.
public struct PaletteSelectionEffect: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(vmlCode: ".automatic") }
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(vmlCode: ".custom") }
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { var call = ModifierCall(".symbolVariant("); call.value(nil, variant.vmlCode); return PaletteSelectionEffect(vmlCode: call.code) }
}

public protocol PickerStyle: VMLValue {}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { DefaultPickerStyle(vmlCode: ".automatic") } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { InlinePickerStyle(vmlCode: ".inline") } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { MenuPickerStyle(vmlCode: ".menu") } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle(vmlCode: ".navigationLink") } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { PalettePickerStyle(vmlCode: ".palette") } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle(vmlCode: ".radioGroup") } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle(vmlCode: ".segmented") } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { WheelPickerStyle(vmlCode: ".wheel") } }

/// Since macOS 15, visionOS 2.
public struct PointerStyle: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var columnResize: PointerStyle { PointerStyle(vmlCode: ".columnResize") }
  public static var `default`: PointerStyle { PointerStyle(vmlCode: ".default") }
  public static var grabActive: PointerStyle { PointerStyle(vmlCode: ".grabActive") }
  public static var grabIdle: PointerStyle { PointerStyle(vmlCode: ".grabIdle") }
  public static var horizontalText: PointerStyle { PointerStyle(vmlCode: ".horizontalText") }
  public static var link: PointerStyle { PointerStyle(vmlCode: ".link") }
  public static var rectSelection: PointerStyle { PointerStyle(vmlCode: ".rectSelection") }
  public static var rowResize: PointerStyle { PointerStyle(vmlCode: ".rowResize") }
  public static var verticalText: PointerStyle { PointerStyle(vmlCode: ".verticalText") }
  public static var zoomIn: PointerStyle { PointerStyle(vmlCode: ".zoomIn") }
  public static var zoomOut: PointerStyle { PointerStyle(vmlCode: ".zoomOut") }
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { var call = ModifierCall(".columnResize("); call.value("directions", directions.vmlCode); return PointerStyle(vmlCode: call.code) }
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle { var call = ModifierCall(".frameResize("); call.value("position", position.vmlCode); call.value("directions", directions.vmlCode, ".all"); return PointerStyle(vmlCode: call.code) }
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { var call = ModifierCall(".image("); call.value(nil, image.vmlCode); call.value("hotSpot", hotSpot.vmlCode); return PointerStyle(vmlCode: call.code) }
  public static func image(_ resource: ImageResource, hotSpot: UnitPoint) -> PointerStyle { var call = ModifierCall(".image("); call.value(nil, resource.vmlCode); call.value("hotSpot", hotSpot.vmlCode); return PointerStyle(vmlCode: call.code) }
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { var call = ModifierCall(".rowResize("); call.value("directions", directions.vmlCode); return PointerStyle(vmlCode: call.code) }
  public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle { var call = ModifierCall(".shape("); call.value(nil, shape.vmlCode); call.value("eoFill", eoFill.vmlCode, "false"); call.value("size", size.vmlCode); return PointerStyle(vmlCode: call.code) }
}

public struct PopoverAttachmentAnchor: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static func point(_ p0: UnitPoint) -> PopoverAttachmentAnchor { var call = ModifierCall(".point("); call.value(nil, p0.vmlCode); return PopoverAttachmentAnchor(vmlCode: call.code) }
  public static func rect(_ p0: Anchor.Source) -> PopoverAttachmentAnchor { var call = ModifierCall(".rect("); call.value(nil, p0.vmlCode); return PopoverAttachmentAnchor(vmlCode: call.code) }
}

/// Since visionOS 1.
public struct SurroundingsEffect: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var dark: SurroundingsEffect { SurroundingsEffect(vmlCode: ".dark") }
  public static var semiDark: SurroundingsEffect { SurroundingsEffect(vmlCode: ".semiDark") }
  public static var systemDark: SurroundingsEffect { SurroundingsEffect(vmlCode: ".systemDark") }
  public static var ultraDark: SurroundingsEffect { SurroundingsEffect(vmlCode: ".ultraDark") }
  public static func colorMultiply(_ color: Color) -> SurroundingsEffect { var call = ModifierCall(".colorMultiply("); call.value(nil, color.vmlCode); return SurroundingsEffect(vmlCode: call.code) }
  public static func dim(intensity: Double) -> SurroundingsEffect { var call = ModifierCall(".dim("); call.value("intensity", intensity.vmlCode); return SurroundingsEffect(vmlCode: call.code) }
}

/// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
public struct PresentationBackgroundInteraction: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(vmlCode: ".automatic") }
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(vmlCode: ".disabled") }
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(vmlCode: ".enabled") }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { var call = ModifierCall(".enabled("); call.value("upThrough", detent.vmlCode); return PresentationBackgroundInteraction(vmlCode: call.code) }
}

/// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
public struct PresentationAdaptation: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: PresentationAdaptation { PresentationAdaptation(vmlCode: ".automatic") }
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(vmlCode: ".fullScreenCover") }
  public static var none: PresentationAdaptation { PresentationAdaptation(vmlCode: ".none") }
  public static var popover: PresentationAdaptation { PresentationAdaptation(vmlCode: ".popover") }
  public static var sheet: PresentationAdaptation { PresentationAdaptation(vmlCode: ".sheet") }
}

/// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
public struct PresentationContentInteraction: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(vmlCode: ".automatic") }
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(vmlCode: ".resizes") }
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(vmlCode: ".scrolls") }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct PresentationDetent: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var large: PresentationDetent { PresentationDetent(vmlCode: ".large") }
  public static var medium: PresentationDetent { PresentationDetent(vmlCode: ".medium") }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { var call = ModifierCall(".fraction("); call.value(nil, fraction.vmlCode); return PresentationDetent(vmlCode: call.code) }
  public static func height(_ height: CGFloat) -> PresentationDetent { var call = ModifierCall(".height("); call.value(nil, height.vmlCode); return PresentationDetent(vmlCode: call.code) }
}

public protocol PresentationSizing: VMLValue {}

extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing(vmlCode: ".automatic") } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: FittedPresentationSizing { FittedPresentationSizing(vmlCode: ".fitted") } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: FormPresentationSizing { FormPresentationSizing(vmlCode: ".form") } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: PagePresentationSizing { PagePresentationSizing(vmlCode: ".page") } }

public protocol WindowStyle: VMLValue {}

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: DefaultWindowStyle { DefaultWindowStyle(vmlCode: ".automatic") } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle(vmlCode: ".hiddenTitleBar") } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: PlainWindowStyle { PlainWindowStyle(vmlCode: ".plain") } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle(vmlCode: ".titleBar") } }
extension WindowStyle where Self == VolumetricWindowStyle { public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle(vmlCode: ".volumetric") } }

public protocol WindowToolbarStyle: VMLValue {}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle(vmlCode: ".automatic") } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle(vmlCode: ".expanded") } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle { public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(vmlCode: ".unified") } }
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle { public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle(vmlCode: ".unifiedCompact") } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle { public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { var call = ModifierCall(".unified("); call.value("showsTitle", showsTitle.vmlCode); return UnifiedWindowToolbarStyle(vmlCode: call.code) } }
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle { public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle { var call = ModifierCall(".unifiedCompact("); call.value("showsTitle", showsTitle.vmlCode); return UnifiedCompactWindowToolbarStyle(vmlCode: call.code) } }

public struct PreviewDevice: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(stringLiteral: String) { var call = ModifierCall("PreviewDevice("); call.value("stringLiteral", stringLiteral.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct InterfaceOrientation: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var landscapeLeft: InterfaceOrientation { InterfaceOrientation(vmlCode: ".landscapeLeft") }
  public static var landscapeRight: InterfaceOrientation { InterfaceOrientation(vmlCode: ".landscapeRight") }
  public static var portrait: InterfaceOrientation { InterfaceOrientation(vmlCode: ".portrait") }
  public static var portraitUpsideDown: InterfaceOrientation { InterfaceOrientation(vmlCode: ".portraitUpsideDown") }
}

public protocol ProgressViewStyle: VMLValue {}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle(vmlCode: ".automatic") } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: CircularProgressViewStyle { CircularProgressViewStyle(vmlCode: ".circular") } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: LinearProgressViewStyle { LinearProgressViewStyle(vmlCode: ".linear") } }

public struct ProjectionTransform: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("ProjectionTransform("); self.init(vmlCode: call.code) }
  public func concatenating(_ rhs: ProjectionTransform) -> Self { var call = ModifierCall("concatenating("); call.value(nil, rhs.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func inverted() -> Self { let call = ModifierCall("inverted("); return Self(vmlCode: vmlCode + "." + call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct RedactionReasons: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var invalidated: RedactionReasons { RedactionReasons(vmlCode: ".invalidated") }
  public static var placeholder: RedactionReasons { RedactionReasons(vmlCode: ".placeholder") }
  public static var privacy: RedactionReasons { RedactionReasons(vmlCode: ".privacy") }
}

public enum HorizontalEdge: CaseIterable, Hashable, Sendable, VMLValue {
  case leading, trailing
  @inline(never) public var vmlCode: String {
    switch self {
    case .leading: ".leading"
    case .trailing: ".trailing"
    }
  }
}

public enum VerticalEdge: CaseIterable, Hashable, Sendable, VMLValue {
  case bottom, top
  @inline(never) public var vmlCode: String {
    switch self {
    case .bottom: ".bottom"
    case .top: ".top"
    }
  }
}

/// Since visionOS 1.
public struct UnitPoint3D: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var back: UnitPoint3D { UnitPoint3D(vmlCode: ".back") }
  public static var bottom: UnitPoint3D { UnitPoint3D(vmlCode: ".bottom") }
  public static var bottomBack: UnitPoint3D { UnitPoint3D(vmlCode: ".bottomBack") }
  public static var bottomFront: UnitPoint3D { UnitPoint3D(vmlCode: ".bottomFront") }
  public static var bottomLeading: UnitPoint3D { UnitPoint3D(vmlCode: ".bottomLeading") }
  public static var bottomLeadingBack: UnitPoint3D { UnitPoint3D(vmlCode: ".bottomLeadingBack") }
  public static var bottomLeadingFront: UnitPoint3D { UnitPoint3D(vmlCode: ".bottomLeadingFront") }
  public static var bottomTrailing: UnitPoint3D { UnitPoint3D(vmlCode: ".bottomTrailing") }
  public static var bottomTrailingBack: UnitPoint3D { UnitPoint3D(vmlCode: ".bottomTrailingBack") }
  public static var bottomTrailingFront: UnitPoint3D { UnitPoint3D(vmlCode: ".bottomTrailingFront") }
  public static var center: UnitPoint3D { UnitPoint3D(vmlCode: ".center") }
  public static var front: UnitPoint3D { UnitPoint3D(vmlCode: ".front") }
  public static var leading: UnitPoint3D { UnitPoint3D(vmlCode: ".leading") }
  public static var leadingBack: UnitPoint3D { UnitPoint3D(vmlCode: ".leadingBack") }
  public static var leadingFront: UnitPoint3D { UnitPoint3D(vmlCode: ".leadingFront") }
  public static var origin: UnitPoint3D { UnitPoint3D(vmlCode: ".origin") }
  public static var top: UnitPoint3D { UnitPoint3D(vmlCode: ".top") }
  public static var topBack: UnitPoint3D { UnitPoint3D(vmlCode: ".topBack") }
  public static var topFront: UnitPoint3D { UnitPoint3D(vmlCode: ".topFront") }
  public static var topLeading: UnitPoint3D { UnitPoint3D(vmlCode: ".topLeading") }
  public static var topLeadingBack: UnitPoint3D { UnitPoint3D(vmlCode: ".topLeadingBack") }
  public static var topLeadingFront: UnitPoint3D { UnitPoint3D(vmlCode: ".topLeadingFront") }
  public static var topTrailing: UnitPoint3D { UnitPoint3D(vmlCode: ".topTrailing") }
  public static var topTrailingBack: UnitPoint3D { UnitPoint3D(vmlCode: ".topTrailingBack") }
  public static var topTrailingFront: UnitPoint3D { UnitPoint3D(vmlCode: ".topTrailingFront") }
  public static var trailing: UnitPoint3D { UnitPoint3D(vmlCode: ".trailing") }
  public static var trailingBack: UnitPoint3D { UnitPoint3D(vmlCode: ".trailingBack") }
  public static var trailingFront: UnitPoint3D { UnitPoint3D(vmlCode: ".trailingFront") }
  public static var zero: UnitPoint3D { UnitPoint3D(vmlCode: ".zero") }
  public init() { let call = ModifierCall("UnitPoint3D("); self.init(vmlCode: call.code) }
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { var call = ModifierCall("UnitPoint3D("); call.value("x", x.vmlCode); call.value("y", y.vmlCode); call.value("z", z.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ScenePadding: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var minimum: ScenePadding { ScenePadding(vmlCode: ".minimum") }
  public static var navigationBar: ScenePadding { ScenePadding(vmlCode: ".navigationBar") }
}

/// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
public struct ScrollBounceBehavior: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(vmlCode: ".always") }
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(vmlCode: ".automatic") }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(vmlCode: ".basedOnSize") }
}

/// Since iOS 16, macOS 13, watchOS 9, tvOS 16.
public struct ScrollDismissesKeyboardMode: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(vmlCode: ".automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(vmlCode: ".immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(vmlCode: ".interactively") }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(vmlCode: ".never") }
}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct ScrollEdgeEffectStyle: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(vmlCode: ".automatic") }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(vmlCode: ".hard") }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(vmlCode: ".soft") }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ScrollIndicatorVisibility: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(vmlCode: ".automatic") }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(vmlCode: ".hidden") }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(vmlCode: ".never") }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(vmlCode: ".visible") }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct ScrollInputBehavior: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ScrollInputBehavior { ScrollInputBehavior(vmlCode: ".automatic") }
  public static var disabled: ScrollInputBehavior { ScrollInputBehavior(vmlCode: ".disabled") }
  public static var enabled: ScrollInputBehavior { ScrollInputBehavior(vmlCode: ".enabled") }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct ScrollInputKind: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var handGestureShortcut: ScrollInputKind { ScrollInputKind(vmlCode: ".handGestureShortcut") }
  public static var look: ScrollInputKind { ScrollInputKind(vmlCode: ".look") }
  public static func look(axes: Axis.Set) -> ScrollInputKind { var call = ModifierCall(".look("); call.value("axes", axes.vmlCode); return ScrollInputKind(vmlCode: call.code) }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct ScrollPosition: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(id: some Hashable, anchor: UnitPoint? = nil) { var call = ModifierCall("ScrollPosition("); call.value("id", spelled(id)); call.value("anchor", anchor.vmlCode, "nil"); self.init(vmlCode: call.code) }
  public init() { let call = ModifierCall("ScrollPosition("); self.init(vmlCode: call.code) }
  public init(edge: Edge) { var call = ModifierCall("ScrollPosition("); call.value("edge", edge.vmlCode); self.init(vmlCode: call.code) }
  public init(point: CGPoint) { var call = ModifierCall("ScrollPosition("); call.value("point", point.vmlCode); self.init(vmlCode: call.code) }
  public init(x: CGFloat) { var call = ModifierCall("ScrollPosition("); call.value("x", x.vmlCode); self.init(vmlCode: call.code) }
  public init(x: CGFloat, y: CGFloat) { var call = ModifierCall("ScrollPosition("); call.value("x", x.vmlCode); call.value("y", y.vmlCode); self.init(vmlCode: call.code) }
  public init(y: CGFloat) { var call = ModifierCall("ScrollPosition("); call.value("y", y.vmlCode); self.init(vmlCode: call.code) }
}

public protocol ScrollTargetBehavior: VMLValue {}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior(vmlCode: ".paging") } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior { public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(vmlCode: ".viewAligned") } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior { public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior { var call = ModifierCall(".viewAligned("); call.value("anchor", anchor.vmlCode); return ViewAlignedScrollTargetBehavior(vmlCode: call.code) } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior { public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior { var call = ModifierCall(".viewAligned("); call.value("limitBehavior", limitBehavior.vmlCode); return ViewAlignedScrollTargetBehavior(vmlCode: call.code) } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior { public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior { var call = ModifierCall(".viewAligned("); call.value("limitBehavior", limitBehavior.vmlCode); call.value("anchor", anchor.vmlCode); return ViewAlignedScrollTargetBehavior(vmlCode: call.code) } }

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ScrollTransitionConfiguration: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var animated: ScrollTransitionConfiguration { ScrollTransitionConfiguration(vmlCode: ".animated") }
  public static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration(vmlCode: ".identity") }
  public static var interactive: ScrollTransitionConfiguration { ScrollTransitionConfiguration(vmlCode: ".interactive") }
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { var call = ModifierCall(".animated("); call.value(nil, animation.vmlCode, ".default"); return ScrollTransitionConfiguration(vmlCode: call.code) }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { var call = ModifierCall(".interactive("); call.value("timingCurve", timingCurve.vmlCode, ".easeInOut"); return ScrollTransitionConfiguration(vmlCode: call.code) }
  public func animation(_ animation: Animation) -> Self { var call = ModifierCall("animation("); call.value(nil, animation.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> Self { var call = ModifierCall("threshold("); call.value(nil, threshold.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

public enum Axis: CaseIterable, Hashable, Sendable, VMLValue {
  case horizontal, vertical
  @inline(never) public var vmlCode: String {
    switch self {
    case .horizontal: ".horizontal"
    case .vertical: ".vertical"
    }
  }
}

/// Since iOS 17, visionOS 1.
public struct TextInputDictationBehavior: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: TextInputDictationBehavior { TextInputDictationBehavior(vmlCode: ".automatic") }
  public static var preventDictation: TextInputDictationBehavior { TextInputDictationBehavior(vmlCode: ".preventDictation") }
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { var call = ModifierCall(".inline("); call.value("activation", activation.vmlCode); return TextInputDictationBehavior(vmlCode: call.code) }
}

/// Since iOS 17.1, macOS 14.1, visionOS 1, watchOS 10.1, tvOS 17.1.
public struct SearchPresentationToolbarBehavior: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(vmlCode: ".automatic") }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(vmlCode: ".avoidHidingContent") }
}

/// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
public struct SearchScopeActivation: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: SearchScopeActivation { SearchScopeActivation(vmlCode: ".automatic") }
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(vmlCode: ".onSearchPresentation") }
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(vmlCode: ".onTextEntry") }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct TextSelection: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

extension SearchSuggestionsPlacement {
/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct Set: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var content: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(vmlCode: ".content") }
  public static var menu: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(vmlCode: ".menu") }
}

}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct SearchToolbarBehavior: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(vmlCode: ".automatic") }
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(vmlCode: ".minimize") }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct SearchFieldPlacement: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: SearchFieldPlacement { SearchFieldPlacement(vmlCode: ".automatic") }
  public static var navigationBarDrawer: SearchFieldPlacement { SearchFieldPlacement(vmlCode: ".navigationBarDrawer") }
  public static var sidebar: SearchFieldPlacement { SearchFieldPlacement(vmlCode: ".sidebar") }
  public static var toolbar: SearchFieldPlacement { SearchFieldPlacement(vmlCode: ".toolbar") }
  public static var toolbarPrincipal: SearchFieldPlacement { SearchFieldPlacement(vmlCode: ".toolbarPrincipal") }
  public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { var call = ModifierCall(".navigationBarDrawer("); call.value("displayMode", displayMode.vmlCode); return SearchFieldPlacement(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 26, watchOS 10, tvOS 17.
public struct SensoryFeedback: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var alignment: SensoryFeedback { SensoryFeedback(vmlCode: ".alignment") }
  public static var decrease: SensoryFeedback { SensoryFeedback(vmlCode: ".decrease") }
  public static var error: SensoryFeedback { SensoryFeedback(vmlCode: ".error") }
  public static var impact: SensoryFeedback { SensoryFeedback(vmlCode: ".impact") }
  public static var increase: SensoryFeedback { SensoryFeedback(vmlCode: ".increase") }
  public static var levelChange: SensoryFeedback { SensoryFeedback(vmlCode: ".levelChange") }
  public static var pathComplete: SensoryFeedback { SensoryFeedback(vmlCode: ".pathComplete") }
  public static var selection: SensoryFeedback { SensoryFeedback(vmlCode: ".selection") }
  public static var start: SensoryFeedback { SensoryFeedback(vmlCode: ".start") }
  public static var stop: SensoryFeedback { SensoryFeedback(vmlCode: ".stop") }
  public static var success: SensoryFeedback { SensoryFeedback(vmlCode: ".success") }
  public static var warning: SensoryFeedback { SensoryFeedback(vmlCode: ".warning") }
  public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback { var call = ModifierCall(".impact("); call.value("flexibility", flexibility.vmlCode); call.value("intensity", intensity.vmlCode, "1"); return SensoryFeedback(vmlCode: call.code) }
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { var call = ModifierCall(".impact("); call.value("weight", weight.vmlCode, ".medium"); call.value("intensity", intensity.vmlCode, "1"); return SensoryFeedback(vmlCode: call.code) }
  public static func press(_ feedback: SensoryFeedback.PressFeedback) -> SensoryFeedback { var call = ModifierCall(".press("); call.value(nil, feedback.vmlCode); return SensoryFeedback(vmlCode: call.code) }
  public static func release(_ feedback: SensoryFeedback.ReleaseFeedback) -> SensoryFeedback { var call = ModifierCall(".release("); call.value(nil, feedback.vmlCode); return SensoryFeedback(vmlCode: call.code) }
  public static func selection(_ feedback: SensoryFeedback.SelectionFeedback) -> SensoryFeedback { var call = ModifierCall(".selection("); call.value(nil, feedback.vmlCode); return SensoryFeedback(vmlCode: call.code) }
}

/// Since visionOS 1.
public struct Alignment3D: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var back: Alignment3D { Alignment3D(vmlCode: ".back") }
  public static var bottom: Alignment3D { Alignment3D(vmlCode: ".bottom") }
  public static var bottomBack: Alignment3D { Alignment3D(vmlCode: ".bottomBack") }
  public static var bottomFront: Alignment3D { Alignment3D(vmlCode: ".bottomFront") }
  public static var bottomLeading: Alignment3D { Alignment3D(vmlCode: ".bottomLeading") }
  public static var bottomLeadingBack: Alignment3D { Alignment3D(vmlCode: ".bottomLeadingBack") }
  public static var bottomLeadingFront: Alignment3D { Alignment3D(vmlCode: ".bottomLeadingFront") }
  public static var bottomTrailing: Alignment3D { Alignment3D(vmlCode: ".bottomTrailing") }
  public static var bottomTrailingBack: Alignment3D { Alignment3D(vmlCode: ".bottomTrailingBack") }
  public static var bottomTrailingFront: Alignment3D { Alignment3D(vmlCode: ".bottomTrailingFront") }
  public static var center: Alignment3D { Alignment3D(vmlCode: ".center") }
  public static var front: Alignment3D { Alignment3D(vmlCode: ".front") }
  public static var leading: Alignment3D { Alignment3D(vmlCode: ".leading") }
  public static var leadingBack: Alignment3D { Alignment3D(vmlCode: ".leadingBack") }
  public static var leadingFront: Alignment3D { Alignment3D(vmlCode: ".leadingFront") }
  public static var top: Alignment3D { Alignment3D(vmlCode: ".top") }
  public static var topBack: Alignment3D { Alignment3D(vmlCode: ".topBack") }
  public static var topFront: Alignment3D { Alignment3D(vmlCode: ".topFront") }
  public static var topLeading: Alignment3D { Alignment3D(vmlCode: ".topLeading") }
  public static var topLeadingBack: Alignment3D { Alignment3D(vmlCode: ".topLeadingBack") }
  public static var topLeadingFront: Alignment3D { Alignment3D(vmlCode: ".topLeadingFront") }
  public static var topTrailing: Alignment3D { Alignment3D(vmlCode: ".topTrailing") }
  public static var topTrailingBack: Alignment3D { Alignment3D(vmlCode: ".topTrailingBack") }
  public static var topTrailingFront: Alignment3D { Alignment3D(vmlCode: ".topTrailingFront") }
  public static var trailing: Alignment3D { Alignment3D(vmlCode: ".trailing") }
  public static var trailingBack: Alignment3D { Alignment3D(vmlCode: ".trailingBack") }
  public static var trailingFront: Alignment3D { Alignment3D(vmlCode: ".trailingFront") }
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment, depth: DepthAlignment) { var call = ModifierCall("Alignment3D("); call.value("horizontal", horizontal.vmlCode); call.value("vertical", vertical.vmlCode); call.value("depth", depth.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct SpringLoadingBehavior: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: SpringLoadingBehavior { SpringLoadingBehavior(vmlCode: ".automatic") }
  public static var disabled: SpringLoadingBehavior { SpringLoadingBehavior(vmlCode: ".disabled") }
  public static var enabled: SpringLoadingBehavior { SpringLoadingBehavior(vmlCode: ".enabled") }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct SubmitLabel: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var `continue`: SubmitLabel { SubmitLabel(vmlCode: ".continue") }
  public static var done: SubmitLabel { SubmitLabel(vmlCode: ".done") }
  public static var go: SubmitLabel { SubmitLabel(vmlCode: ".go") }
  public static var join: SubmitLabel { SubmitLabel(vmlCode: ".join") }
  public static var next: SubmitLabel { SubmitLabel(vmlCode: ".next") }
  public static var `return`: SubmitLabel { SubmitLabel(vmlCode: ".return") }
  public static var route: SubmitLabel { SubmitLabel(vmlCode: ".route") }
  public static var search: SubmitLabel { SubmitLabel(vmlCode: ".search") }
  public static var send: SubmitLabel { SubmitLabel(vmlCode: ".send") }
}

extension SquareAzimuth {
/// Since visionOS 2.
public struct Set: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var all: SquareAzimuth.Set { SquareAzimuth.Set(vmlCode: ".all") }
  public static var back: SquareAzimuth.Set { SquareAzimuth.Set(vmlCode: ".back") }
  public static var front: SquareAzimuth.Set { SquareAzimuth.Set(vmlCode: ".front") }
  public static var left: SquareAzimuth.Set { SquareAzimuth.Set(vmlCode: ".left") }
  public static var right: SquareAzimuth.Set { SquareAzimuth.Set(vmlCode: ".right") }
  public init(_ e: SquareAzimuth) { var call = ModifierCall("SquareAzimuth.Set("); call.value(nil, e.vmlCode); self.init(vmlCode: call.code) }
}

}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct SymbolColorRenderingMode: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var flat: SymbolColorRenderingMode { SymbolColorRenderingMode(vmlCode: ".flat") }
  public static var gradient: SymbolColorRenderingMode { SymbolColorRenderingMode(vmlCode: ".gradient") }
}

public protocol SymbolEffect: VMLValue {}

extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { AppearSymbolEffect(vmlCode: ".appear") } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect(vmlCode: ".automatic") } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { BounceSymbolEffect(vmlCode: ".bounce") } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect(vmlCode: ".breathe") } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(vmlCode: ".disappear") } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect(vmlCode: ".drawOff") } }
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect(vmlCode: ".drawOn") } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { PulseSymbolEffect(vmlCode: ".pulse") } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect(vmlCode: ".replace") } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { RotateSymbolEffect(vmlCode: ".rotate") } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(vmlCode: ".scale") } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect(vmlCode: ".variableColor") } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(vmlCode: ".wiggle") } }

public protocol DiscreteSymbolEffect: VMLValue {}


/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct SymbolEffectOptions: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions(vmlCode: ".default") }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(vmlCode: ".nonRepeating") }
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(vmlCode: ".repeating") }
  public static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions { var call = ModifierCall(".repeat("); call.value(nil, behavior.vmlCode); return SymbolEffectOptions(vmlCode: call.code) }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { var call = ModifierCall(".repeat("); call.value(nil, count.vmlCode); return SymbolEffectOptions(vmlCode: call.code) }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { var call = ModifierCall(".speed("); call.value(nil, speed.vmlCode); return SymbolEffectOptions(vmlCode: call.code) }
  public var nonRepeating: Self { Self(vmlCode: vmlCode + ".nonRepeating") }
  public var repeating: Self { Self(vmlCode: vmlCode + ".repeating") }
  public func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> Self { var call = ModifierCall("repeat("); call.value(nil, behavior.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func `repeat`(_ count: Int?) -> Self { var call = ModifierCall("repeat("); call.value(nil, count.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func speed(_ speed: Double) -> Self { var call = ModifierCall("speed("); call.value(nil, speed.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

public protocol IndefiniteSymbolEffect: VMLValue {}


/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct SymbolRenderingMode: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var hierarchical: SymbolRenderingMode { SymbolRenderingMode(vmlCode: ".hierarchical") }
  public static var monochrome: SymbolRenderingMode { SymbolRenderingMode(vmlCode: ".monochrome") }
  public static var multicolor: SymbolRenderingMode { SymbolRenderingMode(vmlCode: ".multicolor") }
  public static var palette: SymbolRenderingMode { SymbolRenderingMode(vmlCode: ".palette") }
}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct SymbolVariableValueMode: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var color: SymbolVariableValueMode { SymbolVariableValueMode(vmlCode: ".color") }
  public static var draw: SymbolVariableValueMode { SymbolVariableValueMode(vmlCode: ".draw") }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct SymbolVariants: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var circle: SymbolVariants { SymbolVariants(vmlCode: ".circle") }
  public static var fill: SymbolVariants { SymbolVariants(vmlCode: ".fill") }
  public static var none: SymbolVariants { SymbolVariants(vmlCode: ".none") }
  public static var rectangle: SymbolVariants { SymbolVariants(vmlCode: ".rectangle") }
  public static var slash: SymbolVariants { SymbolVariants(vmlCode: ".slash") }
  public static var square: SymbolVariants { SymbolVariants(vmlCode: ".square") }
  public var circle: Self { Self(vmlCode: vmlCode + ".circle") }
  public var fill: Self { Self(vmlCode: vmlCode + ".fill") }
  public var rectangle: Self { Self(vmlCode: vmlCode + ".rectangle") }
  public var slash: Self { Self(vmlCode: vmlCode + ".slash") }
  public var square: Self { Self(vmlCode: vmlCode + ".square") }
}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct TabBarMinimizeBehavior: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: TabBarMinimizeBehavior { TabBarMinimizeBehavior(vmlCode: ".automatic") }
  public static var never: TabBarMinimizeBehavior { TabBarMinimizeBehavior(vmlCode: ".never") }
  public static var onScrollDown: TabBarMinimizeBehavior { TabBarMinimizeBehavior(vmlCode: ".onScrollDown") }
  public static var onScrollUp: TabBarMinimizeBehavior { TabBarMinimizeBehavior(vmlCode: ".onScrollUp") }
}

/// Since iOS 18, macOS 15, visionOS 2.
public struct TabViewCustomization: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("TabViewCustomization("); self.init(vmlCode: call.code) }
}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct TabSearchActivation: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: TabSearchActivation { TabSearchActivation(vmlCode: ".automatic") }
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation(vmlCode: ".searchTabSelection") }
}

public protocol TabViewStyle: VMLValue {}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle(vmlCode: ".automatic") } }
extension TabViewStyle where Self == CarouselTabViewStyle { public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle(vmlCode: ".carousel") } }
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle(vmlCode: ".grouped") } }
extension TabViewStyle where Self == PageTabViewStyle { public static var page: PageTabViewStyle { PageTabViewStyle(vmlCode: ".page") } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle(vmlCode: ".sidebarAdaptable") } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle(vmlCode: ".tabBarOnly") } }
extension TabViewStyle where Self == VerticalPageTabViewStyle { public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle(vmlCode: ".verticalPage") } }
extension TabViewStyle where Self == PageTabViewStyle { public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { var call = ModifierCall(".page("); call.value("indexDisplayMode", indexDisplayMode.vmlCode); return PageTabViewStyle(vmlCode: call.code) } }
extension TabViewStyle where Self == VerticalPageTabViewStyle { public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> VerticalPageTabViewStyle { var call = ModifierCall(".verticalPage("); call.value("transitionStyle", transitionStyle.vmlCode); return VerticalPageTabViewStyle(vmlCode: call.code) } }

public protocol TableStyle: VMLValue {}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { AutomaticTableStyle(vmlCode: ".automatic") } }
extension TableStyle where Self == BorderedTableStyle { public static var bordered: BorderedTableStyle { BorderedTableStyle(vmlCode: ".bordered") } }
extension TableStyle where Self == InsetTableStyle { public static var inset: InsetTableStyle { InsetTableStyle(vmlCode: ".inset") } }
extension TableStyle where Self == BorderedTableStyle { public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { var call = ModifierCall(".bordered("); call.value("alternatesRowBackgrounds", alternatesRowBackgrounds.vmlCode); return BorderedTableStyle(vmlCode: call.code) } }
extension TableStyle where Self == InsetTableStyle { public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { var call = ModifierCall(".inset("); call.value("alternatesRowBackgrounds", alternatesRowBackgrounds.vmlCode); return InsetTableStyle(vmlCode: call.code) } }

extension Text {
public enum Case: CaseIterable, Hashable, Sendable, VMLValue {
  case lowercase, uppercase
  @inline(never) public var vmlCode: String {
    switch self {
    case .lowercase: ".lowercase"
    case .uppercase: ".uppercase"
    }
  }
}

}

/// Since iOS 13, visionOS 1, tvOS 13.
public struct UITextContentType: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var URL: UITextContentType { UITextContentType(vmlCode: ".URL") }
  public static var addressCity: UITextContentType { UITextContentType(vmlCode: ".addressCity") }
  public static var addressCityAndState: UITextContentType { UITextContentType(vmlCode: ".addressCityAndState") }
  public static var addressState: UITextContentType { UITextContentType(vmlCode: ".addressState") }
  public static var birthdate: UITextContentType { UITextContentType(vmlCode: ".birthdate") }
  public static var birthdateDay: UITextContentType { UITextContentType(vmlCode: ".birthdateDay") }
  public static var birthdateMonth: UITextContentType { UITextContentType(vmlCode: ".birthdateMonth") }
  public static var birthdateYear: UITextContentType { UITextContentType(vmlCode: ".birthdateYear") }
  public static var cellularEID: UITextContentType { UITextContentType(vmlCode: ".cellularEID") }
  public static var cellularIMEI: UITextContentType { UITextContentType(vmlCode: ".cellularIMEI") }
  public static var countryName: UITextContentType { UITextContentType(vmlCode: ".countryName") }
  public static var creditCardExpiration: UITextContentType { UITextContentType(vmlCode: ".creditCardExpiration") }
  public static var creditCardExpirationMonth: UITextContentType { UITextContentType(vmlCode: ".creditCardExpirationMonth") }
  public static var creditCardExpirationYear: UITextContentType { UITextContentType(vmlCode: ".creditCardExpirationYear") }
  public static var creditCardFamilyName: UITextContentType { UITextContentType(vmlCode: ".creditCardFamilyName") }
  public static var creditCardGivenName: UITextContentType { UITextContentType(vmlCode: ".creditCardGivenName") }
  public static var creditCardMiddleName: UITextContentType { UITextContentType(vmlCode: ".creditCardMiddleName") }
  public static var creditCardName: UITextContentType { UITextContentType(vmlCode: ".creditCardName") }
  public static var creditCardNumber: UITextContentType { UITextContentType(vmlCode: ".creditCardNumber") }
  public static var creditCardSecurityCode: UITextContentType { UITextContentType(vmlCode: ".creditCardSecurityCode") }
  public static var creditCardType: UITextContentType { UITextContentType(vmlCode: ".creditCardType") }
  public static var dateTime: UITextContentType { UITextContentType(vmlCode: ".dateTime") }
  public static var emailAddress: UITextContentType { UITextContentType(vmlCode: ".emailAddress") }
  public static var familyName: UITextContentType { UITextContentType(vmlCode: ".familyName") }
  public static var flightNumber: UITextContentType { UITextContentType(vmlCode: ".flightNumber") }
  public static var fullStreetAddress: UITextContentType { UITextContentType(vmlCode: ".fullStreetAddress") }
  public static var givenName: UITextContentType { UITextContentType(vmlCode: ".givenName") }
  public static var jobTitle: UITextContentType { UITextContentType(vmlCode: ".jobTitle") }
  public static var location: UITextContentType { UITextContentType(vmlCode: ".location") }
  public static var middleName: UITextContentType { UITextContentType(vmlCode: ".middleName") }
  public static var name: UITextContentType { UITextContentType(vmlCode: ".name") }
  public static var namePrefix: UITextContentType { UITextContentType(vmlCode: ".namePrefix") }
  public static var nameSuffix: UITextContentType { UITextContentType(vmlCode: ".nameSuffix") }
  public static var newPassword: UITextContentType { UITextContentType(vmlCode: ".newPassword") }
  public static var nickname: UITextContentType { UITextContentType(vmlCode: ".nickname") }
  public static var oneTimeCode: UITextContentType { UITextContentType(vmlCode: ".oneTimeCode") }
  public static var organizationName: UITextContentType { UITextContentType(vmlCode: ".organizationName") }
  public static var password: UITextContentType { UITextContentType(vmlCode: ".password") }
  public static var postalCode: UITextContentType { UITextContentType(vmlCode: ".postalCode") }
  public static var shipmentTrackingNumber: UITextContentType { UITextContentType(vmlCode: ".shipmentTrackingNumber") }
  public static var streetAddressLine1: UITextContentType { UITextContentType(vmlCode: ".streetAddressLine1") }
  public static var streetAddressLine2: UITextContentType { UITextContentType(vmlCode: ".streetAddressLine2") }
  public static var sublocality: UITextContentType { UITextContentType(vmlCode: ".sublocality") }
  public static var telephoneNumber: UITextContentType { UITextContentType(vmlCode: ".telephoneNumber") }
  public static var username: UITextContentType { UITextContentType(vmlCode: ".username") }
}

public protocol TextEditorStyle: VMLValue {}

extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle(vmlCode: ".automatic") } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: PlainTextEditorStyle { PlainTextEditorStyle(vmlCode: ".plain") } }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle { public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle(vmlCode: ".roundedBorder") } }

public protocol TextFieldStyle: VMLValue {}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle(vmlCode: ".automatic") } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { PlainTextFieldStyle(vmlCode: ".plain") } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle(vmlCode: ".roundedBorder") } }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle(vmlCode: ".squareBorder") } }

/// Since iOS 15, visionOS 1, watchOS 8, tvOS 15.
public struct TextInputAutocapitalization: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(vmlCode: ".characters") }
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(vmlCode: ".never") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(vmlCode: ".sentences") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(vmlCode: ".words") }
}

extension TextInputFormattingControlPlacement {
/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct Set: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var accessoryBar: TextInputFormattingControlPlacement.Set { TextInputFormattingControlPlacement.Set(vmlCode: ".accessoryBar") }
  public static var all: TextInputFormattingControlPlacement.Set { TextInputFormattingControlPlacement.Set(vmlCode: ".all") }
  public static var contextMenu: TextInputFormattingControlPlacement.Set { TextInputFormattingControlPlacement.Set(vmlCode: ".contextMenu") }
  public static var `default`: TextInputFormattingControlPlacement.Set { TextInputFormattingControlPlacement.Set(vmlCode: ".default") }
  public static var fontPanel: TextInputFormattingControlPlacement.Set { TextInputFormattingControlPlacement.Set(vmlCode: ".fontPanel") }
  public static var inputAssistant: TextInputFormattingControlPlacement.Set { TextInputFormattingControlPlacement.Set(vmlCode: ".inputAssistant") }
}

}

extension Text {
/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct Scale: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var `default`: Text.Scale { Text.Scale(vmlCode: ".default") }
  public static var secondary: Text.Scale { Text.Scale(vmlCode: ".secondary") }
}

}

public protocol TextSelectability: VMLValue {}

extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: DisabledTextSelectability { DisabledTextSelectability(vmlCode: ".disabled") } }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: EnabledTextSelectability { EnabledTextSelectability(vmlCode: ".enabled") } }

public enum TextSelectionAffinity: CaseIterable, Hashable, Sendable, VMLValue {
  case automatic, downstream, upstream
  @inline(never) public var vmlCode: String {
    switch self {
    case .automatic: ".automatic"
    case .downstream: ".downstream"
    case .upstream: ".upstream"
    }
  }
}

public protocol ToggleStyle: VMLValue {}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { DefaultToggleStyle(vmlCode: ".automatic") } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { ButtonToggleStyle(vmlCode: ".button") } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle(vmlCode: ".checkbox") } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { SwitchToggleStyle(vmlCode: ".switch") } }

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ToolbarPlacement: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ToolbarPlacement { ToolbarPlacement(vmlCode: ".automatic") }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(vmlCode: ".bottomBar") }
  public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(vmlCode: ".bottomOrnament") }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(vmlCode: ".navigationBar") }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(vmlCode: ".tabBar") }
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(vmlCode: ".windowToolbar") }
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { var call = ModifierCall(".accessoryBar("); call.value("id", spelled(id)); return ToolbarPlacement(vmlCode: call.code) }
  public init<ID: Hashable>(id: ID) { var call = ModifierCall("ToolbarPlacement("); call.value("id", spelled(id)); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ToolbarDefaultItemKind: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var search: ToolbarDefaultItemKind { ToolbarDefaultItemKind(vmlCode: ".search") }
  public static var sidebarToggle: ToolbarDefaultItemKind { ToolbarDefaultItemKind(vmlCode: ".sidebarToggle") }
  public static var title: ToolbarDefaultItemKind { ToolbarDefaultItemKind(vmlCode: ".title") }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ToolbarRole: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ToolbarRole { ToolbarRole(vmlCode: ".automatic") }
  public static var browser: ToolbarRole { ToolbarRole(vmlCode: ".browser") }
  public static var editor: ToolbarRole { ToolbarRole(vmlCode: ".editor") }
  public static var navigationStack: ToolbarRole { ToolbarRole(vmlCode: ".navigationStack") }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ToolbarTitleDisplayMode: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(vmlCode: ".automatic") }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(vmlCode: ".inline") }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(vmlCode: ".inlineLarge") }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(vmlCode: ".large") }
}

/// Since macOS 10.15.
public struct TouchBarItemPresence: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static func `default`(_ p0: String) -> TouchBarItemPresence { var call = ModifierCall(".default("); call.value(nil, p0.vmlCode); return TouchBarItemPresence(vmlCode: call.code) }
  public static func optional(_ p0: String) -> TouchBarItemPresence { var call = ModifierCall(".optional("); call.value(nil, p0.vmlCode); return TouchBarItemPresence(vmlCode: call.code) }
  public static func required(_ p0: String) -> TouchBarItemPresence { var call = ModifierCall(".required("); call.value(nil, p0.vmlCode); return TouchBarItemPresence(vmlCode: call.code) }
}

public struct AnyTransition: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var identity: AnyTransition { AnyTransition(vmlCode: ".identity") }
  public static var opacity: AnyTransition { AnyTransition(vmlCode: ".opacity") }
  public static var scale: AnyTransition { AnyTransition(vmlCode: ".scale") }
  public static var slide: AnyTransition { AnyTransition(vmlCode: ".slide") }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { var call = ModifierCall(".asymmetric("); call.value("insertion", insertion.vmlCode); call.value("removal", removal.vmlCode); return AnyTransition(vmlCode: call.code) }
  public static func move(edge: Edge) -> AnyTransition { var call = ModifierCall(".move("); call.value("edge", edge.vmlCode); return AnyTransition(vmlCode: call.code) }
  public static func offset(_ offset: CGSize) -> AnyTransition { var call = ModifierCall(".offset("); call.value(nil, offset.vmlCode); return AnyTransition(vmlCode: call.code) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { var call = ModifierCall(".offset("); call.value("x", x.vmlCode, "0"); call.value("y", y.vmlCode, "0"); return AnyTransition(vmlCode: call.code) }
  public static func push(from edge: Edge) -> AnyTransition { var call = ModifierCall(".push("); call.value("from", edge.vmlCode); return AnyTransition(vmlCode: call.code) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { var call = ModifierCall(".scale("); call.value("scale", scale.vmlCode); call.value("anchor", anchor.vmlCode, ".center"); return AnyTransition(vmlCode: call.code) }
  public init(_ transition: some Transition) { var call = ModifierCall("AnyTransition("); call.value(nil, transition.vmlCode); self.init(vmlCode: call.code) }
  public func animation(_ animation: Animation?) -> Self { var call = ModifierCall("animation("); call.value(nil, animation.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func combined(with other: AnyTransition) -> Self { var call = ModifierCall("combined("); call.value("with", other.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

public protocol Transition: VMLValue {}

extension Transition where Self == BlurReplaceTransition { public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(vmlCode: ".blurReplace") } }
extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { IdentityTransition(vmlCode: ".identity") } }
extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { OpacityTransition(vmlCode: ".opacity") } }
extension Transition where Self == ScaleTransition { public static var scale: ScaleTransition { ScaleTransition(vmlCode: ".scale") } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { SlideTransition(vmlCode: ".slide") } }
extension Transition where Self == SymbolEffectTransition { public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(vmlCode: ".symbolEffect") } }
extension Transition where Self == BlurReplaceTransition { public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition { var call = ModifierCall(".blurReplace("); call.value(nil, config.vmlCode, ".downUp"); return BlurReplaceTransition(vmlCode: call.code) } }
extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> MoveTransition { var call = ModifierCall(".move("); call.value("edge", edge.vmlCode); return MoveTransition(vmlCode: call.code) } }
extension Transition where Self == OffsetTransition { public static func offset(_ offset: CGSize) -> OffsetTransition { var call = ModifierCall(".offset("); call.value(nil, offset.vmlCode); return OffsetTransition(vmlCode: call.code) } }
extension Transition where Self == OffsetTransition { public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { var call = ModifierCall(".offset("); call.value("x", x.vmlCode, "0"); call.value("y", y.vmlCode, "0"); return OffsetTransition(vmlCode: call.code) } }
extension Transition where Self == PushTransition { public static func push(from edge: Edge) -> PushTransition { var call = ModifierCall(".push("); call.value("from", edge.vmlCode); return PushTransition(vmlCode: call.code) } }
extension Transition where Self == ScaleTransition { public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { var call = ModifierCall(".scale("); call.value(nil, scale.vmlCode); call.value("anchor", anchor.vmlCode, ".center"); return ScaleTransition(vmlCode: call.code) } }
extension Transition where Self == SymbolEffectTransition { public static func symbolEffect(_ effect: some SymbolEffect & TransitionSymbolEffect, options: SymbolEffectOptions = .default) -> SymbolEffectTransition { var call = ModifierCall(".symbolEffect("); call.value(nil, effect.vmlCode); call.value("options", options.vmlCode, ".default"); return SymbolEffectTransition(vmlCode: call.code) } }

extension Text {
public enum TruncationMode: CaseIterable, Hashable, Sendable, VMLValue {
  case head, middle, tail
  @inline(never) public var vmlCode: String {
    switch self {
    case .head: ".head"
    case .middle: ".middle"
    case .tail: ".tail"
    }
  }
}

}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct TypesettingLanguage: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: TypesettingLanguage { TypesettingLanguage(vmlCode: ".automatic") }
}

/// Since macOS 15.
public struct WindowInteractionBehavior: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: WindowInteractionBehavior { WindowInteractionBehavior(vmlCode: ".automatic") }
  public static var disabled: WindowInteractionBehavior { WindowInteractionBehavior(vmlCode: ".disabled") }
  public static var enabled: WindowInteractionBehavior { WindowInteractionBehavior(vmlCode: ".enabled") }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct WindowToolbarFullScreenVisibility: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility(vmlCode: ".automatic") }
  public static var onHover: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility(vmlCode: ".onHover") }
  public static var visible: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility(vmlCode: ".visible") }
}

extension Text {
/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct WritingDirectionStrategy: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var contentBased: Text.WritingDirectionStrategy { Text.WritingDirectionStrategy(vmlCode: ".contentBased") }
  public static var `default`: Text.WritingDirectionStrategy { Text.WritingDirectionStrategy(vmlCode: ".default") }
  public static var layoutBased: Text.WritingDirectionStrategy { Text.WritingDirectionStrategy(vmlCode: ".layoutBased") }
}

}

/// Since iOS 18, macOS 15, visionOS 2.4.
public struct WritingToolsBehavior: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: WritingToolsBehavior { WritingToolsBehavior(vmlCode: ".automatic") }
  public static var complete: WritingToolsBehavior { WritingToolsBehavior(vmlCode: ".complete") }
  public static var disabled: WritingToolsBehavior { WritingToolsBehavior(vmlCode: ".disabled") }
  public static var limited: WritingToolsBehavior { WritingToolsBehavior(vmlCode: ".limited") }
}

public struct StrokeStyle: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(lineWidth: CGFloat = 1, miterLimit: CGFloat = 10, dash: [CGFloat]? = nil, dashPhase: CGFloat = 0) { var call = ModifierCall("StrokeStyle("); call.value("lineWidth", lineWidth.vmlCode, "1"); call.value("miterLimit", miterLimit.vmlCode, "10"); call.value("dash", dash.vmlCode, "nil"); call.value("dashPhase", dashPhase.vmlCode, "0"); self.init(vmlCode: call.code) }
}

public protocol TextVariantPreference: VMLValue {}

extension TextVariantPreference where Self == FixedTextVariant { public static var fixed: FixedTextVariant { FixedTextVariant(vmlCode: ".fixed") } }
extension TextVariantPreference where Self == SizeDependentTextVariant { public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant(vmlCode: ".sizeDependent") } }

extension Image {
public enum Interpolation: CaseIterable, Hashable, Sendable, VMLValue {
  case high, low, medium, none
  @inline(never) public var vmlCode: String {
    switch self {
    case .high: ".high"
    case .low: ".low"
    case .medium: ".medium"
    case .none: ".none"
    }
  }
}

}

extension Image {
public enum TemplateRenderingMode: CaseIterable, Hashable, Sendable, VMLValue {
  case original, template
  @inline(never) public var vmlCode: String {
    switch self {
    case .original: ".original"
    case .template: ".template"
    }
  }
}

}

extension Image {
public enum ResizingMode: CaseIterable, Hashable, Sendable, VMLValue {
  case stretch, tile
  @inline(never) public var vmlCode: String {
    switch self {
    case .stretch: ".stretch"
    case .tile: ".tile"
    }
  }
}

}

extension Gradient {
/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ColorSpace: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var device: Gradient.ColorSpace { Gradient.ColorSpace(vmlCode: ".device") }
  public static var perceptual: Gradient.ColorSpace { Gradient.ColorSpace(vmlCode: ".perceptual") }
}

}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ToolbarCustomizationBehavior: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(vmlCode: ".default") }
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(vmlCode: ".disabled") }
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(vmlCode: ".reorderable") }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ToolbarCustomizationOptions: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(vmlCode: ".alwaysAvailable") }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct TabCustomizationBehavior: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(vmlCode: ".automatic") }
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(vmlCode: ".disabled") }
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(vmlCode: ".reorderable") }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct TabPlacement: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: TabPlacement { TabPlacement(vmlCode: ".automatic") }
  public static var pinned: TabPlacement { TabPlacement(vmlCode: ".pinned") }
  public static var sidebarOnly: TabPlacement { TabPlacement(vmlCode: ".sidebarOnly") }
}

public struct Gradient: ShapeStyle, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(colors: [Color]) { var call = ModifierCall("Gradient("); call.value("colors", colors.vmlCode); self.init(vmlCode: call.code) }
  public init(stops: [Gradient.Stop]) { var call = ModifierCall("Gradient("); call.value("stops", stops.vmlCode); self.init(vmlCode: call.code) }
}

extension Gradient {
public struct Stop: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(color: Color, location: CGFloat) { var call = ModifierCall("Gradient.Stop("); call.value("color", color.vmlCode); call.value("location", location.vmlCode); self.init(vmlCode: call.code) }
}

}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct ButtonRole: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var cancel: ButtonRole { ButtonRole(vmlCode: ".cancel") }
  public static var close: ButtonRole { ButtonRole(vmlCode: ".close") }
  public static var confirm: ButtonRole { ButtonRole(vmlCode: ".confirm") }
  public static var destructive: ButtonRole { ButtonRole(vmlCode: ".destructive") }
}

public enum RoundedCornerStyle: CaseIterable, Hashable, Sendable, VMLValue {
  case circular, continuous
  @inline(never) public var vmlCode: String {
    switch self {
    case .circular: ".circular"
    case .continuous: ".continuous"
    }
  }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 10.
public struct DatePickerComponents: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var date: DatePickerComponents { DatePickerComponents(vmlCode: ".date") }
  public static var hourAndMinute: DatePickerComponents { DatePickerComponents(vmlCode: ".hourAndMinute") }
  public static var hourMinuteAndSecond: DatePickerComponents { DatePickerComponents(vmlCode: ".hourMinuteAndSecond") }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct ToolbarItemPlacement: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".automatic") }
  public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".bottomBar") }
  public static var bottomOrnament: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".bottomOrnament") }
  public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".cancellationAction") }
  public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".confirmationAction") }
  public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".destructiveAction") }
  public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".keyboard") }
  public static var largeSubtitle: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".largeSubtitle") }
  public static var largeTitle: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".largeTitle") }
  public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".navigation") }
  public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".navigationBarLeading") }
  public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".navigationBarTrailing") }
  public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".primaryAction") }
  public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".principal") }
  public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".secondaryAction") }
  public static var status: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".status") }
  public static var subtitle: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".subtitle") }
  public static var title: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".title") }
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".topBarLeading") }
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(vmlCode: ".topBarTrailing") }
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { var call = ModifierCall(".accessoryBar("); call.value("id", spelled(id)); return ToolbarItemPlacement(vmlCode: call.code) }
  public init<ID: Hashable>(id: ID) { var call = ModifierCall("ToolbarItemPlacement("); call.value("id", spelled(id)); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct GridItem: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(_ size: GridItem.Size? = nil, spacing: CGFloat? = nil, alignment: Alignment? = nil) { var call = ModifierCall("GridItem("); call.value(nil, size.vmlCode, "nil"); call.value("spacing", spacing.vmlCode, "nil"); call.value("alignment", alignment.vmlCode, "nil"); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct PinnedScrollableViews: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(vmlCode: ".sectionFooters") }
  public static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(vmlCode: ".sectionHeaders") }
}

extension MeshGradient {
/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct BezierPoint: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

}

extension Color {
/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct Resolved: ShapeStyle, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) { var call = ModifierCall("Color.Resolved("); call.value("colorSpace", colorSpace.vmlCode, ".sRGB"); call.value("red", red.vmlCode); call.value("green", green.vmlCode); call.value("blue", blue.vmlCode); call.value("opacity", opacity.vmlCode, "1"); self.init(vmlCode: call.code) }
}

}

extension MeshGradient {
/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct Locations: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static func bezierPoints(_ p0: [MeshGradient.BezierPoint]) -> MeshGradient.Locations { var call = ModifierCall(".bezierPoints("); call.value(nil, p0.vmlCode); return MeshGradient.Locations(vmlCode: call.code) }
}

}

extension MeshGradient {
/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct Colors: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static func colors(_ p0: [Color]) -> MeshGradient.Colors { var call = ModifierCall(".colors("); call.value(nil, p0.vmlCode); return MeshGradient.Colors(vmlCode: call.code) }
  public static func resolvedColors(_ p0: [Color.Resolved]) -> MeshGradient.Colors { var call = ModifierCall(".resolvedColors("); call.value(nil, p0.vmlCode); return MeshGradient.Colors(vmlCode: call.code) }
}

}

public struct Transaction: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("Transaction("); self.init(vmlCode: call.code) }
  public init(animation: Animation?) { var call = ModifierCall("Transaction("); call.value("animation", animation.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct NavigationSplitViewVisibility: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(vmlCode: ".all") }
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(vmlCode: ".automatic") }
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(vmlCode: ".detailOnly") }
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(vmlCode: ".doubleColumn") }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct NavigationSplitViewColumn: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(vmlCode: ".content") }
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(vmlCode: ".detail") }
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(vmlCode: ".sidebar") }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct NavigationPath: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("NavigationPath("); self.init(vmlCode: call.code) }
  public init(_ codable: NavigationPath.CodableRepresentation) { var call = ModifierCall("NavigationPath("); call.value(nil, codable.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct RectangleCornerRadii: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) { var call = ModifierCall("RectangleCornerRadii("); call.value("topLeading", topLeading.vmlCode, "0"); call.value("bottomLeading", bottomLeading.vmlCode, "0"); call.value("bottomTrailing", bottomTrailing.vmlCode, "0"); call.value("topTrailing", topTrailing.vmlCode, "0"); self.init(vmlCode: call.code) }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct TabRole: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var search: TabRole { TabRole(vmlCode: ".search") }
}

public protocol TimelineSchedule: VMLValue {}

extension TimelineSchedule where Self == AnimationTimelineSchedule { public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule(vmlCode: ".animation") } }
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule(vmlCode: ".everyMinute") } }
extension TimelineSchedule where Self == AnimationTimelineSchedule { public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { var call = ModifierCall(".animation("); call.value("minimumInterval", minimumInterval.vmlCode, "nil"); call.value("paused", paused.vmlCode, "false"); return AnimationTimelineSchedule(vmlCode: call.code) } }
extension TimelineSchedule where Self == PeriodicTimelineSchedule { public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { var call = ModifierCall(".periodic("); call.value("from", startDate.vmlCode); call.value("by", interval.vmlCode); return PeriodicTimelineSchedule(vmlCode: call.code) } }

/// Since iOS 26, macOS 26.
public struct SpacerSizing: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var fixed: SpacerSizing { SpacerSizing(vmlCode: ".fixed") }
  public static var flexible: SpacerSizing { SpacerSizing(vmlCode: ".flexible") }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct BackgroundStyle: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("BackgroundStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct Material: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var bar: Material { Material(vmlCode: ".bar") }
  public static var regular: Material { Material(vmlCode: "Material.regular") }
  public static var thick: Material { Material(vmlCode: "Material.thick") }
  public static var thin: Material { Material(vmlCode: "Material.thin") }
  public static var ultraThick: Material { Material(vmlCode: "Material.ultraThick") }
  public static var ultraThin: Material { Material(vmlCode: "Material.ultraThin") }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { var call = ModifierCall("materialActiveAppearance("); call.value(nil, appearance.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct FillShapeStyle: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("FillShapeStyle("); self.init(vmlCode: call.code) }
}

public struct ForegroundStyle: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("ForegroundStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct LinkShapeStyle: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("LinkShapeStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct PlaceholderTextShapeStyle: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("PlaceholderTextShapeStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct HierarchicalShapeStyle: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(vmlCode: ".primary") }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(vmlCode: ".quaternary") }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(vmlCode: ".quinary") }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(vmlCode: ".secondary") }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(vmlCode: ".tertiary") }
}

/// Since iOS 15, macOS 10.15, visionOS 1.
public struct SelectionShapeStyle: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("SelectionShapeStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 10.15, visionOS 1, watchOS 10, tvOS 17.
public struct SeparatorShapeStyle: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("SeparatorShapeStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct TintShapeStyle: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("TintShapeStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, watchOS 10, tvOS 17.
public struct WindowBackgroundShapeStyle: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("WindowBackgroundShapeStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct AnyGradient: ShapeStyle, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(_ gradient: Gradient) { var call = ModifierCall("AnyGradient("); call.value(nil, gradient.vmlCode); self.init(vmlCode: call.code) }
  public func colorSpace(_ space: Gradient.ColorSpace) -> Self { var call = ModifierCall("colorSpace("); call.value(nil, space.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

public struct ImagePaint: ShapeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(image: Image, sourceRect: CGRect? = nil, scale: CGFloat = 1) { var call = ModifierCall("ImagePaint("); call.value("image", image.vmlCode); call.value("sourceRect", sourceRect.vmlCode, "nil"); call.value("scale", scale.vmlCode, "1"); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ShadowStyle: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static func drop(color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { var call = ModifierCall(".drop("); call.value("color", color.vmlCode, "nil"); call.value("radius", radius.vmlCode); call.value("x", x.vmlCode, "0"); call.value("y", y.vmlCode, "0"); return ShadowStyle(vmlCode: call.code) }
  public static func inner(color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { var call = ModifierCall(".inner("); call.value("color", color.vmlCode, "nil"); call.value("radius", radius.vmlCode); call.value("x", x.vmlCode, "0"); call.value("y", y.vmlCode, "0"); return ShadowStyle(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct BackgroundProminence: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var increased: BackgroundProminence { BackgroundProminence(vmlCode: ".increased") }
  public static var standard: BackgroundProminence { BackgroundProminence(vmlCode: ".standard") }
}

public enum ControlActiveState: CaseIterable, Hashable, Sendable, VMLValue {
  case active, inactive, key
  @inline(never) public var vmlCode: String {
    switch self {
    case .active: ".active"
    case .inactive: ".inactive"
    case .key: ".key"
    }
  }
}

public enum EditMode: CaseIterable, Hashable, Sendable, VMLValue {
  case active, inactive, transient
  @inline(never) public var vmlCode: String {
    switch self {
    case .active: ".active"
    case .inactive: ".inactive"
    case .transient: ".transient"
    }
  }
}

public enum UserInterfaceSizeClass: CaseIterable, Hashable, Sendable, VMLValue {
  case compact, regular
  @inline(never) public var vmlCode: String {
    switch self {
    case .compact: ".compact"
    case .regular: ".regular"
    }
  }
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable, VMLValue {
  case leftToRight, rightToLeft
  @inline(never) public var vmlCode: String {
    switch self {
    case .leftToRight: ".leftToRight"
    case .rightToLeft: ".rightToLeft"
    }
  }
}

public enum LegibilityWeight: CaseIterable, Hashable, Sendable, VMLValue {
  case bold, regular
  @inline(never) public var vmlCode: String {
    switch self {
    case .bold: ".bold"
    case .regular: ".regular"
    }
  }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct OpenURLAction: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

public enum ScenePhase: CaseIterable, Hashable, Sendable, VMLValue {
  case active, background, inactive
  @inline(never) public var vmlCode: String {
    switch self {
    case .active: ".active"
    case .background: ".background"
    case .inactive: ".inactive"
    }
  }
}

public enum SidebarRowSize: CaseIterable, Hashable, Sendable, VMLValue {
  case large, medium, small
  @inline(never) public var vmlCode: String {
    switch self {
    case .large: ".large"
    case .medium: ".medium"
    case .small: ".small"
    }
  }
}

public enum ContentSizeCategory: CaseIterable, Hashable, Sendable, VMLValue {
  case accessibilityExtraExtraExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraLarge, accessibilityLarge, accessibilityMedium, extraExtraExtraLarge, extraExtraLarge, extraLarge, extraSmall, large, medium, small
  @inline(never) public var vmlCode: String {
    switch self {
    case .accessibilityExtraExtraExtraLarge: ".accessibilityExtraExtraExtraLarge"
    case .accessibilityExtraExtraLarge: ".accessibilityExtraExtraLarge"
    case .accessibilityExtraLarge: ".accessibilityExtraLarge"
    case .accessibilityLarge: ".accessibilityLarge"
    case .accessibilityMedium: ".accessibilityMedium"
    case .extraExtraExtraLarge: ".extraExtraExtraLarge"
    case .extraExtraLarge: ".extraExtraLarge"
    case .extraLarge: ".extraLarge"
    case .extraSmall: ".extraSmall"
    case .large: ".large"
    case .medium: ".medium"
    case .small: ".small"
    }
  }
}

extension Color {
public enum RGBColorSpace: CaseIterable, Hashable, Sendable, VMLValue {
  case displayP3, sRGB, sRGBLinear
  @inline(never) public var vmlCode: String {
    switch self {
    case .displayP3: ".displayP3"
    case .sRGB: ".sRGB"
    case .sRGBLinear: ".sRGBLinear"
    }
  }
}

}

/// Since watchOS 9.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since watchOS 9.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct Spring: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var bouncy: Spring { Spring(vmlCode: ".bouncy") }
  public static var smooth: Spring { Spring(vmlCode: ".smooth") }
  public static var snappy: Spring { Spring(vmlCode: ".snappy") }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring { var call = ModifierCall(".bouncy("); call.value("duration", duration.vmlCode, "0.5"); call.value("extraBounce", extraBounce.vmlCode, "0"); return Spring(vmlCode: call.code) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring { var call = ModifierCall(".smooth("); call.value("duration", duration.vmlCode, "0.5"); call.value("extraBounce", extraBounce.vmlCode, "0"); return Spring(vmlCode: call.code) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring { var call = ModifierCall(".snappy("); call.value("duration", duration.vmlCode, "0.5"); call.value("extraBounce", extraBounce.vmlCode, "0"); return Spring(vmlCode: call.code) }
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) { var call = ModifierCall("Spring("); call.value("duration", duration.vmlCode, "0.5"); call.value("bounce", bounce.vmlCode, "0"); self.init(vmlCode: call.code) }
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) { var call = ModifierCall("Spring("); call.value("mass", mass.vmlCode, "1"); call.value("stiffness", stiffness.vmlCode); call.value("damping", damping.vmlCode); call.value("allowOverDamping", allowOverDamping.vmlCode, "false"); self.init(vmlCode: call.code) }
  public init(response: Double, dampingRatio: Double) { var call = ModifierCall("Spring("); call.value("response", response.vmlCode); call.value("dampingRatio", dampingRatio.vmlCode); self.init(vmlCode: call.code) }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) { var call = ModifierCall("Spring("); call.value("settlingDuration", settlingDuration.vmlCode); call.value("dampingRatio", dampingRatio.vmlCode); call.value("epsilon", epsilon.vmlCode, "0.001"); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct UnitCurve: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var circularEaseIn: UnitCurve { UnitCurve(vmlCode: ".circularEaseIn") }
  public static var circularEaseInOut: UnitCurve { UnitCurve(vmlCode: ".circularEaseInOut") }
  public static var circularEaseOut: UnitCurve { UnitCurve(vmlCode: ".circularEaseOut") }
  public static var easeIn: UnitCurve { UnitCurve(vmlCode: ".easeIn") }
  public static var easeInEaseOut: UnitCurve { UnitCurve(vmlCode: ".easeInEaseOut") }
  public static var easeInOut: UnitCurve { UnitCurve(vmlCode: ".easeInOut") }
  public static var easeOut: UnitCurve { UnitCurve(vmlCode: ".easeOut") }
  public static var linear: UnitCurve { UnitCurve(vmlCode: ".linear") }
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { var call = ModifierCall(".bezier("); call.value("startControlPoint", startControlPoint.vmlCode); call.value("endControlPoint", endControlPoint.vmlCode); return UnitCurve(vmlCode: call.code) }
  public var inverse: Self { Self(vmlCode: vmlCode + ".inverse") }
}

/// Since macOS 14.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AccessoryBarButtonStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 14.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AccessoryBarActionButtonStyle("); self.init(vmlCode: call.code) }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultButtonStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 10.15, visionOS 1, watchOS 7, tvOS 13.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("BorderedButtonStyle("); self.init(vmlCode: call.code) }
  public init(tint: Color) { var call = ModifierCall("BorderedButtonStyle("); call.value("tint", tint.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("BorderedProminentButtonStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 8, tvOS 17.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("BorderlessButtonStyle("); self.init(vmlCode: call.code) }
}

/// Since tvOS 14.
public struct CardButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("CardButtonStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
public struct GlassButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("GlassButtonStyle("); self.init(vmlCode: call.code) }
  public init(_ glass: Glass) { var call = ModifierCall("GlassButtonStyle("); call.value(nil, glass.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("GlassProminentButtonStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 10.15.
public struct LinkButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("LinkButtonStyle("); self.init(vmlCode: call.code) }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("PlainButtonStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
public struct ShaderFunction: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(library: ShaderLibrary, name: String) { var call = ModifierCall("ShaderFunction("); call.value("library", library.vmlCode); call.value("name", name.vmlCode); self.init(vmlCode: call.code) }
}

extension Shader {
/// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
public struct Argument: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var boundingRect: Shader.Argument { Shader.Argument(vmlCode: ".boundingRect") }
  public static func color(_ color: Color) -> Shader.Argument { var call = ModifierCall(".color("); call.value(nil, color.vmlCode); return Shader.Argument(vmlCode: call.code) }
  public static func colorArray(_ array: [Color]) -> Shader.Argument { var call = ModifierCall(".colorArray("); call.value(nil, array.vmlCode); return Shader.Argument(vmlCode: call.code) }
  public static func float2(_ point: CGPoint) -> Shader.Argument { var call = ModifierCall(".float2("); call.value(nil, point.vmlCode); return Shader.Argument(vmlCode: call.code) }
  public static func float2(_ size: CGSize) -> Shader.Argument { var call = ModifierCall(".float2("); call.value(nil, size.vmlCode); return Shader.Argument(vmlCode: call.code) }
  public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Shader.Argument { var call = ModifierCall(".float2("); call.value(nil, spelled(x)); call.value(nil, spelled(y)); return Shader.Argument(vmlCode: call.code) }
  public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Shader.Argument { var call = ModifierCall(".float3("); call.value(nil, spelled(x)); call.value(nil, spelled(y)); call.value(nil, spelled(z)); return Shader.Argument(vmlCode: call.code) }
  public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument { var call = ModifierCall(".float4("); call.value(nil, spelled(x)); call.value(nil, spelled(y)); call.value(nil, spelled(z)); call.value(nil, spelled(w)); return Shader.Argument(vmlCode: call.code) }
  public static func float<T: BinaryFloatingPoint>(_ x: T) -> Shader.Argument { var call = ModifierCall(".float("); call.value(nil, spelled(x)); return Shader.Argument(vmlCode: call.code) }
  public static func floatArray(_ array: [Float]) -> Shader.Argument { var call = ModifierCall(".floatArray("); call.value(nil, array.vmlCode); return Shader.Argument(vmlCode: call.code) }
  public static func image(_ image: Image) -> Shader.Argument { var call = ModifierCall(".image("); call.value(nil, image.vmlCode); return Shader.Argument(vmlCode: call.code) }
}

}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct RectangleCornerInsets: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("RectangleCornerInsets("); self.init(vmlCode: call.code) }
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) { var call = ModifierCall("RectangleCornerInsets("); call.value("topLeading", topLeading.vmlCode); call.value("topTrailing", topTrailing.vmlCode); call.value("bottomLeading", bottomLeading.vmlCode); call.value("bottomTrailing", bottomTrailing.vmlCode); self.init(vmlCode: call.code) }
}

public protocol ContentTransitionSymbolEffect: VMLValue {}


/// Since iOS 15, macOS 12, visionOS 1, tvOS 17.
public struct AutomaticControlGroupStyle: ControlGroupStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 16.4, macOS 13.3, visionOS 1.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("CompactMenuControlGroupStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16.4, macOS 13.3, visionOS 1, tvOS 17.
public struct MenuControlGroupStyle: ControlGroupStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("MenuControlGroupStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1.
public struct NavigationControlGroupStyle: ControlGroupStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("NavigationControlGroupStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1.
public struct PaletteControlGroupStyle: ControlGroupStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("PaletteControlGroupStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 10.
public struct DefaultDatePickerStyle: DatePickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultDatePickerStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 10.15, visionOS 1.
public struct CompactDatePickerStyle: DatePickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("CompactDatePickerStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 10.15.
public struct FieldDatePickerStyle: DatePickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("FieldDatePickerStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 10.15, visionOS 1.
public struct GraphicalDatePickerStyle: DatePickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("GraphicalDatePickerStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 10.15.
public struct StepperFieldDatePickerStyle: DatePickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("StepperFieldDatePickerStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 13, visionOS 1, watchOS 10.
public struct WheelDatePickerStyle: DatePickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("WheelDatePickerStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 18, visionOS 2, tvOS 18.
public struct AutomaticHoverEffect: CustomHoverEffect, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AutomaticHoverEffect("); self.init(vmlCode: call.code) }
}

/// Since iOS 18, visionOS 2, tvOS 18.
public struct EmptyHoverEffect: CustomHoverEffect, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 18, visionOS 2, tvOS 18.
public struct HighlightHoverEffect: CustomHoverEffect, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("HighlightHoverEffect("); self.init(vmlCode: call.code) }
}

/// Since iOS 18, visionOS 2, tvOS 18.
public struct LiftHoverEffect: CustomHoverEffect, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("LiftHoverEffect("); self.init(vmlCode: call.code) }
}

/// Since visionOS 26.
public struct GroupHoverEffect: CustomHoverEffect, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 16, macOS 13, visionOS 1.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AutomaticDisclosureGroupStyle("); self.init(vmlCode: call.code) }
}

extension DragConfiguration {
/// Since iOS 26, macOS 26, visionOS 26.
public struct OperationsWithinApp: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) { var call = ModifierCall("DragConfiguration.OperationsWithinApp("); call.value("allowCopy", allowCopy.vmlCode, "true"); call.value("allowMove", allowMove.vmlCode, "false"); call.value("allowDelete", allowDelete.vmlCode, "false"); self.init(vmlCode: call.code) }
  public init(allowMove: Bool = false) { var call = ModifierCall("DragConfiguration.OperationsWithinApp("); call.value("allowMove", allowMove.vmlCode, "false"); self.init(vmlCode: call.code) }
}

}

extension DragConfiguration {
/// Since iOS 26, macOS 26, visionOS 26.
public struct OperationsOutsideApp: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(allowCopy: Bool = true) { var call = ModifierCall("DragConfiguration.OperationsOutsideApp("); call.value("allowCopy", allowCopy.vmlCode, "true"); self.init(vmlCode: call.code) }
  public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) { var call = ModifierCall("DragConfiguration.OperationsOutsideApp("); call.value("allowCopy", allowCopy.vmlCode, "true"); call.value("allowMove", allowMove.vmlCode, "false"); call.value("allowDelete", allowDelete.vmlCode, "false"); self.init(vmlCode: call.code) }
}

}

extension Font {
public enum TextStyle: CaseIterable, Hashable, Sendable, VMLValue {
  case body, callout, caption, caption2, caption3, extraLargeTitle, extraLargeTitle2, footnote, headline, largeTitle, subheadline, title, title2, title3
  @inline(never) public var vmlCode: String {
    switch self {
    case .body: ".body"
    case .callout: ".callout"
    case .caption: ".caption"
    case .caption2: ".caption2"
    case .caption3: ".caption3"
    case .extraLargeTitle: ".extraLargeTitle"
    case .extraLargeTitle2: ".extraLargeTitle2"
    case .footnote: ".footnote"
    case .headline: ".headline"
    case .largeTitle: ".largeTitle"
    case .subheadline: ".subheadline"
    case .title: ".title"
    case .title2: ".title2"
    case .title3: ".title3"
    }
  }
}

}

extension Font {
public enum Leading: CaseIterable, Hashable, Sendable, VMLValue {
  case loose, standard, tight
  @inline(never) public var vmlCode: String {
    switch self {
    case .loose: ".loose"
    case .standard: ".standard"
    case .tight: ".tight"
    }
  }
}

}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct AutomaticFormStyle: FormStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AutomaticFormStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ColumnsFormStyle: FormStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("ColumnsFormStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct GroupedFormStyle: FormStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("GroupedFormStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9.
public struct AccessoryCircularGaugeStyle: GaugeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AccessoryCircularGaugeStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AccessoryCircularCapacityGaugeStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9.
public struct AccessoryLinearGaugeStyle: GaugeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AccessoryLinearGaugeStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AccessoryLinearCapacityGaugeStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 7.
public struct DefaultGaugeStyle: GaugeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultGaugeStyle("); self.init(vmlCode: call.code) }
}

/// Since watchOS 7.
public struct CircularGaugeStyle: GaugeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("CircularGaugeStyle("); self.init(vmlCode: call.code) }
  public init(tint: Color) { var call = ModifierCall("CircularGaugeStyle("); call.value("tint", tint.vmlCode); self.init(vmlCode: call.code) }
  public init(tint: Gradient) { var call = ModifierCall("CircularGaugeStyle("); call.value("tint", tint.vmlCode); self.init(vmlCode: call.code) }
}

/// Since watchOS 7.
public struct LinearGaugeStyle: GaugeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("LinearGaugeStyle("); self.init(vmlCode: call.code) }
  public init(tint: Color) { var call = ModifierCall("LinearGaugeStyle("); call.value("tint", tint.vmlCode); self.init(vmlCode: call.code) }
  public init(tint: Gradient) { var call = ModifierCall("LinearGaugeStyle("); call.value("tint", tint.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9.
public struct LinearCapacityGaugeStyle: GaugeStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("LinearCapacityGaugeStyle("); self.init(vmlCode: call.code) }
}

/// Since visionOS 2.4.
public struct AutomaticGlassBackgroundEffect: GlassBackgroundEffect, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AutomaticGlassBackgroundEffect("); self.init(vmlCode: call.code) }
}

/// Since visionOS 2.4.
public struct FeatheredGlassBackgroundEffect: GlassBackgroundEffect, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("FeatheredGlassBackgroundEffect("); self.init(vmlCode: call.code) }
  public init(padding length: CGFloat, softEdgeRadius: CGFloat? = nil) { var call = ModifierCall("FeatheredGlassBackgroundEffect("); call.value("padding", length.vmlCode); call.value("softEdgeRadius", softEdgeRadius.vmlCode, "nil"); self.init(vmlCode: call.code) }
}

/// Since visionOS 2.4.
public struct PlateGlassBackgroundEffect: GlassBackgroundEffect, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("PlateGlassBackgroundEffect("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1.
public struct DefaultGroupBoxStyle: GroupBoxStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultGroupBoxStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, visionOS 1, watchOS 8, tvOS 14.
public struct PageIndexViewStyle: IndexViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) { var call = ModifierCall("PageIndexViewStyle("); call.value("backgroundDisplayMode", backgroundDisplayMode.vmlCode, ".automatic"); self.init(vmlCode: call.code) }
}

extension PageIndexViewStyle {
/// Since iOS 14, visionOS 1, watchOS 8, tvOS 14.
public struct BackgroundDisplayMode: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var always: PageIndexViewStyle.BackgroundDisplayMode { PageIndexViewStyle.BackgroundDisplayMode(vmlCode: ".always") }
  public static var automatic: PageIndexViewStyle.BackgroundDisplayMode { PageIndexViewStyle.BackgroundDisplayMode(vmlCode: ".automatic") }
  public static var interactive: PageIndexViewStyle.BackgroundDisplayMode { PageIndexViewStyle.BackgroundDisplayMode(vmlCode: ".interactive") }
  public static var never: PageIndexViewStyle.BackgroundDisplayMode { PageIndexViewStyle.BackgroundDisplayMode(vmlCode: ".never") }
}

}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct DefaultLabelStyle: LabelStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultLabelStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct IconOnlyLabelStyle: LabelStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("IconOnlyLabelStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14.5, macOS 11.3, visionOS 1, watchOS 7.4, tvOS 14.5.
public struct TitleAndIconLabelStyle: LabelStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("TitleAndIconLabelStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct TitleOnlyLabelStyle: LabelStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("TitleOnlyLabelStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AutomaticLabeledContentStyle("); self.init(vmlCode: call.code) }
}

public struct DefaultListStyle: ListStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultListStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 12.
public struct BorderedListStyle: ListStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("BorderedListStyle("); self.init(vmlCode: call.code) }
  public init(alternatesRowBackgrounds: Bool) { var call = ModifierCall("BorderedListStyle("); call.value("alternatesRowBackgrounds", alternatesRowBackgrounds.vmlCode); self.init(vmlCode: call.code) }
}

/// Since watchOS 6.
public struct CarouselListStyle: ListStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("CarouselListStyle("); self.init(vmlCode: call.code) }
}

/// Since watchOS 7.
public struct EllipticalListStyle: ListStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("EllipticalListStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 13, visionOS 1, tvOS 13.
public struct GroupedListStyle: ListStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("GroupedListStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1.
public struct InsetListStyle: ListStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("InsetListStyle("); self.init(vmlCode: call.code) }
  public init(alternatesRowBackgrounds: Bool) { var call = ModifierCall("InsetListStyle("); call.value("alternatesRowBackgrounds", alternatesRowBackgrounds.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 14, visionOS 1.
public struct InsetGroupedListStyle: ListStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("InsetGroupedListStyle("); self.init(vmlCode: call.code) }
}

public struct PlainListStyle: ListStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("PlainListStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 10.15, visionOS 1.
public struct SidebarListStyle: ListStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("SidebarListStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("GlobalCoordinateSpace("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("LocalCoordinateSpace("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, tvOS 17.
public struct DefaultMenuStyle: MenuStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultMenuStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 11.
public struct BorderedButtonMenuStyle: MenuStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("BorderedButtonMenuStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, tvOS 17.
public struct BorderlessButtonMenuStyle: MenuStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("BorderlessButtonMenuStyle("); self.init(vmlCode: call.code) }
  public init(showsMenuIndicator: Bool) { var call = ModifierCall("BorderlessButtonMenuStyle("); call.value("showsMenuIndicator", showsMenuIndicator.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, tvOS 17.
public struct ButtonMenuStyle: MenuStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("ButtonMenuStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AutomaticNavigationSplitViewStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("BalancedNavigationSplitViewStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("ProminentDetailNavigationSplitViewStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct AutomaticNavigationTransition: NavigationTransition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 18, visionOS 2, watchOS 11, tvOS 18.
public struct ZoomNavigationTransition: NavigationTransition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 7, tvOS 13.
public struct DefaultNavigationViewStyle: NavigationViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultNavigationViewStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1.
public struct ColumnNavigationViewStyle: NavigationViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 13, visionOS 1, watchOS 7, tvOS 13.
public struct StackNavigationViewStyle: NavigationViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("StackNavigationViewStyle("); self.init(vmlCode: call.code) }
}

public struct DefaultPickerStyle: PickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultPickerStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct InlinePickerStyle: PickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("InlinePickerStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, tvOS 17.
public struct MenuPickerStyle: PickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("MenuPickerStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 16, visionOS 1, watchOS 9, tvOS 16.
public struct NavigationLinkPickerStyle: PickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("NavigationLinkPickerStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1.
public struct PalettePickerStyle: PickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("PalettePickerStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 10.15.
public struct RadioGroupPickerStyle: PickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("RadioGroupPickerStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 13, macOS 10.15, visionOS 1, tvOS 13.
public struct SegmentedPickerStyle: PickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("SegmentedPickerStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 13, visionOS 1, watchOS 6.
public struct WheelPickerStyle: PickerStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("WheelPickerStyle("); self.init(vmlCode: call.code) }
}

extension HorizontalDirection {
/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct Set: SpelledValue, Sendable, Hashable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var all: HorizontalDirection.Set { HorizontalDirection.Set(vmlCode: ".all") }
  public static var leading: HorizontalDirection.Set { HorizontalDirection.Set(vmlCode: ".leading") }
  public static var trailing: HorizontalDirection.Set { HorizontalDirection.Set(vmlCode: ".trailing") }
  public init(_ direction: HorizontalDirection) { var call = ModifierCall("HorizontalDirection.Set("); call.value(nil, direction.vmlCode); self.init(vmlCode: call.code) }
}

}

public enum FrameResizePosition: CaseIterable, Hashable, Sendable, VMLValue {
  case bottom, bottomLeading, bottomTrailing, leading, top, topLeading, topTrailing, trailing
  @inline(never) public var vmlCode: String {
    switch self {
    case .bottom: ".bottom"
    case .bottomLeading: ".bottomLeading"
    case .bottomTrailing: ".bottomTrailing"
    case .leading: ".leading"
    case .top: ".top"
    case .topLeading: ".topLeading"
    case .topTrailing: ".topTrailing"
    case .trailing: ".trailing"
    }
  }
}

extension FrameResizeDirection {
/// Since macOS 15.
public struct Set: SpelledValue, Sendable, Hashable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var all: FrameResizeDirection.Set { FrameResizeDirection.Set(vmlCode: ".all") }
  public static var inward: FrameResizeDirection.Set { FrameResizeDirection.Set(vmlCode: ".inward") }
  public static var outward: FrameResizeDirection.Set { FrameResizeDirection.Set(vmlCode: ".outward") }
  public init(_ direction: FrameResizeDirection) { var call = ModifierCall("FrameResizeDirection.Set("); call.value(nil, direction.vmlCode); self.init(vmlCode: call.code) }
}

}

extension VerticalDirection {
/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct Set: SpelledValue, Sendable, Equatable, ExpressibleByArrayLiteral {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(arrayLiteral elements: Self...) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public init(_ elements: [Self]) { vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }
  public static var all: VerticalDirection.Set { VerticalDirection.Set(vmlCode: ".all") }
  public static var down: VerticalDirection.Set { VerticalDirection.Set(vmlCode: ".down") }
  public static var up: VerticalDirection.Set { VerticalDirection.Set(vmlCode: ".up") }
  public init(_ direction: VerticalDirection) { var call = ModifierCall("VerticalDirection.Set("); call.value(nil, direction.vmlCode); self.init(vmlCode: call.code) }
}

}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct AutomaticPresentationSizing: PresentationSizing, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct FittedPresentationSizing: PresentationSizing, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct FormPresentationSizing: PresentationSizing, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct PagePresentationSizing: PresentationSizing, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since macOS 11, visionOS 1.
public struct DefaultWindowStyle: WindowStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultWindowStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 11.
public struct HiddenTitleBarWindowStyle: WindowStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("HiddenTitleBarWindowStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 15, visionOS 1.
public struct PlainWindowStyle: WindowStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("PlainWindowStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 11.
public struct TitleBarWindowStyle: WindowStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("TitleBarWindowStyle("); self.init(vmlCode: call.code) }
}

/// Since visionOS 1.
public struct VolumetricWindowStyle: WindowStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since macOS 11.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultWindowToolbarStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 11.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("ExpandedWindowToolbarStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 11.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("UnifiedWindowToolbarStyle("); self.init(vmlCode: call.code) }
  public init(showsTitle: Bool) { var call = ModifierCall("UnifiedWindowToolbarStyle("); call.value("showsTitle", showsTitle.vmlCode); self.init(vmlCode: call.code) }
}

/// Since macOS 11.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("UnifiedCompactWindowToolbarStyle("); self.init(vmlCode: call.code) }
  public init(showsTitle: Bool) { var call = ModifierCall("UnifiedCompactWindowToolbarStyle("); call.value("showsTitle", showsTitle.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct DefaultProgressViewStyle: ProgressViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultProgressViewStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct CircularProgressViewStyle: ProgressViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("CircularProgressViewStyle("); self.init(vmlCode: call.code) }
  public init(tint: Color) { var call = ModifierCall("CircularProgressViewStyle("); call.value("tint", tint.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct LinearProgressViewStyle: ProgressViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("LinearProgressViewStyle("); self.init(vmlCode: call.code) }
  public init(tint: Color) { var call = ModifierCall("LinearProgressViewStyle("); call.value("tint", tint.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("PagingScrollTargetBehavior("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(anchor: UnitPoint?) { var call = ModifierCall("ViewAlignedScrollTargetBehavior("); call.value("anchor", anchor.vmlCode); self.init(vmlCode: call.code) }
  public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic) { var call = ModifierCall("ViewAlignedScrollTargetBehavior("); call.value("limitBehavior", limitBehavior.vmlCode, ".automatic"); self.init(vmlCode: call.code) }
  public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) { var call = ModifierCall("ViewAlignedScrollTargetBehavior("); call.value("limitBehavior", limitBehavior.vmlCode); call.value("anchor", anchor.vmlCode); self.init(vmlCode: call.code) }
}

extension ViewAlignedScrollTargetBehavior {
/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct LimitBehavior: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var always: ViewAlignedScrollTargetBehavior.LimitBehavior { ViewAlignedScrollTargetBehavior.LimitBehavior(vmlCode: ".always") }
  public static var alwaysByFew: ViewAlignedScrollTargetBehavior.LimitBehavior { ViewAlignedScrollTargetBehavior.LimitBehavior(vmlCode: ".alwaysByFew") }
  public static var alwaysByOne: ViewAlignedScrollTargetBehavior.LimitBehavior { ViewAlignedScrollTargetBehavior.LimitBehavior(vmlCode: ".alwaysByOne") }
  public static var automatic: ViewAlignedScrollTargetBehavior.LimitBehavior { ViewAlignedScrollTargetBehavior.LimitBehavior(vmlCode: ".automatic") }
  public static var never: ViewAlignedScrollTargetBehavior.LimitBehavior { ViewAlignedScrollTargetBehavior.LimitBehavior(vmlCode: ".never") }
}

}

extension ScrollTransitionConfiguration {
/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct Threshold: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var centered: ScrollTransitionConfiguration.Threshold { ScrollTransitionConfiguration.Threshold(vmlCode: ".centered") }
  public static var hidden: ScrollTransitionConfiguration.Threshold { ScrollTransitionConfiguration.Threshold(vmlCode: ".hidden") }
  public static var visible: ScrollTransitionConfiguration.Threshold { ScrollTransitionConfiguration.Threshold(vmlCode: ".visible") }
  public static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold { var call = ModifierCall(".visible("); call.value(nil, amount.vmlCode); return ScrollTransitionConfiguration.Threshold(vmlCode: call.code) }
  public func inset(by distance: Double) -> Self { var call = ModifierCall("inset("); call.value("by", distance.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func interpolated(towards other: ScrollTransitionConfiguration.Threshold, amount: Double) -> Self { var call = ModifierCall("interpolated("); call.value("towards", other.vmlCode); call.value("amount", amount.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

}

/// Since iOS 17, visionOS 1.
public struct TextInputDictationActivation: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var onLook: TextInputDictationActivation { TextInputDictationActivation(vmlCode: ".onLook") }
  public static var onSelect: TextInputDictationActivation { TextInputDictationActivation(vmlCode: ".onSelect") }
}

extension SearchFieldPlacement {
/// Since iOS 15, visionOS 1.
public struct NavigationBarDrawerDisplayMode: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var always: SearchFieldPlacement.NavigationBarDrawerDisplayMode { SearchFieldPlacement.NavigationBarDrawerDisplayMode(vmlCode: ".always") }
  public static var automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode { SearchFieldPlacement.NavigationBarDrawerDisplayMode(vmlCode: ".automatic") }
}

}

extension SensoryFeedback {
/// Since iOS 17, macOS 14, visionOS 26, watchOS 10, tvOS 17.
public struct Flexibility: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var rigid: SensoryFeedback.Flexibility { SensoryFeedback.Flexibility(vmlCode: ".rigid") }
  public static var soft: SensoryFeedback.Flexibility { SensoryFeedback.Flexibility(vmlCode: ".soft") }
  public static var solid: SensoryFeedback.Flexibility { SensoryFeedback.Flexibility(vmlCode: ".solid") }
}

}

extension SensoryFeedback {
/// Since iOS 17, macOS 14, visionOS 26, watchOS 10, tvOS 17.
public struct Weight: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var heavy: SensoryFeedback.Weight { SensoryFeedback.Weight(vmlCode: ".heavy") }
  public static var light: SensoryFeedback.Weight { SensoryFeedback.Weight(vmlCode: ".light") }
  public static var medium: SensoryFeedback.Weight { SensoryFeedback.Weight(vmlCode: ".medium") }
}

}

extension SensoryFeedback {
/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct PressFeedback: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var button: SensoryFeedback.PressFeedback { SensoryFeedback.PressFeedback(vmlCode: ".button") }
  public static var buttonIconOnly: SensoryFeedback.PressFeedback { SensoryFeedback.PressFeedback(vmlCode: ".buttonIconOnly") }
  public static var slider: SensoryFeedback.PressFeedback { SensoryFeedback.PressFeedback(vmlCode: ".slider") }
  public static var tab: SensoryFeedback.PressFeedback { SensoryFeedback.PressFeedback(vmlCode: ".tab") }
  public static var toggle: SensoryFeedback.PressFeedback { SensoryFeedback.PressFeedback(vmlCode: ".toggle") }
}

}

extension SensoryFeedback {
/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct ReleaseFeedback: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var slider: SensoryFeedback.ReleaseFeedback { SensoryFeedback.ReleaseFeedback(vmlCode: ".slider") }
}

}

extension SensoryFeedback {
/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct SelectionFeedback: SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var maximum: SensoryFeedback.SelectionFeedback { SensoryFeedback.SelectionFeedback(vmlCode: ".maximum") }
  public static var minimum: SensoryFeedback.SelectionFeedback { SensoryFeedback.SelectionFeedback(vmlCode: ".minimum") }
  public static var off: SensoryFeedback.SelectionFeedback { SensoryFeedback.SelectionFeedback(vmlCode: ".off") }
  public static var on: SensoryFeedback.SelectionFeedback { SensoryFeedback.SelectionFeedback(vmlCode: ".on") }
}

}

public enum SquareAzimuth: CaseIterable, Hashable, Sendable, VMLValue {
  case back, front, left, right
  @inline(never) public var vmlCode: String {
    switch self {
    case .back: ".back"
    case .front: ".front"
    case .left: ".left"
    case .right: ".right"
    }
  }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, SymbolEffect, TransitionSymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var down: Self { Self(vmlCode: vmlCode + ".down") }
  public var up: Self { Self(vmlCode: vmlCode + ".up") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect, TransitionSymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var down: Self { Self(vmlCode: vmlCode + ".down") }
  public var up: Self { Self(vmlCode: vmlCode + ".up") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var plain: Self { Self(vmlCode: vmlCode + ".plain") }
  public var pulse: Self { Self(vmlCode: vmlCode + ".pulse") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, SymbolEffect, TransitionSymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var down: Self { Self(vmlCode: vmlCode + ".down") }
  public var up: Self { Self(vmlCode: vmlCode + ".up") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, SymbolEffect, TransitionSymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var individually: Self { Self(vmlCode: vmlCode + ".individually") }
  public var nonReversed: Self { Self(vmlCode: vmlCode + ".nonReversed") }
  public var reversed: Self { Self(vmlCode: vmlCode + ".reversed") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, SymbolEffect, TransitionSymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var individually: Self { Self(vmlCode: vmlCode + ".individually") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(vmlCode: "ReplaceSymbolEffect.downUp") }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(vmlCode: "ReplaceSymbolEffect.offUp") }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(vmlCode: "ReplaceSymbolEffect.upUp") }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var downUp: Self { Self(vmlCode: vmlCode + ".downUp") }
  public var offUp: Self { Self(vmlCode: vmlCode + ".offUp") }
  public var upUp: Self { Self(vmlCode: vmlCode + ".upUp") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var clockwise: Self { Self(vmlCode: vmlCode + ".clockwise") }
  public var counterClockwise: Self { Self(vmlCode: vmlCode + ".counterClockwise") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, SymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var down: Self { Self(vmlCode: vmlCode + ".down") }
  public var up: Self { Self(vmlCode: vmlCode + ".up") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var cumulative: Self { Self(vmlCode: vmlCode + ".cumulative") }
  public var dimInactiveLayers: Self { Self(vmlCode: vmlCode + ".dimInactiveLayers") }
  public var hideInactiveLayers: Self { Self(vmlCode: vmlCode + ".hideInactiveLayers") }
  public var iterative: Self { Self(vmlCode: vmlCode + ".iterative") }
  public var nonReversing: Self { Self(vmlCode: vmlCode + ".nonReversing") }
  public var reversing: Self { Self(vmlCode: vmlCode + ".reversing") }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, SpelledValue, Sendable, Hashable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public var backward: Self { Self(vmlCode: vmlCode + ".backward") }
  public var byLayer: Self { Self(vmlCode: vmlCode + ".byLayer") }
  public var clockwise: Self { Self(vmlCode: vmlCode + ".clockwise") }
  public var counterClockwise: Self { Self(vmlCode: vmlCode + ".counterClockwise") }
  public var down: Self { Self(vmlCode: vmlCode + ".down") }
  public var forward: Self { Self(vmlCode: vmlCode + ".forward") }
  public var left: Self { Self(vmlCode: vmlCode + ".left") }
  public var right: Self { Self(vmlCode: vmlCode + ".right") }
  public var up: Self { Self(vmlCode: vmlCode + ".up") }
  public var wholeSymbol: Self { Self(vmlCode: vmlCode + ".wholeSymbol") }
  public func custom(angle: Angle) -> Self { var call = ModifierCall("custom("); call.value("angle", angle.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
  public func custom(angle: Double) -> Self { var call = ModifierCall("custom("); call.value("angle", angle.vmlCode); return Self(vmlCode: vmlCode + "." + call.code) }
}

extension SymbolEffectOptions {
/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct RepeatBehavior: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var continuous: SymbolEffectOptions.RepeatBehavior { SymbolEffectOptions.RepeatBehavior(vmlCode: ".continuous") }
  public static var periodic: SymbolEffectOptions.RepeatBehavior { SymbolEffectOptions.RepeatBehavior(vmlCode: ".periodic") }
  public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectOptions.RepeatBehavior { var call = ModifierCall(".periodic("); call.value(nil, count.vmlCode, "nil"); call.value("delay", delay.vmlCode, "nil"); return SymbolEffectOptions.RepeatBehavior(vmlCode: call.code) }
}

}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct DefaultTabViewStyle: TabViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultTabViewStyle("); self.init(vmlCode: call.code) }
}

/// Since watchOS 7.
public struct CarouselTabViewStyle: TabViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("CarouselTabViewStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 15.
public struct GroupedTabViewStyle: TabViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("GroupedTabViewStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 14, visionOS 1, watchOS 7, tvOS 14.
public struct PageTabViewStyle: TabViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { var call = ModifierCall("PageTabViewStyle("); call.value("indexDisplayMode", indexDisplayMode.vmlCode, ".automatic"); self.init(vmlCode: call.code) }
}

/// Since iOS 18, macOS 15, visionOS 2, tvOS 18.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("SidebarAdaptableTabViewStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 18, macOS 15, visionOS 2, tvOS 18.
public struct TabBarOnlyTabViewStyle: TabViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("TabBarOnlyTabViewStyle("); self.init(vmlCode: call.code) }
}

/// Since watchOS 10.
public struct VerticalPageTabViewStyle: TabViewStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("VerticalPageTabViewStyle("); self.init(vmlCode: call.code) }
  public init(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) { var call = ModifierCall("VerticalPageTabViewStyle("); call.value("transitionStyle", transitionStyle.vmlCode); self.init(vmlCode: call.code) }
}

extension PageTabViewStyle {
/// Since iOS 14, visionOS 1, watchOS 7, tvOS 14.
public struct IndexDisplayMode: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var always: PageTabViewStyle.IndexDisplayMode { PageTabViewStyle.IndexDisplayMode(vmlCode: ".always") }
  public static var automatic: PageTabViewStyle.IndexDisplayMode { PageTabViewStyle.IndexDisplayMode(vmlCode: ".automatic") }
  public static var never: PageTabViewStyle.IndexDisplayMode { PageTabViewStyle.IndexDisplayMode(vmlCode: ".never") }
}

}

extension VerticalPageTabViewStyle {
/// Since watchOS 10.
public struct TransitionStyle: SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var automatic: VerticalPageTabViewStyle.TransitionStyle { VerticalPageTabViewStyle.TransitionStyle(vmlCode: ".automatic") }
  public static var blur: VerticalPageTabViewStyle.TransitionStyle { VerticalPageTabViewStyle.TransitionStyle(vmlCode: ".blur") }
  public static var identity: VerticalPageTabViewStyle.TransitionStyle { VerticalPageTabViewStyle.TransitionStyle(vmlCode: ".identity") }
}

}

/// Since iOS 16, macOS 12, visionOS 1.
public struct AutomaticTableStyle: TableStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since macOS 12.
public struct BorderedTableStyle: TableStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("BorderedTableStyle("); self.init(vmlCode: call.code) }
  public init(alternatesRowBackgrounds: Bool) { var call = ModifierCall("BorderedTableStyle("); call.value("alternatesRowBackgrounds", alternatesRowBackgrounds.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 16, macOS 12, visionOS 1.
public struct InsetTableStyle: TableStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("InsetTableStyle("); self.init(vmlCode: call.code) }
  public init(alternatesRowBackgrounds: Bool) { var call = ModifierCall("InsetTableStyle("); call.value("alternatesRowBackgrounds", alternatesRowBackgrounds.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1.
public struct AutomaticTextEditorStyle: TextEditorStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("AutomaticTextEditorStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1.
public struct PlainTextEditorStyle: TextEditorStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("PlainTextEditorStyle("); self.init(vmlCode: call.code) }
}

/// Since visionOS 1.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("RoundedBorderTextEditorStyle("); self.init(vmlCode: call.code) }
}

public struct DefaultTextFieldStyle: TextFieldStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultTextFieldStyle("); self.init(vmlCode: call.code) }
}

public struct PlainTextFieldStyle: TextFieldStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("PlainTextFieldStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 13, macOS 10.15, visionOS 1.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("RoundedBorderTextFieldStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 10.15.
public struct SquareBorderTextFieldStyle: TextFieldStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("SquareBorderTextFieldStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1.
public struct DisabledTextSelectability: TextSelectability, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 15, macOS 12, visionOS 1.
public struct EnabledTextSelectability: TextSelectability, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

public struct DefaultToggleStyle: ToggleStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("DefaultToggleStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 9.
public struct ButtonToggleStyle: ToggleStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("ButtonToggleStyle("); self.init(vmlCode: call.code) }
}

/// Since macOS 10.15.
public struct CheckboxToggleStyle: ToggleStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("CheckboxToggleStyle("); self.init(vmlCode: call.code) }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6, tvOS 18.
public struct SwitchToggleStyle: ToggleStyle, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("SwitchToggleStyle("); self.init(vmlCode: call.code) }
  public init(tint: Color) { var call = ModifierCall("SwitchToggleStyle("); call.value("tint", tint.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct BlurReplaceTransition: Transition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(configuration: BlurReplaceTransition.Configuration) { var call = ModifierCall("BlurReplaceTransition("); call.value("configuration", configuration.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct IdentityTransition: Transition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("IdentityTransition("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct OpacityTransition: Transition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("OpacityTransition("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct ScaleTransition: Transition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(_ scale: Double, anchor: UnitPoint = .center) { var call = ModifierCall("ScaleTransition("); call.value(nil, scale.vmlCode); call.value("anchor", anchor.vmlCode, ".center"); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct SlideTransition: Transition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("SlideTransition("); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct SymbolEffectTransition: Transition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(effect: some SymbolEffect & TransitionSymbolEffect, options: SymbolEffectOptions) { var call = ModifierCall("SymbolEffectTransition("); call.value("effect", effect.vmlCode); call.value("options", options.vmlCode); self.init(vmlCode: call.code) }
}

extension BlurReplaceTransition {
/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct Configuration: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var downUp: BlurReplaceTransition.Configuration { BlurReplaceTransition.Configuration(vmlCode: ".downUp") }
  public static var upUp: BlurReplaceTransition.Configuration { BlurReplaceTransition.Configuration(vmlCode: ".upUp") }
}

}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct MoveTransition: Transition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(edge: Edge) { var call = ModifierCall("MoveTransition("); call.value("edge", edge.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct OffsetTransition: Transition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(_ offset: CGSize) { var call = ModifierCall("OffsetTransition("); call.value(nil, offset.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct PushTransition: Transition, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(edge: Edge) { var call = ModifierCall("PushTransition("); call.value("edge", edge.vmlCode); self.init(vmlCode: call.code) }
}

public protocol TransitionSymbolEffect: VMLValue {}


/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct FixedTextVariant: TextVariantPreference, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

/// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
public struct SizeDependentTextVariant: TextVariantPreference, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

extension GridItem {
/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct Size: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size { var call = ModifierCall(".adaptive("); call.value("minimum", minimum.vmlCode); call.value("maximum", maximum.vmlCode, ".infinity"); return GridItem.Size(vmlCode: call.code) }
  public static func fixed(_ p0: CGFloat) -> GridItem.Size { var call = ModifierCall(".fixed("); call.value(nil, p0.vmlCode); return GridItem.Size(vmlCode: call.code) }
  public static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size { var call = ModifierCall(".flexible("); call.value("minimum", minimum.vmlCode, "10"); call.value("maximum", maximum.vmlCode, ".infinity"); return GridItem.Size(vmlCode: call.code) }
}

}

extension NavigationPath {
/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct CodableRepresentation: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
}

}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct AnimationTimelineSchedule: TimelineSchedule, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(minimumInterval: Double? = nil, paused: Bool = false) { var call = ModifierCall("AnimationTimelineSchedule("); call.value("minimumInterval", minimumInterval.vmlCode, "nil"); call.value("paused", paused.vmlCode, "false"); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init() { let call = ModifierCall("EveryMinuteTimelineSchedule("); self.init(vmlCode: call.code) }
}

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct PeriodicTimelineSchedule: TimelineSchedule, SpelledValue, Sendable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(from startDate: Date, by interval: TimeInterval) { var call = ModifierCall("PeriodicTimelineSchedule("); call.value("from", startDate.vmlCode); call.value("by", interval.vmlCode); self.init(vmlCode: call.code) }
}

/// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
public struct ShaderLibrary: SpelledValue, Sendable, Equatable {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public static var `default`: ShaderLibrary { ShaderLibrary(vmlCode: ".default") }
  public init(url: URL) { var call = ModifierCall("ShaderLibrary("); call.value("url", url.vmlCode); self.init(vmlCode: call.code) }
}

public enum HorizontalDirection: CaseIterable, Hashable, Sendable, VMLValue {
  case leading, trailing
  @inline(never) public var vmlCode: String {
    switch self {
    case .leading: ".leading"
    case .trailing: ".trailing"
    }
  }
}

public enum FrameResizeDirection: CaseIterable, Hashable, Sendable, VMLValue {
  case inward, outward
  @inline(never) public var vmlCode: String {
    switch self {
    case .inward: ".inward"
    case .outward: ".outward"
    }
  }
}

public enum VerticalDirection: CaseIterable, Hashable, Sendable, VMLValue {
  case down, up
  @inline(never) public var vmlCode: String {
    switch self {
    case .down: ".down"
    case .up: ".up"
    }
  }
}

public enum Anchor {}

public enum Manipulable {}

public enum NavigationBarItem {}

public enum KeyPress {}

public enum Edge3D {}

public enum SearchSuggestionsPlacement {}

public enum TextInputFormattingControlPlacement {}


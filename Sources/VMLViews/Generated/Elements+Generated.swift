// Made by `make catalogue` from the text in Sources/VMLCatalog/Catalogue.
// swift-format-ignore-file

/// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
public struct AccessibilityRotorEntry: ElementPart, AccessibilityRotorContent {
  public var _node = ElementNode("AccessibilityRotorEntry")
  @_disfavoredOverload public init<ID: Hashable>(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void) {
    _node.value("id", spelled(id))
    _node.value("in", namespace.vmlCode)
    _node.text = label.string
  }
  public init<ID: Hashable>(_ label: Text, id: ID, in namespace: Namespace.ID) {
    _node.value("id", spelled(id))
    _node.value("in", namespace.vmlCode)
    _node.text = label.string
  }
  @_disfavoredOverload public init<ID: Hashable>(_ label: Text, id: ID, prepare: @escaping () -> Void) {
    _node.value("id", spelled(id))
    _node.text = label.string
  }
  public init<ID: Hashable>(_ label: Text, id: ID) {
    _node.value("id", spelled(id))
    _node.text = label.string
  }
  @_disfavoredOverload public init<ID: Hashable>(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void) {
    _node.value("id", spelled(id))
    _node.value("in", namespace.vmlCode)
    _node.text = labelKey.text
  }
  public init<ID: Hashable>(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID) {
    _node.value("id", spelled(id))
    _node.value("in", namespace.vmlCode)
    _node.text = labelKey.text
  }
  @_disfavoredOverload public init<ID: Hashable>(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void) {
    _node.value("id", spelled(id))
    _node.text = labelKey.text
  }
  public init<ID: Hashable>(_ labelKey: LocalizedStringKey, id: ID) {
    _node.value("id", spelled(id))
    _node.text = labelKey.text
  }
  @_disfavoredOverload public init<ID: Hashable>(_ label: some StringProtocol, _ id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void) {
    _node.value("id", spelled(id))
    _node.value("in", namespace.vmlCode)
    _node.text = String(label)
  }
  @_disfavoredOverload public init<ID: Hashable>(_ label: some StringProtocol, _ id: ID, in namespace: Namespace.ID) {
    _node.value("id", spelled(id))
    _node.value("in", namespace.vmlCode)
    _node.text = String(label)
  }
  @_disfavoredOverload public init<ID: Hashable>(_ label: some StringProtocol, id: ID, prepare: @escaping () -> Void) {
    _node.value("id", spelled(id))
    _node.text = String(label)
  }
  @_disfavoredOverload public init<ID: Hashable>(_ label: some StringProtocol, id: ID) {
    _node.value("id", spelled(id))
    _node.text = String(label)
  }
  @available(*, unavailable, message: "VML has no form for it: 'label' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, textRange p1: Range<P2>, prepare p2: (() -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'textRange' is a Range")
  @_disfavoredOverload public init<P1>(_ p0: Text? = nil, textRange p1: Range<P1>, prepare p2: (() -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'textRange' is a Range")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, textRange p1: Range<P1>, prepare p2: (() -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'textRange' is a Range")
  @_disfavoredOverload public init<L: StringProtocol, P1>(_ p0: L, textRange p1: Range<P1>, prepare p2: (() -> Void)? = nil) { preconditionFailure() }
}

/// Since iOS 16, macOS 13, visionOS 26, watchOS 9.
public struct AccessoryWidgetBackground: ElementView {
  public var _node = ElementNode("AccessoryWidgetBackground")
  public init() {
  }
}

/// Since watchOS 11.
public struct AccessoryWidgetGroup: ElementView {
  public var _node = ElementNode("AccessoryWidgetGroup")
  public init(@ViewBuilder label: () -> some View, @ViewBuilder content: () -> some View) {
    _node.slot("label", label())
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    _node.slot("label", Text(title))
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> some View) {
    _node.value("image", image.vmlCode)
    _node.textAttribute("title", String(title))
    _node.slot("content", content(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View) {
    _node.slot("label", Text(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> some View) {
    _node.value("image", image.vmlCode)
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", titleKey.text)
    _node.slot("content", content(), isDefault: true)
  }
  @_disfavoredOverload public init(_ titleKey: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View) {
    _node.textAttribute("systemImage", String(systemImage))
    _node.textAttribute("title", String(titleKey))
    _node.slot("content", content(), isDefault: true)
  }
}

@available(*, unavailable, message: "VML has no form for it: 'signedArchive' is a Data")
public struct AddOrderToWalletButton: ElementView {
  public var _node = ElementNode("AddOrderToWalletButton")
  @available(*, unavailable, message: "VML has no form for it: 'signedArchive' is a Data")
  @_disfavoredOverload public init(signedArchive p0: Data, onCompletion p1: (Result<Any, any Error>) -> Void) { preconditionFailure() }
}

/// Since iOS 16, visionOS 1.
public struct AddPassToWalletButton: ElementView {
  public var _node = ElementNode("AddPassToWalletButton")
  public init(@StepBuilder action: () -> Steps) {
    _node.steps("onTap", action())
  }
  @_disfavoredOverload public init(action: @escaping () -> Void) {
  }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a PassKit.PKAddPaymentPassRequestConfiguration")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, onRequest p1: (Any) async -> P2, onCompletion p2: (Result<Any, any Error>) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a PassKit.PKAddPaymentPassRequestConfiguration")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, onRequest p1: (Any) async -> P2, onCompletion p2: (Result<Any, any Error>) -> Void, @ViewBuilder fallback p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a PassKit.PKAddSecureElementPassConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1, onCompletion p1: (Result<Any, any Error>) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a PassKit.PKAddSecureElementPassConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1, onCompletion p1: (Result<Any, any Error>) -> Void, @ViewBuilder fallback p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'encryptionScheme' is a PassKit.PKEncryptionScheme")
  @_disfavoredOverload public init<P1, P2, P3, P4, P5>(_ p0: P1, cardholderName p1: String, passStyle p2: P2? = nil, primaryAccountSuffix p3: String? = nil, cardDetails p4: P3? = nil, description p5: String? = nil, filters p6: P4? = nil, onRequest p7: (Any) async -> P5, onCompletion p8: (Result<Any, any Error>) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'encryptionScheme' is a PassKit.PKEncryptionScheme")
  @_disfavoredOverload public init<P1, P2, P3, P4, P5>(_ p0: P1, cardholderName p1: String, passStyle p2: P2? = nil, primaryAccountSuffix p3: String? = nil, cardDetails p4: P3? = nil, description p5: String? = nil, filters p6: P4? = nil, onRequest p7: (Any) async -> P5, onCompletion p8: (Result<Any, any Error>) -> Void, @ViewBuilder fallback p9: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'encryptionScheme' is a PassKit.PKEncryptionScheme")
  @_disfavoredOverload public init<P1, P2, P3, P4, P5>(_ p0: P1, primaryAccountSuffix p1: String, passStyle p2: P2? = nil, cardDetails p3: P3? = nil, description p4: String? = nil, filters p5: P4? = nil, onRequest p6: (Any) async -> P5, onCompletion p7: (Result<Any, any Error>) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'encryptionScheme' is a PassKit.PKEncryptionScheme")
  @_disfavoredOverload public init<P1, P2, P3, P4, P5>(_ p0: P1, primaryAccountSuffix p1: String, passStyle p2: P2? = nil, cardDetails p3: P3? = nil, description p4: String? = nil, filters p5: P4? = nil, onRequest p6: (Any) async -> P5, onCompletion p7: (Result<Any, any Error>) -> Void, @ViewBuilder fallback p8: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'passes' is a PassKit.PKPass")
  @_disfavoredOverload public init<P1>(_ p0: P1, onCompletion p1: (Bool) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'passes' is a PassKit.PKPass")
  @_disfavoredOverload public init<P1>(_ p0: P1, onCompletion p1: (Bool) -> Void, @ViewBuilder fallback p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'supportedRadioTechnologies' is a PassKit.PKRadioTechnology")
  @_disfavoredOverload public init<P1>(carKeyPassword p0: String, supportedRadioTechnologies p1: P1, issuerIdentifier p2: String, onCompletion p3: (Result<Any, any Error>) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'supportedRadioTechnologies' is a PassKit.PKRadioTechnology")
  @_disfavoredOverload public init<P1>(carKeyPassword p0: String, supportedRadioTechnologies p1: P1, issuerIdentifier p2: String, onCompletion p3: (Result<Any, any Error>) -> Void, @ViewBuilder fallback p4: () -> some View) { preconditionFailure() }
}

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

@available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
public struct Annotation: ElementPart {
  public var _node = ElementNode("Annotation")
  @available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, coordinate p1: P1, anchor p2: UnitPoint? = nil, @ViewBuilder content p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, coordinate p1: P1, anchor p2: UnitPoint? = nil, accessoryAnchor p3: UnitPoint, @ViewBuilder content p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1>(coordinate p0: P1, anchor p1: UnitPoint? = nil, @ViewBuilder content p2: () -> some View, @ViewBuilder label p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1>(coordinate p0: P1, anchor p1: UnitPoint? = nil, accessoryAnchor p2: UnitPoint, @ViewBuilder content p3: () -> some View, @ViewBuilder label p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is a MapKit.MKMapItem")
  @_disfavoredOverload public init<P1>(item p0: P1, anchor p1: UnitPoint? = nil, accessoryAnchor p2: UnitPoint? = nil, @ViewBuilder content p3: () -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
public struct AreaMark: ElementPart {
  public var _node = ElementNode("AreaMark")
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3, P4>(x p0: P1, y p1: P2, series p2: P3, stacking p3: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3, P4>(x p0: P1, yStart p1: P2, yEnd p2: P3, series p3: P4) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3, P4>(xStart p0: P1, xEnd p1: P2, y p2: P3, series p3: P4) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(x p0: P1, y p1: P2, stacking p2: P3? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(x p0: P1, yStart p1: P2, yEnd p2: P3) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(xStart p0: P1, xEnd p1: P2, y p2: P3) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'function' is code that gives a value back")
public struct AreaPlot: ElementPart {
  public var _node = ElementNode("AreaPlot")
  @available(*, unavailable, message: "VML has no form for it: 'function' is code that gives a value back")
  @_disfavoredOverload public init(x p0: LocalizedStringKey, y p1: LocalizedStringKey, domain p2: ClosedRange<Double>? = nil, function p3: (Double) -> Double) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'function' is code that gives a value back")
  @_disfavoredOverload public init<P1>(x p0: LocalizedStringKey, yStart p1: LocalizedStringKey, yEnd p2: LocalizedStringKey, domain p3: ClosedRange<Double>? = nil, function p4: (Double) -> P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3>(_ p0: Data, xStart p1: P1, xEnd p2: P2, y p3: P3) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3, P4>(_ p0: Data, xStart p1: P1, xEnd p2: P2, y p3: P3, series p4: P4) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3>(_ p0: Data, x p1: P1, yStart p2: P2, yEnd p3: P3) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3, P4>(_ p0: Data, x p1: P1, yStart p2: P2, yEnd p3: P3, series p4: P4) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3, P4>(_ p0: Data, x p1: P1, y p2: P2, series p3: P3, stacking p4: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3>(_ p0: Data, x p1: P1, y p2: P2, stacking p3: P3? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'artwork' is a MusicKit.Artwork")
public struct ArtworkImage: ElementView {
  public var _node = ElementNode("ArtworkImage")
  @available(*, unavailable, message: "VML has no form for it: 'artwork' is a MusicKit.Artwork")
  @_disfavoredOverload public init<P1>(_ p0: P1, height p1: CGFloat) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'artwork' is a MusicKit.Artwork")
  @_disfavoredOverload public init<P1>(_ p0: P1, width p1: CGFloat) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'artwork' is a MusicKit.Artwork")
  @_disfavoredOverload public init<P1>(_ p0: P1, width p1: CGFloat, height p2: CGFloat) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'metadata' is a PassKit.PKShareablePassMetadata")
public struct AsyncShareablePassConfiguration: ElementView {
  public var _node = ElementNode("AsyncShareablePassConfiguration")
  @available(*, unavailable, message: "VML has no form for it: 'metadata' is a PassKit.PKShareablePassMetadata")
  @_disfavoredOverload public init<P1, P2>(metadata p0: P1, action p1: P2, @ViewBuilder content p2: (Any) -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: it is AxisMark, which this library has not")
public struct AxisGridLine: ElementPart {
  public var _node = ElementNode("AxisGridLine")
  @available(*, unavailable, message: "VML has no form for it: it is AxisMark, which this library has not")
  @_disfavoredOverload public init(centered p0: Bool? = nil, stroke p1: StrokeStyle? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
public struct AxisMarks: ElementPart {
  public var _node = ElementNode("AxisMarks")
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<P1, P2, P3, Content>(preset p0: P1? = nil, position p1: P2? = nil, values p2: P3? = nil, content p3: () -> Content) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: it is AxisContent, which this library has not")
  @_disfavoredOverload public init<P1, P2, P3>(preset p0: P1? = nil, position p1: P2? = nil, values p2: P3? = nil, stroke p3: StrokeStyle? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'format' is a format: give the formatted text")
  @_disfavoredOverload public init<Format, P1, P2, P3>(format p0: Format, preset p1: P1? = nil, position p2: P2? = nil, values p3: P3? = nil, stroke p4: StrokeStyle? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: it is AxisMark, which this library has not")
public struct AxisTick: ElementPart {
  public var _node = ElementNode("AxisTick")
  @available(*, unavailable, message: "VML has no form for it: it is AxisMark, which this library has not")
  @_disfavoredOverload public init<P1>(centered p0: Bool? = nil, length p1: P1? = nil, stroke p2: StrokeStyle? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: it is AxisMark, which this library has not")
public struct AxisValueLabel: ElementPart {
  public var _node = ElementNode("AxisValueLabel")
  @available(*, unavailable, message: "VML has no form for it: it is AxisMark, which this library has not")
  @_disfavoredOverload public init<P1, P2>(_ p0: LocalizedStringKey, centered p1: Bool? = nil, anchor p2: UnitPoint? = nil, multiLabelAlignment p3: Alignment? = nil, collisionResolution p4: P1? = nil, offsetsMarks p5: Bool? = nil, orientation p6: P2? = nil, horizontalSpacing p7: CGFloat? = nil, verticalSpacing p8: CGFloat? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: it is AxisMark, which this library has not")
  @_disfavoredOverload public init<P1, P2>(centered p0: Bool? = nil, anchor p1: UnitPoint? = nil, multiLabelAlignment p2: Alignment? = nil, collisionResolution p3: P1? = nil, offsetsMarks p4: Bool? = nil, orientation p5: P2? = nil, horizontalSpacing p6: CGFloat? = nil, verticalSpacing p7: CGFloat? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: it is AxisMark, which this library has not")
  @_disfavoredOverload public init<P1, P2>(centered p0: Bool? = nil, anchor p1: UnitPoint? = nil, multiLabelAlignment p2: Alignment? = nil, collisionResolution p3: P1? = nil, offsetsMarks p4: Bool? = nil, orientation p5: P2? = nil, horizontalSpacing p6: CGFloat? = nil, verticalSpacing p7: CGFloat? = nil, @ViewBuilder content p8: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'format' is a format: give the formatted text")
  @_disfavoredOverload public init<Format, P1, P2>(format p0: Format, centered p1: Bool? = nil, anchor p2: UnitPoint? = nil, multiLabelAlignment p3: Alignment? = nil, collisionResolution p4: P1? = nil, offsetsMarks p5: Bool? = nil, orientation p6: P2? = nil, horizontalSpacing p7: CGFloat? = nil, verticalSpacing p8: CGFloat? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
public struct BarMark: ElementPart {
  public var _node = ElementNode("BarMark")
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3, P4, P5>(x p0: P1, y p1: P2, width p2: P3? = nil, height p3: P4? = nil, stacking p4: P5? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3, P4>(x p0: P1, yStart p1: P2, yEnd p2: P3, width p3: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3, P4>(xStart p0: P1, xEnd p1: P2, y p2: P3, height p3: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(x p0: P1, yStart p1: CGFloat? = nil, yEnd p2: CGFloat? = nil, width p3: P2? = nil, stacking p4: P3? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2>(xStart p0: P1, xEnd p1: P2, yStart p2: CGFloat? = nil, yEnd p3: CGFloat? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'y' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(xStart p0: CGFloat? = nil, xEnd p1: CGFloat? = nil, y p2: P1, height p3: P2? = nil, stacking p4: P3? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableProjection")
public struct BarPlot: ElementPart {
  public var _node = ElementNode("BarPlot")
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3, P4>(_ p0: Data, xStart p1: P1, xEnd p2: P2, y p3: P3, height p4: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2>(_ p0: Data, xStart p1: P1, xEnd p2: P2, yStart p3: CGFloat? = nil, yEnd p4: CGFloat? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3, P4>(_ p0: Data, x p1: P1, yStart p2: P2, yEnd p3: P3, width p4: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3, P4, P5>(_ p0: Data, x p1: P1, y p2: P2, width p3: P3? = nil, height p4: P4? = nil, stacking p5: P5? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3>(_ p0: Data, x p1: P1, yStart p2: CGFloat? = nil, yEnd p3: CGFloat? = nil, width p4: P2? = nil, stacking p5: P3? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'y' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3>(_ p0: Data, xStart p1: CGFloat? = nil, xEnd p2: CGFloat? = nil, y p3: P1, height p4: P2? = nil, stacking p5: P3? = nil) { preconditionFailure() }
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
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<P1>(_ p0: some StringProtocol, image p1: ImageResource, role p2: ButtonRole? = nil, intent p3: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<P1>(_ p0: some StringProtocol, role p1: ButtonRole?, intent p2: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<P1>(_ p0: some StringProtocol, systemImage p1: String, role p2: ButtonRole? = nil, intent p3: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, image p1: ImageResource, role p2: ButtonRole? = nil, intent p3: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, intent p1: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, role p1: ButtonRole?, intent p2: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, systemImage p1: String, role p2: ButtonRole? = nil, intent p3: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, image p1: ImageResource, role p2: ButtonRole? = nil, intent p3: P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, intent p1: P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, role p1: ButtonRole?, intent p2: P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, systemImage p1: String, role p2: ButtonRole? = nil, intent p3: P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<P1>(role p0: ButtonRole?, intent p1: P1, @ViewBuilder label p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntents.AppIntent")
  @_disfavoredOverload public init<I>(intent p0: I, @ViewBuilder label p1: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<S: StringProtocol, P1>(_ p0: S, intent p1: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a PrimitiveButtonStyleConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'source' is a HomeKit.HMCameraSource")
public struct CameraView: ElementView {
  public var _node = ElementNode("CameraView")
  @available(*, unavailable, message: "VML has no form for it: 'source' is a HomeKit.HMCameraSource")
  @_disfavoredOverload public init<P1>(source p0: P1) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'renderer' is code that gives a value back")
public struct Canvas: ElementView {
  public var _node = ElementNode("Canvas")
  @available(*, unavailable, message: "VML has no form for it: 'renderer' is code that gives a value back")
  @_disfavoredOverload public init(opaque p0: Bool? = nil, colorMode p1: ColorRenderingMode? = nil, rendersAsynchronously p2: Bool? = nil, renderer p3: (Any, CGSize) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'renderer' is code that gives a value back")
  @_disfavoredOverload public init(opaque p0: Bool? = nil, colorMode p1: ColorRenderingMode? = nil, rendersAsynchronously p2: Bool? = nil, renderer p3: (Any, CGSize) -> Void, @ViewBuilder symbols p4: () -> some View) { preconditionFailure() }
}

public struct Capsule: InsettableShape, ShapeElement {
  public var _node = ElementNode("Capsule")
  init(_node: ElementNode) { self._node = _node }
  public init(style: RoundedCornerStyle = .continuous) {
    var call = ModifierCall(".capsule(")
    call.value("style", style.vmlCode, ".continuous")
    _node.call = call
  }
}

@available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
public struct Chart: ElementView {
  public var _node = ElementNode("Chart")
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Content>(content p0: () -> Content) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Data: RandomAccessCollection, C>(_ p0: Data, content p1: (Data.Element) -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, C>(_ p0: Data, id p1: KeyPath<Data.Element, ID>, content p2: (Data.Element) -> C) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
public struct Chart3D: ElementView {
  public var _node = ElementNode("Chart3D")
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Content>(content p0: () -> Content) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Data: RandomAccessCollection, C>(_ p0: Data, content p1: (Data.Element) -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, C>(_ p0: Data, id p1: KeyPath<Data.Element, ID>, content p2: (Data.Element) -> C) { preconditionFailure() }
}

public struct Circle: InsettableShape, ShapeElement {
  public var _node = ElementNode("Circle")
  init(_node: ElementNode) { self._node = _node }
  public init() {
    let call = ModifierCall(code: ".circle")
    _node.call = call
  }
}

extension Color {
  @available(*, unavailable, message: "VML has no form for it: 'cgColor' is a CGColor")
  @_disfavoredOverload public init<P1>(cgColor p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'nsColor' is a NSColor")
  @_disfavoredOverload public init<P1>(nsColor p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'uiColor' is an UIColor")
  @_disfavoredOverload public init<P1>(uiColor p0: P1) { preconditionFailure() }
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

@available(*, unavailable, message: "VML has no form for it: 'question' is a PermissionKit.PermissionQuestion")
public struct CommunicationLimitsButton: ElementView {
  public var _node = ElementNode("CommunicationLimitsButton")
  @available(*, unavailable, message: "VML has no form for it: 'question' is a PermissionKit.PermissionQuestion")
  @_disfavoredOverload public init<P1>(question p0: P1, @ViewBuilder label p1: () -> some View) { preconditionFailure() }
}

/// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
public struct ConcentricRectangle: Shape, ShapeElement {
  public var _node = ElementNode("ConcentricRectangle")
  init(_node: ElementNode) { self._node = _node }
  public init() {
    let call = ModifierCall("ConcentricRectangle(")
    _node.call = call
  }
  @available(*, unavailable, message: "VML has no form for it: 'corners' is an Edge.Corner.Style")
  @_disfavoredOverload public init<P1>(corners p0: P1, isUniform p1: Bool? = nil) { preconditionFailure() }
}

/// Since iOS 18.
public struct ContactAccessButton: ElementView {
  public var _node = ElementNode("ContactAccessButton")
  @_disfavoredOverload public init(queryString query: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil, approvalCallback: (([String]) -> Void)?) {
    _node.value("ignoredEmails", ignoredEmails.vmlCode, "nil")
    _node.value("ignoredPhoneNumbers", ignoredPhoneNumbers.vmlCode, "nil")
    _node.textAttribute("queryString", String(query))
  }
  public init(queryString query: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil) {
    _node.value("ignoredEmails", ignoredEmails.vmlCode, "nil")
    _node.value("ignoredPhoneNumbers", ignoredPhoneNumbers.vmlCode, "nil")
    _node.textAttribute("queryString", String(query))
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
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a ControlGroupStyleConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
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

@available(*, unavailable, message: "VML has no form for it: 'context' is a DeviceActivityReport.Context")
public struct DeviceActivityReport: ElementView {
  public var _node = ElementNode("DeviceActivityReport")
  @available(*, unavailable, message: "VML has no form for it: 'context' is a DeviceActivityReport.Context")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, filter p1: P2? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'listenerProvider' is a Network.ListenerProvider")
public struct DevicePairingView: ElementView {
  public var _node = ElementNode("DevicePairingView")
  @available(*, unavailable, message: "VML has no form for it: 'listenerProvider' is a Network.ListenerProvider")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, access p1: P2? = nil, @ViewBuilder label p2: () -> some View, @ViewBuilder fallback p3: () -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'browserProvider' is a Network.BrowserProvider")
public struct DevicePicker: ElementView {
  public var _node = ElementNode("DevicePicker")
  @available(*, unavailable, message: "VML has no form for it: 'browserProvider' is a Network.BrowserProvider")
  @_disfavoredOverload public init<Provider, P1, P2>(_ p0: Provider, access p1: P1? = nil, onSelect p2: (Any) -> Void, @ViewBuilder label p3: () -> some View, @ViewBuilder fallback p4: () -> some View, parameters p5: ((() -> P2))? = nil) { preconditionFailure() }
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

@available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
public struct DisclosureTableRow: ElementPart {
  public var _node = ElementNode("DisclosureTableRow")
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Value, Content>(_ p0: Value, isExpanded p1: Binding<Bool>? = nil, content p2: () -> Content) { preconditionFailure() }
}

public struct Divider: ElementView {
  public var _node = ElementNode("Divider")
  public init() {
  }
}

@available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
public struct DocumentLaunchView: ElementView {
  public var _node = ElementNode("DocumentLaunchView")
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, for p1: [UTType], @ViewBuilder _ p2: () -> some View, @ViewBuilder onDocumentOpen p3: (URL) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, for p1: [UTType], @ViewBuilder _ p2: () -> some View, @ViewBuilder onDocumentOpen p3: (URL) -> some View, @ViewBuilder background p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, for p1: [UTType], @ViewBuilder _ p2: () -> some View, @ViewBuilder onDocumentOpen p3: (URL) -> some View, @ViewBuilder background p4: () -> some View, @ViewBuilder backgroundAccessoryView p5: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, for p1: [UTType], @ViewBuilder _ p2: () -> some View, @ViewBuilder onDocumentOpen p3: (URL) -> some View, @ViewBuilder background p4: () -> some View, @ViewBuilder backgroundAccessoryView p5: (Any) -> some View, @ViewBuilder overlayAccessoryView p6: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, for p1: [UTType], @ViewBuilder _ p2: () -> some View, @ViewBuilder onDocumentOpen p3: (URL) -> some View, @ViewBuilder background p4: () -> some View, @ViewBuilder overlayAccessoryView p5: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, for p1: [UTType], @ViewBuilder _ p2: () -> some View, @ViewBuilder onDocumentOpen p3: (URL) -> some View, @ViewBuilder backgroundAccessoryView p4: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, for p1: [UTType], @ViewBuilder _ p2: () -> some View, @ViewBuilder onDocumentOpen p3: (URL) -> some View, @ViewBuilder backgroundAccessoryView p4: (Any) -> some View, @ViewBuilder overlayAccessoryView p5: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, for p1: [UTType], @ViewBuilder _ p2: () -> some View, @ViewBuilder onDocumentOpen p3: (URL) -> some View, @ViewBuilder overlayAccessoryView p4: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init<B: ShapeStyle>(_ p0: LocalizedStringKey, for p1: [UTType], backgroundStyle p2: B, @ViewBuilder _ p3: () -> some View, @ViewBuilder onDocumentOpen p4: (URL) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init<B: ShapeStyle>(_ p0: LocalizedStringKey, for p1: [UTType], backgroundStyle p2: B, @ViewBuilder _ p3: () -> some View, @ViewBuilder onDocumentOpen p4: (URL) -> some View, @ViewBuilder backgroundAccessoryView p5: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init<B: ShapeStyle>(_ p0: LocalizedStringKey, for p1: [UTType], backgroundStyle p2: B, @ViewBuilder _ p3: () -> some View, @ViewBuilder onDocumentOpen p4: (URL) -> some View, @ViewBuilder backgroundAccessoryView p5: (Any) -> some View, @ViewBuilder overlayAccessoryView p6: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onDocumentOpen' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init<B: ShapeStyle>(_ p0: LocalizedStringKey, for p1: [UTType], backgroundStyle p2: B, @ViewBuilder _ p3: () -> some View, @ViewBuilder onDocumentOpen p4: (URL) -> some View, @ViewBuilder overlayAccessoryView p5: (Any) -> some View) { preconditionFailure() }
}

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

@available(*, unavailable, message: "VML has no form for it: it is MapContent, which this library has not")
public struct EmptyMapContent: ElementPart {
  public var _node = ElementNode("EmptyMapContent")
  @available(*, unavailable, message: "VML has no form for it: it is MapContent, which this library has not")
  @_disfavoredOverload public init() { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'selection' is a FamilyActivitySelection")
public struct FamilyActivityPicker: ElementView {
  public var _node = ElementNode("FamilyActivityPicker")
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a FamilyActivitySelection")
  @_disfavoredOverload public init<P1>(headerText p0: String? = nil, footerText p1: String? = nil, selection p2: Binding<P1>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a FamilyActivitySelection")
  @_disfavoredOverload public init<P1>(selection p0: Binding<P1>) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: it is what a modifier of a shape gives")
public struct FillShapeView: ElementView {
  public var _node = ElementNode("FillShapeView")
  @available(*, unavailable, message: "VML has no form for it: it is what a modifier of a shape gives")
  @_disfavoredOverload public init<Content: Shape, Style: ShapeStyle, Background: View>(shape p0: Content, style p1: Style, fillStyle p2: FillStyle, background p3: Background) { preconditionFailure() }
}

extension ForEach {
  @available(*, unavailable, message: "VML has no form for it: 'ForEach' makes views alone")
  @_disfavoredOverload public init(_ p0: Data) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'ForEach' makes views alone")
  @_disfavoredOverload public init<C: MutableCollection & RandomAccessCollection, P1>(_ p0: Binding<C>, editActions p1: P1, @ViewBuilder content p2: (Binding<C.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'ForEach' makes views alone")
  @_disfavoredOverload public init<C: MutableCollection & RandomAccessCollection, P1>(_ p0: Binding<C>, id p1: KeyPath<C.Element, ID>, editActions p2: P1, @ViewBuilder content p3: (Binding<C.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'ForEach' makes views alone")
  @_disfavoredOverload public init<V: View>(sections p0: V, @ViewBuilder content p1: (Any) -> some View) { preconditionFailure() }
}

public struct Form: ElementView {
  public var _node = ElementNode("Form")
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a FormStyleConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
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

@available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
public struct GeometryReader: ElementView {
  public var _node = ElementNode("GeometryReader")
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(@ViewBuilder content p0: (GeometryProxy) -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
public struct GeometryReader3D: ElementView {
  public var _node = ElementNode("GeometryReader3D")
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(@ViewBuilder content p0: (Any) -> some View) { preconditionFailure() }
}

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

extension Group {
  @available(*, unavailable, message: "VML has no form for it: 'Group' holds views, and parts of toolbars and tab bars")
  @_disfavoredOverload public init<Base: View>(sections p0: Base, @ViewBuilder transform p1: (Any) -> some View) { preconditionFailure() }
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
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a GroupBoxStyleConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
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
  @available(*, unavailable, message: "VML has no form for it: 'anchor' is a NSHelpManager.AnchorName")
  @_disfavoredOverload public init<P1>(anchor p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'anchor' is a NSHelpManager.AnchorName")
  @_disfavoredOverload public init<P1, P2>(anchor p0: P1, book p1: P2) { preconditionFailure() }
}

extension Image {
  @available(*, unavailable, message: "VML has no form for it: 'cgImage' is a CGImage")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, scale p1: CGFloat, orientation p2: P2? = nil, label p3: Text) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'decorative' is a CGImage")
  @_disfavoredOverload public init<P1, P2>(decorative p0: P1, scale p1: CGFloat, orientation p2: P2? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'nsImage' is a NSImage")
  @_disfavoredOverload public init<P1>(nsImage p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'renderer' is code that gives a value back")
  @_disfavoredOverload public init(size p0: CGSize, label p1: Text? = nil, opaque p2: Bool? = nil, colorMode p3: ColorRenderingMode? = nil, renderer p4: (Any) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'uiImage' is an UIImage")
  @_disfavoredOverload public init<P1>(uiImage p0: P1) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'onCompletion' is handed what SwiftUI alone has")
public struct JournalingSuggestionsPicker: ElementView {
  public var _node = ElementNode("JournalingSuggestionsPicker")
  @available(*, unavailable, message: "VML has no form for it: 'onCompletion' is handed what SwiftUI alone has")
  @_disfavoredOverload public init(@ViewBuilder label p0: () -> some View, onCompletion p1: (Any) async -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onCompletion' is handed what SwiftUI alone has")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, onCompletion p1: (Any) async -> Void) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
public struct KeyframeAnimator: ElementView {
  public var _node = ElementNode("KeyframeAnimator")
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init<Value, KeyframePath>(initialValue p0: Value, repeating p1: Bool? = nil, @ViewBuilder content p2: (Value) -> some View, keyframes p3: (Value) -> KeyframePath) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init<Value, KeyframePath>(initialValue p0: Value, trigger p1: some Equatable, @ViewBuilder content p2: (Value) -> some View, keyframes p3: (Value) -> KeyframePath) { preconditionFailure() }
}

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
  @available(*, unavailable, message: "VML has no form for it: 'applicationToken' is a ManagedSettings.ApplicationToken")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
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
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a LabeledContentStyleConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<P1, F>(_ p0: LocalizedStringKey, value p1: P1, format p2: F) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, P2, F>(_ p0: P1, value p1: P2, format p2: F) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<S: StringProtocol, P1, F>(_ p0: S, value p1: P1, format p2: F) { preconditionFailure() }
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

@available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
public struct LineMark: ElementPart {
  public var _node = ElementNode("LineMark")
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(x p0: P1, y p1: P2, series p2: P3) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2>(x p0: P1, y p1: P2) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'function' is code that gives a value back")
public struct LinePlot: ElementPart {
  public var _node = ElementNode("LinePlot")
  @available(*, unavailable, message: "VML has no form for it: 'function' is code that gives a value back")
  @_disfavoredOverload public init(x p0: LocalizedStringKey, y p1: LocalizedStringKey, domain p2: ClosedRange<Double>? = nil, function p3: (Double) -> Double) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'function' is code that gives a value back")
  @_disfavoredOverload public init<P1>(x p0: LocalizedStringKey, y p1: LocalizedStringKey, t p2: LocalizedStringKey, domain p3: ClosedRange<Double>, function p4: (Double) -> P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2>(_ p0: Data, x p1: P1, y p2: P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3>(_ p0: Data, x p1: P1, y p2: P2, series p3: P3) { preconditionFailure() }
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
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 10, tvOS 13.
  public init<SelectionValue: Hashable>(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> some View) {
    if let selection { _node.binding("selection", selection.source) }
    _node.slot("content", content(), isDefault: true)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, tvOS 13.
  public init<SelectionValue: Hashable>(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> some View) {
    if let selection { _node.binding("selection", selection.source) }
    _node.slot("content", content(), isDefault: true)
  }
  public init<Data: RandomAccessCollection, ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View) {
    _node.slot("content", ForEach(data, id: id, content: rowContent), isDefault: true)
  }
  /// Since macOS 13.
  @_disfavoredOverload public init<SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View) {
    _node.binding("selection", selection.source)
    _node.slot("content", ForEach(data, id: id, content: rowContent), isDefault: true)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 10, tvOS 13.
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> some View) {
    if let selection { _node.binding("selection", selection.source) }
    _node.slot("content", ForEach(data, id: id, content: rowContent), isDefault: true)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, tvOS 13.
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> some View) {
    if let selection { _node.binding("selection", selection.source) }
    _node.slot("content", ForEach(data, id: id, content: rowContent), isDefault: true)
  }
  public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> some View) where Data.Element: Identifiable {
    _node.slot("content", ForEach(data, content: rowContent), isDefault: true)
  }
  /// Since macOS 13, tvOS 18.
  @_disfavoredOverload public init<SelectionValue: Hashable, Data: RandomAccessCollection>(_ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View) where Data.Element: Identifiable {
    _node.binding("selection", selection.source)
    _node.slot("content", ForEach(data, content: rowContent), isDefault: true)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 10, tvOS 13.
  public init<SelectionValue: Hashable, Data: RandomAccessCollection>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> some View) where Data.Element: Identifiable {
    if let selection { _node.binding("selection", selection.source) }
    _node.slot("content", ForEach(data, content: rowContent), isDefault: true)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, tvOS 13.
  public init<SelectionValue: Hashable, Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> some View) where Data.Element: Identifiable {
    if let selection { _node.binding("selection", selection.source) }
    _node.slot("content", ForEach(data, content: rowContent), isDefault: true)
  }
  public init(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> some View) {
    _node.slot("content", ForEach(data, content: rowContent), isDefault: true)
  }
  /// Since macOS 13.
  @_disfavoredOverload public init<SelectionValue: Hashable>(_ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> some View) {
    _node.binding("selection", selection.source)
    _node.slot("content", ForEach(data, content: rowContent), isDefault: true)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, tvOS 13.
  public init<SelectionValue: Hashable>(_ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> some View) {
    if let selection { _node.binding("selection", selection.source) }
    _node.slot("content", ForEach(data, content: rowContent), isDefault: true)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, tvOS 13.
  public init<SelectionValue: Hashable>(_ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> some View) {
    if let selection { _node.binding("selection", selection.source) }
    _node.slot("content", ForEach(data, content: rowContent), isDefault: true)
  }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, P1>(_ p0: Binding<Data>, id p1: KeyPath<Data.Element, ID>, children p2: P1, @ViewBuilder rowContent p3: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, id p1: KeyPath<Data.Element, ID>, children p2: P1, selection p3: Binding<SelectionValue>, @ViewBuilder rowContent p4: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, id p1: KeyPath<Data.Element, ID>, children p2: P1, selection p3: Binding<SelectionValue?>?, @ViewBuilder rowContent p4: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, id p1: KeyPath<Data.Element, ID>, children p2: P1, selection p3: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent p4: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, P1>(_ p0: Binding<Data>, id p1: KeyPath<Data.Element, ID>, editActions p2: P1, @ViewBuilder rowContent p3: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, id p1: KeyPath<Data.Element, ID>, editActions p2: P1, selection p3: Binding<SelectionValue>, @ViewBuilder rowContent p4: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, id p1: KeyPath<Data.Element, ID>, editActions p2: P1, selection p3: Binding<SelectionValue?>?, @ViewBuilder rowContent p4: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, id p1: KeyPath<Data.Element, ID>, editActions p2: P1, selection p3: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent p4: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, P1>(_ p0: Binding<Data>, children p1: P1, @ViewBuilder rowContent p2: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, children p1: P1, selection p2: Binding<SelectionValue>, @ViewBuilder rowContent p3: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, children p1: P1, selection p2: Binding<SelectionValue?>?, @ViewBuilder rowContent p3: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, children p1: P1, selection p2: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent p3: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, P1>(_ p0: Binding<Data>, editActions p1: P1, @ViewBuilder rowContent p2: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, editActions p1: P1, selection p2: Binding<SelectionValue>, @ViewBuilder rowContent p3: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, editActions p1: P1, selection p2: Binding<SelectionValue?>?, @ViewBuilder rowContent p3: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: MutableCollection & RandomAccessCollection, P1, SelectionValue: Hashable>(_ p0: Binding<Data>, editActions p1: P1, selection p2: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent p3: (Binding<Data.Element>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'children' is a path to a property of the app's")
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable>(_ p0: Data, id p1: KeyPath<Data.Element, ID>, children p2: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent p3: (Data.Element) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'children' is a path to a property of the app's")
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, SelectionValue: Hashable>(_ p0: Data, id p1: KeyPath<Data.Element, ID>, children p2: KeyPath<Data.Element, Data?>, selection p3: Binding<SelectionValue>, @ViewBuilder rowContent p4: (Data.Element) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'children' is a path to a property of the app's")
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, SelectionValue: Hashable>(_ p0: Data, id p1: KeyPath<Data.Element, ID>, children p2: KeyPath<Data.Element, Data?>, selection p3: Binding<SelectionValue?>?, @ViewBuilder rowContent p4: (Data.Element) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'children' is a path to a property of the app's")
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, SelectionValue: Hashable>(_ p0: Data, id p1: KeyPath<Data.Element, ID>, children p2: KeyPath<Data.Element, Data?>, selection p3: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent p4: (Data.Element) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'children' is a path to a property of the app's")
  @_disfavoredOverload public init<Data: RandomAccessCollection>(_ p0: Data, children p1: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent p2: (Data.Element) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'children' is a path to a property of the app's")
  @_disfavoredOverload public init<Data: RandomAccessCollection, SelectionValue: Hashable>(_ p0: Data, children p1: KeyPath<Data.Element, Data?>, selection p2: Binding<SelectionValue>, @ViewBuilder rowContent p3: (Data.Element) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'children' is a path to a property of the app's")
  @_disfavoredOverload public init<Data: RandomAccessCollection, SelectionValue: Hashable>(_ p0: Data, children p1: KeyPath<Data.Element, Data?>, selection p2: Binding<SelectionValue?>?, @ViewBuilder rowContent p3: (Data.Element) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'children' is a path to a property of the app's")
  @_disfavoredOverload public init<Data: RandomAccessCollection, SelectionValue: Hashable>(_ p0: Data, children p1: KeyPath<Data.Element, Data?>, selection p2: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent p3: (Data.Element) -> some View) { preconditionFailure() }
}

/// Since iOS 15, visionOS 1, watchOS 8.
public struct LocationButton: ElementView {
  public var _node = ElementNode("LocationButton")
  public init(@StepBuilder action: () -> Steps) {
    _node.steps("onTap", action())
  }
  @_disfavoredOverload public init(action: @escaping () -> Void) {
  }
}

@available(*, unavailable, message: "VML has no form for it: 'initialScene' is a MapKit.MKLookAroundScene")
public struct LookAroundPreview: ElementView {
  public var _node = ElementNode("LookAroundPreview")
  @available(*, unavailable, message: "VML has no form for it: 'initialScene' is a MapKit.MKLookAroundScene")
  @_disfavoredOverload public init<P1, P2, P3>(initialScene p0: P1, allowsNavigation p1: Bool? = nil, showsRoadLabels p2: Bool? = nil, pointsOfInterest p3: P2? = nil, badgePosition p4: P3? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'scene' may be nil, which no state of VML is")
  @_disfavoredOverload public init<P1, P2, P3>(scene p0: Binding<P1>, allowsNavigation p1: Bool? = nil, showsRoadLabels p2: Bool? = nil, pointsOfInterest p3: P2? = nil, badgePosition p4: P3? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'app' is a ManagedAppDistribution.ManagedApp")
public struct ManagedAppView: ElementView {
  public var _node = ElementNode("ManagedAppView")
  @available(*, unavailable, message: "VML has no form for it: 'app' is a ManagedAppDistribution.ManagedApp")
  @_disfavoredOverload public init<P1>(app p0: P1) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'offerState' is a ManagedContentOfferState")
public struct ManagedContentView: ElementView {
  public var _node = ElementNode("ManagedContentView")
  @available(*, unavailable, message: "VML has no form for it: 'offerState' is a ManagedContentOfferState")
  @_disfavoredOverload public init<P1>(primaryLabel p0: LocalizedStringKey, secondaryLabel p1: LocalizedStringKey? = nil, tertiaryLabel p2: LocalizedStringKey? = nil, quaternaryLabel p3: LocalizedStringKey? = nil, offerState p4: P1, offerAction p5: (Any) -> Void, @ViewBuilder icon p6: () -> some View) { preconditionFailure() }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct Map: ElementView {
  public var _node = ElementNode("Map")
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public init(scope: Namespace.ID? = nil) {
    _node.value("scope", scope.vmlCode, "nil")
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public init<SelectedValue: Hashable>(selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil) {
    _node.value("scope", scope.vmlCode, "nil")
    _node.binding("selection", selection.source)
  }
  @available(*, unavailable, message: "VML has no form for it: 'coordinateRegion' is a MapKit.MKCoordinateRegion")
  @_disfavoredOverload public init<P1, P2, P3>(coordinateRegion p0: Binding<P1>, interactionModes p1: P2? = nil, showsUserLocation p2: Bool? = nil, userTrackingMode p3: Binding<P3>? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'initialPosition' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3>(initialPosition p0: P1, bounds p1: P2? = nil, interactionModes p2: P3? = nil, scope p3: Namespace.ID? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'initialPosition' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3, P4>(initialPosition p0: P1, bounds p1: P2? = nil, interactionModes p2: P3? = nil, selection p3: Binding<P4>, scope p4: Namespace.ID? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'mapRect' is a MapKit.MKMapRect")
  @_disfavoredOverload public init<P1, P2, P3>(mapRect p0: Binding<P1>, interactionModes p1: P2? = nil, showsUserLocation p2: Bool? = nil, userTrackingMode p3: Binding<P3>? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'position' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3>(position p0: Binding<P1>, bounds p1: P2? = nil, interactionModes p2: P3? = nil, scope p3: Namespace.ID? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'position' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3, P4>(position p0: Binding<P1>, bounds p1: P2? = nil, interactionModes p2: P3? = nil, selection p3: Binding<P4>, scope p4: Namespace.ID? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<P1, P2, C>(bounds p0: P1? = nil, interactionModes p1: P2? = nil, scope p2: Namespace.ID? = nil, content p3: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
  @_disfavoredOverload public init<P1, P2, P3, C>(bounds p0: P1? = nil, interactionModes p1: P2? = nil, selection p2: Binding<P3>, scope p3: Namespace.ID? = nil, content p4: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'initialPosition' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3, C>(initialPosition p0: P1, bounds p1: P2? = nil, interactionModes p2: P3? = nil, scope p3: Namespace.ID? = nil, content p4: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'initialPosition' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3, P4, C>(initialPosition p0: P1, bounds p1: P2? = nil, interactionModes p2: P3? = nil, selection p3: Binding<P4>, scope p4: Namespace.ID? = nil, content p5: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'position' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3, C>(position p0: Binding<P1>, bounds p1: P2? = nil, interactionModes p2: P3? = nil, scope p3: Namespace.ID? = nil, content p4: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'position' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3, P4, C>(position p0: Binding<P1>, bounds p1: P2? = nil, interactionModes p2: P3? = nil, selection p3: Binding<P4>, scope p4: Namespace.ID? = nil, content p5: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'coordinateRegion' is a MapKit.MKCoordinateRegion")
  @_disfavoredOverload public init<P1, P2, P3, Items: RandomAccessCollection, Annotation>(coordinateRegion p0: Binding<P1>, interactionModes p1: P2? = nil, showsUserLocation p2: Bool? = nil, userTrackingMode p3: Binding<P3>? = nil, annotationItems p4: Items, annotationContent p5: (Items.Element) -> Annotation) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'mapRect' is a MapKit.MKMapRect")
  @_disfavoredOverload public init<P1, P2, P3, Items: RandomAccessCollection, Annotation>(mapRect p0: Binding<P1>, interactionModes p1: P2? = nil, showsUserLocation p2: Bool? = nil, userTrackingMode p3: Binding<P3>? = nil, annotationItems p4: Items, annotationContent p5: (Items.Element) -> Annotation) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<P1, P2, SelectedValue: Hashable, C>(bounds p0: P1? = nil, interactionModes p1: P2? = nil, selection p2: Binding<SelectedValue?>, scope p3: Namespace.ID? = nil, content p4: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'initialPosition' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3, SelectedValue: Hashable, C>(initialPosition p0: P1, bounds p1: P2? = nil, interactionModes p2: P3? = nil, selection p3: Binding<SelectedValue?>, scope p4: Namespace.ID? = nil, content p5: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'position' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3, SelectedValue: Hashable, C>(position p0: Binding<P1>, bounds p1: P2? = nil, interactionModes p2: P3? = nil, selection p3: Binding<SelectedValue?>, scope p4: Namespace.ID? = nil, content p5: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
  @_disfavoredOverload public init<P1, P2, SelectedValue, C>(bounds p0: P1? = nil, interactionModes p1: P2? = nil, selection p2: Binding<SelectedValue?>, scope p3: Namespace.ID? = nil, content p4: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'initialPosition' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3, SelectedValue, C>(initialPosition p0: P1, bounds p1: P2? = nil, interactionModes p2: P3? = nil, selection p3: Binding<SelectedValue?>, scope p4: Namespace.ID? = nil, content p5: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'position' is a MapCameraPosition")
  @_disfavoredOverload public init<P1, P2, P3, SelectedValue, C>(position p0: Binding<P1>, bounds p1: P2? = nil, interactionModes p2: P3? = nil, selection p3: Binding<SelectedValue?>, scope p4: Namespace.ID? = nil, content p5: () -> C) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'circle' is a MapKit.MKCircle")
public struct MapCircle: ElementPart {
  public var _node = ElementNode("MapCircle")
  @available(*, unavailable, message: "VML has no form for it: 'circle' is a MapKit.MKCircle")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'center' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1, P2>(center p0: P1, radius p1: P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'mapRect' is a MapKit.MKMapRect")
  @_disfavoredOverload public init<P1>(mapRect p0: P1) { preconditionFailure() }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct MapCompass: ElementView {
  public var _node = ElementNode("MapCompass")
  public init(scope: Namespace.ID? = nil) {
    _node.value("scope", scope.vmlCode, "nil")
  }
}

/// Since watchOS 10.
public struct MapLocationCompass: ElementView {
  public var _node = ElementNode("MapLocationCompass")
  public init(scope: Namespace.ID? = nil) {
    _node.value("scope", scope.vmlCode, "nil")
  }
}

/// Since macOS 14.
public struct MapPitchSlider: ElementView {
  public var _node = ElementNode("MapPitchSlider")
  public init(scope: Namespace.ID? = nil) {
    _node.value("scope", scope.vmlCode, "nil")
  }
}

/// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
public struct MapPitchToggle: ElementView {
  public var _node = ElementNode("MapPitchToggle")
  public init(scope: Namespace.ID? = nil) {
    _node.value("scope", scope.vmlCode, "nil")
  }
}

@available(*, unavailable, message: "VML has no form for it: 'polygon' is a MapKit.MKPolygon")
public struct MapPolygon: ElementPart {
  public var _node = ElementNode("MapPolygon")
  @available(*, unavailable, message: "VML has no form for it: 'polygon' is a MapKit.MKPolygon")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'coordinates' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1>(coordinates p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'points' is a MapKit.MKMapPoint")
  @_disfavoredOverload public init<P1>(points p0: P1) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'polyline' is a MapKit.MKPolyline")
public struct MapPolyline: ElementPart {
  public var _node = ElementNode("MapPolyline")
  @available(*, unavailable, message: "VML has no form for it: 'polyline' is a MapKit.MKPolyline")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'coordinates' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1, P2>(coordinates p0: P1, contourStyle p1: P2? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'points' is a MapKit.MKMapPoint")
  @_disfavoredOverload public init<P1, P2>(points p0: P1, contourStyle p1: P2? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
public struct MapReader: ElementView {
  public var _node = ElementNode("MapReader")
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(@ViewBuilder content p0: (Any) -> some View) { preconditionFailure() }
}

/// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
public struct MapScaleView: ElementView {
  public var _node = ElementNode("MapScaleView")
  /// Since iOS 26, macOS 26, visionOS 26, tvOS 26.
  public init(alignment: HorizontalAlignment = .leading, scope: Namespace.ID? = nil) {
    _node.value("alignment", alignment.vmlCode, ".leading")
    _node.value("scope", scope.vmlCode, "nil")
  }
  @_disfavoredOverload public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    _node.value("anchorEdge", anchorEdge.vmlCode, ".leading")
    _node.value("scope", scope.vmlCode, "nil")
  }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct MapUserLocationButton: ElementView {
  public var _node = ElementNode("MapUserLocationButton")
  public init(scope: Namespace.ID? = nil) {
    _node.value("scope", scope.vmlCode, "nil")
  }
}

/// Since macOS 14.
public struct MapZoomStepper: ElementView {
  public var _node = ElementNode("MapZoomStepper")
  public init(scope: Namespace.ID? = nil) {
    _node.value("scope", scope.vmlCode, "nil")
  }
}

@available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
public struct Marker: ElementPart {
  public var _node = ElementNode("Marker")
  @available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, coordinate p1: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, image p1: String, coordinate p2: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, monogram p1: Text, coordinate p2: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, systemImage p1: String, coordinate p2: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'coordinate' is a _LocationEssentials.CLLocationCoordinate2D")
  @_disfavoredOverload public init<P1>(coordinate p0: P1, @ViewBuilder label p1: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is a MapKit.MKMapItem")
  @_disfavoredOverload public init<P1>(item p0: P1) { preconditionFailure() }
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
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a MenuStyleConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'Menu' stands for it")
public struct MenuButton: ElementView {
  public var _node = ElementNode("MenuButton")
  @available(*, unavailable, message: "VML has no form for it: 'Menu' stands for it")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, @ViewBuilder content p1: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'Menu' stands for it")
  @_disfavoredOverload public init<Label: View>(label p0: Label, @ViewBuilder content p1: () -> some View) { preconditionFailure() }
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
  @available(*, unavailable, message: "VML has no form for it: 'points' is a SIMD2")
  @_disfavoredOverload public init<P1>(width p0: Int, height p1: Int, points p2: P1, colors p3: [Color], background p4: Color? = nil, smoothsColors p5: Bool? = nil, colorSpace p6: Gradient.ColorSpace? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'points' is a SIMD2")
  @_disfavoredOverload public init<P1>(width p0: Int, height p1: Int, points p2: P1, resolvedColors p3: [Color.Resolved], background p4: Color? = nil, smoothsColors p5: Bool? = nil, colorSpace p6: Gradient.ColorSpace? = nil) { preconditionFailure() }
}

/// Since visionOS 1.
public struct Model3D: ElementView {
  public var _node = ElementNode("Model3D")
  public init(named name: String) {
    _node.textAttribute("named", String(name))
  }
  public init(url: URL) {
    _node.value("url", url.vmlCode)
  }
  @available(*, unavailable, message: "VML has no form for it: 'asset' is a Model3DAsset")
  @_disfavoredOverload public init<P1>(asset p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'from' is a RealityFoundation.Entity.ConfigurationCatalog")
  @_disfavoredOverload public init<P1, P2>(from p0: P1, configurations p1: P2? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'from' is a RealityFoundation.Entity.ConfigurationCatalog")
  @_disfavoredOverload public init<P1, P2>(from p0: P1, configurations p1: P2? = nil, transaction p2: Transaction? = nil, @ViewBuilder content p3: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init<P1>(named p0: String, bundle p1: P1? = nil, transaction p2: Transaction? = nil, @ViewBuilder content p3: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(url p0: URL, transaction p1: Transaction? = nil, @ViewBuilder content p2: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'from' is a RealityFoundation.Entity.ConfigurationCatalog")
  @_disfavoredOverload public init<P1, P2>(from p0: P1, configurations p1: P2? = nil, @ViewBuilder content p2: (Any) -> some View, @ViewBuilder placeholder p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init<P1>(named p0: String, bundle p1: P1? = nil, @ViewBuilder content p2: (Any) -> some View, @ViewBuilder placeholder p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(url p0: URL, @ViewBuilder content p1: (Any) -> some View, @ViewBuilder placeholder p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'asset' is a Model3DAsset")
  @_disfavoredOverload public init<P1>(asset p0: P1, @ViewBuilder content p1: (Any) -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'selection' is a Set")
public struct MultiDatePicker: ElementView {
  public var _node = ElementNode("MultiDatePicker")
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a Set")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, selection p1: Binding<Set<P1>>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a Set")
  @_disfavoredOverload public init<P1, P2>(_ p0: LocalizedStringKey, selection p1: Binding<Set<P1>>, in p2: P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a Set")
  @_disfavoredOverload public init<P1>(selection p0: Binding<Set<P1>>, @ViewBuilder label p1: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a Set")
  @_disfavoredOverload public init<P1, P2>(selection p0: Binding<Set<P1>>, in p1: P2, @ViewBuilder label p2: () -> some View) { preconditionFailure() }
}

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
  public init(_ label: Text? = nil, contentType: UTType) {
    _node.value("contentType", contentType.vmlCode)
    _node.value("label", label.vmlCode, "nil")
  }
  public init(_ label: Text? = nil, contentType: UTType? = nil) {
    _node.value("contentType", contentType.vmlCode, "nil")
    _node.value("label", label.vmlCode, "nil")
  }
  public init(_ title: LocalizedStringKey, contentType: UTType) {
    _node.value("contentType", contentType.vmlCode)
    _node.text = title.text
  }
  public init(_ title: LocalizedStringKey, contentType: UTType? = nil) {
    _node.value("contentType", contentType.vmlCode, "nil")
    _node.text = title.text
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, contentType: UTType) {
    _node.value("contentType", contentType.vmlCode)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, contentType: UTType? = nil) {
    _node.value("contentType", contentType.vmlCode, "nil")
    _node.text = String(title)
  }
}

@available(*, unavailable, message: "VML has no form for it: 'session' is an ObjectCaptureSession")
public struct ObjectCapturePointCloudView: ElementView {
  public var _node = ElementNode("ObjectCapturePointCloudView")
  @available(*, unavailable, message: "VML has no form for it: 'session' is an ObjectCaptureSession")
  @_disfavoredOverload public init<P1>(session p0: P1) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'session' is an ObjectCaptureSession")
public struct ObjectCaptureView: ElementView {
  public var _node = ElementNode("ObjectCaptureView")
  @available(*, unavailable, message: "VML has no form for it: 'session' is an ObjectCaptureSession")
  @_disfavoredOverload public init<P1>(session p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'session' is an ObjectCaptureSession")
  @_disfavoredOverload public init<P1>(session p0: P1, @ViewBuilder cameraFeedOverlay p1: () -> some View) { preconditionFailure() }
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

@available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
public struct OutlineGroup: ElementView {
  public var _node = ElementNode("OutlineGroup")
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<C: MutableCollection & RandomAccessCollection, P1, E: Identifiable>(_ p0: Binding<C>, children p1: P1, @ViewBuilder content p2: (Binding<E>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<C: MutableCollection & RandomAccessCollection, E, ID: Hashable, P1>(_ p0: Binding<C>, id p1: KeyPath<E, ID>, children p2: P1, @ViewBuilder content p3: (Binding<E>) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'children' is a path to a property of the app's")
  @_disfavoredOverload public init<Data: RandomAccessCollection, DataElement: Identifiable>(_ p0: Data, children p1: KeyPath<DataElement, Data?>) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'payloadAction' is handed what SwiftUI alone has")
public struct PasteButton: ElementView {
  public var _node = ElementNode("PasteButton")
  @available(*, unavailable, message: "VML has no form for it: 'payloadAction' is handed what SwiftUI alone has")
  @_disfavoredOverload public init(supportedContentTypes p0: [UTType], payloadAction p1: (Any) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'payloadAction' is handed what SwiftUI alone has")
  @_disfavoredOverload public init(supportedTypes p0: [String], payloadAction p1: (Any) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'validator' is code that gives a value back")
  @_disfavoredOverload public init<Payload>(supportedContentTypes p0: [UTType], validator p1: (Any) -> Payload?, payloadAction p2: (Payload) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'validator' is code that gives a value back")
  @_disfavoredOverload public init<Payload>(supportedTypes p0: [String], validator p1: (Any) -> Payload?, payloadAction p2: (Payload) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'payloadType' is a type of the app")
  @_disfavoredOverload public init<T>(payloadType p0: T.Type, onPaste p1: ([T]) -> Void) { preconditionFailure() }
}

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

@available(*, unavailable, message: "VML has no form for it: 'amount' is a Decimal")
public struct PayLaterView: ElementView {
  public var _node = ElementNode("PayLaterView")
  @available(*, unavailable, message: "VML has no form for it: 'amount' is a Decimal")
  @_disfavoredOverload public init<P1, P2>(amount p0: P1, currency p1: P2) { preconditionFailure() }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9.
public struct PayWithApplePayButton: ElementView {
  public var _node = ElementNode("PayWithApplePayButton")
  public init(@StepBuilder action: () -> Steps) {
    _node.steps("onTap", action())
  }
  @_disfavoredOverload public init(action: @escaping () -> Void) {
  }
  public init(@StepBuilder action: () -> Steps, @ViewBuilder fallback: () -> some View) {
    _node.steps("onTap", action())
    _node.slot("fallback", fallback(), isDefault: true)
  }
  @_disfavoredOverload public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> some View) {
    _node.slot("fallback", fallback(), isDefault: true)
  }
  @available(*, unavailable, message: "VML has no form for it: 'request' is a PassKit.PKPaymentRequest")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1? = nil, request p1: P2, onPaymentAuthorizationChange p2: (Any) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'request' is a PassKit.PKPaymentRequest")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1? = nil, request p1: P2, onPaymentAuthorizationChange p2: (Any) -> Void, @ViewBuilder fallback p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'request' is a PassKit.PKPaymentRequest")
  @_disfavoredOverload public init<P1, P2, P3>(_ p0: P1? = nil, request p1: P2, onPaymentAuthorizationChange p2: (Any) -> Void, onMerchantSessionRequested p3: () async -> P3) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'request' is a PassKit.PKPaymentRequest")
  @_disfavoredOverload public init<P1, P2, P3>(_ p0: P1? = nil, request p1: P2, onPaymentAuthorizationChange p2: (Any) -> Void, onMerchantSessionRequested p3: () async -> P3, @ViewBuilder fallback p4: () -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'question' is a PermissionKit.PermissionQuestion")
public struct PermissionButton: ElementView {
  public var _node = ElementNode("PermissionButton")
  @available(*, unavailable, message: "VML has no form for it: 'question' is a PermissionKit.PermissionQuestion")
  @_disfavoredOverload public init<P1>(question p0: P1, @ViewBuilder label p1: () -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'phases' is a Sequence")
public struct PhaseAnimator: ElementView {
  public var _node = ElementNode("PhaseAnimator")
  @available(*, unavailable, message: "VML has no form for it: 'phases' is a Sequence")
  @_disfavoredOverload public init<Phase: Equatable>(_ p0: some Sequence, @ViewBuilder content p1: (Phase) -> some View, animation p2: ((Phase) -> Animation)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'phases' is a Sequence")
  @_disfavoredOverload public init<Phase: Equatable>(_ p0: some Sequence, trigger p1: some Equatable, @ViewBuilder content p2: (Phase) -> some View, animation p3: ((Phase) -> Animation)? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
public struct PhotosPicker: ElementView {
  public var _node = ElementNode("PhotosPicker")
  @available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
  @_disfavoredOverload public init<P1, P2, P3>(_ p0: LocalizedStringKey, selection p1: Binding<P1>, matching p2: P2? = nil, preferredItemEncoding p3: P3? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
  @_disfavoredOverload public init<P1, P2, P3, P4>(_ p0: LocalizedStringKey, selection p1: Binding<P1>, matching p2: P2? = nil, preferredItemEncoding p3: P3? = nil, photoLibrary p4: P4) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a PhotosPickerItem")
  @_disfavoredOverload public init<P1, P2, P3, P4>(_ p0: LocalizedStringKey, selection p1: Binding<P1>, maxSelectionCount p2: Int? = nil, selectionBehavior p3: P2? = nil, matching p4: P3? = nil, preferredItemEncoding p5: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a PhotosPickerItem")
  @_disfavoredOverload public init<P1, P2, P3, P4, P5>(_ p0: LocalizedStringKey, selection p1: Binding<P1>, maxSelectionCount p2: Int? = nil, selectionBehavior p3: P2? = nil, matching p4: P3? = nil, preferredItemEncoding p5: P4? = nil, photoLibrary p6: P5) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
  @_disfavoredOverload public init<P1, P2, P3>(selection p0: Binding<P1>, matching p1: P2? = nil, preferredItemEncoding p2: P3? = nil, @ViewBuilder label p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
  @_disfavoredOverload public init<P1, P2, P3, P4>(selection p0: Binding<P1>, matching p1: P2? = nil, preferredItemEncoding p2: P3? = nil, photoLibrary p3: P4, @ViewBuilder label p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a PhotosPickerItem")
  @_disfavoredOverload public init<P1, P2, P3, P4>(selection p0: Binding<P1>, maxSelectionCount p1: Int? = nil, selectionBehavior p2: P2? = nil, matching p3: P3? = nil, preferredItemEncoding p4: P4? = nil, @ViewBuilder label p5: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a PhotosPickerItem")
  @_disfavoredOverload public init<P1, P2, P3, P4, P5>(selection p0: Binding<P1>, maxSelectionCount p1: Int? = nil, selectionBehavior p2: P2? = nil, matching p3: P3? = nil, preferredItemEncoding p4: P4? = nil, photoLibrary p5: P5, @ViewBuilder label p6: () -> some View) { preconditionFailure() }
}

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
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: S, image p1: ImageResource, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: S, image p1: ImageResource, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View, @ViewBuilder currentValueLabel p5: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: S, sources p1: C, selection p2: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: S, sources p1: C, selection p2: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p3: () -> some View, @ViewBuilder currentValueLabel p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: S, systemImage p1: String, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: S, systemImage p1: String, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View, @ViewBuilder currentValueLabel p5: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: LocalizedStringKey, image p1: ImageResource, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: LocalizedStringKey, image p1: ImageResource, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View, @ViewBuilder currentValueLabel p5: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: LocalizedStringKey, sources p1: C, selection p2: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: LocalizedStringKey, sources p1: C, selection p2: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p3: () -> some View, @ViewBuilder currentValueLabel p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: LocalizedStringKey, systemImage p1: String, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: LocalizedStringKey, systemImage p1: String, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View, @ViewBuilder currentValueLabel p5: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: P1, image p1: ImageResource, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: P1, image p1: ImageResource, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View, @ViewBuilder currentValueLabel p5: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: P1, sources p1: C, selection p2: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: P1, sources p1: C, selection p2: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p3: () -> some View, @ViewBuilder currentValueLabel p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: P1, systemImage p1: String, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, C: RandomAccessCollection, SelectionValue: Hashable>(_ p0: P1, systemImage p1: String, sources p2: C, selection p3: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p4: () -> some View, @ViewBuilder currentValueLabel p5: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection, SelectionValue: Hashable>(sources p0: C, selection p1: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p2: () -> some View, @ViewBuilder label p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection, SelectionValue: Hashable>(sources p0: C, selection p1: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content p2: () -> some View, @ViewBuilder label p3: () -> some View, @ViewBuilder currentValueLabel p4: () -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
public struct Plot: ElementPart {
  public var _node = ElementNode("Plot")
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Content>(content p0: () -> Content) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
public struct PointMark: ElementPart {
  public var _node = ElementNode("PointMark")
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(x p0: P1, y p1: P2, z p2: P3) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2>(x p0: P1, y p1: P2) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'y' is a PlottableProjection")
public struct PointPlot: ElementPart {
  public var _node = ElementNode("PointPlot")
  @available(*, unavailable, message: "VML has no form for it: 'y' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1>(_ p0: Data, x p1: CGFloat? = nil, y p2: P1) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'configuration' is a ProductViewStyleConfiguration")
public struct ProductView: ElementView {
  public var _node = ElementNode("ProductView")
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a ProductViewStyleConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'product' is a StoreKit.Product")
  @_disfavoredOverload public init<P1>(_ p0: P1, @ViewBuilder icon p1: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'product' is a StoreKit.Product")
  @_disfavoredOverload public init<P1>(_ p0: P1, prefersPromotionalIcon p1: Bool? = nil, @ViewBuilder icon p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'product' is a StoreKit.Product")
  @_disfavoredOverload public init<P1>(_ p0: P1, prefersPromotionalIcon p1: Bool? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'id' is a StoreKit.Product.ID")
  @_disfavoredOverload public init<P1>(id p0: P1, @ViewBuilder icon p1: (Any) -> some View, @ViewBuilder placeholderIcon p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'id' is a StoreKit.Product.ID")
  @_disfavoredOverload public init<P1>(id p0: P1, prefersPromotionalIcon p1: Bool? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'id' is a StoreKit.Product.ID")
  @_disfavoredOverload public init<P1>(id p0: P1, prefersPromotionalIcon p1: Bool? = nil, @ViewBuilder icon p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'id' is a StoreKit.Product.ID")
  @_disfavoredOverload public init<P1>(id p0: P1, prefersPromotionalIcon p1: Bool? = nil, @ViewBuilder icon p2: () -> some View, @ViewBuilder placeholderIcon p3: () -> some View) { preconditionFailure() }
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

@available(*, unavailable, message: "VML has no form for it: 'make' is code that gives a value back")
public struct RealityView: ElementView {
  public var _node = ElementNode("RealityView")
  @available(*, unavailable, message: "VML has no form for it: 'make' is code that gives a value back")
  @_disfavoredOverload public init(make p0: (Any) async -> Void, update p1: (((Any) -> Void))? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'make' is code that gives a value back")
  @_disfavoredOverload public init(make p0: (Any) async -> Void, update p1: (((Any) -> Void))? = nil, @ViewBuilder placeholder p2: () -> some View) { preconditionFailure() }
}

public struct Rectangle: InsettableShape, ShapeElement {
  public var _node = ElementNode("Rectangle")
  init(_node: ElementNode) { self._node = _node }
  public init() {
    let call = ModifierCall(code: ".rect")
    _node.call = call
  }
}

@available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
public struct RectangleMark: ElementPart {
  public var _node = ElementNode("RectangleMark")
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(x p0: P1, y p1: P2, z p2: P3) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: it is ChartContent, which this library has not")
  @_disfavoredOverload public init(xStart p0: CGFloat? = nil, xEnd p1: CGFloat? = nil, yStart p2: CGFloat? = nil, yEnd p3: CGFloat? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3, P4>(x p0: P1, y p1: P2, width p2: P3? = nil, height p3: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3, P4>(x p0: P1, yStart p1: P2, yEnd p2: P3, width p3: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3, P4>(xStart p0: P1, xEnd p1: P2, y p2: P3, height p3: P4? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableProjection")
public struct RectanglePlot: ElementPart {
  public var _node = ElementNode("RectanglePlot")
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3, P4>(_ p0: Data, xStart p1: P1, xEnd p2: P2, yStart p3: P3, yEnd p4: P4) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3, P4>(_ p0: Data, xStart p1: P1, xEnd p2: P2, y p3: P3, height p4: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3, P4>(_ p0: Data, x p1: P1, yStart p2: P2, yEnd p3: P3, width p4: P4? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3, P4>(_ p0: Data, x p1: P1, y p2: P2, width p3: P3? = nil, height p4: P4? = nil) { preconditionFailure() }
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

@available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
public struct RuleMark: ElementPart {
  public var _node = ElementNode("RuleMark")
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(x p0: P1, y p1: P2, z p2: P3) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(x p0: P1, yStart p1: P2, yEnd p2: P3) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(xStart p0: P1, xEnd p1: P2, y p2: P3) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableProjection")
public struct RulePlot: ElementPart {
  public var _node = ElementNode("RulePlot")
  @available(*, unavailable, message: "VML has no form for it: 'xStart' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2>(_ p0: Data, xStart p1: P1, xEnd p2: P2, y p3: CGFloat? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'yStart' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2>(_ p0: Data, x p1: CGFloat? = nil, yStart p2: P1, yEnd p3: P2) { preconditionFailure() }
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

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct SceneView: ElementView {
  public var _node = ElementNode("SceneView")
  public init(preferredFramesPerSecond: Int = 60) {
    _node.value("preferredFramesPerSecond", preferredFramesPerSecond.vmlCode, "60")
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

@available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
public struct ScrollViewReader: ElementView {
  public var _node = ElementNode("ScrollViewReader")
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(@ViewBuilder content p0: (Any) -> some View) { preconditionFailure() }
}

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

@available(*, unavailable, message: "VML has no form for it: 'angle' is a PlottableValue")
public struct SectorMark: ElementPart {
  public var _node = ElementNode("SectorMark")
  @available(*, unavailable, message: "VML has no form for it: 'angle' is a PlottableValue")
  @_disfavoredOverload public init<P1, P2, P3>(angle p0: P1, innerRadius p1: P2? = nil, outerRadius p2: P3? = nil, angularInset p3: CGFloat? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'angle' is a PlottableProjection")
public struct SectorPlot: ElementPart {
  public var _node = ElementNode("SectorPlot")
  @available(*, unavailable, message: "VML has no form for it: 'angle' is a PlottableProjection")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, P3>(_ p0: Data, angle p1: P1, innerRadius p2: P2? = nil, outerRadius p3: P3? = nil, angularInset p4: CGFloat? = nil) { preconditionFailure() }
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
  @available(*, unavailable, message: "VML has no form for it: 'items' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: RandomAccessCollection>(_ p0: Text, items p1: Data, subject p2: Text? = nil, message p3: Text? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'preview' is code that gives a value back")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1>(_ p0: Text, items p1: Data, subject p2: Text? = nil, message p3: Text? = nil, preview p4: (Data.Element) -> P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'items' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: RandomAccessCollection>(_ p0: LocalizedStringKey, items p1: Data, subject p2: Text? = nil, message p3: Text? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'preview' is code that gives a value back")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1>(_ p0: LocalizedStringKey, items p1: Data, subject p2: Text? = nil, message p3: Text? = nil, preview p4: (Data.Element) -> P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, Data: RandomAccessCollection>(_ p0: P1, items p1: Data, subject p2: Text? = nil, message p3: Text? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, Data: RandomAccessCollection, P2>(_ p0: P1, items p1: Data, subject p2: Text? = nil, message p3: Text? = nil, preview p4: (Data.Element) -> P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'items' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: RandomAccessCollection>(items p0: Data, subject p1: Text? = nil, message p2: Text? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'items' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<Data: RandomAccessCollection>(items p0: Data, subject p1: Text? = nil, message p2: Text? = nil, @ViewBuilder label p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'preview' is code that gives a value back")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1>(items p0: Data, subject p1: Text? = nil, message p2: Text? = nil, preview p3: (Data.Element) -> P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'preview' is code that gives a value back")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1>(items p0: Data, subject p1: Text? = nil, message p2: Text? = nil, preview p3: (Data.Element) -> P1, @ViewBuilder label p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is data for other apps")
  @_disfavoredOverload public init<I, P1>(_ p0: Text, item p1: I, subject p2: Text? = nil, message p3: Text? = nil, preview p4: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is data for other apps")
  @_disfavoredOverload public init<I, P1>(_ p0: LocalizedStringKey, item p1: I, subject p2: Text? = nil, message p3: Text? = nil, preview p4: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, I, P2>(_ p0: P1, item p1: I, subject p2: Text? = nil, message p3: Text? = nil, preview p4: P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is data for other apps")
  @_disfavoredOverload public init<I, P1>(item p0: I, subject p1: Text? = nil, message p2: Text? = nil, preview p3: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is data for other apps")
  @_disfavoredOverload public init<I, P1>(item p0: I, subject p1: Text? = nil, message p2: Text? = nil, preview p3: P1, @ViewBuilder label p4: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is data for other apps")
  @_disfavoredOverload public init<S: StringProtocol, I, P1>(_ p0: S, item p1: I, subject p2: Text? = nil, message p3: Text? = nil, preview p4: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'items' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<S: StringProtocol, Data: RandomAccessCollection>(_ p0: S, items p1: Data, subject p2: Text? = nil, message p3: Text? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'preview' is code that gives a value back")
  @_disfavoredOverload public init<S: StringProtocol, Data: RandomAccessCollection, P1>(_ p0: S, items p1: Data, subject p2: Text? = nil, message p3: Text? = nil, preview p4: (Data.Element) -> P1) { preconditionFailure() }
}

/// Since iOS 16, macOS 10.15, visionOS 1, watchOS 6, tvOS 13.
public struct ShortcutsLink: ElementView {
  public var _node = ElementNode("ShortcutsLink")
  public init(@StepBuilder action: () -> Steps) {
    _node.steps("onTap", action())
  }
  @_disfavoredOverload public init(action: @escaping () -> Void) {
  }
  public init() {
  }
}

@available(*, unavailable, message: "VML has no form for it: 'onRequest' is handed what SwiftUI alone has")
public struct SignInWithAppleButton: ElementView {
  public var _node = ElementNode("SignInWithAppleButton")
  @available(*, unavailable, message: "VML has no form for it: 'onRequest' is handed what SwiftUI alone has")
  @_disfavoredOverload public init<P1>(_ p0: P1? = nil, onRequest p1: (Any) -> Void, onCompletion p2: (Result<Any, any Error>) -> Void) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntents.AppIntent")
public struct SiriTipView: ElementView {
  public var _node = ElementNode("SiriTipView")
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntents.AppIntent")
  @_disfavoredOverload public init<Intent>(intent p0: Intent, isVisible p1: Binding<Bool>? = nil) { preconditionFailure() }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6.
public struct Slider: ElementView {
  public var _node = ElementNode("Slider")
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
    _node.slot("minimumValueLabel", minimumValueLabel())
    _node.slot("maximumValueLabel", maximumValueLabel())
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
    _node.slot("minimumValueLabel", minimumValueLabel())
    _node.slot("maximumValueLabel", maximumValueLabel())
  }
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: @escaping (Bool) -> Void) {
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
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
  }
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, minimumValueLabel: some View, maximumValueLabel: some View, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
    _node.slot("minimumValueLabel", minimumValueLabel)
    _node.slot("maximumValueLabel", maximumValueLabel)
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, minimumValueLabel: some View, maximumValueLabel: some View, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds), "0...1")
    _node.binding("value", value.source)
    _node.slot("minimumValueLabel", minimumValueLabel)
    _node.slot("maximumValueLabel", maximumValueLabel)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
    _node.slot("minimumValueLabel", minimumValueLabel())
    _node.slot("maximumValueLabel", maximumValueLabel())
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
    _node.slot("minimumValueLabel", minimumValueLabel())
    _node.slot("maximumValueLabel", maximumValueLabel())
  }
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: @escaping (Bool) -> Void) {
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
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
  }
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, minimumValueLabel: some View, maximumValueLabel: some View, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("minimumValueLabel", minimumValueLabel)
    _node.slot("maximumValueLabel", maximumValueLabel)
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, minimumValueLabel: some View, maximumValueLabel: some View, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("minimumValueLabel", minimumValueLabel)
    _node.slot("maximumValueLabel", maximumValueLabel)
    _node.slot("label", label(), isDefault: true)
  }
  @available(*, unavailable, message: "VML has no form for it: 'ticks' holds parts that this library has not")
  @_disfavoredOverload public init<V: BinaryFloatingPoint, P1>(value p0: Binding<V>, in p1: ClosedRange<V>? = nil, neutralValue p2: V? = nil, enabledBounds p3: ClosedRange<V>? = nil, @ViewBuilder label p4: () -> some View, ticks p5: () -> P1, onEditingChanged p6: ((Bool) -> Void)? = nil) { preconditionFailure() }
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

@available(*, unavailable, message: "VML has no form for it: 'scene' is a SpriteKit.SKScene")
public struct SpriteView: ElementView {
  public var _node = ElementNode("SpriteView")
  @available(*, unavailable, message: "VML has no form for it: 'scene' is a SpriteKit.SKScene")
  @_disfavoredOverload public init<P1, P2>(scene p0: P1, transition p1: P2? = nil, isPaused p2: Bool? = nil, preferredFramesPerSecond p3: Int? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'scene' is a SpriteKit.SKScene")
  @_disfavoredOverload public init<P1, P2, P3, P4>(scene p0: P1, transition p1: P2? = nil, isPaused p2: Bool? = nil, preferredFramesPerSecond p3: Int? = nil, options p4: P3? = nil, debugOptions p5: P4, shouldRender p6: ((Any) -> Bool)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'scene' is a SpriteKit.SKScene")
  @_disfavoredOverload public init<P1, P2, P3>(scene p0: P1, transition p1: P2? = nil, isPaused p2: Bool? = nil, preferredFramesPerSecond p3: Int? = nil, options p4: P3? = nil, shouldRender p5: ((Any) -> Bool)? = nil) { preconditionFailure() }
}

/// Since iOS 13, macOS 10.15, visionOS 1, watchOS 9.
public struct Stepper: ElementView {
  public var _node = ElementNode("Stepper")
  @_disfavoredOverload public init(@ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(@ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
    _node.text = titleKey.text
  }
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    _node.text = titleKey.text
  }
  @_disfavoredOverload public init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> some View) {
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> some View) {
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1) {
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    _node.text = String(title)
  }
  @_disfavoredOverload public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = titleKey.text
  }
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = titleKey.text
  }
  @_disfavoredOverload public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = titleKey.text
  }
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.text = titleKey.text
  }
  @_disfavoredOverload public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> some View) {
    _node.value("in", spelled(bounds))
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void) {
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View) {
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> some View) {
    _node.value("step", spelled(step), "1")
    _node.binding("value", value.source)
    _node.slot("label", label(), isDefault: true)
  }
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<P1, P2, P3, F>(_ p0: LocalizedStringKey, value p1: Binding<P1>, in p2: ClosedRange<P2>, step p3: P3? = nil, format p4: F, onEditingChanged p5: ((Bool) -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<P1, P2, F>(_ p0: LocalizedStringKey, value p1: Binding<P1>, step p2: P2? = nil, format p3: F, onEditingChanged p4: ((Bool) -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, P2, P3, P4, F>(_ p0: P1, value p1: Binding<P2>, in p2: ClosedRange<P3>, step p3: P4? = nil, format p4: F, onEditingChanged p5: ((Bool) -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, P2, P3, F>(_ p0: P1, value p1: Binding<P2>, step p2: P3? = nil, format p3: F, onEditingChanged p4: ((Bool) -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<P1, P2, P3, F>(value p0: Binding<P1>, in p1: ClosedRange<P2>, step p2: P3? = nil, format p3: F, @ViewBuilder label p4: () -> some View, onEditingChanged p5: ((Bool) -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<P1, P2, F>(value p0: Binding<P1>, step p1: P2? = nil, format p2: F, @ViewBuilder label p3: () -> some View, onEditingChanged p4: ((Bool) -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<S: StringProtocol, P1, P2, P3, F>(_ p0: S, value p1: Binding<P1>, in p2: ClosedRange<P2>, step p3: P3? = nil, format p4: F, onEditingChanged p5: ((Bool) -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<S: StringProtocol, P1, P2, F>(_ p0: S, value p1: Binding<P1>, step p2: P2? = nil, format p3: F, onEditingChanged p4: ((Bool) -> Void)? = nil) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'ids' is data that SwiftUI makes views of")
public struct StoreView: ElementView {
  public var _node = ElementNode("StoreView")
  @available(*, unavailable, message: "VML has no form for it: 'ids' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(ids p0: some Collection, @ViewBuilder icon p1: (Any, Any) -> some View, @ViewBuilder placeholderIcon p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'ids' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(ids p0: some Collection, prefersPromotionalIcon p1: Bool? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'ids' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(ids p0: some Collection, prefersPromotionalIcon p1: Bool? = nil, @ViewBuilder icon p2: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'ids' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(ids p0: some Collection, prefersPromotionalIcon p1: Bool? = nil, @ViewBuilder icon p2: (Any) -> some View, @ViewBuilder placeholderIcon p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'products' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(products p0: some Collection, @ViewBuilder icon p1: (Any, Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'products' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(products p0: some Collection, prefersPromotionalIcon p1: Bool? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'products' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(products p0: some Collection, prefersPromotionalIcon p1: Bool? = nil, @ViewBuilder icon p2: (Any) -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: it is what a modifier of a shape gives")
public struct StrokeBorderShapeView: ElementView {
  public var _node = ElementNode("StrokeBorderShapeView")
  @available(*, unavailable, message: "VML has no form for it: it is what a modifier of a shape gives")
  @_disfavoredOverload public init<Content: InsettableShape, Style: ShapeStyle, Background: View>(shape p0: Content, style p1: Style, strokeStyle p2: StrokeStyle, isAntialiased p3: Bool, background p4: Background) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: it is what a modifier of a shape gives")
public struct StrokeShapeView: ElementView {
  public var _node = ElementNode("StrokeShapeView")
  @available(*, unavailable, message: "VML has no form for it: it is what a modifier of a shape gives")
  @_disfavoredOverload public init<Content: Shape, Style: ShapeStyle, Background: View>(shape p0: Content, style p1: Style, strokeStyle p2: StrokeStyle, isAntialiased p3: Bool, background p4: Background) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'configuration' is a SubscriptionOfferViewStyleConfiguration")
public struct SubscriptionOfferView: ElementView {
  public var _node = ElementNode("SubscriptionOfferView")
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a SubscriptionOfferViewStyleConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'subscription' is a StoreKit.Product")
  @_disfavoredOverload public init<P1>(_ p0: P1, @ViewBuilder icon p1: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'subscription' is a StoreKit.Product")
  @_disfavoredOverload public init<P1>(_ p0: P1, prefersPromotionalIcon p1: Bool? = nil, @ViewBuilder icon p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'subscription' is a StoreKit.Product")
  @_disfavoredOverload public init<P1>(_ p0: P1, prefersPromotionalIcon p1: Bool? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'visibleRelationship' is a StoreKit.Product.SubscriptionRelationship")
  @_disfavoredOverload public init<P1>(groupID p0: String, visibleRelationship p1: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'visibleRelationship' is a StoreKit.Product.SubscriptionRelationship")
  @_disfavoredOverload public init<P1>(groupID p0: String, visibleRelationship p1: P1, @ViewBuilder icon p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'visibleRelationship' is a StoreKit.Product.SubscriptionRelationship")
  @_disfavoredOverload public init<P1>(groupID p0: String, visibleRelationship p1: P1, @ViewBuilder icon p2: () -> some View, @ViewBuilder placeholderIcon p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'visibleRelationship' is a StoreKit.Product.SubscriptionRelationship")
  @_disfavoredOverload public init<P1>(groupID p0: String, visibleRelationship p1: P1, useAppIcon p2: Bool) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'id' is a StoreKit.Product.ID")
  @_disfavoredOverload public init<P1>(id p0: P1, @ViewBuilder icon p1: (Any) -> some View, @ViewBuilder placeholderIcon p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'id' is a StoreKit.Product.ID")
  @_disfavoredOverload public init<P1>(id p0: P1, prefersPromotionalIcon p1: Bool? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'id' is a StoreKit.Product.ID")
  @_disfavoredOverload public init<P1>(id p0: P1, prefersPromotionalIcon p1: Bool? = nil, @ViewBuilder icon p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'id' is a StoreKit.Product.ID")
  @_disfavoredOverload public init<P1>(id p0: P1, prefersPromotionalIcon p1: Bool? = nil, @ViewBuilder icon p2: () -> some View, @ViewBuilder placeholderIcon p3: () -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
public struct SubscriptionOptionGroup: ElementPart {
  public var _node = ElementNode("SubscriptionOptionGroup")
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Content>(content p0: () -> Content) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Content>(content p0: () -> Content, @ViewBuilder label p1: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Content>(content p0: () -> Content, @ViewBuilder label p1: () -> some View, @ViewBuilder marketingContent p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Content>(content p0: () -> Content, @ViewBuilder marketingContent p1: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Content>(_ p0: LocalizedStringKey, content p1: () -> Content) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<Content>(_ p0: LocalizedStringKey, content p1: () -> Content, @ViewBuilder marketingContent p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isIncluded' is code that gives a value back")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, isIncluded p1: (Any) -> Bool) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isIncluded' is code that gives a value back")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, isIncluded p1: (Any) -> Bool, @ViewBuilder marketingContent p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isIncluded' is code that gives a value back")
  @_disfavoredOverload public init(isIncluded p0: (Any) -> Bool) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isIncluded' is code that gives a value back")
  @_disfavoredOverload public init(isIncluded p0: (Any) -> Bool, @ViewBuilder label p1: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isIncluded' is code that gives a value back")
  @_disfavoredOverload public init(isIncluded p0: (Any) -> Bool, @ViewBuilder label p1: () -> some View, @ViewBuilder marketingContent p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isIncluded' is code that gives a value back")
  @_disfavoredOverload public init(isIncluded p0: (Any) -> Bool, @ViewBuilder marketingContent p1: () -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'groupedBy' is code that gives a value back")
public struct SubscriptionOptionGroupSet: ElementPart {
  public var _node = ElementNode("SubscriptionOptionGroupSet")
  @available(*, unavailable, message: "VML has no form for it: 'groupedBy' is code that gives a value back")
  @_disfavoredOverload public init<GroupID: Hashable>(idType p0: GroupID.Type? = nil, groupedBy p1: (Any) -> GroupID, @ViewBuilder label p2: (GroupID) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'groupedBy' is code that gives a value back")
  @_disfavoredOverload public init<GroupID: Hashable>(idType p0: GroupID.Type? = nil, groupedBy p1: (Any) -> GroupID, @ViewBuilder label p2: (GroupID) -> some View, @ViewBuilder marketingContent p3: (GroupID) -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'isIncluded' is code that gives a value back")
public struct SubscriptionOptionSection: ElementPart {
  public var _node = ElementNode("SubscriptionOptionSection")
  @available(*, unavailable, message: "VML has no form for it: 'isIncluded' is code that gives a value back")
  @_disfavoredOverload public init(_ p0: LocalizedStringKey, isIncluded p1: (Any) -> Bool) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isIncluded' is code that gives a value back")
  @_disfavoredOverload public init(isIncluded p0: (Any) -> Bool) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: it is StoreContent, which this library has not")
public struct SubscriptionPeriodGroupSet: ElementPart {
  public var _node = ElementNode("SubscriptionPeriodGroupSet")
  @available(*, unavailable, message: "VML has no form for it: it is StoreContent, which this library has not")
  @_disfavoredOverload public init() { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'marketingContent' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(@ViewBuilder marketingContent p0: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'marketingContent' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(@ViewBuilder marketingContent p0: (Any) -> some View, @ViewBuilder label p1: (Any) -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'option' is a SubscriptionStoreControlStyleConfiguration.Option")
public struct SubscriptionStoreButton: ElementView {
  public var _node = ElementNode("SubscriptionStoreButton")
  @available(*, unavailable, message: "VML has no form for it: 'option' is a SubscriptionStoreControlStyleConfiguration.Option")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'confirmation' makes views of what SwiftUI hands it")
public struct SubscriptionStorePicker: ElementView {
  public var _node = ElementNode("SubscriptionStorePicker")
  @available(*, unavailable, message: "VML has no form for it: 'confirmation' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init(@ViewBuilder pickerContent p0: () -> some View, @ViewBuilder confirmation p1: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a SubscriptionStoreControlStyleConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1, @ViewBuilder pickerOptionContent p1: (Any) -> some View, @ViewBuilder confirmation p2: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a SubscriptionStoreControlStyleConfiguration")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, selection p1: Binding<P2>, @ViewBuilder pickerOptionContent p2: (Any) -> some View, @ViewBuilder confirmation p3: (Any) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
  @_disfavoredOverload public init<P1>(selection p0: Binding<P1>, @ViewBuilder pickerContent p1: () -> some View, @ViewBuilder confirmation p2: (Any) -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'option' is a SubscriptionStoreControlStyleConfiguration.Option")
public struct SubscriptionStorePickerOption: ElementView {
  public var _node = ElementNode("SubscriptionStorePickerOption")
  @available(*, unavailable, message: "VML has no form for it: 'option' is a SubscriptionStoreControlStyleConfiguration.Option")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'option' is a SubscriptionStoreControlStyleConfiguration.Option")
  @_disfavoredOverload public init<P1>(_ p0: P1, @ViewBuilder label p1: (Any) -> some View) { preconditionFailure() }
}

/// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
public struct SubscriptionStoreView: ElementView {
  public var _node = ElementNode("SubscriptionStoreView")
  public init(groupID: String) {
    _node.textAttribute("groupID", String(groupID))
  }
  public init(groupID: String, @ViewBuilder marketingContent: () -> some View) {
    _node.textAttribute("groupID", String(groupID))
    _node.slot("marketingContent", marketingContent())
  }
  @available(*, unavailable, message: "VML has no form for it: 'productIDs' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(productIDs p0: some Collection) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'productIDs' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(productIDs p0: some Collection, @ViewBuilder marketingContent p1: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'subscriptions' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(subscriptions p0: some Collection) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'subscriptions' is data that SwiftUI makes views of")
  @_disfavoredOverload public init(subscriptions p0: some Collection, @ViewBuilder marketingContent p1: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public init<P1, C>(groupID p0: String, visibleRelationships p1: P1? = nil, content p2: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'productIDs' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<C>(productIDs p0: some Collection, content p1: () -> C) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'subscriptions' is data that SwiftUI makes views of")
  @_disfavoredOverload public init<C>(subscriptions p0: some Collection, content p1: () -> C) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'function' is code that gives a value back")
public struct SurfacePlot: ElementPart {
  public var _node = ElementNode("SurfacePlot")
  @available(*, unavailable, message: "VML has no form for it: 'function' is code that gives a value back")
  @_disfavoredOverload public init(x p0: LocalizedStringKey, y p1: LocalizedStringKey, z p2: LocalizedStringKey, function p3: (Double, Double) -> Double) { preconditionFailure() }
}

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
  public init<SelectionValue: Hashable>(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> some View) {
    if let selection { _node.binding("selection", selection.source) }
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

@available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
public struct Table: ElementView {
  public var _node = ElementNode("Table")
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Value, Columns, Rows>(of p0: Value.Type, columns p1: () -> Columns, rows p2: () -> Rows) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Value, P1, Columns, Rows>(of p0: Value.Type, columnCustomization p1: Binding<P1>, columns p2: () -> Columns, rows p3: () -> Rows) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Value, P1, Columns, Rows>(of p0: Value.Type, selection p1: Binding<Set<P1>>, columns p2: () -> Columns, rows p3: () -> Rows) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Value, P1, P2, Columns, Rows>(of p0: Value.Type, selection p1: Binding<Set<P1>>, columnCustomization p2: Binding<P2>, columns p3: () -> Columns, rows p4: () -> Rows) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, Sort, P2, Columns>(_ p0: Data, children p1: KeyPath<Data.Element, Data?>, selection p2: Binding<Set<P1>>, sortOrder p3: Binding<[Sort]>, columnCustomization p4: Binding<P2>? = nil, columns p5: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, Sort, P1, Columns>(_ p0: Data, children p1: KeyPath<Data.Element, Data?>, sortOrder p2: Binding<[Sort]>, columnCustomization p3: Binding<P1>? = nil, columns p4: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, Sort, Columns>(_ p0: Data, selection p1: Binding<Set<P1>>, sortOrder p2: Binding<[Sort]>, columns p3: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, Sort, P2, Columns>(_ p0: Data, selection p1: Binding<Set<P1>>, sortOrder p2: Binding<[Sort]>, columnCustomization p3: Binding<P2>, columns p4: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, Sort, Columns>(_ p0: Data, sortOrder p1: Binding<[Sort]>, columns p2: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, Sort, P1, Columns>(_ p0: Data, sortOrder p1: Binding<[Sort]>, columnCustomization p2: Binding<P1>, columns p3: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, Columns>(_ p0: Data, columns p1: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, Columns>(_ p0: Data, children p1: KeyPath<Data.Element, Data?>, selection p2: Binding<Set<P1>>, columnCustomization p3: Binding<P2>? = nil, columns p4: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, Value, P1, Columns>(_ p0: Data, children p1: KeyPath<Value, Data?>, columnCustomization p2: Binding<P1>? = nil, columns p3: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, Columns>(_ p0: Data, columnCustomization p1: Binding<P1>, columns p2: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, Columns>(_ p0: Data, selection p1: Binding<Set<P1>>, columns p2: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, P1, P2, Columns>(_ p0: Data, selection p1: Binding<Set<P1>>, columnCustomization p2: Binding<P2>, columns p3: () -> Columns) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Value, P1, Sort, P2, Columns, Rows>(of p0: Value.Type? = nil, selection p1: Binding<Set<P1>>, sortOrder p2: Binding<[Sort]>, columnCustomization p3: Binding<P2>, columns p4: () -> Columns, rows p5: () -> Rows) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Value, Sort, P1, Columns, Rows>(of p0: Value.Type? = nil, sortOrder p1: Binding<[Sort]>, columnCustomization p2: Binding<P1>, columns p3: () -> Columns, rows p4: () -> Rows) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Value, P1, Sort, Columns, Rows>(of p0: Value.Type, selection p1: Binding<Set<P1>>, sortOrder p2: Binding<[Sort]>, columns p3: () -> Columns, rows p4: () -> Rows) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Value, Sort, Columns, Rows>(of p0: Value.Type, sortOrder p1: Binding<[Sort]>, columns p2: () -> Columns, rows p3: () -> Rows) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<P1, Sort, Columns, Rows>(selection p0: Binding<Set<P1>>, sortOrder p1: Binding<[Sort]>, columns p2: () -> Columns, rows p3: () -> Rows) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Sort, Columns, Rows>(sortOrder p0: Binding<[Sort]>, columns p1: () -> Columns, rows p2: () -> Rows) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
public struct TableColumn: ElementPart {
  public var _node = ElementNode("TableColumn")
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<RowValue: Identifiable>(_ p0: Text, @ViewBuilder content p1: (RowValue) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Sort, RowValue: Identifiable>(_ p0: Text, sortUsing p1: Sort, @ViewBuilder content p2: (RowValue) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<RowValue: Identifiable>(_ p0: Text, value p1: KeyPath<RowValue, Bool>, @ViewBuilder content p2: (RowValue) -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<RowValue: Identifiable>(_ p0: Text, value p1: KeyPath<RowValue, String>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<RowValue: Identifiable, P1>(_ p0: Text, value p1: KeyPath<RowValue, String>, comparator p2: P1? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<RowValue: Identifiable, P1>(_ p0: Text, value p1: KeyPath<RowValue, String>, comparator p2: P1? = nil, @ViewBuilder content p3: (RowValue) -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
public struct TableColumnForEach: ElementPart {
  public var _node = ElementNode("TableColumnForEach")
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, Content>(_ p0: Data, content p1: (Data.Element) -> Content) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, Content>(_ p0: Data, id p1: KeyPath<Data.Element, ID>, content p2: (Data.Element) -> Content) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
public struct TableRow: ElementPart {
  public var _node = ElementNode("TableRow")
  @available(*, unavailable, message: "VML has no form for it: a table makes its cells for each row of data")
  @_disfavoredOverload public init<Value: Identifiable>(_ p0: Value) { preconditionFailure() }
}

extension Text {
  @available(*, unavailable, message: "VML has no form for it: a document has no clock: give the formatted text")
  @_disfavoredOverload public init<P1>(_ p0: Date, style p1: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: a document has no clock: give the formatted text")
  @_disfavoredOverload public init(timerInterval p0: ClosedRange<Date>, pauseTime p1: Date? = nil, countsDown p2: Bool? = nil, showsHours p3: Bool? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'input' has a format: give the formatted text")
  @_disfavoredOverload public init<P1, F>(_ p0: P1, format p1: F) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'subject' is a NSObject")
  @_disfavoredOverload public init<Subject, P1>(_ p0: Subject, formatter p1: P1) { preconditionFailure() }
}

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
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    _node.binding("text", text.source)
    _node.text = titleKey.text
  }
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) {
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
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    _node.binding("text", text.source)
    _node.text = String(title)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) {
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
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<P1, F>(_ p0: LocalizedStringKey, value p1: Binding<P1>, format p2: F, prompt p3: Text? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, P2, F>(_ p0: P1, value p1: Binding<P2>, format p2: F, prompt p3: Text? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<P1, F>(value p0: Binding<P1>, format p1: F, prompt p2: Text? = nil, @ViewBuilder label p3: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' has a format: give the formatted text")
  @_disfavoredOverload public init<S: StringProtocol, P1, F>(_ p0: S, value p1: Binding<P1>, format p2: F, prompt p3: Text? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<S: StringProtocol, V, P1>(_ p0: S, value p1: Binding<V>, formatter p2: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<S: StringProtocol, V, P1>(_ p0: S, value p1: Binding<V>, formatter p2: P1, onCommit p3: () -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<S: StringProtocol, V, P1>(_ p0: S, value p1: Binding<V>, formatter p2: P1, onEditingChanged p3: (Bool) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<S: StringProtocol, V, P1>(_ p0: S, value p1: Binding<V>, formatter p2: P1, onEditingChanged p3: (Bool) -> Void, onCommit p4: () -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<S: StringProtocol, V, P1>(_ p0: S, value p1: Binding<V>, formatter p2: P1, prompt p3: Text?) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<V, P1>(_ p0: LocalizedStringKey, value p1: Binding<V>, formatter p2: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<V, P1>(_ p0: LocalizedStringKey, value p1: Binding<V>, formatter p2: P1, onCommit p3: () -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<V, P1>(_ p0: LocalizedStringKey, value p1: Binding<V>, formatter p2: P1, onEditingChanged p3: (Bool) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<V, P1>(_ p0: LocalizedStringKey, value p1: Binding<V>, formatter p2: P1, onEditingChanged p3: (Bool) -> Void, onCommit p4: () -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<V, P1>(_ p0: LocalizedStringKey, value p1: Binding<V>, formatter p2: P1, prompt p3: Text?) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, V, P2>(_ p0: P1, value p1: Binding<V>, formatter p2: P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, V, P2>(_ p0: P1, value p1: Binding<V>, formatter p2: P2, prompt p3: Text?) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'formatter' is a format: give the formatted text")
  @_disfavoredOverload public init<V, P1>(value p0: Binding<V>, formatter p1: P1, prompt p2: Text? = nil, @ViewBuilder label p3: () -> some View) { preconditionFailure() }
}

/// Since watchOS 9.
public struct TextFieldLink: ElementView {
  public var _node = ElementNode("TextFieldLink")
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
    _node.value("prompt", prompt.vmlCode, "nil")
    _node.text = titleKey.text
  }
  @_disfavoredOverload public init(prompt: Text? = nil, @ViewBuilder label: () -> some View, onSubmit: @escaping (String) -> Void) {
    _node.value("prompt", prompt.vmlCode, "nil")
    _node.slot("label", label(), isDefault: true)
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
    _node.value("prompt", prompt.vmlCode, "nil")
    _node.text = String(title)
  }
}

@available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
public struct TimelineView: ElementView {
  public var _node = ElementNode("TimelineView")
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public init<Schedule: TimelineSchedule>(_ p0: Schedule, @ViewBuilder content p1: (Any) -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'tip' is a Tip")
public struct TipView: ElementView {
  public var _node = ElementNode("TipView")
  @available(*, unavailable, message: "VML has no form for it: 'tip' is a Tip")
  @_disfavoredOverload public init<P1>(_ p0: P1, arrowEdge p1: Edge? = nil, action p2: ((Any) -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tip' is a Tip")
  @_disfavoredOverload public init<P1>(_ p0: P1, isPresented p1: Binding<Bool>? = nil, arrowEdge p2: Edge? = nil, action p3: ((Any) -> Void)? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tip' is a Tip")
  @_disfavoredOverload public init<P1, AnchorID: Hashable>(_ p0: P1, isPresented p1: Binding<Bool>? = nil, arrowEdge p2: Edge? = nil, anchorID p3: AnchorID, action p4: ((Any) -> Void)? = nil) { preconditionFailure() }
}

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
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<P1>(_ p0: LocalizedStringKey, isOn p1: Bool, intent p2: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1, isOn p1: Bool, intent p2: P2) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntents.AppIntent")
  @_disfavoredOverload public init<I>(isOn p0: Bool, intent p1: I, @ViewBuilder label p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntent")
  @_disfavoredOverload public init<S: StringProtocol, P1>(_ p0: S, isOn p1: Bool, intent p2: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a ToggleStyleConfiguration")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isOn' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection>(_ p0: LocalizedStringKey, image p1: ImageResource, sources p2: C, isOn p3: KeyPath<C.Element, Binding<Bool>>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isOn' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection>(_ p0: LocalizedStringKey, sources p1: C, isOn p2: KeyPath<C.Element, Binding<Bool>>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isOn' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection>(_ p0: LocalizedStringKey, systemImage p1: String, sources p2: C, isOn p3: KeyPath<C.Element, Binding<Bool>>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, C: RandomAccessCollection>(_ p0: P1, image p1: ImageResource, sources p2: C, isOn p3: KeyPath<C.Element, Binding<Bool>>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, C: RandomAccessCollection>(_ p0: P1, sources p1: C, isOn p2: KeyPath<C.Element, Binding<Bool>>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public init<P1, C: RandomAccessCollection>(_ p0: P1, systemImage p1: String, sources p2: C, isOn p3: KeyPath<C.Element, Binding<Bool>>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isOn' is a path to a property of the app's")
  @_disfavoredOverload public init<C: RandomAccessCollection>(sources p0: C, isOn p1: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label p2: () -> some View) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isOn' is a path to a property of the app's")
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(_ p0: S, image p1: ImageResource, sources p2: C, isOn p3: KeyPath<C.Element, Binding<Bool>>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isOn' is a path to a property of the app's")
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(_ p0: S, sources p1: C, isOn p2: KeyPath<C.Element, Binding<Bool>>) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'isOn' is a path to a property of the app's")
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(_ p0: S, systemImage p1: String, sources p2: C, isOn p3: KeyPath<C.Element, Binding<Bool>>) { preconditionFailure() }
}

/// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
public struct ToolbarItem: ElementPart, ToolbarContent, CustomizableToolbarContent {
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
public struct ToolbarSpacer: ElementPart, ToolbarContent, CustomizableToolbarContent {
  public var _node = ElementNode("ToolbarSpacer")
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    _node.value("placement", placement.vmlCode, ".automatic")
    _node.value("sizing", sizing.vmlCode, ".flexible")
  }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ToolbarTitleMenu: ElementPart, ToolbarContent, CustomizableToolbarContent {
  public var _node = ElementNode("ToolbarTitleMenu")
  public init() {
  }
  public init(@ViewBuilder content: () -> some View) {
    _node.slot("content", content(), isDefault: true)
  }
}

@available(*, unavailable, message: "VML has no form for it: 'selection' is a FinanceKit.Transaction")
public struct TransactionPicker: ElementView {
  public var _node = ElementNode("TransactionPicker")
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a FinanceKit.Transaction")
  @_disfavoredOverload public init<P1>(selection p0: Binding<P1>, @ViewBuilder label p1: () -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: it is what a modifier of a shape gives")
public struct TransformedShape: ElementView {
  public var _node = ElementNode("TransformedShape")
  @available(*, unavailable, message: "VML has no form for it: it is what a modifier of a shape gives")
  @_disfavoredOverload public init<Content: Shape, P1>(shape p0: Content, transform p1: P1) { preconditionFailure() }
}

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

@available(*, unavailable, message: "VML has no form for it: it is MapContent, which this library has not")
public struct UserAnnotation: ElementPart {
  public var _node = ElementNode("UserAnnotation")
  @available(*, unavailable, message: "VML has no form for it: it is MapContent, which this library has not")
  @_disfavoredOverload public init() { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: it is MapContent, which this library has not")
  @_disfavoredOverload public init(anchor p0: UnitPoint? = nil) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: it is MapContent, which this library has not")
  @_disfavoredOverload public init(anchor p0: UnitPoint? = nil, @ViewBuilder content p1: () -> some View) { preconditionFailure() }
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

/// Since iOS 16, visionOS 1.
public struct VerifyIdentityWithWalletButton: ElementView {
  public var _node = ElementNode("VerifyIdentityWithWalletButton")
  public init(@StepBuilder action: () -> Steps) {
    _node.steps("onTap", action())
  }
  @_disfavoredOverload public init(action: @escaping () -> Void) {
  }
  @available(*, unavailable, message: "VML has no form for it: 'request' is a PassKit.PKIdentityRequest")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1? = nil, request p1: P2, onCompletion p2: (Result<Any, any Error>) -> Void) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'request' is a PassKit.PKIdentityRequest")
  @_disfavoredOverload public init<P1, P2>(_ p0: P1? = nil, request p1: P2, onCompletion p2: (Result<Any, any Error>) -> Void, @ViewBuilder fallback p3: () -> some View) { preconditionFailure() }
}

@available(*, unavailable, message: "VML has no form for it: 'player' is an AVFoundation.AVPlayer")
public struct VideoPlayer: ElementView {
  public var _node = ElementNode("VideoPlayer")
  @available(*, unavailable, message: "VML has no form for it: 'player' is an AVFoundation.AVPlayer")
  @_disfavoredOverload public init<P1>(player p0: P1) { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'player' is an AVFoundation.AVPlayer")
  @_disfavoredOverload public init<P1>(player p0: P1, @ViewBuilder videoOverlay p1: () -> some View) { preconditionFailure() }
}

/// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
public struct ViewThatFits: ElementView {
  public var _node = ElementNode("ViewThatFits")
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> some View) {
    _node.value("in", axes.vmlCode, "[.horizontal, .vertical]")
    _node.slot("content", content(), isDefault: true)
  }
}

/// Since iOS 26, macOS 26, visionOS 26.
public struct WebView: ElementView {
  public var _node = ElementNode("WebView")
  public init(url: URL?) {
    _node.value("url", url.vmlCode)
  }
  @available(*, unavailable, message: "VML has no form for it: 'page' is a WebKit.WebPage")
  @_disfavoredOverload public init<P1>(_ p0: P1) { preconditionFailure() }
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


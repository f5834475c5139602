import Testing
import VMLCatalog

/// Declarations of every kind as a programmer knows them, with their availability.
struct SpotCheckTests {
  @Test(arguments: [
    ("padding", "View", "padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View"),
    ("padding", "View", "padding(_ length: CGFloat) -> some View"),
    (
      "frame", "View",
      "frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)"
        + " -> some View"
    ),
    (
      "overlay", "View",
      "overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)"
        + " -> some View"
    ),
    (
      "clipShape", "View",
      "clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View"
    ),
    ("foregroundStyle", "View", "foregroundStyle<S: ShapeStyle>(_ style: S) -> some View"),
    ("tabItem", "View", "tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View"),
    ("bold", "Text", "bold() -> Text"), ("bold", "Text", "bold(_ isActive: Bool) -> Text"),
    (
      "resizable", "Image",
      "resizable(capInsets: EdgeInsets = EdgeInsets(),"
        + " resizingMode: Image.ResizingMode = .stretch) -> Image"
    ),
    (
      "trim", "Shape",
      "trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape"
    ),
    ("opacity", "View", "opacity(_ opacity: Double) -> some View"),
    ("opacity", "Color", "opacity(_ opacity: Double) -> Color"),
    (
      "onTapGesture", "View",
      "onTapGesture(count: Int = 1, perform action: () -> Void) -> some View"
    ),
    ("equatable", "View", "equatable() -> EquatableView<Self> where Self: Equatable"),
    (
      "environment", "View",
      "environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View"
    ),
    (
      "animation", "View", "animation<V: Equatable>(_ animation: Animation?, value: V) -> some View"
    ),
    ("mapStyle", "View", "mapStyle(_ value: MapStyle) -> some View"),
  ])
  func overloads(_ name: String, _ receiver: String, _ text: String) throws {
    let overloads = try #require(Catalog.modifier(name)).overloads
    let texts = overloads.filter { $0.owner.name.string == receiver }.map(\.signature)
    #expect(texts.contains(text), "\(texts)")
  }

  @Test(arguments: [
    (
      "VStack",
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, "
        + "@ViewBuilder content: () -> Content)"
    ),
    ("Image", "init(systemName: String)"), ("Image", "init(_ name: String, bundle: Bundle? = nil)"),
    ("Text", "init<S: StringProtocol>(_ content: S)"), ("Text", "init(verbatim content: String)"),
    ("RoundedRectangle", "init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)"),
    ("Toggle", "init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)"),
    ("Spacer", "init(minLength: CGFloat? = nil)"), ("Divider", "init()"),
    ("Link", "init(destination: URL, @ViewBuilder label: () -> Label)"),
    (
      "Gauge",
      "init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, "
        + "@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, "
        + "BoundsLabel == EmptyView, MarkedValueLabels == EmptyView"
    ),
  ])
  func initializers(_ name: String, _ text: String) throws {
    let initializers = try #require(Catalog.element(name)).initializers.map(\.signature)
    #expect(initializers.contains(text), "\(initializers)")
  }

  @Test(arguments: [
    ("Font", "static let title: Font"), ("Font.Weight", "static let semibold: Font.Weight"),
    (
      "Font",
      "static func system(size: CGFloat, weight: Font.Weight? = nil,"
        + " design: Font.Design? = nil) -> Font"
    ),
    ("Color", "static let blue: Color"),
    ("HorizontalAlignment", "static let leading: HorizontalAlignment"),
    ("ShapeStyle", "static let blue: Color where Self == Color"),
    ("Shape", "static let circle: Circle where Self == Circle"),
    ("ContentMode", "case fit"), ("Edge.Set", "static let horizontal: Edge.Set"),
    ("Text.Case", "case uppercase"), ("UnitPoint", "static let topLeading: UnitPoint"),
    ("AnyTransition", "static let slide: AnyTransition"),
    ("Angle", "static func degrees(_ degrees: Double) -> Angle"),
    (
      "PrimitiveButtonStyle",
      "static let glass: GlassButtonStyle where Self == GlassButtonStyle"
    ),
    ("UIKeyboardType", "case emailAddress"),
    ("EdgeInsets", "init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)"),
    ("Animation", "static let easeInOut: Animation"),
    ("AsyncImagePhase", "case failure(any Error)"),
    ("ColorScheme", "case dark"), ("GridItem.Size", "case fixed(CGFloat)"),
  ])
  func members(_ type: String, _ text: String) throws {
    let entry = try #require(Catalog.type(type))
    let all = [entry.cases, entry.staticMembers, entry.staticFunctions, entry.initializers]
    let texts = all.joined().map(\.text)
    #expect(texts.contains(text), "\(texts)")
  }

  /// Versions of iOS, macOS, visionOS, watchOS and tvOS; a dash where it is missing.
  @Test(arguments: [
    ("padding", "13 10.15 1 6 13"), ("foregroundStyle", "15 12 1 8 15"),
    ("safeAreaInset", "15 12 1 8 15"), ("scrollTransition", "17 14 1 10 17"),
    ("glassEffect", "26 26 - 26 26"), ("hoverEffect", "13.4 - 1 - 16"),
    ("digitalCrownRotation", "- - - 6 -"), ("onExitCommand", "- 10.15 - - 13"),
    ("ornament", "- - 1 - -"), ("keyboardType", "13 - 1 - 13"), ("mapStyle", "17 14 1 10 17"),
    ("webViewContentBackground", "26 26 26 - -"),
  ])
  func availabilityOfModifiers(_ name: String, _ versions: String) throws {
    let overloads = try #require(Catalog.modifier(name)).overloads
    let all = overloads.map { written($0.availability) }
    #expect(all.contains(versions), "\(all)")
  }

  @Test(arguments: [
    ("Text", "13 10.15 1 6 13"), ("NavigationStack", "16 13 1 9 16"), ("Gauge", "16 13 1 7 -"),
    ("Chart", "16 13 1 9 16"), ("Map", "14 11 1 7 14"), ("WebView", "26 26 26 - -"),
    ("Slider", "13 10.15 1 6 -"), ("Font.Weight", "13 10.15 1 6 13"),
    ("ContentUnavailableView", "17 14 1 10 17"), ("GlassEffectContainer", "26 26 - 26 26"),
  ])
  func availabilityOfTypes(_ name: String, _ versions: String) throws {
    #expect(written(try #require(Catalog.type(name)).availability) == versions)
  }

  @Test func inferredVersions() throws {
    let edge = try #require(Catalog.type("Edge3D"))
    #expect(edge.availability.isInferred(on: .visionOS))
    #expect(edge.isFromDocumentation)
    #expect(try #require(Catalog.type("Edge")).availability.isInferred(on: .visionOS) == false)
  }

  @Test func softDeprecation() throws {
    let overload = try #require(Catalog.modifier("cornerRadius")?.overloads.first)
    let deprecation = try #require(overload.deprecation)
    #expect(deprecation.isSoft(on: .iOS) && deprecation.isSoft(on: .tvOS))
    #expect(deprecation.since(on: .iOS) == nil)
    #expect(!deprecation.isInForce(on: .iOS, at: Catalog.Version("26")))
  }

  @Test func deprecationInAVersion() throws {
    let overloads = try #require(Catalog.modifier("animation")).overloads
    let onView = overloads.filter { $0.owner.name.string == "View" && $0.parameters.count == 1 }
    let deprecation = try #require(onView.compactMap(\.deprecation).first)
    #expect(deprecation.since(on: .iOS) == Catalog.Version("15"))
    #expect(deprecation.isInForce(on: .iOS, at: Catalog.Version("15.0")))
    #expect(!deprecation.isInForce(on: .iOS, at: nil))
  }

  @Test func replacements() throws {
    let color = try #require(Catalog.modifier("foregroundColor")?.overloads.first?.deprecation)
    #expect(color.renamed?.string == "foregroundStyle(_:)")
    let accent = try #require(Catalog.modifier("accentColor")?.overloads.first?.deprecation)
    #expect(accent.replacement?.string == "tint(_:)")
    let view = try #require(Catalog.type("NavigationView"))
    #expect(view.deprecation?.replacement?.string == "NavigationStack")
  }

  @Test func environmentValues() throws {
    let scheme = try #require(Catalog.environmentValue("colorScheme"))
    #expect(scheme.result.text == "ColorScheme" && scheme.isSettable)
    #expect(scheme.kind == .environmentValue && scheme.owner.name.string == "EnvironmentValues")
    #expect(try #require(Catalog.environmentValue("locale")).result.text == "Locale")
    #expect(Catalog.environmentValue("colourScheme") == nil)
  }
}

private func written(_ availability: Catalog.Availability) -> String {
  Catalog.Platform.allCases.map { availability.introduced(on: $0)?.description ?? "-" }
    .joined(separator: " ")
}

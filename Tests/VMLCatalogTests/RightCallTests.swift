import Testing
import VMLCatalog
import VMLDiagnostics

/// Right calls that are hard to tell from wrong ones, and the wrong ones next to them.
struct RightCallTests {
  @Test(arguments: [
    // A type's own modifier comes before the modifiers of protocols that it conforms to.
    "foregroundStyle(.pink.opacity(0.5).gradient)",
    "foregroundStyle(Color.pink.opacity(0.5).mix(with: .red, by: 0.5))",
    "shadow(color: .pink.opacity(0.5).mix(with: .red, by: 0.5), radius: 3)",
    "background(Color.blue.opacity(0.3).shadow(.drop(radius: 3)))",
    "foregroundStyle(.red.opacity(0.5).shadow(.drop(radius: 2)))",
    "background(Color.blue.opacity(0.3).frame(width: 3))",
    "background(Color.blue.opacity(0.3).padding(3).opacity(0.5))",
    "background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5))",
    "overlay(Text(\"a\").bold().opacity(0.5).padding(2))",
    // Static members of a protocol that make the type that is expected.
    "coordinateSpace(.named(\"stack\"))", "coordinateSpace(.scrollView(axis: .vertical))",
    "contentTransition(.symbolEffect(.replace.magic(fallback: .replace)))",
    "buttonBorderShape(.buttonBorder)",
    // A namespace is a name.
    "matchedGeometryEffect(id: \"a\", in: \"cards\")", "matchedGeometryEffect(id: \"a\")",
    "matchedGeometryEffect(id: \"a\", in: attr(ns), properties: .frame)",
    "matchedGeometryEffect(id: \"a\", in: attr(ns type(<string>)))",
    "glassEffectID(\"a\", in: \"cards\")", "glassEffectUnion(id: 1, namespace: attr(ns))",
    "navigationTransition(.zoom(sourceID: \"a\", in: \"cards\"))",
    "accessibilityLabeledPair(role: .label, id: \"a\", in: \"cards\")",
    // A binding takes a value, with a label or without.
    "searchScopes(.all, scopes: :s)", "searchScopes(\"a\", activation: .automatic, :s)",
    "searchScopes(attr(scope), scopes: :s)", "searchScopes(:s)",
    "quickLookPreview(\"https://example.com\")", "navigationTitle(\"Home\")",
  ])
  func accepted(_ call: String) throws {
    let check = try checked(call, minimum: "26.0")
    #expect(check.diagnostics.isEmpty, "\(check.diagnostics.map(\.message))")
    #expect(!check.isWrong && check.absence == nil)
  }

  @Test(
    arguments: [
      (
        "foregroundStyle(.pink.opacity(0.5).gradiant)", .unknownValue, "gradiant",
        "a 'Color' has no member 'gradiant'; did you mean 'gradient'?"
      ),
      ("foregroundStyle(.pink.opacity(\"a\").gradient)", .argumentType, "\"a\"", nil),
      (
        "coordinateSpace(.nmed(\"stack\"))", .unknownValue, "nmed",
        "'NamedCoordinateSpace' has no '.nmed'; did you mean 'named'?"
      ),
      ("coordinateSpace(.local)", .unknownValue, "local", nil),
      ("buttonBorderShape(.rect)", .unknownValue, "rect", nil),
      ("matchedGeometryEffect(id: \"a\", in: 3)", .argumentType, "3", nil),
      ("matchedGeometryEffect(id: \"a\", in: :cards)", .argumentType, ":cards", nil),
      (
        "matchedGeometryEffect(id: \"a\", in: attr(ns type(<number>)))", .argumentType,
        "type(<number>)", "expected a 'Namespace.ID', found a number"
      ),
      ("searchScopes(\"a\", \"b\", scopes: :s)", .argumentCount, "\"b\"", nil),
      ("quickLookPreview(3)", .argumentType, "3", nil),
      ("navigationTitle(3)", .argumentType, "3", nil),
      ("focused(true)", .argumentLabel, "true", nil),
      // The mistake is where it is, however deep, and not in the call around it.
      (
        "background(Capsule().stroke(.red, width: 2))", .argumentLabel, "width",
        "'stroke' has no argument 'width:'"
      ),
      (
        "transition(.asymmetric(insertion: .zoom, removal: .opacity))", .unknownValue, "zoom",
        "'AnyTransition' has no '.zoom'"
      ),
      (
        "scaleEffect(x: 0.5, y: 0.5, anchor: 3)", .argumentType, "3",
        "expected a 'UnitPoint', found a number"
      ),
    ] as [(String, DiagnosticCode, String, String?)])
  func refused(_ call: String, _ code: DiagnosticCode, _ place: String, _ message: String?) throws {
    try expectRefused(call, code, place, message)
  }

  @Test func aMistakeInsideOfAShapesStyleIsToldThere() throws {
    try expectRefused(
      "stroke(.red, style: StrokeStyle(width: 2))", on: "Circle", .argumentLabel, "width",
      "'StrokeStyle' has no argument 'width:'")
  }

  @Test func aNestedTypeIsFoundByItsLastName() throws {
    let check = try checked("underline(LineStyle(pattern: .solid))")
    #expect(check.diagnostics.flatMap(\.fixIts).map(\.replacement) == ["Text.LineStyle"])
    // Several have this one.
    #expect(try checked("underline(Weight(3))").diagnostics.flatMap(\.fixIts).isEmpty)
    #expect(try checked("underline(Item(3))").diagnostics.flatMap(\.fixIts).isEmpty)
    #expect(try checked("underline(Text.LineStyle(pattern: .solid))").diagnostics.isEmpty)
  }

  // MARK: Deprecation

  /// The replacement of these is a form of the same modifier, so writing them anew gives them
  /// again.
  @Test(arguments: [
    "searchable(suggestions: :a)", "searchable(text: attr(q), prompt: \"a\", suggestions: :a)",
    "onChange(of: attr(a), perform: \"b\")",
  ])
  func whatIsReplacedByItselfIsToldOnce(_ call: String) throws {
    for minimum in ["15.0", "17.0", "26.0", nil] {
      let check = try checked(call, minimum: minimum)
      guard minimum != "15.0" || call.hasPrefix("searchable") else { continue }
      #expect(check.diagnostics.map(\.code) == [.deprecated])
      #expect(check.diagnostics.flatMap(\.fixIts).isEmpty)
    }
    let check = try checked("searchable(suggestions: :a)")
    #expect(
      check.diagnostics.flatMap(\.notes).map(\.message) == [
        "use another form of 'searchable' instead"
      ])
  }

  @Test func aReplacementThatTheTargetLacksIsNotAskedFor() throws {
    for call in [
      "font(.system(size: 17))", "font(.system(size: 17, weight: .bold, design: .rounded))",
      "font(.system(.body))", "font(.system(.body, design: .rounded))",
    ] {
      for minimum in ["13.0", "15.0", "16.0", "26.0"] {
        let check = try checked(call, minimum: minimum)
        #expect(check.diagnostics.isEmpty && check.absence == nil, "\(call) in \(minimum)")
      }
    }
    #expect(try checked("coordinateSpace(name: \"a\")", minimum: "16.0").diagnostics.isEmpty)
    let codes = try checked("coordinateSpace(name: \"a\")", minimum: "17.0").diagnostics.map(\.code)
    #expect(codes == [.deprecated])
  }

  // MARK: Availability

  @Test(
    arguments: [
      ("transition(.push(from: .top))", "push", "16", nil),
      ("italic(true)", "italic", "16", "italic(_:)"),
      ("background(.indigo.opacity(0.2).gradient)", "gradient", "16", nil),
      ("symbolEffect(.bounce)", "symbolEffect", "17", nil),
      ("scaleEffect(x: 0.5, y: 0.5, z: 2)", "scaleEffect", nil, "scaleEffect(x:y:z:anchor:)"),
    ] as [(String, String, String?, String?)])
  func theFormThatCameFirstIsLacking(
    _ call: String, _ name: String, _ introduced: String?, _ form: String?
  ) throws {
    let check = try checked(call, on: "Text", minimum: "15.0")
    #expect(check.diagnostics.isEmpty)
    let absence = try #require(check.absence)
    #expect(absence.name == name && absence.form == form, "\(absence)")
    #expect(absence.introduced?.description == introduced)
  }

  @Test func initializersThatCDeclares() throws {
    for call in [
      "rotation3DEffect(Rotation3D(angle: .degrees(45), axis: RotationAxis3D(x: 1, y: 0, z: 0)))",
      "rotation3DEffect(Rotation3D(forward: Vector3D(x: 1, y: 0, z: 0), up: .up))",
    ] {
      let check = try checked(call, platform: .visionOS, minimum: "2.0")
      #expect(check.diagnostics.isEmpty && check.absence == nil, "\(check.diagnostics)")
    }
    let wrong = "rotation3DEffect(Rotation3D(angl: .degrees(45), axis: .x))"
    let check = try checked(wrong, platform: .visionOS, minimum: "2.0")
    #expect(check.diagnostics.flatMap(\.fixIts).map(\.replacement) == ["angle"])
  }

  private func expectRefused(
    _ call: String, on element: String? = nil, _ code: DiagnosticCode, _ place: String,
    _ message: String?, at location: SourceLocation = #_sourceLocation
  ) throws {
    let check = try checked(call, on: element, minimum: "26.0")
    #expect(check.isWrong && check.absence == nil, sourceLocation: location)
    #expect(check.diagnostics.map(\.code) == [code], sourceLocation: location)
    let found = try #require(check.diagnostics.first, sourceLocation: location)
    let range = try #require(found.range?.range, sourceLocation: location)
    let text = String(decoding: Array(call.utf8)[range], as: UTF8.self)
    #expect(text == place, sourceLocation: location)
    if let message { #expect(found.message == message, sourceLocation: location) }
  }
}

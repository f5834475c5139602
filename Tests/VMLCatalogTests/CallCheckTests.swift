import Testing
import VMLCatalog
import VMLDiagnostics

/// Diagnostics of single calls.
struct CallCheckTests {
  @Test(
    arguments: [
      "padding()", "padding(8)", "padding(.horizontal, 12)", "padding([.top, .leading], 4)",
      "font(.system(size: 17, weight: .semibold))", "font(Font.title.bold())",
      "foregroundStyle(.red.opacity(0.5))", "foregroundStyle(#ff0000)", "tint(rgb(1, 2, 3))",
      "rotationEffect(45deg)", "rotationEffect(.degrees(-90))", "offset(y: -28)",
      "frame(maxWidth: .infinity)", "frame(width: geometry.size.width / 2)", "lineLimit(2...4)",
      "rotation3DEffect(.degrees(0), axis: (x: 1, y: 0, z: 0))",
      "rotation3DEffect(.degrees(0), axis: [x: 1, y: 0, z: 0])",
      "transition(.opacity.combined(with: .scale))", "animation(.spring(), value: attr(size))",
      "environment(\\.colorScheme, .dark)",
      "environment(\\.locale, Locale(identifier: \"fr\"))", "clipShape(.rect(cornerRadius: 12))",
      "clipShape(RoundedRectangle(cornerRadius: 12))", "tabItem(:home)", "overlay(:badge)",
      "overlay(alignment: .topTrailing, content: :badge)", "toolbar(content: [:a, :b])",
      "sheet(isPresented: attr(show), content: :content)", "onTapGesture(count: 2)",
      "listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))",
      "listRowBackground(Color.blue)", "accessibilityAddTraits([.isButton, .isHeader])",
      "opacity(attr(level type(<number>), 0.5))", "glassEffect(.regular.tint(.blue).interactive())",
      "shadow(color: .black.opacity(0.3), radius: 5, x: 0, y: 2)", "navigationTitle(\"Home\")",
      "contentTransition(.numericText())", "background(.ultraThinMaterial)",
      "background(.linearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom))",
    ])
  func accepted(_ call: String) throws {
    let check = try checked(call)
    #expect(check.diagnostics.isEmpty, "\(check.diagnostics.map(\.message))")
    #expect(!check.isWrong && check.absence == nil)
  }

  @Test(arguments: refusedCalls)
  func refused(_ call: String, _ code: DiagnosticCode, _ place: String, _ fix: String?) throws {
    let check = try checked(call)
    #expect(check.isWrong)
    let diagnostic = try #require(check.diagnostics.first)
    #expect(check.diagnostics.count == 1 && diagnostic.code == code)
    #expect(diagnostic.severity == .error)
    #expect(text(of: diagnostic, in: call) == place)
    #expect(diagnostic.fixIts.first?.replacement == fix, "\(diagnostic.message)")
    #expect(diagnostic.notes.count <= 3)
  }

  @Test(arguments: warnedCalls)
  func warned(_ call: String, _ code: DiagnosticCode, _ fix: String?) throws {
    let check = try checked(call)
    #expect(!check.isWrong)
    let diagnostic = try #require(check.diagnostics.first)
    #expect(check.diagnostics.count == 1 && diagnostic.code == code)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.fixIts.first?.replacement == fix)
  }

  @Test func receivers() throws {
    #expect(try checked("resizable()", on: "Image").diagnostics.isEmpty)
    #expect(try checked("resizable()", on: "AsyncImage").diagnostics.isEmpty)
    let check = try checked("resizable()", on: "Text")
    #expect(check.isWrong && check.diagnostics.map(\.code) == [.wrongReceiver])
    #expect(try checked("fill(.red)", on: "Circle").diagnostics.isEmpty)
    #expect(try checked("fill(.red)", on: "VStack").isWrong)
    #expect(try checked("bold()", on: "Text", minimum: "13.0").absence == nil)
    #expect(try checked("bold()", on: "VStack", minimum: "13.0").absence?.name == "bold")
  }

  @Test func availability() throws {
    let effect = try #require(try checked("symbolEffect(.bounce)", minimum: "16.0").absence)
    #expect(effect.introduced?.description == "17")
    let glass = try #require(try checked("buttonStyle(.glass)", minimum: "18.0").absence)
    #expect(glass.name == "glass" && glass.introduced?.description == "26")
    #expect(try checked("hoverEffect(.lift)", platform: .macOS).absence?.introduced == nil)
    #expect(try checked("hoverEffect(.lift)", platform: .macOS).absence != nil)
    #expect(try checked("buttonStyle(.glass)", minimum: "26.0").absence == nil)
  }

  @Test func softDeprecationsCountOnceThereIsSomethingElse() throws {
    #expect(try checked("foregroundColor(.red)", minimum: "14.0").diagnostics.isEmpty)
    #expect(try checked("foregroundColor(.red)", minimum: "15.0").diagnostics.count == 1)
  }

  @Test func customDeclarations() throws {
    var custom = Catalog.CustomDeclarations()
    custom.modifiers["cardStyle"] = [
      Catalog.CustomParameter(label: nil, type: "Color", mayBeLeftOut: false),
      Catalog.CustomParameter(label: "elevation", type: "number", mayBeLeftOut: true),
      Catalog.CustomParameter(label: "badge", type: "template", mayBeLeftOut: true),
    ]
    custom.modifiers.updateValue(nil, forKey: "shimmer")
    custom.members["Color"] = ["brand"]
    func codes(_ call: String) throws -> [DiagnosticCode] {
      try checked(call, custom: custom).diagnostics.map(\.code)
    }
    #expect(try codes("cardStyle(.red, elevation: 2, badge: :x)").isEmpty)
    #expect(try codes("cardStyle(.brand)").isEmpty)
    #expect(try codes("cardStyle(.red, height: 2)") == [.argumentLabel])
    #expect(try codes("cardStyle(.red, elevation: \"2\")") == [.argumentType])
    #expect(try codes("cardStyle()") == [.missingArgument])
    #expect(try codes("cardStyle(.red, badge: 1)") == [.argumentType])
    #expect(try codes("cardStyle(.bran)") == [.unknownValue])
    #expect(try codes("shimmer(1, a: 2)").isEmpty)
    #expect(try codes("foregroundStyle(.brand)").isEmpty)
    #expect(try codes("foregroundStyle(.bland)") == [.unknownValue])
  }

  @Test func hostileCallsEndInAMessage() throws {
    let many = Array(repeating: "1", count: 10_000).joined(separator: ", ")
    #expect(try checked("padding(\(many))").isWrong)
    let labelled = (0..<10_000).map { "a\($0): 1" }.joined(separator: ", ")
    #expect(try checked("frame(\(labelled))").isWrong)
    let chain = String(repeating: ".opacity(0.5)", count: 5000)
    #expect(try checked("foregroundStyle(.blue\(chain))").diagnostics.map(\.code) == [.callLimit])
    let nested =
      String(repeating: "AnyShapeStyle(", count: 120) + ".blu" + String(repeating: ")", count: 120)
    _ = try checked("foregroundStyle(\(nested))")
    let arrays = String(repeating: "[", count: 120) + String(repeating: "]", count: 120)
    _ = try checked("foregroundStyle(\(arrays))")
  }

  private func text(of diagnostic: Diagnostic, in call: String) -> String? {
    diagnostic.range.map { String(decoding: Array(call.utf8)[$0.range], as: UTF8.self) }
  }
}

/// Mistakes, their places, and what to write instead.
private let refusedCalls: [(String, DiagnosticCode, String, String?)] = [
  ("padding(horizontal: 8)", .argumentLabel, "horizontal", ".horizontal,"),
  ("font(.system(sz: 17))", .argumentLabel, "sz", nil),
  ("blur(radus: 3)", .argumentLabel, "radus", "radius"),
  ("blur(3)", .argumentLabel, "3", "radius: "),
  ("frame(height: 1, width: 2)", .argumentLabel, "width", nil),
  ("frame(width: 1, height: 2, 7)", .argumentCount, "7", nil),
  ("rotationEffect(45)", .argumentType, "45", "45deg"),
  ("blur(radius: \"3\")", .argumentType, "\"3\"", "3"),
  ("lineLimit(2.5)", .argumentType, "2.5", nil),
  ("font(\"title\")", .argumentType, "\"title\"", ".title"),
  ("tabItem(.red)", .argumentType, ".red", nil),
  ("opacity(attr(x type(<color>)))", .argumentType, "type(<color>)", nil),
  ("font(.headlin)", .unknownValue, "headlin", "headline"),
  ("foregroundStyle(.blue.opacty(0.5))", .unknownValue, "opacty", "opacity"),
  ("environment(\\.colorScheme, .drk)", .unknownValue, "drk", "dark"),
  ("foregroundStyle(Color.blu)", .unknownValue, "blu", "blue"),
]

private let warnedCalls: [(String, DiagnosticCode, String?)] = [
  ("cornerRadius(8)", .deprecated, "clipShape(.rect(cornerRadius: 8))"),
  ("foregroundColor(.red)", .deprecated, "foregroundStyle(.red)"),
  ("animation(.easeInOut)", .deprecated, nil),
  ("clipShape()", .missingArgument, nil),
  ("animation(.spring(), value: true)", .constantValue, nil),
  ("symbolEffect(.bounce, value: 1)", .constantValue, nil),
  ("sensoryFeedback(.success, trigger: \"a\")", .constantValue, nil),
  ("id(\"a\")", .identityInStyle, nil), ("tag(1)", .identityInStyle, nil),
  ("background(.linearGradient(colors: [.red], startPoint: .top))", .missingArgument, nil),
  ("listRowBackground(.blue)", .argumentType, "Color"),
  ("background(.image(attr(name)))", .argumentType, "Image(attr(name))"),
  ("environment(\\.shop, 1)", .unknownValue, nil),
  ("foregroundStyle(Brand(1))", .unknownValue, nil),
]

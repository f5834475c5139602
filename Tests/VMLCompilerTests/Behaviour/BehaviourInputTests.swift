import Testing
import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// Behaviour in documents that are cut off, too large or full of signs.
@Suite struct BehaviourInputTests {
  private func attribute(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  @Test(arguments: [
    (#"onTap"#, #"when(a && n < 3);set(t, "x<y");send(add, n: n, t: 'z');open("/p", as: .sheet)"#),
    (#"state"#, #"b: boolean = true; c: integer(1...9) = 3; d: set(x, y) = [.x]"#),
    (#"bind"#, #"tint: n > 1 ? .red : a ? .blue : .gray; title: t"#),
    (#"show"#, #"a && (n >= 2 || !t.isEmpty) && matches("x y", t)"#),
  ])
  func cutOffAnywhere(_ name: String, _ value: String) {
    for count in 0...value.count {
      let source =
        #"<VStack state="a: boolean = true; n: integer = 1; t: string = ''">"#
        + #"<Text \#(name)="\#(attribute(String(value.prefix(count))))">x</Text></VStack>"#
      let result = LoadedSource(SiteSource(source)).compile()
      let isRefused = result.diagnostics.contains { $0.severity == .error }
      #expect(result.documents.isEmpty == isRefused, "\(value.prefix(count))")
      if isRefused {
        #expect(result.diagnostics.allSatisfy { $0.range != nil }, "\(value.prefix(count))")
      }
    }
  }

  @Test func manyStatesOnManyElements() {
    let elements = (0..<10_000).map { #"<Text state="s\#($0): boolean = true">x</Text>"# }
    let source = "<VStack>\(elements.joined())</VStack>"
    let result = LoadedSource(SiteSource(source)).compile()
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code) == [.behaviourLimit])
    #expect(result.documents.isEmpty)
  }

  @Test func deepConditions() {
    let condition =
      String(repeating: "(", count: 1000) + "a" + String(repeating: ")", count: 1000)
    let result = LoadedSource(
      SiteSource(#"<VStack state="a: boolean = true"><Text show="\#(condition)">x</Text></VStack>"#)
    ).compile()
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map(\.code) == [.nestingTooDeep])
    #expect(result.documents.isEmpty)
  }

  /// Values land as one value, whatever is in them.
  @Test(arguments: [
    #"<b onTap=\"back()\">&amp;</b>"#, #"\'); openURL(\'https://a.example\'"#,
    #"\"; toggle(a); \""#,
    #"a\\"#, "a;b(c", "]]>", "<!--",
  ])
  func valuesWithSigns(_ value: String) {
    let source =
      #"<let name="v" value="\#(attribute("'\(value)'"))"/>"#
      + #"<Button onTap="send(add, text: \(v));share('[\(v)]')">x</Button>"#
    let result = expectSite(source, makes: [:])
    let features = result.documents.first?.document.features
    #expect(features?[.steps] == ["send", "share"])
    #expect(features?[.elements].contains("b") == false)
  }

  @Test func nulsAreRefused() {
    let result = LoadedSource(
      SiteSource("<Button onTap=\"send(add, text: 'a\u{0}b')\">x</Button>")
    ).compile()
    #expect(result.documents.isEmpty)
  }
}

import Testing
import VMLDiagnostics
import VMLTestSupport

/// Spec: VSS 5.
@Suite struct CustomPropertyTests {
  @Test func rootHoldsForTheDocument() {
    let sheet =
      ":root{--accent: .indigo; --gap: 12} .a{padding(var(--gap));tint(var(--accent).opacity(0.5))}"
    expectStyles(sheet, #"<Text class="a"/>"#, "padding(12);tint(.indigo.opacity(0.5))")
    expectStyles(
      sheet, #"<vml><body><Text class="a"/></body></vml>"#, "", "",
      "padding(12);tint(.indigo.opacity(0.5))")
  }

  @Test func descendantsInherit() {
    expectStyles(
      ":root{--x: 1} .outer{--x: 2} Text{padding(var(--x))}",
      #"<Text/><Form class="outer"><Group><Text/></Group></Form><Text/>"#, "padding(1)", "", "",
      "padding(2)", "padding(1)")
  }

  @Test func ownDeclarationWins() {
    expectStyles(
      ".outer{--x: 2} .a{padding(var(--x)); --x: 3} .b{--x: 4}",
      #"<Form class="outer"><Text class="a"/><Text class="a b"/></Form>"#, "", "padding(3)",
      "padding(4)")
  }

  @Test func valuesAreWorkedOutWhereTheyAreDeclared() {
    expectStyles(
      ":root{--base: 4; --gap: calc(var(--base) * 2)} .x{--base: 10} Text{padding(var(--gap))}",
      #"<Form class="x"><Text/></Form>"#, "", "padding(8)")
  }

  @Test func propertiesAreInherited() {
    expectStyles(
      ".a{--x: 1; padding(var(--x))} .b{@inherit .a; --x: 2}", #"<Text class="b"/>"#, "padding(2)")
  }

  @Test func fallbacks() {
    expectStyles(
      ".a{padding(var(--none, 3));frame(width: var(--none, var(--nor, 4)))}",
      #"<Text class="a"/>"#, "padding(3);frame(width: 4)")
  }

  @Test func keysAreThoseOfTheValues() {
    expectStyles(
      ":root{--edge: .horizontal; --n: 8} .a{padding(16)} .b{padding(var(--edge), var(--n))}",
      #"<Text class="a b"/>"#, "padding(.vertical, 16);padding(.horizontal, 8)")
  }

  @Test func valueInALargerExpression() {
    expectStyles(
      ":root{--w: geometry.size.width + 1} .a{frame(width: var(--w) / 2, height: var(--w))}",
      #"<Text class="a"/>"#,
      "frame(width: (geometry.size.width + 1) / 2, height: geometry.size.width + 1)")
  }

  @Test func aNegativeValueBehindAMinus() {
    expectStyles(
      ":root{--a: -5} .a{padding(-var(--a))} .b{padding(-calc(2 - 5))} .c{padding(-var(--n, -1.5))}",
      #"<Text class="a"/><Text class="b"/><Text class="c"/><Text style="padding(1 - var(--a))"/>"#,
      "padding(5)", "padding(3)", "padding(1.5)", "padding(1 - -5)")
    expectStyles(
      ":root{--a: -5} .a{frame(width: -var(--a).magnitude)}", #"<Text class="a"/>"#,
      "frame(width: -(-5).magnitude)")
  }

  @Test func inlineStyles() {
    expectStyles(
      ":root{--x: 4}", #"<Text style="padding(var(--x));frame(width: calc(var(--x) / 8))"/>"#,
      "padding(4);frame(width: 0.5)")
  }

  // MARK: calc()

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 / 4", "2.5"), ("0.1 + 0.2", "0.3"),
    ("-3 + 1", "-2"), ("2 - -3", "5"), ("1 - 2 - 3", "-4"), ("2 * 45deg", "90deg"),
    ("90deg / 2", "45deg"), ("1deg + 2deg", "3deg"), ("1 / 3", "0.333333333"),
    ("calc(2 + 2) * 2", "8"), ("-(1 + 2)", "-3"), ("1e3 * 2", "2000"), ("0 * -1", "0"),
    ("1_000 + 1", "1001"), (".5 * 4", "2"),
  ])
  func calculations(_ expression: String, _ expected: String) {
    expectStyles(".a{padding(calc(\(expression)))}", #"<Text class="a"/>"#, "padding(\(expected))")
  }

  @Test(arguments: [
    ("calc(1 1️⃣+ 1deg)", "these units do not go together: none and 'deg'"),
    ("calc(1 1️⃣/ 0)", "'calc' cannot divide by zero"),
    ("calc(1 + 1️⃣.infinity)", "'calc' works on numbers, and this is none"),
    ("calc(1️⃣\"a\")", "'calc' works on numbers, and this is none"),
    ("1️⃣calc()", "'calc' takes one expression"), ("1️⃣calc(1, 2)", "'calc' takes one expression"),
    ("calc(1️⃣var(--c) + 1)", "'calc' works on numbers, and '--c' is '.red'"),
    ("calc(1deg 1️⃣* 2deg)", "these units do not go together: 'deg' and 'deg'"),
    ("1️⃣calc(1e300 * 1e300)", "the result is too large for a number"),
  ])
  func brokenCalculations(_ expression: String, _ message: String) {
    let (sheet, offsets) = removeMarkers(
      from: ":root{--c: .red} .a{frame(width: \(expression));bold()}")
    let resolved = resolve(#"<Text class="a"/>"#, TestStyles(sheet))
    #expect(resolved.styles == ["bold()"])
    #expect(resolved.diagnostics.map(\.message) == [message])
    #expect(resolved.diagnostics.map { $0.range?.range.lowerBound ?? -1 } == offsets)
  }

  // MARK: Mistakes

  @Test func undefinedProperties() {
    expectSheet(
      ":root{--gap: 1; --b: 1️⃣var(--none)} .a{padding(2️⃣var(--gpa)); frame(width: 3️⃣var(--x))} .b{padding(var(--x, 1))}",
      "nothing declares the custom property '--none'",
      "nothing declares the custom property '--gpa'; did you mean '--gap'?",
      "nothing declares the custom property '--x'")
    expectDocument(
      ":root{--gap: 1}", #"<Text style="bold();padding(1️⃣var(--gpa))"/>"#,
      "nothing declares the custom property '--gpa'; did you mean '--gap'?")
  }

  @Test func propertiesDeclaredElsewhereAreReportedAtTheVar() {
    let styles = TestStyles(".x{--gap: 1} .a{bold();padding(var(--gap))}")
    #expect(styles.diagnostics.isEmpty)
    let resolved = resolve(
      #"<Text class="a"/><Text class="a"/><Form class="x"><Text class="a"/></Form>"#, styles)
    #expect(resolved.styles == ["bold()", "bold()", "", "bold();padding(1)"])
    #expect(
      resolved.diagnostics.map(\.message) == [
        "'--gap' is not declared for every element that this is used on"
      ])
    #expect(resolved.diagnostics.first?.range?.range == 31..<41)
  }

  @Test func cycles() {
    let sheet =
      ":root{--b: var(--c); --c: calc(var(--a) + 1); --a: var(--b)} .x{padding(var(--c));bold()} .y{padding(var(--a))}"
    let styles = TestStyles(sheet)
    let first = resolve(#"<Text class="x"/><Text class="y"/>"#, styles)
    let second = resolve(#"<Text class="y"/><Text class="x"/>"#, styles)
    #expect(first.styles == ["bold()", ""])
    #expect(first.diagnostics.map(\.message) == ["'--a' depends on itself: --a → --b → --c → --a"])
    #expect(first.diagnostics == second.diagnostics)
    #expect(
      first.diagnostics.first?.notes.map(\.message) == [
        "'--a' refers to '--b' here", "'--b' refers to '--c' here",
        "give one of them a value of its own",
      ])
  }

  @Test func limits() {
    let doubling = (1..<60).map { "--d\($0): [var(--d\($0 - 1)), var(--d\($0 - 1))];" }.joined()
    let long = (1..<2000).map { "--c\($0): var(--c\($0 - 1));" }.joined()
    let styles = TestStyles(
      ":root{--d0: 1; --c0: 1; \(doubling) \(long)} .a{x(var(--d59))} .b{x(var(--c1999))} .c{bold()}",
      customModifiers: ["x"])
    let resolved = resolve(#"<Text class="a c"/><Text class="b c"/>"#, styles)
    #expect(resolved.styles == ["bold()", "bold()"])
    #expect(Set(resolved.diagnostics.map(\.code)) == [.propertyLimit])
    #expect(resolved.diagnostics.count == 2)
  }

  @Test func deepFallbacksInLongChains() {
    let deep = { (name: String) in
      String(repeating: "var(--none, ", count: 120) + "var(\(name))"
        + String(repeating: ")", count: 120)
    }
    let chain = (1..<100).map { "--c\($0): \(deep("--c\($0 - 1)"));" }.joined()
    let styles = TestStyles(":root{--c0: 1; \(chain)} .a{padding(var(--c99))}")
    #expect(
      resolve(#"<Text class="a"/>"#, styles).diagnostics.map(\.code) == [.propertyLimit])
  }
}

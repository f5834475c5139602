import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Inputs that would take a careless compiler for ever, or all the memory, or its stack.
@Suite struct BuildLimitTests {
  private func check(
    _ text: String, _ files: [String: String] = [:]
  ) async throws -> (messages: [String], codes: Set<DiagnosticCode>, report: BuildReport) {
    var all = ["site.yaml": Array("name: S\nversion: \"1\"\ntargets: [ios]\n".utf8)]
    for (path, bytes) in siteSections(text) { all[path] = bytes }
    for (path, text) in files { all[path] = Array(text.utf8) }
    var options = BuildOptions(site: "memory")
    options.writes = false
    let report = try await buildSite(options, in: InMemoryFileSystem(all))
    return (BuiltSite.messages(of: report), Set(report.diagnostics.map(\.code)), report)
  }

  private static let depth = 100_000

  private static func repeated(_ text: String) -> String { String(repeating: text, count: depth) }

  /// Of more warnings than are listed, their number is told.
  @Test func warningsThatAreNotListedAreCounted() async throws {
    let half = keptDiagnosticLimit / 2 + 10
    let texts = (0..<2 * half).map { "<Text class=\"c\($0)\">A</Text>" }
    let pages = [texts[..<half], texts[half...]].map { $0.joined(separator: "\n") }
    let found = try await check(
      "-- content/a.vml --\n\(pages[0])\n-- content/b.vml --\n\(pages[1])\n")
    #expect(found.report.diagnostics.count == keptDiagnosticLimit + 1)
    #expect(found.messages.contains { $0.contains("and 20 more mistakes, which are not listed") })
  }

  // MARK: Nesting

  @Test(
    arguments: [
      ("content/index.vml", repeated("<VStack>"), .nestingTooDeep),
      ("content/index.vml", repeated("<VStack>") + repeated("</VStack>"), .nestingTooDeep),
      ("content/index.vml", repeated("<if test=\"true\">"), .nestingTooDeep),
      ("components/C.vml", repeated("<Group>"), .nestingTooDeep),
      ("content/index.vml", "<A style=\"" + repeated("a(") + "\"/>", nil),
      ("content/index.vml", "<A style=\"a" + repeated("([") + "\"/>", nil),
      ("content/index.vml", "<A style=\"a(" + repeated("{") + "\"/>", nil),
      ("content/index.vml", "<A style=\"a(" + repeated("-") + "1)\"/>", nil),
      ("content/index.vml", "<A style=\"a(" + repeated("(") + "1" + repeated(")") + ")\"/>", nil),
      ("content/index.vml", "<A style=\"a(" + repeated(".b(") + "\"/>", nil),
      ("content/index.vml", "<A style=\"" + repeated(".b") + "\"/>", nil),
      ("content/index.vml", "<Text>\\(" + repeated("(") + "1" + repeated(")") + ")</Text>", nil),
      ("content/index.vml", "<Text>\\(" + repeated("[") + "</Text>", nil),
      ("content/index.vml", "<if test=\"" + repeated("(") + "1" + repeated(")") + "\"/>", nil),
      ("content/index.vml", "<if test=\"" + repeated("!") + "true\"/>", nil),
      ("content/index.vml", "<if test=\"" + repeated("-") + "1\"/>", nil),
      (
        "content/index.vml",
        "<let name=\"a\" value=\"" + repeated("[") + "1" + repeated("]") + "\"/>", nil
      ),
      ("content/index.vml", "<let name=\"a\" value=\"1" + repeated("+1") + "\"/>", nil),
      ("content/index.vml", "<let name=\"a\" value=\"" + repeated("true ? 1 : ") + "1\"/>", nil),
      ("content/index.vml", "<let name=\"a\" value=\"data" + repeated("[0]") + "\"/>", nil),
      ("content/index.vml", "<let name=\"a\" value=\"data" + repeated("?.a") + "\"/>", nil),
      ("content/index.vml", "<let name=\"a\" value=\"nil" + repeated(" ?? nil") + "\"/>", nil),
      ("content/index.vml", "<let name=\"a\" value='" + repeated("\"\\(") + "'/>", nil),
      ("content/index.vml", repeated("\\("), nil),
      ("content/index.vml", "<A b=\"" + repeated("\\(\"") + "\"/>", nil),
      ("styles/main.vss", repeated(".a { "), nil),
      ("styles/main.vss", repeated(".a { ") + repeated("}"), nil),
      ("styles/main.vss", ".a { b" + repeated("(") + "; }", nil),
      ("styles/main.vss", ".a { b" + repeated("([") + "; }", nil),
      ("styles/main.vss", ".a { --b: calc" + repeated("(") + "; c(var(--b)); }", nil),
      ("styles/main.vss", ".a { c(calc(" + repeated("(") + "1" + repeated(")") + ")); }", nil),
      ("styles/main.vss", repeated(".a > ") + ".b { c(); }", nil),
      ("styles/main.vss", repeated(".a") + " { c(); }", nil),
      ("styles/main.vss", repeated("/*"), nil),
      ("styles/main.vss", repeated("@"), nil),
      ("styles/main.vss", repeated("@target ios { "), nil),
      ("content/a.yaml", repeated("["), nil),
      ("content/a.yaml", repeated("[") + repeated("]"), nil),
      ("content/a.yaml", repeated("{a: "), nil),
      ("content/a.yaml", repeated("- "), nil),
      ("content/a.yaml", repeated("? "), nil),
      ("content/a.yaml", repeated("!!str "), nil),
      ("content/a.yaml", repeated("&a "), nil),
      ("content/a.json", repeated("["), nil),
      ("content/a.json", repeated("[") + repeated("]"), nil),
      ("content/a.json", repeated("{\"a\":"), nil),
      ("content/index.vml", "---\na: " + repeated("[") + "\n---\n", nil),
      ("site.yaml", "name: S\nparams: " + repeated("[") + repeated("]"), nil),
    ] as [(String, String, DiagnosticCode?)])
  func nesting(path: String, text: String, code: DiagnosticCode?) async throws {
    let found = try await check("<Text>a</Text>", [path: text])
    #expect(found.report.errorCount > 0)
    if let code { #expect(found.codes.contains(code)) }
    #expect(found.messages.allSatisfy { $0.utf8.count < 100_000 })
    // Rendering does not fall over it either.
    for format in [DiagnosticFormat.text, .json, .sarif, .github] {
      let text = renderDiagnostics(
        found.report.diagnostics, in: found.report.sources, as: format, color: true)
      #expect(text.utf8.count < 2_000_000)
    }
  }

  @Test func yamlIndentedWithoutEnd() async throws {
    let text = (0..<3000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(try await check("<Text/>", ["content/a.yaml": text]).report.errorCount > 0)
  }

  // MARK: Without end

  @Test func aComponentThatContainsItself() async throws {
    let found = try await check("<A/>\n-- components/A.vml --\n<VStack><A/></VStack>")
    #expect(
      found.messages == [
        "error components/A.vml: component 'A' is expanded inside of itself without end"
      ])
  }

  @Test func componentsThatContainEachOther() async throws {
    let found = try await check(
      "<A/>\n-- components/A.vml --\n<B/>\n-- components/B.vml --\n<C><A/></C>\n-- "
        + "components/C.vml --\n<slot/>"
    )
    #expect(found.codes == [.endlessComponent])
  }

  @Test func aComponentThatContainsItselfTwice() async throws {
    let found = try await check("<A/>\n-- components/A.vml --\n<VStack><A/><A/></VStack>")
    #expect(found.codes == [.endlessComponent])
  }

  @Test func aComponentThatDoublesItsContent() async throws {
    let found = try await check(
      "<A n=\"40\"><Text/></A>\n-- components/A.vml --\n---\nprops: {n: integer}\n---\n"
        + "<if test=\"n > 0\"><A n=\"\\(n - 1)\"><slot/><slot/></A><else/><slot/></if>")
    #expect(found.codes == [.expansionLimit])
  }

  @Test func aTreeOfComponentsWithDataThatRunsOut() async throws {
    let found = try await check(
      "<A n=\"60\"/>\n-- components/A.vml --\n---\nprops: {n: integer}\n---\n"
        + "<if test=\"n > 0\"><A n=\"\\(n - 1)\"/><A n=\"\\(n - 1)\"/></if>")
    #expect(found.codes == [.expansionLimit])
  }

  @Test func aLayoutThatIsItsOwn() async throws {
    let found = try await check("---\nlayout: A\n---\n-- components/A.vml --\n<A><slot/></A>")
    #expect(found.codes == [.endlessComponent])
  }

  @Test(arguments: ["<Text/>", "", "<A/>", "<let name=\"x\" value=\"1\"/>"])
  func loopsInLoops(body: String) async throws {
    let loops = String(repeating: "<for each=\"i\" in=\"1...100000\">", count: 3)
    let ends = String(repeating: "</for>", count: 3)
    let found = try await check(loops + body + ends + "\n-- components/A.vml --\n\n")
    #expect(found.codes == [.expansionLimit])
  }

  @Test func aPageThatGrowsWithoutEnd() async throws {
    let long = String(repeating: "long ", count: 20_000)
    let found = try await check(
      "<let name=\"t\" value=\"'\(long)'\"/><for each=\"i\" "
        + "in=\"1...100000\"><Text>\\(t)</Text></for>"
    )
    #expect(found.codes == [.expansionLimit] || found.codes == [.expressionTooLong])
  }

  @Test func hundredThousandItems() async throws {
    // In one page, and as pages of their own.
    let found = try await check(
      "<for each=\"i\" in=\"1...100000\"><Text>\\(i)</Text></for>\n"
        + "-- content/item.vml --\n---\neach: 1...20000\npath: /i/\\(item)\n---\n<Text/>\n")
    #expect(found.messages == [])
    #expect(found.report.documentCount == 20_001)
  }

  @Test func mistakesInManyItemsAreToldInFew() async throws {
    let found = try await check(
      "-- content/item.vml --\n---\neach: 1...3000\npath: /i/\\(item)\n---\n"
        + "<A b=\"\\('x' + item)\"/><if test=\"item\"/><Text>\\(data.x)</Text>\n"
        + "-- components/A.vml --\n---\nprops: {b: integer}\n---\n<Text/>\n")
    #expect(found.report.errorCount < 1000)
  }

  @Test func differentMistakesInManyItemsComeToAnEnd() async throws {
    let found = try await check(
      "-- content/item.vml --\n---\neach: 1...3000\npath: /i/\\(item)\n---\n"
        + "<A b=\"no \\(item)\"/>\n"
        + "-- components/A.vml --\n---\nprops: {b: integer}\n---\n<Text/>\n")
    #expect(found.codes == [.wrongPropType, .mistakeLimit])
    #expect(found.report.errorCount == 201)
    #expect(found.messages.first?.hasSuffix("; 2800 more were not compiled") == true)
  }

  @Test func aliasBombs() async throws {
    let names = Array("abcdefghij")
    var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (previous, name) in zip(names, names.dropFirst()) {
      let alias = "*\(previous)"
      text += "\(name): &\(name) [\(Array(repeating: alias, count: 10).joined(separator: ", "))]\n"
    }
    for path in ["content/a.yaml", "site.yaml"] {
      let found = try await check(
        "<Text/>",
        [
          path: path == "site.yaml"
            ? "name: S\nparams:\n" + text.split(separator: "\n").map { "  \($0)\n" }.joined() : text
        ])
      #expect(found.codes == [.yamlAliasLimit], "\(path)")
    }
    #expect(
      try await check("<Text/>", ["content/a.yaml": "a: &a [*a]"]).codes == [.yamlRecursiveAlias])
    let merges =
      "a: &a {x: 1}\n"
      + (0..<50).map {
        "k\($0): {<<: [\(Array(repeating: "*a", count: 2000).joined(separator: ", "))]}\n"
      }.joined()
    #expect(try await check("<Text/>", ["content/a.yaml": merges]).messages.count <= 1)
  }

  @Test func sheetsThatInheritWithoutEnd() async throws {
    var text = ""
    for index in 0..<200 {
      text += ".c\(index) { @inherit .c\(index + 1); @inherit .c\(index + 1); }\n"
    }
    let found = try await check("<Text class=\"c0\"/>", ["styles/main.vss": text])
    #expect(found.report.errorCount > 0)
    let doubling =
      (0..<60).map { ".c\($0) { @apply(c\($0 + 1)); @apply(c\($0 + 1)); }\n" }.joined()
      + ".c60 { bold(); }"
    #expect(
      try await check("<Text class=\"c0\"/>", ["styles/main.vss": doubling]).report.errorCount > 0)
    let properties =
      ".a { " + (0..<60).map { "--p\($0): var(--p\($0 + 1)) var(--p\($0 + 1)); " }.joined()
      + "--p60: 1; x(var(--p0)); }"
    #expect(
      try await check("<Text class=\"a\"/>", ["styles/main.vss": properties]).report.errorCount > 0)
  }

  @Test func selectorsThatMultiply() async throws {
    // Each level of nesting multiplies the selectors by ten.
    let list = (0..<10).map { ".a\($0)" }.joined(separator: ", ")
    let text =
      String(repeating: list + " { ", count: 20) + "bold();" + String(repeating: "}", count: 20)
    #expect(try await check("<Text/>", ["styles/main.vss": text]).codes == [.unusedRule])
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["FUZZ_SECONDS"] != nil,
      "takes most of a minute without optimisation; FUZZ_SECONDS=1 runs it"))
  func rulesThatLookAtEveryElementComeToAnEnd() async throws {
    let found = try await check(
      String(repeating: "<Text a=\"1\"/>", count: 20_000),
      ["styles/main.vss": String(repeating: "[a] { b(); }\n", count: 5000)])
    #expect(found.codes.contains(.expansionLimit))
    #expect(found.messages.contains { $0.hasSuffix("takes more than 20000000 steps") })
  }

  @Test func matchingManyDescendantsEnds() async throws {
    let selector = String(repeating: ".a ", count: 60) + ".b { bold(); }"
    let page =
      String(repeating: "<VStack class=\"a\">", count: 200) + "<Text class=\"c\"/>"
      + String(repeating: "</VStack>", count: 200)
    _ = try await check(page, ["styles/main.vss": String(repeating: selector + "\n", count: 50)])
  }

  @Test func manyOfEachThing() async throws {
    let many = 20_000
    _ = try await check(String(repeating: "<", count: many))
    _ = try await check("<A" + String(repeating: " a=\"1\"", count: many) + "/>")
    _ = try await check(String(repeating: "</A>", count: many))
    _ = try await check(String(repeating: "&", count: many))
    _ = try await check("<Text>" + String(repeating: "&nope;", count: many) + "</Text>")
    _ = try await check(String(repeating: "<x/>", count: many))
    _ = try await check(String(repeating: "<Nope/>", count: many))
    _ = try await check(String(repeating: "\\(a)", count: many))
    _ = try await check("<A style=\"" + String(repeating: "a();", count: many) + "\"/>")
    _ = try await check("<A class=\"" + String(repeating: "a ", count: many) + "\"/>")
    _ = try await check("<Text/>", ["styles/main.vss": String(repeating: "}", count: many)])
    _ = try await check("<Text/>", ["styles/main.vss": String(repeating: ".a{b();}", count: many)])
    _ = try await check(
      "<Text/>", ["styles/main.vss": String(repeating: "@inherit .a;", count: many)])
    _ = try await check("<Text/>", ["content/a.json": String(repeating: "1,", count: many)])
    _ = try await check("<Text/>", ["content/a.yaml": String(repeating: "a: 1\n", count: many)])
    _ = try await check("<Text/>", ["content/a.yaml": String(repeating: "&a ", count: many)])
  }
}

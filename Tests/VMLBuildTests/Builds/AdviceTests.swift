import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// What is said of the slips that authors make most, and how often.
@Suite struct AdviceTests {
  /// Compares everything that is said of a site, notes included, with what is expected.
  private func expectAdvice(
    _ text: String, _ expected: String..., at location: SourceLocation = #_sourceLocation
  ) async throws {
    let site = try TestSite(text, at: location)
    let report = try await site.build(at: location) { $0.writes = false }.report
    let found = report.diagnostics.map { diagnostic in
      let path = diagnostic.range.flatMap { report.sources[$0.file]?.path } ?? ""
      return ([path + ": " + diagnostic.message] + diagnostic.notes.map(\.message))
        .joined(separator: "\n")
    }
    expectMessages(found, expected, at: location)
  }

  // MARK: Items

  @Test func anItemOfEachIsNamed() async throws {
    try await expectAdvice(
      "---\neach: data.l\npath: /\\(item.slug)\n---\n<Text>\\(item.rating) \\(item.tags.count)</Text>\n"
        + "-- content/l.yaml --\n- { slug: a, rating: 1, tags: [] }\n- { slug: b, tags: [] }\n"
        + "- { slug: c, ratin: 1, tags: [] }\n- { slug: d, rating: 1 }",
      "content/index.vml: 'item' has no 'rating'\nit has 'slug', 'tags', 'count', 'isEmpty', 'keys', 'values'\n"
        + "'?.rating' is nil where the key is missing\nother elements of the list have it\n"
        + "'item' comes from here\nfor the document '/b' and one other",
      "content/index.vml: 'item' has no 'tags'…")
  }

  @Test func anItemOfALoopIsNamed() async throws {
    try await expectAdvice(
      #"<for each="l" in="data.l"><Price value="\(l.price)"/></for>"#
        + "\n-- content/l.yaml --\n- { id: x1, price: 1 }\n- { id: x2, price: \"4,7\" }\n"
        + "-- components/Price.vml --\n---\nprops: { value: number }\n---\n<Text>\\(value)</Text>",
      "content/index.vml: prop 'value' is of type 'number', and the string '4,7' does not fit\n"
        + "'value' is declared here\n'l.price' is the string '4,7' here\nfor element 1 of 'data.l', with the id 'x2'"
    )
    try await expectAdvice(
      #"<for each="l" in="data.l"><Text>\(l.name)</Text></for>"#
        + "\n-- content/l.yaml --\n- name: A\n- nam: B",
      "content/index.vml: 'l' has no 'name'\n"
        + "other elements of the list have it; this one has 'nam'\n'l' comes from here\nfor element 1 of 'data.l'"
    )
    try await expectAdvice(
      #"<for each="a" in="[[1], ['b']]"><for each="b" in="a"><Text>\(b * 2)</Text></for></for>"#,
      "content/index.vml: '*' needs two numbers…")
  }

  @Test func aMistakeOfAllDocumentsIsToldOnce() async throws {
    try await expectAdvice(
      "---\neach: 0..<9\npath: /\\(item)\n---\n<Text>\\(itm)</Text>",
      "content/index.vml: there is no variable 'itm' here; did you mean 'item'?\n"
        + "for the document '/0' and 8 others")
  }

  @Test func anItemWithoutItsPathIsNamed() async throws {
    try await expectAdvice(
      "---\neach: data.l\npath: /\\(item.slug)\n---\n<Text>a</Text>\n"
        + "-- content/l.yaml --\n- { slug: a }\n- { name: B }",
      "content/index.vml: 'item' has no 'slug'…")
  }

  @Test func attributesThatTheAppReads() async throws {
    try await expectAdvice(
      #"<Text count="many" size="8">a</Text>"#
        + "\n-- site.yaml --\nname: T\ntargets: [ios]\n"
        + "custom: { attributes: { Text: { count: integer } } }",
      "content/index.vml: expected a whole number, found 'many'…",
      "content/index.vml: 'size' is no name of an attribute in VML\n"
        + "'size' is another language's; in a style, a size is 'frame(width: 100, height: 40)'")
    try await expectAdvice(
      #"<Text w="wide" style="padding(attr(w))">a</Text><Text w="8" style="padding(attr(w))">b</Text>"#,
      "content/index.vml: expected …")
  }

  // MARK: Told once

  @Test(arguments: [
    (#"<for item="x" in="[1]"><Text/></for>"#, "'for' has no attribute 'item'…"),
    (
      "<B lable=\"a\"/>\n-- components/B.vml --\n---\nprops: { label: string }\n---\n<Text/>",
      "component 'B' has no prop 'lable'; did you mean 'label'?…"
    ),
    (
      "<B/>\n-- components/B.vml --\n<!doctype swiftui+vml>\n<vml><body><Text/></body></vml>",
      "a component is views alone, not a whole document…"
    ),
    ("<if test=\"\\(page.path)\"><Text/></if>", "a bare expression stands here…"),
    (
      "---\neach: \\(data.l)\npath: /\\(item.a)\n---\n<Text>\\(item.a)</Text>",
      "a bare expression stands here…"
    ),
    (
      "<B/>\n-- components/B.vml --\n---\nprops:\n  a: { type: enum(x, y), default: x }\n---\n<Text/>",
      "inside of '{ }' a comma begins the next key…"
    ),
    (
      "<B title=\"a\"/>\n-- components/B.vml --\n\n---\nprops: { title: string }\n---\n<Text/>",
      "front matter begins on the first line"
    ),
    ("<if test=\"not true\"><Text/></if>", "'not' is no part of an expression"),
    (
      "<VStack><HStack></VStack></HStack>",
      "expected '</HStack>' before '</VStack>', since the inner element ends first"
    ),
    ("<Text>a<Text>", "expected '</Text>', and another 'Text' begins"),
    ("<p>Hello<br></p>", "'p' is no view"),
    ("---\ntargets: []\n---\n<Text/>", "'targets' names no target…"),
    (
      "<Text/>\n-- content/l.yaml --\na: 99999999999999999999",
      "the number '99999999999999999999' is too large…"
    ),
  ])
  func mistakes(text: String, message: String) async throws {
    let site = try TestSite(text)
    let report = try await site.build { $0.writes = false }.report
    expectMessages(report.diagnostics.map(\.message), [message])
  }

  @Test func layoutsWithoutASlot() async throws {
    try await expectAdvice(
      "<Card/>\n-- components/Card.vml --\n<Text/>\n-- components/Shell.vml --\n<VStack/>\n"
        + "-- site.yaml --\nname: T\nversion: 1.0.0\ntargets: [ios]\nlayout: Shell",
      "site.yaml: layout 'Shell' has no place for the page\n"
        + "put '<slot/>' into the component where its content belongs")
  }

  @Test func twoTemplatesOfOneName() async throws {
    try await expectAdvice(
      "<!doctype swiftui+vml>\n<vml><head><Text template=\"launch\">x</Text>"
        + "<Text template=\"launch\">y</Text></head><body><Text>a</Text></body></vml>",
      "content/index.vml: the head has two templates 'launch'…")
  }

  // MARK: Sheets

  @Test(arguments: [
    ("Txet", "there is no view 'Txet'; did you mean 'Text'?"),
    ("Lable", "there is no view 'Lable'; did you mean 'Label'?"),
    ("button", "there is no view 'button'; did you mean 'Button'?"),
    ("card", "a class has a dot; did you mean '.card'?"),
    ("for", "'for' is an instruction, of which nothing is left in a document"),
    ("Image", "remove the rule, or look for the element that it was meant for"),
  ])
  func unusedRules(selector: String, advice: String) async throws {
    try await expectAdvice(
      "<Text class=\"card\">a</Text>\n-- components/Price.vml --\n<Text/>\n"
        + "-- styles/a.vss --\n\(selector) { bold(); }\n\(selector == "card" ? "" : ".card { bold(); }")",
      "styles/a.vss: no element of the site matches this rule\n\(advice)")
  }

  @Test func aClassThatIsMisspeltIsToldOnce() async throws {
    try await expectAdvice(
      "<Text class=\"crad\">a</Text>\n-- styles/a.vss --\n.card { bold(); }",
      "content/index.vml: no sheet defines the class 'crad'; did you mean 'card'?")
  }

  @Test func aPropertyOfSomeTargets() async throws {
    try await expectAdvice(
      "<Text class=\"a\">a</Text>\n-- styles/a.vss --\n"
        + ":root { @target visionos { --gap: 8; } }\n.a { padding(var(--gap)); }\n"
        + "-- site.yaml --\nname: T\nversion: 1.0.0\ntargets: [ios, macos, visionos]",
      "styles/a.vss: '--gap' is not declared for ios, macos\nit is declared for visionos alone; "
        + "declare it outside of conditions, or give a fallback: 'var(--gap, 0)'\nthis 'Text' has it"
    )
  }

  @Test(arguments: [
    (
      ".a { navigationTitle(\"Lamps); padding(8); }\n.b { bold(); }",
      "expected \" to end this string"
    ),
    (".a[title=\"A] { padding(8); }\n.b { bold(); }", "expected \" to end this string"),
    ("$gap: 8;\n.a { bold(); }", "VSS has no variables with '$'"),
    (".a { @inherit .b; } .bb { @inherit .a; }", "no sheet defines the class 'b'"),
    ("@import \"b.vss\";", "the site has no sheet 'styles/b.vss'"),
    (
      ":root { --gap: var(--gp); } .a, .bb { bold(); }",
      "nothing declares the custom property '--gp'"
    ),
    (".a { font-size: 12px; }", "'font-size: …' is CSS; VML's styles are modifier calls"),
  ])
  func sheets(sheet: String, message: String) async throws {
    let site = try TestSite("<Text class=\"a bb\">a</Text>\n-- styles/a.vss --\n\(sheet)")
    let report = try await site.build { $0.writes = false }.report
    expectMessages(report.diagnostics.map(\.message), [message])
  }
}

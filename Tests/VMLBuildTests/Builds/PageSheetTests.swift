import Testing
import VMLBuild
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport
import VMLTools

/// Sheets in the heads of pages.
///
/// Spec: VSS 6, scope.
@Suite struct PageSheetTests {
  private func page(_ head: String, _ body: String) -> String {
    "<!doctype swiftui+vml>\n<vml>\n<head>\(head)</head>\n<body>\(body)</body>\n</vml>\n"
  }

  @Test func holdsForItsPageAloneAndLast() async throws {
    let built = try await build(
      """
      -- content/a.vml --
      \(page("<Style>.t { padding(2); }</Style>", #"<Text class="t"/><Card/>"#))
      -- content/b.vml --
      <Text class="t"/><Card/>
      -- content/c.vml --
      \(page("<Style>.t { padding(3); }</Style>", #"<Text class="t"/>"#))
      -- components/Card.vml --
      <Text class="t"/>
      -- components/Card.vss --
      .t { bold(); padding(9); }
      -- styles/main.vss --
      .t { padding(1); }
      """)
    #expect(built.messages == [])
    #expect(
      built.body("ios/a.vml") == #"<Text style="padding(2)"/><Text style="padding(2);bold()"/>"#)
    #expect(
      built.body("ios/b.vml") == #"<Text style="padding(1)"/><Text style="padding(9);bold()"/>"#)
    #expect(built.body("ios/c.vml") == #"<Text style="padding(3)"/>"#)
    #expect(built.files["ios/a.vml"]?.contains("head") == false)
  }

  @Test func rulesStandAsTheyAre() async throws {
    try await expectBody(
      "<Style>\n.a { &.b { bold(); } > Text { italic(); }\n  /* 1 < 2 && \\(x) <Text> */ }\n</Style>",
      #"<VStack class="a b"><Text/></VStack>"#,
      #"<VStack style="bold()"><Text style="italic()"/></VStack>"#)
  }

  @Test func inheritsAppliesAndIsInherited() async throws {
    try await expectBody(
      "<Style>.a { @inherit .p-8, .base; opacity(1); } .base { italic(); } .p-2 { hidden(); }</Style>",
      #"<Text class="a"/><Text class="own"/><Text class="p-2"/>"#,
      #"<Text style="padding(8);bold();italic();opacity(1)"/><Text style="bold();italic();tint(.red)"/>"#
        + #"<Text style="padding(2);hidden()"/>"#,
      """
      -- styles/main.vss --
      .p-(n: number) { padding(n); }
      .base { bold(); }
      .own { @inherit .base; tint(.red); }
      """)
  }

  @Test func layersPropertiesAndConditions() async throws {
    try await expectBody(
      """
      <Style>
      @layer new, low;
      @layer new { .a { padding(1); } }
      @layer low { .a { padding(2); } }
      :root { --gap: 7; }
      @target macos { .a { hidden(); } }
      </Style>
      """,
      #"<Text class="a" style="offset(x: var(--gap))"/><Text class="b"/>"#,
      #"<Text style="padding(1);offset(x: 7)"/><Text style="padding(5)"/>"#,
      """
      -- styles/main.vss --
      @layer low;
      :root { --gap: 1; }
      @layer low { .b { padding(4); } }
      .b { padding(5); }
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios, macos]
      """)
  }

  @Test func linksAreResolvedInTheirOrder() async throws {
    let built = try await build(
      """
      -- content/shop/a.vml --
      \(page(#"<Style url="x.vss"/><Style>.a { bold(); padding(3); }</Style><Style url="/extra/y.vss"/><Style url="https://a.example/z.vss"/>"#, #"<Text class="a b"/>"#))
      -- content/shop/x.vss --
      @import "/extra/base.vss";
      .a { padding(2); }
      -- extra/base.vss --
      .a { padding(1); italic(); }
      -- extra/y.vss --
      .b { padding(4); }
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      """)
    #expect(
      built.messages == [
        "error content/shop/a.vml: the site has no sheet 'extra/y.vss'"
      ])
    let moved = try await build(
      """
      -- content/shop/a.vml --
      \(page(#"<Style url="x.vss"/><Style>.a { bold(); padding(3); }</Style><Style url="/styles/y.vss"/><Style url="https://a.example/z.vss"/>"#, #"<Text class="a b"/>"#))
      -- content/shop/x.vss --
      @import "/styles/base.vss";
      .a { padding(2); }
      -- styles/base.vss --
      .a { padding(1); italic(); }
      -- styles/y.vss --
      .b { padding(4); }
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      styles: []
      """)
    #expect(moved.messages == [])
    #expect(moved.body("ios/shop/a.vml") == #"<Text style="padding(4);italic();bold()"/>"#)
    #expect(
      moved.files["ios/shop/a.vml"]?.contains(
        #"<head><Style url="https://a.example/z.vss"/></head>"#) == true)
  }

  @Test func aSheetOfTheSiteCountsOnce() async throws {
    try await expectBody(
      #"<Style url="/styles/a.vss"/>"#, #"<Text class="t"/>"#, #"<Text style="padding(2)"/>"#,
      """
      -- styles/a.vss --
      .t { padding(1); }
      -- styles/b.vss --
      .t { padding(2); }
      """)
  }

  // MARK: Mistakes

  @Test func mistakesAreInThePage() async throws {
    let site = try TestSite(
      "-- content/index.vml --\n"
        + page(
          "\n  <Style>\n    .a { paddin(8); }\n    .b { padding(; }\n  </Style>",
          #"<Text class="a"/>"#))
    let report = try await buildSite(BuildOptions(site: site.path))
    let places = report.diagnostics.compactMap { diagnostic in
      diagnostic.range.flatMap { range in
        report.sources[range.file].map { file in
          let position = LineTable(file).position(at: range.range.lowerBound)
          return "\(file.path):\(position.line):\(position.column)"
        }
      }
    }
    #expect(places == ["content/index.vml:5:10", "content/index.vml:6:18"])
  }

  @Test(arguments: [
    (#"<Style url="../../x.vss"/>"#, "'../../x.vss' leads out of the site"),
    (#"<Style url="nope.vss"/>"#, "the site has no sheet 'content/nope.vss'"),
    (#"<Style url="//cdn.example/x.vss"/>"#, "'//cdn.example/x.vss' is not a file of the site"),
    (#"<Style url=""/>"#, "expected the path of a sheet"),
    (
      #"<Style url="a.vss">.a { bold(); }</Style>"#,
      "a 'Style' with a 'url' has no rules of its own"
    ),
    (
      #"<if test="true"><Style url="/a.vss"/></if>"#,
      "a sheet of the site stands directly in the head, with a fixed path"
    ),
    (
      #"<Style url="/\(page.path).vss"/>"#,
      "a sheet of the site stands directly in the head, with a fixed path"
    ),
    ("<Style>.a { bold();</Style>", "expected '}' to end the block that begins here"),
    ("<Style>@import \"/content/index.vml\";</Style>", "sheets import one another in a circle: "),
    ("<Style>.a { @inherit .a; }</Style>", "'.a' leads back to itself: .a → .a"),
    ("<Style>.a { padding(var(--no)); }</Style>", "nothing declares the custom property '--no'"),
  ])
  func errors(_ head: String, _ message: String) async throws {
    let built = try await build("-- content/index.vml --\n" + page(head, #"<Text class="a"/>"#))
    #expect(
      built.messages.contains { $0.hasPrefix("error content/index.vml: " + message) },
      "\(built.messages)")
    #expect(built.documents.isEmpty)
  }

  @Test(arguments: [
    ("<Style/>", "this 'Style' has neither rules nor a 'url'"),
    ("<Style>  </Style>", "this 'Style' has neither rules nor a 'url'"),
    (#"<Style media="print">.a { bold(); }</Style>"#, "'media' means nothing on a 'Style'"),
    ("<Style>.a { bold(); } .no { bold(); }</Style>", "no element of the site matches this rule"),
  ])
  func warnings(_ head: String, _ message: String) async throws {
    let built = try await build(
      "-- content/index.vml --\n" + page(head, #"<Text class="a"/>"#)
        + "\n-- styles/main.vss --\n.a { italic(); }")
    #expect(built.messages == ["warning content/index.vml: " + message])
  }

  @Test func withoutAnEndTagTheRestIsRead() async throws {
    let built = try await build(
      "-- content/index.vml --\n" + page("<Style>.a { bold(); }", "<Text clas=\"a\"/>"))
    #expect(built.messages.count == 1, "\(built.messages)")
    let cut = try await build(
      "-- content/index.vml --\n<!doctype swiftui+vml><vml><head><Style>.a {")
    #expect(cut.messages.contains { $0.hasPrefix("error content/index.vml: ") })
  }

  @Test func linkedRulesAreUnusedIfNoPageUsesThem() async throws {
    let built = try await build(
      """
      -- content/a.vml --
      \(page(#"<Style url="x.vss"/>"#, #"<Text class="a"/>"#))
      -- content/b.vml --
      \(page(#"<Style url="x.vss"/>"#, #"<Text class="b"/>"#))
      -- content/x.vss --
      .a { bold(); }
      .b { bold(); }
      .c { bold(); }
      -- content/y.vss --
      .d { bold(); }
      """)
    #expect(
      built.messages == [
        "warning content/x.vss: no element of the site matches this rule",
        "warning content/y.vss: 'content/y.vss' is not used: no sheet imports it, and no page links to it",
      ])
  }

  @Test func anotherPageMayHaveTheClassOfALinkedRule() async throws {
    let site = try TestSite(
      """
      -- content/a.vml --
      \(page(#"<Style url="x.vss"/><Style>.t { bold(); }</Style>"#, "<Text/>"))
      -- content/b.vml --
      <Text class="s">b</Text>
      -- content/x.vss --
      .s { bold(); }
      """)
    let notes = try await buildSite(BuildOptions(site: site.path)).diagnostics
      .filter { $0.code == .unusedRule }.flatMap(\.notes).map(\.message)
    // The rule of the linked sheet is told at the class that no sheet of its page defines.
    #expect(notes == ["no element of this page has the class 't'"])
  }

  @Test func aLinkWithoutAPath() async throws {
    let site = try TestSite("-- content/a.vml --\n" + page(#"<Style url=""/>"#, "<Text/>"))
    let notes = try await buildSite(BuildOptions(site: site.path)).diagnostics.flatMap(\.notes)
    #expect(notes.map(\.message) == [#"as in '<Style url="/styles/extra.vss"/>'"#])
  }

  @Test func rulesOfTheSiteThatOnlyPagesInheritAreUsed() async throws {
    try await expectBody(
      "<Style>.a { @inherit .base; }</Style>", #"<Text class="a"/>"#, #"<Text style="bold()"/>"#,
      "-- styles/main.vss --\n.base { bold(); }")
  }

  @Test func manyPagesInAnyOrder() async throws {
    let pages = (0..<30).map { number in
      "-- content/\(number).vml --\n"
        + (number.isMultiple(of: 3)
          ? #"<Text class="t p-\#(number)"/>"#
          : page(
            "<Style>.t { font(.system(size: \(number))); }</Style>",
            #"<Text class="t p-\#(number)"/>"#))
    }.joined(separator: "\n")
    let sheet = "\n-- styles/main.vss --\n.t { bold(); } .p-(n: number) { padding(n); }"
    for jobs in [1, 4] {
      let site = try TestSite(pages + sheet)
      let built = try await site.build {
        $0.layout = .compact
        $0.jobs = jobs
      }
      #expect(built.messages == [])
      for number in 0..<30 {
        let own = number.isMultiple(of: 3) ? "" : "font(.system(size: \(number)));"
        #expect(
          built.body("ios/\(number).vml") == "<Text style=\"bold();\(own)padding(\(number))\"/>")
      }
    }
  }

  @Test func explainTellsOfPatternsScopesAndPages() async throws {
    let site = try TestSite(
      "-- content/index.vml --\n"
        + page("<Style>.a { @inherit .p-8; bold(); }</Style>", #"<Card class="a p-4"/>"#) + """
          -- components/Card.vml --
          <Text class="own"/>
          -- components/Card.vss --
          .own { italic(); }
          Card { tint(.red); }
          -- styles/main.vss --
          .p-(n: number) { padding(n); }
          """)
    let place = ElementPlace("\(site.path)/components/Card.vml:1")
    let found = try #require(
      try await explainElement(at: place, ExplanationOptions()).explanations.first)
    #expect(
      found.rules.map { "\($0.selector) \($0.place.text)" } == [
        "Card components/Card.vss:2:1", ".own components/Card.vss:1:1",
        ".a content/index.vml:3:14", ".p-(n: number) styles/main.vss:1:1",
      ])
    #expect(
      found.modifiers.map { "\($0.text) \($0.selector ?? "")" } == [
        "tint(.red) Card", "italic() .own", "padding(4) .p-(n: number)", "bold() .a",
      ])
    let explained = try await explainClass("p-8", in: site.path, ExplanationOptions()).explanation
    #expect(explained.rules.map(\.selector) == [".p-(n: number)"])
    #expect(explained.inheriting.map(\.place.text) == ["content/index.vml:3:29"])
    let own = try await explainClass("a", in: site.path, ExplanationOptions()).explanation
    #expect(own.rules.map(\.place.text) == ["content/index.vml:3:14"])
  }

  // MARK: Helpers

  private func build(
    _ source: String, at location: SourceLocation = #_sourceLocation
  ) async throws -> BuiltSite {
    try await TestSite(source, at: location).build(at: location) { $0.layout = .compact }
  }

  private func expectBody(
    _ head: String, _ body: String, _ expected: String, _ others: String = "",
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let built = try await build(
      "-- content/index.vml --\n" + page(head, body) + others, at: location)
    #expect(built.messages == [], sourceLocation: location)
    #expect(built.body("ios/index.vml") == expected, sourceLocation: location)
  }
}

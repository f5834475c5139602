import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// `vmlc-ignore` comments and `lints` in site.yaml.
struct SuppressionTests {
  // MARK: Markup

  @Test func commentsInMarkup() async throws {
    try await expectLints(
      """
      <!-- vmlc-ignore: unknown-class -->
      <Text
        class="a">a</Text>
      <Text class="b">b</Text>
      <Text class="c">c</Text> <!-- vmlc-ignore: unknown-class -->
      <!--vmlc-ignore:unknown-class,unknown-modifier
      -- the app adds it -->
      <!-- another word -->
      <Text class="d" style="zzz()">d</Text>
      <VStack><!-- vmlc-ignore: unknown-class --><Text class="e">e</Text></VStack>
      <!-- vmlc-ignored: unknown-class --><Text class="f">f</Text>
      """, "unknown-class content/index.vml:4", "unknown-class content/index.vml:11")
  }

  @Test func commentsAreAboutWhatComesNextAlone() async throws {
    try await expectLints(
      """
      <!-- vmlc-ignore: unknown-class -->
      <VStack class="a">
        <Text class="b">b</Text>
      </VStack>
      """, "unknown-class content/index.vml:3")
  }

  /// However many lines it takes.
  @Test func commentsAreAboutWhatEndsBeforeThem() async throws {
    try await expectLints(
      """
      <VStack
        class="a"
      > <!-- vmlc-ignore: unknown-class -->
        <Text class="b">b</Text>
        <Text
          class="c"
        >c</Text> <!-- vmlc-ignore: unknown-class -->
      </VStack>
      <Group>
        <Text class="d">d</Text>
      </Group> <!-- vmlc-ignore: unknown-class -->
      -- styles/a.vss --
      .x,
      .y { // vmlc-ignore: unused-rule
        bold(
        ); zzz();
        zzz(
          1
        ); /* vmlc-ignore: unknown-modifier */
      }
      .z {
        zzz();
      } // vmlc-ignore: unknown-modifier, unused-rule
      """, "unknown-class content/index.vml:4", "unknown-modifier styles/a.vss:4")
  }

  @Test func commentsInFrontMatter() async throws {
    try await expectLints(
      """
      ---
      # vmlc-ignore: unknown-key
      layuot: "a # b"
      taregts: x # vmlc-ignore: unknown-key
      paths: "# vmlc-ignore: unknown-key"
      ---
      <Text>a</Text>
      -- components/A.vml --
      ---
      # vmlc-ignore: unused-component - later
      props: {}
      ---
      <Text>a</Text>
      """, "unknown-key content/index.vml:5")
  }

  // MARK: Sheets

  @Test func commentsInSheets() async throws {
    try await expectLints(
      """
      <Text>a</Text>
      -- styles/a.vss --
      // vmlc-ignore: unused-rule
      .a,
      .b { zzz(); } /* vmlc-ignore: unknown-modifier */
      .c { bold(); } // vmlc-ignore: unused-rule — soon
      .d { bold(); }
      /* vmlc-ignore: unused-rule */ /* and a word */
      .e {
        // vmlc-ignore: unknown-modifier
        yyy("// vmlc-ignore: unused-rule");
        yyy("/*");
      }
      """, "unused-rule styles/a.vss:5", "unknown-modifier styles/a.vss:10")
  }

  @Test func commentsInSheetsOfPages() async throws {
    try await expectLints(
      """
      <!doctype swiftui+vml>
      <vml><head><Style>
      // vmlc-ignore: unused-rule
      .a { bold(); }
      .b { bold(); } /* vmlc-ignore: unused-rule */
      .c { bold(); }
      // vmlc-ignore: unknown-class
      .d { hidden(); } // vmlc-ignore: zzz
      </Style></head>
      <body><Text class="d">a</Text></body></vml>
      """, "unused-rule content/index.vml:6", "unused-suppression content/index.vml:7",
      "unknown-lint content/index.vml:8")
  }

  /// A mistake of a component or sheet is told once, and so is it ignored.
  @Test func commentsOfComponents() async throws {
    try await expectLints(
      """
      <A/><A/>
      -- content/b.vml --
      <A/>
      -- components/A.vml --
      <!-- vmlc-ignore: unknown-class, missing-label -->
      <Image name="a" class="x"/>
      """)
  }

  // MARK: Mistakes

  @Test func mistakesInComments() async throws {
    try await expectLints(
      """
      <!-- vmlc-ignore: unknwon-class -->
      <Text>a</Text>
      <!-- vmlc-ignore -->
      <Text>b</Text> <!-- vmlc-ignore: unknown-prop -->
      <Text>c</Text> <!-- vmlc-ignore: unknown-class -->
      -- styles/a.vss --
      // vmlc-ignore: zzz
      """, "unknown-lint content/index.vml:1", "unknown-lint content/index.vml:3",
      "unknown-lint content/index.vml:4", "unused-suppression content/index.vml:5",
      "unknown-lint styles/a.vss:1")
  }

  /// What was not looked for may be there.
  @Test func commentsOfAnotherTargetAreNotUnused() async throws {
    let text = """
      <Text class="a">a</Text> <!-- vmlc-ignore: unused-rule -->
      <Text>a</Text> <!-- vmlc-ignore: fixed-font-size -->
      -- site.yaml --
      name: T
      targets: [ios, macos]
      lints: { unknown-class: off }
      """
    try await expectLints(text) { $0.targets = ["ios"] }
    try await expectLints(text, "unused-suppression content/index.vml:1")
  }

  @Test func commentsDoNotHideErrors() async throws {
    let site = try TestSite(
      "<!-- vmlc-ignore: not-available -->\n<A b=\"1\"/> <!-- vmlc-ignore: argument-type -->\n"
        + "-- components/A.vml --\n<Text style=\"padding(true)\">a</Text>")
    let report = try await check(site)
    #expect(report.errorCount > 0)
    #expect(!report.diagnostics.contains { $0.code == .unusedSuppression })
  }

  // MARK: Levels

  @Test func levels() async throws {
    let text = """
      <Text class="a">a</Text><Image name="b"/>
      <Text id="x">a</Text><Text id="x">b</Text>
      -- site.yaml --
      name: T
      version: "1"
      targets: [ios]
      lints: { unknown-class: error, missing-label: off, duplicate-id: error }
      """
    try await expectLints(
      text, "error unknown-class content/index.vml:1", "error duplicate-id content/index.vml:2")
    let site = try TestSite(text)
    let built = try await site.build()
    #expect(built.report.output == nil)
    #expect(lines(of: built.report) == ["error unknown-class content/index.vml:1"])
  }

  @Test func strictMakesErrorsOfWhatIsLeft() async throws {
    try await expectLints(
      """
      <Text class="a">a</Text>
      <!-- vmlc-ignore: missing-label -->
      <Image name="b"/>
      <Text id="x">a</Text><Text id="x">b</Text>
      -- site.yaml --
      name: T
      targets: [ios]
      lints: { unknown-class: off }
      """, "error duplicate-id content/index.vml:4"
    ) { $0.isStrict = true }
  }

  /// A build with comments and levels says and writes what it should.
  @Test func buildsHeedThem() async throws {
    let site = try TestSite(
      """
      <!-- vmlc-ignore: unknown-class -->
      <Text class="a">a</Text>
      <Text style="zzz()">b</Text>
      -- site.yaml --
      name: T
      version: "1"
      targets: [ios]
      lints: { unknown-modifier: off }
      """)
    let built = try await site.build { $0.isStrict = true }
    #expect(built.messages == [])
    #expect(built.report.output != nil)
  }

  /// Of the comments that are kept these are not.
  @Test func commentsAreNotForClients() async throws {
    let site = try TestSite(
      """
      <!-- vmlc-ignore: unknown-class -->
      <Text class="a">a</Text><!-- kept -->
      -- site.yaml --
      name: T
      version: "1"
      targets: [ios]
      markup: { keepComments: true }
      """)
    let body = try await site.build().body("ios/index.vml")
    #expect(body == "<Text>a</Text><!-- kept -->")
  }

  // MARK: Bad input

  @Test func commentOfAMegabyte() async throws {
    let words = String(repeating: "unknown-class ", count: 80_000)
    let report = try await check(try TestSite("<!-- vmlc-ignore: \(words) -->\n<Text>a</Text>"))
    #expect(
      report.diagnostics.allSatisfy { $0.code == .unusedSuppression || $0.code == .mistakeLimit })
    let word = String(repeating: "x", count: 1 << 20)
    let other = try await check(try TestSite("<!-- vmlc-ignore: \(word) -->\n<Text>a</Text>"))
    #expect(other.diagnostics.map(\.code) == [.unknownLint])
  }

  @Test func aHundredThousandComments() async throws {
    let comments = String(repeating: "<!-- vmlc-ignore: zzz -->\n", count: 100_000)
    let report = try await check(try TestSite(comments + "<Text>a</Text>"))
    #expect(report.diagnostics.count == 101)
    let sheet = String(repeating: "// vmlc-ignore: unused-rule\n", count: 100_000)
    let other = try await check(
      try TestSite("<Text>a</Text>\n-- styles/a.vss --\n" + sheet + ".a { bold(); }"))
    #expect(other.warningCount >= 5000)
    #expect(!other.diagnostics.contains { $0.code == .unusedRule })
  }
}

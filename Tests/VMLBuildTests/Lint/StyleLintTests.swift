import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Lints of modifiers, and of what one does to another.
struct StyleLintTests {
  // MARK: No effect

  @Test func stylesWithoutEffect() async throws {
    try await expectLints(
      """
      <VStack style="font(.title);foregroundStyle(.red)">
      <Text style="font(.body);foregroundStyle(.blue)">a</Text></VStack>
      <VStack class="outer"><HStack style="font(.body)"><Text>b</Text><Spacer/></HStack></VStack>
      -- styles/a.vss --
      .outer { font(.title); }
      """, "ineffective-style content/index.vml:1", "ineffective-style content/index.vml:1",
      "ineffective-style styles/a.vss:1")
  }

  @Test(arguments: [
    // Some text, a symbol or something unknown has none of its own.
    "<VStack style=\"font(.title)\"><Text style=\"font(.body)\">a</Text><Text>b</Text></VStack>",
    "<VStack style=\"font(.title)\"><Text style=\"font(.body)\">a</Text><Image systemName=\"star\"/></VStack>",
    "<VStack style=\"font(.title)\"><Text style=\"font(.body)\">a</Text><Toggle>b</Toggle></VStack>",
    "<VStack style=\"foregroundStyle(.red)\"><Text style=\"foregroundStyle(.blue)\">a</Text><Circle/></VStack>",
    // A shade of the outer one.
    "<VStack style=\"foregroundStyle(.red)\"><Text style=\"foregroundStyle(.secondary)\">a</Text></VStack>",
    // Nothing there that could show it.
    "<VStack style=\"font(.title)\"><Spacer/></VStack>",
    // What only adds to it.
    "<VStack style=\"font(.title)\"><Text style=\"bold()\">a</Text></VStack>",
  ]) func stylesWithAnEffect(_ page: String) async throws {
    let report = try await check(try TestSite(page))
    #expect(!report.diagnostics.contains { $0.code == .ineffectiveStyle })
  }

  /// A rule that does something somewhere is a good one.
  @Test func rulesWithAnEffectSomewhere() async throws {
    try await expectLints(
      """
      <VStack class="outer"><Text style="font(.body)">a</Text></VStack>
      -- content/b.vml --
      <VStack class="outer"><Text>b</Text></VStack>
      -- styles/a.vss --
      .outer { font(.title); }
      """)
  }

  @Test func effectOnAnotherTarget() async throws {
    try await expectLints(
      """
      <VStack style="font(.title)"><Text class="small">a</Text></VStack>
      -- site.yaml --
      name: T
      targets: [ios, macos]
      -- styles/a.vss --
      @target ios { .small { font(.body); } }
      """)
  }

  // MARK: Replacements

  @Test func oneForSeveral() async throws {
    try await expectLints(
      """
      <Text class="a b">a</Text>
      <Text class="c" style="background(.yellow)">b</Text>
      -- styles/a.vss --
      .a { padding(8); background(.red); padding(4); }
      .b { padding(2); }
      .c { background(.red); padding(4); background(.blue); }
      """, "replaced-several content/index.vml:2", "replaced-several styles/a.vss:2")
  }

  /// Elements that come to one style by different rules are each looked at, whichever comes first.
  @Test(arguments: [("a", "b"), ("b", "a")])
  func oneForSeveralOnAnElementLikeAnother(of names: (String, String)) async throws {
    try await expectLints(
      """
      -- content/\(names.0).vml --
      <VStack class="c"><Divider/><Text>x</Text></VStack>
      -- content/\(names.1).vml --
      <VStack class="c"><Text>x</Text></VStack>
      -- styles/a.vss --
      Text { padding(1); padding(2); }
      :nth-child(2) { padding(3); }
      .c Text { padding(4); }
      """, "replaced-several styles/a.vss:3")
  }

  @Test func oneForPartsOfAShorthand() async throws {
    try await expectLints(
      """
      <Text class="a b">a</Text>
      -- styles/a.vss --
      .a { padding(.horizontal, 8); padding(.vertical, 4); frame(width: 10); frame(height: 20);
           font(.body); font(.title); }
      .b { padding(12); frame(width: 30, height: 30); font(.caption); }
      """)
  }

  @Test func identicalModifiers() async throws {
    try await expectLints(
      """
      <Text class="a b">a</Text>
      <Text class="a" style="bold();font(.title)">b</Text>
      -- styles/a.vss --
      .a { font(.title); }
      .b { font(.title); }
      """, "identical-replacement content/index.vml:2", "identical-replacement styles/a.vss:2")
  }

  @Test func identicalModifiersThatAreNeededElsewhere() async throws {
    try await expectLints(
      """
      <Text class="a b">a</Text>
      -- content/b.vml --
      <Text class="b">b</Text>
      -- styles/a.vss --
      .a { font(.title); padding(4); }
      .b { font(.title); padding(.top, 4); }
      """)
  }

  @Test func whatAClassInheritsIsNoReplacement() async throws {
    try await expectLints(
      """
      <Text class="a b">a</Text>
      -- styles/a.vss --
      .a { font(.title); }
      .b { @inherit .a; bold(); }
      """)
  }

  // MARK: Variants

  private static let themes = """
    -- site.yaml --
    name: T
    targets: [ios]
    themes: [light, dark]
    """

  /// What does nothing in one theme may do something in another.
  @Test func everyThemeIsLookedAt() async throws {
    try await expectLints(
      """
      <Text class="a b">A</Text>
      <VStack style="font(.title)"><Text style="font(.body)">a</Text>
      <if test='theme == "dark"'><Text>b</Text></if></VStack>
      <if test='theme == "dark"'>
      <Text style="foregroundStyle(#999999);background(#ffffff)">c</Text>
      <!-- vmlc-ignore: missing-label -->
      <Image name="d"/>
      </if>
      -- styles/a.vss --
      .a { font(.title); @theme dark { font(.body); } }
      .a.b { font(.title); }
      \(Self.themes)
      """, "low-contrast content/index.vml:5")
  }

  /// Themes that get the same documents by other rules are looked at, too.
  @Test func equalDocumentsOfOtherRules() async throws {
    try await expectLints(
      """
      <Text class="a c">A</Text>
      <Text class="b d">A</Text>
      -- styles/a.vss --
      @theme light { .a { font(.title); } }
      .c { font(.title); }
      .d { bold(); }
      .b.d { bold(); }
      \(Self.themes)
      """, "identical-replacement styles/a.vss:4")
  }

  /// An id that a view has in one locale alone.
  @Test func linksOfEveryLocale() async throws {
    try await expectLints(
      """
      <if test='locale == "en"'><Text id="a">a</Text><Link destination="#a">b</Link></if>
      <if test='locale == "de"'><Text id="c">c</Text><Link destination="#c">d</Link>
      <Link destination="/none">e</Link></if>
      -- site.yaml --
      name: T
      targets: [ios]
      locales: [en, de]
      """, "broken-link content/index.vml:3")
  }

  // MARK: Custom properties

  @Test func propertiesThatNothingReads() async throws {
    try await expectLints(
      """
      <Text style="padding(var(--inline))" class="a">a</Text>
      <Card pad="4"/>
      -- components/Card.vml --
      ---
      props: { pad: number }
      ---
      <Text style="padding(\\(pad));frame(width: var(--component))">a</Text>
      -- styles/a.vss --
      :root { --inline: 1; --component: 2; --other: 3; --fallback: 4; --none: 5; }
      .a { --scoped: 6; frame(width: var(--other, var(--fallback))); }
      """, "unused-property styles/a.vss:1", "unused-property styles/a.vss:2")
  }

  // MARK: Variants and tokens

  @Test func paddingOutsideOfABackground() async throws {
    try await expectLints(
      """
      <Text class="btn btn-large">a</Text><Text class="btn wide">b</Text>
      <Text class="tag tag-large">c</Text>
      -- styles/a.vss --
      .btn { background(.blue); }
      .btn-large { padding(16); }
      .wide { padding(16); }
      .tag { padding(4); background(.blue); }
      .tag-large { padding(8); }
      """, "padding-outside styles/a.vss:2")
    try await expectLints(
      """
      <Text class="btn btn-large">a</Text>
      -- styles/a.vss --
      .btn { background(.blue); &.btn-large { frame(width: 8); } }
      """)
  }

  @Test func fontsOfTokensThatDoNotGrow() async throws {
    let tokens = { (more: String) in
      """
      <Text class="a">a</Text>
      -- styles/a.vss --
      @tokens "t.tokens.json";
      .a { font(var(--a)); }
      -- styles/t.tokens.json --
      { "a": { "$type": "typography",
        "$value": { "fontFamily": "system-ui", "fontSize": "22px", "fontWeight": 700 }\(more) } }
      """
    }
    try await expectLints(tokens(""), "fixed-token-size styles/t.tokens.json:2")
    try await expectLints(
      tokens(#", "$extensions": { "vmlc": { "textStyle": "title2" } }"#))
    let site = try TestSite(tokens(#", "$extensions": { "vmlc": { "textStyle": "title2" } }"#))
    let body = try await site.build().body("ios/index.vml")
    #expect(body == #"<Text style="font(.title2.weight(.bold))">a</Text>"#)
  }

  @Test func contrastInsideOfControlsAndWithFontsOfTokens() async throws {
    try await expectLints(
      """
      <Button action="a" style="foregroundStyle(#ffffff);background(#ff8f00)"><Text>a</Text></Button>
      <Button action="b" title="b" style="foregroundStyle(#ffffff);background(#ff8f00)"/>
      <Button action="c" style="foregroundStyle(#ffffff);background(#ff8f00);buttonStyle(.bordered)"><Text>c</Text></Button>
      <Text style='font(.custom("Inter", size: 12).weight(.regular));foregroundStyle(#888888);background(#ffffff)'>d</Text>
      <Text style='font(.custom("Inter", size: 14).weight(.bold));foregroundStyle(#888888);background(#ffffff)'>e</Text>
      """, "low-contrast content/index.vml:1", "low-contrast content/index.vml:2",
      "low-contrast content/index.vml:4")
  }

  // MARK: Levels of folders

  @Test func levelsOfFolders() async throws {
    try await expectLints(
      """
      <Text class="a">a</Text>
      -- site.yaml --
      name: T
      targets: [ios]
      lints: { unused-rule: { styles/library: off, .: error } }
      -- styles/a.vss --
      .a { bold(); }
      .b { bold(); }
      -- styles/library/b.vss --
      .c { bold(); }
      """, "error unused-rule styles/a.vss:2")
  }
}

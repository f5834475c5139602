import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Lints of a site as a whole: what nothing uses, and links that lead nowhere.
struct SiteLintTests {
  @Test func componentsThatNoPageReaches() async throws {
    try await expectLints(
      #"""
      <A/>
      <if test="false"><InBranch/></if>
      -- site.yaml --
      name: T
      targets: [ios]
      layout: Shell
      lifecycle: { launch: Launch }
      -- components/A.vml --
      <B/>
      -- components/B.vml --
      <Text>b</Text>
      -- components/InBranch.vml --
      <Text>b</Text>
      -- components/Shell.vml --
      <slot/>
      -- components/Launch.vml --
      <Text>b</Text>
      -- components/X.vml --
      <Y/>
      -- components/Y.vml --
      <X/>
      """#, "unused-component components/X.vml:1", "unused-component components/Y.vml:1")
  }

  @Test func propsThatNothingReads() async throws {
    try await expectLints(
      #"""
      <A a="1" b="2" c="3" d="true" e="5" f="6"/>
      -- components/A.vml --
      ---
      props:
        a: string
        b: string
        c: string
        d: boolean
        e: string
        f: string
      ---
      <let name="x" value="b"/>
      <if test="d"><Text tag="\(c)" style="padding(\(e.count))">\(x)</Text></if>
      -- styles/a.vss --
      A[f=6] { bold(); }
      """#, "unused-prop components/A.vml:3")
  }

  @Test func textsThatAreTheSameInAllLocales() async throws {
    try await expectLints(
      #"""
      <Text>Your cart</Text>
      <Text>@a</Text><Text>12,50 EUR</Text><Text>×</Text><Text>\(1 + 1)</Text><Text>A</Text>
      <Text>We have \(2) lamps</Text>
      <VStack>
        <Button action='a' title="Open it"/>
        <Label systemImage="star" title="@a"/>
      </VStack>
      <Image name="star" label="Best \(1)"/>
      <if test="locale == 'fr'"><Text>Bonjour</Text><else/><Text>Hello</Text></if>
      <if test="1 == 2"><Text>灯</Text></if>
      <Card title="Lamp"/>
      <Text verbatim="Lamp"/>
      -- content/ignored.vml --
      <Text>Lamp</Text> <!-- vmlc-ignore: hard-coded-text -->
      -- components/Card.vml --
      ---
      props: { title: string }
      ---
      <Text>\(title) for sale</Text>
      -- site.yaml --
      name: T
      targets: [ios]
      locales: [en, fr]
      -- locales/en.yaml --
      a: A
      -- locales/fr.yaml --
      a: A
      """#, "hard-coded-text components/Card.vml:4", "hard-coded-text content/index.vml:1",
      "hard-coded-text content/index.vml:3", "hard-coded-text content/index.vml:5",
      "hard-coded-text content/index.vml:8", "hard-coded-text content/index.vml:10")
    try await expectLints(
      """
      <Text>Your cart</Text>
      -- site.yaml --
      name: T
      targets: [ios]
      locales: [en]
      """)
  }

  @Test func textsThatNothingNames() async throws {
    try await expectLints(
      #"""
      <Text>@a.b(n: 1)</Text><Button action='a' title="@c"/><A t="@d"/><Text style='help("@e")'>\("@f")</Text>
      -- components/A.vml --
      ---
      props: { t: string }
      ---
      <Text>\(t)</Text>
      -- components/B.vml --
      <Text>@g</Text>
      -- site.yaml --
      name: T
      targets: [ios]
      locales: [en]
      -- locales/en.yaml --
      a:
        b: \(n)
        x: X
      c: C
      d: D
      e: E
      f: F
      g: G
      -- locales/App.xcstrings --
      {"sourceLanguage": "en", "strings": {
        "h": {"extractionState": "manual",
          "localizations": {"en": {"stringUnit": {"value": "H"}}}},
        "Buy": {}
      }}
      """#, "unused-component components/B.vml:1", "unused-text locales/App.xcstrings:2",
      "unused-text locales/en.yaml:3", "unused-text locales/en.yaml:7")
  }

  @Test func slotsThatNothingFills() async throws {
    try await expectLints(
      #"""
      <A><Text template="x">x</Text><if test="true"><Text template="y">y</Text></if></A>
      <B><Text template="\('n' + 'ame')">x</Text></B>
      <C/>
      -- components/A.vml --
      <VStack><slot name="x"/>
      <slot name="y"/>
      <slot name="z">none</slot></VStack>
      -- components/B.vml --
      <VStack><slot name="name"/><slot name="other"/></VStack>
      -- components/C.vml --
      <D><Text template="in">c</Text></D>
      -- components/D.vml --
      <VStack><slot name="in"/></VStack>
      """#, "unused-slot components/A.vml:3")
  }

  @Test func slotsOfALayout() async throws {
    try await expectLints(
      """
      ---
      layout: Shell
      ---
      <Text>a</Text><Text template="title">t</Text>
      -- components/Shell.vml --
      <VStack><slot name="title"/><slot/>
      <slot name="footer"/></VStack>
      """, "unused-slot components/Shell.vml:2")
  }

  /// What is used for a target that is not checked is not known.
  @Test func oneTargetIsNotTheSite() async throws {
    try await expectLints(
      "<Text>a</Text>\n-- site.yaml --\nname: T\ntargets: [ios, macos]\n-- components/A.vml --\n<Text/>"
    ) { $0.targets = ["ios"] }
  }

  // MARK: Links

  @Test func linksToNothing() async throws {
    try await expectLints(
      #"""
      <Link destination="/lamp">a</Link>
      <Link destination="/lamps/">b</Link>
      <Link destination="/shop">c</Link>
      <Link destination="/lamps#no">d</Link>
      <Link destination="#no">e</Link>
      <Link destination="shop/nothing">f</Link>
      <for each="x" in="['lamps', 'a', 'b']"><Link destination="/\(x)">h</Link></for>
      <NavigationLink value="/lamp">i</NavigationLink>
      <AsyncImage url="/assets/lamp.png"/>
      -- content/lamps.vml --
      <Text id="yes">a</Text>
      -- content/shop/index.vml --
      <Text>a</Text>
      """#, "broken-link content/index.vml:1", "broken-link content/index.vml:2",
      "broken-link content/index.vml:3", "broken-link content/index.vml:4",
      "broken-link content/index.vml:5", "broken-link content/index.vml:6",
      "broken-link content/index.vml:7", "broken-link content/index.vml:8",
      "broken-link content/index.vml:9")
  }

  @Test func tabsThatAreNotThere() async throws {
    let tabs = """
      -- content/tabs.vml --
      <TabView selection="a"><Tab title="A" systemImage="star" value="a"><Text>a</Text></Tab>
      <Text tag="b">b</Text></TabView>
      """
    try await expectLints(
      """
      <Button onTap="open('/tabs', in: 'a')">a</Button><Button onTap="open('/tabs', in: 'b')">b</Button>
      <Button onTap="open('/tabs', in: 'c')">c</Button>
      \(tabs)
      """, "broken-link content/index.vml:2")
  }

  @Test func linksToSomething() async throws {
    try await expectLints(
      #"""
      <Link destination="/">a</Link>
      <Link destination="/lamps?sort=price&amp;max=4#yes">b</Link>
      <Link destination="lamps">c</Link>
      <Link destination="./shop/">d</Link>
      <NavigationLink value="/lamps">e</NavigationLink>
      <NavigationLink value="lamp">f</NavigationLink>
      <AsyncImage url="https://a.example/lamp.png"/>
      <Link destination="?page=2">e</Link>
      <Link destination="#here" id="here">f</Link>
      <Link destination="/terms.txt">g</Link>
      <Link destination="/caf%C3%A9">h</Link>
      <Link destination="https://a.example/nothing">i</Link>
      <Link destination="mailto:a@a.example">j</Link>
      <Link destination="//a.example/nothing">k</Link>
      <Link destination="/lamps#">l</Link>
      -- content/lamps.vml --
      <Text id="yes">a</Text>
      -- content/shop/index.vml --
      <Link destination="../lamps">a</Link><Link destination="../">b</Link><Link destination="deep">c</Link>
      -- content/shop/deep.vml --
      <Link destination=".">a</Link>
      -- content/café.vml --
      <Text>a</Text>
      -- content/terms.txt --
      a
      """#)
  }

  @Test func parentsAndLinksOfTheWeb() async throws {
    try await expectLints(
      #"""
      ---
      each: "['a', 'b']"
      path: /\(item)
      parent: /\(item)s/
      ---
      <Link destination="https://acme.example/lamps">c</Link>
      <Link destination="https://acme.example/a">d</Link>
      <Link destination="https://acme.example.org/lamps">e</Link>
      -- content/as/index.vml --
      ---
      parent: a
      ---
      <Text>a</Text>
      -- site.yaml --
      name: T
      targets: [ios]
      links: [https://acme.example/, https://www.acme.example]
      """#, "broken-link content/as/index.vml:2", "broken-link content/index.vml:4",
      "broken-link content/index.vml:6")
  }

  @Test func filesBelowABase() async throws {
    try await expectLints(
      #"""
      <AsyncImage url="/assets/lamp.png"/>
      <Link destination="/terms.txt">a</Link>
      -- content/terms.txt --
      a
      -- site.yaml --
      name: T
      targets: { ios: { baseURL: https://cdn.acme.example } }
      """#, "broken-link content/index.vml:1")
  }

  @Test func linksToAPageOfAnotherTarget() async throws {
    let text = """
      <Link destination="/room">a</Link>
      -- site.yaml --
      name: T
      targets: [ios, visionos]
      -- content/room.vml --
      ---
      targets: [visionos]
      ---
      <Text>a</Text>
      """
    try await expectLints(text, "broken-link content/index.vml:1")
    try await expectLints(text) { $0.targets = ["visionos"] }
  }

  @Test func linksOfSeveralTargetsAndDocuments() async throws {
    let site = try TestSite(
      #"""
      ---
      each: "['a', 'b']"
      path: /\(item)
      ---
      <Link destination="/quite-another-\(item)">a</Link><Link destination="/d">b</Link>
      -- site.yaml --
      name: T
      targets: [ios, macos]
      """#)
    let report = try await check(site)
    #expect(
      report.diagnostics.map(\.message) == [
        "the site has no document '/quite-another-a'", "the site has no document '/d'",
      ])
    #expect(report.diagnostics.first?.notes.first?.message.contains("one more") == true)
  }
}

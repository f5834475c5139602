import Testing
import VMLDiagnostics

/// Source language, 3: what a call hands on to a component's roots, overrides, cycles.
@Suite struct ComponentTests {
  private func body(_ call: String, _ component: String) -> String {
    "\(call)\n-- components/A.vml --\n\(component)"
  }

  @Test func oneRoot() {
    expectBody(
      body(#"<A id="i" tag="t" template="x"/>"#, #"<Text>a</Text>"#),
      #"<Text id="i" tag="t" template="x">a</Text>"#)
  }

  @Test func handedOnReplaceTheRootsOwn() {
    expectBody(
      body(#"<A id="i" tag="t"/>"#, #"<Text id="own" tag="own" role="r">a</Text>"#),
      #"<Text id="i" tag="t" role="r">a</Text>"#)
  }

  @Test func severalRoots() {
    expectBody(
      body(#"<A tag="t"/>"#, "<Text/><Image/>"), #"<Text tag="t"/><Image tag="t"/>"#)
  }

  @Test func idOfSeveralRoots() {
    expectMistakes(
      body(#"<A id="1️⃣i"/>"#, "<Text/><Image/>"),
      "id-of-many: component 'A' has 2 roots here, and an id belongs to one view")
  }

  @Test func textAmongRoots() {
    expectBody(
      body(#"<VStack><A tag="t"/></VStack>"#, "a<Image/>"), #"<VStack>a<Image tag="t"/></VStack>"#)
    expectMistakes(
      body(#"<VStack><A tag="1️⃣t"/></VStack>"#, "a"),
      "no-root: component 'A' is text alone, which takes no attributes")
  }

  @Test func noRootAtAll() {
    expectBody(
      body(#"<VStack><A tag="t"/></VStack>"#, #"<if test="false"><Text/></if>"#), "<VStack/>")
  }

  @Test func restIsHandedOn() {
    expectBody(
      body(
        #"<A label="a" phx-click="b" selection="c"/>"#,
        "---\nprops: { label: string }\nrest: true\n---\n<Text>\\(label)</Text>")
        + "\n-- site.yaml --\nname: T\ntargets: [ios]\n"
        + "custom: { attributes: { View: { phx-click: string }, Text: { selection: string } } }",
      #"<Text phx-click="b" selection="c">a</Text>"#)
    expectMistakes(
      body(#"<A 1️⃣phx-click="b"/>"#, "<Text>a</Text>"),
      "unknown-prop: component 'A' has no prop 'phx-click'")
  }

  @Test func attributesThatTheAppReads() {
    expectMistakes(
      "<Text>a</Text>\n-- site.yaml --\nname: T\ntargets: [ios]\n"
        + "custom: { attributes: { 1️⃣Txet: { count: integer } }, views: { 2️⃣Text: { a: string } } }",
      "invalid-configuration: there is no view 'Txet' in SwiftUI; did you mean 'Text'?",
      "invalid-configuration: 'Text' is a view of SwiftUI, and no view of the app")
  }

  @Test func nilIsNotHandedOn() {
    expectBody(body(#"<A id="\(nil)"/>"#, #"<Text id="own"/>"#), #"<Text id="own"/>"#)
  }

  static let sheet = """
    -- styles/a.vss --
    .one { padding(1); }
    .two { opacity(0.2); }
    .three { bold(); }
    """

  @Test func classesFollowTheRootsOwn() {
    expectBody(
      body(#"<A class="two"/>"#, #"<Text class="one"/>"#) + "\n" + Self.sheet,
      #"<Text style="padding(1);opacity(0.2)"/>"#)
    expectBody(
      body(#"<A class="two"/>"#, #"<Text/>"#) + "\n" + Self.sheet, #"<Text style="opacity(0.2)"/>"#)
  }

  @Test func classesOfNestedCalls() {
    expectSite(
      body(#"<A class="three"/>"#, #"<B class="two"/>"#)
        + "\n-- components/B.vml --\n<Text class=\"one\" probe=\"p\"/>\n"
        + "-- styles/a.vss --\n[class=\"one two three\"] { bold(); }\n.one { } .two { } .three { }",
      makes: [
        "/":
          "<!doctype swiftui+vml>\n<vml><body><Text probe=\"p\" style=\"bold()\"/></body></vml>\n"
      ])
  }

  @Test func stylesAreFoldedOverTheRootsOwn() {
    expectBody(
      body(#"<A style="font(.title);bold()"/>"#, #"<Text style="font(.body);opacity(0.5)"/>"#),
      #"<Text style="font(.title);opacity(0.5);bold()"/>"#)
  }

  @Test func stylesOfNestedCalls() {
    expectBody(
      body(#"<A style="font(.title)"/>"#, #"<B style="font(.caption);bold()"/>"#)
        + "\n-- components/B.vml --\n<Text style=\"font(.body)\"/>",
      #"<Text style="font(.title);bold()"/>"#)
  }

  @Test func componentNameIsASelector() {
    expectBody(
      body("<A/>", "<Text/><Image/>") + "\n-- styles/a.vss --\nText { bold(); }",
      #"<Text style="bold()"/><Image/>"#)
  }

  // MARK: Scope

  @Test func componentsSeeGlobalsAndPropsOnly() {
    expectBody(
      body(#"<let name="x" value="1"/><A/>"#, #"<Text>\(page.path)\(target.name)</Text>"#),
      "<Text>/ios</Text>")
    expectMistakes(
      body(#"<let name="x" value="1"/><A/>"#, #"<Text>\(1️⃣x)</Text>"#),
      "unknown-variable: there is no variable 'x' here")
  }

  @Test func callersVariablesComeBack() {
    expectBody(
      #"""
      <let name="x" value="1"/><A x="2"/><Text>\(x)</Text>
      -- components/A.vml --
      ---
      props: { x: integer }
      ---
      <let name="y" value="x + 1"/><Text>\(y)</Text>
      """#, "<Text>3</Text><Text>1</Text>")
  }

  @Test func propsHideGlobals() {
    expectBody(
      #"<A item="1"/>"#
        + "\n-- components/A.vml --\n---\nprops: { item: integer }\n---\n<Text>\\(item)</Text>",
      "<Text>1</Text>")
  }

  @Test func contentIsExpandedWhereItIsWritten() {
    expectBody(
      #"""
      <for each="x" in="1...2"><A x="9"><Text>\(x)</Text></A></for>
      -- components/A.vml --
      ---
      props: { x: integer }
      ---
      <VStack spacing="\(x)"><slot/></VStack>
      """#,
      #"<VStack spacing="9"><Text>1</Text></VStack><VStack spacing="9"><Text>2</Text></VStack>"#)
  }

  // MARK: Names

  @Test func componentOfAViewsName() {
    expectMistakes(
      "<Text/>\n-- components/Text.vml --\n1️⃣<VStack/>",
      "component-name: 'Text' is a view of SwiftUI")
    expectBody(
      "<Text>a</Text>\n-- components/Text.vml --\n---\noverrides: true\n---\n<Text class=\"\"><slot/>!</Text>",
      "<Text>a!</Text>")
  }

  @Test func unknownElement() {
    let result = expectMistakes(
      "<1️⃣Txet>a</Txet>",
      "unknown-element: 'Txet' is neither a component nor a view of SwiftUI; did you mean 'Text'?")
    #expect(result.text("/", 0)?.contains("<Txet>a</Txet>") == true)
    expectMistakes(
      "<1️⃣View/>", "unknown-element: 'View' is neither a component nor a view of SwiftUI")
  }

  @Test func customViewsAreKnown() {
    expectBody(
      "<MapCard latitude=\"1\"/>\n-- site.yaml --\nname: T\ncustom: { views: { MapCard: { latitude: number } } }",
      #"<MapCard latitude="1"/>"#)
  }

  // MARK: Cycles

  @Test func recursionThatEnds() {
    expectBody(
      #"""
      <A n="3"/>
      -- components/A.vml --
      ---
      props: { n: integer }
      ---
      <VStack spacing="\(n)"><if test="n > 1"><A n="\(n - 1)"/></if></VStack>
      """#, #"<VStack spacing="3"><VStack spacing="2"><VStack spacing="1"/></VStack></VStack>"#)
  }

  @Test func directCycle() {
    expectMistakes(
      body("<A/>", "<VStack>1️⃣<A/></VStack>"),
      "endless-component: component 'A' is expanded inside of itself without end")
  }

  @Test func cycleIsShown() {
    let loaded = LoadedSource(
      SiteSource(
        "<A/>\n-- components/A.vml --\n<B/>\n-- components/B.vml --\n<C/>\n-- components/C.vml --\n<A/>"
      ))
    let found = loaded.compile(for: [0]).diagnostics
    #expect(found.map(\.code) == [.endlessComponent])
    let note = found.first?.notes.first?.message ?? ""
    #expect(note.hasPrefix("the cycle is ") && note.split(separator: " → ").count == 4)
  }

  @Test func cycleThroughContent() {
    expectMistakes(
      "<A/>\n-- components/A.vml --\n<B>1️⃣<A/></B>\n-- components/B.vml --\n<VStack><slot/></VStack>",
      "endless-component: component 'A' is expanded inside of itself without end")
  }
}

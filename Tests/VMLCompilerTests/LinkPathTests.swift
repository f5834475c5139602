import Testing
import VMLCompiler

/// Paths of links, and of files.
@Suite struct LinkPathTests {
  private let warning = "link-destination: the path of a 'NavigationLink' is its 'value'"

  @Test func aPathIsTheValue() {
    let result = expectMistakes(
      #"<NavigationLink 1️⃣destination="/a">A</NavigationLink>"#, warning)
    #expect(
      result.text("/", 0)?.contains(#"<NavigationLink value="/a">A</NavigationLink>"#) == true)
  }

  @Test func amongOthers() {
    let result = expectMistakes(
      """
      <VStack><Text id="x">a</Text><NavigationLink id="l" 1️⃣destination="/" tag="t"/></VStack>
      <Text>\\(page.path)</Text><NavigationLink value="/c"/>
      """, warning)
    let text = result.text("/", 0) ?? ""
    #expect(text.contains(#"id="l" tag="t" value="/""#))
    #expect(text.contains(#"<NavigationLink value="/c""#))
  }

  @Test func inComponents() {
    let result = expectMistakes(
      """
      <Row path="/b"/>
      -- components/Row.vml --
      ---
      props: { path: string }
      ---
      <NavigationLink 1️⃣destination="\\(path)"><Text id="t">\\(path)</Text></NavigationLink>
      """, warning)
    #expect(result.text("/", 0)?.contains(#"<NavigationLink value="/b">"#) == true)
  }

  @Test(arguments: [
    #"<NavigationLink destination="https://a.example">A</NavigationLink>"#,
    #"<NavigationLink destination="//a.example">A</NavigationLink>"#,
    #"<NavigationLink destination="/a" value="b">A</NavigationLink>"#,
    #"<NavigationLink destination="a">A</NavigationLink>"#,
    #"<Link destination="/a">A</Link>"#,
  ])
  func whatIsNoPathStays(_ markup: String) {
    expectBody(markup, markup)
  }

  @Test func aComponentHasPropsOfItsOwn() {
    expectBody(
      """
      <NavigationLink destination="/a"/>
      -- components/NavigationLink.vml --
      ---
      overrides: true
      props: { destination: string }
      ---
      <Text>\\(destination)</Text>
      """, "<Text>/a</Text>")
  }

  // MARK: baseURL

  private func site(_ body: String) -> String {
    """
    \(body)
    -- site.yaml --
    name: T
    targets: { ios: { baseURL: "https://a.example/x/" }, macos: }
    """
  }

  @Test(arguments: [
    (#"<AsyncImage url="/a.png"/>"#, #"<AsyncImage url="https://a.example/x/a.png"/>"#),
    (#"<AsyncImage url="/a"/>"#, #"<AsyncImage url="https://a.example/x/a"/>"#),
    (
      #"<Link destination="/b/a.pdf?x#y">A</Link>"#,
      #"<Link destination="https://a.example/x/b/a.pdf?x#y">A</Link>"#
    ),
    (#"<AsyncImage url="https://b.example/a"/>"#, #"<AsyncImage url="https://b.example/a"/>"#),
    (#"<AsyncImage url="//b.example/a"/>"#, #"<AsyncImage url="//b.example/a"/>"#),
    (#"<AsyncImage url="a.png"/>"#, #"<AsyncImage url="a.png"/>"#),
    (#"<Link destination="/v1.x/b">A</Link>"#, #"<Link destination="/v1.x/b">A</Link>"#),
    (#"<Link destination="/.b">A</Link>"#, #"<Link destination="/.b">A</Link>"#),
    (
      #"<NavigationLink value="/a.b">A</NavigationLink>"#,
      #"<NavigationLink value="/a.b">A</NavigationLink>"#
    ),
  ])
  func pathsOfFiles(_ markup: String, _ first: String) {
    let compiled = LoadedSource(SiteSource(site(markup))).compile()
    #expect(compiled.text("/", 0)?.contains(first) == true, "\(compiled.text("/", 0) ?? "")")
    #expect(compiled.text("/", 1)?.contains(markup) == true)
  }

  @Test(arguments: [
    "a", "ftp://a.example", "https:///a", "https://a.example?b", "https://u@a.example",
    "https://a b",
  ])
  func basesThatAreNone(_ base: String) {
    expectMistakes(
      "-- site.yaml --\nname: T\ntargets: { ios: { baseURL: 1️⃣\"\(base)\" } }",
      "invalid-configuration: '\(base)' cannot stand before a path")
  }
}

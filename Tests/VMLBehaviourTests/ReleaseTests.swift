import Testing
import VMLBehaviour
import VMLData
import VMLMarkup

struct ReleaseTests {
  private static func page(_ more: String, id: String = "a") -> String {
    """
    <VStack id="here"><VStack id="\(id)" state="n: integer(0...9) = 0; s: string = ''">
    <Button id="b" onTap="increment(n);set(s, 'x')"/>\(more)</VStack></VStack>
    """
  }

  private func released(_ text: String, path: String = "/") -> BehaviourEvent {
    .released(BehaviourDocument(path: path, source: Array(text.utf8), in: BehaviourSite()))
  }

  @Test func aValueStaysWithItsScopeItsNameAndItsType() {
    var client = TestClient(Self.page(""))
    client.tap("b")
    client.send(released(Self.page("<Text>New</Text>")))
    #expect(client.texts == ["New"])
    #expect(client.value("n", at: "b") == .integer(1))
    client.send(released(Self.page("").replacing("integer(0...9)", with: "integer(0...5)")))
    #expect(client.value("n", at: "b") == .integer(0))
    #expect(client.value("s", at: "b") == .string("x"))
    client.send(released(Self.page("", id: "other")))
    #expect(client.value("s", at: "b") == .string(""))
  }

  @Test func equalBytesChangeNothing() {
    var client = TestClient(
      """
      <VStack id="here" state="t: boolean = false"><Button id="b" onTap="wait(1);set(t, true)"/>
      </VStack>
      """)
    client.tap("b")
    let before = client.state
    client.send(released(client.pages["/"] ?? ""))
    #expect(client.state.changes(since: before) == DrawnChanges())
    client.wait(1)
    #expect(client.value("t") == .boolean(true))
  }

  @Test func otherPathsAreLeftAlone() {
    var client = TestClient("<Text>A</Text>")
    client.send(released("<Text>B</Text>", path: "/other"))
    #expect(client.texts == ["A"])
  }

  @Test func whatIsUnderWayEndsWithItsDocument() {
    var client = TestClient(
      #"<VStack id="here" state="n: integer = 0"><Button id="b" onTap="wait(1);send(x)"/></VStack>"#
    )
    client.tap("b")
    client.send(released("<Text>A</Text>"))
    client.wait(2)
    #expect(client.take() == [])
  }

  @Test func partsStayAtElementsWithAnID() {
    let page =
      """
      <VStack><Group id="g"/><Button id="b" onTap="load('/p', into: 'g', as: .append)"/>
      <Button onTap="x()"/></VStack>
      """
    var client = TestClient(["/": page, "/p": "<Text>P</Text>"])
    client.tap("b")
    client.send(released("<VStack><Text>A</Text><Group id=\"g\"/></VStack>"))
    #expect(client.texts == ["A", "P"])
    client.send(released("<Text>Q</Text>", path: "/p"))
    #expect(client.texts == ["A", "Q"])
    client.send(released("<VStack><Text>A</Text></VStack>"))
    #expect(client.texts == ["A"])
  }

  @Test func stacksStayWithTheirTabs() {
    let pages = [
      "/": """
      <TabView><Button id="a" tag="one" onTap="open('/a')"/><Text tag="two">B</Text></TabView>
      """, "/a": #"<Button id="b" onTap="open('/a2', in: 'two')"/>"#, "/a2": "<Text>A2</Text>",
    ]
    var client = TestClient(pages)
    client.tap("a")
    client.send(released(#"<TabView><Text tag="two">B</Text><Text tag="three">C</Text></TabView>"#))
    #expect(client.stack == ["/", "/a"])
    #expect(client.state.layers[0].selected == "two")
    client.send(.selectedTab("three"))
    client.send(released("<Text>No tabs</Text>"))
    #expect(client.stack == ["/"])
    #expect(client.texts == ["No tabs"])
  }

  @Test func statesOfTheSiteStayWithTheirType() {
    var site = makeSite {
      $0.states = [
        "a": .init(.integer(), first: .integer(1)), "b": .init(.boolean, first: .boolean(true)),
      ]
    }
    var client = TestClient(#"<Button id="b" onTap="increment(a)"/>"#, site)
    client.tap("b")
    site.states["b"] = .init(.integer(), first: .integer(3))
    client.send(.site(site))
    #expect(client.state.siteValues == ["a": .integer(2), "b": .integer(3)])
  }
}

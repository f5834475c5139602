import Testing
import VMLBehaviour
import VMLData
import VMLMarkup

struct DrawingTests {
  @Test func wordsOfBehaviourAreNotDrawn() {
    let client = TestClient(
      """
      <!DOCTYPE swiftui+vml><vml><body><!-- a -->
      <Text id="t" tint="gray" state="n: integer = 1" show="n == 1" bind="tint: n == 1 ? .red : .blue"
      onAppear="send(a)" style="foregroundStyle(attr(tint type(&lt;color&gt;)))">A &amp; B</Text>
      </body></vml>
      """)
    let node = client.tree.nodes[0]
    #expect(node.attributes.map(\.name) == ["id", "tint", "style"])
    #expect(node["tint"] == "red")
    #expect(node["style"] == "foregroundStyle(attr(tint type(<color>)))")
    #expect(node.events == [.onAppear])
    #expect(client.texts == ["A & B"])
    #expect(client.tree.nodes.count == 2)
  }

  @Test func aNumberIsShownAsTheUserWritesIt() {
    let site = makeSite { $0.decimalSeparator = "," }
    var client = TestClient(
      """
      <VStack state="n: number = 1.5; m: integer = 2"><Text bind="content: n">1.5</Text>
      <Text bind="content: m">2</Text><Text id="t" n="1.5" bind="n: n"/>
      <Button id="b" onTap="increment(n)"/></VStack>
      """, site)
    #expect(client.texts == ["1,5", "2"])
    client.tap("b")
    #expect(client.texts == ["2,5", "2"])
    #expect(client.node("t")?["n"] == "2.5")
  }

  @Test func aViewInASlotKeepsItsSlotAndATemplateIsKept() {
    var client = TestClient(
      """
      <VStack state="o: boolean = true"><Button id="b" onTap="toggle(o)"/>
      <Text template="label" show="o">A</Text><Text template="hidden">B</Text></VStack>
      """)
    #expect(client.tree.nodes.first { $0.name == "Text" }?["template"] == "label")
    #expect(client.texts == ["A"])
    client.tap("b")
    #expect(client.texts == [])
  }

  @Test func anInnerStackIsNotDrawn() {
    let page =
      """
      <NavigationStack><VStack><NavigationStack><Text>A</Text></NavigationStack>
      <Button id="b" onTap="open('/a')"/></VStack></NavigationStack>
      """
    var client = TestClient(["/": page, "/a": page])
    #expect(client.tree.nodes.map(\.name).count { $0 == "NavigationStack" } == 1)
    client.tap("b")
    #expect(client.tree.nodes.map(\.name).count { $0 == "NavigationStack" } == 0)
  }

  @Test func oneElementIsDrawnAlone() {
    var client = TestClient(
      """
      <VStack state="n: integer = 1"><HStack id="h"><Text bind="content: n">1</Text></HStack>
      <Text>Other</Text><Button id="b" onTap="increment(n)"/></VStack>
      """)
    let before = client.state
    client.tap("b")
    let text = client.tree.nodes[2]
    #expect(client.state.changes(since: before).elements == [text.id])
    #expect(client.state.drawn(text.id).nodes.map(\.text) == ["", "2"])
    #expect(client.state.drawn(client.element("h")).nodes.map(\.name) == ["HStack", "Text", ""])
    #expect(client.state.changes(since: client.state) == DrawnChanges())
  }

  @Test func aScreenWithoutItsDocumentIsEmpty() {
    var client = TestClient("<Text>A</Text>")
    client.holdsPages = true
    client.send(.link("/b"))
    #expect(client.tree.nodes == [])
    #expect(client.state.drawn(screen: -1).nodes == [])
  }

  @Test func partsInPartsAreDrawnHoweverDeep() {
    var pages = ["/": #"<Group id="g" onTap="load('/1', as: .inner)"/>"#]
    for number in 1..<200 {
      pages["/\(number)"] = #"<Group id="g" onTap="load('/\#(number + 1)', as: .inner)"/>"#
    }
    pages["/200"] = "<Text>Deep</Text>"
    var client = TestClient(pages)
    for _ in 0..<200 {
      let last = client.tree.nodes.last { $0["id"]?.hasSuffix("g") == true }
      client.send(.happened(.onTap, last?.id ?? ElementID(screen: -1, node: 0)))
    }
    #expect(client.texts == ["Deep"])
  }
}

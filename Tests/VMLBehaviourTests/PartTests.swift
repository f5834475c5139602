import Testing
import VMLBehaviour
import VMLData

struct PartTests {
  private static let pages = [
    "/": """
    <List><Text>1</Text><ProgressView id="more" onVisible="load('/p2')">
    <VStack template="failed"><Button id="again" onTap="retry()">Again</Button></VStack>
    </ProgressView></List>
    """,
    "/p2": #"<Text>2</Text><ProgressView id="more" onVisible="load('/p3')"/>"#,
    "/p3": "<Text>3</Text>",
  ]

  @Test func anEndlessListLoadsOnePartAfterTheOther() {
    var client = TestClient(Self.pages)
    _ = client.take()
    client.holdsPages = true
    client.see("more")
    client.wait(0.8)
    client.see("more", false)
    client.see("more")
    client.wait(1)
    #expect(client.takeFetches() == ["/p2"])
    #expect(client.node("more")?.isBusy == true)
    client.deliver()
    #expect(client.texts == ["1", "2"])
    let more = client.element("more")
    #expect(more.part != 0)
    #expect(client.node("more")?["id"] == "\(more.part)-more")
    client.see("more")
    client.wait(0.8)
    client.deliver()
    #expect(client.texts == ["1", "2", "3"])
    #expect(client.node("more") == nil)
  }

  @Test func aPartThatFailedIsTriedAgain() {
    var client = TestClient(Self.pages)
    client.holdsPages = true
    client.see("more")
    client.wait(0.8)
    client.failPages()
    #expect(client.texts == ["1", "Again"])
    #expect(client.node("more") == nil)
    _ = client.take()
    client.tap("again")
    #expect(client.takeFetches() == ["/p2"])
    #expect(client.node("more")?.isBusy == true)
    client.deliver()
    #expect(client.texts == ["1", "2"])
  }

  @Test func onFailureRetriesAFewTimes() {
    var client = TestClient(
      #"<ProgressView id="more" onVisible="load('/p')" onFailure="wait(1);retry()"/>"#)
    client.holdsPages = true
    client.see("more")
    client.wait(0.8)
    var rounds = 0
    while !client.fetches.isEmpty, rounds < 100 {
      client.failPages()
      client.wait(1)
      rounds += 1
    }
    #expect(rounds == ClientLimits.retries + 1)
    #expect(client.takeReports().count == 1)
  }

  @Test func partsThatLoadEachOtherByATapGoOn() {
    var client = TestClient([
      "/": #"<Button id="b" onTap="load('/p1')"/>"#,
      "/p1": #"<Button id="b" onTap="load('/p2')">1</Button>"#,
      "/p2": #"<Button id="b" onTap="load('/p1')">2</Button>"#,
    ])
    for _ in 0..<5 { client.tap("b") }
    #expect(client.texts == ["1"])
    for _ in 0..<300 { client.tap("b") }
    #expect(client.takeReports() == ["a screen has more than \(ClientLimits.parts) parts"])
  }

  @Test(arguments: [
    (".replace", ["a", "P", "c"]), (".inner", ["a", "P", "c"]), (".append", ["a", "b", "P", "c"]),
    (".prepend", ["a", "P", "b", "c"]),
  ])
  func aPartTakesItsPlace(_ way: String, _ texts: [String]) {
    var client = TestClient([
      "/": """
      <VStack><Text>a</Text><Group id="g"><Text>b</Text></Group><Text>c</Text>
      <Button id="b" onTap="load('/p', into: 'g', as: \(way))"/></VStack>
      """, "/p": "<Text>P</Text>",
    ])
    client.tap("b")
    #expect(client.texts == texts)
    #expect((client.node("g") == nil) == (way == ".replace"))
  }

  @Test func aPartHasStatesOfItsOwn() {
    var client = TestClient([
      "/": """
      <VStack id="here" state="n: integer = 1"><Group id="g"/>
      <Button id="b" onTap="load('/p', into: 'g', as: .append)"/></VStack>
      """,
      "/p": """
      <VStack id="p" state="n: integer = 5"><Button id="c" onTap="increment(n);scroll(to: 'g')"/>
      </VStack>
      """,
    ])
    client.tap("b")
    _ = client.take()
    client.tap("c")
    #expect(client.value("n") == .integer(1))
    #expect(client.value("n", at: "p") == .integer(6))
    #expect(client.take() == [.scroll(client.element("g"))])
  }

  @Test func aPartForNoElementFails() {
    var client = TestClient(
      #"<Button id="b" onTap="load('/p', into: 'none')" onFailure="send(failed)"/>"#)
    client.tap("b")
    #expect(client.take() == [.report("there is no element 'none'"), .send("failed", [])])
  }
}

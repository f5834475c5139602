import Testing
import VMLBehaviour
import VMLData
import VMLMarkup

struct StepTests {
  @Test func anActionIsSentWithTheTypesOfItsValues() {
    var client = TestClient(
      """
      <Button id="b" state="q: integer = 2" onTap="send(add, sku: 'a', quantity: q, 'x')"/>
      """)
    client.tap("b")
    #expect(
      client.take() == [
        .send(
          "add",
          [
            SentValue("sku", .string("a")), SentValue("quantity", .integer(2)),
            SentValue("", .string("x")),
          ])
      ])
  }

  @Test func anActionInAnAttributeIsSent() {
    var client = TestClient(
      """
      <VStack><Button id="a" action="save"/><Button id="b" action="add" actionValue="lamp"/>
      <Button id="c" action="add" actionValue='{"sku": "lamp", "n": 2}'/></VStack>
      """)
    for id in ["a", "b", "c"] { client.tap(id) }
    #expect(
      client.take() == [
        .send("save", []), .send("add", [SentValue("", .string("lamp"))]),
        .send("add", [SentValue("sku", .string("lamp")), SentValue("n", .integer(2))]),
      ])
  }

  @Test func fieldsThatSetEachOtherDoSoOnce() {
    var client = TestClient(
      """
      <VStack id="here" state="a: string = ''; b: string = ''; n: integer = 0">
      <TextField id="x" text="" bind="text: a" onChange="set(b, value);increment(n)"/>
      <TextField id="y" text="" bind="text: b" onChange="set(a, value);increment(n)"/></VStack>
      """)
    client.type("k", into: "x")
    #expect(client.value("b") == .string("k"))
    #expect(client.value("n") == .integer(1))
    client.type("kl", into: "y")
    #expect(client.value("a") == .string("kl"))
    #expect(client.value("n") == .integer(2))
  }

  @Test func anImpressionTakesItsTimeAndComesOnce() {
    var client = TestClient(#"<Text id="t" onVisible="send(seen)">A</Text>"#)
    client.see("t")
    client.wait(0.5)
    client.see("t", false)
    client.wait(2)
    #expect(client.take() == [])
    client.see("t")
    client.wait(0.8)
    #expect(client.take() == [.send("seen", [])])
    client.see("t", false)
    client.see("t")
    client.wait(2)
    #expect(client.take() == [])
  }

  @Test func whatNeedsAGestureIsRefusedElsewhere() {
    var client = TestClient(
      """
      <VStack><Text id="t" onAppear="send(seen);openURL('https://a.example')">A</Text>
      <Button id="b" onTap="openURL('https://a.example')"/></VStack>
      """)
    #expect(client.takeReports() == ["/: onAppear: 'openURL' needs a user's act"])
    client.send(.happened(.onAppear, client.element("t")))
    #expect(client.take() == [])
    client.tap("b")
    #expect(client.take() == [.openURL("https://a.example")])
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "a.example"])
  func onlyKnownSchemesAreOpened(_ url: String) {
    var client = TestClient(#"<Button id="b" onTap="openURL('\#(url)')"/>"#)
    #expect(client.takeReports().count == 1)
    client.tap("b")
    #expect(client.take() == [])
  }

  @Test func aWaitEndsWithItsScreen() {
    let page =
      """
      <VStack id="here" state="t: boolean = false">
      <Button id="b" onTap="set(t, true);wait(2);set(t, false);send(done)"/></VStack>
      """
    var client = TestClient(["/": #"<Button id="go" onTap="open('/a')"/>"#, "/a": page])
    client.tap("go")
    client.tap("b")
    #expect(client.value("t") == .boolean(true))
    #expect(client.node("b")?.isBusy == true)
    client.tap("b")
    client.wait(1)
    client.send(.wentBack)
    client.wait(5)
    #expect(client.take() == [])
    client.tap("go")
    #expect(client.value("t") == .boolean(false))
    client.tap("b")
    client.wait(2)
    #expect(client.value("t") == .boolean(false))
    #expect(client.take() == [.send("done", [])])
  }

  @Test func aDebounceBeginsAnew() {
    var client = TestClient(
      #"<TextField id="f" text="" onChange="debounce(0.3);send(find, text: value)"/>"#)
    for count in 1...5 {
      client.type(String("lamps".prefix(count)), into: "f")
      client.wait(0.1)
    }
    client.wait(1)
    #expect(client.take() == [.send("find", [SentValue("text", .string("lamps"))])])
  }

  @Test func anUnknownStepSwitchesItsListOff() {
    var client = TestClient(
      """
      <VStack id="here" state="o: boolean = false">
      <Button id="b" onTap="set(o, true);fly()" onShake="x">A</Button></VStack>
      """)
    #expect(client.takeReports().count == 1)
    client.tap("b")
    client.tap("b")
    #expect(client.value("o") == .boolean(false))
    #expect(client.take() == [])
    #expect(client.texts == ["A"])
  }

  @Test func aConditionThatDoesNotHoldEndsTheList() {
    var client = TestClient(
      """
      <VStack state="n: integer = 1"><Button id="b" onTap="send(a);when(n &gt; 1);send(b)"/>
      <Button id="c" onTap="increment(n)"/></VStack>
      """)
    client.tap("b")
    #expect(client.take() == [.send("a", [])])
    client.tap("c")
    client.tap("b")
    #expect(client.take() == [.send("a", []), .send("b", [])])
  }

  @Test func onceIsOncePerScreen() {
    var client = TestClient(#"<Button id="b" onTap="once();send(a)"/>"#)
    client.tap("b")
    client.tap("b")
    #expect(client.take() == [.send("a", [])])
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func aQuestionIsAnswered(_ isConfirmed: Bool, _ count: Int) {
    var client = TestClient(
      #"<Button id="b" onTap="confirm('Sure?', button: 'Yes', role: .destructive);send(a)"/>"#)
    client.tap("b")
    let question = Confirmation(
      title: "Sure?", button: "Yes", cancel: "Cancel", isDestructive: true)
    #expect(client.take() == [.confirm(client.questions[0], question)])
    client.send(.confirmed(client.questions[0], isConfirmed))
    client.send(.confirmed(client.questions[0], true))
    #expect(client.take().count == count)
  }

  @Test func theSystemDoesWhatItIsAskedInOrder() {
    var client = TestClient(
      """
      <Button id="b" onTap="animate(.smooth);haptic(.success);share('s');copy('c');announce('a');\
      settings();review();scroll(to: 'b')"/>
      """)
    client.tap("b")
    let b = client.element("b")
    #expect(
      client.take() == [
        .animate(".smooth"), .haptic("success"), .share("s"), .copy("c"), .announce("a"),
        .settings, .review, .scroll(b),
      ])
  }

  @Test func stepsStandInStyles() {
    var client = TestClient(
      """
      <Text id="t" state="big: boolean = false" \
      style="padding(8);onTapGesture(count: 2, perform: steps(toggle(big), send(zoomed)))">A</Text>
      """)
    client.send(.performed(client.element("t"), modifier: 0))
    client.send(.performed(client.element("t"), modifier: 1))
    #expect(client.value("big", at: "t") == .boolean(true))
    #expect(client.take() == [.send("zoomed", [])])
  }

  @Test func aRefreshWaitsAndGoesOn() {
    var client = TestClient(
      #"<List id="l" onRefresh="refresh();send(done)"><Text>Old</Text></List>"#)
    _ = client.take()
    client.send(.happened(.onRefresh, client.element("l")))
    #expect(client.take() == [.send("done", [])])
    client.pages["/"] = #"<List id="l" onRefresh="refresh()"><Text>New</Text></List>"#
    client.send(.happened(.onRefresh, client.element("l")))
    #expect(client.texts == ["New"])
    #expect(client.take() == [.send("done", [])])
  }

  @Test func noMoreThanEightRequestsAreUnderWay() {
    let buttons = (0..<10).map {
      #"<Button id="b\#($0)" onTap="load('/p\#($0)')" onFailure="send(failed)"/>"#
    }
    var client = TestClient("<VStack>\(buttons.joined())</VStack>")
    client.holdsPages = true
    for number in 0..<10 { client.tap("b\(number)") }
    #expect(client.fetches.count == 8)
    #expect(client.take().filter { $0 == .send("failed", []) }.count == 2)
  }
}

import Testing
import VMLBehaviour
import VMLData

struct StateTests {
  @Test func aTapTogglesAState() {
    var client = TestClient(
      #"<VStack id="here" state="o: boolean = false"><Button id="b" onTap="toggle(o)"/></VStack>"#)
    _ = client.take()
    client.tap("b")
    #expect(client.value("o") == .boolean(true))
    client.tap("b")
    #expect(client.value("o") == .boolean(false))
    #expect(client.take() == [])
  }

  @Test(arguments: [("increment(q)", 3), ("increment(q, by: -5)", 1), ("increment(q, by: -1)", 2)])
  func anIntegerStaysInItsRange(_ step: String, _ expected: Int) {
    var client = TestClient(
      #"<VStack id="here" state="q: integer(1...3) = 3"><Button id="b" onTap="\#(step)"/></VStack>"#
    )
    client.tap("b")
    #expect(client.value("q") == .integer(expected))
  }

  @Test func integersAndNumbersDoNotOverflow() {
    var client = TestClient(
      """
      <VStack id="here" state="i: integer = 9223372036854775807; n: number = 1e308">
      <Button id="b" onTap="increment(i);increment(n, by: 1e308)"/></VStack>
      """)
    client.tap("b")
    #expect(client.value("i") == .integer(.max))
    #expect(client.value("n") == .number(.greatestFiniteMagnitude))
  }

  /// The specification's own examples call it `show`, which is a rule elsewhere.
  @Test(arguments: ["s", "show"]) func anAttributeThatPresentsASheetIsAState(_ name: String) {
    var client = TestClient(
      """
      <HStack id="here" \(name)="false" style="sheet(isPresented: attr(\(name)), content: :c)"
        onDismiss="send(closed)"><Button id="b" onTap="set(\(name), true)"/>
      <Text template="c">Sheet</Text></HStack>
      """)
    client.tap("b")
    #expect(client.node("here")?[name] == "true")
    client.change(name, of: "here", to: .boolean(false))
    #expect(client.node("here")?[name] == "false")
    #expect(client.take() == [.send("closed", [])])
    client.change(name, of: "here", to: .boolean(false))
    #expect(client.take() == [])
  }

  /// Tags are texts, and a date is one.
  @Test(
    arguments: [
      ("n: integer = 1", Value.string("3"), Value.integer(3)),
      ("n: integer(1...2) = 1", .string("3"), .integer(1)),
      ("n: number = 1", .string("1.5"), .number(1.5)),
      ("n: boolean = false", .string("true"), .boolean(true)),
      ("n: enum(a, b) = .a", .string("b"), .string("b")),
      ("n: enum(a, b) = .a", .string("c"), .string("a")),
      (
        "n: date = '2026-01-01'", .date("2026-02-28T10:00:00Z"),
        .string("2026-02-28T10:00:00Z")
      ),
    ])
  func theUserChooses(_ state: String, _ chosen: Value, _ value: Value) {
    var client = TestClient(
      #"<Picker id="here" selection="1" bind="selection: n" state="\#(state)"/>"#)
    client.change("selection", of: "here", to: chosen)
    #expect(client.value("n") == value)
    _ = client.takeReports()
  }

  @Test func theUserChangesAStateThroughAToggle() {
    var client = TestClient(
      """
      <VStack state="g: boolean = false"><Toggle id="t" isOn="false" bind="isOn: g"/>
      <Text template="hidden" show="g">On</Text></VStack>
      """)
    #expect(client.texts == [])
    client.change("isOn", of: "t", to: .boolean(true))
    #expect(client.texts == ["On"])
    #expect(client.node("t")?["isOn"] == "true")
  }

  @Test func anAttributeFollowsACondition() {
    var client = TestClient(
      """
      <VStack state="n: integer = 1"><Button id="b" onTap="increment(n)"/>
      <Text id="t" tint="gray" bind="tint: n &gt; 1 ? .red : .gray">A</Text></VStack>
      """)
    #expect(client.node("t")?["tint"] == "gray")
    client.tap("b")
    #expect(client.node("t")?["tint"] == "red")
  }

  @Test func anInnerStateHidesAnOuterOne() {
    var client = TestClient(
      """
      <VStack id="here" state="n: integer = 1">
      <VStack id="inner" state="n: integer = 5"><Button id="b" onTap="increment(n)"/></VStack>
      </VStack>
      """)
    client.tap("b")
    #expect(client.value("n") == .integer(1))
    #expect(client.value("n", at: "inner") == .integer(6))
  }

  @Test func setsHoldDifferentValues() {
    var client = TestClient(
      """
      <VStack id="here" state="s: set(a, b) = [.a]; t: set(string) = []">
      <Button id="add" onTap="append(s, .b);append(s, .b);append(t, 'x')"/>
      <Button id="take" onTap="remove(s, .a)"/><Button id="reset" onTap="reset(s)"/>
      <Text template="hidden" show="s.contains(.b) &amp;&amp; !t.isEmpty">Both</Text></VStack>
      """)
    client.tap("add")
    #expect(client.value("s") == .list([.string("a"), .string("b")]))
    #expect(client.texts == ["Both"])
    client.tap("take")
    #expect(client.value("s") == .list([.string("b")]))
    client.tap("reset")
    #expect(client.value("s") == .list([.string("a")]))
  }

  @Test func aWrongSetIsOffAndReportedOnce() {
    var client = TestClient(
      """
      <VStack id="here" state="n: integer = 1"><Button id="a" onTap="set(n, 'x')"/>
      <Button id="b" onTap="set(n, 2);set(m, 1)"/></VStack>
      """)
    #expect(client.takeReports().count == 2)
    client.tap("a")
    client.tap("b")
    #expect(client.value("n") == .integer(1))
    #expect(client.take() == [])
  }

  @Test func theAppSetsItsStatesAndTheDeviceKeepsOthers() {
    let site = makeSite {
      $0.states = [
        "cart": .init(.integer(), first: .integer(0), isFromApp: true),
        "saved": .init(.set(of: nil), first: .list([]), isKept: true),
      ]
    }
    var client = TestClient(
      """
      <VStack id="here"><Text template="hidden" show="cart &gt; 0">Full</Text>
      <Button id="b" onTap="append(saved, 'lamp')"/><Button id="c" onTap="set(cart, 3)"/></VStack>
      """, site)
    #expect(client.takeReports().count == 1)
    client.send(.appSet("cart", .integer(2)))
    #expect(client.texts == ["Full"])
    client.tap("c")
    #expect(client.value("cart") == .integer(2))
    client.tap("b")
    #expect(client.take() == [.keep("saved", .list([.string("lamp")]))])
    client.send(.appSet("cart", .string("many")))
    #expect(client.takeReports().count == 1)
    let next = ClientState(site, session: "", kept: ["saved": .list([.string("lamp")])])
    #expect(next.siteValues["saved"] == .list([.string("lamp")]))
  }

  @Test func whatTheAppHasSetWaitsForAReleaseWithTheState() {
    var client = TestClient(#"<Text id="here">Hello</Text>"#)
    client.send(.appSet("signed_in", .boolean(true)))
    #expect(client.takeReports() == ["the app set 'signed_in', which is no state of the site"])
    var site = BehaviourSite()
    site.states["signed_in"] = .init(.boolean, first: .boolean(false), isFromApp: true)
    client.send(.site(site))
    #expect(client.value("signed_in") == .boolean(true))
    site.states["signed_in"] = .init(.string(), first: .string(""), isFromApp: true)
    client.send(.site(site))
    #expect(client.value("signed_in") == .string(""))
  }

  @Test func theClockHidesAndShows() {
    var client = TestClient(
      #"<Text show="before('2026-12-01T00:00:00Z')">Soon</Text>"#)
    let moment = 1_796_083_200.0
    client.send(.clock(moment - 60))
    #expect(client.take() == [.wake(at: moment)])
    #expect(client.texts == ["Soon"])
    client.send(.clock(moment))
    #expect(client.texts == [])
    #expect(client.take() == [])
    client.send(.clock(moment - 1))
    #expect(client.texts == ["Soon"])
  }

  @Test(arguments: [("", 3), ("la", 1), ("brass LA", 1), ("x", 0), ("  ", 3)])
  func aListIsSearched(_ query: String, _ count: Int) {
    var client = TestClient(
      """
      <VStack state="q: string = ''"><TextField id="f" text="" bind="text: q"/>
      <Text show="matches('brass lamp', q)">1</Text><Text show="matches('oak chair', q)">2</Text>
      <Text show="matches('oak table', q)">3</Text></VStack>
      """)
    client.type(query, into: "f")
    #expect(client.texts.count == count)
  }

  @Test func whatTheUserTypesIsCutToTheLimit() {
    var client = TestClient(
      """
      <VStack id="here" state="q: string = ''"><TextField id="f" text="" bind="text: q"/></VStack>
      """)
    client.type(String(repeating: "é", count: 5000), into: "f")
    #expect(client.value("q") == .string(String(repeating: "é", count: 2048)))
  }

  @Test func aControlWithoutAStateKeepsItsOwnValue() {
    var client = TestClient(#"<Toggle id="t" isOn="false">A</Toggle>"#)
    client.change("isOn", of: "t", to: .boolean(true))
    #expect(client.node("t")?["isOn"] == "true")
    client.change("nothing", of: "t", to: .boolean(true))
    #expect(client.takeReports().count == 1)
  }

  @Test func moreThanTheLimitOfStatesIsReported() {
    let states = (0..<70).map { "s\($0): boolean = false" }.joined(separator: ";")
    var client = TestClient(#"<VStack id="here" state="\#(states)"/>"#)
    #expect(!client.takeReports().isEmpty)
    #expect(client.value("s63") == .boolean(false))
    #expect(client.value("s64") == .nothing)
  }
}

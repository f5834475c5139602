import Testing
import VMLBehaviour
import VMLData

struct FormTests {
  private static func form(_ more: String = "", to endpoint: String = "") -> String {
    """
    <Form id="here" form="order">
    <TextField id="email" name="email" text="" check="required;email" errorEmail="No address."/>
    \(more)<Text template="hidden" show="order.busy">Busy</Text>
    <Button id="b" onTap="submit(order\(endpoint));send(done)" onFailure="send(failed)">Order</Button>
    </Form>
    """
  }

  private static let site = makeSite {
    $0.endpoints = [
      "order": [
        .init(name: "email", type: .string()), .init(name: "n", type: .optional(.number())),
        .init(name: "day", type: .optional(.date)),
      ]
    ]
    $0.paths = ["/", "/thanks"]
  }

  @Test func aFormIsCheckedAtSubmitAndThenOnEachChange() {
    var client = TestClient(Self.form())
    client.tap("b")
    #expect(client.submissions.isEmpty)
    #expect(client.take() == [.focus(client.element("email")), .announce("This is needed.")])
    #expect(client.node("email")?.error == "This is needed.")
    client.type("a", into: "email")
    #expect(client.node("email")?.error == "No address.")
    client.type("a@b.example", into: "email")
    #expect(client.node("email")?.error == nil)
    #expect(client.node("email")?["text"] == "a@b.example")
    client.tap("b")
    #expect(
      client.submissions.map(\.submission.fields) == [
        [SentValue("email", .string("a@b.example"))]
      ])
  }

  @Test func aHiddenFieldIsNeitherCheckedNorSent() {
    var client = TestClient(
      Self.form(
        """
        <VStack state="d: enum(slow, express) = .slow"><VStack template="hidden" show="d == .express">
        <TextField id="floor" name="floor" text="" check="required"/></VStack>
        <Button id="express" onTap="set(d, .express)"/></VStack>
        """))
    client.type("a@b.example", into: "email")
    client.tap("b")
    #expect(client.submissions.map(\.submission.fields.count) == [1])
    client.answer(200)
    client.tap("express")
    client.tap("b")
    #expect(client.submissions.isEmpty)
    #expect(client.node("floor")?.error == "This is needed.")
  }

  @Test func aFormIsSentOnceHoweverOftenItIsTapped() {
    var client = TestClient(Self.form())
    client.type("a@b.example", into: "email")
    for _ in 0..<5 { client.tap("b") }
    #expect(client.submissions.count == 1)
    #expect(client.node("b")?.isBusy == true)
    #expect(client.texts == ["Busy", "Order"])
    let key = client.submissions[0].submission.key
    client.answer(500)
    #expect(client.value("order.error") == .string("That did not work."))
    client.tap("b")
    #expect(client.submissions[0].submission.key == key)
    _ = client.take()
    client.answer(204)
    #expect(client.take() == [.send("done", [])])
    #expect(client.texts == ["Order"])
    client.tap("b")
    #expect(client.submissions[0].submission.key != key)
  }

  @Test func errorsOfTheServerStandAtTheirFields() {
    var client = TestClient(Self.form(), Self.site)
    client.type("a@b.example", into: "email")
    client.tap("b")
    _ = client.take()
    client.answer(
      422, #"{"errors": {"email": "taken", "other": "x"}, "set": {"x": 1}, "open": "/nope"}"#)
    #expect(client.node("email")?.error == "taken")
    #expect(client.stack == ["/"])
    let effects = client.take()
    #expect(effects.contains(.focus(client.element("email"))))
    #expect(effects.contains(.send("failed", [])))
    #expect(effects.filter { if case .report = $0 { true } else { false } }.count == 3)
  }

  /// The error of a form after an answer with 422, and what is announced.
  @Test(
    arguments: [
      (#"{"error": "The desk is closed."}"#, "The desk is closed.", "The desk is closed."),
      (#"{"error": "Closed.", "errors": {"email": "taken"}}"#, "Closed.", "taken"),
      (#"{"errors": {"email": "taken"}}"#, "", "taken"),
      (#"{"message": "Closed."}"#, "That did not work.", nil),
      (#"{"errors": {"other": "x"}}"#, "That did not work.", nil),
      ("", "That did not work.", nil),
    ] as [(String, String, String?)])
  func anErrorOfTheWholeForm(_ body: String, _ error: String, _ announced: String?) {
    var client = TestClient(
      Self.form(
        #"<Text id="e" bind="content: order.error" show="!order.error.isEmpty">_</Text>"#))
    client.type("a@b.example", into: "email")
    client.tap("b")
    client.answer(422, body)
    #expect(client.value("order.error") == .string(error))
    #expect(client.texts.contains(error) != error.isEmpty)
    let said = client.take().compactMap { if case .announce(let text) = $0 { text } else { nil } }
    #expect(said == (announced.map { [$0] } ?? []))
    client.tap("b")
    #expect(client.value("order.error") == .string(""))
  }

  @Test(arguments: [300, 400, 401, 404, 409, 500])
  func ofAnotherStatusTheBodyIsNotRead(_ status: Int) {
    var client = TestClient(Self.form())
    client.type("a@b.example", into: "email")
    client.tap("b")
    client.answer(status, #"{"error": "No.", "errors": {"email": "taken"}, "open": "/thanks"}"#)
    #expect(client.value("order.error") == .string("That did not work."))
    #expect(client.node("email")?.error == nil)
    #expect(client.stack == ["/"])
    #expect(client.take().contains(.send("failed", [])))
  }

  @Test func anAnswerSetsStatesAndOpensPages() {
    var client = TestClient(
      [
        "/": Self.form(#"<Text state="x: integer = 0">A</Text>"#, to: ", to: order")
          .replacing(#"form="order">"#, with: #"form="order" state="y: integer(0...5) = 0">"#),
        "/thanks": "<Text>Thanks</Text>",
      ], Self.site)
    client.type("a@b.example", into: "email")
    client.tap("b")
    client.answer(200, #"{"set": {"y": 7}}"#)
    #expect(client.value("y") == .integer(0))
    client.tap("b")
    _ = client.take()
    client.answer(200, #"{"set": {"y": 3}, "open": "/thanks"}"#)
    #expect(client.stack == ["/", "/thanks"])
    // The steps behind `submit` run as well.
    #expect(client.take() == [.send("done", [])])
    client.send(.wentBack)
    #expect(client.value("y") == .integer(3))
  }

  @Test(arguments: ["", "[", "[]", "3", #"{"errors": 3}"#, #"{"errors": {"email": {}}}"#])
  func aStrangeAnswerIsNoError(_ body: String) {
    var client = TestClient(Self.form())
    client.type("a@b.example", into: "email")
    client.tap("b")
    client.answer(422, body)
    client.tap("b")
    client.answer(200, body)
    #expect(client.node("b")?.isBusy == false)
  }

  @Test func aLongAnswerIsAFailure() {
    var client = TestClient(Self.form())
    client.type("a@b.example", into: "email")
    client.tap("b")
    client.answer(200, String(repeating: " ", count: ClientLimits.answerBytes + 1))
    #expect(client.take().contains(.send("failed", [])))
  }

  @Test func textBecomesANumberOrADateOfTheEndpoint() {
    var site = Self.site
    site.decimalSeparator = ","
    var client = TestClient(
      Self.form(
        """
        <TextField id="n" name="n" text=""/><TextField id="day" name="day" text=""/>
        <TextField id="no" name="no" text=""/>
        """, to: ", to: order"), site)
    client.type("a@b.example", into: "email")
    client.type("1 000,5", into: "n")
    client.type("tomorrow", into: "day")
    client.tap("b")
    #expect(client.node("day")?.error == "This is no date.")
    client.type("", into: "day")
    client.tap("b")
    #expect(
      client.submissions.map(\.submission.fields) == [
        [SentValue("email", .string("a@b.example")), SentValue("n", .number(1000.5))]
      ])
    #expect(client.submissions[0].submission.endpoint == "order")
  }

  @Test func theTextOfASecureFieldIsOnlySubmitted() {
    var client = TestClient(
      """
      <Form id="here" form="f" state="s: string = ''">
      <SecureField id="p" name="p" text="" onChange="send(typed, value)"/>
      <SecureField id="q" name="q" text="" check="equals(p)"/>
      <Text show="p == 'x'">A</Text><Button id="a" onTap="send(leak, p)"/>
      <Button id="c" onTap="set(s, p)"/><Button id="b" onTap="submit(f)"/></Form>
      """)
    #expect(client.takeReports().count == 3)
    client.change("text", of: "p", to: .string("x"))
    client.tap("a")
    client.tap("c")
    client.tap("b")
    #expect(client.value("s") == .string(""))
    #expect(client.node("p")?["text"] == "")
    #expect(client.node("q")?.error == "This is not the same.")
    client.change("text", of: "q", to: .string("x"))
    client.tap("b")
    #expect(
      client.submissions.map(\.submission.fields) == [
        [SentValue("p", .string("x")), SentValue("q", .string("x"))]
      ])
  }

  @Test func aSecureFieldIsNotBoundAndNotDrawn() {
    var client = TestClient(
      """
      <VStack id="here" state="s: string = ''"><SecureField id="p" text="" bind="text: s"/></VStack>
      """)
    #expect(client.takeReports().count == 1)
    client.change("text", of: "p", to: .string("secret"))
    #expect(client.value("s") == .string(""))
    #expect(client.node("p")?["text"] == "")
  }

  @Test func ofFieldsThatShareANameTheFirstVisibleCounts() {
    var client = TestClient(
      """
      <Form id="here" form="f" state="o: boolean = true"><TextField name="a" text="" show="!o"
      template="hidden" check="required"/><TextField id="x" name="a" text="" check="length(2...)"/>
      <Button id="b" onTap="submit(f)"/></Form>
      """)
    client.type("k", into: "x")
    client.tap("b")
    #expect(client.node("x")?.error == "This is too short or too long.")
    client.type("kl", into: "x")
    client.tap("b")
    #expect(client.submissions.map(\.submission.fields) == [[SentValue("a", .string("kl"))]])
  }

  @Test(arguments: [
    ("length(2...3)", "a", false), ("length(2...3)", "abc", true),
    ("pattern('[0-9]{5}')", "1234", false),
    ("pattern('[0-9]{5}')", "12345", true), ("range(1...9)", "10", false),
    ("range(1...9)", "9", true),
    ("email", "a b@c.d", false), ("email", "a@b", false), ("email", "a@b.c", true),
    ("email", "", true),
    ("required", "  ", false), ("required;length(1...)", "a", true),
  ])
  func aCheckHolds(_ check: String, _ text: String, _ isRight: Bool) {
    var client = TestClient(
      """
      <Form id="here" form="f"><TextField id="x" name="a" text="" check="\(check)"/></Form>
      """)
    client.type(text, into: "x")
    #expect(client.value("f.valid") == .boolean(isRight))
    #expect(client.value("f.changed") == .boolean(!text.isEmpty))
  }

  @Test func anErrorThatTheDocumentReadsStandsThere() {
    var client = TestClient(
      """
      <Form form="f"><TextField id="x" name="a" text="" check="required"/>
      <Text bind="content: a.error"></Text><Button id="b" onTap="submit(f)"/></Form>
      """)
    client.tap("b")
    #expect(client.node("x")?.error == nil)
    #expect(client.texts == ["This is needed."])
  }

  @Test func aFieldGetsTheFocus() {
    var client = TestClient(
      """
      <Form form="f"><TextField id="x" name="a" text=""/><Button id="b" onTap="focus(a)"/></Form>
      """)
    client.tap("b")
    #expect(client.take() == [.focus(client.element("x"))])
  }
}

import Testing
import VMLCompiler
import VMLMarkup

/// The documents that clients are tested with: each compiles, or is refused, as it has to be.
///
/// The numbers are a client's; 16 is refused by a lint, fragment-cycle.
@Suite struct BehaviourAcceptanceTests {
  /// `<` and `>` as a document has them in an attribute.
  private func escaped(_ text: String) -> String {
    text.replacing("'", with: "&quot;").replacing("&&", with: "&amp;&amp;")
  }

  /// 1.
  @Test func toggle() {
    expectBody(
      #"<VStack state="o: boolean = false"><Button onTap="toggle(o)">a</Button><Text show="o">b</Text></VStack>"#,
      #"<VStack state="o: boolean = false"><Button onTap="toggle(o)">a</Button>"#
        + #"<Text template="hidden" show="o">b</Text></VStack>"#)
  }

  /// 2.
  @Test func increment() {
    let body =
      #"<VStack state="q: integer(1...3) = 3"><Button onTap="increment(q)">a</Button>"#
      + #"<Button onTap="increment(q, by: -5)">b</Button><Text bind="content: q">3</Text></VStack>"#
    expectBody(body, body.replacing("Text bind", with: "Text bind"))
  }

  /// 3.
  @Test func implicitState() {
    let body =
      #"<HStack s="false" onDismiss="send(closed)" style="sheet(isPresented: attr(s), content: :c)">"#
      + #"<Button onTap="set(s, true)">a</Button><Text template="c">b</Text></HStack>"#
    expectBody(
      body,
      #"<HStack onDismiss="send(closed)" s="false" style="sheet(isPresented: attr(s), content: :c)">"#
        + #"<Button onTap="set(s, true)">a</Button><Text template="c">b</Text></HStack>"#)
  }

  /// 4.
  @Test func bindAndShow() {
    expectBody(
      #"<VStack state="g: boolean = false"><Toggle isOn="false" bind="isOn: g">a</Toggle><Text show="g">b</Text></VStack>"#,
      #"<VStack state="g: boolean = false"><Toggle bind="isOn: g" isOn="false">a</Toggle>"#
        + #"<Text template="hidden" show="g">b</Text></VStack>"#)
  }

  /// 5.
  @Test func bindByCondition() {
    expectBody(
      #"<VStack state="n: integer = 1"><Button onTap="increment(n)">a</Button><Text tint="gray" bind="tint: n > 1 ? .red : .gray" style="foregroundStyle(attr(tint type(<color>)))">b</Text></VStack>"#,
      #"<VStack state="n: integer = 1"><Button onTap="increment(n)">a</Button>"#
        + #"<Text bind="tint: n &gt; 1 ? .red : .gray" tint="gray" "#
        + #"style="foregroundStyle(attr(tint type(&lt;color&gt;)))">b</Text></VStack>"#)
  }

  /// 6.
  @Test func wrongTypesAndNames() {
    expectMistakes(
      #"<VStack state="n: integer = 1"><Button onTap="set(n, 1️⃣'x');set(2️⃣m, 1)">a</Button><Text show="n == 1">b</Text></VStack>"#,
      "state-type: a string is not of type 'integer'",
      "unknown-state: there is no state 'm' here")
  }

  /// 7.
  @Test func send() {
    let site = "\n-- site.yaml --\nname: T\nactions: { add: { sku: string, quantity: integer } }"
    let result = expectBody(
      #"<VStack state="q: integer = 2"><Button onTap="send(add, sku: 'a', quantity: q)">a</Button></VStack>"#
        + site,
      #"<VStack state="q: integer = 2"><Button onTap="send(add, sku: &quot;a&quot;, quantity: q)">a</Button></VStack>"#
    )
    let document = result.documents.first?.document
    #expect(document?.needs.actions == ["add"])
    #expect(document?.features[.behaviour] == ["1"])
    #expect(document?.features[.events] == ["onTap"])
    #expect(document?.features[.steps] == ["send"])
    expectMistakes(
      #"<Button onTap="send(add, sku: 1️⃣3, quantity: 1)">a</Button>"# + site,
      "step-arguments: an integer is not of type 'string', which the action takes")
  }

  /// 8.
  @Test func change() {
    expectBody(
      #"<VStack state="a: string = ''; b: string = ''"><TextField text="" bind="text: a" onChange="set(b, value)">a</TextField><TextField text="" bind="text: b" onChange="set(a, value)">b</TextField></VStack>"#,
      #"<VStack state="a: string = &quot;&quot;;b: string = &quot;&quot;">"#
        + #"<TextField bind="text: a" onChange="set(b, value)" text="">a</TextField>"#
        + #"<TextField bind="text: b" onChange="set(a, value)" text="">b</TextField></VStack>"#)
  }

  /// 9 to 12, 14, 15, 23, 24.
  @Test(arguments: [
    #"<Text onVisible="send(seen)">a</Text>"#,
    #"<Button onTap="open('/a')">a</Button>"#, #"<Button onTap="back()">a</Button>"#,
    #"<Button onTap="back(to: .root)">a</Button>"#, #"<Button onTap="back(to: '/a')">a</Button>"#,
    #"<Button onTap="open('/c', in: 'cart')">a</Button>"#,
    #"<ProgressView id="more" onVisible="load('/p2')"/>"#,
    #"<VStack onFailure="retry()" onVisible="load('/p2')"><Text template="failed">a</Text></VStack>"#,
    #"<Button id="more" onTap="load('/p2', into: 'more', as: .append)">a</Button>"#,
    #"<TextField onChange="debounce(0.3);send(find, text: value)" text="">a</TextField>"#,
    #"<Text show="before('2026-12-01T00:00:00Z')">a</Text>"#,
    #"<List onRefresh="refresh()"><Text>a</Text></List>"#,
  ])
  func compilesAsItIs(_ source: String) {
    expectBody(source, escaped(source))
  }

  /// 17, 19.
  @Test func form() {
    let source =
      #"<Form form="order"><TextField check="required;email" name="email" text="">a</TextField>"#
      + #"<Button onTap="submit(order)">b</Button></Form>"#
    expectBody(
      source,
      #"<Form form="order"><TextField check="required;email" name="email" text="">a</TextField>"#
        + #"<Button onTap="submit(order)">b</Button></Form>"#)
  }

  /// 13.
  @Test func parent() {
    expectBody("---\nparent: /orders/\n---\n<Text>42</Text>", "<Text>42</Text>")
  }

  /// 20.
  @Test func answers() {
    let site =
      "\n-- site.yaml --\nname: T\nendpoints: { order: { url: 'https://a.example/orders', "
      + "fields: { email: string } } }"
    let result = expectBody(
      #"<Form form="order"><TextField name="email" text="">a</TextField>"#
        + #"<Text bind="content: email.error"/>"#
        + #"<Button onTap="submit(order, to: order)">b</Button></Form>"# + site,
      #"<Form form="order"><TextField name="email" text="">a</TextField>"#
        + #"<Text bind="content: email.error"/>"#
        + #"<Button onTap="submit(order, to: order)">b</Button></Form>"#)
    #expect(result.documents.first?.document.features[.endpoints] == ["order"])
  }

  /// 18.
  @Test func hiddenField() {
    let result = expectSite(
      #"""
      <Form form="order" state="d: enum(normal, express) = .normal">
        <Picker selection="normal" bind="selection: d"><Text tag="normal">a</Text><Text tag="express">b</Text></Picker>
        <TextField name="phone" check="required" text="" show="d == .express">c</TextField>
        <Button onTap="submit(order)">d</Button>
      </Form>
      """#, makes: [:])
    #expect(result.text("/", 0)?.contains(#"<TextField template="hidden""#) == true)
  }

  /// 21.
  @Test func gesture() {
    expectMistakes(
      #"<Text onAppear="1️⃣openURL('https://a.example')">a</Text>"#,
      "needs-gesture: 'openURL' needs a user's act, and 'onAppear' is none")
  }

  /// 22.
  @Test func waiting() {
    expectBody(
      #"<VStack state="t: boolean = false"><Button onTap="set(t, true);wait(2);set(t, false)">a</Button><Text show="!t">b</Text></VStack>"#,
      #"<VStack state="t: boolean = false"><Button onTap="set(t, true);wait(2);set(t, false)">a</Button>"#
        + #"<Text show="!t">b</Text></VStack>"#)
  }

  /// 25.
  @Test func unknownStepsAndEvents() {
    expectMistakes(
      #"<VStack state="o: boolean = false"><Button onTap="set(o, true);1️⃣fly()">a</Button><Text show="o">b</Text></VStack>"#,
      "unknown-step: there is no step 'fly'")
    expectMistakes(
      #"<Text 1️⃣onShake="send(a)">a</Text>"#, "unknown-event: there is no event 'onShake'")
  }
}

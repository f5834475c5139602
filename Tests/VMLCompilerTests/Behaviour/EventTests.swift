import Testing
import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// Events, steps, forms and dialogs.
@Suite struct EventTests {
  @Test(arguments: [
    ("open(1️⃣'a')", "open('/path', as: .push)"),
    ("open('/a', as: 1️⃣.up)", "open('/path', as: .push)"),
    ("1️⃣open()", "open('/path', as: .push)"), ("back(1️⃣'a')", "back(to: .root)"),
    ("haptic(1️⃣.loud)", "haptic(.success)"), ("1️⃣wait()", "wait(2)"), ("dismiss(1️⃣1)", "dismiss()"),
    ("confirm(1️⃣1, button: 'a')", "confirm('Delete?', button: 'Delete', role: .destructive)"),
  ])
  func wrongArguments(_ steps: String, _ form: String) {
    let name = steps.replacing("1️⃣", with: "").prefix { $0 != "(" }
    expectMistakes(
      #"<Button onTap="\#(steps)">a</Button>"#, "step-arguments: '\(name)' is written '\(form)'")
  }

  @Test func wrongWordsAreFollowedByTheRightOnes() {
    let result = expectMistakes(
      #"<Button onTap="haptic(1️⃣.loud)">a</Button>"#,
      "step-arguments: 'haptic' is written 'haptic(.success)'")
    #expect(
      result.diagnostics.flatMap(\.notes).map(\.message) == [
        "this is one of .success, .warning, .error, .selection, .light, .medium, .heavy, .soft, .rigid"
      ])
  }

  @Test func placesOfParts() {
    expectMistakes(
      #"<VStack><List id="more"><Text>a</Text></List><Button onTap="load('/p', into: 1️⃣'mor')">b</Button></VStack>"#,
      "step-arguments: no element of this document has the id 'mor'; did you mean 'more'?")
    // The page that loads a part may have the id.
    expectSite(
      "---\nfragment: true\n---\n"
        + #"<Button onTap="load('/p', into: 'more', as: .append)">a</Button>"#, makes: [:])
  }

  @Test func longWaits() {
    expectMistakes(
      #"<Button onTap="wait(1️⃣61)">a</Button>"#,
      "behaviour-limit: 'wait' takes up to 60 seconds")
  }

  @Test func actionAndTap() {
    expectMistakes(
      #"<Button action="a" onTap="1️⃣back()">a</Button>"#,
      "duplicate-handler: 'action' and 'onTap' answer the same tap")
  }

  @Test func actionsValues() {
    let site =
      "\n-- site.yaml --\nname: T\nactions: { add: { sku: string, n: integer? }, find: string, any: null }"
    expectSite(
      #"<Button onTap="send(find, 'x')">a</Button><Button onTap="send(any, x: 1)">b</Button>"#
        + #"<Button onTap="send(add, sku: 'a')">c</Button>"# + site, makes: [:])
    expectMistakes(
      #"<Button onTap="1️⃣send(add)">a</Button>"# + site,
      "step-arguments: the action 'add' also needs 'sku'")
    expectMistakes(
      #"<Button onTap="send(add, sku: 'a', skus: 1️⃣'b')">a</Button>"# + site,
      "step-arguments: the action 'add' does not take a value 'skus'; did you mean 'sku'?")
    expectMistakes(
      #"<Button onTap="1️⃣send(find, text: 'x')">a</Button>"# + site,
      "step-arguments: this action takes one value, of type 'string'")
    expectMistakes(
      #"<Button onTap="send(1️⃣fnd, 'x')">a</Button>"# + site,
      "unknown-action: the site lists no action 'fnd'; did you mean 'find'?")
    expectMistakes(
      #"<Button onTap="send(any, x: 1, y: 2, x: 1️⃣3)">a</Button>"#,
      "step-arguments: the value 'x' is given twice")
  }

  @Test func actionValues() {
    let site =
      "\n-- site.yaml --\nname: T\nactions: { add: { sku: string, n: integer? }, sort: \"enum(a, b)\", out: {} }"
    expectSite(
      #"<Button action="add" actionValue="{&quot;sku&quot;: &quot;x&quot;}">a</Button>"#
        + #"<Button action="sort" actionValue="a">b</Button><Button action="out">c</Button>"#
        + site,
      makes: [:])
    expectMistakes(
      #"<Button action="sort" actionValue="1️⃣c">a</Button>"# + site,
      "step-arguments: the action 'sort' does not take this value")
    expectMistakes(
      #"<Button action="1️⃣add">a</Button>"# + site,
      "step-arguments: the action 'add' needs an 'actionValue'")
    expectMistakes(
      #"<Button action="add" actionValue="1️⃣{&quot;n&quot;: 1}">a</Button>"# + site,
      "step-arguments: the action 'add' does not take this value")
    expectMistakes(
      #"<Button action="add" actionValue="1️⃣lamp">a</Button>"# + site,
      "step-arguments: the action 'add' does not take this value")
  }

  @Test func addresses() {
    expectMistakes(
      #"<Button onTap="openURL(1️⃣'javascript:alert(1)')">a</Button>"#,
      "step-arguments: 'openURL' does not open 'javascript:' addresses")
    expectSite(
      #"<Button onTap="openURL('maps:x')">a</Button>"#
        + "\n-- site.yaml --\nname: T\nschemes: [maps]", makes: [:])
  }

  @Test func eventsThatNeverCome() {
    expectMistakes(
      #"<Text onChange="1️⃣send(a)">a</Text>"#,
      "dead-handler: a 'Text' never has the event 'onChange'")
    expectMistakes(
      #"<Button onTap="send(a)" onFailure="1️⃣send(b)">a</Button>"#,
      "dead-handler: 'onFailure' is never asked: no other event of this element has a step that can fail"
    )
    expectMistakes(#"<Text onTap="1️⃣">a</Text>"#, "dead-handler: 'onTap' has no steps")
  }

  @Test func namesNearEvents() {
    for (name, nearest) in [("on-tap", "onTap"), ("ontap", "onTap"), ("onTaps", "onTap")] {
      expectMistakes(
        "<Text 1️⃣\(name)=\"back()\">a</Text>",
        "unknown-event: there is no event '\(name)'; did you mean '\(nearest)'?")
    }
  }

  @Test func ownPropsWin() {
    expectMistakes(
      #"<Zed state="1️⃣open"/>"#
        + "\n-- site.yaml --\nname: T\ncustom: { views: { Zed: { state: string } } }",
      "attribute-name: 'state' is an attribute of the app's view 'Zed' here, and no word of behaviour"
    )
  }

  // MARK: Steps in styles

  @Test func stepsInStyles() {
    let source =
      #"<VStack state="open: boolean = false"><Text style="onTapGesture(count: 2, perform: send(zoom));padding(8)">a</Text>"#
      + #"<List style="refreshable(action: refresh())"><Text show="open">b</Text></List>"#
      + #"<Text style="onTapGesture(perform: steps(when(!open &amp;&amp; open != true), toggle(open), send(opened)))">c</Text></VStack>"#
    let result = expectBody(
      source, source.replacing(#"<Text show"#, with: #"<Text template="hidden" show"#))
    let document = result.documents.first?.document
    #expect(document?.needs.actions == ["opened", "zoom"])
    #expect(document?.features[.steps] == ["refresh", "send", "toggle", "when"])
    expectMistakes(
      #"<Text style="onTapGesture(perform: toggle(1️⃣open))">a</Text>"#,
      "unknown-state: there is no state 'open' here")
    expectMistakes(
      #"<Text style="onAppear(perform: 1️⃣openURL('https://a.example'))">a</Text>"#,
      "needs-gesture: 'openURL' needs a user's act, and 'onAppear' is none")
  }

  @Test func stepsOfStylesCanBeLeftOut() {
    expectBody(
      #"<Text style="onTapGesture(perform: send(zoom));padding(8)">a</Text>"#
        + "\n-- site.yaml --\nname: T\nbehaviour: none",
      #"<Text style="padding(8)">a</Text>"#)
  }

  // MARK: Dialogs

  @Test func dialogs() {
    expectBody(
      #"<Button onTap="confirm('Delete \'a\'?', button: 'Delete', role: .destructive);send(delete, id: 'x')">a</Button>"#,
      #"<Button onTap="set(confirm1, true)" confirm1="false" style="confirmationDialog(&quot;Delete 'a'?&quot;, isPresented: attr(confirm1), titleVisibility: .visible, actions: :confirm1)">a"#
        + #"<Button template="confirm1" onTap="send(delete, id: &quot;x&quot;)" role="destructive">Delete</Button>"#
        + #"<Button template="confirm1" role="cancel">Cancel</Button></Button>"#)
  }

  // MARK: Forms

  private let order =
    "\n-- site.yaml --\nname: T\nendpoints: { order: { url: \"https://a.example/orders\", fields: { email: string, n: integer } } }"

  private func form(_ content: String) -> String { #"<Form form="f">\#(content)</Form>"# }

  @Test func submit() {
    let result = expectSite(
      form(
        #"<TextField name="email" text="" check="email" error="No">a</TextField><Stepper name="n" value="1">b</Stepper><Text show="f.busy || !email.error.isEmpty">c</Text><Button onTap="submit(f, to: order);open('/thanks')">d</Button>"#
      ) + order, makes: [:])
    #expect(result.documents.first?.document.features[.endpoints] == ["order"])
    expectMistakes(
      form(
        #"<TextField name="email" text="">a</TextField><TextField name="1️⃣x" text="">b</TextField><Button onTap="submit(f, to: 2️⃣order)">d</Button>"#
      ) + order,
      "unsent-field: the endpoint 'order' takes no field 'x'",
      "unknown-field: the form 'f' has no field 'n', which the endpoint 'order' takes")
    expectMistakes(
      form(#"<Button onTap="submit(f, to: 1️⃣ordr)">d</Button>"#) + order,
      "unknown-endpoint: the site has no endpoint 'ordr'; did you mean 'order'?")
    expectMistakes(
      form(#"<Button onTap="submit(1️⃣g)">d</Button>"#),
      "unknown-field: there is no form 'g' around this element")
  }

  @Test func checks() {
    expectMistakes(
      form(#"<TextField name="a" text="" check="equals(1️⃣b)">a</TextField>"#),
      "unknown-field: the form 'f' has no field 'b'")
    expectMistakes(
      form(#"<TextField name="a" text="" check="pattern(1️⃣'(a)\\1')">a</TextField>"#),
      "expected-value: the pattern cannot be read: a pattern has no references back to a group")
    expectMistakes(
      #"<TextField check="1️⃣required" text="">a</TextField>"#,
      "unknown-field: 'check' stands on what is no field of a form")
    expectMistakes(
      form(#"1️⃣<TextField text="">a</TextField>"#),
      "unsent-field: this 'TextField' has no 'name', so its form leaves it out")
  }

  @Test func secureFields() {
    let fields = #"<SecureField name="p" text="">a</SecureField>"#
    expectMistakes(
      form(fields + #"<Text show="1️⃣p.isEmpty">b</Text>"#),
      "secure-read: the text of the secure field 'p' is not read")
    expectMistakes(
      form(fields + #"<Button onTap="send(a, p: 1️⃣p)">b</Button>"#),
      "secure-read: the text of the secure field 'p' is not read")
    expectSite(
      form(fields + #"<SecureField name="q" text="" check="equals(p)">b</SecureField>"#), makes: [:]
    )
  }

  // MARK: Limits

  @Test func tooMuch() {
    let states = (0..<65).map { "s\($0): boolean = true" }.joined(separator: ";")
    let result = LoadedSource(SiteSource("<VStack state=\"\(states)\"/>", at: #_sourceLocation))
      .compile()
    #expect(result.diagnostics.contains { $0.code == .behaviourLimit })
    let many = (0..<10_000).map { "<VStack state=\"s\($0): boolean = true\"/>" }.joined()
    let all = LoadedSource(SiteSource("<VStack>\(many)</VStack>", at: #_sourceLocation)).compile()
    #expect(all.diagnostics.count { $0.code == .behaviourLimit } == 1)
    #expect(all.documents.isEmpty)
  }

  @Test func controlCharacters() {
    expectMistakes(
      #"<Button onTap="send(a, b: \(1️⃣"\u{0}"))">a</Button>"#,
      "forbidden-character: this value holds the character U+0000, which no document may hold")
  }

  /// Whatever stands in the attributes, a build ends, and what it makes is read again.
  @Test func anyBehaviourCompiles() {
    let site =
      "\n-- site.yaml --\nname: T\nactions: { add: { n: integer } }\nstate: { cart: { type: integer, default: 0 } }\n"
    let seeds = [
      #"<VStack state="a: boolean = false; n: integer(1...9) = 1; s: set(x, y) = [.x]">"#,
      #"<Button onTap="when(a && n > 1);confirm('a;b', button: 'c');send(add, n: n)">b</Button>"#,
      #"<Text show="!a || s.contains(.x) || matches('x y', t)" bind="content: n">c</Text>"#,
      #"<Toggle isOn="true" bind="isOn: a" onChange="set(a, value)">d</Toggle>"#,
      #"<Form form="f"><TextField name="t" text="" check="required;equals(t)">e</TextField>"#,
      #"<Button onTap="submit(f);open('/', as: .sheet)" onFailure="retry()">g</Button></Form>"#,
      #"<Text style="onTapGesture(perform: steps(toggle(a), increment(cart, by: 2)))">h</Text></VStack>"#,
    ]
    let source = Array(seeds.joined().utf8)
    fuzz { generator in
      let text = String(decoding: mutated(source, using: &generator), as: UTF8.self)
        .replacing("\n-- ", with: "")
      let result = LoadedSource(SiteSource(text + site, at: #_sourceLocation)).compile()
      #expect(result.documents.isEmpty || !result.diagnostics.contains { $0.severity == .error })
    }
  }
}

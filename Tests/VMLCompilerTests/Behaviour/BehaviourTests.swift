import Testing
import VMLCompiler
import VMLTestSupport

/// States, conditions and bindings.
@Suite struct BehaviourTests {
  private func around(_ states: String, _ content: String) -> String {
    #"<VStack state="\#(states)">\#(content)</VStack>"#
  }

  // MARK: States

  @Test(arguments: [
    "a: boolean = true", "a: integer(1...9) = 1", "a: number(0...) = 0.5", "a: string(0...9) = 'x'",
    "a: date = '2026-01-31'", "a: enum(s, m) = .s", "a: enum(s, m) = 'm'", "a: set(x, y) = [.x]",
    "a: set(string) = []",
  ])
  func types(_ declaration: String) {
    expectSite(around(declaration, #"<Button onTap="send(b, c: a)">d</Button>"#), makes: [:])
  }

  @Test func wrongTypes() {
    expectMistakes(
      around("1️⃣a: boolean; b: 2️⃣color = .red; c: integer(1...9) = 3️⃣12; d: 4️⃣bolean = true", ""),
      "state-type: the state 'a' has no first value",
      "state-type: a state cannot be of type 'color'",
      "state-type: the first value of 'c' is wrong: 12 is out of the range '1...9'",
      "state-type: 'bolean' is not a type; did you mean 'boolean'?")
  }

  @Test(arguments: [
    ("integer(1...3) = 1️⃣5", "5 is out of the range '1...3'"),
    ("number(0...) = 1️⃣-0.5", "-0.5 is out of the range '0...'"),
    ("string(2...3) = 1️⃣'lamp'", "'lamp' has 4 characters, and 2...3 are allowed"),
    ("string(/[a-z]+/) = 1️⃣'A1'", "'A1' does not match the pattern /[a-z]+/"),
    ("date = 1️⃣'soon'", "'soon' is no date"),
    ("set(x, y) = 1️⃣[.z]", "a list has '.z', which is none of x, y"),
    ("set(x, y) = 1️⃣[.x, .x]", "a list has a value twice"),
    ("boolean = 1️⃣1", "an integer is not of type 'boolean'"),
  ])
  func wrongFirstValues(_ declaration: String, _ reason: String) {
    // What reads the state is not at fault.
    expectMistakes(
      around("a: \(declaration)", #"<Button onTap="send(b, c: a)">d</Button>"#),
      "state-type: the first value of 'a' is wrong: \(reason)")
  }

  @Test func statesWithMistakesAreStates() {
    expectMistakes(
      around(
        "1️⃣a: boolean; b: = true; c: string = x",
        #"<Text show="a">x</Text><Button onTap="send(z, b: b, c: c)">y</Button>"#
      ).replacing("b: = true", with: "b: 2️⃣= true").replacing("= x", with: "= 3️⃣x"),
      "state-type: the state 'a' has no first value", "state-type: the state 'b' has no type",
      "state-type: the first value of 'c' is not a constant")
  }

  @Test func valuesOutOfRange() {
    expectMistakes(
      around(
        "n: integer(1...3) = 1",
        #"<Button onTap="set(n, 1️⃣5)">a</Button><Text show="n == 1">b</Text>"#),
      "state-type: 5 is out of the range '1...3'")
    expectMistakes(
      #"<Button onTap="send(add, n: 1️⃣0)">a</Button>"#
        + "\n-- site.yaml --\nname: T\nactions: { add: { n: integer(1...9) } }",
      "step-arguments: 0 is out of the range '1...9', which the action takes")
  }

  @Test func innerNamesHideOuter() {
    expectMistakes(
      around(
        "a: boolean = true",
        #"<Text show="a">x</Text><HStack state="1️⃣a: integer = 1"><Text show="a == 1">y</Text></HStack>"#
      ),
      "hidden-state: the state 'a' hides one of that name from this element and what is in it")
  }

  @Test func statesEndWithTheirElement() {
    expectMistakes(
      #"<HStack state="a: boolean = true"><Text show="a">x</Text></HStack><Text show="1️⃣a">y</Text>"#,
      "unknown-state: there is no state 'a' here")
  }

  @Test func unusedStates() {
    expectMistakes(
      around("1️⃣a: boolean = true", #"<Button onTap="toggle(a)">x</Button>"#),
      "unused-state: nothing reads the state 'a'")
  }

  @Test func attributesThatNothingReadsAreNoStates() {
    expectMistakes(
      #"<HStack s="false" style="padding(8)"><Button onTap="set(1️⃣s, true)">a</Button></HStack>"#,
      "unknown-state: there is no state 's' here")
  }

  @Test func siteStates() {
    let site =
      "\n-- site.yaml --\nname: T\nstate: { cart: { type: integer, default: 0, from: app }, "
      + "saved: { type: set(string), default: [], keep: device } }"
    expectBody(
      #"<VStack><Text show="cart > 0">a</Text><Button onTap="append(saved, 'x')">b</Button></VStack>"#
        + site,
      #"<VStack><Text template="hidden" show="cart &gt; 0">a</Text>"#
        + #"<Button onTap="append(saved, &quot;x&quot;)">b</Button></VStack>"#)
    expectMistakes(
      #"<VStack><Button onTap="increment(1️⃣cart)">a</Button></VStack>"# + site,
      "state-read-only: the state 'cart' is read-only, and 'increment' would change it")
    expectMistakes(
      #"<VStack><Stepper value="0" bind="value: 1️⃣cart">a</Stepper></VStack>"# + site,
      "state-read-only: the state 'cart' is read-only, and the user changes it through 'value'")
  }

  // MARK: Conditions

  @Test func firstMoment() {
    func expect(
      _ condition: String, _ isShown: Bool, at location: SourceLocation = #_sourceLocation
    ) {
      let source = around(
        "a: boolean = true; n: integer = 2; t: string = ''; s: set(x, y) = [.x]; e: enum(p, q) = .p",
        #"<Text show="\#(condition)">x</Text><Button onTap="send(z, a: a, n: n, t: t, s: s, e: e)">y</Button>"#
      )
      let text = expectSite(source, makes: [:], at: location).text("/", 0)
      #expect(text?.contains("hidden") == !isShown, sourceLocation: location)
    }
    expect("a", true)
    expect("!a", false)
    expect("a && n == 2", true)
    expect("n > 2 || !a", false)
    expect("n >= 2 && n <= 2 && n != 3", true)
    expect("t.isEmpty && !s.isEmpty", true)
    expect("s.contains(.y)", false)
    expect("s.contains('x')", true)
    expect("e == .q", false)
    expect("matches('Brass lamp', t)", true)
    expect("after('2020-01-01')", false)
  }

  @Test func wrongConditions() {
    let states = "n: integer(1...9) = 1; e: enum(p, q) = .p; t: string = 'x'"
    expectMistakes(
      around(states, #"<Text show="1️⃣n || t == 'x' || e == .p">x</Text>"#),
      "state-type: 'n' is of type 'integer(1...9)', where a boolean is needed")
    expectMistakes(
      around(states, #"<Text show="1️⃣n == 'x' || t == 'x' || e == .p">x</Text>"#),
      "state-type: a string is not of type 'number'")
    expectMistakes(
      around(states, #"<Text show="1️⃣e == .r || t == 'x' || n == 1">x</Text>"#),
      "state-type: '.r' is not of type 'enum(p, q)'")
    expectMistakes(
      around(states, #"<Text show="1️⃣t < 'x' || e == .p || n == 1">x</Text>"#),
      "state-type: '<' compares integers, numbers and dates, and 't' is of type 'string'")
    expectMistakes(
      around(states, #"<Text show="1️⃣n > 0 || t == 'x' || e == .p">x</Text>"#),
      "constant-condition: this comparison has one outcome for all values of 'n'")
    expectMistakes(
      #"<Text show="1️⃣true">x</Text>"#,
      "constant-condition: a part of this condition never changes")
  }

  @Test func viewsInSlotsKeepTheirSlot() {
    expectBody(
      around(
        "a: boolean = false",
        #"<Section><Text template="header" show="a">x</Text><Text show="!a">y</Text></Section>"#),
      around(
        "a: boolean = false",
        #"<Section><Text template="header" show="a">x</Text><Text show="!a">y</Text></Section>"#))
  }

  @Test func optionsAreNotHidden() {
    expectMistakes(
      around(
        "a: boolean = false; b: string = ''",
        #"<Picker selection="" bind="selection: b"><Text show="1️⃣a">x</Text></Picker>"#),
      "dead-handler: 'show' does nothing on what a 'Picker' chooses from")
  }

  // MARK: Bindings

  @Test func firstValues() {
    expectBody(
      around(
        "n: integer = 3; on: boolean = true",
        #"<Text bind="content: n"/><Text bind="content: n">old</Text><Toggle bind="isOn: on">x</Toggle>"#
      ),
      around(
        "n: integer = 3;on: boolean = true",
        #"<Text bind="content: n">3</Text><Text bind="content: n">3</Text><Toggle bind="isOn: on" isOn="true">x</Toggle>"#
      ))
  }

  /// Documents do not depend on a locale's numbers, which clients know.
  @Test func numbersInTexts() {
    let result = expectSite(
      around(
        "n: number = 1234.5; i: integer = -7",
        #"<Text bind="content: n"/><Text bind="content: i"/>"#)
        + "\n-- site.yaml --\nname: T\nlocales: [de]", makes: [:])
    #expect(result.text("/", 0)?.contains(">1234.5</Text>") == true)
    #expect(result.text("/", 0)?.contains(">-7</Text>") == true)
  }

  @Test func wrongBindings() {
    expectMistakes(
      around("a: boolean = true", #"<Toggle isOn="true" bind="isOn: 1️⃣!a">x</Toggle>"#),
      "state-type: the user changes 'isOn', so it follows a state itself and nothing computed")
    expectMistakes(
      around("a: string = 'x'", #"<Text bind="1️⃣id: a;content: a">x</Text>"#),
      "state-type: 'id' cannot follow a state")
    expectMistakes(
      around("a: string = 'x'", #"<Link destination="/" bind="destination: 1️⃣a">x</Link>"#),
      "state-type: the address 'destination' follows constants alone")
    expectMistakes(
      around("a: integer = 3", #"<TextField text="3" bind="text: 1️⃣a">x</TextField>"#),
      "state-type: the user changes 'text' to a text, and 'a' is of type 'integer'")
    expectMistakes(
      around("a: enum(on, off) = .on", #"<Toggle bind="isOn: 1️⃣a">x</Toggle>"#),
      "state-type: the user changes 'isOn' to true or false, and 'a' is of type 'enum(on, off)'")
  }

  /// What a state could not be set to, the user could not choose.
  @Test func optionsOfStates() {
    expectMistakes(
      around(
        "a: enum(one, two) = .one",
        """
        <Picker selection="one" bind="selection: a" title="Pick"><Text tag="one">1</Text>
        <Section><Text tag="1️⃣three">3</Text></Section></Picker>
        """), "state-type: 'three' is not of type 'enum(one, two)', as the state 'a' is")
    expectMistakes(
      around(
        "a: integer = 1",
        """
        <Picker selection="1" bind="selection: a" title="Pick"><Text tag="1">1</Text>
        <Text tag="1️⃣2.5">2</Text></Picker>
        """), "state-type: '2.5' is not of type 'integer', as the state 'a' is")
    expectMistakes(
      around(
        "a: enum(bag, home) = .bag",
        """
        <TabView selection="bag" bind="selection: a"><Tab title="Bag" systemImage="bag" value="bag">
        <Picker selection="x" title="Pick"><Text tag="x">x</Text></Picker></Tab>
        <Tab title="Home" systemImage="house" value="1️⃣hom"><Text>a</Text></Tab></TabView>
        """),
      "state-type: 'hom' is not of type 'enum(bag, home)', as the state 'a' is; "
        + "did you mean 'home'?")
  }

  // MARK: Interpolations

  @Test func interpolationsAreValues() {
    expectBody(
      #"""
      <let name="sku" value="'a\'); openURL(\'b'"/><let name="n" value="2"/>
      <Button onTap="send(add, sku: '\(sku)', text: \(sku), n: \(n), ok: \(n > 1))">x</Button>
      """#,
      #"<Button onTap="send(add, sku: &quot;a'); openURL('b&quot;, text: &quot;a'); openURL('b&quot;, n: 2, ok: true)">x</Button>"#
    )
    expectMistakes(
      #"<let name="s" value="'back()'"/><Button onTap="1️⃣\(s)">x</Button>"#,
      "expected-modifier: expected a step")
  }

  @Test func namesMayBeInterpolated() {
    expectBody(
      "<A act=\"buy\"/>\n-- components/A.vml --\n---\nprops: { act: string }\n---\n<Button onTap=\"send(\\(act))\">x</Button>",
      #"<Button onTap="send(&quot;buy&quot;)">x</Button>"#)
  }

  @Test func componentsHandEventsOn() {
    expectBody(
      "<A onTap=\"back()\"/>\n-- components/A.vml --\n<Text>x</Text>",
      #"<Text onTap="back()">x</Text>"#)
  }

  // MARK: Without behaviour

  @Test func behaviourCanBeLeftOut() {
    expectBody(
      #"<VStack state="a: boolean = false"><Button onTap="toggle(a)">x</Button><Text show="a">y</Text><Button action="b">z</Button></VStack>"#
        + "\n-- site.yaml --\nname: T\nbehaviour: none",
      #"<VStack><Button>x</Button><Text template="hidden">y</Text><Button action="b">z</Button></VStack>"#
    )
  }
}

import Testing

/// Source language, 3 and 4: calls that choose their component, and `slots`.
@Suite struct ChosenComponentTests {
  private let cards = """

    -- components/Quote.vml --
    ---
    props: { text: string }
    ---
    <Text>\\(text)</Text><slot/>
    -- components/Hero.vml --
    ---
    props: { text: string, size: { type: integer, default: 3 } }
    ---
    <Label title="\\(text)" id="\\(size)"/>
    """

  @Test func byAValue() {
    expectBody(
      #"<for each="n" in='["Quote", "Hero"]'><component is="\(n)" text="t"/></for>"# + cards,
      #"<Text>t</Text><Label id="3" title="t"/>"#)
  }

  @Test func byAPartOfAName() {
    expectBody(
      #"<component is="He\("ro")" text="t" size="4"/>"# + cards,
      #"<Label id="4" title="t"/>"#)
  }

  @Test func byAName() {
    expectBody(
      #"<component is="Quote" text="t" tag="c"><Image/></component>"# + cards,
      #"<Text tag="c">t</Text><Image tag="c"/>"#)
  }

  @Test func contentSeesTheCaller() {
    expectBody(
      #"<let name="n" value='"Quote"'/><component is="\(n)" text="t"><Text>\(n)</Text></component>"#
        + cards, "<Text>t</Text><Text>Quote</Text>")
  }

  @Test func unknownNames() {
    expectMistakes(
      #"<component is="1️⃣Qoute" text="t"/>"# + cards,
      "unknown-component: there is no component 'Qoute'; did you mean 'Quote'?")
    expectMistakes(
      #"<component is="\(1️⃣["Qoute"].first)" text="t"/>"# + cards,
      "unknown-component: there is no component 'Qoute'; did you mean 'Quote'?")
    expectMistakes(
      #"<component is="\(1️⃣"Te")xt"/>"# + cards,
      "unknown-component: there is no component 'Text'")
    expectMistakes(
      #"<component is="\(1️⃣nil)"/>"# + cards,
      "unknown-component: 'is' needs the name of a component, not nil")
    expectMistakes(
      #"<component is="\(1️⃣1)"/>"# + cards,
      "unknown-component: 'is' needs the name of a component, not an integer")
  }

  @Test func mistakesOfTheCall() {
    expectMistakes(
      #"<1️⃣component text="t"/>"# + cards,
      "instruction-attribute: 'component' needs the attribute 'is'")
    expectMistakes(
      #"<1️⃣component is="\("Quote")"/>"# + cards,
      "missing-prop: component 'Quote' needs the prop 'text'")
  }

  @Test func itself() {
    expectMistakes(
      """
      <A/>
      -- components/A.vml --
      1️⃣<component is="\\("A")"/>
      """,
      "endless-component: component 'A' is expanded inside of itself without end")
  }

  @Test func filledSlots() {
    let card = """

      -- components/A.vml --
      <if test="slots.foot"><Divider/></if><slot name="foot"/><slot/>
      -- components/B.vml --
      <A><slot name="end" template="foot"/></A>
      """
    expectBody(#"<A><Text template="foot"/></A>"# + card, "<Divider/><Text/>")
    expectBody("<A><Text/></A>" + card, "<Text/>")
    expectBody("<A><!-- c --></A>" + card, "")
    expectBody(#"<B><Text template="end"/></B>"# + card, "<Divider/><Text/>")
    expectBody("<B/>" + card, "")
  }

  @Test func unknownSlots() {
    expectMistakes(
      """
      <A/>
      -- components/A.vml --
      <slot name="foot"/><if test="slots.1️⃣food"><Divider/></if>
      """,
      "unknown-member: 'slots' has no 'food'; did you mean 'foot'?")
  }

  @Test func aPropHidesThem() {
    expectBody(
      """
      <A slots="3"/>
      -- components/A.vml --
      ---
      props: { slots: integer }
      ---
      <Text>\\(slots)</Text>
      """,
      "<Text>3</Text>")
  }
}

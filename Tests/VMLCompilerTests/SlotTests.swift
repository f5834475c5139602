import Testing

/// Source language, 3: slots and `children`.
@Suite struct SlotTests {
  private func body(_ call: String, _ component: String, _ more: String = "") -> String {
    "\(call)\n-- components/A.vml --\n\(component)\(more)"
  }

  @Test func unnamedSlot() {
    expectBody(
      body("<A><Text>a</Text>b<Image/></A>", "<VStack><slot/></VStack>"),
      "<VStack><Text>a</Text>b<Image/></VStack>")
  }

  @Test func namedSlots() {
    expectBody(
      body(
        #"<A><Text/><Image template="head" name="h"/><Text template="foot">f</Text><Image template="head"/></A>"#,
        #"<VStack><slot name="foot"/><slot/><slot name="head"/></VStack>"#),
      #"<VStack><Text>f</Text><Text/><Image name="h"/><Image/></VStack>"#)
  }

  @Test func slotUsedTwice() {
    expectBody(
      body("<A><Text/></A>", "<slot/><Divider/><slot/>"), "<Text/><Divider/><Text/>")
  }

  @Test func fallback() {
    let component =
      #"<VStack><slot name="head"><Text>fallback</Text></slot><slot>\#n<Image/>\#n</slot></VStack>"#
    expectBody(body("<A/>", component), "<VStack><Text>fallback</Text><Image/></VStack>")
    expectBody(
      body(#"<A><Label template="head"/></A>"#, component), "<VStack><Label/><Image/></VStack>")
    expectBody(
      body("<A><Spacer/></A>", component), "<VStack><Text>fallback</Text><Spacer/></VStack>")
  }

  @Test func fallbackSeesTheComponent() {
    expectBody(
      body("<A/>", #"<for each="i" in="1...2"><slot><Text>\(i)</Text></slot></for>"#),
      "<Text>1</Text><Text>2</Text>")
  }

  @Test func contentOfCommentsAlone() {
    expectBody(body("<A><!-- c --></A>", "<VStack><slot/></VStack>"), "<VStack/>")
  }

  @Test func nestedCalls() {
    expectBody(
      body("<A><A><Text>1</Text></A><A><A/></A></A>", "<VStack><slot/></VStack>"),
      "<VStack><VStack><Text>1</Text></VStack><VStack><VStack/></VStack></VStack>")
  }

  @Test func passedThrough() {
    expectBody(
      body(
        #"<A><Text>c</Text><Text template="title">t</Text></A>"#,
        #"<B><slot name="title" template="header"/><slot/></B>"#,
        "\n-- components/B.vml --\n<Section><slot name=\"header\"/><Divider/><slot/></Section>"),
      "<Section><Text>t</Text><Divider/><Text>c</Text></Section>")
  }

  @Test func passedThroughAsTemplate() {
    expectBody(
      body(
        #"<A><Text>c</Text><Text>d</Text></A>"#, #"<Section><slot template="header"/></Section>"#),
      #"<Section><Text template="header">c</Text><Text template="header">d</Text></Section>"#)
  }

  @Test func fallbackAsTemplate() {
    expectBody(
      body("<A/>", #"<Section><slot template="header"><Text>f</Text></slot></Section>"#),
      #"<Section><Text template="header">f</Text></Section>"#)
  }

  @Test func templateOfAComponentsRoot() {
    expectBody(
      body(
        #"<A><B template="title"/></A>"#, #"<VStack><slot name="title"/></VStack>"#,
        "\n-- components/B.vml --\n<Text>b</Text>"), "<VStack><Text>b</Text></VStack>")
  }

  @Test func computedTemplate() {
    expectBody(
      body(
        #"<A><Text template="\(page.path == "/" ? "x" : "y")">a</Text></A>"#,
        #"<VStack><slot name="x"/></VStack>"#), "<VStack><Text>a</Text></VStack>")
  }

  @Test func noSlot() {
    expectMistakes(
      body("<A>1️⃣<Text/><Text/></A>", "<VStack/>"),
      "no-slot: component 'A' has no place for content")
    expectMistakes(
      body("<A>1️⃣a</A>", #"<slot name="b"/>"#),
      "no-slot: component 'A' has no place for content")
    expectMistakes(
      body(#"<A><Text template="1️⃣titel"/></A>"#, #"<slot name="title"/><slot/>"#),
      "no-slot: component 'A' has no slot 'titel'; did you mean 'title'?")
  }

  @Test func slotInPage() {
    expectMistakes(
      "<VStack>1️⃣<slot/></VStack>", "misplaced-instruction: 'slot' stands only in a component")
  }

  @Test func computedSlot() {
    expectMistakes(
      "<Text/>\n-- components/A.vml --\n<slot name=\"1️⃣\\(1)\"/>",
      "instruction-attribute: the 'name' of 'slot' cannot be computed")
  }

  @Test func attributesOfSlot() {
    expectMistakes(
      "<Text/>\n-- components/A.vml --\n<slot 1️⃣nam=\"a\"/>",
      "instruction-attribute: 'slot' has no attribute 'nam'; did you mean 'name'?")
  }

  // MARK: Much content

  /// What is passed on is kept where it is, and put in at the end, where it is much.
  private static let many = (0..<80).map { "<Text id=\"i\($0)\">\($0)</Text>" }.joined()

  private static func level(_ slots: String) -> String {
    "\n-- components/L.vml --\n<VStack>\(slots)</VStack>"
  }

  private static func nested(_ depth: Int, _ open: (Int) -> String, _ close: String) -> String {
    (0..<depth).map(open).joined() + many + String(repeating: close, count: depth)
  }

  @Test func muchContentThroughManyComponents() {
    let slots = #"<slot name="h"/><Divider/><slot/>"#
    expectBody(
      Self.nested(
        20, { #"<L><Text template="h">h\#($0)</Text><HStack>\#(Self.many)</HStack>"# }, "</L>")
        + Self.level(slots),
      Self.nested(
        20, { "<VStack><Text>h\($0)</Text><Divider/><HStack>\(Self.many)</HStack>" }, "</VStack>"))
  }

  @Test func muchContentTwice() {
    let many = String(repeating: "<Text>t</Text>", count: 80)
    let content = (0..<3).reduce(many) { inner, _ in
      "<VStack>\(inner)<Divider/>\(inner)</VStack>"
    }
    expectBody(
      "<L><L><L>\(many)</L></L></L>" + Self.level("<slot/><Divider/><slot/>"), content)
  }

  @Test func muchContentWithAttributesOfCalls() {
    expectBody(
      #"<A class="c"><A tag="t"><HStack class="x">\#(Self.many)</HStack></A></A>"#
        + "\n-- components/A.vml --\n<slot/>\n-- styles/s.vss --\n.c{bold()} .x{italic()}",
      #"<HStack tag="t" style="italic();bold()">\#(Self.many)</HStack>"#)
    expectBody(
      #"<A><B template="title"><HStack>\#(Self.many)</HStack></B></A>"#
        + #"\#n-- components/A.vml --\#n<Section><slot name="title" template="header"/></Section>"#
        + "\n-- components/B.vml --\n<slot/>",
      #"<Section><HStack template="header">\#(Self.many)</HStack></Section>"#)
  }

  @Test func muchContentAsChildren() {
    let group = #"<Group style="bold()">\#(Self.many)</Group>"#
    let wrapped = (0..<80).map {
      #"<Group style="bold()"><Text id="i\#($0)">\#($0)</Text></Group>"#
    }
    expectBody(
      "<VStack><A><L>\(group)</L></A></VStack>" + Self.divided
        + "\n-- components/L.vml --\n<slot/>",
      "<VStack>\(wrapped.joined(separator: "<Divider/>"))</VStack>")
    expectBody(
      "<A><L><L>\(Self.many)</L></L><Text>z</Text></A>" + Self.divided + Self.level("<slot/>"),
      "<VStack><VStack>\(Self.many)</VStack></VStack><Divider/><Text>z</Text>")
  }

  // MARK: Children

  static let divided = """

    -- components/A.vml --
    <for each="child" in="children"><slot of="child"/><if test="!child.isLast"><Divider/></if></for>
    """

  @Test func dividers() {
    expectBody(
      "<VStack><A><Text>1</Text><Text>2</Text><Text>3</Text></A></VStack>" + Self.divided,
      "<VStack><Text>1</Text><Divider/><Text>2</Text><Divider/><Text>3</Text></VStack>")
    expectBody("<VStack><A/></VStack>" + Self.divided, "<VStack/>")
  }

  @Test func loopsMakeChildren() {
    expectBody(
      #"<VStack><A><for each="i" in="1...2"><Text>\(i)</Text></for></A></VStack>"# + Self.divided,
      "<VStack><Text>1</Text><Divider/><Text>2</Text></VStack>")
  }

  @Test func groupsAreTakenApart() {
    expectBody(
      "<VStack><A><Group><Text>1</Text><Group><Text>2</Text></Group></Group><Group/><Text>3</Text></A></VStack>"
        + Self.divided,
      "<VStack><Text>1</Text><Divider/><Text>2</Text><Divider/><Text>3</Text></VStack>")
  }

  @Test func stacksAreNot() {
    expectBody(
      "<VStack><A><HStack><Text>1</Text><Text>2</Text></HStack><Text>3</Text></A></VStack>"
        + Self.divided,
      "<VStack><HStack><Text>1</Text><Text>2</Text></HStack><Divider/><Text>3</Text></VStack>")
  }

  @Test func modifiersOfGroups() {
    expectBody(
      #"<VStack><A><Group style="bold()"><Text>1</Text><Group style="italic()"><Text style="font(.body)">2</Text></Group></Group></A></VStack>"#
        + Self.divided,
      #"<VStack><Group style="bold()"><Text>1</Text></Group><Divider/>"#
        + #"<Group style="bold()"><Group style="italic()"><Text style="font(.body)">2</Text></Group></Group></VStack>"#
    )
  }

  @Test func templatesOfGroups() {
    expectBody(
      #"<VStack><A><Group style="badge(:b)"><Text>1</Text><Text template="b">b</Text><Text>2</Text></Group></A></VStack>"#
        + Self.divided,
      #"<VStack><Group style="badge(:b)"><Text>1</Text><Text template="b">b</Text></Group><Divider/>"#
        + #"<Group style="badge(:b)"><Text>2</Text><Text template="b">b</Text></Group></VStack>"#)
  }

  @Test func multiComponentsAreTakenApart() {
    expectBody(
      "<VStack><A><B/><Text>3</Text></A></VStack>" + Self.divided
        + "\n-- components/B.vml --\n<Text>1</Text><Text>2</Text>",
      "<VStack><Text>1</Text><Divider/><Text>2</Text><Divider/><Text>3</Text></VStack>")
  }

  @Test func textIsAChild() {
    expectBody(
      "<VStack><A>a<Text>1</Text></A></VStack>" + Self.divided,
      "<VStack>a<Divider/><Text>1</Text></VStack>")
  }

  @Test func membersOfChildren() {
    expectBody(
      #"""
      <A><Text id="i" tag="t" role="r">1</Text><Group id="g"><Image/></Group></A>
      -- components/A.vml --
      <for each="c" in="children"><Text>\(c.index) \(c.isFirst) \(c.isLast) \(c.id ?? "-") \(c.tag ?? "-") \(c?.role ?? "-")</Text></for>
      """#, "<Text>0 true false i t r</Text><Text>1 false true - - -</Text>")
  }

  @Test func numberOfChildren() {
    expectBody(
      body("<A><Text/><!-- c --><Text/></A>", #"<Text>\(children.count)</Text>"#), "<Text>2</Text>")
  }

  @Test func childrenPassedOn() {
    expectBody(
      body(
        "<A><Text>1</Text><Text>2</Text></A>", #"<B list="\(children.reversed())"/>"#,
        "\n-- components/B.vml --\n---\nprops: { list: any }\n---\n<for each=\"c\" in=\"list\"><HStack><slot of=\"c\"/></HStack></for>"
      ), "<HStack><Text>2</Text></HStack><HStack><Text>1</Text></HStack>")
  }

  @Test func childrenInContentOfAnotherCall() {
    expectBody(
      body(
        "<A><Text>1</Text><Text>2</Text></A>",
        #"<for each="c" in="children"><B><slot of="c"/></B></for>"#,
        "\n-- components/B.vml --\n<HStack><slot/></HStack>"),
      "<HStack><Text>1</Text></HStack><HStack><Text>2</Text></HStack>")
  }

  @Test func namedContentIsNoChild() {
    expectBody(
      body(
        #"<A><Text template="x">x</Text><Text>1</Text></A>"#,
        #"<Text>\(children.count)</Text><slot name="x"/>"#), "<Text>1</Text><Text>x</Text>")
  }

  @Test func ofSomethingElse() {
    expectMistakes(
      body("<A/>", #"<slot of="1️⃣page"/>"#),
      "wrong-kind: 'of' needs one of 'children', not an object")
  }

  @Test func childrenInPage() {
    expectMistakes(
      #"<Text>\(1️⃣children.count)</Text>"#, "unknown-variable: there is no variable 'children' here")
  }
}

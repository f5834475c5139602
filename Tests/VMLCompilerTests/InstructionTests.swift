import Testing

/// Source language, 4: instructions.
@Suite struct InstructionTests {
  @Test(arguments: [(1, "one"), (2, "two"), (3, "many")])
  func branches(_ n: Int, _ expected: String) {
    expectBody(
      #"<let name="n" value="\#(n)"/><if test="n == 1"><Text>one</Text><elseif test="n == 2"/><Text>two</Text><else/><Text>many</Text></if>"#,
      "<Text>\(expected)</Text>")
  }

  @Test func noBranch() {
    expectBody(#"<VStack><if test="false"><Text/></if></VStack>"#, "<VStack/>")
    expectBody(#"<VStack><if test="true"/></VStack>"#, "<VStack/>")
  }

  @Test func onlyTheBranchIsEvaluated() {
    expectBody(#"<if test="true"><Text/><else/><Text>\(nope)</Text></if>"#, "<Text/>")
    expectBody(#"<if test="true"><Text/><elseif test="nope"/><Text/></if>"#, "<Text/>")
  }

  @Test func nestedConditionals() {
    expectBody(
      #"<if test="true"><if test="false"><Text>a</Text><else/><Text>b</Text></if><Text>c</Text><else/><Text>d</Text></if>"#,
      "<Text>b</Text><Text>c</Text>")
  }

  @Test func testIsABoolean() {
    expectMistakes(
      #"<if test="1️⃣page.path"><Text/></if>"#,
      "not-boolean: expected a boolean, but 'page.path' is a string")
  }

  @Test func entitiesInTests() {
    expectBody(#"<if test="1 &lt; 2 && 3 > 2"><Text/></if>"#, "<Text/>")
  }

  // MARK: Loops

  @Test func loop() {
    expectBody(
      #"<for each="x" in="['a', 'b']" index="i"><Text>\(i) \(x)</Text></for>"#,
      "<Text>0 a</Text><Text>1 b</Text>")
  }

  @Test func loopsInLoops() {
    expectBody(
      #"<for each="x" in="1...2"><for each="y" in="1...x"><Text>\(x)\(y)</Text></for></for>"#,
      "<Text>11</Text><Text>21</Text><Text>22</Text>")
  }

  @Test func emptyLoop() {
    expectBody(
      #"<for each="x" in="[]"><Text>\(x)</Text><empty><Text>none</Text></empty></for>"#,
      "<Text>none</Text>")
    expectBody(
      #"<for each="x" in="[1]"><empty><Text>none</Text></empty><Text>\(x)</Text></for>"#,
      "<Text>1</Text>")
    expectBody(#"<VStack><for each="x" in="[]"><Text/></for></VStack>"#, "<VStack/>")
  }

  @Test func notAList() {
    expectMistakes(
      #"<for each="x" in="1️⃣page"><Text/></for>"#,
      "not-a-list: expected a list, but 'page' is an object")
  }

  @Test func mistakeInALoopIsReportedOnce() {
    expectMistakes(
      #"<for each="x" in="1...9"><Text>\(1️⃣y)</Text></for>"#,
      "unknown-variable: there is no variable 'y' here")
  }

  // MARK: Bindings

  @Test func bindingsLastToTheirParentsEnd() {
    expectBody(
      #"<VStack><let name="n" value="page.path + '!'"/><Text>\(n)</Text></VStack>"#,
      "<VStack><Text>/!</Text></VStack>")
    expectMistakes(
      #"<VStack><let name="n" value="1"/></VStack><Text>\(1️⃣n)</Text>"#,
      "unknown-variable: there is no variable 'n' here")
    expectMistakes(
      #"<if test="true"><let name="n" value="1"/></if><Text>\(1️⃣n)</Text>"#,
      "unknown-variable: there is no variable 'n' here")
  }

  @Test func bindingsHideEarlierOnes() {
    expectBody(
      #"<let name="n" value="1"/><VStack><let name="n" value="n + 1"/><Text>\(n)</Text></VStack><Text>\(n)</Text>"#,
      "<VStack><Text>2</Text></VStack><Text>1</Text>")
  }

  @Test func bindingsOfOneTurnAreGoneInTheNext() {
    expectBody(
      #"<let name="n" value="0"/><for each="x" in="1...2"><Text>\(n)</Text><let name="n" value="x"/></for>"#,
      "<Text>0</Text><Text>0</Text>")
  }

  @Test func brokenBindingIsReportedOnce() {
    expectMistakes(
      #"<let name="n" value="1️⃣nope.a"/><Text>\(n.b)</Text>"#,
      "unknown-variable: there is no variable 'nope' here")
  }

  @Test func bindingAtTheTopOfAComponent() {
    expectBody(
      "<A/><A/>\n-- components/A.vml --\n<let name=\"n\" value=\"1\"/><Text>\\(n)</Text>",
      "<Text>1</Text><Text>1</Text>")
  }

  // MARK: White space

  @Test func lineBreaksBesideTagsAreDropped() {
    expectBody(
      """
      <Text>
        <if test="true">
          a
        <else/>
          b
        </if>
      </Text>
      """, "<Text>a</Text>")
    expectBody(
      """
      <Text>Hi
        <for each="x" in="['a', 'b']">
          \\(x),
        </for>
        end</Text>
      """, "<Text>Hia,b,end</Text>")
  }

  @Test func blanksOnOneLineAreKept() {
    expectBody(#"<Text>a <if test="true">b</if> c</Text>"#, "<Text>a b c</Text>")
    expectBody(#"<Text>a<for each="x" in="1...2"> \(x) </for>c</Text>"#, "<Text>a 1  2 c</Text>")
  }

  @Test func breaksBesideMarkersAreDropped() {
    expectBody(
      """
      <Text>a<for each="x" in="[1]">b
      <empty/>
      c</for></Text>
      """, "<Text>abc</Text>")
    expectBody(
      """
      <Text>a
      <let name="x" value="1"/>
      \\(x)
      </Text>
      """, "<Text>a1\n</Text>")
  }

  @Test func breaksElsewhereAreKept() {
    expectBody("<Text>\na\n</Text>", "<Text>\na\n</Text>")
    expectBody("<VStack>a\n<Text/>\nb</VStack>", "<VStack>a\n<Text/>\nb</VStack>")
  }

  @Test func textsBesideSlots() {
    expectBody(
      "<A><Text>b</Text></A>\n-- components/A.vml --\n<VStack>a\n<slot/>\nc</VStack>",
      "<VStack>a<Text>b</Text>c</VStack>")
  }

  // MARK: Mistakes

  @Test func unknownInstruction() {
    expectMistakes(
      "<1️⃣vstack/>", "unknown-element: 'vstack' is not an instruction; did you mean 'VStack'?")
    expectMistakes(
      "<1️⃣elsif/>", "unknown-element: 'elsif' is not an instruction; did you mean 'elseif'?")
    expectMistakes("<1️⃣while/>", "unknown-element: 'while' is not an instruction")
  }

  @Test func misplaced() {
    for marker in ["else", "elseif"] {
      expectMistakes(
        "<VStack><1️⃣\(marker)/></VStack>",
        "misplaced-instruction: '\(marker)' stands outside of its 'if'")
    }
    expectMistakes(
      #"<if test="true"><1️⃣empty/></if>"#,
      "misplaced-instruction: 'empty' stands outside of its 'for'")
    expectMistakes(
      #"<for each="x" in="[]"><VStack><1️⃣empty/></VStack></for>"#,
      "misplaced-instruction: 'empty' stands outside of its 'for'")
    expectMistakes(
      #"<for each="x" in="[]"><empty/><1️⃣empty/></for>"#,
      "misplaced-instruction: a 'for' has one 'empty'")
    expectMistakes(
      #"<if test="true"><else/><1️⃣else/></if>"#, "misplaced-instruction: 'else' cannot follow 'else'"
    )
    expectMistakes(
      #"<if test="true"><else/><1️⃣elseif test="true"/></if>"#,
      "misplaced-instruction: 'elseif' cannot follow 'else'")
    expectMistakes(
      #"<if test="true"><1️⃣else><Text/></else></if>"#,
      "misplaced-instruction: 'else' is a marker and holds nothing")
    expectMistakes(
      #"<1️⃣let name="a" value="1"><Text/></let>"#, "misplaced-instruction: 'let' holds nothing")
  }

  @Test func missingAttributes() {
    expectMistakes("<1️⃣if><Text/></if>", "instruction-attribute: 'if' needs the attribute 'test'")
    expectMistakes(
      #"<1️⃣for in="[]"/>"#, "instruction-attribute: 'for' needs the attribute 'each'")
    expectMistakes(
      #"<1️⃣for each="x"/>"#, "instruction-attribute: 'for' needs the attribute 'in'")
    expectMistakes(
      #"<1️⃣let value="1"/>"#, "instruction-attribute: 'let' needs the attribute 'name'")
    expectMistakes(
      #"<if test="true"><1️⃣elseif/></if>"#,
      "instruction-attribute: 'elseif' needs the attribute 'test'")
  }

  @Test func unknownAttributes() {
    expectMistakes(
      #"<if 1️⃣tset="true"/>"#,
      "instruction-attribute: 'if' has no attribute 'tset'; did you mean 'test'?")
    expectMistakes(
      #"<if test="true"><else 1️⃣test="true"/></if>"#,
      "instruction-attribute: 'else' has no attribute 'test'")
  }

  @Test(arguments: ["1a", "a-b", "true", "nil", "", "a b"])
  func namesOfVariables(_ name: String) {
    expectMistakes(
      #"<let name="1️⃣\#(name)" value="1"/>"#,
      "instruction-attribute: '\(name)' cannot name a variable")
  }

  @Test func syntaxOfExpressions() {
    expectMistakes(
      #"<if test="1 +1️⃣"/>"#, "expression-syntax: expected a value, found the end")
  }
}

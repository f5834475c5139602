import Testing

/// White space beside the tags of instructions: the source language, 4.
@Suite struct WhiteSpaceTests {
  @Test func aBlankBetweenInstructionsOfAText() {
    expectBody(
      #"<Text><if test="true">a</if> <if test="true">b</if></Text>"#, "<Text>a b</Text>")
    expectBody(
      #"<Text>a<if test="true"> </if>b<let name="x" value="1"/> <let name="y" value="2"/>c</Text>"#,
      "<Text>a b c</Text>")
    expectBody(
      #"<Text><for each="x" in="['a', 'b']"><if test="true">\(x)</if> </for></Text>"#,
      "<Text>a b </Text>")
  }

  @Test func aLineBreakIsNone() {
    expectBody(
      "<Text><if test=\"true\">a</if>\n  <if test=\"true\">b</if></Text>", "<Text>ab</Text>")
  }

  @Test func blanksBetweenViewsAreNoText() {
    expectBody(
      #"<VStack> <if test="true"> <Text>a</Text> </if> <Divider/> </VStack>"#,
      "<VStack><Text>a</Text><Divider/></VStack>")
    expectBody(
      """
      <Card> <if test="true"> <Text>a</Text> </if> </Card>
      -- components/Card.vml --
      <VStack><Text>\\(children.count)</Text><slot/></VStack>
      """,
      "<VStack><Text>1</Text><Text>a</Text></VStack>")
  }

  @Test func anEmptyBranchFillsNoSlot() {
    expectBody(
      """
      <Card> <if test="false"><Text>a</Text></if> </Card>
      -- components/Card.vml --
      <slot><Text>fallback</Text></slot>
      """,
      "<Text>fallback</Text>")
  }

  @Test func nothingIsSaidOfBlanksInABody() {
    expectBody(
      "<!doctype swiftui+vml>\n<vml><body><if test=\"true\"><Text/></if> <Text/> </body></vml>",
      "<Text/><Text/>")
  }
}

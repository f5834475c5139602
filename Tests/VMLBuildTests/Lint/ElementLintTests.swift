import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Lints of single elements: each with what it tells and what is near to it and right.
struct ElementLintTests {
  // MARK: Ids

  @Test func idsOfOneDocument() async throws {
    try await expectLints(
      """
      <VStack><Text id="a">1</Text><Text id="b">2</Text>
      <Text id="a">3</Text></VStack>
      -- content/other.vml --
      <Text id="a">4</Text>
      """, "duplicate-id content/index.vml:2")
  }

  @Test func idsOfALoop() async throws {
    try await expectLints(
      #"""
      <for each="x" in="[1, 2]">
      <Text id="a">\(x)</Text><Text id="a\(x)">b</Text>
      </for>
      <for each="x" in="[1]"><Text id="c">\(x)</Text></for>
      """#, "duplicate-id content/index.vml:2")
  }

  @Test func idsOfBranchesAndTemplatesOfTheHead() async throws {
    try await expectLints(
      #"""
      <if test="target.os == 'ios'"><Text id="a">1</Text><else/><Text id="a">2</Text></if>
      <Text id="b">3</Text>
      -- site.yaml --
      name: T
      targets: [ios, macos]
      lifecycle: { launch: Launch, error: Failed }
      -- components/Launch.vml --
      <Text id="b">1</Text>
      -- components/Failed.vml --
      <Text id="b">1</Text>
      """#)
  }

  @Test func idOfAComponentThatStandsTwice() async throws {
    try await expectLints(
      "<Card/>\n<Card/>\n-- components/Card.vml --\n<Text id=\"a\">1</Text>",
      "duplicate-id components/Card.vml:1")
  }

  // MARK: Labels

  @Test func buttonsWithOneLabel() async throws {
    try await expectLints(
      """
      <HStack><Button action="a">Buy</Button>
      <!-- c --><Button action="b"><Text> Buy </Text></Button></HStack>
      <VStack><Button action="c">A</Button><Button action="d">B</Button>
      <Button action="e">B</Button></VStack>
      """, "duplicate-button-label content/index.vml:2",
      "duplicate-button-label content/index.vml:4")
  }

  @Test func buttonsOfALoopWithOneLabel() async throws {
    try await expectLints(
      #"""
      <VStack>
      <for each="x" in="[1, 2, 3]"><Button action="a\(x)">Buy</Button></for>
      <for each="x" in="[1, 2, 3]"><Button action="b\(x)">Buy \(x)</Button></for>
      </VStack>
      """#, "duplicate-button-label content/index.vml:2")
  }

  @Test func buttonsThatCanBeToldApart() async throws {
    try await expectLints(
      """
      <HStack><Button action="a">Buy</Button><Text>or</Text><Button action="b">Buy</Button></HStack>
      <HStack><VStack><Button action="a">Buy</Button></VStack>
      <Button action="b">Buy</Button></HStack>
      <List><Button action="a">Buy</Button><Button action="b">Buy</Button></List>
      <HStack><Button action="a" systemImage="plus">Buy</Button>
      <Button action="b" systemImage="minus">Buy</Button></HStack>
      <HStack><Button action="a"><Label systemImage="plus">Buy</Label></Button>
      <Button action="b"><Label systemImage="minus">Buy</Label></Button></HStack>
      <HStack><Button action="a"><Circle style="fill(.red)"/></Button>
      <Button action="b"><Circle style="fill(.red)"/></Button></HStack>
      <HStack><Button action="a">Buy</Button>
      <Button action="b" style='accessibilityLabel("Buy the lamp")'>Buy</Button></HStack>
      <HStack state="open: boolean = false"><Button action="a" show="open">Buy</Button>
      <Button action="b" show="!open">Buy</Button></HStack>
      """)
  }

  @Test func picturesWithoutLabels() async throws {
    try await expectLints(
      """
      <Image name="a"/>
      <HStack><Image name="b"/><Text>b</Text></HStack>
      <Button action='a'><HStack><Image systemName="plus"/></HStack></Button>
      <Link destination="https://a.example"><Image name="c"/></Link>
      """, "missing-label content/index.vml:1", "missing-label content/index.vml:2",
      "missing-label content/index.vml:3", "missing-label content/index.vml:4")
  }

  @Test func picturesThatNeedNone() async throws {
    try await expectLints(
      """
      <Image name="a" label="A"/>
      <Image name="b" style='accessibilityLabel("B")'/>
      <Image name="c" style="accessibilityHidden(true)"/>
      <VStack style="accessibilityHidden(true)"><HStack><Image name="d"/></HStack></VStack>
      <VStack style='accessibilityElement(children: .ignore);accessibilityLabel("E")'><Image name="e"/></VStack>
      <Image systemName="star"/>
      <Button action='a'><Image systemName="plus"/>Add</Button>
      <Button action='a'><VStack><Image name="f"/><Text>Add</Text></VStack></Button>
      <Button action='a'><Label systemImage="plus">Add</Label></Button>
      <Button action='a'><Image systemName="plus" style='accessibilityLabel("Add")'/></Button>
      <Button action='a' style='accessibilityLabel("Add")'><Image systemName="plus"/></Button>
      <Image class="decoration" name="g"/>
      -- styles/a.vss --
      .decoration { accessibilityHidden(true); }
      """)
  }

  // MARK: Targets

  @Test func targetsOfASheet() async throws {
    try await expectLints(
      """
      <Button action='a' class="round">+</Button>
      -- styles/a.vss --
      .round { frame(height: 30); }
      """, "small-target styles/a.vss:1")
  }

  @Test func targetsThatAreLargeEnough() async throws {
    try await expectLints(
      """
      <Button action='a' style="frame(width: 44, height: 44)">a</Button>
      <Button action='a' style="frame(minWidth: 20, minHeight: 20)">b</Button>
      <Button action='a' style="frame(width: 20, height: 20);padding(12)">c</Button>
      <Button action='a' style="frame(width: 20, height: 20);contentShape(.circle)">d</Button>
      <Text style="frame(width: 20, height: 20)">e</Text>
      """)
  }

  @Test func targetsOfOtherSystems() async throws {
    try await expectLints(
      "<Button action='a' style=\"frame(width: 20)\">a</Button>\n-- site.yaml --\nname: T\ntargets: [macos]"
    )
  }

  // MARK: Contrast

  @Test func contrastOfStacks() async throws {
    try await expectLints(
      """
      <VStack style="background(#ffffff);foregroundStyle(#777777)">
      <HStack><Text>a</Text></HStack></VStack>
      <Text style="background(.black)"
        class="dark">b</Text>
      -- styles/a.vss --
      .dark { foregroundStyle(#333333); }
      """, "low-contrast content/index.vml:1", "low-contrast styles/a.vss:1")
  }

  @Test(arguments: [
    // 4.54 to 1, and 3.03 in large text.
    "<Text style=\"foregroundStyle(#767676);background(#ffffff)\">a</Text>",
    "<Text style=\"font(.largeTitle);foregroundStyle(#949494);background(#ffffff)\">a</Text>",
    "<Text style=\"font(.system(size: 18));foregroundStyle(#949494);background(#ffffff)\">a</Text>",
    "<Text style=\"font(.system(size: 14, weight: .bold));foregroundStyle(#949494);background(.white)\">a</Text>",
    // Not written out, or not known.
    "<Text style=\"foregroundStyle(.gray);background(#ffffff)\">a</Text>",
    "<Text style=\"foregroundStyle(#ffffff80);background(#ffffff)\">a</Text>",
    "<Text style=\"foregroundStyle(#ffffff)\">a</Text>",
    "<ZStack style=\"background(#ffffff)\"><Color/><Text style=\"foregroundStyle(#ffffff)\">a</Text></ZStack>",
    "<VStack style=\"background(#ffffff);buttonStyle(.bordered)\"><Button><Text style=\"foregroundStyle(#ffffff)\">a</Text></Button></VStack>",
    "<VStack style=\"background(#ffffff)\"><VStack style=\"background(.red)\"><Text style=\"foregroundStyle(#ffffff)\">a</Text></VStack></VStack>",
    "<VStack style=\"background(#ffffff);foregroundStyle(#eeeeee)\"><Text style=\"foregroundStyle(.secondary)\">a</Text></VStack>",
  ]) func contrastThatWillDo(_ page: String) async throws {
    let report = try await check(try TestSite(page))
    #expect(!report.diagnostics.contains { $0.code == .lowContrast })
  }

  @Test(arguments: [
    ("#777777", "4.47"), ("#ffffff", "1.00"), ("#949494", "3.03"), ("rgb(255, 0, 0)", "3.99"),
    ("hsl(240, 100%, 75%)", "3.27"),
  ]) func contrastOnWhite(_ color: String, _ ratio: String) async throws {
    let page = "<Text style=\"foregroundStyle(\(color));background(.white)\">a</Text>"
    let report = try await check(try TestSite(page))
    let message = report.diagnostics.first { $0.code == .lowContrast }?.message ?? "none"
    #expect(message.contains("has a contrast of \(ratio) to 1"), "\(message)")
  }

  // MARK: Fonts

  @Test func fontsThatDoNotScale() async throws {
    try await expectLints(
      """
      <Text style="font(.system(size: 12))">a</Text>
      <Text style='font(.custom("A", fixedSize: 12))'>b</Text>
      <Text style='font(.custom("A", size: 12))'>c</Text>
      <Text style="font(.system(.body))">d</Text>
      -- site.yaml --
      name: T
      targets: [ios]
      lints: { fixed-font-size: warning }
      """, "fixed-font-size content/index.vml:1", "fixed-font-size content/index.vml:2")
  }
}

import Testing
import VMLPreview

/// The looks of iOS 18 and of iOS 26.
struct LookTests {
  @Test(arguments: [
    ("26", "26"), ("26.0", "26"), ("27.1", "26"), ("18.4", "18"), ("", "18"), ("x", "18"),
  ])
  func aTargetHasTheLookOfItsMinimum(_ minimum: String, _ look: String) {
    #expect(PreviewLook(minimum: minimum).rawValue == look)
    #expect(PreviewLook(minimum: nil) == .iOS18)
  }

  @Test(arguments: PreviewPlatform.allCases, PreviewLook.allCases)
  func onlyIPhoneAndIPadHaveIt(_ platform: PreviewPlatform, _ look: PreviewLook) {
    var options = PreviewOptions(platform: platform)
    options.look = look
    let isNew = look == .iOS26 && (platform == .iOS || platform == .iPadOS)
    let html = drawn("<Text style=\"foregroundStyle(.tint)\">a</Text>", options)
    #expect(html.contains(#"data-look="26""#) == isNew)
    #expect(html.contains("rgb(0 136 255)") == isNew)
  }

  @Test func headersAndBarButtonsAreOtherwise() {
    let views = """
      <NavigationStack><Form style="toolbar(content: :bar)">
        <Button template="bar" role="destructive">Reset</Button>
        <Section><Text template="header">Head</Text><Text>Row</Text></Section>
      </Form></NavigationStack>
      """
    var options = PreviewOptions(platform: .iOS)
    #expect(drawn(views, options).contains(">HEAD<"))
    // A bar's buttons have the tint, whatever their role.
    #expect(!drawn(views, options).contains("rgb(255 59 48)"))
    options.look = .iOS26
    #expect(drawn(views, options).contains(">Head<"))
    // What stands on glass has the label's colour.
    #expect(!drawn(views, options).contains("rgb(255 56 60)"))
  }

  @Test func listsTakeWhatIsSaidOfThem() {
    let html = drawn(
      """
      <List style="listRowSpacing(6); listSectionSpacing(9); scrollContentBackground(.hidden); \
      headerProminence(.increased); listItemTint(.green)">
        <Section><Text template="header">Head</Text>
          <Text style="listRowSeparatorTint(.red)">a</Text>
          <Label title="b" systemImage="star"/></Section>
      </List>
      """)
    #expect(html.contains("--spacing:6px") && html.contains("--sections:9px"))
    #expect(html.contains(" bareground") && !html.contains("onground"))
    #expect(html.contains(">Head<") && html.contains("font-weight:600"))
    // The line below the first row is the second's.
    #expect(html.split(separator: "--rule:rgb(255 59 48)").count == 3)
    #expect(html.contains("rgb(52 199 89)"))
  }

  @Test func barsAndSheetsTakeWhatIsSaidOfThem() {
    let html = drawn(
      """
      <NavigationStack><VStack style="sheet(isPresented: true, content: :s); \
      toolbarBackground(.blue, for: .navigationBar); toolbarColorScheme(.dark, for: .navigationBar)\
      "><Text style="background(in: .capsule); backgroundStyle(.orange)">a</Text>
        <NavigationStack template="s"><Text style="presentationCornerRadius(21); \
        presentationBackground(.yellow); fontWidth(.condensed)">s</Text></NavigationStack>
      </VStack></NavigationStack>
      """)
    #expect(html.contains(#"data-scheme="dark" style="background:rgb(0 122 255);"#))
    #expect(html.contains("rgb(255 149 0)"))
    #expect(html.contains("background:rgb(255 204 0);--sheet:21px"))
    #expect(html.contains("font-stretch:75%"))
  }

  @Test func aRowHasActionsForASwipe() {
    let html = drawn(
      """
      <List><Text style="swipeActions(content: :s); swipeActions(edge: .leading, content: :l)">a
        <Button template="s" role="destructive">Delete</Button><Button template="l">Pin</Button>
      </Text></List>
      """)
    #expect(html.contains(#"<div class="swipe"><div class="m button bordered" role="button""#))
    #expect(html.contains(#"<div class="swipe atstart">"#))
    #expect(html.contains("background:rgb(255 59 48)"))
  }

  @Test(arguments: [
    "<NavigationStack><Text>a</Text></NavigationStack>", "<Text>a</Text>",
    "<TabView><Tab><NavigationStack><Text>a</Text></NavigationStack></Tab></TabView>",
    """
    <VStack style="sheet(isPresented: true, content: :s)"><Text>a</Text>
      <NavigationStack template="s"><Text>b</Text></NavigationStack></VStack>
    """,
  ])
  func aPushedPageHasOneWayBack(_ views: String) {
    var options = PreviewOptions(platform: .iOS)
    #expect(!drawn(views, options).contains("data-back"))
    options.hasBack = true
    #expect(drawn(views, options).split(separator: #"data-back="page""#).count == 2)
  }

  @Test func aSheetIsWrittenAsWhatOpensIt() {
    let html = drawn(
      #"""
      <VStack style="sheet(isPresented: true, content: :s); \#
      environment(\.layoutDirection, .rightToLeft)">
        <Text>Lamp</Text><Text template="s">Sheet</Text></VStack>
      """#)
    #expect(html.contains(#" dir="rtl"><div class="m sheet">"#))
  }

  @Test(arguments: [
    ("toolbarBackground(.blue)", true), ("toolbarBackgroundVisibility(.visible)", true),
    ("toolbarBackground(.visible, for: .navigationBar)", true),
    ("toolbarBackground(.blue); toolbarBackgroundVisibility(.hidden)", false),
    ("toolbarBackgroundVisibility(.visible, for: .tabBar)", false),
    ("toolbarBackgroundVisibility(.automatic)", false),
  ])
  func aBarHasABackground(_ style: String, _ hasOne: Bool) {
    let views = "<NavigationStack><Text style=\"\(style)\">a</Text></NavigationStack>"
    #expect(drawn(views).contains(" painted") == hasOne)
  }

  /// The bar of a phone has room for five; the fifth opens a list of the others.
  @Test(arguments: [(5, PreviewPlatform.iOS), (6, .iOS), (7, .iPadOS)])
  func moreTabsAreInAList(_ count: Int, _ platform: PreviewPlatform) {
    let tabs = (1...count).map {
      "<Tab title=\"T\($0)\" systemImage=\"star\"><Text>a</Text></Tab>"
    }.joined()
    let html = drawn("<TabView>\(tabs)</TabView>", PreviewOptions(platform: platform))
    let isShort = count > 5 && platform == .iOS
    #expect(html.contains(">More<") == isShort)
    #expect(html.split(separator: #"class="row" data-tab="#).count == (isShort ? 3 : 1))
    #expect(html.split(separator: #"role="tab""#).count == (isShort ? 6 : count + 1))
    #expect(html.contains(#"data-first="4""#) == isShort)
    // Those of a pad are titles alone.
    #expect(html.contains("symbol") == (platform == .iOS))
  }

  @Test(arguments: [
    ("(x: 0, y: 1, z: 0)", "rotate:0 1 0 45deg"), ("(x: 0, y: 1)", ""), ("x", ""),
  ])
  func aViewTurnsInSpace(_ axis: String, _ turn: String) {
    let html = drawn("<Text style=\"rotation3DEffect(.degrees(45), axis: \(axis))\">a</Text>")
    #expect(turn.isEmpty ? !html.contains("rotate:") : html.contains(turn))
  }

  /// Row to row, and what is inside of a card, as measured on devices.
  @Test(.enabled(if: Browser.isThere)) func rowsAreAsHighAsOnADevice() throws {
    let views = """
      <List><Text>a</Text><Text>b</Text><Toggle isOn="true">c</Toggle><Text>d</Text></List>
      """
    let looks = PreviewLook.allCases
    let screens = looks.map { Browser.Screen(views: views, width: 393, height: 600, look: $0) }
    for (look, frames) in zip(looks, try Browser.frames(of: screens)) {
      let rows = frames.filter { $0.value[1] > 0 }.sorted { $0.key < $1.key }.map(\.value)
        .sorted { $0[1] < $1[1] }
      // The list, then its rows.
      let texts = rows.suffix(4)
      let steps = zip(texts, texts.dropFirst()).map { ($1[1] + $1[3] / 2) - ($0[1] + $0[3] / 2) }
      for step in steps {
        #expect(abs(step - (look == .iOS26 ? 52.2 : 44)) < 0.6, "\(look): \(steps)")
      }
      #expect(texts.allSatisfy { abs($0[0] - (look == .iOS26 ? 32 : 40)) < 0.1 }, "\(texts)")
    }
  }
  /// A text on a ground of its own makes a row no higher.
  @Test(.enabled(if: Browser.isThere)) func rowsShareThePaddingOfWhatIsInThem() throws {
    let views = """
      <List><Text>a</Text><HStack><Text>b</Text><Text style="padding(4)">c</Text></HStack>\
      <Text>d</Text></List>
      """
    let screen = Browser.Screen(views: views, width: 393, height: 600)
    let frames = try #require(Browser.frames(of: [screen]).first)
    // The rows begin 40 points from the left; of the stack and its first text, the stack.
    let rows = frames.values.filter { abs($0[0] - 40) < 0.1 }.sorted { $0[1] < $1[1] }
    let first = try #require(rows.first), last = try #require(rows.last)
    #expect(abs(last[1] - first[1] - 88) < 0.6, "\(rows)")
  }
  /// As many lines as a limit allows, and nothing of the next.
  @Test(.enabled(if: Browser.isThere)) func aTextWithALimitHasWholeLines() throws {
    let long = Array(repeating: "word", count: 99).joined(separator: " ")
    let views = """
      <VStack><Text style="lineLimit(2)">\(long)</Text>\
      <Text style="lineLimit(2, reservesSpace: true)">\(long)</Text>\
      <Text style="lineLimit(2, reservesSpace: true)">a</Text></VStack>
      """
    let screen = Browser.Screen(views: views, width: 393, height: 600)
    let frames = try #require(Browser.frames(of: [screen]).first)
    // Two lines of the body; the next would begin 44 points below the first.
    let heights = frames.values.map { $0[3] }.filter { $0 < 50 }
    #expect(heights.count == 3 && heights.allSatisfy { $0 > 42 && $0 <= 44 }, "\(heights)")
  }

  /// What a card at the bottom of a phone's screen has, and an alert.
  @Test(arguments: [
    ("titleVisibility: .visible, ", PreviewPlatform.iOS, ["Title", "Delete", "Cancel"]),
    ("", .iOS, ["Delete", "Cancel"]), ("", .macOS, ["Title", "Cancel", "Delete"]),
  ])
  func aDialogIsACardOnAPhone(_ visibility: String, _ platform: PreviewPlatform, _ texts: [String])
  {
    for cancel in ["<Button role=\"cancel\">Cancel</Button>", ""]
    where platform == .iOS || !cancel.isEmpty {
      let html = drawn(
        """
        <Text style='confirmationDialog("Title", isPresented: true, \(visibility)actions: :a)'>x
          <Group template="a">\(cancel)<Button role="destructive">Delete</Button></Group></Text>
        """, PreviewOptions(platform: platform))
      let found = html.split(separator: "class=\"over\"")[1].split(separator: ">").compactMap {
        $0.hasSuffix("</div") ? String($0.dropLast(5)) : nil
      }
      #expect(found.filter { !$0.isEmpty } == texts)
      #expect(html.contains("cancels") == (platform == .iOS))
    }
  }

  @Test func theWayOutOfAnAlertIsLast() throws {
    let html = drawn(
      """
      <Text style='alert("Title", isPresented: true, actions: :a)'>x<Group template="a">
        <Button role="cancel">No</Button><Button>One</Button><Button>Two</Button></Group></Text>
      """)
    let places = try ["One", "Two", "No"].map { try #require(html.firstRange(of: ">\($0)<")) }
    #expect(places.map(\.lowerBound) == places.map(\.lowerBound).sorted())
  }

  @Test(arguments: [
    ("presentationDetents([.medium])", "--detent:50%", false),
    ("presentationDetents([.large, .height(200)])", "--detent:200px", true),
    (
      "presentationDetents([.fraction(0.3)]); presentationDragIndicator(.visible)",
      "--detent:30%", true
    ),
    (
      "presentationDragIndicator(.hidden); presentationDetents([.medium, .large])",
      "--detent:50%", false
    ),
    ("bold()", "", false),
  ])
  func aSheetIsAsHighAsItsDetent(_ style: String, _ height: String, _ hasGrabber: Bool) {
    for inner in ["<Text style=\"\(style)\">s</Text>"] {
      for sheet in [inner, "<NavigationStack>\(inner)</NavigationStack>"] {
        let html = drawn(
          """
          <Text style="sheet(isPresented: true, content: :s)">x
            <Group template="s">\(sheet)</Group></Text>
          """)
        #expect(html.contains("--detent") == !height.isEmpty && html.contains(height))
        #expect(html.contains("grabber") == hasGrabber)
      }
    }
  }

  /// A menu's value stands alone where no list or window labels it, and keeps its name.
  @Test func aPickerShowsItsValueAlone() {
    let picker = "<Picker title=\"Kind\" selection=\"a\"><Text tag=\"a\">First</Text></Picker>"
    let html = drawn("<VStack>\(picker)</VStack>")
    #expect(!html.contains(">Kind<") && html.contains(#"aria-label="Kind, First""#))
    #expect(drawn("<Form>\(picker)</Form>").contains(">Kind<"))
    #expect(drawn(picker, PreviewOptions(platform: .macOS)).contains(">Kind<"))
  }

  @Test func controlsHaveRolesAndNames() {
    let html = drawn(
      """
      <VStack><DatePicker title="Day" selection="2026-12-01"/><TextEditor text="a"/>
        <Menu title="More"><Button>Copy</Button></Menu></VStack>
      """)
    #expect(html.contains(#"role="button" aria-label="Day, Dec 1, 2026""#))
    #expect(html.contains(#"role="textbox" aria-multiline="true""#))
    #expect(html.contains(#"<div class="menuitem" role="menuitem"><div class="m button""#))
    #expect(html.split(separator: #"role="button""#).count == 3)
  }

  @Test func aTabHasABadge() {
    let tabs = [3, 0].map {
      "<Tab title=\"T\" systemImage=\"star\" style=\"badge(\($0))\"><Text>a</Text></Tab>"
    }.joined()
    let html = drawn("<TabView>\(tabs)</TabView>")
    #expect(html.split(separator: "tabbadge").count == 2 && html.contains(">3<"))
  }

  @Test func shapesTakeWhatIsSaidOfThem() {
    let html = drawn(
      """
      <VStack><RoundedRectangle cornerRadius="12" style="inset(by: 4); rotation(.degrees(20))"/>
        <UnevenRoundedRectangle topLeadingRadius="9" bottomTrailingRadius="3"/>
        <Text style="clipShape(.rect(topTrailingRadius: 7))">a</Text></VStack>
      """)
    #expect(html.contains("border-radius:8px;rotate:20deg") && html.contains("padding:4px"))
    #expect(html.contains("border-radius:9px 0px 3px 0px"))
    #expect(html.contains("border-radius:0px 7px 0px 0px"))
  }

  @Test func aTextSaysHowSmallItMayBe() {
    let html = drawn("<Text style=\"lineLimit(1); minimumScaleFactor(0.5)\">a</Text>")
    #expect(html.contains(#"data-shrinks="0.5""#))
    #expect(!drawn("<Text style=\"minimumScaleFactor(0.5)\">a</Text>").contains("data-shrinks"))
  }

  /// The columns beside each other in a window; traffic lights are in the first alone.
  @Test(.enabled(if: Browser.isThere)) func threeColumnsAreBesideEachOther() throws {
    let views = """
      <NavigationSplitView><Text template="sidebar">a</Text><Text template="content">b</Text>
        <Text template="detail">c</Text></NavigationSplitView>
      """
    let screen = Browser.Screen(views: views, width: 920, height: 600, platform: .macOS)
    let frames = try #require(Browser.frames(of: [screen]).first).values.sorted { $0[0] < $1[0] }
    let texts = frames.filter { $0[2] < 100 }
    #expect(texts.count == 3 && texts[2][0] - texts[0][0] > 400, "\(frames)")
  }

  /// Nothing is wider than the 80 points that it is offered, nor before them.
  @Test(
    .enabled(if: Browser.isThere),
    arguments: [
      (
        "<VStack style=\"frame(width: 80)\"><Text style=\"lineLimit(1)\">A long line</Text></VStack>",
        30
      ),
      (
        "<HStack style=\"frame(width: 80)\"><Text>£1234567</Text><Text>£12345</Text></HStack>", 70.0
      ),
      (
        """
        <Text style="lineLimit(1); minimumScaleFactor(0.3); frame(width: 80)">A longer line</Text>
        """, 20
      ),
    ])
  func textsStayInTheirRoom(_ view: String, _ height: Double) throws {
    let view = "<ScrollView axis=\"horizontal\">\(view)</ScrollView>"
    let screen = Browser.Screen(views: view, width: 393, height: 600)
    for frame in try #require(Browser.frames(of: [screen]).first).values where frame[2] < 393 {
      #expect(frame[0] >= -0.5 && frame[0] + frame[2] <= 80.5, "\(frame)")
      #expect(frame[3] > 10 && frame[3] < height, "\(frame)")
    }
  }
}

import Testing
import VMLCatalog
import VMLPreview

/// Content of drawings, whatever they look like.
struct RenderTests {
  @Test func aText() {
    let html = drawn("<Text>Lamp</Text>")
    #expect(html.contains(#"data-v="#))
    #expect(html.contains(">Lamp</div>"))
  }

  @Test func aPartOfACircle() {
    let html = drawn(#"<Circle style="trim(from: 0, to: 0.65);stroke(.blue, lineWidth: 8)"/>"#)
    #expect(
      html.contains(
        "mask:conic-gradient(from 90deg, transparent 0%, #000 0% 65%, transparent 65%)"))
    #expect(!html.contains("data-skipped"))
    let other = drawn(#"<Rectangle style="trim(from: 0, to: 0.65);stroke(.blue)"/>"#)
    #expect(other.contains(#"data-skipped="trim""#))
  }

  @Test func theTextsOfTemplatesAreNotTheElementsOwn() {
    let html = drawn(
      """
      <Text style="sheet(isPresented: false, content: :more)">Lamp<Text template="more">Brass</Text></Text>
      """)
    #expect(html.contains(">Lamp</div>"))
  }

  @Test func viewsThatAreHiddenAtFirst() {
    let html = drawn(
      #"<VStack state="a: boolean = false"><Text template="hidden" show="a">Brass</Text><Text show="!a">Lamp</Text></VStack>"#
    )
    #expect(!html.contains("Brass"))
    #expect(html.contains(">Lamp</div>"))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "</div></div><script>", "\"><script>alert(1)</script>",
    "' onclick='alert(1)", "\" onclick=\"alert(1)", "</style><script>", "&lt;script&gt;",
    "<!--", "]]>", "javascript:alert(1)", "\u{0}<b>", "}body{display:none", "expression(1)",
    "url(https://evil.example)", "\\3c script>", "\u{2028}<",
  ])
  func nothingBreaksOut(_ text: String) {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    let literal = escaped.replacing("\\", with: "\\\\")
    let html = drawn(
      """
      <NavigationStack><VStack style="navigationTitle(&quot;\(literal)&quot;)">
      <Text>\(escaped)</Text><Image systemName="\(escaped)"/><Image name="\(escaped)"/>
      <Label systemImage="\(escaped)" title="\(escaped)"/><Link destination="\(escaped)">x</Link>
      <Button action="\(escaped)" role="\(escaped)" style="tint(\(escaped))">x</Button>
      <TextField text="\(escaped)" prompt="\(escaped)"/><VStack spacing="\(escaped)"/>
      <Color name="\(escaped)"/><Rectangle style="fill(Color(&quot;\(literal)&quot;))"/>
      <LazyVGrid columns="\(escaped)"/><AsyncImage url="\(escaped)"/><Gauge in="\(escaped)"/>
      <Text tone="\(escaped)" style="foregroundStyle(attr(tone));font(.custom(attr(tone), size: 9))">x</Text>
      <Text style="background(.linearGradient(colors: [attr(x), &quot;\(literal)&quot;]))">x</Text>
      </VStack></NavigationStack>
      """)
    #expect(!html.contains("<script"))
  }

  @Test func onlyKnownValuesReachStyles() {
    let html = drawn(
      """
      <Text style="padding(1e400);frame(width: -5, height: 1e9);opacity(7);offset(x: nan)">x</Text>
      """)
    #expect(!html.contains("inf"))
    #expect(!html.contains("nan"))
    #expect(html.contains("width:0px"))
    #expect(html.contains("height:1000000px"))
    #expect(html.contains("opacity:1;"))
  }

  @Test func unknownElementsAreGroups() {
    let preview = renderPreview(
      document("<VStack><MapCard style=\"padding(8)\"><Text>in it</Text></MapCard></VStack>"),
      PreviewOptions(platform: .iOS))
    let html = String(decoding: preview.html, as: UTF8.self)
    #expect(html.contains(#"data-unknown="MapCard""#))
    #expect(html.contains(">in it<"))
    #expect(html.contains("padding:8px"))
    #expect(preview.marks.map(\.kind) == [.unknownView])
    #expect(preview.marks.map(\.name) == ["MapCard"])
  }

  @Test func unknownModifiersAreSkipped() {
    let preview = renderPreview(
      document("<Text style=\"shimmer();padding(8)\">x</Text>"), PreviewOptions(platform: .iOS))
    let html = String(decoding: preview.html, as: UTF8.self)
    #expect(html.contains(#"data-skipped="shimmer""#))
    #expect(html.contains("padding:8px"))
    #expect(preview.marks.map(\.name) == ["shimmer"])
  }

  @Test func allThatIsSkippedIsTold() {
    let html = rendered("<Text style=\"shimmer();colorMultiply(.red);glow()\">x</Text>")
    #expect(html.contains(#"data-skipped="shimmer colorMultiply glow""#))
  }

  @Test func controlsHaveNames() {
    #expect(rendered("<Toggle isOn=\"true\">Gift</Toggle>").contains(#"aria-label="Gift""#))
    #expect(
      rendered("<TextField text=\"\">Email</TextField>")
        .contains(#"role="textbox" aria-readonly="true" aria-label="Email""#))
    #expect(
      rendered("<Button><Image systemName=\"gearshape\"/></Button>")
        .contains(#"role="button" aria-label="gearshape""#))
    let named = rendered(
      #"<Button><Image systemName="gearshape" style="accessibilityLabel('Settings')"/></Button>"#)
    #expect(named.contains(#"aria-label="Settings""#))
    #expect(!named.contains(#"aria-label="gearshape""#))
    #expect(!named.contains("aria-hidden"))
  }

  private func rendered(_ text: String) -> String {
    var options = PreviewOptions(platform: .iOS)
    options.showsSystem = false
    return String(decoding: renderPreview(document(text), options).html, as: UTF8.self)
  }

  @Test func missingTemplatesAreTold() {
    let preview = renderPreview(
      document("<Text style=\"overlay(content: :no)\">x</Text>"), PreviewOptions(platform: .iOS))
    #expect(preview.marks.map(\.kind) == [.missingTemplate])
  }

  @Test func modifiersApplyInTheirOrder() {
    let first = drawn("<Text style=\"padding(8);background(.red)\">x</Text>")
    #expect(first.contains("padding:8px 8px 8px 8px;background:rgb(255 59 48)"))
    let second = drawn("<Text style=\"background(.red);padding(8)\">x</Text>")
    #expect(!second.contains("padding:8px 8px 8px 8px;background"))
    #expect(second.contains("background:rgb(255 59 48)"))
  }

  @Test func theInnerFontWins() {
    let html = drawn(
      "<VStack style=\"font(.title)\"><Text style=\"font(.caption)\">x</Text></VStack>")
    #expect(html.contains("font-size:12px;line-height:16px"))
    #expect(!html.contains("font-size:28px"))
  }

  @Test func anotherSizeOfTextIsSaid() {
    let options = PreviewOptions(platform: .iOS, typeSize: .accessibility2)
    let html = drawn("<Text style=\"dynamicTypeSize(.large)\">x</Text>", options)
    #expect(html.contains("font-size:17px;line-height:22px"))
    // Bars do not grow with texts.
    let bar = drawn(
      """
      <NavigationStack><Text style="toolbar(content: :t)">x<Button template="t" title="Save"/></Text>\
      </NavigationStack>
      """, options)
    #expect(bar.contains("font-size:17px;line-height:22px"))
  }

  @Test func valuesStandBelowTheirLabelsWhereTextsAreVeryLarge() {
    let row = "<List><LabeledContent title=\"A\" value=\"B\"/></List>"
    let large = drawn(row, PreviewOptions(platform: .iOS, typeSize: .accessibility1))
    #expect(!large.contains("labeled"))
    #expect(drawn(row, PreviewOptions(platform: .iOS, typeSize: .xxxLarge)).contains("labeled"))
  }

  @Test func raisedTexts() {
    let raised = drawn("<VStack style=\"baselineOffset(4)\"><Text>x</Text></VStack>")
    #expect(raised.contains("padding:4px 0px 0px 0px") && raised.contains("top:-4px"))
    let lowered = drawn("<Text style=\"baselineOffset(-4)\">x</Text>")
    #expect(lowered.contains("padding:0px 0px 4px 0px") && lowered.contains("top:4px"))
    #expect(!drawn("<Text style=\"baselineOffset(0)\">x</Text>").contains("top:"))
  }

  @Test(arguments: [
    ("CGAffineTransform(translationX: 10, y: -4)", "translate(10px, -4px)"),
    (".init(scaleX: 2, y: 0.5)", "scale(2, 0.5)"),
    ("CGAffineTransform(rotationAngle: 0.5)", "rotate(28.648deg)"),
    ("CGAffineTransform(1, 0, 0.5, 1, 3, 4)", "matrix(1, 0, 0.5, 1, 3, 4)"),
    (
      "CGAffineTransform.identity.translatedBy(x: 9, y: 2).scaledBy(x: 2, y: 3)",
      "translate(9px, 2px) scale(2, 3)"
    ),
    (
      "CGAffineTransform(scaleX: 2, y: 2).concatenating(.init(translationX: 5, y: 0))",
      "translate(5px, 0px) scale(2, 2)"
    ),
  ])
  func transforms(_ transform: String, _ expected: String) {
    let html = drawn("<Text style=\"transformEffect(\(transform))\">x</Text>")
    #expect(html.contains("transform:\(expected);transform-origin:0 0"))
  }

  @Test(arguments: [
    ".identity", "CGAffineTransform.identity", "CGAffineTransform(scaleX: 2, y: 2).inverted()",
    "CGAffineTransform(1, 2)", "CGAffineTransform(scaleX: 2)", "CGSize(scaleX: 2, y: 2)", "3",
  ])
  func transformsThatAreNotDrawn(_ transform: String) {
    let html = drawn("<Text style=\"transformEffect(\(transform))\">x</Text>")
    #expect(!html.contains("transform:"))
  }

  @Test func aWeightOutsideIsStrongerThanTheFonts() {
    let html = drawn("<Text style=\"font(.headline);fontWeight(.black)\">x</Text>")
    #expect(html.contains("font-weight:900"))
  }

  @Test func colorsFollowTheScheme() {
    var options = PreviewOptions(platform: .iOS, colorScheme: .dark)
    #expect(drawn("<Color name=\"system-red\"/>", options).contains("rgb(255 69 58)"))
    options.colorScheme = .light
    #expect(drawn("<Color name=\"system-red\"/>", options).contains("rgb(255 59 48)"))
    // Another name is a colour of the app's catalogue.
    #expect(!drawn("<Color name=\"red\"/>", options).contains("rgb(255 59 48)"))
  }

  @Test func attributesAreBound() {
    let html = drawn(
      """
      <Circle tone="#ff8000" size="20" style="fill(attr(tone));frame(width: attr(size), \
      height: attr(no, 30))"/>
      """)
    #expect(html.contains("background:rgb(255 128 0)"))
    #expect(html.contains("width:20px;height:30px"))
  }

  @Test func rightToLeftIsSaidAndMirrorsSymbols() {
    let views = """
      <HStack><Image systemName="chevron.forward"/><Image systemName="chevron.right"/>
      <Text style="multilineTextAlignment(.trailing)">a</Text></HStack>
      """
    let html = drawn(views, PreviewOptions(platform: .iOS, direction: .rightToLeft))
    #expect(html.contains(#"dir="rtl""#))
    #expect(html.contains("mirrored") && html.split(separator: "mirrored").count == 2)
    #expect(!html.contains("text-align"))
    let plain = drawn(views)
    #expect(!plain.contains("dir=") && !plain.contains("mirrored"))
    #expect(plain.contains("text-align:right"))
  }

  @Test(arguments: [
    ("ar", "rtl"), ("ar-EG", "rtl"), ("he_IL", "rtl"), ("fa", "rtl"), ("ur-PK", "rtl"),
    ("uz-Arab", "rtl"), ("ks-Deva", "ltr"), ("en", "ltr"), ("", "ltr"), ("de-1996", "ltr"),
  ])
  func aLocaleHasADirection(_ locale: String, _ direction: String) {
    #expect(PreviewDirection(locale: locale).rawValue == direction)
  }

  @Test(arguments: PreviewPlatform.allCases, PreviewTypeSize.allCases)
  func everyPlatformAndSize(_ platform: PreviewPlatform, _ size: PreviewTypeSize) {
    var options = PreviewOptions(platform: platform, typeSize: size)
    for scheme in PreviewColorScheme.allCases {
      options.colorScheme = scheme
      _ = drawn(
        """
        <NavigationStack><List style="navigationTitle(&quot;T&quot;)"><Toggle isOn="true">A</Toggle>
        <Text style="font(.title)">B</Text></List></NavigationStack>
        """, options)
    }
  }

  @Test func lifecycleTemplates() throws {
    let bytes = Array(
      """
      <!doctype swiftui+vml><vml><head><Text template="launch">Hello</Text></head><body/></vml>
      """.utf8)
    let markup = parsed(bytes)
    let options = PreviewOptions(platform: .iOS)
    let preview = try #require(renderPreview(ofLifecycle: "launch", in: markup, options))
    #expect(String(decoding: preview.html, as: UTF8.self).contains(">Hello<"))
    #expect(renderPreview(ofLifecycle: "error", in: markup, options) == nil)
  }
}

/// Views that a browser can open and switch by itself.
struct OpenableTests {
  @Test func allTabsAreDrawnAndOneIsShown() {
    let html = drawn(
      """
      <TabView selection="b"><Tab title="One" value="a"><Text>first</Text></Tab>\
      <Tab title="Two" value="b"><Text>second</Text></Tab></TabView>
      """)
    #expect(html.contains(#"data-pane="0" hidden="""#))
    #expect(html.contains(#"data-pane="1""#) && !html.contains(#"data-pane="1" hidden"#))
    #expect(html.contains(">first<") && html.contains(">second<"))
    #expect(html.contains(#"data-tab="1" role="tab" aria-selected="true""#))
  }

  @Test func aTabThatIsNotShownSaysNothingOfTheBars() {
    let html = drawn(
      """
      <NavigationStack><TabView><Text style="navigationTitle(&quot;A&quot;)">a</Text>\
      <Text style="navigationTitle(&quot;B&quot;)">b</Text></TabView></NavigationStack>
      """)
    #expect(html.contains(">A<") && !html.contains(">B<"))
  }

  @Test func aMenuHasItsNumberInWhatOpensIt() {
    let html = drawn(
      """
      <VStack><Menu title="M"><Button action="go">Go</Button></Menu><Picker title="P" selection="2">\
      <Text tag="1">x</Text><Text tag="2">y</Text></Picker></VStack>
      """)
    for number in 1...2 {
      #expect(html.contains(#"data-opens="\#(number)""#))
      #expect(html.contains(#"data-menu="\#(number)" hidden="""#))
    }
    // Nothing to open: nothing to press.
    #expect(!drawn("<Menu title=\"M\"/>").contains("data-opens"))
  }

  @Test func aGroupIsAsItSays() {
    let open = drawn(
      "<DisclosureGroup title=\"T\" isExpanded=\"true\"><Text>in</Text></DisclosureGroup>")
    #expect(open.contains(#"aria-expanded="true""#) && !open.contains(#" hidden=""#))
    let closed = drawn("<DisclosureGroup title=\"T\"><Text>in</Text></DisclosureGroup>")
    #expect(closed.contains(#"aria-expanded="false""#) && closed.contains(#" hidden=""#))
  }
}

/// Every view and modifier of the catalogue is drawn without harm.
struct CatalogueDrawingTests {
  private let options = {
    var options = PreviewOptions(platform: .iOS)
    options.showsSystem = false
    return options
  }()

  @Test func everyView() {
    for name in Catalog.elementNames {
      guard !["Style"].contains(name) else { continue }
      _ = drawn(
        """
        <\(name)/><List><\(name) value="0.5" in="0...1" selection="a" title="T" systemImage="star">
        <Text tag="a">A</Text><Text template="label">L</Text></\(name)></List>
        """, options)
    }
  }

  @Test func everyModifier() {
    for name in Catalog.modifierNames {
      let calls = ["", "8", ".red", "&quot;x&quot;", "content: :t", "[.red, 2], true"]
        .map { "<VStack style=\"\(name)(\($0))\">a<Text template=\"t\">b</Text></VStack>" }
      _ = drawn(calls.joined(), options)
    }
  }
}

/// Values that a view takes from the screen's edges.
struct EdgeTests {
  private func bleeds(_ views: String) -> Bool {
    let html = drawn(views)
    return html.contains("bleeding") || html.contains("bleeds")
  }

  @Test func aPaintAtTheEdgesReachesThem() {
    #expect(bleeds("<VStack style=\"background(.red)\"><Spacer/><Divider/></VStack>"))
    #expect(bleeds("<ZStack><Color name=\"red\" style=\"ignoresSafeArea()\"/></ZStack>"))
  }

  @Test func aPaintWithinDoesNot() {
    #expect(!bleeds("<Text style=\"background(.red)\">x</Text>"))
    #expect(!bleeds("<VStack><Color name=\"red\" style=\"ignoresSafeArea()\"/></VStack>"))
  }
}

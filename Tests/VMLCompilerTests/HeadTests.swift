import Testing

/// Source language, 1: a page's head and the site's lifecycle templates.
@Suite struct HeadTests {
  static let site = """
    -- site.yaml --
    name: T
    lifecycle:
      launch: Launch
      error: Failed
      reconnecting: Busy
    -- components/Launch.vml --
    <VStack><Text>launch</Text></VStack>
    -- components/Failed.vml --
    <Text>failed</Text>
    -- components/Busy.vml --
    <ProgressView/><Text>busy</Text>
    """

  private func whole(_ head: String) -> String {
    "<!doctype swiftui+vml><vml><head>\(head)</head><body/></vml>\n\(Self.site)"
  }

  @Test func sitesTemplatesInTheirOrder() {
    expectHead(
      "<Text/>\n\(Self.site)",
      #"<VStack template="launch"><Text>launch</Text></VStack><Text template="error">failed</Text>"#
        + #"<ProgressView template="reconnecting"/><Text template="reconnecting">busy</Text>"#)
  }

  @Test func pagesOwnReplaceTheSites() {
    expectHead(
      whole(#"<Text template="error">mine</Text>"#),
      #"<VStack template="launch"><Text>launch</Text></VStack><Text template="error">mine</Text>"#
        + #"<ProgressView template="reconnecting"/><Text template="reconnecting">busy</Text>"#)
  }

  @Test func twoRootsOfOneTemplate() {
    expectHead(
      #"<!doctype swiftui+vml><vml><head><Two template="launch"/></head><body/></vml>"#
        + "\n-- components/Two.vml --\n<Text>a</Text><Text>b</Text>",
      #"<Text template="launch">a</Text><Text template="launch">b</Text>"#)
  }

  @Test func pagesOthersFollow() {
    expectHead(
      whole(#"<Text template="connecting">mine</Text><Style url="https://a.example/x.vss"/>"#),
      #"<VStack template="launch"><Text>launch</Text></VStack><Text template="error">failed</Text>"#
        + #"<ProgressView template="reconnecting"/><Text template="reconnecting">busy</Text>"#
        + #"<Text template="connecting">mine</Text><Style url="https://a.example/x.vss"/>"#)
  }

  @Test func noHeadWithoutContent() {
    expectHead("<!doctype swiftui+vml><vml><head></head><body/></vml>", "")
  }

  @Test func componentsAndInstructionsInHead() {
    expectHead(
      #"<!doctype swiftui+vml><vml><head><if test="page.path == '/'"><Busy template="launch"/></if></head><body/></vml>"#
        + "\n-- components/Busy.vml --\n<Text>\\(page.path)</Text>",
      #"<Text template="launch">/</Text>"#)
  }

  @Test func lifecycleComponentSeesPageAndTarget() {
    expectHead(
      #"""
      ---
      title: Hi
      ---
      -- components/L.vml --
      ---
      props: { a: { type: string, default: x } }
      ---
      <Text>\(page.title) \(target.name) \(a)</Text>
      -- site.yaml --
      name: T
      lifecycle: { launch: L }
      """#, #"<Text template="launch">Hi macos x</Text>"#, target: 1)
  }

  @Test func unknownLifecycleComponent() {
    expectMistakes(
      "<Text/>\n-- site.yaml --\nname: T\nlifecycle: { launch: 1️⃣Launhc }\n-- components/Launch.vml --\n<Text/>",
      "unknown-component: there is no component 'Launhc' for this lifecycle template; did you mean 'Launch'?"
    )
  }

  @Test func lifecycleComponentThatIsText() {
    expectMistakes(
      "<Text/>\n-- site.yaml --\nname: T\nlifecycle: { launch: 1️⃣L }\n-- components/L.vml --\nHi",
      "no-root: component 'L' is text alone, which takes no attributes")
  }

  @Test func lifecycleComponentWithProps() {
    expectMistakes(
      "<Text/>\n-- site.yaml --\nname: T\nlifecycle: { launch: 1️⃣L }\n-- components/L.vml --\n---\nprops: { a: string }\n---\n<Text/>",
      "missing-prop: nothing gives 'L' its prop 'a' here")
  }

  @Test func templateThatVMLDoesNotHave() {
    expectMistakes(
      #"<!doctype swiftui+vml><vml><head><Text template="1️⃣lunch"/></head><body/></vml>"#,
      "head-content: 'lunch' is not a lifecycle template of VML; did you mean 'launch'?")
  }

  @Test func viewWithoutTemplate() {
    expectMistakes(
      "<!doctype swiftui+vml><vml><head>1️⃣<Text/></head><body/></vml>",
      "head-content: a view in the head has no 'template', so no client shows it")
  }

  @Test func textInHead() {
    expectMistakes(
      "<!doctype swiftui+vml><vml><head>1️⃣Hi</head><body/></vml>",
      "head-content: text stands in the head")
  }

  @Test func localSheet() {
    expectMistakes(
      #"<!doctype swiftui+vml><vml><head><if test="true">1️⃣<Style url="a.vss"/></if></head><body/></vml>"#,
      "head-content: a sheet of the site stands directly in the head, with a fixed path")
  }

  @Test(arguments: [
    #"<1️⃣Style url="a.vss"/>"#, #"<Group><1️⃣Style url="https://a.example/a.vss"/></Group>"#,
    "<1️⃣Style>.a</Style>",
  ])
  func sheetAmongViews(_ text: String) {
    expectMistakes(text, "head-content: a style sheet cannot stand among views")
  }
}

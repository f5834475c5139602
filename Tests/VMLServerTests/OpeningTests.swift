import Testing
import VMLServer
import VMLTestSupport

/// Parts of a drawing that open, and stay as they are while the page is edited and shown otherwise.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .enabled(if: Browser.program != nil, "needs Chromium, which is not installed"))
struct OpeningTests {
  private static let text = #"""
    -- site.yaml --
    name: Shop
    version: "1"
    targets: [ios, macos]
    -- components/Word.vml --
    <Text>one</Text>
    -- content/index.vml --
    <TabView>
      <VStack style="tabItem(:first)">
        <Label template="first" systemImage="star">First</Label>
        <Word/>
        <DisclosureGroup title="More"><Text>hidden until asked for</Text></DisclosureGroup>
        <Menu title="Sort"><Button action="by_name">By name</Button><Divider/><Button>By price</Button></Menu>
        <Picker title="Size" selection="m"><Text tag="s">Small</Text><Text tag="m">Medium</Text></Picker>
      </VStack>
      <ScrollView style="tabItem(:second)">
        <Label template="second" systemImage="moon">Second</Label>
        <VStack><Word/><for each="line" in="0..<100"><Text>Line \(line)</Text></for></VStack>
      </ScrollView>
    </TabView>
    -- content/sheet.vml --
    <VStack style="sheet(isPresented: false, content: :more);alert(&quot;Sure?&quot;, isPresented: false, actions: :yes)">
      <Word/><Text template="more">in the sheet</Text><Button template="yes">Yes</Button>
    </VStack>
    """#

  private func look(
    at path: String, _ body: (Browser, ServedTestSite) async throws -> Void
  ) async throws {
    let site = try await ServedTestSite(Self.text)
    try await lookAt(site, at: path) { browser in
      try await browser.wait(for: "\(screen(0)).querySelector('.pv')")
      try await body(browser, site)
    }
  }

  private func screen(_ index: Int) -> String {
    "document.querySelectorAll('.screen')[\(index)].shadowRoot"
  }

  /// Whether something of a screen can be seen.
  private func isSeen(_ selector: String, _ index: Int = 0) -> String {
    "\(screen(index)).querySelector('\(selector)').checkVisibility()"
  }

  private func click(_ selector: String, _ browser: Browser, _ index: Int = 0) async throws {
    _ = try await browser.evaluate("\(screen(index)).querySelector('\(selector)').click()")
  }

  /// Has the page drawn again, with another word in it.
  private func edit(_ word: String, _ browser: Browser, _ site: ServedTestSite) async throws {
    try await site.write("<Text>\(word)</Text>", to: "components/Word.vml")
    try await browser.wait(for: "\(screen(0)).textContent.includes('\(word)')")
  }

  @Test func tabsSwitch() async throws {
    try await look(at: "/") { browser, site in
      #expect(try await browser.evaluate(isSeen("[data-pane=\"0\"]")) == "true")
      #expect(try await browser.evaluate(isSeen("[data-pane=\"1\"]")) == "false")
      try await click("[data-tab=\"1\"]", browser)
      let list = "\(screen(0)).querySelector('[data-pane=\"1\"].scroll, [data-pane=\"1\"] .scroll')"
      _ = try await browser.evaluate("\(list).scrollTop = 300")
      try await edit("two", browser, site)
      #expect(try await browser.evaluate(isSeen("[data-pane=\"1\"]")) == "true")
      #expect(try await browser.evaluate(isSeen("[data-pane=\"0\"]")) == "false")
      #expect(try await browser.evaluate("\(list).scrollTop") == "300")
      // The other device has a state of its own.
      #expect(try await browser.evaluate(isSeen("[data-pane=\"1\"]", 1)) == "false")
      // Drawn otherwise, larger, it is still the same page.
      _ = try await browser.evaluate(
        "(() => { const size = document.getElementById('size'); size.value = 6; size.dispatchEvent(new Event('input')) })()"
      )
      try await browser.wait(
        for: "\(screen(0)).querySelector('.pv').dataset.size === 'xxxLarge'")
      #expect(try await browser.evaluate(isSeen("[data-pane=\"1\"]")) == "true")
      // What is at the top stays there, and everything is higher.
      #expect(Double(try await browser.evaluate("\(list).scrollTop")) ?? 0 > 250)
    }
  }

  @Test func groupsOpen() async throws {
    try await look(at: "/") { browser, site in
      #expect(try await browser.evaluate(isSeen(".disclosed")) == "false")
      try await click("[data-toggle]", browser)
      #expect(try await browser.evaluate(isSeen(".disclosed")) == "true")
      try await edit("two", browser, site)
      #expect(try await browser.evaluate(isSeen(".disclosed")) == "true")
      #expect(
        try await browser.evaluate(
          "\(screen(0)).querySelector('[data-toggle]').getAttribute('aria-expanded')") == "true")
      try await click("[data-toggle]", browser)
      #expect(try await browser.evaluate(isSeen(".disclosed")) == "false")
    }
  }

  @Test func menusOpen() async throws {
    try await look(at: "/") { browser, site in
      for (index, text) in ["By name", "Small"].enumerated() {
        let menu = "[data-menu=\"\(index + 1)\"]"
        #expect(try await browser.evaluate(isSeen(menu)) == "false")
        try await click("[data-opens=\"\(index + 1)\"]", browser)
        #expect(try await browser.evaluate(isSeen(menu)) == "true")
        #expect(
          try await browser.evaluate(
            "\(screen(0)).querySelector('\(menu)').textContent.includes('\(text)')") == "true")
        let place = "\(screen(0)).querySelector('\(menu) .menupanel').getBoundingClientRect().top"
        let before = try await browser.evaluate(place)
        try await edit("word\(index)", browser, site)
        #expect(try await browser.evaluate(isSeen(menu)) == "true")
        #expect(try await browser.evaluate(place) == before)
        // A choice closes it, and says what the app would be asked for.
        try await click("\(menu) .menuitem", browser)
        #expect(try await browser.evaluate(isSeen(menu)) == "false")
      }
      try await browser.wait(
        for: "document.getElementById('toast').textContent === 'action by_name'")
    }
  }

  @Test func layersStayOpen() async throws {
    try await look(at: "/sheet") { browser, site in
      for (index, text) in ["in the sheet", "Sure?"].enumerated() {
        let layer = "\(screen(0)).querySelectorAll('[data-layer]')[\(index)]"
        #expect(try await browser.evaluate("\(layer).checkVisibility()") == "false")
        _ = try await browser.evaluate(
          "document.querySelectorAll('.device')[0].querySelectorAll('.openers button')[\(index)].click()"
        )
        #expect(try await browser.evaluate("\(layer).textContent.includes('\(text)')") == "true")
        try await edit("word\(index)", browser, site)
        #expect(try await browser.evaluate("\(layer).checkVisibility()") == "true")
        _ = try await browser.evaluate("\(layer).click()")
        #expect(try await browser.evaluate("\(layer).checkVisibility()") == "false")
        try await edit("again\(index)", browser, site)
        #expect(try await browser.evaluate("\(layer).checkVisibility()") == "false")
      }
    }
  }
}

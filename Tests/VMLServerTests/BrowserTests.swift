import Foundation
import Synchronization
import Testing
import VMLBuild
import VMLServer
import VMLTestSupport

/// The page as a person sees it, in Chromium.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .enabled(if: Browser.program != nil, "needs Chromium, which is not installed"))
struct BrowserTests {
  private static let text = #"""
    -- site.yaml --
    name: Shop
    version: "1"
    targets: [ios]
    styles: [styles/a.vss]
    -- styles/a.vss --
    .title { padding(31); }
    -- components/Card.vml --
    <VStack>
      <Text class="title">one</Text>
    </VStack>
    -- content/index.vml --
    <NavigationStack><VStack>
      <Card/>
      <NavigationLink destination="/other"><Text>away</Text></NavigationLink>
    </VStack></NavigationStack>
    -- content/other.vml --
    <VStack sheet="isPresented: false, content: :more">
      <Text id="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">&lt;script&gt;globalThis.broken = true&lt;/script&gt;</Text>
      <Image name="&quot; onload=&quot;globalThis.broken = true"/>
    </VStack>
    """#

  /// The first screen's shadow tree.
  private static let root = "document.querySelector('.screen').shadowRoot"

  /// Runs a test with a page of the site, and expects that it complains of nothing.
  private func look(
    at path: String = "/", _ body: (Browser, ServedTestSite) async throws -> Void
  ) async throws {
    let site = try await ServedTestSite(Self.text)
    try await lookAt(site, at: path) { browser in try await body(browser, site) }
  }

  @Test func anEditShowsAndMistakesComeAndGo() async throws {
    try await look { browser, site in
      try await browser.wait(for: "\(Self.root).textContent.includes('one')")
      try await site.write(
        "<VStack>\n  <Text class=\"title\">two</Text>\n</VStack>", to: "components/Card.vml")
      try await browser.wait(for: "\(Self.root).textContent.includes('two')")
      try await site.write("<VStack>", to: "components/Card.vml")
      try await browser.wait(for: "!document.getElementById('problems').hidden")
      #expect(try await browser.evaluate("\(Self.root).textContent.includes('two')") == "true")
      #expect(
        try await browser.evaluate(
          "document.querySelector('#problems .place').textContent.startsWith('components/Card.vml:1:')"
        )
          == "true")
      try await site.write("<Text>three</Text>", to: "components/Card.vml")
      try await browser.wait(for: "document.getElementById('problems').hidden")
      try await browser.wait(for: "\(Self.root).textContent.includes('three')")
    }
  }

  @Test func aPageThatALinkOpensHasAWayBack() async throws {
    try await look { browser, _ in
      try await browser.wait(for: "\(Self.root).querySelector('[data-link]') !== null")
      #expect(try await browser.evaluate("\(Self.root).querySelector('[data-back]')") == "null")
      _ = try await browser.evaluate("\(Self.root).querySelector('[data-link]').click()")
      try await browser.wait(for: "\(Self.root).querySelector('[data-back=page]') !== null")
      #expect(try await browser.evaluate("location.pathname") == "/other")
      _ = try await browser.evaluate("\(Self.root).querySelector('[data-back=page]').click()")
      try await browser.wait(for: "\(Self.root).querySelector('[data-back]') === null")
      #expect(try await browser.evaluate("location.pathname") == "/")
      // From the list of pages no way leads back.
      _ = try await browser.evaluate("document.querySelector('#pages a[href=\"/other\"]').click()")
      try await browser.wait(for: "\(Self.root).textContent.includes('script')")
      #expect(try await browser.evaluate("\(Self.root).querySelector('[data-back]')") == "null")
    }
  }

  @Test func theInspectorNamesTheLine() async throws {
    try await look { browser, _ in
      try await browser.wait(for: "\(Self.root).textContent.includes('one')")
      _ = try await browser.evaluate(
        """
        (() => {
          const all = [...\(Self.root).querySelectorAll('[data-v]')].filter(one => one.textContent === 'one')
          all.at(-1).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, altKey: true }))
        })()
        """)
      try await browser.wait(for: "!document.getElementById('inspector').hidden")
      let text = try await browser.evaluate("document.getElementById('inspector').textContent")
      #expect(text.contains("components/Card.vml:2:3"))
      #expect(text.contains("padding(31)"))
      #expect(text.contains("styles/a.vss:1:10") || text.contains("styles/a.vss:1:1"))
      _ = try await browser.evaluate(
        "document.getElementById('tab-wire').click()")
      try await browser.wait(
        for: "document.getElementById('inspector').textContent.includes('content-type')")
      let wire = try await browser.evaluate("document.getElementById('inspector').textContent")
      #expect(wire.contains("target=ios"))
      #expect(wire.contains("<Text"))
    }
  }

  @Test func aViewIsChosenWithoutAMouse() async throws {
    try await look { browser, _ in
      try await browser.wait(for: "\(Self.root).textContent.includes('one')")
      try await browser.press("t")
      try await browser.wait(for: "document.activeElement.getAttribute('role') === 'treeitem'")
      #expect(
        try await browser.evaluate(
          "[...document.querySelectorAll('#inspector [role=treeitem]')].map(one => one.textContent + one.getAttribute('aria-level')).join()"
        ) == "NavigationStack1,VStack2,VStack3,Text one4,NavigationLink3,Text away4")
      // Down to the second stack, into it, and back up.
      for key in ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown"] {
        try await browser.press(key)
      }
      #expect(
        try await browser.evaluate("document.activeElement.textContent") == "Text one")
      #expect(
        try await browser.evaluate("document.activeElement.getAttribute('aria-selected')")
          == "true")
      try await browser.press("Enter")
      try await browser.wait(
        for: "document.querySelector('#inspector .calls')?.textContent.includes('Card')")
      #expect(
        try await browser.evaluate(
          "[...document.querySelectorAll('#inspector .calls .place')].map(one => one.textContent).join()"
        ) == "content/index.vml:2:3,components/Card.vml:2:3")
      #expect(try await browser.evaluate("document.activeElement.id") == "tab-view")
      try await browser.press("ArrowRight")
      try await browser.wait(for: "document.activeElement.id === 'tab-tree'")
      // The focus goes back to what had it, or to the devices.
      try await browser.press("Escape")
      try await browser.wait(for: "document.getElementById('inspector').hidden")
      #expect(try await browser.evaluate("document.activeElement.id") == "stage")
    }
  }

  /// A browser has six connections for a server: what was left must not keep one.
  @Test func pagesThatAreLeftLetGo() async throws {
    try await look { browser, _ in
      for number in 1...9 {
        try await browser.wait(for: "\(Self.root).querySelector('.pv')")
        let origin = try await browser.evaluate("location.origin")
        try await browser.go(to: "\(origin)/?\(number)")
        try await browser.wait(for: "location.search === '?\(number)'")
      }
      try await browser.wait(for: "\(Self.root).querySelector('.pv')")
    }
  }

  /// Whatever has the port meanwhile, and whichever site is served there then.
  @Test func aConnectionIsTriedAgain() async throws {
    let site = try await ServedTestSite(Self.text)
    let first = try await RunningServer(site.responder)
    let browser = try await Browser(at: "http://localhost:\(first.port)/")
    try await browser.wait(for: "\(Self.root).textContent.includes('one')")
    await first.server.stop()
    let stranger = Stranger()
    let between = try await RunningServer(stranger, port: first.port)
    #expect(try await comesAbout { stranger.count > 0 })
    await between.server.stop()
    try await browser.wait(for: "document.getElementById('work').dataset.state === 'away'")
    let other = try await ServedTestSite(
      "-- site.yaml --\nname: Other\nversion: \"1\"\ntargets: [macos]\n"
        + "-- content/index.vml --\n<Text>another</Text>\n-- content/new.vml --\n<Text>new</Text>")
    let second = try await RunningServer(other.responder, port: first.port)
    try await browser.wait(for: "\(Self.root).textContent.includes('another')")
    try await browser.wait(for: "document.getElementById('site').textContent === 'Other'")
    try await browser.wait(for: "document.getElementById('pages').textContent.includes('/new')")
    await browser.end()
    await second.server.stop()
  }

  @Test func controlsAreUsed() async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: S
      version: "1"
      targets: [ios]
      -- content/index.vml --
      <VStack state="name: string = ''; on: boolean = false; share: number = 0.5">
        <TextField text="" bind="text: name">Name</TextField>
        <Text bind="content: name"/>
        <Toggle isOn="false" bind="isOn: on">On</Toggle>
        <Text show="on">It is on</Text>
        <Slider value="0.5" step="0.25" bind="value: share"/>
        <Text bind="content: share"/>
        <Text style="onTapGesture(count: 2, perform: set(name, 'twice'))">Twice</Text>
      </VStack>
      """)
    try await lookAt(site, at: "/") { browser in
      let root = Self.root
      try await browser.wait(for: "\(root).textContent.includes('Name')")
      _ = try await browser.evaluate("\(root).querySelector('.field').click()")
      for key in ["A", "d", "a"] { try await browser.press(key) }
      try await browser.wait(for: "\(root).textContent.includes('Ada')")
      try await browser.press("Enter")
      try await browser.wait(for: "!\(root).querySelector('input')")
      #expect(
        try await browser.evaluate("\(root).querySelector('.field').textContent") == "Ada")
      // As with the keyboard alone.
      _ = try await browser.evaluate("\(root).querySelector('[role=switch]').focus()")
      try await browser.press("Enter")
      try await browser.wait(for: "\(root).textContent.includes('It is on')")
      #expect(try await browser.evaluate("\(root).activeElement.ariaChecked") == "true")
      _ = try await browser.evaluate("\(root).querySelector('.slider').focus()")
      for value in ["0.75", "1.0"] {
        try await browser.press("ArrowRight")
        try await browser.wait(
          for: "[...\(root).querySelectorAll('.t')].some(one => one.textContent === '\(value)')")
      }
      #expect(try await browser.evaluate("\(root).activeElement.ariaValueNow") == "1")
      _ = try await browser.evaluate(
        """
        [...\(root).querySelectorAll('.t')].find(one => one.textContent === 'Twice')
          .dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }))
        """)
      try await browser.wait(
        for: "\(root).querySelector('.field').textContent.includes('twice')")
    }
  }

  /// Its error goes with the first letter, and with it the views around it.
  @Test func aFieldStaysWhereItIsDrawnAnew() async throws {
    let site = try await ServedTestSite(Self.form)
    try await lookAt(site, at: "/") { browser in
      let root = Self.root
      let typed = "\(root).querySelector('input.typed')"
      try await browser.wait(for: "\(root).textContent.includes('Send')")
      _ = try await browser.evaluate(
        "[...\(root).querySelectorAll('.button')].find(one => one.textContent === 'Send').click()")
      try await browser.wait(for: "\(root).activeElement?.matches('.typed')")
      try await browser.press("A")
      try await browser.wait(for: "!\(root).textContent.includes('We need it.')")
      #expect(try await browser.evaluate("\(root).activeElement === \(typed)") == "true")
      try await browser.press("d")
      _ = try await browser.evaluate("\(typed).setSelectionRange(1, 1)")
      // An element above makes the field another one.
      try await site.write(
        Self.formPage.replacingOccurrences(of: "<TextField", with: "<Text>New</Text><TextField"),
        to: "content/index.vml")
      try await browser.wait(for: "\(root).textContent.includes('New')")
      try await browser.press("b")
      #expect(try await browser.evaluate("\(typed).value") == "Abd")
      try await browser.wait(
        for: "[...\(root).querySelectorAll('.t')].some(one => one.textContent === 'Abd')")
      try await browser.press("Enter")
      try await browser.wait(for: "!\(typed)")
      #expect(try await browser.evaluate("\(root).querySelector('.field').textContent") == "Abd")
    }
  }

  private static let formPage = """
    <VStack form="order" state="text: string = ''">
      <TextField name="email" text="" check="required" errorRequired="We need it.">Email</TextField>
      <Text bind="content: email"/>
      <Button onTap="submit(order, to: order)">Send</Button>
    </VStack>
    """
  private static let form = """
    -- site.yaml --
    name: S
    version: "1"
    targets: [ios]
    endpoints:
      order: { url: "https://api.acme.example/orders", fields: { email: string } }
    -- content/index.vml --
    \(formPage)
    """

  @Test func whatIsDisabledDoesNothing() async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: S
      version: "1"
      targets: [ios]
      -- content/index.vml --
      <VStack state="n: integer = 0">
        <Text bind="content: n"/>
        <VStack style="disabled(true)">
          <Button onTap="increment(n)">Off</Button>
          <Toggle isOn="false">Switch</Toggle>
          <TextField text="">Field</TextField>
          <Link destination="/other">Away</Link>
        </VStack>
        <Button onTap="increment(n, by: 10)">On</Button>
      </VStack>
      -- content/other.vml --
      <Text>other</Text>
      """)
    try await lookAt(site, at: "/") { browser in
      let root = Self.root
      try await browser.wait(for: "\(root).textContent.includes('Away')")
      for part in ["Off", "Away", "Field"] {
        _ = try await browser.evaluate(
          "[...\(root).querySelectorAll('.t')].find(one => one.textContent === '\(part)').click()")
      }
      _ = try await browser.evaluate("\(root).querySelector('[role=switch]').click()")
      _ = try await browser.evaluate(
        "[...\(root).querySelectorAll('.t')].find(one => one.textContent === 'On').click()")
      // What was posted before it would have been done before it.
      try await browser.wait(
        for: "[...\(root).querySelectorAll('.t')].some(one => one.textContent === '10')")
      #expect(
        try await browser.evaluate("\(root).querySelector('[role=switch]').ariaChecked")
          == "false")
      #expect(try await browser.evaluate("location.pathname") == "/")
      #expect(
        try await browser.evaluate("\(root).querySelector('.disabled [tabindex]') === null")
          == "true")
    }
  }

  @Test func othersAreShownNoSources() async throws {
    let site = try await ServedTestSite(Self.text)
    try await lookAt(site, at: "/", isLocal: false) { browser in
      try await browser.wait(for: "\(Self.root).textContent.includes('one')")
      #expect(try await browser.evaluate("document.querySelector('.kinds').hidden") == "true")
      try await browser.press("c")
      try await browser.wait(for: "document.getElementById('toast').textContent.includes('only')")
      #expect(try await browser.evaluate("location.pathname") == "/")
      try await site.write("<VStack>SECRET", to: "components/Card.vml")
      try await browser.wait(for: "!document.getElementById('problems').hidden")
      let text = try await browser.evaluate("document.getElementById('problems').textContent")
      #expect(text.contains("components/Card.vml:1:") && !text.contains("SECRET"))
    }
  }

  @Test func linksLeadOn() async throws {
    try await look { browser, _ in
      try await browser.wait(for: "\(Self.root).querySelector('[data-link]')")
      _ = try await browser.evaluate("\(Self.root).querySelector('[data-link]').click()")
      try await browser.wait(
        for: "location.pathname === '/other' && \(Self.root).textContent.includes('<script>')")
    }
  }

  @Test func linksAreLinksOfTheBrowser() async throws {
    try await look { browser, _ in
      try await browser.wait(for: "\(Self.root).querySelector('a[data-link]')")
      #expect(
        try await browser.evaluate(
          "new URL(\(Self.root).querySelector('a[data-link]').href).pathname") == "/other")
      #expect(
        try await browser.evaluate(
          "getComputedStyle(\(Self.root).querySelector('a[data-link]')).textDecorationLine")
          == "none")
    }
  }

  @Test func aReplacedPictureShowsAtOnce() async throws {
    func picture(_ width: Int) -> String {
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="10"/>"#
    }
    let site = try await ServedTestSite(
      "-- site.yaml --\nname: Shop\nversion: \"1\"\ntargets: [ios]\n"
        + "-- content/index.vml --\n<AsyncImage url=\"/a.svg\"/>\n-- content/a.svg --\n"
        + picture(20))
    try await lookAt(site, at: "/") { browser in
      try await browser.wait(for: "\(Self.root).querySelector('img').naturalWidth === 20")
      try await site.write(picture(40), to: "content/a.svg")
      try await browser.wait(for: "\(Self.root).querySelector('img').naturalWidth === 40")
    }
  }

  @Test func theViewIsInTheURL() async throws {
    try await look(at: "/#scheme=dark&size=xLarge&zoom=7") { browser, _ in
      try await browser.wait(
        for: "\(Self.root).querySelector('[data-scheme=dark][data-size=xLarge]')")
      try await browser.press("+")
      try await browser.wait(for: "\(Self.root).querySelector('[data-size=xxLarge]')")
      #expect(try await browser.evaluate("location.hash") == "#scheme=dark&size=xxLarge")
      _ = try await browser.evaluate("\(Self.root).querySelector('[data-link]').click()")
      try await browser.wait(
        for: "location.pathname === '/other' && location.hash === '#scheme=dark&size=xxLarge'")
    }
  }

  @Test func textStaysText() async throws {
    try await look(at: "/other") { browser, _ in
      try await browser.wait(for: "\(Self.root).textContent.includes('<script>')")
      #expect(
        try await browser.evaluate(
          "\(Self.root).querySelectorAll('script, img[src=x], [onload]').length")
          == "0")
      #expect(try await browser.evaluate("globalThis.broken") == "undefined")
    }
  }
}

/// Another program at the port.
private final class Stranger: HTTPResponder {
  private let requests = Atomic(0)

  var count: Int { requests.load(ordering: .relaxed) }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    requests.add(1, ordering: .relaxed)
    return HTTPResponse(404, "nothing is here")
  }
}

import Foundation
import Testing
import VMLServer
import VMLTestSupport

/// Components alone, as the server tells of them and as a browser shows them.
@Suite(.serialized, .timeLimit(.minutes(30))) struct GalleryTests {
  private static let text = #"""
    -- site.yaml --
    name: Shop
    version: "1"
    targets: [ios, macos]
    -- components/Card.vml --
    ---
    props:
      title: string
      tone: { type: "enum(plain, loud)", default: plain }
    ---
    <VStack><Text>\(title) is \(tone)</Text><slot/></VStack>
    -- components/Other.vml --
    <Text>another one</Text>
    -- content/index.vml --
    <Text>A page</Text>
    """#
  private static let frame = "frame=id%3Da%26target%3Dios%26platform%3Dios"

  @Test func whatThereIs() async throws {
    let site = try await ServedTestSite(Self.text)
    let answer = await site.get("/.vmlc/components.json")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [[String: Any]])
    #expect(list.map { $0["name"] as? String } == ["Card", "Other"])
    let props = try #require(list[0]["props"] as? [[String: Any]])
    #expect(props.map { $0["kind"] as? String } == ["text", "choice"])
    #expect(list[0]["slots"] as? [String] == [""])
    for path in ["/.vmlc/components", "/.vmlc/components/Card", "/.vmlc/components/Nowhere"] {
      #expect(await site.get(path, accept: "text/html")["Content-Security-Policy"] != nil)
    }
  }

  private func feed(_ site: ServedTestSite, _ query: String) async throws -> any HTTPStream {
    let answer = await site.get("/.vmlc/events?\(query)&\(Self.frame)")
    guard case .stream(let stream) = answer.body else {
      throw RawClient.Failure(description: answer.text)
    }
    return stream
  }

  @Test func itIsToldAnewAfterEachChange() async throws {
    let site = try await ServedTestSite(Self.text)
    let feed = try await feed(site, "component=Card&prop.title=Lamp&prop.tone=loud")
    func next() async throws -> [String: Any] {
      while let bytes = await feed.next() {
        if let event = try ServerEvent.all(in: bytes).first(where: { $0.name == "frame" }) {
          return event.data
        }
      }
      throw CancellationError()
    }
    #expect((try await next()["html"] as? String)?.contains("Lamp is loud") == true)
    try await site.write("<Text>no props</Text>", to: "components/Card.vml")
    let event = try await next()
    #expect(event["html"] is NSNull)
    let items = (event["problems"] as? [String: Any])?["items"] as? [[String: Any]]
    #expect((items?.first?["message"] as? String)?.contains("title") == true)
    try await site.write(
      "---\nprops: { title: string, tone: string }\n---\n<Text>now \\(title)</Text>",
      to: "components/Card.vml")
    #expect((try await next()["html"] as? String)?.contains("now Lamp") == true)
  }

  @Test func aViewOfAComponentIsExplained() async throws {
    let site = try await ServedTestSite(
      """
      \(Self.text)
      -- styles/a.vss --
      Text { padding(31); }
      """)
    let query = "component=Card&prop.title=Lamp&slot.=%3CSpacer/%3E&\(Self.frame)"
    let views = await site.get("/.vmlc/views?\(query)")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(views.text.utf8)) as? [[String: Any]])
    #expect(list.map { $0["name"] as? String } == ["VStack", "Text", "Spacer"])
    let node = try #require(list[1]["node"] as? Int)
    let answer = await site.get("/.vmlc/explain?\(query)&node=\(node)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any])
    let of = try #require((json["explanation"] as? [[String: Any]])?.first)
    #expect((of["place"] as? [String: Any])?["path"] as? String == "components/Card.vml")
    #expect((of["place"] as? [String: Any])?["line"] as? Int == 6)
    let calls = try #require(json["calls"] as? [[String: Any]])
    #expect(calls.map { $0["element"] as? String } == ["Card", "Text"])
    // A call that does not compile has nothing to be explained.
    #expect(
      await site.get("/.vmlc/explain?component=Card&\(Self.frame)&node=\(node)").status == 404)
  }

  @Test(arguments: ["component=../../x", "component=card", "component=", "component=%00"])
  func whatIsNoComponentsName(_ query: String) async throws {
    let site = try await ServedTestSite(Self.text)
    #expect(await site.get("/.vmlc/events?\(query)&\(Self.frame)").status == 400)
  }

  @Test(.enabled(if: Browser.program != nil, "needs Chromium, which is not installed"))
  func theFirstComponentOfASite() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>A page</Text>")
    try await lookAt(site, at: "/.vmlc/components") { browser in
      try await browser.wait(
        for: "document.querySelector('.blank')?.textContent.includes('no components')")
      try await site.change(
        "-- components/Card.vml --\n<Text>a card</Text>\n-- content/b.vml --\n<Text>B</Text>")
      try await browser.wait(
        for: "document.querySelector('.screen').shadowRoot.textContent.includes('a card')")
      #expect(try await browser.evaluate("location.pathname") == "/.vmlc/components/Card")
    }
  }

  @Test(.enabled(if: Browser.program != nil, "needs Chromium, which is not installed"))
  func propsAreGivenInABrowser() async throws {
    let site = try await ServedTestSite(Self.text)
    try await lookAt(site, at: "/") { browser in
      let screen = "document.querySelector('.screen').shadowRoot"
      func type(_ text: String, _ selector: String) async throws {
        _ = try await browser.evaluate(
          """
          (() => { const input = document.querySelector('\(selector)'); input.value = '\(text)'
            input.dispatchEvent(new Event('input', { bubbles: true })) })()
          """)
      }
      try await browser.wait(for: "\(screen).textContent.includes('A page')")
      _ = try await browser.evaluate("document.getElementById('to-components').click()")
      try await browser.wait(for: "\(screen).textContent.includes('Title is plain')")
      #expect(try await browser.evaluate("location.pathname") == "/.vmlc/components/Card")
      #expect(try await browser.evaluate("\(screen).textContent.includes('Content')") == "true")
      try await type("Lamp", "#props input")
      try await type("loud", "#props select")
      try await browser.wait(for: "\(screen).textContent.includes('Lamp is loud')")
      try await browser.wait(for: "location.search.includes('prop.title=Lamp')")
      // A click looks into it.
      _ = try await browser.evaluate(
        """
        [...\(screen).querySelectorAll('[data-v]')].find(one => one.textContent === 'Lamp is loud' && !one.children.length)
          .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, altKey: true }))
        """)
      try await browser.wait(
        for:
          "document.querySelector('#inspector .place')?.textContent.startsWith('components/Card.vml:')"
      )
      try await browser.press("Escape")
      // A mistake is said beside what was right before.
      try await type("<Txt>", "#props textarea")
      try await browser.wait(for: "document.querySelector('#props .faults li')")
      #expect(
        try await browser.evaluate("\(screen).textContent.includes('Lamp is loud')") == "true")
      try await type("<Text>mended</Text>", "#props textarea")
      try await browser.wait(
        for:
          "\(screen).textContent.includes('mended') && !document.querySelector('#props .faults li')"
      )
      // A save is seen, and what was given stays.
      try await site.write(
        "---\nprops: { title: string, tone: string? }\n---\n<VStack><Text>saved \\(title)</Text><slot/></VStack>",
        to: "components/Card.vml")
      try await browser.wait(for: "\(screen).textContent.includes('saved Lamp')")
      // Another component, and back to the pages.
      _ = try await browser.evaluate("document.querySelectorAll('#pages a')[1].click()")
      try await browser.wait(for: "\(screen).textContent.includes('another one')")
      _ = try await browser.evaluate("document.getElementById('to-pages').click()")
      try await browser.wait(for: "\(screen).textContent.includes('A page')")
      #expect(try await browser.evaluate("document.getElementById('props').hidden") == "true")
    }
  }
}

import Foundation
import Testing
import VMLBuild
import VMLServer
import VMLTestSupport
import VMLWatch

/// Events that a browser gets.
@Suite(.serialized, .timeLimit(.minutes(30))) struct FeedTests {
  private let frame = "id=a&path=/&target=ios&platform=ios"

  /// Reads until an event of a kind has come.
  private func events(
    of stream: any HTTPStream, until name: String,
    where isIt: ([String: Any]) -> Bool = { _ in true }
  ) async throws -> [ServerEvent] {
    var all: [ServerEvent] = []
    while true {
      let bytes = try #require(await stream.next())
      let events = try ServerEvent.all(in: bytes)
      all += events
      if events.contains(where: { $0.name == name && isIt($0.data) }) { return all }
    }
  }

  private func html(_ events: [ServerEvent], _ id: String = "a") -> String? {
    events.last { $0.name == "frame" && $0.data["frame"] as? String == id }?.data["html"] as? String
  }

  @Test func theFirstTimeItIsAll() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
    let stream = try await site.feed([frame])
    let events = try await events(of: stream, until: "work")
    #expect(events.map(\.name) == ["site", "frame", "problems", "work"])
    #expect(html(events)?.contains("Hello") == true)
    #expect(events[1].data["source"] as? String == "content/index.vml")
  }

  @Test func theDirectionIsThatOfTheLocaleOrAsAskedFor() async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: Shop
      version: "1"
      targets: [ios]
      locales: [en, ar]
      -- content/index.vml --
      <Text>Hello</Text>
      """)
    for (query, isMirrored) in [
      ("", false), ("&locale=ar", true), ("&locale=fr", false), ("&direction=rtl", true),
      ("&locale=ar&direction=ltr", false),
    ] {
      let events = try await events(of: try await site.feed([frame + query]), until: "work")
      #expect(html(events)?.contains(#"dir="rtl""#) == isMirrored, "\(query)")
    }
  }

  @Test func theLookIsThatOfTheMinimumOrAsAskedFor() async throws {
    for (minimum, query, isNew) in [
      ("17.0", "", false), ("26.0", "", true), ("17.0", "&ios=26", true),
      ("26.0", "&ios=18", false),
    ] {
      let site = try await ServedTestSite(
        """
        -- site.yaml --
        name: Shop
        version: "1"
        targets: { ios: { minimum: "\(minimum)" } }
        -- content/index.vml --
        <Text>Hello</Text>
        """)
      let events = try await events(of: try await site.feed([frame + query]), until: "work")
      #expect(html(events)?.contains(#"data-look="26""#) == isNew, "\(minimum) \(query)")
    }
  }

  /// A browser that was connected to another run, or to another site at this port, reads all anew.
  @Test func eachRunHasItsOwnNumbers() async throws {
    var revisions: Set<String> = []
    for _ in 1...3 {
      let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
      let events = try await events(of: try await site.feed([frame]), until: "site")
      revisions.insert(try #require(events.first?.data["revision"] as? String))
    }
    #expect(revisions.count == 3)
  }

  @Test func othersAreToldNoSources() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
    try await site.change("-- content/index.vml --\n<Text>SECRET</Txt>")
    let events = try await events(of: try await site.feed([frame], isLocal: false), until: "work")
    let items = events.last { $0.name == "problems" }?.data["items"] as? [[String: Any]]
    let item = try #require(items?.first)
    #expect(item["file"] as? String == "content/index.vml")
    #expect((item["message"] as? String)?.isEmpty == false)
    #expect((item["text"] as? String)?.contains("\n") == false)
    #expect((item["text"] as? String)?.contains("SECRET") == false)
    #expect(html(events)?.contains("Hello") == true)
  }

  @Test func whatAnAppHasBeforeADocument() async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: S
      version: "1"
      targets: [ios]
      lifecycle: { launch: Start, error: Failed }
      -- components/Start.vml --
      <Text>starting</Text>
      -- components/Failed.vml --
      <Text>it failed</Text>
      -- content/index.vml --
      <Text>Hello</Text>
      """)
    for (state, text) in [
      ("", "Hello"), ("&state=launch", "starting"), ("&state=error", "it failed"),
      ("&state=nothing", "Hello"),
    ] {
      let events = try await events(of: try await site.feed([frame + state]), until: "frame")
      #expect(html(events)?.contains(text) == true)
      let event = try #require(events.last { $0.name == "frame" })
      #expect(event.data["states"] as? [String] == ["launch", "error"])
    }
  }

  /// An app draws the document itself, and is told of it as a browser is.
  @Test func documentsForApps() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
    let stream = try await site.feed([
      "id=a&as=vml&path=/&target=ios", "id=b&as=vml&path=/no&target=ios",
    ])
    let first = try await events(of: stream, until: "work")
    #expect(first.map(\.name) == ["site", "document", "document", "problems", "work"])
    #expect(first[1].data["path"] as? String == "/")
    #expect((first[1].data["vml"] as? String)?.contains("<body><Text>Hello</Text></body>") == true)
    #expect(first[2].data["path"] as? String == "/no")
    #expect(first[2].data["vml"] is NSNull)
    try await site.change("-- content/index.vml --\n<Text>Changed</Text>")
    let news = try await events(of: stream, until: "document")
    let text = news.last { $0.name == "document" }?.data["vml"] as? String
    #expect(text?.contains("Changed") == true)
  }

  @Test func onlyWhatIsNew() async throws {
    let site = try await ServedTestSite(
      "-- content/index.vml --\n<Text>Hello</Text>\n-- content/b.vml --\n<Text>Other</Text>")
    let stream = try await site.feed([
      frame, "id=b&path=/b&target=ios&platform=ios&scheme=dark&size=xLarge",
    ])
    _ = try await events(of: stream, until: "work")
    try await site.change("-- content/index.vml --\n<Text>Changed</Text>")
    let events = try await events(of: stream, until: "work") { $0["isBuilding"] as? Bool == false }
    #expect(html(events)?.contains("Changed") == true)
    #expect(html(events, "b") == nil)
  }

  @Test func aComponentIsShownBeforeTheBuildEnds() async throws {
    let site = try await ServedTestSite(
      "-- components/Card.vml --\n<Text>one</Text>\n-- content/index.vml --\n<Card/>")
    let stream = try await site.feed([frame])
    _ = try await events(of: stream, until: "work")
    try site.files.change(
      "-- components/Card.vml --\n<Text>two</Text>\n-- content/b.vml --\n<Nothing/>")
    // Another page has an error, so that nothing is written.
    try await site.change("-- content/c.vml --\n<Text foo=>")
    let events = try await events(of: stream, until: "problems") { $0["errors"] as? Int ?? 0 > 0 }
    #expect(html(events)?.contains("two") == true)
  }

  @Test(arguments: [
    ("components/Card.vml", "<Text>one</Text>", "<Text>two</Text>", "two"),
    ("styles/a.vss", "Text { padding(31); }", "Text { padding(37); }", "37"),
    ("content/index.vml", "<Card/>", "<Text>three</Text>", "three"),
  ])
  func whatIsTakenBackWhileABuildIsUnderWay(
    _ path: String, _ before: String, _ after: String, _ sign: String
  ) async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: S
      version: "1"
      targets: [ios]
      styles: [styles/a.vss]
      -- components/Card.vml --
      <Text>one</Text>
      -- styles/a.vss --
      Text { padding(31); }
      -- content/index.vml --
      <Card/>
      """)
    let stream = try await site.feed([frame])
    let first = try #require(html(try await events(of: stream, until: "work")))
    let changes = SiteChanges(paths: [path])
    try site.files.write(after, to: path)
    await site.note(changes)
    #expect(html(try await events(of: stream, until: "frame"))?.contains(sign) == true)
    // The build of this is done, but not told yet, when it is taken back.
    let rebuild = await site.begin(changes)
    try site.files.write(before, to: path)
    await site.note(changes)
    #expect(html(try await events(of: stream, until: "frame")) == first)
    // What comes late and is older is not shown again.
    site.served.note(.built(rebuild))
    let late = try await events(of: stream, until: "work") { $0["isBuilding"] as? Bool == false }
    #expect(html(late) == nil)
    let document = "application/swiftui+vml"
    #expect(await site.get("/", accept: document).text.contains(sign) == false)
    try await site.write(before, to: path)
    #expect(await site.get("/", accept: document).text.contains(sign) == false)
    #expect(html(try await events(of: try await site.feed([frame]), until: "work")) == first)
  }

  @Test func mistakesComeAndGo() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
    let stream = try await site.feed([frame])
    _ = try await events(of: stream, until: "work")
    try await site.change("-- content/index.vml --\n<Text>Hello</Txt>")
    let wrong = try await events(of: stream, until: "problems")
    #expect(html(wrong) == nil)
    let items = wrong.last { $0.name == "problems" }?.data["items"] as? [[String: Any]]
    let item = try #require(items?.first)
    #expect(item["file"] as? String == "content/index.vml")
    #expect(item["line"] as? Int == 1)
    #expect((item["text"] as? String)?.contains("1 | <Text>Hello</Txt>") == true)
    try await site.change("-- site.yaml --\nname: [")
    let configuration = try await events(of: stream, until: "problems")
    #expect(
      (configuration.last { $0.name == "problems" }?.data["items"] as? [[String: Any]])?.first?[
        "file"] as? String
        == "site.yaml")
    // A browser that comes now gets the last good state.
    let late = try await site.feed([frame])
    #expect(html(try await events(of: late, until: "work"))?.contains("Hello") == true)
    try await site.change(
      "-- site.yaml --\nname: S\nversion: \"1\"\ntargets: [ios]\n-- content/index.vml --\n<Text>Mended</Text>"
    )
    let mended = try await events(of: stream, until: "problems") { $0["errors"] as? Int == 0 }
    #expect(html(mended)?.contains("Mended") == true)
  }

  @Test func pagesComeAndGo() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
    let stream = try await site.feed(["id=n&path=/new&target=ios&platform=ios"])
    let first = try await events(of: stream, until: "frame")
    #expect(first.last { $0.name == "frame" }?.data["html"] as? String == nil)
    try await site.change("-- content/new.vml --\n<Text>New</Text>")
    let there = try await events(of: stream, until: "frame")
    #expect(html(there, "n")?.contains("New") == true)
    #expect(there.contains { $0.name == "site" })
    #expect(await site.get("/.vmlc/site.json").text.contains(#""pages":["/","/new"]"#))
  }

  @Test func theTargetsMayBeOthers() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
    let stream = try await site.feed([frame, "id=t&path=/&target=tvos&platform=tvos"])
    _ = try await events(of: stream, until: "work")
    try await site.change("-- site.yaml --\nname: S\nversion: \"1\"\ntargets: [tvos]\n")
    let events = try await events(of: stream, until: "frame") {
      $0["frame"] as? String == "t" && $0["html"] is String
    }
    #expect(html(events, "t")?.contains("Hello") == true)
    #expect(
      events.contains {
        $0.name == "frame" && $0.data["frame"] as? String == "a"
          && $0.data["html"] is String == false
      })
  }

  @Test(arguments: [
    "frame=x", "frame=id%3Da",
    "frame=id%3Da%26path%3D%2F%26target%3Dios%26platform%3Dios%26size%3Dhuge",
  ])
  func aFrameThatSaysNothing(_ query: String) async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
    #expect(await site.get("/.vmlc/events?" + query).status == 400)
    let many = Array(
      repeating: "frame=id%3Da%26path%3D%2F%26target%3Dios%26platform%3Dios", count: 33)
    #expect(await site.get("/.vmlc/events?" + many.joined(separator: "&")).status == 400)
  }

  @Test func whoHasGoneIsForgotten() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
    do {
      let stream = try await site.feed([frame])
      _ = try await events(of: stream, until: "work")
      #expect(site.served.watcherCount == 1)
    }
    #expect(site.served.watcherCount == 0)
  }

  @Test func textStaysText() async throws {
    let site = try await ServedTestSite(
      #"""
      -- content/index.vml --
      <VStack><Text id="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">&lt;script&gt;alert(1)&lt;/script&gt;</Text>
      <Image name="&quot; onload=&quot;alert(1)"/></VStack>
      """#)
    let stream = try await site.feed([frame])
    let html = try #require(html(try await events(of: stream, until: "work")))
    #expect(html.contains("&lt;script&gt;"))
    #expect(!html.contains("<script") && !html.contains("<img src=x"))
    #expect(!html.contains(#"" onload="#))
  }
}

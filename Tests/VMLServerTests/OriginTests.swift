import Foundation
import Testing
import VMLBuild
import VMLFiles
import VMLServer
import VMLTestSupport
import VMLWatch

/// Answers that clients get.
@Suite(.serialized) struct OriginTests {
  private static let site = """
    -- site.yaml --
    name: Acme
    version: "1"
    targets: [ios, macos]
    -- content/index.vml --
    <Text>Hello</Text>
    -- content/products/a b.vml --
    <Text>Spaced</Text>
    -- content/mac.vml --
    ---
    targets: [macos]
    ---
    <Text>Mac only</Text>
    -- content/assets/note.txt --
    0123456789
    -- content/assets/page.html --
    <script>alert(1)</script>
    """
  private static let document = "application/swiftui+vml"

  @Test func theTargetOfADocument() async throws {
    let site = try await ServedTestSite(Self.site)
    for accept in [
      nil, "*/*", Self.document, "\(Self.document); target=ios",
      "text/html;q=0.5, \(Self.document)",
    ] {
      let response = await site.get("/", accept: accept)
      #expect(response.status == 200)
      #expect(response["Content-Type"] == "application/swiftui+vml; charset=utf-8")
      #expect(response["Vary"] == "Accept")
      #expect(response.text.hasPrefix("<!doctype swiftui+vml>\n<vml>"))
    }
    #expect(await site.get("/mac", accept: Self.document).status == 404)
    for accept in ["\(Self.document);target=macos", "\(Self.document) ; Target=\"macos\""] {
      let mac = await site.get("/mac", accept: accept)
      #expect(mac.status == 200)
      #expect(mac.text.contains("Mac only"))
    }
    let unknown = await site.get("/", accept: "\(Self.document); target=tvos")
    #expect(unknown.status == 406)
    #expect(unknown.text == "the site has no target 'tvos'; its targets are ios, macos\n")
    let image = await site.get("/", accept: "image/png")
    #expect(image.status == 406)
    #expect(image.text == "the media types of the site's documents are application/swiftui+vml\n")
  }

  @Test func sitesWithoutMarkup() async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: Acme
      targets: { json: { os: ios, format: swiftuiml } }
      -- content/index.vml --
      <Text>Hello</Text>
      """)
    let response = await site.get("/", accept: Self.document)
    #expect(response.status == 406)
    #expect(
      response.text
        == "the media types of the site's documents are application/vnd.swiftuiml+json\n")
  }

  @Test func documentsInOtherFormats() async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: Acme
      targets: { ios: , json: { os: ios, format: swiftuiml } }
      -- content/index.vml --
      <Text>Hello</Text>
      """)
    let json = "application/vnd.swiftuiml+json"
    for accept in [json, "\(Self.document);q=0.5, \(json)", "\(Self.document); target=json"] {
      let response = await site.get("/", accept: accept)
      #expect(response.status == 200)
      #expect(response["Content-Type"] == json)
      #expect(response.text == #"{"type":"Text","attributes":[["text","Hello"]]}"#)
    }
    #expect(await site.get("/").text.hasPrefix("<!doctype"))
    let other = await site.get("/", accept: "\(json); target=ios")
    #expect(other.status == 406)
    #expect(other.text == "the documents of the target 'ios' are application/swiftui+vml\n")
    // A preview draws VML alone.
    let shown = await site.get("/.vmlc/site.json", accept: "application/json").text
    #expect(shown.contains(#""name":"ios""#) && !shown.contains(#""name":"json""#))
  }

  @Test func templatesOfLiveViewNative() async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: Acme
      targets: { ios: , live: { os: ios, format: lvn-0.4 } }
      -- content/index.vml --
      <Text style="bold()">Hello</Text>
      """)
    let response = await site.get("/", accept: "text/swiftui")
    #expect(response.status == 200)
    #expect(response["Content-Type"] == "text/swiftui")
    #expect(response.text == "<Text style=\"bold()\">Hello</Text>\n")
  }

  @Test func browsersGetThePage() async throws {
    let site = try await ServedTestSite(Self.site)
    for accept in ["text/html", "text/html,application/xhtml+xml,*/*;q=0.8", "text/*"] {
      let page = await site.get("/", accept: accept)
      #expect(page.status == 200)
      #expect(page["Content-Type"] == "text/html; charset=utf-8")
      #expect(page["Vary"] == "Accept")
      #expect(page.text.hasPrefix("<!doctype html>"))
    }
    #expect(await site.get("/nowhere", accept: "text/html").status == 404)
  }

  @Test func aDocumentIsNotSentTwice() async throws {
    let site = try await ServedTestSite(Self.site)
    let first = await site.get("/")
    let tag = try #require(first["ETag"])
    #expect(await site.get("/", ["If-None-Match": tag]).status == 304)
    #expect(await site.get("/", ["If-None-Match": "\"x\", W/\(tag)"]).status == 304)
    #expect(await site.get("/", ["If-None-Match": "\"x\""]).status == 200)
    #expect(await site.get("/", ["If-Match": "\"x\", \(tag)"]).status == 200)
    #expect(await site.get("/", ["If-Match": "*"]).status == 200)
    #expect(await site.get("/", ["If-Match": "\"x\""]).status == 412)
    #expect(await site.get("/", ["If-Match": "W/\(tag)"]).status == 412)
    try await site.change("-- content/index.vml --\n<Text>Other</Text>")
    let second = await site.get("/", ["If-None-Match": tag])
    #expect(second.status == 200)
    #expect(second.text.contains("Other"))
  }

  @Test func partOfAFile() async throws {
    let site = try await ServedTestSite(Self.site)
    try await site.write("0123456789", to: "content/assets/note.txt")
    for (range, status, body, sent) in ranges {
      let response = await site.get("/assets/note.txt", ["Range": range])
      #expect(response.status == status, "\(range)")
      #expect(response.text == body, "\(range)")
      #expect(response["Content-Range"] == sent, "\(range)")
      let stale = await site.get("/assets/note.txt", ["Range": range, "If-Range": "\"old\""])
      #expect(stale.status == 200)
    }
  }

  /// No more of it is read than what is sent.
  @Test func aLargeFileIsReadAsItIsSent() async throws {
    let site = try await ServedTestSite(Self.site)
    let text = String(repeating: "0123456789", count: 100_000)
    try await site.write(text, to: "content/assets/note.txt")
    func part(_ headers: [String: String] = [:]) async -> (Range<Int>?, HTTPResponse) {
      let response = await site.get("/assets/note.txt", headers)
      guard case .file(let file, let range) = response.body else { return (nil, response) }
      #expect(
        file.read(range).map { String(decoding: $0, as: UTF8.self) }?.hasPrefix("012") == true)
      return (range, response)
    }
    let (whole, first) = await part()
    #expect(whole == 0..<1_000_000)
    let tag = try #require(first["ETag"])
    let (some, second) = await part(["Range": "bytes=500000-500009", "If-Range": tag])
    #expect(some == 500_000..<500_010)
    #expect(second["Content-Range"] == "bytes 500000-500009/1000000")
    #expect(await site.get("/assets/note.txt", ["If-None-Match": tag]).status == 304)
    // Another page leaves it as it is; another text does not.
    try await site.change("-- content/index.vml --\n<Text>Other</Text>")
    #expect(await part().1["ETag"] == tag)
    try await site.write(text + "0", to: "content/assets/note.txt")
    let (longer, third) = await part(["If-None-Match": tag])
    #expect(longer == 0..<1_000_001)
    #expect(third["ETag"] != tag)
  }

  @Test func anOutputThatIsGoneIsMadeAgain() async throws {
    let site = try await ServedTestSite(Self.site)
    var requests = site.served.requests.makeAsyncIterator()
    try site.files.remove("dist")
    for path in ["/", "/assets/note.txt", "/dev/manifest.json"] {
      let answer = await site.get(path)
      #expect(answer.status == 503)
      #expect(answer.text.contains("made again"))
    }
    let request = try #require(await requests.next())
    #expect(request.changes.isEverything)
    try await site.build(request.changes)
    #expect(await site.get("/").status == 200)
    #expect(await site.get("/dev/manifest.json").status == 200)
    // One file alone, and each time anew.
    try site.files.remove("dist/dev/ios/index.vml")
    #expect(await site.get("/").status == 503)
    #expect(await requests.next()?.changes.isEverything == true)
    try await site.build(.everything)
    #expect(await site.get("/").status == 200)
  }

  @Test func filesRunNothing() async throws {
    let site = try await ServedTestSite(Self.site)
    let page = await site.get("/assets/page.html", accept: "text/html")
    #expect(page.status == 200)
    #expect(page["Content-Security-Policy"]?.contains("sandbox") == true)
    #expect(page["X-Content-Type-Options"] == "nosniff")
    let spaced = await site.get("/products/a%20b")
    #expect(spaced.text.contains("Spaced"))
  }

  @Test func theFoldersOfTheOutput() async throws {
    let site = try await ServedTestSite(Self.site)
    #expect(await site.get("/dev/manifest.json").text.contains(#""name": "Acme""#))
    #expect(await site.get("/dev/macos/manifest.json").text.contains(#""target": "macos""#))
    #expect(await site.get("/dev/macos/mac.vml").text.contains("Mac only"))
    #expect(await site.get("/dev/ios/assets/note.txt").text.hasPrefix("0123456789"))
    #expect(await site.get("/dev/ios/mac.vml").status == 404)
    #expect(await site.get("/dev/tvos/index.vml").status == 404)
  }

  @Test func localesAndThemes() async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: Acme
      version: "1"
      targets: [ios]
      locales: [en, fr-CA]
      themes: [light, dark]
      -- content/index.vml --
      <Text>\\(locale) \\(theme)</Text>
      """)
    func text(_ accept: String, _ language: String? = nil) async -> String {
      let response = await site.get(
        "/", accept: accept, language.map { ["Accept-Language": $0] } ?? [:])
      #expect(response["Vary"] == "Accept, Accept-Language")
      let words = response.text.split(separator: "<Text>").last?.prefix { $0 != "<" } ?? ""
      #expect(response["Content-Language"].map(words.hasPrefix) == true)
      return String(words)
    }
    #expect(await text(Self.document) == "en light")
    #expect(await text(Self.document, "fr-CA") == "fr-CA light")
    #expect(await text(Self.document, "fr") == "fr-CA light")
    #expect(await text(Self.document, "de, fr;q=0.5, en;q=0.7") == "en light")
    #expect(await text(Self.document, "de") == "en light")
    #expect(await text("\(Self.document); theme=dark; locale=fr-CA", "en") == "fr-CA dark")
    #expect(await site.get("/dev/ios/fr-CA/dark/index.vml").text.contains("fr-CA dark"))
    #expect(await site.get("/dev/ios/index.vml").status == 404)
  }

  /// The table of docs/protocol.md.
  @Test func localesOfLanguages() async throws {
    let page = try String(
      contentsOf: repositoryFolder.appending(path: "docs/protocol.md"), encoding: .utf8)
    let table = try #require(page.split(separator: "<!-- table: locales -->").last)
    let rows = table.split(separator: "\n\n")[0].matches(of: /\n\| (`.+`) \| (`.+`) \| `(.+)` \|/)
    #expect(rows.count == 10)
    func names(_ cell: Substring) -> String { String(cell.filter { $0 != "`" }) }
    for (locales, rows) in Dictionary(grouping: rows, by: { names($0.1) }) {
      let site = try await ServedTestSite(
        """
        -- site.yaml --
        name: Acme
        version: "1"
        targets: [ios]
        locales: [\(locales)]
        -- content/index.vml --
        <Text>\\(locale)</Text>
        """)
      for row in rows {
        let response = await site.get(
          "/", accept: Self.document, ["Accept-Language": names(row.2)])
        #expect(response["Content-Language"] == String(row.3), "\(row.0)")
      }
    }
  }

  @Test func nothingIsBuiltYet() async throws {
    let options = BuildOptions(site: ".")
    let served = ServedSite(options, builtBy: SessionRebuilder(options))
    let responder = SiteResponder(served, hosts: AllowedHosts())
    let request = HTTPRequest(.get, "/", headers: [("Host", "localhost")])
    #expect(await responder.response(to: request).status == 503)
  }
}

private let ranges: [(String, Int, String, String?)] = [
  ("bytes=0-3", 206, "0123", "bytes 0-3/10"), ("bytes=8-", 206, "89", "bytes 8-9/10"),
  ("bytes=-2", 206, "89", "bytes 8-9/10"), ("bytes=5-99", 206, "56789", "bytes 5-9/10"),
  ("bytes=-99", 206, "0123456789", "bytes 0-9/10"), ("bytes=10-", 416, "", "bytes */10"),
  ("bytes=-0", 416, "", "bytes */10"), ("bytes=3-1", 200, "0123456789", nil),
  ("bytes=0-1,3-4", 200, "0123456789", nil), ("lines=1-2", 200, "0123456789", nil),
  ("bytes=--1", 200, "0123456789", nil), ("bytes=99999999999999999999-", 200, "0123456789", nil),
]

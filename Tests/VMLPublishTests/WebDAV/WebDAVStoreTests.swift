import Testing
import VMLPublish
import VMLRelease
import VMLStores
import VMLTestSupport

extension WebDAVServer {
  /// A store of the server, as the program opens it.
  func store(
    _ path: String = "", changing variables: [String: String] = [:]
  ) throws -> any Store {
    let variables = environment.merging(variables) { $1 }
    let settings = StoreSettings { variables[$0] }
    return try RetryingStore(openStore(address + path, settings, isMade: true))
  }
}

struct WebDAVStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    .enabled(
      if: TestPrograms.nginx != nil && TestPrograms.nginxWebDAVModule != nil,
      Comment(rawValue: TestPrograms.noNginxWebDAV)))
  func nginx() async throws {
    let server = try await WebDAVServer.nginx(in: folder("nginx"))
    try await expectContract(server.store("deep/er ü"), conditions: .ignored)
    #expect(try await !probeConditions(of: server.store()))
    let left = try folder.contents(of: "nginx/files").keys
    #expect(left.isEmpty, "nothing temporary is left: \(left)")
  }

  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func rclone() async throws {
    let server = try await WebDAVServer.rclone(in: folder("rclone"))
    // It gives new bytes with the old length, for a moment after a move.
    try await expectContract(server.store("deep/er ü"), conditions: .ignored, isAtomic: false)
    #expect(try await !probeConditions(of: server.store()))
    #expect(try folder.contents(of: "rclone").isEmpty)
  }

  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func whoMayNot() async throws {
    let server = try await WebDAVServer.rclone(in: folder("rclone"))
    let store = try server.store(changing: ["VMLC_WEBDAV_PASSWORD": "another-password"])
    do throws(StoreError) {
      try await store.put("a", [1], plain, if: .always)
      Issue.record("it was written")
    } catch {
      #expect(error.kind == .notAllowed && error.retry == nil)
      #expect(error.explanation.contains("VMLC_WEBDAV_USER and VMLC_WEBDAV_PASSWORD"))
      #expect(!error.explanation.contains("another-password"))
    }
  }

  @Test(arguments: [
    ("webdav:https://u:geheim@a.example", "a user name and a password have no place in it"),
    ("webdav:http://dav.example/x", "insecureHost: dav.example"),
    ("webdav:dav.example", "https://"),
    ("webdav:", "https://"),
  ])
  func addresses(_ address: String, _ reason: String) {
    do throws(StoreError) {
      _ = try openStore(address, StoreSettings { _ in nil }, isMade: true)
      Issue.record("it was opened")
    } catch {
      #expect(error.explanation.contains(reason), "\(error)")
      #expect(!"\(error)".contains("geheim"))
    }
  }

  @Test func pages() throws {
    func page(_ href: String, _ properties: String) -> WebDAVPage? {
      WebDAVPage(
        Array(
          """
          <D:multistatus xmlns:D="DAV:"><D:response><D:href>/base/a%20b/</D:href><D:propstat><D:prop>
          <D:resourcetype><D:collection/></D:resourcetype></D:prop></D:propstat></D:response><D:response>
          <D:href>\(href)</D:href><D:propstat><D:prop>\(properties)</D:prop></D:propstat></D:response>
          </D:multistatus>
          """.utf8), of: "a b/", below: "/base")
    }
    let file =
      "<D:getcontentlength>3</D:getcontentlength><D:getlastmodified>Sun, 22 Nov 2026 09:16:16 GMT</D:getlastmodified>"
    let folder = "<D:resourcetype><D:collection/></D:resourcetype>"
    #expect(page("/base/a%20b/c%C3%BC", file)?.entries.map(\.key) == ["a b/cü"])
    #expect(page("https://x.example/base/a%20b/c", file)?.entries.map(\.key) == ["a b/c"])
    #expect(page("/base/a%20b/c/", folder)?.folders == ["a b/c/"])
    for (href, properties) in [
      ("/other/c", file), ("/base/a%20b/c/d", file), ("/base/c", file), ("c", file),
      ("/base/a%20b/c%", file), ("/base/a%20b/c", ""), ("/base/a%20bc", file),
    ] { #expect(page(href, properties) == nil, "\(href)") }
  }
}

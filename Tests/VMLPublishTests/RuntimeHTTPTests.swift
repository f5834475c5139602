import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLRuntime
import VMLTestSupport

/// `VMLRuntime` over real servers of HTTP, by the transport that apps have.
struct RuntimeHTTPTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  @Test(.enabled(if: Nginx.path != nil, "no nginx in PATH or /usr/sbin"))
  func aChannelBehindNginx() async throws {
    let nginx = try await Nginx(serving: fixture.storePath)
    defer { nginx.end() }
    try await follow(nginx.url)
  }

  @Test(.enabled(if: PythonServer.python != nil, "no python3 in PATH"))
  func aChannelBehindPython() async throws {
    let server = try await PythonServer(serving: fixture.storePath)
    defer { server.end() }
    try await follow(server.url)
  }

  /// Follows a channel from its first release to the second, and on where the server is gone.
  private func follow(_ url: String) async throws {
    let first = try await fixture.tree()
    _ = try await fixture.publisher().publish(first)
    #expect(await (try channel(url)).update() == .shown(release: first.id.text))
    let shop = try channel(url)
    #expect(await shop.update() == .unchanged)
    let about = try await shop.document(at: "/about")
    #expect(String(decoding: about.bytes, as: UTF8.self).contains("Hello Bob"))
    #expect(try await shop.release().file(at: "/logo.png").bytes.starts(with: "no image".utf8))
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    _ = try await fixture.publisher().publish(second)
    #expect(await shop.update() == .shown(release: second.id.text))
    let changed = try await shop.document(at: "/about")
    #expect(String(decoding: changed.bytes, as: UTF8.self).contains("Welcome Bob"))
    let offline = try channel("http://127.0.0.1:\(freePort())/")
    guard case .unreachable = await offline.update() else {
      Issue.record("a server that is not there has answered")
      return
    }
    #expect(try await offline.release().id == second.id.text)
  }

  private func channel(_ url: String) throws -> VMLChannel {
    var client = ClientProfile(target: "ios", system: "18.0")
    client.id = "client-1"
    var configuration = ChannelConfiguration(
      url: url, root: .file(fixture.folder("trust/1.root.json")), client: client)
    configuration.cache = fixture.folder("cache")
    configuration.policy = .atOnce
    return VMLChannel(configuration)
  }

  @Test(.enabled(if: PythonServer.python != nil, "no python3 in PATH"))
  func aFormIsPostedAndGoesNowhereElse() async throws {
    let server = try await answers()
    defer { server.end() }
    func post(_ path: String, limit: Int = 1000) async throws -> (status: Int, body: [UInt8]) {
      try await URLSessionTransport(headers: ["X-App": "1"]).post(
        FormRequest(
          url: "http://127.0.0.1:\(server.port)/\(path)", headers: ["Idempotency-Key": "k1"],
          body: Array("{}".utf8),
          limit: limit))
    }
    let echo = try await post("echo")
    let text = String(decoding: echo.body, as: UTF8.self)
    #expect(echo.status == 200)
    #expect(text.hasPrefix("POST /echo "))
    #expect(text.contains("Idempotency-Key: k1") && text.contains("X-App: 1"))
    #expect(text.hasSuffix("{}"))
    #expect(try await post("elsewhere").status == 302)
    await #expect(throws: (any Error).self) { try await post("large", limit: 999) }
    await #expect(throws: (any Error).self) { try await post("half") }
  }

  /// An answer that is too long, or that ends early, is no whole file.
  @Test(.enabled(if: PythonServer.python != nil, "no python3 in PATH"))
  func limitsAndStatuses() async throws {
    let server = try await PythonServer(serving: fixture.storePath)
    defer { server.end() }
    try fixture.folder.write(String(repeating: "x", count: 500_000), to: "store/large.txt")
    let transport = URLSessionTransport()
    func get(_ key: String, limit: Int) async throws -> TransportAnswer {
      try await transport.get(TransportRequest(base: server.url, key: key, limit: limit))
    }
    let whole = try await get("large.txt", limit: 500_000)
    #expect(whole.status == 200 && whole.end == .whole && whole.body.count == 500_000)
    let cut = try await get("large.txt", limit: 1000)
    #expect(cut.status == 200 && cut.end == .tooLong && cut.body.count == 1000)
    #expect(try await get("nothing.txt", limit: 1000).status == 404)
    await #expect(throws: (any Error).self) {
      try await transport.get(TransportRequest(base: "no address", key: "a", limit: 10))
    }
  }
}

/// The server that comes with Python.
private struct PythonServer {
  static let python: String? =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/python3" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private let server: TestServer
  var url: String { "http://127.0.0.1:\(server.port)/" }

  init(serving store: String) async throws {
    let python = try #require(Self.python)
    try FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: true)
    server = try await TestServer { port in
      [python, "-m", "http.server", "\(port)", "--bind", "127.0.0.1", "--directory", store]
    }
  }

  func end() { server.end() }
}

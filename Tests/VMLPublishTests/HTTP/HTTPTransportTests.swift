import Foundation
import Testing
import VMLStores
import VMLTestSupport

/// The client of HTTP against a server that does right and wrong (`Scripts/serve-answers`).
struct HTTPTransportTests {
  private let server: TestServer
  private let transport: HTTPTransport

  init() async throws {
    server = try await answers()
    transport = try HTTPTransport()
  }

  private func request(_ method: String, _ target: String) -> HTTPRequest {
    HTTPRequest(method, WebURL(scheme: .http, host: "127.0.0.1", port: server.port), target)
  }

  private func text(_ target: String, _ transport: HTTPTransport? = nil) async throws -> String {
    let answer = try await (transport ?? self.transport).send(
      request("GET", target), limit: 1 << 20)
    return String(decoding: answer.body, as: UTF8.self)
  }

  private func transport(
    _ change: (inout HTTPDeadlines) -> Void
  ) throws -> HTTPTransport {
    var deadlines = HTTPDeadlines()
    change(&deadlines)
    return try HTTPTransport(deadlines: deadlines)
  }

  private func failure(
    _ request: HTTPRequest, _ transport: HTTPTransport? = nil, limit: Int = 1 << 20
  ) async -> HTTPFailure? {
    do throws(HTTPFailure) {
      _ = try await (transport ?? self.transport).send(request, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  // MARK: What is sent

  @Test(arguments: ["GET", "DELETE", "PROPFIND", "MKCOL"])
  func nothingIsAdded(_ method: String) async throws {
    var request = request(method, "/echo/a%20%2f/../%C3%BC?b=%7E&c=")
    request.headers = [("Host", "a.example"), ("X-B", "1, 2"), ("X-A", "")]
    let answer = try await transport.send(request, limit: 1000)
    #expect(
      String(decoding: answer.body, as: UTF8.self)
        == "\(method) /echo/a%20%2f/../%C3%BC?b=%7E&c= HTTP/1.1\r\nHost: a.example\r\nX-B: 1, 2\r\nX-A:\r\n\r\n"
    )
  }

  @Test(arguments: ["a\r\nX-B: b", "a\n", "\0"])
  func aLineBreakIsNotSent(_ value: String) async throws {
    var request = request("GET", "/echo")
    request.headers = [("X-A", value)]
    let error = try #require(await failure(request))
    #expect(error.kind == .request)
    #expect(error.explanation == "a control character stands in the value of 'X-A'")
  }

  @Test(arguments: [0, 1, 3_000_000])
  func bodies(_ count: Int) async throws {
    var request = request("PUT", "/echo")
    request.body = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let answer = try await transport.send(request, limit: 4_000_000)
    let head =
      "PUT /echo HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: \(count)\r\n\r\n"
    #expect(answer.body == Array(head.utf8) + request.body)
  }

  @Test func aTypeThatIsGiven() async throws {
    var request = request("POST", "/echo")
    request.headers = [("Content-Type", "application/json")]
    request.body = [1]
    let answer = try await transport.send(request, limit: 1000)
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(text.contains("\r\nContent-Type: application/json\r\n"))
    #expect(text.split(separator: "\r\n").count == 5, "\(text)")
  }

  @Test func connectionsAreKept() async throws {
    var first = try await text("/peer")
    var isKept = false
    // On a busy machine a connection may be idle for so long between two requests that it is closed.
    for _ in 0..<5 where !isKept {
      let next = try await text("/peer")
      isKept = next == first
      first = next
    }
    #expect(isKept)
    // What was cut is not.
    _ = try await transport.send(request("GET", "/failure"), limit: 1)
    #expect(try await text("/peer") != first)
  }

  @Test func manyAtOnce() async throws {
    let bodies = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<256 { group.addTask { try await text("/drip") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(bodies == Array(repeating: String(repeating: "a", count: 16), count: 256))
  }

  /// The server may have done what it was asked for, and a second answer would be that to a second request.
  @Test func nothingIsSentTwice() async throws {
    for method in ["PUT", "MOVE"] {
      let peer = try await text("/peer")
      let error = try #require(await failure(request(method, "/drops")))
      #expect(error.kind == .network)
      #expect(error.explanation.contains("closed the connection before it had answered"))
      #expect(try await text("/peer") != peer)
    }
    #expect(try await text("/count").contains(#""/drops": 2"#))
  }

  // MARK: Answers

  @Test func headers() async throws {
    let answer = try await transport.send(request("GET", "/progress"), limit: 0)
    #expect(answer.status == 200)
    #expect(answer.headers.filter { $0.name == "ETag" }.map(\.value) == ["late"])
    #expect(answer.headers.first { $0.name == "Empty" }?.value == "")
  }

  @Test func bodyInParts() async throws { #expect(try await text("/parts") == "abc") }

  @Test func headHasNoBody() async throws {
    let answer = try await transport.send(request("HEAD", "/head"), limit: 0)
    #expect(answer.status == 200 && answer.body.isEmpty)
    #expect(answer.headers.first?.value == "1000")
  }

  @Test func redirectsAreNotFollowed() async throws {
    let answer = try await transport.send(request("GET", "/elsewhere"), limit: 0)
    #expect(answer.status == 302)
    #expect(try await !text("/count").contains(#""/count": 2"#))
  }

  @Test func limits() async throws {
    #expect(try await transport.send(request("GET", "/large"), limit: 1000).body.count == 1000)
    for target in ["/large", "/endless"] {
      let error = try #require(await failure(request("GET", target), limit: 999))
      #expect(error.kind == .tooLarge && error.explanation == "it is larger than expected")
    }
    let answer = try await transport.send(request("GET", "/failure"), limit: 0)
    #expect(answer.status == 500 && answer.body.count == 64 * 1024)
    #expect(answer.headers.contains { $0 == ("X-Tried", "once") })
  }

  @Test(arguments: [
    ("/half", "closed the connection before it had answered"),
    ("/garbage", "does not answer as HTTP has it"), ("/headers", "does not answer as HTTP has it"),
  ])
  func noAnswer(_ target: String, _ words: String) async throws {
    let error = try #require(await failure(request("GET", target)))
    #expect(error.kind == .network)
    #expect(error.explanation == "'127.0.0.1:\(server.port)' \(words)")
  }

  // MARK: Deadlines

  @Test(arguments: ["/silence", "/stall"])
  func stalls(_ target: String) async throws {
    let transport = try transport { $0.stall = .milliseconds(500) }
    let error = try #require(await failure(request("GET", target), transport))
    #expect(error.kind == .network)
    #expect(error.explanation == "'127.0.0.1:\(server.port)' stalled")
  }

  @Test func whatIsSlowIsNoStall() async throws {
    let transport = try transport { $0.stall = .seconds(3) }
    #expect(try await text("/drip", transport) == String(repeating: "a", count: 16))
  }

  @Test func theWhole() async throws {
    let transport = try transport { $0.whole = .milliseconds(500) }
    let error = try #require(await failure(request("GET", "/drip"), transport))
    #expect(error.kind == .network)
    #expect(error.explanation == "'127.0.0.1:\(server.port)' took too long")
  }

  /// The other side answers to TCP, and to nothing of TLS.
  @Test func encryptionThatDoesNotBegin() async throws {
    let transport = try transport { $0.connect = .seconds(2) }
    var request = request("GET", "/")
    request.server.scheme = .https
    let error = try #require(await failure(request, transport))
    #expect(error.kind == .network)
    #expect(
      error.explanation
        == "'127.0.0.1:\(server.port)' did not finish its encryption in time")
  }

  @Test func cancelling() async throws {
    // On a busy machine the silence may last for long before it is seen.
    let patient = try transport { $0.stall = .seconds(600) }
    let task = Task { await failure(request("GET", "/silence"), patient) }
    #expect(try await comesAbout { try await text("/count").contains("/silence") })
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    #expect(try await text("/peer") != "")
  }
}

/// A server of `Scripts/serve-answers`, with TLS where a file with certificate and key is named.
func answers(certificate: String? = nil) async throws -> TestServer {
  let python = try #require(TestPrograms.find("python3"))
  let script = repositoryFolder.appending(path: "Scripts/serve-answers").path
  return try await TestServer { port in
    [python, script, String(port)] + (certificate.map { [$0] } ?? [])
  }
}

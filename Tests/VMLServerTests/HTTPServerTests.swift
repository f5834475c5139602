import NIOCore
import NIOPosix
import Synchronization
import Testing
import VMLServer

/// The server by itself, against clients that send any bytes.
@Suite(.serialized, .timeLimit(.minutes(30))) struct HTTPServerTests {
  @Test func oneConnectionHasManyRequests() async throws {
    let running = try await RunningServer()
    let client = try await running.client()
    for number in 1...3 {
      let answer = try await client.request("/a?\(number)")
      #expect(answer.status == 200)
      #expect(answer.body == "get /a?\(number) 0\n")
    }
    let head = try await client.request("/a", method: "HEAD")
    #expect(head.headers["content-length"] == "10")
    let post = try await client.request("/a", method: "POST", ["Content-Length: 3"], body: "abc")
    #expect(post.body == "post /a 3\n")
    let chunks = try await client.request(
      "/a", method: "POST", ["Transfer-Encoding: chunked"], body: "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
    )
    #expect(chunks.body == "post /a 5\n")
    await running.server.stop()
  }

  @Test func requestsThatComeTogetherAreAnsweredInTheirOrder() async throws {
    let running = try await RunningServer()
    let client = try await running.client()
    let requests = (1...20).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }
    try await client.send(requests.joined())
    for number in 1...20 { #expect(try await client.answer().body == "get /\(number) 0\n") }
    await running.server.stop()
  }

  @Test func bothVersionsOfTheInternet() async throws {
    let running = try await RunningServer()
    // A machine may be without version 6.
    guard let client = try? await RawClient(port: running.port, version6: true) else { return }
    #expect(try await client.request("/").status == 200)
    await running.server.stop()
  }

  @Test func aLargeAnswerIsWhole() async throws {
    let running = try await RunningServer()
    let client = try await running.client()
    #expect(try await client.request("/large").body.utf8.count == 3_000_000)
    await running.server.stop()
  }

  @Test func aStreamEndsWithItsClient() async throws {
    let running = try await RunningServer()
    let before = CountingStream.cancelled.load(ordering: .relaxed)
    do {
      let client = try await running.client()
      let head = try await client.request("/stream", method: "GET")
      #expect(head.headers["transfer-encoding"] == "chunked")
      _ = try await client.read(until: "3\n\r\n")
    }
    try await running.expect(connections: 0)
    while CountingStream.cancelled.load(ordering: .relaxed) == before { await Task.yield() }
    await running.server.stop()
  }

  @Test func whatIsNoRequest() async throws {
    let running = try await RunningServer()
    for (bytes, status) in noRequests {
      let client = try await running.client()
      try await client.send(bytes + "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
      let text = await client.readToEnd()
      let answered = text.split(separator: " ").dropFirst().first
      #expect(answered == "\(status)", "\(bytes): \(text)")
      #expect(!text.contains("smuggled"), "\(bytes): \(text)")
      #expect(try await running.client().request("/").status == 200)
    }
    await running.server.stop()
  }

  @Test func headersHaveALimit() async throws {
    let running = try await RunningServer()
    let long = try await running.client()
    let answer = try await long.request("/", ["A: " + String(repeating: "a", count: 40_000)])
    #expect(answer.status == 431)
    // So long that it has not come in when it is answered.
    for length in [90_000, 400_000] {
      let longer = try await RawClient(port: running.port, goesOn: true)
      let answer = try await longer.request("/", ["A: " + String(repeating: "a", count: length)])
      #expect(answer.status == 431)
      let several = try await RawClient(port: running.port, goesOn: true)
      let lines = (0..<length / 10_000).map { "A\($0): " + String(repeating: "a", count: 10_000) }
      #expect(try await several.request("/", lines).status == 431)
    }
    let many = try await running.client()
    #expect(try await many.request("/", (1...200).map { "A\($0): b" }).status == 431)
    let path = try await running.client()
    #expect(try await path.request("/" + String(repeating: "a", count: 40_000)).status == 431)
    // Below the limit, one request after the other.
    let fine = try await running.client()
    for _ in 1...5 {
      let header = "A: " + String(repeating: "a", count: 20_000)
      #expect(try await fine.request("/", [header]).status == 200)
    }
    await running.server.stop()
  }

  @Test func bodiesHaveALimit() async throws {
    let running = try await RunningServer()
    let client = try await running.client()
    let chunk = "4000\r\n" + String(repeating: "a", count: 0x4000) + "\r\n"
    let answer = try await client.request(
      "/", method: "POST", ["Transfer-Encoding: chunked"],
      body: String(repeating: chunk, count: 5))
    #expect(answer.status == 413)
    await running.server.stop()
  }

  @Test func aRequestThatDoesNotComeToAnEnd() async throws {
    var limits = HTTPLimits.patient
    limits.requestTime = .milliseconds(50)
    let running = try await RunningServer(limits: limits)
    for bytes in [
      "", "GET / HTTP/1.1\r\nHost", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab",
    ] {
      let client = try await running.client()
      // Where this machine is slow, the server has closed it already.
      try? await client.send(bytes)
      #expect(await client.readToEnd() == "")
    }
    await running.server.stop()
  }

  @Test func aConnectionThatIsNotUsed() async throws {
    var limits = HTTPLimits.patient
    limits.idleTime = .milliseconds(50)
    let running = try await RunningServer(limits: limits)
    let client = try await running.client()
    #expect(try await client.request("/").status == 200)
    #expect(await client.readToEnd() == "")
    await running.server.stop()
  }

  @Test func theOneThatWaitsTheLongestMakesRoom() async throws {
    var limits = HTTPLimits.patient
    limits.connectionCount = 3
    let running = try await RunningServer(limits: limits)
    let stream = try await running.client()
    try await stream.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
    _ = try await stream.read(until: "3\n\r\n")
    let first = try await running.client()
    #expect(try await first.request("/").status == 200)
    let second = try await running.client()
    #expect(try await second.request("/").status == 200)
    let third = try await running.client()
    #expect(try await third.request("/").status == 200)
    #expect(await first.readToEnd() == "")
    #expect(try await second.request("/").status == 200)
    #expect(running.server.connectionCount == 3)
    await running.server.stop()
  }

  @Test func whereAllListenTheOldestMakesRoom() async throws {
    var limits = HTTPLimits.patient
    limits.connectionCount = 8
    let running = try await RunningServer(limits: limits)
    var streams: [RawClient] = []
    for _ in 1...8 {
      let stream = try await running.client()
      try await stream.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
      _ = try await stream.read(until: "3\n\r\n")
      streams.append(stream)
    }
    // The one does not go for the other, though nothing waits longer. An answer without a body comes
    // when it is over for the server; one with a body may be there a moment before.
    var clients = [try await running.client(), try await running.client()]
    for client in clients {
      #expect(try await client.request("/", method: "HEAD").status == 200)
    }
    for stream in streams.prefix(2) { #expect(await stream.readToEnd() == "") }
    clients.append(try await running.client())
    #expect(try await clients[2].request("/", method: "HEAD").status == 200)
    #expect(await clients[0].readToEnd() == "")
    #expect(running.server.connectionCount == 8)
    withExtendedLifetime(clients) {}
    await running.server.stop()
  }

  /// The system has taken what it was sent, so that nothing waits here.
  @Test(.enabled(if: closesUnread, "the system tells it on Linux alone"))
  func aClientThatDoesNotRead() async throws {
    var limits = HTTPLimits.patient
    limits.writeTime = .seconds(1)
    let running = try await RunningServer(SilentAfterwards(), limits: limits)
    let client = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.autoRead, value: false)
      .channelOption(.socketOption(.so_rcvbuf), value: 4096)
      .connect(host: "127.0.0.1", port: running.port).get()
    try await client.writeAndFlush(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: a\r\n\r\n"))
    try await running.expect(connections: 1)
    try await running.expect(connections: 0)
    try? await client.close()
    await running.server.stop()
  }

  @Test func anAnswerMayTakeLongToMake() async throws {
    var limits = HTTPLimits.patient
    limits.writeTime = .milliseconds(50)
    let running = try await RunningServer(SlowStream(), limits: limits)
    let client = try await running.client()
    try await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    let text = try await client.read(until: "\r\n0\r\n\r\n")
    #expect(text.hasSuffix("\r\na\r\n1\r\na\r\n0\r\n\r\n"))
    await running.server.stop()
  }

  @Test(arguments: ["GET /a HTTP/1.1\r\nHost: a\r\n\r\n", "GET /large HTTP/1.1\r\nHost: a\r\n\r\n"])
  func aClientThatSendsNothingMore(_ request: String) async throws {
    let running = try await RunningServer()
    let client = try await RawClient(port: running.port, goesOn: true)
    try await client.send(request + request)
    try await client.endSending()
    for _ in 1...2 {
      let answer = try await client.answer()
      #expect(answer.body == "get /a 0\n" || answer.body.utf8.count == 3_000_000)
    }
    #expect(await client.readToEnd() == "")
    try await running.expect(connections: 0)
    // Half a request is none.
    let half = try await RawClient(port: running.port, goesOn: true)
    try await half.send("GET /a HTTP/1.1\r\nHo")
    try await half.endSending()
    let answer = await half.readToEnd()
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400"))
    try await running.expect(connections: 0)
    await running.server.stop()
  }

  /// The parser reads nothing after it.
  @Test func whatOffersAnotherProtocolIsTheLastRequest() async throws {
    let running = try await RunningServer()
    for (method, headers) in [
      ("GET", ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMA"]),
      ("GET", ["Connection: upgrade", "Upgrade: websocket"]), ("CONNECT", []),
    ] {
      let client = try await running.client()
      let answer = try await client.request("/a", method: method, headers)
      #expect(answer.status == 200)
      #expect(answer.headers["connection"] == "close")
      #expect(await client.readToEnd() == "")
    }
    let client = try await running.client()
    #expect(try await client.request("/a", ["Connection: upgrade"]).headers["connection"] == nil)
    #expect(try await client.request("/a").status == 200)
    await running.server.stop()
  }

  @Test func theFormThatProxiesAreSent() async throws {
    let running = try await RunningServer()
    for (target, host, path) in [
      ("http://a:80/b?c", "a:80", "/b?c"), ("HTTP://A/", "a", "/"), ("http://a?c", "a", "/?c"),
    ] {
      let client = try await running.client()
      try await client.send("GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      #expect(try await client.answer().body == "get \(path) 0\n")
    }
    await running.server.stop()
  }

  /// A proxy on this machine stands for clients that may be anywhere.
  @Test func whoIsOnThisMachine() async throws {
    let running = try await RunningServer()
    let client = try await running.client()
    #expect(try await client.request("/local").body == "true\n")
    for header in ["Via: 1.1 a", "Forwarded: for=192.0.2.1", "X-Forwarded-For: 192.0.2.1"] {
      #expect(try await client.request("/local", [header]).body == "false\n")
    }
    await running.server.stop()
  }

  @Test func answersHaveTheTime() async throws {
    #expect(httpDate(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(httpDate(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
    #expect(httpDate(951_782_400) == "Tue, 29 Feb 2000 00:00:00 GMT")
    #expect(httpDate(4_107_542_399) == "Sun, 28 Feb 2100 23:59:59 GMT")
    #expect(httpDate(4_107_542_400) == "Mon, 01 Mar 2100 00:00:00 GMT")
    let running = try await RunningServer()
    let client = try await running.client()
    #expect(try await client.request("/a").headers["date"]?.hasSuffix(" GMT") == true)
    await running.server.stop()
  }

  @Test func aPortThatIsTaken() async throws {
    let running = try await RunningServer()
    let other = HTTPServer(EchoResponder())
    await #expect(throws: ListeningError.self) {
      _ = try await other.listen(at: ["127.0.0.1"], port: running.port, tries: 1)
    }
    let next = try await other.listen(at: ["127.0.0.1", "::1"], port: running.port, tries: 50)
    #expect(next > running.port)
    await other.stop()
    await running.server.stop()
  }

  @Test func whereNothingCanListen() async throws {
    let server = HTTPServer(EchoResponder())
    let nowhere = await #expect(throws: ListeningError.self) {
      _ = try await server.listen(at: ["192.0.2.1"], port: 0, tries: 1)
    }
    #expect(nowhere?.description.contains("does not have the address") == true)
    let nobody = await #expect(throws: ListeningError.self) {
      _ = try await server.listen(at: ["nobody.invalid"], port: 0, tries: 1)
    }
    #expect(nobody?.description.contains("no address") == true)
    await server.stop()
  }

  @Test func theEndClosesEverything() async throws {
    let running = try await RunningServer()
    let stream = try await running.client()
    try await stream.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
    _ = try await stream.read(until: "3\n\r\n")
    let idle = try await running.client()
    #expect(try await idle.request("/").status == 200)
    await running.server.stop()
    #expect(await stream.readToEnd() == "")
    #expect(await idle.readToEnd() == "")
  }
}

/// Whether the system tells of a client that does not take what it was sent.
private let closesUnread: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()

/// Takes longer for each of two parts than a client may take to read one.
private final class SlowStream: HTTPResponder, HTTPStream {
  private let count = Atomic(0)

  func response(to request: HTTPRequest) async -> HTTPResponse {
    HTTPResponse(200, body: .stream(self))
  }

  func next() async -> [UInt8]? {
    try? await Task.sleep(for: .milliseconds(200))
    return count.add(1, ordering: .relaxed).newValue <= 2 ? [0x61] : nil
  }
}

/// Sends as much as the system takes for a client, and then listens, as to a site that is not edited.
private struct SilentAfterwards: HTTPResponder, HTTPStream {
  private let isSent = Once()

  private final class Once: Sendable {
    private let count = Atomic(0)
    var isFirst: Bool { count.add(1, ordering: .relaxed).oldValue == 0 }
  }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    HTTPResponse(200, body: .stream(self))
  }

  func next() async -> [UInt8]? {
    if isSent.isFirst { return [UInt8](repeating: 0x61, count: 200_000) }
    try? await Task.sleep(for: .seconds(600))
    return nil
  }
}

/// Requests that two servers could read in two ways, or that none should read: each is refused, and
/// nothing after it is read.
private let noRequests: [(String, Int)] = [
  ("GET / HTTP/1.1\r\n\r\n", 400),
  ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400),
  ("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 9\r\n\r\nabc", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3, 3\r\n\r\nabc", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\nabc", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0x3\r\n\r\nabc", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\n", 400),
  (
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400
  ),
  (
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
    400
  ),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nz\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 400),
  ("GET / HTTP/1.1\r\nHost: a\r\nA : b\r\n\r\n", 400),
  ("GET / HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n", 400),
  ("GET / HTTP/1.1\nHost: a\n\n", 400),
  ("GET / HTTP/1.1\r\nHost: a\r\nA: b\u{0}c\r\n\r\n", 400),
  ("GET http://a/ HTTP/1.1\r\nHost: b\r\n\r\n", 400),
  ("GET http://a/ HTTP/1.1\r\n\r\n", 400),
  ("GET http://b@a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("GET http:///a HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("GET http://a/#b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("GET https://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\n\r\n3\r\nabc\r\n0\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: , chunked\r\n\r\n0\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501),
  ("POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
  ("GET /a#b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("GET a HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
  ("GET / HTTP/1.2\r\nHost: a\r\n\r\n", 505),
  ("\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n", 417),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1073741824\r\n\r\n", 413),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length:\r\n\r\nabc", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3 3\r\n\r\nabc", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3a\r\n\r\nabc", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length : 3\r\n\r\nabc", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chun\r\n ked\r\n\r\n0\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: \"chunked\"\r\n\r\n0\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\u{B}chunked\r\n\r\n0\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0x3\r\nabc\r\n0\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n", 400),
  ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\nabc\r\n0\r\n\r\n", 400),
  ("GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n", 400),
  ("GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n", 400),
  ("GET / HTTP/1.1\r\nHost: a\r\nA\u{0}: b\r\n\r\n", 400),
  ("GET / HTTP/1.1\r\nHost: a\r\nA: b\rContent-Length: 9\r\n\r\n", 400),
  ("GET / HTTP/1.1\r\nHost: a\r\nA: b\n\r\n", 400),
  ("GET\t/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("GET /\r\n", 400),
  ("GET / HTTP/1.1 x\r\nHost: a\r\n\r\n", 400),
  ("GET / http/1.1\r\nHost: a\r\n\r\n", 400),
  ("GET / HTTP/11\r\nHost: a\r\n\r\n", 400),
  ("GET /\u{0} HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("GET //a@b:80 HTTP/1.1\r\n\r\n", 400),
  ("CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
]

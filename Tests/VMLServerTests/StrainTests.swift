import Foundation
import NIOCore
import NIOPosix
import Testing
import VMLBuild
import VMLFiles
import VMLServer
import VMLTestSupport

/// Many clients at once, and large ones.
///
/// `SERVER_STRAIN=full` in the environment makes them as many, and lets them last as long, as docs/serve.md says; that
/// takes two minutes and prints what was seen.
@Suite(.serialized, .timeLimit(.minutes(30))) struct StrainTests {
  private static let isFull = ProcessInfo.processInfo.environment["SERVER_STRAIN"] == "full"

  // MARK: Slow clients

  /// Each begins a request and does not go on with it.
  @Test func manySlowConnections() async throws {
    let count = Self.isFull ? 10_000 : 300
    var limits = Self.isFull ? HTTPLimits() : .patient
    if !Self.isFull { limits.connectionCount = 50 }
    let running = try await RunningServer(limits: limits)
    let before = residentBytes()
    raiseFileLimit()
    let slow = SlowClients(port: running.port)
    var most = 0
    for number in 1...count {
      try await slow.add()
      guard number % 50 == 0 else { continue }
      most = max(most, running.server.connectionCount)
      // A client that asks in between gets an answer.
      #expect(try await running.client().request("/between").status == 200)
    }
    try await slow.sendMore()
    most = max(most, running.server.connectionCount)
    #expect(most <= limits.connectionCount)
    #expect(try await running.client().request("/after").status == 200)
    let grown = residentBytes() - before
    report(
      "\(count) slow connections: at most \(most) open, \(grown >> 20) MiB for server and clients")
    await slow.end()
    await running.server.stop()
  }

  // MARK: Large bodies

  /// A body that is really sent, whether or not its length is said, and whatever the server answers.
  @Test(arguments: ["Content-Length: 1073741824", "Transfer-Encoding: chunked"])
  func aLargeBody(_ length: String) async throws {
    let running = try await RunningServer()
    let client = try await RawClient(port: running.port, goesOn: true)
    try await client.send("POST / HTTP/1.1\r\nHost: localhost\r\n\(length)\r\n\r\n")
    let before = residentBytes()
    let piece = String(repeating: "a", count: 1 << 20)
    let part = length.hasPrefix("T") ? "100000\r\n\(piece)\r\n" : piece
    var sent = 0
    var most = 0
    while sent < (Self.isFull ? 1 << 30 : 64 << 20) {
      // The server reads no more of it at some time; then there is no reader to send it to.
      do { try await client.send(part) } catch { break }
      sent += piece.utf8.count
      most = max(most, residentBytes() - before)
    }
    let answer = await client.readToEnd()
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 413"), "\(answer.prefix(40))")
    #expect(most < 64 << 20, "\(most) bytes more")
    #expect(try await running.client().request("/after").status == 200)
    report("\(length): \(sent >> 20) MiB of a body taken in, at most \(most >> 20) MiB more memory")
    await running.server.stop()
  }

  // MARK: Large files

  /// Each client asks for a large file, and reads nothing of it.
  @Test func aLargeFileForManyClients() async throws {
    let count = Self.isFull ? 200 : 30
    let folder = try TemporaryFolder()
    try folder.write("", to: "large")
    // It takes no room on the disk.
    let handle = try FileHandle(forWritingTo: URL(filePath: folder("large")))
    try handle.truncate(atOffset: 1 << 30)
    try handle.close()
    let running = try await RunningServer(FileResponder(folder: folder.path))
    let before = residentBytes()
    var clients: [any Channel] = []
    for _ in 0..<count {
      let client = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .channelOption(.autoRead, value: false)
        .connect(host: "127.0.0.1", port: running.port).get()
      try await client.writeAndFlush(
        ByteBuffer(string: "GET /large HTTP/1.1\r\nHost: a\r\n\r\n"))
      clients.append(client)
    }
    let reader = try await running.client()
    #expect(
      try await reader.request("/large", method: "HEAD").headers["content-length"] == "1073741824")
    let part = try await reader.request("/large", ["Range: bytes=1073741820-"])
    #expect(part.status == 206 && part.body.utf8.count == 4)
    let grown = residentBytes() - before
    #expect(grown < 64 << 20, "\(grown) bytes more")
    report("\(count) clients of a file of 1 GiB: \(grown >> 20) MiB more memory")
    for client in clients { try? await client.close() }
    try await running.expect(connections: 1)
    await running.server.stop()
  }

  // MARK: Many browsers

  /// Every browser is told of every save.
  @Test func manyBrowsers() async throws {
    let count = Self.isFull ? 200 : 20
    let saves = Self.isFull ? 60 : 5
    let site = try await ServedTestSite(
      "-- components/Word.vml --\n<Text>word0.</Text>\n-- content/index.vml --\n<VStack><Word/></VStack>"
    )
    let running = try await RunningServer(site.responder)
    let frame = "frame=id%3Da%26path%3D%2F%26target%3Dios%26platform%3Dios"
    var browsers: [RawClient] = []
    for _ in 0..<count {
      let client = try await running.client()
      try await client.send("GET /.vmlc/events?\(frame) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      _ = try await client.read(until: "word0.")
      browsers.append(client)
    }
    #expect(site.served.watcherCount == count)
    var early = 0
    for save in 1...saves {
      let start = ContinuousClock.now
      try await site.write("<Text>word\(save).</Text>", to: "components/Word.vml")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for browser in browsers {
          group.addTask { _ = try await browser.read(until: "word\(save).") }
        }
        try await group.waitForAll()
      }
      // What is remembered of sites and texts has its size by then.
      if save == max(saves / 4, 1) { early = residentBytes() }
      if Self.isFull { try await Task.sleep(until: start + .seconds(1), clock: .continuous) }
    }
    let grown = residentBytes() - early
    #expect(grown < 32 << 20, "\(grown) bytes more")
    report(
      "\(count) browsers, \(saves) saves: each told of each, \(grown >> 10) KiB more memory since the first quarter"
    )
    browsers = []
    try await running.expect(connections: 0)
    await running.server.stop()
  }

  private func report(_ text: String) { if Self.isFull { print(text) } }
}

/// Answers with files of a folder.
private struct FileResponder: HTTPResponder {
  let folder: String

  func response(to request: HTTPRequest) async -> HTTPResponse {
    let name = String(request.path.dropFirst())
    guard let file = try? DiskFileSystem(root: folder).open(name, limit: 1 << 40) else {
      return HTTPResponse(404, "nothing has this path")
    }
    return VMLServer.response(to: request, with: .file(file, 0..<file.size), tag: "a", headers: [])
  }
}

/// Clients that send a part of a request.
private actor SlowClients {
  private let port: Int
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private var channels: [any Channel] = []

  init(port: Int) { self.port = port }

  func add() async throws {
    let channel = try await ClientBootstrap(group: group).connect(host: "127.0.0.1", port: port)
      .get()
    channels.append(channel)
    try? await channel.writeAndFlush(ByteBuffer(string: "GET / HTTP/1.1\r\nHo"))
  }

  /// Another byte from each that is still there.
  func sendMore() async throws {
    for channel in channels where channel.isActive {
      try? await channel.writeAndFlush(ByteBuffer(string: "s"))
    }
  }

  func end() async {
    for channel in channels { channel.close(promise: nil) }
    channels = []
    try? await group.shutdownGracefully()
  }
}

/// Memory of this process in bytes; 0 where the system does not say it in a file.
private func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
    let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
  else { return 0 }
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// Lets this process have as many open files as it may.
private func raiseFileLimit() {
  var limit = rlimit()
  #if os(Linux)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let resource = RLIMIT_NOFILE
  #endif
  // SAFETY: the system reads and writes one value that lives for the calls.
  guard unsafe getrlimit(resource, &limit) == 0 else { return }
  limit.rlim_cur = min(limit.rlim_max, 65_536)
  // SAFETY: as above.
  _ = unsafe setrlimit(resource, &limit)
}

import NIOCore
import NIOPosix

/// A client that sends any bytes and reads what comes back.
actor RawClient {
  private let channel: any Channel
  private let chunks: AsyncStream<[UInt8]>
  private var buffer: [UInt8] = []

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Answer {
    var status: Int
    /// By their names in lower case.
    var headers: [String: String]
    var body: String
  }

  /// `goesOn` says whether it can go on sending when the server has said all.
  init(port: Int, version6: Bool = false, goesOn: Bool = false) async throws {
    let (chunks, sender) = AsyncStream.makeStream(of: [UInt8].self)
    self.chunks = chunks
    channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.allowRemoteHalfClosure, value: goesOn)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Receiver(sender))
        }
      }
      .connect(host: version6 ? "::1" : "127.0.0.1", port: port).get()
  }

  deinit { channel.close(promise: nil) }

  func send(_ text: String) async throws {
    try await channel.writeAndFlush(ByteBuffer(string: text))
  }

  /// Sends nothing more; it can still read if it was made to go on.
  func endSending() async throws { try await channel.close(mode: .output) }

  /// Sends a request with the headers that every one needs.
  func request(
    _ target: String, method: String = "GET", _ headers: [String] = [], body: String = ""
  ) async throws -> Answer {
    let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + headers
    try await send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return try await answer(hasBody: method != "HEAD")
  }

  /// Reads one answer, and no byte of the next one.
  func answer(hasBody: Bool = true) async throws -> Answer {
    let head = try await read(until: "\r\n\r\n")
    let lines = head.split(separator: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = String(
        line[line.index(after: colon)...].drop { $0 == " " })
    }
    guard let status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") else {
      throw Failure(description: "no answer: \(head)")
    }
    let count = hasBody ? Int(headers["content-length"] ?? "0") ?? 0 : 0
    return Answer(status: status, headers: headers, body: try await read(count: count))
  }

  /// Reads up to and with some text.
  func read(until end: String) async throws -> String {
    let mark = Array(end.utf8)
    var searched = 0
    while true {
      while searched + mark.count <= buffer.count {
        if buffer[searched..<searched + mark.count] == mark[...] {
          return take(searched + mark.count)
        }
        searched += 1
      }
      guard await receive() else { throw Failure(description: "closed after: \(take(.max))") }
    }
  }

  func read(count: Int) async throws -> String {
    while buffer.count < count {
      guard await receive() else {
        throw Failure(description: "closed after \(buffer.count) of \(count)")
      }
    }
    return take(count)
  }

  /// Reads until the server closes the connection.
  func readToEnd() async -> String {
    while await receive() {}
    return take(.max)
  }

  private func take(_ count: Int) -> String {
    defer { buffer.removeFirst(min(count, buffer.count)) }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  /// - Returns: `false` at the end.
  private func receive() async -> Bool {
    var iterator = chunks.makeAsyncIterator()
    guard let chunk = await iterator.next() else { return false }
    buffer += chunk
    return true
  }
}

private final class Receiver: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let sender: AsyncStream<[UInt8]>.Continuation

  init(_ sender: AsyncStream<[UInt8]>.Continuation) { self.sender = sender }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    sender.yield(Array(unwrapInboundIn(data).readableBytesView))
  }

  func channelInactive(context: ChannelHandlerContext) { sender.finish() }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { sender.finish() }
  }

  // A connection that is reset is one that has ended.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}

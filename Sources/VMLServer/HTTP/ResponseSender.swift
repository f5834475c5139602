import NIOCore
import NIOHTTP1
import NIOPosix
import VMLFiles

/// Sends an answer from a task.
struct ResponseSender: Sendable {
  let loop: any EventLoop
  let connection: NIOLoopBound<HTTPConnection>

  /// The part of a large answer that is in memory for one client, in bytes.
  private static let chunk = 128 << 10

  func send(
    _ response: HTTPResponse, to method: HTTPRequest.Method, keepsAlive: Bool
  ) async throws {
    let hasBody = method != .head && response.status != 304
    try await send(.head(head(of: response, keepsAlive), isStream: isStream(response)))
    if hasBody {
      switch response.body {
      case .bytes(let bytes): try await send(bytes)
      case .file(let file, let range): try await send(file, range)
      case .stream(let stream):
        while let bytes = await stream.next() { try await send(.bytes(bytes), waits: true) }
      }
    }
    try await send(.end(keepsAlive: keepsAlive))
  }

  private func isStream(_ response: HTTPResponse) -> Bool {
    if case .stream = response.body { true } else { false }
  }

  private func head(of response: HTTPResponse, _ keepsAlive: Bool) -> HTTPResponseHead {
    var head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status))
    for (name, value) in response.headers { head.headers.add(name: name, value: value) }
    head.headers.add(name: "Date", value: currentHTTPDate())
    if !keepsAlive { head.headers.replaceOrAdd(name: "Connection", value: "close") }
    if let count = response.body.count, response.status != 304 {
      head.headers.replaceOrAdd(name: "Content-Length", value: String(count))
    }
    return head
  }

  private func send(_ bytes: [UInt8]) async throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      try await send(.bytes(Array(rest.prefix(Self.chunk))), waits: true)
      rest = rest.dropFirst(Self.chunk)
    }
  }

  /// Reads each part when the one before is sent, on threads that may wait for a disk.
  private func send(_ file: OpenedFile, _ range: Range<Int>) async throws {
    var start = range.lowerBound
    while start < range.upperBound {
      let part = start..<min(start + Self.chunk, range.upperBound)
      let bytes = try await NIOThreadPool.singleton.runIfActive { file.read(part) }
      // The length has been said: only a connection that ends tells that it is not kept.
      guard let bytes else { throw ChannelError.eof }
      try await send(.bytes(bytes), waits: true)
      start = part.upperBound
    }
  }

  private func send(_ part: HTTPConnection.Part, waits: Bool = false) async throws {
    let isThere = loop.flatSubmit { () -> EventLoopFuture<Void> in
      guard let sent = connection.value.send(part) else {
        return loop.makeFailedFuture(ChannelError.ioOnClosedChannel)
      }
      // What is not flushed yet is not sent before the next part.
      return waits ? sent : loop.makeSucceededVoidFuture()
    }
    try await isThere.get()
  }
}

import NIOCore
import NIOHTTP1

/// One connection: takes requests one after the other, and sends what they are answered with.
///
/// What a client may not do ends it: the answer says so, and nothing more is read as a request, since nobody
/// can tell any more where the next one begins. Everything here runs on the connection's event loop.
final class HTTPConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case waiting
    case receiving(HTTPRequestHead, [UInt8])
    case answering
    /// The last answer is sent, or being sent.
    case ending
  }

  private let limits: HTTPLimits
  private let responder: any HTTPResponder
  private let table: ConnectionTable
  private let counter: HeadCounter
  private var state = State.waiting
  private var context: ChannelHandlerContext?
  private var deadline: Scheduled<Void>?
  private var answer: Task<Void, Never>?
  private var hasRequestBegun = false

  /// How long a client may send what nobody reads any more.
  private static let lingering = TimeAmount.seconds(1)
  /// The part of a large file that is sent at once, in bytes.
  private static let chunk = 256 << 10

  init(
    _ limits: HTTPLimits, _ responder: any HTTPResponder, _ table: ConnectionTable,
    _ counter: HeadCounter
  ) {
    self.limits = limits
    self.responder = responder
    self.table = table
    self.counter = counter
  }

  // MARK: Its life

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    counter.received = { [weak self] _ in self?.bytesCame() }
    counter.exceeded = { [weak self] in
      self?.refuse(.requestHeaderFieldsTooLarge, "the request's headers are too long")
    }
    // A new connection that says nothing is not kept for long.
    expectWithin(limits.requestTime)
  }

  func handlerRemoved(context: ChannelHandlerContext) { forget() }

  func channelInactive(context: ChannelHandlerContext) {
    table.remove(context.channel)
    forget()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is HTTPParserError {
      refuse(.badRequest, "this is no HTTP request that this server reads")
    } else {
      context.close(promise: nil)
    }
  }

  private func forget() {
    answer?.cancel()
    deadline?.cancel()
    (answer, deadline, context) = (nil, nil, nil)
  }

  /// Ends the connection if nothing has changed until then.
  private func expectWithin(_ time: Duration?) {
    deadline?.cancel()
    deadline = nil
    guard let time, let context else { return }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: TimeAmount(time)) {
      bound.value.close(promise: nil)
    }
  }

  // MARK: Requests

  private func bytesCame() {
    guard case .waiting = state, !hasRequestBegun else { return }
    hasRequestBegun = true
    expectWithin(limits.requestTime)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .waiting):
      counter.reset()
      if let (status, mistake) = mistake(in: head) { return refuse(status, mistake) }
      state = .receiving(head, [])
    case (.body(let part), .receiving(let head, var bytes)):
      // What is counted before a head is whole is that head's.
      counter.reset()
      guard bytes.count + part.readableBytes <= limits.bodySize else {
        return refuse(.payloadTooLarge, "the request's body is too long")
      }
      bytes += part.readableBytesView
      state = .receiving(head, bytes)
    case (.end, .receiving(let head, let bytes)):
      counter.reset()
      respond(to: head, bytes, context)
    default: break
    }
  }

  private func mistake(in head: HTTPRequestHead) -> (HTTPResponseStatus, String)? {
    // What came at once was parsed before its bytes were counted.
    let size = head.headers.reduce(head.uri.utf8.count) {
      $0 + $1.name.utf8.count + $1.value.utf8.count + 4
    }
    if size > limits.headSize {
      return (.requestHeaderFieldsTooLarge, "the request's headers are too long")
    }
    if head.headers.count > limits.headerCount {
      return (.requestHeaderFieldsTooLarge, "the request has too many headers")
    }
    if head.version.major != 1 {
      return (.httpVersionNotSupported, "this server speaks HTTP/1.1")
    }
    if head.headers["host"].count != 1 {
      return (.badRequest, "a request has one header 'Host'")
    }
    // Where two servers could see two ends of a request, neither is guessed.
    if head.headers["content-length"].count + head.headers["transfer-encoding"].count > 1 {
      return (.badRequest, "a request says once how long it is")
    }
    guard head.uri.utf8.first == UInt8(ascii: "/"), !head.uri.utf8.contains(UInt8(ascii: "#"))
    else { return (.badRequest, "a request is for a path that begins with '/'") }
    if !head.headers["expect"].isEmpty {
      return (.expectationFailed, "send the request without 'Expect'")
    }
    if let length = head.headers.first(name: "content-length").flatMap({ Int($0) }),
      length > limits.bodySize
    {
      return (.payloadTooLarge, "the request's body is too long")
    }
    return nil
  }

  private func respond(
    to head: HTTPRequestHead, _ body: [UInt8], _ context: ChannelHandlerContext
  ) {
    state = .answering
    hasRequestBegun = false
    table.note(context.channel, waits: false)
    expectWithin(nil)
    let request = HTTPRequest(
      HTTPRequest.Method(head.method), head.uri,
      headers: head.headers.map { ($0.name, $0.value) }, body: body,
      isLocal: context.channel.remoteAddress?.isLoopback ?? false)
    let keepsAlive = head.isKeepAlive
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    let loop = context.eventLoop
    answer = Task { [responder] in
      let response = await responder.response(to: request)
      let sender = ResponseSender(loop: loop, connection: bound)
      do {
        try await sender.send(response, to: request.method, keepsAlive: keepsAlive)
      } catch {
        // The client has gone, or took too long; the connection is closed by then.
        loop.execute { bound.value.context?.close(promise: nil) }
      }
    }
  }

  /// Says what is wrong, and takes no other request.
  private func refuse(_ status: HTTPResponseStatus, _ message: String) {
    if case .ending = state { return }
    guard let context else { return }
    // While an answer is on its way nothing can be said in between.
    if case .answering = state { return context.close(promise: nil) }
    state = .ending
    let bytes = ByteBuffer(string: message + "\n")
    var head = HTTPResponseHead(version: .http1_1, status: status)
    head.headers = [
      "Content-Type": "text/plain; charset=utf-8", "Content-Length": String(bytes.readableBytes),
      "Connection": "close",
    ]
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    linger()
  }

  /// Closes the connection, but not before the client has had a moment to read what it was sent: one that
  /// still sends something would lose it.
  private func linger() {
    guard let context else { return }
    context.close(mode: .output, promise: nil)
    expectWithin(Duration(Self.lingering))
  }

  // MARK: Answers

  /// A part of an answer.
  enum Part: Sendable {
    case head(HTTPResponseHead)
    case bytes([UInt8])
    case end(keepsAlive: Bool)
  }

  /// Sends a part; the future is there when the system has taken it.
  fileprivate func send(_ part: Part) -> EventLoopFuture<Void>? {
    guard let context, case .answering = state else { return nil }
    let promise = context.eventLoop.makePromise(of: Void.self)
    expectWithin(limits.writeTime)
    switch part {
    case .head(let head): context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .bytes(let bytes):
      context.writeAndFlush(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: promise)
    case .end(let keepsAlive):
      state = keepsAlive ? .waiting : .ending
      answer = nil
      table.note(context.channel, waits: true)
      expectWithin(keepsAlive ? limits.idleTime : nil)
      // The next request, which may be there already, is passed on with this.
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
      if !keepsAlive { linger() }
    }
    return promise.futureResult
  }

  /// Notes that the client has all that there is so far.
  fileprivate func rest() {
    if case .answering = state { expectWithin(nil) }
  }

  fileprivate static var chunkSize: Int { chunk }
}

/// Sends an answer from a task.
private struct ResponseSender: Sendable {
  let loop: any EventLoop
  let connection: NIOLoopBound<HTTPConnection>

  func send(
    _ response: HTTPResponse, to method: HTTPRequest.Method, keepsAlive: Bool
  ) async throws {
    var head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status))
    for (name, value) in response.headers { head.headers.add(name: name, value: value) }
    if !keepsAlive { head.headers.replaceOrAdd(name: "Connection", value: "close") }
    switch response.body {
    case .bytes(let bytes):
      if response.status != 304 {
        head.headers.replaceOrAdd(name: "Content-Length", value: String(bytes.count))
      }
      try await send(.head(head), waits: false)
      if method != .head, response.status != 304 {
        var rest = bytes[...]
        while !rest.isEmpty {
          try await send(.bytes(Array(rest.prefix(HTTPConnection.chunkSize))), waits: true)
          rest = rest.dropFirst(HTTPConnection.chunkSize)
        }
      }
    case .stream(let stream):
      try await send(.head(head), waits: false)
      while method != .head, let bytes = await stream.next() {
        try await send(.bytes(bytes), waits: true)
        loop.execute { connection.value.rest() }
      }
    }
    try await send(.end(keepsAlive: keepsAlive), waits: false)
  }

  private func send(_ part: HTTPConnection.Part, waits: Bool) async throws {
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

extension HTTPRequest.Method {
  fileprivate init(_ method: HTTPMethod) {
    switch method {
    case .GET: self = .get
    case .HEAD: self = .head
    case .POST: self = .post
    default: self = .other
    }
  }
}

extension SocketAddress {
  /// Whether it is one of this machine's own, that nobody else can use.
  fileprivate var isLoopback: Bool {
    guard let text = ipAddress else { return false }
    return text == "::1" || text.hasPrefix("127.") || text.hasPrefix("::ffff:127.")
  }
}

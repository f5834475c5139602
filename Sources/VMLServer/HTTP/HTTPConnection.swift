import NIOCore
import NIOHTTP1

/// One connection: takes requests one after the other, and sends what they are answered with.
///
/// A client that does what it may not ends it: the answer says so, and nothing more is read as a
/// request, since it is unknown where the next one begins. Everything here runs on the connection's
/// event loop.
final class HTTPConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case waiting
    case receiving(HTTPRequestHead, [UInt8])
    case answering
    /// An answer that goes on for as long as its client listens.
    case streaming
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
  /// Whether the client sends nothing any more; it may still read.
  private var isInputClosed = false

  /// Time for which a client may send what is not read any more.
  private static let lingering = TimeAmount.seconds(1)

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
    // What comes after the last request is not read, whatever it is.
    if case .ending = state, !(error is IOError) { return }
    switch error as? HTTPParserError {
    // What is no version at all is told by the same error.
    case .invalidVersion? where counter.namesVersion:
      refuse(.httpVersionNotSupported, "this server speaks HTTP/1.1")
    case .headerOverflow?:
      refuse(.requestHeaderFieldsTooLarge, "the request's headers are too long")
    case .some: refuse(.badRequest, "this is no HTTP request that this server reads")
    case nil: context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { inputClosed() }
    context.fireUserInboundEventTriggered(event)
  }

  /// A client that sends nothing more gets what it has asked for.
  ///
  /// One that listens to changes has gone: nothing else is told of it.
  private func inputClosed() {
    isInputClosed = true
    switch state {
    case .answering, .ending: break
    case .waiting, .receiving, .streaming: context?.close(promise: nil)
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
      if let mistake = limits.mistake(in: head) { return refuse(mistake.status, mistake.message) }
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

  private func respond(
    to head: HTTPRequestHead, _ body: [UInt8], _ context: ChannelHandlerContext
  ) {
    state = .answering
    hasRequestBegun = false
    table.note(context.channel, waits: false)
    expectWithin(nil)
    let request = HTTPRequest(
      HTTPRequest.Method(head.method), RequestTarget(head.uri)?.path ?? head.uri,
      headers: head.headers.map { ($0.name, $0.value) }, body: body,
      isLocal: context.channel.isOfThisMachine && !head.isHandedOn)
    let keepsAlive = head.isKeepAlive && !head.endsHTTP
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
    switch state {
    case .answering, .streaming: return context.close(promise: nil)
    case .waiting, .receiving, .ending: break
    }
    state = .ending
    counter.stop()
    let bytes = ByteBuffer(string: message + "\n")
    var head = HTTPResponseHead(version: .http1_1, status: status)
    head.headers = [
      "Content-Type": "text/plain; charset=utf-8", "Content-Length": String(bytes.readableBytes),
      "Connection": "close", "Date": currentHTTPDate(),
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    ]
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    let sent = context.eventLoop.makePromise(of: Void.self)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
    linger(after: sent.futureResult)
  }

  /// Closes the connection, but not before the client has had a moment to read what it was sent:
  /// one that still sends something would lose it.
  private func linger(after sent: EventLoopFuture<Void>) {
    guard let context else { return }
    guard isInputClosed else {
      context.close(mode: .output, promise: nil)
      return expectWithin(Duration(Self.lingering))
    }
    // Where both halves are closed, what is still to be sent is thrown away.
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    sent.whenComplete { _ in bound.value.close(promise: nil) }
    expectWithin(limits.writeTime)
  }

  // MARK: Answers

  /// A part of an answer.
  enum Part: Sendable {
    case head(HTTPResponseHead, isStream: Bool)
    case bytes([UInt8])
    case end(keepsAlive: Bool)
  }

  /// Sends a part; the future is there when the system has taken it.
  func send(_ part: Part) -> EventLoopFuture<Void>? {
    guard let context, isAnswering else { return nil }
    let promise = context.eventLoop.makePromise(of: Void.self)
    switch part {
    case .head(let head, let isStream):
      if isStream {
        state = .streaming
        if isInputClosed { inputClosed() }
      }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .bytes(let bytes):
      expectWithin(limits.writeTime)
      // Time that this program takes for the next part is not the client's.
      promise.futureResult.assumeIsolated().whenSuccess { [weak self] in
        if self?.isAnswering == true { self?.expectWithin(nil) }
      }
      context.writeAndFlush(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: promise)
    case .end(let keepsAlive):
      let keepsAlive = keepsAlive && !isInputClosed
      state = keepsAlive ? .waiting : .ending
      answer = nil
      table.note(context.channel, waits: true)
      expectWithin(keepsAlive ? limits.idleTime : nil)
      // The next request, which may be there already, is passed on with this.
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
      if !keepsAlive { linger(after: promise.futureResult) }
    }
    return promise.futureResult
  }

  private var isAnswering: Bool {
    switch state {
    case .answering, .streaming: true
    case .waiting, .receiving, .ending: false
    }
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

extension HTTPRequestHead {
  /// Whether another protocol is offered, or a tunnel is asked for: the parser reads nothing after
  /// that.
  fileprivate var endsHTTP: Bool { method == .CONNECT || headers.contains(name: "upgrade") }

  /// Whether a proxy says that it stands between the client and this server.
  fileprivate var isHandedOn: Bool {
    ["forwarded", "via", "x-forwarded-for"].contains { headers.contains(name: $0) }
  }
}

extension Channel {
  /// Whether its client is on this machine: by the loopback, or by an address that is the server's
  /// own.
  fileprivate var isOfThisMachine: Bool {
    guard let client = remoteAddress?.ipAddress else { return false }
    return client == "::1" || client.hasPrefix("127.") || client.hasPrefix("::ffff:127.")
      || client == localAddress?.ipAddress
  }
}

import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Stops to accept connections for a moment where the system has no more numbers for them.
///
/// The one that waits stays in the system's queue, so the server would be told of it again at once,
/// for ever.
final class AcceptPause: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private static let pause = TimeAmount.milliseconds(100)
  private var isPaused = false

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? IOError else { return context.fireErrorCaught(error) }
    guard [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(error.errnoCode) else { return }
    guard !isPaused else { return }
    isPaused = true
    setsAutoRead(false, of: context.channel)
    let channel = context.channel
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: Self.pause) {
      bound.value.isPaused = false
      bound.value.setsAutoRead(true, of: channel)
    }
  }

  private func setsAutoRead(_ reads: Bool, of channel: any Channel) {
    // Fails for a channel that is closed, which accepts nothing either.
    try? channel.syncOptions?.setOption(.autoRead, value: reads)
  }
}

/// Counts the bytes of a request before it is parsed, so that one that does not come to an end is
/// not kept.
final class HeadCounter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let limit: Int
  private var count = 0
  private var isStopped = false
  /// The last bytes of a head that is not whole.
  private var latest: ByteBuffer?
  /// Called when bytes come, before they are parsed.
  var received: ((ChannelHandlerContext) -> Void)?

  init(limit: Int) { self.limit = limit }

  /// Notes that the head of a request is whole.
  func reset() { (count, latest) = (0, nil) }

  /// Whether the first line of the last bytes ends as a request's does, whatever the version.
  var namesVersion: Bool {
    guard let line = latest?.readableBytesView.prefix(while: { $0 != UInt8(ascii: "\n") }) else {
      return false
    }
    let end = line.suffix(10)
    let digits = [end.dropFirst(6).first, end.dropFirst(8).first].compactMap(\.self)
    return end.starts(with: " HTTP/".utf8) && end.dropFirst(7).first == UInt8(ascii: ".")
      && end.last == UInt8(ascii: "\r") && digits.count == 2
      && digits.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Throws away what comes from now on.
  func stop() { isStopped = true }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isStopped else { return }
    let bytes = unwrapInboundIn(data)
    latest = bytes
    count += bytes.readableBytes
    received?(context)
    context.fireChannelRead(data)
    // The parser has passed on what was whole by now, and `reset` was called for it.
    guard count > limit else { return }
    isStopped = true
    // As the parser tells of it: what comes after this has to know that an answer follows.
    context.fireErrorCaught(HTTPParserError.headerOverflow)
  }

  func handlerRemoved(context: ChannelHandlerContext) { received = nil }
}

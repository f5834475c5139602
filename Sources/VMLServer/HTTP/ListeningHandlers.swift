import NIOCore
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
/// The one that waits stays in the system's queue, so the server would be told of it again at once, for ever.
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

/// Counts the bytes of a request before it is parsed, so that one that does not come to an end is not kept.
final class HeadCounter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let limit: Int
  private var count = 0
  /// What is told of bytes, before they are parsed.
  var received: ((ChannelHandlerContext) -> Void)?
  /// What is told of a head that is too long.
  var exceeded: (() -> Void)?

  init(limit: Int) { self.limit = limit }

  /// Notes that the head of a request is whole.
  func reset() { count = 0 }

  /// Whether a part of a head has come.
  var isStarted: Bool { count > 0 }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    count += unwrapInboundIn(data).readableBytes
    received?(context)
    context.fireChannelRead(data)
    // The parser has passed on what was whole by now, and `reset` was called for it.
    if count > limit { exceeded?() }
  }

  func handlerRemoved(context: ChannelHandlerContext) { (received, exceeded) = (nil, nil) }
}

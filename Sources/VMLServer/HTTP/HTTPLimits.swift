/// Limits on requests of one client.
public struct HTTPLimits: Sendable {
  /// The bytes of a request's first line and its headers.
  public var headSize = 32 << 10
  public var headerCount = 100
  /// The bytes of a request's body: nothing that is served takes a large one.
  public var bodySize = 64 << 10
  /// Time in which a request has to come in, from its first byte.
  public var requestTime = Duration.seconds(10)
  /// Time for which a connection may stay open without a request.
  public var idleTime = Duration.seconds(60)
  /// Time that a client may take for the next part of an answer, and its system for what was sent
  /// to it.
  public var writeTime = Duration.seconds(30)
  /// The connections that are open at once.
  ///
  /// Where there is another one, the one goes that has waited the longest for a request; or the one
  /// that has been answered for the longest, where answers have three quarters of them.
  public var connectionCount = 1000

  public init() {}
}

import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import VMLBuild

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A small HTTP/1.1 server for one site and some browsers.
///
/// It serves no files: every answer is a responder's. What a client may ask for is bounded by
/// ``HTTPLimits``.
public final class HTTPServer: Sendable {
  /// The process's own, which is never shut down: answers under way may still want it at the end.
  private let group = MultiThreadedEventLoopGroup.singleton
  private let table: ConnectionTable
  private let limits: HTTPLimits
  private let responder: any HTTPResponder
  private let listening = Mutex<[any Channel]>([])

  public init(_ responder: any HTTPResponder, limits: HTTPLimits = HTTPLimits()) {
    var limits = limits
    // Each may have a file open, too, and a build wants some.
    limits.connectionCount = min(limits.connectionCount, raiseFileLimit() / 3)
    self.limits = limits
    self.responder = responder
    table = ConnectionTable(limit: limits.connectionCount)
  }

  /// Number of open connections.
  public var connectionCount: Int { table.count }

  /// Listens at some addresses and one port, which is the same for all.
  ///
  /// - Parameters:
  ///   - addresses: IP addresses or names. Where one of several does not exist on this machine,
  ///     such as `::1`, it is left out.
  ///   - port: 0 for any that is free.
  ///   - tries: How many ports are tried, from the first one on, where one is taken.
  /// - Returns: The port.
  /// - Throws: If none could be had, or an address cannot be listened at.
  public func listen(
    at addresses: [String], port: Int, tries: Int
  ) async throws(ListeningError) -> Int {
    var taken: ListeningError?
    for attempt in 0..<max(1, tries) where port + attempt <= 65_535 {
      do throws(ListeningError) {
        return try await listen(at: addresses, port == 0 ? 0 : port + attempt)
      } catch {
        guard error.isTaken else { throw error }
        taken = taken ?? error
      }
    }
    throw taken ?? ListeningError(address: addresses.first ?? "", port: port, code: EADDRINUSE)
  }

  private func listen(at addresses: [String], _ port: Int) async throws(ListeningError) -> Int {
    var channels: [any Channel] = []
    var port = port
    var missing: ListeningError?
    for address in addresses {
      do {
        // A name is looked up here, and once. An address is none: where no device has version 6,
        // the system's look-up knows none of its addresses.
        let resolved =
          try (try? SocketAddress(ipAddress: address, port: port))
          ?? SocketAddress.makeAddressResolvingHost(address, port: port)
        let channel = try await bootstrap(for: resolved).bind(to: resolved).get()
        channels.append(channel)
        port = channel.localAddress?.port ?? port
      } catch {
        let failure = ListeningError(address: address, port: port, error)
        if failure.isMissing, addresses.count > 1 {
          missing = failure
          continue
        }
        for channel in channels { try? await channel.close() }
        throw failure
      }
    }
    if channels.isEmpty, let missing { throw missing }
    listening.withLock { $0 += channels }
    return port
  }

  private func bootstrap(for address: SocketAddress) -> ServerBootstrap {
    let isVersion6 = address.protocol == .inet6
    return ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          if isVersion6 {
            // Otherwise "::" would take version 4 too, which is listened at by itself.
            let option = ChannelOptions.Types.SocketOption(
              level: .ipv6, name: NIOBSDSocket.Option(rawValue: IPV6_V6ONLY))
            try channel.syncOptions?.setOption(option, value: 1)
          }
          try channel.pipeline.syncOperations.addHandler(AcceptPause())
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      // What a client does not read is not kept for it by the megabyte, in the system's memory
      // either.
      .childChannelOption(.socketOption(.so_sndbuf), value: 256 << 10)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { [limits, responder, table] channel in
        guard table.add(channel) else { return channel.close() }
        return channel.eventLoop.makeCompletedFuture {
          limits.closeUnread(channel)
          let counter = HeadCounter(limit: limits.headSize)
          let parser = ByteToMessageHandler(
            HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes),
            // The counter before it ends what is longer.
            maximumBufferSize: 4 * limits.headSize + limits.bodySize)
          try channel.pipeline.syncOperations.addHandlers([
            counter, HTTPResponseEncoder(), parser, HTTPServerPipelineHandler(),
            HTTPConnection(limits, responder, table, counter),
          ])
        }
      }
  }

  /// Closes everything, answers under way too.
  public func stop() async {
    let channels = listening.withLock { listening in
      defer { listening = [] }
      return listening
    }
    // One that is closed already is what is wanted.
    for channel in channels + table.close() { try? await channel.close() }
  }
}

extension HTTPLimits {
  /// Has the system close a connection once the client has not taken bytes from it for long: bytes
  /// that the system took from this program count as sent here.
  ///
  /// Other systems notice it when they can take no more.
  fileprivate func closeUnread(_ channel: any Channel) {
    #if os(Linux)
      let option = ChannelOptions.Types.SocketOption(
        level: .tcp, name: NIOBSDSocket.Option(rawValue: TCP_USER_TIMEOUT))
      let milliseconds = max(1, Int(writeTime / .milliseconds(1)))
      // Fails for a channel that is closed, which keeps nothing.
      try? channel.syncOptions?.setOption(option, value: SocketOptionValue(milliseconds))
    #endif
  }
}

/// Why a server cannot listen.
public struct ListeningError: Error, CustomStringConvertible {
  public var address: String
  public var port: Int
  /// The system's number; `nil` where a name has no address.
  private var code: Int32?

  init(address: String, port: Int, code: Int32?) {
    (self.address, self.port, self.code) = (address, port, code)
  }

  init(address: String, port: Int, _ error: any Error) {
    self.init(address: address, port: port, code: (error as? IOError)?.errnoCode)
  }

  /// Whether another program has the port.
  public var isTaken: Bool { code == EADDRINUSE }
  /// Whether this machine does not have the address.
  var isMissing: Bool { code == EADDRNOTAVAIL || code == EAFNOSUPPORT }

  public var description: String {
    let place = address.contains(":") ? "[\(address)]:\(port)" : "\(address):\(port)"
    switch code {
    case EADDRINUSE:
      return
        "cannot listen at \(place): another program has this port; name another one with '--port'"
    case EACCES:
      return
        "cannot listen at \(place): ports below 1024 are the system's; "
        + "name another one with '--port'"
    case EADDRNOTAVAIL, EAFNOSUPPORT:
      return "cannot listen at \(place): this machine does not have the address"
    case let code?:
      return "cannot listen at \(place): the system reports error \(code)"
    case nil: return "cannot listen at \(place): the name has no address"
    }
  }
}

/// Lets this program have as many connections as the system allows it, up to a few thousand.
///
/// - Returns: How many files it may have open now.
private func raiseFileLimit() -> Int {
  #if canImport(Glibc)
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let kind = RLIMIT_NOFILE
  #endif
  var limit = rlimit()
  // SAFETY: the system writes a structure of ours.
  guard unsafe getrlimit(kind, &limit) == 0 else { return 256 }
  var raised = limit
  raised.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 4096))
  // SAFETY: the system reads a structure of ours; where it refuses, what there was stays.
  if unsafe setrlimit(kind, &raised) == 0 { limit = raised }
  return Int(min(limit.rlim_cur, 1 << 20))
}

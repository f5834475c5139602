import Synchronization
import VMLServer
import VMLTestSupport

/// A server that listens at a free port.
struct RunningServer: Sendable {
  let server: HTTPServer
  let port: Int

  init(
    _ responder: any HTTPResponder = EchoResponder(), limits: HTTPLimits = .patient, port: Int = 0
  ) async throws {
    server = HTTPServer(responder, limits: limits)
    self.port = try await server.listen(at: ["127.0.0.1", "::1"], port: port, tries: 1)
  }

  func client() async throws -> RawClient { try await RawClient(port: port) }

  /// Waits until the server has as many connections.
  func expect(connections: Int) async throws {
    guard try await comesAbout({ server.connectionCount == connections }) else {
      throw RawClient.Failure(description: "\(server.connectionCount) connections")
    }
  }
}

extension HTTPLimits {
  /// A test's client can wait for its turn for minutes, as long as other tests have the threads.
  static var patient: HTTPLimits {
    var limits = HTTPLimits()
    (limits.requestTime, limits.idleTime) = (.seconds(3600), .seconds(3600))
    return limits
  }
}

/// Says what it was asked for.
struct EchoResponder: HTTPResponder {
  func response(to request: HTTPRequest) async -> HTTPResponse {
    switch request.path {
    case "/large":
      return HTTPResponse(200, body: .bytes([UInt8](repeating: 0x61, count: 3_000_000)))
    case "/stream": return HTTPResponse(200, body: .stream(CountingStream()))
    case "/local": return HTTPResponse(200, "\(request.isLocal)")
    default:
      let target = request.path + (request.query.map { "?" + $0 } ?? "")
      return HTTPResponse(200, "\(request.method) \(target) \(request.body.count)")
    }
  }
}

/// Counts up to three, and then waits to be cancelled.
final class CountingStream: HTTPStream {
  static let cancelled = Atomic(0)
  private let count = Atomic(0)

  func next() async -> [UInt8]? {
    let number = count.add(1, ordering: .relaxed).newValue
    if number <= 3 { return Array("\(number)\n".utf8) }
    try? await Task.sleep(for: .seconds(600))
    Self.cancelled.add(1, ordering: .relaxed)
    return nil
  }
}

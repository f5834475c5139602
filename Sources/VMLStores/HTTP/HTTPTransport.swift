import Synchronization
import VMLFiles

/// Speaks HTTP/1.1 with servers over connections that are kept for the next request.
///
/// Nothing waits for ever: connecting, a stall and a whole request have an end. Redirects are not
/// followed, so that what is signed for a server goes to no other one. Requests are not sent again
/// here.
///
/// All requests are on their way side by side on one thread, which begins with the first of them.
package final class HTTPTransport: Sendable {
  private let transfers: HTTPTransfers
  private let hasBegun = Atomic(false)

  /// - Throws: If the file of certificates cannot be read.
  package init(
    certificates: String? = nil, deadlines: HTTPDeadlines = HTTPDeadlines()
  ) throws(HTTPFailure) {
    if let certificates, !isReadable(certificates) { throw HTTPFailure(unreadable: certificates) }
    transfers = HTTPTransfers(certificates: certificates, deadlines: deadlines)
  }

  deinit { transfers.end() }

  /// Sends a request and reads the whole answer.
  ///
  /// The body of an answer that succeeded has at most `limit` bytes; one that tells of a failure is
  /// cut.
  package func send(_ request: HTTPRequest, limit: Int) async throws(HTTPFailure) -> HTTPAnswer {
    if Task.isCancelled { throw .interrupted }
    if !hasBegun.exchange(true, ordering: .relaxed) {
      Task { [transfers] in await onLargeStack { transfers.run() } }
    }
    return try await transfers.send(request, limit: limit)
  }
}

/// Times that parts of a request may take.
package struct HTTPDeadlines: Sendable {
  /// Until there is a connection, with its encryption.
  package var connect = Duration.seconds(15)
  /// Without a byte in either direction.
  package var stall = Duration.seconds(60)
  package var whole = Duration.seconds(900)

  package init() {}
}

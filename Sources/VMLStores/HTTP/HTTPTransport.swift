import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import VMLPublish

/// Speaks HTTP/1.1 with servers over connections that are kept for the next request.
///
/// Nothing waits for ever: connecting, a stall and a whole request have an end. Redirects are not followed, so
/// that what is signed for a server goes to no other one. Requests are not tried again here.
final class HTTPTransport: Sendable {
  private let client: HTTPClient
  private let deadlines: HTTPDeadlines

  /// - Throws: If the file of certificates cannot be used.
  init(
    certificates: String? = nil, deadlines: HTTPDeadlines = HTTPDeadlines()
  ) throws(HTTPFailure) {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.httpVersion = .http1Only
    configuration.decompression = .disabled
    configuration.timeout = HTTPClient.Configuration.Timeout(
      connect: TimeAmount(deadlines.connect), read: TimeAmount(deadlines.stall),
      write: TimeAmount(deadlines.stall))
    // Servers close what is idle, some after 20 seconds.
    configuration.connectionPool.idleTimeout = .seconds(15)
    // Callers say how many requests are under way; none of them waits for a connection.
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 512
    configuration.connectionPool.retryConnectionEstablishment = false
    if let certificates {
      var security = TLSConfiguration.makeClientConfiguration()
      do {
        security.trustRoots = .certificates(try NIOSSLCertificate.fromPEMFile(certificates))
      } catch {
        throw HTTPFailure(
          .certificate, "the certificates in '\(certificates)' cannot be read")
      }
      configuration.tlsConfiguration = security
    }
    client = HTTPClient(
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
    self.deadlines = deadlines
  }

  deinit { _ = client.shutdown() }

  /// Sends a request and reads the whole answer.
  ///
  /// The body of an answer that succeeded has at most `limit` bytes; one that tells of a failure is cut.
  func send(_ request: HTTPRequest, limit: Int) async throws(HTTPFailure) -> HTTPAnswer {
    if Task.isCancelled { throw HTTPFailure(.cancelled, "it was interrupted") }
    var outgoing = HTTPClientRequest(url: request.server.start + request.target)
    outgoing.method = HTTPMethod(rawValue: request.method)
    outgoing.headers = HTTPHeaders(request.headers.map { ($0.name, $0.value) })
    if !request.body.isEmpty || request.method == "PUT" {
      outgoing.body = .bytes(ByteBuffer(bytes: request.body))
    }
    do {
      let incoming = try await client.execute(
        outgoing, deadline: .now() + TimeAmount(deadlines.whole))
      let body = try await body(of: incoming, request, limit)
      return HTTPAnswer(
        status: Int(incoming.status.code),
        headers: incoming.headers.map { (name: $0.name, value: $0.value) }, body: body)
    } catch let failure as HTTPFailure {
      throw failure
    } catch {
      throw HTTPFailure(error, server: request.server)
    }
  }

  private func body(
    of answer: HTTPClientResponse, _ request: HTTPRequest, _ limit: Int
  ) async throws -> [UInt8] {
    if request.method == "HEAD" { return [] }
    let isSuccess = (200..<300).contains(Int(answer.status.code))
    let limit = isSuccess ? limit : failureBodyLimit
    let length = answer.headers.first(name: "content-length").flatMap { Int($0) }
    if isSuccess, let length, length > limit { throw HTTPFailure.tooLarge }
    var bytes: [UInt8] = []
    // No more than is sure to come: a server may say anything.
    bytes.reserveCapacity(min(max(0, length ?? 0), limit, 1 << 20))
    for try await part in answer.body {
      if bytes.count + part.readableBytes > limit {
        if isSuccess { throw HTTPFailure.tooLarge }
        bytes += part.readableBytesView.prefix(limit - bytes.count)
        break
      }
      bytes += part.readableBytesView
    }
    return bytes
  }
}

/// How long a part of a request may take.
package struct HTTPDeadlines: Sendable {
  /// Until there is a connection, with its encryption.
  package var connect = Duration.seconds(15)
  /// Without a byte in either direction.
  package var stall = Duration.seconds(60)
  package var whole = Duration.seconds(900)

  package init() {}
}

/// Of a body that tells why something failed, in bytes.
private let failureBodyLimit = 64 * 1024

extension TimeAmount {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

extension HTTPFailure {
  fileprivate static let tooLarge = HTTPFailure(.tooLarge, "it is larger than expected")

  fileprivate init(_ error: any Error, server: WebURL) {
    let name = "'\(server.authority)'"
    if error is CancellationError || error as? HTTPClientError == .cancelled {
      self.init(.cancelled, "it was interrupted")
      return
    }
    switch error as? HTTPClientError {
    case .connectTimeout?: self.init(.network, "\(name) was not reached in time")
    case .readTimeout?, .writeTimeout?: self.init(.network, "\(name) stalled")
    case .deadlineExceeded?: self.init(.network, "\(name) took too long")
    case .remoteConnectionClosed?:
      self.init(.network, "\(name) closed the connection before it had answered")
    case .tlsHandshakeTimeout?: self.init(.network, "\(name) did not finish its encryption in time")
    case .emptyHost?, .invalidURL?:
      self.init(.certificate, "\(name) is no server that can be reached")
    default:
      let text = "\(error)"
      if text.contains("CERTIFICATE_VERIFY_FAILED") || error is NIOSSLExtraError {
        self.init(
          .certificate,
          "the certificate of \(name) is not trusted; where it is your own server, name its authority's file in "
            + "the variable AWS_CA_BUNDLE or SSL_CERT_FILE")
      } else if let error = error as? IOError {
        self.init(.network, "\(name) was not reached, or cut the connection (\(error.word))")
      } else if error is NIOConnectionError {
        self.init(.network, "\(name) was not reached")
      } else if error is NIOSSLError {
        self.init(.network, "\(name) does not speak TLS as it should")
      } else if error is HTTPParserError {
        self.init(.network, "\(name) does not answer as HTTP has it")
      } else {
        self.init(.network, "\(name) was not reached")
      }
    }
  }
}

extension IOError {
  /// What the system calls it, by its number.
  fileprivate var word: String {
    switch errnoCode {
    case 104, 54: "reset"
    case 111, 61: "refused"
    case 32: "broken pipe"
    case 110, 60: "timed out"
    default: "error \(errnoCode)"
    }
  }
}

import CLibCurl

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why there is no answer.
package struct HTTPFailure: Error {
  package enum Kind { case network, certificate, request, tooLarge, cancelled }

  package var kind: Kind
  /// In plain words, to follow a colon.
  package var explanation: String

  init(_ kind: Kind, _ explanation: String) {
    self.kind = kind
    self.explanation = explanation
  }
}

extension HTTPFailure {
  static let tooLarge = HTTPFailure(.tooLarge, "it is larger than expected")
  static let interrupted = HTTPFailure(.cancelled, "it was interrupted")

  /// `nil` is the system's file.
  init(unreadable certificates: String?) {
    let name = certificates.map { "the certificates in '\($0)'" } ?? "the system's certificates"
    self.init(.certificate, "\(name) cannot be read")
  }

  init(unsendable header: String) {
    self.init(.request, "a control character stands in the value of '\(header)'")
  }

  init(stallAt server: WebURL) { self.init(.network, "\(server.quoted) stalled") }

  init(overdueAt server: WebURL) { self.init(.network, "\(server.quoted) took too long") }

  init(closing server: WebURL) {
    self.init(.network, "\(server.quoted) closed the connection before it had answered")
  }

  init(garblingBy server: WebURL) {
    self.init(.network, "\(server.quoted) does not answer as HTTP has it")
  }

  /// Makes a failure of libcurl's code.
  ///
  /// `system` is the number of the system's error, or 0; `isReached` tells that there was a
  /// connection.
  init(_ code: CURLcode, _ server: WebURL, system: Int32 = 0, isReached: Bool = false) {
    let name = server.quoted
    switch code {
    case CURLE_OPERATION_TIMEDOUT:
      self.init(
        .network,
        isReached
          ? "\(name) did not finish its encryption in time" : "\(name) was not reached in time")
    case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE: self.init(closing: server)
    case CURLE_URL_MALFORMAT:
      self.init(.certificate, "\(name) is no server that can be reached")
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR:
      self.init(
        .certificate,
        "the certificate of \(name) is not trusted, or is another server's; where it is your own "
          + "server, name its authority's file in the variable AWS_CA_BUNDLE or SSL_CERT_FILE")
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED, CURLE_SSL_SHUTDOWN_FAILED:
      self.init(.network, "\(name) does not speak TLS as it should")
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING:
      self.init(garblingBy: server)
    case CURLE_COULDNT_RESOLVE_PROXY:
      self.init(.network, "the proxy that the environment names was not reached")
    case CURLE_COULDNT_CONNECT, CURLE_SEND_ERROR, CURLE_RECV_ERROR:
      self.init(.network, "\(name) was not reached, or cut the connection\(Self.word(system))")
    default: self.init(.network, "\(name) was not reached")
    }
  }

  /// The system's name for an error, in brackets; empty for none.
  private static func word(_ code: Int32) -> String {
    switch code {
    case 0: ""
    case ECONNRESET: " (reset)"
    case ECONNREFUSED: " (refused)"
    case EPIPE: " (broken pipe)"
    case ETIMEDOUT: " (timed out)"
    default: " (error \(code))"
    }
  }
}

extension WebURL {
  fileprivate var quoted: String { "'\(authority)'" }
}

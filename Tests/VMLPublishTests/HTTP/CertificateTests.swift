import Foundation
import Testing
import VMLStores
import VMLTestSupport

/// Certificates that are another server's.
struct CertificateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a certificate for a name, which vouches for itself.
  private func certificate(for name: String) throws -> String {
    let openssl = try #require(TestPrograms.find("openssl"))
    let path = folder("certificate.pem")
    let made = try ChildProgram.output(
      of: openssl,
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-subj", "/CN=test", "-addext", "subjectAltName=\(name)", "-keyout", folder("key.pem"),
        "-out", path,
      ], withErrors: true)
    try #require(made.end == .code(0), "\(made.text)")
    try folder.write(
      (folder.read("certificate.pem") ?? "") + (folder.read("key.pem") ?? ""), to: "both.pem")
    return path
  }

  @Test(
    .enabled(if: TestPrograms.find("openssl") != nil, "no openssl in PATH"),
    arguments: [
      ("IP:127.0.0.1", "127.0.0.1", true),
      // The address that the name resolves to is not the name.
      ("IP:127.0.0.1", "localhost", false), ("DNS:localhost", "localhost", true),
      ("DNS:localhost", "127.0.0.1", false), ("DNS:127.0.0.1", "127.0.0.1", false),
      ("DNS:other.example", "localhost", false), ("DNS:*", "localhost", false),
    ])
  func names(_ name: String, _ host: String, _ isTrusted: Bool) async throws {
    let certificate = try certificate(for: name)
    let server = try await answers(certificate: folder("both.pem"))
    let request = HTTPRequest("GET", WebURL(scheme: .https, host: host, port: server.port), "/a")
    let transport = try HTTPTransport(certificates: certificate)
    do throws(HTTPFailure) {
      let answer = try await transport.send(request, limit: 1000)
      #expect(isTrusted && answer.status == 200)
    } catch {
      #expect(!isTrusted)
      #expect(error.kind == .certificate)
      #expect(error.explanation.contains("'\(host):\(server.port)' is not trusted, or is another"))
    }
    // Nothing was sent.
    let trusted = HTTPRequest(
      "GET",
      WebURL(
        scheme: .https, host: name.hasPrefix("IP") ? "127.0.0.1" : "localhost", port: server.port),
      "/count")
    guard let answer = try? await transport.send(trusted, limit: 1000) else { return }
    #expect(String(decoding: answer.body, as: UTF8.self).contains(#""/a""#) == isTrusted)
  }

  @Test func filesThatHoldNone() async throws {
    #expect(throws: HTTPFailure.self) { try HTTPTransport(certificates: "/none.pem") }
    try folder.write("none", to: "a.pem")
    let transport = try HTTPTransport(certificates: folder("a.pem"))
    let server = try await answers()
    let url = WebURL(scheme: .https, host: "127.0.0.1", port: server.port)
    do throws(HTTPFailure) {
      _ = try await transport.send(HTTPRequest("GET", url, "/"), limit: 0)
      Issue.record("all is trusted")
    } catch {
      #expect(error.kind == .certificate)
      #expect(error.explanation == "the certificates in '\(folder("a.pem"))' cannot be read")
    }
  }
}

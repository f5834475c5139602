import VMLCrypto
import VMLDiagnostics
package import VMLRelease

/// Signs requests as AWS has it, in version 4 of its signatures.
///
/// Spec: AWS Signature Version 4, as S3 reads it: the path is encoded once and not made shorter.
package struct RequestSignature: Sendable {
  package var credentials: S3Credentials
  package var region: String
  package var service = "s3"

  package init(credentials: S3Credentials, region: String) {
    self.credentials = credentials
    self.region = region
  }

  /// Adds to a request what it needs to be believed: the time, the digest of its body, the
  /// signature over it all.
  ///
  /// Every header that the request has by now is signed.
  package func sign(_ request: inout HTTPRequest, at time: UTCTime) {
    let stamp = Self.stamp(time)
    let digest = ContentDigest(of: request.body).hex
    request.headers.append(("Host", request.server.authority))
    request.headers.append(("X-Amz-Date", stamp))
    request.headers.append(("X-Amz-Content-Sha256", digest))
    if let token = credentials.sessionToken {
      request.headers.append(("X-Amz-Security-Token", token))
    }
    request.headers.append(
      ("Authorization", authorization(of: request, stamp: stamp, bodyDigest: digest)))
  }

  /// The value of the header `Authorization`.
  ///
  /// `stamp` is the time, as in `20150830T123600Z`, `bodyDigest` the SHA-256 digest of the body, in
  /// hexadecimal.
  package func authorization(of request: HTTPRequest, stamp: String, bodyDigest: String) -> String {
    let headers = request.headers.map { header in
      (name: header.name.lowercased(), value: Self.squeezed(header.value))
    }.sorted { $0.name < $1.name }
    let names = headers.map(\.name).joined(separator: ";")
    let parts = request.target.split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let canonical = [
      request.method, parts.first.map(String.init) ?? "/",
      Self.sortedQuery(parts.count > 1 ? parts[1] : ""),
      headers.map { "\($0.name):\($0.value)\n" }.joined(), names, bodyDigest,
    ].joined(separator: "\n")
    let day = String(stamp.prefix(8))
    let scope = "\(day)/\(region)/\(service)/aws4_request"
    let digest = ContentDigest(of: Array(canonical.utf8)).hex
    let text = "AWS4-HMAC-SHA256\n\(stamp)\n\(scope)\n\(digest)"
    var key = Array("AWS4\(credentials.secretKey)".utf8)
    for word in [day, region, service, "aws4_request"] {
      key = hmacSHA256(Array(word.utf8), key: key)
    }
    let code = hmacSHA256(Array(text.utf8), key: key)
    return "AWS4-HMAC-SHA256 Credential=\(credentials.keyID)/\(scope), "
      + "SignedHeaders=\(names), Signature=\(Hexadecimal.text(of: code))"
  }

  /// A moment as signatures have it: `20150830T123600Z`.
  static func stamp(_ time: UTCTime) -> String {
    time.description.filter { $0 != "-" && $0 != ":" }
  }

  /// Parameters in the order of their bytes, each with a `=`.
  private static func sortedQuery(_ query: Substring) -> String {
    query.split(separator: "&")
      .map { $0.contains("=") ? String($0) : $0 + "=" }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "&")
  }

  /// Without space at the ends, and with one where there are several.
  private static func squeezed(_ value: String) -> String {
    value.split(separator: " ").joined(separator: " ")
  }
}

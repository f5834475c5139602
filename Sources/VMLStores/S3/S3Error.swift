package import VMLPublish
package import VMLRelease

/// Answer of an object store to a request that failed.
package struct S3Error {
  var code: String?
  var message: String?
  /// Region that has the bucket instead.
  var region: String?
  var retryAfter: String?

  package init() {}

  /// Reads the body of an answer; `nil` where it holds no such thing.
  package init?(_ body: [UInt8]) {
    guard !body.isEmpty, let element = try? XMLElement(parsing: body) else { return nil }
    guard let error = element.name == "Error" ? element : element["Error"] else { return nil }
    code = error.text(of: "Code")
    message = error.text(of: "Message")
    region = error.text(of: "Region") ?? error.text(of: "BucketRegion")
  }
}

/// Which bucket was asked, for messages.
package struct S3Place {
  package var bucket: String
  package var region: String
  package var server: String

  package init(bucket: String, region: String, server: String) {
    self.bucket = bucket
    self.region = region
    self.server = server
  }
}

extension StoreError {
  /// A failure in plain words, with a way out.
  package init(
    _ error: S3Error, _ answer: HTTPAnswer, _ operation: String, _ key: String, in place: S3Place,
    asOf now: UTCTime
  ) {
    var (kind, explanation) = Self.words(for: error, answer, place, asOf: now)
    var retry = HTTPRetry.of(answer)
    if kind == nil {
      kind = answer.status >= 500 || retry != nil ? .server : .other
      explanation = "'\(place.server)' answers \(answer.status)"
      if let code = error.code { explanation += " (\(shortened(code)))" }
      if let message = error.message { explanation += ": \(shortened(message))" }
    }
    // Some say so with a status that else is no use to try again.
    if let code = error.code, ["OperationAborted", "RequestTimeout", "SlowDown"].contains(code) {
      retry = retry ?? .backOff
    }
    self.init(kind ?? .other, operation, key, explanation, retry: retry)
  }

  private static func words(
    for error: S3Error, _ answer: HTTPAnswer, _ place: S3Place, asOf now: UTCTime
  ) -> (Kind?, String) {
    let region = error.region ?? answer["X-Amz-Bucket-Region"]
    if let region, region != place.region, [301, 307, 400].contains(answer.status) {
      return (
        .other,
        "the bucket '\(place.bucket)' is in the region '\(shortened(region))', "
          + "not '\(place.region)'; set 'publish: { region: \(shortened(region)) }' in site.yaml, "
          + "or AWS_REGION"
      )
    }
    if answer.status == 301 || answer.status == 307 {
      return (
        .other,
        "the bucket '\(place.bucket)' is not in the region '\(place.region)', "
          + "or not at '\(place.server)'; set 'publish: { region: … }' in site.yaml, "
          + "or AWS_REGION, to its own"
      )
    }
    switch error.code {
    case "NoSuchBucket":
      return (
        .missing,
        "there is no bucket '\(place.bucket)' at '\(place.server)'; make it, or mend the name"
      )
    case "SignatureDoesNotMatch":
      return (
        .notAllowed,
        "the server refuses the signature: the secret key is not that of the key id, "
          + "or something between changes requests"
      )
    case "InvalidAccessKeyId":
      return (
        .notAllowed,
        "the server does not know these credentials; are they those of '\(place.server)'?"
      )
    case "ExpiredToken", "ExpiredTokenException", "TokenRefreshRequired":
      return (.notAllowed, "the credentials have expired; get new ones")
    case "InvalidToken", "InvalidSecurity":
      return (
        .notAllowed, "the session's token is not that of the credentials; is AWS_SESSION_TOKEN old?"
      )
    case "RequestTimeTooSkewed", "RequestExpired":
      let theirs = answer["Date"].flatMap { UTCTime(httpDate: $0) }
      let off = theirs.map { " by \(abs($0.seconds - now.seconds)) s" } ?? ""
      return (
        .notAllowed, "this machine's clock and the server's differ\(off); set the clock"
      )
    case "QuotaExceeded", "InsufficientStorage", "InsufficientCapacity", "XMinioStorageFull":
      return (.noSpace, "there is no space left in '\(place.bucket)'")
    case "EntityTooLarge": return (.tooLarge, "it is too large for '\(place.server)'")
    default: break
    }
    switch answer.status {
    case 401, 403:
      let said = error.message.map { "; it says: \(shortened($0))" } ?? ""
      return (
        .notAllowed,
        "these credentials may not do that in '\(place.bucket)'; "
          + "a publisher needs s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject\(said)"
      )
    case 507: return (.noSpace, "there is no space left in '\(place.bucket)'")
    case 404: return (.missing, "there is no such object in '\(place.bucket)'")
    default: return (nil, "")
    }
  }
}

extension StoreError {
  /// No answer came.
  init(_ failure: HTTPFailure, _ operation: String, _ key: String) {
    switch failure.kind {
    case .network:
      self.init(.network, operation, key, failure.explanation, retry: .backOff)
    case .certificate: self.init(.notAllowed, operation, key, failure.explanation)
    case .tooLarge: self.init(.tooLarge, operation, key, failure.explanation)
    case .request, .cancelled: self.init(.other, operation, key, failure.explanation)
    }
  }
}

/// When an answer that tells of a failure is worth another request.
enum HTTPRetry {
  static func of(_ answer: HTTPAnswer) -> StoreError.Retry? {
    guard [408, 425, 429, 500, 502, 503, 504].contains(answer.status) else { return nil }
    if let seconds = answer["Retry-After"].flatMap({ Int($0) }), seconds >= 0 {
      return .after(seconds: seconds)
    }
    if let date = answer["Retry-After"].flatMap({ UTCTime(httpDate: $0) }),
      let now = answer["Date"].flatMap({ UTCTime(httpDate: $0) })
    {
      return .after(seconds: max(0, date.seconds - now.seconds))
    }
    return .backOff
  }
}

/// A server's own words: one line, and not a long one.
func shortened(_ text: String) -> String {
  let line = String(
    text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) })
  return line.count > 200 ? line.prefix(200) + "…" : line
}

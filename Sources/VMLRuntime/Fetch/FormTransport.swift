/// A form on its way to a server.
public struct FormRequest: Hashable, Sendable {
  public var url: String
  public var headers: [String: String]
  public var body: [UInt8]
  /// Bytes of the answer that are read; a longer one is an error.
  public var limit: Int

  public init(url: String, headers: [String: String], body: [UInt8], limit: Int) {
    self.url = url
    self.headers = headers
    self.body = body
    self.limit = limit
  }
}

/// A way to post forms.
public protocol FormTransport: Sendable {
  /// Posts a form without cookies, and goes to no host but the address's.
  ///
  /// - Returns: The status of HTTP, and the body.
  /// - Throws: Where there is no whole answer.
  func post(_ request: FormRequest) async throws -> (status: Int, body: [UInt8])
}

/// An answer that is longer than the client reads.
struct AnswerTooLong: Error {}

extension URLSessionTransport: FormTransport {
  public func post(_ request: FormRequest) async throws -> (status: Int, body: [UInt8]) {
    let parts = try loader.parts(
      of: request.url, headers: headers.merging(request.headers) { _, own in own },
      limit: request.limit, posting: request.body)
    var answer: (status: Int, body: [UInt8])?
    for try await part in parts {
      switch part {
      case .head(let status, _): answer = (status, [])
      case .bytes(let bytes):
        answer?.body += bytes
        if let answer, answer.body.count > request.limit { throw AnswerTooLong() }
      }
    }
    try Task.checkCancellation()
    guard let answer else { throw NoAnswer() }
    return answer
  }
}

/// A connection that ended without an answer.
private struct NoAnswer: Error {}

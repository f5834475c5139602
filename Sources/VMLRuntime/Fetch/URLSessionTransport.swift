import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A store, or an origin, behind HTTP, by the system's loader.
public struct URLSessionTransport: ChannelTransport, OriginTransport {
  let loader = HTTPLoader()
  /// Added to each request.
  let headers: [String: String]

  /// - Parameter headers: Sent with each request, for servers that ask who comes.
  public init(headers: [String: String] = [:]) { self.headers = headers }

  public func get(_ request: TransportRequest) async throws -> TransportAnswer {
    var headers = headers
    if request.isFresh { headers["Cache-Control"] = "no-cache" }
    if request.start > 0 {
      headers["Range"] = "bytes=\(request.start)-"
      headers["Accept-Encoding"] = "identity"
    }
    let parts = try loader.parts(of: request.url, headers: headers, limit: request.limit)
    var answer: TransportAnswer?
    do {
      for try await part in parts {
        switch part {
        case .head(let status, let contentType):
          answer = TransportAnswer(status: status, contentType: contentType)
        case .bytes(let bytes):
          answer?.body += bytes
          guard var long = answer, long.body.count > request.limit else { continue }
          long.body.removeLast(long.body.count - request.limit)
          long.end = .tooLong
          return long
        }
      }
    } catch {
      try Task.checkCancellation()
      // Without a head there is no answer.
      guard answer != nil else { throw error }
      answer?.end = .cutOff
    }
    try Task.checkCancellation()
    return try answer.orThrow()
  }

  public func open(_ request: OriginRequest) async throws -> OriginAnswer {
    let headers = headers.merging(request.headers) { _, own in own }
    let parts = try loader.parts(of: request.url, headers: headers, limit: request.limit)
    var heads = parts.makeAsyncIterator()
    guard case .head(let status, let type)? = try await heads.next() else {
      throw URLError(.badServerResponse)
    }
    let body = AsyncThrowingStream<[UInt8], any Error> {
      var rest = parts.makeAsyncIterator()
      while let part = try await rest.next() {
        if case .bytes(let bytes) = part { return bytes }
      }
      return nil
    }
    return OriginAnswer(status: status, contentType: type, body: body)
  }
}

extension TransportAnswer? {
  fileprivate func orThrow() throws -> TransportAnswer {
    guard let self else { throw URLError(.badServerResponse) }
    return self
  }
}

extension VMLChannel {
  /// Follows a channel behind HTTP.
  public init(_ configuration: ChannelConfiguration) {
    self.init(configuration, transport: URLSessionTransport())
  }
}

extension VMLOrigin {
  /// An origin behind HTTP.
  public init(_ url: String, target: String) {
    self.init(url, target: target, transport: URLSessionTransport())
  }
}

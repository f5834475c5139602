#if canImport(Darwin)
  import Foundation

  /// A store behind HTTP, by the system's loader.
  public struct URLSessionTransport: ChannelTransport {
    private let session: URLSession
    /// Added to each request.
    private let headers: [String: String]

    /// - Parameter headers: Sent with each request, for servers that ask who comes.
    public init(headers: [String: String] = [:]) {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      configuration.waitsForConnectivity = false
      session = URLSession(configuration: configuration)
      self.headers = headers
    }

    public func get(_ request: TransportRequest) async throws -> TransportAnswer {
      guard let url = URL(string: request.url) else { throw URLError(.badURL) }
      var wanted = URLRequest(url: url)
      for (name, value) in headers { wanted.setValue(value, forHTTPHeaderField: name) }
      if request.isFresh { wanted.setValue("no-cache", forHTTPHeaderField: "Cache-Control") }
      if request.start > 0 {
        wanted.setValue("bytes=\(request.start)-", forHTTPHeaderField: "Range")
        wanted.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
      }
      let (bytes, response) = try await session.bytes(for: wanted)
      guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
      var answer = TransportAnswer(
        status: response.statusCode,
        contentType: response.value(forHTTPHeaderField: "Content-Type"))
      do {
        for try await byte in bytes {
          if answer.body.count == request.limit {
            answer.end = .tooLong
            bytes.task.cancel()
            break
          }
          answer.body.append(byte)
        }
      } catch let error as URLError where error.code != .cancelled {
        answer.end = .cutOff
      }
      return answer
    }
  }

  extension VMLChannel {
    /// Follows a channel behind HTTP.
    public init(_ configuration: ChannelConfiguration) {
      self.init(configuration, transport: URLSessionTransport())
    }
  }
#endif

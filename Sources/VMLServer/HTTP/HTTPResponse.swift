public import VMLFiles

/// Answer to a request.
public struct HTTPResponse: Sendable {
  public var status: Int
  public var headers: [(name: String, value: String)]
  public var body: Body

  public enum Body: Sendable {
    case bytes([UInt8])
    /// A part of a file, which is read as the client takes it.
    case file(OpenedFile, Range<Int>)
    /// Sent as it comes up, until it ends or the client goes away.
    case stream(any HTTPStream)

    /// Number of its bytes; `nil` for a stream.
    var count: Int? {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let range): range.count
      case .stream: nil
      }
    }

    /// Some of its bytes, counted from its first one; a stream has no parts.
    func part(_ range: Range<Int>) -> Body {
      switch self {
      case .bytes(let bytes): .bytes(Array(bytes[range]))
      case .file(let file, let whole):
        .file(file, whole.lowerBound + range.lowerBound..<whole.lowerBound + range.upperBound)
      case .stream: self
      }
    }
  }

  public init(
    _ status: Int, headers: [(name: String, value: String)] = [], body: Body = .bytes([])
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A line of plain text.
  public init(_ status: Int, _ line: String) {
    self.init(
      status, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: .bytes(Array((line + "\n").utf8)))
  }

  /// The first value of a header, by its name in any case.
  public subscript(name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

/// A body that comes up bit by bit.
public protocol HTTPStream: Sendable {
  /// The next bytes; waits for them, and is asked only when those before are sent.
  ///
  /// - Returns: `nil` at the end, and where the task is cancelled since the client has gone.
  func next() async -> [UInt8]?
}

/// Answers requests.
public protocol HTTPResponder: Sendable {
  func response(to request: HTTPRequest) async -> HTTPResponse
}

/// The way to a store.
///
/// Follows redirects, undoes a `Content-Encoding`, and gives up when its task is cancelled. It need
/// not watch the time, check anything, or try again.
public protocol ChannelTransport: Sendable {
  /// Reads a file of a store.
  ///
  /// - Throws: Where the store cannot be reached. An answer whose body ends early is none: its
  ///   ``TransportAnswer/end`` says so, so that the next request can go on from there.
  func get(_ request: TransportRequest) async throws -> TransportAnswer
}

public struct TransportRequest: Hashable, Sendable {
  /// Of the store, with a `/` at its end.
  public var base: String
  /// Key of the file.
  public var key: String
  /// Number of bytes to leave out at the start; with more than 0 the request says `Range:
  /// bytes=START-` and `Accept-Encoding: identity`.
  public var start = 0
  /// The most bytes to read; a body that is longer is left there.
  public var limit: Int
  /// Whether caches on the way are to ask the store: `Cache-Control: no-cache`.
  public var isFresh = false

  public init(base: String, key: String, limit: Int) {
    self.base = base
    self.key = key
    self.limit = limit
  }

  /// The address, percent-encoded.
  public var url: String { base + percentEncoded(key) }
}

public struct TransportAnswer: Hashable, Sendable {
  /// Of HTTP: 200 for a body from the start of the file, 206 for one from the request's `start`.
  public var status: Int
  /// The header `Content-Type`; `nil` where there is none.
  public var contentType: String?
  /// No more than the request's limit.
  public var body: [UInt8]
  public var end: End

  public enum End: Hashable, Sendable {
    case whole
    /// The connection ended before the body did.
    case cutOff
    /// The body goes on beyond the limit.
    case tooLong
  }

  public init(
    status: Int, contentType: String? = nil, body: [UInt8] = [], end: End = .whole
  ) {
    self.status = status
    self.contentType = contentType
    self.body = body
    self.end = end
  }
}

/// All but letters, digits, `-`, `.`, `_`, `~` and slashes as `%` and two digits.
func percentEncoded(_ path: String) -> String {
  var bytes: [UInt8] = []
  let digits = Array("0123456789ABCDEF".utf8)
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      bytes.append(byte)
    default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// How the bytes of an object are packed, as HTTP calls it.
public enum ContentEncoding: String, Hashable, Sendable, CaseIterable {
  case gzip
  case brotli = "br"

  /// What a packed object's key ends with.
  public var ending: String {
    switch self {
    case .gzip: ".gz"
    case .brotli: ".br"
    }
  }
}

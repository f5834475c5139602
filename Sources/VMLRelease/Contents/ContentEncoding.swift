/// Packing of an object's bytes, as HTTP calls it.
public enum ContentEncoding: String, Hashable, Sendable, CaseIterable {
  case gzip
  case brotli = "br"

  /// Ending of a packed object's key.
  public var ending: String {
    switch self {
    case .gzip: ".gz"
    case .brotli: ".br"
    }
  }
}

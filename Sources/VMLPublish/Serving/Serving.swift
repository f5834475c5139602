public import VMLRelease

/// Rules for serving files: the headers of a web server, and the packings.
public struct Serving: Hashable, Sendable {
  /// Packings of objects, besides the plain bytes.
  public var encodings: [ContentEncoding] = []
  /// The first that matches a file says it.
  public var rules: [Rule] = []

  public init() {}

  /// Rule for some files.
  public struct Rule: Hashable, Sendable {
    /// Relative to a target's folder.
    public var pattern: PathPattern
    /// `nil` for the one of the file's ending.
    public var contentType: String?
    /// `nil` for the header of files that never change under their names.
    public var cacheControl: String?
    /// `nil` for what suits the media type.
    public var isPacked: Bool?

    public init(
      _ pattern: PathPattern, contentType: String? = nil, cacheControl: String? = nil,
      isPacked: Bool? = nil
    ) {
      self.pattern = pattern
      self.contentType = contentType
      self.cacheControl = cacheControl
      self.isPacked = isPacked
    }
  }

  /// Attributes of a file, by its path in a target's folder.
  public func attributes(of path: String) -> ObjectAttributes {
    let rules = rules.filter { $0.pattern.matches(path) }
    return ObjectAttributes(
      contentType: rules.lazy.compactMap(\.contentType).first ?? contentType(of: path),
      cacheControl: rules.lazy.compactMap(\.cacheControl).first ?? ObjectAttributes.immutable)
  }

  /// Packings of a file of so many bytes.
  public func encodings(of path: String, bytes: Int) -> [ContentEncoding] {
    guard !encodings.isEmpty, bytes >= Self.leastSize else { return [] }
    let said = rules.lazy.filter { $0.pattern.matches(path) }.compactMap(\.isPacked).first
    return said ?? isWorthPacking(attributes(of: path).contentType) ? encodings : []
  }

  /// Below, the headers that say so cost more than is saved.
  private static let leastSize = 256
}

/// Whether packing makes files of a media type smaller.
private func isWorthPacking(_ type: String) -> Bool {
  let type = type.prefix { $0 != ";" }
  return type.hasPrefix("text/") || type.hasSuffix("+vml") || type.hasSuffix("+xml")
    || type.hasSuffix("+json")
    || [
      "application/json", "application/xml", "application/wasm", "font/ttf", "font/otf",
    ].contains(type)
}

extension ContentEncoding {
  /// Whether this machine can pack so.
  public var isAvailable: Bool { self == .gzip || BrotliLibrary.system != nil }

  /// Packs bytes; throws ``PublishFailure/tree(_:)`` where this machine cannot, and for more than 4
  /// GiB.
  public func packed(_ bytes: [UInt8]) throws(PublishFailure) -> [UInt8] {
    let packed =
      switch self {
      case .gzip: gzipped(bytes)
      case .brotli: BrotliLibrary.system?.packed(bytes)
      }
    guard let packed else {
      throw .tree("\(bytes.count) bytes could not be packed as \(rawValue); publish without it")
    }
    return packed
  }

  /// Unpacks bytes; `nil` for what is packed otherwise, and for more than `limit`.
  public func unpacked(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    switch self {
    case .gzip: gunzipped(bytes, limit: limit)
    case .brotli: BrotliLibrary.system?.unpacked(bytes, limit: limit)
    }
  }
}

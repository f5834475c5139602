import VMLBase

/// The head of a release's manifest: all but its lines, which are in the bins that it lists.
public struct ReleaseHead: Hashable, Sendable {
  /// A manifest without lines; of a manifest of format 1, which has no bins, with all of them.
  public private(set) var manifest: ReleaseManifest
  public private(set) var bins: [Bin] = []

  public struct Bin: Hashable, Sendable {
    /// Relative to the target's folder.
    public var file: String
    public var bytes: Int
    public var digest: ContentDigest
    /// Numbers of lines.
    var documents: Int
    var files: Int
  }

  /// Why a file is no head, or a bin not the one that a head lists.
  public struct Mistake: Error, Hashable, Sendable {
    /// In words that follow the file's name.
    public var text: String
    /// Whether its format is none that is read here.
    public var isOfAnotherFormat = false
  }

  static let newestFormat = 2

  /// Reads a head, or a whole manifest of format 1.
  public init(file bytes: [UInt8]) throws(Mistake) {
    guard let json = try? JSONValue(parsing: bytes) else { throw Mistake(text: "is damaged") }
    guard let format = json["format"]?.integer else { throw Mistake(text: "is damaged") }
    guard (1...Self.newestFormat).contains(format) else {
      throw Mistake(
        text: "has the format \(format), which this vmlc does not read",
        isOfAnotherFormat: true)
    }
    guard let manifest = ReleaseManifest(head: json) else { throw Mistake(text: "is damaged") }
    self.manifest = manifest
    if format == 1 {
      guard self.manifest.add(linesOf: json, []) else { throw Mistake(text: "is damaged") }
      return
    }
    guard json["mediaType"]?.string != nil, json["needs"]?.object != nil,
      let division = json["bits"]?.integer.flatMap(ManifestBins.init(bits:)),
      let list = json["bins"]?.array, list.count == division.count
    else { throw Mistake(text: "is damaged") }
    for (index, entry) in list.enumerated() {
      guard let bin = Bin(json: entry), bin.file == division.file(index) else {
        throw Mistake(text: "is damaged")
      }
      bins.append(bin)
    }
  }

  /// The manifest with the lines of its bins, which are in the order of ``bins``.
  ///
  /// - Throws: For bytes that are not the bin which the head lists, by its digest.
  public func manifest(withBins files: [[UInt8]]) throws(Mistake) -> ReleaseManifest {
    var manifest = manifest
    guard files.count == bins.count else { throw Mistake(text: "lacks a bin") }
    for (bin, bytes) in zip(bins, files) { try add(bytes, of: bin, to: &manifest) }
    return manifest
  }

  /// The bin of a page's path, or of another file's path in its tree with a `/` before it; `nil`
  /// where the head has all lines itself.
  public func bin(of path: String) -> Int? {
    guard !bins.isEmpty else { return nil }
    return ManifestBins(bits: bins.count.trailingZeroBitCount)?.bin(of: path)
  }

  /// Adds the lines of one bin to a manifest, which begins as ``manifest``.
  ///
  /// - Throws: For bytes that are not the bin, by its length and its digest.
  public func add(
    _ bytes: [UInt8], of bin: Bin, to manifest: inout ReleaseManifest
  ) throws(Mistake) {
    guard bytes.count == bin.bytes, ContentDigest(of: bytes) == bin.digest else {
      throw Mistake(text: "lists another '\(bin.file)'")
    }
    guard let json = try? JSONValue(parsing: bytes),
      json["format"]?.integer == Self.newestFormat, let sets = Self.sets(of: json),
      manifest.add(linesOf: json, sets)
    else { throw Mistake(text: "lists a '\(bin.file)' that is damaged") }
  }
}

extension ManifestBins {
  /// The number of the bin of a path: of a page, or of another file in its tree with a `/` before
  /// it.
  func bin(of path: String) -> Int {
    bits == 0 ? 0 : bin(ofDigest: UInt32(ContentDigest(of: Array(path.utf8)).firstWord >> 32))
  }
}

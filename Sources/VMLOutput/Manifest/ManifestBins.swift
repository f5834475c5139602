import VMLFiles

/// The division of a target's manifest into files of about one size: its bins.
///
/// There are 2ᵏ bins. A line is in the bin whose number is the first k bits of the SHA-256 digest
/// of the line's path, so that a reader finds the bin of a path without a look at the others. k
/// follows from the number of lines alone, so that equal trees have equal manifests.
public struct ManifestBins: Hashable, Sendable {
  /// k; at most ``bitLimit``.
  public let bits: Int

  /// The largest average number of lines of a bin.
  static let averageLimit = 1000
  static let bitLimit = 24

  /// The bins of a target with some documents and other files.
  public init(lineCount: Int) {
    var bits = 0
    while lineCount > Self.averageLimit << bits, bits < Self.bitLimit { bits += 1 }
    self.bits = bits
  }

  /// - Returns: `nil` for a number that no manifest has.
  init?(bits: Int) {
    guard (0...Self.bitLimit).contains(bits) else { return nil }
    self.bits = bits
  }

  public var count: Int { 1 << bits }

  /// The number of the bin of a path: of a page, or of another file in its tree with a `/` before
  /// it.
  public func bin(of path: String) -> Int {
    if bits == 0 { return 0 }
    return Int(sha256Start(Array(path.utf8)) >> UInt32(32 - bits))
  }

  /// The file of a bin, from the target's folder: `manifest/3f.json`.
  public func file(_ index: Int) -> String {
    OutputName.manifestFolder + "/" + (bits == 0 ? "all" : number(index)) + Self.ending
  }

  private func number(_ index: Int) -> String {
    let digits = String(index, radix: 16)
    return String(repeating: "0", count: (bits + 3) / 4 - digits.utf8.count) + digits
  }

  private static let ending = ".json"

  /// Whether a file of a target's folder has the name of a bin, in any division.
  static func isBin(_ file: String) -> Bool {
    let (parent, name) = splitPath(file.lowercased())
    guard parent == OutputName.manifestFolder, name.hasSuffix(ending) else { return false }
    let number = name.dropLast(ending.utf8.count)
    return number == "all" || !number.isEmpty && number.allSatisfy(\.isHexDigit)
  }
}

/// A file of a target's manifest: its head, or a bin.
struct ManifestPart: Sendable {
  /// From the target's folder.
  var file: String
  var size: Int
  var sha256: String
  /// The whole text; `nil` for a bin that is written in pieces.
  var text: [UInt8]?
  var bin: NewBin?

  init(_ file: String, _ text: [UInt8]) {
    self.file = file
    self.text = text
    (size, sha256) = (text.count, sha256Hex(text))
  }

  init(_ listed: TargetHead.Bin, _ bin: NewBin) {
    (file, size, sha256) = (listed.file, listed.bytes, listed.sha256)
    self.bin = bin
  }

  /// Calls a function with one piece of the text after the other, until it returns `false`;
  /// returns whether it never did.
  func forEachPiece(_ body: (Span<UInt8>) -> Bool) -> Bool {
    if let text { return body(text.span) }
    return bin?.forEachPiece(body) ?? true
  }
}

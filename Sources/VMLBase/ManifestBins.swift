/// The division of a target's manifest into files of about one size: its bins.
///
/// There are 2ᵏ bins. A line is in the bin whose number is the first k bits of the SHA-256 digest
/// of the line's path, so that a reader finds the bin of a path without a look at the others. k
/// follows from the number of lines alone, so that equal trees have equal manifests.
public struct ManifestBins: Hashable, Sendable {
  /// k; at most 24.
  public let bits: Int

  /// The largest average number of lines of a bin.
  private static let averageLimit = 1000
  private static let bitLimit = 24

  /// The bins of a target with some documents and other files.
  public init(lineCount: Int) {
    var bits = 0
    while lineCount > Self.averageLimit << bits, bits < Self.bitLimit { bits += 1 }
    self.bits = bits
  }

  /// - Returns: `nil` for a number that no manifest has.
  public init?(bits: Int) {
    guard (0...Self.bitLimit).contains(bits) else { return nil }
    self.bits = bits
  }

  public var count: Int { 1 << bits }

  /// The number of a bin, from the first 32 bits of the digest of a path: of a page, or of another
  /// file in its tree with a `/` before it.
  public func bin(ofDigest start: UInt32) -> Int { Int(UInt64(start) >> UInt64(32 - bits)) }

  /// The file of a bin, from the target's folder: `manifest/3f.json`.
  public func file(_ index: Int) -> String {
    Self.folder + "/" + (bits == 0 ? "all" : number(index)) + Self.ending
  }

  private func number(_ index: Int) -> String {
    let digits = String(index, radix: 16)
    return String(repeating: "0", count: (bits + 3) / 4 - digits.utf8.count) + digits
  }

  /// The folder of the bins, in the target's.
  public static let folder = "manifest"
  private static let ending = ".json"

  /// Whether a file of a target's folder has the name of a bin, in any division.
  public static func isBin(_ file: String) -> Bool {
    let file = file.lowercased()
    guard file.hasPrefix(folder + "/"), file.hasSuffix(ending) else { return false }
    let number = file.dropFirst(folder.utf8.count + 1).dropLast(ending.utf8.count)
    return number == "all" || !number.isEmpty && number.allSatisfy(\.isHexDigit)
  }
}

/// The media type of VML documents.
public let vmlMediaType = "application/swiftui+vml"

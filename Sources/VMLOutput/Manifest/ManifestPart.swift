import VMLFiles
public import VMLMarkup

extension ManifestBins {
  /// The number of the bin of a path: of a page, or of another file in its tree with a `/` before
  /// it.
  public func bin(of path: String) -> Int {
    bits == 0 ? 0 : bin(ofDigest: sha256Start(Array(path.utf8)))
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

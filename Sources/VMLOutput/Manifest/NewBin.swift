import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// The text of a bin but for its lines.
struct BinFrame: Sendable {
  /// The text before the lines of the documents, between documents and files, and behind.
  let start: [UInt8]
  let middle: [UInt8]
  let end: [UInt8]
  let needs: BinNeeds

  /// The frame of documents with some features.
  init(_ features: some Sequence<FeatureSet>) {
    let needs = BinNeeds(features)
    self.needs = needs
    var json = JSONText()
    json.object(.lines) {
      $0.member("format", manifestFormat)
      needs.write(to: &$0)
      $0.member("documents") { $0.array(.lines) { _ in } }
      $0.member("files") { $0.array(.lines) { _ in } }
    }
    json.endLine()
    guard let empty = BinText.emptySections(of: json.bytes) else {
      preconditionFailure("a bin has both of its arrays")
    }
    start = Array(json.bytes[..<empty.documents])
    middle = Array(json.bytes[empty.documents..<empty.files])
    end = Array(json.bytes[empty.files...])
  }
}

/// One bin of a manifest that is to be written.
///
/// Its text is never there as a whole: each caller has it made anew, in pieces.
struct NewBin: Sendable {
  private let frame: BinFrame
  /// In the order of their paths.
  let documents: [OutputSession.StoredFile]
  let files: [OutputSession.StoredFile]

  init(documents: [OutputSession.StoredFile], files: [OutputSession.StoredFile]) {
    self.documents = documents.sorted { pathPrecedes($0.entry.file, $1.entry.file) }
    self.files = files.sorted { pathPrecedes($0.entry.file, $1.entry.file) }
    frame = BinFrame(self.documents.lazy.map(\.entry.features))
  }

  /// Calls a function with one piece of the text after the other, until it returns `false`.
  ///
  /// - Returns: Whether it never did.
  /// - Complexity: Linear in the text, each time.
  func forEachPiece(_ body: (Span<UInt8>) -> Bool) -> Bool {
    var text: [UInt8] = []
    text.reserveCapacity(Self.pieceSize + (1 << 12))
    func write(_ lines: [OutputSession.StoredFile]) -> Bool {
      guard !lines.isEmpty else { return true }
      for index in lines.indices {
        BinText.appendSeparator(isFirst: index == 0, to: &text)
        let entry = lines[index].entry
        entry.write(to: &text, needs: frame.needs.number(of: entry.features))
        guard text.count > Self.pieceSize else { continue }
        guard body(text.span) else { return false }
        text.removeAll(keepingCapacity: true)
      }
      BinText.appendEnd(to: &text)
      return true
    }
    text += frame.start
    guard write(documents) else { return false }
    text += frame.middle
    guard write(files) else { return false }
    text += frame.end
    return body(text.span)
  }

  /// The whole text.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    _ = forEachPiece { piece in
      for index in piece.indices { bytes.append(piece[index]) }
      return true
    }
    return bytes
  }

  /// The length of a piece in bytes, about.
  private static let pieceSize = 1 << 16

  /// The length of the text in bytes, and its SHA-256 digest.
  var measure: (size: Int, sha256: String) {
    var size = 0
    let digest = sha256Hex { update in
      _ = forEachPiece { piece in
        size += piece.count
        update(piece)
        return true
      }
    }
    return (size, digest)
  }
}

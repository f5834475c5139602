import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// The manifest of a target that was built.
///
/// Its text, which for a large site is longer than all that it is made of, is never there as a
/// whole: each caller has it made anew, in pieces.
struct NewManifest: Sendable {
  /// The text before the lines of the documents, between documents and files, and behind.
  private let frame: (start: [UInt8], middle: [UInt8], end: [UInt8])
  /// In the order of their paths.
  let documents: [OutputSession.StoredFile]
  let files: [OutputSession.StoredFile]

  /// `head` has neither documents nor files.
  init(_ record: OutputSession.TreeRecord) {
    let text = record.head.json
    guard let empty = ManifestText.emptySections(of: text) else {
      preconditionFailure("a manifest has both of its arrays")
    }
    frame = (
      Array(text[..<empty.documents]), Array(text[empty.documents..<empty.files]),
      Array(text[empty.files...])
    )
    documents = record.documents.sorted { pathPrecedes($0.entry.file, $1.entry.file) }
    files = record.files.sorted { pathPrecedes($0.entry.file, $1.entry.file) }
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
        ManifestText.appendSeparator(isFirst: index == 0, to: &text)
        lines[index].entry.write(to: &text)
        guard text.count > Self.pieceSize else { continue }
        guard body(text.span) else { return false }
        text.removeAll(keepingCapacity: true)
      }
      ManifestText.appendEnd(to: &text)
      return true
    }
    text += frame.start
    guard write(documents) else { return false }
    text += frame.middle
    guard write(files) else { return false }
    text += frame.end
    return body(text.span)
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

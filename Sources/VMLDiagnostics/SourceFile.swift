/// Which file of a run something stands in.
///
/// The number is only a handle: it never reaches the output, and nothing is ordered by it.
package struct FileID: Hashable, Sendable {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The bytes of one input file, exactly as read.
///
/// They may not be UTF-8; ``validateEncoding(of:reporting:)`` says where they are not. Lines are
/// counted only when a diagnostic is rendered (``LineTable``), so that a file without mistakes pays
/// nothing.
package struct SourceFile: Sendable {
  package let id: FileID
  /// Path relative to the site's folder, `/`-separated; as the user gave it where there is no site.
  package let path: String
  package let bytes: [UInt8]

  package init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  /// The place of some of this file's bytes.
  package func sourceRange(_ range: Range<Int>) -> SourceRange {
    SourceRange(file: id, range)
  }
}

/// The files that the diagnostics of a run may point at.
package struct SourceSet: Sendable {
  private var files: [FileID: SourceFile] = [:]

  package init() {}

  package mutating func insert(_ file: SourceFile) { files[file.id] = file }

  /// All files, in the order of their numbers.
  package var all: [SourceFile] { files.values.sorted { $0.id.rawValue < $1.id.rawValue } }

  /// The file with an id, or `nil` if it was never inserted.
  package subscript(_ id: FileID) -> SourceFile? { files[id] }
}

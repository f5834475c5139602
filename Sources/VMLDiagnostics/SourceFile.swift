/// Which file of a run something stands in.
///
/// The number is only a handle: it never reaches the output, and nothing is ordered by it.
public struct FileID: Hashable, Sendable {
  public let rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The bytes of one input file, exactly as read.
///
/// They may not be UTF-8; ``validateEncoding(of:reporting:)`` says where they are not. Lines are
/// counted only when a diagnostic is rendered (``LineTable``), so that a file without mistakes pays
/// nothing.
public struct SourceFile: Sendable {
  public let id: FileID
  /// Path relative to the site's folder, `/`-separated; as the user gave it where there is no site.
  public let path: String
  public let bytes: [UInt8]
  /// Number of the first line of `bytes`; more than 1 where they are a part of a large file.
  public let firstLine: Int

  public init(id: FileID, path: String, bytes: [UInt8], firstLine: Int = 1) {
    self.id = id
    self.path = path
    self.bytes = bytes
    self.firstLine = firstLine
  }

  /// The place of some of this file's bytes.
  public func sourceRange(_ range: Range<Int>) -> SourceRange {
    SourceRange(file: id, range)
  }
}

/// The files that the diagnostics of a run may point at.
public struct SourceSet: Sendable {
  private var files: [FileID: SourceFile] = [:]
  /// Text in front of the relative paths of files where they are shown.
  ///
  /// `shop/` for a site in the folder `shop`; empty to show them as the site knows them.
  public var folder = ""

  public init() {}

  /// A file's path as it is shown.
  public func path(of file: SourceFile) -> String {
    file.path.hasPrefix("/") ? file.path : folder + file.path
  }

  public mutating func insert(_ file: SourceFile) { files[file.id] = file }

  /// All files, in the order of their numbers.
  public var all: [SourceFile] { files.values.sorted { $0.id.rawValue < $1.id.rawValue } }

  /// The file with an id, or `nil` if it was never inserted.
  public subscript(_ id: FileID) -> SourceFile? { files[id] }
}

public import VMLDiagnostics

/// Gives every file of a run its number, and keeps those that diagnostics may point at.
public struct SourceRegistry: Sendable {
  public private(set) var sources = SourceSet()
  /// Number of files that have a number.
  private(set) var count: UInt32 = 0

  /// Registers a file.
  public mutating func add(_ path: String, _ bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: FileID(count), path: path, bytes: bytes)
    count += 1
    sources.insert(file)
    return file
  }

  /// A number for files that are read later; ``keep(_:)`` makes their diagnostics show an excerpt.
  mutating func reserve(_ files: Int) -> Range<UInt32> {
    defer { count += UInt32(files) }
    return count..<count + UInt32(files)
  }

  mutating func keep(_ file: SourceFile) { sources.insert(file) }

  /// Takes over files whose numbers are below `end`, which the next one gets.
  mutating func keep(_ files: [SourceFile], upTo end: UInt32) {
    for file in files { keep(file) }
    count = max(count, end)
  }

  /// The start of a file that is not read.
  mutating func place(of path: String) -> SourceRange { add(path, []).sourceRange(0..<0) }
}

import Synchronization
import VMLData
import VMLFiles

/// Reads files of rows from start to end, and hands out a few rows at a time, to several threads.
///
/// It holds one piece of one file, and the longest row.
final class RowReader<Files: FileSystem>: Sendable {
  private let files: [RowFile]
  private let fileSystem: Files
  private let state: Mutex<State>

  /// Rows that stand one after the other in a file.
  struct Rows: Sendable {
    var file: RowFile
    var batch: RowBatch
    /// Number of batches before, over all files.
    var number: Int
    /// The row of a table with the names of its columns; `nil` for JSON lines.
    var header: [UInt8]?
  }

  /// Why the reading of a file ends before its end.
  struct Problem: Sendable {
    var file: RowFile
    /// The line of a row that is too long; `nil` for a file that is compressed.
    var line: Int?
  }

  private struct State {
    var next = 0
    var open: Open?
    var count = 0
    var problems: [Problem] = []
    /// By file: the digest of what was read, once it was read to its end.
    var digests: [String: FileDigest] = [:]
  }

  private struct Open {
    var file: RowFile
    /// `nil` for standard input.
    var source: OpenedFile?
    var cutter: RowCutter
    var offset = 0
    var hasFinished = false
    var header: [UInt8]?
    var hashing = Hashing()
  }

  init(_ files: [RowFile], in fileSystem: Files) {
    self.files = files
    self.fileSystem = fileSystem
    state = Mutex(State())
  }

  /// Why files were not read to their ends.
  var problems: [Problem] { state.withLock(\.problems) }
  /// By path, the digests of the files that were read to their ends.
  var digests: [String: FileDigest] { state.withLock(\.digests) }

  /// The next rows, at most `limit`; `nil` after the last.
  func next(_ limit: Int) throws(FileSystemError) -> Rows? {
    try state.withLock { (state) throws(FileSystemError) in
      while true {
        if state.open == nil {
          guard state.next < files.count else { return nil }
          let file = files[state.next]
          state.next += 1
          state.open = Open(
            file: file, source: try file.open(in: fileSystem), cutter: RowCutter(file.format))
        }
        if let rows = try next(limit, &state) { return rows }
      }
    }
  }

  /// - Returns: `nil` where the file has ended, or is read on.
  private func next(_ limit: Int, _ state: inout State) throws(FileSystemError) -> Rows? {
    guard var open = state.open else { return nil }
    state.open = nil
    if open.file.format == .csv, open.header == nil, let first = open.cutter.next(upTo: 1) {
      open.header = first.bytes
    }
    if let batch = open.cutter.next(upTo: limit) {
      state.count += 1
      let rows = Rows(
        file: open.file, batch: batch, number: state.count, header: open.header)
      state.open = open
      return rows
    }
    if open.hasFinished {
      state.digests[open.file.path] = FileDigest(open.offset, open.hashing)
      return nil
    }
    let piece = try read(&open)
    if piece.isEmpty {
      open.cutter.finish()
      open.hasFinished = true
    } else if open.offset == 0, piece.starts(with: [0x1F, 0x8B]) {
      state.problems.append(Problem(file: open.file))
      return nil
    } else {
      open.hashing.add(xxh128(piece.span))
      open.offset += piece.count
      do throws(RowTooLong) {
        try open.cutter.add(piece)
      } catch {
        state.problems.append(Problem(file: open.file, line: error.line))
        return nil
      }
    }
    state.open = open
    return nil
  }

  /// The next piece of a file; empty at its end.
  private func read(_ open: inout Open) throws(FileSystemError) -> [UInt8] {
    guard let source = open.source else {
      return try Descriptor.standardInput.next(FileDigest.pieceSize, shownAs: open.file.path)
    }
    return try FileDigest.piece(of: source, at: open.offset, shownAs: open.file.path)
  }
}

/// The size of a file of rows, and a digest of it that is made piece by piece.
struct FileDigest: Hashable, Sendable {
  var size: Int
  var xxh128: XXH128

  static let pieceSize = 1 << 20

  init(size: Int, xxh128: XXH128) { (self.size, self.xxh128) = (size, xxh128) }

  init(_ size: Int, _ hashing: Hashing) { self.init(size: size, xxh128: hashing.finish()) }

  /// Reads a file from its start to its end.
  init(of file: OpenedFile, shownAs path: String) throws(FileSystemError) {
    var hashing = Hashing()
    var offset = 0
    while true {
      let piece = try Self.piece(of: file, at: offset, shownAs: path)
      if piece.isEmpty { break }
      hashing.add(VMLFiles.xxh128(piece.span))
      offset += piece.count
    }
    self.init(offset, hashing)
  }

  fileprivate static func piece(
    of file: OpenedFile, at offset: Int, shownAs path: String
  ) throws(FileSystemError) -> [UInt8] {
    let end = min(file.size, offset + pieceSize)
    guard offset < end else { return [] }
    guard let piece = file.read(offset..<end) else {
      throw FileSystemError("read", path, .busy, "it has changed while it was read")
    }
    return piece
  }
}

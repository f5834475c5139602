import VMLFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A ``FileTable`` in the cache: records of one size, then the paths, each with a zero after it. A
// build reads it where it stands, and asks the system about each entry by the last part of its path
// in the folder that holds it, as cheaply as that can be asked.

/// The layout of a record, in bytes from its start.
private enum Field {
  /// Start of the path among the paths, and its length.
  static let start = 0
  static let count = 4
  /// Number of the path's bytes that lead to the entry's name in its folder.
  static let base = 8
  /// The number of the folder's record; ``noParent`` for what is found from the root.
  static let parent = 12
  static let kind = 16
  static let flags = 17
  static let size = 24
  static let modified = 32
  static let changed = 40
  static let inode = 48
  static let device = 56
  static let content = 64
  static let recordSize = 80

  static let isUnsure: UInt8 = 1
  static let hasContent: UInt8 = 2
}

private let noParent = UInt32.max
private let noKind: UInt8 = 255

extension FileTable {
  func write(to writer: inout CacheWriter) {
    var paths: [UInt8] = []
    /// Folders that hold the present entry: the places of their paths, and their numbers.
    var folders: [(path: Range<Int>, number: Int)] = []
    var record: [UInt8] = Array(repeating: 0, count: Field.recordSize)
    let size = entries.reduce(0) { $0 + $1.path.utf8.count + 1 }
    paths.reserveCapacity(size)
    writer.write(UInt32(clamping: entries.count))
    writer.write(UInt32(clamping: size))
    for number in entries.indices {
      let start = paths.count
      paths += entries[number].path.utf8
      let path = start..<paths.count
      paths.append(0)
      while let last = folders.last, !isBelow(last.path, path, in: paths) { folders.removeLast() }
      record.set(Field.start, UInt32(clamping: start))
      record.set(Field.count, UInt32(clamping: path.count))
      record.set(Field.base, UInt32(clamping: folders.last.map { $0.path.count + 1 } ?? 0))
      record.set(Field.parent, folders.last.map { UInt32(clamping: $0.number) } ?? noParent)
      record[Field.kind] = entries[number].kind.map(\.number) ?? noKind
      record[Field.flags] =
        (entries[number].isUnsure ? Field.isUnsure : 0)
        | (entries[number].content != nil ? Field.hasContent : 0)
      let stamp = entries[number].stamp
      record.set(Field.size, UInt64(clamping: stamp.size))
      record.set(Field.modified, UInt64(bitPattern: stamp.modified))
      record.set(Field.changed, UInt64(bitPattern: stamp.changed))
      record.set(Field.inode, stamp.inode)
      record.set(Field.device, stamp.device)
      record.set(Field.content, entries[number].content?.high ?? 0)
      record.set(Field.content + 8, entries[number].content?.low ?? 0)
      writer.write(record)
      writer.handOn()
      if entries[number].kind == .folder { folders.append((path, number)) }
    }
    writer.write(paths)
    writer.handOn()
  }

  /// Whether a path lies in a folder; both lie in `paths`.
  private func isBelow(_ folder: Range<Int>, _ path: Range<Int>, in paths: [UInt8]) -> Bool {
    guard path.count > folder.count, paths[path.lowerBound + folder.count] == UInt8(ascii: "/")
    else { return false }
    for offset in 0..<folder.count
    where paths[folder.lowerBound + offset] != paths[path.lowerBound + offset] { return false }
    return true
  }
}

extension [UInt8] {
  /// Puts the bytes of a number somewhere, the lowest first.
  fileprivate mutating func set<Number: FixedWidthInteger & UnsignedInteger>(
    _ place: Int, _ number: Number
  ) {
    var rest = number
    for index in place..<place + MemoryLayout<Number>.size {
      self[index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
  }
}

/// A table as it stands in a cache, every place in which has been found to be within its bounds.
struct StoredFileTable: Sendable {
  private let bytes: [UInt8]
  private let records: Range<Int>
  private let paths: Range<Int>
  private let count: Int

  /// - Returns: `nil` for what no table can be.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count, range.count >= 8 else {
      return nil
    }
    self.bytes = bytes
    count = Int(bytes.number32(at: range.lowerBound))
    let pathCount = Int(bytes.number32(at: range.lowerBound + 4))
    let start = range.lowerBound + 8
    guard count <= range.count / Field.recordSize,
      range.count == 8 + count * Field.recordSize + pathCount
    else { return nil }
    records = start..<start + count * Field.recordSize
    paths = records.upperBound..<range.upperBound
    for number in 0..<count {
      let record = records.lowerBound + number * Field.recordSize
      let start = Int(bytes.number32(at: record + Field.start))
      let length = Int(bytes.number32(at: record + Field.count))
      let parent = bytes.number32(at: record + Field.parent)
      guard start + length < pathCount, bytes[paths.lowerBound + start + length] == 0,
        Int(bytes.number32(at: record + Field.base)) <= length,
        parent == noParent || parent < number
      else { return nil }
    }
  }

  /// The table; `nil` if something in it cannot be.
  var table: FileTable? {
    var table = FileTable()
    table.entries.reserveCapacity(count)
    for number in 0..<count {
      guard let entry = entry(number) else { return nil }
      table.entries.append(entry)
    }
    return table
  }

  /// The entries before the first folder; `nil` if something in them cannot be.
  var firstEntries: ArraySlice<FileTable.Entry>? {
    var entries: ArraySlice<FileTable.Entry> = []
    for number in 0..<count {
      guard let entry = entry(number) else { return nil }
      if entry.kind == .folder { break }
      entries.append(entry)
    }
    return entries
  }

  private func entry(_ number: Int) -> FileTable.Entry? {
    let record = place(of: number)
    let start = paths.lowerBound + Int(bytes.number32(at: record + Field.start))
    let length = Int(bytes.number32(at: record + Field.count))
    guard let path = utf8Text(bytes, start..<start + length) else { return nil }
    let kind = bytes[record + Field.kind]
    let flags = bytes[record + Field.flags]
    guard kind == noKind || FileKind(number: kind) != nil else { return nil }
    return FileTable.Entry(
      path: path, kind: FileKind(number: kind), stamp: stamp(record),
      content: flags & Field.hasContent == 0
        ? nil
        : XXH128(
          high: bytes.number64(at: record + Field.content),
          low: bytes.number64(at: record + Field.content + 8)),
      isUnsure: flags & Field.isUnsure != 0)
  }

  private func stamp(_ record: Int) -> FileStamp {
    FileStamp(
      size: Int(clamping: bytes.number64(at: record + Field.size)),
      modified: Int64(bitPattern: bytes.number64(at: record + Field.modified)),
      changed: Int64(bitPattern: bytes.number64(at: record + Field.changed)),
      inode: bytes.number64(at: record + Field.inode),
      device: bytes.number64(at: record + Field.device))
  }

  /// An entry that may not be what it was.
  struct Change: Sendable {
    /// Its place in the table.
    var number: Int
    var kind: FileKind
    var stamp: FileStamp
  }

  /// Entries that differ from the table, or may differ, as far as can be told without following a
  /// link; paths are relative to `root`.
  ///
  /// As many threads look at them as `jobs` says; `nil` is one for each processor.
  ///
  /// - Returns: `nil` if anything has come, gone or become something else, or may have.
  func changes(in root: Folder, jobs: Int?) -> [Change]? {
    let found = concurrentMap(stretchesOf: 0..<count, jobs: jobs) { stretch in
      self.changes(of: stretch, in: root)
    }
    var changes: [Change] = []
    for part in found {
      guard let part else { return nil }
      changes += part
    }
    return changes
  }

  /// A folder that is open, and the number of its record.
  private typealias OpenFolder = (number: UInt32, descriptor: Descriptor)

  private func changes(of stretch: Range<Int>, in root: Folder) -> [Change]? {
    var changes: [Change] = []
    // Those that hold the present entry.
    guard var open = openFolders(above: stretch.lowerBound, in: root) else { return nil }
    for number in stretch {
      let record = place(of: number)
      let isUnsure = bytes[record + Field.flags] & Field.isUnsure != 0
      let parent = bytes.number32(at: record + Field.parent)
      while let last = open.last, last.number != parent { open.removeLast() }
      guard parent == noParent || !open.isEmpty else { return nil }
      let folder = open.last?.descriptor.number ?? root.number
      let next = place(of: number + 1)
      let holdsNext =
        next < records.upperBound && bytes.number32(at: next + Field.parent) == number
      let found: FileStatus?
      if holdsNext {
        guard let descriptor = openFolder(record, in: folder) else { return nil }
        found = FileStatus(of: descriptor.number)
        open.append((UInt32(number), descriptor))
      } else {
        found = status(record, in: folder)
      }
      guard bytes[record + Field.kind] == found?.kind.number ?? noKind else { return nil }
      guard let found, isUnsure || found.stamp != stamp(record) else { continue }
      switch found.kind {
      case .file: break
      case .folder:
        guard holdsNext, let descriptor = open.last?.descriptor,
          holdsSameNames(number, descriptor)
        else { return nil }
      default: return nil
      }
      changes.append(Change(number: number, kind: found.kind, stamp: found.stamp))
    }
    return changes
  }

  private func place(of number: Int) -> Int { records.lowerBound + number * Field.recordSize }

  /// Opens the folders that hold an entry, the outer ones first; `nil` if one is not there.
  private func openFolders(above number: Int, in root: Folder) -> [OpenFolder]? {
    var numbers: [UInt32] = []
    var parent = number < count ? bytes.number32(at: place(of: number) + Field.parent) : noParent
    while parent != noParent {
      numbers.append(parent)
      parent = bytes.number32(at: place(of: Int(parent)) + Field.parent)
    }
    var open: [OpenFolder] = []
    for number in numbers.reversed() {
      let folder = open.last?.descriptor.number ?? root.number
      guard let descriptor = openFolder(place(of: Int(number)), in: folder) else { return nil }
      open.append((number, descriptor))
    }
    return open
  }

  /// Whether a folder holds what the table has in it, by name, and nothing else but hidden files.
  private func holdsSameNames(_ number: Int, _ folder: Descriptor) -> Bool {
    guard let entries = try? Folder(folder, path: "").entries() else { return false }
    var found = entries.lazy.filter { !isHiddenPath($0.name) }.makeIterator()
    var next = number + 1
    // What it holds, which stands behind it in the same order, with what that holds in between.
    while next < count {
      let record = place(of: next)
      let parent = bytes.number32(at: record + Field.parent)
      guard parent != noParent, parent >= UInt32(number) else { break }
      if parent == UInt32(number) {
        let start = paths.lowerBound + Int(bytes.number32(at: record + Field.start))
        let name = start + Int(bytes.number32(at: record + Field.base))
        let end = start + Int(bytes.number32(at: record + Field.count))
        guard let entry = found.next(), entry.kind != .unreadableName,
          entry.name.utf8.elementsEqual(bytes[name..<end])
        else { return false }
      }
      next += 1
    }
    return found.next() == nil
  }

  private func openFolder(_ record: Int, in folder: Int32) -> Descriptor? {
    // SAFETY: the name ends with a zero within the bytes, as was found when the table was made, and
    // these live for the closure.
    let number = unsafe bytes.withUnsafeBytes { buffer in
      uninterrupted {
        unsafe Folder.openat(
          folder, name(record, buffer), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      }
    }
    return number >= 0 ? Descriptor(number) : nil
  }

  private func status(_ record: Int, in folder: Int32) -> FileStatus? {
    // SAFETY: as above.
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe FileStatus(ofName: name(record, buffer), in: folder)
    }
  }

  // SAFETY: the buffer belongs to `bytes`; ``init(_:_:)`` has found the place to be within it.
  private func name(
    _ record: Int, _ buffer: UnsafeRawBufferPointer
  ) -> UnsafePointer<CChar> {
    let start =
      paths.lowerBound + Int(bytes.number32(at: record + Field.start))
      + Int(bytes.number32(at: record + Field.base))
    let place = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
    // SAFETY: a buffer that is not empty has an address.
    return unsafe place.bindMemory(to: CChar.self).baseAddress.unsafelyUnwrapped
  }
}

extension [UInt8] {
  fileprivate func number32(at offset: Int) -> UInt32 {
    // SAFETY: every value of 32 bits is a `UInt32`, and the call checks the bounds.
    unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  fileprivate func number64(at offset: Int) -> UInt64 {
    // SAFETY: every value of 64 bits is a `UInt64`, and the call checks the bounds.
    unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

extension FileKind {
  private static let all: [FileKind] = [
    .file, .folder, .link, .linkOut, .brokenLink, .linkCycle, .other, .unreadableName,
  ]

  fileprivate var number: UInt8 {
    switch self {
    case .file: 0
    case .folder: 1
    case .link: 2
    case .linkOut: 3
    case .brokenLink: 4
    case .linkCycle: 5
    case .other: 6
    case .unreadableName: 7
    }
  }

  fileprivate init?(number: UInt8) {
    guard Int(number) < Self.all.count else { return nil }
    self = Self.all[Int(number)]
  }
}

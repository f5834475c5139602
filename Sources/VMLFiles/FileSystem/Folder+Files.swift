#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

private let chunkSize = 64 * 1024
/// Largest size of the files that the system generates, except those made for programs.
private let madeUpSize = 4095

extension Folder {
  /// Reads a whole file of at most `limit` bytes.
  public func read(_ name: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    guard let file = openToRead(name) else {
      throw FileSystemError("read", shownPath(of: name), errno: errno)
    }
    return try file.readAll(limit: limit, shownAs: shownPath(of: name))
  }

  /// Whether a plain file with a name holds exactly `bytes`; also `false` if it cannot be read.
  public func file(_ name: String, holds bytes: Span<UInt8>) -> Bool {
    file(name, of: bytes.count) { $0(bytes) }
  }

  /// The same of `size` bytes that come in pieces; `forEachPiece` hands these on until it is told
  /// `false`, and returns whether it never was.
  public func file(
    _ name: String, of size: Int, holds forEachPiece: ((Span<UInt8>) -> Bool) -> Bool
  ) -> Bool {
    guard let file = openToRead(name), let status = FileStatus(of: file.number),
      status.kind == .file, status.stamp.size == size
    else { return false }
    return forEachPiece { file.continues(with: $0) }
  }

  /// Writes a file that does not exist yet; leaves nothing behind if that fails.
  ///
  /// Only the user may read a private file, from its first moment on.
  public func writeNew(
    _ name: String, _ bytes: Span<UInt8>, isPrivate: Bool = false
  ) throws(FileSystemError) {
    try writeNew(name, mode: isPrivate ? 0o600 : 0o666) { file in file.write(bytes) }
  }

  /// The same for bytes that are in several pieces.
  public func writeNew(_ name: String, _ pieces: [ArraySlice<UInt8>]) throws(FileSystemError) {
    try writeNew(name) { file in pieces.allSatisfy { file.write($0.span) } }
  }

  /// The same for bytes that come in pieces; `forEachPiece` hands these on until it is told
  /// `false`, and returns whether it never was.
  public func writeNew(
    _ name: String, _ forEachPiece: ((Span<UInt8>) -> Bool) -> Bool
  ) throws(FileSystemError) {
    try writeNew(name, mode: 0o666) { file in
      // What frees the pieces may set another.
      var failure: Int32 = 0
      let isWritten = forEachPiece { piece in
        if file.write(piece) { return true }
        failure = errno
        return false
      }
      if !isWritten { errno = failure }
      return isWritten
    }
  }

  /// Writes a file, which takes the place of one with its name in one step.
  public func replace(_ name: String, _ bytes: Span<UInt8>) throws(FileSystemError) {
    do throws(FileSystemError) {
      return try writeNew(name, bytes)
    } catch {
      guard error.reason == .exists else { throw error }
    }
    let temporary = ".vmlc-" + String(UInt64.random(in: 0...UInt64.max), radix: 16) + ".tmp"
    do throws(FileSystemError) {
      try writeNew(temporary, bytes)
      try rename(temporary, to: name)
    } catch {
      _ = try? remove(temporary)
      throw FileSystemError("write", shownPath(of: name), error.reason, error.explanation)
    }
  }

  /// Opens a file to read parts of it.
  public func openedFile(_ name: String) throws(FileSystemError) -> OpenedFile {
    guard let file = openToRead(name) else {
      throw FileSystemError("read", shownPath(of: name), errno: errno)
    }
    let size = try file.size(limit: .max, shownAs: shownPath(of: name))
    return OpenedFile(size: size, stamp: FileStatus(of: file.number)?.stamp) { file.bytes(at: $0) }
  }

  /// Writes a file that does not exist yet, and waits until it would outlive a loss of power.
  public func writeLasting(_ name: String, _ bytes: Span<UInt8>) throws(FileSystemError) {
    try writeNew(name) { file in
      file.write(bytes) && uninterrupted { fsync(file.number) } == 0
    }
  }

  /// Copies a file that is no link to a name where nothing is yet; leaves nothing behind if that
  /// fails.
  public func copy(_ name: String, to folder: Folder, as newName: String) throws(FileSystemError) {
    guard let source = openToRead(name) else {
      throw FileSystemError("read", shownPath(of: name), errno: errno)
    }
    guard FileStatus(of: source.number)?.kind == .file else {
      throw FileSystemError("copy", shownPath(of: name), .other, "it is not a plain file")
    }
    try folder.writeNew(newName) { file in file.write(contentsOf: source) }
  }

  /// Opens a file that is there to write behind its end; the caller closes it.
  public func openToAppend(_ name: String) throws(FileSystemError) -> Int32 {
    let number = uninterrupted {
      // SAFETY: the string lives for the call.
      unsafe Self.openat(self.number, name, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    }
    guard number >= 0 else { throw FileSystemError("write", shownPath(of: name), errno: errno) }
    return number
  }

  /// Opens a file that a user has named to write it anew, and makes it where there is none.
  ///
  /// A device and a pipe are written to, and so is what a link leads to.
  public func openToWrite(_ name: String) throws(FileSystemError) -> Descriptor {
    let number = uninterrupted {
      // SAFETY: the string lives for the call.
      unsafe Self.openat(
        self.number, name, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o666)
    }
    guard number >= 0 else { throw FileSystemError("write", shownPath(of: name), errno: errno) }
    return Descriptor(number)
  }

  private func openToRead(_ name: String) -> Descriptor? {
    let number = uninterrupted {
      // SAFETY: the string lives for the call. O_NONBLOCK keeps a pipe from stopping us.
      unsafe Self.openat(self.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    return number >= 0 ? Descriptor(number) : nil
  }

  private func writeNew(
    _ name: String, mode: mode_t = 0o666, _ write: (borrowing OpenFile) -> Bool
  ) throws(FileSystemError) {
    let number = uninterrupted {
      // SAFETY: the string lives for the call.
      unsafe Self.openat(
        self.number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, UInt16(mode))
    }
    guard number >= 0 else { throw FileSystemError("write", shownPath(of: name), errno: errno) }
    let written = write(OpenFile(number: number))
    let failure = written ? 0 : errno
    // A disk may report only on closing that it is full. EINTR is no failure: the file is closed.
    let closed = close(number) == 0 || errno == EINTR
    if written && closed { return }
    let code = written ? errno : failure
    // SAFETY: the string lives for the call.
    _ = unsafe unlinkat(self.number, name, 0)
    throw FileSystemError("write", shownPath(of: name), errno: code)
  }
}

/// A file that is being written; the code that made it closes it.
private struct OpenFile: ~Copyable {
  let number: Int32

  /// Writes all of `bytes`; `false` with `errno` set if that fails.
  public func write(_ bytes: Span<UInt8>) -> Bool {
    // SAFETY: the pointer is valid for the closure, which reads within its count.
    unsafe bytes.withUnsafeBytes { buffer in unsafe write(buffer) }
  }

  /// Writes what is left of an open file; `false` with `errno` set if that fails.
  public func write(contentsOf source: Descriptor) -> Bool {
    // SAFETY: the buffer is ours for the closure, and only bytes that were read into it are
    // written.
    unsafe withUnsafeTemporaryAllocation(byteCount: chunkSize, alignment: 16) { buffer in
      while true {
        let count = uninterrupted {
          unsafe Self.read(source.number, buffer)
        }
        guard count > 0 else { return count == 0 }
        let found = unsafe UnsafeRawBufferPointer(rebasing: buffer[..<count])
        guard unsafe write(found) else { return false }
      }
    }
  }

  private func write(_ buffer: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset < buffer.count {
      // SAFETY: the rest starts within the buffer and is not longer than it.
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
      let count = uninterrupted { unsafe Self.write(number, rest) }
      guard count >= 0 else { return false }
      offset += count
    }
    return true
  }

  // SAFETY: passes a buffer's own address and count to the system.
  private static func read(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.read(number, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.read(number, buffer.baseAddress, buffer.count)
    #else
      unsafe Glibc.read(number, buffer.baseAddress, buffer.count)
    #endif
  }

  // SAFETY: passes a buffer's own address and count to the system.
  private static func write(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(number, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.write(number, buffer.baseAddress, buffer.count)
    #else
      unsafe Glibc.write(number, buffer.baseAddress, buffer.count)
    #endif
  }
}

extension Descriptor {
  /// Writes to an open file.
  public func write(_ bytes: Span<UInt8>, shownAs shown: String) throws(FileSystemError) {
    guard !OpenFile(number: number).write(bytes) else { return }
    throw FileSystemError("write", shown, errno: errno)
  }

  /// The program's standard input, which stays open.
  public static let standardInput = Descriptor(dup(STDIN_FILENO))

  /// The program's standard output, for what is worth nothing without a reader.
  public static let standardOutput = Descriptor(dup(STDOUT_FILENO))

  /// The next bytes of an open file or pipe, as many as were asked for but at its end, where there
  /// are none.
  public func next(_ count: Int, shownAs shown: String) throws(FileSystemError) -> [UInt8] {
    try readUp(to: count, shownAs: shown)
  }

  /// Reads a whole file of at most `limit` bytes.
  public func readAll(limit: Int, shownAs shown: String) throws(FileSystemError) -> [UInt8] {
    let size = try plainSize(shownAs: shown)
    // Room for one byte more shows a file that has grown since; it is then read to its end. What
    // the system makes up as it is read (`/proc`) is said to be empty, and some of it can be read
    // by a single call alone.
    let room = size == 0 ? madeUpSize : size
    var bytes = try readUp(to: min(room, limit) + 1, shownAs: shown)
    while bytes.count > size, bytes.count <= limit {
      let more = try readUp(to: min(chunkSize, limit - bytes.count + 1), shownAs: shown)
      guard !more.isEmpty else { break }
      bytes += more
    }
    guard bytes.count <= limit else { throw .tooLarge(limit, shown) }
    return bytes
  }

  /// The size of a file of at most `limit` bytes.
  public func size(limit: Int, shownAs shown: String) throws(FileSystemError) -> Int {
    let size = try plainSize(shownAs: shown)
    guard size <= limit else { throw .tooLarge(limit, shown) }
    return size
  }

  /// Size of a plain file; reading anything else is an error.
  private func plainSize(shownAs shown: String) throws(FileSystemError) -> Int {
    guard let status = FileStatus(of: number) else {
      throw FileSystemError("read", shown, errno: errno)
    }
    switch status.kind {
    case .file: return status.stamp.size
    case .folder: throw FileSystemError("read", shown, .isFolder, "it is a folder")
    default: throw FileSystemError("read", shown, .other, "it is not a plain file")
    }
  }

  /// Some bytes of an open file, fewer if it has no more; `nil` if they cannot be read.
  public func bytes(at range: Range<Int>) -> [UInt8]? {
    var hasFailed = false
    // SAFETY: the system says, below, how much of the buffer it filled.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, initialized in
      // SAFETY: the system writes only within the buffer, and says how much it wrote.
      while initialized < range.count, let start = buffer.baseAddress {
        let place = unsafe start + initialized
        let (room, offset) = (range.count - initialized, off_t(range.lowerBound + initialized))
        let found = uninterrupted { unsafe pread(number, place, room, offset) }
        if found < 0 { hasFailed = true }
        guard found > 0 else { return }
        initialized += found
      }
    }
    return hasFailed ? nil : bytes
  }

  /// Whether an open file goes on with `bytes`; the caller has compared the sizes.
  public func continues(with bytes: Span<UInt8>) -> Bool {
    // SAFETY: `chunk` is ours and `wanted` valid for the closure; `memcmp` looks at `count` bytes
    // of each, as many as were read and no more than are left of `wanted`.
    unsafe bytes.withUnsafeBytes { wanted in
      unsafe withUnsafeTemporaryAllocation(byteCount: chunkSize, alignment: 16) { chunk in
        var offset = 0
        while offset < wanted.count {
          let room = min(chunkSize, wanted.count - offset)
          let count = uninterrupted { unsafe read(number, chunk.baseAddress, room) }
          guard count > 0, let start = wanted.baseAddress, let found = chunk.baseAddress,
            unsafe memcmp(start + offset, found, count) == 0
          else { return false }
          offset += count
        }
        return true
      }
    }
  }

  private func readUp(to count: Int, shownAs shown: String) throws(FileSystemError) -> [UInt8] {
    var failure: Int32 = 0
    // SAFETY: the system says, below, how much of the buffer it filled.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      // SAFETY: the system writes only within the buffer, and says how much it wrote.
      while initialized < count, let start = buffer.baseAddress {
        let place = unsafe start + initialized
        let room = count - initialized
        let found = uninterrupted { unsafe read(number, place, room) }
        if found < 0 { failure = errno }
        guard found > 0 else { return }
        initialized += found
      }
    }
    guard failure == 0 else { throw FileSystemError("read", shown, errno: failure) }
    return bytes
  }
}

extension FileSystemError {
  fileprivate static func tooLarge(_ limit: Int, _ shown: String) -> FileSystemError {
    FileSystemError(
      "read", shown, .tooLarge, "it is larger than \(limit) bytes, the largest that is read")
  }
}

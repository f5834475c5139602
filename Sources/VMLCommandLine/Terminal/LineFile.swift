import Synchronization
public import VMLFiles

/// A file, or standard output, that gets lines from several threads.
public final class LineFile: Sendable {
  private let shown: String
  private let descriptor: Descriptor
  /// Number of bytes that are kept until they are written at once.
  private let bufferSize: Int
  private let state = Mutex(State())

  private struct State {
    var buffer: [UInt8] = []
    /// Of a line that comes now and then.
    var failure: FileSystemError?
    /// The time of the last line that comes now and then.
    var last = ContinuousClock.now
  }

  private init(_ shown: String, _ descriptor: Descriptor, bufferSize: Int) {
    (self.shown, self.descriptor, self.bufferSize) = (shown, descriptor, bufferSize)
  }

  /// Standard output, where a reader that goes away is a failure: the lines are the result.
  public static var standardOutput: LineFile {
    LineFile("standard output", .standardOutput, bufferSize: 1 << 16)
  }

  /// A file that is made anew; a device and a pipe are written to.
  public convenience init(_ path: String) throws(FileSystemError) {
    let (folder, name) = try openFolder(of: path)
    self.init(path, try folder.openToWrite(name), bufferSize: 0)
  }

  public func write(_ line: [UInt8]) throws(FileSystemError) {
    try state.withLock { (state) throws(FileSystemError) in
      state.buffer += line
      if state.buffer.count > bufferSize { try flush(&state) }
    }
  }

  /// Writes a line unless another came within the last second; ``finish()`` says if it failed.
  public func writeNowAndThen(_ line: () -> [UInt8]) {
    let isDue = state.withLock { state in
      guard ContinuousClock.now - state.last > .seconds(1) else { return false }
      state.last = .now
      return true
    }
    guard isDue else { return }
    do throws(FileSystemError) { try write(line()) } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }

  private func flush(_ state: inout State) throws(FileSystemError) {
    defer { state.buffer.removeAll(keepingCapacity: true) }
    try descriptor.write(state.buffer.span, shownAs: shown)
  }

  /// Writes what is left; fails if a line could not be written.
  public func finish() throws(FileSystemError) {
    try state.withLock { (state) throws(FileSystemError) in
      if let failure = state.failure { throw failure }
      try flush(&state)
    }
  }
}

/// The folder of a file that a command line names, and the file's name there.
public func openFolder(
  of path: String
) throws(FileSystemError) -> (folder: Folder, name: String) {
  let (folder, name) = splitPath(path)
  let parent = folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
  return (try Folder.open(parent, shownAs: folder), name)
}

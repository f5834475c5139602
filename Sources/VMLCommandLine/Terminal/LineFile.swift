import Synchronization
public import VMLFiles

/// A file, or standard output, that gets lines from several threads.
public final class LineFile: Sendable {
  private let shown: String
  private let descriptor: Descriptor?
  private let state = Mutex(State())

  private struct State {
    var buffer: [UInt8] = []
    var failure: FileSystemError?
    /// The time of the last line that comes now and then.
    var last = ContinuousClock.now
  }

  /// Standard output.
  public init(_ stream: StandardStream) {
    (shown, descriptor) = ("standard output", nil)
  }

  /// A file that is made anew.
  public init(_ path: String) throws(FileSystemError) {
    shown = path
    let (opened, name) = try openFolder(of: path)
    let empty: [UInt8] = []
    try opened.replace(name, empty.span)
    descriptor = Descriptor(try opened.openToAppend(name))
  }

  public func write(_ line: [UInt8]) {
    state.withLock { state in
      state.buffer += line
      if state.buffer.count > 1 << 16 || descriptor != nil { flush(&state) }
    }
  }

  /// Writes a line unless another came within the last second.
  public func writeNowAndThen(_ line: () -> [UInt8]) {
    let isDue = state.withLock { state in
      guard ContinuousClock.now - state.last > .seconds(1) else { return false }
      state.last = .now
      return true
    }
    if isDue { write(line()) }
  }

  private func flush(_ state: inout State) {
    do throws(FileSystemError) {
      if let descriptor {
        try descriptor.write(state.buffer.span, shownAs: shown)
      } else {
        try StandardStream.output.write(state.buffer)
      }
    } catch {
      state.failure = state.failure ?? error
    }
    state.buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left; fails if a line could not be written.
  public func finish() throws(FileSystemError) {
    let failure = state.withLock { state in
      flush(&state)
      return state.failure
    }
    if let failure { throw failure }
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

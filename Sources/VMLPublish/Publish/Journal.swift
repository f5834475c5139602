import Synchronization
import VMLFiles
import VMLRelease

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which objects a publish has put into a store, so that the next one after a crash need not ask.
///
/// A file beside the site's cache, with one digest a line; a line that is not whole counts for
/// nothing. It is thrown away when the channel is flipped, and when garbage was collected since. It
/// holds nothing secret.
final class Journal: Sendable {
  private let folder: Folder
  private let name: String
  private let state: Mutex<State>

  private struct State {
    var descriptor: Int32
    var pending: [UInt8] = []
  }

  /// Number of bytes that wait to be written.
  private static let bufferSize = 4096
  /// The largest journal that is read, in bytes: a million objects.
  private static let sizeLimit = 65 << 20

  /// Opens the journal of a store, which goes on from an earlier one if nothing was collected
  /// since.
  ///
  /// - Returns: The journal, and the objects that are in the store already.
  static func open(
    in path: String, store: String, collections: Int
  ) throws(FileSystemError) -> (Journal, Set<ContentDigest>) {
    let folder = try Folder.make(all: path)
    let name = "publish-" + ContentDigest(of: Array(store.utf8)).hex.prefix(16) + ".journal"
    let head = "vmlc-journal 1 \(collections)"
    var known: Set<ContentDigest> = []
    if let bytes = try? folder.read(name, limit: sizeLimit) {
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      // The last one is empty, or was not written to its end.
      lines.removeLast()
      if let first = lines.first, first.elementsEqual(head.utf8) {
        for line in lines.dropFirst() {
          guard let digest = ContentDigest(hex: String(decoding: line, as: UTF8.self)) else {
            continue
          }
          known.insert(digest)
        }
      }
    }
    try folder.remove(name)
    let start = ([head] + known.map(\.hex)).joined(separator: "\n") + "\n"
    try folder.writeNew(name, Array(start.utf8).span)
    return (try Journal(folder, name), known)
  }

  private init(_ folder: Folder, _ name: String) throws(FileSystemError) {
    self.folder = folder
    self.name = name
    let descriptor = try folder.openToAppend(name)
    state = Mutex(State(descriptor: descriptor))
  }

  deinit {
    flush()
    state.withLock { _ = close($0.descriptor) }
  }

  /// Notes an object that the store has.
  func add(_ digest: ContentDigest) {
    state.withLock { state in
      state.pending += digest.hex.utf8
      state.pending.append(UInt8(ascii: "\n"))
      if state.pending.count >= Self.bufferSize { Self.write(&state) }
    }
  }

  func flush() { state.withLock { Self.write(&$0) } }

  /// Removes the file, once it is of no use any more.
  func finish() { _ = try? folder.remove(name) }

  /// If this fails the next publish asks the store for more, and that is all.
  private static func write(_ state: inout State) {
    var rest = state.pending[...]
    state.pending = []
    while !rest.isEmpty {
      // SAFETY: the buffer is valid for the closure, and the system reads within its count.
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe Self.system(state.descriptor, buffer)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  // SAFETY: passes a buffer's own address and count to the system.
  private static func system(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}

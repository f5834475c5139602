/// The only door to the disk for everything that reads a site; tests may pass one in memory.
///
/// Every path is relative to the file system's root, `/`-separated, without `.` and `..`, and
/// what it leads to lies below the root, also through symbolic links; anything else is refused.
/// The output has a door of its own, ``OutputSession``, since it needs more of a disk than files
/// and folders.
public protocol FileSystem: Sendable {
  /// The root as the user named it, for messages.
  var root: String { get }

  /// Reads a whole file of at most `limit` bytes.
  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8]

  /// Opens a file of at most `limit` bytes, to read all or some of them.
  func open(_ path: String, limit: Int) throws(FileSystemError) -> OpenedFile

  /// Everything below a folder (`""`: the root), each folder before what it holds, the names of
  /// each folder in the order of their bytes.
  ///
  /// Symbolic links that stay below the root are followed; others are reported by their kind. Large
  /// folders are looked through on as many threads as `jobs` says; `nil` is one for each processor.
  func list(_ folder: String, jobs: Int?) throws(FileSystemError) -> [FileEntry]

  /// Status of the file or folder at a path, links followed; `nil` if there is none.
  func status(of path: String) throws(FileSystemError) -> FileStatus?

  /// Makes a folder and those above it; does nothing where they are there.
  func createFolder(_ path: String) throws(FileSystemError)

  /// Writes a whole file in a folder that exists, replacing one that is there in one step.
  ///
  /// `forEachPiece` hands on what is to be in it, piece by piece, until it is told `false`, and
  /// returns whether it never was.
  func write(
    to path: String, _ forEachPiece: ((Span<UInt8>) -> Bool) -> Bool
  ) throws(FileSystemError)

  /// Whether the permissions of a file let its user change it.
  func isWritable(_ path: String) throws(FileSystemError) -> Bool

  /// Removes a file, a link, or a folder with all that it holds; does nothing if nothing is there.
  func remove(_ path: String) throws(FileSystemError)

  /// The absolute path without links; `nil` if nothing is there.
  func realPath(_ path: String) throws(FileSystemError) -> String?
}

extension FileSystem {
  /// Writes a whole file in a folder that exists, replacing one that is there in one step.
  public func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    try write(to: path) { $0(bytes.span) }
  }
}

/// A file that is read in parts: always the same one, whatever takes its place meanwhile.
public struct OpenedFile: Sendable {
  /// In bytes, when it was opened.
  public let size: Int
  /// Tells this version of the file from others, as it was opened; `nil` for a file on no disk.
  public let stamp: FileStamp?
  private let readPart: @Sendable (Range<Int>) -> [UInt8]?

  /// `read` gives the bytes of a range, or `nil` where they cannot be had.
  init(
    size: Int, stamp: FileStamp? = nil, read: @escaping @Sendable (Range<Int>) -> [UInt8]?
  ) {
    self.size = size
    self.stamp = stamp
    readPart = read
  }

  /// One whose bytes are there.
  public init(_ bytes: [UInt8]) {
    self.init(size: bytes.count) { Array(bytes[$0]) }
  }

  /// The bytes of a range; `nil` if the file does not have them, or they cannot be read.
  public func read(_ range: Range<Int>) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= size, let bytes = readPart(range),
      bytes.count == range.count
    else { return nil }
    return bytes
  }
}

/// Kind of the entry at a path.
public enum FileKind: Hashable, Sendable {
  case file, folder
  /// A symbolic link, where links are not followed.
  case link
  /// A link to a place out of the root.
  case linkOut
  /// A link to nothing, or to itself.
  case brokenLink
  /// A link to a folder that holds it.
  case linkCycle
  /// A device, a socket, a pipe.
  case other
  /// Its name is not UTF-8; the path shows it repaired.
  case unreadableName
}

/// Facts that tell whether a file was changed: with equal stamps, the bytes are probably equal.
public struct FileStamp: Hashable, Sendable {
  public var size: Int
  /// Nanoseconds since 1970.
  public var modified: Int64
  /// Time of the last change, also of its name or permissions; no program can set it.
  public var changed: Int64
  public var inode: UInt64
  public var device: UInt64

  /// Stands for a file that is not there, or whose stamp says nothing.
  public static let none = FileStamp(size: 0, modified: 0, inode: 0, device: 0)

  public init(size: Int, modified: Int64, changed: Int64 = 0, inode: UInt64, device: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.device = device
  }
}

public struct FileStatus: Hashable, Sendable {
  public var kind: FileKind
  public var stamp: FileStamp

  public init(kind: FileKind, stamp: FileStamp) {
    self.kind = kind
    self.stamp = stamp
  }
}

public struct FileEntry: Hashable, Sendable {
  /// Relative to the file system's root.
  public var path: String
  public var kind: FileKind
  /// Of what the entry leads to, for files and folders; of the entry itself otherwise.
  public var stamp: FileStamp

  public init(path: String, kind: FileKind, stamp: FileStamp) {
    self.path = path
    self.kind = kind
    self.stamp = stamp
  }
}

/// Limit for the depth of nested folders; each level costs an open folder during a walk.
public let folderDepthLimit = 128
/// Limit for the number of times that links lead to one folder in a listing, so that links which
/// multiply folders come to an end.
public let folderLinkLimit = 1000
/// Limit for the number of entries in a listing.
public let folderEntryLimit = 1_000_000

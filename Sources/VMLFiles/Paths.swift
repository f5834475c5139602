#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path's folder (`""` for none) and its last part.
public func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: 0x2F) else { return ("", path) }
  return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
}

/// The same of a path that the system is asked for, so that there always is a folder.
public func placeOnDisk(_ path: String) -> (folder: String, name: String) {
  let (folder, name) = splitPath(path)
  if folder.isEmpty { return (path.utf8.first == 0x2F ? "/" : ".", name) }
  return (folder, name)
}

/// A path to look something up by.
///
/// Strings are equal as soon as they look the same; to the system, paths that write one character
/// in other bytes are others.
public struct PathKey: Hashable, Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  public static func == (one: PathKey, other: PathKey) -> Bool {
    one.path == other.path && !pathPrecedes(one.path, other.path)
      && !pathPrecedes(other.path, one.path)
  }

  /// Equal bytes look the same, so that they have one hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// Tells where a row of paths comes to another folder, without a string for each path.
public struct FolderRun {
  private var folder: [UInt8]?

  public init() {
  }

  /// Returns the folder of a path; `nil` if the path before has the same folder.
  public mutating func newFolder(of path: String) -> String? {
    let path = path.utf8
    let end = path.lastIndex(of: 0x2F) ?? path.startIndex
    if let folder, path[..<end].elementsEqual(folder) { return nil }
    folder = Array(path[..<end])
    return String(Substring(path[..<end]))
  }
}

/// Whether a path comes before another one: by their bytes, the same on every machine.
public func pathPrecedes(_ first: String, _ second: String) -> Bool {
  // SAFETY: the bytes are looked at while both strings live, and no further than they go.
  let order = unsafe first.utf8.withContiguousStorageIfAvailable { first in
    unsafe second.utf8.withContiguousStorageIfAvailable { second in
      unsafe first.isBefore(second)
    }
  }
  return order.flatMap(\.self) ?? first.utf8.lexicographicallyPrecedes(second.utf8)
}

/// Whether a name in a path begins with a dot.
public func isHiddenPath(_ path: String) -> Bool {
  if isLeftBehind(path) { return true }
  // By bytes: a "/" before a combining mark is none to `Character`, and is one to the system.
  var isStart = true
  for byte in path.utf8 {
    if isStart, byte == UInt8(ascii: ".") { return true }
    isStart = byte == UInt8(ascii: "/")
  }
  return false
}

/// Whether a path ends as the files do that editors and systems leave behind.
private func isLeftBehind(_ path: String) -> Bool {
  switch path.utf8.last {
  case UInt8(ascii: "~"): true
  case UInt8(ascii: "#"): splitPath(path).name.hasPrefix("#")
  case UInt8(ascii: "k"): path.hasSuffix(".bak")
  case UInt8(ascii: "p"): path.hasSuffix(".swp") || path.hasSuffix(".tmp")
  case UInt8(ascii: "g"): path.hasSuffix(".orig")
  case UInt8(ascii: "j"): path.hasSuffix(".rej")
  case UInt8(ascii: "b"): splitPath(path).name == "Thumbs.db"
  case UInt8(ascii: "i"): splitPath(path).name == "desktop.ini"
  default: false
  }
}

/// Whether a path begins with some bytes.
public func hasPrefix(_ path: String, _ bytes: [UInt8]) -> Bool {
  path.utf8.count >= bytes.count && holds(path, bytes, at: 0)
}

/// Whether a path ends with some bytes.
public func hasSuffix(_ path: String, _ bytes: [UInt8]) -> Bool {
  path.utf8.count >= bytes.count && holds(path, bytes, at: path.utf8.count - bytes.count)
}

/// Whether a path, which is as long, holds some bytes at an offset.
private func holds(_ path: String, _ bytes: [UInt8], at offset: Int) -> Bool {
  let text = path.utf8
  var index = text.index(text.startIndex, offsetBy: offset)
  for byte in bytes {
    guard text[index] == byte else { return false }
    index = text.index(after: index)
  }
  return true
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isBefore(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let shared = Swift.min(count, other.count)
    if shared > 0, let start = baseAddress, let otherStart = other.baseAddress {
      // SAFETY: both have that many bytes.
      let order = unsafe memcmp(start, otherStart, shared)
      if order != 0 { return order < 0 }
    }
    return count < other.count
  }
}

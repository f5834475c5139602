import Foundation

/// A tmpfs at a folder.
public struct SmallDisk {
  private let path: String

  /// Whether this machine and user can make one.
  public static let isAvailable: Bool = {
    #if os(Linux)
      guard geteuid() == 0, let folder = try? TemporaryFolder(),
        let disk = try? SmallDisk(at: folder("probe"), options: "size=64k")
      else { return false }
      disk.unmount()
      return true
    #else
      return false
    #endif
  }()

  public init(at path: String, options: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Self.run("mount", ["-t", "tmpfs", "-o", options, "tmpfs", path])
  }

  /// Fills the disk with a file until so many bytes are free, and returns its path.
  public func fill(leaving free: Int) throws -> String {
    var info = statvfs()
    // SAFETY: the string and `info` are ours for the call.
    guard unsafe statvfs(path, &info) == 0 else { throw Failure() }
    let count = Int(info.f_bavail) * Int(info.f_bsize) - free
    try Data(count: max(0, count)).write(to: URL(filePath: path + "/filler"))
    return path + "/filler"
  }

  /// Fills it with empty files until there is room for so many more.
  public func fill(leavingInodes free: Int) throws -> String {
    var info = statvfs()
    // SAFETY: the string and `info` are ours for the call.
    guard unsafe statvfs(path, &info) == 0 else { throw Failure() }
    let filler = path + "/filler"
    try FileManager.default.createDirectory(atPath: filler, withIntermediateDirectories: false)
    for index in 0..<max(0, Int(info.f_ffree) - 1 - free) {
      // SAFETY: the string lives for the call.
      let number = unsafe open("\(filler)/\(index)", O_WRONLY | O_CREAT, 0o600)
      guard number >= 0 else { throw Failure() }
      close(number)
    }
    return filler
  }

  public func unmount() { try? Self.run("umount", [path]) }

  private struct Failure: Error {}

  private static func run(_ command: String, _ arguments: [String]) throws {
    guard ChildProgram.succeeds("/usr/bin/env", [command] + arguments) else { throw Failure() }
  }
}

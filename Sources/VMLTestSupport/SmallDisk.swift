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

  public func unmount() { try? Self.run("umount", [path]) }

  private struct Failure: Error {}

  private static func run(_ command: String, _ arguments: [String]) throws {
    guard ChildProgram.succeeds("/usr/bin/env", [command] + arguments) else { throw Failure() }
  }
}

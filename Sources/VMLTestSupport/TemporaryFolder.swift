import Foundation

/// A temporary folder that goes away with the value.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "vmlc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of something in the folder.
  public func callAsFunction(_ relative: String) -> String { path + "/" + relative }

  public func write(_ text: String, to relative: String) throws {
    let url = URL(filePath: self(relative))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  public func read(_ relative: String) -> String? {
    (try? Data(contentsOf: URL(filePath: self(relative)))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Makes a symbolic link at `relative`.
  public func link(_ relative: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(relative), withDestinationPath: destination)
  }

  /// The path of everything below a folder, `→` after links, with what the files hold.
  public func contents(of relative: String) throws -> [String: String] {
    var found: [String: String] = [:]
    let root = self(relative)
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let type = try attributes(relative + "/" + path)[.type] as? FileAttributeType
      if type == .typeSymbolicLink {
        found[path] =
          "→ " + (try FileManager.default.destinationOfSymbolicLink(atPath: root + "/" + path))
      } else if type == .typeRegular {
        found[path] = read(relative + "/" + path)
      }
    }
    return found
  }

  /// Inode and time of change of everything below a folder: equal if nothing was touched.
  public func fingerprint(of relative: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: self(relative)) + [""] {
      let values = try attributes(relative + "/" + path)
      found[path] =
        "\(values[.systemFileNumber] ?? "") \(values[.modificationDate] as? Date ?? .distantPast)"
        + " \((values[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0)"
    }
    return found
  }

  public func inode(_ relative: String) throws -> Int? {
    try attributes(relative)[.systemFileNumber] as? Int
  }

  private func attributes(_ relative: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: self(relative))
  }
}

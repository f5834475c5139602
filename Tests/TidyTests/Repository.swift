import Foundation
import VMLTestSupport

/// A file of this repository, or one that a test of a rule makes up.
struct TextFile: Sendable {
  /// From the repository's folder.
  let path: String
  let text: String

  /// From 1, as editors count.
  var numberedLines: [(number: Int, text: String)] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().map { ($0.offset + 1, String(Substring($0.element))) }
  }

  /// The folder below `Sources` or `Tests` that it stands in, which is the name of its target.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && ["Sources", "Tests"].contains(parts[0]) ? String(parts[1]) : nil
  }

  /// Whether any of some words is in the text.
  ///
  /// Asked before lines are looked at one by one, which is slow and, for most files, in vain.
  func holds(anyOf words: [String]) -> Bool {
    words.contains { text.firstRange(of: $0) != nil }
  }

  /// `path:line: message`, which editors and terminals turn into a link.
  func violation(_ line: Int, _ message: String) -> String { "\(path):\(line): \(message)" }
}

enum Repository {
  /// Every text file of the checkout but what builds made, in the order of their paths.
  static let files: [TextFile] = textFiles(below: "")

  static let swiftFiles = files.filter {
    $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("Tests/Fixtures/")
  }
  static let sources = swiftFiles.filter { $0.path.hasPrefix("Sources/") }

  /// A file that must exist; an empty one if it does not, which no rule here accepts.
  static func file(_ path: String) -> TextFile {
    files.first { $0.path == path } ?? TextFile(path: path, text: "")
  }

  /// The names in a folder, sorted; none if there is no such folder.
  static func entries(of folder: String) -> [String] {
    let path = repositoryFolder.appending(path: folder).path
    return (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  private static func textFiles(below folder: String) -> [TextFile] {
    entries(of: folder).flatMap { name -> [TextFile] in
      guard !isMadeByBuilds(name) else { return [] }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let url = repositoryFolder.appending(path: path)
      let kind = try? url.resourceValues(forKeys: [.isDirectoryKey, .isRegularFileKey])
      if kind?.isDirectory == true { return textFiles(below: path) }
      guard kind?.isRegularFile == true, let data = try? Data(contentsOf: url),
        !data.contains(0), let text = String(data: data, encoding: .utf8)
      else { return [] }
      return [TextFile(path: path, text: text)]
    }
  }

  private static func isMadeByBuilds(_ name: String) -> Bool {
    name.hasPrefix(".build") || [".git", ".swiftpm", ".vmlc", "dist"].contains(name)
  }
}

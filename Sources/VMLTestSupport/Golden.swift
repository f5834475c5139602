public import Foundation
public import Testing

/// Compares `actual` with a golden file below ``fixturesFolder``, or rewrites the file when
/// `UPDATE_GOLDEN=1` is in the environment.
///
/// A golden file that is missing is a failure, so that a new test cannot pass by having none.
public func expectGolden(
  _ actual: String, _ path: String, at location: SourceLocation = #_sourceLocation
) throws {
  try expectGolden(Array(actual.utf8), path, at: location)
}

/// The same for bytes that need not be text.
public func expectGolden(
  _ actual: [UInt8], _ path: String, in folder: URL = fixturesFolder,
  updating: Bool = updatesGoldens, at location: SourceLocation = #_sourceLocation
) throws {
  let url = folder.appending(path: path)
  let expected = (try? Data(contentsOf: url)).map { Array($0) }
  guard actual != expected else { return }
  if updating {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    return try Data(actual).write(to: url)
  }
  let difference =
    expected.map { firstDifference(between: $0, and: actual) }
    ?? "it does not exist; what it would hold:\n\(shown(actual))"
  Issue.record(
    """
    golden file \(path): \(difference)
    Rerun with UPDATE_GOLDEN=1, then read the diff before committing it.
    """, sourceLocation: location)
}

/// Whether this run rewrites golden files.
public let updatesGoldens = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

private func firstDifference(between expected: [UInt8], and actual: [UInt8]) -> String {
  let expectedLines = lines(of: expected)
  let actualLines = lines(of: actual)
  let same = zip(expectedLines, actualLines).prefix { $0 == $1 }.count
  func line(_ lines: [ArraySlice<UInt8>]) -> String {
    same < lines.count ? shown(Array(lines[same])) : "(the end of the file)"
  }
  return """
    line \(same + 1) differs
    --- expected
    \(line(expectedLines))
    --- actual
    \(line(actualLines))
    --- actual, all of it
    \(shown(actual))
    """
}

private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
}

/// The bytes as text, cut where they would flood the log.
private func shown(_ bytes: [UInt8]) -> String {
  let limit = 4_000
  let text = String(decoding: bytes.prefix(limit), as: UTF8.self)
  return bytes.count > limit ? text + "… (\(bytes.count) bytes)" : text
}

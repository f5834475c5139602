package import VMLDiagnostics

/// Where a source's front matter and markup lie.
package struct FrontMatter: Sendable {
  /// The YAML between the `---` lines; `nil` if there is none.
  package var yaml: Range<Int>?
  /// The offset of the markup's first byte.
  package var markupStart: Int

  /// Finds the front matter: a first line `---`, YAML, and a line `---`.
  package init(of file: SourceFile, reporting bag: inout DiagnosticBag) {
    let bytes = file.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let yamlStart = Self.endOfFence(bytes, at: start) else {
      yaml = nil
      markupStart = 0
      return
    }
    var line = yamlStart
    while line < bytes.count {
      if let end = Self.endOfFence(bytes, at: line) {
        yaml = yamlStart..<line
        markupStart = end
        return
      }
      guard let lineFeed = bytes[line...].firstIndex(of: 0x0A) else { break }
      line = lineFeed + 1
    }
    bag.report(.unclosedFrontMatter(at: file.sourceRange(start..<start + 3)))
    yaml = nil
    markupStart = bytes.count
  }

  /// The offset after a line that is `---` and nothing else, if one begins here.
  private static func endOfFence(_ bytes: [UInt8], at start: Int) -> Int? {
    guard start + 3 <= bytes.count, bytes[start..<start + 3].allSatisfy({ $0 == 0x2D }) else {
      return nil
    }
    var index = start + 3
    while index < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[index]) { index += 1 }
    if index == bytes.count { return index }
    return bytes[index] == 0x0A ? index + 1 : nil
  }
}

extension Diagnostic {
  fileprivate static func unclosedFrontMatter(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedFrontMatter, .error, at: range, "expected a line '---' to end this front matter")
  }
}

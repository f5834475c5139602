public import VMLDiagnostics

/// Ranges of a source's front matter and of its markup.
public struct FrontMatter: Sendable {
  /// The YAML between the `---` lines; `nil` if there is none.
  public var yaml: Range<Int>?
  /// The offset of the markup's first byte.
  public var markupStart: Int

  /// Finds the front matter: a first line `---`, YAML, and a line `---`.
  public init(of file: SourceFile, reporting bag: inout DiagnosticBag) {
    let bytes = file.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let yamlStart = Self.endOfFence(bytes, at: start) else {
      yaml = nil
      markupStart = 0
      if let late = Self.lateFence(bytes, after: start) {
        bag.report(
          .lateFrontMatter(
            at: file.sourceRange(late.fence), after: file.sourceRange(start..<late.fence.lowerBound)
          ))
        // Not read, so that nothing is said of what is in it and would be right on line 1.
        markupStart = late.end
      }
      return
    }
    if let closing = Self.closingFence(bytes, from: yamlStart) {
      yaml = yamlStart..<closing.lowerBound
      markupStart = closing.upperBound
      return
    }
    if let near = Self.nearlyFence(bytes, from: yamlStart) {
      bag.report(.wrongFence(at: file.sourceRange(near)))
    } else {
      bag.report(.unclosedFrontMatter(at: file.sourceRange(start..<start + 3)))
    }
    yaml = nil
    markupStart = bytes.count
  }

  /// The first line `---` from a line on.
  private static func closingFence(_ bytes: [UInt8], from start: Int) -> Range<Int>? {
    var line = start
    while line < bytes.count {
      if let end = endOfFence(bytes, at: line) { return line..<end }
      guard let lineFeed = bytes[line...].firstIndex(of: 0x0A) else { return nil }
      line = lineFeed + 1
    }
    return nil
  }

  /// The first line of dashes that is no fence: `--`, `----`, `———`.
  private static func nearlyFence(_ bytes: [UInt8], from start: Int) -> Range<Int>? {
    for line in bytes[start...].split(separator: 0x0A) {
      let line = line.drop { $0 == 0x20 }
      let text = String(decoding: line, as: UTF8.self).filter { $0 != "\r" && $0 != " " }
      if !text.isEmpty, text.allSatisfy({ "-–—".contains($0) }), text != "-" || line.count == 1 {
        let end = line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? line.endIndex
        return line.startIndex..<end
      }
    }
    return nil
  }

  /// The first line of front matter before which there is white space, and where its last one ends.
  private static func lateFence(
    _ bytes: [UInt8], after start: Int
  ) -> (fence: Range<Int>, end: Int)? {
    var index = start
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    guard index > start, let yaml = endOfFence(bytes, at: index),
      let closing = closingFence(bytes, from: yaml)
    else { return nil }
    return (index..<index + 3, closing.upperBound)
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
  fileprivate static func lateFrontMatter(
    at range: SourceRange, after space: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unclosedFrontMatter, .error, at: range, "front matter begins on the first line",
      fixIts: [FixIt("remove what stands before it", replace: space, with: "")])
  }

  fileprivate static func wrongFence(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedFrontMatter, .error, at: range,
      "expected a line '---' to end this front matter; this one has other dashes",
      fixIts: [FixIt("write '---'", replace: range, with: "---")])
  }

  fileprivate static func unclosedFrontMatter(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedFrontMatter, .error, at: range, "expected a line '---' to end this front matter")
  }
}

/// Diagnostics that say the same, but for names and numbers.
public struct MistakeGroup: Sendable {
  public var code: DiagnosticCode
  /// The message that they share, with `…` for the parts in which they differ.
  public var message: String
  public var count: Int
}

/// Puts together what says the same, but for names and numbers; what is said most often comes
/// first.
public func mistakeGroups(of diagnostics: [Diagnostic]) -> [MistakeGroup] {
  var indices: [Shape: Int] = [:]
  var groups: [(code: DiagnosticCode, words: Words, count: Int)] = []
  for diagnostic in diagnostics {
    let words = Words(diagnostic.message)
    let shape = Shape(code: diagnostic.code, fixed: words.fixed)
    if let index = indices[shape] {
      groups[index].count += 1
      groups[index].words.keepCommon(with: words)
    } else {
      indices[shape] = groups.count
      groups.append((diagnostic.code, words, 1))
    }
  }
  // Of as many each, those that came first.
  return groups.enumerated().sorted {
    ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
  }
  .map { MistakeGroup(code: $1.code, message: $1.words.text, count: $1.count) }
}

private struct Shape: Hashable {
  var code: DiagnosticCode
  var fixed: [Substring]
}

/// A message, taken apart into what a stage says and what the author wrote.
private struct Words {
  /// Text before, between and after ``names``.
  private(set) var fixed: [Substring] = []
  /// Quoted texts and numbers; `nil` for those in which messages differ.
  private var names: [Substring?] = []

  init(_ message: String) {
    let bytes = message.utf8
    var start = bytes.startIndex
    var index = start
    var last: UInt8?
    while index < bytes.endIndex {
      let byte = bytes[index]
      let isInWord = last.map(Self.isPartOfWord) ?? false
      last = byte
      if isInWord {
        index = bytes.index(after: index)
      } else if byte == Self.quote, let end = Self.endOfQuotation(from: index, in: bytes) {
        let name = bytes.index(after: index)
        fixed.append(message[start..<name])
        names.append(message[name..<end])
        (start, index) = (end, bytes.index(after: end))
      } else if Self.isDigit(byte) {
        let end = bytes[index...].firstIndex { !Self.isDigit($0) } ?? bytes.endIndex
        fixed.append(message[start..<index])
        names.append(message[index..<end])
        (start, index) = (end, end)
      } else {
        index = bytes.index(after: index)
      }
    }
    fixed.append(message[start...])
  }

  /// Forgets the names that others do not have.
  mutating func keepCommon(with other: Words) {
    for index in names.indices where names[index] != other.names[index] { names[index] = nil }
  }

  var text: String {
    var text = ""
    for (index, part) in fixed.enumerated() {
      text += part
      if index < names.count { text += names[index] ?? "…" }
    }
    return text
  }

  private static let quote = UInt8(ascii: "'")

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || isDigit(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// End of the quotation that begins at a quote; `nil` if it has none.
  private static func endOfQuotation(
    from start: String.UTF8View.Index, in bytes: String.UTF8View
  ) -> String.UTF8View.Index? {
    var index = bytes.index(after: start)
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == quote, next == bytes.endIndex || !isPartOfWord(bytes[next]) {
        return index
      }
      index = next
    }
    return nil
  }
}

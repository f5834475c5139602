import VMLData
import VMLDiagnostics

// What the bytes at a mistake tell about it, for its message.
extension YAMLReader {
  func yamlSyntax(
    _ message: String, at part: Range<Int>, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, at: text.sourceRange(part.clamped(to: range)), message, notes: notes,
      fixIts: fixIts)
  }

  /// `, found 'x'`, or what else a place shows.
  func found(at place: Int) -> String {
    guard place < range.upperBound else { return ", found the end of the text" }
    let end = characterEnd(after: place)
    return byte(at: place) <= UInt8(ascii: " ")
      ? ", found the end of the line" : ", found '\(source(place..<end))'"
  }

  /// The bracket at a place.
  func bracket(_ place: Int) -> SourceRange {
    text.sourceRange(place..<min(place + 1, range.upperBound))
  }

  /// End of the character that begins at a place.
  func characterEnd(after place: Int) -> Int {
    guard place < range.upperBound else { return range.upperBound }
    let rest = text.bytes[(place + 1)..<range.upperBound]
    return rest.firstIndex { $0 & 0xC0 != 0x80 } ?? range.upperBound
  }

  /// End of a line, without the white space there.
  func lineEnd(from place: Int) -> Int {
    let line = text.bytes[place..<range.upperBound].prefix { $0 != 0x0A && $0 != 0x0D }
    return line.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? line.startIndex
  }

  /// Whether nothing but spaces stands before a place on its line.
  func beginsLine(_ place: Int) -> Bool {
    let before = text.bytes[range.lowerBound..<place].last { $0 != UInt8(ascii: " ") }
    return before.map { $0 == 0x0A || $0 == 0x0D } ?? true
  }

  /// Whether a closing quote stands before a place on its line.
  func followsQuote(_ place: Int) -> Bool {
    let before = text.bytes[range.lowerBound..<place].last { $0 != UInt8(ascii: " ") }
    return lastEnd <= place && (before == UInt8(ascii: "\"") || before == UInt8(ascii: "'"))
  }

  /// The edit that puts a value in quotes, if it is plain where the value ends.
  func quoting(from place: Int) -> [Diagnostic.FixIt] {
    let end = lineEnd(from: place)
    let isPlain = text.bytes[place..<end].allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "@")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "%")
    }
    guard isPlain, end > place, !goesOn(after: end) else { return [] }
    let quoted = "'\(source(place..<end))'"
    return [
      Diagnostic.FixIt(
        "write \(quoted)", replace: text.sourceRange(place..<end), with: quoted)
    ]
  }

  /// Whether the line after one is indented more, and may go on with its value.
  func goesOn(after lineEnd: Int) -> Bool {
    let isLineBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let before = text.bytes[range.lowerBound..<lineEnd]
    let line = text.bytes[
      (before.lastIndex(where: isLineBreak) ?? range.lowerBound - 1) + 1..<lineEnd]
    let after = text.bytes[lineEnd..<range.upperBound].drop { $0 <= UInt8(ascii: " ") }
    let indent = text.bytes[lineEnd..<after.startIndex].reversed().prefix { !isLineBreak($0) }.count
    return !after.isEmpty && indent > line.prefix { $0 == UInt8(ascii: " ") }.count
  }
}

import VMLDiagnostics

/// The text round a mistake in a file of markup: its tag, its attribute, its lines.
struct ElementText {
  let file: SourceFile
  let range: Range<Int>
  /// The tag that it stands in, from the `<` on; the mistake itself outside of tags.
  let tag: Range<Int>

  /// Bytes within which the ends of a tag are looked for.
  private static let reach = 1 << 12

  init(_ file: SourceFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
    let bytes = file.bytes
    let lowest = max(0, range.lowerBound - Self.reach)
    let before = bytes[lowest..<range.lowerBound]
    guard
      let start = before.lastIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
        ?? (bytes.indices.contains(range.lowerBound) ? range.lowerBound : nil),
      bytes[start] == UInt8(ascii: "<")
    else {
      tag = range
      return
    }
    let after = bytes[range.lowerBound...].prefix(Self.reach)
    tag = start..<(after.firstIndex(of: UInt8(ascii: ">")) ?? after.endIndex)
  }

  /// The name of the element that the tag begins; empty outside of tags.
  var elementName: String {
    guard tag != range || file.bytes[tag].first == UInt8(ascii: "<") else { return "" }
    return String(decoding: file.bytes[tag].dropFirst().prefix(while: isWord), as: UTF8.self)
  }

  /// The place of the attribute's name where the mistake begins its value.
  var attributeStart: Int? {
    var index = range.lowerBound
    let bytes = file.bytes
    if index > 0, bytes[index - 1] == UInt8(ascii: "\"") || bytes[index - 1] == UInt8(ascii: "'") {
      index -= 1
    }
    guard index > 1, index >= tag.lowerBound, bytes[index - 1] == UInt8(ascii: "=") else {
      return nil
    }
    let space = bytes[tag.lowerBound..<index].lastIndex { $0 <= 0x20 }
    return space.map { $0 + 1 }
  }

  var attributeName: String? {
    attributeStart.map {
      String(decoding: file.bytes[$0...].prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }
  }

  /// Whether the mistake stands in the `test` of an instruction.
  var isTest: Bool {
    guard let test = placeOfWord("test=\"", in: file.bytes[tag.lowerBound..<range.lowerBound])
    else { return false }
    return !file.bytes[test.upperBound..<range.lowerBound].contains(UInt8(ascii: "\""))
  }

  /// Whether the mistake is the list of a page's further paths.
  var isAlias: Bool {
    guard let last = before.lastIndex(where: { $0 > 0x20 }) else { return false }
    return before[...last].suffix(8).elementsEqual("aliases:".utf8)
  }

  /// Whether another mistake stands in the element that this one's tag begins.
  func holds(_ other: Diagnostic) -> Bool {
    guard let place = other.range, place.file == file.id, place.range.lowerBound > tag.upperBound
    else { return false }
    let between = file.bytes[tag.upperBound..<place.range.lowerBound]
    return between.count < Self.reach && between.firstRange(of: "</\(elementName)>".utf8) == nil
  }

  /// The lines of the mistake's first and last byte, at most.
  var lines: String {
    let bytes = file.bytes
    let lowest = max(0, range.lowerBound - Self.reach)
    let start = bytes[lowest..<range.lowerBound].lastIndex(of: 0x0A) ?? lowest
    let highest = min(bytes.count, range.upperBound + Self.reach)
    let end = bytes[range.upperBound..<highest].firstIndex(of: 0x0A) ?? highest
    return String(decoding: bytes[start..<end].prefix(2 * Self.reach), as: UTF8.self)
  }

  /// The key of a text that its content names behind other words.
  var textKey: String? {
    let text = String(decoding: file.bytes[range], as: UTF8.self)
    guard let at = text.firstIndex(of: "@"), at > text.startIndex,
      text[text.index(before: at)] == " "
    else { return nil }
    let key = text[at...].dropFirst().prefix { $0.isLetter || $0.isNumber || ".-_".contains($0) }
    return key.isEmpty ? nil : String(key)
  }

  /// The text before the mistake, as far as it is looked at.
  var before: ArraySlice<UInt8> {
    file.bytes[max(0, range.lowerBound - Self.reach)..<range.lowerBound]
  }
}

func isWord(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "_") || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
}

/// Whether a word stands in some bytes, with no letter on either side.
func hasWord(_ word: String, in bytes: ArraySlice<UInt8>) -> Bool {
  placeOfWord(word, in: bytes) != nil
}

/// The last place of a word in some bytes, with no letter on either side.
func placeOfWord(_ word: String, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
  let wanted = Array(word.utf8)
  guard let first = wanted.first else { return nil }
  var end = bytes.endIndex
  while let index = bytes[bytes.startIndex..<end].lastIndex(of: first) {
    let last = index + wanted.count
    if last <= bytes.endIndex, bytes[index...].starts(with: wanted),
      index == bytes.startIndex || !isWord(bytes[index - 1]) || !isWord(first),
      last == bytes.endIndex || !isWord(bytes[last]) || !isWord(bytes[last - 1])
    {
      return index..<last
    }
    end = index
  }
  return nil
}

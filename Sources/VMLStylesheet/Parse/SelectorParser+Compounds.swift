import VMLCatalog
import VMLDiagnostics

extension SelectorParser {
  /// Parses `part {part}` without white space between.
  mutating func parseCompound() -> Selector.Compound? {
    var compound = Selector.Compound(parts: [])
    while let byte = current {
      guard let part = parsePart(byte, isFirst: compound.parts.isEmpty) else { return nil }
      guard let part else { break }
      compound.parts.append(part)
      guard count(1) else { return nil }
    }
    guard !compound.parts.isEmpty else {
      mistake(.expectedSelector, position..<min(position + 1, end))
      return nil
    }
    return compound
  }

  /// One part; `.some(nil)` where the compound ends, `nil` after a mistake.
  private mutating func parsePart(_ byte: UInt8, isFirst: Bool) -> Selector.Part?? {
    let start = position
    switch byte {
    case UInt8(ascii: "."):
      return parseClass().map { .some($0) }
    case UInt8(ascii: "#"): return name(after: "#").map { .some(.id($0)) }
    case UInt8(ascii: "["): return parseAttribute().map { .some(.attribute($0)) }
    case UInt8(ascii: ":"): return parsePseudoClass().map { .some($0) }
    case UInt8(ascii: "&"):
      position += 1
      guard isNested else {
        mistake(.noParent, start..<position)
        return nil
      }
      if position < end,
        bytes[position] == UInt8(ascii: "_") || bytes[position] == UInt8(ascii: "-")
      {
        mistake(.joinedName, start..<position + 1)
        return nil
      }
      return .some(.parent)
    case UInt8(ascii: "*"):
      position += 1
      return .some(.universal)
    case _ where isFirst && endsSelector(byte): return .some(nil)
    default:
      guard isFirst || SheetBytes.isWord(byte) else { return .some(nil) }
      guard isFirst, !SheetBytes.isDigit(byte), let name = parseTypeName() else {
        if SheetBytes.isDigit(byte), isFirst { skipPercentage(start) }
        guard !bytes[start..<end].starts(with: "<!--".utf8) else {
          mistake(.comment, start..<start + 4)
          return nil
        }
        mistake(
          current == UInt8(ascii: "%") ? .percentage : .expectedPart,
          start..<min(start + 1, end))
        return nil
      }
      return .some(.type(text(name)))
    }
  }

  private mutating func skipPercentage(_ start: Int) {
    while let byte = current, SheetBytes.isDigit(byte) { position += 1 }
  }

  private mutating func parseTypeName() -> Range<Int>? {
    let start = position
    while let byte = current,
      SheetBytes.isWord(byte) || byte == UInt8(ascii: "-")
    {
      position += 1
    }
    return position > start ? start..<position : nil
  }

  private mutating func name(after mark: String) -> String? {
    let start = position
    position += 1
    guard let name = parseEscapedName() else {
      mistake(.expectedName(after: mark), start..<position)
      return nil
    }
    return String(decoding: name, as: UTF8.self)
  }

  // MARK: Attributes

  /// Parses `"[" name [relation value] "]"`.
  private mutating func parseAttribute() -> Selector.AttributeTest? {
    let start = position
    position += 1
    skipSpace()
    guard let name = parseAttributeName() else {
      mistake(.expectedName(after: "["), start..<position)
      return nil
    }
    skipSpace()
    var test = Selector.AttributeTest(name: text(name), relation: .exists, value: "")
    if current != UInt8(ascii: "]") {
      guard let relation = parseRelation(from: start) else { return nil }
      test.relation = relation
      skipSpace()
      guard let value = parseValue() else {
        mistake(.expectedValue, start..<min(max(position, start + 1), end))
        return nil
      }
      test.value = value
      skipSpace()
      test.ignoresCase = parseCase()
    }
    guard current == UInt8(ascii: "]") else {
      mistake(.unclosedAttribute, start..<start + 1)
      return nil
    }
    position += 1
    return test
  }

  /// Parses `["i" | "s"]`; `true` for `i`, where case does not matter.
  private mutating func parseCase() -> Bool {
    guard let byte = current, [UInt8(ascii: "i"), UInt8(ascii: "s")].contains(byte | 0x20) else {
      return false
    }
    position += 1
    skipSpace()
    return byte | 0x20 == UInt8(ascii: "i")
  }

  private mutating func parseAttributeName() -> Range<Int>? {
    let start = position
    while let byte = current,
      SheetBytes.isWord(byte) || byte == UInt8(ascii: "-") || byte >= 0x80
        || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    {
      position += 1
    }
    return position > start ? start..<position : nil
  }

  private mutating func parseRelation(
    from start: Int
  ) -> Selector.AttributeTest.Relation? {
    let relations: [UInt8: Selector.AttributeTest.Relation] = [
      UInt8(ascii: "~"): .hasWord, UInt8(ascii: "^"): .hasPrefix, UInt8(ascii: "$"): .hasSuffix,
      UInt8(ascii: "*"): .contains, UInt8(ascii: "|"): .hasTag,
    ]
    if current == UInt8(ascii: "=") {
      position += 1
      return .equals
    }
    if let byte = current, position + 1 < end, bytes[position + 1] == UInt8(ascii: "=") {
      position += 2
      if let relation = relations[byte] { return relation }
      mistake(.attributeRelation(text(position - 2..<position)), position - 2..<position)
      return nil
    }
    mistake(.unclosedAttribute, start..<start + 1)
    return nil
  }

  /// Parses a name, a number or a string.
  private mutating func parseValue() -> String? {
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while let byte = current, byte > 0x20, byte != UInt8(ascii: "]") { position += 1 }
      return position > start ? text(start..<position) : nil
    }
    position += 1
    var value: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\n") {
      position += 1
      if byte == quote { return String(decoding: value, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), let escaped = current {
        value.append(escaped)
        position += 1
      } else {
        value.append(byte)
      }
    }
    return nil
  }
}

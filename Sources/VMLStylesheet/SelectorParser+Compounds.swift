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
      if compound.parts.count > selectorPartLimit { break }
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
      return name(after: ".").flatMap { isHole ? pattern(start) : .some(.class($0)) }
    case UInt8(ascii: "#"): return name(after: "#").map { .some(.id($0)) }
    case UInt8(ascii: "["): return parseAttribute().map { .some(.attribute($0)) }
    case UInt8(ascii: ":"): return parsePseudoClass().map { .some($0) }
    case UInt8(ascii: "&"):
      position += 1
      guard isNested else {
        mistake(.noParent, start..<position)
        return nil
      }
      return .some(.parent)
    case UInt8(ascii: "*"):
      position += 1
      return .some(.universal)
    default:
      guard isFirst || StylesheetParser.isWordByte(byte) else { return .some(nil) }
      guard isFirst, !StylesheetParser.isDigit(byte), let name = parseTypeName() else {
        if StylesheetParser.isDigit(byte), isFirst { skipPercentage(start) }
        mistake(
          current == UInt8(ascii: "%") ? .percentage : .expectedPart,
          start..<min(start + 1, end))
        return nil
      }
      return .some(.type(text(name)))
    }
  }

  private mutating func skipPercentage(_ start: Int) {
    while let byte = current, StylesheetParser.isDigit(byte) { position += 1 }
  }

  private mutating func parseTypeName() -> Range<Int>? {
    let start = position
    while let byte = current,
      StylesheetParser.isWordByte(byte) || byte == UInt8(ascii: "-")
    {
      position += 1
    }
    return position > start ? start..<position : nil
  }

  private mutating func name(after mark: String) -> String? {
    let start = position
    position += 1
    guard let name = parseName() else {
      mistake(.expectedName(after: mark), start..<position)
      return nil
    }
    return text(name)
  }

  /// Whether the hole of a class pattern follows: `.p-(n: number)`.
  private var isHole: Bool { current == UInt8(ascii: "(") }

  private mutating func pattern(_ start: Int) -> Selector.Part?? {
    while let byte = current, byte != UInt8(ascii: ")") { position += 1 }
    position = min(position + 1, end)
    mistake(.classPattern, start..<position)
    return nil
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
    }
    guard current == UInt8(ascii: "]") else {
      mistake(.unclosedAttribute, start..<start + 1)
      return nil
    }
    position += 1
    return test
  }

  private mutating func parseAttributeName() -> Range<Int>? {
    let start = position
    while let byte = current,
      StylesheetParser.isWordByte(byte) || byte == UInt8(ascii: "-") || byte >= 0x80
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
      UInt8(ascii: "*"): .contains,
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

  // MARK: Pseudo-classes

  /// Parses `":root"`; every other one is a mistake, which differs by what it is.
  private mutating func parsePseudoClass() -> Selector.Part? {
    let start = position
    position += 1
    let isElement = current == UInt8(ascii: ":")
    if isElement { position += 1 }
    guard let name = parseName() else {
      mistake(.expectedName(after: ":"), start..<position)
      return nil
    }
    let word = text(name)
    if word == "root", !isElement { return .root }
    let range = start..<position
    if current == UInt8(ascii: "(") { skipParentheses() }
    if isElement || ["before", "after", "placeholder", "first-line"].contains(word) {
      mistake(.pseudoElement(word), range)
    } else if Self.laterPseudoClasses.contains(word) {
      mistake(.laterPseudoClass(word), range)
    } else if Self.stateful.contains(word) {
      mistake(.runTimeState(word), range)
    } else {
      mistake(.unknownPseudoClass(word), range)
    }
    return nil
  }

  private mutating func skipParentheses() {
    var open = 0
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") {
        open -= 1
        if open == 0 { return }
      }
    }
  }

  static let laterPseudoClasses = [
    "first-child", "last-child", "only-child", "nth-child", "nth-last-child", "first-of-type",
    "last-of-type", "nth-of-type", "empty", "not", "is", "where", "has",
  ]

  static let stateful = [
    "hover", "active", "focus", "focus-visible", "focus-within", "visited", "link", "any-link",
    "target", "checked", "disabled", "enabled", "required", "optional", "valid", "invalid",
    "selected", "pressed", "playing", "paused", "read-only", "read-write", "placeholder-shown",
    "indeterminate", "default", "in-range", "out-of-range", "autofill", "open", "modal",
  ]
}

import VMLDiagnostics

/// Reads the selectors before a `{`.
///
/// Works on bytes alone: a selector has nothing in common with modifiers but comments and strings.
/// A
/// mistake ends its selector; the next one of the list is read all the same.
struct SelectorParser {
  private(set) var selectors: [Selector] = []
  private(set) var mistakes: [Mistake] = []
  let bytes: [UInt8]
  let end: Int
  /// Whether a rule stands around this one.
  let isNested: Bool
  var position: Int

  init(bytes: [UInt8], range: Range<Int>, isNested: Bool) {
    self.bytes = bytes
    self.isNested = isNested
    position = range.lowerBound
    end = range.upperBound
  }

  /// What is wrong with a selector, and where.
  struct Mistake {
    var kind: Kind
    var range: Range<Int>

    enum Kind {
      case expectedSelector
      case expectedPart
      case expectedName(after: String)
      case unclosedAttribute
      case expectedValue
      case attributeRelation(String)
      case noParent
      case leadingCombinator
      case danglingCombinator
      case laterCombinator(String)
      case laterPseudoClass(String)
      case runTimeState(String)
      case pseudoElement(String)
      case unknownPseudoClass(String)
      case classPattern
      case percentage
      case tooManyParts
    }
  }

  /// Parses `selector {"," selector}`.
  mutating func parseList() {
    while true {
      skipSpace()
      let start = position
      if let selector = parseSelector() {
        selectors.append(selector)
      } else {
        skipToComma()
      }
      skipSpace()
      guard position < end, mistakes.count < Self.mistakeLimit else { return }
      let comma = position
      if bytes[position] == UInt8(ascii: ",") || position == start { position += 1 }
      skipSpace()
      if position >= end {
        mistake(.expectedSelector, comma..<comma + 1)
        return
      }
    }
  }

  /// How many mistakes in the selectors of one rule are worth a message.
  private static let mistakeLimit = 10

  mutating func mistake(_ kind: Mistake.Kind, _ range: Range<Int>) {
    mistakes.append(Mistake(kind: kind, range: range))
  }

  private mutating func skipToComma() {
    var open = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): open = max(0, open - 1)
      case UInt8(ascii: ",") where open == 0: return
      default: break
      }
      position += 1
    }
  }

  // MARK: Selectors

  /// Parses `[combinator] compound {combinator compound}`.
  private mutating func parseSelector() -> Selector? {
    let start = position
    var selector = Selector(
      compounds: [], combinators: [], range: SourceRange(file: FileID(0), start..<start))
    if let combinator = leadingCombinator() {
      guard isNested else {
        mistake(.leadingCombinator, start..<start + 1)
        return nil
      }
      guard let combinator else { return nil }
      selector.compounds.append(Selector.Compound(parts: [.parent]))
      selector.combinators.append(combinator)
    }
    var parts = 0
    while true {
      guard let compound = parseCompound() else { return nil }
      parts += compound.parts.count
      guard parts <= selectorPartLimit else {
        mistake(.tooManyParts, start..<start + 1)
        return nil
      }
      selector.compounds.append(compound)
      let compoundEnd = position
      selector.range.range = start..<compoundEnd
      guard let next = parseCombinator() else { break }
      guard let combinator = next else { return nil }
      selector.combinators.append(combinator)
    }
    return isNested ? nest(selector) : selector
  }

  /// Puts `&` before a nested selector that does not say it.
  private func nest(_ selector: Selector) -> Selector {
    guard !selector.compounds.contains(where: { $0.parts.contains(.parent) }) else {
      return selector
    }
    var nested = selector
    nested.compounds.insert(Selector.Compound(parts: [.parent]), at: 0)
    nested.combinators.insert(.descendant, at: 0)
    return nested
  }

  /// A combinator before the first compound; `.some(nil)` if it is one that cannot be used.
  private mutating func leadingCombinator() -> Selector.Combinator?? {
    guard position < end, Self.isCombinator(bytes[position]) else { return nil }
    return explicitCombinator()
  }

  /// What stands before the next compound; `nil` at the selector's end, `.some(nil)` after a
  /// mistake.
  private mutating func parseCombinator() -> Selector.Combinator?? {
    let space = skipSpace()
    guard position < end, bytes[position] != UInt8(ascii: ",") else { return nil }
    if Self.isCombinator(bytes[position]) { return explicitCombinator() }
    guard space else {
      mistake(.expectedPart, position..<position + 1)
      return .some(nil)
    }
    return .descendant
  }

  private mutating func explicitCombinator() -> Selector.Combinator? {
    let range = position..<position + 1
    guard bytes[position] == UInt8(ascii: ">") else {
      mistake(.laterCombinator(String(decoding: bytes[range], as: UTF8.self)), range)
      return nil
    }
    position += 1
    skipSpace()
    guard position < end, bytes[position] != UInt8(ascii: ",") else {
      mistake(.danglingCombinator, range)
      return nil
    }
    return .child
  }

  private static func isCombinator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "~")
  }

  // MARK: Bytes

  var current: UInt8? { position < end ? bytes[position] : nil }

  /// Steps over white space and comments.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = position
    while position < end {
      if bytes[position] <= 0x20 {
        position += 1
      } else if bytes[position] == UInt8(ascii: "/"), position + 1 < end,
        bytes[position + 1] == UInt8(ascii: "*") || bytes[position + 1] == UInt8(ascii: "/")
      {
        skipComment()
      } else {
        break
      }
    }
    return position > start
  }

  private mutating func skipComment() {
    let isLine = bytes[position + 1] == UInt8(ascii: "/")
    position += 2
    while position < end {
      if isLine ? bytes[position] == UInt8(ascii: "\n") : endsComment { break }
      position += 1
    }
    position = min(end, position + (isLine ? 1 : 2))
  }

  private var endsComment: Bool {
    bytes[position] == UInt8(ascii: "*") && position + 1 < end
      && bytes[position + 1] == UInt8(ascii: "/")
  }

  /// Parses a name: letters, digits, `_`, `-` and whatever is not ASCII.
  mutating func parseName() -> Range<Int>? {
    let start = position
    while let byte = current,
      StylesheetParser.isWordByte(byte) || byte == UInt8(ascii: "-") || byte >= 0x80
    {
      position += 1
    }
    return position > start ? start..<position : nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

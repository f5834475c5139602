import VMLDiagnostics

/// Reads the selectors before a `{`.
///
/// Works on bytes alone: a selector has nothing in common with modifiers but comments and strings.
/// A mistake ends its selector; the next one of the list is read all the same.
struct SelectorParser {
  private(set) var selectors: [Selector] = []
  private(set) var mistakes: [Mistake] = []
  let bytes: [UInt8]
  let end: Int
  /// Whether a rule stands around this one.
  let isNested: Bool
  var position: Int
  /// Nesting depth of the selectors of the rules around this one; 0 if there are none.
  private let outerDepth: Int
  /// Open brackets of pseudo-classes.
  private(set) var openBrackets = 0
  private var deepestBrackets = 0
  /// Whether one of the open brackets belongs to `:has()`.
  var isInHas = false
  /// Number of parts, with all arguments, in the current selector of the list.
  private var partCount = 0
  /// Start of the current selector of the list.
  private var listStart = 0
  /// The names of the holes that the selector has so far, outside of all pseudo-classes.
  var holeNames: Set<String> = []
  /// The names of all holes that were tried, also of the ones with a mistake.
  var triedHoles: Set<String> = []

  /// `outerDepth` is the ``depth`` of the rule around this one; `nil` if there is none.
  init(bytes: [UInt8], range: Range<Int>, outerDepth: Int?) {
    self.bytes = bytes
    isNested = outerDepth != nil
    self.outerDepth = outerDepth ?? 0
    position = range.lowerBound
    end = range.upperBound
  }

  /// Nesting depth of these selectors, with the selectors of the rules around them.
  var depth: Int { outerDepth + 1 + deepestBrackets }

  /// The context of a selector.
  enum Place {
    case rule
    /// In `:is()` and the like.
    case argument
    /// In `:has()`.
    case relative
  }

  /// A mistake in a selector, with its range in the bytes.
  struct Mistake {
    var kind: Kind
    var range: Range<Int>

    enum Kind {
      case expectedSelector
      case expectedPart
      /// `<!--`, of HTML.
      case comment
      case expectedName(after: String)
      case unclosedAttribute
      case expectedValue
      case attributeRelation(String)
      case noParent
      /// `&__title`, as in Sass.
      case joinedName
      case unexpectedArguments(String)
      case missingArguments(String)
      case unclosedArguments(String)
      case expectedPosition(String)
      case nestedHas
      case tooDeep
      case leadingCombinator
      case danglingCombinator
      case runTimeState(String)
      case pseudoElement(String)
      case unknownPseudoClass(String)
      case expectedHole
      case holeType(String)
      case holeName(String)
      case holeTwice(String)
      case swallowedPiece(ClassPattern.HoleType, isHole: Bool)
      case patternWithoutText(isWord: Bool)
      case tooManyHoles
      case percentage
      case tooManyParts
    }
  }

  /// Parses `selector {"," selector}`.
  mutating func parseList() {
    while true {
      skipSpace()
      let start = position
      partCount = 0
      listStart = start
      holeNames = []
      if let selector = parseSelector(.rule) {
        selectors.append(selector)
      } else {
        position = start
        skipToComma()
      }
      skipSpace()
      guard position < end, canGoOn else { return }
      let comma = position
      if bytes[position] == UInt8(ascii: ",") || position == start { position += 1 }
      skipSpace()
      if position >= end {
        mistake(.expectedSelector, comma..<comma + 1)
        return
      }
    }
  }

  /// Whether more mistakes of this rule are worth a message.
  var canGoOn: Bool { mistakes.count < Self.mistakeLimit }

  /// Most mistakes that are reported for the selectors of one rule.
  private static let mistakeLimit = 10

  mutating func mistake(_ kind: Mistake.Kind, _ range: Range<Int>) {
    mistakes.append(Mistake(kind: kind, range: range))
  }

  /// Goes to the comma after a selector, or to the bracket that ends the list.
  mutating func skipToComma() {
    var open = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")") where open == 0 && openBrackets > 0: return
      case UInt8(ascii: ")"): open = max(0, open - 1)
      case UInt8(ascii: ",") where open == 0: return
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString()
      case UInt8(ascii: "/"):
        if skipSpace() { continue }
      default: break
      }
      position += 1
    }
    position = end
  }

  /// Goes to the quote that ends a string, or to the end of its line.
  private mutating func skipString() {
    let quote = bytes[position]
    position += 1
    while position < end, bytes[position] != quote, bytes[position] != UInt8(ascii: "\n") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  // MARK: Limits

  /// Counts parts of a selector; `false` if there are too many.
  mutating func count(_ parts: Int) -> Bool {
    partCount += parts
    if partCount > selectorPartLimit, partCount - parts <= selectorPartLimit {
      mistake(.tooManyParts, listStart..<listStart + 1)
    }
    return partCount <= selectorPartLimit
  }

  /// Opens the bracket of a pseudo-class; `false` if too many are open.
  mutating func enter(_ range: Range<Int>) -> Bool {
    guard outerDepth + 1 + openBrackets < selectorDepthLimit else {
      mistake(.tooDeep, range)
      return false
    }
    openBrackets += 1
    deepestBrackets = max(deepestBrackets, openBrackets)
    return true
  }

  mutating func leave() { openBrackets -= 1 }

  // MARK: Selectors

  /// Parses `[combinator] compound {combinator compound}`.
  mutating func parseSelector(_ place: Place) -> Selector? {
    let start = position
    var selector = Selector(
      compounds: [], combinators: [], range: SourceRange(file: FileID(0), start..<start))
    guard parseStart(of: &selector, in: place) else { return nil }
    while true {
      guard let compound = parseCompound() else { return nil }
      selector.compounds.append(compound)
      let compoundEnd = position
      selector.range.range = start..<compoundEnd
      guard let next = parseCombinator() else { break }
      guard let combinator = next else { return nil }
      selector.combinators.append(combinator)
    }
    return place == .rule && isNested ? nest(selector) : selector
  }

  /// Parses `[combinator]`, which relates the selector to the elements of the rule around it, or to
  /// the element that `:has()` is asked of.
  private mutating func parseStart(of selector: inout Selector, in place: Place) -> Bool {
    let start = position
    if position < end, Self.isCombinator(bytes[position]) {
      guard place == .relative || place == .rule && isNested else {
        mistake(.leadingCombinator, start..<start + 1)
        return false
      }
      guard let combinator = explicitCombinator() else { return false }
      selector.combinators.append(combinator)
    } else if place == .relative {
      selector.combinators.append(.descendant)
    } else {
      return true
    }
    selector.compounds.append(Selector.Compound(parts: [place == .relative ? .anchor : .parent]))
    return true
  }

  /// Puts `&` before a nested selector that does not say it.
  private func nest(_ selector: Selector) -> Selector {
    guard !selector.allParts.contains(.parent) else { return selector }
    var nested = selector
    nested.compounds.insert(Selector.Compound(parts: [.parent]), at: 0)
    nested.combinators.insert(.descendant, at: 0)
    return nested
  }

  /// The combinator before the next compound; `nil` at the selector's end, `.some(nil)` after a
  /// mistake.
  private mutating func parseCombinator() -> Selector.Combinator?? {
    let space = skipSpace()
    guard position < end, !endsSelector(bytes[position]) else { return nil }
    if Self.isCombinator(bytes[position]) { return explicitCombinator() }
    guard space else {
      mistake(.expectedPart, position..<position + 1)
      return .some(nil)
    }
    return .descendant
  }

  private mutating func explicitCombinator() -> Selector.Combinator? {
    let range = position..<position + 1
    let combinator: Selector.Combinator =
      switch bytes[position] {
      case UInt8(ascii: ">"): .child
      case UInt8(ascii: "+"): .next
      default: .later
      }
    position += 1
    skipSpace()
    guard position < end, !endsSelector(bytes[position]) else {
      mistake(.danglingCombinator, range)
      return nil
    }
    return combinator
  }

  /// Whether a byte stands after a selector and not in it.
  func endsSelector(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") && openBrackets > 0
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

  /// Parses a name: letters, digits, `_`, `-` and any byte that is not ASCII.
  mutating func parseName() -> Range<Int>? {
    let start = position
    while let byte = current,
      SheetBytes.isWord(byte) || byte == UInt8(ascii: "-") || byte >= 0x80
    {
      position += 1
    }
    return position > start ? start..<position : nil
  }

  /// Parses a name with escapes: `md\:p-4`, `w-1\/2`, `\31 st`.
  ///
  /// Spec: CSS Syntax 3, 4.3.7.
  mutating func parseEscapedName() -> [UInt8]? {
    var name: [UInt8] = []
    while true {
      if let part = parseName() {
        name += bytes[part]
      } else if current == UInt8(ascii: "\\"), let escaped = parseEscape() {
        name += escaped
      } else {
        return name.isEmpty ? nil : name
      }
    }
  }

  /// Parses `\` and what it stands for: the next character, or the one with a number of up to six
  /// hexadecimal digits, after which a blank may stand.
  private mutating func parseEscape() -> [UInt8]? {
    guard position + 1 < end, bytes[position + 1] >= 0x20 else { return nil }
    position += 1
    let digits = bytes[position..<min(position + 6, end)].prefix {
      Character(Unicode.Scalar($0)).isHexDigit
    }
    guard !digits.isEmpty else {
      defer { position += 1 }
      return [bytes[position]]
    }
    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    position += digits.count
    if current == 0x20 { position += 1 }
    let scalar = Unicode.Scalar(number == 0 ? 0xFFFD : number) ?? "\u{FFFD}"
    return Array(String(Character(scalar)).utf8)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

import VMLDiagnostics

/// Parses the arguments of `:nth-child()` and its relatives.
///
/// Spec: CSS Syntax 3, section 6, the An+B microsyntax.
extension SelectorParser {
  /// Parses `an+b ["of" selector {"," selector}] ")"`.
  mutating func parsePosition(
    _ kind: Selector.Position, _ name: String, _ range: Range<Int>
  ) -> Selector.Part? {
    var place = kind
    skipSpace()
    let start = position
    guard let (step, offset) = parseSteps(), !isInWord else {
      while let byte = current, byte != UInt8(ascii: ")") { position += 1 }
      mistake(
        .expectedPosition(name), start < position ? start..<position : range)
      return nil
    }
    place.step = step
    place.offset = offset
    let hasSpace = skipSpace()
    if place.counting == .children, hasSpace, eat(word: "of") {
      guard let filter = parseArguments(.argument, of: name, range) else { return nil }
      place.filter = filter
      return .position(place)
    }
    guard let byte = current else {
      mistake(.unclosedArguments(name), range)
      return nil
    }
    guard byte == UInt8(ascii: ")") else {
      let first = position
      while let byte = current, byte != UInt8(ascii: ")") { position += 1 }
      mistake(.expectedPosition(name), first..<position)
      return nil
    }
    position += 1
    return .position(place)
  }

  /// Parses `"odd" | "even" | [sign] digits | [sign] [digits] "n" [sign digits]`.
  ///
  /// White space may stand round the second sign only.
  private mutating func parseSteps() -> (step: Int32, offset: Int32)? {
    if eat(word: "odd") { return (2, 1) }
    if eat(word: "even") { return (2, 0) }
    let sign = eatSign() ?? 1
    let digits = eatNumber()
    guard let byte = current, byte | 0x20 == UInt8(ascii: "n") else {
      return digits.map { (0, sign * $0) }
    }
    position += 1
    let step = sign * (digits ?? 1)
    let end = position
    skipSpace()
    guard let second = eatSign() else {
      position = end
      return (step, 0)
    }
    skipSpace()
    return eatNumber().map { (step, second * $0) }
  }

  /// Whether a word goes on here that should have ended.
  private var isInWord: Bool {
    current.map { SheetBytes.isWord($0) || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
      ?? false
  }

  private mutating func eatSign() -> Int32? {
    guard let byte = current, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else {
      return nil
    }
    position += 1
    return byte == UInt8(ascii: "-") ? -1 : 1
  }

  /// Digits; a number that no list of siblings reaches is as good as any other.
  private mutating func eatNumber() -> Int32? {
    let start = position
    var number: Int32 = 0
    while let byte = current, SheetBytes.isDigit(byte) {
      number = min(number, 99_999_999) * 10 + Int32(byte - UInt8(ascii: "0"))
      position += 1
    }
    return position > start ? number : nil
  }

  /// Steps over a word if it is next, in letters of any case.
  private mutating func eat(word: String) -> Bool {
    let start = position
    for letter in word.utf8 {
      guard let byte = current, byte | 0x20 == letter else {
        position = start
        return false
      }
      position += 1
    }
    guard isInWord else { return true }
    position = start
    return false
  }
}

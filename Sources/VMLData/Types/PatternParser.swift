/// A place where an expression is none that every client has.
public struct PatternMistake: Error, Hashable, Sendable {
  /// In bytes of the expression.
  public var range: Range<Int>
  /// In words, without a full stop.
  public var problem: String
}

/// Parses a ``TextPattern`` and makes its steps.
struct PatternParser {
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private let end: Int
  private var index = 0
  private var depth = 0
  private(set) var portable = ""

  private typealias Steps = [TextPattern.Step]

  init(_ source: String) {
    end = source.utf8.count
    var offset = 0
    scalars = source.unicodeScalars.prefix(TextPattern.lengthLimit + 1).map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (scalar, offset)
    }
  }

  /// Parses `alternatives`.
  mutating func parse() throws(PatternMistake) -> [TextPattern.Step] {
    guard end <= TextPattern.lengthLimit else {
      throw PatternMistake(
        range: 0..<end, problem: "a pattern has up to \(TextPattern.lengthLimit) bytes")
    }
    let steps = try alternatives()
    if peek == ")" { throw mistake("no '(' opens it; write '\\)' for the character") }
    return steps
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index].scalar : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    portable.unicodeScalars.append(scalar)
    return true
  }

  private func mistake(_ problem: String, from start: Int? = nil) -> PatternMistake {
    let lower = start ?? index
    let upper = start == nil ? index + 1 : index
    return PatternMistake(
      range: offset(lower)..<max(offset(lower), offset(upper)), problem: problem)
  }

  private func offset(_ index: Int) -> Int {
    index < scalars.count ? scalars[index].offset : end
  }

  /// Parses `sequence ('|' sequence)*`.
  private mutating func alternatives() throws(PatternMistake) -> Steps {
    var all = [try sequence()]
    while take("|") { all.append(try sequence()) }
    var steps = all.removeLast()
    for other in all.reversed() {
      steps = try limited([.split(1, other.count + 2)] + other + [.jump(steps.count + 1)] + steps)
    }
    return steps
  }

  /// Parses `(piece repetition?)*`.
  private mutating func sequence() throws(PatternMistake) -> Steps {
    var steps: Steps = []
    while let next = peek, next != "|", next != ")" {
      steps = try limited(steps + repeated(piece()))
    }
    return steps
  }

  private func limited(_ steps: Steps) throws(PatternMistake) -> Steps {
    guard steps.count <= TextPattern.stepLimit else {
      throw mistake("the pattern is too large up to here; let it repeat less", from: 0)
    }
    return steps
  }

  // MARK: Pieces

  /// Parses `'.' | '(' alternatives ')' | class | escape | character`.
  private mutating func piece() throws(PatternMistake) -> Steps {
    guard let scalar = peek else { return [] }
    switch scalar {
    case "(": return try group()
    case "[": return [.scalar(try characterClass())]
    case "\\": return [.scalar(try escape(inClass: false))]
    case ".":
      index += 1
      portable += "[^\\n\\r]"
      return [.scalar(TextPattern.ScalarSet(ranges: [0xA...0xA, 0xD...0xD], isNegated: true))]
    case "^", "$":
      throw mistake("a pattern is of the whole text and needs no '\(scalar)'; leave it out")
    case "*", "+", "?": throw mistake("there is nothing before '\(scalar)' that it could repeat")
    case "]", "{", "}": throw mistake("write '\\\(scalar)' for the character")
    default:
      index += 1
      if scalar == "/" { portable += "\\" }
      portable.unicodeScalars.append(scalar)
      return [.scalar(TextPattern.ScalarSet(ranges: [scalar.value...scalar.value]))]
    }
  }

  private mutating func group() throws(PatternMistake) -> Steps {
    let start = index
    guard take("(") else { return [] }
    if peek == "?" {
      index += 1
      guard peek == ":" else {
        index = min(index + 1, scalars.count)
        throw mistake("of groups with '?' there is '(?:' alone", from: start)
      }
      index += 1
    }
    portable += "?:"
    depth += 1
    defer { depth -= 1 }
    guard depth <= TextPattern.depthLimit else {
      throw mistake("groups are up to \(TextPattern.depthLimit) deep", from: start)
    }
    let steps = try alternatives()
    guard take(")") else { throw mistake("the group has no ')'", from: start) }
    return steps
  }

  /// Parses `'[' '^'? (character | escape | character '-' character)+ ']'`.
  private mutating func characterClass() throws(PatternMistake) -> TextPattern.ScalarSet {
    let start = index
    guard take("[") else { return TextPattern.ScalarSet(ranges: []) }
    var set = TextPattern.ScalarSet(ranges: [], isNegated: take("^"))
    while let next = peek, next != "]" {
      let first = index
      let lower = try classMember()
      guard lower.count == 1, lower[0].count == 1, peek == "-", index + 1 < scalars.count,
        scalars[index + 1].scalar != "]"
      else {
        set.ranges += lower
        continue
      }
      _ = take("-")
      let upper = try classMember()
      guard upper.count == 1, upper[0].count == 1, lower[0].lowerBound <= upper[0].lowerBound
      else { throw mistake("the range has its ends the wrong way round", from: first) }
      set.ranges.append(lower[0].lowerBound...upper[0].lowerBound)
    }
    guard take("]") else { throw mistake("the class has no ']'", from: start) }
    guard !set.ranges.isEmpty else { throw mistake("the class has no characters", from: start) }
    return set
  }

  private mutating func classMember() throws(PatternMistake) -> [ClosedRange<UInt32>] {
    guard let scalar = peek else { return [] }
    if scalar == "\\" { return try escape(inClass: true).ranges }
    index += 1
    if scalar == "[" || scalar == "/" { portable += "\\" }
    portable.unicodeScalars.append(scalar)
    return [scalar.value...scalar.value]
  }

  private static let shorthands: [Unicode.Scalar: (ranges: [ClosedRange<UInt32>], text: String)] = [
    "d": ([0x30...0x39], "0-9"),
    "w": ([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A], "0-9A-Z_a-z"),
    "s": ([0x9...0xD, 0x20...0x20], "\\t\\n\\v\\f\\r "),
  ]

  private mutating func escape(inClass: Bool) throws(PatternMistake) -> TextPattern.ScalarSet {
    let start = index
    index += 1
    guard let scalar = peek else { throw mistake("nothing follows the '\\'", from: start) }
    index += 1
    if let known = Self.shorthands[scalar] {
      portable += inClass ? known.text : "[\(known.text)]"
      return TextPattern.ScalarSet(ranges: known.ranges)
    }
    let lowercase = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    if let known = Self.shorthands[lowercase] {
      guard !inClass else {
        throw mistake("'\\\(scalar)' stands outside of '[ ]' alone", from: start)
      }
      portable += "[^\(known.text)]"
      return TextPattern.ScalarSet(ranges: known.ranges, isNegated: true)
    }
    let value: Unicode.Scalar
    switch scalar {
    case "n": value = "\n"
    case "r": value = "\r"
    case "t": value = "\t"
    case "1"..."9": throw mistake("a pattern has no references back to a group", from: start)
    case let other where "\\.+*?()[]{}|/^$-".unicodeScalars.contains(other): value = other
    default: throw mistake("there is no escape '\\\(scalar)'", from: start)
    }
    if scalar != "-" || inClass { portable += "\\" }
    portable.unicodeScalars.append(scalar)
    return TextPattern.ScalarSet(ranges: [value.value...value.value])
  }

  // MARK: Repetition

  /// Parses `('*' | '+' | '?' | '{' number (',' number?)? '}')?`, and repeats a piece.
  private mutating func repeated(_ piece: Steps) throws(PatternMistake) -> Steps {
    let result: Steps
    if take("*") {
      result = many(piece)
    } else if take("+") {
      result = piece + many(piece)
    } else if take("?") {
      result = maybe(piece)
    } else if peek == "{" {
      result = try counted(piece)
    } else {
      return piece
    }
    if let next = peek, "*+?{".unicodeScalars.contains(next) {
      throw mistake("'\(next)' repeats what is repeated already; put that into '(?: )'")
    }
    return result
  }

  private mutating func counted(_ piece: Steps) throws(PatternMistake) -> Steps {
    let start = index
    _ = take("{")
    let least = number()
    var most = least
    let isOpen = take(",")
    if isOpen { most = number() }
    guard let least, take("}") else {
      throw mistake(
        "a repetition is '{2}', '{2,}' or '{2,3}'; write '\\{' for the character", from: start)
    }
    if let most, most < least {
      throw mistake("the repetition has its ends the wrong way round", from: start)
    }
    guard max(least, most ?? 0) * (piece.count + 1) <= TextPattern.stepLimit else {
      throw mistake("the pattern is too large; let it repeat less", from: start)
    }
    let needed = Steps(repeatElement(piece, count: least).joined())
    guard let most else { return needed + many(piece) }
    return needed + repeatElement(maybe(piece), count: most - least).joined()
  }

  /// Digits, up to four.
  private mutating func number() -> Int? {
    var value: Int?
    while let digit = peek, ("0"..."9").contains(digit), (value ?? 0) < 1000 {
      _ = take(digit)
      value = (value ?? 0) * 10 + Int(digit.value - 0x30)
    }
    return value
  }

  private func many(_ piece: Steps) -> Steps {
    [.split(1, piece.count + 2)] + piece + [.jump(-piece.count - 1)]
  }

  private func maybe(_ piece: Steps) -> Steps { [.split(1, piece.count + 1)] + piece }
}

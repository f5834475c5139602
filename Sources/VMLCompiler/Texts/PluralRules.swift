/// A form that a language may have for an amount.
///
/// Spec: Unicode CLDR, language plural rules, cardinal.
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// The rules by which a language selects a form for an amount.
public struct PluralRules: Hashable, Sendable {
  /// In the order in which they are tried; an amount that no rule fits has the form `other`.
  private let rules: [Rule]
  /// The forms of whole numbers below a million.
  public private(set) var categoriesOfIntegers: Set<PluralCategory> = []

  private struct Rule: Hashable, Sendable {
    var category: PluralCategory
    /// One of these must hold, with all of its relations.
    var alternatives: [[Relation]]
  }

  /// The rules of a locale such as `pt-PT`; `nil` if CLDR has none for its language.
  public init?(locale: String) {
    let parts = locale.lowercased().split(separator: "-").map(String.init)
    guard let language = parts.first else { return nil }
    // Only one language has other rules for a region.
    let isRegion = parts.dropFirst().contains("pt") && language == "pt"
    guard let lines = pluralRuleLines(of: isRegion ? "pt-pt" : language) else { return nil }
    rules = lines.compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let category = PluralCategory(rawValue: String(words[0])) else {
        return nil
      }
      let alternatives = words[1].split(separator: "|").map { alternative in
        alternative.split(separator: "&").compactMap { Relation($0) }
      }
      return Rule(category: category, alternatives: alternatives)
    }
    for number in Array(0...200) + [1000, 10_000, 100_000] {
      categoriesOfIntegers.insert(category(of: PluralAmount(number)))
    }
  }

  /// The rules of a language that has one form for all amounts.
  public init() {
    rules = []
    categoriesOfIntegers = [.other]
  }

  /// The form for an amount.
  public func category(of amount: PluralAmount) -> PluralCategory {
    for rule in rules {
      for relations in rule.alternatives where relations.allSatisfy({ $0.holds(for: amount) }) {
        return rule.category
      }
    }
    return .other
  }

  /// The forms of the language.
  public var categories: Set<PluralCategory> { Set(rules.map(\.category)).union([.other]) }
}

/// `operand ('%' number)? ('=' | '!=') range (',' range)*`, the operands as CLDR calls them.
private struct Relation: Hashable, Sendable {
  private let operand: UInt8
  private let modulus: UInt64?
  private let isEqual: Bool
  private let ranges: [ClosedRange<UInt64>]

  init?(_ text: Substring) {
    let sides = text.split(separator: "=", maxSplits: 1)
    guard sides.count == 2, let operand = sides[0].utf8.first else { return nil }
    self.operand = operand
    isEqual = sides[0].last != "!"
    let left = sides[0].dropFirst().filter { $0 != "!" }
    modulus = left.first == "%" ? UInt64(left.dropFirst()) : nil
    ranges = sides[1].split(separator: ",").compactMap { range in
      let ends = range.split(separator: ".", omittingEmptySubsequences: true).map { UInt64($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else {
        return nil
      }
      return first...last
    }
  }

  func holds(for amount: PluralAmount) -> Bool {
    var value: UInt64
    switch operand {
    case UInt8(ascii: "n"):
      // An amount with a fraction equals no whole number, whatever the modulus.
      guard amount.fractionWithoutZeros == 0 else { return !isEqual }
      value = amount.integer
    case UInt8(ascii: "i"): value = amount.integer
    case UInt8(ascii: "v"): value = UInt64(amount.fractionLength)
    case UInt8(ascii: "f"): value = amount.fraction
    default: value = amount.fractionWithoutZeros
    }
    if let modulus, modulus > 0 { value %= modulus }
    return ranges.contains { $0.contains(value) } == isEqual
  }
}

/// An amount with its digits: `1.50` and `1.5` differ in some languages.
public struct PluralAmount: Hashable, Sendable {
  /// The whole part; of a longer one, its last digits with a 1 before them.
  public let integer: UInt64
  /// The digits after the point, as a number, and their count.
  public let fraction: UInt64
  public let fractionLength: Int
  /// The fraction without trailing zeros.
  public let fractionWithoutZeros: UInt64
  private let isNegative: Bool
  private let significantLength: Int

  public var isZero: Bool { integer == 0 && fractionWithoutZeros == 0 }

  /// Whether two amounts are one number, whatever their digits are.
  public func isEqual(to other: PluralAmount) -> Bool {
    integer == other.integer && fractionWithoutZeros == other.fractionWithoutZeros
      && significantLength == other.significantLength && (isNegative == other.isNegative || isZero)
  }

  public init(_ integer: Int) {
    isNegative = integer < 0
    significantLength = 0
    self.integer = UInt64(integer.magnitude)
    fraction = 0
    fractionLength = 0
    fractionWithoutZeros = 0
  }

  /// Parses `('+' | '-')? digits ('.' digits)? ('e' ('+' | '-')? digits)?`; `nil` for anything
  /// else.
  public init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest.removeFirst()
    }
    isNegative = text.utf8.first == UInt8(ascii: "-")
    var whole = Self.digits(&rest)
    guard !whole.isEmpty, text.utf8.count <= Self.longest else { return nil }
    var decimals: [UInt8] = []
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      decimals = Self.digits(&rest)
      guard !decimals.isEmpty else { return nil }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      guard let exponent = Int(String(decoding: rest.dropFirst(), as: UTF8.self)),
        abs(exponent) <= Self.longest
      else { return nil }
      rest = []
      Self.shift(&whole, &decimals, by: exponent)
    }
    guard rest.isEmpty else { return nil }
    integer = Self.number(whole)
    fraction = Self.number(decimals)
    fractionLength = decimals.count
    while decimals.last == 0 { decimals.removeLast() }
    fractionWithoutZeros = Self.number(decimals)
    significantLength = decimals.count
  }

  /// The longest number that is parsed, in digits, and the largest exponent.
  private static let longest = 400

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var digits: [UInt8] = []
    while let byte = rest.first, byte &- 0x30 < 10 {
      digits.append(byte - 0x30)
      rest.removeFirst()
    }
    return digits
  }

  /// Moves the point.
  ///
  /// A fraction whose digits are used up is removed.
  private static func shift(_ whole: inout [UInt8], _ decimals: inout [UInt8], by exponent: Int) {
    if decimals == [0] { decimals = [] }
    for _ in 0..<max(0, exponent) {
      whole.append(decimals.isEmpty ? 0 : decimals.removeFirst())
    }
    for _ in 0..<max(0, -exponent) {
      decimals.insert(whole.popLast() ?? 0, at: 0)
    }
    if whole.isEmpty { whole = [0] }
  }

  /// Enough digits for every rule: rules test the last few, and whether there are more.
  private static func number(_ digits: [UInt8]) -> UInt64 {
    let kept = 18
    let last = digits.suffix(kept).reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    let hasMore = digits.dropLast(kept).contains { $0 != 0 }
    return hasMore ? last + 1_000_000_000_000_000_000 : last
  }
}

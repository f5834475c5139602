/// A pattern of CLDR for numbers, such as `#,##0.00 ¤`.
struct NumberPattern: Sendable {
  /// Text with places for marks.
  enum Part: Hashable, Sendable {
    case text([UInt8])
    case currency, minus, percent, plus
  }

  private(set) var prefix: [Part] = []
  private(set) var suffix: [Part] = []
  /// The same for numbers below zero, if the pattern has it.
  private(set) var negative: (prefix: [Part], suffix: [Part])?
  private(set) var leastDecimals = 0
  private(set) var mostDecimals = 0
  /// Digits of the first group, and of the others; 0 without groups.
  private(set) var group = 0
  private(set) var others = 0
  /// Digits before the point at least.
  private(set) var leastDigits = 0

  init(_ text: String) {
    var parts: [Half] = [([], [], [])]
    var isQuoted = false
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      defer { index += 1 }
      if byte == UInt8(ascii: "'") {
        if index + 1 < bytes.count, bytes[index + 1] == byte {
          Self.add(byte, to: &parts[parts.count - 1])
          index += 1
        } else {
          isQuoted.toggle()
        }
      } else if isQuoted {
        Self.add(byte, to: &parts[parts.count - 1])
      } else if byte == UInt8(ascii: ";"), parts.count == 1 {
        parts.append(([], [], []))
      } else if byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0xA4 {
        Self.add(.currency, to: &parts[parts.count - 1])
        index += 1
      } else if "#0,.".utf8.contains(byte), parts[parts.count - 1].suffix.isEmpty {
        parts[parts.count - 1].body.append(byte)
      } else if byte == UInt8(ascii: "-") {
        Self.add(.minus, to: &parts[parts.count - 1])
      } else if byte == UInt8(ascii: "%") {
        Self.add(.percent, to: &parts[parts.count - 1])
      } else if byte == UInt8(ascii: "+") {
        Self.add(.plus, to: &parts[parts.count - 1])
      } else {
        Self.add(byte, to: &parts[parts.count - 1])
      }
    }
    prefix = parts[0].prefix
    suffix = parts[0].suffix
    if parts.count > 1 { negative = (parts[1].prefix, parts[1].suffix) }
    readBody(parts[0].body)
  }

  private mutating func readBody(_ body: [UInt8]) {
    var sinceGroup: Int?
    var groups: [Int] = []
    var isAfterPoint = false
    for byte in body {
      switch byte {
      case UInt8(ascii: "."): isAfterPoint = true
      case UInt8(ascii: ","):
        if let sinceGroup { groups.append(sinceGroup) }
        sinceGroup = 0
      case _ where isAfterPoint:
        mostDecimals += 1
        if byte == UInt8(ascii: "0") { leastDecimals += 1 }
      default:
        if let count = sinceGroup { sinceGroup = count + 1 }
        if byte == UInt8(ascii: "0") { leastDigits += 1 }
      }
    }
    group = sinceGroup ?? 0
    others = groups.last ?? group
  }

  private typealias Half = (prefix: [Part], body: [UInt8], suffix: [Part])

  private static func add(_ byte: UInt8, to part: inout Half) {
    let isPrefix = part.body.isEmpty
    var list = isPrefix ? part.prefix : part.suffix
    if case .text(var bytes) = list.last {
      bytes.append(byte)
      list[list.count - 1] = .text(bytes)
    } else {
      list.append(.text([byte]))
    }
    if isPrefix { part.prefix = list } else { part.suffix = list }
  }

  private static func add(_ mark: Part, to part: inout Half) {
    if part.body.isEmpty { part.prefix.append(mark) } else { part.suffix.append(mark) }
  }
}

/// Writes numbers as a locale does.
struct NumberWriter {
  private let locale: LocaleData
  private(set) var bytes: [UInt8] = []

  init(_ locale: LocaleData) {
    self.locale = locale
    bytes.reserveCapacity(32)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a number in a pattern.
  ///
  /// - Parameters:
  ///   - number: It is rounded.
  ///   - pattern: Of the locale.
  ///   - decimals: The least and the most digits after the point, where not the pattern's.
  ///   - leastGrouped: Digits before the first mark of a group, where not the locale's.
  mutating func write(
    _ number: DecimalDigits, _ pattern: NumberPattern, decimals: ClosedRange<Int>? = nil,
    leastGrouped: Int? = nil
  ) {
    var number = number
    let most = decimals?.upperBound ?? pattern.mostDecimals
    number.round(to: most)
    let isNegative = number.isNegative
    if isNegative, pattern.negative == nil { bytes += locale.numbers.minus }
    let affixes = isNegative ? pattern.negative : nil
    let numbers = locale.numbers
    bytes += numbers.bytes(of: affixes?.prefix ?? pattern.prefix, isPrefix: true)
    writeDigits(
      number, pattern, least: decimals?.lowerBound ?? pattern.leastDecimals, numbers.decimal,
      numbers.group, leastGrouped: leastGrouped ?? numbers.leastGrouped)
    bytes += numbers.bytes(of: affixes?.suffix ?? pattern.suffix, isPrefix: false)
  }

  /// Writes an amount of money; `decimals` are the digits after the point.
  mutating func write(_ number: DecimalDigits, _ money: MoneyPattern, decimals: Int) {
    var number = number
    number.round(to: decimals)
    let affixes = number.isNegative ? money.negative : money.positive
    let numbers = locale.numbers
    bytes += affixes.prefix
    writeDigits(
      number, locale.currency, least: decimals, numbers.moneyDecimal, numbers.moneyGroup,
      leastGrouped: numbers.leastGrouped)
    bytes += affixes.suffix
  }

  private mutating func writeDigits(
    _ number: DecimalDigits, _ pattern: NumberPattern, least: Int, _ decimal: [UInt8],
    _ group: [UInt8], leastGrouped: Int
  ) {
    let digits = locale.numbers.digits
    let count = max(number.point, pattern.leastDigits, 1)
    let isGrouped =
      pattern.group > 0 && pattern.others > 0 && number.point >= pattern.group + leastGrouped
    // Number of digits up to the next mark of a group, that one not counted.
    var toMark = isGrouped ? (count - pattern.group) % pattern.others : -1
    if toMark == 0 { toMark = pattern.others }
    var run = number.run
    var place = count - 1
    while place >= 0 {
      write(digit: place < number.point ? run.next() : 0, digits)
      toMark -= 1
      if isGrouped, toMark == 0, place >= pattern.group {
        bytes += group
        toMark = pattern.others
      }
      place -= 1
    }
    let decimals = max(least, number.fractionCount)
    guard decimals > 0 else { return }
    bytes += decimal
    place = -1
    while place >= -decimals {
      write(digit: place < number.point ? run.next() : 0, digits)
      place -= 1
    }
  }

  private mutating func write(digit: UInt8, _ digits: [[UInt8]]) {
    if digits.count == 10 {
      bytes += digits[Int(digit)]
    } else {
      bytes.append(digit + 0x30)
    }
  }
}

/// The text round an amount of money in one currency, as a locale writes it.
final class MoneyPattern: Sendable {
  typealias Affixes = (prefix: [UInt8], suffix: [UInt8])

  let positive: Affixes
  let negative: Affixes
  /// Digits after the point that the currency has.
  let decimals: Int

  init(_ pattern: NumberPattern, _ numbers: NumberSymbols, symbol: String, decimals: Int) {
    let symbol = Array(symbol.utf8)
    func bytes(_ parts: [NumberPattern.Part], isPrefix: Bool) -> [UInt8] {
      numbers.bytes(of: parts, currency: symbol, isPrefix: isPrefix)
    }
    positive = (bytes(pattern.prefix, isPrefix: true), bytes(pattern.suffix, isPrefix: false))
    if let own = pattern.negative {
      negative = (bytes(own.prefix, isPrefix: true), bytes(own.suffix, isPrefix: false))
    } else {
      negative = (numbers.minus + positive.prefix, positive.suffix)
    }
    self.decimals = decimals
  }
}

extension NumberSymbols {
  /// The text of what stands before or after a number; `currency` is its symbol.
  fileprivate func bytes(
    of parts: [NumberPattern.Part], currency: [UInt8]? = nil, isPrefix: Bool
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text): bytes += text
      case .minus: bytes += minus
      case .plus: bytes += plus
      case .percent: bytes += percent
      case .currency:
        guard let currency else { continue }
        // A blank parts letters from digits.
        if !isPrefix, index == 0, Self.isWord(currency, atEnd: false) { bytes += [0xC2, 0xA0] }
        bytes += currency
        if isPrefix, index == parts.count - 1, Self.isWord(currency, atEnd: true) {
          bytes += [0xC2, 0xA0]
        }
      }
    }
    return bytes
  }

  /// Whether a symbol begins, or ends, with what is neither a symbol nor a blank.
  private static func isWord(_ symbol: [UInt8], atEnd: Bool) -> Bool {
    let text = String(decoding: symbol, as: UTF8.self).unicodeScalars
    guard let scalar = atEnd ? text.last : text.first else { return false }
    switch scalar.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
      .lineSeparator, .paragraphSeparator:
      return false
    default: return true
    }
  }
}

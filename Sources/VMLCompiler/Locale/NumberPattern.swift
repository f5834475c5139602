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
  ///   - currency: The symbol, of an amount of money.
  ///   - leastGrouped: Digits before the first mark of a group, where not the locale's.
  mutating func write(
    _ number: DecimalDigits, _ pattern: NumberPattern, decimals: ClosedRange<Int>? = nil,
    currency: String? = nil, leastGrouped: Int? = nil
  ) {
    var number = number
    let most = decimals?.upperBound ?? pattern.mostDecimals
    number.round(to: most)
    let isNegative = number.isNegative
    if isNegative, pattern.negative == nil { bytes += locale.numbers.minus }
    let affixes = isNegative ? pattern.negative : nil
    let symbol = currency.map { Array($0.utf8) }
    write(affixes?.prefix ?? pattern.prefix, symbol, isPrefix: true)
    writeDigits(
      number, pattern, least: decimals?.lowerBound ?? pattern.leastDecimals,
      isMoney: currency != nil, leastGrouped: leastGrouped ?? locale.numbers.leastGrouped)
    write(affixes?.suffix ?? pattern.suffix, symbol, isPrefix: false)
  }

  private mutating func writeDigits(
    _ number: DecimalDigits, _ pattern: NumberPattern, least: Int, isMoney: Bool, leastGrouped: Int
  ) {
    let count = max(number.point, pattern.leastDigits, 1)
    let isGrouped = pattern.group > 0 && number.point >= pattern.group + leastGrouped
    for place in stride(from: count - 1, through: 0, by: -1) {
      write(digit: number.digit(place))
      guard isGrouped, place >= pattern.group, pattern.others > 0,
        (place - pattern.group) % pattern.others == 0
      else { continue }
      bytes += isMoney ? locale.numbers.moneyGroup : locale.numbers.group
    }
    let decimals = max(least, number.fractionCount)
    guard decimals > 0 else { return }
    bytes += isMoney ? locale.numbers.moneyDecimal : locale.numbers.decimal
    for place in 1...decimals { write(digit: number.digit(-place)) }
  }

  private mutating func write(digit: UInt8) {
    if locale.numbers.digits.count == 10 {
      bytes += locale.numbers.digits[Int(digit)]
    } else {
      bytes.append(digit + 0x30)
    }
  }

  private mutating func write(_ parts: [NumberPattern.Part], _ currency: [UInt8]?, isPrefix: Bool) {
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text): bytes += text
      case .minus: bytes += locale.numbers.minus
      case .plus: bytes += locale.numbers.plus
      case .percent: bytes += locale.numbers.percent
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

import Synchronization

/// The facts of CLDR about one locale, as formats need them.
///
/// Made where a format of the locale is first asked for; nothing is made at start.
final class LocaleData: Sendable {
  let numbers: NumberSymbols
  let decimal: NumberPattern
  let percent: NumberPattern
  let currency: NumberPattern
  /// By the number of zeros of 1000 and more, from 3; the forms of each.
  let compact: [CompactTexts?]
  /// Names of months: within a date, and alone.
  let months: (wide: [String], short: [String], alone: [String], shortAlone: [String])
  let narrowMonths: [String]
  /// Names of weekdays from Sunday: within a date, and alone.
  let days: (wide: [String], short: [String], alone: [String], shortAlone: [String])
  let halves: [String]
  let era: String
  /// Patterns by length, the full one first; of times the medium and the short one.
  let dates: [String]
  let times: [String]
  /// Patterns that put a date and a time together, by the date's length.
  let glue: [String]
  let and: ListTexts
  let or: ListTexts
  let short: ListTexts
  let plurals: PluralRules
  /// The language: `de` of `de-AT`.
  let language: String
  /// The symbols of currencies that are not shown by their codes.
  private let symbols: [String: String]
  /// The currencies so far, by their codes.
  private let money = Mutex(Known<MoneyPattern>())
  /// Patterns of dates by the fields that they show.
  private let fields: [String: String]
  /// Texts of amounts by the keys of the table: of units and of distances in time.
  private let amounts: [String: PluralTexts]
  /// Words such as "yesterday", from two before to two after.
  private let words: [String: [String]]

  private init(_ name: String, _ values: [String: String]) {
    func list(_ key: String) -> [String] { split(values[key] ?? "", at: "|") }
    let symbols = NumberSymbols(list("n"))
    numbers = symbols
    let patterns = list("p").map(NumberPattern.init)
    func pattern(_ index: Int) -> NumberPattern {
      patterns.indices.contains(index) ? patterns[index] : NumberPattern("#,##0.###")
    }
    decimal = pattern(0)
    percent = pattern(1)
    currency = pattern(2)
    compact = (3..<15).map { values["c\($0)"].map(CompactTexts.init) }
    months = (list("M"), list("m"), list("L"), list("l"))
    narrowMonths = list("N")
    days = (list("E"), list("e"), list("C"), list("k"))
    halves = list("a")
    era = values["G"] ?? ""
    dates = list("d")
    times = list("t")
    glue = list("g")
    and = ListTexts(list("x"))
    or = ListTexts(list("o"))
    short = ListTexts(list("z"))
    plurals = PluralRules(locale: name) ?? PluralRules()
    language = String(name.prefix { $0 != "-" })
    var found: [String: String] = [:]
    for entry in list("y") {
      let parts = entry.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { found[String(parts[0])] = String(parts[1]) }
    }
    self.symbols = found
    var fields: [String: String] = [:]
    var amounts: [String: PluralTexts] = [:]
    var words: [String: [String]] = [:]
    for (key, value) in values where key.utf8.count > 1 {
      switch key.utf8.first {
      case UInt8(ascii: "s"): fields[String(key.dropFirst())] = value
      case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "r"):
        amounts[key] = PluralTexts(value)
      case UInt8(ascii: "w"): words[String(key.dropFirst())] = split(value, at: "|")
      default: break
      }
    }
    self.fields = fields
    self.amounts = amounts
    self.words = words
  }

  /// The text round an amount in a currency, by its code; `nil` for a code that there is not.
  func money(_ code: String) -> MoneyPattern? {
    money.withLock { known in
      known.value(of: code) {
        LocaleTable.decimals[code].map { decimals in
          MoneyPattern(currency, numbers, symbol: symbols[code] ?? code, decimals: decimals)
        }
      }
    }
  }

  /// The pattern for fields such as `yMMMd`; `nil` for others than the table has.
  func pattern(of fields: String) -> String? { self.fields[fields] }

  /// The fields that there are patterns for, in order.
  var knownFields: [String] { fields.keys.sorted() }

  /// The texts of an amount of a unit; `nil` for one that the table does not have.
  func unit(_ name: String, isLong: Bool) -> PluralTexts? {
    amounts[(isLong ? "U" : "u") + name] ?? amounts["u" + name]
  }

  /// The texts of a distance in time.
  func distance(_ unit: String, isPast: Bool) -> PluralTexts? {
    amounts[(isPast ? "r-" : "r+") + unit]
  }

  /// The word for a distance in time from -2 to 2; `nil` where the language has none.
  func word(_ unit: String, _ count: Int) -> String? {
    guard let words = words[unit], words.indices.contains(count + 2) else { return nil }
    return words[count + 2].isEmpty ? nil : words[count + 2]
  }

  // MARK: Finding it

  private static let known = Mutex(Known<LocaleData>())

  /// Values by their names; the last one, which is likely to be asked for again, without a hash.
  private struct Known<Found: Sendable> {
    private var values: [String: Found?] = [:]
    private var last: (name: String, value: Found?)?

    mutating func value(of name: String, making make: () -> Found?) -> Found? {
      if let last, last.name == name { return last.value }
      let value = values[name] ?? make()
      values[name] = .some(value)
      last = (name, value)
      return value
    }
  }

  /// The data of a locale, or of its language where there is none of the region.
  ///
  /// - Returns: `nil` if there is none of the language.
  static func of(_ locale: String) -> LocaleData? {
    known.withLock { known in
      known.value(of: locale) {
        LocaleTable.name(of: locale).map { LocaleData($0, LocaleTable.values(of: $0)) }
      }
    }
  }
}

/// Marks and digits of a locale's numbers.
final class NumberSymbols: Sendable {
  let decimal: [UInt8]
  let group: [UInt8]
  let moneyDecimal: [UInt8]
  let moneyGroup: [UInt8]
  let minus: [UInt8]
  let plus: [UInt8]
  let percent: [UInt8]
  /// Empty for the digits of ASCII.
  let digits: [[UInt8]]
  /// Digits that must stand before the first group's mark.
  let leastGrouped: Int

  fileprivate init(_ list: [String]) {
    func bytes(_ index: Int) -> [UInt8] {
      list.indices.contains(index) ? Array(list[index].utf8) : []
    }
    decimal = bytes(0)
    group = bytes(1)
    moneyDecimal = bytes(2)
    moneyGroup = bytes(3)
    minus = bytes(4)
    plus = bytes(5)
    percent = bytes(6)
    digits = list.count > 7 ? list[7].unicodeScalars.map { Array(String($0).utf8) } : []
    leastGrouped = list.count > 8 ? Int(list[8]) ?? 1 : 1
  }
}

/// Texts for amounts, with a place for the number in each.
struct PluralTexts: Sendable {
  private let texts: [(category: PluralCategory, text: String)]

  /// Reads `one:…|other:…`.
  fileprivate init(_ text: String) {
    texts = split(text, at: "|").compactMap { part in
      guard let colon = part.firstIndex(of: ":"),
        let category = PluralCategory(rawValue: String(part[..<colon]))
      else { return nil }
      return (category, String(part[part.index(after: colon)...]))
    }
  }

  /// The text of a form, or else the text of `other`.
  subscript(_ category: PluralCategory) -> String {
    for entry in texts where entry.category == category { return entry.text }
    return texts.last?.text ?? "{0}"
  }
}

/// Patterns that tell a number of so many digits in short: `0K`.
struct CompactTexts: Sendable {
  /// Digits before the point.
  let zeros: Int
  /// Whether it is not told in short.
  let isPlain: Bool
  private let patterns: [(category: PluralCategory, pattern: NumberPattern)]

  fileprivate init(_ text: String) {
    let texts = PluralTexts(text)
    // Numbers below zero may have a pattern of their own, after a semicolon.
    let own = texts[.other].utf8.prefix { $0 != UInt8(ascii: ";") }
    zeros = own.reduce(0) { $0 + ($1 == UInt8(ascii: "0") ? 1 : 0) }
    isPlain = texts[.other] == "0"
    patterns = PluralCategory.allCases.map { ($0, NumberPattern(texts[$0])) }
  }

  subscript(_ category: PluralCategory) -> NumberPattern {
    for entry in patterns where entry.category == category { return entry.pattern }
    return NumberPattern("0")
  }
}

/// Patterns that put the items of a list together, with `{0}` and `{1}`.
struct ListTexts: Sendable {
  let start: String
  let middle: String
  let end: String
  let two: String

  fileprivate init(_ list: [String]) {
    func text(_ index: Int) -> String { list.indices.contains(index) ? list[index] : "{0}, {1}" }
    start = text(0)
    middle = text(1)
    end = text(2)
    two = text(3)
  }
}

/// Looks into ``localeTable``.
///
/// Lines are `@LOCALE` or `@LOCALE PARENT`, and after that `KEY=VALUE`; what a locale does not have
/// its parent does.
enum LocaleTable {
  /// The names of locales, with the places of their lines and their parents.
  private static let index: [String: (range: Range<Int>, parent: String?)] = makeIndex()

  /// The number of decimals of each currency, by its code.
  static let decimals: [String: Int] = makeDecimals()

  /// The locale of the table for a language tag: the longest start of it that there is.
  static func name(of locale: String) -> String? {
    var parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased() else { return nil }
    let others = ["iw": "he", "in": "id", "no": "nb", "tl": "fil", "nn": "nb"]
    parts[0] = others[language] ?? language
    for index in parts.indices.dropFirst() {
      parts[index] =
        parts[index].utf8.count == 4 ? parts[index].capitalizedWord : parts[index].uppercased()
    }
    if parts[0] == "zh", !parts.contains("Hant"), !parts.contains("Hans") {
      let isTraditional = parts.contains("TW") || parts.contains("HK") || parts.contains("MO")
      if isTraditional { parts.insert("Hant", at: 1) }
    }
    parts.removeAll { $0 == "Hans" }
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if index[name] != nil { return name }
      parts.removeLast()
    }
    return nil
  }

  /// The values of a locale with its parents' values.
  static func values(of name: String) -> [String: String] {
    guard let entry = index[name] else { return [:] }
    var values = entry.parent.map { Self.values(of: $0) } ?? [:]
    // SAFETY: nothing past the range, which is one of the table's, is read.
    unsafe withBytes { bytes in
      var start = entry.range.lowerBound
      while start < entry.range.upperBound {
        var end = start
        var sign = start
        while end < entry.range.upperBound, unsafe bytes[end] != 0x0A {
          if sign == start, unsafe bytes[end] == UInt8(ascii: "=") { sign = end }
          end += 1
        }
        let key = unsafe String(decoding: bytes[start..<sign], as: UTF8.self)
        let value = unsafe String(decoding: bytes[min(sign + 1, end)..<end], as: UTF8.self)
        values[key] = value
        start = end + 1
      }
    }
    return values
  }

  private static func makeIndex() -> [String: (range: Range<Int>, parent: String?)] {
    // SAFETY: no place past the table's end is read.
    unsafe withBytes { bytes in
      var index: [String: (range: Range<Int>, parent: String?)] = [:]
      var open: (name: String, parent: String?, start: Int)?
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, unsafe bytes[end] != 0x0A { end += 1 }
        if unsafe bytes[start] == UInt8(ascii: "@") {
          if let open { index[open.name] = (open.start..<start, open.parent) }
          let line = unsafe String(decoding: bytes[start + 1..<end], as: UTF8.self)
          let parts = line.split(separator: " ").map(String.init)
          open = (parts.first ?? "", parts.count > 1 ? parts[1] : nil, min(end + 1, bytes.count))
        }
        start = end + 1
      }
      if let open { index[open.name] = (open.start..<bytes.count, open.parent) }
      return index
    }
  }

  private static func makeDecimals() -> [String: Int] {
    // SAFETY: no place past the table's end is read.
    let line = unsafe withBytes { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    }
    var decimals: [String: Int] = [:]
    for word in line.split(separator: " ").dropFirst() {
      decimals[String(word.prefix(3))] = Int(word.dropFirst(3)) ?? 2
    }
    return decimals
  }

  private static func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // SAFETY: the table is a constant of the program, and `body` keeps no pointer.
    localeTable.withUTF8Buffer { unsafe body($0) }
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

/// The parts between marks, empty ones too; one empty part of an empty text.
private func split(_ text: String, at mark: Character) -> [String] {
  text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
}

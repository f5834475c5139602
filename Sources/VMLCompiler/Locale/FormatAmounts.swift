/// The units that amounts may have, as CLDR names them.
let measuredUnits = [
  "byte", "celsius", "centimeter", "day", "fahrenheit", "foot", "gigabyte", "gram", "hour", "inch",
  "kilobyte", "kilogram", "kilometer", "kilometer-per-hour", "liter", "megabyte", "meter", "mile",
  "mile-per-hour", "milliliter", "millimeter", "minute", "month", "ounce", "pound", "second",
  "terabyte", "week", "yard", "year",
]

/// A number with the text of its plural form.
func amount(
  _ number: DecimalDigits, _ texts: PluralTexts, decimals: ClosedRange<Int> = 0...0,
  in locale: LocaleData
) -> String {
  var rounded = number
  rounded.round(to: decimals.upperBound)
  var writer = NumberWriter(locale)
  writer.write(rounded, locale.decimal, decimals: decimals)
  let category = locale.plurals.category(of: rounded.amount(decimals: decimals.lowerBound))
  return fill(texts[category], writer.text, "")
}

/// `{0}` and `{1}` of a pattern.
func fill(_ pattern: String, _ zero: String, _ one: String) -> String {
  var text: [UInt8] = []
  var isPlace = false
  text.reserveCapacity(pattern.utf8.count + zero.utf8.count + one.utf8.count)
  // Of the table, where a brace stands in `{0}` and `{1}` alone.
  for byte in pattern.utf8 {
    switch byte {
    case UInt8(ascii: "{"): isPlace = true
    case UInt8(ascii: "}"): isPlace = false
    case _ where isPlace: text += byte == UInt8(ascii: "0") ? zero.utf8 : one.utf8
    default: text.append(byte)
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// A pattern without the quotes round its words.
func unquoted(_ pattern: String) -> String { pattern.filter { $0 != "'" } }

// MARK: Numbers

/// As short as it can be told: `1.2K`, `15 Mio.`.
func compact(_ number: DecimalDigits, in locale: LocaleData) -> String {
  var power = min(max(number.point - 1, 0), 14)
  while true {
    let texts = power >= 3 ? locale.compact[power - 3] : nil
    guard let texts, !texts.isPlain else { return compactPlain(number, in: locale) }
    let zeros = texts.zeros
    var rounded = number
    rounded.shift(zeros - 1 - power)
    rounded.round(to: rounded.point <= 1 ? 1 : 0)
    if rounded.point > zeros, power < 14 {
      power += 1
      continue
    }
    let category = locale.plurals.category(of: rounded.amount(decimals: 0))
    var writer = NumberWriter(locale)
    writer.write(rounded, texts[category], decimals: 0...rounded.fractionCount, leastGrouped: 2)
    return writer.text
  }
}

private func compactPlain(_ number: DecimalDigits, in locale: LocaleData) -> String {
  var rounded = number
  rounded.round(to: max(0, rounded.point <= 1 ? 2 - max(rounded.point, 1) : 0))
  var writer = NumberWriter(locale)
  writer.write(rounded, locale.decimal, decimals: 0...rounded.fractionCount, leastGrouped: 2)
  return writer.text
}

/// In the largest unit that there is at least one whole of; a kilobyte is 1000 bytes.
func bytes(_ number: DecimalDigits, in locale: LocaleData) -> String {
  let units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"]
  var step = min(max(number.point - 1, 0) / 3, units.count - 1)
  var rounded = number
  rounded.shift(-3 * step)
  rounded.round(to: step == 0 ? 0 : 1)
  if rounded.point > 3, step < units.count - 1 {
    step += 1
    rounded.shift(-3)
  }
  guard let texts = locale.unit(units[step], isLong: step == 0) else { return "" }
  return amount(rounded, texts, decimals: 0...(step == 0 ? 0 : 1), in: locale)
}

// MARK: Distances in time

/// `in 3 days`, `yesterday`.
func distance(from now: Moment, to moment: Moment, in locale: LocaleData) -> String {
  let gap = moment.seconds - now.seconds
  let size = gap.magnitude
  let steps: [(unit: String, length: Int64, end: UInt64)] = [
    ("second", 1, 60), ("minute", 60, 3600), ("hour", 3600, 86_400), ("day", 86_400, 604_800),
    ("week", 604_800, 2_592_000), ("month", 2_629_800, 31_536_000),
    ("year", 31_556_952, UInt64.max),
  ]
  let step = steps.first { size < $0.end } ?? steps[6]
  let count = Int(gap / step.length)
  if !["minute", "hour"].contains(step.unit), step.unit != "second" || count == 0,
    let word = locale.word(step.unit, count)
  {
    return word
  }
  guard let texts = locale.distance(step.unit, isPast: count < 0) else { return "" }
  return amount(DecimalDigits(abs(count)), texts, in: locale)
}

/// The parts of a duration such as `P1DT2H30M`.
struct DurationParts {
  /// The amounts of units that are not 0, the longest first.
  private(set) var parts: [(unit: String, count: Int)] = []

  /// Parses `'P' (n 'Y' | n 'M' | n 'W' | n 'D')* ('T' (n 'H' | n 'M' | n 'S')+)?`.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard rest.popFirst() == UInt8(ascii: "P"), !rest.isEmpty, rest.count <= 64 else { return nil }
    let days: [(Character, String)] = [("Y", "year"), ("M", "month"), ("W", "week"), ("D", "day")]
    let times: [(Character, String)] = [("H", "hour"), ("M", "minute"), ("S", "second")]
    var left = days
    while let byte = rest.first {
      if byte == UInt8(ascii: "T"), left.count != times.count || left[0].0 != "H" {
        left = times
        rest = rest.dropFirst()
        if rest.isEmpty { return nil }
        continue
      }
      var count = 0
      var digits = 0
      while let digit = rest.first, digit &- 0x30 < 10, digits < 10 {
        count = count * 10 + Int(digit - 0x30)
        digits += 1
        rest = rest.dropFirst()
      }
      guard digits > 0, let letter = rest.popFirst(),
        let index = left.firstIndex(where: { $0.0.asciiValue == letter })
      else { return nil }
      if count > 0 { parts.append((left[index].1, count)) }
      left.removeSubrange(...index)
    }
  }
}

/// `1 hr, 30 min`.
func format(_ duration: DurationParts, in locale: LocaleData) -> String {
  let parts = duration.parts.isEmpty ? [(unit: "second", count: 0)] : duration.parts
  let texts = parts.compactMap { part in
    locale.unit(part.unit, isLong: false).map {
      amount(DecimalDigits(part.count), $0, in: locale)
    }
  }
  return join(texts, locale.short, in: locale)
}

// MARK: Lists

/// `A, B and C`.
func join(_ items: [String], _ texts: ListTexts, in locale: LocaleData) -> String {
  guard let last = items.last else { return "" }
  if items.count == 1 { return last }
  if items.count == 2 { return fill(adapted(texts.two, before: last, locale), items[0], last) }
  // What stands before the first item, and between two of them, does not grow with the list.
  var text = Array(fill(texts.start, items[0], "\u{0}").utf8)
  for item in items[1..<(items.count - 1)].dropLast() {
    replaceEnd(of: &text, with: fill(texts.middle, item, "\u{0}"))
  }
  let end = fill(adapted(texts.end, before: last, locale), items[items.count - 2], last)
  replaceEnd(of: &text, with: end)
  return String(decoding: text, as: UTF8.self)
}

/// Puts a text where the last zero stands.
private func replaceEnd(of text: inout [UInt8], with part: String) {
  guard let index = text.lastIndex(of: 0) else { return }
  text.replaceSubrange(index...index, with: part.utf8)
}

/// Spanish "y" is "e" before the same sound, and "o" is "u"; Hebrew parts its "and" from other
/// scripts by a hyphen.
private func adapted(_ pattern: String, before next: String, _ locale: LocaleData) -> String {
  switch locale.language {
  case "es":
    let word = next.lowercased()
    if pattern == "{0} y {1}" {
      let isSame =
        word.hasPrefix("i")
        || word.hasPrefix("hi") && !word.hasPrefix("hia") && !word.hasPrefix("hie")
      return isSame ? "{0} e {1}" : pattern
    }
    if pattern == "{0} o {1}" {
      let isSame =
        word.hasPrefix("o") || word.hasPrefix("ho") || word.hasPrefix("8") || word == "11"
        || word.hasPrefix("11 ")
      return isSame ? "{0} u {1}" : pattern
    }
    return pattern
  case "he":
    guard pattern.hasSuffix("\u{5D5}{1}"), let first = next.unicodeScalars.first,
      !(0x590...0x5FF).contains(first.value)
    else { return pattern }
    return String(pattern.dropLast(3)) + "-{1}"
  default: return pattern
  }
}

/// The text of a moment in a pattern of CLDR, such as `d MMMM yyyy`; a letter that means nothing
/// leaves nothing (``unknownLetter(in:)``).
func format(_ moment: Moment, as pattern: String, in locale: LocaleData) -> String {
  var writer = DateWriter(moment, locale)
  var letters = PatternLetters(pattern)
  while let piece = letters.next(copyingTextTo: &writer.bytes) {
    writer.write(piece.letter, piece.count)
  }
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// The first letter of a pattern that stands for nothing that there is.
func unknownLetter(in pattern: String) -> Character? {
  var letters = PatternLetters(pattern)
  var text: [UInt8] = []
  while let piece = letters.next(copyingTextTo: &text) {
    if !"yMLdEcaHhKkmsDQGZXxSu".utf8.contains(piece.letter) {
      return Character(Unicode.Scalar(piece.letter))
    }
  }
  return nil
}

/// Writes the fields of a moment.
private struct DateWriter {
  var bytes: [UInt8] = []
  private let day: CivilDay
  private let time: Int
  private let offset: Int64
  private let locale: LocaleData

  init(_ moment: Moment, _ locale: LocaleData) {
    (day, time) = moment.local
    offset = moment.offset
    self.locale = locale
    bytes.reserveCapacity(48)
  }

  mutating func write(_ letter: UInt8, _ count: Int) {
    let hour = time / 3600
    switch letter {
    case UInt8(ascii: "y"), UInt8(ascii: "u"):
      write(count == 2 ? day.year % 100 : day.year, width: count)
    case UInt8(ascii: "M"):
      writeMonth(count, wide: locale.months.wide, short: locale.months.short)
    case UInt8(ascii: "L"):
      writeMonth(count, wide: locale.months.alone, short: locale.months.shortAlone)
    case UInt8(ascii: "d"): write(day.day, width: count)
    case UInt8(ascii: "D"): write(day.dayOfYear, width: count)
    case UInt8(ascii: "E"):
      write(count == 4 ? locale.days.wide : locale.days.short, at: day.weekday)
    case UInt8(ascii: "c"):
      write(count == 4 ? locale.days.alone : locale.days.shortAlone, at: day.weekday)
    case UInt8(ascii: "a"): write(locale.halves, at: hour < 12 ? 0 : 1)
    case UInt8(ascii: "H"): write(hour, width: count)
    case UInt8(ascii: "h"): write(hour % 12 == 0 ? 12 : hour % 12, width: count)
    case UInt8(ascii: "K"): write(hour % 12, width: count)
    case UInt8(ascii: "k"): write(hour == 0 ? 24 : hour, width: count)
    case UInt8(ascii: "m"): write(time / 60 % 60, width: count)
    case UInt8(ascii: "s"): write(time % 60, width: count)
    case UInt8(ascii: "S"): write(0, width: count)
    case UInt8(ascii: "Q"): write((day.month + 2) / 3, width: count)
    case UInt8(ascii: "G"): bytes += locale.era.utf8
    case UInt8(ascii: "Z"), UInt8(ascii: "X"), UInt8(ascii: "x"): writeZone(letter, count)
    default: break
    }
  }

  private mutating func writeMonth(_ count: Int, wide: [String], short: [String]) {
    switch count {
    case 1, 2: write(day.month, width: count)
    case 3: write(short, at: day.month - 1)
    case 4: write(wide, at: day.month - 1)
    default: write(locale.narrowMonths, at: day.month - 1)
    }
  }

  private mutating func write(_ names: [String], at index: Int) {
    if names.indices.contains(index) { bytes += names[index].utf8 }
  }

  /// A number of 0 or more, with zeros before it up to a width, in the locale's digits.
  private mutating func write(_ number: Int, width: Int) {
    var unit = 1
    var digits = 1
    while digits < width || number / unit >= 10 {
      unit *= 10
      digits += 1
    }
    while unit > 0 {
      let digit = number / unit % 10
      if locale.numbers.digits.count != 10 {
        bytes.append(UInt8(digit) + 0x30)
      } else {
        bytes += locale.numbers.digits[digit]
      }
      unit /= 10
    }
  }

  /// `Z`, `X` and `x`: how far the zone is ahead of UTC.
  private mutating func writeZone(_ letter: UInt8, _ count: Int) {
    if letter == UInt8(ascii: "X"), offset == 0 { return bytes.append(UInt8(ascii: "Z")) }
    let minutes = Int(offset.magnitude / 60)
    let hasColon = letter == UInt8(ascii: "Z") ? count == 5 : count == 3 || count == 5
    let text =
      (offset < 0 ? "-" : "+") + padded(minutes / 60, 2) + (hasColon ? ":" : "")
      + padded(minutes % 60, 2)
    bytes += text.utf8
  }
}

/// The letters of a pattern, each with how often it stands there, and the text between them.
private struct PatternLetters {
  private let bytes: String.UTF8View
  private var index: String.Index

  init(_ pattern: String) {
    bytes = pattern.utf8
    index = bytes.startIndex
  }

  /// The next letter, after the text before it; `nil` at the end, after the last text.
  mutating func next(copyingTextTo text: inout [UInt8]) -> (letter: UInt8, count: Int)? {
    var isQuoted = false
    while index < bytes.endIndex, isQuoted || !isLetter(bytes[index]) {
      let byte = bytes[index]
      index = bytes.index(after: index)
      guard byte == UInt8(ascii: "'") else {
        text.append(byte)
        continue
      }
      if index < bytes.endIndex, bytes[index] == byte {
        text.append(byte)
        index = bytes.index(after: index)
      } else {
        isQuoted.toggle()
      }
    }
    guard index < bytes.endIndex else { return nil }
    let letter = bytes[index]
    var count = 0
    while index < bytes.endIndex, bytes[index] == letter {
      count += 1
      index = bytes.index(after: index)
    }
    return (letter, min(count, 12))
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}

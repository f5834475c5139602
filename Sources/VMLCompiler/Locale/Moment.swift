/// A point in time, or a day, as ISO 8601 writes it: `2026-12-01`, `2026-12-01T18:30:00+01:00`.
///
/// Without a zone in the text, its time is in UTC.
public struct Moment: Hashable, Sendable, Comparable {
  /// Seconds since 1970 began in UTC, before which they are negative.
  public let seconds: Int64
  /// Seconds that the zone of the text is ahead of UTC.
  public let offset: Int64
  /// Whether the text names a day without a time.
  public let isDay: Bool

  /// The moment so many seconds after 1970 began in UTC, or before it where they are negative;
  /// `nil` outside of the years 1 to 9999.
  public init?(secondsSince1970 seconds: Int64) {
    guard (Self.first...Self.last).contains(seconds) else { return nil }
    self.seconds = seconds
    offset = 0
    isDay = false
  }

  /// Parses `YYYY-MM-DD`, then maybe `T` or a blank, `HH:MM`, `:SS`, a fraction, and a zone; `nil`
  /// for anything else, and for a day or a time that does not exist.
  public init?(_ text: String) {
    self.init(text.utf8)
  }

  init?(_ text: String.UTF8View) {
    guard text.count <= 40 else { return nil }
    var cursor = MomentCursor(text)
    guard let year = cursor.number(4), cursor.eat("-"), let month = cursor.number(2),
      cursor.eat("-"), let day = cursor.number(2),
      let date = CivilDay(year: year, month: month, day: day)
    else { return nil }
    var time: Int64 = 0
    var zone: Int64 = 0
    if !cursor.isAtEnd {
      guard cursor.eat("T") || cursor.eat("t") || cursor.eat(" "), let hour = cursor.number(2),
        cursor.eat(":"), let minute = cursor.number(2), hour < 24, minute < 60
      else { return nil }
      time = Int64(hour * 3600 + minute * 60)
      if cursor.eat(":") {
        guard let second = cursor.number(2), second < 60 else { return nil }
        time += Int64(second)
        if cursor.eat(".") { guard cursor.skipDigits() else { return nil } }
      }
      guard let offset = cursor.zone(), cursor.isAtEnd else { return nil }
      zone = offset
      isDay = false
    } else {
      isDay = true
    }
    offset = zone
    seconds = Int64(date.daysSince1970) * 86_400 + time - zone
  }

  public static func < (one: Moment, other: Moment) -> Bool { one.seconds < other.seconds }

  /// The day and the time of day, in seconds, in the zone that was written.
  var local: (day: CivilDay, time: Int) {
    let whole = seconds + offset
    let days = whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400
    return (CivilDay(daysSince1970: Int(days)), Int(whole - days * 86_400))
  }

  /// In UTC, to the second: `2026-12-01T00:00:00Z`.
  public var text: String {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let day = CivilDay(daysSince1970: Int(days))
    let time = Int(seconds - days * 86_400)
    return padded(day.year, 4) + "-" + padded(day.month, 2) + "-" + padded(day.day, 2) + "T"
      + padded(time / 3600, 2) + ":" + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2) + "Z"
  }

  private static let first: Int64 = -62_135_596_800
  private static let last: Int64 = 253_402_300_799
}

/// A day of the Gregorian calendar, also before it was in use.
struct CivilDay: Hashable, Sendable {
  let year: Int
  /// From 1.
  let month: Int
  /// From 1.
  let day: Int

  /// `nil` for a day that does not exist.
  init?(year: Int, month: Int, day: Int) {
    guard year >= 1, (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, in: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  init(daysSince1970 days: Int) {
    // Years that begin in March, so that the leap day is their last.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * part + 2) / 5 + 1
    month = part < 10 ? part + 3 : part - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var daysSince1970: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// From 0, which is Sunday.
  var weekday: Int { ((daysSince1970 + 4) % 7 + 7) % 7 }

  /// From 1.
  var dayOfYear: Int {
    daysSince1970 - (CivilDay(year: year, month: 1, day: 1)?.daysSince1970 ?? 0) + 1
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

/// The digits of a number of 0 or more, with zeros before them up to a width.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return digits.utf8.count >= width
    ? digits : String(repeating: "0", count: width - digits.utf8.count) + digits
}

/// Reads the text of a moment.
private struct MomentCursor {
  private let text: String.UTF8View
  private var index: String.Index

  init(_ text: String.UTF8View) {
    self.text = text
    index = text.startIndex
  }

  var isAtEnd: Bool { index == text.endIndex }

  mutating func eat(_ character: Unicode.Scalar) -> Bool {
    guard index < text.endIndex, text[index] == UInt8(ascii: character) else { return false }
    index = text.index(after: index)
    return true
  }

  /// The number of so many digits.
  mutating func number(_ count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard index < text.endIndex, text[index] &- 0x30 < 10 else { return nil }
      number = number * 10 + Int(text[index] - 0x30)
      index = text.index(after: index)
    }
    return number
  }

  mutating func skipDigits() -> Bool {
    let start = index
    while index < text.endIndex, text[index] &- 0x30 < 10 { index = text.index(after: index) }
    return index > start
  }

  /// Parses `('Z' | ('+' | '-') HH (':'? MM)?)?`, in seconds.
  mutating func zone() -> Int64? {
    if isAtEnd || eat("Z") || eat("z") { return 0 }
    let isBehind = eat("-")
    guard isBehind || eat("+"), let hour = number(2), hour < 24 else { return nil }
    var minute = 0
    if eat(":") || !isAtEnd {
      guard let found = number(2), found < 60 else { return nil }
      minute = found
    }
    let offset = Int64(hour * 3600 + minute * 60)
    return isBehind ? -offset : offset
  }
}

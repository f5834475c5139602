/// A moment, to the second, as metadata writes it: `2026-11-22T06:00:00Z`.
public struct UTCTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Since the beginning of 1970, without leap seconds.
  public var seconds: Int

  public init(seconds: Int) { self.seconds = seconds }

  /// Reads the form above; `nil` for any other, and for a day that there is not.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let form = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
    guard bytes.count == form.count else { return nil }
    for (byte, wanted) in zip(bytes, form) {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard wanted == UInt8(ascii: "d") ? isDigit : byte == wanted else { return nil }
    }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    guard hour < 24, minute < 60, second < 60 else { return nil }
    let days = Self.days(year: number(0..<4), month: number(5..<7), day: number(8..<10))
    seconds = days * 86_400 + hour * 3600 + minute * 60 + second
    // A day that there is not comes back as another one.
    guard description == text else { return nil }
  }

  public func adding(days: Int) -> UTCTime { UTCTime(seconds: seconds + days * 86_400) }

  public static func < (first: UTCTime, second: UTCTime) -> Bool { first.seconds < second.seconds }

  public var description: String {
    let days = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    let rest = seconds - days * 86_400
    let date = Self.date(days: days)
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
      + "T\(padded(rest / 3600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))Z"
  }

  // Both count in years that begin in March, so that a leap day is the last of its year, and in
  // eras of 400 years, which all have the same number of days.

  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func date(days: Int) -> (year: Int, month: Int, day: Int) {
    let days = days + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}

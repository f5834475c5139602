/// Seconds from the start of 1970 to a date: `2026-12-01`, `2026-12-01T08:30:00+01:00`.
///
/// A day without a time begins at midnight of UTC, and a time without a zone is of UTC, so that all
/// devices agree. A blank may stand for the `T`, and a fraction of a second is passed over.
///
/// - Returns: `nil` for text that is no date.
public func seconds(ofMoment text: String) -> Double? {
  var reader = MomentReader(text)
  guard let year = reader.number(4), reader.take("-"), let month = reader.number(2),
    reader.take("-"), let day = reader.number(2), (1...12).contains(month), (1...31).contains(day)
  else { return nil }
  let midnight = daysSince1970(year, month, day) * 86_400
  if reader.isAtEnd { return Double(midnight) }
  guard reader.take("T") || reader.take(" "), let hour = reader.number(2), reader.take(":"),
    let minute = reader.number(2), hour < 24, minute < 60
  else { return nil }
  var second = 0
  if reader.take(":") {
    guard let read = reader.number(2), read < 61 else { return nil }
    second = read
    reader.skipFraction()
  }
  guard let zone = reader.zone(), reader.isAtEnd else { return nil }
  return Double(midnight + hour * 3600 + minute * 60 + second - zone)
}

/// Number of days from the start of 1970 to a day of the Gregorian calendar.
private func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
  // Years begin in March, so that a leap day is the last of its year.
  let shifted = month > 2 ? year : year - 1
  let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
  let era = (shifted >= 0 ? shifted : shifted - 399) / 400
  let yearOfEra = shifted - era * 400
  return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
}

private struct MomentReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(_ digits: Int) -> Int? {
    let part = rest.prefix(digits)
    guard part.count == digits, part.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    rest = rest.dropFirst(digits)
    return part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func skipFraction() {
    guard take(".") else { return }
    rest = rest.drop { $0 &- 0x30 < 10 }
  }

  /// Seconds by which a zone is before UTC; `nil` for what is no zone.
  mutating func zone() -> Int? {
    if isAtEnd || take("Z") { return 0 }
    let isEast = take("+")
    guard isEast || take("-"), let hours = number(2), take(":"), let minutes = number(2) else {
      return nil
    }
    return (hours * 3600 + minutes * 60) * (isEast ? 1 : -1)
  }
}

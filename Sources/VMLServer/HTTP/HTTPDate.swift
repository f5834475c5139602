import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A time, in seconds since 1970, as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// Spec: RFC 9110, 5.6.7.
public func httpDate(_ seconds: Int) -> String {
  let (days, time) = seconds.quotientAndRemainder(dividingBy: 86_400)
  // Years that begin in March have the day that only some have at their end; 400 of them have
  // 146,097 days.
  let since = days + 719_468
  let (era, day) = since.quotientAndRemainder(dividingBy: 146_097)
  let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
  let dayOfYear = day - (365 * year + year / 4 - year / 100)
  let month = (5 * dayOfYear + 2) / 153
  let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
  let names = ["Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb"]
  let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  let fullYear = year + era * 400 + (month > 9 ? 1 : 0)
  let clock = [time / 3600, time / 60 % 60, time % 60].map(twoDigits).joined(separator: ":")
  return "\(weekdays[days % 7]), \(twoDigits(dayOfMonth)) \(names[month]) \(fullYear) \(clock) GMT"
}

private func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

/// The present time as HTTP writes it, which is put together once for each second.
func currentHTTPDate() -> String {
  let now = Int(time(nil))
  return lastDate.withLock { last in
    if last.second != now { last = (now, httpDate(now)) }
    return last.text
  }
}

private let lastDate = Mutex((second: 0, text: httpDate(0)))

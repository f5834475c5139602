/// Whether bytes are a day of the Gregorian calendar, as in `2026-12-01`.
public func isCalendarDay(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
  let bytes = Array(bytes)
  guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
    return false
  }
  for index in [0, 1, 2, 3, 5, 6, 8, 9] where !(bytes[index] &- 0x30 < 10) { return false }
  func number(_ start: Int) -> Int { Int(bytes[start] - 0x30) * 10 + Int(bytes[start + 1] - 0x30) }
  let (year, month, day) = (number(0) * 100 + number(2), number(5), number(8))
  guard (1...12).contains(month) else { return false }
  let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return (1...days[month - 1]).contains(day)
}

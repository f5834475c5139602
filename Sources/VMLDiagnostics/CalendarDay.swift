/// Whether bytes are a day of the Gregorian calendar, as in `2026-12-01`.
public func isCalendarDay(_ bytes: ArraySlice<UInt8>) -> Bool {
  let start = bytes.startIndex
  guard bytes.count == 10, bytes[start + 4] == UInt8(ascii: "-"),
    bytes[start + 7] == UInt8(ascii: "-")
  else { return false }
  var number = 0
  for index in bytes.indices where index != start + 4 && index != start + 7 {
    let digit = bytes[index] &- 0x30
    guard digit < 10 else { return false }
    number = number * 10 + Int(digit)
  }
  let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
  let last =
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 0
    }
  return 1 <= day && day <= last
}

/// Whether text is a day as in `2026-12-01`, with or without a time after a `T` or blank.
public func isDateText(_ text: some Collection<UInt8>) -> Bool {
  guard isCalendarDay(Array(text.prefix(10))[...]) else { return false }
  let rest = text.dropFirst(10)
  return rest.isEmpty || rest.first == UInt8(ascii: "T") || rest.first == UInt8(ascii: " ")
}

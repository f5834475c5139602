/// Two lowercase hexadecimal digits for each byte.
public func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  var digits: [UInt8] = []
  digits.reserveCapacity(64)
  for byte in bytes {
    digits.append(hexadecimalDigit(byte >> 4))
    digits.append(hexadecimalDigit(byte & 15))
  }
  return String(decoding: digits, as: UTF8.self)
}

/// Sixteen lowercase hexadecimal digits for each of two words.
public func hexadecimal(_ high: UInt64, _ low: UInt64) -> String {
  // SAFETY: there is room for the thirty-two digits that are written.
  unsafe String(unsafeUninitializedCapacity: 32) { digits in
    for index in 0..<16 {
      unsafe digits[index] = hexadecimalDigit(high, index)
      unsafe digits[index + 16] = hexadecimalDigit(low, index)
    }
    return 32
  }
}

/// The digit at a place of a word, the most significant one at 0.
private func hexadecimalDigit(_ word: UInt64, _ place: Int) -> UInt8 {
  hexadecimalDigit(UInt8(truncatingIfNeeded: word &>> UInt64(60 - place * 4)) & 15)
}

/// The word of sixteen lowercase hexadecimal digits; `nil` if one of them is no such digit.
///
/// - Precondition: There are sixteen.
func hexadecimalWord(_ digits: ArraySlice<UInt8>) -> UInt64? {
  var word: UInt64 = 0
  for digit in digits {
    guard let value = hexadecimalValue(digit) else { return nil }
    word = word << 4 | UInt64(value)
  }
  return word
}

private func hexadecimalValue(_ digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  default: nil
  }
}

/// The digit for a number below 16.
private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
}

extension OutputSpan<UInt8> {
  /// Appends a digest in its canonical form, for which there has to be room: 32 digits.
  public mutating func append(_ digest: XXH128) {
    for place in 0..<16 { append(hexadecimalDigit(digest.high, place)) }
    for place in 0..<16 { append(hexadecimalDigit(digest.low, place)) }
  }

  /// Appends a number that is not negative in decimal digits, for which there has to be room: 19 at
  /// most.
  public mutating func append(decimal number: Int) {
    precondition(number >= 0, "a number of bytes")
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}

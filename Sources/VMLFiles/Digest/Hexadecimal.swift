import VMLBase

/// Sixteen lowercase hexadecimal digits for each of two words.
func hexadecimal(_ high: UInt64, _ low: UInt64) -> String {
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
  Hexadecimal.digit(UInt8(truncatingIfNeeded: word &>> UInt64(60 - place * 4)) & 15)
}

/// The word of sixteen lowercase hexadecimal digits; `nil` if one of them is no such digit.
///
/// - Precondition: There are sixteen.
func hexadecimalWord(_ digits: ArraySlice<UInt8>) -> UInt64? {
  var word: UInt64 = 0
  for digit in digits {
    guard let value = Hexadecimal.lowerCaseValue(of: digit) else { return nil }
    word = word << 4 | UInt64(value)
  }
  return word
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

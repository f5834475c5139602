/// Two lowercase hexadecimal digits for each byte.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  var digits: [UInt8] = []
  digits.reserveCapacity(64)
  for byte in bytes {
    digits.append(hexadecimalDigit(byte >> 4))
    digits.append(hexadecimalDigit(byte & 15))
  }
  return String(decoding: digits, as: UTF8.self)
}

/// Sixteen lowercase hexadecimal digits for each of two words.
func hexadecimal(_ high: UInt64, _ low: UInt64) -> String {
  // SAFETY: there is room for the thirty-two digits that are written.
  unsafe String(unsafeUninitializedCapacity: 32) { digits in
    for index in 0..<16 {
      let shift = UInt64(60 - index * 4)
      unsafe digits[index] = hexadecimalDigit(UInt8(truncatingIfNeeded: high &>> shift) & 15)
      unsafe digits[index + 16] = hexadecimalDigit(UInt8(truncatingIfNeeded: low &>> shift) & 15)
    }
    return 32
  }
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

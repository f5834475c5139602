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

/// The digit for a number below 16.
private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
}

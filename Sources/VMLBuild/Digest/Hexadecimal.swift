/// Two lowercase hexadecimal digits for each byte.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  var digits: [UInt8] = []
  digits.reserveCapacity(64)
  for byte in bytes {
    for digit in [byte >> 4, byte & 15] { digits.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
  }
  return String(decoding: digits, as: UTF8.self)
}

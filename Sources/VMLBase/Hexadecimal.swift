/// Hexadecimal digits, read and written.
public enum Hexadecimal {
  /// Two lower-case digits for each byte.
  @inlinable
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(64)
    for byte in bytes {
      digits.append(digit(byte >> 4))
      digits.append(digit(byte & 15))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Upper-case digits of a number that is not negative, at least `count` of them.
  public static func text(of number: some BinaryInteger, atLeast count: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// The bytes that pairs of lower-case digits stand for; `nil` for an odd number of digits, for
  /// upper case, and for anything that is no digit.
  public static func bytes(of text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = lowerCaseValue(of: digits[index]),
        let low = lowerCaseValue(of: digits[index + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  /// The value of a digit in either case; `nil` for any other byte.
  @inlinable
  public static func value(of digit: UInt8) -> UInt8? {
    UInt8(ascii: "A")...UInt8(ascii: "F") ~= digit
      ? digit - UInt8(ascii: "A") + 10 : lowerCaseValue(of: digit)
  }

  /// The value of a digit in lower case; `nil` for any other byte.
  @inlinable
  public static func lowerCaseValue(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// The lower-case digit for a number below 16.
  @inlinable
  public static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }

  /// The upper-case digit for a number below 16.
  public static func upperCaseDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }
}

/// A decimal number, digit by digit.
struct DecimalDigits {
  var isNegative: Bool
  /// The digits as a number; a `Double` has up to 17, and an `Int` up to 19.
  private var digits: UInt64
  /// Number of digits; 0 for zero.
  private var count: Int
  /// Number of digits before the point; fewer than 0 for zeros after it.
  private(set) var point: Int

  init(_ integer: Int) {
    isNegative = integer < 0
    digits = UInt64(integer.magnitude)
    count = Self.count(of: digits)
    point = count
  }

  /// The shortest digits that are this number; `nil` for what is not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    isNegative = number.sign == .minus
    // Most amounts have two digits after the point. Of up to 15 digits no two numbers are the same
    // `Double`, so that these are the shortest.
    let hundredths = (number.magnitude * 100).rounded()
    if hundredths < 1e15, hundredths / 100 == number.magnitude {
      digits = UInt64(hundredths)
      count = Self.count(of: digits)
      point = count == 0 ? 0 : count - 2
      trim()
      return
    }
    (digits, count, point) = (0, 0, 0)
    var isAfterPoint = false
    var exponent = 0
    var isExponent = false
    var isExponentNegative = false
    for byte in number.magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): isAfterPoint = true
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-"): isExponentNegative = true
      case UInt8(ascii: "+"): break
      case _ where isExponent: exponent = exponent * 10 + Int(byte &- 0x30)
      default:
        let digit = byte &- 0x30
        if count == 0, digit == 0 {
          if isAfterPoint { point -= 1 }
          continue
        }
        // A large number's last zeros are no digits of it.
        if count < Self.mostDigits {
          digits = digits * 10 + UInt64(digit)
          count += 1
        }
        if !isAfterPoint { point += 1 }
      }
    }
    point += isExponentNegative ? -exponent : exponent
    trim()
  }

  private static let mostDigits = 19

  /// The powers of ten that there are room for, from the first on.
  private static let powers: [UInt64] = (0...19).reduce(into: []) { powers, exponent in
    powers.append(exponent == 0 ? 1 : powers[exponent - 1] * 10)
  }

  private static func count(of digits: UInt64) -> Int {
    var count = 0
    var rest = digits
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }

  var isZero: Bool { digits == 0 }

  /// Number of digits after the point.
  var fractionCount: Int { max(0, count - point) }

  /// Moves the point to the right, or with a negative count to the left.
  mutating func shift(_ count: Int) { if !isZero { point += count } }

  /// The digit so many places before the point, from 0, or after it, from -1.
  func digit(_ place: Int) -> UInt8 {
    let after = count - point + place
    guard after >= 0, after < count else { return 0 }
    return UInt8(truncatingIfNeeded: digits / Self.powers[after] % 10)
  }

  /// The digits one after the other, and zeros after the last.
  struct Run {
    private var rest: UInt64
    private var unit: UInt64

    fileprivate init(_ digits: UInt64) {
      rest = digits
      unit = 1
      while digits / unit >= 10 { unit *= 10 }
    }

    mutating func next() -> UInt8 {
      guard unit > 0 else { return 0 }
      let digit = rest / unit
      rest -= digit * unit
      unit /= 10
      return UInt8(truncatingIfNeeded: digit)
    }
  }

  var run: Run { Run(digits) }

  /// Rounds to so many digits after the point; a half goes to the even neighbour.
  mutating func round(to places: Int) {
    let kept = point + places
    guard kept < count else { return }
    guard kept >= 0 else {
      (digits, count, point) = (0, 0, 0)
      return
    }
    let unit = Self.powers[count - kept]
    let rest = digits % unit
    digits /= unit
    count = kept
    if rest > unit / 2 || rest == unit / 2 && digits % 2 == 1 {
      digits += 1
      if digits == Self.powers[kept] {
        count += 1
        point += 1
      }
    }
    trim()
  }

  /// As plural rules take it, with at least so many digits after the point.
  func amount(decimals: Int) -> PluralAmount {
    if fractionCount == 0, decimals == 0, point < 18 {
      var number = 0
      for place in stride(from: point - 1, through: 0, by: -1) {
        number = number * 10 + Int(digit(place))
      }
      return PluralAmount(number)
    }
    var text = ""
    for place in stride(from: max(point, 1) - 1, through: 0, by: -1) {
      text.append(Character(Unicode.Scalar(digit(place) + 0x30)))
    }
    let count = max(fractionCount, decimals)
    if count > 0 {
      text += "."
      for place in 1...count { text.append(Character(Unicode.Scalar(digit(-place) + 0x30))) }
    }
    return PluralAmount(text) ?? PluralAmount(0)
  }

  private mutating func trim() {
    guard digits > 0 else {
      (count, point) = (0, 0)
      return
    }
    while digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
  }
}

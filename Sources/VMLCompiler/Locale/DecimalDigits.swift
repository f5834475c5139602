/// A decimal number, digit by digit.
struct DecimalDigits {
  var isNegative: Bool
  /// From 0 to 9, without zeros at the start.
  private(set) var digits: [UInt8]
  /// Number of digits before the point; fewer than 0 for zeros after it.
  private(set) var point: Int

  init(_ integer: Int) {
    isNegative = integer < 0
    digits = []
    digits.reserveCapacity(20)
    var rest = integer.magnitude
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    digits.reverse()
    point = digits.count
  }

  /// The shortest digits that are this number; `nil` for what is not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    isNegative = number.sign == .minus
    digits = []
    digits.reserveCapacity(20)
    point = 0
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
        if digits.isEmpty, digit == 0 {
          if isAfterPoint { point -= 1 }
          continue
        }
        digits.append(digit)
        if !isAfterPoint { point += 1 }
      }
    }
    point += isExponentNegative ? -exponent : exponent
    trim()
  }

  var isZero: Bool { digits.isEmpty }

  /// Number of digits after the point.
  var fractionCount: Int { max(0, digits.count - point) }

  /// Moves the point to the right, or with a negative count to the left.
  mutating func shift(_ count: Int) { if !isZero { point += count } }

  /// The digit so many places before the point, from 0, or after it, from -1.
  func digit(_ place: Int) -> UInt8 {
    let index = point - 1 - place
    return digits.indices.contains(index) ? digits[index] : 0
  }

  /// Rounds to so many digits after the point; a half goes to the even neighbour.
  mutating func round(to places: Int) {
    let kept = point + places
    guard kept < digits.count else { return }
    guard kept >= 0 else {
      digits = []
      point = 0
      return
    }
    let next = digits[kept]
    let isMore = digits[(kept + 1)...].contains { $0 != 0 }
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    let goesUp = next > 5 || next == 5 && (isMore || isOdd)
    digits.removeSubrange(kept...)
    if goesUp {
      var index = kept - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
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
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }
}

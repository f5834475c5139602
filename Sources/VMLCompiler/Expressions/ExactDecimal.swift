/// A double in decimal, with every digit.
///
/// A double is an integer times a power of two, so its decimal expansion ends. Rounding all of it,
/// half to even, is what C's `printf` does.
struct ExactDecimal {
  /// Digits from the first to the last one that is not zero; empty for zero.
  private var digits: [UInt8]
  /// Number of digits before the point; negative if zeros follow it.
  private var point: Int

  /// - Precondition: `magnitude` is finite and not negative.
  init(_ magnitude: Double) {
    precondition(magnitude.isFinite && magnitude >= 0, "only magnitudes are written out")
    guard magnitude > 0 else {
      digits = []
      point = 0
      return
    }
    var significand = magnitude.significandBitPattern
    if magnitude.exponentBitPattern > 0 { significand |= 1 << 52 }
    let zeros = significand.trailingZeroBitCount
    significand >>= UInt64(zeros)
    let exponent = max(1, Int(magnitude.exponentBitPattern)) - 1075 + zeros
    var integer = DecimalInteger(significand)
    // m / 2^k is m * 5^k / 10^k.
    integer.multiply(by: exponent > 0 ? 2 : 5, raisedTo: abs(exponent))
    let written = integer.digits
    point = written.count + min(0, exponent)
    digits = Array(written[...(written.lastIndex { $0 != 0 } ?? 0)])
  }

  /// `%f`: `precision` digits after the point.
  func fixed(_ precision: Int, keepsPoint: Bool) -> String {
    let rounded = rounded(to: point + precision)
    var text = ""
    for index in 0..<max(1, rounded.point) { text += rounded.digit(rounded.point > 0 ? index : -1) }
    if precision > 0 || keepsPoint { text += "." }
    for index in 0..<precision { text += rounded.digit(rounded.point + index) }
    return text
  }

  /// `%e`: one digit before the point, `precision` after it.
  func exponential(_ precision: Int, letter: Character, keepsPoint: Bool) -> String {
    let rounded = rounded(to: precision + 1)
    var text = rounded.digit(0)
    if precision > 0 || keepsPoint { text += "." }
    for index in 0..<precision { text += rounded.digit(1 + index) }
    let exponent = rounded.exponent
    text.append(letter)
    text += exponent < 0 ? "-" : "+"
    if abs(exponent) < 10 { text += "0" }
    return text + String(abs(exponent))
  }

  /// `%g`: `precision` digits in all, with an exponent where that is shorter.
  func general(_ precision: Int, letter: Character, keepsZeros: Bool) -> String {
    let count = max(1, precision)
    let exponent = rounded(to: count).exponent
    guard exponent >= -4, exponent < count else {
      let text = exponential(count - 1, letter: letter, keepsPoint: keepsZeros)
      guard !keepsZeros, let mark = text.firstIndex(of: letter) else { return text }
      return withoutZeros(String(text[..<mark])) + text[mark...]
    }
    let text = fixed(count - 1 - exponent, keepsPoint: keepsZeros)
    return keepsZeros ? text : withoutZeros(text)
  }

  /// The power of ten of the first digit.
  private var exponent: Int { digits.isEmpty ? 0 : point - 1 }

  private func digit(_ index: Int) -> String {
    digits.indices.contains(index) ? String(digits[index]) : "0"
  }

  /// The number with at most `count` digits, rounded half to even.
  private func rounded(to count: Int) -> ExactDecimal {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0 else {
      result.digits = []
      return result
    }
    result.digits.removeLast(digits.count - count)
    // The last of all digits is not zero, so any digit after a 5 makes it more than half.
    let isHalf = digits[count] == 5 && count == digits.count - 1
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    guard isHalf ? isOdd : digits[count] >= 5 else { return result }
    while let last = result.digits.popLast() {
      if last < 9 {
        result.digits.append(last + 1)
        return result
      }
    }
    result.digits = [1]
    result.point += 1
    return result
  }
}

private func withoutZeros(_ text: String) -> String {
  guard text.contains(".") else { return text }
  var text = text
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return text
}

/// An integer of any size, in nine-digit pieces, least first.
private struct DecimalInteger {
  private static let base: UInt64 = 1_000_000_000
  private var pieces: [UInt64] = []

  init(_ value: UInt64) {
    var rest = value
    repeat {
      pieces.append(rest % Self.base)
      rest /= Self.base
    } while rest > 0
  }

  /// Multiplies by a power, with as many factors at a time as fit.
  ///
  /// - Precondition: `factor` is at most 5.
  mutating func multiply(by factor: UInt64, raisedTo exponent: Int) {
    var exponent = exponent
    while exponent > 0 {
      // 5^12 times a piece, plus the carry, fits into 64 bits by far.
      let step = min(exponent, 12)
      var product: UInt64 = 1
      for _ in 0..<step { product *= factor }
      multiply(by: product)
      exponent -= step
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in pieces.indices {
      let product = pieces[index] * factor + carry
      pieces[index] = product % Self.base
      carry = product / Self.base
    }
    if carry > 0 { pieces.append(carry) }
  }

  /// The digits, most significant first, without leading zeros.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    for piece in pieces {
      var rest = piece
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    return digits.reversed()
  }
}

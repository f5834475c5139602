/// The space that the parts of a colour are given in: `Color.RGBColorSpace`.
enum ColorSpace: String {
  case sRGB
  case sRGBLinear
  case displayP3

  /// The space that a call of `Color` names first, and sRGB without one; `nil` for another one.
  init?(_ call: StyleCall) {
    switch call[0] {
    case .member(_, let name, let arguments)? where arguments.isEmpty: self.init(rawValue: name)
    case nil: self = .sRGB
    default: return nil
    }
  }

  /// Red, green and blue in sRGB; `nil` for a colour that sRGB does not have.
  func standard(_ parts: [Double]) -> [Double]? {
    switch self {
    case .sRGB: return parts
    case .sRGBLinear: return parts.map(Self.encoded)
    case .displayP3:
      let linear = parts.map(Self.decoded)
      let made = Self.ofDisplayP3.map { row in
        Self.encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
      }
      // Half of the least difference that a byte shows.
      let margin = 0.5 / 255
      guard made.allSatisfy({ $0 > -margin && $0 < 1 + margin }) else { return nil }
      return made
    }
  }

  /// The parts of linear sRGB, of parts of linear Display P3; both have the white point D65.
  private static let ofDisplayP3 = [
    [1.224_940_2, -0.224_940_2, 0], [-0.042_056_9, 1.042_056_9, 0],
    [-0.019_637_6, -0.078_636_1, 1.098_273_6],
  ]

  private static func decoded(_ part: Double) -> Double {
    if part < 0 { return -decoded(-part) }
    // To the power of 2.4.
    return part <= 0.040_45 ? part / 12.92 : root(5, of: power(12, of: (part + 0.055) / 1.055))
  }

  private static func encoded(_ part: Double) -> Double {
    if part < 0 { return -encoded(-part) }
    return part <= 0.003_130_8 ? part * 12.92 : 1.055 * root(12, of: power(5, of: part)) - 0.055
  }

  private static func power(_ exponent: Int, of base: Double) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  /// By Newton's method, from a number above it; parts of colours need less than 60 steps.
  private static func root(_ degree: Int, of number: Double) -> Double {
    let count = Double(degree)
    return (0..<64).reduce(max(1, number)) { root, _ in
      ((count - 1) * root + number / power(degree - 1, of: root)) / count
    }
  }
}

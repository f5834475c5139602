import VMLDiagnostics

/// A colour in sRGB, each part of it from 0 to 1.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha = 1.0

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func bounded(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    self.red = bounded(red)
    self.green = bounded(green)
    self.blue = bounded(blue)
    self.alpha = bounded(alpha)
  }

  public init(_ rgb: UInt32, _ alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  public init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let values = digits.compactMap(Hexadecimal.value).map(Int.init)
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// From hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    func part(_ offset: Double) -> Double {
      let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(turn, 4 - turn, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  public func mixed(with other: RGBA, by share: Double) -> RGBA {
    func part(_ one: Double, _ two: Double) -> Double { one + (two - one) * min(max(share, 0), 1) }
    return RGBA(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      alpha: part(alpha, other.alpha))
  }

  /// Lightness as it looks, from 0 to 1.
  public var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  public static let white = RGBA(0xFFFFFF)
  public static let black = RGBA(0)
  public static let clear = RGBA(0, 0)
}

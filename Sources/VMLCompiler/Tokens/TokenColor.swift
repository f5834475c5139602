import VMLData
import VMLDiagnostics

/// A token's colour, in one of the colour spaces of CSS Color 4.
///
/// Calls no function of the system's mathematics, so that equal tokens give equal bytes on every
/// machine.
struct TokenColor {
  var space: String
  var components: [Double]
  var alpha: Double

  /// The spaces that can be converted.
  static let spaces = [
    "srgb", "srgb-linear", "display-p3", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "xyz-d50",
    "xyz-d65",
  ]
  /// The spaces for which the token must have a fallback colour itself.
  static let otherSpaces = ["a98-rgb", "prophoto-rgb", "rec2020"]

  /// The colour in VSS: `#rrggbb`, or `Color(.displayP3, …)` for a space with more colours than
  /// sRGB.
  ///
  /// A colour outside of sRGB becomes a near one inside it.
  var text: String {
    let (first, second, third) = (components[0], components[1], components[2])
    switch space {
    case "display-p3":
      let parts = zip(["red", "green", "blue"], components).map { "\($0): \(number($1))" }
      return "Color(.displayP3, \(parts.joined(separator: ", ")), opacity: \(number(alpha)))"
    case "srgb": return hex(components)
    case "hsl": return hex(rgb(hue: first, saturation: second / 100, lightness: third / 100))
    case "hwb":
      let (white, black) = (second / 100, third / 100)
      if white + black >= 1 {
        let gray = white / (white + black)
        return hex([gray, gray, gray])
      }
      let pure = rgb(hue: first, saturation: 1, lightness: 0.5)
      return hex(pure.map { $0 * (1 - white - black) + white })
    case "srgb-linear": return hex(components.map(encoded))
    case "oklab": return hex(linear(oklab: components).map(encoded))
    case "oklch": return hex(linear(oklab: [first] + polar(second, third)).map(encoded))
    case "lab": return hex(linear(d50: xyz(lab: components)).map(encoded))
    case "lch": return hex(linear(d50: xyz(lab: [first] + polar(second, third))).map(encoded))
    case "xyz-d50": return hex(linear(d50: components).map(encoded))
    default: return hex(linear(d65: components).map(encoded))
    }
  }

  private func hex(_ rgb: [Double]) -> String {
    let bytes = (rgb + [alpha]).map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
    return "#" + Hexadecimal.text(of: bytes.last == 255 ? bytes.dropLast() : bytes[...])
  }
}

/// A number in VSS.
func number(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}

// MARK: Spaces

/// Spec: CSS Color 4, section 7.1.
private func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
  let turned = hue - (hue / 360).rounded(.down) * 360
  return [0.0, 8, 4].map { offset in
    let place = (offset + turned / 30).truncatingRemainder(dividingBy: 12)
    let amount = saturation * min(lightness, 1 - lightness)
    return lightness - amount * max(-1, min(place - 3, 9 - place, 1))
  }
}

/// The two axes of a chroma and a hue.
private func polar(_ chroma: Double, _ hue: Double) -> [Double] {
  let (sine, cosine) = sineAndCosine(degrees: hue)
  return [chroma * cosine, chroma * sine]
}

private func linear(oklab lab: [Double]) -> [Double] {
  let roots = product(
    [
      [1, 0.3963377773761749, 0.2158037573099136], [1, -0.1055613458156586, -0.0638541728258133],
      [1, -0.0894841775298119, -1.2914855480194092],
    ], lab)
  return product(
    [
      [4.0767416360759592, -3.3077115392580635, 0.2309699031821043],
      [-1.2684379732850317, 2.6097573492876887, -0.3413193760026572],
      [-0.0041960761386754, -0.7034186179359363, 1.7076146940746117],
    ], roots.map { $0 * $0 * $0 })
}

private func xyz(lab: [Double]) -> [Double] {
  let middle = (lab[0] + 16) / 116
  let values = [lab[1] / 500 + middle, middle, middle - lab[2] / 200]
  let white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
  return zip(values, white).map { value, white in
    let cube = value * value * value
    return white * (cube > 216.0 / 24389 ? cube : (116 * value - 16) * 27 / 24389)
  }
}

private func linear(d50 xyz: [Double]) -> [Double] {
  linear(
    d65: product(
      [
        [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
        [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
        [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
      ], xyz))
}

private func linear(d65 xyz: [Double]) -> [Double] {
  product(
    [
      [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
      [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
      [705.0 / 12673, -2585.0 / 12673, 705.0 / 667],
    ], xyz)
}

private func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
  matrix.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
}

/// A linear component of sRGB in its encoded form: to the power of 1/2.4.
private func encoded(_ value: Double) -> Double {
  guard value > 0.0031308 else { return value * 12.92 }
  let power = value * value * value * value * value
  return 1.055 * cubeRoot(power.squareRoot().squareRoot()) - 0.055
}

// MARK: Mathematics

/// By Newton's method, which converges in a few steps for the values of components.
private func cubeRoot(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  var root = value > 1 ? value : 1
  for _ in 0..<200 {
    let next = (2 * root + value / (root * root)) / 3
    if next >= root { break }
    root = next
  }
  return root
}

/// By their series, near zero.
private func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let turned = degrees - (degrees / 360).rounded() * 360
  let quarter = (turned / 90).rounded()
  let angle = (turned - quarter * 90) * Double.pi / 180
  var (sine, cosine, term) = (0.0, 0.0, 1.0)
  for index in 0..<20 {
    let sign: Double = index % 4 < 2 ? 1 : -1
    if index % 2 == 0 { cosine += sign * term } else { sine += sign * term }
    term *= angle / Double(index + 1)
  }
  switch (Int(quarter) + 4) % 4 {
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  case 3: return (-cosine, sine)
  default: return (sine, cosine)
  }
}

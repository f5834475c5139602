import VMLMarkup

/// A value of a CSS property that cannot be anything else.
///
/// It is made of numbers, of colours, and of words of this program's source: no text of a document
/// has a way into one.
struct CSSValue: Hashable, Sendable {
  let text: String

  private init(text: String) { self.text = text }

  static func word(_ word: StaticString) -> CSSValue { CSSValue(text: word.description) }

  static func number(_ value: Double) -> CSSValue { CSSValue(text: decimal(value)) }

  /// Points are CSS pixels.
  static func points(_ value: Double) -> CSSValue { CSSValue(text: decimal(value) + "px") }

  static func percent(_ fraction: Double) -> CSSValue {
    CSSValue(text: decimal(fraction * 100) + "%")
  }

  static func degrees(_ value: Double) -> CSSValue { CSSValue(text: decimal(value) + "deg") }

  static func color(_ color: RGBA) -> CSSValue {
    func byte(_ part: Double) -> String { decimal((part * 255).rounded()) }
    let parts = "\(byte(color.red)) \(byte(color.green)) \(byte(color.blue))"
    return CSSValue(
      text: color.alpha < 1 ? "rgb(\(parts) / \(decimal(color.alpha)))" : "rgb(\(parts))")
  }

  static func function(
    _ name: StaticString, _ values: [CSSValue], separator: StaticString = ", "
  ) -> CSSValue {
    let list = values.map(\.text).joined(separator: separator.description)
    return CSSValue(text: "\(name)(\(list))")
  }

  static func list(_ values: [CSSValue]) -> CSSValue {
    CSSValue(text: values.map(\.text).joined(separator: " "))
  }

  static func list(_ values: CSSValue..., separator: StaticString = " ") -> CSSValue {
    CSSValue(text: values.map(\.text).joined(separator: separator.description))
  }
}

/// A number as CSS and SVG write it: three digits after the point, no exponent, and nothing that is
/// not finite.
func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  let thousandths = Int((min(max(value, -1_000_000), 1_000_000) * 1000).rounded())
  let digits = String(thousandths.magnitude)
  let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  var text = String(padded.dropLast(3))
  var fraction = padded.suffix(3)
  while fraction.last == "0" { fraction.removeLast() }
  if !fraction.isEmpty { text += "." + fraction }
  return thousandths < 0 ? "-" + text : text
}

/// A number as another language writes it: its meaning, and what VML has instead.
public struct ForeignNumber {
  public let note: String
  /// The same amount as VML writes it; `nil` where it depends on what the author means.
  public let replacement: String?

  /// Takes a whole value apart: `8px`, `50%`, `1_000`, `12,5`.
  ///
  /// - Returns: `nil` if it is no number, or one of VML.
  public init?(_ text: String) {
    let unit = text.drop { $0.isASCII && ($0.isNumber || "+-._,".contains($0)) }
    let digits = String(text.prefix(text.count - unit.count))
    guard digits.contains(where: \.isNumber) else { return nil }
    if !unit.isEmpty {
      self.init(unit: String(unit), of: digits)
    } else if digits.contains("_") {
      self.init(
        note: "a value is written to the client as it stands, and a number has no '_' there",
        replacement: digits.filter { $0 != "_" })
    } else if let comma = digits.firstIndex(of: ","), !digits.contains(".") {
      let decimal = String(digits[..<comma] + "." + digits[comma...].dropFirst())
      self.init(
        note: "the point of a number is '.'", replacement: Double(decimal).map { _ in decimal })
    } else {
      return nil
    }
  }

  private init(note: String, replacement: String?) {
    self.note = note
    self.replacement = replacement
  }

  /// `number` has the digits before the unit, as they are written.
  init?(unit: String, of number: String) {
    switch unit.lowercased() {
    case "px", "pt", "dp", "sp":
      note = "lengths are points, and have no unit"
      replacement = number
    case "em", "rem":
      note = "'\(unit)' is CSS; lengths are points, '16' for '1rem', and fonts are 'font(.title)'"
      replacement = nil
    case "%":
      note = """
        there are no percentages in SwiftUI; a share of the space is \
        'containerRelativeFrame(.horizontal)' or 'frame(maxWidth: .infinity)'
        """
      replacement = nil
    case "vh", "vw", "vmin", "vmax", "fr":
      note = """
        '\(unit)' is CSS; a share of the space is 'containerRelativeFrame(.horizontal)' or \
        'frame(maxWidth: .infinity)'
        """
      replacement = nil
    case "turn":
      note = "'turn' is CSS; angles are degrees"
      replacement = Self.degrees(number, in: 360)
    case "grad":
      note = "'grad' is CSS; angles are degrees"
      replacement = Self.degrees(number, in: 0.9)
    case "rad":
      note = "'rad' is CSS; angles are degrees, or '.radians(\(number))'"
      replacement = nil
    case "ms":
      note = "durations are seconds, and have no unit"
      replacement = Double(number).map { Self.text($0 / 1000) }
    case "s":
      note = "durations are seconds, and have no unit"
      replacement = number
    case "f":
      note = "a number has no suffix for its type"
      replacement = number
    default: return nil
    }
  }

  private static func degrees(_ number: String, in unit: Double) -> String? {
    Double(number).map { text($0 * unit) + "deg" }
  }

  /// A number without a fraction where it has none.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

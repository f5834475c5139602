public import VMLData
public import VMLDiagnostics

/// The text of a value in a specifier's format, as C's `printf` writes it in the C locale,
/// correctly rounded.
///
/// A mistake is reported at `place`, the range of the value.
///
/// - Returns: `nil` if the value is of the wrong kind, which is then in `bag`.
public func format(
  _ value: Value, as specifier: FormatSpecifier, at place: SourceRange,
  reporting bag: inout DiagnosticBag
) -> String? {
  let formatted: String?
  switch specifier.conversion {
  case .decimal, .unsigned, .hexadecimal, .uppercaseHexadecimal, .octal:
    formatted = formatInteger(value, as: specifier)
  case .text: formatted = formatText(value, as: specifier)
  default: formatted = value.asNumber.map { formatNumber($0, as: specifier) }
  }
  guard let formatted else {
    bag.report(.wrongKind(value, for: specifier, at: place))
    return nil
  }
  return specifier.prefix + formatted + specifier.suffix
}

private func formatText(_ value: Value, as specifier: FormatSpecifier) -> String? {
  guard var result = text(of: value) else { return nil }
  if let precision = specifier.precision { result = String(result.prefix(precision)) }
  return pad(result, after: "", as: specifier, withZeros: false)
}

private func formatInteger(_ value: Value, as specifier: FormatSpecifier) -> String? {
  guard case .integer(let integer) = value else { return nil }
  if specifier.conversion != .decimal, integer < 0 { return nil }
  var digits: String
  var mark = sign(isNegative: integer < 0, specifier.flags)
  switch specifier.conversion {
  case .hexadecimal: digits = String(integer, radix: 16)
  case .uppercaseHexadecimal: digits = String(integer, radix: 16, uppercase: true)
  case .octal: digits = String(integer, radix: 8)
  default: digits = String(integer.magnitude)
  }
  if let precision = specifier.precision {
    if integer == 0, precision == 0 { digits = "" }
    digits = String(repeating: "0", count: max(0, precision - digits.utf8.count)) + digits
  }
  if specifier.flags.contains(.alternate) {
    if specifier.conversion == .octal {
      if digits.first != "0" { digits = "0" + digits }
    } else if integer != 0 {
      mark = specifier.conversion == .hexadecimal ? "0x" : "0X"
    }
  }
  return pad(
    digits, after: mark, as: specifier,
    withZeros: specifier.flags.contains(.zero) && specifier.precision == nil)
}

private func formatNumber(_ number: Double, as specifier: FormatSpecifier) -> String {
  let isNegative = number.sign == .minus && !number.isNaN
  let mark = sign(isNegative: isNegative, specifier.flags)
  let isUppercase =
    specifier.conversion == .uppercaseExponent || specifier.conversion == .uppercaseGeneral
  guard number.isFinite else {
    let name = number.isNaN ? "nan" : "inf"
    return pad(isUppercase ? name.uppercased() : name, after: mark, as: specifier, withZeros: false)
  }
  let decimal = ExactDecimal(number.magnitude)
  let precision = specifier.precision ?? 6
  let keepsPoint = specifier.flags.contains(.alternate)
  let letter: Character = isUppercase ? "E" : "e"
  let digits =
    switch specifier.conversion {
    case .fixed: decimal.fixed(precision, keepsPoint: keepsPoint)
    case .exponent, .uppercaseExponent:
      decimal.exponential(precision, letter: letter, keepsPoint: keepsPoint)
    default: decimal.general(precision, letter: letter, keepsZeros: keepsPoint)
    }
  return pad(
    digits, after: mark, as: specifier, withZeros: specifier.flags.contains(.zero))
}

private func sign(isNegative: Bool, _ flags: Set<FormatSpecifier.Flag>) -> String {
  isNegative ? "-" : flags.contains(.sign) ? "+" : flags.contains(.space) ? " " : ""
}

/// Fills the width: with zeros after the sign, or with blanks before it or after everything.
private func pad(
  _ digits: String, after mark: String, as specifier: FormatSpecifier, withZeros: Bool
) -> String {
  let missing = max(0, specifier.width - mark.count - digits.count)
  let blanks = String(repeating: " ", count: missing)
  if specifier.flags.contains(.left) { return mark + digits + blanks }
  if withZeros { return mark + String(repeating: "0", count: missing) + digits }
  return blanks + mark + digits
}

extension Diagnostic {
  fileprivate static func wrongKind(
    _ value: Value, for specifier: FormatSpecifier, at place: SourceRange
  ) -> Diagnostic {
    let letter = "'%\(specifier.conversion.rawValue)'"
    let message: String
    let advice: String
    switch (specifier.conversion, value) {
    case (_, .nothing):
      message = "\(letter) needs a value, but this is nil"
      advice = "'??' replaces nil, as in 'a ?? 0'"
    case (.text, _):
      message = "\(value.kindName) has no text for \(letter)"
      advice = "name the member that is meant, or join the list"
    case (.decimal, .number), (.unsigned, .number):
      message = "\(letter) needs an integer, not a number"
      advice = "'%.0f' writes a number without its fraction"
    case (_, .integer):
      message = "\(letter) needs an integer of 0 or more"
      advice = "'%d' writes negative integers"
    case (.fixed, _), (.exponent, _), (.uppercaseExponent, _), (.general, _),
      (.uppercaseGeneral, _):
      message = "\(letter) needs a number, not \(value.kindName)"
      advice = "'%@' writes any text"
    default:
      message = "\(letter) needs an integer, not \(value.kindName)"
      advice = "'%@' writes any text"
    }
    return Diagnostic(
      .invalidSpecifier, .error, at: place, message, notes: [Note(advice)])
  }
}

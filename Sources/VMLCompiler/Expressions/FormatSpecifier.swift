public import VMLDiagnostics

/// The format that `specifier: "%.2f"` asks for: C's `printf`, one conversion, no locale.
public struct FormatSpecifier: Hashable, Sendable {
  var conversion: Conversion
  var flags: Set<Flag> = []
  var width = 0
  var precision: Int?
  /// The text around the conversion.
  var prefix = ""
  var suffix = ""

  enum Conversion: Character {
    case decimal = "d"
    case unsigned = "u"
    case hexadecimal = "x"
    case uppercaseHexadecimal = "X"
    case octal = "o"
    case fixed = "f"
    case exponent = "e"
    case uppercaseExponent = "E"
    case general = "g"
    case uppercaseGeneral = "G"
    case text = "@"

    fileprivate init?(letter: Character) {
      switch letter {
      case "i": self = .decimal
      case "F": self = .fixed
      case "s": self = .text
      default: self.init(rawValue: letter)
      }
    }

    /// The flags that have a meaning in C.
    fileprivate var flags: Set<Flag> {
      switch self {
      case .decimal: [.left, .sign, .space, .zero]
      case .unsigned: [.left, .zero]
      case .hexadecimal, .uppercaseHexadecimal, .octal: [.left, .zero, .alternate]
      case .text: [.left]
      default: [.left, .sign, .space, .zero, .alternate]
      }
    }
  }

  enum Flag: Character { case left = "-", sign = "+", space = " ", zero = "0", alternate = "#" }
}

/// Parses a specifier such as `%.2f`, with any text around it.
///
/// - Returns: `nil` if it is none; `bag` then has the mistake, at `place`.
public func parseFormatSpecifier(
  _ text: String, at place: SourceRange, reporting bag: inout DiagnosticBag
) -> FormatSpecifier? {
  var rest = Array(text)[...]
  var found: FormatSpecifier?
  var literal = ""
  var prefix = ""
  while let character = rest.popFirst() {
    guard character == "%" else {
      literal.append(character)
      continue
    }
    if rest.first == "%" {
      rest.removeFirst()
      literal.append("%")
      continue
    }
    guard found == nil else {
      bag.report(.secondConversion(at: place))
      return nil
    }
    prefix = literal
    literal = ""
    found = parseConversion(&rest, at: place, reporting: &bag)
    if found == nil { return nil }
  }
  found?.prefix = prefix
  found?.suffix = literal
  if found == nil { bag.report(.noConversion(at: place)) }
  return found
}

/// Parses `flag* width? ('.' precision?)? length? conversion`.
private func parseConversion(
  _ rest: inout ArraySlice<Character>, at place: SourceRange, reporting bag: inout DiagnosticBag
) -> FormatSpecifier? {
  var flags: Set<FormatSpecifier.Flag> = []
  while let flag = rest.first.flatMap(FormatSpecifier.Flag.init) {
    flags.insert(flag)
    rest.removeFirst()
  }
  let width = parseDigits(&rest) ?? 0
  var precision: Int?
  if rest.first == "." {
    rest.removeFirst()
    precision = parseDigits(&rest) ?? 0
  }
  guard width <= ExpressionLimits.specifierField,
    precision ?? 0 <= ExpressionLimits.specifierField
  else {
    bag.report(.fieldTooWide(at: place))
    return nil
  }
  // The length of C's type, which has no meaning here.
  while let length = rest.first, "lqzjt".contains(length) { rest.removeFirst() }
  guard let letter = rest.popFirst() else {
    bag.report(.noConversion(at: place))
    return nil
  }
  guard let conversion = FormatSpecifier.Conversion(letter: letter) else {
    bag.report(.unknownConversion(letter, at: place))
    return nil
  }
  if let flag = flags.subtracting(conversion.flags).map(\.rawValue).min() {
    bag.report(.meaninglessFlag(flag, with: letter, at: place))
    return nil
  }
  return FormatSpecifier(
    conversion: conversion, flags: flags, width: width, precision: precision)
}

private func parseDigits(_ rest: inout ArraySlice<Character>) -> Int? {
  var value: Int?
  while let character = rest.first, character.isASCII, let digit = character.wholeNumberValue {
    // Any number above the limit is large enough.
    value = min((value ?? 0) * 10 + digit, ExpressionLimits.specifierField + 1)
    rest.removeFirst()
  }
  return value
}

extension Diagnostic {
  private static let conversions = "%d %u %x %X %o %f %e %E %g %G %@ %s"

  fileprivate static func noConversion(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidSpecifier, .error, at: place, "expected a conversion such as '%d' or '%.2f'",
      notes: [Note("the conversions are \(conversions)")])
  }

  fileprivate static func secondConversion(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidSpecifier, .error, at: place, "expected one conversion, found two",
      notes: [Note("one value is formatted; a percent sign is written '%%'")])
  }

  fileprivate static func unknownConversion(
    _ letter: Character, at place: SourceRange
  ) -> Diagnostic {
    let advice =
      letter == "*"
      ? "a width is written out, as in '%8d'" : "the conversions are \(conversions)"
    return Diagnostic(
      .invalidSpecifier, .error, at: place, "'\(letter)' is no conversion",
      notes: [Note(advice), Note("a percent sign is written '%%'")])
  }

  fileprivate static func meaninglessFlag(
    _ flag: Character, with letter: Character, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidSpecifier, .error, at: place,
      "the flag '\(flag)' has no meaning with '%\(letter)'", notes: [Note("leave it out")])
  }

  fileprivate static func fieldTooWide(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidSpecifier, .error, at: place,
      "a width and a precision may be \(ExpressionLimits.specifierField) at most")
  }
}

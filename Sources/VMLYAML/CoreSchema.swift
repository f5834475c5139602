import VMLData
import VMLDiagnostics

/// YAML 1.2's core schema: which value a plain scalar stands for.
///
/// Only what the schema lists is anything but a string: `no`, `on`, `1_000` and `2024-01-01` are
/// text. Spec: YAML 1.2, 10.3.2.
enum CoreSchema {
  /// The value of a plain scalar, or `nil` if it is a number that is too large for any type.
  ///
  /// Of an integer that does not fit `Int` a number would lose digits, and it may be one of an
  /// order or an article: it has no value either.
  static func value(of text: String) -> DataNode.Content? {
    // Nearly all scalars are words, which their first byte tells from the rest.
    guard let first = text.utf8.first else { return .null }
    return switch first {
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
      isNull(text) ? .null : .string(text)
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      boolean(text).map { .boolean($0) } ?? .string(text)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      number(text)
    default: .string(text)
    }
  }

  /// Whether a scalar has the form of an integer, which may be too large for `Int`.
  static func isInteger(_ text: String) -> Bool {
    switch form(of: text) {
    case .decimal, .based: true
    case .float, .infinity, .notANumber, nil: false
    }
  }

  private static func isNull(_ text: String) -> Bool {
    text == "~" || text == "null" || text == "Null" || text == "NULL"
  }

  private static func boolean(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  private static func number(_ text: String) -> DataNode.Content? {
    switch form(of: text) {
    case .decimal: Int(text).map { .integer($0) }
    case .float: finite(Double(text))
    case .based(let bitsPerDigit):
      Int(text.dropFirst(2), radix: 1 << bitsPerDigit).map { .integer($0) }
    case .infinity: .number(text.utf8.first == UInt8(ascii: "-") ? -.infinity : .infinity)
    case .notANumber: .number(.nan)
    case nil: .string(text)
    }
  }

  private static func finite(_ number: Double?) -> DataNode.Content? {
    guard let number, number.isFinite else { return nil }
    return .number(number)
  }
}

extension CoreSchema {
  private enum Form: Equatable {
    case decimal
    /// `0o…` or `0x…`.
    case based(bitsPerDigit: Int)
    case float
    case infinity
    case notANumber
  }

  /// Which of the schema's forms of a number a scalar has, or `nil` if none.
  private static func form(of text: String) -> Form? {
    var rest = text.utf8[...]
    if rest.starts(with: "0o".utf8) {
      rest = rest.dropFirst(2)
      let isOctal = rest.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "7") ~= $0 }
      return !rest.isEmpty && isOctal ? .based(bitsPerDigit: 3) : nil
    }
    if rest.starts(with: "0x".utf8) {
      rest = rest.dropFirst(2)
      return !rest.isEmpty && rest.allSatisfy { Hexadecimal.value(of: $0) != nil }
        ? .based(bitsPerDigit: 4) : nil
    }
    switch text {
    case ".nan", ".NaN", ".NAN": return .notANumber
    default: return decimalForm(of: rest)
    }
  }

  /// Tells `[-+]?[0-9]+` from `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`.
  private static func decimalForm(of text: Substring.UTF8View) -> Form? {
    var rest = text
    skipSign(&rest)
    if rest.first == UInt8(ascii: "."), [".inf", ".Inf", ".INF"].contains(Substring(rest)) {
      return .infinity
    }
    var form = Form.decimal
    var digits = skipDigits(&rest)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      form = .float
      digits += skipDigits(&rest)
    }
    guard digits > 0 else { return nil }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      form = .float
      skipSign(&rest)
      guard skipDigits(&rest) > 0 else { return nil }
    }
    return rest.isEmpty ? form : nil
  }

  private static func skipSign(_ rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
  }

  private static func skipDigits(_ rest: inout Substring.UTF8View) -> Int {
    let count = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    rest = rest.dropFirst(count)
    return count
  }
}

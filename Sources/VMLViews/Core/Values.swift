// Functions of this file are neither inlined nor made anew for each type: a release build of the
// library takes a fifth longer otherwise.

/// Value that has a spelling in VML.
public protocol VMLValue {
  /// The value as it stands in a style: `.leading`, `8`, `"text"`.
  var vmlCode: String { get }
}

extension Bool: VMLValue {
  @inline(never) public var vmlCode: String { self ? "true" : "false" }
}

extension VMLValue where Self: BinaryInteger {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public var vmlCode: String { String(self) }
}

extension Int: VMLValue {}
extension UInt: VMLValue {}
extension UInt32: VMLValue {}
extension UInt64: VMLValue {}

extension VMLValue where Self: BinaryFloatingPoint {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public var vmlCode: String { numberCode(Double(self)) }
}

extension Double: VMLValue {}
extension Float: VMLValue {}
extension CGFloat: VMLValue {}

@inline(never) func numberCode(_ number: Double) -> String {
  if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
  if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
  if number.isNaN { return ".nan" }
  return withoutExponent("\(number)")
}

/// The same number with its point where the exponent puts it: VML's numbers have none.
private func withoutExponent(_ text: String) -> String {
  let parts = text.split(separator: "e")
  guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
  let sign = parts[0].hasPrefix("-") ? "-" : ""
  let pieces = parts[0].drop { $0 == "-" }.split(separator: ".")
  let fraction = pieces.count == 2 && pieces[1] != "0" ? pieces[1] : ""
  let digits = pieces[0] + fraction
  let point = pieces[0].count + exponent
  func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
  if point <= 0 { return sign + "0." + zeros(-point) + digits }
  if point >= digits.count { return sign + digits + zeros(point - digits.count) }
  return sign + digits.prefix(point) + "." + digits.dropFirst(point)
}

extension String: VMLValue {
  public var vmlCode: String { quoted(self) }
}

extension Substring: VMLValue {
  public var vmlCode: String { quoted(String(self)) }
}

/// A string literal of VML.
@inline(never) func quoted(_ text: String) -> String {
  var code = "\""
  code.reserveCapacity(text.utf8.count + 2)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\":
      code.unicodeScalars.append("\\")
      code.unicodeScalars.append(scalar)
    case "\n": code += "\\n"
    case "\t": code += "\\t"
    case "\r": code += "\\r"
    default: code.unicodeScalars.append(scalar)
    }
  }
  return code + "\""
}

extension String {
  /// A value's spelling as an attribute: a member without its dot, a text without its quotes.
  var attributeText: String {
    guard let first = utf8.first else { return self }
    if first == UInt8(ascii: "\""), isOneLiteral { return unquoted }
    guard first == UInt8(ascii: "."), utf8.count > 1 else { return self }
    let isWord = utf8.dropFirst().allSatisfy { byte in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    return isWord ? String(dropFirst()) : self
  }

  /// Whether it is a string literal and nothing more.
  private var isOneLiteral: Bool {
    var isEscaped = false
    for (index, byte) in utf8.dropFirst().enumerated() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        return index == utf8.count - 2
      }
    }
    return false
  }

  private var unquoted: String {
    var text = ""
    var isEscaped = false
    for scalar in unicodeScalars.dropFirst().dropLast() {
      if isEscaped {
        switch scalar {
        case "n": text += "\n"
        case "t": text += "\t"
        case "r": text += "\r"
        default: text.unicodeScalars.append(scalar)
        }
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Optional: VMLValue where Wrapped: VMLValue {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public var vmlCode: String { self?.vmlCode ?? "nil" }
}

extension Array: VMLValue where Element: VMLValue {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public var vmlCode: String { "[" + map(\.vmlCode).joined(separator: ", ") + "]" }
}

extension Set: VMLValue where Element: VMLValue {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public var vmlCode: String { "[" + map(\.vmlCode).sorted().joined(separator: ", ") + "]" }
}

extension ClosedRange: VMLValue where Bound: VMLValue {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public var vmlCode: String { "\(lowerBound.vmlCode)...\(upperBound.vmlCode)" }
}

extension PartialRangeFrom: VMLValue where Bound: VMLValue {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public var vmlCode: String { "\(lowerBound.vmlCode)..." }
}

extension PartialRangeThrough: VMLValue where Bound: VMLValue {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public var vmlCode: String { "...\(upperBound.vmlCode)" }
}

extension URL: VMLValue {
  public var vmlCode: String { quoted(absoluteString) }
}

extension Date: VMLValue {
  public var vmlCode: String { quoted(formatted(.iso8601)) }
}

extension Locale: VMLValue {
  public var vmlCode: String { "Locale(identifier: \(quoted(identifier)))" }
}

extension TimeZone: VMLValue {
  public var vmlCode: String { "TimeZone(identifier: \(quoted(identifier)))" }
}

extension CGSize: VMLValue {
  public var vmlCode: String { "CGSize(width: \(width.vmlCode), height: \(height.vmlCode))" }
}

extension CGPoint: VMLValue {
  public var vmlCode: String { "CGPoint(x: \(x.vmlCode), y: \(y.vmlCode))" }
}

extension CGRect: VMLValue {
  public var vmlCode: String {
    "CGRect(x: \(origin.x.vmlCode), y: \(origin.y.vmlCode), width: \(size.width.vmlCode), "
      + "height: \(size.height.vmlCode))"
  }
}

/// Value of a type of SwiftUI, held by its spelling.
public protocol SpelledValue: VMLValue {}

extension SpelledValue where Self: Equatable {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public static func == (first: Self, second: Self) -> Bool { first.vmlCode == second.vmlCode }
}

extension SpelledValue where Self: Hashable {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func hash(into hasher: inout Hasher) { hasher.combine(vmlCode) }
}

/// Text of a site's language, or a key for it: VML is translated before it is sent.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable, VMLValue {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  public var vmlCode: String { quoted(text) }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ value: some Any) { text += "\(value)" }

    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      text += String(format: specifier, value)
    }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      text += format.format(input)
    }

    /// The words of a text; its modifiers are lost.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.string }
  }
}

/// The spelling of a value of any type: its own, or its name as a text.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
func spelled<Value>(_ value: Value) -> String {
  if let value = value as? any VMLValue { return value.vmlCode }
  if let value = value as? AnyHashable, let base = value.base as? any VMLValue {
    return base.vmlCode
  }
  if let value = value as? any RawRepresentable<String> { return value.rawValue.vmlCode }
  return quoted("\(value)")
}

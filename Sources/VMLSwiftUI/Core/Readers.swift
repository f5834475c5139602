#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
#else
  import VMLViews
#endif

// Readers of the values that are no members of a type.
extension Draw {
  static func bool(_ e: Expression) -> Bool? {
    switch e {
    case .bool(let value): value
    case .attribute(_, "true"): true
    case .attribute(_, "false"): false
    default: nil
    }
  }

  static func double(_ e: Expression) -> Double? {
    switch e {
    case .number(let value): value
    case .member(nil, "infinity", _): .infinity
    case .member(nil, "zero", _): 0
    case .attribute(_, let text):
      number(text) ?? (isWord(e, "infinity") ? .infinity : nil)
    default: nil
    }
  }

  /// The number of an attribute, which may be a length with its unit.
  ///
  /// Spec: VML 8.3.
  private static func number(_ text: String) -> Double? {
    let isLength = text.hasSuffix("pt") || text.hasSuffix("px")
    return Double(isLength ? text.dropLast(2) : text[...]).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func isWord(_ e: Expression, _ word: String) -> Bool {
    if case .member(nil, word, _) = e.parsed { true } else { false }
  }

  static func cgFloat(_ e: Expression) -> CGFloat? { double(e).map { CGFloat($0) } }
  static func float(_ e: Expression) -> Float? { double(e).map { Float($0) } }
  static func int(_ e: Expression) -> Int? { double(e).flatMap { Int(exactly: $0) } }
  static func uint(_ e: Expression) -> UInt? { double(e).flatMap { UInt(exactly: $0) } }

  static func string(_ e: Expression) -> String? {
    switch e {
    case .string(let text), .attribute(_, let text): text
    case .number(let value): Int(exactly: value).map(String.init) ?? String(value)
    case .bool(let value): String(value)
    default: nil
    }
  }

  /// A text alone: a number is none.
  static func words(_ e: Expression) -> String? {
    switch e {
    case .string(let text), .attribute(_, let text): text
    default: nil
    }
  }

  /// A value that is only compared with others.
  static func anyValue(_ e: Expression) -> AnyHashable? {
    if let value = bool(e) { return AnyHashable(value) }
    return double(e).map { AnyHashable($0) } ?? string(e).map { AnyHashable($0) }
  }

  static func key(_ e: Expression) -> LocalizedStringKey? {
    words(e).map { LocalizedStringKey($0) }
  }

  static func text(_ e: Expression) -> Text? {
    if let text = words(e) { return Text(verbatim: text) }
    guard case .member(let base, let name, let arguments) = e else { return nil }
    if base == nil, name == "Text", let first = arguments.first, arguments.count == 1 {
      return words(first.value).map { Text(verbatim: $0) }
    }
    guard let base, let inner = text(base) else { return nil }
    var call = Call(value: e)
    _ = name
    return text_modified(inner, &call)?.text
  }

  static func keyPath(_ e: Expression) -> String? {
    if case .keyPath(let name) = e { name } else { nil }
  }

  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func imageResource(_ e: Expression) -> ImageResource? {
    words(e).map { ImageResource(name: $0, bundle: .main) }
  }

  static func url(_ e: Expression) -> URL? { words(e).flatMap { URL(string: $0) } }

  static func date(_ e: Expression) -> Date? {
    guard let text = words(e) else { return nil }
    return (try? Date(text, strategy: .iso8601))
      ?? (try? Date("\(text)T00:00:00Z", strategy: .iso8601))
  }

  /// An animation as the step `animate` names it.
  static func animation(_ text: String) -> Animation? {
    read_Animation(Expression.attribute(name: "", text: text).parsed)
  }

  /// An angle as a number with its unit, or as a value of SwiftUI.
  static func angle(_ e: Expression) -> Angle? {
    if case .degrees(let value) = e.parsed { return .degrees(value) }
    return read_Angle(e)
  }

  static func locale(_ e: Expression) -> Locale? {
    identifier(e, "Locale").map { Locale(identifier: $0) }
  }

  static func timeZone(_ e: Expression) -> TimeZone? {
    identifier(e, "TimeZone").flatMap { TimeZone(identifier: $0) }
  }

  private static func identifier(_ e: Expression, _ type: String) -> String? {
    guard var call = Call(member: e, of: type), call.fits("identifier") else { return nil }
    return call.value(0, words)
  }

  // MARK: Geometry

  static func cgSize(_ e: Expression) -> CGSize? {
    guard let (width, height) = pair(e, "CGSize", "width", "height") else { return nil }
    return CGSize(width: width, height: height)
  }

  static func cgPoint(_ e: Expression) -> CGPoint? {
    guard let (x, y) = pair(e, "CGPoint", "x", "y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  static func cgRect(_ e: Expression) -> CGRect? {
    guard var call = Call(member: e, of: "CGRect"), call.fits("x,y,width,height"),
      let x = call.value(0, double), let y = call.value(1, double),
      let width = call.value(2, double), let height = call.value(3, double)
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func pair(
    _ e: Expression, _ type: String, _ first: String, _ second: String
  ) -> (Double, Double)? {
    if case .tuple(let parts) = e, parts.map(\.label) == [first, second],
      let a = double(parts[0].value), let b = double(parts[1].value)
    {
      return (a, b)
    }
    guard var call = Call(member: e, of: type) else { return nil }
    if call.name == "zero" { return (0, 0) }
    guard call.fits("\(first),\(second)"), let a = call.value(0, double),
      let b = call.value(1, double)
    else { return nil }
    return (a, b)
  }

  // MARK: Collections

  static func optional<Value>(_ reader: @escaping Reader<Value>) -> Reader<Value?> {
    { e in
      if case .nil = e { return .some(nil) }
      return reader(e).map { .some($0) }
    }
  }

  static func array<Value>(_ reader: @escaping Reader<Value>) -> Reader<[Value]> {
    { list($0, reader) }
  }

  static func set<Value: Hashable>(_ reader: @escaping Reader<Value>) -> Reader<Set<Value>> {
    { list($0, reader).map { Set($0) } }
  }

  /// The values of an array; `nil` where one of them is none.
  static func list<Value>(_ e: Expression, _ reader: Reader<Value>) -> [Value]? {
    guard case .array(let items) = e.parsed else { return nil }
    var values: [Value] = []
    for item in items {
      guard let value = reader(item) else { return nil }
      values.append(value)
    }
    return values
  }

  static func closedRange<Value: Comparable>(
    _ reader: @escaping Reader<Value>
  ) -> Reader<ClosedRange<Value>> {
    { e in
      guard case .range(let start?, let end?) = e.parsed, let start = reader(start),
        let end = reader(end), start <= end
      else { return nil }
      return start...end
    }
  }

  static func rangeFrom<Value>(
    _ reader: @escaping Reader<Value>
  ) -> Reader<PartialRangeFrom<Value>> {
    { e in
      guard case .range(let start?, nil) = e.parsed else { return nil }
      return reader(start).map { $0... }
    }
  }

  static func rangeThrough<Value>(
    _ reader: @escaping Reader<Value>
  ) -> Reader<PartialRangeThrough<Value>> {
    { e in
      guard case .range(nil, let end?) = e.parsed else { return nil }
      return reader(end).map { ...$0 }
    }
  }

  /// The value, with its type said.
  static func typed<Value>(_ type: Value.Type, _ value: Value) -> Value { value }
}

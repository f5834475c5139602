import VMLCatalog
import VMLData
import VMLDiagnostics
import VMLMarkup

/// Writes what stood in the place of variables as values of VML: the opposite of
/// ``PatternMatcher``'s `match`.
struct PatternText<Codec: ForeignCodec> {
  let codec: Codec
  let kinds: [String: [FormatTable.Form]]
  /// The changes of values that lost something, as a colour its dark side.
  var losses: [String] = []
  /// Messages about views among the values.
  var told: [Diagnostic] = []

  init(_ codec: Codec, _ kinds: [String: [FormatTable.Form]]) {
    self.codec = codec
    self.kinds = kinds
  }

  /// The most columns or rows of a grid that are written one by one.
  private static var trackLimit: Int { 1000 }

  typealias Captures = TemplateMatcher<Codec>.Captures

  /// A value as an attribute or as an argument of a call.
  enum Place { case attribute, argument }

  /// The value of a pattern; `nil` if there is none that it could have.
  mutating func text(
    _ pattern: FormatTable.Pattern, _ variable: String, _ captures: Captures, in place: Place
  ) -> String? {
    switch pattern {
    case .kind("range"):
      guard let lower = captures["lower"]?.data.flatMap({ number($0) }),
        let upper = captures["upper"]?.data.flatMap({ number($0) }), lower.isFinite,
        upper.isFinite, lower <= upper
      else { return nil }
      return "\(written(lower))...\(written(upper))"
    case .kind("dates"):
      let ends = ["lower", "upper"].map { captures[$0]?.data }
      let texts = ends.map { $0?.string.flatMap { moment($0) == $0 ? $0 : nil } }
      guard zip(ends, texts).allSatisfy({ $0 == nil || $1 != nil }), areDates(texts[0], texts[1])
      else { return nil }
      return texts.map { $0.map(quoted) ?? "" }.joined(separator: "...")
    case .kind("vector"):
      let numbers = ["x", "y", "z"].compactMap { side in
        captures[side].map { $0.data.flatMap { number($0) } } ?? 0
      }
      guard numbers.count == 3, numbers.allSatisfy(\.isFinite) else { return nil }
      return "(x: \(written(numbers[0])), y: \(written(numbers[1])), z: \(written(numbers[2])))"
    case .kind("send"): return sent(variable, captures)?.call
    case .kind(let kind):
      guard let capture = captures[variable], let data = capture.data else { return nil }
      let count = told.count
      let made = text(of: data, kind, in: place)
      for index in told.indices.dropFirst(count) { told[index].name(capture.path) }
      return made
    case .list(let item):
      guard let items = captures[variable]?.data?.items else { return nil }
      var texts: [String] = []
      for value in items {
        var captures = Captures()
        captures["item"] = TemplateMatcher.Capture(value: .data(value), path: "")
        guard let made = text(item, "item", captures, in: .argument) else { return nil }
        texts.append(made)
      }
      return "[" + texts.joined(separator: ", ") + "]"
    case .member(let name, nil):
      return place == .attribute || name.first == "\\" ? name : "." + name
    // The element has the value.
    case .member("attr", .some):
      return captures["name"]?.data?.string.flatMap(watchedAttribute).map { "attr(\($0))" }
    case .member("[]", let parameters?): return arguments(parameters, captures).map { "[\($0)]" }
    case .member(let name, let parameters?):
      let head = name.first?.isUppercase == true ? name : "." + name
      return arguments(parameters, captures).map { "\(head)(\($0))" }
    case .derived(let base, let name, let parameters):
      guard let base = text(base, variable, captures, in: .argument),
        let arguments = arguments(parameters, captures)
      else { return nil }
      return "\(base).\(name)(\(arguments))"
    case .value(let value): return literal(value)
    }
  }

  /// The arguments of a call; `nil` if one is missing.
  mutating func arguments(
    _ parameters: [FormatTable.Parameter], _ captures: Captures
  ) -> String? {
    var texts: [String] = []
    for parameter in parameters {
      guard !Self.isLeftOut(parameter, captures) else { continue }
      let count = losses.count
      guard let value = text(parameter.pattern, parameter.variable, captures, in: .argument) else {
        guard parameter.isOptional else { return nil }
        if case .kind("send") = parameter.pattern {
          if losses.count == count { losses.append("its '\(parameter.label)' is left out") }
        } else if captures[parameter.variable] != nil {
          return nil
        }
        continue
      }
      texts.append(parameter.label.isEmpty ? value : "\(parameter.label): \(value)")
    }
    return texts.joined(separator: ", ")
  }

  /// Parameters that SwiftUI wants, though the format has a value for their absence.
  private static var required: [String] {
    ["startPoint", "endPoint", "center", "startRadius", "endRadius", "startAngle", "endAngle"]
  }

  /// Whether a parameter says no more than its absence.
  static func isLeftOut(_ parameter: FormatTable.Parameter, _ captures: Captures) -> Bool {
    guard parameter.isOptional else { return false }
    switch parameter.pattern {
    case .kind("any"): return true
    case .kind("range"), .kind("dates"):
      return captures["lower"]?.isDefault != false && captures["upper"]?.isDefault != false
    case .kind("send"):
      return message(parameter.variable, captures).map { $0.data?.content == .null } ?? true
    case .kind, .list, .derived:
      guard let capture = captures[parameter.variable] else { return true }
      return capture.isDefault && !required.contains(parameter.label)
    // The writer takes it, and writes nothing for it.
    case .member(_, nil), .value: return true
    case .member: return false
    }
  }

  /// The places of what a parameter is read of.
  static func paths(of parameter: FormatTable.Parameter, _ captures: Captures) -> [String] {
    switch parameter.pattern {
    case .kind("range"), .kind("dates"):
      [captures["lower"]?.path, captures["upper"]?.path].compactMap(\.self)
    case .kind("send"): message(parameter.variable, captures).map { [$0.path] } ?? []
    default: captures[parameter.variable].map { [$0.path] } ?? []
    }
  }

  /// A message, or the name of its action.
  private static func message(
    _ variable: String, _ captures: Captures
  ) -> TemplateMatcher<Codec>.Capture? {
    captures[variable] ?? (SentAction.spread.contains(variable) ? captures["action"] : nil)
  }

  /// The action that an event sends; `nil` for a message that is none.
  mutating func sent(_ variable: String, _ captures: Captures) -> ForeignAction? {
    guard let data = Self.message(variable, captures)?.data else { return nil }
    if let name = data.string, captures[variable] == nil {
      return ForeignAction(
        name: name, value: (captures["value"] ?? captures["valueText"])?.data)
    }
    let message = codec.canonical(data, of: "action")
    if !message.isSame(as: data) { losses.append(message.changeOfMessage) }
    return ForeignAction(message)
  }

  private func literal(_ value: FormatValue) -> String? {
    switch value {
    case .null, .hole: "nil"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): written(number)
    case .integer(let number): "\(number)"
    case .string(let text): quoted(text)
    case .array, .object: nil
    }
  }

  // MARK: Kinds

  private mutating func text(of value: DataNode, _ kind: String, in place: Place) -> String? {
    guard let known = ValueKind(rawValue: kind) else { return form(of: value, kind, in: place) }
    switch known {
    case .positive: return number(value).flatMap { $0 > 0 ? text(of: $0, in: place) : nil }
    case .number: return number(value).flatMap { text(of: $0, in: place) }
    case .finite: return number(value).flatMap { $0.isFinite ? text(of: $0, in: place) : nil }
    case .integer, .natural:
      guard let number = number(value),
        let integer = Int(exactly: number.rounded(.towardZero)),
        known == .integer || integer > 0
      else { return nil }
      if Double(integer) != number { losses.append("\(written(number)) becomes \(integer)") }
      return String(integer)
    case .count:
      guard let number = number(value),
        let count = Int(exactly: number.rounded(.towardZero)), 1...Self.trackLimit ~= count
      else { return nil }
      if Double(count) != number { losses.append("\(written(number)) becomes \(count)") }
      let tracks = Array(repeating: "GridItem(.flexible())", count: count)
      return "[" + tracks.joined(separator: ", ") + "]"
    case .payload: return ForeignAction.payload(value)
    case .bool:
      guard let flag = codec.bool(value) else { return nil }
      if case .boolean = value.content { return flag ? "true" : "false" }
      return read(value, "a boolean", flag ? "true" : "false")
    case .text, .address, .caption, .plainCaption:
      guard let text = codec.text(value) else { return nil }
      if value.string == nil { _ = read(value, "a string", "'\(text)'") }
      if !isWritable(text) { losses.append("control characters are left out") }
      return place == .attribute ? text.writable : quoted(text.writable)
    case .moment: return value.string.flatMap { moment($0) == $0 && isWritable($0) ? $0 : nil }
    case .page: return codec.text(value).flatMap { isPathOfPage($0) && isWritable($0) ? $0 : nil }
    case .breakpoint: return codec.text(value).flatMap { Breakpoint.isKnown($0) ? quoted($0) : nil }
    case .color, .colorName:
      guard let color = codec.color(value) else { return nil }
      if !color.isWhole { losses.append("the colour becomes \(color.text)") }
      return place == .attribute ? colorName(color.text) : color.text
    case .angle:
      guard let number = number(value), number.isFinite else { return nil }
      return ".degrees(\(written(number)))"
    default: return nil
    }
  }

  private mutating func number(_ value: DataNode) -> Double? {
    guard let number = codec.number(value) else { return nil }
    // A text that the decoder itself takes for a number begins so.
    if let text = value.string, !text.hasPrefix("$") {
      _ = read(value, "a number", number.isFinite ? written(number) : "'$\(text)'")
    }
    return number
  }

  /// Tells of a value that clients read as another one.
  private mutating func read(_ value: DataNode, _ wanted: String, _ reading: String) -> String {
    if codec.isLenient { told.append(.lenient(value, wanted, reading)) }
    return reading
  }

  private func text(of number: Double, in place: Place) -> String? {
    if number == .infinity { return place == .attribute ? "infinity" : ".infinity" }
    return number.isFinite ? written(number) : nil
  }

  /// A colour as an element names it: `system-blue`, or digits; `nil` for one of UIKit's, whose
  /// name would be one of the app's catalogue there.
  private mutating func colorName(_ text: String) -> String? {
    guard let color = parseExpression(text).flatMap(ColorValue.init),
      case .named(let name) = color.base
    else { return text }
    let members = Catalog.Name(name).flatMap { Catalog.type("Color")?.staticMembers(named: $0) }
    guard members?.isEmpty == false else { return nil }
    if color.opacity != 1 { losses.append("the colour becomes \(name)") }
    return "system-\(name)"
  }

  private mutating func form(of value: DataNode, _ kind: String, in place: Place) -> String? {
    for form in kinds[kind] ?? [] {
      var matcher = TemplateMatcher(codec)
      guard matcher.match(form.template, codec.canonical(value, of: kind), ""),
        matcher.rest.isEmpty
      else { continue }
      let before = (losses, told)
      if let text = text(form.pattern, form.pattern.variable, matcher.captures, in: place) {
        told += matcher.told
        return text
      }
      (losses, told) = before
    }
    return nil
  }
}

/// The attribute of VML that an entry `attr.open` is; `nil` for another entry.
func watchedAttribute(_ key: String) -> String? {
  guard key.hasPrefix("attr.") else { return nil }
  let name = String(key.dropFirst("attr.".count))
  return isName(name) ? name : nil
}

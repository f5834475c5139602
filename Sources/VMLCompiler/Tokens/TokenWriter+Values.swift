import VMLData
import VMLDiagnostics
import VMLStylesheet

extension TokenWriter {
  /// A value without parts; `nil` after an error, and for other types.
  mutating func simple(_ node: DataNode, as type: TokenType) -> TokenText? {
    let text: String?
    switch type {
    case .color: text = color(node)
    case .dimension:
      text = measure(node, ["px": 1, "rem": rootFontSize], divisor: 1, Diagnostic.dimension)
    case .duration:
      text = measure(node, ["ms": 1, "s": 1000], divisor: 1000, Diagnostic.duration)
    case .number: text = double(node).map(number) ?? failing(.number(node))
    case .fontFamily: text = fontFamily(node).map(quoted)
    case .fontWeight: text = fontWeight(node)
    default: text = nil
    }
    return text.map { text in
      var made = emptyText()
      made.append(text, at: node.range)
      return made
    }
  }

  private mutating func failing(_ mistake: Diagnostic) -> String? {
    bag.report(mistake)
    return nil
  }

  func double(_ node: DataNode) -> Double? {
    switch node.content {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  // MARK: Colours

  private mutating func color(_ node: DataNode) -> String? {
    switch node.content {
    case .string(let text): return hexColor(text) ?? failing(.hexColor(text, at: node.range))
    case .object: return colorObject(node)
    default: return failing(.color(node))
    }
  }

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` in its long form.
  private func hexColor(_ text: String) -> String? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), [3, 4, 6, 8].contains(digits.count),
      digits.allSatisfy({ Hexadecimal.value(of: $0) != nil })
    else { return nil }
    let long = digits.count < 5 ? digits.flatMap { [$0, $0] } : Array(digits)
    return "#" + String(decoding: long, as: UTF8.self).lowercased()
  }

  private mutating func colorObject(_ node: DataNode) -> String? {
    guard let fields = fields(of: node, ["colorSpace", "components"], ["alpha", "hex"]) else {
      return nil
    }
    guard case .string(let space)? = fields["colorSpace"]?.content,
      let items = fields["components"]?.items, items.count == 3
    else { return failing(.color(node)) }
    guard TokenColor.spaces.contains(space) || TokenColor.otherSpaces.contains(space) else {
      return failing(.colorSpace(space, at: fields["colorSpace"]?.range ?? node.range))
    }
    var components: [Double] = []
    for item in items {
      if item.content == .string("none") {
        components.append(0)
      } else if let value = double(item), value.magnitude <= 1000 {
        components.append(value)
      } else {
        return failing(.component(item))
      }
    }
    var alpha = 1.0
    if let given = fields["alpha"], given.content != .string("none") {
      guard let value = double(given), (0...1).contains(value) else {
        return failing(.component(given))
      }
      alpha = value
    }
    let color = TokenColor(space: space, components: components, alpha: alpha)
    guard TokenColor.otherSpaces.contains(space) else { return color.text }
    guard case .string(let hex)? = fields["hex"]?.content, let known = hexColor(hex),
      known.utf8.count == 7
    else { return failing(.colorWithoutHex(space, at: node.range)) }
    // The hexadecimal form has no opacity; the token has it.
    let opacity = TokenColor(space: "srgb", components: [0, 0, 0], alpha: alpha).text
    return known + opacity.dropFirst(7)
  }

  // MARK: Measures

  /// `"16px"` or `{"value": 16, "unit": "px"}`, in points or seconds.
  private mutating func measure(
    _ node: DataNode, _ units: [String: Double], divisor: Double,
    _ mistake: (DataNode) -> Diagnostic
  ) -> String? {
    var value: Double?
    var unit: String?
    if case .string(let text) = node.content {
      let count = text.utf8.reversed().prefix { ($0 | 0x20) &- 0x61 < 26 }.count
      let digits = String(decoding: text.utf8.dropLast(count), as: UTF8.self)
      value = Self.isDecimal(digits) ? Double(digits) : nil
      unit = String(decoding: text.utf8.suffix(count), as: UTF8.self)
      if value == 0, unit == "" { return "0" }
    } else if node.entries != nil {
      guard let fields = fields(of: node, ["value", "unit"], []) else { return nil }
      value = fields["value"].flatMap { double($0) }
      if case .string(let text)? = fields["unit"]?.content { unit = text }
    }
    guard let value, value.magnitude < 1e12, let factor = unit.flatMap({ units[$0] }) else {
      return failing(mistake(node))
    }
    return number(value * factor / divisor)
  }

  private static func isDecimal(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B }
  }

  // MARK: Fonts

  /// The first family of the list.
  mutating func fontFamily(_ node: DataNode) -> String? {
    let first = node.items?.first ?? node
    if case .string(let name) = first.content, !name.isEmpty,
      node.items?.allSatisfy({ $0.kindName == first.kindName }) ?? true
    {
      return name
    }
    return failing(.fontFamily(node))
  }

  private mutating func fontWeight(_ node: DataNode) -> String? {
    if case .string(let name) = node.content, let weight = fontWeights[name] {
      return swiftUIWeight(Double(weight))
    }
    if let weight = double(node), (1...1000).contains(weight) { return swiftUIWeight(weight) }
    return failing(.fontWeight(node))
  }

  private func swiftUIWeight(_ weight: Double) -> String {
    let names = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    return "." + names[min(9, max(1, Int((weight / 100).rounded()))) - 1]
  }

  /// A string literal of VSS.
  func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  // MARK: Objects

  /// The members of an object: all of `required`, and any of `optional`.
  mutating func fields(
    of node: DataNode, _ required: [String], _ optional: [String]
  ) -> [String: DataNode]? {
    guard let entries = node.entries else {
      bag.report(.members(node, required + optional))
      return nil
    }
    var fields: [String: DataNode] = [:]
    var isFine = true
    for entry in entries {
      if required.contains(entry.key) || optional.contains(entry.key) {
        fields[entry.key] = entry.value
      } else if !entry.key.hasPrefix("$") {
        bag.report(.member(entry, among: required + optional))
        isFine = false
      }
    }
    let missing = required.filter { fields[$0] == nil }
    guard isFine, !missing.isEmpty else { return isFine ? fields : nil }
    bag.report(.missing(missing, at: node.range))
    return nil
  }
}

/// Points in one `rem`.
public let rootFontSize = 16.0

private let fontWeights = [
  "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
  "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
  "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
  "extra-black": 950, "ultra-black": 950,
]

extension Diagnostic {
  fileprivate static func expected(
    _ what: String, _ example: String, _ node: DataNode
  ) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: node.range, "expected \(what), found \(node.shown)",
      notes: [Note("as in \(example)")])
  }

  fileprivate static func color(_ node: DataNode) -> Diagnostic {
    expected(
      "a color", ##""#1b6e3c" or {"colorSpace": "srgb", "components": [0.1, 0.4, 0.2]}"##, node)
  }

  fileprivate static func hexColor(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: range, "'\(text)' is not a color",
      notes: [Note("a color is '#' and six digits, or eight with its opacity: \"#1b6e3c\"")])
  }

  fileprivate static func colorSpace(_ name: String, at range: SourceRange) -> Diagnostic {
    let known = TokenColor.spaces + TokenColor.otherSpaces
    let nearest = nearestName(to: name, in: known)
    return Diagnostic(
      .invalidToken, .error, at: range,
      "there is no color space '\(name)'" + didYouMean(nearest),
      notes: [Note("there are \(known.joined(separator: ", "))")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: "\"\($0)\"")] } ?? [])
  }

  fileprivate static func component(_ node: DataNode) -> Diagnostic {
    expected("a component of a color", #"0.25 or "none"; an alpha lies between 0 and 1"#, node)
  }

  fileprivate static func colorWithoutHex(_ space: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: range, "colors of '\(space)' need a 'hex' that comes near",
      notes: [Note(##"as in "hex": "#1b6e3c", which is what is shown"##)])
  }

  fileprivate static func dimension(_ node: DataNode) -> Diagnostic {
    expected("a dimension in 'px' or 'rem'", #""16px" or {"value": 16, "unit": "px"}"#, node)
  }

  fileprivate static func duration(_ node: DataNode) -> Diagnostic {
    expected("a duration in 'ms' or 's'", #""200ms" or {"value": 200, "unit": "ms"}"#, node)
  }

  fileprivate static func number(_ node: DataNode) -> Diagnostic {
    expected("a number", "1.5", node)
  }

  fileprivate static func fontFamily(_ node: DataNode) -> Diagnostic {
    expected("the name of a font", #""Inter" or ["Inter", "sans-serif"]"#, node)
  }

  fileprivate static func fontWeight(_ node: DataNode) -> Diagnostic {
    expected("the weight of a font", #"600 or "semi-bold"; weights go from 1 to 1000"#, node)
  }

  fileprivate static func members(_ node: DataNode, _ members: [String]) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: node.range, "expected an object, found \(node.shown)",
      notes: [Note("its members are \(members.joined(separator: ", "))")])
  }

  fileprivate static func member(
    _ entry: DataNode.Entry, among known: [String]
  ) -> Diagnostic {
    let nearest = nearestName(to: entry.key, in: known)
    return Diagnostic(
      .invalidToken, .error, at: entry.keyRange,
      "'\(entry.key)' is no part of this value" + didYouMean(nearest),
      notes: [Note("its parts are \(known.joined(separator: ", "))")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: entry.keyRange, with: "\"\($0)\"")] }
        ?? [])
  }

  fileprivate static func missing(_ names: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: range.start,
      "this value lacks " + names.map { "'\($0)'" }.joined(separator: ", "),
      notes: [Note("a part may be a reference: \"{color.brand}\"")])
  }
}

extension DataNode {
  /// A value in words for messages.
  fileprivate var shown: String {
    switch content {
    case .string(let text) where text.utf8.count <= 40: "'\(text)'"
    case .integer(let integer): "\(integer)"
    case .number(let value): number(value)
    default: kindName
    }
  }
}

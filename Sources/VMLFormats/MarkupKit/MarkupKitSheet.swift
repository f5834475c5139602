public import VMLData
public import VMLDiagnostics
import VMLMarkup

/// Reads MarkupKit's property templates as a sheet: a class for each, under its name.
///
/// UIKit's properties have no order. Modifiers have one, and stand in the order in which SwiftUI
/// draws what UIKit would. Properties that no modifier stands for are left out, with a warning.
public func readPropertyTemplates(
  _ data: DataNode, reporting bag: inout DiagnosticBag
) -> [UInt8]? {
  guard let templates = data.entries else {
    bag.report(.noTemplates("templates must be an object, not \(data.kindName)", at: data.range))
    return nil
  }
  var rules: [String] = []
  for template in templates {
    guard let properties = template.value.entries else {
      bag.report(
        .noTemplates(
          "the template '\(shortened(template.key))' must be an object, not "
            + template.value.kindName, at: template.value.range))
      continue
    }
    let calls = MarkupKitTemplate(properties).calls(named: template.key, reporting: &bag)
    let name = className(template.key)
    rules.append(".\(name) {\n" + calls.map { "  \($0);\n" }.joined() + "}\n")
  }
  return bag.hasErrors ? nil : Array(rules.joined(separator: "\n").utf8)
}

private struct MarkupKitTemplate {
  private let properties: [DataNode.Entry]
  private var places: [String: Int] = [:]

  init(_ properties: [DataNode.Entry]) {
    self.properties = properties
    for (index, entry) in properties.enumerated() { places[entry.key] = index }
  }

  private typealias Values = [String: DataNode]

  /// A modifier, or several, with the properties that it is made of.
  private struct Row: Sendable {
    var names: [String]
    /// `nil` if a value is none that the property has.
    var make: @Sendable (_ values: [String: DataNode]) -> [String]?
  }

  func calls(named name: String, reporting bag: inout DiagnosticBag) -> [String] {
    var calls: [String] = []
    var taken: Set<String> = []
    for row in Self.rows {
      var values: Values = [:]
      for name in row.names where places[name] != nil {
        values[name] = places[name].map { properties[$0].value }
      }
      guard !values.isEmpty, let made = row.make(values) else { continue }
      calls += made
      taken.formUnion(values.keys)
    }
    for entry in properties where !taken.contains(entry.key) {
      bag.report(.noModifier(entry, of: name))
    }
    return calls
  }

  // MARK: Rows

  private static func one(
    _ names: [String], _ make: @escaping @Sendable (DataNode) -> [String]?
  ) -> [Row] {
    names.map { name in Row(names: [name]) { $0[name].flatMap(make) } }
  }

  private static func numbers(_ name: String, _ format: @escaping @Sendable (String) -> String)
    -> [Row]
  {
    one([name]) { number($0).map { [format(written($0))] } }
  }

  private static func colors(_ names: [String], _ modifier: String) -> [Row] {
    one(names) { color($0).map { ["\(modifier)(\($0))"] } }
  }

  private static func words(
    _ name: String, _ words: [String: String], _ format: @escaping @Sendable (String) -> String
  ) -> [Row] {
    one([name]) { $0.string.flatMap { words[$0] }.map { [format($0)] } }
  }

  private static let rows: [Row] = {
    var rows = one(["font", "titleLabel.font"]) { font($0) }
    rows += colors(
      ["textColor", "titleLabel.textColor", "normalTitleColor"], "foregroundStyle")
    rows += words(
      "textAlignment",
      ["left": ".leading", "center": ".center", "right": ".trailing", "natural": ".leading"]
    ) { "multilineTextAlignment(\($0))" }
    rows += one(["numberOfLines", "titleLabel.numberOfLines"]) {
      number($0).map { $0 > 0 ? ["lineLimit(\(written($0.rounded())))"] : [] }
    }
    rows += words(
      "lineBreakMode",
      ["byTruncatingHead": ".head", "byTruncatingMiddle": ".middle", "byTruncatingTail": ".tail"]
    ) { "truncationMode(\($0))" }
    rows += numbers("minimumScaleFactor") { "minimumScaleFactor(\($0))" }
    rows += colors(["tintColor"], "tint")
    rows += words(
      "contentMode", ["scaleAspectFit": "scaledToFit", "scaleAspectFill": "scaledToFill"]
    ) { "\($0)()" }
    rows += numbers("layoutMargins") { "padding(\($0))" }
    for (name, edge) in [
      ("layoutMarginTop", "top"), ("layoutMarginLeft", "leading"),
      ("layoutMarginLeading", "leading"),
      ("layoutMarginBottom", "bottom"), ("layoutMarginRight", "trailing"),
      ("layoutMarginTrailing", "trailing"),
    ] {
      rows += numbers(name) { "padding(.\(edge), \($0))" }
    }
    for (name, label) in [
      ("width", "width"), ("height", "height"), ("minimumWidth", "minWidth"),
      ("maximumWidth", "maxWidth"), ("minimumHeight", "minHeight"), ("maximumHeight", "maxHeight"),
    ] {
      rows += numbers(name) { "frame(\(label): \($0))" }
    }
    rows += colors(["backgroundColor", "layer.backgroundColor"], "background")
    rows += numbers("layer.cornerRadius") { "clipShape(.rect(cornerRadius: \($0)))" }
    rows += one(["clipsToBounds", "layer.masksToBounds"]) {
      flag($0).map { $0 ? ["clipped()"] : [] }
    }
    rows.append(Row(names: ["layer.borderColor", "layer.borderWidth"]) { border($0) })
    rows.append(
      Row(names: ["layer.shadowColor", "layer.shadowRadius", "layer.shadowOpacity"]) { shadow($0) })
    rows += numbers("alpha") { "opacity(\($0))" }
    rows += one(["hidden"]) { flag($0).map { $0 ? ["hidden()"] : [] } }
    rows += one(["enabled"]) { flag($0).map { ["disabled(\(!$0))"] } }
    rows += one(["userInteractionEnabled"]) { flag($0).map { ["allowsHitTesting(\($0))"] } }
    rows += numbers("weight") { "layoutPriority(\($0))" }
    for name in ["accessibilityLabel", "accessibilityHint", "accessibilityIdentifier"] {
      rows += one([name]) { text($0).map { ["\(name)(\(quoted($0)))"] } }
    }
    return rows
  }()

  // MARK: Values

  private static func number(_ value: DataNode) -> Double? {
    switch value.content {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  private static func flag(_ value: DataNode) -> Bool? {
    switch value.content {
    case .boolean(let flag): flag
    case .string("true"): true
    case .string("false"): false
    default: nil
    }
  }

  /// A text that is neither looked up in a table of strings nor bound.
  private static func text(_ value: DataNode) -> String? {
    guard let text = value.string, let first = text.first, !"@$".contains(first) else { return nil }
    return (first == "^" ? String(text.dropFirst()) : text).writable
  }

  private static func color(_ value: DataNode) -> String? {
    guard let text = value.string else { return nil }
    if text.first == "#" { return SwiftUIMLReader().hexadecimal(text) }
    let name = text.hasSuffix("Color") ? String(text.dropLast(5)) : text
    if name == "darkGray" { return "#555555" }
    if name == "lightGray" { return "#aaaaaa" }
    if ViewCodableCodec.names.contains(name) { return ".\(name)" }
    return isName(text) ? "Color(\(quoted(text)))" : nil
  }

  private static let styles: Set = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption1", "caption2",
  ]

  /// `Helvetica 24`, `System-Bold 24`, `headline`.
  private static func font(_ value: DataNode) -> [String]? {
    guard let text = value.string else { return nil }
    if styles.contains(text) {
      let name = text.hasSuffix("1") ? String(text.dropLast()) : text
      return ["font(.\(name))"]
    }
    guard let space = text.lastIndex(of: " "), let size = Double(text[space...].dropFirst()),
      size.isFinite
    else { return nil }
    switch text[..<space] {
    case "System": return ["font(.system(size: \(written(size))))"]
    case "System-Bold": return ["font(.system(size: \(written(size)), weight: .bold))"]
    case "System-Italic": return ["font(.system(size: \(written(size))))", "italic()"]
    case let family:
      return ["font(.custom(\(quoted(String(family).writable)), size: \(written(size))))"]
    }
  }

  private static func border(_ values: Values) -> [String]? {
    let width = values["layer.borderWidth"].map(number)
    let color = values["layer.borderColor"].map(color)
    guard let width = width ?? 0, let color = color ?? ".black" else { return nil }
    return width > 0 ? ["border(\(color), width: \(written(width)))"] : []
  }

  private static func shadow(_ values: Values) -> [String]? {
    let color = values["layer.shadowColor"].map(color)
    let radius = values["layer.shadowRadius"].map(number)
    let opacity = values["layer.shadowOpacity"].map(number)
    guard let color = color ?? ".black", let radius = radius ?? 3, let opacity = opacity ?? 0 else {
      return nil
    }
    let shade = opacity == 1 ? color : "\(color).opacity(\(written(opacity)))"
    return opacity > 0 ? ["shadow(color: \(shade), radius: \(written(radius)))"] : []
  }
}

extension Diagnostic {
  fileprivate static func noTemplates(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongKind, .error, at: range, message,
      notes: [Note(#"templates are {"greeting": {"font": "Helvetica 24"}}"#)])
  }

  fileprivate static func noModifier(_ entry: DataNode.Entry, of template: String) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: entry.keyRange,
      "'\(shortened(entry.key))' with this value is no modifier, and is left out",
      notes: [Note("it is \(shortened(template)).\(shortened(entry.key))")])
  }
}

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
    if name != template.key { bag.report(.renamed(template, name)) }
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
    /// The values that it takes.
    var expects: String
    /// A property without which the others say nothing.
    var needs: String?
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
      bag.report(lost(entry, of: name))
    }
    return withOneMargin(calls)
  }

  /// The calls with the margins of all edges and the one of some in one: the latter replace theirs.
  private func withOneMargin(_ calls: [String]) -> [String] {
    func margin(_ name: String) -> Double? {
      places[name].flatMap { Self.number(properties[$0].value) }
    }
    var edges: [String: Double] = [:]
    for (name, edge) in Self.margins { edges[edge] = margin(name) ?? edges[edge] }
    guard let all = margin("layoutMargins"), !edges.isEmpty,
      let place = calls.firstIndex(where: { $0.hasPrefix("padding(") })
    else { return calls }
    let insets = ["top", "leading", "bottom", "trailing"].map { edge in
      "\(edge): \(written(edges[edge] ?? all))"
    }
    var calls = calls.filter { !$0.hasPrefix("padding(") }
    calls.insert("padding(EdgeInsets(\(insets.joined(separator: ", "))))", at: place)
    return calls
  }

  private static let margins = [
    ("layoutMarginTop", "top"), ("layoutMarginLeft", "leading"), ("layoutMarginLeading", "leading"),
    ("layoutMarginBottom", "bottom"), ("layoutMarginRight", "trailing"),
    ("layoutMarginTrailing", "trailing"),
  ]

  /// Tells of a property that is left out, and why.
  private func lost(_ entry: DataNode.Entry, of template: String) -> Diagnostic {
    let key = shortened(entry.key)
    guard let row = Self.rows.first(where: { $0.names.contains(entry.key) }) else {
      let nearest = nearestName(to: entry.key, in: Self.rows.flatMap(\.names))
      return .lostProperty(
        "no modifier stands for '\(key)': it is left out" + didYouMean(nearest),
        note: Self.attributes[entry.key] ?? "a rule by hand has any modifier of SwiftUI",
        entry, of: template)
    }
    switch entry.value.string?.first {
    case "$"?:
      return .lostProperty(
        "'\(key)' is bound, and a sheet has values alone: it is left out",
        note: "a state, and an attribute that follows it by 'bind', change a view", entry,
        of: template)
    case "@"? where row.expects == Self.texts:
      return .lostProperty(
        "'\(key)' is looked up in a table, which a sheet cannot: it is left out",
        note: "the modifier in a 'style' of a page reads texts of the site, as in '\\(@hello)'",
        entry, of: template)
    default:
      if let needed = row.needs, places[needed] == nil {
        return .lostProperty(
          "'\(key)' says nothing without '\(needed)': it is left out",
          note: "a modifier is made of one template", entry, of: template)
      }
      return .lostProperty(
        "'\(key)' does not take this value: it is left out", note: row.expects, entry,
        of: template)
    }
  }

  /// Notes on properties that are no modifiers, and have a place in a page.
  private static let attributes = [
    "spacing": "it is an attribute of a stack: '<VStack spacing=\"8\">'",
    "alignment": "it is an attribute of a stack: '<VStack alignment=\"leading\">'",
    "axis": "a stack is 'VStack' or 'HStack'",
    "text": "the text of a view stands in the page",
    "title": "the text of a view stands in the page",
    "normalTitle": "the text of a view stands in the page",
    "placeholder": "it is an attribute of a field: '<TextField prompt=\"Name\">'",
    "image": "a picture is a view: '<Image systemName=\"star\"/>'",
  ]

  // MARK: Rows

  private static let texts = "a text is '\"Lamp\"'"

  private static func one(
    _ names: [String], _ expects: String, _ make: @escaping @Sendable (DataNode) -> [String]?
  ) -> [Row] {
    names.map { name in Row(names: [name], expects: expects) { $0[name].flatMap(make) } }
  }

  private static func numbers(_ name: String, _ format: @escaping @Sendable (String) -> String)
    -> [Row]
  {
    one([name], "a number is '8' or '0.5'") { number($0).map { [format(written($0))] } }
  }

  private static func flags(_ names: [String], _ make: @escaping @Sendable (Bool) -> [String])
    -> [Row]
  {
    one(names, "it is 'true' or 'false'") { flag($0).map(make) }
  }

  private static func colors(_ names: [String], _ modifier: String) -> [Row] {
    one(names, "a colour is '#rrggbb', 'systemBlue' or a name of the app's catalogue") {
      color($0).map { ["\(modifier)(\($0))"] }
    }
  }

  private static func words(
    _ name: String, _ words: [String: String], _ format: @escaping @Sendable (String) -> String
  ) -> [Row] {
    one([name], "with a modifier are '\(words.keys.sorted().joined(separator: "', '"))'") {
      $0.string.flatMap { words[$0] }.map { [format($0)] }
    }
  }

  private static let rows: [Row] = {
    var rows = one(
      ["font", "titleLabel.font"], "a font is 'Helvetica 24', 'System-Bold 17' or 'headline'"
    ) { font($0) }
    rows += colors(
      ["textColor", "titleLabel.textColor", "normalTitleColor"], "foregroundStyle")
    rows += words(
      "textAlignment",
      ["left": ".leading", "center": ".center", "right": ".trailing", "natural": ".leading"]
    ) { "multilineTextAlignment(\($0))" }
    rows += one(["numberOfLines", "titleLabel.numberOfLines"], "0 is any number of lines") {
      number($0).map { ["lineLimit(\($0 > 0 ? written($0.rounded()) : "nil"))"] }
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
    for (name, edge) in margins {
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
    rows += flags(["clipsToBounds", "layer.masksToBounds"]) { $0 ? ["clipped()"] : [] }
    rows.append(
      Row(
        names: ["layer.borderColor", "layer.borderWidth"],
        expects: "a border is a number and a colour", needs: "layer.borderWidth"
      ) { border($0) })
    rows.append(
      Row(
        names: ["layer.shadowColor", "layer.shadowRadius", "layer.shadowOpacity"],
        expects: "a shadow is two numbers and a colour", needs: "layer.shadowOpacity"
      ) { shadow($0) })
    rows += numbers("alpha") { "opacity(\($0))" }
    rows += flags(["hidden"]) { $0 ? ["hidden()"] : [] }
    rows += flags(["enabled"]) { ["disabled(\(!$0))"] }
    rows += flags(["userInteractionEnabled"]) { ["allowsHitTesting(\($0))"] }
    rows += numbers("weight") { "layoutPriority(\($0))" }
    for name in ["accessibilityLabel", "accessibilityHint", "accessibilityIdentifier"] {
      rows += one([name], texts) { text($0).map { ["\(name)(\(quoted($0)))"] } }
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
    if let color = uiKitColors[name] { return color }
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
    let color = values["layer.borderColor"].map(color)
    guard let width = values["layer.borderWidth"].flatMap(number), let color = color ?? ".black"
    else { return nil }
    return width > 0 ? ["border(\(color), width: \(written(width)))"] : []
  }

  private static func shadow(_ values: Values) -> [String]? {
    let color = values["layer.shadowColor"].map(color)
    let radius = values["layer.shadowRadius"].map(number)
    guard let color = color ?? ".black", let radius = radius ?? 3,
      let opacity = values["layer.shadowOpacity"].flatMap(number)
    else { return nil }
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

  /// A name that no class may have.
  fileprivate static func renamed(_ template: DataNode.Entry, _ name: String) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: template.keyRange,
      "the template '\(shortened(template.key))' becomes the class '\(shortened(name))'",
      notes: [Note("a page says 'class=\"\(shortened(name))\"'")])
  }

  fileprivate static func lostProperty(
    _ message: String, note: String, _ entry: DataNode.Entry, of template: String
  ) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: entry.keyRange, message,
      notes: [Note("it is \(shortened(template)).\(shortened(entry.key))"), Note(note)])
  }
}

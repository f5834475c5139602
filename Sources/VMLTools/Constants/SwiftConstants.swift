import VMLData

extension SiteConstants {
  /// A file of Swift with an enumeration for each kind of name, for an app that links VMLBehaviour.
  ///
  /// Names of two values that would be one in Swift are told apart by a number.
  public var swift: String {
    var code = SwiftCode()
    code.line("// Made by 'vmlc export constants': run it again when the pages have changed.")
    code.line("import VMLBehaviour")
    code.line("")
    code.strings("SitePage", "Paths of pages.", pages, empty: "home")
    code.strings("SiteFragment", "Paths of parts, which pages load.", fragments, empty: "root")
    code.strings("SiteID", "Ids of views.", ids)
    code.views(views)
    code.strings("SiteEndpoint", "Places that forms are sent to.", endpoints)
    code.actions(actions)
    code.states(states)
    return code.text
  }
}

/// Text of Swift under way.
private struct SwiftCode {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String) {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  mutating func block(_ head: String, _ body: (inout SwiftCode) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  mutating func strings(
    _ name: String, _ comment: String, _ values: [String], empty: String = "empty"
  ) {
    guard !values.isEmpty else { return }
    line("/// \(comment)")
    var names = SwiftNames()
    block("enum \(name): String, CaseIterable, Sendable") { code in
      for value in values {
        code.line("case \(names.name(value, empty: empty)) = \(swiftLiteral(value))")
      }
    }
    line("")
  }

  /// The app's views, also where there are none: the app's profile always has the list of them.
  mutating func views(_ views: [String]) {
    guard views.isEmpty else {
      return strings("SiteView", "Views that the app draws.", views)
    }
    line("/// Views that the app draws: none.")
    block("enum SiteView: CaseIterable, Sendable") { code in
      code.line("static let allCases: [SiteView] = []")
      code.line("var rawValue: String { switch self {} }")
    }
    line("")
  }

  // MARK: Actions

  mutating func actions(_ actions: [SiteConstants.Action]) {
    guard !actions.isEmpty else { return }
    var names = SwiftNames()
    let cases = actions.map { (action: $0, name: names.name($0.name)) }
    line("/// Actions that pages send.")
    block("enum SiteAction: Hashable, Sendable") { code in
      for (action, name) in cases { code.line("case \(name)\(code.parameters(of: action))") }
      code.line("")
      code.line("/// `nil` for an action, or values, that pages of another version send.")
      code.block("init?(_ name: String, _ values: [SentValue])") { code in
        if actions.contains(where: \.hasLabels) {
          code.block("func value(_ label: String) -> SentValue?") {
            $0.line("values.first { $0.label == label }")
          }
        }
        code.line("switch name {")
        for (action, name) in cases { code.reading(action, name) }
        code.line("default: return nil")
        code.line("}")
      }
    }
    line("")
  }

  private mutating func reading(_ action: SiteConstants.Action, _ name: String) {
    line("case \(swiftLiteral(action.name)):")
    depth += 1
    defer { depth -= 1 }
    switch action.values {
    case nil: line("self = .\(name)(values)")
    case .one(let type):
      line("guard let value = \(type.reading("values.first")) else { return nil }")
      line("self = .\(name)(value)")
    case .several(let fields):
      var labels = SwiftNames()
      let parts = fields.map { field in
        let label = labels.name(field.name)
        return (label: label, reading: field.type.reading("value(\(swiftLiteral(field.name)))"))
      }
      if !fields.isEmpty {
        line("guard")
        depth += 1
        for (index, part) in parts.enumerated() {
          line("let \(part.label) = \(part.reading)\(index + 1 < parts.count ? "," : "")")
        }
        depth -= 1
        line("else { return nil }")
      }
      let arguments = parts.map { "\($0.label): \($0.label)" }.joined(separator: ", ")
      line("self = .\(name)\(fields.isEmpty ? "" : "(\(arguments))")")
    }
  }

  private func parameters(of action: SiteConstants.Action) -> String {
    switch action.values {
    case nil: return "([SentValue])"
    case .one(let type): return "(\(type.swiftName))"
    case .several(let fields):
      var labels = SwiftNames()
      let parts = fields.map { "\(labels.name($0.name)): \($0.type.swiftName)" }
      return parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
    }
  }

  // MARK: States

  mutating func states(_ states: [SiteConstants.State]) {
    guard !states.isEmpty else { return }
    strings("SiteState", "States that all screens share.", states.map(\.name))
    let settable = states.filter(\.isFromApp)
    guard !settable.isEmpty else { return }
    var names = SwiftNames()
    line("/// Events by which the app sets states.")
    block("extension BehaviourEvent") { code in
      for state in settable {
        let name = names.name("set " + state.name)
        code.block("static func \(name)(_ value: \(state.type.swiftName)) -> BehaviourEvent") {
          $0.line(".appSet(\(swiftLiteral(state.name)), \(state.type.settingLabel): value)")
        }
      }
    }
    line("")
  }
}

extension SiteConstants.Action {
  /// Whether its values go by labels.
  fileprivate var hasLabels: Bool {
    if case .several(let fields) = values { !fields.isEmpty } else { false }
  }
}

extension ValueType {
  /// The type of Swift that a value is handed out as.
  fileprivate var swiftName: String {
    switch self {
    case .string, .color, .url, .date, .duration, .symbol, .choice, .reference: "String"
    case .number: "Double"
    case .integer: "Int"
    case .boolean: "Bool"
    case .set: "[String]"
    case .optional(let wrapped): wrapped.isOptional ? wrapped.swiftName : wrapped.swiftName + "?"
    case .list, .object, .named, .any: "SentValue"
    }
  }

  private var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Swift that reads a value of the type out of an optional `SentValue`; `nil` where it is none.
  fileprivate func reading(_ value: String) -> String {
    switch swiftName {
    case "String": "\(value)?.text"
    case "Double": "\(value)?.number"
    case "Int": "\(value)?.integer"
    case "Bool": "\(value)?.boolean"
    case "[String]": "\(value)?.texts"
    case "SentValue": value
    default: optionalReading(value)
    }
  }

  private func optionalReading(_ value: String) -> String {
    guard case .optional(let wrapped) = self else { return value }
    if wrapped.isOptional { return wrapped.optionalReading(value) }
    return "Optional.some(\(wrapped.reading(value)))"
  }

  /// The label of the value by which the app sets a state of the type.
  fileprivate var settingLabel: String {
    switch self {
    case .number: "number"
    case .integer: "integer"
    case .boolean: "boolean"
    case .set: "texts"
    default: "text"
    }
  }
}

/// Gives each value a name of its own.
private struct SwiftNames {
  private var given: Set<String> = []

  /// Letters and digits of a text, with a large letter for each gap; `empty` where there are none.
  mutating func name(_ text: String, empty: String = "empty") -> String {
    var name = ""
    var isGap = false
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      guard isDigit || scalar.properties.isAlphabetic else {
        isGap = !name.isEmpty
        continue
      }
      if name.isEmpty, isDigit { name = "_" }
      name += isGap ? scalar.properties.uppercaseMapping : String(scalar)
      isGap = false
    }
    if name.isEmpty { name = empty }
    let first = name.unicodeScalars.prefix(1)
    name =
      first.map(\.properties.lowercaseMapping).joined()
      + String(name.unicodeScalars.dropFirst())
    var unique = name
    var number = 2
    while !given.insert(unique).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return swiftWords.contains(unique) ? "`\(unique)`" : unique
  }
}

/// Words that are no names in Swift unless they stand between backticks.
private let swiftWords: Set = [
  "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
  "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
  "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
  "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
  "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "var", "where", "while",
]

/// A literal of Swift with the text.
private func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\" + String(scalar)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      literal += "\\u{\(String(scalar.value, radix: 16))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}

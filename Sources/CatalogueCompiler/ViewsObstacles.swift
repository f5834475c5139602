/// Reasons for which the library lacks a declaration, in the words of its messages.
extension ViewsGenerator {
  /// Reason why a member of a type is not there; `nil` if none is known.
  mutating func reason(
    for member: MemberSyntax, of owner: String, _ outer: [GenericSyntax]
  ) -> String? {
    let labels = member.parameters.map { "\($0.label ?? "_"):" }.joined()
    let name = "\(owner).\(member.name)"
    if let reason = reasons[owner] ?? reasons[name] ?? reasons["\(name)(\(labels))"] {
      return reason
    }
    if member.name.hasPrefix("_") || labels.hasPrefix("_") && labels.dropFirst().first != ":" {
      return "it is SwiftUI's own"
    }
    let constraints = types.constraints(of: member, outer: outer)
    for parameter in member.parameters where parameter.defaultValue == nil {
      if types.map(parameter, generics: constraints) != nil { continue }
      let name = parameter.label ?? parameter.name ?? "it"
      return types.obstacle(of: parameter, constraints).map { "'\(name)' \($0)" }
    }
    if let data = member.parameters.first(where: { isData($0, constraints) }) {
      return "'\(data.label ?? data.name ?? "data")' is data that SwiftUI makes views of"
    }
    if let binding = member.parameters.first(where: { $0.type.isOptionalBinding }) {
      return "'\(binding.label ?? binding.name ?? "it")' is a binding that may be missing"
    }
    if member.isFailable { return "it may give nil" }
    let kind = model.rules.kinds.first { types.conforms(owner, to: $0) || owner == $0 }
    if let kind, !Self.kinds.contains(kind) { return "it is \(kind), which this library has not" }
    if member.kind == .method, !Self.receivers.contains(owner) {
      return "'\(owner)' is not in this library"
    }
    // A closure of an element that is no action.
    let closure = member.parameters.first { $0.isPlainClosure }
    return closure.map { "'\($0.label ?? $0.name ?? "it")' is handed what SwiftUI alone has" }
  }

  private mutating func isData(_ parameter: ParameterSyntax, _ generics: [String: String]) -> Bool {
    switch types.map(parameter, generics: generics)?.kind {
    case .data, .keyPath, .rows: true
    default: false
    }
  }

  /// By a type, or by a member of it, with or without its labels.
  var reasons: [String: String] {
    let table = "a table makes its cells for each row of data"
    let each = "'ForEach' is written as what it makes"
    let made = "it is what a modifier of a shape gives"
    return [
      "Table": table, "TableColumn": table, "TableColumnContent": table,
      "TableColumnForEach": table,
      "TableRow": table, "TableRowContent": table, "DisclosureTableRow": table,
      "DynamicTableRowContent": table, "DynamicViewContent": each, "FillShapeView": made,
      "StrokeShapeView": made, "StrokeBorderShapeView": made, "TransformedShape": made,
      "Layout": "a layout is an element, and has the modifiers of views",
      "ButtonBorderShape": "it is a value, which has a shape on the device alone",
      "MenuButton": "'Menu' stands for it", "ForEach": "'ForEach' makes views alone",
      "Group": "'Group' holds views, and parts of toolbars and tab bars",
      "Color.init(_:)": "it is what a device makes of a colour",
      "Text.init(_:style:)": "a document has no clock: give the formatted text",
      "Text.init(timerInterval:pauseTime:countsDown:showsHours:)":
        "a document has no clock: give the formatted text",
      "Text.init(_:)": "give the formatted text",
      "View.animation(_:)": "views are compared on the device",
      "View.equatable()": "views are compared on the device",
    ]
  }
}

extension ViewsTypes {
  /// Reason why VML cannot say a parameter, behind the parameter's name.
  func obstacle(of parameter: ParameterSyntax, _ generics: [String: String]) -> String? {
    if parameter.isAutoclosure { return "is code that SwiftUI runs later" }
    if parameter.type.resultOfClosure != nil {
      guard let builder = parameter.builder else { return "is code that gives a value back" }
      return Self.builders[builder] == nil
        ? "holds parts that this library has not" : "makes views of what SwiftUI hands it"
    }
    return obstacle(of: parameter.type, generics)
  }

  private func obstacle(of type: TypeSyntax, _ generics: [String: String]) -> String? {
    switch type {
    case .optional(let inner), .array(let inner): return obstacle(of: inner, generics)
    case .prefixed(_, let inner): return obstacle(of: inner, generics)
    case .tuple: return "is a tuple"
    case .dictionary: return "is a dictionary"
    case .composition(let parts):
      return parts.lazy.compactMap { self.obstacle(of: $0, generics) }.first
    case .named("Binding", let arguments):
      if case .optional? = arguments.first { return "may be nil, which no state of VML is" }
      return arguments.first.flatMap { obstacle(of: $0, generics) }
    case .member(_, "Binding", _):
      return "is a focus: give the field a name, and use the step focus(name)"
    case .member(_, "Type", _): return "is a type of the app"
    case .named(let name, _) where generics[name] != nil:
      let parts = (generics[name] ?? "").split(separator: "&").map(String.init)
      let known = parts.lazy.compactMap { Self.reasons[$0] }.first
      return known ?? (parts.isEmpty ? "is of any type" : kind(parts.joined(separator: " & ")))
    default:
      guard let name = type.simpleName else { return nil }
      if name.hasSuffix(".FormatInput") { return "has a format: give the formatted text" }
      return Self.reasons[name] ?? kind(name)
    }
  }

  private func kind(_ name: String) -> String {
    "is \(name.first.map { "AEIOU".contains($0) } == true ? "an" : "a") \(name)"
  }

  private static let reasons: [String: String] = [
    "LocalizedStringResource": "is looked up on the device: give its text",
    "AttributedString": "has looks of its own: use a 'Text' with modifiers",
    "Gesture": "is a gesture",
    "NSGestureRecognizerRepresentable": "is a gesture",
    "UIGestureRecognizerRepresentable": "is a gesture",
    "Transferable": "is data for other apps",
    "FormatStyle": "is a format: give the formatted text",
    "ParseableFormatStyle": "is a format: give the formatted text",
    "Formatter": "is a format: give the formatted text",
    "ObservableObject": "is an object",
    "Observable": "is an object",
    "AnyObject": "is an object",
    "KeyPath": "is a path to a property of the app's",
    "WritableKeyPath": "is a path to a property of the app's",
    "RandomAccessCollection": "is data that SwiftUI makes views of",
    "Collection": "is data that SwiftUI makes views of",
    "MutableCollection": "is data that SwiftUI makes views of",
  ]
}

extension TypeSyntax {
  fileprivate var isOptionalBinding: Bool {
    if case .optional(let inner) = self { return inner.isBinding }
    return false
  }
}

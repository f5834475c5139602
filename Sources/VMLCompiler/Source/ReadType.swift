import VMLData
import VMLDiagnostics

/// Reads the type that is declared for a prop or an attribute; `nil` after an error.
///
/// `code` is what a text is reported as that is no type.
func readType(
  _ node: DataNode, of name: String, as code: DiagnosticCode, reporting bag: inout DiagnosticBag
) -> PropType? {
  // `[string]` is a list to YAML.
  if case .list(let items) = node.content, items.count == 1,
    case .string(let text) = items[0].content,
    let type = PropType(text)
  {
    return .list(type)
  }
  guard let text = readString(node, "the type of '\(name)'", reporting: &bag) else { return nil }
  guard let type = PropType(text) else {
    bag.report(.noSuchType(text, code, at: node.range))
    return nil
  }
  return type
}

/// The type that may have been meant: one of Swift's, or one that is nearly so called, with its marks.
private func nearestType(to text: String, in names: [String]) -> String? {
  if text.hasSuffix("?") {
    return nearestType(to: String(text.dropLast()), in: names).map { $0 + "?" }
      ?? (PropType(String(text.dropLast())) != nil ? text : nil)
  }
  if text.hasPrefix("["), text.hasSuffix("]") {
    return nearestType(to: String(text.dropFirst().dropLast()), in: names).map { "[\($0)]" }
  }
  let ofSwift = [
    "Bool": "boolean", "bool": "boolean", "CGFloat": "number", "Double": "number",
    "Float": "number", "float": "number", "Int": "integer", "int": "integer", "text": "string",
    "Text": "string",
  ]
  return ofSwift[text] ?? nearestName(to: text, in: names)
}

extension Diagnostic {
  fileprivate static func noSuchType(
    _ text: String, _ code: DiagnosticCode, at range: SourceRange
  ) -> Diagnostic {
    let names = PropType.simpleTypes.keys.sorted()
    let nearest = nearestType(to: text, in: names)
    return Diagnostic(
      code, .error, at: range,
      "'\(text)' is not a type" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [Note("the types are \(names.joined(separator: ", ")), enum(a, b), [T] and T?")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}

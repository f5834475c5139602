import VMLData
import VMLDiagnostics

/// Reads the type that is declared for a prop or an attribute; `nil` after an error.
///
/// `code` is the diagnostic for text that is not a type.
func readType(
  _ node: DataNode, of name: String, as code: DiagnosticCode, reporting bag: inout DiagnosticBag
) -> PropType? {
  // `[string]` is a list in YAML.
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

/// The type that was probably meant: one of Swift's, or one with a similar name, with its marks.
private func nearestType(to text: String, in names: [String], depth: Int = 0) -> String? {
  guard depth < PropType.depthLimit else { return nil }
  if text.hasSuffix("?") {
    let inner = String(text.dropLast())
    return nearestType(to: inner, in: names, depth: depth + 1).map { $0 + "?" }
      ?? (PropType(inner, depth: depth + 1) != nil ? text : nil)
  }
  if text.hasPrefix("["), text.hasSuffix("]") {
    let inner = String(text.dropFirst().dropLast())
    return nearestType(to: inner, in: names, depth: depth + 1).map { "[\($0)]" }
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
    let marks = text.utf8.lazy.filter { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "?") }
    guard marks.prefix(PropType.depthLimit).count < PropType.depthLimit else {
      return Diagnostic(
        code, .error, at: range,
        "'\(text.prefix(40))\(text.utf8.count > 40 ? "…" : "")' is not a type",
        notes: [
          Note("a type has fewer than \(PropType.depthLimit) brackets and question marks around it")
        ])
    }
    return Diagnostic(
      code, .error, at: range,
      "'\(text)' is not a type" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [Note("the types are \(names.joined(separator: ", ")), enum(a, b), [T] and T?")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}

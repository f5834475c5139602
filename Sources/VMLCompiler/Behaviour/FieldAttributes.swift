import VMLMarkup
import VMLStates

extension ElementCheck {
  /// Whether an attribute is one that a field of a form has besides its view's own: its name, and
  /// the texts of its errors.
  func isFieldAttribute(_ attribute: String, of element: String) -> Bool {
    guard FieldElement.valueAttributes[element] != nil else { return false }
    return attribute == "name" || fieldErrorNames.contains(attribute)
  }
}

/// Names of the attributes with texts of errors: `error`, `errorRequired` and the like.
private let fieldErrorNames: Set<String> = Set(
  ["error"]
    + FieldCheck.names.map { "error" + $0.prefix(1).uppercased() + $0.dropFirst() })

extension ViewTree {
  /// Whether a view is a template that clients know by themselves, and not its parent's.
  func isHiddenAtFirst(_ index: Int) -> Bool {
    guard let position = attribute(.template, of: index) else { return false }
    let value = bytes[attributes[position].value.range]
    return value.elementsEqual(KnownTemplate.hidden.utf8)
      || value.elementsEqual(KnownTemplate.failed.utf8)
  }
}

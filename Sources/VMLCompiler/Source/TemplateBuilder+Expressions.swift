import VMLData
import VMLDiagnostics
import VMLMarkup

// What is known of the expressions of a source while its templates are made.
extension TemplateBuilder {
  /// Looks at the types in an expression, and records which of the variables that matter elsewhere
  /// it reads; `false` after an error.
  mutating func check(_ expression: Expression, for use: ValueUse) -> Bool {
    if let types {
      guard let type = types.type(of: expression, for: use, reporting: &bag) else { return false }
      lastType = type
    }
    note(expression)
    return true
  }

  private mutating func note(_ expression: Expression) {
    if expression.formats { template.reads.insert(.locale) }
    for case .variable(let name) in expression.kinds {
      if name == targetVariable { template.reads.insert(.target) }
      if name == .locale { template.reads.insert(.locale) }
      if name == themeVariable { template.reads.insert(.theme) }
      if name == childrenVariable { template.readsChildren = true }
      if name == slotsVariable { template.readsSlots = true }
    }
  }

  /// Makes what a test says of values known, up to the end of a branch.
  mutating func assume(_ test: Expression?, is outcome: Bool) {
    guard types != nil, let test else { return }
    types?.add(present: test.present(if: test.root, is: outcome))
  }

  /// Makes the variables of a loop known; `list` was parsed last.
  mutating func bindLoop(_ variable: VariableName?, _ counter: VariableName?, in list: Expression?)
  {
    guard types != nil else { return }
    if let variable { types?.bind(variable, to: list == nil ? .any : lastType.element) }
    if let counter { types?.bind(counter, to: .number) }
  }
}

/// The variables that decide how a template is run.
private let targetVariable = VariableName("target")
private let themeVariable = VariableName("theme")
private let childrenVariable = VariableName("children")
private let slotsVariable = VariableName("slots")

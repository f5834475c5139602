import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStates

// Conditions: their names and types, and their truth in the first moment.
extension BehaviourPass {
  /// Reads a `show`; an element that is hidden at first becomes a template that nothing shows.
  mutating func show(_ attribute: ViewTree.Attribute, of index: Int) {
    var found = DiagnosticBag()
    let read = parseCondition(text(of: attribute), reporting: &found)
    report(contentsOf: found)
    guard let (condition, canonical) = read, check(condition) else { return }
    if Self.isConstant(condition) {
      report(.constantCondition(at: attribute.origin.sourceRange))
    }
    behaviour.needs.isUsed = true
    write(canonical, to: .show, of: index)
    guard !isOption(index) else {
      return report(.hiddenOption(of: self, index, at: attribute.origin.sourceRange))
    }
    // A view for a slot keeps its slot.
    guard tree.attribute(.template, of: index) == nil, !firstTruth(of: condition) else { return }
    tree.setAttribute(
      .template, to: KnownTemplate.hidden.utf8, of: index, at: attribute.origin)
  }

  /// Whether an element is an option of a Picker or a tab: clients need all of them.
  private func isOption(_ index: Int) -> Bool {
    let parent = Int(tree.nodes[index].parent)
    guard parent >= 0 else { return false }
    switch tree.names.string(tree.nodes[parent].name) {
    case "Picker": return tree.attribute(.template, of: index) == nil
    case "TabView": return true
    default: return false
    }
  }

  /// The truth of a checked condition with the first values of its states.
  func firstTruth(of condition: Condition) -> Bool {
    truth(of: condition) { firstValue(of: $0) }
  }

  /// The first value of a state that was found before.
  func firstValue(of name: String) -> Value { knownState(name)?.first ?? .nothing }

  /// Checks a condition's names and types, and notes what it reads; `false` after an error.
  mutating func check(_ condition: Condition) -> Bool {
    switch condition {
    case .constant, .before, .after: return true
    case .not(let inner): return check(inner)
    case .all(let parts), .any(let parts):
      var isRight = true
      for part in parts where !check(part) { isRight = false }
      return isRight
    case .state(let name): return expect(name, "a boolean") { $0 == .boolean }
    case .isEmpty(let name):
      return expect(name, "a string or a set") { type in
        switch type {
        case .string, .set, .list: true
        default: false
        }
      }
    case .matches(_, let name):
      return expect(name, "a string") { type in
        if case .string = type { true } else { false }
      }
    case .contains(let name, let operand): return checkContains(name, operand)
    case .comparison(let name, let operation, let operand):
      return checkComparison(name, operation, operand)
    }
  }

  /// Finds a state that is read, and checks its type; an unknown type is any.
  private mutating func expect(
    _ name: BehaviourName, _ wanted: String, _ isRight: (ValueType) -> Bool
  ) -> Bool {
    guard let index = read(name) else { return false }
    guard let type = states.all[index].type, !isRight(type) else { return true }
    report(.wrongKind(name, type, wanted))
    return false
  }

  /// Finds a state that is read; reports an unknown one, and one that is only submitted.
  mutating func read(_ name: BehaviourName) -> Int? {
    guard let index = state(name) else { return nil }
    states.noteRead(index)
    guard !states.all[index].isSecure else {
      report(.secureRead(name))
      return nil
    }
    return index
  }

  private mutating func checkContains(_ name: BehaviourName, _ operand: BehaviourOperand) -> Bool {
    guard let index = read(name) else { return false }
    switch states.all[index].type {
    case .set(let words): return expect(operand, toBe: words.map { .choice($0) } ?? .string())
    case .string, nil: return expect(operand, toBe: .string())
    case .some(let type):
      report(.wrongKind(name, type, "a string or a set"))
      return false
    }
  }

  private mutating func checkComparison(
    _ name: BehaviourName, _ operation: Condition.Comparison, _ operand: BehaviourOperand
  ) -> Bool {
    guard let index = read(name) else { return false }
    guard let type = states.all[index].type else { return expect(operand, toBe: nil) }
    switch type {
    case .set, .list:
      report(.wrongKind(name, type, "a single value"))
      return false
    case .integer, .number, .date: break
    default:
      guard operation.isOrder else { break }
      report(.noOrder(name, type, operation))
      return false
    }
    guard expect(operand, toBe: Self.withoutRange(type)) else { return false }
    reportConstant(name, type, operation, operand)
    return true
  }

  /// Numbers of any size: to compare with one out of range is no mistake of type.
  private static func withoutRange(_ type: ValueType) -> ValueType {
    switch type {
    case .integer, .number: .number()
    case .string: .string()
    default: type
    }
  }

  /// Checks that an operand of a comparison is of a type; `nil` is any.
  mutating func expect(_ operand: BehaviourOperand, toBe type: ValueType?) -> Bool {
    switch operand {
    case .literal(let literal):
      guard let type, !fits(literal, type, in: configuration.types) else { return true }
      report(.wrongLiteral(Misfit(literal, type, in: configuration.types), at: lastPlace))
      return false
    case .name(let name):
      guard let index = read(name) else { return false }
      let source = states.all[index].type
      if isAssignable(source, to: type, in: configuration.types) { return true }
      report(.wrongKind(name, source ?? .any, type.map { "'\($0.name)'" } ?? "another"))
      return false
    }
  }

  /// Warns of a comparison that has one outcome for all values of the state's type.
  private mutating func reportConstant(
    _ name: BehaviourName, _ type: ValueType, _ operation: Condition.Comparison,
    _ operand: BehaviourOperand
  ) {
    guard case .literal(let literal) = operand else { return }
    let bounds: (lower: Double?, upper: Double?)
    switch type {
    case .integer(let range): bounds = (range.lower.map(Double.init), range.upper.map(Double.init))
    case .number(let range): bounds = (range.lower, range.upper)
    default: return
    }
    let value: Double
    switch literal {
    case .integer(let integer): value = Double(integer)
    case .number(let number): value = number
    default: return
    }
    let (lower, upper) = (bounds.lower ?? -.infinity, bounds.upper ?? .infinity)
    let isConstant =
      switch operation {
      case .equal, .unequal: value < lower || value > upper || lower == upper
      case .less, .atLeast: value <= lower || value > upper
      case .more, .atMost: value < lower || value >= upper
      }
    if isConstant { report(.constantComparison(name, type)) }
  }

  /// Whether a condition is the same whatever its states are.
  static func isConstant(_ condition: Condition) -> Bool {
    switch condition {
    case .constant: true
    case .not(let inner): isConstant(inner)
    case .all(let parts), .any(let parts): parts.contains(where: isConstant)
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func constantCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .constantCondition, .warning, at: range, "a part of this condition never changes",
      notes: [Note("a choice that is made at build time is an 'if'")])
  }

  fileprivate static func constantComparison(
    _ name: BehaviourName, _ type: ValueType
  ) -> Diagnostic {
    Diagnostic(
      .constantCondition, .warning, at: name.range,
      "this comparison has one outcome for all values of '\(name.text)'",
      notes: [Note("its type is '\(type.name)'")])
  }

  fileprivate static func hiddenOption(
    of pass: BehaviourPass, _ index: Int, at range: SourceRange
  ) -> Diagnostic {
    let parent = pass.tree.names.string(pass.tree.nodes[Int(pass.tree.nodes[index].parent)].name)
    return Diagnostic(
      .deadHandler, .warning, at: range,
      "'show' does nothing on what a '\(parent)' chooses from",
      notes: [Note("a '\(parent)' needs all of its options; show another '\(parent)' instead")])
  }

  fileprivate static func wrongKind(
    _ name: BehaviourName, _ type: ValueType, _ wanted: String
  ) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: name.range,
      "'\(name.text)' is of type '\(type.name)', where \(wanted) is needed",
      notes: wanted == "a boolean"
        ? [Note("compare it with a value, as in '\(name.text) == …'")] : [])
  }

  fileprivate static func noOrder(
    _ name: BehaviourName, _ type: ValueType, _ operation: Condition.Comparison
  ) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: name.range,
      "'\(operation.rawValue)' compares integers, numbers and dates, "
        + "and '\(name.text)' is of type '\(type.name)'",
      notes: [Note("'==' and '!=' compare any values")])
  }

  static func wrongLiteral(
    _ misfit: Misfit, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range, "\(misfit.subject) \(misfit.predicate)",
      notes: [Note("a value is written as its type wants it: 3, 'text', .word, true")])
  }

  fileprivate static func secureRead(_ name: BehaviourName) -> Diagnostic {
    Diagnostic(
      .secureRead, .error, at: name.range,
      "the text of the secure field '\(name.text)' is not read",
      notes: [Note("it is submitted, and compared by 'equals' alone")])
  }
}

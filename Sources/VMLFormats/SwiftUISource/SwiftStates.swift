import VMLDiagnostics
import VMLMarkup

/// A state of a document, which is a property of the written view.
struct SwiftState {
  var name: String
  var type: Kind
  /// The first value as Swift has it.
  var first: String
  /// The smallest and the largest value, where there are any.
  var range: (lower: String?, upper: String?)

  enum Kind { case boolean, integer, number, string, date, set }

  var property: String {
    let type =
      switch type {
      case .set: ": Set<String>"
      case .number: ": Double"
      default: ""
      }
    return "@State private var \(name)\(type) = \(first)"
  }

  /// Reads a type as VML writes it, `integer(1...9)`; `nil` for one that is none.
  init?(_ name: String, type text: String, first: BehaviourLiteral) {
    let word = text.prefix { $0 != "(" }
    switch word {
    case "boolean": type = .boolean
    case "integer": type = .integer
    case "number": type = .number
    case "string", "enum": type = .string
    case "date": type = .date
    case "set": type = .set
    default: return nil
    }
    guard let code = type.code(of: first) else { return nil }
    self.name = name
    self.first = code
    range = (nil, nil)
    guard type == .integer || type == .number else { return }
    let inner = text.dropFirst(word.count + 1).dropLast()
    let ends = inner.split(separator: "...", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { return }
    range = (ends[0].isEmpty ? nil : ends[0], ends[1].isEmpty ? nil : ends[1])
  }

  /// A state that a modifier makes of an attribute, or that nothing is said of.
  init(_ name: String, type: Kind, first: String) {
    self.name = name
    self.type = type
    self.first = first
    range = (nil, nil)
  }
}

extension BehaviourLiteral {
  /// The constant as Swift has it: words are texts.
  var swiftCode: String? {
    switch self {
    case .boolean(let flag): return flag ? "true" : "false"
    case .integer(let number): return String(number)
    case .number(let number): return swiftNumber(number)
    case .string(let text), .word(let text): return swiftLiteral(text)
    case .list(let items):
      let codes = items.compactMap(\.swiftCode)
      // The values of a list have one type.
      let texts = codes.count { $0.hasPrefix("\"") }
      let flags = codes.count { $0 == "true" || $0 == "false" }
      guard codes.count == items.count, [0, codes.count].contains(texts),
        [0, codes.count].contains(flags)
      else { return nil }
      return "[\(codes.joined(separator: ", "))]"
    case .other: return nil
    }
  }
}

extension SwiftState.Kind {
  /// A constant as a value of the kind; `nil` for one of another.
  func code(of literal: BehaviourLiteral) -> String? {
    switch (self, literal) {
    case (.boolean, .boolean), (.integer, .integer), (.number, .integer), (.number, .number),
      (.string, .string), (.string, .word), (.set, .list):
      literal.swiftCode
    case (.date, .string(let text)): SwiftDate(text)?.code
    default: nil
    }
  }

  /// Whether it has parts: characters, or the words of a set.
  var isCollection: Bool { self == .string || self == .set }

  /// Whether one value comes before another.
  var isOrdered: Bool { self == .integer || self == .number || self == .date }
}

/// The states that are there where the writer stands, by the names that VML has for them.
struct SwiftScope {
  var states: [String: SwiftState] = [:]

  // MARK: Conditions

  /// A condition as Swift has it; `nil` if it asks for what the written view does not have.
  func code(_ condition: Condition) -> String? {
    switch condition {
    case .constant(let flag): return flag ? "true" : "false"
    case .state(let name):
      guard let state = states[name.text], state.type == .boolean else { return nil }
      return state.name
    case .not(let inner):
      guard let code = code(inner) else { return nil }
      return inner.isSimple ? "!\(code)" : "!(\(code))"
    case .all(let parts): return joined(parts, " && ")
    case .any(let parts): return joined(parts, " || ")
    case .comparison(let name, let sign, let operand):
      guard let state = states[name.text], state.type.isOrdered || !sign.isOrder else { return nil }
      if let other = code(operand, as: state.type) {
        return "\(state.name) \(sign.rawValue) \(other)"
      }
      guard state.type == .integer, let other = code(operand, as: .number) else { return nil }
      return "Double(\(state.name)) \(sign.rawValue) \(other)"
    case .isEmpty(let name):
      guard let state = states[name.text], state.type.isCollection else { return nil }
      return "\(state.name).isEmpty"
    case .contains(let name, let operand):
      guard let state = states[name.text], state.type.isCollection,
        let other = code(operand, as: .string)
      else { return nil }
      return "\(state.name).contains(\(other))"
    case .before(let date): return SwiftDate(date.text).map { "Date() < \($0.code)" }
    case .after(let date): return SwiftDate(date.text).map { "Date() >= \($0.code)" }
    case .matches: return nil
    }
  }

  private func joined(_ parts: [Condition], _ sign: String) -> String? {
    var codes: [String] = []
    for part in parts {
      guard let code = code(part) else { return nil }
      codes.append(part.isList ? "(\(code))" : code)
    }
    return codes.joined(separator: sign)
  }

  /// A constant, or a state, as a value of a kind; `nil` for one of another.
  private func code(_ operand: BehaviourOperand, as kind: SwiftState.Kind) -> String? {
    switch operand {
    case .literal(let literal): return kind.code(of: literal)
    case .name(let name):
      guard let state = states[name.text] else { return nil }
      if state.type == kind { return state.name }
      return kind == .number && state.type == .integer ? "Double(\(state.name))" : nil
    }
  }

  // MARK: Steps

  /// Statements for steps; `nil` if one of them is not the app's to do.
  func statements(_ steps: [Step], _ needs: inout SwiftNeeds) -> [SwiftStatement]? {
    var statements: [SwiftStatement] = []
    for (index, step) in steps.enumerated() {
      let rest = Array(steps.dropFirst(index + 1))
      if step.name == .animate || step.name == .when {
        guard let head = head(of: step), let inner = self.statements(rest, &needs) else {
          return nil
        }
        return statements + [.blocks([SwiftBlock(head: head, body: inner)])]
      }
      guard let line = line(step, &needs) else { return nil }
      statements.append(.line(line))
    }
    return statements
  }

  private func head(of step: Step) -> String? {
    guard step.name == .when else {
      guard let animation = step.literal(0) else { return "withAnimation" }
      let code: String? =
        switch animation {
        case .word(let name): ".\(name)"
        case .other(let text): text
        default: nil
        }
      return code.map { "withAnimation(\($0))" }
    }
    guard case .condition(let condition)? = step.arguments.first?.value else { return nil }
    return code(condition).map { "if \($0)" }
  }

  private func line(_ step: Step, _ needs: inout SwiftNeeds) -> String? {
    switch step.name {
    case .set, .toggle, .increment, .append, .remove, .reset: return change(step)
    case .send: return sent(step, &needs)
    case .dismiss:
      needs.insert(.dismiss)
      return "dismiss()"
    case .openURL:
      guard case .string(let text)? = step.literal(0), let url = swiftURL(text, isOptional: false)
      else { return nil }
      needs.insert(.openURL)
      return "openURL(\(url))"
    case .open, .back, .refresh, .share, .copy, .haptic, .announce, .settings, .review:
      needs.insert(.perform)
      guard let values = values(step.arguments[...]) else { return nil }
      let rest = values.isEmpty ? "" : ", \(values)"
      return "perform(Action(step: \(swiftLiteral(step.name.rawValue))\(rest)))"
    default: return nil
    }
  }

  /// A change of a state.
  private func change(_ step: Step) -> String? {
    guard case .operand(.name(let name))? = step.arguments.first?.value,
      let state = states[name.text]
    else { return nil }
    let kind = state.type
    let part = kind == .set && step.name != .set ? SwiftState.Kind.string : kind
    let values = step.arguments.dropFirst().map { argument -> String? in
      guard case .operand(let operand) = argument.value else { return nil }
      return code(operand, as: part)
    }
    let value = values.first ?? nil
    switch step.name {
    case .toggle: return kind == .boolean ? "\(state.name).toggle()" : nil
    case .reset: return "\(state.name) = \(state.first)"
    case .increment where kind == .integer || kind == .number:
      return values.isEmpty ? increment(state, by: "1") : value.map { increment(state, by: $0) }
    case .set: return value.map { "\(state.name) = \($0)" }
    case .append where kind == .set: return value.map { "\(state.name).insert(\($0))" }
    case .remove where kind == .set: return value.map { "\(state.name).remove(\($0))" }
    default: return nil
    }
  }

  private func increment(_ state: SwiftState, by amount: String) -> String {
    let isNegative = amount.hasPrefix("-")
    let sign = isNegative ? "-" : "+"
    let size = isNegative ? String(amount.dropFirst()) : amount
    guard state.range.lower != nil || state.range.upper != nil else {
      return "\(state.name) \(sign)= \(size)"
    }
    var code = "\(state.name) \(sign) \(size)"
    if let upper = state.range.upper { code = "min(\(upper), \(code))" }
    if let lower = state.range.lower { code = "max(\(lower), \(code))" }
    return "\(state.name) = \(code)"
  }

  private func sent(_ step: Step, _ needs: inout SwiftNeeds) -> String? {
    guard let first = step.arguments.first, case .operand(let operand) = first.value else {
      return nil
    }
    let name: String
    switch operand {
    case .name(let action): name = action.text
    case .literal(.string(let text)), .literal(.word(let text)): name = text
    default: return nil
    }
    guard let values = values(step.arguments.dropFirst()) else { return nil }
    needs.insert(.perform)
    return Self.performed(name, values)
  }

  static func performed(_ name: String, _ values: String) -> String {
    "perform(Action(\(swiftLiteral(name))\(values.isEmpty ? "" : ", \(values)")))"
  }

  /// A dictionary of arguments; empty for none, and `nil` where two have one name.
  private func values(_ arguments: ArraySlice<Step.Argument>) -> String? {
    var items: [String] = []
    var labels: Set<String> = []
    for argument in arguments {
      let label = argument.label.isEmpty ? "value" : argument.label
      guard case .operand(let operand) = argument.value, labels.insert(label).inserted else {
        return nil
      }
      let value =
        switch operand {
        case .literal(.list([])): "[String]()"
        case .literal(let literal): literal.swiftCode
        case .name(let name): states[name.text]?.name
        }
      guard let value else { return nil }
      items.append("\(swiftLiteral(label)): \(value)")
    }
    return items.isEmpty ? "" : "[\(items.joined(separator: ", "))]"
  }
}

/// A value that a written view takes from its environment.
enum SwiftNeed: String, CaseIterable { case dismiss, openURL, perform }
typealias SwiftNeeds = Set<SwiftNeed>

extension Step {
  fileprivate func literal(_ index: Int) -> BehaviourLiteral? {
    guard arguments.indices.contains(index),
      case .operand(.literal(let literal)) = arguments[index].value
    else { return nil }
    return literal
  }
}

extension Condition {
  /// Whether it is one name or call.
  fileprivate var isSimple: Bool {
    switch self {
    case .constant, .state, .isEmpty, .contains: true
    default: false
    }
  }

  fileprivate var isList: Bool {
    switch self {
    case .all, .any: true
    default: false
    }
  }
}

/// Reads what an attribute of behaviour says; mistakes were reported before.
enum SwiftBehaviour {
  static func source(_ text: String) -> SourceText {
    let bytes = Array(text.utf8)
    return SourceText(file: FileID(0), bytes: bytes, range: 0..<bytes.count, offsets: nil)
  }

  static func steps(_ text: String) -> [Step]? {
    var bag = DiagnosticBag()
    let list = parseSteps(source(text), reporting: &bag)
    return bag.hasErrors ? nil : list.steps
  }

  static func condition(_ text: String) -> Condition? {
    var bag = DiagnosticBag()
    return parseCondition(source(text), reporting: &bag)?.condition
  }

  static func bindings(_ text: String) -> [BehaviourBinding] {
    var bag = DiagnosticBag()
    return parseBindings(source(text), reporting: &bag).bindings
  }

  static func states(_ text: String) -> [StateDeclaration] {
    var bag = DiagnosticBag()
    return parseStates(source(text), reporting: &bag)
  }
}

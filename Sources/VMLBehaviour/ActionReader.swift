import VMLData
import VMLMarkup
import VMLStates

/// Makes actions of the steps of one event; throws where a client does not do one of them, so that
/// all are off.
struct ActionReader {
  var document: DocumentReader
  let node: Int
  let event: EventName

  mutating func actions(of list: StepList) throws(BehaviourProblem) -> [Action] {
    var actions: [Action] = []
    for step in list.steps {
      guard event.allows(step.name) else {
        throw BehaviourProblem("'\(step.name.rawValue)' needs a user's act")
      }
      actions.append(try action(step))
    }
    return actions
  }

  private mutating func action(_ step: Step) throws(BehaviourProblem) -> Action {
    switch step.name {
    case .set, .toggle, .increment, .append, .remove, .reset: return try change(step)
    case .send: return try send(step)
    case .open: return try open(step)
    case .load: return try load(step)
    case .submit, .focus: return try form(step)
    case .when: return .when(try condition(step))
    case .confirm: return .confirm(try confirmation(step))
    case .wait: return .wait(try time(step))
    case .debounce: return .debounce(try time(step))
    case .back: return .back(try target(step))
    case .dismiss: return .dismiss
    case .refresh: return .refresh
    case .retry: return .retry
    case .once: return .once
    case .scroll: return .scroll(try text(step, "to"))
    default: return .outside(try outside(step))
    }
  }

  private func outside(_ step: Step) throws(BehaviourProblem) -> BehaviourEffect {
    switch step.name {
    case .openURL:
      let url = try text(step)
      let scheme = url.prefix { $0 != ":" }
      guard scheme.endIndex < url.endIndex, document.site.schemes.contains(scheme.lowercased())
      else { throw BehaviourProblem("'openURL' does not open '\(scheme.prefix(40))' addresses") }
      return .openURL(url)
    case .share: return .share(try text(step))
    case .copy: return .copy(try text(step))
    case .announce: return .announce(try text(step))
    case .haptic: return .haptic(try text(step))
    case .settings: return .settings
    case .review: return .review
    case .animate:
      guard case .operand(.literal(let literal))? = step.arguments.first?.value else {
        throw wrong(step)
      }
      if case .word(let word) = literal { return .animate("." + word) }
      return .animate(literal.attributeText)
    default: throw wrong(step)
    }
  }

  // MARK: States

  private mutating func change(_ step: Step) throws(BehaviourProblem) -> Action {
    guard let first = step.arguments.first, first.label.isEmpty, let name = first.name else {
      throw wrong(step)
    }
    guard let state = document.reference(name, from: node) else {
      throw BehaviourProblem("there is no state '\(name)'")
    }
    let type = try writableType(of: state, name)
    let second = step.arguments.count > 1 ? step.arguments[1] : nil
    switch step.name {
    case .reset: return .reset(state)
    case .toggle where type == nil || type == .boolean: return .toggle(state)
    case .increment where type == nil || isNumber(type):
      guard let second else { return .increment(state, by: .literal(.integer(1))) }
      return .increment(state, by: try operand(second))
    case .set:
      guard let second else { throw wrong(step) }
      let value = try operand(second)
      if case .literal(let constant) = value, stateValue(constant, of: type) == nil {
        throw BehaviourProblem("'\(name)' does not take that value")
      }
      return .set(state, value)
    case .append, .remove:
      guard let second, isSet(type) else { throw wrong(step) }
      let value = try operand(second)
      return step.name == .append ? .append(state, value) : .remove(state, value)
    default: throw BehaviourProblem("'\(step.name.rawValue)' does not change '\(name)'")
    }
  }

  private func writableType(
    of state: StateReference, _ name: String
  ) throws(BehaviourProblem) -> ValueType? {
    switch state {
    case .local(let index): return document.states[index].type
    case .site(let name) where document.site.states[name]?.isFromApp == false:
      return document.site.states[name]?.type
    default: throw BehaviourProblem("'\(name)' is read-only")
    }
  }

  private func isNumber(_ type: ValueType?) -> Bool {
    switch type {
    case .integer, .number: true
    default: false
    }
  }

  private func isSet(_ type: ValueType?) -> Bool {
    if case .set? = type { true } else { false }
  }

  private mutating func operand(
    _ argument: Step.Argument
  ) throws(BehaviourProblem) -> Action.Operand {
    guard case .operand(let operand) = argument.value else {
      throw BehaviourProblem("a condition is no value")
    }
    switch operand {
    case .literal(let literal): return .literal(literal.value)
    case .name(let name):
      if name.text == "value", event.hasValue, document.reference("value", from: node) == nil {
        guard document.nodes[node].name != "SecureField" else {
          throw BehaviourProblem("the text of a secure field is not read")
        }
        return .event
      }
      return .state(try document.readable(name.text, from: node))
    }
  }

  private mutating func condition(_ step: Step) throws(BehaviourProblem) -> Condition {
    guard case .condition(let condition)? = step.arguments.first?.value else { throw wrong(step) }
    for name in condition.names { _ = try document.readable(name, from: node) }
    return condition
  }

  // MARK: The app, pages and parts

  private mutating func send(_ step: Step) throws(BehaviourProblem) -> Action {
    guard let action = step.arguments.first?.name else { throw wrong(step) }
    var values: [Action.Labelled] = []
    for argument in step.arguments.dropFirst() {
      values.append(Action.Labelled(label: argument.label, operand: try operand(argument)))
    }
    return .send(action, values)
  }

  private func open(_ step: Step) throws(BehaviourProblem) -> Action {
    let way = step.argument("as").map { Presentation(rawValue: $0) } ?? .push
    guard let way else { throw wrong(step) }
    return .open(try path(step), way, tab: step.argument("in"))
  }

  private func load(_ step: Step) throws(BehaviourProblem) -> Action {
    let mode = step.argument("as").map { Action.PartMode(rawValue: $0) } ?? .replace
    guard let mode else { throw wrong(step) }
    return .load(try path(step), into: step.argument("into"), mode)
  }

  private func target(_ step: Step) throws(BehaviourProblem) -> Action.BackTarget {
    guard !step.arguments.isEmpty else { return .one }
    switch step.argument("to") {
    case "root": return .root
    case .some(let path) where path.hasPrefix("/"): return .path(path)
    default: throw wrong(step)
    }
  }

  private func form(_ step: Step) throws(BehaviourProblem) -> Action {
    guard let name = step.arguments.first?.name else { throw wrong(step) }
    var index = node
    while index >= 0 {
      if let form = document.forms[index] {
        if step.name == .submit, form.name == name { return try submit(index, step) }
        if step.name == .focus, form.fields.contains(where: { $0.name == name }) {
          return .focus(form: index, field: name)
        }
      }
      index = document.nodes[index].parent
    }
    throw BehaviourProblem("there is no form with '\(name)' around")
  }

  private func submit(_ form: Int, _ step: Step) throws(BehaviourProblem) -> Action {
    let endpoint = step.argument("to")
    if let endpoint, document.site.endpoints[endpoint] == nil {
      throw BehaviourProblem("there is no endpoint '\(endpoint)'")
    }
    return .submit(form: form, endpoint: endpoint)
  }

  // MARK: Constants

  private func confirmation(_ step: Step) throws(BehaviourProblem) -> Confirmation {
    guard let button = step.argument("button") else { throw wrong(step) }
    return Confirmation(
      title: try text(step), button: button, cancel: step.argument("cancel") ?? "Cancel",
      isDestructive: step.argument("role") == "destructive")
  }

  private func time(_ step: Step) throws(BehaviourProblem) -> Double {
    guard case .operand(.literal(let literal))? = step.arguments.first?.value,
      let seconds = literal.value.asNumber, (0...BehaviourLimits.seconds).contains(seconds)
    else { throw wrong(step) }
    return seconds
  }

  private func path(_ step: Step) throws(BehaviourProblem) -> String {
    let path = try text(step)
    guard path.hasPrefix("/") else { throw wrong(step) }
    return path
  }

  private func text(_ step: Step, _ label: String = "") throws(BehaviourProblem) -> String {
    guard let text = step.argument(label) else { throw wrong(step) }
    return text
  }

  private func wrong(_ step: Step) -> BehaviourProblem {
    BehaviourProblem("'\(step.name.rawValue)' is not written as it has to be")
  }
}

extension Step {
  /// The text or word that is the argument of a label.
  fileprivate func argument(_ label: String) -> String? {
    arguments.first { $0.label == label }?.name
  }
}

extension Step.Argument {
  /// A name, a word or a text.
  fileprivate var name: String? {
    switch value {
    case .operand(.name(let name)): name.text
    case .operand(.literal(.string(let text))), .operand(.literal(.word(let text))): text
    default: nil
    }
  }
}

import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStates

// Events and their steps.
extension BehaviourPass {
  /// Reads the events of an element.
  mutating func answerEvents(_ attributes: [ViewTree.Attribute], of index: Int) {
    var takesTime = false
    for attribute in attributes {
      guard let event = attribute.name.event else { continue }
      var found = DiagnosticBag()
      let list = parseSteps(text(of: attribute), reporting: &found)
      report(contentsOf: found)
      if event == .onTap { checkAction(of: index, besides: attribute) }
      reportDead(event, attribute, of: index)
      if list.steps.isEmpty, !found.hasErrors {
        report(.noSteps(event, at: attribute.origin.sourceRange))
      }
      if check(list, of: event), !found.hasErrors {
        let canonical = expandDialogs(of: list, event, attribute, on: index)
        write(canonical, to: attribute.name, of: index)
      }
      if list.steps.contains(where: \.name.takesTime) { takesTime = true }
      behaviour.needs.isUsed = true
      behaviour.needs.events.append(event.rawValue)
    }
    if !takesTime, let failure = attributes.first(where: { $0.name.event == .onFailure }) {
      report(.noFailure(at: failure.origin.sourceRange))
    }
  }

  /// Reports an element with both `action` and `onTap`.
  private mutating func checkAction(of index: Int, besides attribute: ViewTree.Attribute) {
    guard let action = tree.attribute(.action, of: index) else { return }
    report(
      .duplicateHandler(
        at: attribute.origin.sourceRange, other: tree.attributes[action].origin.sourceRange))
  }

  /// Warns of an event that an element never has.
  private mutating func reportDead(
    _ event: EventName, _ attribute: ViewTree.Attribute, of index: Int
  ) {
    let name = tree.names.string(tree.nodes[index].name)
    guard Self.isDead(event, on: name) else { return }
    report(.deadHandler(event, on: name, at: attribute.origin.sourceRange))
  }

  private static func isDead(_ event: EventName, on element: String) -> Bool {
    switch event {
    case .onChange, .onFocus, .onBlur, .onSubmit: inert.contains(element) || element == "Button"
    case .onRefresh:
      inert.contains(element) || FieldElement.valueAttributes[element] != nil || element == "Button"
    default: false
    }
  }

  /// Views that the user neither changes nor gives the focus, and that hold no others.
  private static let inert: Set<String> = [
    "AsyncImage", "Capsule", "Circle", "Color", "ContentUnavailableView", "Divider", "Ellipse",
    "EmptyView", "Gauge", "Image", "Label", "ProgressView", "Rectangle", "RoundedRectangle",
    "Spacer", "Text",
  ]

  // MARK: Steps

  /// Checks the steps of an event; `false` after an error.
  mutating func check(_ list: StepList, of event: EventName) -> Bool {
    var isRight = true
    for step in list.steps {
      // A dialog takes its place.
      behaviour.needs.steps.append(
        (step.name == .confirm ? StepName.set : step.name).rawValue)
      if !event.allows(step.name) {
        report(.needsGesture(step.name, event, at: step.nameRange))
        isRight = false
      } else if !check(step, of: event) {
        isRight = false
      }
    }
    return isRight
  }

  private mutating func check(_ step: Step, of event: EventName) -> Bool {
    var arguments = StepArguments(step, event)
    switch step.name {
    case .set, .toggle, .increment, .append, .remove, .reset: checkState(&arguments)
    case .send: return checkSend(step, event)
    case .submit: checkSubmit(&arguments)
    case .focus: checkFocus(&arguments)
    case .when:
      if case .condition(let condition)? = arguments.positional(0) {
        let isRight = check(condition)
        if isRight, Self.isConstant(condition) { report(.constantStep(at: step.range)) }
        if !isRight { arguments.isTold = true }
      } else {
        arguments.isWrong = true
      }
    case .load: checkLoad(&arguments)
    default: arguments.expect(Self.signature(of: step.name))
    }
    checkAddress(step, &arguments)
    checkTime(step, &arguments)
    guard !arguments.isTold else { return false }
    guard arguments.isComplete else {
      report(
        .wrongArguments(
          step, arguments.wrong, form: Self.form(of: step.name), words: arguments.wanted))
      return false
    }
    return true
  }

  /// Checks that a step does not wait too long.
  private mutating func checkTime(_ step: Step, _ arguments: inout StepArguments) {
    guard step.name == .wait || step.name == .debounce, let argument = step.arguments.first,
      case .operand(.literal(let literal)) = argument.value
    else { return }
    let seconds: Double
    switch literal {
    case .integer(let number): seconds = Double(number)
    case .number(let number): seconds = number
    default: return
    }
    guard seconds > BehaviourLimits.seconds else { return }
    report(.tooLong(step.name, at: argument.range))
    arguments.isTold = true
  }

  /// Checks the address that a step opens.
  private mutating func checkAddress(_ step: Step, _ arguments: inout StepArguments) {
    guard step.name == .openURL,
      case .operand(.literal(.string(let url)))? = step.arguments.first?.value
    else { return }
    let schemes = ["https", "mailto", "tel", "sms"] + configuration.schemes
    let scheme = url.prefix { $0 != ":" }
    guard scheme.utf8.count == url.utf8.count || !schemes.contains(scheme.lowercased()) else {
      return
    }
    report(.scheme(String(scheme.prefix(40)), schemes, at: step.arguments[0].range))
    arguments.isTold = true
  }

  // MARK: Steps that change states

  private mutating func checkState(_ arguments: inout StepArguments) {
    guard let name = arguments.name(0), let index = state(name) else {
      arguments.isTold = arguments.name(0) != nil
      arguments.isWrong = arguments.name(0) == nil
      return
    }
    let target = states.all[index]
    guard !target.isReadOnly else {
      report(.readOnly(name, "'\(arguments.step.name.rawValue)' would change it"))
      arguments.isTold = true
      return
    }
    let isRight =
      switch arguments.step.name {
      case .toggle: expectKind(of: name, target.type, "a boolean") { $0 == .boolean }
      case .increment:
        expectKind(of: name, target.type, "an integer or a number") { type in
          switch type {
          case .integer, .number: true
          default: false
          }
        }
      case .append, .remove:
        expectKind(of: name, target.type, "a set") { type in
          if case .set = type { true } else { false }
        }
      default: true
      }
    guard isRight else {
      arguments.isTold = true
      return
    }
    checkValue(for: target, &arguments)
  }

  private mutating func expectKind(
    of name: BehaviourName, _ type: ValueType?, _ wanted: String, _ isRight: (ValueType) -> Bool
  ) -> Bool {
    guard let type, !isRight(type) else { return true }
    report(.stateKind(name, type, wanted))
    return false
  }

  private mutating func checkValue(
    for target: BehaviourState, _ arguments: inout StepArguments
  ) {
    switch arguments.step.name {
    case .set:
      guard arguments.count == 2, let argument = arguments.argument(1, label: "") else {
        return arguments.isWrong = true
      }
      expectValue(argument, toBe: target.type, &arguments)
    case .increment:
      guard arguments.count > 1 else { return }
      guard arguments.count == 2, let argument = arguments.argument(1, label: "by") else {
        return arguments.isWrong = true
      }
      let isWhole = if case .integer? = target.type { true } else { false }
      expectValue(argument, toBe: isWhole ? .integer() : .number(), &arguments)
    case .append, .remove:
      guard arguments.count == 2, let argument = arguments.argument(1, label: "") else {
        return arguments.isWrong = true
      }
      guard case .set(let words)? = target.type else { return }
      expectValue(argument, toBe: words.map { .choice($0) } ?? .string(), &arguments)
    default: arguments.isWrong = arguments.count != 1
    }
  }

  /// Checks the value of an argument: a constant, a state, or the event's own.
  private mutating func expectValue(
    _ argument: Step.Argument, toBe type: ValueType?, _ arguments: inout StepArguments
  ) {
    guard case .operand(let operand) = argument.value else { return arguments.isWrong = true }
    if case .name(let name) = operand, isEventValue(name, arguments.event) { return }
    let types = configuration.types
    if case .literal(let literal) = operand {
      guard let type, !fits(literal, type, in: types) else { return }
      report(.wrongLiteral(Misfit(literal, type, in: types), at: argument.range))
      arguments.isTold = true
    } else if !expect(operand, toBe: type) {
      arguments.isTold = true
    }
  }

  /// Whether a name is the event's own value, which a state of that name hides.
  private func isEventValue(_ name: BehaviourName, _ event: EventName) -> Bool {
    name.text == "value" && event.hasValue && knownState("value") == nil
  }

  // MARK: Actions

  private mutating func checkSend(_ step: Step, _ event: EventName) -> Bool {
    guard let first = step.arguments.first, first.label.isEmpty, let action = first.action else {
      report(.wrongArguments(step, step.nameRange, form: Self.form(of: .send)))
      return false
    }
    behaviour.needs.actions.append(action)
    if let actions = configuration.actions, !actions.contains(where: { $0.name == action }) {
      report(.unknownAction(action, nearest: nearestAction(to: action), at: first.range))
    }
    guard checkNames(step) else { return false }
    let type = configuration.actions?.first { $0.name == action }?.value
      .map { configuration.types.resolved($0) }
    guard case .object(.some(let fields))? = type else {
      return checkSent(step, type, event)
    }
    return checkFields(step, action, fields, event)
  }

  /// Reports values of one name.
  private mutating func checkNames(_ step: Step) -> Bool {
    var given: Set<String> = []
    let twice = step.arguments.filter { !$0.label.isEmpty && !given.insert($0.label).inserted }
    for argument in twice { report(.valueTwice(argument)) }
    return twice.isEmpty
  }

  /// Checks the values of an action whose type is not an object; `nil` is any.
  private mutating func checkSent(_ step: Step, _ type: ValueType?, _ event: EventName) -> Bool {
    let values = step.arguments.dropFirst()
    if type != nil, values.count != 1 || values.first?.label.isEmpty == false {
      report(.oneValue(step, type))
      return false
    }
    var isRight = true
    for value in values where !isSendable(value, as: type, step, event) { isRight = false }
    return isRight
  }

  private mutating func checkFields(
    _ step: Step, _ action: String, _ fields: [ValueType.Field], _ event: EventName
  ) -> Bool {
    var isRight = true
    var given: Set<String> = []
    for argument in step.arguments.dropFirst() {
      guard let field = fields.first(where: { $0.name == argument.label }) else {
        report(.noField(argument, of: action, fields))
        isRight = false
        continue
      }
      given.insert(argument.label)
      if !isSendable(argument, as: field.type, step, event) { isRight = false }
    }
    let missing = fields.filter {
      !given.contains($0.name) && !configuration.types.allowsNil($0.type)
    }
    guard missing.isEmpty || !isRight else {
      report(.missingValues(missing, of: action, at: step.nameRange))
      return false
    }
    return isRight
  }

  private mutating func isSendable(
    _ argument: Step.Argument, as type: ValueType?, _ step: Step, _ event: EventName
  ) -> Bool {
    guard case .operand(let operand) = argument.value else { return false }
    switch operand {
    case .name(let name):
      if isEventValue(name, event) { return true }
      guard let index = read(name) else { return false }
      let source = states.all[index].type
      guard !isAssignable(source, to: type, in: configuration.types) else { return true }
      report(.sentState(name, source ?? .any, type ?? .any))
      return false
    case .literal(let literal):
      guard let type, !fits(literal, type, in: configuration.types) else { return true }
      report(.sentLiteral(Misfit(literal, type, in: configuration.types), at: argument.range))
      return false
    }
  }
}

extension Step.Argument {
  /// A word, or a text in quotes: apps name actions as they like, `cart.add`.
  fileprivate var action: String? {
    if case .operand(.literal(.string(let text))) = value, !text.isEmpty { text } else { word }
  }

  /// A word, with or without quotes: the name of a field or a form.
  var word: String? {
    switch value {
    case .operand(.name(let name)) where !name.text.contains("."): name.text
    case .operand(.literal(.string(let text))) where isWord(text): text
    default: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func noSteps(_ event: EventName, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .deadHandler, .warning, at: range, "'\(event.rawValue)' has no steps",
      notes: [Note("write one, as in '\(event.rawValue)=\"send(opened)\"', or take it away")])
  }

  fileprivate static func noFailure(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .deadHandler, .warning, at: range,
      "'onFailure' is never asked: no other event of this element has a step that can fail",
      notes: [Note("'submit', 'load' and 'refresh' can fail; put it where they stand")])
  }

  fileprivate static func deadHandler(
    _ event: EventName, on element: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .deadHandler, .warning, at: range, "a '\(element)' never has the event '\(event.rawValue)'",
      notes: [Note("put it on the control, or the list, that has it")])
  }

  fileprivate static func duplicateHandler(
    at range: SourceRange, other: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateHandler, .error, at: range, "'action' and 'onTap' answer the same tap",
      notes: [
        Note("'action' is here", at: other),
        Note("write 'send(…)' as one of the steps of 'onTap', and leave 'action' out"),
      ])
  }

  fileprivate static func needsGesture(
    _ step: StepName, _ event: EventName, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .needsGesture, .error, at: range,
      "'\(step.rawValue)' needs a user's act, and '\(event.rawValue)' is none",
      notes: [
        Note(
          step == .submit
            ? "it may stand in onTap, onLongPress, onSubmit and onChange"
            : "it may stand in onTap, onLongPress and onSubmit")
      ])
  }

  fileprivate static func constantStep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .constantCondition, .warning, at: range, "a part of this condition never changes",
      notes: [Note("leave the step out, or name a state")])
  }

  fileprivate static func wrongArguments(
    _ step: Step, _ range: SourceRange?, form: String, words: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: range ?? step.nameRange,
      "'\(step.name.rawValue)' is written '\(form)'",
      notes: [
        Note(
          words.isEmpty
            ? "labels, and the order of values without one, are as shown"
            : "this is one of \(words.map { "." + $0 }.joined(separator: ", "))")
      ])
  }

  fileprivate static func tooLong(_ step: StepName, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .behaviourLimit, .error, at: range,
      "'\(step.rawValue)' takes up to \(Int(BehaviourLimits.seconds)) seconds",
      notes: [Note("what comes later is the app's or the server's to do")])
  }

  fileprivate static func scheme(
    _ scheme: String, _ schemes: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: range, "'openURL' does not open '\(scheme):' addresses",
      notes: [
        Note("it opens \(schemes.map { "\($0):" }.joined(separator: ", "))"),
        Note("site.yaml can list more under 'schemes'"),
      ])
  }

  fileprivate static func stateKind(
    _ name: BehaviourName, _ type: ValueType, _ wanted: String
  ) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: name.range,
      "'\(name.text)' is of type '\(type.name)', where \(wanted) is needed",
      notes: [
        Note(
          type == .boolean
            ? "a boolean is switched by 'toggle(\(name.text))'"
            : "'set' gives any state a value of its type")
      ])
  }

  static func unknownAction(
    _ action: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownAction, .warning, at: range,
      "the site lists no action '\(action)'" + didYouMean(nearest),
      notes: [Note("what the app can do is listed under 'actions' in site.yaml")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func oneValue(_ step: Step, _ type: ValueType?) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: step.nameRange,
      "this action takes one value, of type '\(type?.name ?? "any")'",
      notes: [Note("write it after the action, without a label: 'send(action, value)'")])
  }

  fileprivate static func noField(
    _ argument: Step.Argument, of action: String, _ fields: [ValueType.Field]
  ) -> Diagnostic {
    let names = fields.map(\.name)
    let nearest = nearestName(to: argument.label, in: names)
    let subject = argument.label.isEmpty ? "a value without a name" : "a value '\(argument.label)'"
    return Diagnostic(
      .stepArguments, .error, at: argument.range,
      "the action '\(action)' does not take \(subject)" + didYouMean(nearest),
      notes: [
        Note(names.isEmpty ? "it takes none" : "it takes \(names.joined(separator: ", "))")
      ])
  }

  fileprivate static func valueTwice(_ argument: Step.Argument) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: argument.range, "the value '\(argument.label)' is given twice",
      notes: [Note("take one of them away")])
  }

  fileprivate static func missingValues(
    _ fields: [ValueType.Field], of action: String, at range: SourceRange
  ) -> Diagnostic {
    let listed = fields.map { "'\($0.name)'" }.joined(separator: ", ")
    return Diagnostic(
      .stepArguments, .error, at: range, "the action '\(action)' also needs \(listed)",
      notes: fields.map { Note("as in '\($0.name): …', of type '\($0.type.name)'") })
  }

  fileprivate static func sentState(
    _ name: BehaviourName, _ source: ValueType, _ type: ValueType
  ) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: name.range,
      "'\(name.text)' is of type '\(source.name)', and the action takes '\(type.name)'",
      notes: [Note("site.yaml lists what an action takes under 'actions'")])
  }

  fileprivate static func sentLiteral(
    _ misfit: Misfit, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: range,
      "\(misfit.subject) \(misfit.predicate), which the action takes",
      notes: [Note("site.yaml lists what an action takes under 'actions'")])
  }
}

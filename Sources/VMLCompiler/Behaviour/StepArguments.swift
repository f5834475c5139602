import VMLDiagnostics
import VMLMarkup

/// The arguments of one step while they are checked.
struct StepArguments {
  let step: Step
  let event: EventName
  /// Whether the step is not written as it has to be.
  var isWrong = false
  /// Whether a mistake was reported.
  var isTold = false
  /// Place of the first argument that is wrong.
  private(set) var wrong: SourceRange?
  /// The words that it may be, if it may only be a word.
  private(set) var wanted: [String] = []

  init(_ step: Step, _ event: EventName) {
    self.step = step
    self.event = event
  }

  /// A value that an argument may be.
  enum Kind {
    case string
    /// A number of seconds.
    case seconds
    /// `.word`, one of these.
    case word([String])
    /// `.word` or a string that begins with `/`.
    case root
    /// Any constant, such as an animation.
    case constant
    /// The path of a page: a string that begins with `/`.
    case path
    /// `name` or `'name'`.
    case name
  }

  struct Parameter {
    var label: String
    var kind: Kind
    var isOptional = false
  }

  var count: Int { step.arguments.count }
  var isComplete: Bool { !isWrong }

  func positional(_ index: Int) -> Step.Value? {
    guard step.arguments.count == index + 1, step.arguments[index].label.isEmpty else { return nil }
    return step.arguments[index].value
  }

  func argument(_ index: Int, label: String) -> Step.Argument? {
    guard step.arguments.indices.contains(index), step.arguments[index].label == label else {
      return nil
    }
    return step.arguments[index]
  }

  /// The name of a state; a text that is a word stands for one, since an interpolation is a text.
  func name(_ index: Int) -> BehaviourName? {
    guard let argument = argument(index, label: "") else { return nil }
    if case .operand(.name(let name)) = argument.value { return name }
    return argument.word.map { BehaviourName($0, at: argument.range) }
  }

  /// Holds the arguments against parameters: first those without a label, then the others in any
  /// order.
  mutating func expect(_ parameters: [Parameter]) {
    var rest = parameters
    for argument in step.arguments {
      let index = rest.firstIndex { $0.label == argument.label }
      if let index, Self.fits(argument, rest[index].kind) {
        rest.remove(at: index)
        continue
      }
      isWrong = true
      guard wrong == nil else { continue }
      wrong = argument.range
      if let index, case .word(let words) = rest[index].kind { wanted = words }
    }
    if rest.contains(where: { !$0.isOptional }) { isWrong = true }
  }

  private static func fits(_ argument: Step.Argument, _ kind: Kind) -> Bool {
    if case .name = kind { return argument.word != nil }
    guard case .operand(.literal(let literal)) = argument.value else { return false }
    switch (kind, literal) {
    case (.string, .string), (.constant, _): return true
    case (.path, .string(let text)), (.root, .string(let text)): return text.hasPrefix("/")
    case (.seconds, .integer(let number)): return number >= 0
    case (.seconds, .number(let number)): return number >= 0
    case (.word(let words), .word(let word)): return words.contains(word)
    case (.root, .word(let word)): return word == "root"
    default: return false
    }
  }
}

extension BehaviourPass {
  private static let presentations = ["push", "sheet", "cover", "replace", "root"]

  /// The parameters of the steps whose arguments are constants.
  static func signature(of step: StepName) -> [StepArguments.Parameter] {
    typealias Parameter = StepArguments.Parameter
    switch step {
    case .open:
      return [
        Parameter(label: "", kind: .path),
        Parameter(label: "as", kind: .word(presentations), isOptional: true),
        Parameter(label: "in", kind: .string, isOptional: true),
      ]
    case .back: return [Parameter(label: "to", kind: .root, isOptional: true)]
    case .load:
      return [
        Parameter(label: "", kind: .path),
        Parameter(label: "into", kind: .string, isOptional: true),
        Parameter(
          label: "as", kind: .word(["replace", "inner", "append", "prepend"]), isOptional: true),
      ]
    case .scroll: return [Parameter(label: "to", kind: .string)]
    case .openURL, .share, .copy, .announce: return [Parameter(label: "", kind: .string)]
    case .haptic:
      return [
        Parameter(
          label: "",
          kind: .word([
            "success", "warning", "error", "selection", "light", "medium", "heavy", "soft", "rigid",
          ]))
      ]
    case .confirm:
      return [
        Parameter(label: "", kind: .string), Parameter(label: "button", kind: .string),
        Parameter(label: "cancel", kind: .string, isOptional: true),
        Parameter(label: "role", kind: .word(["destructive"]), isOptional: true),
      ]
    case .wait, .debounce: return [Parameter(label: "", kind: .seconds)]
    case .animate: return [Parameter(label: "", kind: .constant)]
    default: return []
    }
  }

  /// The form of a step, for messages.
  static func form(of step: StepName) -> String {
    switch step {
    case .set: "set(state, value)"
    case .toggle, .reset: "\(step.rawValue)(state)"
    case .increment: "increment(state, by: 1)"
    case .append, .remove: "\(step.rawValue)(state, value)"
    case .send: "send(action, label: value)"
    case .open: "open('/path', as: .push)"
    case .back: "back(to: .root)"
    case .load: "load('/path', into: 'id', as: .append)"
    case .submit: "submit(form, to: endpoint)"
    case .focus: "focus(field)"
    case .scroll: "scroll(to: 'id')"
    case .openURL: "openURL('https://…')"
    case .share, .copy, .announce: "\(step.rawValue)('text')"
    case .haptic: "haptic(.success)"
    case .when: "when(condition)"
    case .confirm: "confirm('Delete?', button: 'Delete', role: .destructive)"
    case .wait, .debounce: "\(step.rawValue)(2)"
    case .animate: "animate(.smooth)"
    case .dismiss, .refresh, .retry, .settings, .review, .once: "\(step.rawValue)()"
    }
  }
}

import VMLData
import VMLMarkup

/// A step with its names found: what a client carries out.
enum Action: Sendable {
  case set(StateReference, Operand)
  case toggle(StateReference)
  case increment(StateReference, by: Operand)
  case append(StateReference, Operand)
  case remove(StateReference, Operand)
  case reset(StateReference)
  case send(String, [Labelled])
  case open(String, Presentation, tab: String?)
  case back(BackTarget)
  case dismiss
  case refresh
  case load(String, into: String?, PartMode)
  case retry
  case submit(form: Int, endpoint: String?)
  case focus(form: Int, field: String)
  case scroll(String)
  /// A step that the view or the system carries out.
  case outside(BehaviourEffect)
  case when(Condition)
  case confirm(Confirmation)
  case wait(Double)
  case debounce(Double)
  case once

  enum Operand: Sendable {
    case literal(Value)
    case state(StateReference)
    /// The event's own value.
    case event
  }

  struct Labelled: Sendable {
    var label: String
    var operand: Operand
  }

  enum BackTarget: Sendable {
    case one, root
    case path(String)
  }

  /// Place of a part at the element that takes it.
  enum PartMode: String, Sendable { case replace, inner, append, prepend }

  /// Whether it can be done when its element is gone, as after a `back()`.
  var isOfNoElement: Bool {
    switch self {
    case .open, .back, .outside: true
    case .send(_, let values):
      values.allSatisfy { if case .state = $0.operand { false } else { true } }
    default: false
    }
  }
}

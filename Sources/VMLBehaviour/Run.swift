import VMLData

/// The steps of an element that are under way: one run for each of its handlers.
struct RunKey: Hashable {
  var element: ElementID
  var kind: BehaviourDocument.Handler.Kind
}

/// A list of steps under way.
struct Run {
  let handler: BehaviourDocument.Handler
  /// The document that has the handler: another one has other elements and states.
  let document: BehaviourDocument
  /// The event's own value.
  let value: Value?
  /// The step that comes next.
  var next = 0
  var waiting = Waiting.running
  /// Retries since a user asked.
  var retries = 0

  enum Waiting {
    /// Its steps are being carried out.
    case running
    case timer(Int)
    /// As a timer, but the next event begins anew.
    case debounce(Int)
    case request(Int)
  }

  var isDebounced: Bool {
    if case .debounce = waiting { true } else { false }
  }
}

/// A run that has failed, before the step that did.
struct Failure {
  var key: RunKey
  var run: Run
}

enum TimerUse {
  case visible(ElementID)
  case run(RunKey)
}

enum RequestUse {
  /// The first document of a screen.
  case screen(Int)
  /// A newer one, which a step may wait for.
  case refresh(screen: Int, RunKey?)
  case load(RunKey, Loading)
  case submit(RunKey, form: ElementID)
  case confirm(RunKey)

  var run: RunKey? {
    switch self {
    case .screen: nil
    case .refresh(_, let key): key
    case .load(let key, _), .submit(let key, _), .confirm(let key): key
    }
  }
}

/// A part on its way to an element.
struct Loading {
  var path: String
  var target: ElementID
  var mode: Action.PartMode
}

import VMLDiagnostics

/// An event to which an element may answer with steps: the attribute of its name.
public enum EventName: String, CaseIterable, Sendable {
  case onTap, onLongPress, onAppear, onDisappear, onVisible, onChange, onSubmit, onFocus, onBlur
  case onRefresh, onDismiss, onFailure

  /// Whether only a user's act brings it about, so that its steps may open, submit and copy.
  public var isGesture: Bool { self == .onTap || self == .onLongPress || self == .onSubmit }

  /// The event that the name of an attribute probably means: `onTap` for `on-tap` and `ontap`.
  ///
  /// - Returns: `nil` for a name that is like none; `.some(nil)` for one that is written like an
  ///   event, and near none.
  public static func nearest(to name: String) -> EventName?? {
    guard name.utf8.prefix(2).elementsEqual("on".utf8) else { return nil }
    let letters = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != ":" }
    if let event = allCases.first(where: { $0.rawValue.lowercased() == letters }) {
      return .some(event)
    }
    let third = name.utf8.dropFirst(2).first ?? 0
    guard third &- 0x41 < 26 || third == UInt8(ascii: "-") || third == UInt8(ascii: "_") else {
      return nil
    }
    let words = name.split { $0 == "-" || $0 == "_" || $0 == ":" }
    let joined = words.enumerated().reduce(into: "") { text, word in
      text +=
        word.offset == 0
        ? word.element : word.element.prefix(1).uppercased() + word.element.dropFirst()
    }
    return .some(nearestName(to: joined, in: allCases.map(\.rawValue)).flatMap(EventName.init))
  }

  /// The event that a modifier of SwiftUI answers, as far as it decides what its steps may do.
  public init(ofModifier name: String) {
    self =
      switch name {
      case "onTapGesture": .onTap
      case "onLongPressGesture": .onLongPress
      case "onSubmit": .onSubmit
      case "onChange": .onChange
      case "refreshable": .onRefresh
      case "onDisappear": .onDisappear
      default: .onAppear
      }
  }

  /// Whether a step may stand among its steps.
  public func allows(_ step: StepName) -> Bool {
    !step.needsGesture || isGesture || step == .submit && self == .onChange
  }

  /// Whether `value` is the event's own value in its steps.
  public var hasValue: Bool { self == .onChange || self == .onSubmit }
}

/// A step that a client carries out.
public enum StepName: String, CaseIterable, Sendable {
  case set, toggle, increment, append, remove, reset
  case send
  case open, back, dismiss, refresh
  case load, retry
  case submit, focus, scroll
  case openURL, share, copy, haptic, announce, settings, review
  case when, confirm, wait, debounce, once, animate

  /// The name of the call that holds several steps where a style has room for one.
  public static let list = "steps"

  /// Whether it needs an event that only a user brings about.
  public var needsGesture: Bool {
    switch self {
    case .openURL, .share, .copy, .settings, .review, .submit, .open, .back, .dismiss: true
    default: false
    }
  }

  /// Whether it takes time, so that the steps after it wait.
  public var takesTime: Bool {
    switch self {
    case .submit, .load, .refresh, .wait: true
    default: false
    }
  }
}

/// The attributes of behaviour that are no events.
public enum BehaviourWord: String, CaseIterable, Sendable {
  case state, bind, show, form, check
}

/// Names of templates that clients know by themselves: a view that is hidden at first, and the view
/// for a part that did not load.
public enum KnownTemplate {
  public static let hidden = "hidden"
  public static let failed = "failed"
  public static let all: Set = [hidden, failed]
}

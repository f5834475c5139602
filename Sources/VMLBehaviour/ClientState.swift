public import VMLData
import VMLMarkup
import VMLStates

/// The state of all that an app shows of a release: screens and how they lie on each other, the
/// values of states, steps under way.
///
/// ``handle(_:)`` is its one way to change. It depends on the events alone, and ends after a number
/// of steps that the documents' sizes and ``ClientLimits`` bound.
public struct ClientState: Sendable {
  public internal(set) var site: BehaviourSite
  /// Begins the keys of forms, and is another in each run of each app.
  let session: String
  /// The values of the site's states.
  public internal(set) var siteValues: [String: Value] = [:]
  /// Values that the app has set, also of states that no release has had yet.
  var appValues: [String: Value] = [:]
  /// Screens and sheets that lie on each other; never empty after a first link.
  public internal(set) var layers: [Layer] = []
  var screens: [Int: Screen] = [:]
  /// Seconds since 1970; `nil` until the clock was told.
  var now: Double?
  var wakeTime: Double?
  var runs: [RunKey: Run] = [:]
  /// By element: the steps that failed there, for `retry`.
  var failures: [ElementID: Failure] = [:]
  var timers: [Int: TimerUse] = [:]
  /// By element: the timer of its being visible.
  var watched: [ElementID: Int] = [:]
  var requests: [Int: RequestUse] = [:]
  private var reported: Set<String> = []
  private var lastNumber = 0
  private var effects: [BehaviourEffect] = []

  /// Makes a client with nothing on its screen; `kept` has the states that the device has kept.
  public init(_ site: BehaviourSite, session: String, kept: [String: Value] = [:]) {
    self.site = site
    self.session = session
    for (name, state) in site.states {
      let value = state.isKept ? kept[name].flatMap { stateValue($0, of: state.type) } : nil
      siteValues[name] = value ?? state.first
    }
  }

  /// Screens on each other, with a stack for each tab.
  public struct Layer: Hashable, Sendable {
    /// `sheet` or `cover`; `root` for the lowest.
    public var presentation: Presentation
    /// The screen at the bottom, which has the tabs.
    public internal(set) var host: Int
    /// The tags of the tabs; empty without tabs.
    public internal(set) var tabs: [String] = []
    public internal(set) var selected = ""
    /// By tab: the screens that were pushed, the topmost last.
    var stacks: [String: [Int]] = [:]
    /// The element whose step presented it.
    var opener: ElementID?

    /// The screens that were pushed on the selected tab.
    public var pushed: [Int] { stacks[selected] ?? [] }
    public var top: Int { pushed.last ?? host }
    var all: [Int] { [host] + stacks.keys.sorted().flatMap { stacks[$0] ?? [] } }
  }

  struct Screen: Sendable {
    var path: String
    /// By number: 0 is the screen's own document, and none is there while that is fetched.
    var parts: [Int: Part] = [:]
    var hasFailed = false
  }

  /// A document on a screen.
  struct Part: Sendable {
    var document: BehaviourDocument
    /// The element that took it; `nil` for the screen's own.
    var place: Place?
    var values: [Value]
    /// Values of controls that no state has.
    var controls: [Control: Value] = [:]
    var forms: [Int: FormState] = [:]
    /// By element: the parts there.
    var inserts: [Int: Insert] = [:]
    /// The elements that were visible.
    var seen: Set<Int> = []
    /// The handlers with a `once` that was passed.
    var passed: Set<Once> = []

    init(_ document: BehaviourDocument, place: Place? = nil) {
      self.document = document
      self.place = place
      values = document.states.map(\.first)
    }
  }

  struct Place: Sendable {
    var part: Int
    var node: Int
  }

  struct Control: Hashable, Sendable {
    var node: Int
    var attribute: String
  }

  struct Once: Hashable, Sendable {
    var node: Int
    var kind: BehaviourDocument.Handler.Kind
  }

  /// The parts at an element.
  struct Insert: Sendable {
    var replacing: Int?
    var inner: Int?
    var before: [Int] = []
    var after: [Int] = []

    var all: [Int] { [replacing, inner].compactMap(\.self) + before + after }
  }

  // MARK: Events

  /// Goes on by an event; returns the demands that follow, in their order.
  public mutating func handle(_ event: BehaviourEvent) -> [BehaviourEffect] {
    react(to: event)
    askForClock()
    defer { effects = [] }
    return effects
  }

  mutating func emit(_ effect: BehaviourEffect) { effects.append(effect) }

  /// Reports a problem, once.
  mutating func report(_ problem: String) {
    guard reported.count < ClientLimits.reports, reported.insert(problem).inserted else { return }
    emit(.report(problem))
  }

  /// A number that was never given before.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Asks for the clock at the next date in a condition on any screen.
  private mutating func askForClock() {
    guard let now else { return }
    var next: Double?
    for screen in screens.values {
      for part in screen.parts.values {
        guard let moment = part.document.moments.first(where: { $0 > now }) else { continue }
        next = min(next ?? moment, moment)
      }
    }
    guard let next, next != wakeTime else { return }
    wakeTime = next
    emit(.wake(at: next))
  }

  // MARK: Values

  func part(of element: ElementID) -> Part? {
    guard let part = screens[element.screen]?.parts[element.part],
      part.document.nodes.indices.contains(element.node)
    else { return nil }
    return part
  }

  /// The value of a state, as an element sees it.
  ///
  /// A form is valid if the fields that are shown are; while this is worked out, fields that are
  /// shown by it count as shown (`assumingValid`), or there would be no end.
  func value(
    of state: StateReference, at element: ElementID, assumingValid: Bool = false
  ) -> Value {
    switch state {
    case .local(let index):
      guard let values = part(of: element)?.values, values.indices.contains(index) else {
        return .nothing
      }
      return values[index]
    case .site(let name): return siteValues[name] ?? .nothing
    case .status(_, .valid) where assumingValid: return .boolean(true)
    case .status(let form, let status): return self.status(status, ofForm: form, at: element)
    }
  }

  /// The value of a name in sight of an element; `nothing` where there is no such state.
  public func value(named name: String, at element: ElementID) -> Value {
    value(named: name, at: element, assumingValid: false)
  }

  private func value(
    named name: String, at element: ElementID, assumingValid: Bool
  ) -> Value {
    guard let document = part(of: element)?.document,
      let state = document.reference(name, from: element.node, in: site)
    else { return .nothing }
    return value(of: state, at: element, assumingValid: assumingValid)
  }

  func holds(
    _ condition: Condition, at element: ElementID, assumingValid: Bool = false
  ) -> Bool {
    truth(of: condition, at: now) { name in
      value(named: name, at: element, assumingValid: assumingValid)
    }
  }

  /// Sets a state; `false` where it does not take the value.
  @discardableResult
  mutating func set(_ state: StateReference, to value: Value, at element: ElementID) -> Bool {
    switch state {
    case .local(let index):
      guard let declared = part(of: element)?.document.states, declared.indices.contains(index),
        let value = stateValue(value, of: declared[index].type)
      else { return false }
      screens[element.screen]?.parts[element.part]?.values[index] = value
      followSelections()
      return true
    case .site(let name):
      guard let declared = site.states[name], !declared.isFromApp,
        let value = stateValue(value, of: declared.type)
      else { return false }
      setSite(name, to: value)
      return true
    case .status: return false
    }
  }

  mutating func setSite(_ name: String, to value: Value) {
    guard siteValues[name] != value else { return }
    siteValues[name] = value
    followSelections()
    if site.states[name]?.isKept == true { emit(.keep(name, value)) }
  }

  /// Whether an element, and all around it, is drawn.
  func isVisible(_ element: ElementID, assumingValid: Bool) -> Bool {
    var next: ElementID? = element
    while let id = next, let part = part(of: id) {
      for node in part.document.lineage(of: id.node) {
        let outer = ElementID(screen: id.screen, part: id.part, node: node)
        if isHidden(outer, in: part.document, assumingValid: assumingValid) { return false }
      }
      next = part.place.map { ElementID(screen: id.screen, part: $0.part, node: $0.node) }
    }
    return next == nil
  }

  /// Whether an element is left out now.
  func isHidden(
    _ element: ElementID, in document: BehaviourDocument, assumingValid: Bool = false
  ) -> Bool {
    if let condition = document.shows[element.node] {
      return !holds(condition, at: element, assumingValid: assumingValid)
    }
    return document.nodes[element.node].value("template") == KnownTemplate.hidden
  }
}

/// The state after an event, and the demands that follow; neither argument changes.
public func step(
  _ state: ClientState, _ event: BehaviourEvent
) -> (state: ClientState, effects: [BehaviourEffect]) {
  var state = state
  let effects = state.handle(event)
  return (state, effects)
}

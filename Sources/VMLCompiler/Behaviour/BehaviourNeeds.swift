/// The demands of a document's behaviour on its client, for the manifest.
public struct BehaviourNeeds: Hashable, Sendable {
  /// Whether there is any besides `action`: a client needs ``level`` then.
  public var isUsed = false
  /// The events that are answered, by name.
  public var events: [String] = []
  /// The steps, by name.
  public var steps: [String] = []
  /// The endpoints that forms are submitted to, by name.
  public var endpoints: [String] = []
  /// The actions that are sent, by name.
  public var actions: [String] = []

  public init(actions: [String] = []) { self.actions = actions }

  /// The level of the language of behaviour (docs/behaviour.md).
  static let level = "1"

  mutating func form(unionWith other: BehaviourNeeds) {
    isUsed = isUsed || other.isUsed
    events += other.events
    steps += other.steps
    endpoints += other.endpoints
    actions += other.actions
    finish()
  }

  /// Brings each list into its order, without repetitions.
  mutating func finish() {
    events = Set(events).sorted()
    steps = Set(steps).sorted()
    endpoints = Set(endpoints).sorted()
    actions = Set(actions).sorted()
  }
}

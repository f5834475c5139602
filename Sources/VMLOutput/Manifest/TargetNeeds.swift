import VMLMarkup

/// Features that all documents of a target need together, each once, sorted by their bytes.
public struct TargetNeeds: Hashable, Sendable {
  /// By kind.
  private var features = [[String]](repeating: [], count: FeatureSet.Kind.allCases.count)
  /// The views that SwiftUI does not have, so that the client must.
  public var views: [String] = []
  public var actions: [String] = []
  /// Names of the lifecycle templates in heads of documents.
  public var lifecycle: [String] = []

  public init() {}

  public var elements: [String] { self[.elements] }
  public var modifiers: [String] { self[.modifiers] }
  /// The events that are answered, and the steps in answers.
  public var events: [String] { self[.events] }
  public var steps: [String] { self[.steps] }
  /// Levels of the language of behaviour, as digits.
  public var behaviour: [String] { self[.behaviour] }

  subscript(kind: FeatureSet.Kind) -> [String] {
    get { features[kind.rawValue] }
    set { features[kind.rawValue] = newValue }
  }

  /// The lists with their names in a manifest, in the order in which they are written: first the
  /// kinds of features.
  static var lists: [(name: String, list: WritableKeyPath<TargetNeeds, [String]>)] {
    FeatureSet.Kind.allCases.map { ($0.name, \TargetNeeds.[$0]) } + [
      ("views", \.views), ("actions", \.actions), ("lifecycle", \.lifecycle),
    ]
  }

  /// Needs of both.
  func union(_ other: TargetNeeds) -> TargetNeeds {
    self == other ? self : combined(other) { $0.union($1) }
  }

  /// Needs that `other` lacks.
  func subtracting(_ other: TargetNeeds) -> TargetNeeds {
    combined(other) { $0.subtracting($1) }
  }

  private func combined(
    _ other: TargetNeeds, _ combine: (Set<String>, Set<String>) -> Set<String>
  ) -> TargetNeeds {
    var result = TargetNeeds()
    for (_, list) in Self.lists {
      result[keyPath: list] = sortedNames(
        combine(Set(self[keyPath: list]), Set(other[keyPath: list])))
    }
    return result
  }
}

/// Collects the needs of documents.
struct NeedsCollector {
  private var known: Set<ObjectIdentifier> = []
  /// By kind.
  private var features = [Set<String>](repeating: [], count: FeatureSet.Kind.allCases.count)
  private var views: Set<String> = []
  private var actions: Set<String> = []
  private var lifecycle: Set<String> = []

  mutating func add(_ line: BinText.Line) {
    if !line.views.isEmpty { views.formUnion(line.views) }
    if !line.actions.isEmpty { actions.formUnion(line.actions) }
    if !line.lifecycle.isEmpty { lifecycle.formUnion(line.lifecycle) }
  }

  mutating func add(_ facts: DocumentFacts) {
    add(facts.features)
    if !facts.views.isEmpty { views.formUnion(facts.views) }
    if !facts.actions.isEmpty { actions.formUnion(facts.actions) }
    if !facts.lifecycle.isEmpty { lifecycle.formUnion(facts.lifecycle) }
  }

  /// Adds a set that lives as long as the collector.
  mutating func add(_ set: FeatureSet) {
    guard known.insert(ObjectIdentifier(set)).inserted else { return }
    for kind in FeatureSet.Kind.allCases { features[kind.rawValue].formUnion(set[kind]) }
  }

  var result: TargetNeeds {
    var result = TargetNeeds()
    for kind in FeatureSet.Kind.allCases { result[kind] = sortedNames(features[kind.rawValue]) }
    result.views = sortedNames(views)
    result.actions = sortedNames(actions)
    result.lifecycle = sortedNames(lifecycle)
    return result
  }
}

import VMLMarkup

/// Features that all documents of a target need together, each once, sorted by their bytes.
public struct TargetNeeds: Hashable, Sendable {
  public var elements: [String] = []
  public var modifiers: [String] = []
  /// The views that SwiftUI does not have, so that the client must.
  public var views: [String] = []
  public var actions: [String] = []
  /// Names of the lifecycle templates in heads of documents.
  public var lifecycle: [String] = []

  public init() {}

  /// The lists with their names in a manifest, in the order in which they are written.
  static var lists: [(name: String, list: WritableKeyPath<TargetNeeds, [String]>)] {
    [
      ("elements", \.elements), ("modifiers", \.modifiers), ("views", \.views),
      ("actions", \.actions), ("lifecycle", \.lifecycle),
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
  private var features: Set<ObjectIdentifier> = []
  private var needs: [Set<String>] = [[], [], [], [], []]

  mutating func add(_ line: BinText.Line) {
    if !line.views.isEmpty { needs[2].formUnion(line.views) }
    if !line.actions.isEmpty { needs[3].formUnion(line.actions) }
    if !line.lifecycle.isEmpty { needs[4].formUnion(line.lifecycle) }
  }

  mutating func add(_ facts: DocumentFacts) {
    add(facts.features)
    if !facts.views.isEmpty { needs[2].formUnion(facts.views) }
    if !facts.actions.isEmpty { needs[3].formUnion(facts.actions) }
    if !facts.lifecycle.isEmpty { needs[4].formUnion(facts.lifecycle) }
  }

  /// Adds a set that lives as long as the collector.
  mutating func add(_ set: FeatureSet) {
    guard features.insert(ObjectIdentifier(set)).inserted else { return }
    needs[0].formUnion(set.elements)
    needs[1].formUnion(set.modifiers)
  }

  var result: TargetNeeds {
    var result = TargetNeeds()
    for (index, list) in TargetNeeds.lists.enumerated() {
      result[keyPath: list.list] = sortedNames(needs[index])
    }
    return result
  }
}

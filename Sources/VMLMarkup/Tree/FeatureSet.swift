/// The elements and modifiers that a client must know to draw a document.
///
/// A class: many documents share one.
public final class FeatureSet: Hashable, Sendable {
  /// Names, each once, sorted by their bytes.
  public let elements: [String]
  /// Names, each once, sorted by their bytes.
  public let modifiers: [String]

  /// A set of names in any order, which may come more than once.
  public init(_ elements: some Sequence<String> = [], modifiers: some Sequence<String> = []) {
    self.elements = sortedNames(elements)
    self.modifiers = sortedNames(modifiers)
  }

  /// The set of a document that needs nothing.
  public static let none = FeatureSet([String](), modifiers: [String]())

  public static func == (one: FeatureSet, other: FeatureSet) -> Bool {
    one === other || one.elements == other.elements && one.modifiers == other.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
    hasher.combine(modifiers)
  }
}

/// Names without repetition, by their bytes.
public func sortedNames(_ names: some Sequence<String>) -> [String] {
  Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

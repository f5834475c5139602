/// The features that a client must know to draw a document.
///
/// A class: many documents share one.
public final class FeatureSet: Hashable, Sendable {
  /// A kind of features; its raw value is its place in lists of all kinds.
  public enum Kind: Int, CaseIterable, Sendable {
    case elements
    case modifiers
    /// Events that are answered.
    case events
    /// Steps in the answers to events.
    case steps
    /// Endpoints that forms are submitted to.
    case endpoints
    /// Levels of the language of behaviour, as digits.
    case behaviour
    /// The least version of the system that has the elements and modifiers, where the target begins
    /// at a lower one.
    case system

    /// The kind's member in manifests.
    public var name: String {
      switch self {
      case .elements: "elements"
      case .modifiers: "modifiers"
      case .events: "events"
      case .steps: "steps"
      case .endpoints: "endpoints"
      case .behaviour: "behaviour"
      case .system: "system"
      }
    }
  }

  /// By kind: names, each once, sorted by their bytes.
  private let lists: [[String]]

  public var elements: [String] { lists[Kind.elements.rawValue] }
  public var modifiers: [String] { lists[Kind.modifiers.rawValue] }

  /// The names of one kind, each once, sorted by their bytes.
  public subscript(kind: Kind) -> [String] { lists[kind.rawValue] }

  public var isEmpty: Bool { lists.allSatisfy(\.isEmpty) }

  /// A set of names in any order, which may come more than once.
  public init(_ names: (Kind) -> [String]) {
    lists = Kind.allCases.map { sortedNames(names($0)) }
  }

  /// The set of a document without behaviour.
  public convenience init(_ elements: [String] = [], modifiers: [String] = []) {
    self.init { kind in
      switch kind {
      case .elements: elements
      case .modifiers: modifiers
      default: []
      }
    }
  }

  /// The set of a document that needs nothing.
  public static let none = FeatureSet()

  public static func == (one: FeatureSet, other: FeatureSet) -> Bool {
    one === other || one.lists == other.lists
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(lists) }
}

/// Names without repetition, by their bytes.
public func sortedNames(_ names: some Sequence<String>) -> [String] {
  Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

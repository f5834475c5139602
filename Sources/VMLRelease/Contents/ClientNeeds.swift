/// Features that a client must know to draw all documents of a tree; each list sorted, and each
/// name in it once.
public struct ClientNeeds: Hashable, Sendable {
  public var elements: [String]
  public var modifiers: [String]
  /// The views that SwiftUI does not have.
  public var views: [String]
  /// The events that are answered.
  public var events: [String] = []
  /// The steps in answers to events.
  public var steps: [String] = []
  /// Levels of the language of behaviour, as digits; none for documents that do nothing.
  public var behaviour: [String] = []

  public init(elements: [String] = [], modifiers: [String] = [], views: [String] = []) {
    self.elements = elements
    self.modifiers = modifiers
    self.views = views
  }

  public var isEmpty: Bool { self == ClientNeeds() }

  /// The lists by their names in JSON, in the order in which they are shown.
  public static var lists: [(name: String, list: WritableKeyPath<ClientNeeds, [String]>)] {
    [
      ("elements", \.elements), ("modifiers", \.modifiers), ("views", \.views),
      ("events", \.events), ("steps", \.steps), ("behaviour", \.behaviour),
    ]
  }

  /// Needs that a client lacks which knows `other`.
  public func subtracting(_ other: ClientNeeds) -> ClientNeeds {
    var rest = self
    for (_, list) in Self.lists {
      let known = Set(other[keyPath: list])
      rest[keyPath: list].removeAll(where: known.contains)
    }
    return rest
  }

  init?(json: JSONValue) {
    self.init()
    for (name, list) in Self.lists {
      guard let value = json[name] else {
        if Self.oldest.contains(name) { return nil }
        continue
      }
      guard let names = value.strings else { return nil }
      self[keyPath: list] = names
    }
  }

  /// Later lists are left out where they are empty, so that a release of before has its bytes.
  var json: JSONValue {
    var lists: [String: JSONValue] = [:]
    for (name, list) in Self.lists where Self.oldest.contains(name) || !self[keyPath: list].isEmpty
    {
      lists[name] = .array(self[keyPath: list].map { .string($0) })
    }
    return .object(JSONObject(lists))
  }

  /// The lists that all releases have.
  private static let oldest: Set = ["elements", "modifiers", "views"]
}

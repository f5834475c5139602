/// Features that a client must know to draw all documents of a tree.
public struct ClientNeeds: Hashable, Sendable {
  /// The elements, each once, sorted.
  public var elements: [String]
  /// The modifiers, each once, sorted.
  public var modifiers: [String]
  /// The views that SwiftUI does not have, each once, sorted.
  public var views: [String]

  public init(elements: [String] = [], modifiers: [String] = [], views: [String] = []) {
    self.elements = elements
    self.modifiers = modifiers
    self.views = views
  }

  public var isEmpty: Bool { elements.isEmpty && modifiers.isEmpty && views.isEmpty }

  /// Needs that a client lacks which knows `other`.
  public func subtracting(_ other: ClientNeeds) -> ClientNeeds {
    func rest(_ names: [String], _ known: [String]) -> [String] {
      let known = Set(known)
      return names.filter { !known.contains($0) }
    }
    return ClientNeeds(
      elements: rest(elements, other.elements), modifiers: rest(modifiers, other.modifiers),
      views: rest(views, other.views))
  }

  init?(json: JSONValue) {
    guard let elements = json["elements"]?.strings, let modifiers = json["modifiers"]?.strings,
      let views = json["views"]?.strings
    else { return nil }
    self.init(elements: elements, modifiers: modifiers, views: views)
  }

  var json: JSONValue {
    [
      "elements": .array(elements.map { .string($0) }),
      "modifiers": .array(modifiers.map { .string($0) }),
      "views": .array(views.map { .string($0) }),
    ]
  }
}

import VMLDiagnostics
import VMLMarkup

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

/// Collects what documents need, one after the other.
public struct ClientNeedsFinder: Sendable {
  private var elements: Set<String> = []
  private var modifiers: Set<String> = []

  public init() {}

  /// Adds a finished document; what is wrong with it is not for here to say.
  public mutating func add(document bytes: [UInt8]) {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "", bytes: bytes)
    let markup = parseMarkup(file, as: .document, reporting: &bag)
    let known: Set<String> = ["vml", "head", "body"]
    for node in markup.nodes where node.kind == .element {
      let name = markup.string(node.name)
      if !known.contains(name) { elements.insert(name) }
    }
    for node in markup.styles.nodes where node.kind == .modifier {
      modifiers.insert(markup.styles.string(node.text))
    }
  }

  public mutating func add(_ other: ClientNeedsFinder) {
    elements.formUnion(other.elements)
    modifiers.formUnion(other.modifiers)
  }

  public func needs(views: Set<String>) -> ClientNeeds {
    func sorted(_ names: Set<String>) -> [String] {
      names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    return ClientNeeds(
      elements: sorted(elements), modifiers: sorted(modifiers), views: sorted(views))
  }
}

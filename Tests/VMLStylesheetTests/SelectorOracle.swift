import VMLTestSupport

/// An element of a tree that is as simple as can be.
final class OracleNode {
  var type = "Text"
  var id = ""
  var classes: [String] = []
  var attributes: [String: String] = [:]
  var holdsText = false
  var children: [OracleNode] = []
  weak var parent: OracleNode?

  var markup: String {
    let own = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }
    let start = "<\(type) id=\"\(id)\" class=\"\(classes.joined(separator: " "))\"\(own.joined())"
    guard holdsText || !children.isEmpty else { return start + "/>" }
    return start + ">" + (holdsText ? "text" : "<!-- none -->") + children.map(\.markup).joined()
      + "</\(type)>"
  }

  var descendants: [OracleNode] { children.flatMap { [$0] + $0.descendants } }
  var ancestors: [OracleNode] { parent.map { [$0] + $0.ancestors } ?? [] }
  var siblings: [OracleNode] { parent?.children ?? [self] }
  var index: Int { siblings.firstIndex { $0 === self } ?? 0 }
  var before: [OracleNode] { Array(siblings[..<index]) }
  var after: [OracleNode] { Array(siblings[(index + 1)...]) }
}

/// A complex selector: the first compound, and each other with what stands before it.
struct OracleSelector: CustomStringConvertible {
  var first: [Part]
  var rest: [(combinator: String, compound: [Part])] = []

  indirect enum Part {
    case type(String)
    case id(String)
    case named(String)
    case attribute(String, String, String)
    case empty
    case position(step: Int, offset: Int, fromEnd: Bool, ofType: Bool, of: [OracleSelector])
    case only(ofType: Bool)
    case any(String, [OracleSelector])
    case none([OracleSelector])
    case has([(combinator: String, selector: OracleSelector)])
  }

  var subject: [Part] { rest.last?.compound ?? first }

  var description: String {
    first.map(\.description).joined()
      + rest.map { $0.combinator + $0.compound.map(\.description).joined() }.joined()
  }
}

extension OracleSelector.Part: CustomStringConvertible {
  var description: String {
    switch self {
    case .type(let name): name
    case .id(let name): "#" + name
    case .named(let name): "." + name
    case .attribute(let name, let relation, let value): "[\(name)\(relation)\"\(value)\"]"
    case .empty: ":empty"
    case .position(let step, let offset, let fromEnd, let ofType, let filter):
      ":nth-\(fromEnd ? "last-" : "")\(ofType ? "of-type" : "child")(\(step)n"
        + (offset < 0 ? " - \(-offset)" : "+\(offset)")
        + (filter.isEmpty ? "" : " of \(Self.list(filter))") + ")"
    case .only(let ofType): ":only-\(ofType ? "of-type" : "child")"
    case .any(let name, let list): ":\(name)(\(Self.list(list)))"
    case .none(let list): ":not(\(Self.list(list)))"
    case .has(let list):
      ":has(" + list.map { $0.combinator + $0.selector.description }.joined(separator: ", ") + ")"
    }
  }

  private static func list(_ selectors: [OracleSelector]) -> String {
    selectors.map(\.description).joined(separator: ", ")
  }
}

// MARK: Meaning

extension OracleSelector {
  /// Whether the selector matches, by trying everything that it may mean.
  func matches(_ node: OracleNode) -> Bool { matches(node, upTo: rest.count) { _ in true } }

  /// `start` says whether an element will do for the first compound.
  private func matches(
    _ node: OracleNode, upTo count: Int, from start: (OracleNode) -> Bool
  ) -> Bool {
    guard (count == 0 ? first : rest[count - 1].compound).allSatisfy({ $0.matches(node) }) else {
      return false
    }
    guard count > 0 else { return start(node) }
    return Self.related(rest[count - 1].combinator, to: node).contains {
      matches($0, upTo: count - 1, from: start)
    }
  }

  /// Whether some element matches that stands in a relation to `anchor`.
  func exists(_ combinator: String, seenFrom anchor: OracleNode, in all: [OracleNode]) -> Bool {
    all.contains { node in
      matches(node, upTo: rest.count) { first in
        Self.related(combinator, to: first).contains { $0 === anchor }
      }
    }
  }

  /// What may stand before a combinator if an element stands after it.
  private static func related(_ combinator: String, to node: OracleNode) -> [OracleNode] {
    switch combinator.filter({ $0 != " " }) {
    case ">": node.parent.map { [$0] } ?? []
    case "+": node.before.suffix(1)
    case "~": node.before
    default: node.ancestors
    }
  }
}

extension OracleSelector.Part {
  func matches(_ node: OracleNode) -> Bool {
    switch self {
    case .type(let name): name == "*" || node.type == name
    case .id(let name): node.id == name
    case .named(let name): node.classes.contains(name)
    case .attribute(let name, let relation, let value):
      node.attributes[name].map { Self.compare($0, relation, value) } ?? false
    case .empty: node.children.isEmpty && !node.holdsText
    case .only(let ofType):
      node.siblings.filter { !ofType || $0.type == node.type }.count == 1
    case .position(let step, let offset, let fromEnd, let ofType, let filter):
      Self.isAt(node, step, offset, fromEnd) { sibling in
        (!ofType || sibling.type == node.type)
          && (filter.isEmpty || filter.contains { $0.matches(sibling) })
      }
    case .any(_, let list): list.contains { $0.matches(node) }
    case .none(let list): !list.contains { $0.matches(node) }
    case .has(let list):
      list.contains {
        $0.selector.exists(
          $0.combinator, seenFrom: node, in: (node.ancestors.last ?? node).descendants)
      }
    }
  }

  private static func isAt(
    _ node: OracleNode, _ step: Int, _ offset: Int, _ fromEnd: Bool,
    _ counts: (OracleNode) -> Bool
  ) -> Bool {
    guard counts(node) else { return false }
    let place = (fromEnd ? node.after : node.before).filter(counts).count + 1
    return (0...100).contains { step * $0 + offset == place }
  }

  private static func compare(_ value: String, _ relation: String, _ wanted: String) -> Bool {
    switch relation {
    case "=": value == wanted
    case "~=": value.split(separator: " ").contains { $0 == wanted }
    case "^=": !wanted.isEmpty && value.hasPrefix(wanted)
    case "$=": !wanted.isEmpty && value.hasSuffix(wanted)
    case "*=": !wanted.isEmpty && value.contains(wanted)
    default: value == wanted || value.hasPrefix(wanted + "-")
    }
  }
}

/// The nodes below an element that stand under names.
struct NamedNodes {
  /// In the order in which they come first.
  private(set) var names: [String] = []
  private var nodes: [[Int]] = []
  /// By name: its place; empty while there are few.
  private var places: [String: Int] = [:]

  private static let few = 8

  var isEmpty: Bool { names.isEmpty }

  mutating func append(_ node: Int, under name: String) {
    if let place = place(of: name) {
      nodes[place].append(node)
      return
    }
    names.append(name)
    nodes.append([node])
    if names.count > Self.few { places[name] = names.count - 1 }
  }

  subscript(_ name: String) -> [Int] { place(of: name).map { nodes[$0] } ?? [] }

  private func place(of name: String) -> Int? {
    names.prefix(Self.few).firstIndex(of: name) ?? places[name]
  }
}

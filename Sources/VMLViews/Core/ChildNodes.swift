/// Views that a container counts as its children.
public struct ChildNodes {
  /// Place of a search for children, which goes through containers that look in turn.
  // SAFETY: one thread looks, from the first container to the last, and lets go of it at the end.
  private final class Search: @unchecked Sendable {
    @TaskLocal static var current: Search?
    var bodies = 0
    var isStopped = false
  }

  var nodes: [any VMLNode] = []
  private let search: Search

  /// The children in a view; one that fails to be written where views hold each other without end.
  static func found(in view: some View) -> [any VMLNode] {
    let search = Search.current ?? Search()
    return Search.$current.withValue(search) {
      var list = ChildNodes(search: search)
      view._children(into: &list)
      return list.nodes
    }
  }

  /// Adds what a view's body has; of a body with one child it is the view itself that counts.
  mutating func add(_ view: some View) {
    guard !search.isStopped else { return }
    guard search.bodies < ViewLimits.bodies else {
      search.isStopped = true
      return nodes.append(TooDeep())
    }
    let start = nodes.count
    search.bodies += 1
    view.body._children(into: &self)
    search.bodies -= 1
    if nodes.count == start + 1 { nodes[start] = view }
  }
}

import Synchronization

/// Views that a container counts as its children.
public struct ChildNodes {
  /// Place of a search for children, which goes through containers that look in turn.
  private final class Search: Sendable {
    @TaskLocal static var current: Search?
    private let state = Mutex((bodies: 0, isStopped: false, stack: StackRoom()))

    var isStopped: Bool { state.withLock { $0.isStopped } }

    /// Goes into a body; `false`, and no more searching, where too many are inside of each other.
    func enter() -> Bool {
      state.withLock { state in
        if state.bodies < ViewLimits.bodies, state.stack.hasRoom(at: state.bodies) {
          state.bodies += 1
        } else {
          state.isStopped = true
        }
        return !state.isStopped
      }
    }

    func leave() { state.withLock { $0.bodies -= 1 } }
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
    guard search.enter() else { return nodes.append(TooDeep()) }
    let start = nodes.count
    view.body._children(into: &self)
    search.leave()
    if nodes.count == start + 1 { nodes[start] = view }
  }
}

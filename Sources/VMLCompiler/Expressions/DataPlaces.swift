import Synchronization
public import VMLData

/// The places of a site's data in its files, for messages.
///
/// One for all threads. Nothing is read before the first mistake that is about a value.
public final class DataPlaces: Sendable {
  private let data: Value
  private let read: @Sendable () -> [(keys: [String], node: DataNode)]
  private let nodes = Mutex<[Value: DataNode]?>(nil)

  /// `read` reads the data files again: each as a node, with the keys that lead to it in `data`.
  public init(
    of data: Value, _ read: @escaping @Sendable () -> [(keys: [String], node: DataNode)]
  ) {
    self.data = data
    self.read = read
  }

  /// The first node that a list or an object was read from; `nil` if it is not in the files.
  ///
  /// - Complexity: The first call is linear in the data, times its depth.
  func node(of value: Value) -> DataNode? {
    switch value {
    case .list, .object: nodes.withLock { known in found(&known)[value] }
    default: nil
    }
  }

  private func found(_ known: inout [Value: DataNode]?) -> [Value: DataNode] {
    if let known { return known }
    var nodes: [Value: DataNode] = [:]
    for (keys, node) in read() {
      var value: Value? = data
      for key in keys {
        guard case .object(let object)? = value else { break }
        value = object[key]
      }
      if let value { index(value, node, in: &nodes) }
    }
    known = nodes
    return nodes
  }

  /// Recursion is limited by the readers of data.
  private func index(_ value: Value, _ node: DataNode, in nodes: inout [Value: DataNode]) {
    switch (value, node.content) {
    case (.list(let items), .list(let children)):
      if nodes[value] == nil { nodes[value] = node }
      for (item, child) in zip(items, children) { index(item, child, in: &nodes) }
    case (.object(let object), .object(let entries)):
      if nodes[value] == nil { nodes[value] = node }
      for entry in entries {
        if let inner = object[entry.key] { index(inner, entry.value, in: &nodes) }
      }
    default: return
    }
  }
}

import VMLMarkup

// The elements that the sheets of components are for.
extension StyleResolver {
  /// Whether a class that the sheets for all elements do not name is named by a sheet for this
  /// element.
  mutating func isNamedInScope(
    _ name: String, _ index: Int, in tree: ViewTree, _ scope: Int32
  ) -> Bool {
    guard !styles.facts.scopes.isEmpty else { return false }
    if scope != 0, styles.facts.names(name, in: scope) { return true }
    var number = tree.nodes[index].call
    while number != 0 {
      let call = tree.calls[Int(number) - 1]
      let scope = self.scope(of: call, in: tree)
      if scope != 0, styles.facts.names(name, in: scope) { return true }
      number = call.inner
    }
    return false
  }

  /// The scope of a component, for one of its roots; 0 if the root was passed to the component.
  private mutating func scope(of call: ViewTree.Call, in tree: ViewTree) -> Int32 {
    guard call.isOwn else { return 0 }
    return memory.scope(of: call.component, in: tree.names)
  }

  /// The components whose own sheets are for a root of components, each once.
  mutating func scopes(ofRoot index: Int, _ key: ElementKey, in tree: ViewTree) -> [Int32] {
    guard !styles.facts.scopes.isEmpty else { return [] }
    var scopes = key.scope == 0 ? [] : [key.scope]
    var number = tree.nodes[index].call
    while number != 0 {
      let call = tree.calls[Int(number) - 1]
      let scope = scope(of: call, in: tree)
      if scope != 0, !scopes.contains(scope) { scopes.append(scope) }
      number = call.inner
    }
    return scopes
  }

  /// Whether the rules of a component's own sheet are for an element.
  mutating func isInScope(_ scope: Int32, _ index: Int, in tree: ViewTree) -> Bool {
    guard scope != 0 else { return true }
    guard index >= 0 else { return false }
    if styles.facts.scopes.number(of: tree.nodes[index].origin.file) == scope { return true }
    var number = tree.nodes[index].call
    while number != 0 {
      let call = tree.calls[Int(number) - 1]
      if self.scope(of: call, in: tree) == scope { return true }
      number = call.inner
    }
    return false
  }
}

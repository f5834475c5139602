import VMLMarkup

// Selectors with the names of components.
extension ElementMatcher {
  /// The call of a component that made an element one of its roots; `nil` if none did.
  mutating func call(
    of type: Int32, madeRoot element: Int, in tree: ViewTree
  ) -> ViewTree.Call? {
    guard element >= 0, tree.nodes[element].call != 0, let name = typeName(type, in: tree) else {
      return nil
    }
    var number = tree.nodes[element].call
    while number != 0 {
      work += 1
      let call = tree.calls[Int(number) - 1]
      if call.component == name { return call }
      number = call.inner
    }
    return nil
  }

  private mutating func typeName(_ symbol: Int32, in tree: ViewTree) -> NameID? {
    if typeNames[Int(symbol)] == -2 {
      let name = tree.names.find(styles.symbols.types[symbol])
      typeNames[Int(symbol)] = name.map { Int64($0.rawValue) } ?? -1
    }
    let number = typeNames[Int(symbol)]
    return number < 0 ? nil : NameID(rawValue: UInt32(number))
  }
}

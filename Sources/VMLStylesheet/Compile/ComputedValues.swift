import VMLMarkup

/// Whether an expression has a `var()` or `calc()` that has to be evaluated.
func hasVariables(_ nodes: Range<Int>, of tree: StyleTree) -> Bool {
  nodes.contains { index in
    let node = tree.nodes[index]
    return node.kind == .variable || isCalculation(node, of: tree)
  }
}

/// Whether a node is `calc(…)`.
func isCalculation(_ node: StyleTree.Node, of tree: StyleTree) -> Bool {
  node.kind == .identifier && node.flags.contains(.call)
    && tree.bytes(node.text).elementsEqual("calc".utf8)
}

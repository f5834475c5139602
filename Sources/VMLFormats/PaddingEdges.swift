import VMLMarkup

extension StyleCall {
  /// The call, with each edge as a label if it is `padding` of edges.
  ///
  /// So tables need no form for each set of edges. `.default` stands for a length that is left out.
  var withEdges: StyleCall {
    guard name == "padding", let first = arguments.first, first.label.isEmpty,
      let edges = first.value.edges, arguments.count < 3,
      arguments.allSatisfy(\.label.isEmpty)
    else { return self }
    var length = StyleExpression.member(of: nil, "default", [])
    if arguments.count == 2, arguments[1].value != .nil { length = arguments[1].value }
    let all = ["top", "leading", "bottom", "trailing"]
    // Without arguments it would be all edges.
    if edges.isEmpty { length = .number(0) }
    return StyleCall(
      name: name,
      arguments: all.filter { edges.isEmpty || edges.contains($0) }
        .map { StyleArgument(label: $0, value: length) })
  }
}

extension StyleExpression {
  /// The edges of a set; `nil` for what is none.
  fileprivate var edges: Set<String>? {
    var all: Set<String> = []
    if case .array(let items) = self {
      for item in items {
        guard let edges = item.edges else { return nil }
        all.formUnion(edges)
      }
      return all
    }
    switch name {
    case "all": return ["top", "leading", "bottom", "trailing"]
    case "horizontal": return ["leading", "trailing"]
    case "vertical": return ["top", "bottom"]
    case "top"?, "leading"?, "bottom"?, "trailing"?: return [name ?? ""]
    default: return nil
    }
  }
}

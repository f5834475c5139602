/// Every type that some selector of some sheets names.
public func selectedTypes(in sheets: [Stylesheet]) -> Set<String> {
  var types: Set<String> = []
  for item in sheets.lazy.flatMap(\.items) {
    guard case .rule(let selectors) = item.kind else { continue }
    for case .type(let name) in selectors.lazy.flatMap(\.allParts) { types.insert(name) }
  }
  return types
}

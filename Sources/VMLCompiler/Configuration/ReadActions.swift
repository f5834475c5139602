import VMLData
import VMLDiagnostics

/// Reads `actions:`: a list of names, each alone or with the type of its values, or an object of
/// names and types.
func readActions(
  _ node: DataNode, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> [SiteConfiguration.Action] {
  if let entries = node.entries {
    return entries.compactMap { readAction($0, types, reporting: &bag) }
  }
  guard let items = node.items else {
    bag.report(
      .wrongKind("'actions'", "a list of names, or an object of names and types", found: node)
        .listing(node))
    return []
  }
  return items.compactMap { item in
    if let entries = item.entries, entries.count == 1 {
      return readAction(entries[0], types, reporting: &bag)
    }
    return readString(item, "an item of 'actions'", reporting: &bag).map {
      SiteConfiguration.Action(name: $0, range: item.range, value: nil)
    }
  }
}

/// Reads a name and the type of its values, which null leaves open; `nil` after an error.
private func readAction(
  _ entry: DataNode.Entry, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> SiteConfiguration.Action? {
  var action = SiteConfiguration.Action(name: entry.key, range: entry.keyRange, value: nil)
  if entry.value.content == .null { return action }
  guard let type = readType(entry.value, of: entry.key, in: types, reporting: &bag) else {
    return nil
  }
  action.value = type
  return action
}

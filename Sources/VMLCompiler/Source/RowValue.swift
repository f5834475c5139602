public import VMLData
public import VMLDiagnostics

/// The value of a row, which has the type of its source's columns, and the text of its key.
///
/// - Returns: `nil` after a mistake, which is then in `bag`.
public func rowValue(
  _ node: DataNode, of source: RowSource, in site: Site, reporting bag: inout DiagnosticBag
) -> (key: String, value: Value)? {
  let types = site.configuration.types
  guard node.entries != nil else {
    bag.report(.wrongKind("a row", "an object of columns and values", found: node))
    return nil
  }
  let errors = bag.errorCount
  let type = DataType(source.type)
  guard let value = types.value(of: node, as: type, reporting: &bag) else { return nil }
  if !types.lists(referredBy: source.type).isEmpty {
    types.checkReferences(in: node, of: type, to: site.references, reporting: &bag)
  }
  guard bag.errorCount == errors else { return nil }
  guard case .object(let object) = value, let key = object[source.key].flatMap(text(of:)),
    !key.isEmpty
  else {
    bag.report(.noRowKey(source.key, at: node["\(source.key)"]?.range ?? node.range))
    return nil
  }
  return (key, value)
}

extension Diagnostic {
  fileprivate static func noRowKey(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, at: range, "this row has no '\(key)'",
      notes: [Note("'key' in site.yaml says that it tells rows apart")])
  }
}

import VMLDiagnostics

/// Reads an expression that stands in an attribute, such as `[.red, .blue]`; `nil` if it is none.
///
/// Names of enumerations may lack their dot there (VML 5.2.4).
public func parseExpression(_ text: String) -> StyleExpression? {
  var bag = DiagnosticBag()
  let bytes = Array("x(\(text))".utf8)
  guard bytes.count < 10_000 else { return nil }
  let tree = parseStyle(bytes, as: FileID(0), reporting: &bag)
  guard !bag.hasErrors, tree.roots.contains(where: { $0 == 0 }) else { return nil }
  return ExpressionReader(tree: tree, attribute: { _ in nil }).arguments(of: 0).first?.value
}

package import VMLDiagnostics

/// Parses a bare expression, as `test=`, `in=` and `value=` hold one.
///
/// White space round it is allowed; nothing else may follow.
///
/// - Returns: `nil` if the text is no expression; the first mistake is then in `bag`.
package func parseExpression(
  _ text: SourceText, reporting bag: inout DiagnosticBag
) -> Expression? {
  var parser = ExpressionParser(text)
  if parser.parseWhole() != nil { return Expression(kinds: parser.kinds, places: parser.places) }
  if let mistake = parser.mistake { bag.report(mistake) }
  return nil
}

/// Parses what stands between `\(` and `)`: `expression (',' 'specifier' ':' string)?`.
///
/// - Returns: `nil` if the text is no interpolation; the first mistake is then in `bag`.
package func parseInterpolation(
  _ text: SourceText, reporting bag: inout DiagnosticBag
) -> Interpolation? {
  var parser = ExpressionParser(text)
  if let (_, specifier) = parser.parseWholeInterpolation() {
    return Interpolation(
      expression: Expression(kinds: parser.kinds, places: parser.places), specifier: specifier)
  }
  if let mistake = parser.mistake { bag.report(mistake) }
  return nil
}

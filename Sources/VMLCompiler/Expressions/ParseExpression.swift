public import VMLDiagnostics
import VMLMarkup

/// Parses a bare expression, as in `test=`, `in=` and `value=`.
///
/// White space around it is allowed, and nothing else.
///
/// - Returns: `nil` if the text is no expression; the first mistake is then in `bag`.
public func parseExpression(
  _ text: SourceText, reporting bag: inout DiagnosticBag
) -> Expression? {
  var parser = ExpressionParser(text)
  if parser.parseWhole() != nil { return Expression(kinds: parser.kinds, places: parser.places) }
  if let inner = wholeInterpolation(text) {
    bag.report(.interpolationAsExpression(text, inner))
  } else if let mistake = parser.mistake {
    bag.report(mistake)
  }
  return nil
}

/// The inside of the interpolation, if the text is one where a bare expression belongs.
private func wholeInterpolation(_ text: SourceText) -> Range<Int>? {
  let isBlank = { (byte: UInt8) in byte <= 0x20 }
  let bytes = text.bytes[text.range]
  let rest = bytes.drop(while: isBlank)
  guard rest.starts(with: "\\(".utf8),
    let end = endOfInterpolation(
      in: text.bytes, from: rest.startIndex + 2, to: text.range.upperBound),
    text.bytes[end + 1..<text.range.upperBound].allSatisfy(isBlank)
  else { return nil }
  return rest.startIndex + 2..<end
}

/// Parses the inside of `\(…)`: `expression (',' 'specifier' ':' string)?`.
///
/// - Returns: `nil` if the text is no interpolation; the first mistake is then in `bag`.
public func parseInterpolation(
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

extension Diagnostic {
  fileprivate static func interpolationAsExpression(
    _ text: SourceText, _ inner: Range<Int>
  ) -> Diagnostic {
    let whole = text.sourceRange(inner.lowerBound - 2..<inner.upperBound + 1)
    let source = String(decoding: text.bytes[inner], as: UTF8.self)
    // The original of decoded text is not known here.
    let isPlain = whole.range.count == inner.count + 3
    return Diagnostic(
      .expressionSyntax, .error, at: text.sourceRange(inner.lowerBound - 2..<inner.lowerBound),
      "a bare expression stands here, without '\\(' and ')'",
      notes: [Note("'\\(…)' puts an expression into text")],
      fixIts: isPlain
        ? [FixIt("remove '\\(' and ')'", replace: whole, with: source, safety: .safe)] : [])
  }
}

import VMLDiagnostics
import VMLMarkup

/// Warns of an attribute that is a `var()` or `calc()` and nothing else; the caller has excluded
/// styles.
///
/// Reads at most a few bytes of `value` if it is neither.
func reportVariable(
  in value: TextSlice, named name: NameID, at range: Range<Int>, of markup: Markup,
  to bag: inout DiagnosticBag
) {
  let (bytes, end) = (value.isSide ? markup.side : markup.file.bytes, value.range.upperBound)
  guard !value.range.isEmpty, bytes[end - 1] == UInt8(ascii: ")"),
    let function = functionOfSheets(bytes[value.range])
  else { return }
  bag.report(
    .misplacedVariable(function, markup.string(name), at: markup.file.sourceRange(range)))
}

/// The name of the sheets' function, if the value is one call of it and nothing else; otherwise
/// `nil`.
func functionOfSheets(_ value: ArraySlice<UInt8>) -> String? {
  guard value.last == UInt8(ascii: ")") else { return nil }
  if value.starts(with: "var(--".utf8) { return "var" }
  return value.starts(with: "calc(".utf8) ? "calc" : nil
}

extension Diagnostic {
  fileprivate static func misplacedVariable(
    _ function: String, _ attribute: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedVariable, .warning, at: range,
      "'\(function)()' is nothing but text in '\(attribute)'",
      notes: [
        Note(
          "it is resolved in sheets and in 'style'; write the value itself, "
            + "or one of 'params' as in '\\(site.gap)'"
        )
      ])
  }
}

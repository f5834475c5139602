public import VMLDiagnostics

/// Mistakes that the readers of YAML and of JSON both report.
extension Diagnostic {
  public static func duplicateKey(
    _ key: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, .error, at: range, "key '\(shortened(key))' is given twice",
      notes: [Note("first given here", at: first), Note("give one another name, or remove it")])
  }

  public static func numberTooLarge(
    _ text: String, isInteger: Bool, at range: SourceRange
  ) -> Diagnostic {
    let limit = isInteger ? "an integer goes up to \(Int.max)" : "the largest is about 1.8e308"
    return Diagnostic(
      .numberTooLarge, .error, at: range, "the number '\(shortened(text))' is too large",
      notes: [Note("\(limit); if it is not meant as a number, put it in quotes")])
  }

  public static func nestingLimit(
    _ limit: Int = DataLimits.nesting, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .dataNestingLimit, .error, at: range,
      "lists and objects are nested more than \(limit) deep",
      notes: [Note("nothing after this is read; move the inner ones nearer to the top")])
  }

  public static func nodeLimit(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .dataNodeLimit, .error, at: range,
      "the file holds more than \(DataLimits.nodes) values",
      notes: [Note("nothing after this is read; split the file")])
  }

  public static func mistakeLimit(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .dataMistakeLimit, .error, at: range,
      "the file holds more than \(DataLimits.mistakes) mistakes",
      notes: [Note("nothing after this is read; correct those above first")])
  }
}

/// An author's words as a message shows them: one line, and not long.
public func shortened(_ text: String) -> String {
  let longest = 40
  var result = ""
  for scalar in text.unicodeScalars.prefix(longest) {
    result.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
  }
  if text.unicodeScalars.dropFirst(longest).first != nil { result += "…" }
  return result
}

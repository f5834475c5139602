import VMLData
import VMLDiagnostics

extension ExpressionParser {
  /// Parses `'(' (style | expression)? (',' 'locale' ':' expression)? ')'`.
  ///
  /// A style is `'.' name ('(' (label? expression),* ')')?`.
  ///
  /// - Returns: A list of the style's symbol, the pattern, or nil, and then of each label and its
  ///   value; the value without a label has the label "".
  mutating func parseFormat(at nameRange: Range<Int>) -> Int? {
    let start = offset
    offset += 1
    skipSpace()
    var elements: [Int] = []
    var isOpen = !eat(")")
    var isFirst = true
    var labels: Set<String> = []
    while isOpen {
      let place = offset
      let label = parseLabel()
      skipSpace()
      if label == nil, isFirst {
        guard parseStyle(into: &elements, &labels) else { return nil }
      } else if let label, label == "locale" || label == "time", labels.insert(label).inserted {
        if elements.isEmpty {
          guard append(.nothing, from: place, to: &elements) else { return nil }
        }
        guard append(.string(label), from: place, to: &elements), let value = parseConditional()
        else { return nil }
        elements.append(value)
      } else {
        return fail(.formatArgument(label, at: self.place(place..<max(offset, place + 1))))
      }
      isFirst = false
      skipSpace()
      isOpen = eat(",")
      skipSpace()
      if !isOpen, !eat(")") { return expected("',' or ')' after an argument") }
    }
    if elements.isEmpty {
      guard append(.nothing, from: start, to: &elements) else { return nil }
    }
    return make(.list(elements), from: start, over: elements)
  }

  private mutating func append(
    _ value: Value, from start: Int, to elements: inout [Int]
  ) -> Bool {
    guard let node = make(.literal(value), from: start) else { return false }
    elements.append(node)
    return true
  }

  /// Parses a style, or the expression of a pattern.
  private mutating func parseStyle(
    into elements: inout [Int], _ labels: inout Set<String>
  ) -> Bool {
    let start = offset
    guard peek() == UInt8(ascii: ".") else {
      guard let pattern = parseConditional() else { return false }
      elements.append(pattern)
      return true
    }
    let range = name(at: offset + 1)
    guard let style = FormatStyle(rawValue: slice(range)) else {
      let none: Int? = fail(.unknownFormat(slice(range), at: place(start..<range.upperBound)))
      return none != nil
    }
    offset = range.upperBound
    guard append(.symbol(style.rawValue), from: start, to: &elements) else { return false }
    if eat("(") {
      skipSpace()
      var isOpen = !eat(")")
      while isOpen {
        let place = offset
        let label = parseLabel()
        skipSpace()
        guard style.labels.contains(label), labels.insert(label ?? "").inserted else {
          let none: Int? = fail(
            .styleArgument(style, at: self.place(place..<max(offset, place + 1))))
          return none != nil
        }
        guard append(.string(label ?? ""), from: place, to: &elements),
          let value = parseConditional()
        else { return false }
        elements.append(value)
        skipSpace()
        isOpen = eat(",")
        skipSpace()
        if !isOpen, !eat(")") {
          let none: Int? = expected("',' or ')' after an argument")
          return none != nil
        }
      }
    }
    let needs = style.labels.contains(nil) ? "" : style.needed
    if let needs, !labels.contains(needs) {
      let none: Int? = fail(.styleArgument(style, at: place(start..<offset)))
      return none != nil
    }
    return true
  }
}

extension Diagnostic {
  fileprivate static func formatArgument(_ label: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .methodArguments, .error, at: place,
      label.map { "'formatted' takes no '\($0)' here" } ?? "'formatted' takes one format",
      notes: [
        Note("it is called as 'formatted(.long)', 'formatted(\"d MMMM\", locale: \"de\")'")
      ])
  }

  fileprivate static func unknownFormat(_ name: String, at place: SourceRange) -> Diagnostic {
    let known = FormatStyle.allCases.map(\.rawValue)
    let nearest = nearestName(to: name, in: known)
    return Diagnostic(
      .methodArguments, .error, at: place, "there is no format '.\(name)'" + didYouMean(nearest),
      notes: nearest == nil
        ? [
          Note(
            ["date", "dateTime", "time", "iso8601", "abbreviated"].contains(name)
              ? "a date has '.long', '.medium', '.short' and patterns, as 'formatted(\"d MMM y\")'"
              : "the formats are \(known.map { "." + $0 }.joined(separator: ", "))")
        ] : [],
      fixIts: nearest.map { [FixIt("write '.\($0)'", replace: place, with: "." + $0)] } ?? [])
  }

  fileprivate static func styleArgument(_ style: FormatStyle, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .methodArguments, .error, at: place, "'.\(style.rawValue)' takes other arguments",
      notes: [Note("it is written as '\(style.example)'")])
  }
}

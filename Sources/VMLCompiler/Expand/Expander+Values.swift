import VMLData
import VMLDiagnostics
import VMLMarkup

// Values of expressions.
extension Expander {
  /// The value of an interpolation; `nil` after an error.
  mutating func value(of interpolation: Interpolation) -> Value? {
    var found = DiagnosticBag()
    let value = evaluate(interpolation, in: scope, spending: &evaluationWork, reporting: &found)
    check(found, interpolation.expression, failed: value == nil)
    return value
  }

  mutating func value(of expression: Expression) -> Value? {
    var found = DiagnosticBag()
    let value = evaluate(expression, in: scope, spending: &evaluationWork, reporting: &found)
    check(found, expression, failed: value == nil)
    return value
  }

  mutating func condition(_ test: Expression) -> Bool? {
    var found = DiagnosticBag()
    let holds = evaluateCondition(test, in: scope, spending: &evaluationWork, reporting: &found)
    check(found, test, failed: holds == nil)
    return holds
  }

  mutating func list(_ expression: Expression) -> [Value]? {
    var found = DiagnosticBag()
    let items = evaluateList(expression, in: scope, spending: &evaluationWork, reporting: &found)
    check(found, expression, failed: items == nil)
    return items
  }

  private mutating func check(
    _ found: DiagnosticBag, _ expression: Expression, failed: Bool
  ) {
    if found.hasErrors {
      let dependsOnItems = expression.readsLocals
      for mistake in found.diagnostics {
        report(
          mistake.blaming(expression, itemsOf: { items(of: $0) })
            .blaming(page: tree.nodes.first?.origin.sourceRange, for: expression),
          of: expression, dependsOnItems: dependsOnItems)
      }
    } else if failed {
      usesBroken = true
    }
    guard evaluationWork > ExpansionLimits.evaluation else { return }
    exhaust(.tooMuchEvaluation(at: expression.range))
  }

  func placeNotes(on mistake: Diagnostic, in expression: Expression) -> [Diagnostic.Note] {
    var evaluation = Evaluation(expression, scope)
    return evaluation.placeNotes(
      on: mistake,
      Evaluation.KnownPlaces(
        list: { variable in
          loops.last { $0.loop.variable == variable }.map { ($0.items, $0.item) }
        },
        front: { page?.place(of: $0) }))
  }

  /// The items of the list that a variable runs over.
  private func items(of variable: VariableName) -> [Value]? {
    let run = loops.last { $0.loop.variable == variable }
    return run?.items ?? (variable.text == "item" && frames.isEmpty ? pageItems : nil)
  }

  // MARK: Text

  /// The text of some segments, if each has one; `nil` after an error.
  mutating func text(
    of segments: Template.SegmentRange, in template: Template
  ) -> ViewTree.Slice? {
    let start = tree.bytes.count
    for index in segments.range {
      switch template.segment(index) {
      case .literal(let literal):
        _ = template.append(literal, to: &tree.bytes)
      case .interpolation(let number):
        let interpolation = template.interpolation(number)
        if appendString(of: interpolation) { continue }
        guard let value = value(of: interpolation), appendText(of: value, interpolation) else {
          return nil
        }
      }
    }
    return ViewTree.Slice(start..<tree.bytes.count)
  }

  /// The text of one interpolation; `nil` if the value is nil, or after an error.
  mutating func text(
    ofInterpolation index: Int32, in template: Template
  ) -> ViewTree.Slice? {
    let interpolation = template.interpolation(index)
    let start = tree.bytes.count
    if appendString(of: interpolation) { return ViewTree.Slice(start..<tree.bytes.count) }
    guard let value = value(of: interpolation) else { return nil }
    if case .nothing = value { return nil }
    guard appendText(of: value, interpolation) else { return nil }
    return ViewTree.Slice(start..<tree.bytes.count)
  }

  /// Appends the string of a variable, which is the most common interpolation; `false`, with
  /// nothing reported or changed, if it may be something else.
  private mutating func appendString(of interpolation: Interpolation) -> Bool {
    guard case .none = interpolation.specifier else { return false }
    let start = tree.bytes.count
    guard scope.appendString(of: interpolation.expression, to: &tree.bytes) else { return false }
    guard firstForbiddenCharacter(in: tree.bytes, from: start) == nil else {
      tree.bytes.removeSubrange(start...)
      return false
    }
    return true
  }

  /// Appends a value's text to the tree's; reports and returns `false` if it has no text that a
  /// document can hold.
  private mutating func appendText(of value: Value, _ interpolation: Interpolation) -> Bool {
    guard let text = VMLData.text(of: value) else {
      report(.noText(value, at: interpolation.expression.range), of: interpolation.expression)
      return false
    }
    let start = tree.bytes.count
    tree.bytes.append(contentsOf: text.utf8)
    guard let forbidden = firstForbiddenCharacter(in: tree.bytes, from: start) else { return true }
    report(
      .forbidden(forbidden, at: interpolation.expression.range), of: interpolation.expression)
    return false
  }
}

extension Diagnostic {
  fileprivate static func tooMuchEvaluation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the expressions of the document take too much work up to here",
      notes: [Note("take expressions that go through much data out of loops")])
  }

  static func forbidden(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Diagnostic(
      .forbiddenCharacter, .error, at: range,
      "this value holds the character U+\(code), which no document may hold",
      notes: [Note("it comes from an escape in the data; take it out there")])
  }
}

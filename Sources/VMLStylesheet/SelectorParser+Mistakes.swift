import VMLDiagnostics

extension SelectorParser.Mistake {
  /// How a mistake is put to the author.
  func diagnostic(at range: SourceRange) -> Diagnostic {
    switch kind {
    case .expectedSelector:
      .selector(at: range, "expected a selector", "as in '.card', 'Text', '#main' or '[badge]'")
    case .expectedPart:
      .selector(
        at: range, "expected a selector or '{'",
        "a selector is made of 'Type', '.class', '#id', '[attribute]', '*', '&' and ':root'")
    case .expectedName(let mark): .selector(at: range, "expected a name after '\(mark)'")
    case .unclosedAttribute: .selector(at: range, "expected ']' to end what begins here")
    case .expectedValue: .selector(at: range, "expected a value to compare the attribute with")
    case .attributeRelation(let relation):
      .selector(
        at: range, "'\(relation)' does not compare attributes", "what does: = ~= ^= $= *=")
    case .noParent:
      .selector(at: range, "'&' is the rule around this one, and there is none")
    case .leadingCombinator:
      .selector(at: range, "nothing stands before this combinator")
    case .danglingCombinator:
      .selector(at: range, "nothing stands after this combinator")
    case .laterCombinator(let combinator):
      .later(
        at: range, "the combinator '\(combinator)'",
        "there are the descendant combinator, a blank, and '>'")
    case .laterPseudoClass(let name):
      .later(
        at: range, "':\(name)'", "of these there is only ':root' so far; give the element a class")
    case .runTimeState(let name): .runTimeState(name, at: range)
    case .pseudoElement(let name): .pseudoElement(name, at: range)
    case .unknownPseudoClass(let name): .unknownPseudoClass(name, at: range)
    case .classPattern:
      .later(
        at: range, "a class pattern", "write a rule for each class, as in '.p-8 { padding(8); }'")
    case .percentage:
      Diagnostic(
        .cssConstruct, .error, at: range, "keyframes are CSS; VSS has no such thing",
        notes: [.init("animate with the modifiers 'animation(…)' or 'phaseAnimator(…)'")])
    case .tooManyParts:
      Diagnostic(
        .selectorLimit, .error, at: range,
        "this selector has more than \(selectorPartLimit) parts",
        notes: [.init("give the element a class of its own")])
    }
  }
}

extension Diagnostic {
  fileprivate static func selector(
    at range: SourceRange, _ message: String, _ note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .expectedSelector, .error, at: range, message, notes: note.map { [Note($0)] } ?? [])
  }

  fileprivate static func later(
    at range: SourceRange, _ what: String, _ note: String
  ) -> Diagnostic {
    Diagnostic(
      .notSupported, .error, at: range, "\(what) is not supported yet", notes: [Note(note)])
  }

  fileprivate static func runTimeState(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .runTimeState, .error, at: range,
      "':\(name)' needs state that only a running client has",
      notes: [
        Note(
          "styles are resolved when the site is built; let SwiftUI react, as with "
            + "'hoverEffect(.lift)', 'buttonStyle(…)' or 'disabled(attr(…))'")
      ])
  }

  fileprivate static func pseudoElement(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cssConstruct, .error, at: range, "'::\(name)' is CSS; VML has no pseudo-elements",
      notes: [Note("add a view, or a template for 'overlay(content: :name)'")])
  }

  fileprivate static func unknownPseudoClass(_ name: String, at range: SourceRange) -> Diagnostic {
    let nearest = nearestName(
      to: name, in: SelectorParser.laterPseudoClasses + SelectorParser.stateful + ["root"])
    return Diagnostic(
      .expectedSelector, .error, at: range,
      "':\(name)' is no pseudo-class" + (nearest.map { "; did you mean ':\($0)'?" } ?? ""))
  }
}

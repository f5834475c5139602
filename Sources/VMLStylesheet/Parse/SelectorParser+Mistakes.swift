import VMLDiagnostics

extension SelectorParser.Mistake {
  /// The message for a mistake.
  func diagnostic(at range: SourceRange) -> Diagnostic {
    switch kind {
    case .expectedSelector:
      .selector(at: range, "expected a selector", "as in '.card', 'Text', '#main' or '[badge]'")
    case .expectedPart:
      .selector(
        at: range, "expected a selector or '{'",
        "a selector is made of 'Type', '.class', '#id', '[attribute]', ':pseudo-class', '*' and '&'"
      )
    case .comment:
      .selector(at: range, "this is a comment of HTML", "a comment of a sheet is '/* … */'")
    case .expectedName(let mark): .selector(at: range, "expected a name after '\(mark)'")
    case .unclosedAttribute: .selector(at: range, "expected ']' to end what begins here")
    case .expectedValue: .selector(at: range, "expected a value to compare the attribute with")
    case .attributeRelation(let relation):
      .selector(
        at: range, "'\(relation)' does not compare attributes", "what does: = ~= |= ^= $= *=")
    case .noParent:
      .selector(at: range, "'&' is the rule around this one, and there is none")
    case .joinedName:
      .selector(
        at: range, "'&' stands for an element, and no name goes on behind it, as in Sass",
        "write the whole class as a rule of its own: '.card__title { … }'")
    case .leadingCombinator:
      .selector(at: range, "nothing stands before this combinator")
    case .danglingCombinator:
      .selector(at: range, "nothing stands after this combinator")
    case .unexpectedArguments(let name):
      .selector(
        at: range, "':\(name)' takes nothing in brackets",
        name.hasSuffix("child") || name.hasSuffix("type")
          ? "what counts is written as in ':nth-child(2n + 1)'" : nil)
    case .missingArguments(let name):
      .selector(at: range, "expected '(' after ':\(name)'", "as in '\(example(of: name))'")
    case .unclosedArguments(let name):
      .selector(at: range, "expected ')' to end the arguments of ':\(name)'")
    case .expectedPosition(let name): .expectedPosition(name, at: range)
    case .nestedHas:
      .selector(
        at: range, "':has()' cannot stand inside of ':has()'",
        "neither can it in CSS; a selector in ':has()' may have any combinator, as in ':has(.a .b)'"
      )
    case .tooDeep:
      Diagnostic(
        .selectorLimit, .error, at: range,
        "more than \(selectorDepthLimit) rules and pseudo-classes stand in one another",
        notes: [.init("take some of the outer ones away, or give the element a class")])
    case .runTimeState(let name): .runTimeState(name, at: range)
    case .pseudoElement(let name): .pseudoElement(name, at: range)
    case .unknownPseudoClass(let name): .unknownPseudoClass(name, at: range)
    case .expectedHole, .holeType, .holeName, .holeTwice, .swallowedPiece, .patternWithoutText,
      .tooManyHoles:
      patternDiagnostic(at: range)
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

/// An example of a pseudo-class with arguments.
private func example(of name: String) -> String {
  switch name {
  case "has": ":has(> .badge)"
  case "is", "where", "not": ":\(name)(.card, Text)"
  default: ":\(name)(2n + 1)"
  }
}

extension Diagnostic {
  fileprivate static func expectedPosition(_ name: String, at range: SourceRange) -> Diagnostic {
    let isOfType = name.hasSuffix("type")
    return selector(
      at: range, "this is no position for ':\(name)'",
      "positions are numbers, 'odd', 'even' or as '2n + 1'"
        + (isOfType ? "" : "; 'of' and a selector may follow"))
  }

  fileprivate static func selector(
    at range: SourceRange, _ message: String, _ note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .expectedSelector, .error, at: range, message, notes: note.map { [Note($0)] } ?? [])
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
    let nearest =
      SelectorParser.pseudoClasses.first { $0.hasPrefix(name + "-") }
      ?? nearestName(to: name, in: SelectorParser.pseudoClasses)
    return Diagnostic(
      .expectedSelector, .error, at: range,
      "':\(name)' is no pseudo-class" + didYouMean(nearest.map { ":\($0)" }),
      notes: name == "host"
        ? [Note("in a component's own sheet, its root is selected by the component's name")] : [])
  }
}

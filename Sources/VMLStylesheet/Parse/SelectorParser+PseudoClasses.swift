import VMLDiagnostics

extension SelectorParser {
  /// Parses `":" name ["(" arguments ")"]`.
  ///
  /// The mistake for a name that VSS does not have differs: state of a running client, a
  /// pseudo-element, an unknown name.
  mutating func parsePseudoClass() -> Selector.Part? {
    let start = position
    position += 1
    let isElement = current == UInt8(ascii: ":")
    if isElement { position += 1 }
    guard let name = parseName() else {
      mistake(.expectedName(after: ":"), start..<position)
      return nil
    }
    let word = text(name)
    let range = start..<position
    if isElement || Self.pseudoElements.contains(word) {
      mistake(.pseudoElement(word), range)
    } else if let part = Self.plainPseudoClasses[word] {
      guard current == UInt8(ascii: "(") else { return part }
      mistake(.unexpectedArguments(word), range)
    } else if let position = Self.positions[word] {
      return parseFunction(word, range) { $0.parsePosition(position, word, range) }
    } else if let function = Selector.Function(rawValue: word) {
      return parseFunction(word, range) { $0.parseSelectors(of: function, range) }
    } else if Self.stateful.contains(word) {
      mistake(.runTimeState(word), range)
    } else {
      mistake(.unknownPseudoClass(word), range)
    }
    return nil
  }

  /// Parses the arguments of a pseudo-class and counts its brackets.
  private mutating func parseFunction(
    _ name: String, _ range: Range<Int>, _ parse: (inout SelectorParser) -> Selector.Part?
  ) -> Selector.Part? {
    guard current == UInt8(ascii: "(") else {
      mistake(.missingArguments(name), range)
      return nil
    }
    guard enter(range) else { return nil }
    defer { leave() }
    position += 1
    return parse(&self)
  }

  private mutating func parseSelectors(
    of function: Selector.Function, _ range: Range<Int>
  ) -> Selector.Part? {
    guard function == .has else {
      return parseArguments(.argument, of: function.rawValue, range).map { .function(function, $0) }
    }
    guard !isInHas else {
      mistake(.nestedHas, range)
      return nil
    }
    isInHas = true
    defer { isInHas = false }
    return parseArguments(.relative, of: function.rawValue, range).map { .function(.has, $0) }
  }

  /// Parses `selector {"," selector} ")"`.
  ///
  /// - Returns: The selectors that could be read, or `nil` if the text after a mistake cannot be
  ///   read either.
  mutating func parseArguments(
    _ place: Place, of name: String, _ range: Range<Int>
  ) -> [Selector]? {
    var arguments: [Selector] = []
    while true {
      skipSpace()
      let start = position
      if let selector = parseSelector(place) {
        arguments.append(selector)
      } else {
        guard canGoOn else { return nil }
        position = start
        skipToComma()
      }
      skipSpace()
      guard let byte = current else {
        mistake(.unclosedArguments(name), range)
        return nil
      }
      position += 1
      if byte == UInt8(ascii: ")") { return arguments }
    }
  }

  static let pseudoElements = ["before", "after", "placeholder", "first-line", "first-letter"]

  private static let plainPseudoClasses: [String: Selector.Part] = [
    "root": .root, "empty": .empty, "only-child": .only(.children), "only-of-type": .only(.type),
    "first-child": .position(first(.children)), "last-child": .position(last(.children)),
    "first-of-type": .position(first(.type)), "last-of-type": .position(last(.type)),
  ]

  private static let positions: [String: Selector.Position] = [
    "nth-child": first(.children), "nth-last-child": last(.children), "nth-of-type": first(.type),
    "nth-last-of-type": last(.type),
  ]

  private static func first(_ counting: Selector.Counting) -> Selector.Position {
    Selector.Position(step: 0, offset: 1, counting: counting, isFromEnd: false)
  }

  private static func last(_ counting: Selector.Counting) -> Selector.Position {
    Selector.Position(step: 0, offset: 1, counting: counting, isFromEnd: true)
  }

  static let stateful = [
    "hover", "active", "focus", "focus-visible", "focus-within", "visited", "link", "any-link",
    "target", "checked", "disabled", "enabled", "required", "optional", "valid", "invalid",
    "selected", "pressed", "playing", "paused", "read-only", "read-write", "placeholder-shown",
    "indeterminate", "default", "in-range", "out-of-range", "autofill", "open", "modal",
  ]

  /// The names of all pseudo-classes, for suggestions.
  static let pseudoClasses =
    plainPseudoClasses.keys.sorted() + positions.keys.sorted()
    + ["is", "where", "not", "has"] + stateful
}

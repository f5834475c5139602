import VMLDiagnostics
import VMLMarkup

private let minus = UInt8(ascii: "-")

/// Computes `var()` and `calc()`.
///
/// Mistakes are collected in `issues`, also when a remembered value is reused. So the diagnostics
/// of a document do not depend on which documents came before.
struct StyleEvaluator: Sendable {
  var environments = Environments()
  var bindings = Bindings()
  var issues: [Diagnostic] = []
  let styles: CompiledStyles
  private var suggestions: Suggestions
  private var values: [ValueKey: Outcome] = [:]
  /// The properties whose values are being computed, outermost first.
  private var path: [Step] = []
  private var cyclic: Set<ValueKey> = []
  /// Whether a limit was passed, which ends the whole evaluation.
  private var hasGivenUp = false
  /// The custom properties that were looked up; `nil` unless a caller asks for them.
  var uses: [Use]?
  /// Number of values and brackets around the current expression.
  var depth = 0

  init(_ styles: CompiledStyles) {
    self.styles = styles
    suggestions = StyleSuggestions(styles.facts).properties
  }

  /// A value in its canonical form.
  struct Value: Sendable {
    var text: [UInt8]
    /// Whether it needs brackets as a part of a larger expression.
    var isCompound: Bool
  }

  /// A custom property whose value was needed.
  struct Use: Sendable {
    var name: String
    /// The place of the value's declaration.
    var range: SourceRange
    var value: [UInt8]
  }

  private struct ValueKey: Hashable, Sendable {
    var property: Int32
    var environment: Int32
    var binding: Int32
  }

  private struct Outcome: Sendable {
    var value: Value?
    var issues: [Diagnostic]
  }

  private struct Step: Sendable {
    var key: ValueKey
    /// The `var()` in this property's value that is being looked up.
    var reference: SourceRange
  }

  /// The context of an expression.
  struct Place: Sendable {
    var tree: StyleTree
    var file: FileID
    var environment: Int32
    /// The values of holes.
    var binding: Int32
  }

  /// Writes a modifier or an expression with every `var()` and `calc()` replaced.
  ///
  /// - Returns: The canonical text, or `nil` if a part of it has no value, which has been reported.
  mutating func expand(_ nodes: Range<Int>, at place: Place) -> [UInt8]? {
    if depth == 0 { hasGivenUp = false }
    guard enter(nodes.lowerBound, at: place) else { return nil }
    defer { depth -= 1 }
    guard let replacements = replacements(in: nodes, at: place) else { return nil }
    var printer = StylePrinter()
    printer.print(expressions: nodes, of: place.tree) { _, index in replacements[index] }
    return printer.output
  }

  /// Goes one level deeper into values and brackets; `false` if there are too many.
  mutating func enter(_ index: Int, at place: Place) -> Bool {
    guard depth < propertyDepthLimit else {
      if !hasGivenUp { issues.append(.chainTooLong(at: range(of: index, at: place))) }
      hasGivenUp = true
      return false
    }
    depth += 1
    return true
  }

  private mutating func replacements(in nodes: Range<Int>, at place: Place) -> [Int: [UInt8]]? {
    var replacements: [Int: [UInt8]] = [:]
    var isComplete = true
    var length = 0
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let node = place.tree.nodes[index]
      let isVariable = node.kind == .variable
      guard isVariable || isCalculation(node, of: place.tree) else {
        index += 1
        continue
      }
      if let value = isVariable ? lookUp(index, at: place) : calculate(index, at: place) {
        let end = Int(node.end)
        let goesOn =
          node.flags.contains(.continuation)
          || (end < nodes.upperBound && place.tree.nodes[end].flags.contains(.continuation))
        var text = value.isCompound && goesOn ? inBrackets(value.text) : value.text
        if text.first == minus, isNegated(index, in: nodes, of: place.tree) {
          // Two signs in a row would be one operator. What is negative twice needs none, unless a
          // member goes before the sign.
          if end < nodes.upperBound, place.tree.nodes[end].flags.contains(.continuation),
            place.tree.nodes[end].kind != .operator
          {
            text = inBrackets(text)
          } else {
            replacements[index - 1] = []
            text.removeFirst()
          }
        }
        replacements[index] = text
        length += text.count
      } else {
        isComplete = false
      }
      if length > propertyLengthLimit, !hasGivenUp {
        issues.append(.valueTooLong(at: range(of: index, at: place)))
        hasGivenUp = true
      }
      guard !hasGivenUp else { return nil }
      index = Int(node.end)
    }
    return isComplete ? replacements : nil
  }

  /// Whether a minus stands before an operand, and not between two.
  private func isNegated(_ index: Int, in nodes: Range<Int>, of tree: StyleTree) -> Bool {
    guard index > nodes.lowerBound, tree.nodes[index].flags.contains(.continuation) else {
      return false
    }
    let sign = tree.nodes[index - 1]
    guard sign.kind == .operator, tree.bytes(sign.text).elementsEqual([minus]) else { return false }
    return !sign.flags.contains(.continuation)
      || (index - 1 > nodes.lowerBound && tree.nodes[index - 2].kind == .operator)
  }

  private func inBrackets(_ text: [UInt8]) -> [UInt8] {
    [UInt8(ascii: "(")] + text + [UInt8(ascii: ")")]
  }

  func range(of index: Int, at place: Place) -> SourceRange {
    callRange(of: index, in: place.tree, file: place.file)
  }

  // MARK: Custom properties

  /// The value of a `var()`.
  mutating func lookUp(_ index: Int, at place: Place) -> Value? {
    let node = place.tree.nodes[index]
    let name = place.tree.string(node.text)
    if place.tree.isHole(node) { return value(ofHole: name, node, at: place) }
    let fallback = index + 1..<Int(node.end)
    let range = range(of: index, at: place)
    let entry = styles.symbols.properties[name].flatMap {
      environments.find($0, in: place.environment)
    }
    if let entry {
      let value = value(of: entry, in: place.environment, for: range)
      if value != nil || fallback.isEmpty || hasGivenUp { return value }
    } else if fallback.isEmpty {
      reportUndefined(name, at: range)
      return nil
    }
    guard let text = expand(fallback, at: place) else { return nil }
    return Value(text: text, isCompound: isCompound(fallback, of: place.tree))
  }

  /// The value that the name of a hole stands for: a number, or a word, as a string, a
  /// member or a template.
  private func value(
    ofHole name: String, _ node: StyleTree.Node, at place: Place
  ) -> Value? {
    let value = styles.symbols.holes[name].flatMap { bindings.value(of: $0, in: place.binding) }
    guard let value else { return nil }
    guard value.type == .word else { return Value(text: value.text, isCompound: false) }
    var printer = StylePrinter()
    if node.flags.contains(.quoted) {
      printer.output = [UInt8(ascii: ".")] + value.text
    } else if node.flags.contains(.template) {
      printer.output = [UInt8(ascii: ":")] + value.text
    } else {
      printer.print(string: value.text)
    }
    return Value(text: printer.output, isCompound: false)
  }

  private mutating func reportUndefined(_ name: String, at range: SourceRange) {
    guard styles.facts.areAll else { return }
    if styles.facts.properties.contains(name) {
      let declaring = styles.facts.declaringTargets[name]
      if let declaring, !declaring.contains(styles.group) {
        let lacking = styles.facts.targets.indices.filter { !declaring.contains($0) }
        issues.append(
          .undeclaredForTargets(
            name, describe(lacking, of: styles.facts.targets),
            describe(declaring, of: styles.facts.targets), at: range))
      } else {
        issues.append(.undeclaredHere(name, at: range))
      }
    } else if inlineLayer(range.file) != nil {
      // In a sheet it was reported when the sheets were checked.
      let nearest = suggestions.nearest(to: name)
      issues.append(.undefinedProperty(name, at: range, nearest: nearest))
    }
  }

  private mutating func value(
    of entry: Environments.Entry, in environment: Int32, for reference: SourceRange
  ) -> Value? {
    let scope =
      switch entry.scope {
      case .any: Int32(0)
      case .here: environment
      case .environment(let number): number
      }
    let key = ValueKey(property: entry.property, environment: scope, binding: entry.binding)
    if uses == nil, let outcome = values[key] {
      issues += outcome.issues
      return outcome.value
    }
    if let start = path.firstIndex(where: { $0.key == key }) {
      path[path.count - 1].reference = reference
      reportCycle(path[start...])
      return nil
    }
    return work(out: key, for: reference)
  }

  private mutating func work(out key: ValueKey, for reference: SourceRange) -> Value? {
    if !path.isEmpty { path[path.count - 1].reference = reference }
    let declaration = styles.properties[Int(key.property)]
    let place = Place(
      tree: styles.modifiers.trees[Int(declaration.tree)],
      file: styles.modifiers.files[Int(declaration.tree)], environment: key.environment,
      binding: key.binding)
    let first = issues.count
    // The path is not empty while a value is computed, even for a direct question.
    path.append(Step(key: key, reference: reference))
    let position = uses?.count ?? 0
    let text = expand(declaration.value, at: place)
    path.removeLast()
    if let text, uses != nil {
      let use = use(of: declaration, at: place, text)
      uses?.insert(use, at: position)
    }
    guard !hasGivenUp else { return nil }
    let value = text.map {
      Value(text: $0, isCompound: isCompound(declaration.value, of: place.tree))
    }
    let outcome = Outcome(
      value: cyclic.contains(key) ? nil : value, issues: Array(issues[first...]))
    values[key] = outcome
    return outcome.value
  }

  private func use(
    of declaration: PropertyDeclaration, at place: Place, _ value: [UInt8]
  ) -> Use {
    let nodes = place.tree.nodes[declaration.value]
    let start = nodes.first.map { Int($0.lowerBound) } ?? 0
    return Use(
      name: styles.symbols.properties[declaration.name],
      range: SourceRange(file: place.file, start..<start), value: value)
  }

  /// Reports a cycle in the same way whichever of its properties was asked for first.
  private mutating func reportCycle(_ steps: ArraySlice<Step>) {
    for step in steps { cyclic.insert(step.key) }
    var named = steps.map { step in
      (
        name: styles.symbols.properties[styles.properties[Int(step.key.property)].name],
        range: step.reference
      )
    }
    if let first = named.indices.min(by: { named[$0].name < named[$1].name }) {
      named = Array(named[first...] + named[..<first])
    }
    issues.append(.propertyCycle(named))
  }

  private func isCompound(_ nodes: Range<Int>, of tree: StyleTree) -> Bool {
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      if tree.nodes[index].kind == .operator { return true }
      index = Int(tree.nodes[index].end)
    }
    return false
  }
}

/// A description of some of the targets: their locale or theme, if they have one in common.
private func describe(_ some: [Int], of targets: [StyleTarget]) -> String {
  for (key, word) in [(\StyleTarget.theme, "theme"), (\.locale, "locale")] {
    let values = Set(some.compactMap { targets[$0][keyPath: key] })
    guard values.count == 1, let value = values.first,
      targets.indices.filter({ targets[$0][keyPath: key] == value }) == some,
      targets.count > some.count
    else { continue }
    return "the \(word) '\(value)'"
  }
  return some.map { targets[$0].label }.joined(separator: ", ")
}

extension Diagnostic {
  fileprivate static func valueTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .propertyLimit, .error, at: range,
      "custom properties make this value longer than \(propertyLengthLimit) bytes",
      notes: [Note("properties that name others several times multiply; name each once")])
  }

  fileprivate static func chainTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .propertyLimit, .error, at: range,
      "more than \(propertyDepthLimit) custom properties and brackets stand in one another",
      notes: [Note("let fewer properties refer to one another")])
  }

  fileprivate static func undeclaredForTargets(
    _ name: String, _ lacking: String, _ declaring: String, at range: SourceRange
  ) -> Diagnostic {
    let declared =
      declaring.isEmpty
      ? "its rules are for targets that the site does not have"
      : "it is declared for \(declaring) alone"
    return Diagnostic(
      .undefinedProperty, .error, at: range, "'\(name)' is not declared for \(lacking)",
      notes: [
        Note(
          "\(declared); declare it outside of conditions, or give a fallback: 'var(\(name), 0)'")
      ])
  }

  fileprivate static func undeclaredHere(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .undefinedProperty, .error, at: range,
      "'\(name)' is not declared for every element that this is used on",
      notes: [
        Note(
          "the rules that declare it match neither the element nor one around it; "
            + "declare it in ':root', or give a fallback: 'var(\(name), 0)'")
      ])
  }

  fileprivate static func propertyCycle(
    _ steps: [(name: String, range: SourceRange)]
  ) -> Diagnostic {
    let names = steps.map(\.name) + [steps[0].name]
    return Diagnostic(
      .propertyCycle, .error, at: steps[steps.count - 1].range,
      "'\(steps[0].name)' depends on itself: " + names.joined(separator: " → "),
      notes: zip(steps, names.dropFirst()).dropLast().map { step, next in
        Note("'\(step.name)' refers to '\(next)' here", at: step.range)
      } + [Note("give one of them a value of its own")])
  }
}

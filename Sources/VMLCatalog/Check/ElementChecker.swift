public import VMLDiagnostics
import VMLMarkup

/// Checks elements against their initialisers for one target.
public struct ElementChecker: Sendable {
  let target: Catalog.CheckTarget

  public init(_ target: Catalog.CheckTarget) { self.target = target }

  /// Rule for one attribute of an element: the values that it may have.
  public enum AttributeRule: Sendable {
    /// No initialiser reads it.
    case unknown
    /// Any text will do.
    case free
    /// The types of the parameters that it may stand for.
    case typed([AttributeType])
    /// The name of a symbol.
    case symbol
  }

  /// The type of a parameter that an attribute stands for.
  public struct AttributeType: Hashable, Sendable {
    let expected: Catalog.Expected
  }

  /// The element that is checked, if anything is known of it.
  public enum Subject: Hashable, Sendable {
    case element(Catalog.Element)
    case custom(String)
  }

  public func subject(named name: ArraySlice<UInt8>) -> Subject? {
    let text = String(decoding: name, as: UTF8.self)
    let isCustom = target.custom.views[text] != nil
    // The app may have a view of a name that SwiftUI has later.
    if let element = Catalog.element(text), element.isWritable,
      !isCustom || target.has(element.type.availability)
    {
      return .element(element)
    }
    return isCustom ? .custom(text) : nil
  }

  public func rule(for attribute: String, of subject: Subject) -> AttributeRule {
    switch subject {
    case .custom(let view):
      guard let attributes = target.custom.views[view]?.attributes else { return .free }
      guard let type = attributes[attribute] else { return .unknown }
      return typed([.named(type)])
    case .element(let element):
      guard let name = Catalog.Name(attribute), element.attributes.contains(name) else {
        let type =
          target.custom.attributes[element.name.string]?[attribute]
          ?? target.custom.attributes["View"]?[attribute]
        return type.map { typed([.named($0)]) } ?? .unknown
      }
      var types: [Catalog.Expected] = []
      for initializer in element.initializers {
        for argument in initializer.arguments where argument.attributes.contains(name) {
          if argument.parameter.isSymbolName { return .symbol }
          types.append(.type(argument.parameter.type, initializer))
        }
      }
      return typed(types)
    }
  }

  private func typed(_ all: [Catalog.Expected]) -> AttributeRule {
    // A key path into the app's data is nothing that an attribute holds.
    let types = all.filter { type in
      if case .outside(let name) = type.shape.shape { return !name.hasSuffix("KeyPath") }
      return true
    }
    let isFree = types.contains { type -> Bool in
      // Where SwiftUI takes a view, some clients make one of a text: a link's destination.
      if case .bounded(let bounds) = type.shape.shape,
        bounds.contains(where: { $0.name.isEqual(to: "View") })
      {
        return true
      }
      if case .no = Catalog.fit(.string, type.shape.shape) { return false }
      return true
    }
    return isFree || types.isEmpty ? .free : .typed(types.map { AttributeType(expected: $0) })
  }

  /// Advice for an element that should no longer be used; `nil` if it may be used.
  public func deprecation(of element: Catalog.Element) -> String? {
    guard let deprecation = element.type.deprecation else { return nil }
    let replacement = (deprecation.renamed ?? deprecation.replacement)?.string ?? ""
    if target.isDeprecated(deprecation) { return replacement }
    guard deprecation.isSoft(on: target.platform), let other = Catalog.type(replacement),
      target.has(other.availability)
    else { return nil }
    return replacement
  }

  /// The attributes that an element reads: for messages.
  public func attributes(of subject: Subject) -> [String] {
    switch subject {
    case .custom(let view):
      target.custom.views[view]?.attributes.map { Array($0.keys).sorted() } ?? []
    case .element(let element):
      element.attributes.map(\.string)
        + [element.name.string, "View"].flatMap {
          target.custom.attributes[$0]?.keys.sorted() ?? []
        }
    }
  }

  /// Mistake of a value.
  public enum ValueProblem: Sendable {
    /// No parameter takes it.
    case wrong(Diagnostic)
    /// It names something that the target has not.
    case absent(Catalog.Absence)
  }

  /// Problem of an attribute's value, which stands without its quotes at `range`; `nil` if some
  /// parameter takes it.
  public func problem(
    with value: String, as types: [AttributeType], at range: SourceRange
  ) -> ValueProblem? {
    var first: ValueProblem?
    for type in types {
      guard let problem = problem(with: value, as: type.expected, at: range) else { return nil }
      if case .absent = first { continue }
      if case .absent = problem { first = problem } else { first = first ?? problem }
    }
    return first
  }

  /// Problem of the value of an attribute that an `attr()` reads.
  public func problem(
    with value: String, read: Catalog.AttributeRead, at range: SourceRange
  ) -> ValueProblem? {
    let hinted: String? =
      switch read.hint {
      case "number", "length": "Double"
      case "integer": "Int"
      case "boolean": "Bool"
      case "angle": "Angle"
      case "color": "Color"
      default: nil
      }
    if let hinted { return problem(with: value, as: .named(hinted), at: range) }
    guard read.hint.isEmpty else { return nil }
    guard let problem = problem(with: value, as: read.expected, at: range),
      read.others.allSatisfy({ self.problem(with: value, as: $0, at: range) != nil })
    else { return nil }
    return problem
  }

  private func problem(
    with value: String, as expected: Catalog.Expected, at range: SourceRange
  ) -> ValueProblem? {
    let shape = expected.shape.shape
    guard case .no = Catalog.fit(.string, shape), !expected.isImage else { return nil }
    let text = value.trimmed
    // Nothing resolves the functions of sheets here.
    guard !text.isEmpty, !text.hasPrefix("var(--"), !text.hasPrefix("calc(") else {
      return .wrong(.attributeType(value, expected, nearest: nil, among: [], at: range))
    }
    if let bound = Catalog.ValueType(expected).bound, let ends = Self.ends(ofRange: text) {
      if Self.areReversed(ends) { return .wrong(.reversedRange(value, at: range)) }
      for end in [ends.lower, ends.upper] where !end.isEmpty && !isEnd(end, of: bound) {
        return .wrong(.endOfRange(end, bound, at: range))
      }
    }
    if let foreign = foreignNumber(text, shape) {
      return .wrong(.foreignNumber(value, expected, foreign, at: range))
    }
    if isColorName(text, shape) { return nil }
    let problems = candidates(text, shape).map { reading(of: $0, as: expected) }
    guard let best = problems.min(by: { ($0.cost, $0.lacking) < ($1.cost, $1.lacking) }) else {
      return nil
    }
    if best.cost == 0 { return best.absence(for: target).map(ValueProblem.absent) }
    guard best.problems.contains(where: { !$0.isWarning }) else { return nil }
    var nearest = Self.truthValue(text, shape)
    if case .unknownMember(let name, _)? = best.problems.first?.kind, nearest == nil {
      nearest = Catalog.member(
        named: name, among: Catalog.staticNames(of: shape.scopes, target))
    }
    var members: [String] = []
    // Of a number, hardly one of its members is meant.
    if case .no = Catalog.fit(.number, shape) {
      members = Catalog.staticNames(of: shape.scopes, target)
    }
    return .wrong(.attributeType(value, expected, nearest: nearest, among: members, at: range))
  }

  /// A number as another language writes it, for a parameter that takes one: `8px`, `1_000`.
  private func foreignNumber(_ text: String, _ shape: Catalog.Shape) -> ForeignNumber? {
    if case .no = Catalog.fit(.number, shape), case .no = Catalog.fit(.integer, shape),
      case .no = Catalog.fit(.angle, shape)
    {
      return nil
    }
    return ForeignNumber(text)
  }

  /// Texts on both sides of the dots of a range; an open side is empty.
  private static func ends(ofRange text: String) -> (lower: String, upper: String)? {
    guard let signs = text.firstRange(of: "...") ?? text.firstRange(of: "..<") else { return nil }
    return (
      String(text[..<signs.lowerBound]).trimmed, String(text[signs.upperBound...]).trimmed
    )
  }

  /// Whether a range of two numbers or dates ends before it begins, which crashes apps.
  private static func areReversed(_ ends: (lower: String, upper: String)) -> Bool {
    if let lower = Double(ends.lower), let upper = Double(ends.upper) { return lower > upper }
    guard let lower = date(ends.lower), let upper = date(ends.upper) else { return false }
    return lower.prefix(10) > upper.prefix(10)
  }

  /// Whether a text is a value of the type that a range has at its ends.
  private func isEnd(_ text: String, of bound: Catalog.ValueType) -> Bool {
    switch bound.role {
    case .date: Self.date(text) != nil
    // An expression is left to the reading of the whole.
    case .number: Double(text) != nil || text.contains("(")
    default: true
    }
  }

  /// The date that an end of a range gives in quotes.
  private static func date(_ text: String) -> Substring? {
    guard text.utf8.count > 2, let quote = text.first, quote == text.last, "'\"".contains(quote)
    else { return nil }
    let date = text.dropFirst().dropLast()
    return isDateText(date.utf8) ? date : nil
  }

  /// The ways in which a value may be meant: as it is, and a word as a member.
  private func candidates(_ text: String, _ shape: Catalog.Shape) -> [String] {
    guard let first = text.first, first.isLetter else { return [text] }
    if text == "true" || text == "false" || text == "nil" { return [text] }
    let isList = text.contains(" ") || text.contains(",")
    if isList, !text.contains("(") {
      let words = text.split { $0 == " " || $0 == "," }
      return ["[" + words.map { ".\($0)" }.joined(separator: ", ") + "]", ".\(text)"]
    }
    return [".\(text)", text]
  }

  /// `system-blue` and the like, which clients know besides SwiftUI's own names.
  private func isColorName(_ text: String, _ shape: Catalog.Shape) -> Bool {
    text.hasPrefix("system-") && shape.scopes.contains { $0.name.isEqual(to: "Color") }
  }

  /// `true` or `false`, for a word that HTML, YAML and people use for it.
  private static func truthValue(_ text: String, _ shape: Catalog.Shape) -> String? {
    guard case .outside("Bool") = shape else { return nil }
    switch text.lowercased() {
    case "true", "yes", "on", "y", "1", ".true": return "true"
    case "false", "no", "off", "n", "0", ".false": return "false"
    default: return nil
    }
  }

  private func reading(of text: String, as expected: Catalog.Expected) -> Catalog.Reading {
    var bag = DiagnosticBag()
    let tree = parseStyle(Array("x(\(text))".utf8), as: FileID(0), reporting: &bag)
    guard !bag.hasErrors, let first = tree.roots.first(where: { _ in true }),
      Int(tree.nodes[first].end) == tree.nodes.count,
      let argument = tree.arguments(of: first).first, tree.arguments(of: first).count == 1
    else {
      return Catalog.Reading(
        Catalog.Problem(kind: .type(expected: expected, found: "text"), node: 0, cost: 20))
    }
    var reader = CallReader(tree, for: target)
    return reader.read(argument.nodes, as: expected)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Diagnostic {
  fileprivate static func foreignNumber(
    _ value: String, _ expected: Catalog.Expected, _ foreign: ForeignNumber,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributeType, .error, at: range,
      "expected \(expected.description), found '\(value)'", notes: [Note(foreign.note)],
      fixIts: foreign.replacement.map {
        [FixIt("write '\($0)'", replace: range, with: $0, safety: .safe)]
      } ?? [])
  }

  fileprivate static func endOfRange(
    _ end: String, _ bound: Catalog.ValueType, at range: SourceRange
  ) -> Diagnostic {
    let expected = bound.role == .date ? "a date in quotes, as '2026-02-28'," : "a number"
    return Diagnostic(
      .attributeType, .error, at: range,
      "expected \(expected) at each end of the range, found '\(end)'")
  }

  fileprivate static func reversedRange(_ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .attributeType, .error, at: range, "the range '\(value)' ends before it begins")
  }

  fileprivate static func attributeType(
    _ value: String, _ expected: Catalog.Expected, nearest: String?, among members: [String],
    at range: SourceRange
  ) -> Diagnostic {
    let known = Set(members).sorted()
    let listed = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")
    let shown = value.utf8.count > 40 ? String(value.prefix(40)) + "…" : value
    if let count = Int(value), (1...6).contains(count), expected.description.contains("'GridItem'")
    {
      let columns = Array(repeating: "GridItem(.flexible())", count: count)
      let written = "[\(columns.joined(separator: ", "))]"
      return Diagnostic(
        .attributeType, .error, at: range,
        "expected \(expected.description), found '\(shown)'",
        notes: [Note("there is a 'GridItem' for each column")],
        fixIts: [FixIt("write '\(written)'", replace: range, with: written)])
    }
    if expected.description.contains("'GridItem'"), nearest == nil {
      return Diagnostic(
        .attributeType, .error, at: range,
        "expected \(expected.description), found '\(shown)'",
        notes: [
          Note("two columns of one width are '[GridItem(.flexible()), GridItem(.flexible())]'")
        ])
    }
    return Diagnostic(
      .attributeType, .error, at: range,
      "expected \(expected.description), found '\(shown)'" + didYouMean(nearest),
      notes: nearest == nil && !known.isEmpty ? [Note("there is \(listed)")] : [],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}

import VMLData
import VMLDiagnostics
import VMLMarkup

/// Checks the `action`s of documents against the actions that the site lists.
struct ActionCheck: Sendable {
  private let names: Set<String>
  /// The actions with a type, by name.
  private let typed: [String: SiteConfiguration.Action]
  private let types: TypeTable
  /// The attribute's name.
  private let action: NameID
  /// The index for suggestions; `nil` until an unknown action is found.
  private var index: NameIndex?

  /// `nil` if the site does not list its actions.
  init?(_ configuration: SiteConfiguration, action: NameID) {
    guard let actions = configuration.actions else { return nil }
    names = Set(actions.map(\.name))
    typed = Dictionary(
      actions.filter { $0.value != nil }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    types = configuration.types
    self.action = action
  }

  /// Warns of actions that the site does not list, and reports values that they do not take.
  ///
  /// - Returns: Whether there was no error.
  mutating func check(_ tree: ViewTree, reporting bag: inout DiagnosticBag) -> Bool {
    var reported: Set<Diagnostic> = []
    var budget = NameIndex.comparisonBudget
    for element in tree.nodes.indices {
      for position in tree.attributeRange(of: element)
      where tree.attributes[position].name == action {
        let mistake = mistake(in: position, of: element, in: tree, &budget)
        if let mistake, reported.insert(mistake).inserted { bag.report(mistake) }
      }
    }
    return !reported.contains { $0.severity == .error }
  }

  private mutating func mistake(
    in position: Int, of element: Int, in tree: ViewTree, _ budget: inout Int
  ) -> Diagnostic? {
    let name = tree.string(tree.attributes[position].value)
    let place = tree.attributes[position].origin.sourceRange
    if names.contains(name) {
      return typed[name].flatMap {
        problem(withValueOf: element, for: $0, types, in: tree, at: place)
      }
    }
    let index = index ?? NameIndex(names)
    self.index = index
    return .unknownAction(name, nearest: index.nearest(to: name, budget: &budget), at: place)
  }
}

/// Mistake in the `actionValue` of an element with `action`; `nil` if the action takes it.
///
/// It is a text where the action takes one value, and otherwise a JSON object.
private func problem(
  withValueOf element: Int, for action: SiteConfiguration.Action, _ types: TypeTable,
  in tree: ViewTree, at place: SourceRange
) -> Diagnostic? {
  guard let declared = action.value else { return nil }
  let type = types.resolved(declared)
  guard let position = tree.attribute(.actionValue, of: element) else {
    return isNeeded(type, types) ? .noActionValue(action.name, type, at: place) : nil
  }
  let attribute = tree.attributes[position]
  let text = tree.string(attribute.value)
  let range = attribute.origin.sourceRange
  guard case .object = type else {
    return types.value(ofText: text, as: type) == nil
      ? .actionValue(action.name, type, "it is '\(text.prefix(40))'", at: range) : nil
  }
  let bytes = Array(text.utf8)
  let source = SourceText(
    file: range.file, bytes: bytes, range: 0..<bytes.count,
    offsets: Array(repeating: attribute.origin.lowerBound, count: bytes.count)
      + [attribute.origin.upperBound])
  var found = DiagnosticBag()
  guard let node = readJSON(source, reporting: &found), !found.hasErrors else {
    return .actionValue(action.name, type, "it is written as a JSON object", at: range)
  }
  do throws(TypeMismatch) {
    _ = try types.fit(node, to: type)
    return nil
  } catch {
    return .actionValue(action.name, type, error.text, at: range)
  }
}

/// Whether an action of a type cannot do without a value.
private func isNeeded(_ type: ValueType, _ types: TypeTable) -> Bool {
  if case .object(let fields) = type {
    return fields?.contains { !types.allowsNil($0.type) } ?? false
  }
  return !types.allowsNil(type)
}

extension Diagnostic {
  fileprivate static func noActionValue(
    _ action: String, _ type: ValueType, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: range, "the action '\(action)' needs an 'actionValue'",
      notes: [Note("it is of type '\(type.name)', which site.yaml says under 'actions'")])
  }

  fileprivate static func actionValue(
    _ action: String, _ type: ValueType, _ reason: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: range, "the action '\(action)' does not take this value",
      notes: [Note("it takes '\(type.name)'"), Note(reason)])
  }
}

import VMLCatalog
import VMLData
import VMLDiagnostics
import VMLMarkup

extension ElementCheck {
  /// The type of the values of an attribute that the app registers.
  func customType(
    of attribute: String, _ subject: ElementChecker.Subject, named name: String
  ) -> ValueType? {
    switch subject {
    case .custom: return customTypes[name]?[attribute]
    case .element(let element):
      guard !element.attributes.contains(where: { $0.isEqual(to: attribute) }) else { return nil }
      return customTypes[name]?[attribute] ?? customTypes["View"]?[attribute]
    }
  }

  /// Reports an attribute that no initialiser reads, at its name.
  mutating func reportUnknown(
    _ attribute: ViewTree.Attribute, named name: String, of index: Int,
    _ subject: ElementChecker.Subject, in tree: ViewTree, reporting bag: inout DiagnosticBag
  ) {
    // The template has reported what is like an event.
    if EventName.nearest(to: name) != nil { return leaveOpen() }
    let known = checker.attributes(of: subject)
    let place = written.name(of: attribute)
    let element = tree.names.string(tree.nodes[index].name)
    let value = tree.string(attribute.value)
    let twin = ForeignAttributes.twin(of: name, on: element).flatMap {
      known.contains($0) ? $0 : nil
    }
    let note =
      ForeignAttributes.note(of: name, value, on: element)
      ?? ForeignNames.note(ofAttribute: name, on: element)
    if twin == nil, let note {
      return report(.foreignAttribute(name, note, at: place), to: &bag)
    }
    let nearest = twin ?? nearestName(to: name, in: known)
    var fix: String?
    if let nearest, place != attribute.origin.sourceRange,
      takes(nearest, value, index, subject, in: tree)
    {
      fix = nearest
    }
    report(
      .unknownAttribute(
        name, of: element, nearest, among: known, foreign: twin == nil ? nil : note, fix: fix,
        at: place), to: &bag)
  }

  /// Reports an attribute whose name has a `-` or `:`.
  mutating func reportForeign(
    _ attribute: ViewTree.Attribute, named name: String, of index: Int,
    _ subject: ElementChecker.Subject, in tree: ViewTree, reporting bag: inout DiagnosticBag
  ) {
    if EventName.nearest(to: name) != nil { return leaveOpen() }
    let place = written.name(of: attribute)
    let element = tree.names.string(tree.nodes[index].name)
    if let note = ForeignNames.note(ofAttribute: name, on: element) {
      return report(.foreignAttribute(name, note, at: place), to: &bag)
    }
    let words = name.split { $0 == "-" || $0 == ":" || $0 == "_" }
    let joined = words.enumerated().reduce(into: "") { text, word in
      text += word.offset == 0 ? String(word.element) : word.element.capitalizedASCII
    }
    let known =
      checker.attributes(of: subject) + BehaviourWord.allCases.map(\.rawValue)
      + ["action", "actionValue"]
    let nearest = known.contains(joined) ? joined : nearestName(to: joined, in: known)
    report(.attributeName(name, nearest: nearest, at: place), to: &bag)
  }

  /// Whether an attribute may have the name instead: the element has none of that name yet, and the
  /// value is of its type.
  private func takes(
    _ name: String, _ value: String, _ index: Int, _ subject: ElementChecker.Subject,
    in tree: ViewTree
  ) -> Bool {
    let isTaken = tree.attributeRange(of: index).contains { position in
      tree.names.bytes(of: tree.attributes[position].name).elementsEqual(name.utf8)
    }
    guard !isTaken else { return false }
    guard case .typed(let types) = checker.rule(for: name, of: subject) else { return true }
    return checker.problem(
      with: value, as: types, at: tree.nodes[index].origin.sourceRange) == nil
  }
}

extension Diagnostic {
  fileprivate static func foreignAttribute(
    _ name: String, _ note: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributeName, .warning, at: range, "'\(name)' is no name of an attribute in VML",
      notes: [Note(note)])
  }

  fileprivate static func attributeName(
    _ name: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributeName, .warning, at: range,
      "'\(name)' is no name of an attribute in VML" + didYouMean(nearest),
      notes: [Note("a name is letters, digits and '_'; what has '-' or ':' reaches no client")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func unknownAttribute(
    _ name: String, of element: String, _ nearest: String?, among known: [String],
    foreign: String?, fix: String?, at range: SourceRange
  ) -> Diagnostic {
    let listed = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")
    return Diagnostic(
      .unknownAttribute, .warning, at: range,
      "'\(element)' has no attribute '\(name)'" + didYouMean(nearest),
      notes: foreign.map { [Note($0)] }
        ?? (nearest == nil && !known.isEmpty ? [Note("it has \(listed)")] : []),
      fixIts: fix.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}

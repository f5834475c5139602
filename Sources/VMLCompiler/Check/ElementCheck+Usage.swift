import VMLCatalog
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

extension ElementCheck {
  /// Checks that an initialiser takes all that an element has, together.
  mutating func checkUsage(
    of index: Int, _ element: Catalog.Element, _ style: ResolvedStyle, in tree: ViewTree,
    _ resolver: inout StyleResolver, reporting bag: inout DiagnosticBag
  ) {
    let references = References(attributes: style.attributes, templates: style.templates)
    guard let usage = usage(of: index, element, references, in: tree, resolver),
      var problem = problem(with: usage)
    else { return }
    // An `Image` in an `AsyncImage` stands for the picture that has loaded.
    if element.name.isEqual(to: "Image"), isInAsyncImage(index, in: tree) { return leaveOpen() }
    let leftOut = leftOut(of: index, in: tree, &resolver)
    if !leftOut.attributes.isEmpty || !leftOut.templates.isEmpty {
      let all = References(
        attributes: style.attributes + leftOut.attributes,
        templates: style.templates + leftOut.templates)
      guard let usage = self.usage(of: index, element, all, in: tree, resolver),
        let rest = self.problem(with: usage)
      else { return leaveOpen() }
      problem = rest
    }
    if let diagnostic = diagnostic(of: problem, element.name.string, index, in: tree) {
      report(diagnostic, to: &bag)
    }
  }

  private func diagnostic(
    of problem: ElementChecker.UsageProblem, _ name: String, _ index: Int, in tree: ViewTree
  ) -> Diagnostic? {
    switch problem {
    case .required(let sets, let closest):
      return .requiredAttribute(sets, of: name, closest, at: self.name(of: index, in: tree))
    case .incomplete(let piece, let lacking, let closest):
      return .incomplete(
        piece, lacking, of: name, closest, at: place(of: piece, of: index, in: tree))
    case .conflict(let piece, let other, let closest):
      return .conflict(
        piece, other, of: name, closest, at: place(of: piece, of: index, in: tree),
        place(of: other, of: index, in: tree))
    case .surplus(let piece, let closest):
      return .surplus(piece, of: name, closest, at: place(of: piece, of: index, in: tree))
    case .absent(let piece, let absence):
      guard target.availability != .keep else { return nil }
      let range = piece.map { place(of: $0, of: index, in: tree) }
      return .notAvailable(
        absence, for: target.name, check, isError: target.availability == .error,
        at: range ?? self.name(of: index, in: tree))
    }
  }

  /// Attributes and templates that modifiers of an element read.
  private struct References {
    var attributes: [String]
    var templates: [String]
  }

  /// The attributes, templates and content of an element that stand for parameters; `nil` if it has
  /// something that only its app knows, which may stand for any parameter.
  private mutating func usage(
    of index: Int, _ element: Catalog.Element, _ references: References, in tree: ViewTree,
    _ resolver: StyleResolver
  ) -> ElementChecker.Usage? {
    var usage = ElementChecker.Usage(of: element)
    for position in tree.attributeRange(of: index) {
      let attribute = tree.attributes[position].name
      if attribute == .class || attribute == .style || attribute == .template { continue }
      let name = tree.names.string(attribute)
      if kind(of: attribute, of: tree.nodes[index].name, in: tree.names) == .unknown {
        if references.attributes.contains(name) || resolver.selects(attribute: name) { continue }
        return nil
      }
      if attribute.isBehaviour
        || isFieldAttribute(name, of: element.name.string)
          && kind(of: attribute, of: tree.nodes[index].name, in: tree.names) == .free
          && !element.attributes.contains(where: { $0.isEqual(to: name) })
      {
        continue
      }
      if isAlwaysKnown(name) || isForeign(name) || references.attributes.contains(name) {
        usage.others.append(parameterName(name))
      } else {
        usage.pieces.append(.attribute(name))
      }
    }
    usage.pieces.sort { $0.description < $1.description }
    let slots = element.slots.map(\.name.string)
    var templates: [String] = []
    for (_, name) in templateChildren(of: index, in: tree)
    where slots.contains(name) && !references.templates.contains(name) && !templates.contains(name)
    {
      templates.append(name)
    }
    usage.pieces += templates.sorted().map { .template($0) }
    if shapes[index].hasText, element.content.contains(.text) { usage.pieces.append(.text) }
    // A layout takes children without an initialiser that has them.
    if shapes[index].hasChildren, element.content.contains(.children), !element.isLayout {
      usage.pieces.append(.children)
    }
    return usage
  }

  /// The parameter of an attribute as some clients write it: `system-name`, `x:value`.
  private func parameterName(_ attribute: String) -> String {
    let words = attribute.prefix { $0 != ":" }.split(separator: "-")
    return words.enumerated().reduce(into: "") { name, word in
      name += word.offset == 0 ? String(word.element) : word.element.capitalizedASCII
    }
  }

  /// Whether an attribute makes an element the picture that the `AsyncImage` around it has loaded.
  ///
  /// Spec: VML 10.2.2.
  func isLoadedImage(_ index: Int, attribute name: String, in tree: ViewTree) -> Bool {
    name == "image" && tree.names.bytes(of: tree.nodes[index].name).elementsEqual("AsyncImage".utf8)
      && isInAsyncImage(index, in: tree)
  }

  private func isInAsyncImage(_ index: Int, in tree: ViewTree) -> Bool {
    var parent = Int(tree.nodes[index].parent)
    while parent >= 0 {
      if tree.names.bytes(of: tree.nodes[parent].name).elementsEqual("AsyncImage".utf8) {
        return true
      }
      parent = Int(tree.nodes[parent].parent)
    }
    return false
  }

  // MARK: Places

  /// The range of the name in a start tag.
  private func name(of index: Int, in tree: ViewTree) -> SourceRange {
    let tag = tree.nodes[index].origin.sourceRange
    let end = tag.range.lowerBound + 1 + tree.names.bytes(of: tree.nodes[index].name).count
    return end < tag.range.upperBound
      ? SourceRange(file: tag.file, tag.range.lowerBound + 1..<end) : tag
  }

  private func place(
    of piece: ElementChecker.Piece, of index: Int, in tree: ViewTree
  ) -> SourceRange {
    let children = tree.children(of: index)
    switch piece {
    case .attribute(let name):
      for position in tree.attributeRange(of: index)
      where tree.names.bytes(of: tree.attributes[position].name).elementsEqual(name.utf8) {
        return written.name(of: tree.attributes[position])
      }
    case .template(let name):
      for child in children {
        guard let position = tree.attribute(.template, of: child) else { continue }
        let attribute = tree.attributes[position]
        if tree.string(attribute.value) == name { return attribute.origin.sourceRange }
      }
    case .text:
      for child in children where tree.nodes[child].kind == .text {
        return tree.nodes[child].origin.sourceRange
      }
    case .children:
      for child in children where tree.nodes[child].kind == .element {
        guard tree.attribute(.template, of: child) == nil else { continue }
        return self.name(of: child, in: tree)
      }
    }
    return self.name(of: index, in: tree)
  }
}

extension ViewTree {
  /// The nodes directly inside one.
  fileprivate func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < Int(nodes[index].end) {
      children.append(child)
      child = Int(nodes[child].end)
    }
    return children
  }
}

extension Substring {
  /// The name with its first letter in upper case.
  var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}

extension ElementChecker.Piece {
  /// The words for a message.
  fileprivate var description: String {
    switch self {
    case .attribute(let name): "'\(name)'"
    case .template(let name): "the template '\(name)'"
    case .text: "text"
    case .children: "content"
    }
  }
}

extension Diagnostic {
  fileprivate static func requiredAttribute(
    _ sets: [[String]], of element: String, _ closest: [ElementChecker.Signature],
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .requiredAttribute, .warning, at: range, "'\(element)' needs \(listed(sets))",
      notes: notes(on: closest))
  }

  fileprivate static func incomplete(
    _ piece: ElementChecker.Piece, _ lacking: [[String]], of element: String,
    _ closest: [ElementChecker.Signature], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributesTogether, .warning, at: range,
      "'\(element)' takes \(piece.description) only together with \(listed(lacking))",
      notes: notes(on: closest))
  }

  fileprivate static func conflict(
    _ piece: ElementChecker.Piece, _ other: ElementChecker.Piece, of element: String,
    _ closest: [ElementChecker.Signature], at range: SourceRange, _ otherRange: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributesTogether, .warning, at: range,
      "'\(element)' does not take \(piece.description) together with \(other.description)",
      notes: [Note("\(other.description) is here", at: otherRange)] + notes(on: closest))
  }

  fileprivate static func surplus(
    _ piece: ElementChecker.Piece, of element: String, _ closest: [ElementChecker.Signature],
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributesTogether, .warning, at: range,
      "'\(element)' does not take \(piece.description) together with the rest that it has",
      notes: notes(on: closest))
  }

  /// `'a', 'b' or 'c'`, `'a' and 'b', or 'c' and 'd'`; at most three of them.
  private static func listed(_ sets: [[String]]) -> String {
    let shown = sets.prefix(3).map { set in
      set.map { "'\($0)'" }.joined(separator: " and ")
    }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    let isLong = sets.contains { $0.count > 1 }
    return shown.dropLast().joined(separator: ", ") + (isLong ? ", or " : " or ") + last
  }

  private static func notes(on closest: [ElementChecker.Signature]) -> [Note] {
    closest.filter { !$0.parameters.isEmpty }.map { signature in
      let pieces = signature.parameters.map { pieces in
        pieces.map(\.description).joined(separator: " or ")
      }
      let listed = pieces.joined(separator: ", ")
      return Note(pieces.count > 1 ? "these go together: \(listed)" : "\(listed) will do")
    }
  }
}

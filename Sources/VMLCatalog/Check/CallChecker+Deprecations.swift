import VMLDiagnostics
import VMLMarkup

extension CallChecker {
  /// Warns of what should no longer be used.
  ///
  /// What Apple only means to deprecate counts once the target has what replaces it.
  func deprecations(
    in reading: Catalog.Reading, _ node: Int, _ tree: StyleTree, _ file: FileID,
    _ receiver: Catalog.Receiver, rewriting mayRewrite: Bool
  ) -> [Diagnostic] {
    let place = CheckPlace(tree, file)
    return reading.uses.compactMap { use in
      let declaration = use.declaration
      guard let deprecation = declaration.deprecation else { return nil }
      let replacement = (deprecation.renamed ?? deprecation.replacement)?.string
      let isInForce = target.isDeprecated(deprecation)
      guard
        isInForce
          || deprecation.isSoft(on: target.platform)
            && replacement.map({ exists($0, besides: declaration) }) == true
      else { return nil }
      let range = place.nameRange(use.node)
      var fixIts: [Diagnostic.FixIt] = []
      if mayRewrite, use.node == node,
        let text = rewritten(node, place, as: replacement, instead: declaration, receiver)
      {
        fixIts = [
          Diagnostic.FixIt(
            "write '\(text)'", replace: place.source(wholeRange(node, place)), with: text)
        ]
      }
      return .deprecated(
        declaration.name.string, replacement: replacement, at: place.source(range),
        fixIts: fixIts)
    }
  }

  private func wholeRange(_ node: Int, _ place: CheckPlace) -> Range<Int> {
    place.nameRange(node).lowerBound..<place.tree.nodes[node].range.upperBound
  }

  /// Whether the target has something of a name that would not be warned of itself.
  private func exists(_ replacement: String, besides declaration: Catalog.Declaration) -> Bool {
    let name = String(replacement.prefix { $0 != "(" })
    let base = name.split(separator: ".").last.map(String.init) ?? name
    let isUsable = { (other: Catalog.Declaration) in
      target.has(other.availability) && other != declaration
        && other.deprecation.map { $0.isSoft(on: target.platform) || target.isDeprecated($0) }
          != true
    }
    guard declaration.kind == .modifier else {
      guard let known = Catalog.Name(base) else { return false }
      let siblings = declaration.owner.staticMembers(named: known)
      return siblings.contains { other in
        isUsable(other) && (name == replacement || other.labelledName == replacement)
      }
    }
    return Catalog.modifier(base)?.overloads.contains(where: isUsable) == true
  }

  /// The modifier written as what replaces it, if that is known to be right.
  private func rewritten(
    _ node: Int, _ place: CheckPlace, as replacement: String?,
    instead declaration: Catalog.Declaration, _ receiver: Catalog.Receiver
  ) -> String? {
    let arguments = place.tree.arguments(of: node)
    var texts: [(label: String, text: String)] = []
    for argument in arguments {
      let range = place.valueRange(argument.nodes.lowerBound)
      let end = place.tree.nodes[argument.nodes].map(\.range.upperBound).max() ?? range.upperBound
      guard let text = place.text(range.lowerBound..<end) else { return nil }
      texts.append((argument.label.isEmpty ? "" : place.tree.string(argument.label), text))
    }
    let written: String
    switch declaration.name.string {
    case "cornerRadius":
      guard texts.count == 1, texts[0].label.isEmpty else { return nil }
      written = "clipShape(.rect(cornerRadius: \(texts[0].text)))"
    case "edgesIgnoringSafeArea":
      guard texts.count == 1 else { return nil }
      written = "ignoresSafeArea(edges: \(texts[0].text))"
    default:
      guard let replacement, let other = relabelled(texts, as: replacement) else { return nil }
      written = other
    }
    return isRight(written, receiver) ? written : nil
  }

  private func relabelled(
    _ arguments: [(label: String, text: String)], as replacement: String
  ) -> String? {
    let parts = replacement.split(separator: "(", maxSplits: 1)
    let name = parts[0]
    guard !name.contains("."), !name.contains(" ") else { return nil }
    guard parts.count == 2 else {
      let same = arguments.map { $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)" }
      return "\(name)(\(same.joined(separator: ", ")))"
    }
    let labels = parts[1].split(separator: ":", omittingEmptySubsequences: true)
      .filter { $0 != ")" }
    guard labels.count == arguments.count else { return nil }
    let relabelled = zip(labels, arguments).map { label, argument in
      label == "_" ? argument.text : "\(label): \(argument.text)"
    }
    return "\(name)(\(relabelled.joined(separator: ", ")))"
  }

  /// Whether a modifier has nothing wrong with it.
  ///
  /// What replaces it in turn is not asked for: it may be the modifier itself, in the same form.
  private func isRight(_ text: String, _ receiver: Catalog.Receiver) -> Bool {
    var bag = DiagnosticBag()
    let file = FileID(0)
    let tree = parseStyle(Array(text.utf8), as: file, reporting: &bag)
    guard bag.diagnostics.isEmpty, !tree.nodes.isEmpty, tree.nodes[0].kind == .modifier,
      let check = check(modifier: 0, in: tree, file: file, on: receiver, rewriting: false)
    else { return false }
    return check.diagnostics.isEmpty && check.absence == nil
  }
}

extension Diagnostic {
  fileprivate static func deprecated(
    _ name: String, replacement: String?, at range: SourceRange, fixIts: [FixIt]
  ) -> Diagnostic {
    var notes: [Note] = []
    if fixIts.isEmpty, let replacement {
      notes = [Note("use \(replacement == name ? "another form of " : "")'\(replacement)' instead")]
    }
    return Diagnostic(
      .deprecated, .warning, at: range, "'\(name)' is deprecated", notes: notes,
      fixIts: fixIts)
  }
}

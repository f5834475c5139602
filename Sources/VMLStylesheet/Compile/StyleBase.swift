public import VMLDiagnostics

/// The compiled sheets of a site, to which the sheets of single pages are added.
///
/// So the site's sheets are not compiled again for each page. Adding costs about as much as copying
/// a few arrays that are as long as there are rules and classes.
public struct StyleBase: Sendable {
  /// Number of items in the site's sheets.
  ///
  /// The rules of pages are numbered from there.
  public let ruleCount: Int
  private let sheets: [Stylesheet]
  private let targets: [StyleTarget]
  private let tokens: [TokenSheet]
  private let facts: StyleFacts
  /// By target, before and after inherited classes are resolved.
  private let unresolved: [StyleCompiler]
  private let resolved: [StyleCompiler]

  /// `compileStyles` takes the same arguments and has reported the mistakes in these sheets.
  public init(
    _ sheets: [Stylesheet], tokens: [TokenSheet], for targets: [StyleTarget], options: StyleOptions
  ) {
    self.sheets = sheets
    self.tokens = tokens
    self.targets = targets
    ruleCount = sheets.reduce(0) { $0 + $1.items.count }
    var facts = collectFacts(of: sheets, options)
    facts.add(tokens)
    var modifiers = SheetModifiers(of: sheets, facts)
    if targets.contains(where: { $0.check != nil }) { modifiers.findShapes() }
    let unresolved = targets.map { target in
      var compiler = StyleCompiler(
        sheets, tokens, for: target, facts, modifiers, LayerOrder(of: sheets, for: target))
      compiler.compile()
      return compiler
    }
    let resolved = unresolved.map { compiler in
      var compiler = compiler
      compiler.resolveReferences()
      return compiler
    }
    facts.noteDeclarations(of: facts.properties, in: resolved.map(\.styles))
    self.facts = facts
    self.unresolved = unresolved
    self.resolved = resolved
  }

  /// Checks sheets that one page adds, last in the cascade, and compiles them for every target.
  ///
  /// `areAll` is whether the new sheets could be read to their ends. `asked` are the indices of the
  /// targets for which mistakes are reported; `nil` for all.
  public func adding(
    _ new: [Stylesheet], areAll: Bool, reportingOn asked: [Int]? = nil,
    reporting bag: inout DiagnosticBag
  ) -> [CompiledStyles] {
    var facts = facts
    facts.options.areAll = facts.options.areAll && areAll
    facts.add(new)
    for reference in new.flatMap(\.tokenReferences) {
      guard let path = reference.resolve(reporting: &bag) else { continue }
      if !tokens.contains(where: { $0.path == path }) { bag.report(.unknownTokens(reference)) }
    }
    checkStylesheets(new, facts, targets: targets, reporting: &bag)
    // Without references to classes, the resolved inheritance of the site's sheets stays as it is.
    let compilers = new.contains(where: \.refersToClasses) ? unresolved : resolved
    let hasLayers = new.contains(where: \.hasLayers)
    var found: [Diagnostic] = []
    var compiled = zip(compilers, targets).enumerated().map { index, made in
      let (known, target) = made
      var compiler = known
      compiler.add(new, facts, hasLayers ? LayerOrder(of: sheets + new, for: target) : nil)
      if new.contains(where: \.refersToClasses) { compiler.resolveReferences() }
      if asked?.contains(index) ?? true { found += compiler.bag.diagnostics }
      return compiler.styles
    }
    for diagnostic in withoutRepetition(found) { bag.report(diagnostic) }
    facts.noteDeclarations(of: declaredProperties(in: new), in: compiled)
    for index in compiled.indices {
      compiled[index].facts = facts
      compiled[index].group = index
    }
    return compiled
  }
}

private func declaredProperties(in sheets: [Stylesheet]) -> Set<String> {
  var names: Set<String> = []
  for item in sheets.lazy.flatMap(\.items) {
    if case .property(let name, _) = item.kind { names.insert(name) }
  }
  return names
}

extension Stylesheet {
  fileprivate var refersToClasses: Bool {
    items.contains { item in
      switch item.kind {
      case .inherit, .apply: true
      default: false
      }
    }
  }

  fileprivate var hasLayers: Bool {
    imports.contains { $0.layer != nil }
      || items.contains { item in
        switch item.kind {
        case .layer, .layers: true
        default: false
        }
      }
  }
}

extension Diagnostic {
  fileprivate static func unknownTokens(_ reference: TokensReference) -> Diagnostic {
    Diagnostic(
      .importNotFound, .error, at: reference.range,
      "no sheet in 'styles/' has '@tokens' for '\(reference.path)'",
      notes: [Note("tokens of a page are those that a sheet of the site brings in")])
  }
}

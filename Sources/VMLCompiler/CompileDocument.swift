package import VMLDiagnostics
package import VMLMarkup
package import VMLStylesheet

/// One finished document.
package struct CompiledDocument: Sendable {
  package let target: Int
  package let bytes: [UInt8]
  package let needs: DocumentNeeds
}

/// One document's views for one target, with the style of each, for those who look at them.
package struct StyledViews {
  package let tree: ViewTree
  /// By node; they mean something to the target's resolver.
  package let styles: [StyleID]
  /// By node, -1 for what is no element: elements of one look are alike to every sheet.
  package let looks: [Int32]
  /// Changes when the looks' numbers mean something else.
  package let generation: Int
  /// The target's index in the site.
  package let target: Int
}

/// Compiles documents, one after the other; one for each thread.
///
/// Pure but for what it remembers to be quick: equal requests give equal documents, whatever came before.
package struct DocumentCompiler: Sendable {
  private let site: Site
  private var looks: ElementLooks
  /// Those of the present document's nodes.
  private var elementLooks: [Int32] = []
  private var resolvers: [StyleResolver]
  private var emitter: DocumentEmitter
  private var needsFinder: NeedsFinder
  /// By target; `nil` where nothing is known of it.
  private var checks: [ElementCheck?]
  /// Those of the present document's nodes, where there are checks.
  private var shapes: [NodeShape] = []
  /// The actions that the app has; `nil` if the site does not say.
  private let actions: Set<String>?
  private let actionName: NameID
  /// The sizes of the last document, which the next is probably like.
  private var capacity = TreeCapacity()
  /// The site's names, and those that pages have added.
  package var names: NameTable

  /// `styles` are those of the site's targets, in their order.
  package init(_ site: Site, styles: [CompiledStyles], options: EmissionOptions) {
    self.site = site
    looks = ElementLooks(for: styles)
    resolvers = styles.map { StyleResolver($0) }
    let written = WrittenAttributes(site)
    checks = styles.map { ElementCheck($0.target, written) }
    emitter = DocumentEmitter(options)
    names = site.names
    actionName = names.intern("action")
    actions = site.configuration.actions.map { Set($0.map(\.text)) }
    needsFinder = NeedsFinder(action: actionName)
  }

  /// This compiler, which has compiled nothing yet, with other styles and the names of another.
  ///
  /// `generation` is that of the resolvers, so that their styles are not taken for those of others.
  package func styled(
    by styles: [CompiledStyles], generation: Int, names: NameTable
  ) -> DocumentCompiler {
    var compiler = self
    compiler.looks = ElementLooks(for: styles)
    compiler.resolvers = styles.map { StyleResolver($0, generation: generation) }
    compiler.names = names
    return compiler
  }

  /// The rules that have matched so far, on any target.
  package var usage: StyleUsage {
    resolvers.reduce(into: StyleUsage()) { $0.merge($1.usage) }
  }

  /// Compiles a document for every one of some targets, given by their index in the site.
  ///
  /// `finished` is told of each stage as it ends; `visit` is shown the styled views of each document
  /// that has no error.
  ///
  /// - Returns: The documents, without those in which anything was wrong; `bag` then says what.
  package mutating func compile(
    _ request: DocumentRequest, for targets: [Int], reporting bag: inout DiagnosticBag,
    finished: (CompilationStage) -> Void = { _ in },
    visiting visit: ((StyledViews, inout StyleResolver) -> Void)? = nil
  ) -> [CompiledDocument] {
    var documents: [CompiledDocument] = []
    var shared: (document: ExpandedDocument, needs: DocumentNeeds)?
    var outline: DocumentOutline?
    for target in targets {
      if shared?.document.readsTarget != false {
        shared = expand(request, for: target, reporting: &bag)
        outline = nil
        if let shared, shared.document.isSound { look(at: shared.document.tree) }
        finished(.expand)
      }
      guard let (expanded, needs) = shared, expanded.isSound else { continue }
      var found = DiagnosticBag()
      let styled = resolveStyles(
        in: expanded, elementLooks, of: looks.generation, with: &resolvers[target],
        reporting: &found)
      checkSurroundings(of: styled, styledBy: &resolvers[target], reporting: &found)
      finished(.style)
      checks[target]?.written.begin(request.page)
      checks[target]?.check(styled, shapes, styledBy: &resolvers[target], reporting: &found)
      finished(.check)
      if let visit, !found.hasErrors {
        let views = StyledViews(
          tree: styled.tree, styles: styled.styles, looks: elementLooks,
          generation: looks.generation, target: target)
        visit(views, &resolvers[target])
        finished(.lint)
      }
      var bytes: [UInt8]?
      if !found.hasErrors {
        outline = outline ?? emitter.outline(of: styled.tree)
        if let outline {
          bytes = emitter.emit(
            styled, outline: outline, for: target, styledBy: &resolvers[target])
        }
        if bytes == nil { found.report(.documentTooLarge(at: request.pathRange)) }
        finished(.emit)
      }
      bag.report(contentsOf: found)
      guard let bytes else { continue }
      documents.append(CompiledDocument(target: target, bytes: bytes, needs: needs))
    }
    return documents
  }

  private mutating func expand(
    _ request: DocumentRequest, for target: Int, reporting bag: inout DiagnosticBag
  ) -> (document: ExpandedDocument, needs: DocumentNeeds) {
    let document = expandDocument(
      request, for: site.configuration.targets[target], in: site, names: names,
      capacity: capacity, reporting: &bag)
    guard document.isSound else { return (document, DocumentNeeds()) }
    capacity = TreeCapacity(of: document.tree)
    checkActions(of: document.tree, reporting: &bag)
    return (document, needsFinder.needs(of: document.tree))
  }

  /// Finds out about a document's nodes what does not depend on a target.
  private mutating func look(at tree: ViewTree) {
    looks.find(in: tree, into: &elementLooks)
    if checks.contains(where: { $0 != nil }) { measure(tree, into: &shapes) }
  }

  /// A document for one target after each of its first two stages, as far as they succeed.
  package mutating func stages(
    of request: DocumentRequest, for target: Int, layout: MarkupWriter.Layout,
    reporting bag: inout DiagnosticBag
  ) -> (expanded: [UInt8]?, styled: [UInt8]?) {
    let expanded = expand(request, for: target, reporting: &bag).document
    guard expanded.isSound else { return (nil, nil) }
    look(at: expanded.tree)
    let styled = resolveStyles(
      in: expanded, elementLooks, of: looks.generation, with: &resolvers[target], reporting: &bag)
    checkSurroundings(of: styled, styledBy: &resolvers[target], reporting: &bag)
    checks[target]?.written.begin(request.page)
    checks[target]?.check(styled, shapes, styledBy: &resolvers[target], reporting: &bag)
    return (
      printViews(expanded.tree, layout: layout),
      printViews(
        styled.tree, styles: styled.styles, from: resolvers[target].pool, layout: layout)
    )
  }

  /// A document's views for a target, after the styles of its elements were found; `nil` after an
  /// error.
  package mutating func styledTree(
    of request: DocumentRequest, for target: Int, reporting bag: inout DiagnosticBag
  ) -> ViewTree? {
    let expanded = expand(request, for: target, reporting: &bag).document
    guard expanded.isSound else { return nil }
    look(at: expanded.tree)
    return resolveStyles(
      in: expanded, elementLooks, of: looks.generation, with: &resolvers[target], reporting: &bag
    ).tree
  }

  /// The elements of the document that was looked at last, each with a number that those share
  /// which look alike to every sheet.
  package var looksOfElements: [(element: Int, look: Int32)] {
    elementLooks.enumerated().filter { $0.element >= 0 }.map { ($0.offset, $0.element) }
  }

  /// Says why an element of the last ``styledTree(of:for:reporting:)`` has its modifiers.
  package mutating func explain(
    _ element: Int, in tree: ViewTree, for target: Int, styledBy sheets: [Stylesheet]
  ) -> StyleExplanation {
    resolvers[target].explain(element, in: tree, styledBy: sheets)
  }

  /// Warns of actions that the site does not list.
  private func checkActions(of tree: ViewTree, reporting bag: inout DiagnosticBag) {
    guard let actions else { return }
    var reported: Set<Diagnostic> = []
    for index in tree.nodes.indices {
      for position in tree.attributeRange(of: index)
      where tree.attributes[position].name == actionName {
        let action = tree.string(tree.attributes[position].value)
        guard !actions.contains(action) else { continue }
        let warning = Diagnostic.unknownAction(
          action, in: actions.sorted(), at: tree.attributes[position].origin.sourceRange)
        if reported.insert(warning).inserted { bag.report(warning) }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownAction(
    _ action: String, in known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: action, in: known)
    return Diagnostic(
      .unknownAction, .warning, at: range,
      "the site lists no action '\(action)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [Note("what the app can do is listed under 'actions' in site.yaml")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func documentTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the document would be larger than \(ExpansionLimits.documentBytes >> 20) MiB",
      notes: [Note("the modifiers of its views are written at each of them")])
  }
}

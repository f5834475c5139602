import VMLCatalog
package import VMLDiagnostics
package import VMLMarkup
package import VMLStylesheet

/// One finished document.
package struct CompiledDocument: Sendable {
  package let target: Int
  package let bytes: [UInt8]
  package let needs: DocumentNeeds
}

/// What a document needs of a client, for its manifest.
package struct DocumentNeeds: Hashable, Sendable {
  /// The `id`s of its views, in order.
  package var ids: [String] = []
  /// The actions that its views ask for, by name.
  package var actions: [String] = []
  /// The views that SwiftUI does not have, by name.
  package var customViews: [String] = []

  package init() {}
}

/// Compiles documents, one after the other; one for each thread.
///
/// Pure but for what it remembers to be quick: equal requests give equal documents, whatever came before.
package struct DocumentCompiler: Sendable {
  private let site: Site
  private var resolvers: [StyleResolver]
  private var emitter: DocumentEmitter
  /// Whether SwiftUI lacks a view, by its name's number; filled when a name first comes up.
  private var customViews: [Bool?] = []
  /// The site's names, and those that pages have added.
  package var names: NameTable

  /// `styles` are those of the site's targets, in their order.
  package init(_ site: Site, styles: [CompiledStyles], options: EmissionOptions) {
    self.site = site
    resolvers = styles.map { StyleResolver($0) }
    emitter = DocumentEmitter(options)
    names = site.names
  }

  /// The rules that have matched so far, on any target.
  package var usage: StyleUsage {
    resolvers.reduce(into: StyleUsage()) { $0.merge($1.usage) }
  }

  /// Compiles a document for every one of some targets, given by their index in the site.
  ///
  /// `finished` is told of each stage as it ends.
  ///
  /// - Returns: The documents, without those in which anything was wrong; `bag` then says what.
  package mutating func compile(
    _ request: DocumentRequest, for targets: [Int], reporting bag: inout DiagnosticBag,
    finished: (CompilationStage) -> Void = { _ in }
  ) -> [CompiledDocument] {
    var documents: [CompiledDocument] = []
    var shared: ExpandedDocument?
    for target in targets {
      let expanded: ExpandedDocument
      if let shared {
        expanded = shared
      } else {
        guard
          let document = expandDocument(
            request, for: site.configuration.targets[target], in: site, names: names,
            reporting: &bag)
        else { continue }
        finished(.expand)
        expanded = document
        if !document.readsTarget { shared = document }
      }
      var found = DiagnosticBag()
      let styled = resolveStyles(in: expanded, with: &resolvers[target], reporting: &found)
      checkActions(of: styled.tree, reporting: &found)
      finished(.style)
      bag.report(contentsOf: found)
      guard !found.hasErrors else { continue }
      documents.append(
        CompiledDocument(
          target: target, bytes: emitter.emit(styled, styledBy: resolvers[target]),
          needs: needs(of: styled.tree)))
      finished(.emit)
    }
    return documents
  }

  /// A document for one target after each of its first two stages, as far as they succeed.
  package mutating func stages(
    of request: DocumentRequest, for target: Int, layout: MarkupWriter.Layout,
    reporting bag: inout DiagnosticBag
  ) -> (expanded: [UInt8]?, styled: [UInt8]?) {
    guard
      let expanded = expandDocument(
        request, for: site.configuration.targets[target], in: site, names: names, reporting: &bag)
    else { return (nil, nil) }
    let styled = resolveStyles(in: expanded, with: &resolvers[target], reporting: &bag)
    return (
      printViews(expanded.tree, layout: layout),
      printViews(
        styled.tree, styles: styled.styles, from: resolvers[target], layout: layout)
    )
  }

  /// Warns of actions that the site does not list.
  private func checkActions(of tree: ViewTree, reporting bag: inout DiagnosticBag) {
    guard let known = site.configuration.actions?.map(\.text),
      let name = tree.names.find("action")
    else { return }
    for attribute in tree.attributes where attribute.name == name {
      let action = tree.string(attribute.value)
      if !known.contains(action) {
        bag.report(.unknownAction(action, in: known, at: attribute.origin.sourceRange))
      }
    }
  }

  private mutating func needs(of tree: ViewTree) -> DocumentNeeds {
    var needs = DocumentNeeds()
    let action = tree.names.find("action")
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      if isCustom(tree.nodes[index].name, in: tree.names) {
        needs.customViews.append(tree.names.string(tree.nodes[index].name))
      }
      for attribute in tree.attributes[tree.attributeRange(of: index)] {
        if attribute.name == .id {
          needs.ids.append(tree.string(attribute.value))
        } else if attribute.name == action {
          needs.actions.append(tree.string(attribute.value))
        }
      }
    }
    needs.actions = Set(needs.actions).sorted()
    needs.customViews = Set(needs.customViews).sorted()
    return needs
  }

  private mutating func isCustom(_ name: NameID, in names: NameTable) -> Bool {
    let index = Int(name.rawValue)
    if index >= customViews.count {
      customViews += repeatElement(nil, count: index + 1 - customViews.count)
    }
    if let known = customViews[index] { return known }
    let text = names.string(name)
    let isCustom = !Catalog.isView(text) && text.utf8.first.map { $0 &- 0x41 < 26 } == true
    customViews[index] = isCustom
    return isCustom
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
}

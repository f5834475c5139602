public import VMLBuild
import VMLCompiler
public import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLOutput

/// Reasons for the modifiers of an element of a finished document, and the elements around it.
public struct ViewExplanation: Sendable {
  public var explanation: ElementExplanation
  /// The elements round it, the outermost first, each with the place that says it.
  public var around: [(element: String, place: ElementExplanation.Place)]
  /// The way from the page to it, through the components that were called.
  public var calls: [CallStep]
}

/// Explains why an element of a finished document is as it is.
///
/// - Parameters:
///   - node: The element's index among the nodes of the document as it is parsed.
///   - document: The document's bytes.
///   - path: The document's path.
///   - wanted: Its file in the output, and the page that makes it.
///   - revisions: The revisions of the site.
/// - Returns: `nil` if the sources make another document by now, or have errors.
/// - Throws: ``BuildFailure/world(_:)`` where the site cannot be read.
/// - Complexity: ``SiteRevisions/current(for:)``, and one page.
public func explainView(
  _ node: Int, of document: [UInt8], path: String, _ wanted: WantedDocument,
  in revisions: SiteRevisions
) async throws(BuildFailure) -> ViewExplanation? {
  try await explanation(of: node, of: document, in: revisions) {
    (search, number, names) throws(BuildFailure) in
    guard let page = search.reader.loaded.pages.first(where: { $0.path == wanted.page }) else {
      return nil
    }
    return try search.explanation(of: number, named: names, on: page, path, wanted.place)
  }
}

/// Explains an element of a component that is shown alone.
///
/// - Parameters:
///   - node: The element's index among the nodes of the document as it is parsed.
///   - document: The bytes of the call's document.
///   - call: The call.
///   - variant: The variant of the document.
///   - revisions: The revisions of the site.
/// - Returns: `nil` if the sources make another document by now, or have errors.
/// - Throws: ``BuildFailure`` where the site cannot be read, or has no such target.
public func explainView(
  _ node: Int, of document: [UInt8], _ call: ComponentCall, for variant: VariantNames,
  in revisions: SiteRevisions
) async throws(BuildFailure) -> ViewExplanation? {
  try await explanation(of: node, of: document, in: revisions) {
    (search, number, names) throws(BuildFailure) in
    try search.explanation(of: number, named: names, in: call, variant)
  }
}

/// Finds a node of a document among its views, and calls `search` with the number of its view.
private func explanation(
  of node: Int, of document: [UInt8], in revisions: SiteRevisions,
  _ search:
    @escaping @Sendable (inout ViewSearch, Int, [String]) throws(BuildFailure) -> ViewExplanation?
) async throws(BuildFailure) -> ViewExplanation? {
  // Trees are deep, and so is what goes through them.
  try await onLargeStack { () throws(BuildFailure) in
    guard let views = viewsOfBody(document),
      let number = views.firstIndex(where: { $0.node == node })
    else { return nil }
    let site = try revisions.current()
    guard let reader = PageReader(site.revision, in: site.folder) else { return nil }
    var finder = ViewSearch(reader: reader)
    return try search(&finder, number, views.map(\.name))
  }
}

/// The elements of a finished document's body, in order.
private func viewsOfBody(_ document: [UInt8]) -> [(node: Int, name: String)]? {
  var ignored = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "", bytes: document)
  let markup = parseMarkup(file, as: .document, reporting: &ignored)
  let body = markup.nodes.firstIndex {
    $0.kind == .element && markup.string($0.name) == "body"
  }
  guard let body else { return nil }
  return markup.nodes.indices.dropFirst(body + 1).compactMap { index in
    let node = markup.nodes[index]
    return node.kind == .element ? (index, markup.string(node.name)) : nil
  }
}

private struct ViewSearch {
  var reader: PageReader<DiskFileSystem>

  mutating func explanation(
    of number: Int, named names: [String], on pageFile: LoadedSite.PageFile, _ path: String,
    _ place: OutputPlace
  ) throws(BuildFailure) -> ViewExplanation? {
    let loaded = reader.loaded
    var compiler = DocumentCompiler(
      loaded.site, styles: loaded.style.compiled, options: EmissionOptions())
    guard let (page, requests) = try reader.requests(of: pageFile, names: &compiler.names),
      let request = requests.first(where: { $0.path.path == path })
    else { return nil }
    return try explanation(
      of: number, named: names, of: request, on: page, compiler,
      VariantNames(target: place.target, locale: place.locale, theme: place.theme))
  }

  mutating func explanation(
    of number: Int, named names: [String], in call: ComponentCall, _ asked: VariantNames
  ) throws(BuildFailure) -> ViewExplanation? {
    let loaded = reader.loaded
    // Mistakes elsewhere do not matter.
    reader.bag = DiagnosticBag()
    var compiler = DocumentCompiler(
      loaded.site, styles: loaded.style.compiled, options: EmissionOptions())
    let (page, requests) = reader.requests(of: call, names: &compiler.names)
    guard let request = requests.first else { return nil }
    return try explanation(of: number, named: names, of: request, on: page, compiler, asked)
  }

  private mutating func explanation(
    of number: Int, named names: [String], of request: DocumentRequest, on page: Page,
    _ compiler: DocumentCompiler, _ asked: VariantNames
  ) throws(BuildFailure) -> ViewExplanation? {
    let loaded = reader.loaded
    var compiler = compiler
    let variant = try reader.variant(asked, of: page, at: page.file.path)
    var sheets = loaded.style.sheets
    if let own = reader.compiler(for: page, names: compiler.names) {
      (compiler, sheets) = (own.compiler, own.sheets)
    }
    guard !reader.bag.hasErrors,
      let tree = compiler.styledTree(of: request, for: variant, reporting: &reader.bag)
    else { return nil }
    let views = tree.nodes.indices.drop { tree.nodes[$0].name != .body || !isElement($0, tree) }
      .dropFirst().filter { isElement($0, tree) }
    // The sources may have changed since the document was made.
    guard views.map({ tree.names.string(tree.nodes[$0].name) }) == names else { return nil }
    let sources = reader.registry.sources
    let writer = ExplanationWriter(
      tree: tree, sheets: sheets, places: PlaceFinder(sources))
    let element = views[number]
    let made = loaded.site.configuration.variants[variant]
    var explanation = writer.explanation(
      of: element, compiler.explain(element, in: tree, for: variant, styledBy: sheets),
      count: tree.nodes.count {
        $0.kind == .element && $0.origin == tree.nodes[element].origin
      }, document: request.path.path, target: asked.target ?? "")
    explanation.locale = made.locale
    explanation.theme = made.theme
    return ViewExplanation(
      explanation: explanation, around: around(element, in: tree, sources),
      calls: CallChain(tree: tree, sources: sources).steps(to: element))
  }

  private func isElement(_ node: Int, _ tree: ViewTree) -> Bool {
    tree.nodes[node].kind == .element
  }

  private func around(
    _ element: Int, in tree: ViewTree, _ sources: SourceSet
  ) -> [(element: String, place: ElementExplanation.Place)] {
    var found: [(element: String, place: ElementExplanation.Place)] = []
    var node = Int(tree.nodes[element].parent)
    while node >= 0, tree.nodes[node].name.rawValue > NameID.body.rawValue {
      found.append(
        (
          tree.names.string(tree.nodes[node].name),
          sources.place(of: tree.nodes[node].origin.sourceRange)
        ))
      node = Int(tree.nodes[node].parent)
    }
    return found.reversed()
  }
}

/// Writes an explanation as JSON, as ``writeExplanationJSON(_:to:)`` does, with the elements round
/// it.
public func writeViewJSON(_ view: ViewExplanation, to json: inout JSONText) {
  json.object { json in
    json.member("explanation") { writeExplanationJSON([view.explanation], to: &$0) }
    json.member("around") { json in
      json.array { json in
        for one in view.around {
          json.object {
            $0.member("element", one.element)
            $0.member("place") { writePlace(one.place, to: &$0) }
          }
        }
      }
    }
    json.member("calls") { json in
      json.array { json in
        for step in view.calls {
          json.object {
            $0.member("component", step.component)
            $0.member("element", step.element)
            $0.member("place") { writePlace(step.place, to: &$0) }
          }
        }
      }
    }
  }
}

public import VMLBuild
import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLStylesheet

/// Says why the element at a place in a page or a component has its modifiers, or all elements of
/// such a file have theirs.
///
/// Of a component, the first page that shows the element is taken.
///
/// - Throws: ``BuildFailure/world(_:)`` where there is no such file, and
///   ``BuildFailure/noElement(_:nearest:)`` where no element of a document comes from.
public func explainElement(
  at place: ElementPlace, _ options: ExplanationOptions
) async throws(BuildFailure) -> ElementExplanationResult {
  // Trees are deep, and so is what goes through them.
  try await onLargeStack { () throws(BuildFailure) in
    guard !SiteFiles.isOtherSource(place.file) else { throw BuildFailure.noMarkup(place.file) }
    guard let (site, path) = try placeInSite(of: place.file, site: options.site) else {
      throw BuildFailure.noSite(splitPath(place.file).folder)
    }
    let files = try openSite(site)
    let revision: SiteRevision
    do throws(FileSystemError) {
      guard try files.status(of: path) != nil else {
        throw FileSystemError("read", place.file, .notFound, "no such file")
      }
      revision = try SiteRevision.load(in: files, LoadRequest(options.choices))
    } catch {
      throw .world(error)
    }
    var (bag, sources) = (revision.bag, revision.registry.sources)
    var explanations: [ElementExplanation] = []
    if let reader = PageReader(revision, in: files) {
      var search = ElementSearch(reader: reader, path: path, place: place, options: options)
      explanations = try search.run()
      (bag, sources) = (search.reader.bag, search.reader.registry.sources)
    }
    return ElementExplanationResult(
      explanations: explanations,
      diagnostics: finished(bag.diagnostics, isStrict: false, in: sources), sources: sources)
  }
}

/// Looks for an element through the pages of a site.
private struct ElementSearch {
  var reader: PageReader<DiskFileSystem>
  /// The file's, relative to the site.
  let path: String
  let place: ElementPlace
  let options: ExplanationOptions
  /// The lines of the file in which elements begin that are in some document.
  private var lines: Set<Int> = []

  init(
    reader: PageReader<DiskFileSystem>, path: String, place: ElementPlace,
    options: ExplanationOptions
  ) {
    self.reader = reader
    self.path = path
    self.place = place
    self.options = options
  }

  mutating func run() throws(BuildFailure) -> [ElementExplanation] {
    let loaded = reader.loaded
    let isPage = loaded.pages.contains { $0.path == path }
    let pages = isPage ? loaded.pages.filter { $0.path == path } : loaded.pages
    var compiler = DocumentCompiler(
      loaded.site, styles: loaded.style.compiled, options: EmissionOptions())
    // An element of an `<if>` may be in the documents of some other variant alone.
    for isFirst in [true, false] where !reader.bag.hasErrors {
      for pageFile in pages {
        let found = try search(pageFile, isPage: isPage, inFirst: isFirst, with: &compiler)
        if !found.isEmpty { return found }
      }
    }
    if reader.bag.hasErrors { return [] }
    throw .noElement(place, nearest: nearestLines)
  }

  /// Looks through the first variant of a page that is asked for, or through the others.
  private mutating func search(
    _ pageFile: LoadedSite.PageFile, isPage: Bool, inFirst: Bool,
    with compiler: inout DocumentCompiler
  ) throws(BuildFailure) -> [ElementExplanation] {
    guard let (page, requests) = try reader.requests(of: pageFile, names: &compiler.names) else {
      return []
    }
    let configuration = reader.loaded.site.configuration
    let asked = options.variant.target
    let isMade = asked.map { page.targets?.contains($0) ?? true } ?? true
    // Of all the pages that may show a component some are not made for the target.
    if !isPage, !isMade, configuration.targets.contains(where: { $0.name == asked }) { return [] }
    let first = try reader.variant(options.variant, of: page, at: pageFile.path)
    let variants =
      try inFirst
      ? [first]
      : reader.variants(options.variant, of: page, at: pageFile.path).filter { $0 != first }
    var wanted = requests
    if isPage, options.path != nil {
      wanted = reader.request(options.path, among: requests, of: page).map { [$0] } ?? []
    }
    let own = reader.compiler(for: page, names: compiler.names)
    for variant in variants {
      let found =
        if let sheets = own?.sheets, var styled = own?.compiler {
          explanations(in: wanted, for: variant, styledBy: sheets, with: &styled)
        } else {
          explanations(
            in: wanted, for: variant, styledBy: reader.loaded.style.sheets, with: &compiler)
        }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The explanations of the elements in the first document that has any.
  private mutating func explanations(
    in requests: [DocumentRequest], for variant: Int, styledBy sheets: [Stylesheet],
    with compiler: inout DocumentCompiler
  ) -> [ElementExplanation] {
    let configuration = reader.loaded.site.configuration
    let made = configuration.variants[variant]
    for request in requests {
      guard
        let tree = compiler.styledTree(of: request, for: variant, reporting: &reader.bag)
      else { continue }
      var writer = ExplanationWriter(
        tree: tree, sheets: sheets, places: PlaceFinder(reader.registry.sources))
      writer.losses = compiler.losses(of: request, for: variant)
      let found = elements(in: tree).map { element, count in
        var explanation = writer.explanation(
          of: element, compiler.explain(element, in: tree, for: variant, styledBy: sheets),
          count: count, document: request.path.path,
          target: configuration.targets[made.target].name)
        explanation.locale = made.locale
        explanation.theme = made.theme
        return explanation
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  // MARK: The element

  /// The elements that the place says, in the order of the file, and how many are made from each.
  private mutating func elements(in tree: ViewTree) -> [(element: Int, count: Int)] {
    let sources = reader.registry.sources
    var table: LineTable?
    var found: [ViewTree.Origin: (element: Int, count: Int)] = [:]
    var best: ViewTree.Origin?
    /// The last that begins in the line before the column, which may stand in an end tag.
    var before: ViewTree.Origin?
    for (index, node) in tree.nodes.enumerated() where node.kind != .comment {
      let isEnvelope = node.kind == .element && node.name.rawValue <= NameID.body.rawValue
      guard !isEnvelope, let file = sources[node.origin.file], file.path == path else {
        continue
      }
      let lineTable = table ?? LineTable(file)
      table = lineTable
      if node.kind == .element {
        lines.insert(lineTable.position(at: Int(node.origin.lowerBound)).line)
        found[node.origin, default: (index, 0)].count += 1
        if begins(node.origin, lineTable), before?.lowerBound ?? 0 <= node.origin.lowerBound {
          before = node.origin
        }
      }
      guard let line = place.line, node.parent >= 0 || node.kind == .element,
        holds(node.origin, isTag: node.kind == .element, line, lineTable)
      else { continue }
      // Of a text it is the element that it stands in.
      let element = node.kind == .element ? index : Int(node.parent)
      let origin = tree.nodes[element].origin
      if found[origin] == nil { found[origin] = (element, 1) }
      if best.map({ origin.lowerBound < $0.lowerBound }) ?? true { best = origin }
    }
    if place.line != nil {
      if let element = (best ?? before).flatMap({ found[$0] }) { return [element] }
      return rootsOfCall(in: tree).map { ($0, 1) }
    }
    return found.sorted { $0.key.lowerBound < $1.key.lowerBound }.map(\.value)
  }

  /// The roots of the components whose call is what the place says, the outermost of several.
  private mutating func rootsOfCall(in tree: ViewTree) -> [Int] {
    let sources = reader.registry.sources
    let chain = CallChain(tree: tree, sources: sources)
    var table: LineTable?
    var roots: [Int] = []
    for node in tree.nodes.indices where tree.nodes[node].call != 0 {
      // What stands in a root is made by calls inside of the component.
      if let root = roots.last, node < Int(tree.nodes[root].end) { continue }
      for call in chain.calls(of: node) {
        guard let file = sources[call.origin.file], file.path == path else { continue }
        let lineTable = table ?? LineTable(file)
        table = lineTable
        lines.insert(lineTable.position(at: Int(call.origin.lowerBound)).line)
        guard holds(call.origin, isTag: true, place.line ?? 0, lineTable) else { continue }
        roots.append(node)
        break
      }
    }
    return roots
  }

  /// Whether a start tag or a text is what the place says.
  private func holds(
    _ origin: ViewTree.Origin, isTag: Bool, _ line: Int, _ table: LineTable
  ) -> Bool {
    guard let line = table.range(ofLine: line) else { return false }
    let range = Int(origin.lowerBound)..<Int(origin.upperBound)
    guard let column = place.column else { return isTag && range.overlaps(line) }
    return column <= line.count && range.contains(line.lowerBound + column - 1)
  }

  /// Whether a start tag begins in the line of the place, before its column.
  private func begins(_ origin: ViewTree.Origin, _ table: LineTable) -> Bool {
    guard let column = place.column, let line = place.line.flatMap(table.range(ofLine:)) else {
      return false
    }
    return column <= line.count && line.contains(Int(origin.lowerBound))
      && Int(origin.lowerBound) < line.lowerBound + column
  }

  /// The lines nearest to the one asked for, at most three.
  private var nearestLines: [Int] {
    let line = place.line ?? 1
    let nearest = lines.sorted { (abs($0 - line), $0) < (abs($1 - line), $1) }
    return nearest.prefix(3).sorted()
  }
}

/// Puts together what is shown of an element.
struct ExplanationWriter {
  let tree: ViewTree
  let sheets: [Stylesheet]
  let places: PlaceFinder
  /// Losses in the target's format; `nil` where they are not asked for.
  var losses: FormatLosses?

  func explanation(
    of element: Int, _ style: StyleExplanation, count: Int, document: String, target: String
  ) -> ElementExplanation {
    let classes = tree.attribute(.class, of: element).map { tree.string(tree.attributes[$0].value) }
    let lost = style.modifiers.indices.map { losses?.loss(ofModifier: $0, of: element) }
    return ElementExplanation(
      element: tree.names.string(tree.nodes[element].name),
      place: place(of: tree.nodes[element].origin.sourceRange), classes: classes,
      document: document, target: target, count: count,
      rules: style.rules.map { rule in
        let sheet = sheets[rule.sheet]
        return ElementExplanation.Rule(
          selector: sheet.selectorText(of: rule.item),
          place: place(of: sheet.items[rule.item].range), layer: rule.layer,
          specificity: [
            rule.specificity.ids, rule.specificity.classes, rule.specificity.types,
          ])
      },
      modifiers: zip(style.modifiers, lost).compactMap { modifier, loss in
        if loss?.isWhole == true { return nil }
        return ElementExplanation.Modifier(
          text: text(modifier.text), place: place(of: modifier.origin, on: element),
          selector: selector(of: modifier.origin),
          replaced: modifier.replaced.map {
            (text($0.text), place(of: $0.origin, on: element))
          },
          properties: modifier.properties.map {
            ($0.name, text($0.value), place(of: $0.range))
          })
      },
      dropped: style.dropped.map { dropped in
        ElementExplanation.Dropped(
          text: text(dropped.text), place: place(of: dropped.origin, on: element),
          selector: selector(of: dropped.origin), reasons: dropped.reasons)
      }
        + zip(style.modifiers, lost).compactMap { modifier, loss in
          loss.map { loss in
            ElementExplanation.Dropped(
              text: text(modifier.text), place: place(of: modifier.origin, on: element),
              selector: selector(of: modifier.origin), reasons: [loss.reason])
          }
        })
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func place(of origin: Provenance, on element: Int) -> ElementExplanation.Place {
    place(of: origin.place(on: element, in: tree))
  }

  private func place(of range: SourceRange) -> ElementExplanation.Place {
    places.place(of: range)
  }

  /// The rule in whose block a modifier stands; `nil` for a style of the element's own.
  private func selector(of origin: Provenance) -> String? {
    guard case .rule(let range) = origin,
      // A page may have several sheets of its own in one file.
      let sheet = sheets.first(where: { $0.file == range.file && $0.rule(around: range) != nil }),
      let rule = sheet.rule(around: range)
    else { return nil }
    return sheet.selectorText(of: rule)
  }
}

extension Stylesheet {
  /// The selectors of a rule, after the rules and conditions that it is nested in, each with its
  /// brace.
  func selectorText(of rule: Int) -> String {
    let around = items.indices.prefix(rule).filter { index in
      if case .layer = items[index].kind { return false }
      return items[index].end > rule
    }
    return (around + [rule]).map { text(at: items[$0].range).oneLine }.joined(separator: " { ")
  }

  /// The innermost rule in whose block a range stands.
  func rule(around range: SourceRange) -> Int? {
    let inner = items.lastIndex { item in
      item.range.range.lowerBound <= range.range.lowerBound
        && range.range.upperBound <= item.range.range.upperBound
    }
    guard let inner else { return nil }
    return items.indices.prefix(inner + 1).last { index in
      guard case .rule = items[index].kind else { return false }
      return items[index].end > inner
    }
  }
}

extension String {
  /// Every stretch of white space as one blank.
  fileprivate var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

public import VMLBuild
import VMLCompiler
public import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLStylesheet

/// The rules that define, inherit and apply a class, and the elements that have it.
public struct ClassExplanation: Sendable {
  public var name: String
  /// The rules whose selectors name it.
  public var rules: [Mention] = []
  /// The rules that say `@inherit` or `@apply` of it.
  public var inheriting: [Mention] = []
  public var applying: [Mention] = []
  /// The elements that have it, each once for its place in the sources.
  public var elements: [Use] = []
  /// The nearest name of a class, if there is nothing about this one.
  public var nearest: String?

  public var isEmpty: Bool {
    rules.isEmpty && inheriting.isEmpty && applying.isEmpty && elements.isEmpty
  }

  public struct Mention: Sendable {
    /// The selector as it is written; for a nested rule, after the selectors around it.
    public var selector: String
    public var place: ElementExplanation.Place
  }

  public struct Use: Sendable {
    public var element: String
    public var place: ElementExplanation.Place
    /// Number of elements of documents that are made from it.
    public var count: Int
  }
}

/// The explanation of a class, and the diagnostics of the search.
public struct ClassExplanationResult: Sendable {
  public var explanation: ClassExplanation
  public var diagnostics: [Diagnostic]
  public var sources: SourceSet
}

/// Finds the uses of a class, named without its dot, in the sheets and pages of a site.
///
/// Where the options name no target, locale or theme, elements are looked for in the documents of
/// all.
///
/// - Complexity: The same as a build.
public func explainClass(
  _ name: String, in site: String, _ options: ExplanationOptions
) async throws(BuildFailure) -> ClassExplanationResult {
  // Trees are deep, and so is what goes through them.
  try await onLargeStack { () throws(BuildFailure) in
    let fileSystem = try openSite(site)
    let revision: SiteRevision
    do throws(FileSystemError) {
      revision = try SiteRevision.load(in: fileSystem, LoadRequest(options.choices))
    } catch {
      throw .world(error)
    }
    var (bag, sources) = (revision.bag, revision.registry.sources)
    var explanation = ClassExplanation(name: name)
    if let reader = PageReader(revision, in: fileSystem) {
      var known = explanation.addMentions(in: reader.loaded.style.sheets, PlaceFinder(sources))
      var search = ClassSearch(reader: reader, name: name)
      try search.run(options)
      (bag, sources) = (search.reader.bag, search.reader.registry.sources)
      let places = PlaceFinder(sources)
      known.formUnion(explanation.addMentions(in: search.sheets, places))
      explanation.elements = search.uses(at: places)
      known.formUnion(search.classes)
      if explanation.isEmpty { explanation.nearest = nearestName(to: name, in: known.sorted()) }
    }
    return ClassExplanationResult(
      explanation: explanation,
      diagnostics: finished(bag.diagnostics, isStrict: false, in: sources), sources: sources)
  }
}

extension ClassExplanation {
  /// Adds the mentions of the class in sheets, and returns all classes that these name.
  fileprivate mutating func addMentions(
    in sheets: [Stylesheet], _ places: PlaceFinder
  ) -> Set<String> {
    var known: Set<String> = []
    var seen: Set<SourceRange?> = []
    // A file that several components import, or pages link to, is several sheets.
    for sheet in sheets where seen.insert(sheet.items.first?.range).inserted {
      for (index, item) in sheet.items.enumerated() {
        switch item.kind {
        case .rule(let selectors):
          let parts = selectors.flatMap(\.compounds).flatMap(\.parts)
          known.formUnion(parts.compactMap { if case .class(let name) = $0 { name } else { nil } })
          guard parts.contains(where: { $0.names(class: name) }) else { continue }
          rules.append(
            Mention(selector: sheet.selectorText(of: index), place: places.place(of: item.range)))
        case .inherit(let names): inheriting += mentions(of: names, sheet, places)
        case .apply(let names): applying += mentions(of: names, sheet, places)
        default: continue
        }
      }
    }
    return known
  }

  private func mentions(
    of names: [Stylesheet.Reference], _ sheet: Stylesheet, _ places: PlaceFinder
  ) -> [Mention] {
    names.filter { $0.name == name }.map { reference in
      Mention(
        selector: sheet.rule(around: reference.range).map { sheet.selectorText(of: $0) } ?? "",
        place: places.place(of: reference.range))
    }
  }
}

extension Selector.Part {
  /// Whether it is a class, or a pattern that matches it.
  fileprivate func names(class name: String) -> Bool {
    switch self {
    case .class(let other): other == name
    case .pattern(let pattern): pattern.matches(name)
    default: false
    }
  }
}

/// Looks for the elements of a class through all documents of a site.
private struct ClassSearch {
  var reader: PageReader<DiskFileSystem>
  let name: String
  /// Every class that some element has.
  private(set) var classes: Set<String> = []
  /// By the element's place: its name, and how many there are.
  private var found: [SourceRange: (element: String, count: Int)] = [:]
  /// Sheets that pages add to the site's.
  private(set) var sheets: [Stylesheet] = []

  init(reader: PageReader<DiskFileSystem>, name: String) {
    self.reader = reader
    self.name = name
  }

  mutating func run(_ options: ExplanationOptions) throws(BuildFailure) {
    let loaded = reader.loaded
    let known = loaded.site.configuration.targets.map(\.name)
    if let target = options.variant.target, !known.contains(target) {
      throw .unknownTarget(target, known: known)
    }
    var compiler = DocumentCompiler(
      loaded.site, styles: loaded.style.compiled, options: EmissionOptions())
    for pageFile in loaded.pages {
      guard let (page, requests) = try reader.requests(of: pageFile, names: &compiler.names),
        options.variant.target.map({ page.targets?.contains($0) ?? true }) ?? true
      else { continue }
      let variants = try reader.variants(options.variant, of: page, at: pageFile.path)
      if var own = reader.compiler(for: page, names: compiler.names) {
        sheets += own.sheets.dropFirst(loaded.style.sheets.count)
        search(requests, for: variants, with: &own.compiler)
      } else {
        search(requests, for: variants, with: &compiler)
      }
    }
  }

  private mutating func search(
    _ requests: [DocumentRequest], for variants: [Int], with compiler: inout DocumentCompiler
  ) {
    var most: [SourceRange: (element: String, count: Int)] = [:]
    for variant in variants {
      var counted: [SourceRange: (element: String, count: Int)] = [:]
      for request in requests {
        let tree = compiler.styledTree(of: request, for: variant, reporting: &reader.bag)
        if let tree { search(tree, &counted) }
      }
      // An element of several variants is one.
      most.merge(counted) { $0.count < $1.count ? $1 : $0 }
    }
    found.merge(most) { ($0.element, $0.count + $1.count) }
  }

  private mutating func search(
    _ tree: ViewTree, _ counted: inout [SourceRange: (element: String, count: Int)]
  ) {
    for (index, node) in tree.nodes.enumerated() where node.kind == .element {
      guard let attribute = tree.attribute(.class, of: index) else { continue }
      let words = tree.string(tree.attributes[attribute].value).split(
        whereSeparator: \.isWhitespace
      )
      .map(String.init)
      classes.formUnion(words)
      guard words.contains(name) else { continue }
      let count = counted[node.origin.sourceRange]?.count ?? 0
      counted[node.origin.sourceRange] = (tree.names.string(node.name), count + 1)
    }
  }

  /// In the order of their places.
  func uses(at places: PlaceFinder) -> [ClassExplanation.Use] {
    found.map { range, use in
      ClassExplanation.Use(
        element: use.element, place: places.place(of: range), count: use.count)
    }
    .sorted {
      ($0.place.path, $0.place.line, $0.place.column)
        < ($1.place.path, $1.place.line, $1.place.column)
    }
  }
}

/// The explanation of a class as text.
public func explanationText(of explanation: ClassExplanation) -> String {
  var text = ""
  func add(_ title: String, _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    text += (text.isEmpty ? "" : "\n") + title + "\n" + columns(rows)
  }
  let mention = { (mention: ClassExplanation.Mention) in [mention.selector, mention.place.text] }
  add("Rules whose selectors name '.\(explanation.name)'", explanation.rules.map(mention))
  add("Rules that inherit it", explanation.inheriting.map(mention))
  add("Rules that apply it", explanation.applying.map(mention))
  add(
    "Elements that have it",
    explanation.elements.map { use in
      [use.element, use.place.text] + (use.count > 1 ? ["\(use.count) times"] : [])
    })
  if explanation.elements.isEmpty { text += "\nNo element has it.\n" }
  if explanation.rules.isEmpty { text += "\nNo rule is for it.\n" }
  return text
}

/// Writes the explanation of a class as JSON; `docs/commands.md` describes the members.
public func writeExplanationJSON(_ explanation: ClassExplanation, to json: inout JSONText) {
  json.object(.lines) { json in
    json.member("class", explanation.name)
    let parts = [
      ("rules", explanation.rules), ("inheriting", explanation.inheriting),
      ("applying", explanation.applying),
    ]
    for (key, mentions) in parts {
      json.member(key) { json in
        json.array(.lines) { json in
          for mention in mentions {
            json.object(.spaced) { json in
              json.member("selector", mention.selector)
              json.member("place") { writePlace(mention.place, to: &$0) }
            }
          }
        }
      }
    }
    json.member("elements") { json in
      json.array(.lines) { json in
        for use in explanation.elements {
          json.object(.spaced) { json in
            json.member("element", use.element)
            json.member("place") { writePlace(use.place, to: &$0) }
            json.member("count", use.count)
          }
        }
      }
    }
  }
}

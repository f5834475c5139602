import VMLCompiler
import VMLDiagnostics
import VMLStylesheet

/// The sheets of a site that pages may link to.
struct LinkableSheets: Sendable {
  /// The paths of those that hold for the whole site, and count once.
  var known: Set<String> = []
  /// The others, with what is wrong with each.
  var others: [String: (sheet: Stylesheet, bag: DiagnosticBag)] = [:]
  /// The other sheets that only a link can use.
  var unused: [(path: String, place: SourceRange)] = []
}

/// The styles of a page with sheets of its own.
struct StyledPage: Sendable {
  /// By target.
  var styles: [CompiledStyles]
  /// The page's own sheets, last in the cascade.
  var sheets: [Stylesheet]
  /// First generation of its resolvers, which no other page's resolvers have in this worker.
  var generation: Generation

  /// Whether a change of the site's sheets concerns the page's own sheets no more than any element:
  /// there is one sheet, in the page's file, and it uses no class of others.
  func standsAlone(in path: String) -> Bool {
    sheets.count == 1 && sheets[0].path == path
      && sheets[0].imports.isEmpty
      && sheets[0].items.allSatisfy { item in
        switch item.kind {
        case .inherit, .apply, .tokens, .layer, .layers: false
        default: true
        }
      }
  }
}

/// Compiles what pages say in their heads together with the site's sheets, which are made ready for
/// that when the first such page comes up.
struct PageStyles: Sendable {
  private var base: StyleBase?
  /// Number of pages that had styles of their own.
  private var count = 0

  /// Number of items in the site's sheets.
  var ruleCount: Int { base?.ruleCount ?? 0 }

  /// The styles of a page with sheets that the site does not have anyway; `nil` for any other page.
  ///
  /// `chosen` are the variants on which to report; `nil` is all.
  mutating func styles(
    of page: Page, in loaded: LoadedSite, for chosen: [Int]? = nil,
    reporting bag: inout DiagnosticBag
  ) -> StyledPage? {
    guard !page.sheets.isEmpty else { return nil }
    let errorCount = bag.errorCount
    let sheets = sheets(of: page, in: loaded, reporting: &bag)
    guard !sheets.isEmpty else { return nil }
    let base =
      base
      ?? StyleBase(
        loaded.style.sheets, tokens: loaded.style.tokens, for: loaded.style.targets,
        options: loaded.style.options)
    self.base = base
    var found = DiagnosticBag()
    let styles = base.adding(
      sheets, areAll: bag.errorCount == errorCount, reportingOn: chosen, reporting: &found)
    bag.report(contentsOf: found)
    count += 1
    return StyledPage(
      styles: styles, sheets: sheets, generation: .first(ofMemory: count))
  }

  private func sheets(
    of page: Page, in loaded: LoadedSite, reporting bag: inout DiagnosticBag
  ) -> [Stylesheet] {
    var rules = DiagnosticBag()
    let roots = page.sheets.map { sheet -> PageStylesheet in
      switch sheet.source {
      case .rules(let range):
        .own(parseStylesheet(page.file, rules: range, reporting: &rules))
      case .link(let path, let range): .link(Stylesheet.Import(path: path, range: range))
      }
    }
    bag.report(contentsOf: rules)
    let linkable = loaded.style.linkable
    let sheets = orderPageStylesheets(
      roots, of: page.file.path, known: linkable.known, reporting: &bag,
      available: { linkable.known.sorted() + linkable.others.keys.sorted() },
      load: { linkable.others[$0]?.sheet })
    for sheet in sheets {
      if let found = linkable.others[sheet.path]?.bag { bag.report(contentsOf: found) }
    }
    return sheets
  }
}

/// Result of the rules of a page's own sheets.
struct PageRules: Sendable {
  /// The warnings of those that matched nothing there.
  var unused: [Diagnostic] = []
  /// The rules of linked sheets that matched something.
  var used: Set<SourceRange> = []
  /// The paths of linked sheets, with what they import.
  var links: Set<String> = []
  /// The page's own sheets.
  var sheets: [Stylesheet] = []

  init() {}

  /// Whether there is nothing to say of the page's own sheets, or it has none.
  var isEmpty: Bool { unused.isEmpty && used.isEmpty && links.isEmpty && sheets.isEmpty }

  init(_ styled: StyledPage, of page: Page, in loaded: LoadedSite, _ usage: StyleUsage) {
    var bag = DiagnosticBag()
    reportUnusedRules(
      in: loaded.style.sheets + styled.sheets, usage: usage,
      components: Set(loaded.site.components.map(\.name)), safelist: loaded.style.options.safelist,
      lookingAtLast: styled.sheets.count, of: page.file.path, reporting: &bag)
    unused = bag.diagnostics
    sheets = styled.sheets
    let linked = styled.sheets.filter { $0.path != page.file.path }
    links = Set(linked.map(\.path))
    guard !linked.isEmpty else { return }
    used = usedRules(of: styled.sheets, after: loaded.style.sheets, usage)
  }
}

/// The warnings of the rules that matched nothing on any page that has them.
func unusedRules(of pages: [PageRules]) -> [Diagnostic] {
  let used = pages.reduce(into: Set<SourceRange>()) { $0.formUnion($1.used) }
  var seen: Set<SourceRange?> = []
  return pages.flatMap(\.unused).filter { warning in
    guard let range = warning.range, !used.contains(range) else { return false }
    return seen.insert(range).inserted
  }
}

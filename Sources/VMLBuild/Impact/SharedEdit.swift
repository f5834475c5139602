import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLOutput
import VMLStylesheet

/// A change of files that touches few pages: of something that these share, of files that are
/// copied, of pages.
///
/// No more than a flag is looked at of each other page, and nothing of its files.
struct SharedEdit {
  /// The pages to compile, by their places in the site.
  var pages: [Int]
  /// The facts about shared files from now on.
  var facts: SiteMemory.SharedFacts
  /// The files that are copied and have changed.
  var assets: [(path: String, bytes: [UInt8])]
  /// Of the files that have changed, but for pages.
  var contents: [String: XXH128]
  var impact: Impact
  /// The pages as they were parsed, where the site is watched.
  var parsed: ParsedPages?
  /// Whether as much as before is wrong with the sheets' rules if these are used so; `nil` if
  /// sheets are as they were.
  var isSameOfSheets: ((StyleUsage) -> Bool)?
}

extension SiteMemory {
  /// Facts about the files that pages share.
  struct SharedFacts: Sendable {
    var components: [Component]
    var shared: XXH128
    var outline: SheetOutline
    var acceptedShapes: AcceptedModifierShapes
    var data: [DataPart]
    var usedRules: [Int32: String]
    var appliedClasses: [String: String]
    var assets: [String: XXH128]
  }

  var sharedFacts: SharedFacts {
    get {
      SharedFacts(
        components: components, shared: shared, outline: outline, acceptedShapes: acceptedShapes,
        data: data, usedRules: usedRules, appliedClasses: appliedClasses, assets: assets)
    }
    set {
      (components, shared, outline) = (newValue.components, newValue.shared, newValue.outline)
      (acceptedShapes, data, assets) = (newValue.acceptedShapes, newValue.data, newValue.assets)
      (usedRules, appliedClasses) = (newValue.usedRules, newValue.appliedClasses)
    }
  }
}

extension SiteBuild {
  /// The pages that a change of some files touches, if they are few and the site's diagnostics stay
  /// as they were.
  ///
  /// - Throws: The reason where the whole site has to be built.
  func sharedEdit(
    of paths: [String], in loaded: LoadedSite, for targets: [Int], after known: SiteMemory,
    _ index: PageIndex?
  ) throws(WholeBuildReason) -> SharedEdit {
    guard !findings.bag.hasErrors, let mistakes = facts.loadMistakes,
      mistakes == known.loadMistakes,
      let sheetMistakes = known.sheetMistakes,
      // A diagnostic shows an element that a sheet's rule is for, which may be another one now.
      !mistakes.files.contains(where: { SiteFiles.ending(of: $0) == "vss" })
    else { throw .diagnostics }
    guard
      Set(known.sources.entries[...].stampsElsewhere.keys) == Set((findings.elsewhere ?? [:]).keys)
    else { throw .namesChanged }
    var inputs = SiteInputs(
      loaded, findings.registry, after: known, shared?.revisions.sources,
      leavingOut: facts.leftOut.contents)
    inputs.reuseData(of: known, but: paths)
    // What nothing has read so far may be in what was left out.
    let reads = inputs.reads.reduce(into: Set<[String]>()) { $0.formUnion($1.parts) }
    guard facts.leftOut.files.isEmpty || NeededData(reads).lead(by: known.data) else { throw .data }
    var impact = Impact(from: known, to: &inputs, restamped: Set(paths))
    if let reason = impact.reasonsOfSite.first { throw .site(reason) }
    let pages = try Self.pages(in: known, index, touchedBy: paths, &impact)
    var edit = SharedEdit(
      pages: pages, facts: known.sharedFacts(after: &inputs, impact.sheets), assets: [],
      contents: [:], impact: impact)
    edit.facts.acceptedShapes = AcceptedModifierShapes(of: loaded.style.compiled)
    for path in paths where !SiteFiles.isPage(path) {
      guard known.assets[path] != nil else {
        edit.contents[path] = inputs.contents[path]
        continue
      }
      guard let bytes = try? fileSystem.read(path, limit: assetSizeLimit) else {
        throw .unreadable(path)
      }
      edit.contents[path] = xxh128(bytes.span)
      edit.facts.assets[path] = edit.contents[path]
      edit.assets.append((path, bytes))
    }
    if let parsed = shared?.parsed {
      parsed.begin(pages.map { known.pages[$0].path }, in: fileSystem)
      edit.parsed = parsed
    }
    if known.outline.whole != inputs.outline.whole {
      let isWhole = targets.count == loaded.site.configuration.targets.count
      let (asked, links) = (self, Set(known.links))
      edit.isSameOfSheets = { usage in
        var build = asked
        let found = build.mistakesOfSheets(of: loaded, usage: usage, links: links, isWhole: isWhole)
        return build.stored(found) == sheetMistakes
      }
    }
    return edit
  }

  /// The places of the pages that are touched.
  private static func pages(
    in known: SiteMemory, _ index: PageIndex?, touchedBy paths: [String], _ impact: inout Impact
  ) throws(WholeBuildReason) -> [Int] {
    let edited = Set(paths.filter(SiteFiles.isPage))
    let limit = max(LiveSite<Files>.pageLimit, min(pageLimit, known.pages.count / 16))
    var pages: [Int] = []
    let candidates = edited.isEmpty ? index.flatMap { impact.candidates(in: $0) } : nil
    for index in candidates ?? Array(known.pages.indices) {
      let isEdited = !edited.isEmpty && edited.contains(known.pages[index].path)
      guard isEdited || !impact.isSame(known.pages[index]) else { continue }
      pages.append(index)
      if pages.count > limit { throw .manyPages }
    }
    return pages
  }

  /// The most pages of a large site that are compiled by one thread.
  private static var pageLimit: Int { 512 }

  /// Mistakes as the next build can compare them; `nil` if it cannot.
  func stored(_ bag: DiagnosticBag) -> StoredMistakes? {
    bag.unlisted.total > 0
      ? nil : StoredMistakes(bag.diagnostics, pathOf: { findings.registry.sources[$0]?.path })
  }
}

extension SiteMemory {
  /// The facts after a change of what pages share; rules that are new have no page yet.
  fileprivate func sharedFacts(
    after inputs: inout SiteInputs, _ changes: SheetChanges
  ) -> SharedFacts {
    var facts = sharedFacts
    facts.components = inputs.components
    facts.shared = inputs.shared
    if outline != inputs.outline {
      facts.usedRules = [:]
      for rule in 0..<Int32(inputs.outline.blocks.reduce(0) { $0 + $1.itemCount }) {
        facts.usedRules[rule] = changes.origin(ofItem: rule).flatMap { usedRules[$0] }
      }
      facts.outline = inputs.outline
    }
    var parts = Set(data.map(\.keys))
    for reads in inputs.reads { parts.formUnion(reads.parts) }
    facts.data = inputs.digests(of: parts)
    return facts
  }
}

extension SiteInputs {
  /// The digests of parts of the data, in order.
  mutating func digests(of parts: Set<[String]>) -> [SiteMemory.DataPart] {
    var found: [SiteMemory.DataPart] = []
    found.reserveCapacity(parts.count)
    for keys in parts.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      found.append(part(of: keys))
    }
    return found
  }
}

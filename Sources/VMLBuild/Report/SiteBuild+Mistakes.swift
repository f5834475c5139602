import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLFormats
import VMLLinter
import VMLOutput
import VMLStylesheet

extension SiteBuild {
  /// Reports what pages came to, and what only all of them together show.
  mutating func reportMistakes(
    in pages: CompiledPages, of loaded: LoadedSite, for targets: [Int]
  ) throws(FileSystemError) {
    // A component's mistake may come up in every page.
    var seen: Set<Diagnostic> = []
    // By their indices: to loop over the outcomes themselves would copy each.
    for index in pages.outcomes.indices {
      for diagnostic in pages.outcomes[index].bag.diagnostics
      where seen.insert(diagnostic).inserted { findings.bag.report(diagnostic) }
      findings.bag.add(pages.outcomes[index].bag.unlisted)
      if let file = pages.outcomes[index].file { findings.registry.keep(file) }
    }
    findings.conflicts = PathConflicts(SiteClaims(of: pages.outcomes, and: loaded.assets))
    for case .document(_, let page, _) in findings.conflicts.found.flatMap({
      [$0.first, $0.second]
    })
    .map(\.owner) {
      try keep(page)
    }
    reportConflicts(findings.conflicts, reporting: &findings.bag) {
      loaded.place(ofOutput: $0) ?? findings.registry.place(of: $0)
    }
    let documents = SiteClaims(of: pages.outcomes, and: [])
    if findings.conflicts.found.isEmpty,
      try !reportFormatFiles(documents, of: loaded, for: targets)
    {
      for index in pages.outcomes.indices {
        if let pathConflict = pages.outcomes[index].pathConflict { throw pathConflict }
      }
    }
    // A rule that matched nothing is unused only if everything was compiled.
    let isWhole =
      !loaded.isSample && targets.count == loaded.site.configuration.targets.count
    for index in pages.outcomes.indices {
      if let lints = pages.outcomes[index].lints { findings.filter.merge(lints.used) }
    }
    let links = pages.ownRules.reduce(into: Set<String>()) { $0.formUnion($1.links) }
    let ofSheets = mistakesOfSheets(of: loaded, usage: pages.usage, links: links, isWhole: isWhole)
    facts.sheetMistakes = stored(ofSheets)
    findings.bag.report(contentsOf: ofSheets)
    if !findings.bag.hasErrors, isWhole, !loaded.pages.isEmpty {
      var ofPages = DiagnosticBag()
      for warning in unusedRules(of: pages.ownRules) { ofPages.report(warning) }
      try report(ofPages, of: loaded.pages)
    }
    try reportLints(in: pages, of: loaded, isWhole: isWhole)
  }

  /// Reports the documents that would be another file of a tree in a target's format, in O(n) of
  /// all.
  ///
  /// - Returns: Whether there are any.
  private mutating func reportFormatFiles(
    _ documents: SiteClaims, of loaded: LoadedSite, for targets: [Int]
  ) throws(FileSystemError) -> Bool {
    let all = loaded.site.configuration.targets
    let files = FormatFiles(targets.map { all[$0] }, beside: loaded)
    var hasFound = false
    for conflict in files.conflictsOfSheets(in: loaded) {
      guard let place = place(of: conflict.other, in: loaded) else { continue }
      hasFound = true
      findings.bag.report(.sheetOfFormat(conflict, at: place))
    }
    for (index, file) in documents.files.enumerated() {
      for var conflict in files.conflicts(of: file) {
        guard case .document(_, let page, let range) = documents[index].owner else { continue }
        if let wanted = try self.targets(of: page, in: loaded) {
          conflict.targets.removeAll { !wanted.contains($0) }
        }
        guard !conflict.targets.isEmpty else { continue }
        hasFound = true
        try keep(page)
        let other = place(of: conflict.other, in: loaded)
        findings.bag.report(.fileOfFormat(conflict, at: range, other))
      }
    }
    return hasFound
  }

  private mutating func place(
    of other: FormatFiles.Other, in loaded: LoadedSite
  ) -> SourceRange? {
    other.path.map { loaded.place(ofOutput: $0) ?? findings.registry.place(of: $0) }
  }

  /// The targets that a page names; `nil` for all.
  private func targets(
    of page: LoadedSite.PageFile, in loaded: LoadedSite
  ) throws(FileSystemError) -> [String]? {
    var told = DiagnosticBag()
    guard let file = try fileSystem.read(page, reporting: &told) else { return nil }
    var names = loaded.site.names
    return makePage(
      page.relativePath, from: parseSource(file, reporting: &told),
      in: loaded.site.configuration, knowing: loaded.site.elements, texts: loaded.site.texts,
      names: &names, reporting: &told
    ).targets
  }

  /// Diagnostics of the site's sheets that only all pages together show.
  mutating func mistakesOfSheets(
    of loaded: LoadedSite, usage: StyleUsage, links: Set<String>, isWhole: Bool
  ) -> DiagnosticBag {
    var found = DiagnosticBag()
    if !findings.bag.hasErrors, isWhole, !loaded.pages.isEmpty {
      reportUnusedRules(
        in: loaded.style.sheets, usage: usage,
        components: Set(loaded.site.components.map(\.name)),
        safelist: loaded.style.options.safelist, reporting: &found)
    }
    for (path, place) in loaded.style.linkable.unused where !links.contains(path) {
      found.report(.unusedSheet(path, at: place))
    }
    return findings.filter.filtered(found)
  }

  // MARK: Lints

  /// Reports what lints find in the site as a whole, and comments that nothing needs.
  private mutating func reportLints(
    in pages: CompiledPages, of loaded: LoadedSite, isWhole: Bool
  ) throws(FileSystemError) {
    guard options.lints, !findings.bag.hasErrors, !loaded.pages.isEmpty else { return }
    var linter = SiteLinter(levels: loaded.site.configuration.lints)
    for index in pages.outcomes.indices {
      if let lints = pages.outcomes[index].lints { linter.add(lints.facts) }
    }
    var found = DiagnosticBag()
    linter.finish(
      loaded.site, sheets: loaded.style.sheets, styles: loaded.style.compiled,
      assets: loaded.assets.map { "/" + SiteFiles.contentPath($0) }, isWhole: isWhole,
      reporting: &found)
    let pageFiles = Set(loaded.pages.map(\.id))
    let shared = findings.registry.sources.all.filter { !pageFiles.contains($0.id) }
    for file in shared {
      for mistake in findings.filter.mistakes(in: file.id) { found.report(mistake) }
    }
    try report(found, of: loaded.pages)
    guard isWhole, findings.bag.unlisted.total == 0 else { return }
    let entries =
      pages.outcomes.flatMap { $0.lints?.suppressions ?? [] }
      + shared.flatMap { findings.filter.entries(of: $0.id) }
    var unused = DiagnosticBag()
    for entry in entries
    where !findings.filter.used.contains(entry) && findings.filter.isOn(entry.code) {
      unused.report(.unusedSuppression(entry))
    }
    try report(unused, of: loaded.pages)
  }

  /// Reports diagnostics that only the whole site showed; comments in pages count as in other
  /// files.
  private mutating func report(
    _ found: DiagnosticBag, of pages: [LoadedSite.PageFile]
  ) throws(FileSystemError) {
    let files = Set(found.diagnostics.compactMap(\.range?.file))
    let shown = files.union(found.diagnostics.flatMap(\.notes).compactMap(\.range?.file))
    for page in pages where shown.contains(page.id) {
      try keep(page)
      guard files.contains(page.id) else { continue }
      if let file = findings.registry.sources[page.id] { findings.filter.read(file) }
    }
    findings.bag.report(contentsOf: findings.filter.filtered(found))
  }
}

extension Diagnostic {
  fileprivate static func unusedSuppression(_ entry: Suppressions.Entry) -> Diagnostic {
    Diagnostic(
      .unusedSuppression, .warning, at: entry.range,
      "there is no '\(entry.code.rawValue)' here to be ignored",
      fixIts: [FixIt("remove it", replace: entry.removal, with: "", safety: .safe)])
  }
}

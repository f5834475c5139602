extension SiteBuild {
  /// Why pages were compiled in a build that looked at all of them.
  func reasons(for pages: CompiledPages, of loaded: LoadedSite) -> CompileReasons {
    var reasons = CompileReasons()
    reasons.all = facts.impact?.reasonsOfSite ?? []
    let known = Dictionary(
      (memory?.pages ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for index in pages.outcomes.indices where !pages.outcomes[index].dependencies.isReused {
      reasons.compiledCount += 1
      guard let impact = facts.impact, reasons.all.isEmpty else { continue }
      let path = loaded.pages[index].path
      guard let record = known[path]?.record else {
        reasons.pages.append(.init(path: path, reasons: [.newPage(path)]))
        continue
      }
      let isOwn = pages.outcomes[index].dependencies.content != record.content
      var found: [ChangeReason] = isOwn ? [.page(path)] : []
      if isOwn, let own = pages.outcomes[index].stored?.record {
        found += impact.reasons(for: own, naming: facts.features?.names)
      } else {
        found += impact.reasons(for: record)
      }
      reasons.pages.append(.init(path: path, reasons: found.isEmpty ? [.output] : found))
    }
    return reasons
  }
}

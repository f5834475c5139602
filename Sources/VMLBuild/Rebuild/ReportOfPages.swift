import VMLDiagnostics
import VMLFiles

/// A page that has diagnostics, or had some before it was compiled again.
struct ReportedPage {
  let compiled: CompiledPage
  let old: PageRecord
  let new: PageRecord
}

extension BuildReport {
  /// The same after some pages were compiled again.
  ///
  /// - Throws: The reason where the diagnostics depend on other pages too.
  func replacing(
    _ pages: [ReportedPage], of worker: PageWorker<some FileSystem>
  ) throws(WholeBuildReason) -> BuildReport {
    guard !pages.isEmpty else { return self }
    guard unlisted.total == 0, !worker.setup.isStrict, !hidesConsequences else {
      throw .diagnostics
    }
    let files = pages.map { worker.loaded.pages[$0.compiled.index].id }
    var report = self
    report.diagnostics.removeAll { $0.range.map { files.contains($0.file) } ?? false }
    for (page, id) in zip(pages, files) {
      let outcome = page.compiled.outcome
      // Another page may have the same diagnostic of a component.
      guard outcome.bag.unlisted.total == 0,
        page.new.mistakes.saysTheSame(as: page.old.mistakes, outside: page.new.path)
      else { throw .page(page.new.path, .otherPages) }
      if let file = outcome.file { report.sources.insert(file) }
      report.diagnostics += outcome.bag.diagnostics.filter { $0.range?.file == id }
    }
    // A whole build does not list all of more.
    guard report.diagnostics.count <= keptDiagnosticLimit else { throw .diagnostics }
    let ordered = inReportOrder(report.diagnostics, in: report.sources)
    report.diagnostics = withoutConsequences(ordered, in: report.sources)
    guard report.diagnostics.count == ordered.count else { throw .diagnostics }
    return report
  }
}

public import VMLBuild

/// The most pages of a build that are named with what they were compiled for.
public let whyLimit = 10

/// Lines that say why pages were compiled; none where the report does not know.
///
/// At most `limit` pages are named; `nil` names all.
public func whyLines(of report: BuildReport, limit: Int?) -> [String] {
  guard let reasons = report.reasons else { return [] }
  if reasons.compiledCount == 0 {
    return ["no page was compiled: nothing that a page depends on has changed"]
  }
  let count = counted(reasons.compiledCount, "page")
  let verb = reasons.compiledCount == 1 ? "was" : "were"
  let whole = report.wholeBuild.map { "every page was looked at: \($0)" }
  if !reasons.all.isEmpty { return ["\(count) \(verb) compiled: \(reasonText(reasons.all))"] }
  if reasons.pages.isEmpty {
    return ["\(count) \(verb) compiled: " + (report.wholeBuild?.description ?? "all are new")]
  }
  let shown = reasons.pages.prefix(limit ?? reasons.pages.count)
  let rest = reasons.pages.dropFirst(shown.count)
  let width = shown.map(\.path.utf8.count).max() ?? 0
  var lines = ["\(count) \(verb) compiled" + (limit == 0 ? "" : ":")]
  lines += shown.map { page in
    let padding = String(repeating: " ", count: width - page.path.utf8.count)
    return "  \(page.path)\(padding)  \(words(page.reasons, of: page.path))"
  }
  if !rest.isEmpty {
    lines += groups(rest).map { words, count in "  … \(counted(count, "page")): \(words)" }
  }
  return lines + (whole.map { [$0] } ?? [])
}

/// Pages by their reasons, the largest group first; of groups of one page, only their number.
private func groups(_ pages: ArraySlice<CompileReasons.Page>) -> [(words: String, count: Int)] {
  var counts: [String: Int] = [:]
  for page in pages { counts[words(page.reasons, of: page.path), default: 0] += 1 }
  let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  let shown = sorted.prefix(groupLimit)
  let others = sorted.dropFirst(groupLimit).reduce(0) { $0 + $1.value }
  return shown.map { ($0.key, $0.value) } + (others == 0 ? [] : [("other reasons", others)])
}

/// The most groups of pages that are told apart.
private let groupLimit = 10

/// The reasons of a page, whose own path need not be said again.
private func words(_ reasons: [ChangeReason], of path: String) -> String {
  let own = reasons.filter { $0 == .page(path) || $0 == .newPage(path) }
  let others = reasonTexts(reasons.filter { !own.contains($0) })
  return (own.map { $0 == .page(path) ? "its file" : "new" } + others).joined(separator: "; ")
}

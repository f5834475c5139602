import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Expects what a check says of a site, given as one string: `code path:line`, in report order.
///
/// The same is said with one and with three jobs, in whatever order they take the pages.
func expectLints(
  _ text: String, _ expected: String..., at location: SourceLocation = #_sourceLocation,
  _ configure: (inout BuildOptions) -> Void = { _ in }
) async throws {
  let site = try TestSite(text, at: location)
  var found: [[String]] = []
  for jobs in [1, 3] {
    let report = try await check(site) { options in
      options.jobs = jobs
      configure(&options)
    }
    found.append(lines(of: report))
    for diagnostic in report.diagnostics { #expect(!diagnostic.message.isEmpty) }
  }
  #expect(found[0] == expected, sourceLocation: location)
  #expect(found[0] == found[1], "the report depends on the jobs", sourceLocation: location)
}

/// One line for each diagnostic: `code path:line`, with `error ` before an error.
func lines(of report: BuildReport) -> [String] {
  report.diagnostics.map { diagnostic in
    var text = diagnostic.severity == .error ? "error " : ""
    text += diagnostic.code.rawValue
    guard let range = diagnostic.range, let file = report.sources[range.file] else { return text }
    let line = LineTable(file).position(at: range.range.lowerBound).line
    return text + " \(file.path):\(line)"
  }
}

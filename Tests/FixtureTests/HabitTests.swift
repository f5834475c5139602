import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Habits of other languages: `Fixtures/habits/<class>/`, a site of mistakes and
/// what `vmlc` says.
struct HabitTests {
  private static let classes = [
    "configuration", "consequences", "data", "elements", "expressions", "folders", "locales",
    "markdown", "steps", "styles", "templates", "texts", "types", "values", "views",
  ]

  @Test(arguments: classes) func mistakes(_ name: String) async throws {
    var options = BuildOptions(site: fixturesFolder.appending(path: "habits/\(name)/site").path)
    options.writes = false
    options.lints = true
    options.jobs = 1
    let report = try await buildSite(options)
    let text = renderDiagnostics(report.diagnostics, in: report.sources, as: .text, color: false)
    try expectGolden(text, "habits/\(name)/expected.txt")
  }
}

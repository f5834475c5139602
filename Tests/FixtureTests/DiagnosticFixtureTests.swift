import Foundation
import Testing
import VMLDiagnostics
import VMLTestSupport

/// Every code is shown by a fixture, and what holds for all diagnostics holds for it.
struct DiagnosticFixtureTests {
  @Test(arguments: DiagnosticCode.allCases) func diagnosticsOf(_ code: DiagnosticCode) async throws
  {
    let fixture = DiagnosticFixture(code: code)
    try #require(fixture.exists, "\(fixture.path) has no input")
    let run = try await fixture.run()
    #expect(run.diagnostics.contains { $0.code == code }, "\(fixture.path) does not show its code")
    try expectGolden(run.golden(for: code), fixture.goldenPath)
    expectReadable(run)
    for warning in run.diagnostics where warning.severity == .warning {
      #expect(
        warning.code.isConfigurable || warning.code == .mistakeLimit,
        "'\(warning.code.rawValue)' is not listed in LintLevel.swift")
    }
    try await expectFixes(of: run, in: fixture)
    // Only pages are compiled at once, and what is generated is large and one page at most.
    guard fixture.generated.isEmpty else { return }
    let parallel = try await fixture.run(jobs: 2)
    for format in DiagnosticFormat.allCases {
      #expect(parallel.text(as: format) == run.text(as: format), "the report depends on the jobs")
    }
  }
}

/// Expects that every diagnostic keeps the tone, has a place inside its file, and can be shown in all formats.
private func expectReadable(_ run: FixtureRun) {
  for format in DiagnosticFormat.allCases { #expect(!run.text(as: format).isEmpty) }
  for diagnostic in run.diagnostics {
    let texts =
      [diagnostic.message] + diagnostic.notes.map(\.message) + diagnostic.fixIts.map(\.title)
    for text in texts {
      #expect(!text.isEmpty && !text.contains("\n"))
      #expect(!text.hasSuffix("."), "'\(text)' ends with a full stop")
      #expect(text.firstMatch(of: /\b(please|sorry|invalid token|Optional\()/) == nil)
    }
    let ranges =
      [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.fixIts.map(\.range)
    for range in ranges.compactMap(\.self) {
      let count = run.sources[range.file]?.bytes.count
      #expect(count.map { range.range.upperBound <= $0 } ?? false, "a place is in no file")
    }
  }
}

/// Expects that each fix-it, applied alone, makes its diagnostic go away and brings no new error.
private func expectFixes(of run: FixtureRun, in fixture: DiagnosticFixture) async throws {
  // Where a limit cuts them off, each mistake that goes away makes room for another.
  let isFlooded = run.isFlooded(besides: fixture.code)
  for diagnostic in run.diagnostics where !isFlooded || diagnostic.code == fixture.code {
    for fixIt in diagnostic.fixIts {
      let replacement = try #require(run.applying(fixIt), "'\(fixIt.title)' changes no file")
      let fixed = try await fixture.run(replacing: replacement)
      func count(in run: FixtureRun) -> Int {
        run.diagnostics.count {
          $0.code == diagnostic.code && $0.message == diagnostic.message
        }
      }
      let text = fixed.text(as: .text)
      #expect(count(in: fixed) < count(in: run), "'\(fixIt.title)' does not help\n\(text)")
      let known = Set(run.diagnostics.map(\.message))
      let new = fixed.diagnostics.filter { $0.severity == .error && !known.contains($0.message) }
      #expect(new.isEmpty, "'\(fixIt.title)' brings a new error\n\(text)")
    }
  }
}

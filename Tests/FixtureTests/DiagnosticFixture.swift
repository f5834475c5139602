import Foundation
import VMLBuild
import VMLDiagnostics
import VMLTestSupport
import VMLTools

/// The smallest input that shows a diagnostic: `Fixtures/diagnostics/<code>/`.
///
/// It is either `site/`, a whole tiny site, or `input.vml`, a loose file. Files that are too large to be kept
/// are made by the test (``generatedFiles``). `expected.txt` is what `vmlc` says.
struct DiagnosticFixture: Sendable {
  let code: DiagnosticCode

  /// Relative to ``fixturesFolder``.
  var path: String { "diagnostics/\(code.rawValue)" }
  var folder: URL { fixturesFolder.appending(path: path) }
  var goldenPath: String { "\(path)/expected.txt" }

  /// The files of the fixture that are made and not kept, by their paths in its folder.
  var generated: [String: String] { generatedFiles[code] ?? [:] }

  /// Whether there is any input.
  var exists: Bool {
    !generated.isEmpty
      || ["site/site.yaml", "input.vml"].contains {
        FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
      }
  }

  /// Makes a copy of the input that may be changed, and gives its folder to `body`.
  func withCopy<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let files = FileManager.default
    let copy = files.temporaryDirectory.appending(path: "vmlc-fixture-\(UUID())")
    defer { try? files.removeItem(at: copy) }
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in ["site", "input.vml"] {
      let original = folder.appending(path: name)
      guard files.fileExists(atPath: original.path) else { continue }
      try files.copyItem(at: original, to: copy.appending(path: name))
    }
    for (path, text) in generated { try write(Array(text.utf8), to: path, in: copy) }
    return try await body(copy)
  }

  private func write(_ bytes: [UInt8], to path: String, in copy: URL) throws {
    let url = copy.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Runs the compiler over the fixture, or over a copy in which `replacement` gives one file, by its
  /// path in the report, new bytes.
  func run(
    jobs: Int = 1, replacing replacement: (path: String, bytes: [UInt8])? = nil
  ) async throws -> FixtureRun {
    try await withCopy { copy in
      let isSite = FileManager.default.fileExists(atPath: copy.appending(path: "site").path)
      if let replacement {
        let path = isSite ? "site/\(replacement.path)" : replacement.path
        try write(replacement.bytes, to: path, in: copy)
      }
      return isSite
        ? try await runSite(in: copy.appending(path: "site"), jobs: jobs)
        : try await runLooseFile(in: copy)
    }
  }

  private func runSite(in folder: URL, jobs: Int) async throws -> FixtureRun {
    var options = BuildOptions(site: folder.path)
    options.jobs = jobs
    options.writes = false
    options.lints = code.isLint
    let report = try await buildSite(options)
    return FixtureRun(diagnostics: report.diagnostics, sources: report.sources)
  }

  /// Inspects `input.vml`; the report has that path and not the one of the copy.
  private func runLooseFile(in folder: URL) async throws -> FixtureRun {
    let options = InspectionOptions(file: folder.appending(path: "input.vml").path)
    let inspection = try await inspectFile(options, standardInput: nil)
    var sources = SourceSet()
    let ids = Set(inspection.diagnostics.compactMap(\.range?.file))
    for file in ids.compactMap({ inspection.sources[$0] }) {
      sources.insert(SourceFile(id: file.id, path: "input.vml", bytes: file.bytes))
    }
    return FixtureRun(diagnostics: inspection.diagnostics, sources: sources)
  }
}

/// Diagnostics of one run.
struct FixtureRun: Sendable {
  let diagnostics: [Diagnostic]
  let sources: SourceSet

  /// Number of diagnostics of other codes that a golden shows.
  private static let shownOthers = 10

  func text(as format: DiagnosticFormat) -> String {
    renderDiagnostics(diagnostics, in: sources, as: format, color: false)
  }

  /// Text of the fixture's golden: everything, but for other mistakes in their hundreds, which only
  /// a limit is about.
  func golden(for code: DiagnosticCode) -> String {
    guard isFlooded(besides: code) else { return text(as: .text) }
    let others = diagnostics.count { $0.code != code }
    let own = diagnostics.filter { $0.code == code }
    return renderDiagnostics(own, in: sources, as: .text, color: false)
      + "\n(and \(others) others)\n"
  }

  /// Whether there are too many mistakes of other codes to look at each.
  func isFlooded(besides code: DiagnosticCode) -> Bool {
    diagnostics.count { $0.code != code } > Self.shownOthers
  }

  /// The path and the new bytes of the file that a fix-it changes.
  func applying(_ fixIt: Diagnostic.FixIt) -> (path: String, bytes: [UInt8])? {
    guard let file = sources[fixIt.range.file],
      0 <= fixIt.range.range.lowerBound, fixIt.range.range.upperBound <= file.bytes.count
    else { return nil }
    var bytes = file.bytes
    bytes.replaceSubrange(fixIt.range.range, with: Array(fixIt.replacement.utf8))
    return (file.path, bytes)
  }
}

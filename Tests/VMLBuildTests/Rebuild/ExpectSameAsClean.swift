import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLOutput
import VMLTestSupport

extension TestSite {
  /// Builds with the cache, and expects what a build makes that knows nothing: every byte of the
  /// output, and what there is to say.
  @discardableResult
  func buildAgain(
    _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation,
    _ configure: (inout BuildOptions) -> Void = { _ in }
  ) async throws -> BuildReport {
    var options = BuildOptions(site: path)
    options.cache = .use
    configure(&options)
    let before = try? folder.contents(of: "site/dist")
    let report = try await buildSite(options)
    try await expectSameAsClean(report, options, before, comment, at: location)
    return report
  }

  /// Expects of a build what a build makes that knows nothing.
  func expectSameAsClean(
    _ report: BuildReport, _ options: BuildOptions, _ before: [String: String]?,
    _ comment: Comment?, at location: SourceLocation
  ) async throws {
    var clean = options
    clean.cache = .none
    clean.output = folder("clean")
    try? FileManager.default.removeItem(atPath: folder("clean"))
    let expected = try await buildSite(clean)
    #expect(told(by: report) == told(by: expected), comment, sourceLocation: location)
    #expect(report.documentCount == expected.documentCount, comment, sourceLocation: location)
    #expect((report.output == nil) == (expected.output == nil), comment, sourceLocation: location)
    guard let output = report.output, expected.output != nil else {
      let after = try? folder.contents(of: "site/dist")
      #expect(after == before, comment, sourceLocation: location)
      return
    }
    #expect(output.version == expected.output?.version, comment, sourceLocation: location)
    #expect(output.documents == expected.output?.documents, comment, sourceLocation: location)
    #expect(output.files == expected.output?.files, comment, sourceLocation: location)
    let found = try folder.contents(of: "site/dist/" + output.version)
    let wanted = try folder.contents(of: "clean/" + output.version)
    for path in Set(found.keys).union(wanted.keys).sorted() {
      #expect(found[path] == wanted[path], "\(path), \(comment ?? "")", sourceLocation: location)
    }
  }
}

/// What a report says, with its excerpts.
func told(by report: BuildReport) -> String {
  renderDiagnostics(report.diagnostics, in: report.sources, as: .text, color: false)
    + renderDiagnostics(report.diagnostics, in: report.sources, as: .json, color: false)
}

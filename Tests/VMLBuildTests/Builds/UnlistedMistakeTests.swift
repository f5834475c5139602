import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Of more mistakes than are listed the number is true, and the next build goes on from the last one.
@Suite struct UnlistedMistakeTests {
  private let half = keptDiagnosticLimit / 2 + 10

  /// A page in which each of some elements has a class that no sheet has.
  private func page(_ name: String, _ elements: Int) -> String {
    (0..<elements).map { "<Text class=\"\(name)\($0)\">A</Text>\n" }.joined()
  }

  @Test func aBuildAfterMoreWarningsThanAreListedCompilesNothing() async throws {
    let site = try TestSite("<Text>A</Text>")
    try site.write(page("a", half), to: "content/a.vml")
    try site.write(page("b", half), to: "content/b.vml")
    let first = try await site.buildAgain()
    #expect(first.warningCount == 2 * half)
    #expect(first.compiledDocumentCount == 3)
    let second = try await site.buildAgain()
    #expect(second.warningCount == 2 * half)
    #expect(second.compiledDocumentCount == 0)
    try site.write("<Text>B</Text>", to: "content/index.vml")
    let third = try await site.buildAgain()
    #expect(third.warningCount == 2 * half)
    #expect(third.compiledDocumentCount == 1)
  }

  @Test func aPageWithMoreWarningsThanAreListedIsNotCompiledAgain() async throws {
    let site = try TestSite("<Text>A</Text>")
    try site.write("name: T\nversion: \"1\"\ntargets: [ios, macos]\n", to: "site.yaml")
    let count = keptDiagnosticLimit + 1000
    try site.write(page("a", count), to: "content/a.vml")
    #expect(try await site.buildAgain().warningCount == count)
    try site.write("<Text>B</Text>", to: "content/index.vml")
    let report = try await site.buildAgain()
    #expect(report.warningCount == count)
    #expect(report.compiledDocumentCount == 2)
  }

  /// What is turned off, or left out by a comment, does not count either.
  @Test func whatIsNotShownIsNotCounted() async throws {
    let site = try TestSite("<Text>A</Text>")
    let count = keptDiagnosticLimit + 10
    let ignored = page("a", count).split(separator: "\n").map {
      "\($0) <!-- vmlc-ignore: unknown-class -->\n"
    }
    try site.write("<Text class=\"no\">A</Text>\n" + ignored.joined(), to: "content/a.vml")
    #expect(try await site.buildAgain().warningCount == 1)
    try site.write(
      "name: T\nversion: \"1\"\ntargets: [ios]\nlints: { unknown-class: off }\n", to: "site.yaml")
    try site.write(page("a", count), to: "content/a.vml")
    #expect(try await site.buildAgain().diagnostics.isEmpty)
  }

  @Test func rulesThatMatchNothingAreCounted() async throws {
    let site = try TestSite("<Text>A</Text>")
    let count = keptDiagnosticLimit + 10
    try site.write(
      (0..<count).map { ".a\($0) { bold(); }\n" }.joined(), to: "styles/main.vss")
    #expect(try await site.buildAgain().warningCount == count)
    #expect(try await site.buildAgain().compiledDocumentCount == 0)
  }

  @Test func aStrictBuildCountsErrors() async throws {
    let site = try TestSite("<Text>A</Text>")
    let count = keptDiagnosticLimit + 10
    try site.write(page("a", count), to: "content/a.vml")
    let report = try await site.build { $0.isStrict = true }.report
    #expect(report.errorCount == count && report.warningCount == 0)
  }
}

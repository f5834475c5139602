import Foundation
import Testing

/// `vmlc check` with its lints and fixes.
struct CheckCommandTests {
  private static let page = "<Text>Fish & Chips</Text><Image name=\"fish\"/>\n"

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("name: Shop\ntargets: [ios]\n", to: "site/site.yaml")
    try workspace.write(Self.page, to: "site/content/index.vml")
    return workspace
  }

  @Test func lintsAreForCheckAlone() async throws {
    let workspace = try workspace()
    let check = try await workspace.run("check", in: "site")
    #expect(check.error.contains("warning[missing-label]"))
    #expect(check.code == 0)
    let strict = try await workspace.run("check", "--strict", in: "site")
    #expect(strict.code == 1)
    let build = try await workspace.run("build", in: "site")
    #expect(!build.error.contains("missing-label"))
  }

  @Test func fixesAreListedAndMade() async throws {
    let workspace = try workspace()
    let dry = try await workspace.run("check", "--fix", "--dry-run", in: "site")
    #expect(
      dry.output.hasPrefix(
        "content/index.vml:1:12: write '&amp;' [ampersand]\n1 safe fix in 1 file to be made\n"))
    #expect(workspace.read("site/content/index.vml") == Self.page)
    let fix = try await workspace.run("check", "--fix", in: "site")
    #expect(fix.output.hasPrefix("1 safe fix in 1 file made\n"))
    #expect(!fix.error.contains("ampersand"))
    #expect(fix.error.contains("warning[missing-label]"))
    #expect(workspace.read("site/content/index.vml")?.contains("Fish &amp; Chips") == true)
    let again = try await workspace.run("check", "--fix", in: "site")
    #expect(again.output.hasPrefix("nothing to fix\n"))
  }

  @Test func readOnlyFilesEndWithTheirOwnCode() async throws {
    let workspace = try workspace()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: workspace("site/content/index.vml"))
    let run = try await workspace.run("check", "--fix", in: "site")
    #expect(run.code == 2)
    #expect(run.error.hasSuffix("error: cannot fix 'content/index.vml': it is read-only\n"))
    #expect(workspace.read("site/content/index.vml") == Self.page)
  }

  @Test func dryRunNeedsFix() async throws {
    let run = try await workspace().run("check", "--dry-run", in: "site")
    #expect(run.code == 64)
  }

  @Test func lintsAreExplained() async throws {
    let run = try await workspace().run("check", "--explain", "low-contrast", in: "site")
    #expect(run.output.hasPrefix("low-contrast\n"))
    #expect(run.code == 0)
  }
}

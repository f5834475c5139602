import Testing
import VMLBuild
import VMLDiagnostics
import VMLOutput
import VMLTestSupport

/// Files of `content/` that are no part of the site, also where they change.
struct ExcludedFilesTests {
  @Test func leftOut() async throws {
    let site = try TestSite(
      #"""
      <Text>\(data.d.a)</Text>
      -- site.yaml --
      name: Test
      targets: [ios]
      exclude: [drafts/, "*.markdown", "!terms.markdown", /x.yaml]
      -- content/d.yaml --
      a: 1
      -- content/x.yaml --
      a: 1
      -- content/sub/x.yaml --
      a: 1
      -- content/drafts/new.vml --
      <Nothing/>
      -- content/drafts/new.png --
      p
      -- content/notes.markdown --
      m
      -- content/terms.markdown --
      t
      """#)
    let report = try await site.buildAgain()
    #expect(report.diagnostics.isEmpty)
    #expect(report.output?.documents == 1)
    #expect(report.output?.files == 1)
    for (path, text) in [
      ("content/drafts/new.vml", "<Text>still a draft</Text>"),
      ("content/drafts/second.vml", "<Text>x</Text>"), ("content/notes.markdown", "other"),
      ("content/terms.markdown", "other"), ("content/x.yaml", "a: 2"), ("content/d.yaml", "a: 2"),
      ("site.yaml", "name: Test\ntargets: [ios]\n"),
      ("site.yaml", "name: Test\ntargets: [ios]\nexclude: ['**/*.vml', '!index.vml']\n"),
    ] {
      try site.write(text, to: path)
      try await site.buildAgain("\(path)")
    }
  }

  @Test func leftBehindByEditors() async throws {
    let site = try TestSite(
      """
      <Text>a</Text>
      -- content/index.vml~ --
      x
      -- content/#index.vml# --
      x
      -- content/a.bak --
      x
      -- content/sub/Thumbs.db --
      x
      """)
    let report = try await site.buildAgain()
    #expect(report.diagnostics.isEmpty)
    #expect(report.output?.files == 0)
    try site.write("y", to: "content/index.vml~")
    try await site.buildAgain()
  }

  @Test func hardlyAssets() async throws {
    let site = try TestSite(
      """
      <Text>a</Text>
      -- content/a.xlsx --
      x
      -- content/secret.env --
      x
      """)
    let report = try await site.buildAgain()
    #expect(
      report.diagnostics.map(\.message) == [
        "'content/a.xlsx' is a table, and is copied to clients as it is",
        "'content/secret.env' is settings, and is copied to clients as it is",
      ])
    #expect(report.output?.files == 2)
  }
}

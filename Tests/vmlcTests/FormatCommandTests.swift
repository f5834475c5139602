import Foundation
import Testing

struct FormatCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func filesAndFolders() async throws {
    try workspace.write("<A><B/><C/></A>", to: "pages/a.vml")
    try workspace.write("<A/>\n", to: "pages/inner/b.vml")
    try workspace.write(".a{bold()}", to: "pages/c.vss")
    try workspace.write("a:   b", to: "pages/d.yaml")
    try workspace.write("<A  />", to: "pages/.hidden/e.vml")
    try workspace.write("<A  />", to: "f.vml")
    let run = try await workspace.run("format", "pages", "f.vml", "./pages//", "pages/a.vml")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.lines == ["pages/a.vml", "pages/c.vss", "f.vml"])
    #expect(run.error.hasPrefix("3 files formatted, 1 unchanged, "))
    #expect(
      try workspace.contents(of: "pages") == [
        "a.vml": "<A>\n  <B/>\n  <C/>\n</A>\n", "inner/b.vml": "<A/>\n",
        "c.vss": ".a { bold(); }\n", "d.yaml": "a:   b", ".hidden/e.vml": "<A  />",
      ])
    let again = try await workspace.run("format", "pages", "f.vml", "--quiet")
    #expect(again.output + again.error == "")
    #expect(again.code == 0)
  }

  @Test func sourcesOfTheSite() async throws {
    let workspace = try await Workspace.withSite()
    let site = try workspace.contents(of: "site")
    let canonical = try await workspace.run("format", "--check", in: "site/content")
    #expect(canonical.code == 0, "what 'vmlc new site' makes is laid out: \(canonical.output)")
    #expect(try await workspace.run("build", in: "site").code == 0)
    let built = try workspace.contents(of: "site/dist")
    let all = try await workspace.run("format", "--check", ".", in: "site")
    #expect(all.code == 0, "the output is no source: \(all.output)")
    try workspace.write("<A  />", to: "site/content/a.vml")
    try workspace.write("<A  />", to: "site/notes/b.vml")
    let run = try await workspace.run("format", in: "site/styles")
    #expect(run.lines == ["../content/a.vml"])
    #expect(try workspace.contents(of: "site/dist") == built)
    #expect(workspace.read("site/notes/b.vml") == "<A  />")
    #expect(workspace.read("site/content/index.vml") == site["content/index.vml"])
    let elsewhere = try await workspace.run("format", "--check", "--site", "site")
    #expect(elsewhere.code == 0)
  }

  @Test func whatNewMakesIsLaidOut() async throws {
    let workspace = try await Workspace.withSite()
    for (kind, name) in [("page", "/shop/"), ("component", "Badge"), ("style", "forms")] {
      #expect(try await workspace.run("new", kind, name, in: "site").code == 0)
    }
    let run = try await workspace.run("format", "--check", in: "site")
    #expect(run.code == 0, "\(run.output)")
  }

  @Test func checking() async throws {
    try workspace.write("<A  />", to: "a.vml")
    try workspace.write("<A/>\n", to: "b.vml")
    let check = try await workspace.run("format", "--check", ".")
    #expect(check.code == 1)
    #expect(check.lines == ["a.vml"])
    #expect(check.error.hasPrefix("1 file would change, 1 unchanged, "))
    let diff = try await workspace.run("format", "--diff", ".")
    #expect(diff.code == 1)
    #expect(
      diff.output == """
        --- a.vml
        +++ a.vml
        @@ -1 +1 @@
        -<A  />
        \\ No newline at end of file
        +<A/>

        """)
    #expect(
      try await workspace.run("format", "--diff", "--color", "always", ".").output
        .contains("\u{1B}[32m+<A/>\u{1B}[0m\n"))
    #expect(workspace.read("a.vml") == "<A  />")
    #expect(try await workspace.run("format", "--check", "b.vml").code == 0)
  }

  @Test func standardInput() async throws {
    let page = try await workspace.run("format", "-", input: "<A><B/><C/></A>")
    #expect(page.output == "<A>\n  <B/>\n  <C/>\n</A>\n")
    #expect(page.error == "")
    let sheet = try await workspace.run(
      "format", "-", "--stdin-path", "no/such/main.vss", input: ".a{bold()}")
    #expect(sheet.output == ".a { bold(); }\n")
    let broken = try await workspace.run(
      "format", "-", "--stdin-path", "a.vml", input: "<A><B></A>")
    #expect(broken.code == 1)
    #expect(broken.output == "")
    #expect(broken.error.contains(" --> a.vml:1:"))
    let check = try await workspace.run("format", "-", "--check", input: "<A  />")
    #expect(check.code == 1)
    #expect(check.output == "")
    let diff = try await workspace.run("format", "-", "--diff", input: "<A  />\n")
    #expect(diff.code == 1)
    #expect(diff.output.hasSuffix("-<A  />\n+<A/>\n"))
  }

  @Test func filesWithErrorsStayAsTheyAre() async throws {
    let broken = ["a.vml": "<A  ><B></A>", "b.vss": ".a{bold(}", "c.vml": "---\na: b\n<A/>"]
    for (path, text) in broken { try workspace.write(text, to: "site/" + path) }
    try Data([0xFF, 0x00, 0x80]).write(to: URL(filePath: workspace("site/d.vml")))
    try workspace.write("<A  />", to: "site/e.vml")
    let run = try await workspace.run("format", "site")
    #expect(run.code == 1)
    #expect(run.lines == ["site/e.vml"])
    for path in ["a.vml", "b.vss", "c.vml", "d.vml"] {
      #expect(run.error.contains(" --> site/\(path):"), "\(path)")
    }
    #expect(run.error.contains("1 file formatted, 0 unchanged, 4 with errors left alone, "))
    for (path, text) in broken { #expect(workspace.read("site/" + path) == text) }
    let json = try await workspace.run("format", "site/a.vml", "--diagnostics", "json")
    #expect(json.error.hasPrefix(#"{"severity":"error""#), "\(json.error)")
  }

  @Test func permissionsAndLinks() async throws {
    try workspace.write("<A  />", to: "site/a.vml")
    try workspace.write("<A  />", to: "outside.vml")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: workspace("site/a.vml"))
    try files.createSymbolicLink(
      atPath: workspace("site/link.vml"), withDestinationPath: "../outside.vml")
    try files.createSymbolicLink(atPath: workspace("site/loop"), withDestinationPath: ".")
    try files.createSymbolicLink(
      atPath: workspace("site/self.vml"), withDestinationPath: "self.vml")
    let run = try await workspace.run("format", "site")
    #expect(run.lines == ["site/a.vml"])
    #expect(run.code == 0, "\(run.error)")
    let mode = try files.attributesOfItem(atPath: workspace("site/a.vml"))[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(workspace.read("outside.vml") == "<A  />")
    let named = try await workspace.run("format", "site/link.vml")
    #expect(named.lines == ["site/link.vml"])
    #expect(workspace.read("outside.vml") == "<A/>\n")
    #expect(
      try files.destinationOfSymbolicLink(atPath: workspace("site/link.vml")) == "../outside.vml")
  }

  @Test func theWorldOutside() async throws {
    try workspace.write("<A  />", to: "site/a.vml")
    try workspace.write("<A  />", to: "site/b.vml")
    try workspace.write("a", to: "site/c.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: workspace("site/a.vml"))
    let run = try await workspace.run("format", "site")
    #expect(run.code == 2)
    #expect(run.lines == ["site/b.vml"])
    #expect(run.error.contains("error: cannot write 'site/a.vml': permission denied\n"))
    #expect(run.error.contains("1 file formatted, 0 unchanged, 1 not read or written, "))
    #expect(workspace.read("site/a.vml") == "<A  />")
    for path in ["site/none.vml", "none", "site/none/x.vml"] {
      let missing = try await workspace.run("format", path)
      #expect(missing.code == 2)
      #expect(missing.error == "error: cannot read '\(path)': no such file or folder\n")
    }
    let text = try await workspace.run("format", "site/c.txt")
    #expect(text.code == 64)
    #expect(text.error.contains("'site/c.txt' is neither VML nor VSS"))
    #expect(try await workspace.run("format", "/dev/null").code == 2)
  }

  @Test func aFileThatIsTooLarge() async throws {
    try workspace.write("<A>" + String(repeating: "a", count: 17 << 20) + "</A>", to: "a.vml")
    let run = try await workspace.run("format", "a.vml")
    #expect(run.code == 1)
    #expect(run.error.contains("error[file-too-large]"))
    let input = try await workspace.run(
      "format", "-", input: String(repeating: "a", count: 17 << 20))
    #expect(input.code == 1)
    #expect(input.output == "")
  }
}

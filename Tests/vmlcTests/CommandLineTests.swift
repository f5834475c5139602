import Foundation
import Testing
import VMLTestSupport

/// Arguments that the command line takes and refuses, before any site is looked at.
struct CommandLineTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func version() async throws {
    let run = try await workspace.run("--version")
    let form = /[0-9]+\.[0-9]+\.[0-9]+ \((commit [0-9a-f]{10}\+?, )?SwiftUI of iOS [0-9.]+\)\n/
    #expect(run.output.wholeMatch(of: form) != nil)
    #expect(run.code == 0)
    #expect(run.error == "")
  }

  @Test(arguments: [
    ["--help"], ["help"], [], ["help", "build"], ["check", "--help"], ["inspect", "-h"], ["new"],
    ["help", "new", "site"], ["clean", "--help"],
  ])
  func helpIsAResult(_ arguments: [String]) async throws {
    let run = try await workspace.run(arguments)
    #expect(run.code == 0)
    #expect(run.output.contains("USAGE: vmlc"))
    #expect(run.error == "")
  }

  @Test(arguments: ["build", "catalog", "check", "inspect", "clean", "new"])
  func helpHasExamples(_ command: String) async throws {
    let run = try await workspace.run("help", command)
    let discussion = try #require(run.output.components(separatedBy: "USAGE:").first)
    let examples = try #require(discussion.components(separatedBy: "\n\n  vmlc ").last)
    #expect(discussion.contains("\n  vmlc \(command)"))
    // A line that were too long would go on at the left margin.
    let lines = examples.split(separator: "\n").dropFirst()
    #expect(lines.filter { !$0.hasPrefix("  ") } == [])
  }

  @Test func theCatalogIsShownWithoutASite() async throws {
    let page = try await workspace.run("catalog", "padding")
    #expect(page.output.hasPrefix("padding, a modifier\n"))
    #expect(page.code == 0)
    let json = try await workspace.run("catalog", "padding", "--json")
    #expect(json.output.hasPrefix("[\n  {\n    \"name\": \"padding\","))
    let found = try await workspace.run("catalog", "--search", "BLUR")
    #expect(found.lines.contains { $0.wholeMatch(of: /blur +modifier/) != nil })
  }

  @Test func codesAreExplainedWithoutASite() async throws {
    let run = try await workspace.run("check", "--explain", "missing-attribute")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("missing-attribute\n\nA style reads an attribute"))
    #expect(run.output.contains("\n    error[missing-attribute]: "))
    #expect(run.output.contains("\nWhat to do: give the element the attribute"))
    #expect(run.lines.filter { !$0.hasPrefix(" ") && $0.count > 80 } == [])
  }

  @Test(arguments: [
    (["buidl"], "did you mean 'build'?"), (["new", "sit", "x"], "did you mean 'site'?"),
    (["help", "biuld"], "did you mean 'build'?"), (["help", "new", "sit"], "did you mean 'site'?"),
    (
      ["zzz"],
      "build, plan, shard, merge, watch, serve, shot, check, format, convert, inspect, explain, catalog, schema, new, clean"
    ),
    (["build", "--strct"], "--strict"),
    (["build", "--jobs", "0"], "from 1 to 256"), (["build", "--jobs", "257"], "from 1 to 256"),
    (["check", "--jobs", "many"], "many"), (["build", "--version", "a/b"], "name a version"),
    (["build", "--version", ""], "name a version"), (["build", "--version"], "Missing value"),
    (["check", "--diagnostics", "xml"], "sarif"), (["check", "--color", "blue"], "never"),
    (["check", "--quiet", "--verbose"], "do not go together"), (["inspect"], "<file>"),
    (["inspect", ""], "expected the name"), (["inspect", "x", "--stage", "emitted"], "styled"),
    (["clean", "--keep", "0"], "from 1 on"), (["build", "--output", ""], "needs a folder"),
    (["format", ""], "expected the name"), (["format", "-", "a.vml"], "does not go together"),
    (["format", "--stdin-path", "a.vml"], "goes with '-'"),
    (["format", "-", "--stdin-path", "a.css"], "ends in '.vml' or '.vss'"),
    (["catalog"], "expected a name"), (["catalog", "paddin"], "did you mean 'padding'?"),
    (["catalog", "padding", "--search", "x"], "do not go together"),
    (["catalog", "--search", "zzzzzz"], "no name of SwiftUI holds"),
    (["check", "--explain", "unknown-porp"], "did you mean 'unknown-prop'?"),
    (["check", "--explain", "E0001"], "in brackets"), (["build", "extra"], "extra"),
    (["check", "--version", "1"], "--version"),
  ])
  func wrongCommandLines(_ arguments: [String], _ hint: String) async throws {
    let run = try await workspace.run(arguments)
    #expect(run.code == 64)
    #expect(run.error.contains(hint), "\(run.error)")
    #expect(run.output == "")
  }

  /// A folder that holds something cannot become a site, and is not told to.
  @Test func foldersThatAreNoSite() async throws {
    try workspace.write("a", to: "full/notes.txt")
    let full = try await workspace.run("check", "--site", "full")
    #expect(full.code == 64)
    #expect(full.error.contains("'vmlc new site NAME' makes one in a new folder"))
    let none = try await workspace.run("check", "--site", "none")
    #expect(none.error.contains("'vmlc new site none' makes one"))
  }

  /// Views of one folder compile together, though files in it have one name.
  @Test func convertedViewsHaveNamesOfTheirOwn() async throws {
    for path in ["index", "orders/index", "x 2"] {
      try workspace.write("<Text>a</Text>", to: "made/\(path).vml")
    }
    let folder = try await workspace.run("convert", "--to", "swiftui", "--output", "out", "made")
    #expect(folder.code == 0, "\(folder.error)")
    #expect(workspace.read("out/made/IndexPage.swift")?.contains("struct IndexPage: View") == true)
    let inner = workspace.read("out/made/orders/OrdersIndexPage.swift")
    #expect(inner?.contains("struct OrdersIndexPage: View") == true)
    let files = try await workspace.run(
      "convert", "--to", "swiftui", "--output", "two", "made/index.vml", "made/orders/index.vml")
    #expect(files.code == 0, "\(files.error)")
    let second = workspace.read("two/made/MadeIndexPage.swift")
    #expect(second?.contains("struct MadeIndexPage: View") == true)
    try workspace.write("struct A {}", to: "A.swift")
    let source = try await workspace.run("convert", "A.swift")
    #expect(source.code == 64 && source.error.contains("the program 'vmlc-convert-swift' reads"))
  }

  /// A sheet has no place in standard output, and a page's front matter none in a document.
  @Test func convertTellsOfWhatItCannotWrite() async throws {
    try workspace.write("<Text style=\"bold()\">a</Text>", to: "a.vml")
    let document = try await workspace.run("convert", "--to", "lvn-0.4", "a.vml")
    #expect(document.code == 0 && document.output.contains("<Text"))
    #expect(document.error.contains("the sheet that has the styles of this document is not"))
    let strict = try await workspace.run("convert", "--strict", "--to", "lvn-0.4", "a.vml")
    #expect(strict.code == 1 && strict.output.isEmpty)
    let both = try await workspace.run("convert", "--to", "lvn-0.4", "--output", "out", "a.vml")
    #expect(both.code == 0 && both.error.isEmpty)
    #expect(workspace.read("out/stylesheet.json") != nil)
    try workspace.write("---\ntitle: a\n---\n<for each=\"a\" in=\"b\"/>", to: "page.vml")
    let page = try await workspace.run("convert", "--to", "swiftuiml", "page.vml")
    #expect(page.error.contains("a document has no front matter: it is left out"))
    #expect(page.error.contains("a build works out instructions and components"))
  }

  /// What is in the folder of results stays, and nothing is written beside it.
  @Test func convertWritesOverNothing() async throws {
    let text = #"{"type": "Text", "attributes": [["text", "a"]]}"#
    for name in ["a", "b"] { try workspace.write(text, to: "json/\(name).json") }
    try workspace.write("mine", to: "out/json/b.vml")
    let refused = try await workspace.run("convert", "--output", "out", "json")
    #expect(refused.code == 64)
    #expect(refused.error.contains("'out/json/b.vml' is there already; '--force' writes over it"))
    #expect(workspace.read("out/json/b.vml") == "mine")
    #expect(workspace.read("out/json/a.vml") == nil)
    let forced = try await workspace.run("convert", "--force", "--output", "out", "json")
    #expect(forced.code == 0)
    #expect(workspace.read("out/json/a.vml") == workspace.read("out/json/b.vml"))
    #expect(try await workspace.run("convert", "--force", "json/a.json").code == 64)
    // An absolute path stands under its last part.
    let folder = try await workspace.run("convert", "--output", "all", workspace.path + "/json/")
    #expect(folder.code == 0, "\(folder.error)")
    #expect(workspace.read("all/json/a.vml") == workspace.read("out/json/a.vml"))
    let path = workspace.path + "/json/a.json"
    let file = try await workspace.run("convert", "--output", "one", path)
    #expect(file.code == 0, "\(file.error)")
    #expect(workspace.read("one/a.vml") == workspace.read("out/json/a.vml"))
  }

  @Test(arguments: ["{", #"{"type": "Text", "attributes": [["text", "b"], ["none", 1]]}"#])
  func convertWritesAllFilesOrNone(_ other: String) async throws {
    try workspace.write(#"{"type": "Text", "attributes": [["text", "a"]]}"#, to: "json/a.json")
    try workspace.write(other, to: "json/b.json")
    let run = try await workspace.run("convert", "--strict", "--output", "out", "json")
    #expect(run.code == 1)
    #expect(run.error.contains("error[") && !run.error.contains("warning["), "\(run.error)")
    #expect(run.error.hasSuffix("nothing is written: of 2 files 1 cannot be converted\n"))
    #expect(workspace.read("out/json/a.vml") == nil)
  }

  /// A site that is to have the pages has to declare names of SwiftUIML's.
  @Test func convertTellsOfNamesToDeclare() async throws {
    let text = #"""
      {"type": "ColorScheme", "attributes": [], "children": [
        {"type": "Text", "attributes": [["text", "a"],
          ["responsive", [{"pattern": "md", "attributes": [["padding", 8]]}]]]},
        {"type": "Text", "attributes": [["text", "b"]]}]}
      """#
    for name in ["a", "b"] { try workspace.write(text, to: "json/\(name).json") }
    let run = try await workspace.run("convert", "--output", "site/content", "json")
    #expect(run.code == 0)
    let lines = try #require(run.error.split(separator: ":\n\n", maxSplits: 1).last)
    try workspace.write(
      "name: Example\nversion: \"1\"\ntargets: [ios]\n" + lines, to: "site/site.yaml")
    let check = try await workspace.run("check", "--site", "site")
    #expect(check.code == 0 && !check.output.contains("error["), "\(check.output)\(check.error)")
    #expect(try await workspace.run("convert", "--quiet", "json/a.json").error.isEmpty)
  }

  /// The files of a folder are of any format that is read.
  @Test func convertFindsFilesOfAllFormats() async throws {
    try workspace.write(#"{"type": "Divider", "attributes": []}"#, to: "in/a.json")
    try workspace.write("<Text>b</Text>", to: "in/b.vml")
    try workspace.write("c", to: "empty/c.txt")
    let run = try await workspace.run("convert", "--to", "swiftui", "--output", "out", "in")
    #expect(run.code == 0, "\(run.error)")
    #expect(workspace.read("out/in/APage.swift")?.contains("Divider()") == true)
    #expect(workspace.read("out/in/BPage.swift")?.contains("Text(\"b\")") == true)
    let json = try await workspace.run(
      "convert", "--to", "viewcodable", "--output", "out", "in/a.json")
    #expect(json.error.contains(" --> in/a.json:1:1"), "\(json.error)")
    let none = try await workspace.run("convert", "--output", "out", "empty")
    #expect(none.code == 64)
    #expect(none.error.contains("there is nothing to convert: no file ends in '.json'"))
    let text = try await workspace.run("convert", "empty/c.txt")
    #expect(text.code == 64)
    #expect(text.error.contains("'empty/c.txt' is neither JSON nor markup"))
    let typed = try await workspace.run("convert", "-", input: "// a lamp\n{}")
    #expect(typed.code == 1)
    #expect(typed.error.contains("error[json-syntax]"), "\(typed.error)")
    #expect(typed.error.contains(" --> <stdin>:1:1"), "\(typed.error)")
  }

  @Test(arguments: ["build", "check", "clean", "format"])
  func noSite(_ command: String) async throws {
    let run = try await workspace.run(command)
    #expect(run.code == 64)
    #expect(run.error.contains("vmlc new site NAME"))
    #expect(run.error.contains("--site DIR"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["build", "check", "clean", "format"])
  func aFolderThatIsNoSite(_ command: String) async throws {
    try workspace.write("", to: "folder/file")
    for folder in ["folder", "nowhere"] {
      let run = try await workspace.run(command, "--site", folder)
      #expect(run.code == 64)
      #expect(run.error.contains("'\(folder)' is not a site"), "\(run.error)")
    }
    let file = try await workspace.run(command, "--site", "folder/site.yaml")
    #expect(file.code == 64)
    #expect(file.error.contains("not the file"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) async throws {
    let run = try await workspace.run("--generate-completion-script", shell)
    #expect(run.code == 0)
    #expect(run.error == "")
    for word in ["inspect", "component", "stage", "expanded", "sarif", "keep-going", "always"] {
      #expect(run.output.contains(word), "\(word)")
    }
    guard shell == "bash" else { return }
    try workspace.write(run.output, to: "completions.bash")
    #expect(ChildProgram.succeeds("/bin/bash", ["-n", workspace("completions.bash")]))
  }
}

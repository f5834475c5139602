import Foundation
import Testing

struct InspectCommandTests {
  @Test func stagesOfAPage() async throws {
    let workspace = try await Workspace.withSite()
    let page = "site/content/index.vml"
    let parsed = try await workspace.run("inspect", page, "--stage", "parsed")
    #expect(parsed.output.contains(#"<Card title="\(step.title)">"#))
    let expanded = try await workspace.run("inspect", page, "--stage", "expanded")
    #expect(expanded.output.contains("<Text class=\"heading\">Change this page</Text>"))
    let styled = try await workspace.run("inspect", page, "--stage", "styled")
    #expect(styled.output.contains("class=\"heading\" style=\"font(.headline)\""))
    _ = try await workspace.run("build", in: "site")
    let output = try await workspace.run("inspect", page)
    #expect(output.output == workspace.read("site/dist/0.1.0/ios/index.vml"))
    for run in [parsed, expanded, styled, output] {
      #expect(run.code == 0)
      #expect(run.error == "")
    }
  }

  @Test func layouts() async throws {
    let workspace = try Workspace()
    try workspace.write("<VStack><Text>a</Text></VStack>", to: "a.vml")
    let compact = try await workspace.run("inspect", "a.vml", "--compact")
    let auto = try await workspace.run("inspect", "a.vml")
    let pretty = try await workspace.run("inspect", "a.vml", "--pretty")
    #expect(compact.output == "<VStack><Text>a</Text></VStack>\n")
    #expect(auto.output == compact.output)
    #expect(pretty.output == "<VStack>\n  <Text>a</Text>\n</VStack>\n")
  }

  @Test func jsonOfStandardInput() async throws {
    let workspace = try Workspace()
    let run = try await workspace.run(
      "inspect", "-", "--json",
      input: #"<Text id="a" style="padding(.top, 8);frame(width: 4)">Hi</Text><!-- c -->"#)
    let nodes = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(nodes.count == 2)
    #expect(nodes[0]["type"] as? String == "Text")
    #expect(nodes[0]["attributes"] as? [String: String] == ["id": "a"])
    let style = try #require(nodes[0]["style"] as? [[String: Any]])
    #expect(style.map { $0["name"] as? String } == ["padding", "frame"])
    #expect(
      style.map { $0["arguments"] as? [[String: String]] } == [
        [["value": ".top"], ["value": "8"]], [["label": "width", "value": "4"]],
      ])
    #expect(((nodes[0]["children"] as? [[String: Any]])?[0])?["text"] as? String == "Hi")
    #expect(nodes[1]["comment"] as? String == " c ")
    #expect(run.code == 0)
  }

  @Test func whatCouldBeReadIsShownInSpiteOfErrors() async throws {
    let workspace = try Workspace()
    let run = try await workspace.run("inspect", "-", input: "<VStack><Text>a</VStack>")
    #expect(run.code == 1)
    #expect(run.error.contains("--> <stdin>:1:"))
    #expect(run.output == "<VStack><Text>a</Text></VStack>\n")
  }

  @Test func filesThatCannotBeRead() async throws {
    let workspace = try Workspace()
    try workspace.write("", to: "folder/file")
    let missing = try await workspace.run("inspect", "missing.vml")
    #expect(missing.error == "error: cannot read 'missing.vml': no such file or folder\n")
    #expect(missing.code == 2)
    let folder = try await workspace.run("inspect", "folder")
    #expect(folder.error == "error: cannot read 'folder': it is a folder\n")
    #expect(folder.code == 2)
    try Data([0x7F, 0x45, 0x4C, 0x46, 0, 1, 0xFF]).write(to: URL(filePath: workspace("binary.vml")))
    let binary = try await workspace.run("inspect", "binary.vml")
    #expect(binary.code == 1)
    #expect(!binary.error.utf8.contains(0))
  }

  @Test func dataAndSheetsAreNotShown() async throws {
    let workspace = try Workspace()
    for name in ["a.yaml", "a.vss"] {
      try workspace.write("a & b", to: name)
      let run = try await workspace.run("inspect", name)
      #expect(run.code == 64)
      #expect(run.output == "")
      #expect(
        run.error
          == "error: '\(name)' is no page or component: only files with the ending '.vml' hold elements\n"
      )
    }
  }

  @Test func aTargetThatThePageIsNotMadeFor() async throws {
    let workspace = try await Workspace.withSite()
    try workspace.write("---\ntargets: [ios]\n---\n<Text>a</Text>", to: "site/content/a.vml")
    let run = try await workspace.run("inspect", "site/content/a.vml", "--target", "macos")
    #expect(run.code == 64)
    #expect(
      run.error
        == "error: 'content/a.vml' is not made for the target 'macos'; its targets are ios\n")
  }

  @Test(arguments: [["--stage", "styled"], ["--target", "ios"], ["--path", "/a"]])
  func optionsThatNeedASite(_ options: [String]) async throws {
    let workspace = try Workspace()
    let run = try await workspace.run(["inspect", "-"] + options, input: "<Text>a</Text>")
    #expect(run.code == 64)
    #expect(run.error.contains("standard input is no page of a site"))
    #expect(run.error.contains(options[0]))
    #expect(run.output == "")
  }

  @Test func deepNestingEnds() async throws {
    let workspace = try Workspace()
    let run = try await workspace.run(
      "inspect", "-", "--json", "--pretty", input: String(repeating: "<A>", count: 100_000))
    #expect(run.code == 1)
    #expect(run.error.contains("error["))
  }
}

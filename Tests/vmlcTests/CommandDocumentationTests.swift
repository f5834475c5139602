import Foundation
import Testing
import VMLTestSupport

/// The examples of `docs/commands.md`, run word for word.
struct CommandDocumentationTests {
  private let blocks: [Block]

  init() throws {
    let url = repositoryFolder.appending(path: "docs/commands.md")
    blocks = Block.all(in: try String(contentsOf: url, encoding: .utf8))
  }

  /// A fenced block.
  private struct Block {
    var language: String
    var text: String

    static func all(in document: String) -> [Block] {
      document.matches(of: /\n```(\w+)[^\n]*\n([\s\S]*?)```\n/)
        .map { Block(language: String($0.1), text: String($0.2)) }
    }
  }

  /// A site in which each example has the files that it names.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("name: Shop\ntargets: [ios, macos]\n", to: "home/shop/site.yaml")
    try workspace.write("<Text>Hi</Text>", to: "home/shop/content/index.vml")
    let files = [
      "site.yaml": """
      name: Shop
      version: 1.0.0
      targets: [ios, macos]
      styles: [styles/main.vss]
      publish: { store: "file:../live" }

      """,
      "page.vml": "<Text>Hi</Text>", "lib/shop_web/live/home.neex": "<Text>{@title}</Text>",
      "content/index.vml": "<Text class=\"card\">Hi</Text>",
      "styles/main.vss": ".card { padding(8); }",
      "content/products/product.vml":
        "---\neach: \"['lamp', 'chair']\"\npath: /products/\\(item)\n---\n<Text>\\(item)</Text>",
    ]
    for (path, text) in files { try workspace.write(text, to: "site/" + path) }
    // Stands for the tools that read what the compiler prints, which a machine need not have.
    try workspace.write("#!/bin/sh\nexec cat > /dev/null\n", to: "tools/jq")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workspace("tools/jq"))
    for folder in ["root", "home/.zsh/completions", "home/.config/fish/completions"] {
      try workspace.write("", to: folder + "/.keep")
    }
    return workspace
  }

  @Test func theTableHasEveryCommand() async throws {
    let help = try await workspace().run("help").output
    let list = try #require(help.split(separator: "SUBCOMMANDS:").last)
    let commands = list.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  "), line.dropFirst(2).first?.isLowercase == true else { return nil }
      return line.dropFirst(2).split(separator: " ").first.map(String.init)
    }
    #expect(commands.count > 7)
    let url = repositoryFolder.appending(path: "docs/commands.md")
    let document = try String(contentsOf: url, encoding: .utf8)
    let manual = try String(
      contentsOf: repositoryFolder.appending(path: "docs/vmlc.1"), encoding: .utf8)
    for command in commands {
      #expect(document.contains("\n| [`vmlc \(command)`](#\(command)) |"), "\(command)")
      #expect(manual.contains("\n.It Cm \(command)\n"), "\(command)")
    }
  }

  @Test func everyCommandRuns() async throws {
    let lines = blocks.filter { $0.language == "sh" }
      .map { $0.text.split(separator: "\n").map(String.init) }
    #expect(lines.joined().count > 25)
    for block in lines {
      let workspace = try workspace()
      for line in block where !line.hasPrefix("cd ") {
        // What would be written into the system goes to the workspace.
        let root = workspace("root")
        let command = line.replacing(/([ >])\/(srv|usr)\/[^ ]*?([^\/ ]+)(?= |$)/) { match in
          "\(match.1)\(root)/\(match.3)"
        }
        // A folder to make a site in is one without a site.
        let folder = line.hasPrefix("vmlc new site .") ? "empty" : "site"
        if folder == "empty" { try workspace.write("", to: "empty/.gitkeep") }
        let run = try await workspace.run(shell: command, in: folder)
        #expect(run.code == 0, "\(line): \(run.error)")
        #expect(!run.error.contains("usage"), "\(line)")
      }
    }
  }

  @Test func treesAndDiagnosticsAreWhatIsPrinted() async throws {
    let examples = zip(blocks, blocks.dropFirst()).filter {
      $0.language == "vml" && $1.language == "json"
    }
    #expect(examples.count == 2)
    for (source, json) in examples {
      let workspace = try Workspace()
      try workspace.write("name: Shop\n", to: "site/site.yaml")
      try workspace.write(String(source.text.dropLast()), to: "site/content/index.vml")
      let isTree = json.text.hasPrefix("[")
      let run = try await workspace.run(
        isTree
          ? ["inspect", "--json", "--stage", "parsed", "content/index.vml"]
          : ["check", "--diagnostics", "json"], in: "site")
      let printed = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let written = try JSONSerialization.jsonObject(with: Data(json.text.utf8))
      #expect((printed as? NSObject) == (written as? NSObject), "\(run.output)\(run.error)")
    }
  }
}

import Foundation
import Testing
import VMLDiagnostics
import VMLMarkdown
import VMLMarkup
import VMLTestSupport

/// Documents against what cmark-gfm's own program makes of them.
@Suite(.enabled(if: TestPrograms.find("cmark-gfm") != nil, "no cmark-gfm in PATH"))
struct MarkdownXMLTests {
  /// The documents of this repository.
  static let documents: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let docs = folder.appending(path: "docs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: docs.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { docs.path + "/" + $0 }
      + ["README.md", "CHANGELOG.md", "ARCHITECTURE.md"].map { folder.path + "/" + $0 }
  }()

  @Test(arguments: documents) func blocksAreThoseOfXML(path: String) async throws {
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    #expect(try await xmlBlocks(of: text) == blocks(of: text))
  }

  /// What stays Markdown means the same when it is read again.
  @Test(arguments: documents) func paragraphsMeanTheSame(path: String) async throws {
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let first = texts(of: text)
    #expect(!first.isEmpty)
    // 'x ' keeps them from being lists and headings.
    let again = texts(of: first.map { "x " + $0 }.joined(separator: "\n\n"))
    #expect(again == first.map { "x " + $0.replacing("\n", with: " ") })
    let html = try await output(["-t", "html"], of: text)
    let written = try await output(
      ["-t", "html"], of: first.map { "x " + $0 }.joined(separator: "\n\n"))
    let links = { (html: String) in
      html.matches(of: /<(?:a href="[^"]*"|em|strong|code)>/).map { String($0.0) }
        .filter { !$0.hasPrefix("<a") }
    }
    #expect(links(written) == links(html.replacing(/<pre><code[\s\S]*?<\/code><\/pre>/, with: "")))
  }

  /// Small documents, with a line `===` between them.
  private func examples(_ name: String, between separator: String) throws -> [String] {
    try String(contentsOf: fixturesFolder.appending(path: "markdown/\(name)"), encoding: .utf8)
      .components(separatedBy: separator)
  }

  @Test func blocksOfExamplesAreThoseOfXML() async throws {
    let examples = try examples("blocks.txt", between: "\n===\n")
    #expect(examples.count > 40)
    for example in examples {
      #expect(try await xmlBlocks(of: example) == blocks(of: example), "\(example)")
    }
  }

  /// What stays Markdown gives the HTML that the document gives.
  @Test func textsOfExamplesMeanTheSame() async throws {
    for example in try examples("inlines.txt", between: "\n") where !example.isEmpty {
      let texts = texts(of: example)
      #expect(texts.count == 1)
      let html = try await output(["-t", "html", "-e", "strikethrough"], of: example)
      for text in texts {
        // 'x ' keeps it from being a list or a heading.
        let again = try await output(["-t", "html", "-e", "strikethrough"], of: "x " + text)
        #expect(again == html.replacing("<p>", with: "<p>x "), "\(example)")
      }
    }
  }

  // MARK: Blocks

  private static let names = [
    "MarkdownCode": "code_block", "MarkdownHeading": "heading", "MarkdownImage": "paragraph",
    "MarkdownItem": "item",
    "MarkdownList": "list", "MarkdownParagraph": "paragraph", "MarkdownQuote": "block_quote",
    "MarkdownRow": "table_row", "MarkdownRule": "thematic_break", "MarkdownTable": "table",
    "MarkdownCell": "table_cell",
  ]

  /// The blocks by their depth and name, as the VML has them.
  private func blocks(of text: String) -> [String] {
    let markup = markup(of: text)
    var blocks: [String] = []
    var ends: [UInt32] = []
    for (index, node) in markup.nodes.enumerated() where node.kind == .element {
      while let end = ends.last, end <= UInt32(index) { ends.removeLast() }
      ends.append(node.end)
      guard let name = Self.names[markup.string(node.name)] else { continue }
      let level = markup.value("level", of: index).map { " \($0)" } ?? ""
      blocks.append("\(ends.count - 1) \(name)\(level)")
    }
    return blocks
  }

  /// The same of the program's XML, which has a line for each node.
  private func xmlBlocks(of text: String) async throws -> [String] {
    let known = Set(Self.names.values)
    let xml = try await output(["-t", "xml"], of: text)
    return xml.split(separator: "\n").compactMap { line in
      guard let tag = line.wholeMatch(of: /( *)<([a-z_]+)(.*)/) else { return nil }
      let name =
        tag.2 == "table_header" ? "table_row" : tag.2 == "tasklist" ? "item" : String(tag.2)
      guard known.contains(name) else { return nil }
      let level = tag.3.firstMatch(of: /level="(\d)"/).map { " \($0.1)" } ?? ""
      return "\(tag.1.count / 2) \(name)\(level)"
    }
  }

  private func texts(of text: String) -> [String] {
    let markup = markup(of: text)
    return markup.nodes.indices.compactMap { index in
      let isText =
        markup.nodes[index].kind == .element
        && ["MarkdownParagraph", "MarkdownHeading", "MarkdownCell"].contains(
          markup.string(markup.nodes[index].name))
      return isText ? markup.value("text", of: index).flatMap { $0.isEmpty ? nil : $0 } : nil
    }
  }

  private func markup(of text: String) -> Markup {
    let file = SourceFile(id: FileID(0), path: "a.md", bytes: Array(text.utf8))
    var bag = DiagnosticBag()
    let views = markdownViews(of: file, from: 0, in: MarkdownContext(), reporting: &bag)
    return parseMarkup(
      SourceFile(id: FileID(0), path: "a.vml", bytes: views.vml), reporting: &bag)
  }

  private func output(_ arguments: [String], of text: String) async throws -> String {
    let program = try #require(TestPrograms.find("cmark-gfm"))
    let folder = try TemporaryFolder()
    let (input, output) = (folder.path + "/in.md", folder.path + "/out")
    try text.write(toFile: input, atomically: true, encoding: .utf8)
    #expect(FileManager.default.createFile(atPath: output, contents: nil))
    let handle = try #require(FileHandle(forWritingAtPath: output))
    let end = try await ChildProgram(
      program, ["-e", "table", "-e", "tasklist"] + arguments + [input],
      output: .handle(handle)
    ).end()
    #expect(end == .code(0))
    return try String(contentsOfFile: output, encoding: .utf8)
  }
}

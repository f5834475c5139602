import Foundation
import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet
import VMLTestSupport

/// Facts in the documents outside of examples, where the compiler can be asked.
struct FactTests {
  @Test(arguments: ["docs/language.md", "docs/vss.md"]) func limits(_ path: String) throws {
    let tables = try MarkdownDocument(reading: path).tables.filter { $0.kind == "limits" }
    #expect(!tables.isEmpty)
    for row in tables.flatMap(\.rows) {
      let limit = try #require(limitsByName[row.cells[0]], "no limit is called '\(row.cells[0])'")
      #expect(row.cells[1].replacing(",", with: "") == "\(limit)", "\(path):\(row.line)")
    }
  }

  @Test func everyKeyOfSiteYAML() async throws {
    let keys = try await namesInNote(
      of: ("site.yaml", "name: a\nzzzzz: 1\n"), after: "the keys are ")
    #expect(keys.contains("targets"))
    try expectMentions(of: keys, in: "docs/configuration.md")
    let text = try text(of: "docs/configuration.md")
    for key in keys {
      #expect(text.contains("\n## \(key)\n"), "'\(key)' has no heading")
    }
  }

  @Test func everyTypeOfAProp() async throws {
    let types = try await namesInNote(
      of: ("components/A.vml", "---\nprops: { a: zzzzz }\n---\n<Text>a</Text>\n"),
      after: "the types are ")
    #expect(types.contains("string"))
    let rows = try text(of: "docs/types.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    for type in PropTypeNames.names where !rows.contains(where: { $0.hasPrefix("| `\(type)`") }) {
      Issue.record("'\(type)' is in no table")
    }
    #expect(types.prefix { !$0.hasPrefix("enum") }.allSatisfy(PropTypeNames.names.contains))
  }

  @Test func everyMethodAndProperty() async throws {
    let note = "it has "
    let methods = try await namesInNote(
      of: ("content/index.vml", "<Text>\\([].zzzzz())</Text>\n"), after: "the methods are ")
    let properties = try await ["[]", "''", "data"].asyncFlatMap {
      try await namesInNote(
        of: ("content/index.vml", "<Text>\\(\($0).zzzzz)</Text>\n"), after: note)
    }
    #expect(methods.contains("sorted") && properties.contains("trimmed"))
    try expectMentions(of: methods + properties, in: "docs/language.md")
  }

  @Test func everySystem() throws {
    try expectMentions(of: Target.systems, in: "docs/configuration.md")
  }

  @Test func everyTargetOfThePackage() throws {
    let manifest = try text(of: "Package.swift")
    let names = manifest.matches(
      of: /\.(?:target|systemLibrary|executableTarget)\(\s*name: "([\w-]+)"/
    )
    .map { String($0.1) }
    #expect(names.contains("vmlc"))
    let headings =
      try text(of: "ARCHITECTURE.md").split(separator: "\n")
      .filter { $0.hasPrefix("### ") }.joined(separator: " ") + " "
    for name in names where !headings.contains(where: { _ in headings.contains(" \(name)") }) {
      Issue.record("ARCHITECTURE.md has no heading with '\(name)'")
    }
  }

  @Test func namesOfTheArchitectureExist() throws {
    try expectNames(in: text(of: "ARCHITECTURE.md"), of: SwiftFiles("Sources"))
  }

  /// Pages for contributors name only files and types that there are.
  @Test func namesOfThePagesForContributorsExist() throws {
    let folder = "docs/contributing"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: repositoryFolder.appending(path: folder).path)
    #expect(names.contains("check-lists.md"))
    let pages = try names.map { try text(of: "\(folder)/\($0)") }
    let all = try SwiftFiles("Sources", "Tests")
    for page in pages { try expectNames(in: page, of: all) }
    for page in try pages + [text(of: "CONTRIBUTING.md")] {
      for match in page.matches(of: /`((?:Sources|Tests|Scripts|Benchmarks|docs)\/[\w\/.+-]+)`/) {
        let url = repositoryFolder.appending(path: String(match.1))
        #expect(FileManager.default.fileExists(atPath: url.path), "'\(match.1)' is nowhere")
      }
    }
  }

  @Test func everyMakeTargetThatIsNamed() throws {
    let makefile = try text(of: "Makefile")
    for path in documents {
      for match in try text(of: path).matches(of: /\bmake (site|test|lint|bench|install|[a-z]+)`/) {
        #expect(makefile.contains("\n\(match.1):"), "\(path) names 'make \(match.1)'")
      }
    }
  }

  @Test func everyDocumentIsInTheIndex() throws {
    let index = try text(of: "docs/README.md")
    let folder = repositoryFolder.appending(path: "docs").path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".md") && name != "README.md" {
      #expect(index.contains("(\(name))"), "docs/README.md does not name '\(name)'")
    }
  }
}

/// The limits by what the documents call them.
private let limitsByName: [String: Int] = [
  "bytes of a page, a component or a sheet": sourceSizeLimit,
  "bytes of a data file": dataSizeLimit,
  "elements inside one another in a source": markupDepthLimit,
  "attributes of an element": attributeLimit,
  "values in a data file, with those that aliases repeat": DataLimits.nodes,
  "values in a data file that aliases repeat": DataLimits.aliasedNodes,
  "lists and objects inside one another in a data file": DataLimits.nesting,
  "components inside one another": ExpansionLimits.components,
  "elements inside one another in a document": ExpansionLimits.elements,
  "elements, instructions and components that are open at once in the sources":
    ExpansionLimits.depth,
  "views and texts of a document": ExpansionLimits.nodes,
  "bytes of text and attribute values of a document": ExpansionLimits.bytes,
  "bytes of a document as it is written": ExpansionLimits.documentBytes,
  "steps that are taken for one document: nodes, attributes, turns of loops": ExpansionLimits.work,
  "bytes that the expressions of one document go through, roughly": ExpansionLimits.evaluation,
  "mistakes in one document, after which it is given up": ExpansionLimits.mistakes,
  "bytes of an expression": ExpressionLimits.length,
  "parentheses and brackets inside one another in an expression": ExpressionLimits.nesting,
  "operators and members on top of one another in an expression": ExpressionLimits.height,
  "bytes of a string that an expression makes": ExpressionLimits.stringLength,
  "elements of a list that an expression makes": ExpressionLimits.listCount,
  "keys of texts, times the locales of the site": TextLimits.texts,
  "bytes of a text as it is written": TextLimits.length,
  "bytes that a text comes to with its arguments": TextLimits.result,
  "arguments of a text": TextLimits.arguments,
  "variations inside one another in a string catalog": TextLimits.nesting,
  "blocks inside one another in a sheet": blockDepthLimit,
  "layers inside one another in one name": layerDepthLimit,
  "rules and conditions in one sheet": ruleLimit,
  "rules, modifiers and instructions in the sheets of all components, with what each imports":
    scopedItemLimit,
  "bytes of the selectors of one rule": selectorLengthLimit,
  "parts of one selector": selectorPartLimit,
  "holes of one class pattern": holeLimit,
  "rules, and pseudo-classes with selectors in them, inside one another": selectorDepthLimit,
  "sheets that import one another in a row": importDepthLimit,
  "classes that inherit or apply one another in a row": inheritanceDepthLimit,
  "modifiers that an applied class comes to": appliedModifierLimit,
  "custom properties and brackets of `calc()` inside one another": propertyDepthLimit,
  "bytes that custom properties let a value grow to": propertyLengthLimit,
  "steps to find the rules of one document": matchingLimit,
  "tokens in one file": tokenLimit,
  "tokens that refer to one another in a row": tokenChainLimit,
  "mistakes in tokens, after which the rest of them is not looked at": tokenMistakeLimit,
  "mistakes in one sheet, after which the rest is not read": sheetMistakeLimit,
]

private enum PropTypeNames {
  static let names = [
    "string", "number", "integer", "boolean", "color", "url", "date", "duration", "symbol",
    "enum(a, b)", "set(a, b)", "ref(list, key)", "[T]", "T?", "{ name: T }", "object", "any",
  ]
}

private func text(of path: String) throws -> String {
  try String(contentsOf: repositoryFolder.appending(path: path), encoding: .utf8)
}

/// The Swift files of some folders.
private struct SwiftFiles {
  private(set) var paths: [String] = []
  private(set) var text = ""

  init(_ folders: String...) throws {
    for folder in folders {
      let url = repositoryFolder.appending(path: folder)
      let found = try FileManager.default.subpathsOfDirectory(atPath: url.path)
      paths += found.map { "/" + $0 }
      for path in found where path.hasSuffix(".swift") {
        text += try String(contentsOf: url.appending(path: path), encoding: .utf8) + "\n"
      }
    }
  }
}

/// Expects what stands between backticks and looks like a name, a file or a folder to be there.
private func expectNames(in page: String, of files: SwiftFiles) throws {
  for match in page.matches(of: /`([A-Za-z]\w+)(\.swift|\/|\(_:\))?`/) {
    let name = String(match.1)
    switch match.2 {
    case ".swift": #expect(files.paths.contains { $0.hasSuffix("/\(name).swift") }, "\(name).swift")
    case "/":
      #expect(files.paths.contains { $0.contains("/\(name)/") } || isFolder(name), "\(name)/")
    default:
      #expect(files.text.contains(name) || isFolder("Tests/\(name)"), "'\(name)' is nowhere")
    }
  }
}

private func isFolder(_ path: String) -> Bool {
  let url = repositoryFolder.appending(path: path)
  return (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
}

/// Expects each name to stand between backticks somewhere, alone or with what it is called with.
private func expectMentions(of names: [String], in path: String) throws {
  let code = try text(of: path).matches(of: /`([^`\n]+)`/).map { String($0.1) }
  for name in names
  where !code.contains(where: { text in
    text == name || text.hasPrefix(name + "(") || text.hasPrefix(name + " {")
  }) {
    Issue.record("\(path) does not mention '\(name)'")
  }
}

/// The names that a note lists in the messages about a site with one more file.
private func namesInNote(
  of file: (path: String, text: String), after words: String
) async throws -> [String] {
  let diagnostics = try await build([file, ("content/data.yaml", "a: 1\n")]).diagnostics
  let line = diagnostics.split(separator: "\n").first { $0.contains(words) }
  let list = try #require(line, "no note has '\(words)'\n\(diagnostics)").split(separator: words)[1]
  return list.replacing(" and others", with: "").replacing(" and ", with: ", ")
    .split(separator: ", ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "' ")) }
}

extension Sequence {
  fileprivate func asyncFlatMap<Part: Sequence>(
    _ transform: (Element) async throws -> Part
  ) async rethrows -> [Part.Element] {
    var result: [Part.Element] = []
    for element in self { result += try await transform(element) }
    return result
  }
}

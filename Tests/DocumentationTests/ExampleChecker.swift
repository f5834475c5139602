import Foundation
import Testing
import VMLBuild
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet
import VMLTestSupport
import VMLYAML

/// Checks the examples of one document, and collects what would make them true.
struct ExampleChecker {
  let path: String
  private(set) var replacements: [LineReplacement] = []
  /// The variables of the expressions that follow.
  private var scope = Scope()

  init(_ path: String) { self.path = path }

  private func record(_ line: Int, _ message: String) {
    Issue.record("\(path):\(line): \(message)")
  }

  /// Compares a block with what it should say; with `UPDATE_GOLDEN=1` it will say that.
  private mutating func expect(_ actual: String, in block: FencedBlock) {
    guard actual != block.text else { return }
    if updatesGoldens {
      replacements.append(LineReplacement(lines: block.lines, text: String(actual.dropLast())))
    } else {
      record(
        block.line,
        "the block differs from the truth; rerun with UPDATE_GOLDEN=1, then read the diff\n\(actual)"
      )
    }
  }

  // MARK: Sites

  mutating func check(_ site: ExampleSite) async throws {
    let sources = site.blocks.filter(\.isSource)
    for block in site.blocks where !block.isSource && !block.isResult {
      record(
        block.line, "a block of a site is a file of it, or 'output', 'body', 'error' or 'files'")
    }
    let layout = site.options.contains("compact") ? MarkupWriter.Layout.compact : .pretty
    let built = try await build(sources.map { ($0.sitePath, $0.text) }, layout: layout)
    let error = site.blocks.first { $0.language == "text" && $0.words.first == "error" }
    if let error {
      expect(built.diagnostics, in: error)
    } else if !built.diagnostics.isEmpty {
      record(site.line, "site '\(site.name)' has diagnostics\n\(built.diagnostics)")
    }
    for block in site.blocks where block.isResult && block.words.first != "error" {
      check(block, with: built)
    }
    if site.blocks.allSatisfy(\.isSource), built.hasErrors {
      record(site.line, "site '\(site.name)' does not build")
    }
  }

  private mutating func check(_ block: FencedBlock, with site: BuiltSite) {
    if block.words.first == "files" {
      return expect(site.files.keys.sorted().map { $0 + "\n" }.joined(), in: block)
    }
    let file = block.words.dropFirst().first ?? "ios/index.vml"
    guard let text = site.files[file] else {
      return record(block.line, "the build wrote no '\(file)'\n\(site.diagnostics)")
    }
    guard block.words.first == "body" else { return expect(text, in: block) }
    guard let body = body(of: text) else { return record(block.line, "'\(file)' has no body") }
    expect(body, in: block)
  }

  // MARK: Blocks outside of sites

  mutating func check(_ block: FencedBlock) {
    switch (block.language, block.words) {
    case ("sh", _), ("swift", _), ("text", ["drawing"]), ("markdown", []): return
    case ("json", []): expectNothing(block) { _ = readJSON($0.text, reporting: &$1) }
    case ("yaml", ["variables"]): readVariables(block)
    case ("text", ["expressions"]): checkExpressions(block)
    case ("yaml", ["site"]): checkConfiguration(block)
    case ("yaml", []): expectNothing(block) { _ = readYAML($0.text, reporting: &$1) }
    case ("vss", []): expectNothing(block) { _ = parseStylesheet($0.file, reporting: &$1) }
    case ("vml", []): expectNothing(block) { _ = parseSource($0.file, reporting: &$1) }
    default:
      let info = ([block.language] + block.words).joined(separator: " ")
      record(block.line, "nothing is known of blocks '\(info)' outside of a site")
    }
  }

  /// Expects a reader to report nothing.
  private func expectNothing(
    _ block: FencedBlock, prefix: String = "",
    _ read: ((file: SourceFile, text: SourceText), inout DiagnosticBag) -> Void
  ) {
    let file = SourceFile(
      id: FileID(0), path: "\(path):\(block.line)", bytes: Array((prefix + block.text).utf8))
    var sources = SourceSet()
    sources.insert(file)
    var bag = DiagnosticBag()
    read((file, SourceText(file, 0..<file.bytes.count)), &bag)
    guard !bag.diagnostics.isEmpty else { return }
    record(
      block.line, renderDiagnostics(bag.diagnostics, in: sources, as: .text, color: false))
  }

  private func checkConfiguration(_ block: FencedBlock) {
    let isWhole = block.text.hasPrefix("name:") || block.text.contains("\nname:")
    expectNothing(block, prefix: isWhole ? "" : "name: Example\n") { source, bag in
      guard let node = readYAML(source.text, reporting: &bag) else { return }
      _ = readSiteConfiguration(node, reporting: &bag)
    }
  }

  // MARK: Expressions

  private mutating func readVariables(_ block: FencedBlock) {
    var scope = Scope()
    expectNothing(block) { source, bag in
      guard case .object(let object) = readYAML(source.text, reporting: &bag)?.value else { return }
      for (name, value) in zip(object.keys, object.values) { scope.bind(name, to: value) }
    }
    self.scope = scope
  }

  /// Checks lines of an expression, an arrow and its value.
  private mutating func checkExpressions(_ block: FencedBlock) {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let sources = lines.map { line in
      String(line.split(separator: "→", maxSplits: 1).first ?? "")
        .trimmingCharacters(in: .whitespaces)
    }
    let width = (sources.map(\.count).max() ?? 0) + 2
    let actual = sources.map { source in
      source.isEmpty
        ? "\n"
        : source + String(repeating: " ", count: width - source.count)
          + "→ \(outcome(of: source, in: scope))\n"
    }
    expect(actual.joined(), in: block)
  }

  // MARK: Tables

  /// Checks a table whose rows are rules, an element's attributes and the style that they come to.
  func checkCascade(_ table: ExampleTable) async throws {
    var rules = ""
    for row in table.rows {
      if row.cells.first != "same" { rules = row.code(0) ?? "" }
      guard !rules.isEmpty, let element = row.code(1), let expected = row.code(2) else {
        record(row.line, "a row is the code of rules, of an element and of a style")
        continue
      }
      let page = element.hasPrefix("<") ? element : "<Text \(element)>a</Text>"
      let site = try await build([
        ("styles/main.vss", rules), ("content/index.vml", page),
      ])
      let style = site.files["ios/index.vml"].flatMap { $0.firstMatch(of: /style="([^"]*)"/) }
      let actual = style.map { String($0.1) } ?? "nothing"
      if actual != expected || site.diagnostics.contains("error[") {
        record(row.line, "the style is '\(actual)'\n\(site.diagnostics)")
      }
    }
  }
}

/// The value of an expression as the documents write it, or what is wrong with it.
private func outcome(of source: String, in scope: Scope) -> String {
  let isInterpolation = source.hasPrefix("\\(") && source.hasSuffix(")")
  let text = isInterpolation ? String(source.dropFirst(2).dropLast()) : source
  let file = SourceFile(id: FileID(0), path: "", bytes: Array(text.utf8))
  let sourceText = SourceText(file, 0..<file.bytes.count)
  var bag = DiagnosticBag()
  let value =
    isInterpolation
    ? parseInterpolation(sourceText, reporting: &bag).flatMap {
      evaluate($0, in: scope, reporting: &bag)
    }
    : parseExpression(sourceText, reporting: &bag).flatMap {
      evaluate($0, in: scope, reporting: &bag)
    }
  if let value { return shown(value) }
  return "error: \(bag.diagnostics.first?.message ?? "")"
}

/// A value as a literal.
private func shown(_ value: Value) -> String {
  switch value {
  case .nothing: "nil"
  case .string(let text): "\"\(text)\""
  case .symbol(let name): ".\(name)"
  case .list(let items): "[\(items.map(shown).joined(separator: ", "))]"
  case .object(let object):
    "{ \(zip(object.keys, object.values).map { "\($0): \(shown($1))" }.joined(separator: ", ")) }"
  default: text(of: value) ?? value.kindName
  }
}

extension FencedBlock {
  /// Whether the block is a file of its site.
  fileprivate var isSource: Bool {
    ["vml", "vss", "yaml", "json", "jsonl", "csv", "markdown", "text"].contains(language)
      && (words.isEmpty
        ? !["markdown", "text"].contains(language) : words.count == 1 && words[0].contains("."))
  }

  /// Whether the block says what comes out.
  fileprivate var isResult: Bool {
    switch (language, words.first) {
    case ("vml", "output"), ("vml", "body"), ("json", "output"), ("text", "error"),
      ("text", "files"):
      true
    default: false
    }
  }

  /// The path of a source in its site.
  fileprivate var sitePath: String {
    if let path = words.first { return path }
    return switch language {
    case "vml": "content/index.vml"
    case "vss": "styles/main.vss"
    default: "site.yaml"
    }
  }
}

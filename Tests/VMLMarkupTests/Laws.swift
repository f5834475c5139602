import Testing
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// Result of parsing a text.
struct Parsed {
  var markup: Markup
  var diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], from start: Int = 0, as dialect: MarkupDialect = .source) {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(7), path: "test.vml", bytes: bytes)
    markup = parseMarkup(file, from: start, as: dialect, reporting: &bag)
    diagnostics = bag.diagnostics
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  func printed(_ options: MarkupPrintingOptions) -> [UInt8] {
    printMarkup(markup, options: options)
  }
}

/// Laws for every input, whatever it is.
func expectLaws(
  _ bytes: [UInt8], from start: Int = 0, prefixes: Bool = true,
  at location: SourceLocation = #_sourceLocation
) {
  for dialect in [MarkupDialect.source, .document] {
    let parsed = Parsed(bytes, from: start, as: dialect)
    expectNesting(of: parsed, in: bytes, at: location)
    if !parsed.hasErrors { expectRoundTrip(of: parsed, as: dialect, at: location) }
    guard prefixes else { continue }
    let step = max(1, bytes.count / 300)
    for end in stride(from: start, to: bytes.count, by: step) {
      let prefix = Array(bytes[..<end])
      expectNesting(of: Parsed(prefix, from: start, as: dialect), in: prefix, at: location)
    }
  }
}

/// The law: what was written reads as the same tree, and is written the same way again.
private func expectRoundTrip(
  of parsed: Parsed, as dialect: MarkupDialect, at location: SourceLocation
) {
  for layout in MarkupWriter.Layout.allCases {
    for keepsOrder in [false, true] {
      var options = MarkupPrintingOptions()
      options.layout = layout
      options.dialect = dialect
      options.keepsAttributeOrder = keepsOrder
      let written = parsed.printed(options)
      let again = Parsed(written, as: dialect)
      let text = String(decoding: written, as: UTF8.self)
      #expect(
        again.diagnostics.filter { !isKept($0) }.isEmpty, "\(dialect) \(layout): \(text)",
        sourceLocation: location)
      #expect(
        again.markup.isEquivalent(to: parsed.markup), "\(dialect) \(layout): \(text)",
        sourceLocation: location)
      let twice = String(decoding: again.printed(options), as: UTF8.self)
      #expect(twice == text, "\(dialect) \(layout)", sourceLocation: location)
    }
  }
}

/// Whether a slip of the source is in what is written too, because the writer does not change
/// meanings.
private func isKept(_ diagnostic: Diagnostic) -> Bool {
  [.elementName, .styleCollision, .shortColor].contains(diagnostic.code)
}

/// Every range lies in the file, and every tree is a tree.
private func expectNesting(of parsed: Parsed, in bytes: [UInt8], at location: SourceLocation) {
  var mistakes: [String] = []
  func check(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition, mistakes.count < 5 { mistakes.append(what()) }
  }
  let markup = parsed.markup
  var parents: [Int] = []
  var previousEnd = 0
  for (index, node) in markup.nodes.enumerated() {
    while let parent = parents.last, Int(markup.nodes[parent].end) <= index { parents.removeLast() }
    let limit = parents.last.map { Int(markup.nodes[$0].end) } ?? markup.nodes.count
    check(Int(node.end) > index && Int(node.end) <= limit, "node \(index) ends at \(node.end)")
    check(
      node.range.lowerBound >= previousEnd && node.range.upperBound <= bytes.count,
      "node \(index) stands at \(node.range)")
    previousEnd = node.range.upperBound
    if node.kind == .element { parents.append(index) }
    for attribute in markup.attributes[node.attributes] {
      check(
        node.range.contains(attribute.nameRange.lowerBound)
          && attribute.nameRange.upperBound <= attribute.valueRange.lowerBound
          && attribute.valueRange.upperBound <= node.range.upperBound,
        "attribute at \(attribute.nameRange)")
      expectNesting(of: markup.styles, attribute, check)
    }
  }
  for diagnostic in parsed.diagnostics {
    let ranges =
      [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.fixIts.map(\.range)
    for range in ranges.compactMap({ $0?.range }) {
      check(range.upperBound <= bytes.count, "\(diagnostic.message) stands at \(range)")
    }
  }
  #expect(
    mistakes.isEmpty, "in \(String(decoding: bytes, as: UTF8.self))", sourceLocation: location)
}

private func expectNesting(
  of tree: StyleTree, _ attribute: Markup.Attribute,
  _ check: (Bool, @autoclosure () -> String) -> Void
) {
  var ends = [attribute.style.upperBound]
  for index in attribute.style {
    while let end = ends.last, end <= index, ends.count > 1 { ends.removeLast() }
    let node = tree.nodes[index]
    check(
      Int(node.end) > index && Int(node.end) <= ends.last ?? 0, "style node \(index) ends too late")
    check(
      attribute.valueRange.lowerBound <= node.range.lowerBound
        && node.range.upperBound <= attribute.valueRange.upperBound,
      "style node \(index) stands at \(node.range)")
    ends.append(Int(node.end))
  }
}

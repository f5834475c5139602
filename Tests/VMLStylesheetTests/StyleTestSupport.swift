import Testing
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet
import VMLTestSupport

let testTargets = ["ios", "macos", "visionos"].map { StyleTarget(name: $0, os: $0) }

/// Sheets compiled for the test's targets.
struct TestStyles {
  var sheets: [Stylesheet]
  var compiled: [CompiledStyles]
  var diagnostics: [Diagnostic]

  /// Compiles sheets in the order of the cascade; the file of each is its index.
  init(_ sheets: String..., customModifiers: Set<String> = []) {
    self.init(texts: sheets.map { Array($0.utf8) }, customModifiers: customModifiers)
  }

  init(
    texts: [[UInt8]], customModifiers: Set<String> = [], targets: [StyleTarget] = testTargets,
    cascade: CascadeMode = .replace, safelist: Set<String> = []
  ) {
    var bag = DiagnosticBag()
    let parsed = texts.enumerated().map { index, text in
      parseStylesheet(
        SourceFile(id: FileID(UInt32(index)), path: "styles/\(index).vss", bytes: text),
        reporting: &bag)
    }
    var options = StyleOptions()
    options.customModifiers = customModifiers
    options.cascade = cascade
    options.safelist = safelist
    compiled = compileStyles(parsed, for: targets, options: options, reporting: &bag)
    sheets = parsed
    diagnostics = bag.diagnostics
  }

  func resolver(for target: String = "ios") -> StyleResolver {
    StyleResolver(compiled[testTargets.firstIndex { $0.name == target } ?? 0])
  }
}

/// The styles of a tree's elements, in document order.
struct ResolvedTree: Equatable {
  var styles: [String]
  var diagnostics: [Diagnostic]

  init(_ tree: ViewTree, _ resolver: inout StyleResolver) {
    var ids: [StyleID] = []
    var bag = DiagnosticBag()
    resolver.resolve(tree, into: &ids, reporting: &bag)
    styles = tree.nodes.indices.filter { tree.nodes[$0].kind == .element }.map { index in
      ids[index].isNone ? "" : String(decoding: resolver[ids[index]].text, as: UTF8.self)
    }
    diagnostics = bag.diagnostics
    for id in Set(ids) where !id.isNone {
      // Worked out again, with every rule folded the long way.
      let modifiers = resolver.modifiers(of: id).map(\.text).joined(separator: Array(";".utf8))
      #expect(Array(modifiers) == resolver[id].text, "modifiers make up their style")
    }
  }
}

/// Resolves a tree, and again with a resolver that has seen it, which must change nothing.
func resolve(
  _ markup: String, _ styles: TestStyles, target: String = "ios",
  at location: SourceLocation = #_sourceLocation
) -> ResolvedTree {
  let tree = readViewTree(markup)
  var resolver = styles.resolver(for: target)
  let first = ResolvedTree(tree, &resolver)
  let used = resolver.usage
  resolver.forgetUsage()
  let second = ResolvedTree(tree, &resolver)
  #expect(first == second, "what is remembered must not show", sourceLocation: location)
  #expect(
    resolver.usage.ruleNumbers == used.ruleNumbers && resolver.usage.applied == used.applied,
    "what is remembered is used again", sourceLocation: location)
  return first
}

/// Expects the styles of the elements of `markup` in document order, and no diagnostic at all.
func expectStyles(
  _ sheet: String, _ markup: String, _ expected: String..., target: String = "ios",
  at location: SourceLocation = #_sourceLocation
) {
  let styles = TestStyles(sheet)
  #expect(styles.diagnostics.map(\.message) == [], sourceLocation: location)
  let resolved = resolve(markup, styles, target: target, at: location)
  #expect(resolved.styles == expected, sourceLocation: location)
  #expect(resolved.diagnostics.map(\.message) == [], sourceLocation: location)
}

/// Expects what is wrong with a sheet, at the marks `1️⃣`, `2️⃣`, … in it.
func expectSheet(
  _ marked: String, _ messages: String..., at location: SourceLocation = #_sourceLocation
) {
  let (text, offsets) = removeMarkers(from: marked, at: location)
  let styles = TestStyles(text)
  expect(styles.diagnostics, messages, offsets, at: location)
}

/// Expects what is wrong with a document under a sheet in which nothing is wrong, at the marks in
/// the document.
func expectDocument(
  _ sheet: String, _ marked: String, _ messages: String...,
  at location: SourceLocation = #_sourceLocation
) {
  let (text, offsets) = removeMarkers(from: marked, at: location)
  let styles = TestStyles(sheet)
  #expect(styles.diagnostics.map(\.message) == [], sourceLocation: location)
  expect(resolve(text, styles, at: location).diagnostics, messages, offsets, at: location)
}

private func expect(
  _ diagnostics: [Diagnostic], _ messages: [String], _ offsets: [Int], at location: SourceLocation
) {
  #expect(diagnostics.map(\.message) == messages, sourceLocation: location)
  #expect(
    diagnostics.map { $0.range?.range.lowerBound ?? -1 } == offsets, sourceLocation: location)
}

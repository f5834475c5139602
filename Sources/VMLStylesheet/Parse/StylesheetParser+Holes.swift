import VMLDiagnostics
import VMLMarkup

// The names that the holes of class patterns have in a block.
extension StylesheetParser {
  /// Finds the names that stand for holes in a block that opens.
  func findHoles(of block: inout Block, for kind: Stylesheet.Kind) {
    if let outer = blocks.last {
      block.holes = outer.holes
      block.boundHoles = outer.boundHoles
    }
    guard case .rule(let selectors) = kind else { return }
    let own = selectors.map { Set($0.patterns.flatMap(\.holes).map(\.name)) }
    guard !block.holes.isEmpty || selectors.contains(where: \.hasPattern) else { return }
    for part in selectors.lazy.flatMap(\.allParts) {
      if case .pattern(let pattern) = part { block.holes.formUnion(pattern.holes.map(\.name)) }
    }
    var bound: Set<String>?
    for (selector, own) in zip(selectors, own) {
      // Where '&' is an argument alone, what it matched is not known.
      let names = selector.hasParent ? own.union(block.boundHoles) : own
      bound = bound?.intersection(names) ?? names
    }
    block.boundHoles = bound ?? []
  }

  /// Reports names of holes that have no value on some of the elements that the rule matches.
  mutating func checkHoles(in nodes: Range<Int>) {
    guard let block = blocks.last, !block.holes.isEmpty else { return }
    for index in nodes {
      let node = style.tree.nodes[index]
      guard style.tree.isHole(node) else { continue }
      let name = style.tree.string(node.text)
      guard !block.boundHoles.contains(name) else { continue }
      report(.unboundHole(name, at: callRange(of: index, in: style.tree, file: sheet.file)))
    }
  }
}

extension Selector {
  /// Whether a class pattern stands anywhere in it.
  fileprivate var hasPattern: Bool {
    allParts.contains { if case .pattern = $0 { true } else { false } }
  }

  /// Whether one of its compounds is `&`.
  fileprivate var hasParent: Bool { compounds.contains { $0.parts.contains(.parent) } }
}

extension Diagnostic {
  fileprivate static func unboundHole(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .classPattern, .error, at: range,
      "'\(name)' has no value for some of what this rule matches",
      notes: [
        Note(
          "every selector of the rule must have a hole '\(name)', and not inside of a pseudo-class")
      ])
  }
}

import VMLMarkup
import VMLStylesheet

/// Finds the modifiers of sheets with steps of behaviour; remembers which styles have any.
struct SheetStepFinder: Sendable {
  /// By group of variants.
  private var groups: [Int: Known] = [:]

  private struct Known: Sendable {
    var generation: Generation
    var styles: [StyleID: [ResolvedStyle.Modifier]] = [:]
  }

  /// By element: its modifiers with steps.
  ///
  /// `styles` are a document's, by node, of a group of variants with a resolver.
  mutating func modifiers(
    of styles: [StyleID], on group: Int, styledBy resolver: inout StyleResolver
  ) -> [Int: [ResolvedStyle.Modifier]] {
    var known = groups[group] ?? Known(generation: resolver.pool.generation)
    if known.generation != resolver.pool.generation {
      known = Known(generation: resolver.pool.generation)
    }
    var modifiers: [Int: [ResolvedStyle.Modifier]] = [:]
    for (index, style) in styles.enumerated() where !style.isNone {
      let found = known.styles[style] ?? Self.steps(in: resolver.modifiers(of: style))
      known.styles[style] = found
      if !found.isEmpty { modifiers[index] = found }
    }
    groups[group] = known
    return modifiers
  }

  private static func steps(in all: [ResolvedStyle.Modifier]) -> [ResolvedStyle.Modifier] {
    all.filter { !$0.tree.steps(ofModifier: $0.node).isEmpty }
  }
}

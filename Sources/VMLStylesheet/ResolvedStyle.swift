package import VMLCatalog
package import VMLDiagnostics
package import VMLMarkup

/// The modifiers of an element, final and ready to be written.
package struct ResolvedStyle: Sendable {
  /// The canonical text, in which nothing is escaped for an attribute.
  package internal(set) var text: [UInt8] = []
  /// The text in pieces, where some string literal of it cannot stand in a `style` attribute; empty
  /// otherwise.
  package internal(set) var pieces: [Piece] = []
  /// The names that `attr()` reads, in their order, each once.
  package internal(set) var attributes: [String] = []
  /// Those of them that are read without a fallback, so that the element has to have them.
  package internal(set) var requiredAttributes: [String] = []
  /// The templates that are referred to, in their order, each once.
  package internal(set) var templates: [String] = []
  /// What the values of these should be, where they were checked.
  package internal(set) var reads: [Catalog.AttributeRead] = []
  /// Whether `geometry` is used, which only a `GeometryReader` gives.
  package internal(set) var mentionsGeometry = false

  /// One modifier of a style.
  package struct Modifier: Sendable {
    package var name: String
    /// The tree that the modifier is in, and its node there.
    package var tree: StyleTree
    package var node: Int
    /// The canonical text.
    package var text: [UInt8]
    package var origin: Provenance
    /// Whether the tree's text is what an author wrote, and not what was worked out from it.
    package var isWritten: Bool
    /// The older modifiers whose place it took, wholly or in part.
    package var replaced: [Replaced]
    /// Whether two of those stood there for the same: two backgrounds, two paddings of one edge.
    package var replacesSeveral: Bool
    /// The custom properties that its text was worked out with, each before those in its value.
    package var properties: [Property] = []

    /// Where a node of the modifier is written; the whole modifier for what was worked out.
    package func origin(of index: Int) -> Provenance {
      guard isWritten else { return origin }
      let range = tree.nodes[index].range
      switch origin {
      case .rule(let rule): return .rule(SourceRange(file: rule.file, range))
      case .inline(let layer, _): return .inline(layer: layer, range: range)
      }
    }
  }

  /// A custom property that had a part in a modifier.
  package struct Property: Sendable {
    package var name: String
    /// The canonical text of its value.
    package var value: [UInt8]
    /// Where that is declared.
    package var range: SourceRange
  }

  /// A modifier whose place another one took.
  package struct Replaced: Sendable {
    /// The canonical text.
    package var text: [UInt8]
    package var origin: Provenance
  }

  /// No modifiers at all.
  package static let empty = ResolvedStyle()

  package enum Piece: Hashable, Sendable {
    case text([UInt8])
    /// The characters of a string literal, without its quotes.
    case string([UInt8])
  }
}

/// The number of a style in its resolver.
package struct StyleID: Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// No modifiers at all.
  package static let none = StyleID(rawValue: -1)

  package var isNone: Bool { rawValue < 0 }
}

public import VMLCatalog
public import VMLDiagnostics
public import VMLMarkup

/// The modifiers of an element, final and ready to be written.
public struct ResolvedStyle: Sendable {
  /// The canonical text, not escaped for an attribute.
  public internal(set) var text: [UInt8] = []
  /// The text in pieces, if a string literal in it cannot stand in a `style` attribute; otherwise
  /// empty.
  public internal(set) var pieces: [StylePiece] = []
  /// The names that `attr()` reads, in their order, each once.
  public internal(set) var attributes: [String] = []
  /// The names that are read without a fallback, so that the element must have such an attribute.
  public internal(set) var requiredAttributes: [String] = []
  /// The templates that are referred to, in their order, each once.
  public internal(set) var templates: [String] = []
  /// The types that the values of these attributes must have, as far as they were checked.
  public internal(set) var reads: [Catalog.AttributeRead] = []
  /// Whether `geometry` is used, which only a `GeometryReader` gives.
  public internal(set) var mentionsGeometry = false

  /// One modifier of a style.
  public struct Modifier: Sendable {
    public var name: String
    /// The tree that the modifier is in, and its node there.
    public var tree: StyleTree
    public var node: Int
    /// The canonical text.
    public var text: [UInt8]
    public var origin: Provenance
    /// Whether the tree's text is an author's, and not computed from it.
    public var isWritten: Bool
    /// The older modifiers whose place it took, wholly or in part.
    public var replaced: [Replaced]
    /// Whether it replaced two modifiers that named the same part: two backgrounds, two paddings of
    /// one edge.
    public var replacesSeveral: Bool
    /// The custom properties that its text was computed from, each before the ones in its value;
    /// only an explanation has them.
    public var properties: [Property] = []

    /// The place of a node of the modifier in a file; the whole modifier for computed text.
    public func origin(of index: Int) -> Provenance {
      isWritten ? origin.narrowed(to: tree.nodes[index].range) : origin
    }
  }

  /// A custom property that a modifier's text was computed from.
  public struct Property: Sendable {
    public var name: String
    /// The canonical text of its value.
    public var value: [UInt8]
    /// The place of the property's declaration.
    public var range: SourceRange
  }

  /// A modifier whose place another one took.
  public struct Replaced: Sendable {
    /// The canonical text.
    public var text: [UInt8]
    public var origin: Provenance
  }

  /// No modifiers.
  public static let empty = ResolvedStyle()
}

/// The number of a style in its resolver.
public struct StyleID: Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// No modifiers.
  public static var none: StyleID { StyleID(rawValue: -1) }

  public var isNone: Bool { rawValue < 0 }
}

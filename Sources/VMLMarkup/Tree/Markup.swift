@_exported public import VMLBase
public import VMLDiagnostics

/// One VML source as a tree: elements, text, comments, and the styles of its `style` attributes.
///
/// Flat arenas over the file's bytes, in preorder; names are numbers, text is slices. What a file
/// holds decides every part of it, and nothing else does. It is a class so that to hand it on
/// counts one reference, not one for each arena.
public final class Markup: Sendable {
  public let file: SourceFile
  public let nodes: [Node]
  public let attributes: [Attribute]
  /// Text that had to be decoded.
  public let side: [UInt8]
  public let names: NameTable
  /// The modifiers of all `style` attributes; ``Attribute/style`` is the range of one attribute's
  /// nodes.
  public let styles: StyleTree

  init(
    file: SourceFile, nodes: [Node], attributes: [Attribute], side: [UInt8], names: NameTable,
    styles: StyleTree
  ) {
    self.file = file
    self.nodes = nodes
    self.attributes = attributes
    self.side = side
    self.names = names
    self.styles = styles
  }

  /// About how many bytes of memory the tree and the file take, unused places included.
  public var memorySize: Int {
    file.bytes.capacity + side.capacity + styles.side.capacity
      + nodes.capacity * MemoryLayout<Node>.stride
      + attributes.capacity * MemoryLayout<Attribute>.stride
      + styles.nodes.capacity * MemoryLayout<StyleTree.Node>.stride
      // The names that only this file has, and what each piece of memory costs.
      + 512
  }

  public struct Node: BitwiseCopyable, Sendable {
    public internal(set) var kind: Kind
    var traits: Traits = []
    public internal(set) var attributeCount: UInt16 = 0
    public internal(set) var name = NameID.vml
    public internal(set) var firstAttribute: UInt32 = 0
    /// One past the last node of this subtree.
    public internal(set) var end: UInt32
    /// A text's or comment's characters.
    public internal(set) var text = TextSlice.empty
    /// The start tag, from `<` to `>`; or the text as it stands in the file.
    public internal(set) var lowerBound: UInt32
    public internal(set) var upperBound: UInt32

    /// Facts about a text or a start tag.
    struct Traits: BitwiseCopyable, OptionSet, Sendable {
      let rawValue: UInt8

      /// A text with `\(…)`, which is therefore not decoded.
      static let interpolation = Traits(rawValue: 1)
      /// A text that is written as it stands in the file; or a start tag that is, but for its end
      /// and the order of its attributes.
      static let standing = Traits(rawValue: 2)
      /// A start tag whose attributes stand in VML's order.
      static let ordered = Traits(rawValue: 4)
    }

    /// Text only: holds `\(…)`, and is therefore not decoded.
    public var hasInterpolation: Bool { traits.contains(.interpolation) }
    /// A start tag whose attributes are each written as they stand in the file, so that none holds
    /// an interpolation.
    public var hasPlainAttributes: Bool { traits.contains(.standing) }
    public var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }
    /// The attributes' indices.
    public var attributes: Range<Int> {
      Int(firstAttribute)..<Int(firstAttribute) + Int(attributeCount)
    }
  }

  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    case element, text, comment, doctype
  }

  public struct Attribute: BitwiseCopyable, Sendable {
    public internal(set) var name: NameID
    public internal(set) var flags: Flags = []
    /// The decoded value; the value as it stands in the file if it holds `\(…)` or is a style.
    public internal(set) var value: TextSlice
    public internal(set) var nameLowerBound: UInt32
    public internal(set) var nameUpperBound: UInt32
    /// The value in the file, without quotes.
    public internal(set) var valueLowerBound: UInt32
    public internal(set) var valueUpperBound: UInt32
    public internal(set) var styleStart: UInt32 = 0
    public internal(set) var styleEnd: UInt32 = 0

    public var nameRange: Range<Int> { Int(nameLowerBound)..<Int(nameUpperBound) }
    public var valueRange: Range<Int> { Int(valueLowerBound)..<Int(valueUpperBound) }
    /// The nodes of ``Markup/styles`` that a `style` holds.
    public var style: Range<Int> { Int(styleStart)..<Int(styleEnd) }
  }

  public struct Flags: BitwiseCopyable, OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The value holds `\(…)`.
    public static var interpolation: Flags { Flags(rawValue: 1) }
    /// Written without a value; it is `true`.
    public static var bare: Flags { Flags(rawValue: 2) }
    /// A `style` whose modifiers are in ``Markup/styles``.
    public static var style: Flags { Flags(rawValue: 4) }
    /// A `style` that stands in the file as it is meant, and in whose canonical form nothing is
    /// escaped.
    static let unescapedStyle = Flags(rawValue: 8)
    /// An attribute that is written as it stands in the file, with one blank before it.
    static let standing = Flags(rawValue: 64)
    /// A `style` that holds an `attr()`.
    static let readsAttributes = Flags(rawValue: 16)
  }

  /// The bytes of a slice of this tree's text.
  public func bytes(_ slice: TextSlice) -> ArraySlice<UInt8> {
    slice.isSide ? side[slice.range] : file.bytes[slice.range]
  }

  public func string(_ slice: TextSlice) -> String {
    String(decoding: bytes(slice), as: UTF8.self)
  }

  /// The name of an element or attribute.
  public func string(_ name: NameID) -> String { names.string(name) }

  /// The nodes directly below a node.
  public func children(of index: Int) -> Siblings {
    Siblings(nodes: nodes, index: index + 1, end: Int(nodes[index].end))
  }

  /// The nodes that no element holds.
  public var roots: Siblings { Siblings(nodes: nodes, index: 0, end: nodes.count) }

  /// The index of the attribute of a name, or `nil` if the element has none.
  public func attribute(_ name: NameID, of index: Int) -> Int? {
    nodes[index].attributes.first { attributes[$0].name == name }
  }

  /// The place of an element's name in its start tag.
  public func nameRange(of index: Int) -> SourceRange {
    let start = Int(nodes[index].lowerBound) + 1
    return file.sourceRange(start..<start + names.bytes(of: nodes[index].name).count)
  }

  public struct Siblings: Sequence, IteratorProtocol {
    let nodes: [Node]
    var index: Int
    let end: Int

    public mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Int(nodes[index].end) }
      return index
    }
  }
}

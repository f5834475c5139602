package import VMLDiagnostics

/// The views of one document after components and instructions are gone: what the cascade works on.
///
/// A flat arena in preorder with a buffer of its own for text, since the views of one document come
/// from many files. Every node and attribute remembers where it was written.
package struct ViewTree: Sendable {
  package var nodes: [Node] = []
  package var attributes: [Attribute] = []
  /// The text of all text nodes and attribute values, decoded.
  package var bytes: [UInt8] = []
  /// What the names' numbers mean.
  package var names: NameTable
  /// What the nodes' ``Node/call`` means, from 1.
  package var calls: [Call] = []
  /// The props of these calls.
  package var props: [Prop] = []

  package init(names: NameTable) { self.names = names }

  package struct Node: Sendable {
    package var kind: Kind
    /// The call of a component that made this root, if sheets name the component; else 0.
    package var call: UInt16 = 0
    package var name: NameID
    /// The index of the element that holds this node, or -1.
    package var parent: Int32
    /// One past the last node of this subtree.
    package var end: UInt32
    package var firstAttribute: UInt32
    package var attributeCount: UInt32
    /// A text's or comment's bytes.
    package var text: Slice
    /// The start tag, or the text.
    package var origin: Origin
    /// The file that says this view where it stands: its own, or that of the call of which it is a root.
    package var unit: FileID

    package init(
      kind: Kind, name: NameID = .vml, parent: Int32, end: UInt32, firstAttribute: UInt32 = 0,
      attributeCount: UInt32 = 0, text: Slice = Slice(0..<0), origin: Origin
    ) {
      self.kind = kind
      self.name = name
      self.parent = parent
      self.end = end
      self.firstAttribute = firstAttribute
      self.attributeCount = attributeCount
      self.text = text
      self.origin = origin
      unit = origin.file
    }
  }

  package enum Kind: UInt8, Sendable { case element, text, comment }

  /// An attribute; an element may have several named `style`, of which each is folded over those
  /// before it.
  package struct Attribute: Sendable {
    package var name: NameID
    package var value: Slice
    /// The value, without its quotes.
    package var origin: Origin

    package init(name: NameID, value: Slice, origin: Origin) {
      self.name = name
      self.value = value
      self.origin = origin
    }
  }

  /// A call of a component whose name some sheet has, as a root of what it made sees it.
  package struct Call: Sendable {
    package var component: NameID
    /// Its props in ``ViewTree/props``.
    package var props: Range<Int32>
    /// The call that made this root inside of the component, or 0.
    package var inner: UInt16
    /// Whether the component itself says this root, which was not passed to it.
    package var isOwn: Bool

    package init(component: NameID, props: Range<Int32>, inner: UInt16, isOwn: Bool = true) {
      self.component = component
      self.props = props
      self.inner = inner
      self.isOwn = isOwn
    }
  }

  /// A prop that a call gives.
  package struct Prop: Sendable {
    package var name: NameID
    package var value: Slice

    package init(name: NameID, value: Slice) {
      self.name = name
      self.value = value
    }
  }

  /// A stretch of ``ViewTree/bytes``.
  package struct Slice: Hashable, Sendable {
    package var start: UInt32
    package var end: UInt32

    package init(_ range: Range<Int>) {
      start = UInt32(range.lowerBound)
      end = UInt32(range.upperBound)
    }

    package var range: Range<Int> { Int(start)..<Int(end) }
    package var isEmpty: Bool { start == end }
  }

  /// A place in a source file, in as few bytes as possible.
  package struct Origin: Hashable, Sendable {
    package var file: FileID
    package var lowerBound: UInt32
    package var upperBound: UInt32

    package init(_ range: SourceRange) {
      file = range.file
      lowerBound = UInt32(range.range.lowerBound)
      upperBound = UInt32(range.range.upperBound)
    }

    package init(file: FileID, lowerBound: UInt32, upperBound: UInt32) {
      self.file = file
      self.lowerBound = lowerBound
      self.upperBound = upperBound
    }

    package var sourceRange: SourceRange {
      SourceRange(file: file, Int(lowerBound)..<Int(upperBound))
    }
  }

  /// Appends text and returns where it lies.
  package mutating func append(_ text: some Sequence<UInt8>) -> Slice {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return Slice(start..<bytes.count)
  }

  package func attributeRange(of node: Int) -> Range<Int> {
    let first = Int(nodes[node].firstAttribute)
    return first..<first + Int(nodes[node].attributeCount)
  }

  package func string(_ slice: Slice) -> String {
    String(decoding: bytes[slice.range], as: UTF8.self)
  }

  /// The index of the first attribute of a name, or `nil` if the element has none.
  package func attribute(_ name: NameID, of node: Int) -> Int? {
    attributeRange(of: node).first { attributes[$0].name == name }
  }
}

public import VMLDiagnostics

/// The views of one document after components and instructions are gone: what the cascade works on.
///
/// A flat arena in preorder with a buffer of its own for text, since the views of one document come
/// from many files. Every node and attribute remembers where it was written.
public struct ViewTree: Sendable {
  public var nodes: [Node] = []
  public var attributes: [Attribute] = []
  /// The text of all text nodes and attribute values, decoded.
  public var bytes: [UInt8] = []
  /// The names that the numbers stand for.
  public var names: NameTable
  /// The calls that the nodes' ``Node/call`` stand for, from 1.
  public var calls: [Call] = []
  /// The props of these calls.
  public var props: [Prop] = []
  /// Whether a style of a file that views come from has a step of behaviour.
  public var holdsSteps = false
  /// Places of the styles that files write otherwise than ``bytes`` does, by file.
  public private(set) var stylePlaces: [StylePlaces] = []

  public init(names: NameTable) { self.names = names }

  public struct Node: Sendable {
    public var kind: Kind
    /// The call of a component that made this root, if sheets name the component; else 0.
    public var call: UInt16 = 0
    public var name: NameID
    /// The index of the element that holds this node, or -1.
    public var parent: Int32
    /// One past the last node of this subtree.
    public var end: UInt32
    public var firstAttribute: UInt32
    public var attributeCount: UInt32
    /// A text's or comment's bytes.
    public var text: Slice
    /// The start tag, or the text.
    public var origin: Origin
    /// The file that places this view: its own, or the caller's where this is a root of the called
    /// component.
    public var unit: FileID

    public init(
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

  public enum Kind: UInt8, Sendable { case element, text, comment }

  /// An attribute.
  ///
  /// An element may have several named `style`; each is folded over the ones before it.
  public struct Attribute: Sendable {
    public var name: NameID
    public var value: Slice
    /// The value, without its quotes.
    public var origin: Origin

    public init(name: NameID, value: Slice, origin: Origin) {
      self.name = name
      self.value = value
      self.origin = origin
    }
  }

  /// A call of a component whose name some sheet has, as a root of what it made sees it.
  public struct Call: Sendable {
    public var component: NameID
    /// The call's own place.
    public var origin: Origin
    /// Its props in ``ViewTree/props``.
    public var props: Range<Int32>
    /// The call that made this root inside of the component, or 0.
    public var inner: UInt16
    /// Whether the component itself says this root, which was not passed to it.
    public var isOwn: Bool

    public init(
      component: NameID, at origin: Origin, props: Range<Int32>, inner: UInt16, isOwn: Bool = true
    ) {
      self.component = component
      self.origin = origin
      self.props = props
      self.inner = inner
      self.isOwn = isOwn
    }
  }

  /// A prop that a call gives.
  public struct Prop: Sendable {
    public var name: NameID
    public var value: Slice

    public init(name: NameID, value: Slice) {
      self.name = name
      self.value = value
    }
  }

  /// A stretch of ``ViewTree/bytes``.
  public struct Slice: Hashable, Sendable {
    public var start: UInt32
    public var end: UInt32

    public init(_ range: Range<Int>) {
      start = UInt32(range.lowerBound)
      end = UInt32(range.upperBound)
    }

    public var range: Range<Int> { Int(start)..<Int(end) }
    public var isEmpty: Bool { start == end }
  }

  /// A place in a source file, in as few bytes as possible.
  public struct Origin: Hashable, Sendable {
    public var file: FileID
    public var lowerBound: UInt32
    public var upperBound: UInt32

    public init(_ range: SourceRange) {
      file = range.file
      lowerBound = UInt32(range.range.lowerBound)
      upperBound = UInt32(range.range.upperBound)
    }

    public init(file: FileID, lowerBound: UInt32, upperBound: UInt32) {
      self.file = file
      self.lowerBound = lowerBound
      self.upperBound = upperBound
    }

    public var sourceRange: SourceRange {
      SourceRange(file: file, Int(lowerBound)..<Int(upperBound))
    }
  }

  /// Appends text and returns where it lies.
  public mutating func append(_ text: some Sequence<UInt8>) -> Slice {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return Slice(start..<bytes.count)
  }

  /// Takes note of where a file's styles stand, unless it is known.
  public mutating func add(_ places: StylePlaces) {
    if !stylePlaces.contains(where: { $0.file == places.file }) { stylePlaces.append(places) }
  }

  /// Place in the file of a part of an attribute's decoded value; where it cannot be told exactly,
  /// the smallest part that is known to hold it.
  public func place(of part: Range<Int>, in attribute: Attribute) -> StylePlaces.Place {
    let origin = attribute.origin
    if attribute.name == .style,
      let places = stylePlaces.first(where: { $0.file == origin.file }),
      let place = places.place(
        of: part, in: bytes[attribute.value.range], from: origin.lowerBound)
    {
      return place
    }
    let whole = origin.sourceRange.range
    guard attribute.value.range.count == whole.count, part.upperBound <= whole.count else {
      return StylePlaces.Place(range: whole, isExact: false)
    }
    let start = whole.lowerBound
    return StylePlaces.Place(
      range: start + part.lowerBound..<start + part.upperBound, isExact: true)
  }

  public func attributeRange(of node: Int) -> Range<Int> {
    let first = Int(nodes[node].firstAttribute)
    return first..<first + Int(nodes[node].attributeCount)
  }

  public func string(_ slice: Slice) -> String {
    String(decoding: bytes[slice.range], as: UTF8.self)
  }

  /// The index of the first attribute of a name, or `nil` if the element has none.
  public func attribute(_ name: NameID, of node: Int) -> Int? {
    attributeRange(of: node).first { attributes[$0].name == name }
  }
}

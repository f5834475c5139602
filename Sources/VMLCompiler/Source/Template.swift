import VMLData
import VMLDiagnostics
import VMLMarkup

/// Markup made ready to be expanded: expressions parsed, text decoded, instructions and components
/// recognised.
///
/// Flat arenas in preorder, like the markup that it was made from. A template is made once for each
/// source and run for each document that uses it. A class: running it costs one retain, not one for
/// each arena.
final class Template: Sendable {
  var nodes: [Node] { parts.nodes }
  var attributes: [Attribute] { parts.attributes }
  /// The decoded literal text of all nodes and attributes.
  var text: [UInt8] { parts.text }
  var segments: [Segment] { parts.segments }
  var interpolations: [Interpolation] { parts.interpolations }
  var conditionals: [[Branch]] { parts.conditionals }
  var loops: [Loop] { parts.loops }
  var bindings: [Binding] { parts.bindings }
  var slots: [Slot] { parts.slots }
  var styles: [InterpolatedStyle] { parts.styles }
  /// The places of styles that are printed otherwise than the author wrote them.
  var stylePlaces: StylePlaces? { parts.stylePlaces }
  /// Whether a style of the file has a step of behaviour.
  var holdsSteps: Bool { parts.holdsSteps }
  /// Uses of the site's texts.
  var texts: [TextUse] { parts.texts }
  /// The bytes of the file; fragments are parts of it.
  let source: [UInt8]
  /// The views of all fragments, numbered from the start of each fragment.
  var fragmentNodes: [ViewTree.Node] { parts.fragmentNodes }
  var fragmentAttributes: [ViewTree.Attribute] { parts.fragmentAttributes }
  /// The ranges in the file of these attributes' names.
  var fragmentAttributeNames: [ViewTree.Slice] { parts.fragmentAttributeNames }
  var fragments: [Fragment] { parts.fragments }
  /// The axes of its variant that an expression reads.
  var reads: VariantAxes { parts.reads }
  /// Whether an expression reads `children`.
  var readsChildren: Bool { parts.readsChildren }
  /// Whether an expression reads `slots`.
  var readsSlots: Bool { parts.readsSlots }
  /// One past the last component that a call may choose; 0 where each call names its own.
  var choiceLimit: Int { parts.choiceLimit }

  private let parts: Parts

  // One element, without a retain of its array.

  func node(_ index: Int) -> Node { parts.nodes[index] }
  func attribute(_ index: Int) -> Attribute { parts.attributes[index] }
  func segment(_ index: Int) -> Segment { parts.segments[index] }
  func choice(_ index: Int32) -> Attribute.Value { parts.choices[Int(index)] }
  func interpolation(_ index: Int32) -> Interpolation { parts.interpolations[Int(index)] }

  /// Appends a part of ``text``; returns its range there.
  func append(_ slice: ViewTree.Slice, to bytes: inout [UInt8]) -> ViewTree.Slice {
    let start = bytes.count
    appendBytes(slice.range, of: parts.text, to: &bytes)
    return ViewTree.Slice(start..<bytes.count)
  }

  init(_ parts: consuming Parts, source: [UInt8]) {
    self.source = source
    self.parts = parts
  }

  /// Appends the views of a fragment below an element of a tree, or below -1.
  func append(_ fragment: Fragment, to tree: inout ViewTree, parent: Int32) {
    let (firstNode, firstAttribute) = (Int32(tree.nodes.count), UInt32(tree.attributes.count))
    let source = UInt32(tree.bytes.count)
    appendBytes(
      fragment.firstByte..<fragment.firstByte + fragment.byteCount, of: self.source,
      to: &tree.bytes)
    let decoded = UInt32(tree.bytes.count)
    if fragment.decodedCount > 0 {
      let range = fragment.firstDecoded..<fragment.firstDecoded + fragment.decodedCount
      appendBytes(range, of: parts.text, to: &tree.bytes)
    }
    tree.nodes.append(addingCapacity: fragment.nodeCount) { added in
      for index in fragment.firstNode..<fragment.firstNode + fragment.nodeCount {
        var node = parts.fragmentNodes[index]
        node.parent = node.parent < 0 ? parent : node.parent + firstNode
        node.end += UInt32(firstNode)
        node.firstAttribute += firstAttribute
        node.text = Fragment.place(node.text, source: source, decoded: decoded)
        added.append(node)
      }
    }
    tree.attributes.append(addingCapacity: fragment.attributeCount) { added in
      let end = fragment.firstAttribute + fragment.attributeCount
      for index in fragment.firstAttribute..<end {
        var attribute = parts.fragmentAttributes[index]
        attribute.value = Fragment.place(attribute.value, source: source, decoded: decoded)
        added.append(attribute)
      }
    }
  }

  /// The template without nodes.
  static let empty = Template(Parts(), source: [])

  /// A template that is being made.
  struct Parts {
    var nodes: [Node] = []
    var attributes: [Attribute] = []
    var text: [UInt8] = []
    var segments: [Segment] = []
    var interpolations: [Interpolation] = []
    var conditionals: [[Branch]] = []
    var loops: [Loop] = []
    var bindings: [Binding] = []
    var slots: [Slot] = []
    var styles: [InterpolatedStyle] = []
    var stylePlaces: StylePlaces?
    var texts: [TextUse] = []
    var fragmentNodes: [ViewTree.Node] = []
    var fragmentAttributes: [ViewTree.Attribute] = []
    var fragmentAttributeNames: [ViewTree.Slice] = []
    var fragments: [Fragment] = []
    var reads: VariantAxes = []
    var readsChildren = false
    var readsSlots = false
    /// The values of `is` of calls that choose their component, and of texts in Markdown.
    var choices: [Attribute.Value] = []
    var choiceLimit = 0
    var holdsSteps = false
  }

  struct Node: Sendable {
    var kind: Kind
    /// Elements and calls.
    var name: NameID = .vml
    /// The index of a component, choice, conditional, loop, binding, slot, text or fragment, as
    /// `kind` tells.
    var payload: Int32 = 0
    var firstAttribute: UInt32 = 0
    var attributeCount: UInt32 = 0
    /// One past the last node of this subtree.
    var end: UInt32
    /// Text and comments: literal characters.
    var literal = ViewTree.Slice(0..<0)
    /// Interpolated text: its part of ``Template/segments``.
    var segments = SegmentRange(0..<0)
    /// The start tag, or the text.
    var origin: ViewTree.Origin

    var attributes: Range<Int> {
      Int(firstAttribute)..<Int(firstAttribute) + Int(attributeCount)
    }
  }

  enum Kind: UInt8, Sendable {
    case element, call, text, interpolatedText, comment, conditional, loop, binding, slot
    /// Text that is looked up.
    case localizedText
    /// A call whose component is known only when the template is run.
    case chosenCall
    /// A text in Markdown, whose views are known only when the template is run.
    case markdown
    /// Elements that are equal whenever the template is run.
    case fragment
    /// The part of a loop for a list without items.
    case empty
    /// An instruction that could not be read, which was reported.
    case broken
  }

  /// Siblings with their content that are copied into a document as they are.
  ///
  /// Parents, ends and attributes are counted from the start of the fragment; roots have the parent
  /// -1. Text that stands in the file as it is has an offset from the fragment's start there, and
  /// the file's bytes from that start are copied with it. Other text is in ``Template/text``.
  struct Fragment: Sendable {
    let firstNode: Int
    var nodeCount = 0
    let firstAttribute: Int
    var attributeCount = 0
    /// Its part of ``Template/source``.
    let firstByte: Int
    var byteCount = 0
    /// Its part of ``Template/text``.
    let firstDecoded: Int
    var decodedCount = 0
    /// Number of elements with children that are inside one another.
    var depth = 0

    init(firstNode: Int, firstAttribute: Int, firstByte: Int, firstDecoded: Int) {
      self.firstNode = firstNode
      self.firstAttribute = firstAttribute
      self.firstByte = firstByte
      self.firstDecoded = firstDecoded
    }

    /// A slice of the decoded text; see ``place(_:source:decoded:)``.
    static func decoded(_ range: Range<Int>) -> ViewTree.Slice {
      var slice = ViewTree.Slice(range)
      slice.start |= decodedBit
      slice.end |= decodedBit
      return slice
    }

    /// A slice in a document, for the positions there at which the fragment's part of the file and
    /// of the decoded text begin.
    @inline(__always)
    static func place(
      _ slice: ViewTree.Slice, source: UInt32, decoded: UInt32
    ) -> ViewTree.Slice {
      var slice = slice
      let distance = slice.start & decodedBit == 0 ? source : decoded &- decodedBit
      slice.start &+= distance
      slice.end &+= distance
      return slice
    }

    private static let decodedBit: UInt32 = 1 << 31

    /// Whether a slice is one of the decoded text.
    static func isDecoded(_ slice: ViewTree.Slice) -> Bool { slice.start & decodedBit != 0 }
  }

  struct Attribute: Sendable {
    var name: NameID
    var value: Value
    var nameOrigin: ViewTree.Origin
    /// The range of the value, without its quotes.
    var origin: ViewTree.Origin

    enum Value: Sendable {
      case literal(ViewTree.Slice)
      /// One interpolation and nothing else: an index into ``Template/interpolations``.
      case interpolation(Int32)
      case segments(SegmentRange)
      /// An index into ``Template/styles``.
      case style(Int32)
      /// An index into ``Template/texts``.
      case text(Int32)
    }
  }

  /// A part of a text or value.
  enum Segment: Sendable {
    case literal(ViewTree.Slice)
    /// An index into ``Template/interpolations``.
    case interpolation(Int32)
  }

  /// A range of ``Template/segments``.
  struct SegmentRange: Sendable {
    private let start: UInt32
    private let end: UInt32

    init(_ range: Range<Int>) {
      start = UInt32(range.lowerBound)
      end = UInt32(range.upperBound)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  struct Branch: Sendable {
    /// `nil` for `else`.
    var test: Expression?
    var body: Range<Int>
  }

  struct Loop: Sendable {
    var variable: VariableName
    var index: VariableName?
    var list: Expression
  }

  struct Binding: Sendable {
    var variable: VariableName
    var value: Expression
  }

  struct Slot: Sendable {
    enum Source: Sendable {
      case unnamed
      /// The name is a part of ``Template/text``.
      case named(ViewTree.Slice)
      case child(Expression)
    }

    var source: Source
    /// The `template` that the views in the slot get, if this slot is a direct child of a call: the
    /// name of the callee's slot that they go to.
    var template: ViewTree.Slice?
    var templateOrigin: ViewTree.Origin
  }

  /// A text or value that refers to a text: `@cart.items(count: n)`.
  struct TextUse: Sendable {
    /// The number in ``Texts``; `nil` if no locale has a text for the key.
    var number: Int?
    var key: String
    var arguments: [TextReference.Argument]
    var range: SourceRange
    /// The value in the file, with one `@` for the first two; for an attribute that turns out to be
    /// no text.
    var written = ViewTree.Slice(0..<0)
    /// Whether the value only begins with `@@`, and refers to no text.
    var isEscaped = false
  }

  /// A `style` with interpolations or references to texts; other styles are literals in canonical
  /// form.
  struct InterpolatedStyle: Sendable {
    var tree: StyleTree
    var nodes: Range<Int>
    /// In the order of their nodes; `isInString` is whether it stands between the quotes of a
    /// string.
    var interpolations: [(node: Int, interpolation: Interpolation, isInString: Bool)]
    /// Strings that are looked up: indices into ``Template/texts``.
    var texts: [(node: Int, text: Int32)] = []
  }
}

import VMLData
import VMLDiagnostics
import VMLMarkup

/// Markup made ready to be expanded: expressions parsed, text decoded, instructions and components recognised.
///
/// A flat arena in preorder like the markup that it was made from. A template is made once for each source and run
/// for each document that uses it.
package struct Template: Sendable {
  var nodes: [Node] = []
  var attributes: [Attribute] = []
  /// The decoded literal text of all nodes and attributes.
  var text: [UInt8] = []
  var segments: [[Segment]] = []
  var conditionals: [[Branch]] = []
  var loops: [Loop] = []
  var bindings: [Binding] = []
  var slots: [Slot] = []
  var styles: [InterpolatedStyle] = []

  struct Node: Sendable {
    var kind: Kind
    /// Elements and calls.
    var name: NameID = .vml
    /// What `kind` says: the index of a component, of segments, or of a loop.
    var payload: Int32 = 0
    var firstAttribute: UInt32 = 0
    var attributeCount: UInt32 = 0
    /// One past the last node of this subtree.
    var end: UInt32
    /// Text and comments: literal characters.
    var literal = ViewTree.Slice(0..<0)
    /// The start tag, or the text.
    var origin: ViewTree.Origin

    var attributes: Range<Int> {
      Int(firstAttribute)..<Int(firstAttribute) + Int(attributeCount)
    }
  }

  enum Kind: UInt8, Sendable {
    case element, call, text, interpolatedText, comment, conditional, loop, binding, slot
    /// An instruction that could not be read, and was reported.
    case broken
  }

  struct Attribute: Sendable {
    var name: NameID
    var value: Value
    var nameOrigin: ViewTree.Origin
    /// The value, without its quotes.
    var origin: ViewTree.Origin

    enum Value: Sendable {
      case literal(ViewTree.Slice)
      /// An index into ``Template/segments``.
      case segments(Int32)
      /// An index into ``Template/styles``.
      case style(Int32)
    }
  }

  enum Segment: Sendable {
    case literal(ViewTree.Slice)
    /// `nil` where it could not be parsed, which was reported.
    case interpolation(Interpolation?)
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
    var body: Range<Int>
    /// What `<empty>` holds.
    var empty: Range<Int>
  }

  struct Binding: Sendable {
    var variable: VariableName
    var value: Expression
  }

  struct Slot: Sendable {
    enum Source: Sendable {
      case unnamed
      case named(String)
      case child(Expression)
    }

    var source: Source
    /// The slot of the callee that the content goes to, where this slot is a direct child of a call.
    var template: ViewTree.Slice?
  }

  /// A `style` with interpolations; those without are literals in canonical form.
  struct InterpolatedStyle: Sendable {
    var tree: StyleTree
    var nodes: Range<Int>
    /// By the index of their node.
    var interpolations: [Int: Interpolation]
  }
}

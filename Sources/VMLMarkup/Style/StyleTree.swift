/// Modifier calls, as a `style` attribute or the body of a VSS rule holds them.
///
/// A flat arena in preorder: each node knows where its subtree ends, so that the next sibling is
/// found without a pointer. A compound expression is a *run* of siblings: its first node, then
/// nodes that continue it. `.blue.opacity(0.5)` is `member` and a continuing `member`;
/// `a / b` is an operand, a continuing `operator`, and a continuing operand.
///
/// Spec: VML 6 and 13.2, with the additions that `docs/vml.md` lists.
public struct StyleTree: Sendable {
  public internal(set) var nodes: [Node] = []
  /// The text that was parsed.
  public let source: [UInt8]
  /// Text that does not stand in `source` as it is meant.
  public internal(set) var side: [UInt8] = []
  /// Whether a step of behaviour stands in it.
  public internal(set) var holdsSteps = false

  public init(source: [UInt8]) { self.source = source }

  public struct Node: Sendable {
    public internal(set) var kind: Kind
    public internal(set) var flags: Flags
    /// The argument label before this expression; empty if there is none.
    public internal(set) var label: TextSlice
    /// The name, the digits, the characters of the string: what `kind` says.
    public internal(set) var text: TextSlice
    /// One past the last node of this subtree.
    public internal(set) var end: UInt32
    /// UTF-8 byte offsets in the file, from the first byte of the node to one past its last.
    public internal(set) var lowerBound: UInt32
    public internal(set) var upperBound: UInt32

    public var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Goes on with the expression that the sibling before it began.
    public static let continuation = Flags(rawValue: 1)
    /// Has parentheses, whether or not there is anything between them.
    public static let call = Flags(rawValue: 2)
    /// A name that was written, and must be written, in quotes.
    public static let quoted = Flags(rawValue: 4)
    /// A hole that names a template.
    public static let template = Flags(rawValue: 8)
  }

  public enum Kind: UInt8, Sendable {
    /// `name(arguments)`; the children are the arguments.
    case modifier
    /// `@apply(a, b)`; the children are identifiers: class names.
    case apply
    /// `:name`, a reference to a template.
    case template
    /// `12`, `-0.5`, `1e3`, with its unit if it has one (`45deg`).
    case number
    case string
    /// `"a \(b) c"`: the children are continuing strings and interpolations.
    case interpolatedString
    /// `#rrggbb` and its short forms, in lower case.
    case color
    /// `true`, `false`, `nil`.
    case literal
    /// `\.colorScheme`; the text begins with the dot.
    case keyPath
    /// `.name` or `.name(arguments)`.
    case member
    /// `name` or `name(arguments)`; also `Color` in `Color.blue`.
    case identifier
    /// `[a, b]`
    case array
    /// `(a, b)`
    case tuple
    /// `attr(name type(<t>), fallback)`: the text is the attribute's name, the children are a type
    /// hint and the fallback.
    case attribute
    /// `type(<t>)` of an `attr()`; the text is the type.
    case typeHint
    /// `+ - * / ... ..<`
    case `operator`
    /// `var(--name, fallback)`; only the fallback is a child. Also the name of a class pattern's
    /// hole, which does not begin with `--`; with the flag `quoted` it is `.(name)`, a member, and
    /// with `template` `:(name)`.
    case variable
    /// `\(expression)`: the text is the expression, which is not parsed here.
    case interpolation
  }

  /// The bytes of a slice of this tree.
  public func bytes(_ slice: TextSlice) -> ArraySlice<UInt8> {
    slice.isSide ? side[slice.range] : source[slice.range]
  }

  public func string(_ slice: TextSlice) -> String {
    String(decoding: bytes(slice), as: UTF8.self)
  }

  /// The text of a node: its name, digits or characters.
  public func text(of index: Int) -> String { string(nodes[index].text) }

  /// Whether a node stands for the hole of a class pattern.
  public func isHole(_ node: Node) -> Bool {
    node.kind == .variable && bytes(node.text).first != UInt8(ascii: "-")
  }

  /// The indices of the nodes directly below a node, continuations included.
  public func children(of index: Int) -> Siblings {
    Siblings(tree: self, index: index + 1, end: Int(nodes[index].end))
  }

  /// The indices of the top-level nodes: modifiers, and `@apply`s.
  public var roots: Siblings { Siblings(tree: self, index: 0, end: nodes.count) }

  /// The expressions directly below a node: the first node and the range of all nodes of each run.
  public func arguments(of index: Int) -> [Argument] {
    var arguments: [Argument] = []
    for child in children(of: index) {
      let end = Int(nodes[child].end)
      if nodes[child].flags.contains(.continuation), !arguments.isEmpty {
        arguments[arguments.count - 1].nodes = arguments[arguments.count - 1].nodes.lowerBound..<end
      } else {
        arguments.append(Argument(label: nodes[child].label, nodes: child..<end))
      }
    }
    return arguments
  }

  /// One argument of a call.
  public struct Argument: Sendable {
    public var label: TextSlice
    /// All nodes of the expression, subtrees included; the first is its head.
    public var nodes: Range<Int>
  }

  public struct Siblings: Sequence, IteratorProtocol {
    let tree: StyleTree
    var index: Int
    let end: Int

    public mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Int(tree.nodes[index].end) }
      return index
    }
  }
}

extension StyleTree {
  /// Whether nodes of two trees say the same, wherever they stand.
  public func isEquivalent(
    _ nodes: Range<Int>, to otherNodes: Range<Int>, of other: StyleTree
  ) -> Bool {
    guard nodes.count == otherNodes.count else { return false }
    for (index, otherIndex) in zip(nodes, otherNodes) {
      let node = self.nodes[index]
      let otherNode = other.nodes[otherIndex]
      guard
        node.kind == otherNode.kind, node.flags == otherNode.flags,
        Int(node.end) - nodes.lowerBound == Int(otherNode.end) - otherNodes.lowerBound,
        bytes(node.label) == other.bytes(otherNode.label),
        bytes(node.text) == other.bytes(otherNode.text)
      else { return false }
    }
    return true
  }
}

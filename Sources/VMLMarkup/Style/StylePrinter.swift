/// Writes styles in their one canonical form.
///
/// `name(label: value, value);next()`: strings in `"`, hexadecimal digits in lower case, one blank
/// after `,` and `:` and around binary operators, no other white space. The caller, who writes the
/// attribute, makes the entities.
///
/// Spec: VML 9.1.
public struct StylePrinter {
  public var options: Options
  /// The text so far.
  public var output: [UInt8] = []
  /// Bytes that are still to be copied from the tree's source; empty whenever a caller may look at
  /// the output.
  var run = CopyRun()

  public struct Options: Sendable {
    /// Writes `attr("name")` also where the name is an identifier, for LiveView Native 0.4 clients.
    public var quotesAttributeNames = false

    public init(quotesAttributeNames: Bool = false) {
      self.quotesAttributeNames = quotesAttributeNames
    }
  }

  public init(options: Options = Options()) { self.options = options }

  /// Text to write in place of a node, or `nil` to write the node itself.
  ///
  /// Asked for strings, interpolations, `var()`s, `attr()`s, calls of functions and signs.
  public typealias Replacement = (_ tree: StyleTree, _ index: Int) -> [UInt8]?

  /// Writes modifiers, separated by `;`.
  public mutating func print(
    modifiers nodes: Range<Int>, of tree: StyleTree, replacing replacement: Replacement? = nil
  ) {
    print(modifiers: nodes, of: tree, replacing: replacement, flushing: true)
  }

  mutating func print(
    modifiers nodes: Range<Int>, of tree: StyleTree, replacing replacement: Replacement? = nil,
    flushing: Bool
  ) {
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      if index > nodes.lowerBound { write(UInt8(ascii: ";"), tree) }
      print(node: index, of: tree, replacement)
      index = Int(tree.nodes[index].end)
    }
    if flushing { run.flush(to: &output, from: tree.source) }
  }

  /// Writes expressions: runs of nodes, separated by `, `.
  public mutating func print(
    expressions nodes: Range<Int>, of tree: StyleTree, replacing replacement: Replacement? = nil
  ) {
    print(list: nodes, of: tree, replacement)
    run.flush(to: &output, from: tree.source)
  }

  /// Writes a string literal.
  public mutating func print(string: some Sequence<UInt8>) {
    output.append(quotationMark)
    print(characters: string)
    output.append(quotationMark)
  }

  /// Writes characters as they stand in a string literal.
  public mutating func print(characters: some Sequence<UInt8>) {
    for byte in characters {
      switch byte {
      case quotationMark, backslash:
        output.append(backslash)
        output.append(byte)
      case 0x0A: output.append(contentsOf: #"\n"#.utf8)
      case 0x09: output.append(contentsOf: #"\t"#.utf8)
      case 0x0D: output.append(contentsOf: #"\r"#.utf8)
      default: output.append(byte)
      }
    }
  }

  static func isIdentifier(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, ByteClasses.isIdentifierStart(first) else { return false }
    return name.allSatisfy(ByteClasses.isIdentifier)
  }
}

// MARK: - Nodes

extension StylePrinter {
  private mutating func print(
    list nodes: Range<Int>, of tree: StyleTree, _ replacement: Replacement?
  ) {
    var index = nodes.lowerBound
    var followsOperator = false
    while index < nodes.upperBound {
      let node = tree.nodes[index]
      let isContinuation = node.flags.contains(.continuation)
      if index > nodes.lowerBound, !isContinuation {
        write(UInt8(ascii: ","), tree)
        write(UInt8(ascii: " "), tree)
      }
      if !node.label.isEmpty {
        write(node.label, tree)
        write(UInt8(ascii: ":"), tree)
        write(UInt8(ascii: " "), tree)
      }
      if node.kind == .operator {
        let isSign = !isContinuation || followsOperator
        if isSign, let replaced = replacement?(tree, index) {
          run.flush(to: &output, from: tree.source)
          output += replaced
        } else {
          print(operator: node, isSign: isSign, of: tree)
        }
      } else {
        print(node: index, of: tree, replacement)
      }
      followsOperator = node.kind == .operator
      index = Int(node.end)
    }
  }

  private mutating func print(
    node index: Int, of tree: StyleTree, _ replacement: Replacement?
  ) {
    let node = tree.nodes[index]
    if let replacement, Self.isReplaceable(node), let replaced = replacement(tree, index) {
      run.flush(to: &output, from: tree.source)
      output += replaced
      return
    }
    let children = index + 1..<Int(node.end)
    switch node.kind {
    case .modifier, .identifier: print(call: node, children, of: tree, replacement)
    case .member:
      write(UInt8(ascii: "."), tree)
      print(call: node, children, of: tree, replacement)
    case .number, .color, .literal: write(node.text, tree)
    case .operator: print(operator: node, isSign: false, of: tree)
    case .string: print(literal: node.text, of: tree)
    case .interpolatedString: print(segments: children, of: tree, replacement)
    case .template:
      write(UInt8(ascii: ":"), tree)
      if node.flags.contains(.quoted) {
        print(literal: node.text, of: tree)
      } else {
        write(node.text, tree)
      }
    case .array: print(children, in: "[", "]", of: tree, replacement)
    case .tuple: print(children, in: "(", ")", of: tree, replacement)
    case .apply: print(children, in: "@apply(", ")", of: tree, replacement)
    case .keyPath: print(node.text, in: #"\"#, "", of: tree)
    case .interpolation: print(node.text, in: #"\("#, ")", of: tree)
    case .typeHint: print(node.text, in: "type(<", ">)", of: tree)
    case .attribute: print(attribute: node, children, of: tree, replacement)
    case .variable where tree.isHole(node):
      let isMarked = !node.flags.isDisjoint(with: [.quoted, .template])
      if isMarked { write(node.flags.contains(.template) ? ":(" : ".(", tree) }
      write(node.text, tree)
      if isMarked { write(closingParenthesis, tree) }
    case .variable:
      write("var(", tree)
      write(node.text, tree)
      print(fallback: children, of: tree, replacement)
    }
  }

  private static func isReplaceable(_ node: StyleTree.Node) -> Bool {
    switch node.kind {
    case .string, .interpolatedString, .interpolation, .variable, .attribute: true
    case .identifier: node.flags.contains(.call)
    default: false
    }
  }

  private mutating func print(
    call node: StyleTree.Node, _ children: Range<Int>, of tree: StyleTree,
    _ replacement: Replacement?
  ) {
    write(node.text, tree)
    guard node.flags.contains(.call) else { return }
    write(openingParenthesis, tree)
    print(list: children, of: tree, replacement)
    write(closingParenthesis, tree)
  }

  /// Binary operators have blanks around them; signs and the operators of ranges have none.
  private mutating func print(operator node: StyleTree.Node, isSign: Bool, of tree: StyleTree) {
    let isRange = tree.bytes(node.text).first == UInt8(ascii: ".")
    let hasBlanks = !isRange && !isSign
    if hasBlanks { write(UInt8(ascii: " "), tree) }
    write(node.text, tree)
    if hasBlanks { write(UInt8(ascii: " "), tree) }
  }

  private mutating func print(
    attribute node: StyleTree.Node, _ children: Range<Int>, of tree: StyleTree,
    _ replacement: Replacement?
  ) {
    write("attr(", tree)
    if options.quotesAttributeNames || !Self.isIdentifier(tree.bytes(node.text)) {
      print(literal: node.text, of: tree)
    } else {
      write(node.text, tree)
    }
    var fallback = children
    if let hint = children.first, tree.nodes[hint].kind == .typeHint {
      write(UInt8(ascii: " "), tree)
      print(node: hint, of: tree, replacement)
      fallback = hint + 1..<children.upperBound
    }
    print(fallback: fallback, of: tree, replacement)
  }

  /// Writes the rest of an `attr()` or `var()`.
  private mutating func print(
    fallback: Range<Int>, of tree: StyleTree, _ replacement: Replacement?
  ) {
    if !fallback.isEmpty { write(", ", tree) }
    print(list: fallback, of: tree, replacement)
    write(closingParenthesis, tree)
  }

  private mutating func print(
    segments: Range<Int>, of tree: StyleTree, _ replacement: Replacement?
  ) {
    write(quotationMark, tree)
    for index in segments {
      if tree.nodes[index].kind == .string {
        run.flush(to: &output, from: tree.source)
        print(characters: tree.bytes(tree.nodes[index].text))
      } else {
        print(node: index, of: tree, replacement)
      }
    }
    write(quotationMark, tree)
  }

  private mutating func print(literal text: TextSlice, of tree: StyleTree) {
    run.flush(to: &output, from: tree.source)
    print(string: tree.bytes(text))
  }

  private mutating func print(
    _ children: Range<Int>, in opening: String, _ closing: String, of tree: StyleTree,
    _ replacement: Replacement?
  ) {
    write(opening, tree)
    print(list: children, of: tree, replacement)
    write(closing, tree)
  }

  private mutating func print(
    _ text: TextSlice, in opening: String, _ closing: String, of tree: StyleTree
  ) {
    write(opening, tree)
    write(text, tree)
    write(closing, tree)
  }

  // MARK: Bytes

  private mutating func write(_ slice: TextSlice, _ tree: StyleTree) {
    if slice.isSide {
      run.append(tree.side[slice.range], to: &output, from: tree.source)
    } else {
      run.append(source: slice.range, to: &output, from: tree.source)
    }
  }

  private mutating func write(_ byte: UInt8, _ tree: StyleTree) {
    run.append(byte, to: &output, from: tree.source)
  }

  private mutating func write(_ text: String, _ tree: StyleTree) {
    for byte in text.utf8 { run.append(byte, to: &output, from: tree.source) }
  }
}

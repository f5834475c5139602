/// The quick way through styles that are in canonical form already, as nearly all are that a
/// compiler wrote.
///
/// Knows modifiers with labels, numbers, members, calls, lists and templates, spaced as VML wants
/// it, and gives up at anything else without a word: the whole style is then read again by the
/// functions that know everything. What it accepts, those would read into the same nodes, and it is
/// written as it stands.
extension StyleTree {
  /// Makes room for the nodes of a text before the first of them is made.
  mutating func reserveNodes(forBytes count: Int) {
    guard nodes.isEmpty else { return }
    nodes.reserveCapacity(min(count / 10, 4096) + PlainStyle.nodeLimit)
  }

  /// Parses modifiers from an index on, as far as they are plain and separated by `;`.
  ///
  /// - Returns: Where they end, which is where the style has to end; or `nil`, with the tree as it
  /// was, if something there is not plain.
  @inline(__always)
  mutating func parsePlainStyle(_ source: Span<UInt8>, from start: Int) -> Int? {
    let firstNode = nodes.count
    var end: Int?
    nodes.append(addingCapacity: PlainStyle.nodeLimit) { nodes in
      var style = PlainStyle(startingAt: start, firstNode: firstNode)
      if style.parse(source, into: &nodes) { end = style.position } else { nodes.removeAll() }
    }
    return end
  }
}

/// State of the parser of a plain style.
///
/// All of it is inlined into one loop, each function once, so that its state lies in registers.
struct PlainStyle {
  /// Number of nodes that a style may have here; longer ones are rare and need no quick way.
  static let nodeLimit = 128

  private(set) var position: Int
  /// The number in the tree of the first node.
  private let firstNode: Int
  private var expected = Expected.modifier
  /// The node whose bracket is open.
  ///
  /// Until it is closed, such a node has in its `end` the index of the one around it, so that depth
  /// costs neither recursion nor a stack.
  private var innermost = 0
  /// Number of open brackets.
  private var depth = 0
  /// The label before the position, empty if there is none.
  private var label = TextSlice.empty

  /// Kinds of text that may come next.
  private enum Expected {
    case modifier
    case argument
    /// An argument, or the bracket that closes an empty list of them.
    case argumentOrEnd
    /// More of the last argument, or of the list that it is in.
    case continuation
  }

  private typealias Nodes = OutputSpan<StyleTree.Node>

  init(startingAt position: Int, firstNode: Int) {
    self.position = position
    self.firstNode = firstNode
  }

  /// Parses `modifier {";" modifier}`; returns `false` at what is not plain.
  @inline(__always)
  mutating func parse(
    _ source: Span<UInt8>, into nodes: inout OutputSpan<StyleTree.Node>
  ) -> Bool {
    while !nodes.isFull {
      let first = byte(source, position)
      let isRead: Bool
      // What comes up most comes first.
      if ByteClasses.isIdentifierStart(first) {
        isRead = parseWord(source, &nodes)
      } else if first == UInt8(ascii: ".") {
        isRead = parseMember(source, &nodes)
      } else if ByteClasses.isDigit(first) || first == UInt8(ascii: "-") {
        isRead = parseNumber(source, &nodes)
      } else if first == UInt8(ascii: ",") {
        isRead = skipComma(source)
      } else if first == closingParenthesis || first == UInt8(ascii: "]") {
        isRead = endBracket(first, &nodes)
        if isRead, depth == 0, !skipSemicolon(source) { return true }
      } else {
        isRead = parseOther(source, &nodes)
      }
      guard isRead else { return false }
    }
    return false
  }

  /// Parses `", "` between two arguments.
  @inline(__always)
  private mutating func skipComma(_ source: Span<UInt8>) -> Bool {
    guard expected == .continuation, byte(source, position &+ 1) == 0x20 else { return false }
    position &+= 2
    expected = .argument
    return true
  }

  /// Parses `";"` between two modifiers.
  @inline(__always)
  private mutating func skipSemicolon(_ source: Span<UInt8>) -> Bool {
    guard byte(source, position) == UInt8(ascii: ";") else { return false }
    position &+= 1
    expected = .modifier
    return true
  }

  /// Parses whatever begins with a name: a modifier, a label, a call, a literal.
  ///
  /// - Precondition: The next byte can begin a name.
  @inline(__always)
  private mutating func parseWord(_ source: Span<UInt8>, _ nodes: inout Nodes) -> Bool {
    let word = PlainWord(source, at: position)
    let next = byte(source, word.end)
    var kind = StyleTree.Kind.modifier
    if expected == .modifier {
      guard next == openingParenthesis else { return false }
    } else {
      guard expected != .continuation else { return false }
      if next == UInt8(ascii: ":") { return takeLabel(source, word) }
      let goesOn = next == UInt8(ascii: ".") || next == openingParenthesis
      kind = goesOn ? .identifier : .literal
      guard word.isLiteral != goesOn, !(next == openingParenthesis && word.isReference) else {
        return false
      }
    }
    return append(kind, word, next, [], &nodes)
  }

  /// Parses `"." IDENT ["("]`.
  @inline(__always)
  private mutating func parseMember(_ source: Span<UInt8>, _ nodes: inout Nodes) -> Bool {
    let word = PlainWord(source, at: position &+ 1)
    guard word.isIdentifier, expected != .modifier else { return false }
    let flags: StyleTree.Flags = expected == .continuation ? .continuation : []
    return append(.member, word, byte(source, word.end), flags, &nodes)
  }

  /// Takes note of the label that a word with a colon behind it is.
  @inline(__always)
  private mutating func takeLabel(_ source: Span<UInt8>, _ word: PlainWord) -> Bool {
    guard label.isEmpty, byte(source, word.end &+ 1) == 0x20 else { return false }
    label = TextSlice(source: word.start, upTo: word.end)
    position = word.end &+ 2
    expected = .argument
    return true
  }

  /// Parses `["-"] digits ["." digits]` with nothing behind it that could be a part of the value.
  @inline(__always)
  private mutating func parseNumber(_ source: Span<UInt8>, _ nodes: inout Nodes) -> Bool {
    guard expected == .argument || expected == .argumentOrEnd else { return false }
    let digits = byte(source, position) == UInt8(ascii: "-") ? position &+ 1 : position
    var end = endOfDigits(source, digits)
    guard end > digits else { return false }
    if byte(source, end) == UInt8(ascii: ".") {
      let fraction = end &+ 1
      end = endOfDigits(source, fraction)
      guard end > fraction else { return false }
    }
    switch byte(source, end) {
    case UInt8(ascii: ","), closingParenthesis, UInt8(ascii: "]"):
      append(.number, position, end, upTo: end, [], &nodes)
      return true
    default: return false
    }
  }

  /// Parses `":" IDENT`, or `"["`, or nothing.
  @inline(never)
  private mutating func parseOther(_ source: Span<UInt8>, _ nodes: inout Nodes) -> Bool {
    guard expected == .argument || expected == .argumentOrEnd else { return false }
    if byte(source, position) == UInt8(ascii: "[") {
      append(.array, 0, 0, upTo: position + 1, [], &nodes)
      return openBracket(&nodes)
    }
    let name = PlainWord(source, at: position + 1)
    guard byte(source, position) == UInt8(ascii: ":"), name.isIdentifier,
      byte(source, name.end) != UInt8(ascii: ".")
    else { return false }
    append(.template, name.start, name.end, upTo: name.end, [], &nodes)
    return true
  }

  // MARK: Nodes

  /// Appends the node of a name, and opens its bracket if that is the next byte.
  @inline(__always)
  private mutating func append(
    _ kind: StyleTree.Kind, _ word: PlainWord, _ next: UInt8, _ flags: StyleTree.Flags,
    _ nodes: inout Nodes
  ) -> Bool {
    let isCall = next == openingParenthesis
    append(
      kind, word.start, word.end, upTo: word.end, isCall ? flags.union(.call) : flags, &nodes)
    return isCall ? openBracket(&nodes) : true
  }

  /// Appends a node that begins with the label before it, and steps behind it.
  @inline(__always)
  private mutating func append(
    _ kind: StyleTree.Kind, _ text: Int, _ textEnd: Int, upTo end: Int,
    _ flags: StyleTree.Flags, _ nodes: inout Nodes
  ) {
    nodes.append(
      StyleTree.Node(
        kind: kind, flags: flags, label: label, text: TextSlice(source: text, upTo: textEnd),
        end: UInt32(truncatingIfNeeded: firstNode &+ nodes.count &+ 1),
        lowerBound: UInt32(truncatingIfNeeded: label.isEmpty ? position : label.range.lowerBound),
        upperBound: UInt32(truncatingIfNeeded: end)))
    label = .empty
    position = end
    expected = .continuation
  }

  /// Steps over the opening bracket of the last node, unless too many are open.
  @inline(__always)
  private mutating func openBracket(_ nodes: inout Nodes) -> Bool {
    let node = nodes.count &- 1
    if nodes[node].kind != .array { position &+= 1 }
    nodes[node].end = UInt32(truncatingIfNeeded: innermost)
    innermost = node
    depth &+= 1
    expected = .argumentOrEnd
    return depth <= styleDepthLimit
  }

  @inline(__always)
  private mutating func endBracket(_ closing: UInt8, _ nodes: inout Nodes) -> Bool {
    guard depth > 0, expected == .argumentOrEnd || expected == .continuation,
      (nodes[innermost].kind == .array) == (closing == UInt8(ascii: "]"))
    else { return false }
    position &+= 1
    let node = innermost
    innermost = Int(nodes[node].end)
    depth &-= 1
    expected = .continuation
    nodes[node].end = UInt32(truncatingIfNeeded: firstNode &+ nodes.count)
    nodes[node].upperBound = UInt32(truncatingIfNeeded: position)
    return true
  }
}

/// A word that may be an `IDENT`, with its first bytes as a number.
private struct PlainWord {
  let start: Int
  let end: Int
  /// The first eight bytes, whether or not all of them are of the word; the first of them lowest.
  private let first: UInt64

  @inline(__always)
  init(_ source: Span<UInt8>, at start: Int) {
    self.start = start
    first = word(of: source, at: start)
    let letters = start &+ letterCount(of: first)
    // What most words have behind them ends them.
    let next = byte(source, letters)
    let isEnd = letters < start &+ 8 && (next < 0x30 || next == UInt8(ascii: ":"))
    end = isEnd ? letters : endOfIdentifier(in: source, from: letters)
  }

  @inline(__always)
  var isIdentifier: Bool {
    end > start && !ByteClasses.isDigit(UInt8(truncatingIfNeeded: first))
  }

  /// Whether this is `true`, `false` or `nil`.
  @inline(__always)
  var isLiteral: Bool {
    prefix == 0x6575_7274 || prefix == 0x65_736C_6166 || prefix == 0x6C_696E
  }

  /// Whether this is `attr` or `var`, which are read as no call.
  @inline(__always)
  var isReference: Bool { prefix == 0x7274_7461 || prefix == 0x72_6176 }

  /// The first eight bytes; zeros where the word is shorter.
  @inline(__always)
  private var prefix: UInt64 { VMLMarkup.prefix(of: first, end &- start) }
}

@inline(__always)
private func endOfDigits(_ source: Span<UInt8>, _ start: Int) -> Int {
  var index = start
  while ByteClasses.isDigit(byte(source, index)) { index &+= 1 }
  return index
}

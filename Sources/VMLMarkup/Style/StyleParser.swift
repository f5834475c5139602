public import VMLDiagnostics

/// Parses the whole text of a `style` attribute and appends its modifiers to a tree.
///
/// Recovers at the next separator, so that every mistake of the text is reported and the other
/// modifiers are kept.
///
/// - Precondition: Where `text` has no offsets of its own, `tree.source` is `text.bytes`.
/// - Returns: The range of the nodes that were appended.
public func parseStyle(
  _ text: SourceText, into tree: inout StyleTree, reporting bag: inout DiagnosticBag
) -> Range<Int> {
  var parser = StyleParser(text, context: .attribute)
  let first = tree.nodes.count
  // Swapped, not assigned: a second reference would make the first append copy the arena.
  swap(&parser.tree, &tree)
  parser.parseStyle()
  swap(&parser.tree, &tree)
  bag.report(contentsOf: parser.bag)
  return first..<tree.nodes.count
}

/// Parses a whole style that stands by itself; `file` has the bytes.
public func parseStyle(
  _ bytes: [UInt8], as file: FileID, reporting bag: inout DiagnosticBag
) -> StyleTree {
  var tree = StyleTree(source: bytes)
  let text = SourceText(file: file, bytes: bytes, range: 0..<bytes.count, offsets: nil)
  _ = parseStyle(text, into: &tree, reporting: &bag)
  return tree
}

/// Reads modifiers and their arguments: the one grammar that `style` attributes and VSS share.
///
/// Every function leaves `position` after what it read. A function that returns `false` or `nil`
/// has reported why; its caller goes on at a place that it knows (``skipItem()``). The contexts
/// differ in what counts as white space (sheets have comments), in that only styles of elements owe
/// VML's exact spacing, and in that steps may name states and hold conditions.
///
/// Spec: VML 13.2.
public struct StyleParser {
  public enum Context: Sendable {
    /// A `style` attribute: ends with its text.
    case attribute
    /// The body of a VSS rule: `;` and `}` end an item, and comments are white space.
    case sheet
    /// The value of an event: calls that are steps. White space is free.
    case steps
  }

  public var tree: StyleTree
  public var bag = DiagnosticBag()
  /// Index of the next byte of the text.
  public var position: Int
  private(set) var text: SourceText
  private(set) var bytes: [UInt8]
  var end: Int
  let context: Context
  /// Whether the text is part of the file as it stands, so that an index is an offset.
  private(set) var isPlain: Bool
  /// Whether `\(…)` is an interpolation; a finished document has none.
  var allowsInterpolation = true
  /// The names that stand for the holes of class patterns here; only a sheet has any.
  public var holes: Set<String> = []
  /// Traits that came up since this was last emptied.
  var traits: Traits = []
  /// Number of open brackets.
  var depth = 0
  /// Number of open calls of steps; names of states and conditions may stand only in these.
  var stepDepth = 0
  /// End of the modifier that a dot follows directly.
  public var endBeforeDot: Int?
  /// Slips that a warning was given for once in this text.
  private var slips: Slip = []

  public init(_ text: SourceText, context: Context) {
    self.text = text
    self.context = context
    bytes = text.bytes
    position = text.range.lowerBound
    end = text.range.upperBound
    isPlain = text.offsets == nil
    stepDepth = context == .steps ? 1 : 0
    tree = StyleTree(source: text.offsets == nil ? text.bytes : [])
  }

  /// Facts that spare the printer a look at all of a style.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// Something that has a quote or an angle bracket in its canonical form, or is not VML but an
    /// interpolation.
    static let special = Traits(rawValue: 1)
    /// An `attr()`.
    static let reference = Traits(rawValue: 2)
  }

  /// Parses a part of the text as a style of its own.
  mutating func parseStyle(in range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
    slips = []
    parseStyle()
  }

  /// Parses a style that had to be decoded into the same tree.
  mutating func parseDecodedStyle(_ decoded: SourceText) {
    let whole = (text: text, bytes: bytes, isPlain: isPlain)
    (text, bytes, isPlain) = (decoded, decoded.bytes, decoded.offsets == nil)
    parseStyle(in: decoded.range)
    (text, bytes, isPlain) = whole
  }

  /// Parses `[sep] [modifier {sep modifier}] [sep]`.
  mutating func parseStyle() {
    while bag.errorCount < markupErrorLimit {
      skipSpace()
      guard let byte = current else { return }
      if byte == UInt8(ascii: ";") {
        position += 1
      } else if byte == UInt8(ascii: ",") {
        slipInSeparator(at: position..<position + 1, "a comma stands between these modifiers")
        position += 1
      } else {
        let start = position
        if parseModifier() { expectSeparator() } else { skipItem() }
        if position == start { position += 1 }
      }
    }
  }

  private mutating func expectSeparator() {
    let modifierEnd = position
    skipSpace()
    guard let byte = current, byte != UInt8(ascii: ";"), byte != UInt8(ascii: ",") else { return }
    // `.font(.title).bold()` has its own warning, at the dot.
    guard byte != UInt8(ascii: ".") else { return endBeforeDot = modifierEnd }
    if context == .steps {
      return bag.report(.stepSeparator(at: place(position..<position + 1)))
    }
    slipInSeparator(at: modifierEnd..<modifierEnd, "nothing stands between these modifiers")
  }

  // MARK: Building the tree

  /// A slice of the tree's text for bytes of the parsed text.
  mutating func slice(_ range: Range<Int>) -> TextSlice {
    isPlain ? TextSlice(source: range) : sideSlice(bytes[range])
  }

  mutating func sideSlice(_ bytes: some Sequence<UInt8>) -> TextSlice {
    let start = tree.side.count
    tree.side.append(contentsOf: bytes)
    return TextSlice(side: start..<tree.side.count)
  }

  /// Appends a node whose subtree is still empty; ``close(_:)`` ends it.
  @discardableResult
  mutating func open(
    _ kind: StyleTree.Kind, _ text: TextSlice, at range: Range<Int>, _ flags: StyleTree.Flags = []
  ) -> Int {
    let index = tree.nodes.count
    let place = isPlain ? range : self.place(range).range
    tree.nodes.append(
      StyleTree.Node(
        kind: kind, flags: flags, label: .empty, text: text, end: UInt32(index + 1),
        lowerBound: UInt32(place.lowerBound), upperBound: UInt32(place.upperBound)))
    return index
  }

  /// Ends a node at the current position.
  mutating func close(_ index: Int) {
    let end = isPlain ? position : place(position..<position).range.upperBound
    tree.nodes[index].end = UInt32(tree.nodes.count)
    tree.nodes[index].upperBound = UInt32(end)
  }

  /// Place in the file of some bytes of the text.
  public func place(_ range: Range<Int>) -> SourceRange { text.sourceRange(range) }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Slips

  private struct Slip: OptionSet {
    let rawValue: UInt8
    static let separator = Slip(rawValue: 1)
    static let space = Slip(rawValue: 2)
  }

  private mutating func slipInSeparator(at range: Range<Int>, _ what: String) {
    guard context == .attribute, !slips.contains(.separator) else { return }
    slips.insert(.separator)
    bag.report(.styleSeparator(at: place(range), what))
  }

  /// Warns, once for each text, of white space that VML 6.2 does not allow, or of a blank that it
  /// wants; in a source, whose styles are written anew, not of line breaks.
  mutating func slipInSpace(at range: Range<Int>, _ what: String, fix replacement: String) {
    guard context == .attribute, !slips.contains(.space) else { return }
    if allowsInterpolation, bytes[range].contains(0x0A) { return }
    slips.insert(.space)
    bag.report(.styleSpace(at: place(range), what, fix: replacement))
  }

  /// Steps over white space where VML has none, and warns of it.
  mutating func skipUnwantedSpace(_ what: String) {
    let start = position
    if skipSpace() { slipInSpace(at: start..<position, what, fix: "") }
  }
}

extension Diagnostic {
  fileprivate static func stepSeparator(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedModifier, .error, at: range, "expected ';' after a step",
      notes: [Note("steps are calls with ';' between them, as in 'toggle(open);send(opened)'")])
  }

  fileprivate static func styleSeparator(at range: SourceRange, _ what: String) -> Diagnostic {
    Diagnostic(
      .styleSeparator, .warning, at: range, "\(what); VML separates modifiers with ';'",
      fixIts: [FixIt("write ';'", replace: range, with: ";", safety: .safe)])
  }

  fileprivate static func styleSpace(
    at range: SourceRange, _ what: String, fix replacement: String
  ) -> Diagnostic {
    Diagnostic(
      .styleSpace, .warning, at: range, "\(what) in a style attribute",
      notes: [Note("VML 6.2 has one blank after ',' and ':' and none beside brackets")],
      fixIts: [
        FixIt(
          replacement.isEmpty ? "remove the white space" : "write one blank",
          replace: range, with: replacement, safety: .safe)
      ])
  }
}

public import VMLDiagnostics

/// Kinds of files, by what a text may hold besides plain VML.
public enum MarkupDialect: Sendable {
  /// A page or component: `\(…)` is an interpolation.
  case source
  /// A finished document: `\(` is two characters.
  case document
}

/// Number of elements that may be open at once.
public let markupDepthLimit = 512

/// Number of errors of one file that are reported before the rest of it is left unread.
public let markupErrorLimit = 100

/// Number of warnings of one file that are reported.
public let markupWarningLimit = 1000

/// Reads VML: a whole document, or views without an envelope.
///
/// Never fails. Every mistake is reported, and what could be read around it is in the tree: an
/// element left open ends with its parent, an end tag without a start is dropped, an attribute
/// without a value is `true`. ``Markup/envelope(reporting:)`` tells a whole document from a partial
/// one and checks its parts.
///
/// Reading begins at the byte offset `start`, after any front matter.
///
/// - Returns: The tree of what could be read.
/// - Complexity: Linear in the file's size.
///
/// Spec: VML 3, 4, 5, 6 and 13; `docs/vml.md` lists what is read beyond it.
public func parseMarkup(
  _ file: SourceFile, from start: Int = 0, as dialect: MarkupDialect = .source,
  reporting bag: inout DiagnosticBag
) -> Markup {
  precondition(file.bytes.count < 1 << 31, "a file of this length is refused when it is read")
  let markup = MarkupParser.markup(of: file, from: start, as: dialect, reporting: &bag)
  checkElementNames(of: markup, reporting: &bag)
  return markup
}

/// Walks the bytes once; open elements are on a stack of node indices, so that depth costs no
/// recursion.
struct MarkupParser: ~Copyable {
  let file: SourceFile
  var nodes = Arena<Markup.Node>()
  var attributes = Arena<Markup.Attribute>()
  /// Text that had to be decoded.
  var side: [UInt8] = []
  var names = NameTable.wellKnown
  var recentNames = RecentNames()
  private(set) var bag = DiagnosticBag()
  let bytes: [UInt8]
  let dialect: MarkupDialect
  var position: Int
  /// The open elements, outermost first.
  var open = Arena<OpenElement>()
  /// The name of the last tag.
  var lastTag = NameID.vml
  /// Whether nothing but white space and comments has been read.
  var isAtStart = true
  /// Whether the rest of the file is not worth reading.
  var hasStopped = false
  /// Whether a tag of another language was stepped over, whose end tag is stepped over too.
  var hasForeignTag = false
  /// The modifiers of all styles so far.
  var styles: StyleTree
  /// Reads styles that are not plain; made for the first of them.
  var styleParser: StyleParser?

  struct OpenElement: BitwiseCopyable {
    private let number: UInt32
    let name: NameID
    private let nameStart: UInt32
    private let nameLength: UInt32

    @inline(__always)
    init(node: Int, name: NameID, _ key: NameKey) {
      number = UInt32(truncatingIfNeeded: node)
      self.name = name
      nameStart = UInt32(truncatingIfNeeded: key.lowerBound)
      nameLength = UInt32(truncatingIfNeeded: key.count)
    }

    var node: Int { Int(number) }
    /// Range of its name in the start tag.
    var nameRange: Range<Int> { Int(nameStart)..<Int(nameStart) + Int(nameLength) }
  }

  private init(_ file: SourceFile, from start: Int, as dialect: MarkupDialect) {
    self.file = file
    bytes = file.bytes
    position = max(start, file.textStart)
    self.dialect = dialect
    styles = StyleTree(source: file.bytes)
  }

  /// Parses a file into arrays that are made at once, and that most files fit into.
  fileprivate static func markup(
    of file: SourceFile, from start: Int, as dialect: MarkupDialect,
    reporting bag: inout DiagnosticBag
  ) -> Markup {
    var parser = MarkupParser(file, from: start, as: dialect)
    let size = file.bytes.count - min(start, file.bytes.count)
    var nodes: [Markup.Node] = []
    var attributes: [Markup.Attribute] = []
    nodes.append(addingCapacity: min(size / 48 + 8, 4096)) { nodes in
      attributes.append(addingCapacity: min(size / 24 + 8, 4096)) { attributes in
        parser.parse(into: &nodes, &attributes)
      }
    }
    bag.report(contentsOf: parser.bag)
    return Markup(
      file: file, nodes: parser.nodes.overflow() ?? nodes,
      attributes: parser.attributes.overflow() ?? attributes, side: parser.side,
      names: parser.names, styles: parser.styles)
  }

  /// Parses into room for nodes and attributes, which stays empty if it is too little.
  private mutating func parse(
    into nodes: inout OutputSpan<Markup.Node>, _ attributes: inout OutputSpan<Markup.Attribute>
  ) {
    // SAFETY: lent memory is given back before its closure ends, and the arrays are told how much
    // of it is initialised.
    unsafe nodes.withUnsafeMutableBufferPointer { room, count in
      unsafe self.nodes = Arena(lent: room)
      unsafe attributes.withUnsafeMutableBufferPointer { room, count in
        unsafe self.attributes = Arena(lent: room)
        unsafe withUnsafeTemporaryAllocation(of: OpenElement.self, capacity: Self.expectedDepth) {
          unsafe open = Arena(lent: $0)
          parse()
          _ = open.giveBack()
        }
        count = self.attributes.giveBack()
      }
      count = self.nodes.giveBack()
    }
  }

  /// For how many open elements there is room from the start.
  private static let expectedDepth = 32

  mutating func parse() {
    // One reference for all of it; what is called on the way is given the bytes.
    let bytes = bytes
    let source = bytes.span
    // Of what is plain the position is kept here, in a register.
    var index = position
    while index < source.count, !hasStopped {
      if let next = parsePlain(source, at: index) {
        index = next
      } else {
        position = index
        parseAny(source)
        index = position
      }
    }
    position = index
    closeElements(downTo: 0, before: nil)
  }

  /// Parses a tag or text in which nothing is unusual, as nearly all are.
  ///
  /// - Returns: Where it ends; or `nil`, without having read anything, if there may be more to it.
  @inline(__always)
  private mutating func parsePlain(_ source: Span<UInt8>, at index: Int) -> Int? {
    guard byte(source, index) == UInt8(ascii: "<") else {
      return parsePlainText(source, at: index)
    }
    let next = byte(source, index &+ 1)
    if next == UInt8(ascii: "/") { return parsePlainEndTag(source, at: index) }
    guard ByteClasses.isIdentifierStart(next) else { return nil }
    return parseStartTag(source, at: index)
  }

  /// Parses whatever stands at the position.
  @inline(never)
  private mutating func parseAny(_ source: Span<UInt8>) {
    guard source[position] == UInt8(ascii: "<"), isTag(source, at: position) else {
      return parseText(source)
    }
    switch source[position + 1] {
    case UInt8(ascii: "/"): parseEndTag(source)
    case UInt8(ascii: "!"): parseDeclaration()
    default: parseUnsupported(until: "?>")
    }
  }

  // MARK: Building the tree

  @inline(__always)
  mutating func appendNode(
    _ kind: Markup.Kind, _ text: TextSlice, at range: Range<Int>, _ traits: Markup.Node.Traits = []
  ) {
    nodes.append(
      Markup.Node(
        kind: kind, traits: traits, end: UInt32(truncatingIfNeeded: nodes.count &+ 1),
        text: text, lowerBound: UInt32(truncatingIfNeeded: range.lowerBound),
        upperBound: UInt32(truncatingIfNeeded: range.upperBound)))
  }

  /// Ends open elements until `count` are left, and reports each.
  ///
  /// `endTag` is the end tag that ends an outer element, or `nil` at the end of the file.
  mutating func closeElements(downTo count: Int, before endTag: Range<Int>?) {
    while open.count > count, let element = open.popLast() {
      nodes[element.node].end = UInt32(nodes.count)
      // A start tag that the end of the file cut off has been reported.
      let isCutOff =
        Int(nodes[element.node].upperBound) == bytes.count
        && bytes.last != UInt8(ascii: ">")
      guard !isCutOff, !isForeign(element.name) else { continue }
      if open.count > count, isMeantAsEndTag(element) {
        let tag =
          Int(nodes[element.node].lowerBound)..<Int(nodes[element.node].upperBound)
        report(.startForEnd(names.string(element.name), at: place(tag)))
        closeInnermost()
        continue
      }
      if dialect == .source, [.else, .elseif, .let].contains(element.name) {
        reportOpenMarker(element)
        continue
      }
      if Self.emptyElements.contains(names.string(element.name)) {
        reportOpenMarker(element)
        continue
      }
      let fix = endTag?.lowerBound ?? bytes.count
      report(
        .unclosedElement(
          names.string(element.name), at: nameRange(of: element),
          before: endTag.map(file.sourceRange), fix: place(fix..<fix)))
    }
  }

  /// Whether an element without attributes or content stands in one of its name that is not ended
  /// either: `<Text>Hi<Text>`.
  private func isMeantAsEndTag(_ element: OpenElement) -> Bool {
    let node = nodes[element.node]
    return Int(node.end) == element.node + 1 && node.attributeCount == 0
      && open.last?.name == element.name
  }

  /// Elements that hold nothing, so that a missing end tag is a missing `/`.
  private static let emptyElements: Set<String> = [
    "AsyncImage", "Capsule", "Circle", "Divider", "Ellipse", "EmptyView", "Image", "Rectangle",
    "RoundedRectangle", "Spacer", "slot",
  ]

  /// Whether a name speaks to the compiler, which does not know it: that is what is wrong with
  /// `<br>`.
  private func isForeign(_ name: NameID) -> Bool {
    dialect == .source && !name.isInstruction && name.rawValue > NameID.body.rawValue
      && names.firstByte(of: name) &- 0x61 < 26
  }

  /// Reports an instruction that holds nothing and was written as if it did.
  private mutating func reportOpenMarker(_ element: OpenElement) {
    let end = Int(nodes[element.node].upperBound) - 1
    report(
      .openMarker(
        names.string(element.name), at: nameRange(of: element), fix: place(end..<end)))
  }

  @inline(__always)
  mutating func closeInnermost() {
    guard let innermost = open.popLast() else { return }
    lastTag = innermost.name
    nodes[innermost.node].end = UInt32(nodes.count)
  }

  // MARK: Reporting

  func place(_ range: Range<Int>) -> SourceRange { file.sourceRange(range) }

  /// The place of an open element's name in its start tag.
  func nameRange(of element: OpenElement) -> SourceRange { place(element.nameRange) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Reports a mistake, unless there were too many already.
  mutating func report(_ diagnostic: Diagnostic) {
    guard !hasStopped else { return }
    switch diagnostic.severity {
    case .warning:
      guard bag.diagnostics.count - bag.errorCount < markupWarningLimit else { return }
      bag.report(diagnostic)
    case .error:
      bag.report(diagnostic)
      guard bag.errorCount == markupErrorLimit else { return }
      bag.report(.tooManyErrors(at: diagnostic.range))
      hasStopped = true
    }
  }
}

/// Whether a `<` begins a tag, comment or declaration, and is not just a character.
///
/// No method, like others that only look at bytes: to call one would copy the parser, even inline.
@inline(__always)
func isTag(_ source: Span<UInt8>, at index: Int) -> Bool {
  switch byte(source, index &+ 1) {
  case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"): true
  case let next: ByteClasses.isIdentifierStart(next)
  }
}

extension Diagnostic {
  fileprivate static func unclosedElement(
    _ name: String, at range: SourceRange, before endTag: SourceRange?, fix: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unclosedElement, .error, at: range, "expected '</\(name)>' to end this element",
      notes: [
        endTag.map { Note("an outer element ends here", at: $0) }
          ?? Note("the file ends before it does")
      ],
      fixIts: [FixIt("insert '</\(name)>'", replace: fix, with: "</\(name)>")])
  }

  fileprivate static func startForEnd(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedElement, .error, at: range, "expected '</\(name)>', and another '\(name)' begins",
      fixIts: [FixIt("write '</\(name)>'", replace: range, with: "</\(name)>")])
  }

  fileprivate static func openMarker(
    _ name: String, at range: SourceRange, fix: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unclosedElement, .error, at: range, "'\(name)' holds nothing, and its tag ends with '/>'",
      notes: ["else", "elseif"].contains(name)
        ? [Note("what follows it, up to '</if>', is its branch")] : [],
      fixIts: [FixIt("write '/>'", replace: fix, with: "/")])
  }

  fileprivate static func tooManyErrors(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .mistakeLimit, .error, at: range,
      "this file holds \(markupErrorLimit) errors or more; the rest of it is not read",
      notes: [Note("correct those above first")])
  }
}

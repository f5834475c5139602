public import VMLDiagnostics

/// What a text may hold besides plain VML.
public enum MarkupDialect: Sendable {
  /// A page or component: `\(…)` is an interpolation.
  case source
  /// A finished document: `\(` is two characters.
  case document
}

/// How many elements may be open at once.
public let markupDepthLimit = 512

/// How many errors of one file are reported before the rest of it is left unread.
public let markupErrorLimit = 100

/// How many warnings of one file are reported.
public let markupWarningLimit = 1000

/// Reads VML: a whole document, or views without an envelope.
///
/// Never fails. Every mistake is reported, and what could be read around it is in the tree: an
/// element left open ends with its parent, an end tag without a start is dropped, an attribute
/// without a value is `true`.
/// ``Markup/envelope(reporting:)`` tells a whole document from a partial one and checks its parts.
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
  precondition(file.bytes.count < 1 << 31, "whoever reads files refuses one as long as this")
  var parser = MarkupParser(file, from: start, as: dialect)
  parser.parse()
  bag.report(contentsOf: parser.bag)
  checkElementNames(of: parser.markup, reporting: &bag)
  swap(&parser.markup.styles, &parser.style.tree)
  return parser.markup
}

/// Walks the bytes once; open elements are on a stack of node indices, so that depth costs no
/// recursion.
struct MarkupParser {
  var markup: Markup
  var recentNames = RecentNames()
  private(set) var bag = DiagnosticBag()
  let bytes: [UInt8]
  let dialect: MarkupDialect
  var position: Int
  /// The open elements, outermost first.
  var open: [OpenElement] = []
  /// The name of the last tag.
  var lastTag = NameID.vml
  /// Whether nothing but white space and comments has been read.
  var isAtStart = true
  /// Whether the rest of the file is not worth reading.
  var hasStopped = false
  /// Reads the styles, and has their tree until the file is read.
  var style: StyleParser

  struct OpenElement {
    var node: Int
    var name: NameID
    /// Where its name stands in the start tag.
    var nameRange: Range<Int>
  }

  init(_ file: SourceFile, from start: Int, as dialect: MarkupDialect) {
    markup = Markup(file)
    bytes = file.bytes
    position = max(start, file.textStart)
    self.dialect = dialect
    style = StyleParser(SourceText(file), context: .attribute)
    style.allowsInterpolation = dialect == .source
    open.reserveCapacity(16)
    markup.nodes.reserveCapacity(min(bytes.count / 48 + 8, 4096))
    markup.attributes.reserveCapacity(min(bytes.count / 24 + 8, 4096))
  }

  mutating func parse() {
    // One reference for all of it; what is called on the way is given the bytes.
    let bytes = bytes
    let source = bytes.span
    while position < source.count, !hasStopped {
      if source[position] == UInt8(ascii: "<"), isTag(source, at: position) {
        parseTag(source)
      } else if !parsePlainText(source) {
        parseText(source)
      }
    }
    closeElements(downTo: 0, before: nil)
  }

  @inline(__always)
  private mutating func parseTag(_ source: Span<UInt8>) {
    switch source[position &+ 1] {
    case UInt8(ascii: "/"): if !parsePlainEndTag(source) { parseEndTag(source) }
    case UInt8(ascii: "!"): parseDeclaration()
    case UInt8(ascii: "?"): parseUnsupported(until: "?>")
    default: parseStartTag(source)
    }
  }

  // MARK: Building the tree

  @inline(__always)
  mutating func appendNode(
    _ kind: Markup.Kind, _ text: TextSlice, at range: Range<Int>, _ traits: Markup.Node.Traits = []
  ) {
    markup.nodes.append(
      Markup.Node(
        kind: kind, traits: traits, end: UInt32(truncatingIfNeeded: markup.nodes.count &+ 1),
        text: text, lowerBound: UInt32(truncatingIfNeeded: range.lowerBound),
        upperBound: UInt32(truncatingIfNeeded: range.upperBound)))
  }

  /// Ends open elements until `count` are left, and reports each.
  ///
  /// `endTag` is the end tag that ends an outer element, or `nil` at the end of the file.
  mutating func closeElements(downTo count: Int, before endTag: Range<Int>?) {
    while open.count > count, let element = open.popLast() {
      markup.nodes[element.node].end = UInt32(markup.nodes.count)
      // A start tag that the end of the file cut off has been reported.
      let isCutOff =
        Int(markup.nodes[element.node].upperBound) == bytes.count
        && bytes.last != UInt8(ascii: ">")
      guard !isCutOff, !isForeign(element.name) else { continue }
      if open.count > count, isMeantAsEndTag(element) {
        let tag =
          Int(markup.nodes[element.node].lowerBound)..<Int(markup.nodes[element.node].upperBound)
        report(.startForEnd(markup.string(element.name), at: place(tag)))
        closeInnermost()
        continue
      }
      if dialect == .source, [.else, .elseif, .let].contains(element.name) {
        reportOpenMarker(element)
        continue
      }
      let fix = endTag?.lowerBound ?? bytes.count
      report(
        .unclosedElement(
          markup.string(element.name), at: markup.nameRange(of: element.node),
          before: endTag.map(place), fix: place(fix..<fix)))
    }
  }

  /// Whether an element without attributes or content stands in one of its name that is not ended either:
  /// `<Text>Hi<Text>`.
  private func isMeantAsEndTag(_ element: OpenElement) -> Bool {
    let node = markup.nodes[element.node]
    return Int(node.end) == element.node + 1 && node.attributeCount == 0
      && open.last?.name == element.name
  }

  /// Whether a name speaks to the compiler, which does not know it: that is what is wrong with `<br>`.
  private func isForeign(_ name: NameID) -> Bool {
    dialect == .source && !name.isInstruction && name.rawValue > NameID.body.rawValue
      && markup.names.bytes(of: name).first.map { $0 &- 0x61 < 26 } == true
  }

  /// Reports an instruction that holds nothing and was written as if it did.
  private mutating func reportOpenMarker(_ element: OpenElement) {
    let end = Int(markup.nodes[element.node].upperBound) - 1
    report(
      .openMarker(
        markup.string(element.name), at: markup.nameRange(of: element.node), fix: place(end..<end)))
  }

  mutating func closeInnermost() {
    guard let innermost = open.popLast() else { return }
    lastTag = innermost.name
    markup.nodes[innermost.node].end = UInt32(markup.nodes.count)
  }

  // MARK: Reporting

  func place(_ range: Range<Int>) -> SourceRange { markup.file.sourceRange(range) }

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
      notes: name == "let" ? [] : [Note("what follows it, up to '</if>', is its branch")],
      fixIts: [FixIt("write '/>'", replace: fix, with: "/")])
  }

  fileprivate static func tooManyErrors(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .mistakeLimit, .error, at: range,
      "this file holds \(markupErrorLimit) errors or more; the rest of it is not read",
      notes: [Note("correct those above first")])
  }
}

import VMLData
import VMLDiagnostics
import VMLMarkup

/// The site's number of each name of a source.
struct SiteNames {
  /// The numbers of names that are not well-known; a well-known name has one number in all tables.
  private let others: [NameID]
  private let wellKnownCount = NameTable.wellKnown.count

  init(of names: NameTable, in siteNames: inout NameTable) {
    others = siteNames.translate(names)
  }

  subscript(_ name: NameID) -> NameID {
    let index = Int(name.rawValue) &- wellKnownCount
    return index < 0 ? name : others[index]
  }
}

/// Makes templates of parts of a source.
///
/// Visits markup from its first node to its last and appends template nodes. Open nodes are on a
/// stack, so that depth costs no recursion. Instructions are in
/// `TemplateBuilder+Instructions.swift`.
struct TemplateBuilder {
  let markup: Markup
  let elements: ElementNames
  let siteNames: SiteNames
  /// The texts of the site; `nil` if nothing is looked up.
  let texts: Texts?
  /// Whether a page's head is built, which may have a link to a sheet, written like a view.
  private var isHead = false
  /// The types of variables; `nil` where none is known.
  var types: TypeScope?
  /// The type of the last expression of an instruction.
  var lastType = KnownType.any
  /// Number of unknown names of texts.
  var unknownTexts = 0
  private let file: FileID
  private let source: [UInt8]
  var template = Template.Parts()
  var bag = DiagnosticBag()
  /// The place in a file of Markdown of what begins at an offset; `nil` for VML.
  var move: ((Int) -> Range<Int>)?
  /// The meaning of each of the markup's names as a view; `nil` for a name that no view can have.
  private var meanings: [ElementNames.Meaning?]
  /// The markup's attributes that stand for the `value` of a link.
  let linkPaths: [Int]
  /// Nodes that cannot be a part of a fragment.
  private var dynamic = DynamicNodes()
  /// The markup's node after the last fragment, and the number of open nodes around it.
  var lastFragment: (end: Int, depth: Int)?
  /// One past the last node to be built, and one past the last attribute.
  private(set) var (end, attributeEnd) = (0, 0)
  /// Every name that an author may have meant; sorted when the first unknown name comes up.
  lazy var candidates = (elements.candidates + (isHead ? ["Style"] : [])).sorted()
  private lazy var candidateIndex = NameIndex(candidates)
  /// The open nodes, innermost last; the first stands for the siblings' parent.
  var open: [OpenNode] = []
  /// The open conditionals, innermost last.
  var openConditionals: [OpenConditional] = []

  struct OpenNode {
    var kind: Template.Kind
    /// The node of the template; -1 for the outermost.
    var position: Int
    /// The first node of the markup inside of it, and one past the last.
    var start: Int
    var end: Int
    var isInstruction: Bool
    /// Whether the tag of an instruction, perhaps its own, stands before its next child.
    var isAfterInstruction: Bool
    /// ``TypeScope/mark`` before it.
    var typeMark = 0
    /// Loops: whether their `empty` was built.
    var hasEmpty = false
    /// Elements: whether they contain text; `nil` until computed.
    var holdsText: Bool?
  }

  /// `names` is the table of the site or of a worker, which gets the templates' names.
  init(
    _ markup: Markup, knowing elements: ElementNames, texts: Texts?, names: inout NameTable
  ) {
    self.markup = markup
    self.elements = elements
    self.texts = texts
    siteNames = SiteNames(of: markup.names, in: &names)
    file = markup.file.id
    source = markup.file.bytes
    meanings = elements.meanings(in: markup.names)
    // A component of that name has props of its own.
    let isView = elements.component("NavigationLink") == nil
    linkPaths = isView ? markup.linkPaths() : []
    reportLinkPaths()
  }

  /// The template of siblings with their content; ``bag`` gets their mistakes.
  mutating func template(of nodes: Range<Int>, isHead: Bool = false) -> Template {
    if nodes.isEmpty { return .empty }
    reportEvents(in: nodes)
    self.isHead = isHead
    let style = Int(NameID.styleView.rawValue)
    let meaning = meanings[style]
    if isHead, case .unknown? = meaning { meanings[style] = .view }
    build(nodes)
    template.holdsSteps = markup.styles.holdsSteps
    meanings[style] = meaning
    // Moved out, since a copy would retain each of its arrays.
    var parts = Template.Parts()
    swap(&parts, &template)
    if let move { parts.move(move) }
    return Template(parts, source: source)
  }

  private mutating func build(_ nodes: Range<Int>) {
    guard let first = nodes.first, let last = nodes.last else { return }
    dynamic = DynamicNodes(nodes, of: markup, names: meanings, looksUpTexts: texts != nil)
    lastFragment = nil
    end = nodes.upperBound
    attributeEnd = markup.attributes.count
    let size = markup.nodes[last].range.upperBound - markup.nodes[first].range.lowerBound
    template.text.reserveCapacity(max(0, size))
    // Nodes in fragments need no room, and a source with many has few others.
    template.nodes.reserveCapacity(template.nodes.count + min(nodes.count, Self.expectedNodes))
    let attributes = min(attributeEnd, 2 * Self.expectedNodes)
    template.attributes.reserveCapacity(template.attributes.count + attributes)
    open.removeAll(keepingCapacity: true)
    open.reserveCapacity(Self.expectedDepth)
    open.append(
      OpenNode(
        kind: .element, position: -1, start: nodes.lowerBound, end: nodes.upperBound,
        isInstruction: false, isAfterInstruction: false))
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      close(before: index)
      index = buildNode(index)
    }
    close(before: nodes.upperBound)
  }

  /// Number of nodes, and their depth, that there is room for from the start.
  private static let expectedNodes = 64
  private static let expectedDepth = 8

  /// Closes the nodes that end before a node of the markup, but never the outermost.
  private mutating func close(before index: Int) {
    while let last = open.last, last.position >= 0, last.end <= index {
      if last.kind == .conditional { closeConditional() }
      types?.pop(to: last.typeMark)
      template.nodes[last.position].end = UInt32(template.nodes.count)
      open.removeLast()
    }
  }

  /// Builds a node; returns the node of the markup to build next, which is its first child or its
  /// next sibling.
  private mutating func buildNode(_ index: Int) -> Int {
    let parent = open.count - 1
    let isAfterInstruction = open[parent].isAfterInstruction
    open[parent].isAfterInstruction = isInstruction(index)
    switch markup.nodes[index].kind {
    case .text where isBlank(index) && !isInText(): break
    case .text:
      let next = Int(markup.nodes[index].end)
      let isBeforeInstruction =
        next < open[parent].end ? isInstruction(next) : open[parent].isInstruction
      buildText(index, trimming: (isAfterInstruction, isBeforeInstruction))
    // Comments for 'vmlc check' are not for clients.
    case .comment where markup.bytes(markup.nodes[index].text).beginsWithIgnore: break
    case .comment: appendNode(.comment, literal: markup.bytes(markup.nodes[index].text), index)
    case .element:
      if dynamic.areIn(index..<Int(markup.nodes[index].end)) { return buildElement(index) }
      let end = endOfFragment(from: index, in: open[parent].end)
      buildFragment(index..<end)
      return end
    case .doctype: break
    }
    return Int(markup.nodes[index].end)
  }

  /// One past the last fixed element of a row of siblings that are fixed elements.
  private mutating func endOfFragment(from index: Int, in parentEnd: Int) -> Int {
    var end = Int(markup.nodes[index].end)
    while end < parentEnd, markup.nodes[end].kind == .element,
      !dynamic.areIn(end..<Int(markup.nodes[end].end))
    {
      end = Int(markup.nodes[end].end)
    }
    return end
  }

  /// Opens a template node for the content of a node of the markup.
  mutating func descend(_ kind: Template.Kind, at position: Int, of index: Int) {
    let isInstruction = kind != .element && kind != .call
    open.append(
      OpenNode(
        kind: kind, position: position, start: index + 1, end: Int(markup.nodes[index].end),
        isInstruction: isInstruction, isAfterInstruction: isInstruction,
        typeMark: types?.mark ?? 0))
  }

  /// Whether a node is an instruction to the compiler.
  private func isInstruction(_ index: Int) -> Bool {
    markup.nodes[index].kind == .element && markup.nodes[index].name.isInstruction
  }

  // MARK: Text

  /// Builds a text node.
  ///
  /// White space with a line break is removed if an instruction's tag is beside it.
  private mutating func buildText(_ index: Int, trimming: (before: Bool, after: Bool)) {
    let node = markup.nodes[index]
    var isEscaped = false
    if texts != nil {
      switch buildLocalizedText(index) {
      case .built: return
      case .escaped: isEscaped = true
      case .literal: break
      }
    }
    guard node.hasInterpolation else {
      var bytes = markup.bytes(node.text)
      if trimming.before { bytes = bytes.dropFirst(leadingBreak(bytes)) }
      if trimming.after { bytes = bytes.dropLast(trailingBreak(bytes)) }
      if isEscaped, let at = bytes.firstIndex(of: UInt8(ascii: "@")) {
        bytes = ArraySlice(bytes[..<at] + bytes[(at + 1)...])
      }
      if !bytes.isEmpty { appendNode(.text, literal: bytes, index) }
      return
    }
    var segments = markup.segments(of: node.range)
    if trimming.before, case .literal(let bytes) = segments.first {
      segments[0] = .literal(Array(bytes.dropFirst(leadingBreak(bytes[...]))))
    }
    if trimming.after, case .literal(let bytes) = segments.last {
      segments[segments.count - 1] = .literal(Array(bytes.dropLast(trailingBreak(bytes[...]))))
    }
    if isEscaped { segments.removeFirstSign() }
    let position = appendNode(.interpolatedText, index)
    template.nodes[position].segments = append(segments)
  }

  private func isBlank(_ index: Int) -> Bool {
    !markup.nodes[index].hasInterpolation
      && markup.bytes(markup.nodes[index].text).allSatisfy { $0 <= 0x20 }
  }

  /// Whether white space beside an instruction's tag is a part of a text, and does not only
  /// separate views: then there is other text in the same element, perhaps inside of instructions.
  private mutating func isInText() -> Bool {
    guard let element = open.lastIndex(where: { !$0.isInstruction }) else { return false }
    if let known = open[element].holdsText { return known }
    var index = open[element].start
    var holdsText = false
    while index < open[element].end, !holdsText {
      holdsText = markup.nodes[index].kind == .text && !isBlank(index)
      index = isInstruction(index) ? index + 1 : Int(markup.nodes[index].end)
    }
    open[element].holdsText = holdsText
    return holdsText
  }

  /// Number of bytes of white space at the start, if there is a line break in it; otherwise 0.
  private func leadingBreak(_ bytes: ArraySlice<UInt8>) -> Int {
    let run = bytes.prefix { $0 <= 0x20 }
    return run.contains(0x0A) ? run.count : 0
  }

  private func trailingBreak(_ bytes: ArraySlice<UInt8>) -> Int {
    let run = bytes.suffix(bytes.reversed().prefix { $0 <= 0x20 }.count)
    return run.contains(0x0A) ? run.count : 0
  }

  private mutating func append(_ segments: [TextSegment]) -> Template.SegmentRange {
    let start = template.segments.count
    for segment in segments {
      switch segment {
      case .literal(let bytes): template.segments.append(.literal(append(bytes[...])))
      case .interpolation(let text):
        if let index = appendInterpolation(text, for: .present) {
          template.segments.append(.interpolation(index))
        }
      }
    }
    return Template.SegmentRange(start..<template.segments.count)
  }

  /// The index of a new interpolation; `nil` after an error.
  private mutating func appendInterpolation(_ text: SourceText, for use: ValueUse) -> Int32? {
    guard let interpolation = parseInterpolation(text, reporting: &bag) else { return nil }
    guard check(interpolation.expression, for: use) else { return nil }
    template.interpolations.append(interpolation)
    return Int32(template.interpolations.count - 1)
  }

  /// Appends a part of the markup's text.
  private mutating func append(_ slice: TextSlice) -> ViewTree.Slice {
    let start = template.text.count
    if slice.isSide {
      appendBytes(slice.range, of: markup.side, to: &template.text)
    } else {
      appendBytes(slice.range, of: source, to: &template.text)
    }
    return ViewTree.Slice(start..<template.text.count)
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) -> ViewTree.Slice {
    let start = template.text.count
    template.text.append(contentsOf: bytes)
    return ViewTree.Slice(start..<template.text.count)
  }

  // MARK: Elements

  private mutating func buildElement(_ index: Int) -> Int {
    let node = markup.nodes[index]
    guard let meaning = meanings[Int(node.name.rawValue)] else { return buildInstruction(index) }
    // The parser has reported a name that no view can have.
    if case .unknown = meaning, isViewName(markup.names.bytes(of: node.name)) {
      if node.name == .styleView {
        bag.report(.misplacedSheet(at: markup.nameRange(of: index)))
      } else {
        reportUnknown(index)
      }
    } else if case .forEach = meaning {
      bag.report(.forEach(at: markup.nameRange(of: index)))
    }
    var kind = Template.Kind.element
    var component: Int32 = 0
    if case .component(let index) = meaning { (kind, component) = (.call, index) }
    let position = appendNode(kind, index)
    template.nodes[position].name = siteNames[node.name]
    template.nodes[position].payload = component
    buildAttributes(of: node, position, isCall: kind == .call)
    if Int(node.end) > index + 1 { descend(kind, at: position, of: index) }
    return index + 1
  }

  private mutating func reportUnknown(_ index: Int) {
    let name = markup.string(markup.nodes[index].name)
    let isInstruction = instructionNames.contains(name.lowercased())
    let foreign = ForeignNames.note(ofView: name)
    let other = foreign == nil ? candidateIndex.nearest(to: name) : nil
    let nearest = isInstruction ? name.lowercased() : other
    bag.report(
      .unknownElement(
        name, foreign, at: markup.nameRange(of: index), nearest: nearest,
        fix: nearest.flatMap { markup.renaming(index, to: $0) }))
  }

  /// `skipped` is the index of an attribute that is not one of the view.
  mutating func buildAttributes(
    of node: Markup.Node, _ position: Int, isCall: Bool, but skipped: Int? = nil
  ) {
    template.nodes[position].firstAttribute = UInt32(template.attributes.count)
    template.nodes[position].attributeCount = UInt32(node.attributeCount - (skipped == nil ? 0 : 1))
    for index in node.attributes where index != skipped {
      let attribute = markup.attributes[index]
      template.attributes.append(
        Template.Attribute(
          name: siteNames[attribute.name],
          value: textValue(of: attribute, node, isCall: isCall) ?? value(of: attribute),
          nameOrigin: origin(attribute.nameRange), origin: origin(attribute.valueRange)))
    }
    guard !linkPaths.isEmpty else { return }
    let offset = template.attributes.count - node.attributes.upperBound
    for index in linkPaths(in: node.attributes) {
      template.attributes[index + offset].name = .value
    }
  }

  mutating func value(
    of attribute: Markup.Attribute, isEscaped: Bool = false
  ) -> Template.Attribute.Value {
    if attribute.flags.contains(.style) { return style(attribute) }
    guard attribute.flags.contains(.interpolation) else {
      reportVariable(
        in: attribute.value, named: attribute.name, at: attribute.valueRange,
        of: markup, to: &bag)
      return .literal(append(markup.bytes(attribute.value).dropFirst(isEscaped ? 1 : 0)))
    }
    var segments = markup.segments(of: attribute.valueRange)
    if isEscaped { segments.removeFirstSign() }
    if segments.count == 1, case .interpolation(let text) = segments[0] {
      return appendInterpolation(text, for: .any).map { .interpolation($0) }
        ?? .literal(ViewTree.Slice(0..<0))
    }
    return .segments(append(segments))
  }

  private mutating func style(_ attribute: Markup.Attribute) -> Template.Attribute.Value {
    let texts = texts == nil ? [] : textsInStyle(attribute)
    if attribute.flags.contains(.interpolation) || !texts.isEmpty {
      notePlaces(of: attribute)
      template.styles.append(
        Template.InterpolatedStyle(
          tree: markup.styles, nodes: attribute.style,
          interpolations: interpolations(inStyle: attribute.style), texts: texts))
      return .style(Int32(template.styles.count - 1))
    }
    var printer = StylePrinter()
    printer.print(modifiers: attribute.style, of: markup.styles)
    if !attribute.isWritten(printer.output, in: source) { notePlaces(of: attribute) }
    return .literal(append(printer.output[...]))
  }

  /// Records the places of the parts of a style that is not printed as the author wrote it.
  mutating func notePlaces(of attribute: Markup.Attribute) {
    if template.stylePlaces == nil { template.stylePlaces = StylePlaces(of: markup) }
    template.stylePlaces?.add(attribute)
  }

  private mutating func interpolations(
    inStyle nodes: Range<Int>
  ) -> [(node: Int, interpolation: Interpolation, isInString: Bool)] {
    var interpolations: [(node: Int, interpolation: Interpolation, isInString: Bool)] = []
    var endOfString = 0
    for index in nodes {
      let node = markup.styles.nodes[index]
      if node.kind == .interpolatedString { endOfString = Int(node.end) }
      guard node.kind == .interpolation,
        let interpolation = parseInterpolation(
          SourceText(markup.file, node.range), reporting: &bag),
        check(interpolation.expression, for: index < endOfString ? .present : .any)
      else { continue }
      interpolations.append((index, interpolation, index < endOfString))
    }
    return interpolations
  }

  // MARK: Nodes

  @discardableResult
  mutating func appendNode(
    _ kind: Template.Kind, literal: ArraySlice<UInt8> = [], _ index: Int
  ) -> Int {
    let position = template.nodes.count
    template.nodes.append(
      Template.Node(
        kind: kind, end: UInt32(position + 1),
        literal: literal.isEmpty ? ViewTree.Slice(0..<0) : append(literal),
        origin: origin(markup.nodes[index].range)))
    return position
  }

  @inline(__always)
  func origin(_ range: Range<Int>) -> ViewTree.Origin {
    ViewTree.Origin(SourceRange(file: file, range))
  }
}

extension Diagnostic {
  /// A sheet, or a link to one, among views.
  fileprivate static func misplacedSheet(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .headContent, .error, at: range, "a style sheet cannot stand among views",
      notes: [
        Note(
          "'Style' stands in a page's 'head'; a sheet for the whole site belongs into 'styles/'"
        )
      ])
  }

  fileprivate static func forEach(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownElement, .warning, at: range, "'ForEach' is no view of VML; did you mean 'for'?",
      notes: [Note("as in '<for each=\"item\" in=\"data.items\">…</for>'")])
  }

  fileprivate static func unknownElement(
    _ name: String, _ foreign: String?, at range: SourceRange, nearest: String?, fix: FixIt?
  ) -> Diagnostic {
    let custom = "documents in VML keep it; name it under 'custom.views' in site.yaml if the app "
    var notes = [Note(foreign ?? custom + "registers it")]
    if name == "View" {
      notes = [Note("'View' is a protocol in SwiftUI; a 'Group' takes modifiers and children")]
    }
    return Diagnostic(
      .unknownElement, .warning, at: range,
      "'\(name)' is neither a component nor a view of SwiftUI" + didYouMean(nearest),
      notes: notes, fixIts: fix.map { [$0] } ?? [])
  }
}

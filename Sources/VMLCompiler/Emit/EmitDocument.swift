import VMLCatalog
import VMLDiagnostics
public import VMLMarkup
import VMLStylesheet

/// The form in which documents are written.
public struct EmissionOptions: Sendable {
  public var layout = MarkupWriter.Layout.compact
  public var conventions = SiteConfiguration.MarkupConventions()

  public init() {}
}

/// Writes finished documents, one after the other, into the same memory.
///
/// Spec: VML 9.
struct DocumentEmitter: Sendable {
  private var writer: DocumentWriter
  private let options: EmissionOptions
  /// By target.
  private var styleTexts: [StyleTexts] = []
  /// By the name's number: whether an attribute's value is an enum case; `nil` until the name comes
  /// up.
  private var enumAttributes: [Bool?] = []
  /// The open elements.
  private var open: [OpenElement] = []
  private var pending: [PendingAttribute] = []
  /// Bytes of the last document, and of its outline, as estimates for the next.
  private var documentSize = 0
  private var outlineSize = 0

  private struct OpenElement {
    var name: NameID
    var end: UInt32
  }

  /// The reason why a document cannot be written.
  enum Failure: Error {
    case tooLarge
    /// The element, by its node, that would have more attributes than a reader takes.
    case tooManyAttributes(Int)
  }

  /// An attribute to be written, with the rank that orders it.
  private struct PendingAttribute {
    var rank: Int
    var name: NameID
    var value: Range<Int>
  }

  init(_ options: EmissionOptions) {
    self.options = options
    writer = DocumentWriter(layout: options.layout)
  }

  /// The text of a document that is the same whatever its styles are; `nil` if it would be too
  /// large.
  mutating func outline(of tree: ViewTree) -> DocumentOutline? {
    // Local, so that opening and closing elements does not check for other owners.
    var open: [OpenElement] = []
    swap(&open, &self.open)
    defer { swap(&open, &self.open) }
    open.removeAll(keepingCapacity: true)
    var slots: [DocumentOutline.Slot] = []
    slots.reserveCapacity(tree.nodes.count)
    var crowded: [Int] = []
    var output = ByteWriter(capacity: outlineSize)
    writer.begin(&output)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      while let last = open.last, last.end <= UInt32(index) {
        writer.writeEndTag(last.name, of: tree.names, to: &output)
        open.removeLast()
      }
      switch node.kind {
      case .text: output.appendEscaped(node.text.range, of: tree.bytes, quotes: false)
      case .comment: writer.writeComment(node.text.range, of: tree.bytes, to: &output)
      case .element:
        let (slot, isOpen) = writeElement(index, node, of: tree, to: &output)
        slots.append(slot)
        if node.attributeCount >= attributeLimit { crowded.append(index) }
        if isOpen { open.append(OpenElement(name: node.name, end: node.end)) }
      }
      if output.count > ExpansionLimits.documentBytes { return nil }
    }
    for element in open.reversed() {
      writer.writeEndTag(element.name, of: tree.names, to: &output)
    }
    writer.end(&output)
    outlineSize = expectedSize(after: output.count)
    return DocumentOutline(text: output, slots: slots, crowded: crowded)
  }

  /// The memory for a document after one of some size.
  ///
  /// A huge one says nothing about the next.
  private func expectedSize(after count: Int) -> Int { min(count + count / 4, 1 << 17) }

  /// Writes a start tag without a `style`; returns the place for it, and whether an end tag
  /// follows.
  private mutating func writeElement(
    _ index: Int, _ node: ViewTree.Node, of tree: ViewTree, to output: inout ByteWriter
  ) -> (DocumentOutline.Slot, isOpen: Bool) {
    writer.beginTag(node.name, of: tree.names, to: &output)
    var slot = DocumentOutline.Slot(
      node: UInt32(index), attributes: UInt32(output.count), style: 0, hasStyle: false)
    if node.attributeCount > 0 {
      if let hasStyle = writeAttributes(of: node, in: tree, to: &output) {
        slot.hasStyle = hasStyle
      } else {
        slot.hasStyle = collectAttributes(of: index, in: tree, reading: [])
        writePending(of: tree, to: &output)
      }
    }
    slot.style = UInt32(output.count)
    let content =
      options.layout == .compact && Int(node.end) > index + 1
      ? .elements : content(of: index, in: tree)
    writer.endTag(content, to: &output)
    return (slot, content != .nothing)
  }

  /// The document as canonical VML.
  ///
  /// `outline` must be the outline of the document's tree. `target` tells the pools of resolvers
  /// apart.
  mutating func emit(
    _ document: StyledDocument, outline: DocumentOutline, for target: Int,
    styledBy resolver: inout StyleResolver
  ) throws(Failure) -> [UInt8] {
    while styleTexts.count <= target { styleTexts.append(StyleTexts()) }
    // Local, so that looking up a style does not check for other owners.
    var texts = StyleTexts()
    swap(&texts, &styleTexts[target])
    defer { swap(&texts, &styleTexts[target]) }
    texts.begin(resolver.pool)
    if let element = tooCrowded(document, outline, &texts, resolver.pool) {
      throw .tooManyAttributes(element)
    }
    var failure: Failure?
    // SAFETY: the writer stays where it is.
    let bytes = unsafe ByteWriter.bytes(capacity: documentSize) { output in
      failure = write(document, outline, &texts, &resolver, to: &output)
    }
    documentSize = expectedSize(after: bytes.count)
    if let failure { throw failure }
    return bytes
  }

  /// The first element with too many attributes, among the elements whose style adds no others.
  private func tooCrowded(
    _ document: StyledDocument, _ outline: DocumentOutline, _ texts: inout StyleTexts,
    _ pool: StylePool
  ) -> Int? {
    outline.crowded.first { index in
      let style = document.styles[index]
      guard
        style.isNone || pool.attribute(of: style) != nil || texts.text(of: style, from: pool) != nil
      else { return false }
      let tree = document.tree
      let count = tree.attributeRange(of: index).count {
        ![.class, .style].contains(tree.attributes[$0].name)
      }
      let hasStyle = !style.isNone || tree.attribute(.style, of: index) != nil
      return count + (hasStyle ? 1 : 0) > attributeLimit
    }
  }

  /// Writes a document; returns the reason if it cannot be written.
  private mutating func write(
    _ document: StyledDocument, _ outline: DocumentOutline, _ texts: inout StyleTexts,
    _ resolver: inout StyleResolver, to output: inout ByteWriter
  ) -> Failure? {
    var position = 0
    for slot in outline.slots {
      let style = document.styles[Int(slot.node)]
      if style.isNone, !slot.hasStyle { continue }
      if style.isNone {
        output.append(position..<Int(slot.style), of: outline.text)
        emitStyleParameter(of: Int(slot.node), in: document.tree, to: &output)
      } else if let attribute = resolver.pool.attribute(of: style) {
        output.append(position..<Int(slot.style), of: outline.text)
        output.append(attribute, of: resolver.pool.bytes)
      } else if let text = texts.text(of: style, from: resolver.pool) {
        output.append(position..<Int(slot.style), of: outline.text)
        output.append(text, of: texts.bytes)
      } else {
        output.append(position..<Int(slot.attributes), of: outline.text)
        let count = emitStyle(
          style, of: Int(slot.node), in: document.tree, &texts, &resolver, to: &output)
        if count > attributeLimit { return .tooManyAttributes(Int(slot.node)) }
      }
      position = Int(slot.style)
      if output.count > ExpansionLimits.documentBytes { return .tooLarge }
    }
    output.append(position..<outline.text.count, of: outline.text)
    return output.count > ExpansionLimits.documentBytes ? .tooLarge : nil
  }

  /// Writes a `style` that is a shape's parameter of that name, without modifiers.
  private mutating func emitStyleParameter(
    of index: Int, in tree: ViewTree, to output: inout ByteWriter
  ) {
    guard let attribute = tree.attribute(.style, of: index) else { return }
    let value = tree.attributes[attribute].value.range
    guard !value.isEmpty, tree.bytes[value].allSatisfy(isWordByte) else { return }
    writer.writeAttribute(.style, of: tree.names, value, of: tree.bytes, to: &output)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  // MARK: Attributes

  /// Writes all attributes but `class` and `style`, if they are in VML's order already.
  ///
  /// - Returns: Whether there is a `style`; `nil` if they are not in order, with nothing written.
  private mutating func writeAttributes(
    of node: ViewTree.Node, in tree: ViewTree, to output: inout ByteWriter
  ) -> Bool? {
    let (start, first) = (output.count, Int(node.firstAttribute))
    var hasStyle = false
    var last: (rank: Int, name: NameID)?
    for position in first..<first + Int(node.attributeCount) {
      let attribute = tree.attributes[position]
      if attribute.name == .class { continue }
      if attribute.name == .style {
        hasStyle = true
        continue
      }
      let rank = attributeRank(attribute.name, isRead: false)
      if let last, !options.conventions.keepsAttributeOrder {
        guard
          last.rank < rank
            || last.rank == rank && writer.precedes(last.name, attribute.name, of: tree.names)
        else {
          output.removeLast(output.count - start)
          return nil
        }
      }
      last = (rank, attribute.name)
      writer.writeAttribute(
        attribute.name, of: tree.names, value(of: attribute, in: tree), of: tree.bytes, to: &output)
    }
    return hasStyle
  }

  /// Collects all attributes but `class` and `style`; an `attr()` reads `names`.
  ///
  /// - Returns: Whether there is a `style`.
  @discardableResult
  private mutating func collectAttributes(
    of index: Int, in tree: ViewTree, reading names: [String]
  ) -> Bool {
    var hasStyle = false
    pending.removeAll(keepingCapacity: true)
    for position in tree.attributeRange(of: index) {
      let attribute = tree.attributes[position]
      if attribute.name == .style { hasStyle = true }
      if attribute.name == .class || attribute.name == .style { continue }
      let isRead =
        !names.isEmpty
        && names.contains { $0.utf8.elementsEqual(tree.names.bytes(of: attribute.name)) }
      pending.append(
        PendingAttribute(
          rank: attributeRank(attribute.name, isRead: isRead), name: attribute.name,
          value: value(of: attribute, in: tree)))
    }
    return hasStyle
  }

  /// Range of a value, without the dot of an enum's case.
  private mutating func value(of attribute: ViewTree.Attribute, in tree: ViewTree) -> Range<Int> {
    let range = attribute.value.range
    guard range.count > 1, tree.bytes[range.lowerBound] == UInt8(ascii: ".") else { return range }
    let word = tree.bytes[range.dropFirst()]
    let isCase =
      (tree.bytes[range.lowerBound + 1] | 0x20) &- 0x61 < 26 && word.allSatisfy(isWordByte)
      && isEnum(attribute.name, in: tree.names)
    return isCase ? range.dropFirst() : range
  }

  private mutating func isEnum(_ name: NameID, in names: NameTable) -> Bool {
    let index = Int(name.rawValue)
    if index >= enumAttributes.count {
      enumAttributes += repeatElement(nil, count: index + 1 - enumAttributes.count)
    }
    if let known = enumAttributes[index] { return known }
    let isEnum = Catalog.isEnumAttribute(names.string(name))
    enumAttributes[index] = isEnum
    return isEnum
  }

  /// Writes the collected attributes in VML's order.
  private mutating func writePending(of tree: ViewTree, to output: inout ByteWriter) {
    sortPending(of: tree)
    for attribute in pending {
      writer.writeAttribute(
        attribute.name, of: tree.names, attribute.value, of: tree.bytes, to: &output)
    }
  }

  private mutating func sortPending(of tree: ViewTree) {
    guard pending.count > 1, !options.conventions.keepsAttributeOrder else { return }
    // Insertion sort: elements have few attributes, which are often sorted already.
    for index in 1..<pending.count {
      let attribute = pending[index]
      var place = index
      while place > 0, precedes(attribute, pending[place - 1], in: tree) {
        pending[place] = pending[place - 1]
        place -= 1
      }
      pending[place] = attribute
    }
  }

  private mutating func precedes(
    _ attribute: PendingAttribute, _ other: PendingAttribute, in tree: ViewTree
  ) -> Bool {
    guard attribute.rank == other.rank else { return attribute.rank < other.rank }
    return writer.precedes(attribute.name, other.name, of: tree.names)
  }

  // MARK: Styles that depend on attributes

  /// Writes the attributes of an element whose style reads some of them, or has strings that
  /// clients misread inside a style.
  ///
  /// Each of these strings is moved to an attribute `s1`, `s2`, … and read with `attr()`.
  ///
  /// - Returns: Number of attributes written.
  private mutating func emitStyle(
    _ id: StyleID, of index: Int, in tree: ViewTree, _ texts: inout StyleTexts,
    _ resolver: inout StyleResolver, to output: inout ByteWriter
  ) -> Int {
    var style = resolver[id]
    if options.conventions.resolvesAttributes, !style.attributes.isEmpty {
      let modifiers = texts.modifiers(of: id, from: &resolver)
      let inlined = inliningAttributes(of: index, in: tree, into: modifiers)
      style = inlined.style
      collectAttributes(of: index, in: tree, reading: style.attributes)
      pending.removeAll { inlined.unread.contains(tree.names.string($0.name)) }
    } else {
      collectAttributes(of: index, in: tree, reading: style.attributes)
    }
    guard !style.pieces.isEmpty else {
      writePending(of: tree, to: &output)
      let isQuoted = options.conventions.style.quotesAttributeNames
      let text = isQuoted ? quotingAttributeNames(in: style.text) : style.text
      writer.writeAttribute(.style, of: tree.names, 0..<text.count, of: text, to: &output)
      return pending.count + 1
    }
    let used = pending.map { tree.names.string($0.name) } + style.attributes
    let hoisted = HoistedStyle(style.pieces, besides: Set(used), options.conventions)
    sortPending(of: tree)
    writePending(with: hoisted, of: tree, to: &output)
    output.append(contentsOf: hoisted.attribute)
    return pending.count + hoisted.strings.count + 1
  }

  /// Writes the collected attributes, with the attributes of moved strings in their order among
  /// them.
  private mutating func writePending(
    with hoisted: HoistedStyle, of tree: ViewTree, to output: inout ByteWriter
  ) {
    let rank = attributeRank(.vml, isRead: true)
    var strings = hoisted.strings[...]
    if !options.conventions.keepsAttributeOrder {
      strings.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
    for attribute in pending {
      while let string = strings.first, !options.conventions.keepsAttributeOrder,
        attribute.rank > rank
          || attribute.rank == rank
            && string.name.utf8.lexicographicallyPrecedes(tree.names.bytes(of: attribute.name))
      {
        writer.writeAttribute(string.name, string.value, to: &output)
        strings.removeFirst()
      }
      writer.writeAttribute(
        attribute.name, of: tree.names, attribute.value, of: tree.bytes, to: &output)
    }
    for string in strings { writer.writeAttribute(string.name, string.value, to: &output) }
  }
}

extension Diagnostic {
  /// Tells why a document is not written.
  static func notWritten(
    _ request: DocumentRequest, _ failure: DocumentEmitter.Failure, _ tree: ViewTree
  ) -> Diagnostic {
    switch failure {
    case .tooLarge:
      Diagnostic(
        .expansionLimit, .error, at: request.pathRange,
        "the document would be larger than \(ExpansionLimits.documentBytes >> 20) MiB",
        notes: [Note("the modifiers of its views are written at each of them")])
    case .tooManyAttributes(let node):
      Diagnostic(
        .attributeLimit, .error, at: tree.nodes[node].origin.sourceRange,
        "'\(tree.names.string(tree.nodes[node].name))' would be written with more than "
          + "\(attributeLimit) attributes",
        notes: [
          Note(
            "each string of its style with ';', '\"', '\\' or a line break becomes an attribute; "
              + "let fewer rules give it such strings")
        ])
    }
  }
}

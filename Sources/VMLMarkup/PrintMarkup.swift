import VMLDiagnostics

/// How ``printMarkup(_:options:)`` writes.
package struct MarkupPrintingOptions: Sendable {
  package var layout = MarkupWriter.Layout.compact
  /// How the tree was read, and what is written is to be read.
  package var dialect = MarkupDialect.source
  package var style = StylePrinter.Options()
  package var keepsComments = true
  /// Writes attributes in the order of the source, not in VML's.
  package var keepsAttributeOrder = false

  package init() {}
}

/// Writes a tree back as VML, interpolations and instructions included.
///
/// Reading what it wrote gives a tree that ``Markup/isEquivalent(to:)`` calls the same.
///
/// Spec: VML 9.
package func printMarkup(
  _ markup: Markup, options: MarkupPrintingOptions = MarkupPrintingOptions()
) -> [UInt8] {
  var printer = MarkupPrinter(markup: markup, options: options)
  printer.printAll()
  return printer.writer.output
}

/// Walks the arena with a stack of the elements that are still to be closed.
private struct MarkupPrinter {
  let markup: Markup
  let options: MarkupPrintingOptions
  var writer: MarkupWriter
  private var open: [Int] = []
  /// The attributes of the current element in the order in which they are written; those behind
  /// are of elements before.
  private var order: [OrderedAttribute] = []

  /// An attribute with what decides its place.
  private struct OrderedAttribute {
    var index = 0
    var rank = 0
    /// The first bytes of its name.
    var prefix: UInt64 = 0
  }

  init(markup: Markup, options: MarkupPrintingOptions) {
    self.markup = markup
    self.options = options
    writer = MarkupWriter(
      layout: options.layout, dialect: options.dialect, source: markup.file.bytes)
  }

  mutating func printAll() {
    writer.beginDocument(content(of: 0..<markup.nodes.count))
    for index in markup.nodes.indices {
      closeElements(before: index)
      let node = markup.nodes[index]
      switch node.kind {
      case .doctype: writer.writeDoctype()
      case .comment: if options.keepsComments { writer.writeComment(markup.bytes(node.text)) }
      case .text: printText(node)
      case .element: printElement(index, node)
      }
    }
    closeElements(before: markup.nodes.count)
    writer.endDocument()
  }

  private mutating func closeElements(before index: Int) {
    while let last = open.last, Int(markup.nodes[last].end) <= index {
      writer.writeEndTag(markup.names.bytes(of: markup.nodes[last].name))
      open.removeLast()
    }
  }

  private mutating func printElement(_ index: Int, _ node: Markup.Node) {
    collectAttributes(of: node)
    let name = Int(node.lowerBound) + 1
    let nameEnd = name + markup.names.length(of: node.name)
    writer.beginTag(source: name..<nameEnd)
    for position in 0..<Int(node.attributeCount) {
      printAttribute(markup.attributes[order[position].index])
    }
    let content = content(of: index + 1..<Int(node.end))
    writer.endTag(content)
    if content != .nothing { open.append(index) }
  }

  /// What the nodes on the uppermost level of a range are.
  ///
  /// Inlined, like others below, since a call would copy the printer.
  @inline(__always)
  private func content(of nodes: Range<Int>) -> MarkupWriter.Content {
    var content = MarkupWriter.Content.nothing
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      switch markup.nodes[index].kind {
      case .text: return .text
      case .comment: if options.keepsComments { content = .elements }
      case .element, .doctype: content = .elements
      }
      index = Int(markup.nodes[index].end)
    }
    return content
  }

  // MARK: Text and values

  private mutating func printText(_ node: Markup.Node) {
    if node.traits.contains(.standing) {
      writer.writeStanding(source: node.text.range)
    } else if node.hasInterpolation {
      printSegments(of: node.range) { $0.writeText($1) }
    } else if node.text.isSide {
      writer.writeText(markup.bytes(node.text))
    } else {
      writer.writeText(source: node.text.range)
    }
  }

  private mutating func printAttribute(_ attribute: Markup.Attribute) {
    if attribute.flags.contains(.standing) {
      // From the blank before it to its quote.
      return writer.writeStanding(
        source: Int(attribute.nameLowerBound) - 1..<Int(attribute.valueUpperBound) + 1)
    }
    writer.beginAttribute(source: attribute.nameRange)
    if attribute.flags.contains(.style) {
      printStyle(attribute)
    } else if attribute.flags.contains(.interpolation) {
      printSegments(of: attribute.valueRange) { $0.writeAttributeText($1) }
    } else if attribute.value.isSide {
      writer.writeAttributeText(markup.bytes(attribute.value))
    } else {
      writer.writeAttributeText(source: attribute.value.range)
    }
    writer.endAttribute()
  }

  private mutating func printStyle(_ attribute: Markup.Attribute) {
    let quotesNames =
      options.style.quotesAttributeNames && attribute.flags.contains(.readsAttributes)
    if attribute.flags.contains(.unescapedStyle), !quotesNames {
      writer.writeStyle(attribute.style, of: markup.styles, options: options.style)
    } else {
      var printer = StylePrinter(options: options.style)
      printer.print(modifiers: attribute.style, of: markup.styles)
      writer.writeEscapedStyle(printer.output)
    }
  }

  private mutating func printSegments(
    of range: Range<Int>, literal write: (inout MarkupWriter, ArraySlice<UInt8>) -> Void
  ) {
    let segments = markup.segments(of: range)
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .interpolation(let expression):
        writer.writeRaw([backslash, openingParenthesis])
        writer.writeRaw(expression.bytes[expression.range])
        writer.writeRaw([closingParenthesis])
      case .literal(let bytes):
        write(&writer, bytes[...])
        // Backslashes before an interpolation are doubled, as those before a parenthesis are.
        if index + 1 < segments.count {
          writer.writeRaw(bytes.suffix(bytes.reversed().prefix { $0 == backslash }.count))
        }
      }
    }
  }

  // MARK: Attribute order

  /// Puts the attributes into VML's order: `id`, `tag`, `template`, the others by name, those that
  /// an
  /// `attr()` of the element reads by name, `style`.
  private mutating func collectAttributes(of node: Markup.Node) {
    let count = Int(node.attributeCount)
    while order.count < count { order.append(OrderedAttribute()) }
    var readsAttributes = false
    var isSorted = true
    for place in 0..<count {
      let index = Int(node.firstAttribute) + place
      let name = markup.attributes[index].name
      if markup.attributes[index].flags.contains(.readsAttributes) { readsAttributes = true }
      order[place] = OrderedAttribute(
        index: index, rank: attributeRank(name, isRead: false),
        prefix: markup.names.prefix(of: name))
      if place > 0, precedes(order[place], order[place - 1]) { isSorted = false }
    }
    guard count > 1, !options.keepsAttributeOrder else { return }
    if readsAttributes { rankAttributesRead(by: node) }
    if readsAttributes || !isSorted { sortAttributes(count) }
  }

  private mutating func sortAttributes(_ count: Int) {
    // Insertion: elements have few attributes, and those are often sorted already.
    for index in 1..<count where precedes(order[index], order[index - 1]) {
      let attribute = order[index]
      var place = index
      while place > 0, precedes(attribute, order[place - 1]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = attribute
    }
  }

  @inline(__always)
  private func precedes(_ one: OrderedAttribute, _ other: OrderedAttribute) -> Bool {
    guard one.rank == other.rank, one.prefix == other.prefix else {
      return one.rank == other.rank ? one.prefix < other.prefix : one.rank < other.rank
    }
    return markup.names.precedes(
      markup.attributes[one.index].name, markup.attributes[other.index].name)
  }

  private mutating func rankAttributesRead(by node: Markup.Node) {
    let read = namesRead(by: node)
    for position in 0..<Int(node.attributeCount) {
      let name = markup.attributes[order[position].index].name
      order[position].rank = attributeRank(
        name, isRead: read.contains(markup.names.bytes(of: name)))
    }
  }

  /// The names of the attributes that the element's style reads with `attr()`.
  private func namesRead(by node: Markup.Node) -> Set<ArraySlice<UInt8>> {
    var names: Set<ArraySlice<UInt8>> = []
    for index in node.attributes {
      let attribute = markup.attributes[index]
      guard attribute.flags.contains(.readsAttributes) else { continue }
      for node in markup.styles.nodes[attribute.style] where node.kind == .attribute {
        names.insert(markup.styles.bytes(node.text))
      }
    }
    return names
  }
}

/// Where an attribute stands among those of its element; equal ranks are ordered by name.
///
/// Spec: VML 9.1, attribute order.
package func attributeRank(_ name: NameID, isRead: Bool) -> Int {
  switch name {
  case .id: 0
  case .tag: 1
  case .template: 2
  case .style: 5
  default: isRead ? 4 : 3
  }
}

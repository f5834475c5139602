import VMLDiagnostics

/// Options of ``printMarkup(_:options:)``.
public struct MarkupPrintingOptions: Sendable {
  public var layout = MarkupWriter.Layout.compact
  /// The dialect in which the tree was read, and in which the result is to be read.
  public var dialect = MarkupDialect.source
  public var style = StylePrinter.Options()
  public var keepsComments = true
  /// Writes attributes in the order of the source, not in VML's.
  public var keepsAttributeOrder = false

  public init() {}
}

/// Writes a tree back as VML, interpolations and instructions included.
///
/// Reading what it wrote gives a tree that ``Markup/isEquivalent(to:)`` calls the same.
///
/// Spec: VML 9.
public func printMarkup(
  _ markup: Markup, options: MarkupPrintingOptions = MarkupPrintingOptions()
) -> [UInt8] {
  var printer = MarkupPrinter(markup: markup, options: options)
  printer.printAll(markup)
  return printer.writer.output
}

/// Walks the arena with a stack of the elements that are still to be closed.
///
/// Is given the tree again and again: to read it out of a property would count its references.
private struct MarkupPrinter {
  let options: MarkupPrintingOptions
  var writer: MarkupWriter
  private var open: [OpenElement] = []
  /// The attributes of the current element in the order in which they are written; those behind
  /// are of elements before.
  private var order = Array(repeating: OrderedAttribute(), count: 16)

  private struct OpenElement {
    /// One past its last node.
    var end: Int
    /// Range of its name in its start tag.
    var name: Range<Int>
  }

  init(markup: Markup, options: MarkupPrintingOptions) {
    self.options = options
    writer = MarkupWriter(
      layout: options.layout, dialect: options.dialect, source: markup.file.bytes)
    open.reserveCapacity(16)
  }

  mutating func printAll(_ markup: Markup) {
    writer.beginDocument(content(of: 0..<markup.nodes.count, in: markup))
    for index in markup.nodes.indices {
      closeElements(before: index, in: markup)
      let node = markup.nodes[index]
      switch node.kind {
      case .doctype: writer.writeDoctype()
      case .comment: if options.keepsComments { writer.writeComment(markup.bytes(node.text)) }
      case .text: printText(node, in: markup)
      case .element: printElement(index, node, in: markup)
      }
    }
    closeElements(before: markup.nodes.count, in: markup)
    writer.endDocument()
  }

  private mutating func closeElements(before index: Int, in markup: Markup) {
    while let last = open.last, last.end <= index {
      writer.writeEndTag(source: last.name, of: markup.file.bytes)
      open.removeLast()
    }
  }

  private mutating func printElement(_ index: Int, _ node: Markup.Node, in markup: Markup) {
    // Whether it is text matters only where lines are broken.
    let children = index + 1..<Int(node.end)
    let content =
      options.layout == .compact && options.keepsComments
      ? (children.isEmpty ? .nothing : .elements) : content(of: children, in: markup)
    let name = Int(node.lowerBound) + 1
    let nameEnd = name + markup.names.length(of: node.name)
    if node.traits.contains(.standing), node.traits.contains(.ordered) {
      writer.writeStanding(startTag: node.range, content, of: markup.file.bytes)
    } else {
      writer.beginTag(source: name..<nameEnd)
      printAttributes(of: node, in: markup)
      writer.endTag(content)
    }
    if content != .nothing { open.append(OpenElement(end: Int(node.end), name: name..<nameEnd)) }
  }

  /// Content that the uppermost nodes of a range make.
  ///
  /// Inlined, like others below, since a call would copy the printer.
  @inline(__always)
  private func content(of nodes: Range<Int>, in markup: Markup) -> MarkupWriter.Content {
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

  private mutating func printText(_ node: Markup.Node, in markup: Markup) {
    if node.traits.contains(.standing) {
      writer.writeStanding(node.range, of: markup.file.bytes)
    } else if node.hasInterpolation {
      printSegments(markup.segments(of: node.range)) { $0.writeText($1) }
    } else if node.text.isSide {
      writer.writeText(markup.bytes(node.text))
    } else {
      writer.writeText(source: node.text.range)
    }
  }

  private mutating func printAttribute(_ attribute: Markup.Attribute, in markup: Markup) {
    if attribute.flags.contains(.standing) {
      return writer.writeStanding(attribute.standingRange, of: markup.file.bytes)
    }
    writer.beginAttribute(source: attribute.nameRange)
    if attribute.flags.contains(.style) {
      printStyle(attribute, in: markup)
    } else if attribute.flags.contains(.interpolation) {
      printSegments(markup.segments(of: attribute.valueRange)) { $0.writeAttributeText($1) }
    } else if attribute.value.isSide {
      writer.writeAttributeText(markup.bytes(attribute.value))
    } else {
      writer.writeAttributeText(source: attribute.value.range)
    }
    writer.endAttribute()
  }

  private mutating func printStyle(_ attribute: Markup.Attribute, in markup: Markup) {
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
    _ segments: [TextSegment], literal write: (inout MarkupWriter, ArraySlice<UInt8>) -> Void
  ) {
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

  /// Prints the attributes in VML's order: `id`, `tag`, `template`, the others by name, those that
  /// an `attr()` of the element reads by name, `style`.
  private mutating func printAttributes(of node: Markup.Node, in markup: Markup) {
    guard node.attributeCount > 1, !options.keepsAttributeOrder else {
      for index in node.attributes { printAttribute(markup.attributes[index], in: markup) }
      return
    }
    while order.count < Int(node.attributeCount) { order.append(OrderedAttribute()) }
    sortAttributes(of: node, in: markup, &order)
    if node.traits.contains(.standing), let last = node.attributes.last {
      let count =
        markup.attributes[last].standingRange.upperBound
        - markup.attributes[Int(node.firstAttribute)].standingRange.lowerBound
      let order = order
      writer.writeStanding(count, of: markup.file.bytes) { output in
        for place in 0..<Int(node.attributeCount) {
          let range = markup.attributes[order[place].index].standingRange
          output.append(range, of: markup.file.bytes)
        }
      }
    } else {
      for place in 0..<Int(node.attributeCount) {
        printAttribute(markup.attributes[order[place].index], in: markup)
      }
    }
  }
}

extension Markup.Attribute {
  /// From the blank before it to its quote.
  fileprivate var standingRange: Range<Int> {
    Int(nameLowerBound) &- 1..<Int(valueUpperBound) &+ 1
  }
}

/// An attribute with what decides its place.
private struct OrderedAttribute {
  var index = 0
  var rank = 0
  /// The first bytes of its name.
  var prefix: UInt64 = 0

  @inline(__always)
  func precedes(_ other: OrderedAttribute, in markup: Markup) -> Bool {
    guard rank == other.rank, prefix == other.prefix else {
      return rank == other.rank ? prefix < other.prefix : rank < other.rank
    }
    return markup.names.precedes(
      markup.attributes[index].name, markup.attributes[other.index].name)
  }
}

/// Puts the attributes of an element in front of `order`, each where it belongs among those before
/// it: elements have few, and those are often sorted already.
private func sortAttributes(
  of node: Markup.Node, in markup: Markup, _ order: inout [OrderedAttribute]
) {
  // What reads an attribute does not stand as it is written.
  let read = node.traits.contains(.standing) ? [] : namesRead(by: node, in: markup)
  let source = markup.file.bytes
  var places = order.mutableSpan
  for index in node.attributes {
    let name = markup.attributes[index].name
    let isRead = !read.isEmpty && read.contains(markup.names.bytes(of: name))
    let attribute = OrderedAttribute(
      index: index, rank: attributeRank(name, isRead: isRead),
      prefix: namePrefix(source.span, markup.attributes[index].nameRange))
    var place = index - Int(node.firstAttribute)
    while place > 0, attribute.precedes(places[place - 1], in: markup) {
      places[place] = places[place - 1]
      place -= 1
    }
    places[place] = attribute
  }
}

/// The names of the attributes that the element's style reads with `attr()`.
private func namesRead(by node: Markup.Node, in markup: Markup) -> Set<ArraySlice<UInt8>> {
  var names: Set<ArraySlice<UInt8>> = []
  for index in node.attributes
  where markup.attributes[index].flags.contains(.readsAttributes) {
    for node in markup.styles.nodes[markup.attributes[index].style] where node.kind == .attribute {
      names.insert(markup.styles.bytes(node.text))
    }
  }
  return names
}

/// Rank of an attribute among the others of its element; equal ranks are ordered by name.
///
/// Spec: VML 9.1, attribute order.
public func attributeRank(_ name: NameID, isRead: Bool) -> Int {
  switch name {
  case .id: 0
  case .tag: 1
  case .template: 2
  case .style: 5
  default: isRead ? 4 : 3
  }
}

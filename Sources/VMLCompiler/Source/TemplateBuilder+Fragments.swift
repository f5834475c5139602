import VMLDiagnostics
import VMLMarkup

extension TemplateBuilder {
  /// Builds sibling elements with their content as a fragment: their views are equal whenever the
  /// template is run.
  mutating func buildFragment(_ range: Range<Int>) {
    let root = range.lowerBound
    let known = fragment(endingAt: root)
    var fragment =
      known
      ?? Template.Fragment(
        firstNode: template.fragmentNodes.count,
        firstAttribute: template.fragmentAttributes.count,
        firstByte: Int(markup.nodes[root].lowerBound), firstDecoded: template.text.count)
    reserveFragments(from: root)
    // Views first, since they count the attributes that are there.
    appendViews(range, to: &fragment)
    appendAttributes(of: range, to: &fragment)
    fragment.byteCount = Int(markup.nodes[range.upperBound - 1].upperBound) - fragment.firstByte
    fragment.decodedCount = template.text.count - fragment.firstDecoded
    if known == nil {
      let position = appendNode(.fragment, root)
      template.nodes[position].payload = Int32(template.fragments.count)
      template.fragments.append(fragment)
    } else {
      template.fragments[template.fragments.count - 1] = fragment
    }
    lastFragment = (range.upperBound, open.count)
  }

  /// Makes room for all fragments; the first one begins at a node.
  private mutating func reserveFragments(from root: Int) {
    guard template.fragments.isEmpty else { return }
    let first = Int(markup.nodes[root].firstAttribute)
    template.fragmentNodes.reserveCapacity(end - root)
    template.fragmentAttributes.reserveCapacity(max(0, attributeEnd - first))
    template.fragmentAttributeNames.reserveCapacity(max(0, attributeEnd - first))
  }

  /// The fragment among the same siblings that ends where a node begins.
  private func fragment(endingAt index: Int) -> Template.Fragment? {
    guard let last = lastFragment, last == (index, open.count),
      template.nodes.last?.kind == .fragment
    else { return nil }
    return template.fragments.last
  }

  private mutating func appendViews(
    _ range: Range<Int>, to fragment: inout Template.Fragment
  ) {
    let (nodes, side, file, siteNames) = (markup.nodes, markup.side, markup.file.id, siteNames)
    let firstByte = fragment.firstByte
    let firstDecoded = fragment.firstDecoded
    let offset = fragment.nodeCount - range.lowerBound
    var nextAttribute = UInt32(fragment.attributeCount)
    // The open element of the markup, or -1, and the number of open elements.
    var (parent, level, depth) = (-1, 0, fragment.depth)
    // Local, so that appending does not check for other owners.
    var text: [UInt8] = []
    swap(&text, &template.text)
    template.fragmentNodes.append(addingCapacity: range.count) { views in
      for index in range {
        let node = nodes[index]
        while parent >= 0, nodes[parent].end <= UInt32(index) {
          let outer = Int(views[parent - range.lowerBound].parent)
          parent = outer < 0 ? -1 : outer - offset
          level -= 1
        }
        var view = ViewTree.Node(
          kind: .element, name: siteNames[node.name],
          parent: parent < 0 ? -1 : Int32(parent + offset),
          end: UInt32(Int(node.end) + offset), firstAttribute: nextAttribute,
          attributeCount: UInt32(node.attributeCount),
          origin: ViewTree.Origin(
            file: file, lowerBound: node.lowerBound, upperBound: node.upperBound))
        nextAttribute += view.attributeCount
        if node.kind == .text {
          view.kind = .text
          view.name = .vml
          view.text = Self.slice(
            node.text, firstByte: firstByte, side: side, decoding: &text, from: firstDecoded)
        }
        views.append(view)
        if node.end > UInt32(index + 1) {
          parent = index
          level += 1
          depth = max(depth, level)
        }
      }
    }
    swap(&text, &template.text)
    fragment.nodeCount += range.count
    fragment.depth = depth
  }

  private mutating func appendAttributes(
    of range: Range<Int>, to fragment: inout Template.Fragment
  ) {
    let (nodes, attributes, side) = (markup.nodes, markup.attributes, markup.side)
    let (source, file, siteNames) = (markup.file.bytes, markup.file.id, siteNames)
    let firstByte = fragment.firstByte
    let firstDecoded = fragment.firstDecoded
    let written = indices(ofAttributesOf: range, nodes)
    var text: [UInt8] = []
    swap(&text, &template.text)
    template.fragmentAttributeNames.append(addingCapacity: written.count) { names in
      for index in written { names.append(ViewTree.Slice(attributes[index].nameRange)) }
    }
    for index in written where attributes[index].isVariable(in: source, side) {
      let attribute = attributes[index]
      reportVariable(
        in: attribute.value, named: attribute.name, at: attribute.valueRange, of: markup, to: &bag)
    }
    let styles = markup.styles
    var rewritten: [Int] = []
    template.fragmentAttributes.append(addingCapacity: written.count) { views in
      for index in written {
        let attribute = attributes[index]
        let value: ViewTree.Slice
        if attribute.flags.contains(.style) {
          var printer = StylePrinter()
          printer.print(modifiers: attribute.style, of: styles)
          if !attribute.isWritten(printer.output, in: source) { rewritten.append(index) }
          let start = text.count - firstDecoded
          text.append(contentsOf: printer.output)
          value = Template.Fragment.decoded(start..<text.count - firstDecoded)
        } else {
          value = Self.slice(
            attribute.value, firstByte: firstByte, side: side, decoding: &text, from: firstDecoded)
        }
        views.append(
          ViewTree.Attribute(
            name: siteNames[attribute.name], value: value,
            origin: ViewTree.Origin(
              file: file, lowerBound: attribute.valueLowerBound,
              upperBound: attribute.valueUpperBound)))
      }
    }
    swap(&text, &template.text)
    let end = template.fragmentAttributes.count
    for index in linkPaths(in: written) {
      template.fragmentAttributes[end - written.upperBound + index].name = .value
    }
    for index in rewritten { notePlaces(of: attributes[index]) }
    fragment.attributeCount += written.count
  }

  /// The attributes of an element and of its content, which are one range.
  private func indices(
    ofAttributesOf range: Range<Int>, _ nodes: [Markup.Node]
  ) -> Range<Int> {
    var (first, count) = (0, 0)
    for index in range where nodes[index].attributeCount > 0 {
      if count == 0 { first = Int(nodes[index].firstAttribute) }
      count += Int(nodes[index].attributeCount)
    }
    return first..<first + count
  }

  /// A part of the markup's text as a slice of a fragment.
  ///
  /// Decoded text is appended to `text`.
  @inline(__always)
  private static func slice(
    _ slice: TextSlice, firstByte: Int, side: [UInt8], decoding text: inout [UInt8],
    from firstDecoded: Int
  ) -> ViewTree.Slice {
    let range = slice.range
    guard slice.isSide else {
      return ViewTree.Slice(range.lowerBound - firstByte..<range.upperBound - firstByte)
    }
    let start = text.count - firstDecoded
    appendBytes(range, of: side, to: &text)
    return Template.Fragment.decoded(start..<text.count - firstDecoded)
  }
}

extension Markup.Attribute {
  /// Whether the value begins with `@`, or with an escape that may stand for it; of a style,
  /// whether there is one in it.
  func mayNameText(in source: [UInt8]) -> Bool {
    if flags.contains(.style) { return source[valueRange].contains(UInt8(ascii: "@")) }
    guard valueLowerBound < valueUpperBound else { return false }
    let first = source[Int(valueLowerBound)]
    return first == UInt8(ascii: "@") || first == UInt8(ascii: "&")
  }

  /// Whether the value may be a `var()` or `calc()`.
  fileprivate func isVariable(in source: [UInt8], _ side: [UInt8]) -> Bool {
    guard !flags.contains(.style), !value.isEmpty else { return false }
    let last = value.range.upperBound - 1
    return (value.isSide ? side[last] : source[last]) == UInt8(ascii: ")")
  }
}

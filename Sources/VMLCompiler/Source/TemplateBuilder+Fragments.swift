import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// Where in a markup something stands that must be looked at each time that a template is run.
struct DynamicNodes {
  /// The numbers of these nodes, in order.
  private let nodes: [Int32]
  /// How many of them lie before what was asked last.
  private var position = 0

  init() { nodes = [] }

  /// - Complexity: Linear in the nodes and attributes.
  init(_ range: Range<Int>, of markup: Markup, isDynamicName: (NameID) -> Bool) {
    var nodes: [Int32] = []
    for index in range where Self.isDynamic(markup.nodes[index], in: markup, isDynamicName) {
      nodes.append(Int32(index))
    }
    self.nodes = nodes
  }

  private static func isDynamic(
    _ node: Markup.Node, in markup: Markup, _ isDynamicName: (NameID) -> Bool
  ) -> Bool {
    switch node.kind {
    case .element:
      if isDynamicName(node.name) { return true }
      for index in node.attributes
      where markup.attributes[index].flags.contains(.interpolation) { return true }
      return false
    case .text:
      return node.hasInterpolation || markup.bytes(node.text).allSatisfy { $0 <= 0x20 }
    // Whether comments are kept is said in site.yaml.
    case .comment, .doctype: return true
    }
  }

  /// Whether there is one of them in a range that begins after those that were asked before.
  mutating func areIn(_ range: Range<Int>) -> Bool {
    while position < nodes.count, nodes[position] < range.lowerBound { position += 1 }
    return position < nodes.count && nodes[position] < range.upperBound
  }
}

extension TemplateBuilder {
  /// Builds an element, with all that it holds, whose views are the same whenever the template is run.
  mutating func buildFragment(_ root: Int) {
    let end = Int(markup.nodes[root].end)
    var (fragment, isNew) = (openFragment(before: root), false)
    if fragment == nil {
      isNew = true
      fragment = Template.Fragment(
        firstNode: template.fragmentNodes.count,
        firstAttribute: template.fragmentAttributes.count, firstByte: template.text.count)
    }
    guard var fragment else { return }
    var depth: Int32 = 0
    parents.removeAll(keepingCapacity: true)
    for index in root..<end {
      while let parent = parents.last, markup.nodes[parent.markup].end <= UInt32(index) {
        parents.removeLast()
      }
      let position = Int32(template.fragmentNodes.count - fragment.firstNode)
      appendView(index, root, position, &fragment)
      if markup.nodes[index].end > UInt32(index + 1) {
        parents.append((index, position))
        depth = max(depth, Int32(parents.count))
      }
    }
    fragment.depth = max(fragment.depth, depth)
    fragment.nodeCount = template.fragmentNodes.count - fragment.firstNode
    fragment.attributeCount = template.fragmentAttributes.count - fragment.firstAttribute
    fragment.byteCount = template.text.count - fragment.firstByte
    if isNew {
      let position = appendNode(.fragment, root)
      template.nodes[position].payload = Int32(template.fragments.count)
      template.fragments.append(fragment)
    } else {
      template.fragments[template.fragments.count - 1] = fragment
    }
    lastFragment = (end, open.count)
  }

  /// The fragment that ends where a node begins, among the same siblings.
  private func openFragment(before index: Int) -> Template.Fragment? {
    guard let last = lastFragment, last == (index, open.count),
      template.nodes.last?.kind == .fragment
    else { return nil }
    return template.fragments.last
  }

  private mutating func appendView(
    _ index: Int, _ root: Int, _ position: Int32, _ fragment: inout Template.Fragment
  ) {
    let node = markup.nodes[index]
    var view = ViewTree.Node(
      kind: .text, parent: parents.last?.view ?? -1,
      end: UInt32(position) + node.end - UInt32(index),
      firstAttribute: UInt32(template.fragmentAttributes.count - fragment.firstAttribute),
      origin: origin(node.range))
    if node.kind == .text {
      view.text = append(node.text, from: fragment.firstByte)
    } else {
      view.kind = .element
      view.name = siteNames[node.name]
      view.attributeCount = UInt32(node.attributeCount)
      for attribute in node.attributes { appendAttribute(attribute, from: fragment.firstByte) }
    }
    template.fragmentNodes.append(view)
  }

  private mutating func appendAttribute(_ index: Int, from firstByte: Int) {
    let attribute = markup.attributes[index]
    let value: ViewTree.Slice
    if attribute.flags.contains(.style) {
      value = style(attribute.style, from: firstByte)
    } else {
      reportVariable(
        in: attribute.value, named: attribute.name, at: attribute.valueRange, of: markup, to: &bag)
      value = append(attribute.value, from: firstByte)
    }
    template.fragmentAttributes.append(
      ViewTree.Attribute(
        name: siteNames[attribute.name], value: value, origin: origin(attribute.valueRange)))
    template.fragmentAttributeNames.append(ViewTree.Slice(attribute.nameRange))
  }

  /// Appends a style in its canonical form.
  private mutating func style(_ nodes: Range<Int>, from firstByte: Int) -> ViewTree.Slice {
    var printer = StylePrinter()
    printer.print(modifiers: nodes, of: markup.styles)
    let start = template.text.count - firstByte
    template.text.append(contentsOf: printer.output)
    return ViewTree.Slice(start..<template.text.count - firstByte)
  }

  private mutating func append(_ slice: TextSlice, from firstByte: Int) -> ViewTree.Slice {
    let start = template.text.count - firstByte
    if slice.isSide {
      appendBytes(slice.range, of: markup.side, to: &template.text)
    } else {
      appendBytes(slice.range, of: markup.file.bytes, to: &template.text)
    }
    return ViewTree.Slice(start..<template.text.count - firstByte)
  }
}

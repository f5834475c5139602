public import VMLDiagnostics
public import VMLMarkup

extension Page {
  /// The texts that stand in the page's source, the same in every locale; see
  /// ``Component/hardCodedTexts(in:names:)``.
  ///
  /// Of Markdown there are none: it is a page's text itself, and refers to no other.
  public func hardCodedTexts(in texts: Texts, names: NameTable) -> [SourceRange] {
    guard !isMarkdown(file.path) else { return [] }
    let inBody = body.hardCodedTexts(in: texts, names: names)
    return inBody + head.hardCodedTexts(in: texts, names: names)
  }
}

extension Component {
  /// The texts with words that stand in the component's source, the same in every locale.
  ///
  /// Branches of a condition that reads `locale` are left out.
  public func hardCodedTexts(in texts: Texts, names: NameTable) -> [SourceRange] {
    template.hardCodedTexts(in: texts, names: names)
  }
}

extension Template {
  fileprivate func hardCodedTexts(in texts: Texts, names: NameTable) -> [SourceRange] {
    var finder = HardCodedTextFinder(template: self, texts: texts, names: names)
    var index = 0
    while index < nodes.count { index = finder.visit(index) }
    return finder.found
  }
}

private struct HardCodedTextFinder {
  let template: Template
  let texts: Texts
  let names: NameTable
  var found: [SourceRange] = []
  private var known: [Attribute: Bool] = [:]

  private struct Attribute: Hashable {
    var element: NameID
    var name: NameID
  }

  init(template: Template, texts: Texts, names: NameTable) {
    self.template = template
    self.texts = texts
    self.names = names
  }

  /// Visits a node; returns the node to visit next.
  mutating func visit(_ index: Int) -> Int {
    let node = template.nodes[index]
    switch node.kind {
    case .text:
      if hasWords(template.text[node.literal.range]) { found.append(node.origin.sourceRange) }
    case .interpolatedText:
      if hasWords(node.segments) { found.append(node.origin.sourceRange) }
    case .element where node.name == .styleView: return Int(node.end)
    case .element:
      for position in node.attributes { visit(template.attributes[position], of: node.name) }
    case .fragment: visit(template.fragments[Int(node.payload)])
    case .conditional where readsLocale(template.conditionals[Int(node.payload)]):
      return Int(node.end)
    default: break
    }
    return index + 1
  }

  private mutating func visit(_ attribute: Template.Attribute, of element: NameID) {
    let isHardCoded =
      switch attribute.value {
      case .literal(let slice): hasWords(template.text[slice.range])
      case .segments(let segments): hasWords(segments)
      case .interpolation, .style, .text: false
      }
    if isHardCoded, isText(attribute.name, of: element) {
      found.append(attribute.origin.sourceRange)
    }
  }

  private mutating func visit(_ fragment: Template.Fragment) {
    var endOfSheet = 0
    for index in 0..<fragment.nodeCount where index >= endOfSheet {
      let node = template.fragmentNodes[fragment.firstNode + index]
      if node.kind == .text, hasWords(bytes(node.text, of: fragment)) {
        found.append(node.origin.sourceRange)
      }
      guard node.kind == .element else { continue }
      if node.name == .styleView { endOfSheet = Int(node.end) }
      let first = fragment.firstAttribute + Int(node.firstAttribute)
      for attribute in template.fragmentAttributes[first..<first + Int(node.attributeCount)]
      where hasWords(bytes(attribute.value, of: fragment)) && isText(attribute.name, of: node.name)
      {
        found.append(attribute.origin.sourceRange)
      }
    }
  }

  private func bytes(
    _ slice: ViewTree.Slice, of fragment: Template.Fragment
  ) -> ArraySlice<UInt8> {
    let place = Template.Fragment.place(
      slice, source: UInt32(fragment.firstByte), decoded: UInt32(fragment.firstDecoded))
    return Template.Fragment.isDecoded(slice)
      ? template.text[place.range] : template.source[place.range]
  }

  private mutating func isText(_ name: NameID, of element: NameID) -> Bool {
    let key = Attribute(element: element, name: name)
    if let known = known[key] { return known }
    let isText = texts.isText(names.string(name), of: names.string(element))
    known[key] = isText
    return isText
  }

  private func readsLocale(_ branches: [Template.Branch]) -> Bool {
    branches.contains { $0.test?.freeVariables.contains("locale") == true }
  }

  private func hasWords(_ segments: Template.SegmentRange) -> Bool {
    template.segments[segments.range].contains { segment in
      if case .literal(let slice) = segment { hasWords(template.text[slice.range]) } else { false }
    }
  }

  /// Whether text has a word in it, not only digits, signs, single letters and abbreviations such
  /// as `EUR`.
  private func hasWords(_ bytes: ArraySlice<UInt8>) -> Bool {
    var length = 0
    var isInCapitals = true
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.properties.isIdeographic { return true }
      guard scalar.properties.isAlphabetic else {
        length = 0
        isInCapitals = true
        continue
      }
      length += 1
      if !("A"..."Z").contains(scalar) { isInCapitals = false }
      if length > 1, !isInCapitals { return true }
    }
    return false
  }
}

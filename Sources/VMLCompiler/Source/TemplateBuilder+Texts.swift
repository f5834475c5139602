import VMLDiagnostics
import VMLMarkup

// Texts that are looked up in the site's locales.
extension TemplateBuilder {
  /// The result of building a text that may refer to a text of the locales.
  enum LocalizedText {
    case built
    /// It begins with `@@`, which stands for one `@`.
    case escaped
    case literal
  }

  /// Builds a text node that refers to a text.
  mutating func buildLocalizedText(_ index: Int) -> LocalizedText {
    let node = markup.nodes[index]
    guard markup.bytes(node.text).first(where: { $0 > 0x20 }) == UInt8(ascii: "@"),
      !isInSheet
    else { return .literal }
    let text = markup.expressionText(in: node.range).trimmed
    switch TextReference.read(text, reporting: &bag) {
    case .literal: return .literal
    case .escaped: return .escaped
    case .broken: return .built
    case .reference(let reference):
      let use = use(of: reference, at: text.sourceRange(text.range), isText: true)
      let position = appendNode(.localizedText, index)
      template.nodes[position].payload = append(use)
      return .built
    }
  }

  /// The value of an attribute that refers to a text; `nil` for any other attribute.
  ///
  /// Whether an attribute of a component is a text is known only when it is called.
  mutating func textValue(
    of attribute: Markup.Attribute, _ node: Markup.Node, isCall: Bool
  ) -> Template.Attribute.Value? {
    guard let texts, !attribute.flags.contains(.style),
      attribute.mayNameText(in: markup.file.bytes)
    else { return nil }
    if isCall {
      switch attribute.name {
      case .id, .tag, .template, .class, .style: return nil
      default: break
      }
    } else if !texts.isText(markup.string(attribute.name), of: markup.string(node.name)) {
      return nil
    }
    let text = markup.expressionText(of: attribute)
    switch TextReference.read(text, reporting: &bag) {
    case .literal: return nil
    case .broken: return .literal(ViewTree.Slice(0..<0))
    case .escaped:
      guard isCall, !attribute.flags.contains(.interpolation) else {
        return value(of: attribute, isEscaped: true)
      }
      let whole = append(markup.bytes(attribute.value))
      return .text(
        append(
          Template.TextUse(
            key: "", arguments: [], range: text.sourceRange(text.range), written: whole,
            isEscaped: true)))
    case .reference(let reference):
      var use = use(of: reference, at: text.sourceRange(text.range), isText: !isCall)
      if isCall { use.written = append(text.bytes[text.range]) }
      return .text(append(use))
    }
  }

  /// Whether the current node is inside a style sheet of the page.
  private var isInSheet: Bool {
    guard let position = open.last?.position, position >= 0 else { return false }
    return template.nodes[position].name == .styleView
  }

  // MARK: Styles

  /// The strings of a `style` that refer to texts: arguments that SwiftUI takes as localised texts.
  mutating func textsInStyle(_ attribute: Markup.Attribute) -> [(node: Int, text: Int32)] {
    guard attribute.mayNameText(in: markup.file.bytes) else { return [] }
    var found: [(node: Int, text: Int32)] = []
    let tree = markup.styles
    /// The open calls and brackets.
    var parents: [Int] = []
    for index in attribute.style {
      while let parent = parents.last, Int(tree.nodes[parent].end) <= index { parents.removeLast() }
      let node = tree.nodes[index]
      let parent = parents.last
      if Int(node.end) > index + 1 { parents.append(index) }
      guard node.kind == .string, tree.bytes(node.text).first == UInt8(ascii: "@"),
        let parent, takesText(index, in: parent, of: tree), let use = use(ofString: node, in: tree)
      else { continue }
      found.append((index, append(use)))
    }
    return found
  }

  /// Whether a string is a whole argument that its call takes as a text.
  private func takesText(_ index: Int, in parent: Int, of tree: StyleTree) -> Bool {
    let (node, call) = (tree.nodes[index], tree.nodes[parent])
    let next = Int(node.end)
    guard call.kind == .modifier || call.kind == .identifier,
      !node.flags.contains(.continuation),
      next >= Int(call.end) || !tree.nodes[next].flags.contains(.continuation)
    else { return false }
    return Texts.takesText(tree.string(node.label), inCallOf: tree.string(call.text))
  }

  private mutating func use(ofString node: StyleTree.Node, in tree: StyleTree) -> Template.TextUse?
  {
    let bytes = Array(tree.bytes(node.text))
    let range = node.range
    // With escapes inside, the whole string is the best place to point at.
    let isWritten = range.count == bytes.count + 2
    let offsets = (0...bytes.count).map { offset in
      if isWritten { return UInt32(range.lowerBound + 1 + offset) }
      return UInt32(offset == bytes.count ? range.upperBound : range.lowerBound)
    }
    let text = SourceText(
      file: markup.file.id, bytes: bytes, range: 0..<bytes.count, offsets: offsets)
    let place = text.sourceRange(text.range)
    switch TextReference.read(text, reporting: &bag) {
    case .literal, .broken: return nil
    case .escaped:
      return Template.TextUse(
        key: "", arguments: [], range: place, written: append(bytes[...]), isEscaped: true)
    case .reference(let reference): return use(of: reference, at: place, isText: true)
    }
  }

  private mutating func append(_ use: Template.TextUse) -> Int32 {
    template.texts.append(use)
    return Int32(template.texts.count - 1)
  }

  /// Finds a text; `isText` is whether it is one for certain, whatever the component's props are.
  private mutating func use(
    of reference: TextReference, at range: SourceRange, isText: Bool
  ) -> Template.TextUse {
    var isSound = true
    for argument in reference.arguments {
      isSound = check(argument.value, for: .present) && isSound
    }
    let number = isSound ? texts?.number(of: reference.key) : nil
    if let number, let texts { template.reads.formUnion(texts.entries[number].reads) }
    let use = Template.TextUse(
      number: number, key: reference.key, arguments: reference.arguments, range: range)
    if isText, isSound, let texts {
      if number == nil { unknownTexts += 1 }
      let guesses = unknownTexts <= TextLimits.guesses
      for mistake in texts.mistakes(in: use, guesses: guesses) { bag.report(mistake) }
    }
    return use
  }
}

extension SourceText {
  /// The text without the white space at both ends.
  fileprivate var trimmed: SourceText {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range.removeFirst() }
    while let last = range.last, bytes[last] <= 0x20 { range.removeLast() }
    return part(range)
  }
}

extension [TextSegment] {
  /// Removes the first `@`, which may have white space before it and nothing else.
  mutating func removeFirstSign() {
    guard case .literal(var bytes)? = first, let index = bytes.firstIndex(of: UInt8(ascii: "@"))
    else { return }
    bytes.remove(at: index)
    self[0] = .literal(bytes)
  }
}

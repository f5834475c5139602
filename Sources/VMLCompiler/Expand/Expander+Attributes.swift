import VMLData
import VMLDiagnostics
import VMLMarkup

extension Expander {
  /// Appends an attribute to the element that was appended last, unless its value is nil.
  ///
  /// Spec: VML 5.3.
  mutating func expandAttribute(_ attribute: Template.Attribute, of template: Template) {
    let value =
      attribute.name.isCode ? code(of: attribute, in: template) : text(of: attribute, in: template)
    guard let value else { return }
    tree.attributes.append(
      ViewTree.Attribute(name: attribute.name, value: value, origin: attribute.origin))
    count(text: value.range.count, at: attribute.origin)
  }

  /// The text of an attribute; `nil` if it is to be left out, or after an error.
  mutating func text(
    of attribute: Template.Attribute, in template: Template
  ) -> ViewTree.Slice? {
    switch attribute.value {
    case .literal(let slice): template.append(slice, to: &tree.bytes)
    case .interpolation(let index): text(ofInterpolation: index, in: template)
    case .segments(let segments): text(of: segments, in: template)
    case .style(let index): text(of: template.styles[Int(index)], in: template)
    case .text(let index): text(of: template.texts[Int(index)])
    }
  }

  /// The text of an attribute that is read as code, where each interpolation is one value.
  ///
  /// `nil` if it is to be left out, or after an error.
  mutating func code(
    of attribute: Template.Attribute, in template: Template
  ) -> ViewTree.Slice? {
    let start = tree.bytes.count
    var quote: UInt8?
    switch attribute.value {
    case .interpolation(let index):
      let interpolation = template.interpolation(index)
      guard let value = value(of: interpolation), !value.isNothing,
        appendCode(of: value, in: nil, interpolation)
      else { return nil }
    case .segments(let segments):
      for index in segments.range {
        switch template.segment(index) {
        case .literal(let literal):
          let first = tree.bytes.count
          _ = template.append(literal, to: &tree.bytes)
          quote = openQuote(after: tree.bytes[first...], in: quote)
        case .interpolation(let number):
          let interpolation = template.interpolation(number)
          guard let value = value(of: interpolation),
            appendCode(of: value, in: quote, interpolation)
          else { return nil }
        }
      }
    default: return text(of: attribute, in: template)
    }
    return ViewTree.Slice(start..<tree.bytes.count)
  }

  /// Appends a value as a literal, or as characters of the string that is open; reports and returns
  /// `false` if it is neither.
  private mutating func appendCode(
    of value: Value, in quote: UInt8?, _ interpolation: Interpolation
  ) -> Bool {
    let text = quote == nil ? styleLiteral(value) : styleCharacters(value)
    guard let text, !text.isEmpty || quote != nil else {
      report(.noLiteral(value, quote != nil, at: interpolation.expression.range))
      return false
    }
    if let forbidden = firstForbiddenCharacter(in: text, from: 0) {
      report(.forbidden(forbidden, at: interpolation.expression.range))
      return false
    }
    guard quote == UInt8(ascii: "'") else {
      tree.bytes += text
      return true
    }
    for byte in text {
      if byte == UInt8(ascii: "'") { tree.bytes.append(UInt8(ascii: "\\")) }
      tree.bytes.append(byte)
    }
    return true
  }

  /// The quote of the string that is open after some code.
  private func openQuote(after code: ArraySlice<UInt8>, in quote: UInt8?) -> UInt8? {
    var quote = quote
    var isEscaped = false
    for byte in code {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), quote != nil {
        isEscaped = true
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      }
    }
    return quote
  }

  // MARK: Styles

  /// A style with its interpolations replaced by literals; `nil` after an error.
  private mutating func text(
    of style: Template.InterpolatedStyle, in template: Template
  ) -> ViewTree.Slice? {
    var literals: [Int: [UInt8]] = [:]
    var special: [Int] = []
    var isWrong = false
    for (node, interpolation, isInString) in style.interpolations {
      guard let value = value(of: interpolation) else {
        isWrong = true
        continue
      }
      guard let literal = isInString ? styleCharacters(value) : styleLiteral(value) else {
        report(.noLiteral(value, isInString, at: interpolation.expression.range))
        isWrong = true
        continue
      }
      if let forbidden = firstForbiddenCharacter(in: literal, from: 0) {
        report(.forbidden(forbidden, at: interpolation.expression.range))
        isWrong = true
      }
      if value.isNothing { special.append(node) }
      literals[node] = literal
    }
    for (node, text) in style.texts {
      guard let literal = literal(of: template.texts[Int(text)], in: template) else {
        isWrong = true
        continue
      }
      literals[node] = literal
      special.append(node)
    }
    guard !isWrong else { return nil }
    return tree.append(
      printStyle(style.nodes, of: style.tree, with: literals, special: special))
  }

  // MARK: Adding attributes

  /// Gives attributes to an element: `class` and `style` are added to its own, others replace its
  /// own.
  mutating func set(_ added: ArraySlice<ViewTree.Attribute>, of index: Int) {
    let own = tree.attributeRange(of: index)
    let first = tree.attributes.count
    for position in own {
      let attribute = tree.attributes[position]
      let isKept =
        attribute.name == .style || attribute.name == .class
        || !added.contains { $0.name == attribute.name }
      if isKept { tree.attributes.append(attribute) }
    }
    for attribute in added {
      if attribute.name == .class,
        let position = tree.attributes[first...].firstIndex(where: { $0.name == .class })
      {
        let value = joined(tree.attributes[position].value, attribute.value)
        tree.attributes[position].value = value
      } else {
        tree.attributes.append(attribute)
      }
    }
    tree.nodes[index].firstAttribute = UInt32(first)
    tree.nodes[index].attributeCount = UInt32(tree.attributes.count - first)
    spend(tree.attributes.count - first, at: tree.nodes[index].origin)
  }

  private mutating func joined(
    _ first: ViewTree.Slice, _ second: ViewTree.Slice
  ) -> ViewTree.Slice {
    let start = tree.bytes.count
    tree.bytes.append(contentsOf: tree.bytes[first.range])
    tree.bytes.append(UInt8(ascii: " "))
    tree.bytes.append(contentsOf: tree.bytes[second.range])
    return ViewTree.Slice(start..<tree.bytes.count)
  }
}

extension Diagnostic {
  fileprivate static func noLiteral(
    _ value: Value, _ isInString: Bool, at range: SourceRange
  ) -> Diagnostic {
    let advice =
      switch value {
      case .symbol, .color:
        "a name stands for '.name' in a style, where it is letters, digits and '_'; "
          + "in quotes it is text"
      case .nothing: "give a fallback, as in '\\(title ?? \"untitled\")'"
      default: "numbers, booleans, strings, colours, symbols and lists of these can"
      }
    return Diagnostic(
      .valueWithoutText, .error, at: range,
      "\(value.kindName) cannot stand in a \(isInString ? "string" : "style")",
      notes: [Note(advice)])
  }
}

import VMLCatalog
import VMLData
import VMLDiagnostics
import VMLMarkup

extension Expander {
  /// Appends an attribute of the element that was appended last, unless it comes out nil.
  ///
  /// Spec: VML 5.3.
  mutating func expandAttribute(_ attribute: Template.Attribute, of template: Template) {
    guard let value = attributeText(attribute, of: template) else { return }
    tree.attributes.append(
      ViewTree.Attribute(name: attribute.name, value: value, origin: attribute.origin))
  }

  /// The text of an attribute; `nil` if it is to be left out, or after an error.
  func isSingleInterpolation(_ index: Int32, of template: Template) -> Bool {
    let segments = template.segments[Int(index)]
    guard segments.count == 1, case .interpolation = segments[0] else { return false }
    return true
  }

  /// The text of an attribute; `nil` if it is to be left out, or after an error.
  mutating func attributeText(
    _ attribute: Template.Attribute, of template: Template
  ) -> ViewTree.Slice? {
    switch attribute.value {
    case .literal(let slice): return tree.append(template.text[slice.range])
    case .style(let index): return styleText(template.styles[Int(index)])
    case .segments(let index):
      guard isSingleInterpolation(index, of: template) else {
        return text(ofSegments: Int(index), of: template)
      }
      guard case .interpolation(let interpolation) = template.segments[Int(index)][0],
        let interpolation, let value = evaluate(interpolation)
      else { return nil }
      if case .nothing = value { return nil }
      guard let text = VMLCompiler.text(of: value) else {
        report(.noText(value, at: interpolation.expression.range))
        return nil
      }
      return tree.append(text.utf8)
    }
  }

  // MARK: Styles

  /// A style whose interpolations are replaced by literals; `nil` after an error.
  private mutating func styleText(_ style: Template.InterpolatedStyle) -> ViewTree.Slice? {
    var values: [Int: Value] = [:]
    for index in style.interpolations.keys.sorted() {
      guard let interpolation = style.interpolations[index],
        let value = evaluate(interpolation)
      else { return nil }
      values[index] = value
    }
    var literals: [Int: [UInt8]] = [:]
    for (index, value) in values {
      literals[index] =
        isSegment(index, of: style.tree) ? characters(of: value) : styleLiteral(value)
    }
    for index in values.keys.sorted() where literals[index] == nil {
      guard let interpolation = style.interpolations[index], let value = values[index] else {
        continue
      }
      report(.noLiteral(value, at: interpolation.expression.range))
    }
    guard literals.count == values.count else { return nil }
    var printer = StylePrinter()
    printer.print(modifiers: style.nodes, of: style.tree) { [literals] _, index in
      literals[index]
    }
    return tree.append(printer.output)
  }

  /// Whether an interpolation stands between the quotes of a string.
  private func isSegment(_ index: Int, of tree: StyleTree) -> Bool {
    var parent = index - 1
    while parent >= 0 {
      if Int(tree.nodes[parent].end) > index {
        return tree.nodes[parent].kind == .interpolatedString
      }
      parent -= 1
    }
    return false
  }

  /// A value as it stands in a string literal.
  private func characters(of value: Value) -> [UInt8]? {
    guard let text = VMLCompiler.text(of: value) else { return nil }
    var printer = StylePrinter()
    printer.print(characters: text.utf8)
    return printer.output
  }
}

/// A value as a literal of a style, and never as code.
///
/// A number or boolean is itself, a string, URL or date a string, a symbol or named colour an implicit member,
/// a hexadecimal colour itself, a list a list of these.
///
/// - Returns: Nothing at all for nil, which leaves an argument out; `nil` for what has no literal.
func styleLiteral(_ value: Value) -> [UInt8]? {
  switch value {
  case .nothing: return []
  case .boolean, .integer: return text(of: value).map { Array($0.utf8) }
  case .number(let number):
    return number.isFinite ? text(of: value).map { Array($0.utf8) } : nil
  case .string(let text), .url(let text), .date(let text):
    var printer = StylePrinter()
    printer.print(string: text.utf8)
    return printer.output
  case .symbol(let name):
    return isMember(name) ? Array(".\(name)".utf8) : nil
  case .color(let color):
    if color.hasPrefix("#") { return Array(color.lowercased().utf8) }
    return isMember(color) ? Array(".\(color)".utf8) : nil
  case .list(let items):
    var literal = [UInt8(ascii: "[")]
    for item in items {
      guard let text = styleLiteral(item) else { return nil }
      if text.isEmpty { continue }
      if literal.count > 1 { literal += ", ".utf8 }
      literal += text
    }
    return literal + [UInt8(ascii: "]")]
  case .object, .view: return nil
  }
}

/// Whether a name can stand after the dot of an implicit member.
private func isMember(_ name: String) -> Bool {
  isWord(name) && !name.utf8.contains(0x2D)
}

extension Diagnostic {
  fileprivate static func noLiteral(_ value: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noText, .error, at: range, "\(value.kindName) cannot stand in a style",
      notes: [
        Note("numbers, booleans, strings, colours, symbols and lists of these can")
      ])
  }
}

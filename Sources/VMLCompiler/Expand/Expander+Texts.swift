import VMLData
import VMLDiagnostics
import VMLMarkup

// Texts of the site's locales.
extension Expander {
  /// Appends the text that a text node refers to.
  mutating func expandLocalizedText(_ node: Template.Node, of template: Template, parent: Int32) {
    let use = template.texts[Int(node.payload)]
    guard let text = text(of: use), !text.isEmpty else { return }
    append(.text, text: text, parent: parent, origin: node.origin)
    noteBlankText(text)
  }

  /// A text in the document's locale, as a part of the tree; `nil` after an error.
  mutating func text(of use: Template.TextUse) -> ViewTree.Slice? {
    let start = tree.bytes.count
    guard let number = use.number, let texts = site.texts, let locale,
      let body = texts.body(of: number, in: locale)
    else {
      usedTexts.insert(unknown: use.key)
      tree.bytes.append(contentsOf: use.key.utf8)
      return ViewTree.Slice(start..<tree.bytes.count)
    }
    usedTexts.insert(number)
    if case .constant(let bytes) = body {
      tree.bytes.append(contentsOf: bytes)
      return ViewTree.Slice(start..<tree.bytes.count)
    }
    guard let arguments = arguments(of: use) else { return nil }
    var writer = TextWriter(
      use: use, arguments: arguments, locale: scope[.locale] ?? .nothing, devices: devices)
    let isWritten = writer.write(body)
    evaluationWork += writer.work
    for mistake in writer.mistakes { report(mistake) }
    guard isWritten else {
      if writer.mistakes.isEmpty { usesBroken = true }
      return nil
    }
    tree.bytes.append(contentsOf: writer.output)
    if let forbidden = firstForbiddenCharacter(in: tree.bytes, from: start) {
      report(.forbidden(forbidden, at: use.range))
      return nil
    }
    return ViewTree.Slice(start..<tree.bytes.count)
  }

  /// A text as a string of a style; `nil` after an error.
  mutating func literal(of use: Template.TextUse, in template: Template) -> [UInt8]? {
    let start = tree.bytes.count
    var printer = StylePrinter()
    if use.isEscaped {
      printer.print(string: template.text[use.written.range].dropFirst())
      return printer.output
    }
    guard let slice = text(of: use) else { return nil }
    printer.print(string: tree.bytes[slice.range])
    tree.bytes.removeSubrange(start...)
    return printer.output
  }

  private mutating func arguments(
    of use: Template.TextUse
  ) -> [(argument: TextReference.Argument, value: Value)]? {
    var arguments: [(argument: TextReference.Argument, value: Value)] = []
    for argument in use.arguments {
      guard let value = value(of: argument.value) else { return nil }
      arguments.append((argument, value))
    }
    return arguments
  }

  /// The value for a prop of an attribute that refers to a text.
  ///
  /// - Returns: The text if the prop is a string, otherwise the attribute's value as written.
  mutating func text(
    of use: Template.TextUse, in template: Template, for prop: Component.Prop
  ) -> String? {
    guard site.configuration.types.isText(prop.type) else {
      return string(use.written, of: template)
    }
    if use.isEscaped { return String(string(use.written, of: template).dropFirst()) }
    for mistake in site.texts?.mistakes(in: use) ?? [] { report(mistake) }
    let start = tree.bytes.count
    guard let slice = text(of: use) else { return nil }
    let text = tree.string(slice)
    tree.bytes.removeSubrange(start...)
    return text
  }

  private func string(_ slice: ViewTree.Slice, of template: Template) -> String {
    String(decoding: template.text[slice.range], as: UTF8.self)
  }
}

extension TypeTable {
  /// Whether a type's values are texts that people read.
  func isText(_ type: ValueType) -> Bool {
    switch resolved(type) {
    case .string: true
    case .optional(let wrapped): isText(wrapped)
    default: false
    }
  }
}

import VMLDiagnostics
import VMLMarkup

/// Meaning of a page or component, as lines: two texts with the same lines say the same to the
/// compiler.
///
/// White space alone counts where it is part of a text, as the language has it.
func meaning(ofMarkup source: [UInt8]) -> [String] {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(2), path: "test", bytes: source)
  let parts = FrontMatter(of: file, reporting: &bag)
  let start = max(parts.markupStart, file.textStart)
  let markup = parseMarkup(file, from: start, reporting: &bag)
  var lines = [String(decoding: source[..<start], as: UTF8.self)]
  // That the white space of a style is not VML's is what a formatter puts right.
  lines += bag.diagnostics.map(\.code).filter { ![.styleSpace, .missingSpace].contains($0) }
    .map { "\($0)" }.sorted()
  var reader = MeaningReader(markup: markup)
  reader.read(markup.roots.map(\.self), isInText: reader.holdsText(markup.roots.map(\.self)))
  return lines + reader.lines
}

private struct MeaningReader {
  let markup: Markup
  private(set) var lines: [String] = []

  init(markup: Markup) { self.markup = markup }

  mutating func read(_ siblings: [Int], isInText: Bool) {
    for index in siblings {
      let node = markup.nodes[index]
      switch node.kind {
      case .doctype: lines.append("doctype")
      case .comment: lines.append("comment " + markup.string(node.text))
      case .text:
        if isBlank(index), !isInText { continue }
        lines.append("text " + text(index))
      case .element:
        let children = markup.children(of: index).map(\.self)
        lines.append("<" + markup.string(node.name))
        for attribute in markup.attributes[node.attributes] { lines.append(value(of: attribute)) }
        if node.name == .styleView {
          for child in children { readRules(child) }
        } else {
          read(children, isInText: isInstruction(index) ? isInText : holdsText(children))
        }
        lines.append(">")
      }
    }
  }

  private mutating func readRules(_ index: Int) {
    let rules = Array(markup.file.bytes[markup.nodes[index].range])
    lines += meaning(ofSheet: rules) + comments(inSheet: rules)
  }

  /// Whether there is text among nodes, perhaps inside of instructions.
  func holdsText(_ siblings: [Int]) -> Bool {
    siblings.contains { index in
      if markup.nodes[index].kind == .text { return !isBlank(index) }
      return isInstruction(index) && holdsText(markup.children(of: index).map(\.self))
    }
  }

  private func isInstruction(_ index: Int) -> Bool {
    markup.nodes[index].kind == .element && markup.nodes[index].name.isInstruction
  }

  private func isBlank(_ index: Int) -> Bool {
    !markup.nodes[index].hasInterpolation
      && markup.bytes(markup.nodes[index].text).allSatisfy { $0 <= 0x20 }
  }

  private func text(_ index: Int) -> String {
    let node = markup.nodes[index]
    return node.hasInterpolation
      ? String(decoding: markup.file.bytes[node.range], as: UTF8.self) : markup.string(node.text)
  }

  private func value(of attribute: Markup.Attribute) -> String {
    let name = markup.string(attribute.name)
    guard attribute.flags.contains(.style) else {
      return "\(name)=" + markup.string(attribute.value)
    }
    var printer = StylePrinter()
    printer.print(modifiers: attribute.style, of: markup.styles)
    return "\(name)=" + String(decoding: printer.output, as: UTF8.self)
  }
}

/// A text without white space.
func words(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

import VMLDiagnostics
import VMLMarkup

/// What a client reads out of a document with one view.
struct ReadDocument {
  private(set) var elements: [String] = []
  private(set) var attributes: [String: String] = [:]
  private(set) var text = ""
  private(set) var modifiers: [String] = []
  /// The strings of the style, those included that are read from attributes.
  private(set) var strings: [String] = []

  init(_ bytes: [UInt8]) {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "document.vml", bytes: bytes)
    let markup = parseMarkup(file, as: .document, reporting: &bag)
    for node in markup.nodes {
      switch node.kind {
      case .element: elements.append(markup.string(node.name))
      case .text: text += markup.string(node.text)
      case .comment, .doctype: continue
      }
      for attribute in markup.attributes[node.attributes] where !attribute.flags.contains(.style) {
        attributes[markup.string(attribute.name)] = markup.string(attribute.value)
      }
    }
    for node in markup.styles.nodes {
      switch node.kind {
      case .modifier: modifiers.append(markup.styles.string(node.text))
      case .string: strings.append(markup.styles.string(node.text))
      case .attribute: strings.append(attributes[markup.styles.string(node.text)] ?? "missing")
      default: continue
      }
    }
  }
}

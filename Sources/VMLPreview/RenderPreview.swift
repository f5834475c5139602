import VMLDiagnostics
public import VMLMarkup

/// A document as HTML, to be shown with ``previewStylesheet``.
public struct Preview: Sendable {
  /// One `div` of class `pv`.
  ///
  /// What is drawn for an element of the document has `data-v`, the index of its node.
  public var html: [UInt8]
  /// Elements and modifiers that were not drawn, or not as they will be, in the order in which they
  /// came up.
  public var marks: [PreviewMark]
}

/// Draws a finished document.
///
/// Pure: equal arguments give equal bytes. Nothing of the document can become markup, script or
/// CSS. Names that are not known are drawn as VML says: an unknown element is a group, an unknown
/// modifier is skipped, and both are marked.
///
/// Spec: VML 12.3 and appendix B.
public func renderPreview(_ markup: Markup, _ options: PreviewOptions) -> Preview {
  var renderer = Renderer(markup, options, previewTables)
  let box = renderer.drawDocument()
  return Preview(html: writeHTML(box), marks: renderer.marks)
}

/// Draws the bytes of a finished document; mistakes in them are passed over, as VML's clients do.
public func renderPreview(_ document: [UInt8], _ options: PreviewOptions) -> Preview {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "preview.vml", bytes: document)
  return renderPreview(parseMarkup(file, as: .document, reporting: &bag), options)
}

/// The names of the templates of a document's head, such as `launch`, in their order.
///
/// Spec: VML 3.3.1.
public func lifecycleNames(in markup: Markup) -> [String] {
  var bag = DiagnosticBag()
  guard let head = markup.envelope(reporting: &bag)?.head else { return [] }
  var names: [String] = []
  for node in markup.children(of: head) where markup.nodes[node].kind == .element {
    guard let index = markup.attribute(.template, of: node) else { continue }
    let name = markup.string(markup.attributes[index].value)
    if !names.contains(name) { names.append(name) }
  }
  return names
}

/// Draws a template of the document's head, such as `launch`, alone; `nil` if it has none of the
/// name.
///
/// Spec: VML 3.3.1.
public func renderPreview(
  ofLifecycle name: String, in markup: Markup, _ options: PreviewOptions
) -> Preview? {
  var renderer = Renderer(markup, options, previewTables)
  guard let box = renderer.drawLifecycle(name) else { return nil }
  return Preview(html: writeHTML(box), marks: renderer.marks)
}

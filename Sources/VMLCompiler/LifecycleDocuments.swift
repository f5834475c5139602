import VMLDiagnostics

/// The lifecycle templates that VML names; a site may list others.
let lifecycleTemplates = ["launch", "connecting", "error", "disconnected"]

/// The documents that have one lifecycle template each for their body, so that apps get them before
/// their first document: the templates in the head of the page `/`.
///
/// A document that comes out empty is none: there are requests for all names that a head may have.
public func lifecycleDocuments(
  of requests: [DocumentRequest], in site: Site
) -> [DocumentRequest] {
  guard let first = requests.first(where: { $0.path.path == "/" }) else { return [] }
  var names = site.configuration.lifecycle.map(\.name)
  if !first.page.head.nodes.isEmpty {
    names += lifecycleTemplates.filter { !names.contains($0) }
  }
  return names.compactMap { name in
    var ignored = DiagnosticBag()
    let path = DocumentPath(
      "/lifecycle/" + name, isIndex: false, at: first.pathRange, reporting: &ignored)
    return path.map { DocumentRequest(first, template: name, at: $0) }
  }
}

extension DocumentRequest {
  /// The request for a template in the head of another document.
  fileprivate init(_ other: DocumentRequest, template: String, at path: DocumentPath) {
    self.init(
      page: other.page, path: path, pathRange: other.pathRange, template: template,
      item: other.item, itemIndex: other.itemIndex, rowIndex: other.rowIndex, items: other.items,
      fields: other.fields)
  }
}

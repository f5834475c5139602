import VMLData
import VMLDiagnostics

extension DiagnosticBag {
  /// The same, with mistakes in values that are a key of front matter and nothing else told there:
  /// a number that is meant as a text, in a layout that shows it.
  func namingFrontMatter(of request: DocumentRequest, in site: Site) -> DiagnosticBag {
    var bag = DiagnosticBag()
    for diagnostic in diagnostics {
      bag.report(request.moved(diagnostic, in: site) ?? diagnostic)
    }
    return bag
  }
}

extension DocumentRequest {
  /// A mistake, at the line of the front matter that its value comes from; `nil` for any other one.
  fileprivate func moved(_ diagnostic: Diagnostic, in site: Site) -> Diagnostic? {
    guard diagnostic.code == .argumentType || diagnostic.code == .attributeType,
      let range = diagnostic.range,
      let bytes = range.file == page.file.id
        ? page.file.bytes
        : site.components.first(where: { $0.file == range.file })?.template.source,
      range.range.upperBound <= bytes.count
    else { return nil }
    let text = String(decoding: bytes[range.range], as: UTF8.self)
    guard text.hasPrefix("page."), case .object(let values) = fields else { return nil }
    let key = String(text.dropFirst(5))
    guard let place = page.place(of: key), let value = values[key] else { return nil }
    var moved = diagnostic
    moved.range = place
    moved.notes.append(Diagnostic.Note("'\(text)' is needed here", at: range))
    switch value {
    case .integer, .number, .boolean:
      moved.notes.insert(
        Diagnostic.Note("'\(key)' is \(value.kindName) as YAML reads it; in quotes it is a text"),
        at: 0)
    default: break
    }
    moved.fixIts = []
    return moved
  }
}

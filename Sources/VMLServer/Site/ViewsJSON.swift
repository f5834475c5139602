import VMLDiagnostics
import VMLMarkup

/// Number of views of a document that are listed.
private let viewLimit = 5000

/// The views of a document in their order, each with how deep it is, as the inspector lists them.
func viewsJSON(_ document: [UInt8]) -> [UInt8] {
  var ignored = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "", bytes: document)
  let markup = parseMarkup(file, as: .document, reporting: &ignored)
  let body = markup.envelope(reporting: &ignored)?.body
  let nodes = body.map { $0 + 1..<Int(markup.nodes[$0].end) } ?? 0..<markup.nodes.count
  var json = JSONText()
  json.array { json in
    var ends: [Int] = []
    var count = 0
    for index in nodes where markup.nodes[index].kind == .element && count < viewLimit {
      count += 1
      while let end = ends.last, end <= index { ends.removeLast() }
      json.object {
        $0.member("node", index)
        $0.member("name", markup.string(markup.nodes[index].name))
        $0.member("level", ends.count + 1)
        $0.member("text", text(of: index, in: markup))
      }
      ends.append(Int(markup.nodes[index].end))
    }
  }
  return json.bytes
}

/// Short text of a view: its own, or the text that names it.
private func text(of node: Int, in markup: Markup) -> String? {
  let own = markup.children(of: node).first { markup.nodes[$0].kind == .text }
  let text = own.map { markup.string(markup.nodes[$0].text) }
  let name = ["title", "systemName", "systemImage", "name"].lazy.compactMap { wanted in
    (0..<Int(markup.nodes[node].attributeCount)).lazy
      .map { markup.attributes[Int(markup.nodes[node].firstAttribute) + $0] }
      .first { markup.string($0.name) == wanted }.map { markup.string($0.value) }
  }.first
  guard let text = text ?? name else { return nil }
  let short = String(text.prefix(40))
  return short.allSatisfy(\.isWhitespace) ? nil : short
}

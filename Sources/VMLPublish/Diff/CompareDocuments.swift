import VMLDiagnostics
import VMLMarkup

/// Number of changes of one document that are listed.
public let viewChangeLimit = 1000

/// Says what of its views differs between two versions of a finished document: attributes and
/// modifiers, not lines.
///
/// - Returns: In the order of the new version; at most ``viewChangeLimit``.
public func compareDocuments(_ old: [UInt8], _ new: [UInt8]) -> [ViewChange] {
  var comparison = DocumentComparison(old: ComparedDocument(old), new: ComparedDocument(new))
  comparison.run()
  return comparison.changes
}

/// A document with a digest of each subtree.
private struct ComparedDocument {
  let markup: Markup
  /// By node.
  private var digests: [Int]

  init(_ bytes: [UInt8]) {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "", bytes: bytes)
    markup = parseMarkup(file, as: .document, reporting: &bag)
    digests = [Int](repeating: 0, count: markup.nodes.count)
    // Children stand behind their parents.
    for index in markup.nodes.indices.reversed() {
      var hasher = Hasher()
      let node = markup.nodes[index]
      hasher.combine(node.kind)
      if node.kind == .element {
        hasher.combine(markup.string(node.name))
        for attribute in node.attributes {
          hasher.combine(markup.string(markup.attributes[attribute].name))
          hasher.combine(value(of: attribute))
        }
        for child in markup.children(of: index) { hasher.combine(digests[child]) }
      } else {
        hasher.combine(markup.string(node.text))
      }
      digests[index] = hasher.finalize()
    }
  }

  func digest(of node: Int) -> Int { digests[node] }

  /// The text of an attribute, of a style its canonical form.
  func value(of attribute: Int) -> String {
    let attribute = markup.attributes[attribute]
    guard attribute.flags.contains(.style) else { return markup.string(attribute.value) }
    return modifiers(attribute.style)
  }

  func modifiers(_ nodes: Range<Int>) -> String {
    var printer = StylePrinter()
    printer.print(modifiers: nodes, of: markup.styles)
    return String(decoding: printer.output, as: UTF8.self)
  }

  /// The views below a node, or at the top; the envelope of a document is none.
  func views(below node: Int?) -> [Int] {
    let children = node.map { Array(markup.children(of: $0)) } ?? Array(markup.roots)
    return children.filter { markup.nodes[$0].kind == .element }
  }

  /// The text directly in a view.
  func text(in node: Int) -> String {
    markup.children(of: node).filter { markup.nodes[$0].kind == .text }
      .map { markup.string(markup.nodes[$0].text) }.joined()
  }

  func name(of node: Int) -> String { markup.string(markup.nodes[node].name) }

  func attribute(_ name: String, of node: Int) -> String? {
    markup.nodes[node].attributes.first {
      markup.string(markup.attributes[$0].name) == name
    }.map(value(of:))
  }

  /// The view as it is named in a change: `Text#title`.
  func label(of node: Int) -> String {
    name(of: node) + (attribute("id", of: node).map { "#" + $0 } ?? "")
  }
}

private struct DocumentComparison {
  let old: ComparedDocument
  let new: ComparedDocument
  private(set) var changes: [ViewChange] = []

  init(old: ComparedDocument, new: ComparedDocument) {
    self.old = old
    self.new = new
  }

  /// Work that is left: the children of two views that correspond.
  private struct Pair {
    var old: Int?
    var new: Int?
    var path: String
  }

  mutating func run() {
    var pairs = [Pair(path: "")]
    while let pair = pairs.popLast(), changes.count < viewChangeLimit {
      let (olds, news) = (old.views(below: pair.old), new.views(below: pair.new))
      var inner: [Pair] = []
      for (first, second) in aligned(
        olds.count, news.count, weight: { weight(olds[$0], news[$1]) })
      {
        guard changes.count < viewChangeLimit else { return }
        switch (first.map { olds[$0] }, second.map { news[$0] }) {
        case (let first?, let second?):
          if old.digest(of: first) == new.digest(of: second) { continue }
          let path = path(pair.path, new, second)
          compare(first, second, path)
          inner.append(Pair(old: first, new: second, path: path))
        case (let first?, nil):
          changes.append(ViewChange(.removed, path(pair.path, old, first)))
        case (nil, let second?):
          changes.append(ViewChange(.added, path(pair.path, new, second)))
        case (nil, nil): continue
        }
      }
      pairs += inner.reversed()
    }
  }

  private func path(_ parent: String, _ document: ComparedDocument, _ node: Int) -> String {
    // Every document has the same envelope.
    let name = document.name(of: node)
    if parent.isEmpty, name == "vml" || name == "body" { return "" }
    return (parent.isEmpty ? "" : parent + " > ") + document.label(of: node)
  }

  private func weight(_ first: Int, _ second: Int) -> Int {
    if old.digest(of: first) == new.digest(of: second) { return sameWeight }
    guard old.name(of: first) == new.name(of: second) else { return 0 }
    let (id, newID) = (old.attribute("id", of: first), new.attribute("id", of: second))
    if id != newID { return id == nil || newID == nil ? 1 : 0 }
    let (slot, newSlot) = (
      old.attribute("template", of: first), new.attribute("template", of: second)
    )
    return (id != nil ? 64 : 2) + (slot == newSlot ? 1 : 0)
  }

  private mutating func compare(_ first: Int, _ second: Int, _ path: String) {
    var change = ViewChange(.changed, path)
    var olds = attributes(of: first, in: old)
    let news = attributes(of: second, in: new)
    for (name, value) in news.sorted(by: { $0.key < $1.key }) {
      let before = olds.removeValue(forKey: name)
      if before != value { change.attributes.append(ValueChange(name, old: before, new: value)) }
    }
    for (name, value) in olds.sorted(by: { $0.key < $1.key }) {
      change.attributes.append(ValueChange(name, old: value, new: nil))
    }
    change.modifiers = modifierChanges(
      modifiers(of: first, in: old), modifiers(of: second, in: new))
    if !change.attributes.isEmpty || !change.modifiers.isEmpty { changes.append(change) }
    let (text, newText) = (old.text(in: first), new.text(in: second))
    if text != newText {
      changes.append(
        ViewChange(.text, path, attributes: [ValueChange("", old: text, new: newText)]))
    }
  }

  private func attributes(of node: Int, in document: ComparedDocument) -> [String: String] {
    var found: [String: String] = [:]
    for index in document.markup.nodes[node].attributes {
      let attribute = document.markup.attributes[index]
      guard !attribute.flags.contains(.style) else { continue }
      found[document.markup.string(attribute.name)] = document.value(of: index)
    }
    return found
  }

  private struct Modifier {
    var name: String
    var text: String
  }

  private func modifiers(of node: Int, in document: ComparedDocument) -> [Modifier] {
    let markup = document.markup
    return markup.nodes[node].attributes.flatMap { index -> [Modifier] in
      let attribute = markup.attributes[index]
      guard attribute.flags.contains(.style) else { return [] }
      var found: [Modifier] = []
      var place = attribute.style.lowerBound
      while place < attribute.style.upperBound {
        let end = Int(markup.styles.nodes[place].end)
        found.append(
          Modifier(
            name: markup.styles.text(of: place), text: document.modifiers(place..<end)))
        place = end
      }
      return found
    }
  }

  private func modifierChanges(_ olds: [Modifier], _ news: [Modifier]) -> [ValueChange] {
    let pairs = aligned(olds.count, news.count) { first, second in
      olds[first].text == news[second].text
        ? sameWeight : olds[first].name == news[second].name ? 1 : 0
    }
    return pairs.compactMap { first, second in
      let (before, after) = (first.map { olds[$0] }, second.map { news[$0] })
      if before?.text == after?.text { return nil }
      return ValueChange(after?.name ?? before?.name ?? "", old: before?.text, new: after?.text)
    }
  }
}

import VMLMarkup

/// Attributes and views of an element, and which of them a row of a table has taken so far.
struct MarkupContent {
  /// Its node.
  let element: Int
  private let markup: Markup
  private let attributes: [(name: String, text: String)]
  private let nodes: [Int]
  private let slots: NamedNodes
  private var taken: Set<String> = []
  private var takenSlots: Set<String> = []
  private var hasTakenContent = false

  init(_ element: Int, of markup: Markup) {
    self.element = element
    self.markup = markup
    var attributes: [(name: String, text: String)] = []
    for index in markup.nodes[element].attributes {
      let attribute = markup.attributes[index]
      if attribute.name == .template { continue }
      // A shape's parameter of that name is no list of modifiers.
      if attribute.name == .style, attribute.flags.contains(.style) { continue }
      attributes.append((markup.string(attribute.name), markup.string(attribute.value)))
    }
    self.attributes = attributes
    var nodes: [Int] = []
    var slots = NamedNodes()
    for child in markup.children(of: element) {
      guard markup.nodes[child].kind == .element,
        let index = markup.attribute(.template, of: child)
      else {
        if markup.nodes[child].kind != .comment { nodes.append(child) }
        continue
      }
      let name = markup.string(markup.attributes[index].value)
      slots.append(child, under: name)
    }
    self.nodes = nodes
    self.slots = slots
  }

  mutating func begin() {
    taken = []
    takenSlots = []
    hasTakenContent = false
  }

  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.text }

  mutating func take(_ attribute: String) { taken.insert(attribute) }

  /// The text, if there is nothing else.
  mutating func takeText() -> String? {
    guard !nodes.isEmpty, nodes.allSatisfy({ markup.nodes[$0].kind == .text }) else { return nil }
    hasTakenContent = true
    return nodes.map { markup.string(markup.nodes[$0].text) }.joined()
  }

  /// The nodes without a name.
  var views: [Int] { nodes }

  /// The nodes under a name.
  func slot(_ name: String) -> [Int] { slots[name] }

  /// Takes the nodes under a name, or all without one for `content`.
  mutating func take(viewsOf name: String) {
    if name == "content" { hasTakenContent = true } else { takenSlots.insert(name) }
  }

  /// Takes the nodes under a name, though it be `content`.
  mutating func take(slot name: String) { takenSlots.insert(name) }

  // MARK: Rests

  /// Attributes that were not taken; those that an `attr()` of the style reads are its own.
  func restAttributes(ignoring ignored: Set<String>) -> [String] {
    attributes.map(\.name).filter { !taken.contains($0) && !ignored.contains($0) }
  }

  var restSlots: [String] { slots.names.filter { !takenSlots.contains($0) } }

  /// The names that the style refers to.
  private var styleSlots: Set<String> {
    guard let index = markup.attribute(.style, of: element) else { return [] }
    let nodes = markup.attributes[index].style.filter {
      markup.styles.nodes[$0].kind == .template
    }
    return Set(nodes.map(markup.styles.text))
  }

  var hasRestContent: Bool { !hasTakenContent && !nodes.isEmpty }

  func hasRest(ignoring ignored: Set<String>) -> Bool {
    hasRestContent || !restAttributes(ignoring: ignored).isEmpty
      || !restSlots.isEmpty && !Set(restSlots).isSubset(of: styleSlots)
  }
}

extension Markup {
  /// The text of nodes that are nothing but one `Text` without style.
  func plainText(of nodes: [Int]) -> String? {
    guard nodes.count == 1 else { return nil }
    if self.nodes[nodes[0]].kind == .text { return flatText(of: nodes) }
    let inner = Array(children(of: nodes[0]))
    let names = self.nodes[nodes[0]].attributes.map { attributes[$0].name }
    guard string(self.nodes[nodes[0]].name) == "Text", names.allSatisfy({ $0 == .template }),
      inner.allSatisfy({ self.nodes[$0].kind == .text })
    else { return nil }
    return flatText(of: inner)
  }

  /// All texts of nodes and of what they hold.
  func flatText(of nodes: [Int]) -> String {
    nodes.map { node in
      (node..<Int(self.nodes[node].end)).filter { self.nodes[$0].kind == .text }
        .map { string(self.nodes[$0].text) }.joined()
    }.joined(separator: " ")
  }

  /// The name of the symbol that nodes are, if they are one `Image`.
  func symbol(of nodes: [Int]) -> String? {
    guard nodes.count == 1, string(self.nodes[nodes[0]].name) == "Image" else { return nil }
    return value("systemName", of: nodes[0])
  }
}

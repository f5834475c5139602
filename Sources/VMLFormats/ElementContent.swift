import VMLMarkup

/// Attributes and views of an element, and which of them a row of a table has taken so far.
struct ElementContent {
  /// Its node.
  let element: Int
  /// Its start tag.
  let tag: Markup
  /// Its style, without one `nil`.
  let style: Range<Int>?
  private let document: CompactDocument
  /// With their places in the document.
  private let attributes: [(name: String, index: Int)]
  private let nodes: [Int]
  private let slots: NamedNodes
  private var taken: Set<String> = []
  private var takenSlots: Set<String> = []
  private var hasTakenContent = false

  init(_ element: Int, of document: CompactDocument) {
    self.element = element
    self.document = document
    let tag = document.tag(of: element)
    // A shape's parameter of that name is no list of modifiers.
    let style = tag.nodes.isEmpty ? nil : tag.attribute(.style, of: 0)
    let hasStyle = style.map { tag.attributes[$0].flags.contains(.style) } == true
    self.tag = tag
    self.style = hasStyle ? style.map { tag.attributes[$0].style } : nil
    let node = document.nodes[element]
    var attributes: [(name: String, index: Int)] = []
    for index in node.attributes where index != Int(node.template) {
      if index == Int(node.style), hasStyle { continue }
      let name = document.attributes[index].name
      attributes.append((String(decoding: document.bytes[name], as: UTF8.self), index))
    }
    self.attributes = attributes
    var nodes: [Int] = []
    var slots = NamedNodes()
    for child in document.children(of: element) {
      guard let name = document.slot(of: child) else {
        nodes.append(child)
        continue
      }
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

  /// The place of an attribute in the document.
  func attribute(_ name: String) -> Int? { attributes.first { $0.name == name }?.index }

  mutating func take(_ attribute: String) { taken.insert(attribute) }

  /// Takes the text, if there is nothing else.
  mutating func takeText() -> Bool {
    guard !nodes.isEmpty, nodes.allSatisfy({ !document.isElement($0) }) else { return false }
    hasTakenContent = true
    return true
  }

  /// The nodes without a name.
  var views: [Int] { nodes }

  /// Whether views stand under names.
  var hasSlots: Bool { !slots.isEmpty }

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
    let nodes = (style ?? 0..<0).filter { tag.styles.nodes[$0].kind == .template }
    return Set(nodes.map(tag.styles.text))
  }

  var hasRestContent: Bool { !hasTakenContent && !nodes.isEmpty }

  /// A measure of what was not taken: views count more than attributes.
  func rest(ignoring ignored: Set<String>) -> Int {
    let slots = restSlots.isEmpty ? 0 : Set(restSlots).subtracting(styleSlots).count
    return restAttributes(ignoring: ignored).count + 8 * (slots + (hasRestContent ? 1 : 0))
  }
}

import VMLDiagnostics
import VMLMarkup

/// The elements and texts of a document that was written in one line, found without a copy of them.
///
/// A canonical text is quick to read: values are in quotes, and what would end them is escaped.
struct CompactDocument {
  let bytes: [UInt8]
  /// In preorder.
  private(set) var nodes: [Node] = []
  private(set) var attributes: [Attribute] = []
  /// Whether views stand under the name `destination`.
  private(set) var hasDestinations = false
  /// `nil` without such views.
  private var links: Links?

  struct Node: BitwiseCopyable {
    /// The number among the elements; -1 for a text.
    var number: Int32
    /// From `<`, or the text.
    var start: Int32
    /// Of the element's name, or of the text.
    var nameEnd: Int32
    /// Of the attributes.
    var tagEnd: Int32
    /// One past the last node of the subtree.
    var end: Int32
    var firstAttribute: Int32
    var attributeCount: Int32
    /// The attributes of these names, or -1.
    var template: Int32
    var style: Int32

    var isElement: Bool { number >= 0 }
    var name: Range<Int> { Int(start) + 1..<Int(nameEnd) }
    var text: Range<Int> { Int(start)..<Int(nameEnd) }
    var attributes: Range<Int> {
      Int(firstAttribute)..<Int(firstAttribute) + Int(attributeCount)
    }
  }

  struct Attribute: BitwiseCopyable {
    /// Of the blank before the name.
    var start: Int32
    var nameEnd: Int32
    /// Of the value, which two characters part from the name.
    var end: Int32

    var name: Range<Int> { Int(start) + 1..<Int(nameEnd) }
    var value: Range<Int> { Int(nameEnd) + 2..<Int(end) }
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 80)
    attributes.reserveCapacity(bytes.count / 60)
    var scan = Scan()
    let source = bytes.span
    while scan.position < source.count { step(source, &scan) }
    for index in scan.open { nodes[index].end = Int32(nodes.count) }
    if hasDestinations { links = Links(of: self) }
  }

  // MARK: Reading

  private struct Scan {
    var position = 0
    var open: [Int] = []
    var number: Int32 = 0
  }

  private mutating func step(_ source: Span<UInt8>, _ scan: inout Scan) {
    let start = scan.position
    guard source[start] == UInt8(ascii: "<") else {
      scan.position = firstIndex(of: UInt8(ascii: "<"), in: source, from: start) ?? source.count
      readText(source, start..<scan.position)
      return
    }
    switch start + 1 < source.count ? source[start + 1] : 0 {
    case UInt8(ascii: "/"):
      if let last = scan.open.popLast() { nodes[last].end = Int32(nodes.count) }
      scan.position = Self.end(source, from: start)
    case UInt8(ascii: "!"): scan.position = Self.endOfDeclaration(source, from: start)
    default: readTag(source, &scan)
    }
  }

  /// The index after the next `>`.
  private static func end(_ source: Span<UInt8>, from start: Int) -> Int {
    firstIndex(of: UInt8(ascii: ">"), in: source, from: start).map { $0 + 1 } ?? source.count
  }

  /// The end of a comment or of another declaration.
  private static func endOfDeclaration(_ source: Span<UInt8>, from start: Int) -> Int {
    let dash = UInt8(ascii: "-")
    var end = end(source, from: start)
    guard start + 3 < source.count, source[start + 2] == dash, source[start + 3] == dash else {
      return end
    }
    while end < source.count, end < start + 7 || source[end - 2] != dash || source[end - 3] != dash
    { end = self.end(source, from: end) }
    return end
  }

  /// White space alone means nothing.
  private mutating func readText(_ source: Span<UInt8>, _ text: Range<Int>) {
    var index = text.lowerBound
    while index < text.upperBound {
      switch source[index] {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: index += 1
      default:
        nodes.append(
          Node(
            number: -1, start: Int32(text.lowerBound), nameEnd: Int32(text.upperBound), tagEnd: 0,
            end: Int32(nodes.count + 1), firstAttribute: 0, attributeCount: 0, template: -1,
            style: -1))
        return
      }
    }
  }

  private mutating func readTag(_ source: Span<UInt8>, _ scan: inout Scan) {
    let index = nodes.count
    var position = scan.position + 1
    while position < source.count, !Self.endsName(source[position]) { position += 1 }
    var node = Node(
      number: scan.number, start: Int32(scan.position), nameEnd: Int32(position), tagEnd: 0,
      end: Int32(index + 1), firstAttribute: Int32(attributes.count), attributeCount: 0,
      template: -1, style: -1)
    while position < source.count, source[position] == UInt8(ascii: " ") {
      position = readAttribute(source, position, of: &node)
    }
    node.tagEnd = Int32(min(position, source.count))
    node.attributeCount = Int32(attributes.count) - node.firstAttribute
    scan.number += 1
    let isEmpty = position < source.count && source[position] == UInt8(ascii: "/")
    scan.position = Self.end(source, from: position)
    nodes.append(node)
    if !isEmpty { scan.open.append(index) }
  }

  private mutating func readAttribute(
    _ source: Span<UInt8>, _ start: Int, of node: inout Node
  ) -> Int {
    var position = start + 1
    while position < source.count, !Self.endsName(source[position]) { position += 1 }
    let nameEnd = position
    guard position + 1 < source.count, source[position] == UInt8(ascii: "=") else {
      return position
    }
    guard let end = firstIndex(of: UInt8(ascii: "\""), in: source, from: position + 2) else {
      return source.count
    }
    position = end
    // An address that is empty is none: clients draw nothing, or refuse the document.
    if end == nameEnd + 2, Self.isAddress(source, start + 1..<nameEnd) { return end + 1 }
    switch nameEnd - start {
    case 6 where isName("style", source, start + 1): node.style = Int32(attributes.count)
    case 9 where isName("template", source, start + 1):
      node.template = Int32(attributes.count)
      if position - nameEnd == 13, isName("destination", source, nameEnd + 2) {
        hasDestinations = true
      }
    default: break
    }
    attributes.append(
      Attribute(start: Int32(start), nameEnd: Int32(nameEnd), end: Int32(position)))
    return position + 1
  }

  private static func isAddress(_ source: Span<UInt8>, _ name: Range<Int>) -> Bool {
    switch name.count {
    case 3: isName("url", source, name.lowerBound)
    case 4: isName("item", source, name.lowerBound)
    case 11: isName("destination", source, name.lowerBound)
    default: false
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"): true
    default: false
    }
  }
}

/// Whether a text that is long enough has a name somewhere.
private func isName(_ name: StaticString, _ source: Span<UInt8>, _ start: Int) -> Bool {
  name.withUTF8Buffer { name in
    for index in 0..<name.count {
      // SAFETY: the index is one of the buffer's, whose text is static.
      if unsafe source[start + index] != name[index] { return false }
    }
    return true
  }
}

// MARK: - Parts

extension CompactDocument {
  /// The nodes directly below a node.
  func children(of node: Int) -> Children {
    Children(document: self, index: node + 1, end: Int(nodes[node].end))
  }

  /// The nodes that no element holds.
  var roots: [Int] { Array(Children(document: self, index: 0, end: nodes.count)) }

  struct Children: Sequence, IteratorProtocol {
    let document: CompactDocument
    var index: Int
    let end: Int

    mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Int(document.nodes[index].end) }
      return index
    }
  }

  func isElement(_ node: Int) -> Bool { nodes[node].isElement }

  func name(of node: Int) -> String { String(decoding: bytes[nodes[node].name], as: UTF8.self) }

  /// The characters of a text.
  func text(of node: Int) -> String { decoded(nodes[node].text) }

  /// The name under which a view stands; `nil` for one without a name.
  func slot(of node: Int) -> String? {
    nodes[node].template < 0 ? nil : decoded(attributes[Int(nodes[node].template)].value)
  }

  /// The index of the attribute of a name; `nil` if the element has none.
  func attribute(_ name: String, of node: Int) -> Int? {
    guard isElement(node) else { return nil }
    return nodes[node].attributes.first { bytes[attributes[$0].name].elementsEqual(name.utf8) }
  }

  func value(_ name: String, of node: Int) -> String? {
    attribute(name, of: node).map(value)
  }

  func value(of attribute: Int) -> String { decoded(attributes[attribute].value) }

  /// A part of the document with characters in place of entities.
  func decoded(_ range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let (byte, length) = entity(at: index, before: range.upperBound) {
        result.append(byte)
        index += length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character and the length of an entity of a canonical text.
  func entity(at index: Int, before end: Int) -> (byte: UInt8, length: Int)? {
    guard bytes[index] == UInt8(ascii: "&") else { return nil }
    let rest = bytes[index..<min(end, index + 6)]
    for (text, character) in Self.entities where rest.starts(with: text) {
      return (character, text.count)
    }
    return nil
  }

  private static let entities: [([UInt8], UInt8)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#59;", ";"),
  ].map { (Array(($0.0 as String).utf8), UInt8(ascii: $0.1)) }

  // MARK: Views of some kind

  /// The text of nodes that are nothing but one `Text` without style.
  func plainText(of nodes: [Int]) -> String? {
    guard nodes.count == 1 else { return nil }
    if !isElement(nodes[0]) { return flatText(of: nodes) }
    guard isPlainText(nodes) else { return nil }
    return flatText(of: Array(children(of: nodes[0])))
  }

  /// Whether nodes are one text, or one `Text` of nothing but text.
  func isPlainText(_ nodes: [Int]) -> Bool {
    guard nodes.count == 1, isElement(nodes[0]) else { return nodes.count == 1 }
    let node = self.nodes[nodes[0]]
    return name(of: nodes[0]) == "Text" && node.attributeCount == (node.template < 0 ? 0 : 1)
      && children(of: nodes[0]).allSatisfy { !isElement($0) }
  }

  /// All texts of nodes and of what they hold, with blanks between texts of different views.
  func flatText(of nodes: [Int]) -> String {
    var all = ""
    var last = 0
    for node in nodes.flatMap({ $0..<Int(self.nodes[$0].end) }) {
      let isElement = isElement(node)
      let part =
        isElement ? value("title", of: node) ?? value("verbatim", of: node) ?? "" : text(of: node)
      guard let first = part.first, let end = all.last ?? part.first else { continue }
      // Texts of one view have comments between them.
      let isSame = last > 0 && bytes[last...].starts(with: "<!".utf8)
      if !all.isEmpty, !isSame, !first.isWhitespace, !end.isWhitespace { all += " " }
      all += part
      last = isElement ? 0 : self.nodes[node].text.upperBound
    }
    return all
  }

  /// The name of the symbol that nodes are, if they are one `Image`.
  func symbol(of nodes: [Int]) -> String? {
    guard nodes.count == 1, isElement(nodes[0]), name(of: nodes[0]) == "Image" else { return nil }
    return value("systemName", of: nodes[0])
  }

  /// A start tag alone, for what it says.
  func tag(of node: Int) -> Markup {
    var bag = DiagnosticBag()
    let text = Array(bytes[Int(nodes[node].start)..<Int(nodes[node].tagEnd)]) + Array("/>".utf8)
    let file = SourceFile(id: FileID(0), path: "tag.vml", bytes: text)
    return parseMarkup(file, as: .document, reporting: &bag)
  }
}

// MARK: - Links

extension CompactDocument {
  /// Whether an element is a stack of screens.
  func isStack(_ node: Int) -> Bool { isElement(node) && name(of: node) == "NavigationStack" }

  /// The links of a stack, but for the links of stacks inside of it, that lead to views.
  func links(in stack: Int) -> [Int] { links?.ofStacks[stack] ?? [] }

  /// The key under which a link's stack has the views that it leads to; `nil` without a stack.
  func destinationKey(of link: Int) -> String? { links?.keys[link] }

  /// The links of a document to views, found in one pass.
  fileprivate final class Links: Sendable {
    /// By stack: its links, in order.
    let ofStacks: [Int: [Int]]
    /// By link: the key of its views.
    let keys: [Int: String]

    init(of document: CompactDocument) {
      var ofStacks: [Int: [Int]] = [:]
      var keys: [Int: String] = [:]
      var taken: [Int: Set<String>] = [:]
      var open: [Int] = []
      for node in document.nodes.indices where document.isElement(node) {
        while let last = open.last, Int(document.nodes[last].end) <= node { open.removeLast() }
        if document.isStack(node) {
          open.append(node)
        } else if let stack = open.last, document.leadsToViews(node) {
          let number = ofStacks[stack, default: []].count
          ofStacks[stack, default: []].append(node)
          var made = "link-\(document.nodes[stack].number)-\(number)"
          var key = document.value("id", of: node) ?? made
          // A stack has each key once, whatever is written in its links.
          while !taken[stack, default: []].insert(key).inserted { (key, made) = (made, made + "-") }
          keys[node] = key
        }
      }
      self.ofStacks = ofStacks
      self.keys = keys
    }
  }

  private func leadsToViews(_ node: Int) -> Bool {
    name(of: node) == "NavigationLink"
      && children(of: node).contains { slot(of: $0) == "destination" }
  }
}

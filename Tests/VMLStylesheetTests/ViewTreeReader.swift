import VMLDiagnostics
import VMLMarkup

/// Reads elements written as VML into a tree, without checks: what a test means must not depend on
/// the real parser.
///
/// Attribute values have no entities; `origin` of each is its place in the text.
func readViewTree(_ text: String, file: FileID = FileID(100)) -> ViewTree {
  var reader = ViewTreeReader(bytes: Array(text.utf8), file: file)
  reader.read()
  return reader.tree
}

private struct ViewTreeReader {
  var tree = ViewTree(names: .wellKnown)
  let bytes: [UInt8]
  let file: FileID
  var position = 0
  private var open: [Int] = []

  init(bytes: [UInt8], file: FileID) {
    self.bytes = bytes
    self.file = file
  }

  mutating func read() {
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        let isBlank = bytes[start..<position].allSatisfy { $0 <= 0x20 }
        if !isBlank { append(.text, .vml, start..<position) }
      } else if bytes[position...].starts(with: "<!--".utf8) {
        let start = position
        while !bytes[position...].starts(with: "-->".utf8) { position += 1 }
        position += 3
        append(.comment, .vml, start..<position)
      } else if bytes[position + 1] == UInt8(ascii: "/") {
        while bytes[position] != UInt8(ascii: ">") { position += 1 }
        position += 1
        if let element = open.popLast() { tree.nodes[element].end = UInt32(tree.nodes.count) }
      } else {
        readStartTag()
      }
    }
  }

  private mutating func append(_ kind: ViewTree.Kind, _ name: NameID, _ range: Range<Int>) {
    tree.nodes.append(
      ViewTree.Node(
        kind: kind, name: name, parent: Int32(open.last ?? -1), end: UInt32(tree.nodes.count + 1),
        firstAttribute: UInt32(tree.attributes.count), origin: origin(range)))
  }

  private func origin(_ range: Range<Int>) -> ViewTree.Origin {
    ViewTree.Origin(SourceRange(file: file, range))
  }

  private mutating func readStartTag() {
    let start = position
    position += 1
    let name = readName()
    append(.element, tree.names.intern(bytes, name), start..<position)
    let element = tree.nodes.count - 1
    while true {
      while bytes[position] <= 0x20 { position += 1 }
      if bytes[position] == UInt8(ascii: "/") {
        position += 2
        return
      }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        open.append(element)
        return
      }
      let attribute = tree.names.intern(bytes, readName())
      position += 1
      let quote = bytes[position]
      let value = position + 1
      position += 1
      while bytes[position] != quote { position += 1 }
      let slice = tree.append(bytes[value..<position])
      tree.attributes.append(
        ViewTree.Attribute(name: attribute, value: slice, origin: origin(value..<position)))
      tree.nodes[element].attributeCount += 1
      position += 1
    }
  }

  private mutating func readName() -> Range<Int> {
    let start = position
    while bytes[position] > 0x20, ![0x2F, 0x3E, 0x3D].contains(bytes[position]) { position += 1 }
    return start..<position
  }
}

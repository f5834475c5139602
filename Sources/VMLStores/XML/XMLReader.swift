/// The deepest nesting that is read.
private let depthLimit = 64

/// Reads a document into a tree, without recursion.
struct XMLReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readDocument() throws(XMLMistake) -> XMLElement {
    // A mark of the byte order.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    var open: [XMLElement] = []
    var root: XMLElement?
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        let text = try readText()
        if open.isEmpty {
          guard text.utf8.allSatisfy(isSpace) else { throw mistake("text outside of the document") }
        } else {
          open[open.count - 1].text += text
        }
        continue
      }
      if eat("<?") {
        try skip(to: "?>")
      } else if eat("<!--") {
        try skip(to: "-->")
      } else if eat("<![CDATA[") {
        let start = offset
        try skip(to: "]]>")
        guard !open.isEmpty else { throw mistake("text outside of the document") }
        open[open.count - 1].text += try string(start..<offset - 3)
      } else if eat("<!") {
        throw mistake("a declaration, which is not read")
      } else if eat("</") {
        let name = try readName()
        skipSpace()
        guard eat(">"), let element = open.popLast(), element.name == name else {
          throw mistake("a tag that ends nothing")
        }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
      } else {
        guard root == nil else { throw mistake("a second document") }
        guard open.count < depthLimit else { throw mistake("too many elements in each other") }
        offset += 1
        let element = XMLElement(name: try readName())
        if try skipAttributes() {
          if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
        } else {
          open.append(element)
        }
      }
    }
    guard let root, open.isEmpty else { throw mistake("the end, before that of the document") }
    return root
  }

  // MARK: Pieces

  private func mistake(_ text: String) -> XMLMistake { XMLMistake(offset: offset, text: text) }

  private mutating func eat(_ text: StaticString) -> Bool {
    let wanted = "\(text)".utf8
    guard bytes.count - offset >= wanted.count, bytes[offset...].starts(with: wanted) else {
      return false
    }
    offset += wanted.count
    return true
  }

  private mutating func skip(to end: String) throws(XMLMistake) {
    let end = Array(end.utf8)
    while offset + end.count <= bytes.count {
      if bytes[offset] == end[0], bytes[offset...].starts(with: end) {
        offset += end.count
        return
      }
      offset += 1
    }
    throw mistake("no '\(String(decoding: end, as: UTF8.self))'")
  }

  private mutating func skipSpace() {
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
  }

  private mutating func readName() throws(XMLMistake) -> String {
    let start = offset
    while offset < bytes.count, !isSpace(bytes[offset]), !"/>=<&\"'".utf8.contains(bytes[offset]) {
      offset += 1
    }
    guard offset > start else { throw mistake("no name") }
    let name = try string(start..<offset)
    return name.split(separator: ":").last.map(String.init) ?? name
  }

  /// - Returns: Whether the element is empty.
  private mutating func skipAttributes() throws(XMLMistake) -> Bool {
    while true {
      skipSpace()
      if eat("/>") { return true }
      if eat(">") { return false }
      _ = try readName()
      skipSpace()
      guard eat("=") else { throw mistake("an attribute without a value") }
      skipSpace()
      guard offset < bytes.count, "\"'".utf8.contains(bytes[offset]) else {
        throw mistake("a value without quotes")
      }
      let quote = bytes[offset]
      offset += 1
      while offset < bytes.count, bytes[offset] != quote { offset += 1 }
      guard offset < bytes.count else { throw mistake("a value without an end") }
      offset += 1
    }
  }

  private mutating func readText() throws(XMLMistake) -> String {
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if bytes[offset] == UInt8(ascii: "&") {
        text += try readReference().utf8
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    guard let text = String(validating: text, as: UTF8.self) else {
      throw mistake("text that is no UTF-8")
    }
    return text
  }

  private mutating func readReference() throws(XMLMistake) -> String {
    let start = offset + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ";"), offset - start < 10 {
      offset += 1
    }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ";") else {
      throw mistake("a '&' without its ';'")
    }
    let name = try string(start..<offset)
    offset += 1
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      guard let number, let scalar = Unicode.Scalar(number) else {
        throw mistake("the reference '&\(name);', which XML does not have")
      }
      return String(Character(scalar))
    }
  }

  private func string(_ range: Range<Int>) throws(XMLMistake) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw mistake("text that is no UTF-8")
    }
    return text
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}

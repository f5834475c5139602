/// A cursor over one line of the catalogue.
struct LineScanner {
  let bytes: ArraySlice<UInt8>
  private(set) var offset: Int
  let place: Place

  init(_ bytes: ArraySlice<UInt8>, at place: Place) {
    self.bytes = bytes
    self.offset = bytes.startIndex
    self.place = place
    skipSpaces()
  }

  var isAtEnd: Bool { offset == bytes.endIndex }
  var current: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  func error(_ message: String) -> CatalogueError {
    place.error("column \(offset - bytes.startIndex + 1): \(message)")
  }

  mutating func skipSpaces() {
    while offset < bytes.endIndex, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  }

  /// Whether the text comes next, not looking at what follows it.
  func isNext(_ text: String) -> Bool {
    let count = text.utf8.count
    guard offset + count <= bytes.endIndex else { return false }
    return bytes[offset..<offset + count].elementsEqual(text.utf8)
  }

  /// Steps over punctuation and the spaces after it.
  mutating func eat(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    offset += text.utf8.count
    skipSpaces()
    return true
  }

  /// Steps over a word and the spaces after it.
  mutating func eat(word: String) -> Bool {
    guard isNext(word) else { return false }
    let end = offset + word.utf8.count
    guard end == bytes.endIndex || !isNameByte(bytes[end]) else { return false }
    offset = end
    skipSpaces()
    return true
  }

  mutating func expect(_ text: String) throws(CatalogueError) {
    guard eat(text) else { throw error("expected '\(text)'") }
  }

  mutating func name() throws(CatalogueError) -> String {
    guard let name = eatName() else { throw error("expected a name") }
    return name
  }

  mutating func eatName() -> String? {
    let start = offset
    while offset < bytes.endIndex, isNameByte(bytes[offset]) { offset += 1 }
    guard offset > start else { return nil }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    skipSpaces()
    return name
  }

  /// Parses `name {'.' name}`.
  mutating func dottedName() throws(CatalogueError) -> String {
    var name = try name()
    while isNext("."), !isNext("...") {
      offset += 1
      name += "." + (try self.name())
    }
    return name
  }

  /// Parses a string in double quotes, which has no escapes.
  mutating func quoted() throws(CatalogueError) -> String {
    guard current == UInt8(ascii: "\"") else { throw error("expected a string") }
    let start = offset + 1
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else {
      throw error("the string does not end")
    }
    offset = end + 1
    skipSpaces()
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Reads up to a `,` or `)` that stands outside of brackets and strings, which is what ends the
  /// default value of a parameter.
  mutating func defaultValue() throws(CatalogueError) -> String {
    let start = offset
    var depth = 0
    var isInString = false
    while let byte = current {
      if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString {
        if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { break }
        if "([{<".utf8.contains(byte) { depth += 1 }
        if ")]}>".utf8.contains(byte), !isArrowOrRange(at: offset) { depth -= 1 }
        if byte == UInt8(ascii: "<"), isArrowOrRange(at: offset) { depth -= 1 }
      }
      offset += 1
    }
    let text = bytes[start..<offset]
    guard !text.isEmpty else { throw error("expected a default value") }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether an angle bracket belongs to `->` or `..<`.
  private func isArrowOrRange(at offset: Int) -> Bool {
    guard offset > bytes.startIndex else { return false }
    let before = bytes[offset - 1]
    return bytes[offset] == UInt8(ascii: ">") && before == UInt8(ascii: "-")
      || bytes[offset] == UInt8(ascii: "<") && before == UInt8(ascii: ".")
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    true
  default: false
  }
}

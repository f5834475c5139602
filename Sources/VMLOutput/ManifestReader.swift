/// Reads the JSON of our own manifests, which may have been damaged since.
///
/// `readJSON` is for what authors write: it keeps places and has limits that a manifest of a
/// large site exceeds. This one keeps nothing that it is not asked for. It accepts a little more
/// than JSON (numbers are integers of any layout that `Int` reads), but whatever it gets it ends,
/// without a crash, with a manifest or with nothing.
struct ManifestReader {
  private let bytes: [UInt8]
  private var offset = 0
  /// Set by the first thing that is not as expected; from there on nothing is read.
  private(set) var isDamaged = false

  private static let depthLimit = 32

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads one object and the end of the file.
  ///
  /// - Returns: Whether everything was as expected.
  mutating func readDocument(
    _ member: (_ key: String, _ reader: inout ManifestReader) -> Void
  ) -> Bool {
    readObject(member)
    skipSpace()
    return !isDamaged && offset == bytes.count
  }

  /// Reads an object; `member` must read or skip the value of each key.
  mutating func readObject(_ member: (_ key: String, _ reader: inout ManifestReader) -> Void) {
    readList(from: "{", to: "}") { reader in
      guard let key = reader.readString(), reader.eat(":") else { return reader.fail() }
      member(key, &reader)
    }
  }

  /// Reads an array; `element` must read or skip each value.
  mutating func readArray(_ element: (inout ManifestReader) -> Void) {
    readList(from: "[", to: "]", element)
  }

  mutating func read(_ value: inout String?) { value = readString() }

  /// Reads a string or `null`.
  mutating func readOptional(_ value: inout String?) {
    skipSpace()
    if current == UInt8(ascii: "n") { skipWord() } else { value = readString() }
  }

  mutating func read(_ value: inout [String]) {
    var strings: [String] = []
    readArray { reader in
      if let string = reader.readString() { strings.append(string) }
    }
    value = strings
  }

  mutating func read(_ value: inout [Int]) {
    var numbers: [Int] = []
    readArray { reader in
      var number: Int?
      reader.read(&number)
      if let number { numbers.append(number) }
    }
    value = numbers
  }

  mutating func read(_ value: inout Int?) {
    skipSpace()
    let start = offset
    skipWord()
    value = Int(String(decoding: bytes[start..<offset], as: UTF8.self))
    if value == nil { fail() }
  }

  mutating func read(_ value: inout Bool) {
    skipSpace()
    let start = offset
    skipWord()
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "true": value = true
    case "false": value = false
    default: fail()
    }
  }

  /// Reads over a value of any kind, and returns its bytes.
  mutating func readBytes() -> [UInt8] {
    skipSpace()
    let start = offset
    skip()
    return Array(bytes[start..<offset])
  }

  /// Reads over a value of any kind.
  mutating func skip(depth: Int = 0) {
    guard depth < Self.depthLimit else { return fail() }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"):
      readObject { _, reader in reader.skip(depth: depth + 1) }
    case UInt8(ascii: "["):
      readArray { reader in reader.skip(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = readString()
    default: skipWord()
    }
  }

  mutating func fail() { isDamaged = true }

  // MARK: - Pieces

  private var current: UInt8? { !isDamaged && offset < bytes.count ? bytes[offset] : nil }

  private mutating func readList(
    from open: Unicode.Scalar, to close: Unicode.Scalar, _ element: (inout ManifestReader) -> Void
  ) {
    guard eat(open) else { return fail() }
    if eat(close) { return }
    repeat { element(&self) } while eat(",")
    if !eat(close) { fail() }
  }

  private mutating func eat(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  /// Reads over a number or a literal, which has at least one byte.
  private mutating func skipWord() {
    let start = offset
    while let byte = current {
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      let isNumber = (UInt8(ascii: "+")...UInt8(ascii: "9")).contains(byte) && byte != 0x2C
      guard isLetter || isNumber else { break }
      offset += 1
    }
    if offset == start { fail() }
  }

  private mutating func readString() -> String? {
    guard eat("\"") else {
      fail()
      return nil
    }
    let start = offset
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: #"\"#) {
      offset += 1
    }
    if current == UInt8(ascii: "\"") {
      offset += 1
      return String(validating: bytes[start..<offset - 1], as: UTF8.self) ?? failed()
    }
    return readEscapedString(from: start)
  }

  /// Reads on from the first backslash of a string that starts at `start`.
  private mutating func readEscapedString(from start: Int) -> String? {
    var decoded = Array(bytes[start..<offset])
    while let byte = current {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: decoded, as: UTF8.self) ?? failed()
      case UInt8(ascii: #"\"#):
        guard let scalar = readEscape() else { return failed() }
        decoded += String(scalar).utf8
      default: decoded.append(byte)
      }
    }
    return failed()
  }

  /// Reads what follows a backslash; our own writer never writes a surrogate.
  private mutating func readEscape() -> Unicode.Scalar? {
    guard let byte = current else { return nil }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      guard bytes.count - offset >= 4 else { return nil }
      defer { offset += 4 }
      let digits = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func failed() -> String? {
    fail()
    return nil
  }
}

/// Writes JSON, as UTF-8 bytes, in the order and the layout that it is told.
///
/// ```swift
/// var json = JSONText()
/// json.object(.lines) {
///   $0.member("version", "1.4.0")
///   $0.member("ids") { $0.array { for id in ids { $0.value(id) } } }
/// }
/// ```
///
/// Equal calls give equal bytes. Keys are not checked for being different. No control character is
/// ever written as it is, so that JSON can be shown on a terminal.
public struct JSONText: Sendable {
  /// Layout of the entries of one object or array.
  public enum Layout: Sendable {
    /// `{"a":1,"b":[2,3]}`.
    case compact
    /// `{"a": 1, "b": [2, 3]}`, if both are spaced.
    case spaced
    /// One entry a line, indented by two spaces.
    case lines
  }

  /// Bytes written so far.
  public private(set) var bytes: [UInt8] = []
  private var layouts: [Layout] = []
  /// Whether the innermost container has an entry already.
  private var hasEntry = false
  private var isAfterKey = false

  /// `capacity` is how many bytes there will probably be.
  public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Text written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Ends a line, as between the values of JSON lines and at the end of a file.
  public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}

// MARK: - Containers

extension JSONText {
  /// Writes an object; `body` writes its members.
  public mutating func object(
    _ layout: Layout = .compact, _ body: (inout JSONText) -> Void
  ) {
    container("{", "}", layout, body)
  }

  /// Writes an array; `body` writes its values.
  public mutating func array(
    _ layout: Layout = .compact, _ body: (inout JSONText) -> Void
  ) {
    container("[", "]", layout, body)
  }

  /// Writes a member's key; its value must come next.
  public mutating func key(_ name: String) {
    beginEntry()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if layouts.last != .compact { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  private mutating func container(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ layout: Layout,
    _ body: (inout JSONText) -> Void
  ) {
    beginEntry()
    bytes.append(UInt8(ascii: open))
    layouts.append(layout)
    hasEntry = false
    body(&self)
    layouts.removeLast()
    if hasEntry, layout == .lines { startLine() }
    bytes.append(UInt8(ascii: close))
    // It is itself an entry of what is around it.
    hasEntry = true
  }

  /// Writes what stands between the entries of the innermost container.
  private mutating func beginEntry() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let layout = layouts.last else { return }
    if hasEntry { bytes.append(UInt8(ascii: ",")) }
    switch layout {
    case .compact: break
    case .spaced: if hasEntry { bytes.append(UInt8(ascii: " ")) }
    case .lines: startLine()
    }
    hasEntry = true
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    for layout in layouts where layout == .lines { bytes += [0x20, 0x20] }
  }
}

// MARK: - Values

extension JSONText {
  public mutating func value(_ text: String) {
    beginEntry()
    quote(text)
  }

  public mutating func value(_ number: some FixedWidthInteger) {
    beginEntry()
    bytes += String(number).utf8
  }

  /// Writes the shortest number that reads as the same; `null` for infinities and NaN, which JSON
  /// lacks.
  public mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    beginEntry()
    bytes += number.description.utf8
  }

  public mutating func value(_ flag: Bool) {
    beginEntry()
    bytes += (flag ? "true" : "false").utf8
  }

  /// Writes a value that is JSON already, in one line.
  public mutating func member(_ key: String, json value: some Sequence<UInt8>) {
    self.key(key)
    beginEntry()
    bytes += value
  }

  public mutating func null() {
    beginEntry()
    bytes += "null".utf8
  }

  public mutating func member(_ key: String, _ value: String?) {
    self.key(key)
    if let value { self.value(value) } else { null() }
  }

  public mutating func member(_ key: String, _ value: (some FixedWidthInteger)?) {
    self.key(key)
    if let value { self.value(value) } else { null() }
  }

  public mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    self.value(value)
  }

  public mutating func member(_ key: String, _ values: [String]) {
    member(key) { json in
      json.array { json in
        for value in values { json.value(value) }
      }
    }
  }

  public mutating func member(_ key: String, _ values: [some FixedWidthInteger]) {
    member(key) { json in
      json.array { json in
        for value in values { json.value(value) }
      }
    }
  }

  /// Writes a member whose value `body` writes.
  public mutating func member(_ key: String, _ body: (inout JSONText) -> Void) {
    self.key(key)
    body(&self)
  }
}

// MARK: - Strings

extension JSONText {
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var isPlain = true
    for byte in text.utf8 where !Self.isPlain(byte) { isPlain = false }
    if isPlain {
      bytes.append(contentsOf: text.utf8)
    } else {
      escape(text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is a character that stands in a string as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0x00..<0x20, 0x7F: escape(UInt16(byte))
      case 0x80...0x9F where bytes.last == 0xC2:
        bytes.removeLast()
        escape(UInt16(byte))
      // U+2028 and U+2029, which end a line in some readers of JSON lines.
      case 0xA8...0xA9 where bytes.suffix(2) == [0xE2, 0x80]:
        bytes.removeLast(2)
        escape(0x2028 + UInt16(byte - 0xA8))
      default: bytes.append(byte)
      }
    }
  }

  private mutating func escape(_ unit: UInt16) {
    let digits = String(unit, radix: 16, uppercase: true)
    bytes += #"\u"#.utf8
    bytes += String(repeating: "0", count: 4 - digits.utf8.count).utf8
    bytes += digits.utf8
  }
}

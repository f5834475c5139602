import VMLMarkup

/// Writes documents in VML's canonical form.
///
/// Does for views what `MarkupWriter` does for any markup, with the texts of names and styles made
/// once. Parsing its output and writing that with `MarkupWriter` gives the same bytes.
///
/// Spec: VML 9.
struct DocumentWriter: Sendable {
  private let layout: MarkupWriter.Layout
  private var names = NameTexts()
  /// By open element: whether its content is text that must stand as it is; used only for a layout
  /// with line breaks.
  private var isVerbatim: [Bool] = []

  init(layout: MarkupWriter.Layout) { self.layout = layout }

  mutating func begin(_ output: inout ByteWriter) {
    isVerbatim.removeAll(keepingCapacity: true)
    output.append("<!doctype swiftui+vml>\n")
  }

  func end(_ output: inout ByteWriter) {
    if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
  }

  // MARK: Tags

  mutating func beginTag(_ name: NameID, of table: NameTable, to output: inout ByteWriter) {
    if layout == .pretty { breakLine(&output) }
    output.append(names.openTag(name, of: table), of: names.bytes)
  }

  /// Ends the start tag.
  mutating func endTag(_ content: MarkupWriter.Content, to output: inout ByteWriter) {
    if content == .nothing { output.append(UInt8(ascii: "/")) }
    output.append(UInt8(ascii: ">"))
    guard layout == .pretty, content != .nothing else { return }
    isVerbatim.append(content == .text || isVerbatim.last ?? false)
  }

  /// Writes the end tag of an element that has content.
  mutating func writeEndTag(_ name: NameID, of table: NameTable, to output: inout ByteWriter) {
    if layout == .pretty {
      let wasVerbatim = isVerbatim.popLast() ?? false
      if !wasVerbatim { breakLine(&output) }
    }
    output.append(names.endTag(name, of: table), of: names.bytes)
  }

  func writeComment(_ text: Range<Int>, of bytes: [UInt8], to output: inout ByteWriter) {
    if layout == .pretty { breakLine(&output) }
    output.append("<!--")
    output.append(text, of: bytes)
    output.append("-->")
  }

  /// Begins a new line, if the layout has one here.
  private func breakLine(_ output: inout ByteWriter) {
    guard isVerbatim.last != true else { return }
    if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    for _ in 0..<2 * isVerbatim.count { output.append(UInt8(ascii: " ")) }
  }

  // MARK: Attributes

  /// Writes an attribute of the tag that was begun last.
  ///
  /// Spec: VML 9.2.
  mutating func writeAttribute(
    _ name: NameID, of table: NameTable, _ value: Range<Int>, of bytes: [UInt8],
    to output: inout ByteWriter
  ) {
    output.append(names.attribute(name, of: table), of: names.bytes)
    output.appendEscaped(value, of: bytes, quotes: true)
    output.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute whose name is in no table.
  func writeAttribute(_ name: String, _ value: [UInt8], to output: inout ByteWriter) {
    output.append(UInt8(ascii: " "))
    output.append(contentsOf: Array(name.utf8))
    output.append("=\"")
    output.appendEscaped(0..<value.count, of: value, quotes: true)
    output.append(UInt8(ascii: "\""))
  }

  /// Whether an attribute's name comes before another's.
  mutating func precedes(_ name: NameID, _ other: NameID, of table: NameTable) -> Bool {
    let (prefix, otherPrefix) = (names.prefix(name, of: table), names.prefix(other, of: table))
    guard prefix == otherPrefix else { return prefix < otherPrefix }
    return table.bytes(of: name).lexicographicallyPrecedes(table.bytes(of: other))
  }
}

/// Each name as it stands in tags: `<Text`, ` text="`, `</Text>`; made when a name first comes up.
///
/// A later table must begin with the names of the earlier one.
private struct NameTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []

  private struct Entry {
    /// Offset of its text; 0 if there is none yet.
    var start: UInt32 = 0
    var length: UInt32 = 0
    /// Its first eight bytes, the first one highest.
    var prefix: UInt64 = 0
  }

  mutating func openTag(_ name: NameID, of table: NameTable) -> Range<Int> {
    let entry = entry(name, of: table)
    let start = Int(entry.start)
    return start..<start + 1 + Int(entry.length)
  }

  mutating func attribute(_ name: NameID, of table: NameTable) -> Range<Int> {
    let entry = entry(name, of: table)
    let start = Int(entry.start) + 1 + Int(entry.length)
    return start..<start + 3 + Int(entry.length)
  }

  mutating func endTag(_ name: NameID, of table: NameTable) -> Range<Int> {
    let entry = entry(name, of: table)
    let start = Int(entry.start) + 4 + 2 * Int(entry.length)
    return start..<start + 3 + Int(entry.length)
  }

  mutating func prefix(_ name: NameID, of table: NameTable) -> UInt64 {
    entry(name, of: table).prefix
  }

  private mutating func entry(_ name: NameID, of table: NameTable) -> Entry {
    let index = Int(name.rawValue)
    if index < entries.count {
      let entry = entries[index]
      if entry.start > 0 { return entry }
    }
    return add(name, of: table)
  }

  private mutating func add(_ name: NameID, of table: NameTable) -> Entry {
    let index = Int(name.rawValue)
    if index >= entries.count {
      entries += repeatElement(Entry(), count: index + 1 - entries.count)
    }
    if bytes.isEmpty { bytes.append(0) }
    let text = table.bytes(of: name)
    var entry = Entry(start: UInt32(bytes.count), length: UInt32(text.count))
    for position in 0..<8 {
      let byte = position < text.count ? text[text.startIndex + position] : 0
      entry.prefix = entry.prefix << 8 | UInt64(byte)
    }
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: text)
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: text)
    bytes.append(contentsOf: "=\"".utf8)
    bytes.append(contentsOf: "</".utf8)
    bytes.append(contentsOf: text)
    bytes.append(UInt8(ascii: ">"))
    entries[index] = entry
    return entry
  }
}

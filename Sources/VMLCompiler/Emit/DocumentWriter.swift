import VMLMarkup

/// Writes documents in VML's canonical form, one after the other into the same memory.
///
/// What `MarkupWriter` does for any markup, this does for views alone, with the texts of names and styles made once.
/// Reading what it wrote and writing that with `MarkupWriter` gives the same bytes.
///
/// Spec: VML 9.
struct DocumentWriter: Sendable {
  private(set) var output: [UInt8] = []
  private let layout: MarkupWriter.Layout
  private var names = NameTexts()
  /// For each open element, whether its content is text that must stand as it is.
  private var isVerbatim: [Bool] = []

  init(layout: MarkupWriter.Layout) { self.layout = layout }

  mutating func begin() {
    clear()
    output.append(contentsOf: Self.doctype)
  }

  /// Forgets what was written.
  mutating func clear() {
    output.removeAll(keepingCapacity: true)
    isVerbatim.removeAll(keepingCapacity: true)
  }

  mutating func end() {
    if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
  }

  private static let doctype = Array("<!doctype swiftui+vml>\n".utf8)

  // MARK: Tags

  mutating func beginTag(_ name: NameID, of table: NameTable) {
    breakLine()
    appendBytes(names.openTag(name, of: table), of: names.bytes, to: &output)
  }

  /// Ends the start tag.
  mutating func endTag(_ content: MarkupWriter.Content) {
    if content == .nothing { output.append(UInt8(ascii: "/")) }
    output.append(UInt8(ascii: ">"))
    if content != .nothing { isVerbatim.append(content == .text || isVerbatim.last ?? false) }
  }

  /// Writes the end tag of an element whose content was not nothing.
  mutating func writeEndTag(_ name: NameID, of table: NameTable) {
    let wasVerbatim = isVerbatim.popLast() ?? false
    if !wasVerbatim { breakLine() }
    appendBytes(names.endTag(name, of: table), of: names.bytes, to: &output)
  }

  mutating func writeComment(_ text: ArraySlice<UInt8>) {
    breakLine()
    output.append(contentsOf: "<!--".utf8)
    output.append(contentsOf: text)
    output.append(contentsOf: "-->".utf8)
  }

  /// Begins a new line where the layout wants one.
  private mutating func breakLine() {
    guard layout == .pretty, isVerbatim.last != true else { return }
    if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * isVerbatim.count))
  }

  // MARK: Attributes and text

  /// Writes an attribute of the tag that was begun last.
  ///
  /// Spec: VML 9.2.
  mutating func writeAttribute(
    _ name: NameID, of table: NameTable, _ value: Range<Int>, of bytes: [UInt8]
  ) {
    appendBytes(names.attribute(name, of: table), of: names.bytes, to: &output)
    appendEscaped(value, of: bytes, quotes: true, to: &output)
    output.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute whose name no table has.
  mutating func writeAttribute(_ name: String, _ value: [UInt8]) {
    output.append(UInt8(ascii: " "))
    output.append(contentsOf: name.utf8)
    output.append(contentsOf: "=\"".utf8)
    appendEscaped(0..<value.count, of: value, quotes: true, to: &output)
    output.append(UInt8(ascii: "\""))
  }

  mutating func writeText(_ text: Range<Int>, of bytes: [UInt8]) {
    appendEscaped(text, of: bytes, quotes: false, to: &output)
  }

  /// Writes what is in its final form.
  mutating func writeRaw(_ range: Range<Int>, of bytes: [UInt8]) {
    appendBytes(range, of: bytes, to: &output)
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
/// Holds for tables of which each goes on from the one before.
private struct NameTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []

  private struct Entry {
    /// Where its text starts, 0 if there is none yet.
    var start: UInt32 = 0
    var length: UInt32 = 0
    /// The first eight bytes, the first of them highest.
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
    if index < entries.count, entries[index].start > 0 { return entries[index] }
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

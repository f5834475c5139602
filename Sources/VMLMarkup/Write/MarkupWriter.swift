/// Writes VML in its one canonical form, a tag at a time.
///
/// Knows escaping and layout; the caller gives attributes in the order in which they are to stand.
///
/// Spec: VML 9.
public struct MarkupWriter {
  public internal(set) var output: [UInt8] = []
  private let layout: Layout
  let dialect: MarkupDialect
  /// For each open element, whether its content is text that must stand as it is.
  private var isVerbatim: [Bool] = []
  /// Whether text outside of all elements must stand as it is, too.
  private var isVerbatimOutside = false
  /// Bytes that parts given as ranges are parts of.
  private let source: [UInt8]
  private var run = CopyRun()

  public enum Layout: String, Sendable, CaseIterable {
    /// No white space between elements.
    case compact
    /// Each element on a line of its own, two blanks deeper than its parent, where its parent holds
    /// no text.
    case pretty
  }

  /// Content of an element, which decides its layout.
  public enum Content: Sendable {
    case nothing
    case elements
    /// Text, alone or among elements: white space would be part of it.
    case text
  }

  public init(layout: Layout = .compact, dialect: MarkupDialect = .document) {
    self.init(layout: layout, dialect: dialect, source: [])
  }

  init(layout: Layout, dialect: MarkupDialect, source: [UInt8]) {
    self.layout = layout
    self.dialect = dialect
    self.source = source
    output.reserveCapacity(source.count + source.count / 8)
  }

  /// Forgets what was written but keeps the memory for it.
  public mutating func reset() {
    output.removeAll(keepingCapacity: true)
    isVerbatim.removeAll(keepingCapacity: true)
    isVerbatimOutside = false
  }

  // MARK: Documents

  /// Tells what the document holds outside of all elements, before anything is written; by default
  /// elements.
  public mutating func beginDocument(_ content: Content) { isVerbatimOutside = content == .text }

  public mutating func writeDoctype() {
    write("<!doctype swiftui+vml>")
    if !isVerbatimOutside { write(UInt8(ascii: "\n")) }
  }

  /// Ends the document with a line feed, unless that would be a part of its text.
  public mutating func endDocument() {
    flush()
    guard !isVerbatimOutside, output.last != UInt8(ascii: "\n") else { return }
    output.append(UInt8(ascii: "\n"))
  }

  // MARK: Tags

  public mutating func beginTag(_ name: ArraySlice<UInt8>) {
    breakLine()
    write(UInt8(ascii: "<"))
    write(name)
  }

  /// Ends the start tag.
  public mutating func endTag(_ content: Content) {
    if content == .nothing {
      write(UInt8(ascii: "/"))
      write(UInt8(ascii: ">"))
    } else {
      write(UInt8(ascii: ">"))
      open(content)
    }
  }

  /// Takes note of what an element holds that is now open.
  private mutating func open(_ content: Content) {
    guard layout == .pretty else { return }
    isVerbatim.append(content == .text || isInVerbatim)
  }

  private mutating func close() {
    guard layout == .pretty else { return }
    let wasVerbatim = isVerbatim.popLast() ?? false
    if !wasVerbatim { breakLine() }
  }

  /// Writes the end tag of an element whose content was not nothing.
  public mutating func writeEndTag(_ name: ArraySlice<UInt8>) {
    close()
    flush()
    output.append(UInt8(ascii: "<"))
    output.append(UInt8(ascii: "/"))
    output.append(contentsOf: name)
    output.append(UInt8(ascii: ">"))
  }

  public mutating func writeComment(_ text: ArraySlice<UInt8>) {
    breakLine()
    write("<!--")
    write(text)
    write("-->")
  }

  private var isInVerbatim: Bool { isVerbatim.last ?? isVerbatimOutside }

  /// Begins a new line where the layout wants one.
  private mutating func breakLine() {
    guard layout == .pretty, !isInVerbatim else { return }
    flush()
    guard let last = output.last else { return }
    if last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * isVerbatim.count))
  }

  // MARK: Attributes and text

  /// Writes an attribute of the tag that was begun last.
  ///
  /// Spec: VML 9.2.
  public mutating func writeAttribute(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    beginAttribute(name)
    writeAttributeText(value)
    endAttribute()
  }

  public mutating func beginAttribute(_ name: ArraySlice<UInt8>) {
    write(UInt8(ascii: " "))
    write(name)
    write(UInt8(ascii: "="))
    write(quotationMark)
  }

  public mutating func endAttribute() { write(quotationMark) }

  /// Writes a part of an attribute's value, escaped.
  public mutating func writeAttributeText(_ value: ArraySlice<UInt8>) {
    flush()
    output.append(contentsOf: value)
    escape(from: output.count - value.count, quotes: true)
  }

  public mutating func writeText(_ text: ArraySlice<UInt8>) {
    flush()
    output.append(contentsOf: text)
    escape(from: output.count - text.count, quotes: false)
  }

  /// Writes bytes that are in their final form.
  public mutating func writeRaw(_ bytes: ArraySlice<UInt8>) { write(bytes) }

  // MARK: Parts of the source

  mutating func beginTag(source name: Range<Int>) {
    breakLine()
    write(UInt8(ascii: "<"))
    run.append(source: name, to: &output, from: source)
  }

  /// Writes a start tag as it stands there, but for its end.
  ///
  /// Here and below, `source` is this writer's: to read it out of the property would count a
  /// reference.
  @inline(__always)
  mutating func writeStanding(
    startTag tag: Range<Int>, _ content: Content, of source: [UInt8]
  ) {
    breakLine()
    let isEmpty = source[tag.upperBound - 2] == UInt8(ascii: "/")
    guard isEmpty == (content == .nothing) else {
      run.append(
        source: tag.lowerBound..<tag.upperBound - (isEmpty ? 2 : 1), to: &output, from: source)
      return endTag(content)
    }
    run.append(source: tag, to: &output, from: source)
    if content != .nothing { open(content) }
  }

  /// Writes the end tag of the innermost open element, whose name stands in its start tag.
  @inline(__always)
  mutating func writeEndTag(source name: Range<Int>, of source: [UInt8]) {
    close()
    guard !run.appendEndTag(name, to: &output, from: source) else { return }
    flush()
    output.append(UInt8(ascii: "<"))
    output.append(UInt8(ascii: "/"))
    output.append(name, of: source)
    output.append(UInt8(ascii: ">"))
  }

  /// Writes a text just as it stands there.
  @inline(__always)
  mutating func writeStanding(_ range: Range<Int>, of source: [UInt8]) {
    run.append(source: range, to: &output, from: source)
  }

  /// Writes parts just as they stand there, which `write` appends; they are `count` bytes long.
  @inline(__always)
  mutating func writeStanding(
    _ count: Int, of source: [UInt8], _ write: (inout OutputSpan<UInt8>) -> Void
  ) {
    run.flush(to: &output, from: source)
    output.append(addingCapacity: count, initializingWith: write)
  }

  mutating func beginAttribute(source name: Range<Int>) {
    write(UInt8(ascii: " "))
    run.append(source: name, to: &output, from: source)
    write(UInt8(ascii: "="))
    write(quotationMark)
  }

  mutating func writeAttributeText(source value: Range<Int>) {
    if findSpecial(in: source, value, quotes: true) == value.upperBound {
      run.append(source: value, to: &output, from: source)
    } else {
      writeAttributeText(source[value])
    }
  }

  mutating func writeText(source text: Range<Int>) {
    if findSpecial(in: source, text, quotes: false) == text.upperBound {
      run.append(source: text, to: &output, from: source)
    } else {
      writeText(source[text])
    }
  }

  /// Writes a style that holds nothing to escape.
  ///
  /// - Precondition: The tree's source is this writer's.
  mutating func writeStyle(
    _ nodes: Range<Int>, of tree: StyleTree, options: StylePrinter.Options
  ) {
    var printer = StylePrinter(options: options)
    swap(&printer.output, &output)
    swap(&printer.run, &run)
    printer.print(modifiers: nodes, of: tree, flushing: false)
    swap(&printer.output, &output)
    swap(&printer.run, &run)
  }

  mutating func flush() { run.flush(to: &output, from: source) }

  // MARK: Bytes

  private mutating func write(_ byte: UInt8) { run.append(byte, to: &output, from: source) }

  private mutating func write(_ bytes: ArraySlice<UInt8>) {
    run.append(bytes, to: &output, from: source)
  }

  private mutating func write(_ text: String) {
    flush()
    output.append(contentsOf: text.utf8)
  }
}

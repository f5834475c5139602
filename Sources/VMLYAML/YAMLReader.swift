import VMLData
import VMLDiagnostics

/// Builds values out of libyaml's events.
///
/// One method reads one node: it is called with the node's first event as the current one and
/// leaves the node's last. A method that returns `nil` has reported why, and nothing may be read
/// after it. A mistake that leaves the events sound (a tag, an alias, a key) is reported, marks the
/// whole as broken if a value is not known, and reading goes on. Recursion ends at
/// `DataLimits.nesting`.
struct YAMLReader: ~Copyable {
  let text: SourceText
  /// The indices of `text.bytes` that are read.
  let range: Range<Int>
  var events: YAMLEvents
  var places: CharacterPlaces
  var bag = DiagnosticBag()
  /// Whether some value is not what the author meant, so that the whole should not be used.
  var isBroken = false
  var anchors: [String: Anchor] = [:]
  var anchorCount = 0
  var nodeCount = 0
  var aliasedCount = 0
  /// The deepest nesting since the innermost anchor that is being read began.
  var deepest = 0
  /// The bytes of the last scalar, for messages: a wrong indent makes a scalar swallow a line.
  var lastScalar: Range<Int>
  /// End of the last node, as an index of a byte.
  var lastEnd: Int

  init(
    _ text: SourceText, _ events: consuming YAMLEvents, _ places: CharacterPlaces,
    _ range: Range<Int>
  ) {
    self.text = text
    self.range = range
    self.events = events
    self.places = places
    self.lastScalar = range.lowerBound..<range.lowerBound
    self.lastEnd = range.lowerBound
  }

  /// Reads the document, if there is one, and checks that no other follows.
  mutating func readStream() -> DataNode? {
    guard advance(), advance() else { return nil }
    guard events.kind == .documentStart else {
      return DataNode(.null, at: text.sourceRange(range).start)
    }
    guard advance(), let root = readNode(depth: 0), advance(), readEnd() else { return nil }
    return root
  }

  /// Reads a node of any kind that `depth` lists and objects hold.
  mutating func readNode(depth: Int) -> DataNode? {
    nodeCount += 1
    guard nodeCount <= DataLimits.nodes else { return stop(.nodeLimit(at: eventStart())) }
    guard bag.errorCount < DataLimits.mistakes else { return stop(.mistakeLimit(at: eventStart())) }
    switch events.kind {
    case .scalar: return readScalar()
    case .alias: return readAlias(depth: depth)
    case .listStart, .objectStart: return readCollection(depth: depth)
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .listEnd, .objectEnd:
      // libyaml's grammar of events has none of these here.
      isBroken = true
      return DataNode(.null, at: eventStart())
    }
  }

  /// Reads a list or an object with its anchor and tag.
  private mutating func readCollection(depth: Int) -> DataNode? {
    guard depth < DataLimits.nesting else { return stop(.nestingLimit(at: eventStart())) }
    var start = places.index(ofCharacter: events.start)
    var open: OpenAnchor?
    // The anchor or tag may also be the first key's; the event knows.
    if isProperty(byte(at: start)) {
      let (name, tag) = (events.anchor, events.tag)
      if name != nil || tag != nil {
        let properties = skipProperties(start..<range.upperBound)
        checkCollectionTag(tag, properties)
        open = name.map { beginAnchor($0, at: start, depth: depth) }
        start = properties.content
      }
    }
    deepest = max(deepest, depth + 1)
    let content = events.kind == .listStart ? readItems(depth: depth) : readEntries(depth: depth)
    guard let content else { return nil }
    // A block ends where something else begins; only a bracket has a width.
    if events.start != events.end { lastEnd = places.index(ofCharacter: events.end) }
    let node = DataNode(content, at: text.sourceRange(start..<max(start, lastEnd)))
    if let open { finish(open, as: node) }
    return node
  }

  /// Reads the items of a list up to its end.
  private mutating func readItems(depth: Int) -> DataNode.Content? {
    var items: [DataNode] = []
    while advance() {
      if events.kind == .listEnd { return .list(items) }
      guard let item = readNode(depth: depth + 1) else { return nil }
      items.append(item)
    }
    return nil
  }

  /// Steps over what may follow the document.
  private mutating func readEnd() -> Bool {
    var next = places.index(ofCharacter: events.end)
    while true {
      next = skipBlankLines(in: text.bytes, next..<range.upperBound)
      guard text.bytes[next..<range.upperBound].starts(with: "...".utf8) else { break }
      next += 3
    }
    // libyaml does not read directives here: many of them take it quadratic time.
    let rest = text.bytes[next..<range.upperBound]
    if rest.first == UInt8(ascii: "%") || rest.starts(with: "---".utf8) {
      let width = rest.first == UInt8(ascii: "%") ? 1 : 3
      bag.report(.secondDocument(at: text.sourceRange(next..<next + width)))
      return false
    }
    guard advance() else { return false }
    guard events.kind == .streamEnd else {
      bag.report(.secondDocument(at: eventStart()))
      return false
    }
    return true
  }
}

extension YAMLReader {
  /// Steps to the next event, or reports why there is none.
  mutating func advance() -> Bool {
    if events.advance() { return true }
    bag.report(syntaxError(events.problem))
    return false
  }

  /// Reports what makes it useless to read on.
  mutating func stop(_ diagnostic: Diagnostic) -> DataNode? {
    bag.report(diagnostic)
    return nil
  }

  /// Reports what leaves a value unknown.
  mutating func reportBroken(_ diagnostic: Diagnostic) {
    isBroken = true
    bag.report(diagnostic)
  }

  /// The empty range where the current event begins.
  mutating func eventStart() -> SourceRange {
    let start = places.index(ofCharacter: events.start)
    return text.sourceRange(start..<start)
  }

  /// The byte at an index, or zero beyond the text.
  func byte(at index: Int) -> UInt8 { range.contains(index) ? text.bytes[index] : 0 }

  /// Whether a byte begins an anchor or a tag.
  func isProperty(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") }

  /// The bytes of a range as text.
  func source(_ part: Range<Int>) -> String {
    String(decoding: text.bytes[part], as: UTF8.self)
  }

  /// A node's tag, and where its own text begins behind anchor and tag.
  struct Properties {
    /// The index of the node's own first byte.
    var content: Int
    /// The tag as written.
    var tag: Range<Int>?
  }

  /// Steps over `(('&' name | '!' tag) space)*`, at most one of each.
  func skipProperties(_ part: Range<Int>) -> Properties {
    var properties = Properties(content: part.lowerBound)
    var hasAnchor = false
    while properties.content < part.upperBound {
      let start = properties.content
      let isTag = text.bytes[start] == UInt8(ascii: "!")
      guard isProperty(text.bytes[start]), isTag ? properties.tag == nil : !hasAnchor else { break }
      let rest = text.bytes[start..<part.upperBound]
      let end = rest.firstIndex { $0 <= UInt8(ascii: " ") } ?? part.upperBound
      if isTag { properties.tag = start..<end } else { hasAnchor = true }
      properties.content = skipBlankLines(in: text.bytes, end..<part.upperBound)
    }
    return properties
  }
}

extension Diagnostic {
  fileprivate static func secondDocument(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSeveralDocuments, .error, at: range, "a second document begins here",
      notes: [Note("a file holds one document; put the second into a file of its own")])
  }
}

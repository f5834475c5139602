import VMLMarkup

/// The entries of a call that reads nothing of its element.
struct CallEntries: Sendable {
  let entries: [FormatValue.Member]
  /// The same as a codec lists them.
  let values: [FormatValue]
  /// The values with commas between them.
  let json: [UInt8]
  /// Lacks of the format in the first call of an element.
  let lacks: [FormatLack.Part]
  /// Whether something of it depends on what its element inherits.
  let readsContext: Bool
}

/// The entries of calls that came up before, by what is written.
///
/// Styles differ more than the calls that they are made of.
struct CallMemory: Sendable {
  private var texts = KeyTable()
  /// `nil` for a call whose entries depend on its element.
  private var known: [CallEntries?] = []

  /// Bytes of memory, about.
  var size: Int { texts.size + known.count * 512 }

  /// The entries of each call of a style; `nil` if one depends on its element.
  mutating func entries(
    of style: Range<Int>, in document: CompactDocument, _ words: FormatWords
  ) -> [CallEntries]? {
    var calls: [CallEntries] = []
    var start = style.lowerBound
    while start < style.upperBound {
      let end = endOfCall(in: document.bytes.span, start..<style.upperBound)
      let (number, isNew) = texts.number(of: [start..<end], 0, in: document.bytes)
      if isNew { known.append(made(start..<end, of: document, words)) }
      guard let call = known[number] else { return nil }
      calls.append(call)
      start = end + 1
    }
    return calls
  }

  private func made(
    _ call: Range<Int>, of document: CompactDocument, _ words: FormatWords
  ) -> CallEntries? {
    let text = Array("<Text style=\"".utf8) + document.bytes[call] + Array("\"/>".utf8)
    var maker = PlanMaker(0, of: CompactDocument(text), codec: words.codec, table: words.table)
    guard let entries = maker.wholeEntries(),
      entries.allSatisfy({ !words.codec.placed.contains($0.key) }),
      case .array(let values) = words.codec.list(entries)
    else { return nil }
    return CallEntries(
      entries: entries, values: values,
      json: Array(PreparedJSON(.array(values)).text.dropFirst().dropLast()),
      lacks: maker.lacks.map(\.part),
      readsContext: values.contains(where: words.codec.readsContext))
  }
}

/// The index of the `;` behind a call of a canonical style, or the end.
private func endOfCall(in source: Span<UInt8>, _ style: Range<Int>) -> Int {
  var index = style.lowerBound
  var isText = false
  while index < style.upperBound {
    switch source[index] {
    case UInt8(ascii: ";"):
      if !isText { return index }
    case UInt8(ascii: "\\"):
      // What is escaped may be an entity.
      index += 1
      if index < style.upperBound, source[index] == UInt8(ascii: "&") {
        index = firstIndex(of: UInt8(ascii: ";"), in: source, from: index) ?? style.upperBound
      }
    case UInt8(ascii: "&"):
      let end = firstIndex(of: UInt8(ascii: ";"), in: source, from: index) ?? style.upperBound
      // `&quot;`, in whose place canonical text has no other entity.
      if end == index + 5, source[index + 1] == UInt8(ascii: "q") { isText.toggle() }
      index = end
    default: break
    }
    index += 1
  }
  return style.upperBound
}

import VMLMarkup

/// A call that reads nothing of its element, as a format has it.
struct KnownCall: Sendable {
  let name: String
  let entries: [FormatValue.Member]
  /// The same as a codec lists them.
  let values: [FormatValue]
  /// Lacks of the format in the first call of an element.
  let lacks: [FormatLack.Part]
}

/// The facts about a call that each element with it needs.
struct CallFacts: BitwiseCopyable {
  /// In the JSON of all calls: its values with commas between them, where nothing depends on what
  /// is around.
  let start: Int
  let end: Int
  /// Whether it depends on what its element inherits, or changes it.
  var isInContext = false
  var hasLacks = false
  /// Whether it depends on its element.
  var isOwn = false
}

/// Calls of a style that depend on what their element inherits, or change it.
final class CallsInContext: Sendable {
  /// By call: its entries with commas between them.
  let json: [[UInt8]]
  /// The context inside of them.
  let inner: ContextNumbers
  /// The parts of the context around them that they need.
  let reads: FormatContext.Parts
  /// The number, among them, of one that is lost in it, and its loss as the first of an element.
  let lost: (number: Int, part: FormatLack.Part)?

  init(
    _ calls: [KnownCall], _ context: ContextNumbers, by codec: any FormatCodec,
    in contexts: inout ContextTable
  ) {
    let made = codec.inherited(calls: calls.map(\.values), contexts[context])
    lost = made.lost.map { call, argument in
      let name = calls[call].name
      let part: FormatLack.Part =
        if let argument { .argument(0, name, argument) } else { .rival(0, name, of: "font") }
      return (call, part)
    }
    json = made.calls.map { $0.jsonOfElements }
    inner = contexts.numbers(of: made.inner)
    // Whether one is lost is known in a context that is.
    reads = lost == nil ? FormatContext.Parts(in: .array(made.calls.flatMap { $0 })) : .all
  }
}

/// The calls that came up before, by what is written.
///
/// Styles differ more than the calls that they are made of.
struct CallMemory: Sendable {
  private var texts = KeyTable()
  private var facts: [CallFacts] = []
  /// `nil` for a call whose entries depend on its element.
  private var known: [KnownCall?] = []
  /// The JSON of all calls.
  private(set) var json: [UInt8] = []
  /// Lists of calls in context, each by the number of the list without its last, and that call;
  /// the empty one is 0.
  private var lists: [UInt64: Int32] = [:]
  /// By list: its entries in a context that is not known.
  private var outer: [OuterCalls] = [.unmade]
  /// The entries of lists that need more to be known.
  private var inner: [InnerKey: CallsInContext] = [:]

  private enum OuterCalls: Sendable {
    case unmade
    /// One of the calls cannot be written beside the others.
    case lost
    case known(CallsInContext)
  }

  private struct InnerKey: Hashable {
    var list: Int32
    var context: ContextNumbers
  }

  /// Bytes of memory, about.
  var size: Int {
    texts.size + json.count + (known.count + outer.count + inner.count) * 512
  }

  subscript(_ call: Int32) -> CallFacts { facts[Int(call)] }

  /// Lacks of the format in a call, as the first of an element.
  func lacks(of call: Int32) -> [FormatLack.Part] { known[Int(call)]?.lacks ?? [] }

  /// Appends the number of each call of a style; whether none depends on its element.
  mutating func append(
    callsOf style: Range<Int>, in document: CompactDocument, _ words: FormatWords,
    to calls: inout [Int32]
  ) -> Bool {
    var start = style.lowerBound
    while start < style.upperBound {
      let end = StyleScan.endOfCall(in: document.bytes.span, start..<style.upperBound)
      let (number, isNew) = texts.number(of: CollectionOfOne(start..<end), 0, in: document.bytes)
      if isNew { add(start..<end, of: document, words) }
      guard !facts[number].isOwn else { return false }
      calls.append(Int32(number))
      start = end + 1
    }
    return true
  }

  /// The calls of a style that depend on a context, or change it; `nil` if one cannot be written
  /// beside the others.
  mutating func inContext(
    _ calls: some Collection<Int32>, _ context: ContextNumbers, _ words: FormatWords,
    _ contexts: inout ContextTable
  ) -> CallsInContext? {
    var list: Int32 = 0
    for call in calls where facts[Int(call)].isInContext {
      let key = UInt64(list) << 32 | UInt64(call)
      if let number = lists[key] {
        list = number
      } else {
        list = Int32(outer.count)
        lists[key] = list
        outer.append(.unmade)
      }
    }
    if case .unmade = outer[Int(list)] {
      let all = found(calls)
      let isLost = !words.codec.lost(among: all.flatMap(\.entries)).isEmpty
      outer[Int(list)] =
        isLost ? .lost : .known(CallsInContext(all, .outer, by: words.codec, in: &contexts))
    }
    guard case .known(let made) = outer[Int(list)] else { return nil }
    guard !made.reads.isEmpty else { return made }
    let key = InnerKey(list: list, context: context.only(made.reads))
    if let known = inner[key] { return known }
    let known = CallsInContext(found(calls), key.context, by: words.codec, in: &contexts)
    inner[key] = known
    return known
  }

  private func found(_ calls: some Collection<Int32>) -> [KnownCall] {
    calls.filter { facts[Int($0)].isInContext }.compactMap { known[Int($0)] }
  }

  private mutating func add(_ call: Range<Int>, of document: CompactDocument, _ words: FormatWords)
  {
    let text = Array("<Text style=\"".utf8) + document.bytes[call] + Array("\"/>".utf8)
    var maker = PlanMaker(0, of: CompactDocument(text), codec: words.codec, table: words.table)
    let start = json.count
    guard let (name, entries) = maker.wholeEntries(),
      entries.allSatisfy({ !words.codec.placed.contains($0.key) }),
      case .array(let values) = words.codec.list(entries)
    else {
      facts.append(CallFacts(start: start, end: start, isOwn: true))
      return known.append(nil)
    }
    let made = words.codec.inherited(calls: [values], .outer)
    let found = made.calls.flatMap { $0 }
    json += found.jsonOfElements
    facts.append(
      CallFacts(
        start: start, end: json.count,
        isInContext: made.inner != .outer || !FormatContext.Parts(in: .array(found)).isEmpty,
        hasLacks: !maker.lacks.isEmpty))
    known.append(
      KnownCall(name: name, entries: entries, values: values, lacks: maker.lacks.map(\.part)))
  }
}

extension [FormatValue] {
  /// The values with commas between them.
  fileprivate var jsonOfElements: [UInt8] {
    [UInt8](PreparedJSON(.array(self)).text.dropFirst().dropLast())
  }
}

/// Finds where the calls of a canonical style end.
private enum StyleScan {
  private static let semicolon = SoughtByte(";")
  private static let ampersand = SoughtByte("&")
  private static let backslash = SoughtByte("\\")

  /// The index of the `;` behind a call, or the end.
  static func endOfCall(in source: Span<UInt8>, _ style: Range<Int>) -> Int {
    var index = style.lowerBound
    var isText = false
    while true {
      index = firstIndex(
        of: semicolon, ampersand, backslash, in: source, index..<style.upperBound)
      guard index < style.upperBound else { return index }
      switch source[index] {
      case UInt8(ascii: ";"):
        if !isText { return index }
      case UInt8(ascii: "\\"):
        // What is escaped may be an entity.
        index += 1
        if index < style.upperBound, source[index] == UInt8(ascii: "&") {
          index = endOfEntity(in: source, index..<style.upperBound)
        }
      default:
        let end = endOfEntity(in: source, index..<style.upperBound)
        // `&quot;`, in whose place canonical text has no other entity.
        if end == index + 5, source[index + 1] == UInt8(ascii: "q") { isText.toggle() }
        index = end
      }
      index = min(index + 1, style.upperBound)
    }
  }

  private static func endOfEntity(in source: Span<UInt8>, _ range: Range<Int>) -> Int {
    firstIndex(of: semicolon, semicolon, semicolon, in: source, range)
  }
}

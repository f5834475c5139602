import VMLDiagnostics

/// The JSON of elements of a kind, whose holes each element fills.
///
/// A class: many elements have one.
final class ElementPlan: Sendable {
  let value: FormatValue
  let json: PreparedJSON
  /// By the holes' numbers.
  let holes: [Hole]
  let lacks: [Lack]
  /// Number of them that come before the ones of the style.
  private let lacksAhead: Int
  /// Whether something of it depends on what it inherits.
  let readsContext: Bool

  init(
    _ value: FormatValue, holes: [Hole], lacks: [Lack], lacksAhead: Int, readsContext: Bool
  ) {
    self.value = value
    self.lacksAhead = lacksAhead
    self.readsContext = readsContext
    json = PreparedJSON(value)
    self.holes = holes
    self.lacks = lacks
  }

  /// The plan of a bare element with the calls of a style.
  init(_ bare: ElementPlan, styledBy calls: [CallEntries]) {
    value = bare.value.replacing(hole: -1, by: calls.flatMap(\.values))
    json = bare.json.replacing(hole: -1, by: calls.lazy.map(\.json).filter { !$0.isEmpty })
    holes = bare.holes
    lacksAhead = bare.lacksAhead
    let lost = calls.enumerated().flatMap { number, call in
      call.lacks.map { Lack(element: 0, part: $0.inCall(number)) }
    }
    lacks = bare.lacks[..<lacksAhead] + lost + bare.lacks[lacksAhead...]
    readsContext = bare.readsContext || calls.contains(where: \.readsContext)
  }

  /// Something of the document that fills a hole.
  enum Hole: Sendable {
    /// The texts that the element holds.
    case text
    /// The text of an attribute, by its number among the element's.
    case attribute(Int)
    /// The views without a name.
    case content(ValueKind)
    /// The views under a name of this or of another element.
    case slot(String, ValueKind, of: Int?)
    /// The views that links inside of the element lead to.
    case destinations
  }

  /// Something that the format lacks.
  struct Lack: Sendable {
    /// The element, counted from the plan's.
    var element: Int
    var part: FormatLack.Part
  }

  /// About how many bytes of memory it takes.
  var size: Int { json.text.count + 64 * (json.holes.count + lacks.count) + 128 }
}

/// The JSON of elements of a kind together with what they inherit.
final class InheritedPlan: Sendable {
  /// Kept, so that no other plan has its place in memory.
  let plan: ElementPlan
  let json: PreparedJSON
  /// By hole: the number of the context of the views there, or ``PlanMemory/noContext``.
  let contexts: [Int32]
  /// Whether the views in its holes are written in its place.
  let isSpliced: Bool

  init(_ plan: ElementPlan, _ value: FormatValue, contexts: [Int32], isSpliced: Bool) {
    self.plan = plan
    json = value == plan.value ? plan.json : PreparedJSON(value)
    self.contexts = contexts
    self.isSpliced = isSpliced
  }

  /// The same for views that inherit something else.
  init(_ other: InheritedPlan, contexts: [Int32]) {
    (plan, json, isSpliced) = (other.plan, other.json, other.isSpliced)
    self.contexts = contexts
  }
}

/// JSON in one line that is ready but for its holes.
struct PreparedJSON: Sendable {
  private(set) var text: [UInt8] = []
  /// Their places in the text, and their numbers.
  private(set) var holes: [(end: Int, number: Int)] = []

  init(_ value: FormatValue) { append(value) }

  private mutating func append(_ value: FormatValue) {
    switch value {
    case .hole(let number): holes.append((text.count, number))
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        append(value)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        append(member.key)
        text.append(UInt8(ascii: ":"))
        append(member.value)
      }
      text.append(UInt8(ascii: "}"))
    case .string(let string): append(string)
    case .number(let number) where Int(exactly: number) != nil: text += "\(Int(number))".utf8
    default: text += value.json()
    }
  }

  /// Appends a string, which is mostly a word.
  private mutating func append(_ string: String) {
    let isPlain = string.utf8.allSatisfy {
      $0 &- 0x20 < 0x5F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain else {
      text += FormatValue.string(string).json()
      return
    }
    text.append(UInt8(ascii: "\""))
    text.append(contentsOf: string.utf8)
    text.append(UInt8(ascii: "\""))
  }

  /// The same with elements of a list, or none, in the place of one of its elements, a hole.
  func replacing(hole: Int, by elements: some Collection<[UInt8]>) -> PreparedJSON {
    guard let index = holes.firstIndex(where: { $0.number == hole }) else { return self }
    var made = self
    let comma = UInt8(ascii: ",")
    var start = holes[index].end
    var end = start
    if elements.isEmpty {
      // With one of the commas beside it.
      if start > 0, text[start - 1] == comma {
        start -= 1
      } else if end < text.count, text[end] == comma {
        end += 1
      }
    }
    made.text.removeSubrange(start...)
    made.text.reserveCapacity(text.count + elements.reduce(0) { $0 + $1.count + 1 })
    for (number, element) in elements.enumerated() {
      if number > 0 { made.text.append(comma) }
      made.text += element
    }
    let added = made.text.count - end
    made.text += text[end...]
    made.holes.remove(at: index)
    for later in made.holes.indices.dropFirst(index) { made.holes[later].end += added }
    return made
  }

  /// The text before the only hole, and the text after it.
  var halves: (before: [UInt8], after: [UInt8]) {
    let end = holes.first?.end ?? text.count
    return (Array(text[..<end]), Array(text[end...]))
  }
}

extension FormatValue {
  /// The same with elements of a list in the place of one of its elements, a hole.
  fileprivate func replacing(hole: Int, by elements: [FormatValue]) -> FormatValue {
    switch self {
    case .array(let values):
      guard let index = values.firstIndex(of: .hole(hole)) else {
        return .array(values.map { $0.replacing(hole: hole, by: elements) })
      }
      return .array(values[..<index] + elements + values[(index + 1)...])
    case .object(let members):
      return .object(
        members.map { Member($0.key, $0.value.replacing(hole: hole, by: elements)) })
    default: return self
    }
  }
}

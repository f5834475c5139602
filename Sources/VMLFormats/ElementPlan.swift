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
  /// Number of them that come before what is lost of the style.
  let lacksAhead: Int
  /// With what comes from the views around it open; `nil` in a format that needs none of it.
  let inherited: InheritedPlan?
  /// The parts of it that it needs.
  let reads: FormatContext.Parts

  init(
    _ value: FormatValue, holes: [Hole], lacks: [Lack], lacksAhead: Int,
    by codec: any FormatCodec, in contexts: inout ContextTable
  ) {
    self.value = value
    self.lacksAhead = lacksAhead
    json = PreparedJSON(value)
    self.holes = holes
    self.lacks = lacks
    guard codec.outermost != nil else {
      (inherited, reads) = (nil, [])
      return
    }
    let view = codec.inherited(value, .outer)
    inherited = InheritedPlan(view, of: (value, json, holes.count), in: &contexts)
    let appended = view.contexts.values.flatMap(\.appended)
    reads = FormatContext.Parts(in: .array([view.value] + appended))
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
  let json: PreparedJSON
  /// By hole: the context of the views there.
  let contexts: [ContextNumbers]
  /// Whether the views in its holes are written in its place.
  let isSpliced: Bool

  init(
    _ view: InheritedView, of plan: (value: FormatValue, json: PreparedJSON, holes: Int),
    in table: inout ContextTable
  ) {
    json = view.value == plan.value ? plan.json : PreparedJSON(view.value)
    contexts = (0..<plan.holes).map { hole in
      view.contexts[hole].map { table.numbers(of: $0) } ?? .none
    }
    isSpliced = view.isSpliced
  }
}

/// JSON in one line that is ready but for its holes.
struct PreparedJSON: Sendable {
  private(set) var text: [UInt8] = []
  /// Their places in the text, and their numbers.
  private(set) var holes: [(end: Int, number: Int)] = []
  /// Whether a comma belongs before and after the calls of a style, unless there are none.
  private(set) var styleCommas = (before: false, after: false)

  /// The number of the hole for a style.
  static let style = -1

  init(_ value: FormatValue) { append(value) }

  private mutating func append(_ value: FormatValue) {
    switch value {
    case .hole(let number): holes.append((text.count, number))
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        let isAfterStyle = index > 0 && values[index - 1] == .style
        if value == .style {
          styleCommas = (index > 0, index + 1 < values.count)
        } else if index > 0, !isAfterStyle {
          text.append(UInt8(ascii: ","))
        }
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

  /// The text before the only hole, and the text after it.
  var halves: (before: [UInt8], after: [UInt8]) {
    let end = holes.first?.end ?? text.count
    return (Array(text[..<end]), Array(text[end...]))
  }
}

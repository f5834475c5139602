import VMLDiagnostics

/// A value of JSON whose objects keep the order of their members.
public indirect enum FormatValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  /// One that no `Double` has.
  case integer(Int)
  case string(String)
  case array([FormatValue])
  case object([Member])
  /// A place in a prepared value that each element fills, by its number.
  case hole(Int)

  /// The place of the calls of an element's style, in a list.
  static let style = FormatValue.hole(PreparedJSON.style)

  /// A key of an object with its value.
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: FormatValue

    public init(_ key: String, _ value: FormatValue) {
      self.key = key
      self.value = value
    }
  }

  init(integer: Int) {
    self = Double(exactly: integer).map(FormatValue.number) ?? .integer(integer)
  }

  /// The value as JSON: in one line without blanks, or indented for people.
  public func json(isIndented: Bool = false) -> [UInt8] {
    var text = JSONText()
    write(to: &text, isIndented)
    return text.bytes
  }

  private func write(to json: inout JSONText, _ isIndented: Bool) {
    let layout: JSONText.Layout = isIndented ? isFlat ? .spaced : .lines : .compact
    switch self {
    case .null, .hole: json.null()
    case .bool(let flag): json.value(flag)
    case .number(let number):
      if let integer = Int(exactly: number) { json.value(integer) } else { json.value(number) }
    case .integer(let number): json.value(number)
    case .string(let text): json.value(text)
    case .array(let values):
      json.array(layout) { for value in values { value.write(to: &$0, isIndented) } }
    case .object(let members):
      json.object(layout) { json in
        for member in members {
          json.member(member.key) { member.value.write(to: &$0, isIndented) }
        }
      }
    }
  }

  /// Whether it holds at most one value that holds others, which then holds none.
  private var isFlat: Bool {
    let inner: [FormatValue] =
      switch self {
      case .array(let values): values
      case .object(let members): members.map(\.value)
      default: []
      }
    return inner.allSatisfy { !$0.isContainer || $0.isPlain } && inner.count { $0.isContainer } < 2
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array(let values): values.allSatisfy { !$0.isContainer }
    case .object(let members): members.allSatisfy { !$0.value.isContainer }
    default: true
    }
  }
}

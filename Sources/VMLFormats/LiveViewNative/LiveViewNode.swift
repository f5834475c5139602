/// An expression as LiveView Native's sheets hold it.
///
/// It has a text, which is a key, or a part of one, and a value, which the client decodes.
indirect enum LiveViewNode: Hashable {
  case number(Double)
  case string(String)
  case bool(Bool)
  case null
  /// `:name`
  case template(String)
  /// `attr("name")`
  case attribute(String)
  /// `event("name")`
  case event(String)
  case list([Argument])
  case call(String, [Argument])
  /// The name of a type before a member: `Color` in `Color.red`.
  case type(String)
  /// `.name`, `.name(arguments)`, after what it is a member of.
  case member(of: LiveViewNode?, String, [Argument]?)
  /// `1...9`, `1..<9`; at most one end is missing.
  case range(String, LiveViewNode?, LiveViewNode?)

  struct Argument: Hashable {
    /// Empty for none.
    var label = ""
    var value: LiveViewNode
  }
}

extension LiveViewNode {
  /// Place of a text, which decides its form.
  enum Place {
    /// A piece of a `style`: the text as the server's grammar has it.
    case style
    /// A word of a `class`: no blank stands in it, and its strings are escaped.
    case word
  }

  /// Whether the server's grammar, and a `style`, have a form for all of its texts.
  var isPlain: Bool {
    switch self {
    case .string(let text), .template(let text), .attribute(let text), .event(let text):
      text.utf8.allSatisfy { $0 >= 0x20 && !#""\;"#.utf8.contains($0) }
    case .list(let items): items.allSatisfy(\.value.isPlain)
    case .call(_, let arguments): arguments.allSatisfy(\.value.isPlain)
    case .member(let base, _, let arguments):
      base?.isPlain ?? true && arguments?.allSatisfy(\.value.isPlain) ?? true
    case .number, .bool, .null, .type, .range: true
    }
  }

  /// About the number of bytes of its text, which is not made.
  var size: Int {
    switch self {
    case .string(let text), .template(let text), .attribute(let text), .event(let text),
      .type(let text):
      text.utf8.count + 8
    case .list(let items): Self.size(of: items)
    case .call(let name, let arguments): name.utf8.count + Self.size(of: arguments)
    case .member(let base, let name, let arguments):
      (base?.size ?? 0) + name.utf8.count + 1 + Self.size(of: arguments ?? [])
    case .number, .bool, .null, .range: 8
    }
  }

  private static func size(of arguments: [Argument]) -> Int {
    arguments.reduce(2) { $0 + $1.label.utf8.count + 2 + $1.value.size }
  }

  /// Number of brackets of its value that are open at once.
  var depth: Int {
    switch self {
    case .list(let items): 1 + Self.depth(of: items)
    case .call(_, let arguments): 2 + Self.depth(of: arguments)
    case .member(let base, _, let arguments):
      2 + max(base?.depth ?? 0, arguments.map { 2 + Self.depth(of: $0) } ?? 0)
    default: 2
    }
  }

  private static func depth(of arguments: [Argument]) -> Int {
    arguments.map { $0.value.depth + 1 }.max() ?? 0
  }

  // MARK: Text

  func text(in place: Place) -> String {
    var text = ""
    write(to: &text, place)
    return text
  }

  private func write(to text: inout String, _ place: Place) {
    switch self {
    case .number(let number):
      text += Int(exactly: number).map(String.init) ?? number.description
    case .string(let string): text += Self.quoted(string, place)
    case .bool(let flag): text += flag ? "true" : "false"
    case .null: text += "nil"
    case .template(let name):
      text += ":" + (Self.isWord(name) ? name : Self.quoted(name, place))
    case .attribute(let name): text += "attr(\(Self.quoted(name, place)))"
    case .event(let name): text += "event(\(Self.quoted(name, place)))"
    case .list(let items): Self.write(items, in: "[", "]", to: &text, place)
    case .call(let name, let arguments):
      text += name
      Self.write(arguments, in: "(", ")", to: &text, place)
    case .type(let name): text += name
    case .member(let base, let name, let arguments):
      base?.write(to: &text, place)
      text += ".\(name)"
      if let arguments { Self.write(arguments, in: "(", ")", to: &text, place) }
    case .range(let sign, let lower, let upper):
      lower?.write(to: &text, place)
      text += sign
      upper?.write(to: &text, place)
    }
  }

  private static func write(
    _ arguments: [Argument], in opening: String, _ closing: String, to text: inout String,
    _ place: Place
  ) {
    let blank = place == .style ? " " : ""
    text += opening
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += "," + blank }
      if !argument.label.isEmpty { text += argument.label + ":" + blank }
      argument.value.write(to: &text, place)
    }
    text += closing
  }

  private static func quoted(_ text: String, _ place: Place) -> String {
    guard place == .word else { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.properties.isWhitespace || scalar.value < 0x20 || scalar == "%":
        for byte in String(scalar).utf8 {
          quoted += "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isWord(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
      }
  }

  // MARK: Value

  var value: FormatValue {
    switch self {
    case .number(let number): .number(number)
    case .string(let text), .type(let text): .string(text)
    case .bool(let flag): .bool(flag)
    case .null: .null
    case .template(let name): Self.node(":", .string(name))
    case .attribute(let name): Self.node("__attr__", .string(name))
    case .event(let name): Self.node("__event__", .array([.string(name), .object([])]))
    case .list(let items): Self.array(items)
    case .call(let name, let arguments): Self.node(name, Self.array(arguments))
    case .member(let base, let name, let arguments):
      Self.node(
        ".",
        .array([
          base?.value ?? .null, arguments.map { Self.node(name, Self.array($0)) } ?? .string(name),
        ]))
    case .range(let sign, let lower, let upper):
      Self.node(sign, .array([lower?.value ?? .null, upper?.value ?? .null]))
    }
  }

  private static func node(_ name: String, _ third: FormatValue) -> FormatValue {
    .array([.string(name), .object([]), third])
  }

  private static func array(_ arguments: [Argument]) -> FormatValue {
    .array(
      arguments.map { argument in
        argument.label.isEmpty
          ? argument.value.value : .object([.init(argument.label, argument.value.value)])
      })
  }
}

public import VMLDiagnostics

/// The text of one attribute of behaviour as a parser reads it, with what is common to all of them.
///
/// Reads the expressions with the grammar of styles, and the rest itself.
struct BehaviourReader {
  var parser: StyleParser
  var tree: StyleTree { parser.tree }

  init(_ text: SourceText) {
    parser = StyleParser(text, context: .steps)
    parser.allowsInterpolation = false
  }

  var isAtEnd: Bool {
    mutating get {
      parser.skipSpace()
      return parser.current == nil
    }
  }

  /// Steps over a byte, and over the white space before it.
  mutating func eat(_ byte: Unicode.Scalar) -> Bool {
    parser.skipSpace()
    return parser.eat(UInt8(ascii: byte))
  }

  /// A word with its place; `nil`, without a report, if there is none.
  mutating func word() -> BehaviourName? {
    parser.skipSpace()
    guard let range = parser.parseIdentifier() else { return nil }
    return BehaviourName(parser.string(range), at: parser.place(range))
  }

  /// The nodes of an expression; `nil` after a mistake, which is reported.
  mutating func expression() -> Range<Int>? {
    let first = parser.tree.nodes.count
    parser.skipSpace()
    return parser.parseExpression() ? first..<parser.tree.nodes.count : nil
  }

  /// The place of the next byte.
  var here: SourceRange {
    parser.place(parser.position..<min(parser.position + 1, parser.end))
  }

  /// Steps over the rest of an item, up to the next `;` outside of brackets and strings.
  mutating func skipItem() { parser.skipItem() }

  mutating func report(_ diagnostic: Diagnostic) { parser.bag.report(diagnostic) }
}

/// A name in an attribute of behaviour, with its place.
public struct BehaviourName: Hashable, Sendable {
  /// As written; of a form's states with the dots: `order.busy`.
  public var text: String
  public var range: SourceRange

  public init(_ text: String, at range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// A constant in an attribute of behaviour.
public enum BehaviourLiteral: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int)
  /// As written, a finite number.
  case number(Double)
  case string(String)
  /// `.red`, without its dot.
  case word(String)
  case list([BehaviourLiteral])
  /// A colour or a call of SwiftUI in its canonical form: `#ff0000`, `.spring(duration: 0.2)`.
  case other(String)

  /// Description for a message.
  public var kindName: String {
    switch self {
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .word(let word): "'.\(word)'"
    case .list: "a list"
    case .other(let text): "'\(text)'"
    }
  }
}

/// A constant or the name of a state.
public enum BehaviourOperand: Hashable, Sendable {
  case literal(BehaviourLiteral)
  case name(BehaviourName)
}

extension StyleTree {
  /// Place of an expression in its file.
  func place(of nodes: Range<Int>, in file: FileID) -> SourceRange {
    guard let first = nodes.first, let last = nodes.last else {
      return SourceRange(file: file, 0..<0)
    }
    let upper = nodes.reduce(self.nodes[last].range.upperBound) {
      max($0, self.nodes[$1].range.upperBound)
    }
    return SourceRange(file: file, self.nodes[first].range.lowerBound..<upper)
  }

  /// The nodes of an expression side by side: its head, then what continues it.
  func run(of nodes: Range<Int>) -> [Int] {
    var run: [Int] = []
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      run.append(index)
      index = Int(self.nodes[index].end)
    }
    return run
  }

  /// A constant or a name; `nil` for anything else.
  func operand(_ nodes: Range<Int>, in file: FileID) -> BehaviourOperand? {
    if let literal = literal(nodes) { return .literal(literal) }
    return name(run(of: nodes), in: file).map { .name($0) }
  }

  /// `name` or `name.name`; `nil` for anything else.
  func name(_ run: [Int], in file: FileID) -> BehaviourName? {
    guard let first = run.first, nodes[first].kind == .identifier, let last = run.last else {
      return nil
    }
    var text = ""
    for index in run {
      let node = nodes[index]
      guard node.flags.isDisjoint(with: .call) else { return nil }
      if index == first {
        text = self.text(of: index)
      } else if node.kind == .member {
        text += "." + self.text(of: index)
      } else {
        return nil
      }
    }
    // Without the label that may stand before it.
    let (lower, upper) = (nodes[first].range.lowerBound, nodes[last].range.upperBound)
    let start = nodes[first].label.isEmpty ? lower : max(lower, upper - text.utf8.count)
    return BehaviourName(text, at: SourceRange(file: file, start..<upper))
  }

  /// A constant; `nil` for anything else.
  func literal(_ nodes: Range<Int>) -> BehaviourLiteral? {
    guard let first = nodes.first else { return nil }
    let node = self.nodes[first]
    let isAlone = Int(node.end) == nodes.upperBound
    let text = isAlone ? self.text(of: first) : ""
    switch node.kind {
    case .literal where isAlone && text != "nil": return .boolean(text == "true")
    case .number where isAlone: return number(text)
    case .string where isAlone: return .string(text)
    case .member where isAlone && node.flags.isDisjoint(with: .call): return .word(text)
    case .array where isAlone:
      var items: [BehaviourLiteral] = []
      for item in arguments(of: first) {
        guard let literal = literal(item.nodes) else { return nil }
        items.append(literal)
      }
      return .list(items)
    case .member, .color:
      guard isConstant(nodes) else { return nil }
      var printer = StylePrinter()
      printer.print(expressions: nodes, of: self)
      return .other(String(decoding: printer.output, as: UTF8.self))
    default: return nil
    }
  }

  private func number(_ text: String) -> BehaviourLiteral? {
    let digits = text.filter { $0 != "_" }
    if let integer = Int(digits) { return .integer(integer) }
    guard let number = Double(digits), number.isFinite else { return nil }
    return .number(number)
  }

  /// Whether an expression reads nothing that only a client knows.
  private func isConstant(_ nodes: Range<Int>) -> Bool {
    nodes.allSatisfy { index in
      switch self.nodes[index].kind {
      case .attribute, .variable, .interpolation, .interpolatedString, .template, .modifier, .apply:
        false
      case .identifier: self.nodes[index].flags.contains(.call)
      default: true
      }
    }
  }
}

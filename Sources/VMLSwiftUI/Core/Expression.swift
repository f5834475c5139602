import VMLDiagnostics
import VMLMarkup

/// A value as a style or an attribute gives it.
indirect enum Expression: Hashable {
  case number(Double)
  case degrees(Double)
  case string(String)
  case color(String)
  case bool(Bool)
  case `nil`
  case keyPath(String)
  /// `:name`
  case template(String)
  /// `.name(arguments)`, `name(arguments)`, after what it is a member of.
  case member(of: Expression?, String, [Argument])
  case array([Expression])
  case tuple([Argument])
  /// `a...b`, `a..<b`, `a...`, `...b`
  case range(Expression?, Expression?)
  /// An attribute of the element, by its name, which may hold any value.
  case attribute(name: String, text: String)
  case unknown

  struct Argument: Hashable {
    var label: String
    var value: Expression
    /// As it stands in the style.
    var source = ""
  }
}

extension Expression {
  /// The value of an attribute's text, where that is more than a word.
  ///
  /// Names of enumerations may lack their dot there.
  var parsed: Expression {
    guard case .attribute(_, let text) = self else { return self }
    guard text.utf8.count < 10_000 else { return .unknown }
    if text.first?.isLetter == true, text.allSatisfy({ $0.isLetter || $0.isNumber }) {
      return .member(of: nil, text, [])
    }
    if var reader = StyleReader(style: "x(\(text))"),
      let call = reader.calls(reading: { _ in nil }).first,
      call.arguments.count == 1, call.arguments[0].label.isEmpty
    {
      return call.arguments[0].value
    }
    return .unknown
  }
}

/// A modifier of a style, with its arguments.
struct StyleCall: Hashable {
  var name: String
  var arguments: [Expression.Argument]
  /// Its place among the modifiers of the style.
  var number: Int
}

/// Reads the modifiers of a style.
struct StyleReader {
  private let tree: StyleTree
  /// Attributes that an `attr()` reads and that are not there.
  private(set) var missing: [String] = []
  /// The attributes that the style reads.
  private(set) var read: Set<String> = []
  private static let chainLimit = 64

  /// Reads a style; `nil` where it is no style.
  init?(style: String) {
    var bag = DiagnosticBag()
    tree = parseStyle(Array(style.utf8), as: FileID(0), reporting: &bag)
    guard !bag.hasErrors else { return nil }
  }

  /// Its modifiers, with the values of attributes in place of `attr()`.
  mutating func calls(reading attribute: (String) -> String?) -> [StyleCall] {
    var calls: [StyleCall] = []
    for (number, node) in tree.roots.enumerated() where tree.nodes[node].kind == .modifier {
      calls.append(
        StyleCall(
          name: tree.text(of: node), arguments: arguments(of: node, attribute), number: number))
    }
    return calls
  }

  private mutating func arguments(
    of node: Int, _ attribute: (String) -> String?
  ) -> [Expression.Argument] {
    tree.arguments(of: node).map { argument in
      let nodes = argument.nodes
      let last = tree.nodes[nodes].map { Int($0.upperBound) }.max() ?? 0
      let source = tree.source[
        Int(tree.nodes[nodes.lowerBound].lowerBound)..<min(last, tree.source.count)]
      let label = tree.string(argument.label)
      let text = String(decoding: source, as: UTF8.self)
      return Expression.Argument(
        label: label, value: expression(nodes, attribute),
        source: text.hasPrefix("\(label): ") ? String(text.dropFirst(label.count + 2)) : text)
    }
  }

  /// Reads a run of nodes: a head, then what continues it.
  private mutating func expression(
    _ nodes: Range<Int>, _ attribute: (String) -> String?
  ) -> Expression {
    let first = tree.nodes[nodes.lowerBound]
    let isOpenRange = first.kind == .operator
    var value = isOpenRange ? nil : head(nodes.lowerBound, attribute)
    var node = isOpenRange ? nodes.lowerBound : Int(first.end)
    var length = 0
    while node < nodes.upperBound {
      length += 1
      guard length <= Self.chainLimit else { return .unknown }
      switch tree.nodes[node].kind {
      case .member:
        guard let base = value else { return .unknown }
        value = .member(of: base, tree.text(of: node), arguments(of: node, attribute))
      // SwiftUI's controls take closed ranges alone.
      case .operator where ["...", "..<"].contains(tree.text(of: node)):
        let rest = Int(tree.nodes[node].end)
        guard rest < nodes.upperBound else { return .range(value, nil) }
        return .range(value, expression(rest..<nodes.upperBound, attribute))
      default: return .unknown
      }
      node = Int(tree.nodes[node].end)
    }
    return value ?? .unknown
  }

  private mutating func head(_ node: Int, _ attribute: (String) -> String?) -> Expression {
    let text = tree.text(of: node)
    switch tree.nodes[node].kind {
    case .number: return number(text)
    case .string: return .string(text)
    case .color: return .color(text)
    case .literal: return text == "nil" ? .nil : .bool(text == "true")
    case .keyPath: return .keyPath(text)
    case .template: return .template(text)
    case .member, .identifier: return .member(of: nil, text, arguments(of: node, attribute))
    case .array: return .array(arguments(of: node, attribute).map(\.value))
    case .tuple: return .tuple(arguments(of: node, attribute))
    case .attribute: return attributeValue(text, node, attribute)
    default: return .unknown
    }
  }

  private func number(_ text: String) -> Expression {
    if text.hasSuffix("deg") { return Double(text.dropLast(3)).map { .degrees($0) } ?? .unknown }
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    return Double(digits).map { .number($0) } ?? .unknown
  }

  /// Spec: VML 8.4, a missing attribute without a fallback is `nil`.
  private mutating func attributeValue(
    _ name: String, _ node: Int, _ attribute: (String) -> String?
  ) -> Expression {
    read.insert(name)
    if let text = attribute(name) { return .attribute(name: name, text: text) }
    let fallback = tree.arguments(of: node).first {
      tree.nodes[$0.nodes.lowerBound].kind != .typeHint
    }
    if let fallback { return expression(fallback.nodes, attribute) }
    missing.append(name)
    return .nil
  }
}

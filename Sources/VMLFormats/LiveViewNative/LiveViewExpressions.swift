import VMLDiagnostics
import VMLMarkup

/// Reads the expressions of a style as LiveView Native has them.
struct LiveViewExpressions {
  let tree: StyleTree
  /// The value of an attribute that `attr()` names.
  let attribute: (String) -> String?
  /// Most expressions that follow each other, as in `.red.opacity(0.5)`.
  private static let chainLimit = 16

  /// An attribute without which the client would end.
  struct MissingAttribute: Error {
    var name: String
  }

  /// An argument as it stands in a style.
  enum Argument {
    /// `nil` for an expression that has no form.
    case node(LiveViewNode?)
    /// An `attr()`, by its node.
    case attribute(Int)
  }

  func argument(_ nodes: Range<Int>) throws(MissingAttribute) -> Argument {
    let head = nodes.lowerBound
    if tree.nodes[head].kind == .attribute, Int(tree.nodes[head].end) == nodes.upperBound {
      return .attribute(head)
    }
    return .node(try expression(nodes))
  }

  /// Reads a run of nodes: a head, then what continues it.
  private func expression(_ nodes: Range<Int>) throws(MissingAttribute) -> LiveViewNode? {
    let siblings = siblings(nodes)
    if let sign = siblings.firstIndex(where: { tree.nodes[$0].kind == .operator }) {
      return range(siblings, sign)
    }
    var value = try head(siblings[0], isBase: siblings.count > 1)
    guard siblings.count <= Self.chainLimit else { return nil }
    for node in siblings.dropFirst() {
      guard let base = value, tree.nodes[node].kind == .member else { return nil }
      value = try member(of: base, node)
    }
    return value
  }

  private func siblings(_ nodes: Range<Int>) -> [Int] {
    var siblings: [Int] = []
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      siblings.append(node)
      node = Int(tree.nodes[node].end)
    }
    return siblings
  }

  /// `1...9`, `1...`, `...9` and `1..<9` of numbers.
  private func range(_ siblings: [Int], _ sign: Int) -> LiveViewNode? {
    let text = tree.text(of: siblings[sign])
    let (before, after) = (siblings[..<sign], siblings[(sign + 1)...])
    guard text == "..." || text == "..<", before.count <= 1, after.count <= 1,
      before.count + after.count > 0
    else { return nil }
    let ends = [before.first, after.first].map { $0.map { number(tree.text(of: $0)) } }
    if ends.contains(.some(nil)) { return nil }
    return .range(text, ends[0] ?? nil, ends[1] ?? nil)
  }

  private func head(_ node: Int, isBase: Bool) throws(MissingAttribute) -> LiveViewNode? {
    let text = tree.text(of: node)
    switch tree.nodes[node].kind {
    case .number: return number(text)
    case .string: return .string(text)
    case .color: return color(text)
    case .literal: return text == "nil" ? .null : .bool(text == "true")
    case .template: return .template(text)
    case .member: return try member(of: nil, node)
    case .identifier:
      if text == "send" || text == StepName.list { return event(node) }
      guard tree.nodes[node].flags.contains(.call) else { return isBase ? .type(text) : nil }
      return try arguments(of: node).map { .call(text, $0) }
    case .array: return try arguments(of: node).map { .list($0) }
    case .attribute: return try inlined(node)
    default: return nil
    }
  }

  private func member(
    of base: LiveViewNode?, _ node: Int
  ) throws(MissingAttribute) -> LiveViewNode? {
    let name = tree.text(of: node)
    guard tree.nodes[node].flags.contains(.call) else { return .member(of: base, name, nil) }
    guard let arguments = try arguments(of: node) else { return nil }
    return .member(of: base, name, arguments)
  }

  /// `nil` if one of them has no form.
  private func arguments(of node: Int) throws(MissingAttribute) -> [LiveViewNode.Argument]? {
    var arguments: [LiveViewNode.Argument] = []
    for argument in tree.arguments(of: node) {
      guard let value = try expression(argument.nodes) else { return nil }
      arguments.append(.init(label: tree.string(argument.label), value: value))
    }
    return arguments
  }

  /// An action that is sent without values: `send(buy)`, and that alone in `steps(…)`.
  private func event(_ node: Int) -> LiveViewNode? {
    let arguments = tree.arguments(of: node)
    guard arguments.count == 1 else { return nil }
    let only = arguments[0].nodes.lowerBound
    if tree.text(of: node) == StepName.list {
      return tree.text(of: only) == "send" ? event(only) : nil
    }
    switch tree.nodes[only].kind {
    case .identifier where !tree.nodes[only].flags.contains(.call), .string:
      return .event(tree.text(of: only))
    default: return nil
    }
  }

  // MARK: Values

  private func number(_ text: String) -> LiveViewNode? {
    if text.hasSuffix("deg") { return degrees(text.dropLast(3)) }
    let isLength = text.hasSuffix("px") || text.hasSuffix("pt")
    return number(isLength ? text.dropLast(2) : text[...])
  }

  private func degrees(_ digits: Substring) -> LiveViewNode? {
    number(digits).map { .member(of: nil, "degrees", [.init(value: $0)]) }
  }

  /// The server's grammar has no exponents.
  private func number(_ digits: Substring) -> LiveViewNode? {
    guard let number = Double(digits), number.isFinite,
      Int(exactly: number) != nil || !number.description.contains("e")
    else { return nil }
    return .number(number)
  }

  private func color(_ text: String) -> LiveViewNode? {
    guard let color = RGBA(hexadecimal: text) else { return nil }
    func part(_ label: String, _ value: Double) -> LiveViewNode.Argument {
      .init(label: label, value: .number((value * 10_000).rounded() / 10_000))
    }
    return .call(
      "Color",
      [
        .init(value: .member(of: nil, "sRGB", nil)), part("red", color.red),
        part("green", color.green), part("blue", color.blue), part("opacity", color.alpha),
      ])
  }

  // MARK: Attributes

  /// The name that an `attr()` reads.
  func name(of attribute: Int) -> String { tree.text(of: attribute) }

  /// The fallback of an `attr()`; `nil` for none.
  func fallback(of attribute: Int) -> Range<Int>? {
    tree.arguments(of: attribute).first {
      tree.nodes[$0.nodes.lowerBound].kind != .typeHint
    }?.nodes
  }

  /// The value of an `attr()` in its place; `isName` says that a word is a member there.
  ///
  /// Spec: VML 8.4.
  func inlined(_ node: Int, isName: Bool = false) throws(MissingAttribute) -> LiveViewNode? {
    let hint = tree.arguments(of: node).map(\.nodes.lowerBound).first {
      tree.nodes[$0].kind == .typeHint
    }
    if let text = attribute(tree.text(of: node)) {
      return value(text, as: hint.map(tree.text) ?? "", isName: isName)
    }
    guard let fallback = fallback(of: node) else {
      throw MissingAttribute(name: tree.text(of: node))
    }
    return try expression(fallback)
  }

  private func value(_ text: String, as hint: String, isName: Bool) -> LiveViewNode? {
    switch hint {
    case "string", "url": return .string(text)
    case "number", "integer", "length": return number(text)
    case "boolean": return .bool(text == "true")
    case "angle": return text.hasSuffix("deg") ? number(text) : parsed(text) ?? degrees(text[...])
    default: break
    }
    if text == "true" || text == "false" { return .bool(text == "true") }
    if text.hasPrefix("#") { return color(text) }
    if let number = number(text) { return number }
    if let expression = parsed(text) { return expression }
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber } && text.first?.isLetter == true
    return isWord && (isName || hint == "color") ? .member(of: nil, text, nil) : .string(text)
  }

  /// An expression that stands in an attribute; `nil` for a text that looks like none.
  private func parsed(_ text: String) -> LiveViewNode? {
    guard text.hasPrefix(".") || text.hasPrefix("[") || text.first?.isUppercase == true,
      text.contains(where: { ".([".contains($0) }), text.utf8.count < 10_000
    else { return nil }
    var bag = DiagnosticBag()
    let tree = parseStyle(Array("x(\(text))".utf8), as: FileID(0), reporting: &bag)
    guard !bag.hasErrors, tree.roots.contains(where: { $0 == 0 }) else { return nil }
    let reader = LiveViewExpressions(tree: tree, attribute: { _ in nil })
    let arguments = tree.arguments(of: 0)
    guard arguments.count == 1, arguments[0].label.isEmpty else { return nil }
    return (try? reader.expression(arguments[0].nodes)) ?? nil
  }
}

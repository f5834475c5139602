extension Markup {
  /// The calls of an element's `style`, the innermost first, with the values of the element's
  /// attributes in place of `attr()`.
  ///
  /// `limit` is the largest number of calls that are read.
  public func modifiers(of element: Int, limit: Int = .max) -> [StyleCall] {
    guard let index = attribute(.style, of: element) else { return [] }
    let range = attributes[index].style
    var calls: [StyleCall] = []
    var node = range.lowerBound
    while node < range.upperBound, calls.count < limit {
      if styles.nodes[node].kind == .modifier {
        let reader = ExpressionReader(tree: styles) { self.value(named: $0, of: element) }
        calls.append(
          StyleCall(name: styles.text(of: node), arguments: reader.arguments(of: node)))
      }
      node = Int(styles.nodes[node].end)
    }
    return calls
  }

  /// The decoded value of an attribute, or `nil` if the element has none of the name.
  public func value(_ name: StaticString, of element: Int) -> String? {
    value(named: name.description, of: element)
  }

  public func value(named name: String, of element: Int) -> String? {
    guard let id = names.find(name), let index = attribute(id, of: element) else { return nil }
    return string(attributes[index].value)
  }
}

/// Reads expressions; their depth is bounded by ``styleDepthLimit``.
public struct ExpressionReader {
  let tree: StyleTree
  /// The value of an attribute that `attr()` names.
  let attribute: (String) -> String?
  /// Whether attributes' texts stay as they are, whatever value they look like.
  let keepsTexts: Bool
  /// Number of members that follow each other, as in `.red.opacity(0.5)`.
  private static let chainLimit = 16

  public init(
    tree: StyleTree, keepsTexts: Bool = false, attribute: @escaping (String) -> String?
  ) {
    self.tree = tree
    self.attribute = attribute
    self.keepsTexts = keepsTexts
  }

  public func arguments(of node: Int) -> [StyleArgument] {
    tree.arguments(of: node).map {
      StyleArgument(label: tree.string($0.label), value: expression($0.nodes))
    }
  }

  /// Reads a run of nodes: a head, then what continues it.
  private func expression(_ nodes: Range<Int>) -> StyleExpression {
    var value = head(nodes.lowerBound)
    var node = Int(tree.nodes[nodes.lowerBound].end)
    var length = 0
    while node < nodes.upperBound {
      length += 1
      guard tree.nodes[node].kind == .member, length <= Self.chainLimit else { return .unknown }
      value = .member(of: value, tree.text(of: node), arguments(of: node))
      node = Int(tree.nodes[node].end)
    }
    return value
  }

  private func head(_ node: Int) -> StyleExpression {
    let text = tree.text(of: node)
    switch tree.nodes[node].kind {
    case .number: return number(text)
    case .string: return .string(text)
    case .color: return .color(text)
    case .literal: return text == "nil" ? .nil : .bool(text == "true")
    case .keyPath: return .keyPath(text)
    case .template: return .template(text)
    case .member, .identifier: return .member(of: nil, text, arguments(of: node))
    case .array, .tuple: return .array(tree.arguments(of: node).map { expression($0.nodes) })
    case .attribute: return attributeValue(text, node)
    default: return .unknown
    }
  }

  private func number(_ text: String) -> StyleExpression {
    if text.hasSuffix("deg") { return Double(text.dropLast(3)).map { .angle($0) } ?? .unknown }
    if text.hasSuffix("px") || text.hasSuffix("pt") {
      return Double(text.dropLast(2)).map { .number($0) } ?? .unknown
    }
    return Double(text).map { .number($0) } ?? .unknown
  }

  /// Spec: VML 8.4.
  private func attributeValue(_ name: String, _ node: Int) -> StyleExpression {
    if let value = attribute(name) { return keepsTexts ? .attribute(value) : literal(value) }
    let fallback = tree.arguments(of: node).first {
      tree.nodes[$0.nodes.lowerBound].kind != .typeHint
    }
    return fallback.map { expression($0.nodes) } ?? .nil
  }

  private func literal(_ text: String) -> StyleExpression {
    if text == "true" || text == "false" { return .bool(text == "true") }
    if let value = Double(text), value.isFinite { return .number(value) }
    if text.hasPrefix("#") { return .color(text) }
    if text.hasPrefix(".") { return .member(of: nil, String(text.dropFirst()), []) }
    return text.hasSuffix("deg") ? number(text) : .string(text)
  }
}

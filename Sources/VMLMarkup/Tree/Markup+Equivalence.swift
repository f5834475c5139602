import VMLDiagnostics

extension Markup {
  /// Whether two trees say the same, wherever it stands and however it is spelled.
  ///
  /// Compares names, decoded text, attributes in any order, and styles as trees; not ranges,
  /// quotes, entities, or white space that means nothing.
  public func isEquivalent(to other: Markup) -> Bool {
    guard nodes.count == other.nodes.count else { return false }
    return zip(nodes, other.nodes).allSatisfy { node, otherNode in
      guard
        node.kind == otherNode.kind, node.end == otherNode.end,
        node.hasInterpolation == otherNode.hasInterpolation,
        node.attributeCount == otherNode.attributeCount
      else { return false }
      switch node.kind {
      case .doctype: return true
      case .element:
        return names.bytes(of: node.name) == other.names.bytes(of: otherNode.name)
          && hasEquivalentAttributes(node, as: otherNode, of: other)
      case .text, .comment:
        return node.hasInterpolation
          ? areEquivalent(
            segments(of: node.range), other.segments(of: otherNode.range))
          : bytes(node.text) == other.bytes(otherNode.text)
      }
    }
  }

  private func hasEquivalentAttributes(_ node: Node, as otherNode: Node, of other: Markup) -> Bool {
    attributes[node.attributes].allSatisfy { attribute in
      let name = names.bytes(of: attribute.name)
      let twin = other.attributes[otherNode.attributes].first {
        other.names.bytes(of: $0.name) == name
      }
      guard let twin else { return false }
      let isStyle = attribute.flags.contains(.style)
      guard isStyle == twin.flags.contains(.style) else { return false }
      if isStyle { return styles.isEquivalent(attribute.style, to: twin.style, of: other.styles) }
      guard
        attribute.flags.contains(.interpolation) == twin.flags.contains(.interpolation)
      else { return false }
      return attribute.flags.contains(.interpolation)
        ? areEquivalent(
          segments(of: attribute.valueRange), other.segments(of: twin.valueRange))
        : bytes(attribute.value) == other.bytes(twin.value)
    }
  }

  private func areEquivalent(_ segments: [TextSegment], _ others: [TextSegment]) -> Bool {
    guard segments.count == others.count else { return false }
    return zip(segments, others).allSatisfy { segment, other in
      switch (segment, other) {
      case (.literal(let literal), .literal(let otherLiteral)): literal == otherLiteral
      case (.interpolation(let expression), .interpolation(let otherExpression)):
        expression.bytes[expression.range] == otherExpression.bytes[otherExpression.range]
      default: false
      }
    }
  }
}

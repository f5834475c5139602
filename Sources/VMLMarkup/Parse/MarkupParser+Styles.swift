import VMLDiagnostics

extension MarkupParser {
  /// Parses the value of a `style`, and notes of it what the printer wants to know.
  mutating func parseStyleValue(
    of attribute: inout Markup.Attribute, needsDecoding: Bool
  ) {
    let range = attribute.valueRange
    guard !isStyleParameter(range) || ForeignStyle.call(of: text(range)) != nil else {
      report(.styleCollision(text(range), at: place(range)))
      return
    }
    styles.reserveNodes(forBytes: bytes.count - range.lowerBound)
    var style = takeStyleParser()
    // Swapped, not assigned: a second reference would make the first append copy the arena.
    swap(&style.tree, &styles)
    let first = style.tree.nodes.count
    attribute.flags.insert(.style)
    style.traits = []
    if needsDecoding {
      let (decoded, offsets) = decodeEntities(bytes, range, as: dialect)
      style.parseDecodedStyle(
        SourceText(
          file: file.id, bytes: decoded, range: 0..<decoded.count, offsets: offsets))
    } else {
      style.parseStyle(in: range)
      if !style.traits.contains(.special) { attribute.flags.insert(.unescapedStyle) }
    }
    if style.traits.contains(.reference) { attribute.flags.insert(.readsAttributes) }
    for diagnostic in style.bag.diagnostics { report(diagnostic) }
    style.bag = DiagnosticBag()
    swap(&style.tree, &styles)
    attribute.styleStart = UInt32(first)
    attribute.styleEnd = UInt32(styles.nodes.count)
    styleParser = style
  }

  private mutating func takeStyleParser() -> StyleParser {
    if let parser = styleParser.take() { return parser }
    var parser = StyleParser(SourceText(file), context: .attribute)
    parser.allowsInterpolation = dialect == .source
    return parser
  }

  /// Whether a `style` is the argument of that name that some initialisers of SwiftUI have:
  /// `<Capsule style="continuous"/>`.
  private func isStyleParameter(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, ByteClasses.isIdentifier(bytes[range.upperBound - 1]),
      bytes[range].allSatisfy(ByteClasses.isIdentifier)
    else { return false }
    return Self.viewsWithStyleParameter.contains(names.string(lastTag))
  }

  private static let viewsWithStyleParameter: Set<String> = [
    "AxisMarks", "Capsule", "ContainerRelativeShape", "RoundedRectangle", "Text",
    "UnevenRoundedRectangle",
  ]
}

extension Diagnostic {
  fileprivate static func styleCollision(_ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .styleCollision, .warning, at: range,
      "'style' holds modifiers in VML, and '\(value)' is none; it is kept as it is",
      notes: [
        Note(
          "a corner style is an argument, "
            + "as in 'clipShape(.rect(cornerRadius: 8, style: .circular))'"
        )
      ])
  }
}

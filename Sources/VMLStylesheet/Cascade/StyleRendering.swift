import VMLDiagnostics
import VMLMarkup

/// The style of a list of modifiers.
func renderStyle(_ modifiers: [Int32], in table: inout ModifierTable) -> ResolvedStyle {
  ResolvedStyle(modifiers.map { table.appearance(of: $0) })
}

extension ResolvedStyle {
  /// The style of modifiers in canonical text.
  public init(parsing modifiers: [UInt8]) {
    var bag = DiagnosticBag()
    let tree = parseStyle(modifiers, as: computedFile, reporting: &bag)
    self.init(tree.roots.map { Appearance(of: $0, in: tree) })
  }

  fileprivate init(_ modifiers: [Appearance]) {
    var (read, required, templates) = (DistinctNames(), DistinctNames(), DistinctNames())
    for modifier in modifiers {
      if !text.isEmpty { text.append(UInt8(ascii: ";")) }
      text += modifier.text
      if modifier.mentionsGeometry { mentionsGeometry = true }
      read.add(modifier.attributes)
      required.add(modifier.requiredAttributes)
      templates.add(modifier.templates)
    }
    (attributes, requiredAttributes, self.templates) = (read.names, required.names, templates.names)
    if modifiers.contains(where: { !$0.pieces.isEmpty }) { cut(modifiers) }
  }

  /// Cuts the text at the strings that cannot stand in a `style` attribute.
  private mutating func cut(_ modifiers: [Appearance]) {
    var text: [UInt8] = []
    for (index, modifier) in modifiers.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ";")) }
      if modifier.pieces.isEmpty { text += modifier.text }
      for piece in modifier.pieces {
        switch piece {
        case .text(let more): text += more
        case .string:
          if !text.isEmpty { pieces.append(.text(text)) }
          text = []
          pieces.append(piece)
        }
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
  }
}

/// Names in the order in which they first come up.
private struct DistinctNames {
  private(set) var names: [String] = []
  private var seen: Set<String> = []

  mutating func add(_ more: [String]) {
    for name in more where seen.insert(name).inserted { names.append(name) }
  }
}

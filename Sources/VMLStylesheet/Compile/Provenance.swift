public import VMLDiagnostics
public import VMLMarkup

/// The place where the author wrote a modifier.
public enum Provenance: Hashable, Sendable {
  /// In a sheet.
  case rule(SourceRange)
  /// In a `style` attribute: its index among the element's, from 0, and the offsets in its decoded
  /// value.
  case inline(layer: Int, range: Range<Int>)

  /// A part of it.
  func narrowed(to range: Range<Int>) -> Provenance {
    switch self {
    case .rule(let rule): .rule(SourceRange(file: rule.file, range))
    case .inline(let layer, _): .inline(layer: layer, range: range)
    }
  }

  /// The place in a file, for an element that has the modifier.
  public func place(on element: Int, in tree: ViewTree) -> SourceRange {
    switch self {
    case .rule(let range): range
    case .inline(let layer, let range):
      tree.sourceRange(
        of: range,
        in: tree.attributes[tree.attributeRange(of: element)].filter { $0.name == .style }[layer])
    }
  }
}

extension ViewTree {
  /// The place in the file of a part of an attribute's decoded value, or of the value that has it.
  func sourceRange(of part: Range<Int>, in attribute: Attribute) -> SourceRange {
    SourceRange(file: attribute.origin.file, place(of: part, in: attribute).range)
  }
}

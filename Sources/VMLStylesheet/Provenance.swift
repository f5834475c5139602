public import VMLDiagnostics
public import VMLMarkup

/// Where a modifier of a result was written.
public enum Provenance: Hashable, Sendable {
  /// In a sheet.
  case rule(SourceRange)
  /// In a `style` attribute: which of the element's, from 0, and the offsets in its decoded value.
  case inline(layer: Int, range: Range<Int>)

  /// The place in a file, for an element that has the modifier.
  public func place(on element: Int, in tree: ViewTree) -> SourceRange {
    switch self {
    case .rule(let range): range
    case .inline(let layer, let range):
      tree.attributes[tree.attributeRange(of: element)].filter { $0.name == .style }[layer]
        .place(of: range)
    }
  }
}

extension ViewTree.Attribute {
  /// Where a part of the decoded value was written; the whole value where that cannot be told.
  func place(of part: Range<Int>) -> SourceRange {
    let length = Int(origin.upperBound) - Int(origin.lowerBound)
    guard value.range.count == length, part.upperBound <= length else { return origin.sourceRange }
    let start = Int(origin.lowerBound)
    return SourceRange(file: origin.file, start + part.lowerBound..<start + part.upperBound)
  }
}

public import VMLDiagnostics

/// Finds out where ranges begin, as it is shown; goes through each file once.
public final class PlaceFinder {
  private let sources: SourceSet
  private var tables: [FileID: LineTable] = [:]
  /// Number of files whose lines were counted.
  public var tableCount: Int { tables.count }

  public init(_ sources: SourceSet) { self.sources = sources }

  public func place(of range: SourceRange) -> ElementExplanation.Place {
    guard let file = sources[range.file] else {
      return ElementExplanation.Place(path: "?", line: 1, column: 1)
    }
    let table = tables[range.file] ?? LineTable(file)
    tables[range.file] = table
    let position = table.position(at: range.range.lowerBound)
    return ElementExplanation.Place(path: file.path, line: position.line, column: position.column)
  }
}

extension SourceSet {
  /// The place where one range begins; for several, ``PlaceFinder`` is quicker.
  func place(of range: SourceRange) -> ElementExplanation.Place {
    PlaceFinder(self).place(of: range)
  }
}

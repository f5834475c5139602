/// Turns byte ranges into lines and columns, building each file's ``LineTable`` when first asked.
struct SourcePlaces {
  let sources: SourceSet
  private var tables: [FileID: LineTable] = [:]

  init(_ sources: SourceSet) { self.sources = sources }

  /// A range as people count: lines and columns of its start and its end.
  struct Place: Hashable {
    var path: String
    var start: LineTable.Position
    /// Behind the last character.
    var end: LineTable.Position
  }

  /// The place of a range, or `nil` if there is no range or its file is not known.
  mutating func place(
    of range: SourceRange?, in unit: LineTable.ColumnUnit = .utf8Bytes
  ) -> Place? {
    guard let range, let (file, lines) = lines(of: range.file) else { return nil }
    return Place(
      path: sources.path(of: file), start: lines.position(at: range.range.lowerBound, in: unit),
      end: lines.position(at: range.range.upperBound, in: unit))
  }

  /// A file and its lines, or `nil` if it is not known.
  mutating func lines(of id: FileID) -> (file: SourceFile, lines: LineTable)? {
    guard let file = sources[id] else { return nil }
    if let known = tables[id] { return (file, known) }
    let table = LineTable(file)
    tables[id] = table
    return (file, table)
  }
}

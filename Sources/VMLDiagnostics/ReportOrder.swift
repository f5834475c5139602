/// The diagnostics in the order in which they are shown, each once.
///
/// By path, then by the place in the file, then by code; what else is equal stays in the order in
/// which it was found. What is about no file, or about one that is not in `sources`, comes first.
/// Of diagnostics that say the same of the same place only the first stays, even where their notes
/// differ: a page that is made for many items may go wrong in the same way for each.
public func inReportOrder(
  _ diagnostics: [Diagnostic], in sources: SourceSet
) -> [Diagnostic] {
  var paths: [FileID: String] = [:]
  var entries: [Entry] = []
  for (index, diagnostic) in withoutRepetition(diagnostics).enumerated() {
    let file = diagnostic.range?.file
    if let file, paths[file] == nil { paths[file] = sources[file]?.path ?? "" }
    entries.append(
      Entry(
        diagnostic: diagnostic, path: file.flatMap { paths[$0] } ?? "",
        start: diagnostic.range?.range.lowerBound ?? 0,
        end: diagnostic.range?.range.upperBound ?? 0, index: index))
  }
  return entries.sorted { $0.precedes($1) }.map(\.diagnostic)
}

/// The diagnostics in their order, each mistake once.
///
/// What several targets lack is one mistake, with a note for each of them.
public func withoutRepetition(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  var seen: [Mistake: Int] = [:]
  var kept: [Diagnostic] = []
  for diagnostic in diagnostics {
    let mistake = Mistake(diagnostic)
    guard let known = seen[mistake] else {
      seen[mistake] = kept.count
      kept.append(diagnostic)
      continue
    }
    if diagnostic.code == .notAvailable { kept[known].add(notesOf: diagnostic) }
  }
  return kept
}

extension Diagnostic {
  /// Adds the notes of another that says the same, each once.
  public mutating func add(notesOf other: Diagnostic) {
    for note in other.notes where !notes.contains(note) { notes.append(note) }
  }
}

/// Key by which two diagnostics are the same mistake.
private struct Mistake: Hashable {
  let code: DiagnosticCode
  let message: String
  let range: SourceRange?

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    // Of what an element lacks targets may name other initialisers.
    message = diagnostic.code == .requiredAttribute ? "" : diagnostic.message
    range = diagnostic.range
  }
}

private struct Entry {
  var diagnostic: Diagnostic
  var path: String
  var start: Int
  var end: Int
  var index: Int

  func precedes(_ other: Entry) -> Bool {
    // Bytes are compared and not characters, whose order may change with Unicode's version.
    guard path == other.path else {
      return path.utf8.lexicographicallyPrecedes(other.path.utf8)
    }
    let (code, otherCode) = (diagnostic.code.rawValue, other.diagnostic.code.rawValue)
    return (start, end, code, index) < (other.start, other.end, otherCode, other.index)
  }
}

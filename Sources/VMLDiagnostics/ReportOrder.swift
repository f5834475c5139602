/// The diagnostics in the order in which they are shown, each once.
///
/// By path, then by the place in the file, then by code; what else is equal stays in the order in
/// which it was found. What is about no file, or about one that is not in `sources`, comes first.
/// Of diagnostics that are alike in everything, notes and fix-its included, only the first stays.
package func inReportOrder(
  _ diagnostics: [Diagnostic], in sources: SourceSet
) -> [Diagnostic] {
  var seen: Set<Diagnostic> = []
  var paths: [FileID: String] = [:]
  var entries: [Entry] = []
  for (index, diagnostic) in diagnostics.enumerated() where seen.insert(diagnostic).inserted {
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

public import VMLDiagnostics

/// One safe edit of one file.
public struct PlannedFix: Hashable, Sendable {
  /// The file's path, relative to the site.
  public var path: String
  /// Lines and columns, in bytes, count from 1.
  public var line: Int
  public var column: Int
  public var code: DiagnosticCode
  public var title: String
  let range: Range<Int>
  let replacement: [UInt8]
}

/// One file after its safe fixes.
struct FixedFile: Sendable {
  var file: SourceFile
  var fixes: [PlannedFix]
  var bytes: [UInt8]
}

/// The safe fixes of some diagnostics, file by file.
///
/// Fixes that touch the same bytes cannot be made at once: the one that begins first is taken, of
/// several the shortest, then the one whose code comes first; the others are left for another
/// round. The same fix of two diagnostics is one. A diagnostic with several fixes is left to its
/// author.
func planFixes(for diagnostics: [Diagnostic], in sources: SourceSet) -> [FixedFile] {
  var fixes: [FileID: [(fix: Diagnostic.FixIt, code: DiagnosticCode)]] = [:]
  for diagnostic in diagnostics where diagnostic.fixIts.count == 1 {
    guard let fix = diagnostic.fixIts.first, fix.safety == .safe else { continue }
    fixes[fix.range.file, default: []].append((fix, diagnostic.code))
  }
  let files = fixes.keys.compactMap { sources[$0] }
    .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  return files.compactMap { file in
    let planned = withoutOverlap(fixes[file.id] ?? [], in: file)
    return planned.isEmpty
      ? nil : FixedFile(file: file, fixes: planned, bytes: applying(planned, to: file.bytes))
  }
}

private func withoutOverlap(
  _ fixes: [(fix: Diagnostic.FixIt, code: DiagnosticCode)], in file: SourceFile
) -> [PlannedFix] {
  let lines = LineTable(file)
  let sorted = fixes.filter { $0.fix.range.range.upperBound <= file.bytes.count }.sorted {
    let (one, two) = ($0.fix.range.range, $1.fix.range.range)
    return (one.lowerBound, one.upperBound, $0.code.rawValue, $0.fix.replacement)
      < (two.lowerBound, two.upperBound, $1.code.rawValue, $1.fix.replacement)
  }
  var planned: [PlannedFix] = []
  for (fix, code) in sorted {
    let range = fix.range.range
    if let last = planned.last?.range {
      // Two insertions at one place would depend on their order.
      let isFree = range.lowerBound >= last.upperBound && range.lowerBound > last.lowerBound
      guard isFree else { continue }
    }
    let position = lines.position(at: range.lowerBound)
    planned.append(
      PlannedFix(
        path: file.path, line: position.line, column: position.column, code: code,
        title: fix.title, range: range, replacement: Array(fix.replacement.utf8)))
  }
  return planned
}

private func applying(_ fixes: [PlannedFix], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var place = 0
  for fix in fixes {
    result += bytes[place..<fix.range.lowerBound]
    result += fix.replacement
    place = fix.range.upperBound
  }
  return result + bytes[place...]
}

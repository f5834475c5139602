import VMLCompiler
import VMLDiagnostics
import VMLFiles

/// The place of a row in eight bytes, since a shard holds one for each.
struct RowPlace: Sendable {
  private var bits: UInt64

  init(file: Int, line: Int) { bits = UInt64(file) << 40 | UInt64(line) & (1 << 40 - 1) }

  var file: Int { Int(bits >> 40) }
  var line: Int { Int(bits & (1 << 40 - 1)) }
}

/// Findings of the threads of a shard.
struct ShardFindings: Sendable {
  var done = ShardProgress()
  var failure: FileSystemError?
  /// The files that diagnostics point at.
  var files: [SourceFile] = []
  /// Bad rows that were passed over.
  var passedRows = 0
  /// The files of rows so far, which places name by their numbers.
  private(set) var paths: [String] = []
  /// The place of the only row that is made.
  var place: (path: String, line: Int)?
  /// The moment at which a document next comes or goes, in seconds since 1970.
  var nextChange: Int64?
  /// The sheets that pages link.
  var links: Set<String> = []
  private(set) var errorCount = 0
  /// By what a diagnostic says without its notes; of several the one whose notes come first, which
  /// is the same in whatever order rows were compiled.
  private var diagnostics: [Diagnostic: Diagnostic] = [:]
  private var rules: [PageRules] = []
  /// By page: the rules of its own sheets that no document of it has used so far.
  private var unusedByRows: [String: Set<Diagnostic>] = [:]

  /// The diagnostics, each once.
  var inOrder: [Diagnostic] { Array(diagnostics.values) }

  /// The rules of pages' own sheets that nothing uses.
  var unusedRules: [Diagnostic] {
    VMLBuild.unusedRules(of: rules) + unusedByRows.values.flatMap(\.self)
  }

  /// The number of a file of rows.
  mutating func number(of path: String) -> Int {
    // Rows come one file after the other.
    if let index = paths.lastIndex(of: path) { return index }
    paths.append(path)
    return paths.count - 1
  }

  mutating func add(_ diagnostic: Diagnostic) {
    let words = Diagnostic(
      diagnostic.code, diagnostic.severity, at: diagnostic.range, diagnostic.message)
    guard let known = diagnostics[words] else {
      diagnostics[words] = diagnostic
      if diagnostic.severity == .error { errorCount += 1 }
      return
    }
    if diagnostic.noteText < known.noteText { diagnostics[words] = diagnostic }
  }

  /// Adds what a page came to; `rows` is its path if it is made of rows.
  mutating func add(_ outcome: PageOutcome, rows: String?) {
    for diagnostic in outcome.bag.diagnostics { add(diagnostic) }
    if let file = outcome.file, !files.contains(where: { $0.id == file.id }) { files.append(file) }
    links.formUnion(outcome.rules.links)
    if let scheduled = outcome.scheduled {
      nextChange = (scheduled.map(\.nextChange) + [nextChange]).compactMap(\.self).min()
    }
    guard let rows else {
      if !outcome.rules.isEmpty { self.rules.append(outcome.rules) }
      return
    }
    let unused = Set(
      outcome.rules.unused.filter { diagnostic in
        diagnostic.range.map { !outcome.rules.used.contains($0) } ?? true
      })
    unusedByRows[rows] = unusedByRows[rows]?.intersection(unused) ?? unused
  }
}

extension Diagnostic {
  fileprivate var noteText: String { notes.map(\.message).joined(separator: "\n") }
}

import VMLCompiler
import VMLDiagnostics

/// Facts that the diagnostics of a page depend on, beside everything that its documents depend on.
///
/// Diagnostics that are not shown count as well, since a later build may show them.
struct MessageBasis: Sendable {
  /// The files that they point at: these have to be the same to the byte.
  private(set) var files: Set<FileID> = []
  /// Whether a class was compared with all classes of the sheets.
  private(set) var readsClasses = false
  /// Whether a text was compared with the keys of all texts.
  private(set) var readsTexts = false
  /// Whether there were too many to be looked at one by one.
  private(set) var isUnknown = false

  mutating func add(_ bag: DiagnosticBag) {
    guard !bag.diagnostics.isEmpty else { return }
    if bag.unlisted.total > 0 { isUnknown = true }
    for diagnostic in bag.diagnostics { add(diagnostic) }
  }

  mutating func add(_ diagnostic: Diagnostic) {
    add(diagnostic.range)
    for note in diagnostic.notes { add(note.range) }
    for fixIt in diagnostic.fixIts { add(fixIt.range) }
    switch diagnostic.code {
    case .unknownClass: readsClasses = true
    case .unknownText: readsTexts = true
    default: break
    }
  }

  mutating func add(_ files: Set<FileID>) { self.files.formUnion(files) }

  private mutating func add(_ range: SourceRange?) {
    if let range { files.insert(range.file) }
  }
}

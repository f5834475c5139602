import VMLCompiler
import VMLDiagnostics
import VMLLinter

/// Facts of a page for the lints that look at the site as a whole.
struct PageLints: Sendable {
  var facts = PageFacts()
  /// The names in the page's `vmlc-ignore` comments.
  var suppressions: [Suppressions.Entry] = []
  /// The comments, of this file and of others, that kept its warnings from being shown.
  var used: Set<Suppressions.Entry> = []

  /// The files in which what it tells stands.
  var files: Set<FileID> {
    var files = Set(used.map(\.range.file))
    for fact in facts.facts {
      files.insert(fact.place.file)
      if let other = fact.other { files.insert(other.file) }
    }
    return files
  }
}

import VMLCompiler
import VMLDiagnostics
import VMLFiles

/// Result of compiling one page.
struct PageOutcome: Sendable {
  var bag = DiagnosticBag()
  /// The page's file, where a diagnostic points at it.
  @Boxed var file: SourceFile?
  /// The files that its documents are to be, compiled or not.
  var claims: [FileClaim] = []
  /// Number of documents that compiled, over all targets.
  var documentCount = 0
  /// Result of the rules of its own sheets.
  var rules = PageRules()
  @Boxed var failure: FileSystemError?
  /// The documents that are not always there; `nil` for most pages.
  @Boxed var scheduled: [ScheduledDocument]?
  /// The facts for lints; `nil` in a build without them.
  @Boxed var lints: PageLints?
  /// Set where a document could not be stored since something has its place already: another
  /// document, most likely, which is reported when all are known.
  @Boxed var pathConflict: FileSystemError?
  /// Styles that its documents need of the sheets of their trees; none in most formats.
  var styles: [DocumentStyles] = []
  /// Facts for a later build.
  var dependencies = PageDependencies()
  /// The same as the cache has it, where that is wanted; `nil` if another build cannot go by it.
  var stored: StoredPage?
}

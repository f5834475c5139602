import VMLCompiler
import VMLDiagnostics

/// After how many different mistakes in one page's documents the rest is not tried.
private let pageMistakeLimit = 200

/// State of a page while its documents are compiled.
struct PageState {
  /// Whether the page itself is sound.
  private let isSound: Bool
  /// Whether a diagnostic of the page itself keeps its documents from being written.
  var isSpoilt = false
  /// A page that is made for many items may go wrong in the same way for each.
  private var seen: [Diagnostic: Int] = [:]
  private var found: [Finding] = []
  /// Number of mistakes of documents that are not listed.
  private var unlisted = UnlistedCount()
  /// Number of documents that were not compiled.
  private(set) var leftOut = 0

  /// A diagnostic, and the document that has it.
  private struct Finding {
    var diagnostic: Diagnostic
    /// The first document that has it, if the page makes several.
    var path: String?
    /// Number of other documents that have it.
    var others = 0
  }

  init(_ bag: DiagnosticBag) { isSound = !bag.hasErrors }

  /// Whether the next document is compiled; one that is not is counted in ``leftOut``.
  mutating func takeTurn() -> Bool {
    guard isSound else { return false }
    if seen.count < pageMistakeLimit { return true }
    leftOut += 1
    return false
  }

  mutating func add(_ found: DiagnosticBag, of request: DocumentRequest) {
    unlisted.add(found.unlisted)
    // For several targets a document says the same several times.
    // How many rows are compiled together says nothing.
    if request.isOneOfMany, request.rowIndex == nil {
      for words in Set(found.diagnostics.map(\.words)) {
        guard let known = seen[words] else { continue }
        self.found[known].others += 1
      }
    }
    for diagnostic in found.diagnostics {
      let words = diagnostic.words
      if let known = seen[words] {
        // Each target that lacks something has a note of its own.
        if diagnostic.code == .notAvailable {
          self.found[known].diagnostic.add(notesOf: diagnostic)
        }
        continue
      }
      seen[words] = self.found.count
      self.found.append(
        Finding(diagnostic: diagnostic, path: request.isOneOfMany ? request.path.path : nil))
    }
  }

  /// Reports everything; of an error in one of many documents, in which.
  func finish(_ bag: inout DiagnosticBag) {
    for finding in found {
      var diagnostic = finding.diagnostic
      if let path = finding.path, diagnostic.severity == .error {
        let others =
          finding.others == 0
          ? "" : finding.others == 1 ? " and one other" : " and \(finding.others) others"
        diagnostic.notes.append(Diagnostic.Note("for the document '\(path)'\(others)"))
      }
      bag.report(diagnostic)
    }
    bag.add(unlisted)
  }
}

extension Diagnostic {
  /// The diagnostic without its notes, which are about one document.
  fileprivate var words: Diagnostic { Diagnostic(code, severity, at: range, message) }

  static func mistakes(leavingOut count: Int, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      .mistakeLimit, .error, at: file.sourceRange(0..<0),
      "the documents of this page have \(pageMistakeLimit) different mistakes; "
        + (count == 1 ? "one more was" : "\(count) more were") + " not compiled",
      notes: [Note("correct these first")])
  }
}

/// Collects what a stage has to say about the author's input, in the order it was found.
package struct DiagnosticBag: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var errorCount = 0

  package init() {}

  package var hasErrors: Bool { errorCount > 0 }

  package mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    diagnostics.append(diagnostic)
  }

  /// Appends everything that another bag holds.
  package mutating func report(contentsOf other: DiagnosticBag) {
    errorCount += other.errorCount
    diagnostics += other.diagnostics
  }
}

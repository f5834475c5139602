/// How many errors a bag keeps, and how many warnings; of more it keeps only the number.
public let keptDiagnosticLimit = 5000

/// Collects what a stage has to say about the author's input, in the order it was found.
public struct DiagnosticBag: Sendable {
  /// Up to ``keptDiagnosticLimit`` of each severity.
  public private(set) var diagnostics: [Diagnostic] = []
  /// How many errors there were, kept or not.
  public private(set) var errorCount = 0
  private var warningCount = 0
  private var keptErrorCount = 0

  public init() {}

  public var hasErrors: Bool { errorCount > 0 }

  /// How many diagnostics were not kept.
  public var leftOutCount: Int { errorCount + warningCount - diagnostics.count }

  public mutating func report(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error:
      errorCount += 1
      guard keptErrorCount < keptDiagnosticLimit else { return }
      keptErrorCount += 1
    case .warning:
      warningCount += 1
      guard diagnostics.count - keptErrorCount < keptDiagnosticLimit else { return }
    }
    diagnostics.append(diagnostic)
  }

  /// Adds a note to one of ``diagnostics``, by its index.
  public mutating func add(_ note: Diagnostic.Note, toDiagnosticAt index: Int) {
    diagnostics[index].notes.append(note)
  }

  /// The bag with each diagnostic as `transform` gives it back, without those for which that is `nil`.
  ///
  /// What was not kept is counted as before.
  public func mapping(_ transform: (Diagnostic) -> Diagnostic?) -> DiagnosticBag {
    var bag = DiagnosticBag()
    for diagnostic in diagnostics {
      if let mapped = transform(diagnostic) { bag.report(mapped) }
    }
    bag.errorCount += errorCount - keptErrorCount
    bag.warningCount += warningCount - (diagnostics.count - keptErrorCount)
    return bag
  }

  /// Appends everything that another bag holds.
  public mutating func report(contentsOf other: DiagnosticBag) {
    for diagnostic in other.diagnostics { report(diagnostic) }
    errorCount += other.errorCount - other.keptErrorCount
    warningCount += other.warningCount - (other.diagnostics.count - other.keptErrorCount)
  }
}

/// Number of errors that a bag keeps, and of warnings; it only counts further ones.
public let keptDiagnosticLimit = 5000

/// Number of different diagnostics that a bag tells apart beyond the kept ones; of further ones it
/// knows only that there are some.
public let countedDiagnosticLimit = 100_000

/// Collects what a stage has to say about the author's input, in the order it was found.
public struct DiagnosticBag: Sendable {
  /// Up to ``keptDiagnosticLimit`` of each severity.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Number of errors that were reported, kept or not.
  public private(set) var errorCount = 0
  private var keptErrorCount = 0
  /// Diagnostics that were not kept, each once, as long as they can be told apart.
  private var others: Set<Other> = []
  /// Number of diagnostics that were not kept and cannot be told apart any more.
  private var uncounted = UnlistedCount()

  public init() {}

  public var hasErrors: Bool { errorCount > 0 }

  /// Number of diagnostics besides the kept ones; what several targets report in the same words
  /// counts once.
  public var unlisted: UnlistedCount {
    var count = uncounted
    guard !others.isEmpty else { return count }
    let kept = Set(diagnostics.map { Other($0) })
    for other in others where !kept.contains(other) {
      if other.severity == .error { count.errors += 1 } else { count.warnings += 1 }
    }
    return count
  }

  public mutating func report(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error:
      errorCount += 1
      guard keptErrorCount < keptDiagnosticLimit else { return leaveOut(Other(diagnostic)) }
      keptErrorCount += 1
    case .warning:
      guard diagnostics.count - keptErrorCount < keptDiagnosticLimit else {
        return leaveOut(Other(diagnostic))
      }
    }
    diagnostics.append(diagnostic)
  }

  private mutating func leaveOut(_ other: Other) {
    if others.count < countedDiagnosticLimit {
      others.insert(other)
    } else if !others.contains(other) {
      uncounted.isLeast = true
    }
  }

  /// Adds a note to one of ``diagnostics``, by its index.
  public mutating func add(_ note: Diagnostic.Note, toDiagnosticAt index: Int) {
    diagnostics[index].notes.append(note)
  }

  /// Changes the last of ``diagnostics``, but for its severity.
  public mutating func changeLast(_ change: (inout Diagnostic) -> Void) {
    guard !diagnostics.isEmpty else { return }
    let severity = diagnostics[diagnostics.count - 1].severity
    change(&diagnostics[diagnostics.count - 1])
    diagnostics[diagnostics.count - 1].severity = severity
  }

  /// The bag with each diagnostic as `transform` gives it back, without those for which that is
  /// `nil`.
  ///
  /// What was not kept is shown to `transform` without notes and fix-its, and counted.
  public func mapping(_ transform: (Diagnostic) -> Diagnostic?) -> DiagnosticBag {
    var bag = DiagnosticBag()
    for diagnostic in diagnostics {
      if let mapped = transform(diagnostic) { bag.report(mapped) }
    }
    for other in others {
      guard let severity = transform(other.diagnostic)?.severity else { continue }
      if severity == .error { bag.errorCount += 1 }
      bag.leaveOut(Other(other, severity))
    }
    bag.add(uncounted)
    return bag
  }

  /// Appends everything that another bag holds.
  public mutating func report(contentsOf other: DiagnosticBag) {
    for diagnostic in other.diagnostics { report(diagnostic) }
    for diagnostic in other.others {
      if diagnostic.severity == .error { errorCount += 1 }
      leaveOut(diagnostic)
    }
    add(other.uncounted)
  }

  /// Adds the diagnostics that another bag did not keep: only their number is known.
  public mutating func add(_ count: UnlistedCount) {
    errorCount += count.errors
    uncounted.add(count)
  }

  /// Forgets all of what was not kept but its number, which takes less room.
  public mutating func settle() {
    guard !others.isEmpty else { return }
    uncounted = unlisted
    others = []
  }
}

/// Numbers of diagnostics that are not listed, since there are too many.
public struct UnlistedCount: Hashable, Sendable {
  public var errors = 0
  public var warnings = 0
  /// Whether there may be more.
  public var isLeast = false

  public init() {}

  public var total: Int { errors + warnings }

  public mutating func add(_ other: UnlistedCount) {
    errors += other.errors
    warnings += other.warnings
    isLeast = isLeast || other.isLeast
  }
}

/// A diagnostic that was not kept: what it takes to tell it from others, and to find its level.
private struct Other: Hashable, Sendable {
  var code: DiagnosticCode
  var severity: Diagnostic.Severity
  var range: SourceRange?
  /// The hash of the message.
  var message: Int

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    severity = diagnostic.severity
    range = diagnostic.range
    message = diagnostic.message.hashValue
  }

  init(_ other: Other, _ severity: Diagnostic.Severity) {
    self = other
    self.severity = severity
  }

  var diagnostic: Diagnostic { Diagnostic(code, severity, at: range, "") }
}

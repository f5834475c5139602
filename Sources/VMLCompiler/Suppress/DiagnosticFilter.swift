public import VMLDiagnostics

/// Gives warnings the levels that the site wants, and takes out those that comments ignore.
///
/// Errors stay as they are. Copies may be used on several threads and their ``used`` be put
/// together.
public struct DiagnosticFilter: Sendable {
  private let levels: LintLevels
  private var files: [FileID: Suppressions] = [:]
  /// The comments that kept something from being shown.
  public private(set) var used: Set<Suppressions.Entry> = []

  public init(_ levels: LintLevels) { self.levels = levels }

  public func level(of code: DiagnosticCode) -> LintLevel { levels[code] }

  /// Reads the comments of a file, once.
  public mutating func read(_ file: SourceFile) {
    guard files[file.id] == nil else { return }
    files[file.id] = readSuppressions(of: file)
  }

  /// Forgets a file, whose comments nobody asks for any more.
  public mutating func forget(_ file: FileID) { files[file] = nil }

  /// What is wrong with the comments of a file.
  public func mistakes(in file: FileID) -> [Diagnostic] { files[file]?.mistakes ?? [] }

  public func entries(of file: FileID) -> [Suppressions.Entry] { files[file]?.all ?? [] }

  public mutating func merge(_ used: Set<Suppressions.Entry>) { self.used.formUnion(used) }

  /// The same for other diagnostics: none of its comments has kept anything from being shown.
  public func forgettingUses() -> DiagnosticFilter {
    var filter = self
    filter.used = []
    return filter
  }

  /// Moves what is in ``used`` to the end of others.
  public mutating func takeUsed(into used: inout Set<Suppressions.Entry>) {
    guard !self.used.isEmpty else { return }
    used.formUnion(self.used)
    self.used.removeAll()
  }

  /// A diagnostic as it is to be shown; `nil` if it is not.
  public mutating func filtered(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.severity == .warning, diagnostic.code.isConfigurable else { return diagnostic }
    if let file = diagnostic.range?.file, let entry = files[file]?.entry(for: diagnostic) {
      used.insert(entry)
      return nil
    }
    switch levels[diagnostic.code] {
    case .off: return nil
    case .warning: return diagnostic
    case .error:
      var error = diagnostic
      error.severity = .error
      return error
    }
  }

  public mutating func filtered(_ bag: DiagnosticBag) -> DiagnosticBag {
    guard !bag.diagnostics.isEmpty else { return bag }
    return bag.mapping { filtered($0) }
  }
}

public import VMLDiagnostics

/// Gives warnings the levels that the site sets, and removes warnings that comments ignore.
///
/// Errors stay as they are. Copies may be used on several threads, and their ``used`` merged.
public struct DiagnosticFilter: Sendable {
  private let levels: LintLevels
  private var files: [FileID: Suppressions] = [:]
  /// The paths of files, where levels hang on them.
  private var paths: [FileID: String] = [:]
  /// The comments that suppressed a diagnostic.
  public private(set) var used: Set<Suppressions.Entry> = []

  public init(_ levels: LintLevels) { self.levels = levels }

  /// Whether a warning is reported anywhere.
  public func isOn(_ code: DiagnosticCode) -> Bool { levels.isOn(code) }

  /// Reads the comments of a file, once.
  public mutating func read(_ file: SourceFile) {
    guard files[file.id] == nil else { return }
    files[file.id] = readSuppressions(of: file)
    if levels.hasPlaces { paths[file.id] = file.path }
  }

  /// Forgets a file whose comments are not needed any more.
  public mutating func forget(_ file: FileID) {
    files[file] = nil
    paths[file] = nil
  }

  /// Mistakes in the comments of a file.
  public func mistakes(in file: FileID) -> [Diagnostic] { files[file]?.mistakes ?? [] }

  public func entries(of file: FileID) -> [Suppressions.Entry] { files[file]?.all ?? [] }

  public mutating func merge(_ used: Set<Suppressions.Entry>) { self.used.formUnion(used) }

  /// A copy for other diagnostics, in which no comment has suppressed any yet.
  public func forgettingUses() -> DiagnosticFilter {
    var filter = self
    filter.used = []
    return filter
  }

  /// Moves the entries of ``used`` into another set.
  public mutating func takeUsed(into used: inout Set<Suppressions.Entry>) {
    guard !self.used.isEmpty else { return }
    used.formUnion(self.used)
    self.used.removeAll()
  }

  /// A diagnostic with its level; `nil` if it is suppressed.
  public mutating func filtered(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.severity == .warning, diagnostic.code.isConfigurable else { return diagnostic }
    if let file = diagnostic.range?.file, let entry = files[file]?.entry(for: diagnostic) {
      used.insert(entry)
      return nil
    }
    switch level(of: diagnostic) {
    case .off: return nil
    case .warning: return diagnostic
    case .error:
      var error = diagnostic
      error.severity = .error
      return error
    }
  }

  private func level(of diagnostic: Diagnostic) -> LintLevel {
    guard levels.hasPlaces, let file = diagnostic.range?.file, let path = paths[file] else {
      return levels[diagnostic.code]
    }
    return levels.level(of: diagnostic.code, in: path)
  }

  public mutating func filtered(_ bag: DiagnosticBag) -> DiagnosticBag {
    guard !bag.diagnostics.isEmpty else { return bag }
    return bag.mapping { filtered($0) }
  }
}

public import VMLBuild
public import VMLDiagnostics

/// Shows what a command found, where the options say.
///
/// Text is for people and goes to standard error. The other formats are for programs: where diagnostics
/// are all that a command has to give, they are its result.
public struct DiagnosticPrinter: Sendable {
  let options: ReportOptions
  /// Where formats for programs go.
  let programStream: StandardStream

  /// Text goes to standard error, formats for programs to `programStream`.
  public init(options: ReportOptions, programStream: StandardStream) {
    self.options = options
    self.programStream = programStream
  }

  /// How many diagnostics are shown as text, unless all are asked for.
  private static let textLimit = 100

  /// Where lines for people go that are not diagnostics.
  public var peopleStream: StandardStream {
    options.diagnostics != .text && programStream.descriptor == StandardStream.output.descriptor
      ? .error : .output
  }

  /// Whether lines such as the summary are wanted.
  public var isTalkative: Bool { !options.quiet }

  /// Shows diagnostics, with excerpts of the sources that they are about; a hundred as text, unless all
  /// are asked for.
  public func print(_ diagnostics: [Diagnostic], in sources: SourceSet) throws(FileSystemError) {
    guard options.diagnostics == .text else {
      let text = renderDiagnostics(diagnostics, in: sources, as: options.diagnostics, color: false)
      return try programStream.write(Array(text.utf8))
    }
    let shown = options.verbose ? diagnostics : most(of: diagnostics)
    var text = renderDiagnostics(
      shown, in: sources, as: .text, color: options.isColored(on: .error))
    if shown.count < diagnostics.count {
      let rest = tally(diagnostics).subtracting(tally(shown)).description
      text += "\n… and \(rest) more; '--verbose' shows all\n"
    }
    try StandardStream.error.write(Array(text.utf8))
  }

  /// As many as are shown, errors before warnings, in the order that they have.
  private func most(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > Self.textLimit else { return diagnostics }
    var room = [
      Diagnostic.Severity.error: Self.textLimit,
      .warning: max(0, Self.textLimit - tally(diagnostics).errors),
    ]
    return diagnostics.filter { diagnostic in
      room[diagnostic.severity, default: 0] -= 1
      return room[diagnostic.severity, default: 0] >= 0
    }
  }
}

/// How many errors and warnings there are.
public struct Tally: CustomStringConvertible, Sendable {
  public var errors: Int
  public var warnings: Int

  public init(errors: Int, warnings: Int) {
    self.errors = errors
    self.warnings = warnings
  }

  public func subtracting(_ other: Tally) -> Tally {
    Tally(errors: errors - other.errors, warnings: warnings - other.warnings)
  }

  /// `3 errors and 1 warning`, without what there is none of.
  public var description: String {
    let parts = [
      errors > 0 ? counted(errors, "error") : nil,
      warnings > 0 ? counted(warnings, "warning") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }

  /// `3 errors, 0 warnings`; errors only where there are any.
  public var summary: String {
    (errors > 0 ? counted(errors, "error") + ", " : "") + counted(warnings, "warning")
  }
}

/// Counts errors and warnings.
public func tally(_ diagnostics: [Diagnostic]) -> Tally {
  let errors = diagnostics.count { $0.severity == .error }
  return Tally(errors: errors, warnings: diagnostics.count - errors)
}

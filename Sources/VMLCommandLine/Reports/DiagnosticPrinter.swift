public import VMLBuild
public import VMLDiagnostics
public import VMLFiles

/// Shows what a command found, where the options say.
///
/// Text is for people and goes to standard error. The other formats are for programs: where
/// diagnostics are all that a command has to give, they are its result.
public struct DiagnosticPrinter: Sendable {
  let options: ReportOptions
  /// Stream for formats that programs read.
  let programStream: StandardStream

  /// Text in front of the paths of a site's files.
  public let folder: String

  /// Text goes to standard error, formats for programs to `programStream`.
  ///
  /// `site` is the site's folder, from the current one; `nil` where files have paths of their own.
  public init(options: ReportOptions, programStream: StandardStream, site: String? = nil) {
    self.options = options
    self.programStream = programStream
    folder =
      switch (options.paths, site) {
      case (.site, _), (_, nil), (_, "."?): ""
      case (.current, "/"?): "/"
      case (.current, let site?): site + "/"
      }
  }

  /// Number of diagnostics that are shown as text, unless all are asked for.
  private static let textLimit = 100

  /// Stream for lines to people that are not diagnostics.
  public var peopleStream: StandardStream {
    options.diagnostics != .text && programStream.descriptor == StandardStream.output.descriptor
      ? .error : .output
  }

  /// Whether lines such as the summary are wanted.
  public var isTalkative: Bool { !options.quiet }

  /// Shows what a build has to say.
  public func print(_ report: BuildReport) throws(FileSystemError) {
    try print(report.diagnostics, of: Tally(of: report), in: report.sources)
  }

  /// Shows diagnostics, with excerpts of the sources that they are about; a hundred as text, unless
  /// all are asked for.
  ///
  /// Of more than a hundred a text ends with what is said most often.
  public func print(
    _ diagnostics: [Diagnostic], of all: Tally? = nil, in sources: SourceSet
  ) throws(FileSystemError) {
    var sources = sources
    sources.folder = folder
    guard options.diagnostics == .text else {
      let text = renderDiagnostics(
        diagnostics, in: sources, as: options.diagnostics, color: false,
        toolVersion: compilerVersion)
      return try programStream.write(Array(text.utf8))
    }
    let shown = options.verbose ? diagnostics : most(of: diagnostics)
    var text = renderDiagnostics(
      shown, in: sources, as: .text, color: options.isColored(on: .error))
    if diagnostics.count > Self.textLimit { text += frequent(among: diagnostics) }
    if shown.count < diagnostics.count {
      let rest = (all ?? tally(diagnostics)).subtracting(tally(shown)).description
      text += "\n… and \(rest) more; '--verbose' shows all\n"
    }
    try StandardStream.error.write(Array(text.utf8))
  }

  /// The most frequent messages, a line each; empty where none comes more than twice.
  private func frequent(among diagnostics: [Diagnostic]) -> String {
    let groups = mistakeGroups(of: diagnostics).filter { $0.count > 2 }
    guard !groups.isEmpty else { return "" }
    let shown = groups.prefix(Self.groupLimit)
    let width = String(shown[0].count).utf8.count
    let lines = shown.map { group in
      let count = String(group.count)
      let padding = String(repeating: " ", count: width - count.utf8.count)
      return "  \(padding)\(count) × \(group.code.rawValue): \(group.message)\n"
    }
    let rest = groups.count - shown.count
    let others = rest > 0 ? "  … and \(counted(rest, "other message"))\n" : ""
    return "\nmost often:\n" + lines.joined() + others
  }

  /// Number of repeated messages that are named.
  private static let groupLimit = 10

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

/// Numbers of errors and warnings.
public struct Tally: CustomStringConvertible, Sendable {
  public var errors: Int
  public var warnings: Int
  /// Whether there may be more.
  var isLeast = false

  public init(errors: Int, warnings: Int) {
    self.errors = errors
    self.warnings = warnings
  }

  /// Counts what is listed, and what is not.
  public init(of report: BuildReport) {
    self.init(errors: report.errorCount, warnings: report.warningCount)
    isLeast = report.unlisted.isLeast
  }

  public func subtracting(_ other: Tally) -> Tally {
    var rest = self
    rest.errors -= other.errors
    rest.warnings -= other.warnings
    return rest
  }

  /// `3 errors and 1 warning`, without what there is none of.
  public var description: String {
    let parts = [
      errors > 0 ? counted(errors, "error") : nil,
      warnings > 0 ? counted(warnings, "warning") : nil,
    ]
    return least + parts.compactMap(\.self).joined(separator: " and ")
  }

  /// `3 errors, 0 warnings`; errors only where there are any.
  public var summary: String {
    least + (errors > 0 ? counted(errors, "error") + ", " : "") + counted(warnings, "warning")
  }

  private var least: String { isLeast ? "at least " : "" }
}

/// Counts errors and warnings.
public func tally(_ diagnostics: [Diagnostic]) -> Tally {
  let errors = diagnostics.count { $0.severity == .error }
  return Tally(errors: errors, warnings: diagnostics.count - errors)
}

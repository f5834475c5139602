/// The forms in which diagnostics are shown, by the names that the command line has for them.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
  case text
  case json
  case github
  case sarif
}

/// Shows diagnostics, in the order in which they are given.
///
/// - Parameters:
///   - diagnostics: What to show, usually from ``inReportOrder(_:in:)``.
///   - sources: The files that they point at. A place in any other file is left out.
///   - format: SARIF gives a whole log, to be made once for a run; the others can be strung
///     together.
///   - color: Whether the text has ANSI colours; the other formats have none.
///   - toolVersion: Version of the compiler, which SARIF names; `nil` to leave it out.
/// - Returns: The output with its last line feed.
public func renderDiagnostics(
  _ diagnostics: [Diagnostic], in sources: SourceSet, as format: DiagnosticFormat, color: Bool,
  toolVersion: String? = nil
) -> String {
  switch format {
  case .text:
    var renderer = TextDiagnosticRenderer(sources: sources, color: color)
    return renderer.render(diagnostics)
  case .json:
    var renderer = JSONDiagnosticRenderer(sources: sources)
    return renderer.render(diagnostics)
  case .github:
    var renderer = GitHubDiagnosticRenderer(sources: sources)
    return renderer.render(diagnostics)
  case .sarif:
    var renderer = SARIFDiagnosticRenderer(sources: sources, toolVersion: toolVersion)
    return renderer.render(diagnostics)
  }
}

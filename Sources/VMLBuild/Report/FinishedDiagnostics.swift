public import VMLDiagnostics

/// Diagnostics as they are shown: in report order, each mistake once, warnings as errors where that
/// was asked for.
public func finished(
  _ diagnostics: [Diagnostic], isStrict: Bool, in sources: SourceSet
) -> [Diagnostic] {
  var diagnostics = diagnostics
  if isStrict {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
  }
  return withoutConsequences(inReportOrder(diagnostics, in: sources), in: sources)
}

extension Diagnostic {
  /// Whether it says how many are not listed, and is no mistake.
  var isOfUnlisted: Bool { code == .mistakeLimit && range == nil }
}

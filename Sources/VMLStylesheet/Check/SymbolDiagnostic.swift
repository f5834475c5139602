public import VMLCatalog
public import VMLDiagnostics

extension StyleTarget {
  /// The warning about a symbol's name, which stands at `range` without its quotes.
  ///
  /// `isLiteral` says whether the name stands there as it is, so that it can be replaced.
  public func diagnostic(
    of problem: Catalog.SymbolProblem, withSymbol name: String, at range: SourceRange,
    isLiteral: Bool
  ) -> Diagnostic {
    func fixes(_ replacement: String?) -> [Diagnostic.FixIt] {
      guard isLiteral, let replacement else { return [] }
      return [Diagnostic.FixIt("write '\(replacement)'", replace: range, with: replacement)]
    }
    switch problem {
    case .unknown(let nearest):
      return Diagnostic(
        .unknownSymbol, .warning, at: range,
        "SF Symbols has no '\(name)'" + didYouMean(nearest),
        notes: [Diagnostic.Note("list the app's own symbols under 'custom.symbols' in site.yaml")],
        fixIts: fixes(nearest))
    case .late(let absence, let old):
      guard let check else { break }
      var diagnostic = Diagnostic.notAvailable(
        absence, for: self.name, check, isError: false, at: range)
      if let old {
        diagnostic.notes.append(Diagnostic.Note("all systems know it by its old name, '\(old)'"))
        diagnostic.fixIts = fixes(old)
      }
      return diagnostic
    case .renamed(let new):
      return Diagnostic(
        .deprecated, .warning, at: range, "the symbol '\(name)' is now called '\(new)'",
        fixIts: fixes(new))
    }
    return Diagnostic(.notAvailable, .warning, at: range, "'\(name)' is not available everywhere")
  }
}

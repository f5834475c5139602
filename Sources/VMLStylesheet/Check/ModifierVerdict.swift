import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// The result of checking a modifier for a target.
struct ModifierVerdict: Sendable {
  var diagnostics: [Diagnostic]
  /// Whether it is part of the target's tree.
  var isWritten: Bool
  /// The `attr()`s in it.
  var reads: [Catalog.AttributeRead] = []

  /// The verdict on a modifier that is right as it stands.
  static let clean = ModifierVerdict(diagnostics: [], isWritten: true)

  var isClean: Bool { diagnostics.isEmpty && isWritten && reads.isEmpty }
}

extension StyleTarget {
  /// Checks a modifier; `nil` if the target is not checked.
  func verdict(
    on node: Int, in tree: StyleTree, file: FileID, applied receiver: Catalog.Receiver
  ) -> ModifierVerdict? {
    guard let check, tree.nodes[node].kind == .modifier,
      let result = CallChecker(check).check(modifier: node, in: tree, file: file, on: receiver)
    else { return nil }
    var verdict = ModifierVerdict(
      diagnostics: result.diagnostics, isWritten: !result.isWrong, reads: result.reads)
    verdict.diagnostics += result.symbols.map { symbol in
      diagnostic(
        of: symbol.problem, withSymbol: symbol.name,
        at: SourceRange(file: file, symbol.range), isLiteral: symbol.isLiteral)
    }
    guard let absence = result.absence, availability != .keep else { return verdict }
    verdict.isWritten = false
    verdict.diagnostics.append(
      .notAvailable(
        absence, for: name, check, isError: availability == .error,
        at: SourceRange(file: file, absence.range)))
    return verdict
  }
}

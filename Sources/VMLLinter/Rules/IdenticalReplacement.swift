import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** A modifier that says, wherever it is used, what a weaker rule has said already.
///
/// **Why:** It changes nothing, and has to be kept in step with the other one.
///
/// **Example:**
///
/// ```vss bad
/// .title { font(.title); bold(); }
/// .title.large { font(.title); italic(); }
/// ```
///
/// ```vss good
/// .title { font(.title); bold(); }
/// .title.large { italic(); }
/// ```
///
/// ```vml with
/// <Text class="title large">Lamp</Text>
/// ```
///
/// **Fix:** Remove it. If it is to hold even if the other rule changes, ignore the warning there.
struct IdenticalReplacement: LintRule {
  static let code = DiagnosticCode.identicalReplacement

  /// By where a modifier is written.
  private var uses: [SourceRange: Use] = [:]

  private struct Use {
    var name: String
    /// Whether it was never more than a repetition.
    var isIdentical: Bool
    var older: SourceRange
  }

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    var found: [(SourceRange, Use)] = []
    document.forEachModifier { modifier, element, place in
      let isIdentical =
        modifier.replaced.count == 1 && modifier.replaced[0].text == modifier.text
      let older = modifier.replaced.first?.origin.place(on: element, in: document.tree)
      found.append(
        (place, Use(name: modifier.name, isIdentical: isIdentical, older: older ?? place)))
    }
    for (place, use) in found { add(use, at: place) }
  }

  private mutating func add(_ use: Use, at place: SourceRange) {
    guard let known = uses[place] else {
      uses[place] = use
      return
    }
    uses[place]?.isIdentical = known.isIdentical && use.isIdentical
    if use.isIdentical, use.older.precedes(known.older) { uses[place]?.older = use.older }
  }

  mutating func takeFacts() -> [LintFact] {
    defer { uses.removeAll() }
    return uses.map { place, use in
      var fact = LintFact(Self.code, use.name, at: place)
      (fact.flag, fact.other) = (use.isIdentical, use.older)
      return fact
    }
  }

  mutating func add(_ fact: LintFact) {
    add(
      Use(name: fact.text, isIdentical: fact.flag, older: fact.other ?? fact.place), at: fact.place)
  }

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    guard site.isWhole else { return }
    for (place, use) in uses where use.isIdentical && use.older != place {
      bag.report(.identicalReplacement(use.name, at: place, older: use.older))
    }
  }
}

extension SourceRange {
  /// An order of places that does not depend on when they were found.
  func precedes(_ other: SourceRange) -> Bool {
    (file.rawValue, range.lowerBound, range.upperBound)
      < (other.file.rawValue, other.range.lowerBound, other.range.upperBound)
  }
}

extension Diagnostic {
  fileprivate static func identicalReplacement(
    _ name: String, at range: SourceRange, older: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .identicalReplacement, .warning, at: range,
      "this '\(name)' replaces one that is the same, wherever it is used",
      notes: [Note("the other one", at: older), Note("remove it")])
  }
}

import Testing
import VMLDiagnostics

@Suite struct DiagnosticBagTests {
  private func warning(_ number: Int) -> Diagnostic {
    Diagnostic(.unknownClass, .warning, at: nil, "warning \(number)")
  }

  /// Diagnostics that several targets share are counted once, also where they are not kept.
  @Test func theSameOfSeveralTargetsCountsOnce() {
    var bag = DiagnosticBag()
    for _ in 0..<3 {
      var target = DiagnosticBag()
      for number in 0..<keptDiagnosticLimit + 7 { target.report(warning(number)) }
      #expect(target.unlisted.warnings == 7)
      bag.report(contentsOf: target)
    }
    #expect(bag.unlisted.total == 7 && !bag.unlisted.isLeast)
    bag.settle()
    #expect(bag.unlisted.total == 7)
  }

  @Test func whatIsTooMuchToCountIsSaidToBeMore() {
    var bag = DiagnosticBag()
    let count = keptDiagnosticLimit + countedDiagnosticLimit
    for number in 0..<count { bag.report(warning(number)) }
    #expect(bag.unlisted.total == countedDiagnosticLimit && !bag.unlisted.isLeast)
    bag.report(warning(count))
    #expect(bag.unlisted.total == countedDiagnosticLimit && bag.unlisted.isLeast)
  }
}

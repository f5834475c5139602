import Testing
import VMLDiagnostics

@Suite struct ReportOrderTests {
  private let sources = SourceSet([
    SourceFile(id: FileID(0), path: "b.vml", bytes: []),
    SourceFile(id: FileID(1), path: "a.vml", bytes: []),
    SourceFile(id: FileID(2), path: "a/c.vml", bytes: []),
  ])

  @Test func byPathThenPlaceThenCode() {
    expectOrder(
      [
        report("g", file: 0, 0..<1), report("e", file: 1, 4..<9),
        report("d", file: 1, 4..<5, code: .invalidUTF8), report("b", file: 1, 2..<3),
        report("c", file: 1, 4..<5, code: .forbiddenCharacter), report("f", file: 2, 0..<1),
        report("a", file: nil, 0..<0),
      ], ["a", "b", "c", "d", "e", "f", "g"])
  }

  @Test func equalPlacesStayInOrder() {
    expectOrder(
      [report("z", file: 0, 0..<1), report("a", file: 0, 0..<1), report("m", file: 0, 0..<1)],
      ["z", "a", "m"])
  }

  @Test func repetitionsAreLeftOut() {
    var noted = report("x", file: 0, 0..<1)
    noted.notes = [.init("n")]
    expectOrder(
      [report("x", file: 0, 0..<1), noted, report("x", file: 0, 0..<1), noted], ["x"])
  }

  @Test func unknownFilesComeFirst() {
    expectOrder([report("b", file: 1, 0..<1), report("a", file: 77, 5..<9)], ["a", "b"])
  }

  /// The order is by place and not by the numbers that files happen to have.
  @Test func orderDoesNotDependOnFileNumbers() {
    let swapped = SourceSet([
      SourceFile(id: FileID(1), path: "b.vml", bytes: []),
      SourceFile(id: FileID(0), path: "a.vml", bytes: []),
    ])
    let found = inReportOrder(
      [report("b", file: 1, 0..<1), report("a", file: 0, 0..<1)], in: swapped)
    #expect(found.map(\.message) == ["a", "b"])
  }

  private func expectOrder(
    _ diagnostics: [Diagnostic], _ messages: [String],
    at location: SourceLocation = #_sourceLocation
  ) {
    let ordered = inReportOrder(diagnostics, in: sources)
    #expect(ordered.map(\.message) == messages, sourceLocation: location)
    #expect(inReportOrder(ordered, in: sources) == ordered, sourceLocation: location)
  }
}

private func report(
  _ message: String, file: UInt32?, _ range: Range<Int>, code: DiagnosticCode = .invalidUTF8
) -> Diagnostic {
  Diagnostic(code, .error, at: file.map { SourceRange(file: FileID($0), range) }, message)
}

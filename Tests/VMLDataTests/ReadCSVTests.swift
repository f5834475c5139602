import Testing
import VMLData
import VMLDiagnostics

struct ReadCSVTests {
  private func read(_ text: String) -> (value: Value?, bag: DiagnosticBag) {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(1), path: "a.csv", bytes: Array(text.utf8))
    let node = readCSV(SourceText(file), reporting: &bag)
    return (node?.value, bag)
  }

  private func expectRows(
    _ text: String, _ rows: [ValueObject], at location: SourceLocation = #_sourceLocation
  ) {
    let (value, bag) = read(text)
    #expect(value == .list(rows.map { .object($0) }), sourceLocation: location)
    #expect(bag.diagnostics.isEmpty, sourceLocation: location)
  }

  private func expectMistake(
    _ marked: String, _ message: String, at location: SourceLocation = #_sourceLocation
  ) {
    let parts = marked.split(separator: "1️⃣", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.joined()
    let (value, bag) = read(text)
    #expect(value == nil, sourceLocation: location)
    #expect(bag.diagnostics.map(\.message) == [message], sourceLocation: location)
    #expect(
      bag.diagnostics.first?.range?.range.lowerBound == parts[0].utf8.count,
      sourceLocation: location)
  }

  @Test func rows() {
    let one = ValueObject(["a": .string("1"), "b": .string("x")])
    expectRows("a,b\n1,x\n", [one])
    expectRows("\u{FEFF}a,b\r\n1,x", [one])
    expectRows("\"a\",\"b\"\n\n\"1\",\"x\"\n\n", [one])
    expectRows("a,b\n", [])
    expectRows("", [])
    expectRows("a,b\n,\"\"\n", [ValueObject(["a": .nothing, "b": .string("")])])
    expectRows(
      "a,b\n\"1,\n\"\"2\"\"\", é \n",
      [ValueObject(["a": .string("1,\n\"2\""), "b": .string(" é ")])])
  }

  @Test func mistakes() {
    expectMistake("a,b\n1️⃣1\n", "this row has 1 field, and the table 2 columns")
    expectMistake("a,b\n1,2,1️⃣3\n", "this row has 3 fields, and the table 2 columns")
    expectMistake("a,1️⃣a\n1,2\n", "there are two columns 'a'")
    expectMistake("a,1️⃣\n1,2\n", "this column has no name")
    expectMistake("a,b\n1,x1️⃣\"y\"\n", "a quote stands inside of a field without quotes")
    expectMistake("a,b\n1,1️⃣\"y\n", "this quote is never closed")
    expectMistake(
      "a,b\n\"1\"1️⃣x,2\n", "expected ',' or the end of the line after a quoted field")
  }

  @Test func prefixesEnd() {
    let bytes = Array("a,\"b\"\r\n\"1\"\"\",é\n\"".utf8)
    for end in bytes.indices {
      var bag = DiagnosticBag()
      let file = SourceFile(id: FileID(1), path: "a.csv", bytes: Array(bytes[..<end]))
      let node = readCSV(SourceText(file), reporting: &bag)
      #expect((node == nil) == bag.hasErrors)
    }
  }

  @Test func lines() {
    var bag = DiagnosticBag()
    let file = SourceFile(
      id: FileID(1), path: "a.jsonl", bytes: Array("{\"a\": 1}\n\n[2]\r\n".utf8))
    let node = readJSONLines(SourceText(file), reporting: &bag)
    #expect(
      node?.value
        == .list([.object(ValueObject(["a": .integer(1)])), .list([.integer(2)])]))
    #expect(bag.diagnostics.isEmpty)
  }

  /// A mistake is told at its line.
  @Test func mistakesInLines() {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(1), path: "a.jsonl", bytes: Array("1\n{]\n".utf8))
    #expect(readJSONLines(SourceText(file), reporting: &bag) == nil)
    #expect(bag.diagnostics.first?.range?.range.lowerBound == 3)
  }
}

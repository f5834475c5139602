import Testing
import VMLDiagnostics

@Suite struct LineTableTests {
  @Test func lineEnds() {
    let table = lines("ab\ncd\r\ne\rf\n")
    #expect(table.lineCount == 4)
    #expect((1...4).map { table.range(ofLine: $0) } == [0..<2, 3..<5, 7..<10, 11..<11])
    #expect(table.range(ofLine: 0) == nil)
    #expect(table.range(ofLine: 5) == nil)
    #expect(table.start(ofLine: .max) == nil)
  }

  @Test func emptyFile() {
    let table = lines("")
    #expect(table.lineCount == 1)
    #expect(table.range(ofLine: 1) == 0..<0)
    #expect(table.position(at: 0) == .init(line: 1, column: 1))
  }

  @Test func byteOrderMarkIsNoColumn() {
    let table = lines("\u{FEFF}ab\nc")
    #expect(table.position(at: 0) == .init(line: 1, column: 1))
    #expect(table.position(at: 3) == .init(line: 1, column: 1))
    #expect(table.position(at: 4) == .init(line: 1, column: 2))
    #expect(table.range(ofLine: 1) == 3..<5)
  }

  @Test func placesOutsideOfTheFile() {
    let table = lines("ab\ncd")
    #expect(table.position(at: 1000) == .init(line: 2, column: 3))
    #expect(table.position(at: -5) == .init(line: 1, column: 1))
  }

  @Test func columnUnits() {
    let table = lines("x\né😀b")
    #expect(table.position(at: 8) == .init(line: 2, column: 7))
    #expect(table.position(at: 8, in: .utf16CodeUnits) == .init(line: 2, column: 4))
  }

  /// Compares with counting from the start of the file, over texts longer than the table's blocks.
  @Test func agreesWithCounting() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<30 {
      let count = Int.random(in: 0...5000, using: &random)
      let letters: [String] = ["a", "é", "日", "😀", "\n", "\r\n", "bbbbbbbbbb"]
      var text = ""
      while text.utf8.count < count { text += letters.randomElement(using: &random) ?? "" }
      let bytes = Array(text.utf8)
      let table = lines(text)
      for _ in 0..<40 {
        let offset = Int.random(in: 0...bytes.count, using: &random)
        let before = bytes[..<offset]
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let number = before.count { $0 == 0x0A } + 1
        #expect(table.position(at: offset) == .init(line: number, column: offset - start + 1))
        #expect(table.start(ofLine: number) == start)
        guard offset == bytes.count || bytes[offset] & 0xC0 != 0x80 else { continue }
        let units = String(decoding: bytes[start..<offset], as: UTF8.self).utf16.count
        #expect(table.position(at: offset, in: .utf16CodeUnits).column == units + 1)
      }
      #expect(table.lineCount == bytes.count { $0 == 0x0A } + 1)
    }
  }
}

private func lines(_ text: String) -> LineTable {
  LineTable(SourceFile(id: FileID(0), path: "a.vml", bytes: Array(text.utf8)))
}

import Testing
import VMLData
import VMLDiagnostics

struct RowCutterTests {
  /// Rows, whatever the pieces are that a file comes in, and however many are asked for.
  private func rows(
    of text: String, _ format: RowFormat, piece: Int, asking limit: Int
  ) throws -> [(line: Int, text: String)] {
    var cutter = RowCutter(format)
    var found: [(Int, String)] = []
    func take() {
      while let batch = cutter.next(upTo: limit) {
        #expect(batch.rows.count <= limit)
        let file = SourceFile(
          id: FileID(0), path: "rows", bytes: batch.bytes, firstLine: batch.firstLine)
        let lines = LineTable(file)
        for range in batch.rows {
          found.append(
            (
              lines.position(at: range.lowerBound).line,
              String(decoding: batch.bytes[range], as: UTF8.self)
            ))
        }
      }
    }
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      try cutter.add(Array(bytes[start..<min(start + piece, bytes.count)]))
      take()
    }
    cutter.finish()
    take()
    return found
  }

  @Test(arguments: [
    (RowFormat.jsonLines, "{\"a\":1}\n\n{\"a\":\"\\\"\"}\r\n{\"a\":3}", [1, 2, 3, 4]),
    (.csv, "a,b\n1,\"x\ny\"\n2,\"he said \"\"no\"\"\n\n\"\n3,z", [1, 2, 4, 7]),
    (.csv, "\u{FEFF}a,b\n1,2\n", [1, 2]),
    (.jsonLines, "", []),
    (.jsonLines, "\n", [1]),
  ]) func sameRowsInPiecesOfAnySize(format: RowFormat, text: String, lines: [Int]) throws {
    let whole = try rows(of: text, format, piece: 1 << 20, asking: 100)
    #expect(whole.map(\.line) == lines)
    #expect(
      whole.map(\.text).joined() == (text.hasPrefix("\u{FEFF}") ? "a,b\n1,2\n" : text))
    for piece in 1...9 {
      for limit in [1, 2, 100] {
        let cut = try rows(of: text, format, piece: piece, asking: limit)
        #expect(cut.map(\.text) == whole.map(\.text))
        #expect(cut.map(\.line) == lines)
      }
    }
  }

  @Test func saysWhereARowIsThatIsTooLong() throws {
    var cutter = RowCutter(.csv)
    try cutter.add(Array("a,b\n1,2\n3,\"never closed\n".utf8))
    #expect(cutter.next(upTo: 10)?.rows.count == 2)
    let error = #expect(throws: RowTooLong.self) {
      for _ in 0...20 { try cutter.add([UInt8](repeating: 0x0A, count: 1 << 20)) }
    }
    #expect(error?.line == 3)
  }

  @Test(arguments: [
    (#"{"sku":"A-1","b":2}"#, "A-1"), (#" { "b" : [1,{"sku":"no"},"}"] , "sku" : 12 } "#, "12"),
    (#"{"b":"\"sku\":\"x\"","sku":"y"}"#, "y"), (#"{"sku":-3}"#, "-3"),
    (#"{"sku":"a\u0062"}"#, nil), (#"{"sku":1.5}"#, nil), (#"{"b":1}"#, nil), ("[1]", nil),
    (#"{"sku":"#, nil), ("", nil), (#"{"sku":null}"#, nil), (#"{"s\u006Bu":"a","sku":"b"}"#, nil),
  ]) func keyOfARow(row: String, key: String?) {
    let found = rowKey("sku", inJSON: Array(row.utf8)[...])
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == key)
  }

  /// What is found without reading the row is what a reader finds.
  @Test func keysAreThoseOfTheReader() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let parts = [
        "{", "}", "[", "]", ",", ":", "\"sku\"", "\"a\"", "\"A\\\"-1\"", "12", "-", "1.5", "null",
        " ", "\\", "\"",
      ]
      var row = Bool.random(using: &random) ? "{\"sku\":" : "{\"a\":[1,\"}\"],\"sku\":"
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        row += parts.randomElement(using: &random) ?? ""
      }
      let bytes = Array((row + "}").utf8)
      var bag = DiagnosticBag()
      let file = SourceFile(id: FileID(0), path: "row", bytes: bytes)
      guard let node = readJSON(SourceText(file), reporting: &bag), bag.diagnostics.isEmpty,
        let found = rowKey("sku", inJSON: bytes[...])
      else { continue }
      #expect(node["sku"].flatMap { text(of: $0.value) } == String(decoding: found, as: UTF8.self))
    }
  }
}

import Testing
import VMLDiagnostics

@Suite struct EncodingTests {
  @Test(arguments: [
    "", "a", "<Text>Hello</Text>\r\n\t\u{C}", "é", "日本語", "😀", "\u{FEFF}<vml>", "a\u{FEFF}b",
    "\u{A0}", "\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FDCF}\u{FDF0}\u{FFFD}\u{10000}\u{10FFFD}",
  ])
  func soundText(text: String) { expectSound(text) }

  /// Every place in a block of the fast path must be looked at.
  @Test func oneBadByteAnywhere() {
    for length in [1, 7, 8, 9, 31, 40, 41, 72, 75] {
      for place in 0..<length {
        for byte: UInt8 in [0x00, 0x08, 0x0B, 0x0E, 0x1F, 0x7F] {
          var bytes = [UInt8](repeating: 0x41, count: length)
          bytes[place] = byte
          expectProblem(bytes, .forbiddenCharacter, at: place..<place + 1)
        }
        var bytes = [UInt8](repeating: 0x20, count: length)
        bytes[place] = 0xFF
        expectProblem(bytes, .invalidUTF8, at: place..<place + 1)
      }
    }
  }

  @Test func everyByteByItself() {
    let allowed: Set<UInt8> = Set([0x09, 0x0A, 0x0C, 0x0D] + Array(0x20...0x7E))
    for byte in UInt8.min...UInt8.max {
      // Long enough to be looked at in a block, a word, and byte by byte.
      for length in [1, 8, 64] {
        let isSound = problems([UInt8](repeating: byte, count: length)).isEmpty
        #expect(isSound == allowed.contains(byte), "0x\(String(byte, radix: 16)) × \(length)")
      }
    }
  }

  /// Compares with the standard library for all beginnings of all characters.
  @Test func agreesWithTheStandardLibrary() {
    // All bytes at which the tables of UTF-8 have a bound, and their neighbours.
    let edges: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBE, 0xBF, 0xC0, 0xC1, 0xFF,
    ]
    let tails: [UInt8] = [0x41, 0x7F, 0x80, 0xBF, 0xC0]
    for lead in UInt8(0x80)...0xFF {
      for second in edges {
        for third in tails {
          for bytes in [[lead, second, third], [lead, second, third, 0x80], [lead, second]] {
            let isUTF8 = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
            let isInvalid = problems(bytes).contains { $0.code == .invalidUTF8 }
            if isInvalid == isUTF8 { Issue.record("\(bytes)") }
          }
        }
      }
    }
  }

  @Test func noncharactersAndControls() {
    expectProblem(Array("a\u{85}b".utf8), .forbiddenCharacter, at: 1..<3)
    for last: UInt8 in 0x90...0xAF {
      expectProblem([0x61, 0xEF, 0xB7, last, 0x62], .forbiddenCharacter, at: 1..<4)
    }
    for plane in UInt32(0)...16 {
      for last in UInt32(0xFFFE)...0xFFFF {
        guard let scalar = Unicode.Scalar(plane << 16 | last) else { continue }
        let width = plane == 0 ? 3 : 4
        expectProblem(Array("ab\(scalar)".utf8), .forbiddenCharacter, at: 2..<2 + width)
      }
    }
  }

  @Test func messagesTellTheByteAndTheWayOut() {
    expectSays(
      [0x61, 0xFF, 0xC0], "byte 0xFF is not UTF-8 text; the file must be saved as UTF-8", [])
    expectSays(
      Array("caf".utf8) + [0xE9, 0x20],
      "byte 0xE9 is not UTF-8 text; the file must be saved as UTF-8",
      ["the file looks like Latin-1 (ISO 8859-1)"])
    expectSays(
      Array("it".utf8) + [0x92, 0x73],
      "byte 0x92 is not UTF-8 text; the file must be saved as UTF-8",
      ["the file looks like Windows-1252"])
    expectSays(
      [0x61, 0xE2, 0x82], "byte 0xE2 is not UTF-8 text; the file must be saved as UTF-8",
      ["the file ends in the middle of a character"])
    expectSays(
      [0x61, 0x00], "control character U+0000 (NUL) is not allowed",
      [
        "remove it; text holds no control characters but tabs, line feeds, form feeds and "
          + "carriage returns"
      ])
    expectSays(
      Array("\u{1FFFE}".utf8), "noncharacter U+1FFFE is not allowed",
      ["remove it; text holds no noncharacters"])
  }

  @Test func otherUnicodeEncodings() {
    let wide = Array("<Text>Hi</Text>".utf16)
    let little = wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
      let found = problems(bytes)
      #expect(found.map(\.code) == [.invalidUTF8])
      #expect(found.first?.notes.map(\.message) == ["the file looks like UTF-16"])
    }
    #expect(
      problems([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]).first?.notes.map(\.message)
        == ["the file looks like UTF-32"])
    // A few stray NULs make no UTF-16.
    #expect(
      problems(Array("a\0b\0 text".utf8)).map(\.code) == [.forbiddenCharacter, .forbiddenCharacter])
  }

  @Test func searchEndsAtTheLimit() {
    let found = problems([UInt8](repeating: 0x01, count: 100_000))
    #expect(found.count == forbiddenCharacterReportLimit)
    #expect(
      found.last?.notes.map(\.message) == ["the rest of the file is not searched after 10 of them"])
    #expect(problems([UInt8](repeating: 0xFF, count: 100_000)).count == 1)
  }

  @Test func forbiddenCharactersBeforeTheInvalidByte() {
    let found = problems([0x01, 0x41, 0x02, 0xFF, 0x03])
    #expect(found.map(\.code) == [.forbiddenCharacter, .forbiddenCharacter, .invalidUTF8])
    #expect(found.map(\.range?.range.lowerBound) == [0, 2, 3])
  }

  @Test func byteOrderMarkIsSkippedOnce() {
    let file = SourceFile(id: FileID(0), path: "a.vml", bytes: Array("\u{FEFF}\u{FEFF}a".utf8))
    #expect(file.textStart == 3)
    expectSound("\u{FEFF}")
    expectProblem([0xEF, 0xBB], .invalidUTF8, at: 0..<2)
  }

  @Test func sizeLimit() {
    let file = SourceFile(id: FileID(0), path: "a.vml", bytes: [1, 2, 3, 4])
    var bag = DiagnosticBag()
    #expect(validateSize(of: file, limit: 4, reporting: &bag))
    #expect(bag.diagnostics.isEmpty)
    #expect(!validateSize(of: file, limit: 3, reporting: &bag))
    #expect(bag.diagnostics.map(\.message) == ["this file is 4 bytes long, and the limit is 3"])
    #expect(bag.diagnostics.map(\.code) == [.fileTooLarge])
  }
}

private func problems(_ bytes: [UInt8]) -> [Diagnostic] {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "a.vml", bytes: bytes)
  let isSound = validateEncoding(of: file, reporting: &bag)
  #expect(isSound == bag.diagnostics.isEmpty)
  return bag.diagnostics
}

private func expectSound(_ text: String, at location: SourceLocation = #_sourceLocation) {
  #expect(problems(Array(text.utf8)).isEmpty, sourceLocation: location)
}

private func expectProblem(
  _ bytes: [UInt8], _ code: DiagnosticCode, at range: Range<Int>,
  at location: SourceLocation = #_sourceLocation
) {
  let found = problems(bytes)
  #expect(found.map(\.code) == [code], "\(bytes)", sourceLocation: location)
  #expect(found.map(\.range?.range) == [range], "\(bytes)", sourceLocation: location)
}

private func expectSays(
  _ bytes: [UInt8], _ message: String, _ notes: [String],
  at location: SourceLocation = #_sourceLocation
) {
  let first = problems(bytes).first
  #expect(first?.message == message, sourceLocation: location)
  #expect(first?.notes.map(\.message) == notes, sourceLocation: location)
}

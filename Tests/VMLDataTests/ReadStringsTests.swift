import Foundation
import Testing
import VMLData
import VMLDiagnostics

/// Apple's string files.
struct ReadStringsTests {
  /// Reads a string file as keys and texts; `nil` with messages.
  private func read(_ bytes: [UInt8]) -> (texts: [String], messages: [String]) {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "a.strings", bytes: bytes)
    let root = readStrings(file, reporting: &bag)
    let texts = (root?.entries ?? []).map { entry in
      guard case .string(let text) = entry.value.content else { return entry.key }
      return "\(entry.key)=\(text)"
    }
    for range in bag.diagnostics.compactMap(\.range?.range) {
      #expect(range.upperBound <= bytes.count)
    }
    return (texts, bag.diagnostics.map(\.message))
  }

  @Test func texts() {
    let source = #"""
      /* a "comment"; */ "a b" = "x = \"y\";\n\U00e4\U0001\t"; // more
      key = "z";
      "alone"; "wide" = "\Ud83d\uDE00
      two lines";
      """#
    let read = read(Array(source.replacing("\\U0001", with: "").utf8))
    #expect(read.texts == ["a b=x = \"y\";\nä\t", "key=z", "alone=alone", "wide=😀\ntwo lines"])
    #expect(read.messages == [])
    #expect(self.read([]).texts == [])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func wideTexts(_ encoding: String.Encoding) throws {
    let data = try #require("\u{FEFF}\"a\" = \"ä😀\";\n".data(using: encoding))
    #expect(read(Array(data)).texts == ["a=ä😀"])
    let cut = read(Array(data.dropLast()))
    #expect(cut.messages == ["this text is no UTF-16"])
    let wrong = try #require("\u{FEFF}\"ä\" = ;".data(using: encoding))
    #expect(read(Array(wrong)).messages == ["expected a key or a text in quotes"])
  }

  @Test(arguments: [
    (#""a" "b";"#, "expected ';' after a text"), (#""a" = "b""#, "expected ';' after a text"),
    (#""a" = "b;"#, "this text is never closed"), ("/* a", "this comment is never closed"),
    (#""a" = "\q";"#, #"'\' begins no escape here"#),
    (#""a" = "\Ud83d";"#, #"'\' begins no escape here"#),
    (#""a" = "b"; "a" = "c";"#, "the key 'a' is given twice"),
    ("= ;", "expected a key or a text in quotes"),
  ])
  func mistakes(_ source: String, _ message: String) {
    let read = read(Array(source.utf8))
    #expect(read.texts == [] && read.messages == [message])
  }

  /// What is cut off anywhere is told, or is whole.
  @Test func everyPrefix() {
    let seed = Array("/* a */ \"a\" = \"\\Ud83d\\uDE00 %@\"; // b\n\"c\";".utf8)
    for count in 0...seed.count {
      let read = read(Array(seed[..<count]))
      #expect(read.messages.count <= 1 && (read.messages.isEmpty || read.texts == []))
    }
  }
}

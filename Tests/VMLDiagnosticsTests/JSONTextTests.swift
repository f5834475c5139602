import Foundation
import Testing
import VMLDiagnostics

@Suite struct JSONTextTests {
  @Test func layouts() {
    #expect(sample(.compact, .compact) == #"{"a":1,"b":[true,null],"c":{},"d":[]}"#)
    #expect(sample(.spaced, .spaced) == #"{"a": 1, "b": [true, null], "c": {}, "d": []}"#)
    #expect(
      sample(.lines, .spaced) == """
        {
          "a": 1,
          "b": [true, null],
          "c": {},
          "d": []
        }
        """)
    #expect(
      sample(.lines, .lines) == """
        {
          "a": 1,
          "b": [
            true,
            null
          ],
          "c": {},
          "d": []
        }
        """)
  }

  @Test func numbers() {
    var json = JSONText()
    json.array {
      $0.value(Int.min)
      $0.value(UInt64.max)
      $0.value(0.1)
      $0.value(-0.0)
      $0.value(1e300)
      $0.value(Double.infinity)
      $0.value(Double.nan)
    }
    #expect(
      json.text == "[-9223372036854775808,18446744073709551615,0.1,-0.0,1e+300,null,null]")
  }

  @Test func optionalMembers() {
    var json = JSONText()
    json.object {
      $0.member("a", String?.none)
      $0.member("b", Int?.none)
      $0.member("c", "x")
    }
    #expect(json.text == #"{"a":null,"b":null,"c":"x"}"#)
  }

  @Test func escapes() {
    expectQuoted("a\"b\\c/d", #""a\"b\\c/d""#)
    expectQuoted("\n\r\t\u{8}\u{0}\u{1F}\u{7F}", #""\n\r\t\u0008\u0000\u001F\u007F""#)
    expectQuoted("\u{80}\u{9B}\u{9F}\u{A0}", "\"\\u0080\\u009B\\u009F\u{A0}\"")
    expectQuoted("\u{2027}\u{2028}\u{2029}\u{202A}", "\"\u{2027}\\u2028\\u2029\u{202A}\"")
    expectQuoted("é日😀", #""é日😀""#)
  }

  @Test func everyCharacterSurvives() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      // Foundation's reader loses byte order marks.
      let text = String(decoding: random.hostileBytes(count: 0...200), as: UTF8.self)
        .replacing("\u{FEFF}", with: "")
      var json = JSONText()
      json.array { $0.value(text) }
      let parsed = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
      #expect(parsed.map { $0.map { Array($0.utf8) } } == [Array(text.utf8)])
      #expect(!json.bytes.contains { $0 < 0x20 || $0 == 0x7F })
    }
  }
}

private func sample(_ outer: JSONText.Layout, _ inner: JSONText.Layout) -> String {
  var json = JSONText()
  json.object(outer) {
    $0.member("a", 1)
    $0.member("b") { json in
      json.array(inner) {
        $0.value(true)
        $0.null()
      }
    }
    $0.member("c") { $0.object(inner) { _ in } }
    $0.member("d") { $0.array(inner) { _ in } }
  }
  return json.text
}

private func expectQuoted(
  _ text: String, _ expected: String, at location: SourceLocation = #_sourceLocation
) {
  var json = JSONText()
  json.value(text)
  #expect(json.text == expected, sourceLocation: location)
}

import Testing
import VMLData
import VMLDiagnostics

struct ReadJSONTests {
  @Test(arguments: [
    ("null", "null"), (" true ", "true"), ("false\n", "false"), ("\"\"", "\"\""), ("0", "0"),
    ("-0", "0"), ("-0.0", "-0.0"), ("12", "12"), ("-12.50", "-12.5"), ("1e3", "1000.0"),
    ("1E+2", "100.0"), ("1e-2", "0.01"), ("0e1", "0.0"), ("1e-999", "0.0"),
    ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("9223372036854775808.0", "9.223372036854776e+18"), ("[]", "[]"), ("[ ]", "[]"), ("{}", "{}"),
    ("{ }", "{}"), ("[1,2 , 3]", "[1, 2, 3]"), ("[[],[[]],{}]", "[[], [[]], {}]"),
    (#"{"b": 1, "a" : {"": [null]}}"#, "{b: 1, a: {: [null]}}"), ("\u{FEFF}[1]", "[1]"),
    ("\t\r\n [\r\n1\t]", "[1]"), (#"["é", "😀", "\u007f", ""]"#, #"["é", "😀", "\u{7F}", ""]"#),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u{08}\u{0C}\n\r\t""#),
    (#""a\u00E9b\u00e9""#, #""aébé""#), (#""\ud83d\ude00x""#, #""😀x""#),
    (#""\uDBFF\uDFFF""#, "\"\u{10FFFF}\""), (#""\u0000""#, #""\0""#),
    (#""/*no*/ //""#, #""/*no*/ //""#),
    (#"{"null": null, "a,": "]"}"#, #"{null: null, a,: "]"}"#),
  ])
  func accepts(_ text: String, _ expected: String) {
    expectData(text, as: .json, reads: expected)
  }

  @Test func placesOfKeysAndValues() {
    let text = #"{"é" : [1.5, "ü\n"] , "b": {} }"#
    let bytes = Array(text.utf8)
    let root = read(bytes, as: .json).node
    let slice = { (range: SourceRange?) in
      range.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
    #expect(slice(root?.range) == text)
    #expect(slice(root?.entry("é")?.keyRange) == #""é""#)
    #expect(slice(root?["é"]?.range) == #"[1.5, "ü\n"]"#)
    #expect(slice(root?["é"]?.items?.last?.range) == #""ü\n""#)
    #expect(slice(root?["b"]?.range) == "{}")
  }

  @Test func values() {
    expectMistakes("1️⃣", as: .json, "expected a value, found the end of the text")
    expectMistakes(" \n1️⃣", as: .json, "expected a value, found the end of the text")
    expectMistakes("[1️⃣", as: .json, "expected a value, found the end of the text")
    expectMistakes("[1,1️⃣,2]", as: .json, "expected a value, found ','")
    expectMistakes("[1️⃣,1]", as: .json, "expected a value, found ','")
    expectMistakes(#"{"a": 1️⃣}"#, as: .json, "expected a value, found '}'")
    expectMistakes("1️⃣]", as: .json, "expected a value, found ']'")
    expectMistakes("[1️⃣\u{0}]", as: .json, "expected a value, found a control character")
    expectMistakes("[1️⃣True]", as: .json, "'True' is not JSON; did you mean 'true'?")
    expectMistakes("[1️⃣flase]", as: .json, "'flase' is not JSON; did you mean 'false'?")
    expectMistakes("[1️⃣nul]", as: .json, "'nul' is not JSON; did you mean 'null'?")
    expectMistakes("[1️⃣None]", as: .json, "'None' is not JSON; did you mean 'null'?")
    expectMistakes("[1️⃣truex]", as: .json, "'truex' is not JSON; did you mean 'true'?")
    expectMistakes("[1️⃣blue]", as: .json, "'blue' must be in double quotes")
    expectMistakes("[1️⃣blå gul]", as: .json, "'blå' must be in double quotes")
    expectMistakes("[1️⃣NaN]", as: .json, "JSON has no 'NaN'")
    expectMistakes("[1️⃣-Infinity]", as: .json, "JSON has no '-Infinity'")
    expectFix("[None, 1]", as: .json, to: "[null, 1]")
    expectFix("[blue]", as: .json, to: #"["blue"]"#)
    expectFix("{\"a\": TRUE}", as: .json, to: "{\"a\": true}")
  }

  @Test(arguments: [
    "01", "-01", "00", "1.", "-", "-a", ".5", "+1", "1e", "1e+", "1.e1", "0x10", "0b1", "1_000",
    "1.2.3", "--1", "1é", "-.5", "1e1.5", "2024-01-01", "1a", "١",
  ])
  func badNumber(_ text: String) {
    let isWord = text == "١"
    expectMistakes(
      "[1️⃣\(text)]", as: .json,
      isWord ? "'\(text)' must be in double quotes" : "'\(text)' is not a number of JSON")
  }

  @Test func tooLargeForANumber() {
    expectMistakes("[1️⃣1e999]", as: .json, "the number '1e999' is too large")
    expectMistakes("[1️⃣-1e999]", as: .json, "the number '-1e999' is too large")
    expectMistakes(
      "[1️⃣99999999999999999999]", as: .json, "the number '99999999999999999999' is too large")
  }

  @Test func commas() {
    expectMistakes("[1, 21️⃣,]", as: .json, "a ',' may not stand before ']'")
    expectMistakes(#"{"a": 11️⃣, }"#, as: .json, "a ',' may not stand before '}'")
    expectFix(#"{"a": [1], }"#, as: .json, to: #"{"a": [1] }"#)
    expectMistakes("[1 1️⃣2]", as: .json, "expected ',' or ']', found '2'")
    expectMistakes("[\"a\"1️⃣\n \"b\"]", as: .json, "expected ',' between items")
    expectMistakes("{\"a\": 11️⃣\n \"b\": 2}", as: .json, "expected ',' between entries")
    expectFix("{\"a\": 1\n \"b\": 2}", as: .json, to: "{\"a\": 1,\n \"b\": 2}")
    expectFix("[{}{}]", as: .json, to: "[{},{}]")
    expectMistakes("[11️⃣}", as: .json, "expected ',' or ']', found '}'")
    expectMistakes("{\"a\": [1]1️⃣]", as: .json, "expected ',' or '}', found ']'")
    expectMistakes("[1, [2]1️⃣", as: .json, "expected ',' or ']', found the end of the text")
    expectMistakes("[1]1️⃣]", as: .json, "expected the end of the text, found ']'")
    expectMistakes("{} 1️⃣{}", as: .json, "expected the end of the text, found '{'")
  }

  @Test func keys() {
    expectMistakes("{1️⃣a: 1}", as: .json, "key 'a' must be in double quotes")
    expectFix("{a: 1}", as: .json, to: #"{"a": 1}"#)
    expectMistakes("{1️⃣12: 1}", as: .json, "key '12' must be in double quotes")
    expectMistakes("{1️⃣[]: 1}", as: .json, "expected a key in double quotes, found '['")
    expectMistakes("{1️⃣,}", as: .json, "expected a key in double quotes, found ','")
    expectMistakes(#"{"a"1️⃣}"#, as: .json, "expected ':' after the key 'a', found '}'")
    expectMistakes(#"{"a" 1️⃣= 1}"#, as: .json, "expected ':' after the key 'a', found '='")
    expectFix(#"{"a" = 1}"#, as: .json, to: #"{"a" : 1}"#)
    expectMistakes(
      #"{"a"1️⃣"#, as: .json, "expected ':' after the key 'a', found the end of the text")
    let diagnostics = expectMistakes(
      #"{"a": 1, 1️⃣"\u0061": 2, "b": {"a": 1}, 2️⃣"b": 1}"#, as: .json, "key 'a' is given twice",
      "key 'b' is given twice")
    #expect(diagnostics.first?.notes.first?.range?.range == 1..<4)
    #expect(read(Array(#"{"a": 1, "a": 2}"#.utf8), as: .json).summary == "{a: 1}")
  }

  @Test func strings() {
    expectMistakes("[1️⃣'a']", as: .json, "a string must be in double quotes")
    expectMistakes("{1️⃣'a': 1}", as: .json, "a string must be in double quotes")
    expectMistakes("[1️⃣'a]", as: .json, "a string must be in double quotes")
    expectFix("{'a': 1}", as: .json, to: #"{"a": 1}"#)
    expectMistakes("[1️⃣\"a]", as: .json, "expected '\"' to close the string that begins here")
    expectMistakes("[1️⃣\"a\\n", as: .json, "expected '\"' to close the string that begins here")
    expectMistakes("[\"é1️⃣\nb\"]", as: .json, "a line break may not stand in a string")
    expectMistakes("[\"a1️⃣\tb\"]", as: .json, "a tab may not stand in a string")
    expectMistakes("[\"a1️⃣\u{1F}\"]", as: .json, "a control character may not stand in a string")
    expectMistakes(#"["1️⃣\(a)"]"#, as: .json, #"'\(' is not an escape of JSON"#)
    expectMistakes(#"["1️⃣\é"]"#, as: .json, #"'\é' is not an escape of JSON"#)
    expectMistakes(#"["1️⃣\x41"]"#, as: .json, #"'\x' is not an escape of JSON"#)
    expectFix(#"["\(a)"]"#, as: .json, to: #"["\\(a)"]"#)
    expectMistakes(#"["\u1️⃣"]"#, as: .json, #"expected four hexadecimal digits after '\u'"#)
    expectMistakes(#"["\u00e1️⃣g"]"#, as: .json, #"expected four hexadecimal digits after '\u'"#)
    expectMistakes(#"["\u1️⃣+123"]"#, as: .json, #"expected four hexadecimal digits after '\u'"#)
    for half in [#"\ud800"#, #"\uDFFF"#, #"\ud83d\u0041"#, #"\ud83d\ud83d"#, #"\ud83d\n"#] {
      expectMistakes(
        #"["1️⃣\#(half)"]"#, as: .json, "'\(half.prefix(6))' is only half of a character")
    }
    expectMistakes("[\"a\\1️⃣", as: .json, "expected '\"' to close the string that begins here")
  }

  @Test func comments() {
    for text in [
      "1️⃣// x\n1", "[1️⃣/* x */1]", "[1 1️⃣# x\n]", "{1️⃣// x\n}", "{\"a\"1️⃣/**/: 1}", "1 1️⃣// x",
    ] {
      expectMistakes(text, as: .json, "JSON has no comments")
    }
  }

  @Test func limits() {
    let limit = DataLimits.nesting
    let deep = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    let codes = { (text: String) in read(Array(text.utf8), as: .json).diagnostics.map(\.code) }
    #expect(codes(deep(limit)) == [])
    #expect(codes(deep(limit + 1)) == [.dataNestingLimit])
    #expect(codes(String(repeating: "[", count: 1_000_000)) == [.dataNestingLimit])
    #expect(codes(String(repeating: #"{"a":"#, count: 100_000)) == [.dataNestingLimit])
    let repeated = "{\(String(repeating: #""a":1,"#, count: 500))\"b\":1}"
    let mistakes = codes(repeated)
    #expect(mistakes.count == DataLimits.mistakes + 1)
    #expect(mistakes.last == .dataMistakeLimit)
  }
}

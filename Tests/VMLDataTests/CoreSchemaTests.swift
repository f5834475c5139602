import Testing
import VMLData
import VMLDiagnostics

struct CoreSchemaTests {
  @Test(arguments: [
    ("", "null"), ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"),
    ("true", "true"), ("True", "true"), ("TRUE", "true"),
    ("false", "false"), ("False", "false"), ("FALSE", "false"),
    ("0", "0"), ("-0", "0"), ("12", "12"), ("+12", "12"), ("-19", "-19"), ("007", "7"),
    ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("0o7", "7"), ("0o14", "12"), ("0xff", "255"), ("0xFF", "255"), ("0x3A", "58"),
    ("0x7fffffffffffffff", "9223372036854775807"),
    ("9223372036854775808.0", "9.223372036854776e+18"), ("1e20", "1e+20"),
    ("1.", "1.0"), (".5", "0.5"), ("-.5", "-0.5"), ("+.5", "0.5"), ("0.", "0.0"), ("-0.0", "-0.0"),
    ("12e03", "12000.0"), ("-2E+05", "-200000.0"), ("1e3", "1000.0"), ("1.5e-3", "0.0015"),
    ("1.e1", "10.0"), (".1e1", "1.0"), ("1e-999", "0.0"),
    (".inf", "inf"), (".Inf", "inf"), (".INF", "inf"), ("+.inf", "inf"), ("-.inf", "-inf"),
    ("-.INF", "-inf"), (".nan", "nan"), (".NaN", "nan"), (".NAN", "nan"),
  ])
  func value(_ scalar: String, _ expected: String) {
    expectData("k: \(scalar)", reads: "{k: \(expected)}")
  }

  @Test(arguments: [
    "no", "No", "yes", "on", "off", "y", "n", "N", "nULL", "nul", "nulls", "tRUE", "truer", "t",
    "f",
    "~~", "~a", "1_000", "2024-01-01", "12:30", "0b1", "0o", "0o8", "0O7", "-0o7", "+0x1", "0x",
    "0xg", "0X1", "1e", "1e+", "e1", ".", "..", ".e1", "+", "+-1", "--1", "1.2.3", "1 2", "1,5",
    ".inF", "inf", "nan", "-.nan", "+.NaN", "Infinity", "1a", "0x1p3", "1.0f", "½", "١", "1e5é",
    "-.", "+.e3", ".infx", "1__", "0.0.0", "- 1x", "é", "=", "<",
  ])
  func text(_ scalar: String) {
    expectData("k: '\(scalar)'", reads: "{k: \(scalar.debugDescription)}")
    guard !scalar.hasPrefix("- ") else { return }
    expectData("k: \(scalar)", reads: "{k: \(scalar.debugDescription)}")
  }

  @Test(arguments: [
    "1e999", "-1e999", "9223372036854775808", "-9223372036854775809", "99999999999999999999",
    "0x8000000000000000", "0o1000000000000000000000", "0x1" + String(repeating: "0", count: 300),
    "0o1" + String(repeating: "0", count: 400), String(repeating: "9", count: 400),
  ])
  func tooLargeForANumber(_ scalar: String) {
    let shown = scalar.count > 40 ? "\(scalar.prefix(40))…" : scalar
    expectMistakes("k: 1️⃣\(scalar)", "the number '\(shown)' is too large")
  }

  @Test(arguments: [
    ("!!str 12", "\"12\""), ("!!str", "\"\""), ("!!str null", "\"null\""), ("! 12", "\"12\""),
    ("!", "\"\""), ("! 'a'", "\"a\""), ("!!int '12'", "12"), ("!!int 0x10", "16"),
    ("!!str 9223372036854775808", "\"9223372036854775808\""), ("!!float 1", "1.0"),
    ("!!float '.inf'", "inf"), ("!!bool \"true\"", "true"), ("!!null ''", "null"),
    ("!!null ~", "null"), ("!!null", "null"), ("!!seq [1]", "[1]"), ("!!map {a: 1}", "{a: 1}"),
    ("! [1]", "[1]"), ("! {a: 1}", "{a: 1}"), ("!<tag:yaml.org,2002:str> 1", "\"1\""),
    ("!!str |\n  1", "\"1\""), ("!!str &a 1", "\"1\""), ("&a !!str 1", "\"1\""),
  ])
  func tag(_ scalar: String, _ expected: String) {
    expectData("k: \(scalar)", reads: "{k: \(expected)}")
  }

  @Test func tagsThatDoNotFit() {
    expectMistakes("k: !!int 1️⃣x", "'x' does not fit the tag '!!int'")
    expectMistakes("k: !!int 1️⃣1.5", "'1.5' does not fit the tag '!!int'")
    expectMistakes("k: !!bool 1️⃣yes", "'yes' does not fit the tag '!!bool'")
    expectMistakes("k: !!null 1️⃣x", "'x' does not fit the tag '!!null'")
    expectMistakes("k: !!float 1️⃣'one'", "'one' does not fit the tag '!!float'")
    expectMistakes("k: !!seq 1️⃣x", "'x' does not fit the tag '!!seq'")
    expectMistakes("k: 1️⃣!!map [x]", "tag '!!map' does not fit a list")
    expectMistakes("k: 1️⃣!!str {x: 1}", "tag '!!str' does not fit an object")
  }

  @Test func unknownTags() {
    expectMistakes("k: 1️⃣!color red", "tag '!color' is not known")
    expectMistakes("k: &a 1️⃣!!binary x", "tag '!!binary' is not known")
    expectMistakes("k: 1️⃣!!sr x", "tag '!!sr' is not known; did you mean '!!str'?")
    expectMistakes("k: 1️⃣!e!x y", "tag '!e!x' is not known")
    expectMistakes("1️⃣!a k: 2️⃣!b x", "tag '!a' is not known", "tag '!b' is not known")
  }
}

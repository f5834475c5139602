import Testing
import VMLRelease
import VMLTestSupport

struct JSONTests {
  @Test func canonicalBytes() {
    let value: JSONValue = [
      "b": ["\u{1}\n\"\\/é😀", 0, -12, .bool(true), .bool(false), .null], "a": [:], "\u{E9}": [],
      "B": "",
    ]
    // What securesystemslib's encode_canonical gives.
    let expected =
      "{\"B\":\"\",\"a\":{},\"b\":[\"\u{1}\n\\\"\\\\/é😀\",0,-12,true,false,null],\"é\":[]}"
    #expect(String(decoding: value.canonicalBytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    (
      #"{"a": [1, "x\u0041\n\ud83d\ude00", {"b": null}], "c": -3}"#,
      "{\"a\":[1,\"xA\\u000a😀\",{\"b\":null}],\"c\":-3}\n"
    ),
    ("  [ ]\n", "[]\n"), (#""\"\\\/\b\f\r\t""#, #""\"\\/\u0008\u000c\u000d\u0009""# + "\n"),
    ("true", "true\n"), ("9223372036854775807", "9223372036854775807\n"), ("0", "0\n"),
  ])
  func readingAndWriting(_ text: String, _ file: String) throws {
    let value = try JSONValue(parsing: Array(text.utf8))
    #expect(String(decoding: value.fileBytes, as: UTF8.self) == file)
    #expect(try JSONValue(parsing: value.fileBytes) == value)
  }

  /// Both look the same, and are two keys to most readers.
  @Test func keysByTheirBytes() throws {
    let value = try JSONValue(parsing: Array("{\"e\u{301}\":1,\"\u{E9}\":2}".utf8))
    #expect(value["\u{E9}"] == 2 && value["e\u{301}"] == 1)
    #expect(try JSONValue(parsing: Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8)) != value)
    #expect(try JSONValue(parsing: value.fileBytes) == value)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":1,}", "{\"a\":1,\"a\":2}", "1.5", "1e3", "01", "-", "+1", "nul",
    "[1 2]",
    "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\\x\"", "\"a\nb\"", "\"", "1 2", "'a'",
    "9223372036854775808", "{a:1}", "\"\\u00g0\"",
  ])
  func refusals(_ text: String) {
    #expect(throws: JSONMistake.self) { try JSONValue(parsing: Array(text.utf8)) }
  }

  @Test func bytesThatAreNoText() {
    #expect(throws: JSONMistake.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    // A long form of '/'.
    #expect(throws: JSONMistake.self) { try JSONValue(parsing: [0x22, 0xC0, 0xAF, 0x22]) }
  }

  @Test func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONValue(parsing: nested(JSONValue.depthLimit))
    #expect(throws: JSONMistake.self) { try JSONValue(parsing: nested(JSONValue.depthLimit + 1)) }
    #expect(throws: JSONMistake.self) { try JSONValue(parsing: nested(1_000_000)) }
  }

  @Test func damagedFilesNeverCrash() throws {
    let document: JSONValue = [
      "signed": ["a\u{E9}\"": [1, .null, "x\u{1F600}"], "b": [:]], "signatures": [[]],
    ]
    let bytes = document.fileBytes
    for count in bytes.indices { _ = try? JSONValue(parsing: Array(bytes[..<count])) }
    var random = SplitMix64(seed: 7)
    for _ in 0..<5000 {
      var damaged = bytes
      damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
      guard let value = try? JSONValue(parsing: damaged) else { continue }
      #expect(try JSONValue(parsing: value.fileBytes) == value)
    }
  }
}

struct UTCTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (1_795_327_257, "2026-11-22T06:00:57Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"),
  ])
  func writingAndReading(_ seconds: Int, _ text: String) {
    #expect(UTCTime(seconds: seconds).description == text)
    #expect(UTCTime(text)?.seconds == seconds)
  }

  @Test(arguments: [
    "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-32T00:00:00Z",
    "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "2026-01-01 00:00:00Z",
    "2026-01-01T00:00:00", "2026-01-01T00:00:00.5Z", "", "２026-01-01T00:00:00Z",
  ])
  func refusals(_ text: String) { #expect(UTCTime(text) == nil) }

  @Test func everyDayComesBack() {
    for day in stride(from: -1_000_000, to: 2_900_000, by: 173) where day * 86_400 > -62_135_596_800
    {
      let time = UTCTime(seconds: day * 86_400 + 4321)
      if time.seconds <= 253_402_300_799 { #expect(UTCTime(time.description) == time) }
    }
  }
}

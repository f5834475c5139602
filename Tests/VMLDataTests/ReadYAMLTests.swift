import Testing
import VMLData
import VMLDiagnostics
import VMLYAML

struct ReadYAMLTests {
  @Test(arguments: ["", " ", "\n", "# only a comment\n", "---\n", "---\n...\n", "\u{FEFF}", "~"])
  func emptyDocument(_ text: String) {
    expectData(text, reads: "null")
  }

  @Test func blockCollections() {
    expectData(
      "a: 1\nb:\n  - x\n  - y: 1\n    z: 2\n  -\nc:\nd:\n- e\n",
      reads: #"{a: 1, b: ["x", {y: 1, z: 2}, null], c: null, d: ["e"]}"#)
  }

  @Test func flowCollections() {
    expectData(
      "[a, {b: 1, c}, [d: e , f], [], {}, {? g : h}, 'i': 2, ]",
      reads: #"["a", {b: 1, c: null}, [{d: "e"}, "f"], [], {}, {g: "h"}, {i: 2}]"#)
  }

  @Test func scalarStyles() {
    expectData("k: a\n  b\n\n  c", reads: #"{k: "a b\nc"}"#)
    expectData("k: 'it''s\n\n  ok'", reads: #"{k: "it\'s\nok"}"#)
    expectData(#"k: "\x41\u00e9\U0001F600\t\\\"\/\0""#, reads: #"{k: "Aé😀\t\\\"/\0"}"#)
    expectData("k: |\n  a\n   b\n\nl: 1", reads: #"{k: "a\n b\n", l: 1}"#)
    expectData("k: |-\n  a\n\nl: >\n  a\n  b\n", reads: #"{k: "a", l: "a b\n"}"#)
    expectData("k: |+\n  a\n\nl: |2-\n   a\n", reads: #"{k: "a\n\n", l: " a"}"#)
    expectData("k: \"a\\\n  b\"", reads: #"{k: "ab"}"#)
  }

  @Test func commentsBelongToNothing() {
    expectData(
      "# x\na: 1 # y\nb: # z\n  # é\n  c: d#e\n# f\n", reads: ##"{a: 1, b: {c: "d#e"}}"##)
  }

  @Test func keysAreTheirText() {
    expectData(
      "1: a\n0x10: b\nno: c\n'q r': d\n\"s\": e\n~: f\n? g\n: h\n",
      reads: #"{1: "a", 0x10: "b", no: "c", q r: "d", s: "e", ~: "f", g: "h"}"#)
  }

  @Test func lineEndsAndOtherAlphabets() {
    expectData("a: é é\r\nß: [ü, \"😀\"]\r\n", reads: #"{a: "é é", ß: ["ü", "😀"]}"#)
    expectData("\u{FEFF}a: é\nb: c", reads: #"{a: "é", b: "c"}"#)
    expectData("a: |\r\n  é\r\n  b\r\nc: ü", reads: #"{a: "é\nb\n", c: "ü"}"#)
    expectData("%YAML 1.2\n---\né: ü\n...\n# end\n", reads: #"{é: "ü"}"#)
  }

  @Test func manyKeysKeepTheirOrder() {
    let keys = (0..<40).map { "k\($0 * 7 % 40)" }
    expectData(
      keys.map { "\($0): 1\n" }.joined(),
      reads: "{\(keys.map { "\($0): 1" }.joined(separator: ", "))}")
  }

  @Test func placesOfCollections() {
    let text = "é: &x\n  b: [1, 2 ] # c\n\nlist:\n  - u\n  - v  \n\nend: !!map {}\n"
    let bytes = Array(text.utf8)
    let root = read(bytes, as: .yaml).node
    let slice = { (node: DataNode?) in
      node.map { String(decoding: bytes[$0.range.range], as: UTF8.self) }
    }
    #expect(slice(root) == text.dropLast().description)
    #expect(slice(root?["é"]) == "b: [1, 2 ]")
    #expect(slice(root?["é"]?["b"]) == "[1, 2 ]")
    #expect(slice(root?["list"]) == "- u\n  - v")
    #expect(slice(root?["end"]) == "{}")
    let keyRange = root?.entry("end")?.keyRange.range ?? 0..<0
    #expect(String(decoding: bytes[keyRange], as: UTF8.self) == "end")
  }

  @Test func placesOfScalars() {
    let text = "é: &x 'q\n  r' # c\nb: !!str 12\nc: |\n  t\n\nd:\ne: [*x, ]"
    let bytes = Array(text.utf8)
    let root = read(bytes, as: .yaml).node
    let slices = (root?.entries ?? []).map {
      String(decoding: bytes[$0.value.range.range], as: UTF8.self)
    }
    #expect(slices == ["'q\n  r'", "12", "|\n  t", "", "[*x, ]"])
    let alias = root?["e"]?.items?.first
    #expect(alias.map { String(decoding: bytes[$0.range.range], as: UTF8.self) } == "*x")
    #expect(alias?.content == .string("q r"))
  }

  @Test func decodedTextFindsItsWayBack() {
    // As if `a: &amp;` stood at byte 10 of a file.
    let bytes = Array("a: [\"&\", b]".utf8)
    let offsets = (0...bytes.count).map { UInt32(10 + $0 + ($0 > 5 ? 4 : 0)) }
    let text = SourceText(
      file: FileID(7), bytes: bytes, range: bytes.indices, offsets: offsets)
    var bag = DiagnosticBag()
    let items = readYAML(text, reporting: &bag)?["a"]?.items ?? []
    #expect(items.map(\.range.range) == [14..<21, 23..<24])
  }

  @Test func namesOfKinds() {
    let text = "[null, true, 1, 1.5, a, [], {}]"
    #expect(
      read(Array(text.utf8), as: .yaml).node?.items?.map(\.kindName) == [
        "null", "a boolean", "an integer", "a number", "a string", "a list", "an object",
      ])
  }
}

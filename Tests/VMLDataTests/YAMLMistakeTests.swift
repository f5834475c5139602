import Testing
import VMLData
import VMLDiagnostics

struct YAMLMistakeTests {
  @Test func tabs() {
    let message = "YAML is indented with spaces, not with tabs"
    expectMistakes("a:\n1️⃣\t- b", message)
    expectMistakes("é:\n  b: 1\n1️⃣\t\tc: 2", message)
    expectMistakes("a: |\n x\n1️⃣\ty", message)
    #expect(read(Array("a:\n\t\tb: 1".utf8), as: .yaml).diagnostics[0].range?.range == 3..<5)
    expectData("a:\tb\t# c", reads: #"{a: "b"}"#)
  }

  @Test func colons() {
    expectMistakes("title: Menu1️⃣: today", "unexpected ':' in a value")
    expectMistakes("a: 'b'1️⃣: c", "unexpected ':' in a value")
    let swallowed = "unexpected ':', since this line goes on with the text of the line before it"
    expectMistakes("a: é\n  b1️⃣: 2", swallowed)
    expectMistakes("a\nb1️⃣: c", swallowed)
    expectMistakes("a: 1\n1️⃣b\nc: 2", "expected ':' after the key")
    expectMistakes(
      "'\(String(repeating: "k", count: 1_100))'1️⃣: v",
      "unexpected ':', since a key may have no more than 1,024 characters")
  }

  @Test func indentation() {
    expectMistakes("a:\n  - b\n 1️⃣c: d", "expected a key, found 'c'")
    expectMistakes("a: 1\n1️⃣- b", "expected a key, found '-'")
    expectMistakes("- a\n1️⃣b: c", "expected '-' to begin the list's next item, found 'b'")
    expectMistakes("  a: 1\n 1️⃣b: 2", "expected the end of the text, found 'b'")
    expectMistakes("a: 1️⃣- b", "a list's item may not begin here")
    expectMistakes("a: 1️⃣? b", "a key may not begin here")
  }

  @Test func quotes() {
    expectMistakes("é: 1️⃣'ü\nb: c", "expected ' to close the text that begins here")
    expectMistakes("a: 1️⃣\"b\n--- c\"", "expected \" to close the text that begins here")
    expectMistakes("a: 'it'1️⃣s'", "unexpected text after the closing quote")
    expectMistakes("a: \"b\" 1️⃣c # d", "unexpected text after the closing quote")
  }

  @Test func escapes() {
    expectMistakes(#"é: "ü 1️⃣\(name)""#, #"'\(' is not an escape of YAML"#)
    expectMistakes(#"a: "1️⃣\é""#, #"'\é' is not an escape of YAML"#)
    expectFix(#"a: "\(name)" # é"#, to: #"a: "\\(name)" # é"#)
    expectFix(#"path: "C:\q""#, to: #"path: "C:\\q""#)
    expectMistakes(
      #"a: "\u1️⃣12""#,
      #"expected hexadecimal digits: two after '\x', four after '\u', eight after '\U'"#)
    expectMistakes(#"a: "\u1️⃣D800""#, "this escape is not a character of Unicode")
  }

  @Test func brackets() {
    expectMistakes("é: [a\nb1️⃣: c", "expected ',' or ']', found ':'")
    expectMistakes("a: [1, 21️⃣}", "expected ',' or ']', found '}'")
    expectMistakes("a: {b: 1\n1️⃣", "expected ',' or '}', found the end of the text")
    expectMistakes("a: {b: 1 c1️⃣: 2}", "expected ',' or '}', found ':'")
    expectMistakes("[[1️⃣", "expected a value, found the end of the text")
    expectMistakes("a: 1️⃣]", "expected a value, found ']'")
    expectMistakes("a: [b,1️⃣,c]", "expected a value, found ','")
  }

  @Test func signsThatNeedQuotes() {
    expectMistakes("a: 1️⃣@key.sub", "a value may not begin with '@'")
    expectMistakes("a: 1️⃣`x`", "a value may not begin with '`'")
    expectMistakes("a: 1️⃣%", "a value may not begin with '%'")
    expectMistakes("a: *1️⃣ b", "expected a name of letters, digits, '-' and '_' after '*'")
    expectMistakes("a: &1️⃣ b", "expected a name of letters, digits, '-' and '_' after '&'")
    expectFix("a:\n  b: @key.sub\n  c: 1\n", to: "a:\n  b: '@key.sub'\n  c: 1\n")
    // Quotes round the first line only would be another mistake.
    #expect(read(Array("a: @b\n  c".utf8), as: .yaml).diagnostics[0].fixIts == [])
    #expect(read(Array("a: @b c".utf8), as: .yaml).diagnostics[0].fixIts == [])
  }

  @Test func blockHeaders() {
    expectMistakes("a: |1️⃣x\n  b", "expected a line break after '|' or '>'")
    expectMistakes("a: >1️⃣0\n  b", "the number after '|' or '>' must be from 1 to 9")
  }

  @Test func directives() {
    expectMistakes("# é\n\n1️⃣%TAG ! x\n---\na", "directive '%TAG' is not supported")
    expectMistakes("%YAML 1.2\n1️⃣%FOO\n---\na", "directive '%FOO' is not supported")
    expectMistakes("1️⃣%YAML 2.0\n---\na", "only '%YAML 1.1' and '%YAML 1.2' can be read")
    expectMistakes("%YAML 1.2\n1️⃣%YAML 1.2\n---\na", "unexpected directive")
    expectMistakes("%YAML 1️⃣x\n---\na", "unexpected directive")
  }

  @Test func severalDocuments() {
    let message = "a second document begins here"
    expectMistakes("a: é\n1️⃣---\nb", message)
    expectMistakes("---\n1️⃣---\n", message)
    expectMistakes("a\n...\n# c\n...\n1️⃣%TAG ! x\n---\nb", message)
    expectMistakes("a: b\n1️⃣%YAML 1.2\n---\nb", message)
    expectMistakes("a\n...\n1️⃣b", "expected the end of the text, found 'b'")
    expectMistakes("\"a\"1️⃣\"b\"", "expected the end of the text, found '\"'")
  }

  @Test func keys() {
    expectMistakes("a: 1\n1️⃣a: 2\n'é': 3\n2️⃣é: 4", "key 'a' is given twice", "key 'é' is given twice")
    #expect(read(Array("a: 1\na: 2".utf8), as: .yaml).summary == "{a: 1}")
    let message = "a key must be text, not a list or an object"
    expectMistakes("1️⃣[a]: b\n? 2️⃣- c\n: d", message, message)
    expectMistakes("a: {1️⃣{ x }}", message)
    expectMistakes("- &a []\n- {1️⃣*a : 1}", message)
    let many = (0..<20).map { "k\($0): 1\n" }.joined()
    expectMistakes(
      "\(many)1️⃣k3: 1\n2️⃣k19: 1\n", "key 'k3' is given twice", "key 'k19' is given twice")
  }

  @Test func bytesThatAreNoText() {
    for (bytes, place, code) in [
      (Array("é: ".utf8) + [0xFF], 4, DiagnosticCode.invalidUTF8),
      (Array("é: ".utf8) + [0xC3], 4, .invalidUTF8),
      (Array("a: ".utf8) + [0xED, 0xA0, 0x80], 3, .invalidUTF8),
      (Array("é: b".utf8) + [0], 5, .forbiddenCharacter),
      (Array("a: ".utf8) + [0x1B], 3, .forbiddenCharacter),
      // The start of UTF-16, which libyaml would like to read.
      ([0xFF, 0xFE, 0x61, 0], 0, .invalidUTF8), ([0xFE, 0xFF, 0, 0x61], 0, .invalidUTF8),
    ] {
      let inFile = Array("---\n".utf8) + bytes
      let diagnostics = read(inFile, 4..<inFile.count, as: .yaml).diagnostics
      #expect(diagnostics.map(\.code) == [code])
      #expect(diagnostics.first?.range?.range == 4 + place..<5 + place)
    }
  }

  @Test func placesAfterOtherAlphabets() {
    // One, two, three and four bytes, a byte order mark, and both line ends before the mistake.
    expectMistakes(
      "\u{FEFF}a: é\r\nß: \"€\"\n# 😀\n𝒳: []1️⃣]", "expected a key, found ']'")
  }

  @Test func nesting() {
    let limit = DataLimits.nesting
    let deep = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(read(Array(deep(limit).utf8), as: .yaml).diagnostics == [])
    for text in [
      deep(limit + 1), String(repeating: "[", count: 100_000),
      String(repeating: "{a: ", count: 100_000), String(repeating: "- ", count: 100_000),
      String(repeating: "? ", count: 100_000), String(repeating: "[{", count: 100_000),
    ] {
      let reading = read(Array(text.utf8), as: .yaml)
      #expect(reading.diagnostics.map(\.code) == [.dataNestingLimit])
      #expect(reading.node == nil)
    }
  }

  @Test func manyMistakesEndTheReading() {
    let text = String(repeating: "- *x\n", count: 10_000)
    let diagnostics = read(Array(text.utf8), as: .yaml).diagnostics
    #expect(diagnostics.count == DataLimits.mistakes + 1)
    #expect(diagnostics.last?.code == .dataMistakeLimit)
  }

  @Test func directivesWithoutEnd() {
    // libyaml looks at every directive before for each; here none of them reaches it.
    let directives = String(repeating: "%TAG !a! x\n", count: 200_000)
    for text in [directives, "a: b\n" + directives, "a\n...\n" + directives] {
      #expect(read(Array(text.utf8), as: .yaml).diagnostics.count == 1)
    }
  }
}

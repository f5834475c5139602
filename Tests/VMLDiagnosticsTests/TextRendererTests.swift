import Testing
import VMLDiagnostics

@Suite struct TextRendererTests {
  @Test func noteWithItsOwnExcerpt() {
    let source = MarkedSource("<VStack>\n  <Text ⟦font⟧=\"title\" ⟦font⟧=\"body\">\n</VStack>\n")
    let diagnostic = Diagnostic(
      .invalidUTF8, .error, at: source.ranges[1], "attribute 'font' is given twice",
      notes: [.init("first given here", at: source.ranges[0]), .init("keep one of them")])
    expectText(
      diagnostic, source,
      """
      error[invalid-utf8]: attribute 'font' is given twice
       --> input.vml:2:22
        |
      2 |   <Text font="title" font="body">
        |                      ^^^^
      note: first given here
       --> input.vml:2:9
        |
      2 |   <Text font="title" font="body">
        |         ^^^^
      note: keep one of them
      """)
  }

  @Test func fixesShowTheLineAfterTheEdit() {
    let source = MarkedSource("<Text style=\"⟦pading⟧()\"⟦ bold⟧⟦⟧/>")
    let diagnostic = Diagnostic(
      .invalidUTF8, .warning, at: source.ranges[0], "no modifier 'pading'",
      fixIts: [
        .init("replace with 'padding'", replace: source.ranges[0], with: "padding"),
        .init("remove 'bold'", replace: source.ranges[1], with: ""),
        .init("add an id", replace: source.ranges[2], with: " id=\"a\""),
        .init("break the line", replace: source.ranges[2], with: "\n"),
      ])
    expectText(
      diagnostic, source,
      """
      warning[invalid-utf8]: no modifier 'pading'
       --> input.vml:1:14
        |
      1 | <Text style="pading()" bold/>
        |              ^^^^^^
      fix: replace with 'padding'
        |
      1 | <Text style="padding()" bold/>
        |              ~~~~~~~
      fix: remove 'bold'
        |
      1 | <Text style="pading()"/>
      fix: add an id
        |
      1 | <Text style="pading()" bold id="a"/>
        |                            +++++++
      fix: break the line
      """)
  }

  @Test func tabsStopAtEveryFourthColumn() {
    expectExcerpt("\ta\t⟦b\tc⟧d", "    a   b   cd", "        ^^^^^")
  }

  @Test func wideCharactersTakeTwoColumns() {
    expectExcerpt("日本⟦語⟧の", "日本語の", "    ^^")
    expectExcerpt("😀⟦👩‍👩‍👧⟧x", "😀👩‍👩‍👧x", "  ^^")
    expectExcerpt("🇫🇷🇩🇪⟦x⟧", "🇫🇷🇩🇪x", "    ^")
    expectExcerpt("👍🏽⟦x⟧", "👍🏽x", "  ^")
    expectExcerpt("❤️⟦x⟧", "❤️x", "  ^")
    expectExcerpt("ｆｕ⟦ｌ⟧", "ｆｕｌ", "    ^^")
  }

  @Test func combiningMarksTakeNone() {
    expectExcerpt("e\u{301}e\u{301}⟦e\u{301}⟧", "e\u{301}e\u{301}e\u{301}", "  ^")
    expectExcerpt("\u{301}⟦x⟧", "◌\u{301}x", " ^")
    // A range that begins within a character marks all of it.
    let source = MarkedSource("日本")
    let inside = source.file.sourceRange(4..<5)
    expectExcerpt(source, inside, place: "1:5", "日本", "  ^^")
  }

  @Test func carriageReturns() {
    let source = MarkedSource("ab\r\n⟦cd⟧\r\nef")
    expectExcerpt(source, source.ranges[0], place: "2:1", line: 2, "cd", "^^")
    expectExcerpt("a\r⟦b⟧", "a b", "  ^")
    expectExcerpt("a⟦\r\n⟧b", "a", " ^")
  }

  @Test func severalLines() {
    let source = MarkedSource("x\n  <A⟦ b>\n    <C/>\n  </A⟧>\n")
    let diagnostic = Diagnostic(.invalidUTF8, .error, at: source.ranges[0], "m")
    expectText(
      diagnostic, source,
      """
      error[invalid-utf8]: m
       --> input.vml:2:5
        |
      2 |   <A b>
        |     ^^^
      … |
      4 |   </A>
        |   ^^^
      """)
  }

  @Test func twoLinesAndWideNumbers() {
    let source = MarkedSource(String(repeating: "\n", count: 98) + "a⟦b\n\tc⟧d")
    let diagnostic = Diagnostic(
      .invalidUTF8, .error, at: source.ranges[0], "m",
      notes: [.init("n", at: source.file.sourceRange(0..<0))])
    expectText(
      diagnostic, source,
      """
      error[invalid-utf8]: m
         --> input.vml:99:2
          |
       99 | ab
          |  ^
      100 |     cd
          |     ^
      note: n
         --> input.vml:1:1
          |
        1 |
          | ^
      """)
  }

  @Test func rangeOfWholeLinesEndsOnTheLastOfThem() {
    let source = MarkedSource("⟦a\n⟧b")
    expectExcerpt(source, source.ranges[0], place: "1:1", "a", "^")
  }

  @Test func longLineIsCutOnBothSides() {
    let filler = String(repeating: "0123456789", count: 500)
    let source = MarkedSource("\(filler)⟦target⟧\(filler)")
    expectExcerpt(
      source, source.ranges[0], place: "1:5001",
      "…" + filler.suffix(40) + "target" + filler.prefix(52) + "…",
      String(repeating: " ", count: 41) + "^^^^^^")
  }

  @Test func longLineNearItsEnds() {
    let filler = String(repeating: "0123456789", count: 500)
    let start = MarkedSource("ab⟦c⟧" + filler)
    expectExcerpt(
      start, start.ranges[0], place: "1:3", "abc" + filler.prefix(95) + "…", "  ^")
    let end = MarkedSource(filler + "⟦⟧")
    expectExcerpt(
      end, end.ranges[0], place: "1:5001", "…" + filler.suffix(98),
      String(repeating: " ", count: 99) + "^")
    let all = MarkedSource("⟦\(filler)⟧")
    expectExcerpt(
      all, all.ranges[0], place: "1:1", filler.prefix(98) + "…",
      String(repeating: "^", count: 99))
  }

  @Test func longLineOfWideCharacters() {
    let filler = String(repeating: "漢", count: 3000)
    let source = MarkedSource("\(filler)⟦字⟧\(filler)")
    expectExcerpt(
      source, source.ranges[0], place: "1:9001",
      "…" + filler.prefix(20) + "字" + filler.prefix(28) + "…",
      String(repeating: " ", count: 41) + "^^")
  }

  @Test func placesPastTheEnd() {
    let source = MarkedSource("ab\ncd")
    expectExcerpt(
      source, source.file.sourceRange(90..<100), place: "2:3", line: 2, "cd", "  ^")
    expectExcerpt(source, source.file.sourceRange(4..<100), place: "2:2", line: 2, "cd", " ^")
  }

  /// A folder or a broken link too has no bytes, and nothing to show.
  @Test func emptyFile() {
    let source = MarkedSource("")
    let diagnostic = Diagnostic(.invalidUTF8, .error, at: source.file.sourceRange(0..<0), "m")
    expectText(diagnostic, source, "error[invalid-utf8]: m\n --> input.vml:1:1")
  }

  @Test func bytesThatAreNotUTF8() {
    let bytes: [UInt8] = [0x61, 0xE2, 0x82, 0x62, 0xFF, 0x63]
    let file = SourceFile(id: FileID(0), path: "input.vml", bytes: bytes)
    let diagnostic = Diagnostic(.invalidUTF8, .error, at: file.sourceRange(4..<5), "m")
    #expect(
      renderDiagnostics([diagnostic], in: SourceSet([file]), as: .text, color: false)
        == """
        error[invalid-utf8]: m
         --> input.vml:1:5
          |
        1 | a\u{FFFD}b\u{FFFD}c
          |    ^

        """)
  }

  @Test func nothingActsOnTheTerminal() {
    expectExcerpt(
      "a\u{1B}[31m⟦b⟧\u{9B}\u{202E}\0", "a\u{FFFD}[31mb\u{FFFD}\u{FFFD}\u{FFFD}", "      ^")
    let diagnostic = Diagnostic(
      .invalidUTF8, .error, at: nil, "no '\u{1B}[2J\n\u{202E}'", notes: [.init("\u{7}")])
    expectText(
      diagnostic, MarkedSource(""),
      """
      error[invalid-utf8]: no '\u{FFFD}[2J \u{FFFD}'
      note: \u{FFFD}
      """)
    let source = MarkedSource("⟦a⟧", path: "a\u{1B}\nb.vml")
    let rendered = renderDiagnostics(
      [Diagnostic(.invalidUTF8, .error, at: source.ranges[0], "m")],
      in: SourceSet([source.file]), as: .text, color: false)
    #expect(rendered.contains(" --> a\u{FFFD} b.vml:1:1\n"))
  }

  @Test func longMessagesAreCut() {
    let diagnostic = Diagnostic(
      .invalidUTF8, .error, at: nil, String(repeating: "x", count: 100_000))
    let rendered = renderDiagnostics([diagnostic], in: SourceSet(), as: .text, color: false)
    #expect(
      rendered == "error[invalid-utf8]: " + String(repeating: "x", count: 499) + "…\n")
    let fits = Diagnostic(.invalidUTF8, .error, at: nil, String(repeating: "x", count: 500))
    #expect(
      renderDiagnostics([fits], in: SourceSet(), as: .text, color: false)
        == "error[invalid-utf8]: \(fits.message)\n")
  }

  @Test func placesInUnknownFilesAreLeftOut() {
    let source = MarkedSource("⟦a⟧", id: 7)
    let diagnostic = Diagnostic(
      .invalidUTF8, .error, at: source.ranges[0], "m", notes: [.init("n", at: source.ranges[0])],
      fixIts: [.init("f", replace: source.ranges[0], with: "b")])
    expectText(
      diagnostic, MarkedSource(""),
      """
      error[invalid-utf8]: m
      note: n
      fix: f
      """)
  }

  @Test func severalDiagnostics() {
    let one = Diagnostic(.invalidUTF8, .error, at: nil, "one")
    let two = Diagnostic(.fileTooLarge, .warning, at: nil, "two")
    let none = SourceSet()
    #expect(
      renderDiagnostics([one, two], in: none, as: .text, color: false)
        == "error[invalid-utf8]: one\n\nwarning[file-too-large]: two\n")
    #expect(renderDiagnostics([], in: none, as: .text, color: true) == "")
  }

  @Test func colours() {
    let source = MarkedSource("⟦a⟧")
    let diagnostic = Diagnostic(
      .invalidUTF8, .error, at: source.ranges[0], "m", notes: [.init("n")],
      fixIts: [.init("f", replace: source.ranges[0], with: "b")])
    let sources = SourceSet([source.file])
    let colored = renderDiagnostics([diagnostic], in: sources, as: .text, color: true)
    #expect(colored.hasPrefix("\u{1B}[1;31merror[invalid-utf8]\u{1B}[0m\u{1B}[1m: m\u{1B}[0m\n"))
    #expect(colored.contains("\u{1B}[1;31m^\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;36mnote\u{1B}[0m: n\n"))
    let plain = colored.replacing(/\u{1B}\[[0-9;]+m/, with: "")
    #expect(plain == renderDiagnostics([diagnostic], in: sources, as: .text, color: false))
  }
}

private func expectText(
  _ diagnostic: Diagnostic, _ source: MarkedSource, _ expected: String,
  at location: SourceLocation = #_sourceLocation
) {
  let rendered = renderDiagnostics(
    [diagnostic], in: SourceSet([source.file]), as: .text, color: false)
  #expect(rendered == expected + "\n", sourceLocation: location)
}

/// Checks the excerpt of a one-line file with one marked stretch.
private func expectExcerpt(
  _ marked: String, _ text: String, _ marks: String,
  at location: SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let column = source.ranges[0].range.lowerBound + 1
  expectExcerpt(source, source.ranges[0], place: "1:\(column)", text, marks, at: location)
}

private func expectExcerpt(
  _ source: MarkedSource, _ range: SourceRange, place: String, line: Int = 1,
  _ text: some StringProtocol, _ marks: String, at location: SourceLocation = #_sourceLocation
) {
  let diagnostic = Diagnostic(.invalidUTF8, .error, at: range, "m")
  let numbered = text.isEmpty ? "\(line) |" : "\(line) | \(text)"
  expectText(
    diagnostic, source,
    "error[invalid-utf8]: m\n --> input.vml:\(place)\n  |\n\(numbered)\n  | \(marks)", at: location)
}

import Foundation
import Testing
import VMLDiagnostics
import VMLMarkdown
import VMLMarkup
import VMLTestSupport

struct MarkdownViewsTests {
  @Test(
    arguments: [
      ("a *b* `c`", #"<MarkdownParagraph text="a *b* `c`"/>"#),
      ("a\nb  \nc", #"<MarkdownParagraph text="a b&#10;c"/>"#),
      ("a<br>b<!-- c -->", #"<MarkdownParagraph text="a&#10;b"/>"#),
      (
        #"\(x) "q" & &lt; @a"#, #"<MarkdownParagraph text="(x) &quot;q&quot; &amp; &#92;&lt; @a"/>"#
      ),
      ("# A *b*", #"<MarkdownHeading level="1" text="A *b*"/>"#),
      ("> a", #"<MarkdownQuote><MarkdownParagraph text="a"/></MarkdownQuote>"#),
      (
        "> [!NOTE]\n> a *b*\n>\n> - c",
        """
        <MarkdownAlert kind="note"><MarkdownParagraph text="a *b*"/><MarkdownList tight="true">\
        <MarkdownItem marker="•"><MarkdownParagraph text="c"/></MarkdownItem></MarkdownList>\
        </MarkdownAlert>
        """
      ),
      (
        "> [!Warning]\n>\n> a\n>\n> > b",
        """
        <MarkdownAlert kind="warning"><MarkdownParagraph text="a"/><MarkdownQuote>\
        <MarkdownParagraph text="b"/></MarkdownQuote></MarkdownAlert>
        """
      ),
      ("> [!TIP]", #"<MarkdownAlert kind="tip"></MarkdownAlert>"#),
      (
        "3. a\n4. b",
        """
        <MarkdownList tight="true"><MarkdownItem marker="3."><MarkdownParagraph text="a"/>\
        </MarkdownItem><MarkdownItem marker="4."><MarkdownParagraph text="b"/></MarkdownItem>\
        </MarkdownList>
        """
      ),
      (
        "- [x] a\n\n- b\n",
        """
        <MarkdownList><MarkdownItem marker="•" done="true"><MarkdownParagraph text="a"/>\
        </MarkdownItem><MarkdownItem marker="•"><MarkdownParagraph text="b"/></MarkdownItem>\
        </MarkdownList>
        """
      ),
      ("```swift x\na\n b\n```", ##"<MarkdownCode language="swift" text="a&#10; b"/>"##),
      (
        "|a|b|\n|-|-:|\n|1|2|",
        """
        <MarkdownTable><MarkdownRow header="true"><MarkdownCell header="true" text="a"/>\
        <MarkdownCell header="true" alignment="trailing" text="b"/></MarkdownRow><MarkdownRow>\
        <MarkdownCell text="1"/><MarkdownCell alignment="trailing" text="2"/></MarkdownRow>\
        </MarkdownTable>
        """
      ),
      (
        "![A *b*](c.png \"d\")",
        #"<MarkdownImage source="/shop/c.png" text="A b" caption="d"/>"#
      ),
      ("***", "<MarkdownRule/>"),
      ("[a]\n\n[a]: b.md#c", #"<MarkdownParagraph text="[a](/shop/b#c)"/>"#),
      (
        "[a](../index.md) [b](/x.md?y) [c](d) [e](https://f.md) [g](<h i>)",
        ##"<MarkdownParagraph text="[a](/) [b](/x?y) [c](d) [e](https://f.md) [g](&lt;h i>)"/>"##
      ),
      ("**a *b*** ~~c~~", #"<MarkdownParagraph text="**a *b*** ~~c~~"/>"#),
      ("``a ` b``", #"<MarkdownParagraph text="``a ` b``"/>"#),
      ("", ""),
    ])
  func blocksAreCalls(text: String, expected: String) {
    let (views, bag) = views(of: text)
    let shown = views.filter { $0 != "\n" }
    #expect(shown == "<MarkdownBody>\(expected)</MarkdownBody>")
    #expect(bag.diagnostics.isEmpty)
  }

  /// The mark of an alert stands alone in its line.
  @Test func alertWithTextBehindItsMark() {
    let (views, bag) = views(of: "> [!NOTE] a")
    #expect(views.contains(#"<MarkdownParagraph text="&#92;[!NOTE&#92;] a"/>"#))
    #expect(bag.diagnostics.map(\.code) == [.markdownSyntax])
  }

  @Test func headingsHaveDifferentIDs() {
    let context = MarkdownContext(slug: { $0.lowercased() })
    let (views, _) = views(of: "# A\n\n# *A*\n\n# B", in: context)
    #expect(views.contains(#"id="a" "#) && views.contains(#"id="a-1" "#))
    #expect(views.contains(#"id="b" "#))
  }

  @Test(
    arguments: [
      ("a <b>c</b>", "HTML in Markdown is left out", 2..<5),
      ("<div>\nx\n</div>", "HTML in Markdown is left out", 0..<5),
      ("a ![b](c) d", "an image inside of a text is left out", 2..<9),
      ("a[^1]\n\n[^1]: b", "footnotes are left out", 1..<5),
      ("|a|b|\n|-|\n|1|", "this is no table, but text", 6..<9),
      ("|a|\n|-|\n|1|2|", "this row has 2 cells, and its table 1 columns", 8..<13),
      ("x\n\n```\na", "no fence ends this block of code", 3..<6),
      ("> ~~~\n> a\n\nb", "no fence ends this block of code", 2..<5),
    ])
  func mistakesAreTold(text: String, message: String, range: Range<Int>) {
    let (_, bag) = views(of: text)
    #expect(bag.diagnostics.first?.message == message)
    #expect(bag.diagnostics.first?.range?.range == range)
  }

  @Test(
    arguments: [
      "```\na\n```", "~~~~\n```\n~~~~", "> ```\n> a\n> ```", "- ```\n  a\n  ```\n",
      "<!-- a -->\n\nb", "|a|\n|-|\n|`\\|`|", "a | b", "    |---|\n    |---|",
    ])
  func soundTextsAreNotTold(text: String) {
    #expect(views(of: text).bag.diagnostics.isEmpty)
  }

  @Test func placesAreThoseOfBlocks() {
    let text = "# A\n\nb *c*\n\n- d"
    let file = SourceFile(id: FileID(0), path: "a.md", bytes: Array(text.utf8))
    var bag = DiagnosticBag()
    let views = markdownViews(of: file, from: 0, in: MarkdownContext(), reporting: &bag)
    let vml = String(decoding: views.vml, as: UTF8.self)
    func place(_ part: String) -> String? {
      vml.range(of: part).map { found in
        let range = views.range(of: vml.utf8.distance(from: vml.startIndex, to: found.lowerBound))
        return String(decoding: file.bytes[range], as: UTF8.self)
      }
    }
    #expect(place("<MarkdownHeading") == "# A")
    #expect(place("b *c*") == "b *c*")
    #expect(place("text=\"d\"") == "d")
  }

  // MARK: Any input

  @Test(
    arguments: [
      String(repeating: ">", count: 10_000), String(repeating: "> ", count: 10_000) + "a",
      String(repeating: "- ", count: 5_000) + "a", String(repeating: "a", count: 1 << 20),
      String(repeating: "*a ", count: 20_000), String(repeating: "[", count: 20_000),
      String(repeating: "`a``", count: 5_000), String(repeating: "|a", count: 20_000),
      String(repeating: "![", count: 10_000) + "a", "a\u{0}b\u{1}c", "\u{FEFF}# a", "```",
      String(repeating: "<a>", count: 10_000), String(repeating: "a\n", count: 50_000),
      (0..<3_000).map { String(repeating: " ", count: $0 % 300) + "- a\n" }.joined(),
    ])
  func hostileTextsEnd(text: String) {
    expectLaws(Array(text.utf8))
  }

  @Test func anyBytesAreMarkdown() {
    fuzz { generator in
      let count = Int.random(in: 0...60, using: &generator)
      let text = (0..<count).map { _ in Self.tokens.randomElement(using: &generator) ?? "" }
      expectLaws(Array(text.joined().utf8))
    }
    fuzz(seconds: 0.3) { generator in
      let count = Int.random(in: 0...200, using: &generator)
      expectLaws((0..<count).map { _ in .random(in: .min ... .max, using: &generator) })
    }
  }

  private static let tokens = [
    "a", " ", "\n", "\n\n", "# ", "> ", "- ", "1. ", "[ ] ", "    ", "```", "~~~", "`", "*", "**",
    "_", "[", "]", "(", ")", "](b)", "![", "<b>", "</b>", "<!--", "-->", "|", "|-|\n", "---\n",
    "\\",
    "&amp;", "&", "\"", "\\(", "[^1]", "[^1]: ", "[a]: b\n", "<https://a.b>", "\t", "\r", "é", "~~",
    "\u{0}", "@", "{x}", "===\n",
  ]

  /// What comes out is sound VML, every place is in the file, and paragraphs say the same again.
  private func expectLaws(
    _ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(id: FileID(0), path: "content/a.md", bytes: bytes)
    var bag = DiagnosticBag()
    let views = markdownViews(of: file, from: 0, in: MarkdownContext(), reporting: &bag)
    for diagnostic in bag.diagnostics {
      #expect(diagnostic.severity == .warning, sourceLocation: location)
      if let range = diagnostic.range?.range {
        #expect(range.upperBound <= bytes.count, sourceLocation: location)
      }
    }
    for offset in stride(from: 0, to: views.vml.count, by: 97) {
      #expect(views.range(of: offset).upperBound <= bytes.count, sourceLocation: location)
    }
    let vml = SourceFile(id: FileID(1), path: "a.vml", bytes: views.vml)
    var found = DiagnosticBag()
    let markup = parseMarkup(vml, reporting: &found)
    // Characters that no document may have are told where the author wrote them.
    let others = found.diagnostics.filter {
      ![.forbiddenCharacter, .invalidUTF8].contains($0.code)
    }
    #expect(others.isEmpty, sourceLocation: location)
    #expect(!markup.nodes.contains { $0.hasInterpolation }, sourceLocation: location)
  }

  private func views(
    of text: String, in context: MarkdownContext = MarkdownContext(folder: "/shop/")
  ) -> (vml: String, bag: DiagnosticBag) {
    let file = SourceFile(id: FileID(0), path: "content/shop/a.md", bytes: Array(text.utf8))
    var bag = DiagnosticBag()
    let views = markdownViews(of: file, from: 0, in: context, reporting: &bag)
    return (String(decoding: views.vml, as: UTF8.self), bag)
  }
}

import Testing
import VMLCompiler

/// Source language, 5: interpolations in text and attributes.
@Suite struct InterpolationTests {
  @Test(arguments: [
    ("1 + 1", "2"), ("1.0", "1.0"), ("true", "true"), (#""a b""#, "a b"), (".red", "red"),
    ("page.path", "/"), (#"2.5, specifier: "%.2f""#, "2.50"),
  ])
  func textOfValues(_ expression: String, _ text: String) {
    expectBody(#"<Text>\(\#(expression))</Text>"#, "<Text>\(text)</Text>")
    expectBody(#"<Text title="\(\#(expression))"/>"#, "<Text title=\"\(text)\"/>")
    expectBody(
      #"<Text title="a\(\#(expression))b">c\(\#(expression))d</Text>"#,
      "<Text title=\"a\(text)b\">c\(text)d</Text>")
  }

  @Test(arguments: [("nil", "nil"), ("[1]", "a list"), ("page", "an object")])
  func valuesWithoutText(_ expression: String, _ kind: String) {
    expectMistakes(
      #"<Text>\(1️⃣\#(expression))</Text>"#, "value-without-text: \(kind) has no text")
    expectMistakes(
      #"<Text title="a\(1️⃣\#(expression))"/>"#, "value-without-text: \(kind) has no text")
    guard expression != "nil" else { return }
    expectMistakes(
      #"<Text title="\(1️⃣\#(expression))"/>"#, "value-without-text: \(kind) has no text")
  }

  @Test func nilLeavesTheAttributeOut() {
    expectBody(#"<Text title="\(nil)" role="\(page?.nope)">a</Text>"#, "<Text>a</Text>")
    expectBody(#"<Text title="\("")"/>"#, #"<Text title=""/>"#)
  }

  @Test func emptyAndBlankTexts() {
    expectBody(#"<Text>\("")</Text>"#, "<Text/>")
    expectBody(#"<Text>\("  ")</Text>"#, "<Text/>")
    expectBody(#"<Text>a<if test="true">\(" ")</if>b</Text>"#, "<Text>a b</Text>")
    expectBody(
      #"<VStack><Text>\(" ")</Text><HStack>\(" ")<Text/></HStack><Text>b</Text></VStack>"#,
      "<VStack><Text/><HStack><Text/></HStack><Text>b</Text></VStack>")
  }

  @Test func literalBackslashes() {
    expectBody(
      #"<Text title="\\(a) \n">\\(b) \\\(1 + 1)</Text>"#,
      #"<Text title="\(a) \n">\(b) \2</Text>"#)
  }

  @Test func quotesInsideInterpolations() {
    expectBody(#"<Text title="\(["new", "sale"].joined(", "))"/>"#, #"<Text title="new, sale"/>"#)
    expectBody(#"<Text title='\('a')'/>"#, #"<Text title="a"/>"#)
  }

  @Test func nothingIsMarkupInside() {
    expectBody(#"<Text>\("<b>" + "&amp;")</Text>"#, "<Text>&lt;b&gt;&amp;amp;</Text>")
  }

  // MARK: Data stays data

  /// Strings that would be something else, were they not escaped where they land.
  static let hostile: [String] = [
    #"""#, "'", "<", ">", "&", "&lt;", "&quot;", "&#59;", ";", ")", "(", "\\", #"\("#, #"\(1 + 1)"#,
    #"\"#, "\\\\", "</Text><Image/>", "\"/><Image name=\"x", "a;b", "a\nb", "a\tb", "a\rb", ")",
    "\");bold(", "a\\\");bold();font(\"", "<!-- c -->", "]]>", "attr(x)", ":x", "é", "日本", "🙂",
    "a\u{301}", "\u{2028}", "\"", #"\u{22}"#, #"\n"#, "---", "{{x}}", "#{x}", "${x}", "@key",
  ]

  private func site(_ page: String, _ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      "\\u" + String(repeating: "0", count: 4 - min(4, String(scalar.value, radix: 16).count))
        + String(scalar.value, radix: 16)
    }
    // JSON has only four digits.
    let json = text.unicodeScalars.contains { $0.value > 0xFFFF } ? text : escaped.joined()
    return "\(page)\n-- content/d.json --\n{\"t\": \"\(json)\"}"
  }

  /// The first document, read back.
  private func tree(_ result: CompiledSource) -> ReadDocument {
    ReadDocument(result.documents.first?.document.bytes ?? [])
  }

  @Test(arguments: hostile)
  func hostileText(_ text: String) {
    let result = expectSite(site(#"<Text>\(data.d.t)</Text>"#, text), makes: [:])
    #expect(tree(result).elements == ["vml", "body", "Text"])
    #expect(tree(result).text == text)
  }

  @Test(arguments: hostile)
  func hostileAttribute(_ text: String) {
    let result = expectSite(
      site(#"<Text title="\(data.d.t)" id="a\(data.d.t)b"/>"#, text), makes: [:])
    #expect(tree(result).elements == ["vml", "body", "Text"])
    #expect(tree(result).attributes == ["id": "a\(text)b", "title": text])
  }

  @Test(arguments: hostile)
  func hostileProp(_ text: String) {
    let result = expectSite(
      site(#"<A t="\(data.d.t)"/>"#, text)
        + "\n-- components/A.vml --\n---\nprops: { t: string }\n---\n<Text title=\"\\(t)\">\\(t)</Text>",
      makes: [:])
    #expect(tree(result).elements == ["vml", "body", "Text"])
    #expect(tree(result).attributes == ["title": text])
    #expect(tree(result).text == text)
  }

  @Test(arguments: hostile)
  func hostileStyle(_ text: String) {
    let result = expectSite(
      site(
        #"<Text style="help(\(data.d.t));accessibilityLabel(\"a\(data.d.t)b\")"/>"#
          .replacing(#"\""#, with: "'"), text), makes: [:])
    #expect(tree(result).elements == ["vml", "body", "Text"])
    #expect(tree(result).modifiers == ["help", "accessibilityLabel"])
    #expect(tree(result).strings == [text, "a\(text)b"])
  }

  @Test(arguments: hostile)
  func hostileClass(_ text: String) {
    let result = LoadedSource(SiteSource(site(#"<Text class="\(data.d.t)">a</Text>"#, text)))
      .compile()
    #expect(tree(result).elements == ["vml", "body", "Text"])
    #expect(tree(result).modifiers == [])
  }

  @Test func charactersThatNoDocumentHolds() {
    for (code, name) in [("0001", "0001"), ("007f", "007F"), ("0085", "0085"), ("ffff", "FFFF")] {
      let data = "\n-- content/d.json --\n{\"t\": \"a\\u\(code)\"}"
      let message =
        "forbidden-character: this value holds the character U+\(name), which no document may hold"
      expectMistakes(#"<Text>\(1️⃣data.d.t)</Text>"# + data, message)
      expectMistakes(#"<Text title="\(1️⃣data.d.t)"/>"# + data, message)
      expectMistakes(#"<Text style="help(\(1️⃣data.d.t))"/>"# + data, message)
      let binding = #"<let name="t" value="data.d.t"/>"#
      expectMistakes(binding + #"<Text>a \(1️⃣t)</Text>"# + data, message)
      expectMistakes(binding + #"<Text title="\(1️⃣t)"/>"# + data, message)
    }
  }
}

import Testing
import VMLFormatter

/// Input that is meant to take long, or to need a deep stack.
struct HostileLayoutTests {
  @Test func elementsInOneAnother() {
    let opening = String(repeating: "<A>", count: 512)
    let closing = String(repeating: "</A>", count: 512)
    expectHarmless(opening + closing, as: .markup)
    expectHarmless(opening + "text" + closing, as: .markup)
    let instructions = String(repeating: "<if test=\"a\">", count: 511)
    expectHarmless(instructions + "<B/>" + String(repeating: "</if>", count: 511), as: .markup)
  }

  @Test func longLines() {
    let long = String(repeating: "a ", count: 100_000)
    expectHarmless("<A><B>\(long)</B></A>", as: .markup)
    expectHarmless("<A><B b=\"\(long)\"/></A>", as: .markup)
    expectHarmless("<A><!--\(long)--></A>", as: .markup)
    let elements = String(repeating: "<B/>", count: 20_000)
    expectHarmless("<A>\(elements)</A>", as: .markup)
    let arguments = String(repeating: ".a, ", count: 30_000)
    expectHarmless("<A><B style=\"a(\(arguments).b)\"/></A>", as: .markup)
  }

  @Test func longSheets() {
    let long = String(repeating: "a ", count: 20_000)
    expectHarmless(".a { help(\"\(long)\"); }", as: .stylesheet)
    expectHarmless("/*\(long)*/ .a { bold(); } // \(long)", as: .stylesheet)
    expectHarmless(
      ".a { b(\(String(repeating: ".c, ", count: 10_000)).d); }", as: .stylesheet)
    expectHarmless(String(repeating: ".a{bold()}", count: 5_000), as: .stylesheet)
    expectHarmless(
      ".a {" + String(repeating: "bold(); // a\n", count: 2_000) + "}", as: .stylesheet)
    let comments = String(repeating: ".a { bold(); } // a\n", count: 5_000)
    expectHarmless(comments, as: .stylesheet)
    expectHarmless(String(repeating: "/* a */", count: 50_000), as: .stylesheet)
    expectHarmless(
      ".a {" + String(repeating: "b(); /* c */ /* d\n e */ /* f */", count: 2_000) + "}",
      as: .stylesheet)
    expectHarmless(
      ".a { help(\"\(long)\"); // a\n" + String(repeating: "b(); // c\n", count: 2_000) + "}",
      as: .stylesheet)
  }

  @Test func bracketsInOneAnother() {
    for depth in [1, 100, 127] {
      let call = String(repeating: "a(1, ", count: depth) + String(repeating: ")", count: depth)
      expectHarmless("<A style=\"\(call)\"/>", as: .markup)
      expectHarmless(".a { \(call); }", as: .stylesheet)
    }
    let blocks = String(repeating: ".a {", count: 60) + String(repeating: "}", count: 60)
    expectHarmless(blocks, as: .stylesheet)
    let unclosed = String(repeating: "(", count: 100_000)
    #expect(formatted(Array(".a { b\(unclosed)".utf8), as: .stylesheet) == nil)
  }

  /// Expects a text to be laid out, and the same way again, in a time that grows with its length.
  private func expectHarmless(
    _ text: String, as language: FormattedLanguage, at location: SourceLocation = #_sourceLocation
  ) {
    let once = formatted(Array(text.utf8), as: language)
    #expect(once != nil, "\(text.prefix(80))", sourceLocation: location)
    guard let once else { return }
    #expect(formatted(once, as: language) == once, sourceLocation: location)
  }
}

import Foundation
import Testing
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// Random input: nothing crashes, and the laws hold.
struct FuzzTests {
  @Test func mutationsOfExamples() throws {
    let examples = try specExamples().map { Array($0.source.utf8) } + Self.examples
    try fuzz { generator in
      let example = try #require(examples.randomElement(using: &generator))
      expectLaws(mutated(example, using: &generator), prefixes: false)
    }
  }

  /// Texts that are likely to be VML: what mutations of bytes rarely make.
  @Test func randomTokens() {
    fuzz { generator in
      let count = Int.random(in: 1...40, using: &generator)
      let text = (0..<count).map { _ in Self.tokens.randomElement(using: &generator) ?? "" }
        .joined()
      expectLaws(Array(text.utf8), prefixes: false)
    }
  }

  @Test func randomStyles() {
    fuzz { generator in
      let count = Int.random(in: 1...12, using: &generator)
      let style = (0..<count).map { _ in Self.styleTokens.randomElement(using: &generator) ?? "" }
      expectLaws(
        Array("<A style=\"a(\(style.joined()))\" b='a(\(style.joined()))'/>".utf8), prefixes: false)
      expectLaws(Array("<A style='a(\(style.joined()))'/>".utf8), prefixes: false)
    }
  }

  @Test func randomBytes() {
    fuzz(seconds: 0.3) { generator in
      let count = Int.random(in: 0...200, using: &generator)
      expectLaws(
        (0..<count).map { _ in .random(in: .min ... .max, using: &generator) }, prefixes: false)
    }
  }

  private static let examples = [
    #"<A b="\(["x"])" style="a(\(b), 'c;\(d)', attr(e type(<url>), 1...2));f(#FFF)">x &amp; \\\(y)</A>"#,
    "<!doctype swiftui+vml><vml><head/><body><A b='\"'><!-- c --></A></body></vml>",
    #"<for each="x" in="1...3"><Text id="\(x)">a<B template="c"/>d</Text></for>"#,
  ].map { Array($0.utf8) }

  private static let tokens = [
    "<A>", "</A>", "<B ", "/>", ">", "b=\"", "\"", "c='", "'", "x", " ", "\n", "&amp;", "&lt;", "&",
    "\\",
    "\\\\", "\\(", "(", ")", "<!--", "-->", "style=\"", "a(1)", ";", "<", "=", "d=\"1\" ", "&#92;",
    "&#40;", "<!doctype swiftui+vml>", "\u{E9}", "-", "<A/>", "</", "]]>",
  ]

  private static let styleTokens = [
    ".b", ".c(1)", "d", "d(", ")", "(", "[", "]", ", ", ",", ": ", ":", ":t", "1", "-", "- ", "+",
    "*", "/",
    "...", "..<", ".", ".5", "5.", "1e3", "45deg", "#fff", "#AABBCC", "true", "nil", "\\(x)", "\\",
    "\\.k",
    "&quot;s&quot;", "&quot;\\(y)&quot;", "'s'", "\"s\"", "&#34;", "attr(n)", "attr(n, ",
    "type(<url>)", " ",
    "_", "1_0", "var(--v)", ";", "e()", "x: ", "&amp;", "\\\\", "\n", "attr('a-b')", ":'t u'",
  ]
}

import Testing
import VMLDiagnostics
import VMLMarkup

/// The quick way through what is in canonical form already must lead where the long way does.
@Suite struct PlainFormTests {
  /// Expects the same tree of a style with an entity in front, which is never read the quick way.
  private func expectSameTree(_ style: String, at location: SourceLocation = #_sourceLocation) {
    let plain = Parsed(Array("<A style=\"\(style)\"/>".utf8))
    let other = Parsed(Array("<A style=\"&#32;\(style)\"/>".utf8))
    #expect(
      plain.markup.isEquivalent(to: other.markup), "\(style)", sourceLocation: location)
    expectLaws(Array("<A style=\"\(style)\"/>".utf8), at: location)
  }

  @Test func stylesAreReadIntoTheSameNodes() {
    for value in [
      "1", "-1", "0.5", "-12.25", "1.", ".5", "1.5.", "1_0", "true", "nil", "truest", "falsehood",
      ".a", ".a.b", ".a(1).b(2)", "A.b", "A.b(c: 1)", "a", "a()", "a(b())", "attr(a)", "attr",
      "attr.a", "var(--a)", "nil.a", "true()", ":a", ":a.b", "[]", "[1, .a]", "[[1], [2]].a",
      "a: 1", "a: .b", "a: b: 1", "a: ", "a: [1]", "a: :b", "1, 2", "1, ", ", 1", "1 , 2", "1,2",
      "a_b1: 1", "aLongNameOfAnArgument: aLongNameOfAFunction(1)", "a: )", ")", "(1)", "1]", "[1)",
    ] {
      expectSameTree("f(\(value))")
      expectSameTree("bold();f(\(value));italic()")
    }
  }

  /// Many bytes are looked at together where as many follow; at the end of a file they do not.
  @Test func tagsAreReadTheSameAtTheEndOfAFile() {
    for source in [
      #"<A/>"#, #"<A a="1"/>"#, #"<NavigationStack alignment="a" systemImage="b" x1="c"/>"#,
      #"<Abcdefgh abcdefgh="1" abcdefghi="2" abcdefghijklmnop="3" abcdefghijklmnopq="4"/>"#,
      #"<A b="&amp;1&lt;" style="bold()">R&amp;D and more, sixteen bytes and more</A>"#,
      #"<A a="a value of more than thirty-two bytes in all">text of more than sixteen</A>"#,
    ] {
      let whole = Parsed(Array((source + String(repeating: "\n", count: 64)).utf8))
      for count in 0..<48 {
        let text = source + String(repeating: "\n", count: count)
        let other = Parsed(Array(text.utf8))
        #expect(other.markup.isEquivalent(to: whole.markup), "\(text)")
        #expect(other.diagnostics.isEmpty, "\(text)")
      }
    }
  }

  @Test func stylesWithMoreNodesThanTheQuickWayKnows() {
    for count in [126, 127, 128, 129, 300] {
      expectSameTree("f(" + repeatElement("1", count: count).joined(separator: ", ") + ")")
    }
  }

  @Test func bracketsAsDeepAsTheyMayBe() {
    for depth in [126, 127, 128] {
      let style = "f(" + String(repeating: "[", count: depth - 1)
      expectSameTree(style + String(repeating: "]", count: depth - 1) + ")")
    }
  }

  @Test func startTagsAreWrittenAsTheyStandOnlyInCanonicalForm() {
    for (source, expected) in [
      (#"<A a="1" b="2"/>"#, #"<A a="1" b="2"/>"#),
      (#"<A b="1" a="2"/>"#, #"<A a="2" b="1"/>"#),
      (#"<A b="1"  a="2"/>"#, #"<A a="2" b="1"/>"#),
      (#"<A b='1' a="2" id="3"/>"#, #"<A id="3" a="2" b="1"/>"#),
      (#"<A a="1" b="2"></A>"#, #"<A a="1" b="2"/>"#),
      (#"<A a="1" >x</A >"#, #"<A a="1">x</A>"#),
      (#"<A longNames="1" longName="2">x</A>"#, #"<A longName="2" longNames="1">x</A>"#),
      (
        #"<A x="R&amp;D &quot;" a="&#39;">a &amp; b</A>"#,
        #"<A a="'" x="R&amp;D &quot;">a &amp; b</A>"#
      ),
      (#"<A>&quot;&lt;&gt;</A>"#, #"<A>"&lt;&gt;</A>"#),
      (#"<A style="bold()" a="1" class="b"/>"#, #"<A a="1" class="b" style="bold()"/>"#),
    ] {
      let printed = Parsed(Array(source.utf8)).printed(MarkupPrintingOptions())
      #expect(String(decoding: printed, as: UTF8.self) == expected + "\n")
      expectLaws(Array(source.utf8))
    }
  }
}

import Testing
import VMLDiagnostics
import VMLMarkup

/// Entities, backslashes and interpolations in text and attributes.
struct TextTests {
  @Test func entities() {
    expectMarkup("<A>&lt;&gt;&amp;&quot;&#39;&apos;</A>", writes: "<A>&lt;&gt;&amp;\"''</A>\n")
    expectMarkup("<A b=\"&lt;&gt;&amp;&quot;&#39;\"/>", writes: "<A b=\"&lt;&gt;&amp;&quot;'\"/>\n")
    expectMarkup("<A>&#233;&#xE9;&#XE9;&eacute;&comma;&nbsp;</A>", writes: "<A>éééé,\u{A0}</A>\n")
    expectMarkup("<A>&NotEqualTilde;</A>", writes: "<A>≂̸</A>\n")
    expectMarkup("<A>&amp;lt;</A>", writes: "<A>&amp;lt;</A>\n")
    // White space that stands alone means nothing, however it is written.
    expectMarkup("<A>&#32;&#x0A;</A>", writes: "<A/>\n")
  }

  @Test func interpolations() {
    expectMarkup(#"<A b="\(c)">\(d) e\(f)</A>"#, writes: #"<A b="\(c)">\(d) e\(f)</A>"# + "\n")
    expectMarkup(#"<A b="\(["x", "y)"])"/>"#, writes: #"<A b="\(["x", "y)"])"/>"# + "\n")
    expectMarkup(
      #"<A>\(a < b ? "<B/>" : "\(c)") &amp; &#33;</A>"#,
      writes: #"<A>\(a < b ? "<B/>" : "\(c)") &amp; !</A>"# + "\n")
    expectMarkup(#"<A>\("a\")b")</A>"#, writes: #"<A>\("a\")b")</A>"# + "\n")
    expectMarkup(#"<A>\(&amp;)</A>"#, writes: #"<A>\(&amp;)</A>"# + "\n")
  }

  @Test func backslashes() {
    expectMarkup(#"<A>a\b\\c</A>"#, writes: #"<A>a\b\\c</A>"# + "\n")
    expectMarkup(#"<A>\\(a)</A>"#, writes: #"<A>\\(a)</A>"# + "\n")
    expectMarkup(#"<A>\\\(a)\</A>"#, writes: #"<A>\\\(a)\</A>"# + "\n")
    expectMarkup(#"<A b="\\\\(a)"/>"#, writes: #"<A b="\\\\(a)"/>"# + "\n")
    expectMarkup(#"<A>&#92;(a)</A>"#, writes: #"<A>\\(a)</A>"# + "\n")
    expectMarkup(#"<A>&#92;\(a)</A>"#, writes: #"<A>\\\(a)</A>"# + "\n")
    let markup = Parsed(Array(#"<A>\\(a) \\\\(b)</A>"#.utf8)).markup
    #expect(markup.string(markup.nodes[1].text) == #"\(a) \\(b)"#)
  }

  @Test func documentsHaveNoInterpolations() {
    expectMarkup(#"<A b="\(c)">\(d</A>"#, writes: #"<A b="\(c)">\(d</A>"# + "\n", as: .document)
    expectMarkup(#"<A>\\(&amp;)</A>"#, writes: #"<A>\\(&amp;)</A>"# + "\n", as: .document)
    let markup = Parsed(Array(#"<A>\\(&lt;)</A>"#.utf8), as: .document).markup
    #expect(markup.string(markup.nodes[1].text) == #"\\(<)"#)
    let style = #"<A style="b(&quot;\\(c)&quot;)"/>"#
    expectMarkup(style, writes: style + "\n", as: .document)
  }

  @Test func segments() {
    let markup = Parsed(Array(#"<A>a&amp;\\\(b)\\(c\(d)</A>"#.utf8)).markup
    let texts = markup.segments(of: markup.nodes[1].range).map { segment in
      switch segment {
      case .literal(let bytes): "'" + String(decoding: bytes, as: UTF8.self) + "'"
      case .interpolation(let text): String(decoding: text.bytes[text.range], as: UTF8.self)
      }
    }
    #expect(texts == [#"'a&\'"#, "b", #"'\(c'"#, "d"])
  }

  @Test func endOfAnInterpolation() {
    func end(_ text: String) -> Int? {
      endOfInterpolation(in: Array(text.utf8), from: 0, to: text.utf8.count)
    }
    #expect(end("a)b") == 1)
    #expect(end("(a))") == 3)
    #expect(end(#"")")"#) == 3)
    #expect(end("')')") == 3)
    #expect(end(#""\(")"))")"#) == 9)
    #expect(end(#""\")")"#) == 5)
    #expect(end("a") == nil)
    #expect(end("(a)") == nil)
    #expect(
      end(
        String(repeating: "(", count: interpolationDepthLimit)
          + String(repeating: ")", count: interpolationDepthLimit + 1)) == 2
        * interpolationDepthLimit)
    #expect(
      end(
        String(repeating: "(", count: interpolationDepthLimit + 1)
          + String(repeating: ")", count: interpolationDepthLimit + 2)) == nil)
    #expect(end(String(repeating: "a", count: interpolationLengthLimit) + ")") == nil)
  }
}

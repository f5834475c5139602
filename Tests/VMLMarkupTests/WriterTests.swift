import Testing
import VMLMarkup

/// The writer on its own, as later stages use it.
struct WriterTests {
  private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  private func text(_ writer: MarkupWriter) -> String {
    String(decoding: writer.output, as: UTF8.self)
  }

  @Test func aDocument() {
    for (layout, expected) in [
      (
        MarkupWriter.Layout.compact,
        "<!doctype swiftui+vml>\n<vml><body><A b=\"&lt;&quot;\">x &amp; y</A></body></vml>\n"
      ),
      (
        .pretty,
        "<!doctype swiftui+vml>\n<vml>\n  <body>\n    <A b=\"&lt;&quot;\">x &amp; y</A>\n  </body>\n</vml>\n"
      ),
    ] {
      var writer = MarkupWriter(layout: layout)
      for _ in 0..<2 {
        writer.reset()
        writer.writeDoctype()
        writer.beginTag(bytes("vml"))
        writer.endTag(.elements)
        writer.beginTag(bytes("body"))
        writer.endTag(.elements)
        writer.beginTag(bytes("A"))
        writer.writeAttribute(bytes("b"), bytes("<\""))
        writer.endTag(.text)
        writer.writeText(bytes("x & y"))
        writer.writeEndTag(bytes("A"))
        writer.writeEndTag(bytes("body"))
        writer.writeEndTag(bytes("vml"))
        writer.endDocument()
        #expect(text(writer) == expected)
      }
    }
  }

  @Test func everyByteIsEscapedWhereverItStands() {
    for special in ["&", "<", ">", "\"", "\\", "\\(", "é"] {
      for length in 0..<20 {
        let value = String(repeating: "x", count: length) + special + "xxxxxxxxxxx" + special
        let escaped = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
          .replacing(">", with: "&gt;")
        var writer = MarkupWriter()
        writer.writeText(bytes(value))
        writer.writeAttribute(bytes("a"), bytes(value))
        #expect(text(writer) == escaped + " a=\"\(escaped.replacing("\"", with: "&quot;"))\"")
        var source = MarkupWriter(dialect: .source)
        source.writeText(bytes(value))
        #expect(text(source) == escaped.replacing("\\(", with: "\\\\("))
      }
    }
  }

  @Test func slicesThatBeginInTheMiddle() {
    var writer = MarkupWriter()
    writer.writeText(bytes("<&xyz<")[2..<5])
    writer.writeText(bytes("<&xyz<")[1..<6])
    #expect(text(writer) == "xyz&amp;xyz&lt;")
  }
}

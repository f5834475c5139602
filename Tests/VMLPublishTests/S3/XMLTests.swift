import Testing
import VMLStores
import VMLTestSupport

struct XMLTests {
  private func read(_ text: String) throws -> XMLElement {
    try XMLElement(parsing: Array(text.utf8))
  }

  @Test func aDocument() throws {
    let element = try read(
      """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!-- a > b -->
      <D:list xmlns:D="DAV:" a='>' >
        <D:key>a&amp;b&lt;&#65;&#x1F600;<![CDATA[<&x;>]]></D:key><empty/><key/>
      </D:list>

      """)
    #expect(element.name == "list")
    #expect(element.text(of: "key") == "a&b<A😀<&x;>")
    #expect(element.all("key").count == 2)
    #expect(element["empty"]?.children == [])
    #expect(element["none"] == nil)
  }

  @Test(arguments: [
    "", "text", "<a>", "<a></b>", "</a>", "<a/><b/>", "<a>&b;</a>", "<a>&amp</a>",
    "<a>&#xD800;</a>",
    "<a b></a>", "<a b=c/>", "<a b=\"c/>", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
    "<a><!ELEMENT b></a>", "<a><![CDATA[", "<a><!-- ", "<?xml", "<a>&#99999999;</a>", "<>",
    "<a>&loooooooooooooong;</a>", "<a/>text",
  ])
  func whatIsRefused(_ text: String) {
    #expect(throws: XMLMistake.self) { try read(text) }
  }

  @Test func nesting() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    _ = try read(nested(64))
    #expect(throws: XMLMistake.self) { try read(nested(65)) }
    #expect(throws: XMLMistake.self) { try read(nested(100_000)) }
  }

  @Test func everyPrefixEnds() {
    let bytes = Array("<?x?><a b='c'>d&amp;<e/><![CDATA[f]]><!--g--></a>\n".utf8)
    for count in 0..<bytes.count - 1 {
      #expect(throws: XMLMistake.self) { try XMLElement(parsing: Array(bytes[..<count])) }
    }
    #expect(throws: XMLMistake.self) {
      try XMLElement(parsing: Array("<a>".utf8) + [0xFF] + Array("</a>".utf8))
    }
  }
}

import Foundation
import Testing
import VMLDiagnostics
import VMLMarkup
import VMLTools

struct InspectionJSONTests {
  @Test func anElement() throws {
    try expectJSON(
      #"<Text id="a" bold style="font(.title)">Hi &amp; bye</Text>"#,
      """
      [{"type":"Text","attributes":{"id":"a","bold":"true"},\
      "style":[{"name":"font","arguments":[{"value":".title"}]}],\
      "children":[{"text":"Hi & bye",\
      "range":{"start":{"line":1,"column":40,"offset":39},"end":{"line":1,"column":52,"offset":51}}}],\
      "range":{"start":{"line":1,"column":1,"offset":0},"end":{"line":1,"column":40,"offset":39}}}]

      """)
  }

  @Test(arguments: [
    ("padding()", #"[{"name":"padding","arguments":[]}]"#),
    (
      "frame(width: 4, alignment: .top)",
      #"[{"name":"frame","arguments":[{"label":"width","value":"4"},{"label":"alignment","value":".top"}]}]"#
    ),
    (
      "tint(.blue.opacity(0.5));bold()",
      #"[{"name":"tint","arguments":[{"value":".blue.opacity(0.5)"}]},{"name":"bold","arguments":[]}]"#
    ),
    ("padding(4 + 2)", #"[{"name":"padding","arguments":[{"value":"4 + 2"}]}]"#),
    ("navigationTitle('a')", #"[{"name":"navigationTitle","arguments":[{"value":"\"a\""}]}]"#),
    (
      "overlay(content: :badge)",
      #"[{"name":"overlay","arguments":[{"label":"content","value":":badge"}]}]"#
    ),
    ("@apply(card)", #"[{"name":"@apply","arguments":[{"value":"card"}]}]"#),
    (
      #"title(\(page.title))"#,
      #"[{"name":"title","arguments":[{"value":"\\(page.title)"}]}]"#
    ),
    ("", "[]"),
  ])
  func styles(_ style: String, _ expected: String) throws {
    let json = try json(of: "<A style=\"\(style)\"/>")
    #expect(json.contains("\"style\":\(expected),"), "\(json)")
  }

  @Test func interpolationsStandAsTheyAreWritten() throws {
    let json = try json(of: #"<A b="\(c)">\(d &amp;&amp; e) f</A>"#)
    #expect(json.contains(#""attributes":{"b":"\\(c)"}"#))
    #expect(json.contains(#""text":"\\(d &amp;&amp; e) f""#))
  }

  @Test func commentsAndTheDoctype() throws {
    let json = try json(of: "<!doctype swiftui+vml><!-- a --><vml><body/></vml>")
    #expect(json.hasPrefix(#"[{"comment":" a ","#))
    #expect(!json.contains("doctype"))
  }

  @Test func linesCountFromOneAndColumnsInBytes() throws {
    let json = try json(of: "<A>\n<B/>é<C/></A>")
    #expect(json.contains(#"{"start":{"line":2,"column":1,"offset":4}"#))
    #expect(json.contains(#"{"start":{"line":2,"column":7,"offset":10}"#))
  }

  @Test func nothing() throws {
    #expect(try json(of: "") == "[]\n")
  }

  @Test func bothLayoutsSayTheSame() throws {
    let markup = parsed(#"<A b="1" style="c(d: 2);e()"><B/>text<!-- f --></A>"#)
    let pretty = inspectionJSON(of: markup, layout: .pretty)
    let compact = inspectionJSON(of: markup, layout: .compact)
    #expect(pretty.count > compact.count)
    #expect(try object(pretty) == object(compact))
  }

  @Test func theDeepestTree() {
    let text = String(repeating: "<A>", count: markupDepthLimit + 10)
    // Deeper than the JSON reader of these tests goes.
    let json = String(decoding: inspectionJSON(of: parsed(text), layout: .pretty), as: UTF8.self)
    #expect(json.ranges(of: "\"type\"").count == markupDepthLimit)
    #expect(
      json.utf8.count { $0 == UInt8(ascii: "[") } == json.utf8.count { $0 == UInt8(ascii: "]") })
  }
}

private func expectJSON(
  _ markup: String, _ expected: String, at location: SourceLocation = #_sourceLocation
) throws {
  #expect(try json(of: markup) == expected, sourceLocation: location)
}

/// The compact JSON of a text, which a JSON reader has understood.
private func json(of text: String) throws -> String {
  let bytes = inspectionJSON(of: parsed(text), layout: .compact)
  _ = try object(bytes)
  return String(decoding: bytes, as: UTF8.self)
}

private func object(_ bytes: [UInt8]) throws -> NSArray {
  try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSArray)
}

private func parsed(_ text: String) -> Markup {
  var bag = DiagnosticBag()
  return parseMarkup(
    SourceFile(id: FileID(0), path: "a.vml", bytes: Array(text.utf8)), reporting: &bag)
}

import Testing
import VMLDiagnostics
import VMLFormats
import VMLTools

/// Documents and pages by hand in another format.
@Suite struct ConvertDocumentTests {
  @Test func frontMatter() throws {
    try expectText("---\ntitle: x\n---\n<Text>a</Text>", 0, "a document has no front matter")
  }

  @Test func sheetOfTheHead() throws {
    try expectText(
      #"<vml><head><Style url="https://a.example/b.vss"/></head><body><Text>a</Text></body></vml>"#,
      12, "the sheet of the document is left out")
  }

  @Test(arguments: ["", " \n"])
  func nothing(_ text: String) throws {
    #expect(
      try convert(text).diagnostics.map(\.message)
        == ["the document has no view, and neither has what is written"])
  }

  /// `vmlc format` lays long styles out so.
  @Test func styleOverLines() throws {
    let document = try convert("<Text style=\"\n  bold();\n  italic();\n\">a</Text>")
    #expect(document.diagnostics == [])
    #expect(document.text.map { String(decoding: $0, as: UTF8.self) }?.contains("italic") == true)
  }

  /// The document is the text alone, with one message at a place.
  private func expectText(
    _ source: String, _ place: Int, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document = try convert(source)
    let plain = try convert("<Text>a</Text>")
    #expect(document.text == plain.text, sourceLocation: sourceLocation)
    #expect(
      document.diagnostics.map(\.message) == [message + (place == 0 ? ": it is left out" : "")],
      sourceLocation: sourceLocation)
    #expect(
      document.diagnostics.first?.range?.range.lowerBound == place, sourceLocation: sourceLocation)
  }

  private func convert(_ source: String) throws -> Rewriting {
    let file = SourceFile(id: FileID(0), path: "page.vml", bytes: Array(source.utf8))
    let writer = try #require(FormatWriter(.swiftUIML))
    return convertDocument(file, to: writer, named: "page", isStrict: false)
  }
}

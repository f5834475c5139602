import Testing
import VMLDiagnostics
import VMLMarkup
import VMLPreview

/// Documents that mean harm are drawn in part, soon, and with a mark.
struct HostileTests {
  private let options = PreviewOptions(platform: .iOS)

  @Test(arguments: ["VStack", "Group", "NoSuchView", "List", "NavigationStack", "ScrollView"])
  func deepNesting(_ name: String) {
    let depth = 100_000
    let text =
      String(repeating: "<\(name)>", count: depth) + String(repeating: "</\(name)>", count: depth)
    let preview = renderPreview(document(text), options)
    #expect(preview.html.count < 1_000_000)
    #expect(mistake(inHTML: String(decoding: preview.html, as: UTF8.self)) == nil)
    #expect(preview.marks.contains { $0.kind == .limit })
  }

  @Test func manyModifiers() {
    let style = String(repeating: "padding(1);", count: 100_000)
    let preview = renderPreview(document("<Text style=\"\(style)font(.body)\">x</Text>"), options)
    #expect(preview.html.count < 100_000)
  }

  @Test func templatesThatShowEachOther() {
    // Each level shows the next one twice.
    var text = "<Text>x</Text>"
    for _ in 0..<24 {
      text =
        """
        <VStack style="overlay(content: :t);background(content: :t)">\
        <Group template="t">\(text)</Group></VStack>
        """
    }
    let preview = renderPreview(document(text), options)
    #expect(preview.html.count < 30_000_000)
    #expect(preview.marks.contains { $0.kind == .limit })
  }

  @Test func manyElements() {
    let text = String(repeating: "<Text>x</Text>", count: 80_000)
    let preview = renderPreview(document(text), options)
    #expect(preview.marks.contains { $0.kind == .limit })
    #expect(preview.marks.count <= 1000)
  }

  @Test func longTexts() {
    let text = String(repeating: "word & <b> ", count: 100_000)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let html = drawn("<Text>\(text)</Text>")
    #expect(html.utf8.count > 1_000_000)
  }

  @Test func wideGrids() {
    let row = "<GridRow>" + String(repeating: "<Text>x</Text>", count: 5000) + "</GridRow>"
    #expect(drawn("<Grid>\(row)</Grid>").utf8.count < 3_000_000)
  }

  @Test func deepExpressions() {
    let style = "fill(" + String(repeating: "[", count: 10_000) + ".red"
    _ = drawn("<Circle style=\"\(style)\"/>")
    let chain = ".red" + String(repeating: ".opacity(0.9)", count: 20_000)
    _ = drawn("<Circle style=\"fill(\(chain))\"/>")
  }

  @Test(arguments: ["", "<", "<vml>", "<!doctype swiftui+vml>", "\u{FEFF}", "<a b='", "text alone"])
  func brokenDocuments(_ text: String) {
    let preview = renderPreview(Array(text.utf8), options)
    #expect(mistake(inHTML: String(decoding: preview.html, as: UTF8.self)) == nil)
  }
}

func parsed(_ bytes: [UInt8]) -> Markup {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "a.vml", bytes: bytes)
  return parseMarkup(file, as: .document, reporting: &bag)
}

import Foundation
import Testing
import VMLPreview
import VMLTestSupport

/// Whole drawings of the fixtures, a box a line.
struct GoldenDrawingTests {
  @Test(arguments: ["login", "card", "list"], [PreviewPlatform.iOS, .macOS])
  func drawing(_ name: String, _ platform: PreviewPlatform) throws {
    let url = fixturesFolder.appending(path: "preview/\(name).vml")
    var options = PreviewOptions(platform: platform)
    options.colorScheme = name == "card" ? .dark : .light
    let preview = renderPreview(Array(try Data(contentsOf: url)), options)
    let html = String(decoding: preview.html, as: UTF8.self)
    #expect(mistake(inHTML: html) == nil)
    let marks = preview.marks.map { "\($0.kind.rawValue) \($0.name)\n" }.joined()
    let lines = html.replacing("><", with: ">\n<") + "\n" + marks
    try expectGolden(lines, "preview/\(name).\(platform.rawValue).html")
  }
}

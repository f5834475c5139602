import Foundation
import Testing
import VMLMarkup
import VMLPreview
import VMLTestSupport

/// Places where a browser puts what is drawn, against SwiftUI's rules.
///
/// Needs Chromium; where there is none, nothing is checked.
struct LayoutTests {
  @Test(.enabled(if: Browser.isThere)) func framesAreSwiftUIs() throws {
    let found = try Browser.frames(of: layoutCases)
    try #require(found.count == layoutCases.count)
    for (layout, frames) in zip(layoutCases, found) {
      let markup = parsed(document(layout.views))
      for (id, expected) in layout.frames.sorted(by: { $0.key < $1.key }) {
        let node = try #require(markup.node(withID: id), "\(layout.name): no '\(id)'")
        let frame = try #require(frames[String(node)], "\(layout.name): '\(id)' is not drawn")
        let isNear = zip(expected, frame).allSatisfy { abs($0 - $1) <= 1 }
        #expect(isNear, "\(layout.name): '\(id)' is \(frame), not \(expected)")
      }
    }
  }

  @Test func thereAreFiftyCases() {
    #expect(layoutCases.count >= 50)
    #expect(Set(layoutCases.map(\.name)).count == layoutCases.count)
  }
}

extension Markup {
  fileprivate func node(withID id: String) -> Int? {
    nodes.indices.first { node in
      nodes[node].kind == .element
        && attribute(.id, of: node).map { string(attributes[$0].value) } == id
    }
  }
}

/// Chromium without a window.
private enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isThere: Bool { path != nil }

  /// The boxes of each case by their `data-v`, from one page with all of them.
  static func frames(of cases: [LayoutCase]) throws -> [[String: [Double]]] {
    var options = PreviewOptions(platform: .iOS)
    options.showsSystem = false
    options.showsMarks = false
    var page =
      "<!doctype html><meta charset=utf-8><style>\(previewStylesheet)body{margin:0}</style>"
    for layout in cases {
      let html = String(
        decoding: renderPreview(document(layout.views), options).html, as: UTF8.self)
      page += "<div class=case style=\"width:400px;height:300px\">\(html)</div>"
    }
    page += """
      <script>const all=[...document.querySelectorAll('.case')].map(c=>{const o=c.getBoundingClientRect();
      const r={};for(const e of c.querySelectorAll('[data-v]')){const b=e.getBoundingClientRect();
      r[e.dataset.v]=[b.left-o.left,b.top-o.top,b.width,b.height]}return r});
      document.body.innerHTML='';document.body.textContent='BEGIN'+JSON.stringify(all)+'END'</script>
      """
    let folder = FileManager.default.temporaryDirectory.appending(path: "vmlc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "cases.html")
    try Data(page.utf8).write(to: url)
    let text = try output(of: url, profile: folder)
    let start = try #require(text.range(of: "BEGIN")?.upperBound)
    let end = try #require(text.range(of: "END", options: .backwards)?.lowerBound)
    return try JSONDecoder().decode([[String: [Double]]].self, from: Data(text[start..<end].utf8))
  }

  private static func output(of url: URL, profile: URL) throws -> String {
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
      "--user-data-dir=\(profile.appending(path: "profile").path)", "--dump-dom",
      "--window-size=800,600", url.absoluteString,
    ]
    return try ChildProgram.output(of: try #require(path), arguments).text
  }
}

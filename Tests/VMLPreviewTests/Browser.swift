import Foundation
import Testing
import VMLPreview
import VMLTestSupport

/// Chromium without a window.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isThere: Bool { path != nil }

  /// Views on a screen of a size in points.
  struct Screen {
    let views: String
    let width: Double
    let height: Double
    var direction = PreviewDirection.leftToRight
    var look = PreviewLook.iOS18
    var platform = PreviewPlatform.iOS
  }

  /// The boxes on each screen by their `data-v`, from one page with all of them.
  ///
  /// Offsets, scales and rotations are left out if `isLaidOutOnly`, and a circle's box is then what
  /// is painted.
  static func frames(
    of screens: [Screen], isLaidOutOnly: Bool = false
  ) throws -> [[String: [Double]]] {
    var options = PreviewOptions(platform: .iOS)
    options.showsSystem = false
    options.showsMarks = false
    let still = ".pv *{translate:none!important;scale:none!important;rotate:none!important}"
    var page = """
      <!doctype html><meta charset=utf-8>\
      <style>\(previewStylesheet)body{margin:0}\(isLaidOutOnly ? still : "")</style>
      """
    for screen in screens {
      options.direction = screen.direction
      options.look = screen.look
      options.platform = screen.platform
      let html = String(
        decoding: renderPreview(document(screen.views), options).html, as: UTF8.self)
      page += """
        <div class=case style="width:\(screen.width)px;height:\(screen.height)px">\(html)</div>
        """
    }
    let painted = isLaidOutOnly ? "e.matches('.shape:has(>.round)')?e.firstChild:e" : "e"
    page += """
      <script type=module>\(previewScript)chooseViews(document);const all=[...document.querySelectorAll('.case')].map(c=>{
      const o=c.getBoundingClientRect();const r={};
      for(const e of c.querySelectorAll('[data-v]')){const b=(\(painted)).getBoundingClientRect();
      r[e.dataset.v]=[b.left-o.left,b.top-o.top,b.width,b.height]}return r});
      document.body.innerHTML='';
      document.body.textContent='BEGIN'+JSON.stringify(all)+'END'</script>
      """
    return try boxes(on: page)
  }

  private static func boxes(on page: String) throws -> [[String: [Double]]] {
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

import Foundation
import Testing
import VMLTestSupport

@testable import VMLServer

/// Pictures of pages, without a browser.
@Suite struct PictureTests {
  /// The preview's page and pictures have the same devices, of the same size.
  @Test func devicesAreThePreviews() throws {
    let shell = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/VMLServer/Shell/Resources/shell.js")
    let text = try String(contentsOf: shell, encoding: .utf8)
    for device in PictureDevice.all {
      let line = try #require(
        text.split(separator: "\n").first { $0.contains("{ id: \"\(device.id)\",") })
      #expect(line.contains("width: \(device.width), height: \(device.height),"))
    }
    #expect(text.split(separator: "{ id: \"").count == PictureDevice.all.count + 1)
  }

  @Test func browserIsNamedOrFound() throws {
    #expect(try findBrowser("/bin/sh", in: "") == "/bin/sh")
    #expect(try findBrowser("sh", in: "/nowhere:/bin") == "/bin/sh")
    let missing = #expect(throws: BrowserFailure.self) { try findBrowser("nobrowser", in: "/bin") }
    #expect(missing?.message == "there is no program 'nobrowser', which CHROMIUM names")
  }

  /// A page that is drawn twice gives the same bytes, as large as the device at two pixels a point.
  @Test(.enabled(if: Browser.program != nil)) func sameDrawingIsTheSamePicture() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = picturePage(Array("<div class=pv>Lamp</div>".utf8), width: 198, height: 242)
    let file = folder.resolvingSymlinksInPath().appending(path: "page.html")
    try Data(page).write(to: file)
    let browser = try HeadlessBrowser(
      try #require(Browser.program), profile: folder.path + "/profile"
    ) { false }
    defer { browser.end() }
    let pictures = try (0..<2).map { _ in
      try browser.picture(of: file.path, width: 198, height: 242, isComponent: false)
    }
    #expect(pictures[0] == pictures[1])
    let size = try #require(imageSize(of: pictures[0]))
    #expect(size.width == 396)
    #expect(size.height == 484)
  }
}

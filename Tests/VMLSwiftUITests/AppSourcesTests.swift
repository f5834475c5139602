import Foundation
import Testing
import VMLTestSupport

/// Apps of the documents and of `Examples`, type-checked over the views of the library.
@Suite(.enabled(if: SwiftSources.canCheck, "no swiftc, or no modules beside the tests"))
struct AppSourcesTests {
  /// The file with the `App` needs SwiftUI itself.
  private func check(_ files: [String: String]) throws {
    let checked = files.filter { !$0.key.hasSuffix("App.swift") }
      .mapValues { $0.replacing("import SwiftUI\n", with: "import VMLViews\n") }
    #expect(checked.count >= 3)
    #expect(try SwiftSources.mistakes(in: checked) == "")
  }

  @Test func theShop() throws {
    let folder = repositoryFolder.appending(path: "Examples/Shop")
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    #expect(files["Site.swift"]?.contains("enum SiteAction") == true)
    try check(files)
  }

  /// The blocks of Swift with the name of a file, beside the names of the site there.
  @Test func anAppOfSixScreens() throws {
    let page = try String(
      contentsOf: repositoryFolder.appending(path: "docs/an-app.md"), encoding: .utf8)
    var files: [String: String] = [:]
    for block in page.components(separatedBy: "\n```swift ").dropFirst() {
      let name = String(block.prefix { $0 != "\n" })
      let body = block.components(separatedBy: "\n```\n")[0]
      files[name] =
        body.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .joined(separator: "\n") + "\n"
    }
    let site = fixturesFolder.appending(path: "constants/an-app.swift.txt")
    files["Site.swift"] = try String(contentsOf: site, encoding: .utf8)
    try check(files)
  }
}

import Foundation
import Testing
import VMLTestSupport

/// Apps of the documents and of `Examples`, checked over the views of the library.
@Suite(.enabled(if: SwiftSources.canCheck, "no swiftc, or no modules beside the tests"))
struct AppSourcesTests {
  private func check(_ files: [String: String]) throws {
    var files = files.mapValues {
      $0.replacing("import SwiftUI\n", with: "import Foundation\nimport VMLViews\n")
    }
    files["System.swift"] = Self.system
    #expect(try SwiftSources.mistakes(in: files) == "")
  }

  /// Names of SwiftUI and of Apple's systems that a file with an `App` uses, and no view has.
  private static let system = """
    import VMLRuntime
    import VMLViews

    @MainActor protocol App {
      associatedtype Body: Scene
      init()
      var body: Body { get }
    }
    extension App { static func main() {} }
    protocol Scene {}
    extension Scene {
      func onChange<V: Equatable>(of value: V, perform: (V) -> Void) -> some Scene { self }
    }
    struct WindowGroup<Content: View>: Scene {
      init(@ViewBuilder content: () -> Content) {}
    }
    enum ScenePhase { case background, inactive, active }
    extension EnvironmentValues { var scenePhase: ScenePhase { .active } }
    @MainActor struct UIDevice {
      static let current = UIDevice()
      let systemVersion = "18.0"
    }
    extension ChannelRoot {
      static func bundle(_ name: String) -> ChannelRoot { .file(name) }
    }
    extension ChannelConfiguration {
      mutating func useBundle(embedded name: String) { embedded = name }
    }
    """

  @Test func theShop() throws {
    let folder = repositoryFolder.appending(path: "Examples/Shop")
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    #expect(files.count > 3)
    #expect(files["Site.swift"]?.contains("enum SiteAction") == true)
    try check(files)
  }

  @Test func anAppOfSixScreens() throws {
    var files = try blocks(of: "docs/an-app.md")
    #expect(files.count > 3)
    let site = fixturesFolder.appending(path: "constants/an-app.swift.txt")
    files["Site.swift"] = try String(contentsOf: site, encoding: .utf8)
    try check(files)
  }

  @Test func theClient() throws {
    let files = try blocks(of: "docs/client.md")
    #expect(files.count > 3)
    try check(files)
  }

  /// The blocks of Swift with the name of a file.
  private func blocks(of path: String) throws -> [String: String] {
    let page = try String(contentsOf: repositoryFolder.appending(path: path), encoding: .utf8)
    var files: [String: String] = [:]
    for block in page.components(separatedBy: "\n```swift ").dropFirst() {
      let name = String(block.prefix { $0 != "\n" })
      let body = block.components(separatedBy: "\n```\n")[0]
      files[name] =
        body.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .joined(separator: "\n") + "\n"
    }
    return files
  }
}

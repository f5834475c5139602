import Foundation
import Testing
import VMLBehaviour
import VMLRuntime
import VMLSwiftUI
import VMLTestSupport

/// An app without a screen that follows `vmlc serve` while a site is edited.
struct FollowingClientTests {
  /// Something that the app shows.
  private struct Shown: Sendable {
    var texts: [String]
    var mistakes: [OriginMistake]
    var isConnected: Bool
  }

  /// A client that says after each change what it shows.
  private final class App: Sendable {
    let shown: AsyncStream<Shown>
    private let running: Task<Void, Never>

    init(_ url: String, path: String = "/a") {
      let (shown, sender) = AsyncStream.makeStream(of: Shown.self)
      self.shown = shown
      running = Task {
        var hooks = VMLHooks()
        hooks.changed = { client in
          let texts = client.tree?.nodes.filter { $0.name.isEmpty }.map(\.text) ?? []
          sender.yield(
            Shown(texts: texts, mistakes: client.mistakes, isConnected: client.isConnected))
        }
        let source = OriginScreens(VMLOrigin(url, target: "ios"))
        await VMLClient(path: path, from: source, hooks: hooks).run()
        sender.finish()
      }
    }

    deinit { running.cancel() }

    func wait(
      for what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
      until isIt: (Shown) -> Bool
    ) async throws {
      for await shown in shown where isIt(shown) { return }
      Issue.record(what, sourceLocation: sourceLocation)
      throw CancellationError()
    }
  }

  private func start(_ serve: RunningCommand) async throws -> String {
    let line = try await serve.expect(/serving at http:\/\/[^ \n]+\n/)
    let url = try #require(line.firstMatch(of: /http:\/\/[^ \n]+/))
    try await serve.expect(/watching for changes/)
    return String(url.0)
  }

  @Test(.timeLimit(.minutes(30)))
  func editsAndMistakesReachTheApp() async throws {
    let workspace = try await Workspace.withSite()
    try workspace.write("<Text>text 0</Text>", to: "site/content/a.vml")
    let serve = try RunningCommand("serve", "--port", "0", in: workspace)
    let app = App(try await start(serve))
    try await app.wait(for: "the page") { $0.texts == ["text 0"] }
    try workspace.write("<Text>text 1</Txt>", to: "site/content/a.vml")
    try await app.wait(for: "the mistake") { shown in
      shown.mistakes.contains { $0.isError && $0.file == "content/a.vml" && $0.line == 1 }
        && shown.texts == ["text 0"]
    }
    try workspace.write("<Text>text 2</Text>", to: "site/content/a.vml")
    try await app.wait(for: "no mistake") { $0.texts == ["text 2"] && $0.mistakes.isEmpty }
    #expect(try serve.end(with: SIGTERM) == 0)
    try await app.wait(for: "the end of the server") { !$0.isConnected && $0.texts == ["text 2"] }
  }

  /// Each save comes to the app; how long that takes is printed, and nothing expects a time.
  @Test(.timeLimit(.minutes(10)))
  func fromASaveToTheTree() async throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FOLLOWED_SAVES"].flatMap { Int($0) } ?? 10
    let workspace = try await Workspace.withSite()
    try workspace.write("<Text>text 0</Text>", to: "site/content/a.vml")
    let serve = try RunningCommand("serve", "--port", "0", in: workspace)
    let app = App(try await start(serve))
    try await app.wait(for: "the page") { $0.texts == ["text 0"] }
    var times: [Duration] = []
    for number in 1...count {
      // A save while a build is under way is another matter, as fast as one types.
      try await Task.sleep(for: .milliseconds(300))
      let start = ContinuousClock.now
      try workspace.write("<Text>text \(number)</Text>", to: "site/content/a.vml")
      try await app.wait(for: "save \(number)") { $0.texts == ["text \(number)"] }
      times.append(ContinuousClock.now - start)
    }
    times.sort()
    let (half, most) = (times[times.count / 2], times[(times.count * 95 - 1) / 100])
    print("\(count) saves: p50 \(half / .milliseconds(1)) ms, p95 \(most / .milliseconds(1)) ms")
    #expect(times.count == count)
    #expect(try serve.end(with: SIGTERM) == 0)
  }
}

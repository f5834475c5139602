import Foundation
import Testing
import VMLTestSupport

/// `kill -9` at random moments over what changes a store: readers stay on a release that is whole, and the next publish goes on.
///
/// `make soak PART=kills` goes on for longer.
struct PublishSoakTests {
  @Test func commandsThatChangeAStore() async throws {
    try await fuzz(seconds: 3) { generator in
      let shop = try await PublishCommandTests.shop()
      for page in 0..<Int.random(in: 1...60, using: &generator) {
        try shop.write("<Greeting name=\"Page \(page)\"/>", to: "content/pages/\(page).vml")
      }
      try await shop.expect("publish")
      var last = try await shop.current()
      var durations: [[String]: Duration] = [:]
      for round in 0..<4 {
        try shop.write(
          "---\nprops: { name: string }\n---\n<Text>\(generator.next()) \\(name)</Text>",
          to: "components/Greeting.vml")
        let command = commands.randomElement(using: &generator) ?? []
        // What is published, and not what publishing builds before, is to be killed most often.
        if generator.next() % 4 != 0 { try await shop.expect("build") }
        let pause =
          (durations[command] ?? .milliseconds(300)) * Double.random(in: 0...1.1, using: &generator)
        if let whole = try await kill(command, of: shop, after: pause) {
          durations[command] = whole
        }
        let verified = try await shop.run("verify")
        #expect(verified.code == 0, "round \(round), \(command): \(verified.error)")
        let current = try await shop.current()
        // The next one goes on, and ends what that one began.
        let next = try await shop.run("publish")
        #expect(next.code == 0, "round \(round), \(command): \(next.error)")
        let new = try await shop.current()
        #expect(
          current == last || current == new && command == ["publish"],
          "round \(round), \(command): \(current) is offered, which is neither what was nor what comes"
        )
        last = new
      }
      try await shop.expect("gc", "--grace", "0", "--keep", "1", "--limit", "1000000", "--delete")
      try await shop.expect("verify")
      let live = try shop.workspace.contents(of: "live").keys
      #expect(live.count { $0.hasPrefix("releases/") } <= 2)
    }
  }

  private let commands = [
    ["publish"], ["publish"],
    ["gc", "--grace", "0", "--keep", "1", "--limit", "1000000", "--delete"],
  ]

  /// - Returns: How long it took, where it had come to its end.
  private func kill(
    _ command: [String], of shop: PublishWorkspace, after pause: Duration
  ) async throws -> Duration? {
    let kept = ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"]
    let environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      .merging(shop.environment) { $1 }
    let start = ContinuousClock.now
    let process = try ChildProgram(
      shop.workspace.executable, command, in: shop.path("shop"), environment: environment)
    try await Task.sleep(for: pause)
    process.send(SIGKILL)
    return await process.end() == .signal(SIGKILL) ? nil : .now - start
  }
}

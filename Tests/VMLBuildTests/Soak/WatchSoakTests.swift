import Foundation
import Testing
import VMLBuild
import VMLTestSupport

/// One `vmlc watch` that lives while a site of every feature is edited at random.
///
/// Where a build has no error, the output comes to be what a build makes that knows nothing. `make soak PART=watch` goes on
/// for longer.
@Suite(.enabled(if: CompilerProcess.isAvailable, CompilerProcess.reason))
struct WatchSoakTests {
  @Test func randomEditsUnderOneWatch() async throws {
    try await fuzz(seconds: 3) { generator in
      let site = try TestSite("")
      var random = RandomSite(generator)
      for (path, text) in random.files { try site.write(text, to: path) }
      let options = generator.next() % 4 == 0 ? ["--poll=20"] : []
      let watch = try CompilerProcess(["watch"] + options, in: site.path)
      defer { watch.kill() }
      try await expectOutput(of: site, "the first build")
      for round in 0..<12 {
        var edits: [String] = []
        for _ in 0...Int.random(in: 0..<3, using: &generator) {
          let edit = random.edit()
          edits.append("\(edit)")
          try site.apply(edit)
          try await Task.sleep(for: .milliseconds(Int.random(in: 0..<40, using: &generator)))
        }
        // Another build beside it is the latest until the next edit.
        if round % 5 == 4 {
          #expect(try await comesAbout { (try? await site.build()) != nil })
        }
        try await expectOutput(of: site, "round \(round), \(options): \(edits)")
      }
      #expect(watch.end() == 0)
    }
  }

  /// Waits until the output is what a clean build makes, if that makes one.
  private func expectOutput(of site: TestSite, _ comment: Comment) async throws {
    let folder = site.folder
    try? FileManager.default.removeItem(atPath: folder("clean"))
    let clean = try await site.build {
      $0.output = folder("clean")
      $0.version = "dev"
    }
    guard clean.report.output != nil else { return }
    let wanted = try folder.contents(of: "clean/dev")
    let isThere = try await comesAbout {
      // Files go while it is looked at.
      (try? folder.contents(of: "site/dist/dev")) == wanted
    }
    if isThere { return }
    let found = (try? folder.contents(of: "site/dist/dev")) ?? [:]
    let others = Set(found.keys).union(wanted.keys).filter { found[$0] != wanted[$0] }.sorted()
    Issue.record("\(others.prefix(5)) are not as a clean build makes them, \(comment)")
    throw CancellationError()
  }
}

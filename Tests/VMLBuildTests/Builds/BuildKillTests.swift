import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// A build that is killed at any moment.
@Suite struct BuildKillTests {
  @Test(.enabled(if: CompilerProcess.isAvailable, CompilerProcess.reason))
  func leavesATreeWhoseManifestTellsTheTruth() async throws {
    let site = try TestSite(
      "<Text>a</Text>\n-- site.yaml --\nname: S\nversion: \"1\"\ntargets: [ios, macos, visionos]\n")
    try fill(site, 0)
    let first = try await site.build()
    var wholes = [first.files]
    var random = SplitMix64(seed: UInt64.random(in: 0...(.max)))
    var killed = 0
    for round in 1...15 {
      try fill(site, round)
      let process = try CompilerProcess(["build", "--jobs", "2"], in: site.path)
      usleep(UInt32.random(in: 0..<60_000, using: &random))
      process.kill()
      if process.waitForEnd().status == nil { killed += 1 }
      wholes.append(try await expected(of: site, in: site.folder("whole")))
      // Either the tree of an earlier round or this one's, and nothing between them.
      let files = try site.folder.contents(of: "site/dist/1")
      #expect(wholes.contains(files), "round \(round): the tree is none of those that were built")
      if let index = wholes.lastIndex(of: files) { wholes.removeSubrange(..<index) }
    }
    // The next build mends it, whatever the last one that lived knew, and leaves nothing behind.
    let mended = try await site.build { $0.cache = .use }
    #expect(mended.files == wholes.last)
    let entries = try FileManager.default.contentsOfDirectory(atPath: site.path + "/dist")
    #expect(entries.sorted() == ["1", "latest.json"])
    #expect(killed > 0)
  }

  /// What a build that nobody disturbs makes.
  private func expected(of site: TestSite, in output: String) async throws -> [String: String] {
    let built = try await site.build { $0.output = output }
    return built.files
  }

  /// Pages of which most change with each round, and some come and go.
  private func fill(_ site: TestSite, _ round: Int) throws {
    for index in 0..<20 {
      let path = "content/p\(index % 4)/page\(index).vml"
      if index % 10 == round % 10 {
        try? site.remove(path)
      } else {
        try site.write("<Text>round \(index % 5 == 0 ? 0 : round)</Text>", to: path)
      }
    }
    try site.write("asset of round \(round)", to: "content/asset.txt")
  }
}

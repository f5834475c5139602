import Foundation
import Testing
import VMLTestSupport

/// Builds that may have few files open.
@Suite(.enabled(if: CompilerProcess.isAvailable, CompilerProcess.reason))
struct BuildDescriptorTests {
  /// What was begun is removed, which takes descriptors too.
  @Test func leaveNothingWhereTheyFail() async throws {
    let site = try TestSite(
      """
      <Text>index</Text>
      -- site.yaml --
      name: S
      version: "1"
      targets: [ios, macos, tvos, visionos]
      locales: [en, de, fr]
      """)
    func fill(_ text: String) throws {
      for index in 0..<60 {
        try site.write("<Text>\(text)</Text>", to: "content/f\(index)/p.vml")
      }
    }
    try fill("first")
    try await site.build()
    var failed = 0
    for limit in stride(from: 24, through: 56, by: 8) {
      try fill("limit \(limit)")
      let before = try site.output()
      let command = ["sh", "-c", "ulimit -n \(limit); exec \"$@\"", "sh"]
      let end = try CompilerProcess(["build", "-q"], in: site.path, through: command).waitForEnd()
      let names = try FileManager.default.contentsOfDirectory(atPath: site.path + "/dist")
      #expect(names.sorted() == ["1", "latest.json"], "\(limit) descriptors")
      #expect(end.status == 0 || end.status == 2, "\(limit) descriptors: \(end)")
      guard end.status == 2 else { continue }
      failed += 1
      #expect(end.messages.contains("too many files are open"), "\(end.messages)")
      #expect(try site.output() == before, "\(limit) descriptors")
    }
    #expect(failed > 0)
  }
}

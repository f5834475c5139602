import Foundation
import Testing
import VMLBuild
import VMLTestSupport

/// Files that are far too large.
///
/// In a process of their own, whose memory can be measured.
@Suite struct BuildMemoryTests {
  private static let sound = """
    <Text>a</Text>
    -- components/Card.vml --
    <VStack/>
    -- styles/main.vss --
    Text { bold(); }
    -- content/a.yaml --
    a: 1
    -- content/b.json --
    1
    """

  @Test(
    .enabled(if: CompilerProcess.isAvailable, CompilerProcess.reason), .timeLimit(.minutes(2)),
    arguments: [
      "content/index.vml", "components/Card.vml", "styles/main.vss", "site.yaml", "content/a.yaml",
      "content/b.json",
    ])
  func aLineOfFiftyMegabytes(path: String) async throws {
    let site = try TestSite(Self.sound)
    try await site.build()
    let before = try site.folder.fingerprint(of: "site/dist")
    let start = path.hasSuffix("yaml") ? "x: " : path.hasSuffix("json") ? "\"" : ""
    try site.write(Array(start.utf8) + [UInt8](repeating: 0x61, count: 50 << 20), to: path)
    let result = try CompilerProcess(["build"], in: site.path).waitForEnd()
    #expect(result.status == 1)
    #expect(result.messages.contains(path) && result.messages.utf8.count < 10_000)
    #expect(try site.folder.fingerprint(of: "site/dist") == before)
    #expect(CompilerProcess.largestMemory < 400 << 20)
  }
}

import Foundation
import Testing
import VMLBuild
import VMLTestSupport

/// Files that are far too large.
///
/// In a process of their own, whose memory can be limited.
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
    .enabled(if: CompilerProcess.isAvailable, CompilerProcess.reason), .timeLimit(.minutes(30)),
    arguments: [
      ("content/index.vml", "<Text>"), ("components/Card.vml", ""), ("styles/main.vss", "."),
      ("content/a.yaml", "x: ["), ("content/b.json", ""), ("site.yaml", "name: "),
    ])
  func aLineOfFiftyMegabytes(path: String, start: String) async throws {
    let site = try TestSite(Self.sound)
    try await site.build()
    let before = try site.output()
    try site.write(Array(start.utf8) + [UInt8](repeating: 0x61, count: 50 << 20), to: path)
    let limit = CompilerProcess.limitingMemory(to: 400 << 10)
    let result = try CompilerProcess(["build"], in: site.path, through: limit).waitForEnd()
    #expect(result.status == 1)
    #expect(result.messages.contains(path) && result.messages.utf8.count < 1000)
    #expect(try site.output() == before)
  }
}

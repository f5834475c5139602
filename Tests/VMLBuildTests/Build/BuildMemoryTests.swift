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
    .enabled(if: CompilerProcess.isAvailable, CompilerProcess.reason), .timeLimit(.minutes(2)))
  func linesOfFiftyMegabytes() async throws {
    let site = try TestSite(Self.sound)
    try await site.build()
    let before = try site.output()
    for (path, start) in [
      ("content/index.vml", ""), ("components/Card.vml", "<Text>"), ("styles/main.vss", "."),
      ("content/a.yaml", "x: ["), ("content/b.json", "\""),
    ] {
      try site.write(Array(start.utf8) + [UInt8](repeating: 0x61, count: 50 << 20), to: path)
    }
    let result = try CompilerProcess(["build"], in: site.path).waitForEnd()
    #expect(result.status == 1)
    for name in ["index.vml", "Card.vml", "main.vss", "a.yaml", "b.json"] {
      #expect(result.messages.contains(name), "\(name)")
    }
    #expect(result.messages.utf8.count < 10_000)
    try site.write([UInt8](repeating: 0x61, count: 50 << 20), to: "site.yaml")
    let second = try CompilerProcess(["build"], in: site.path).waitForEnd()
    #expect(second.status == 1 && second.messages.contains("site.yaml"))
    #expect(try site.output() == before)
    #expect(CompilerProcess.largestMemory < 400 << 20)
  }
}

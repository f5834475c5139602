import Testing
import VMLBuild
import VMLMarkup
import VMLTestSupport

/// The deepest trees that there may be, on a system whose threads have small stacks.
///
/// macOS gives half a megabyte to the threads that asynchronous functions run on, musl less.
@Suite(.enabled(if: CompilerProcess.isAvailable, CompilerProcess.reason))
struct BuildStackTests {
  private let smallStack = ["sh", "-c", "ulimit -s 512; exec \"$@\"", "sh"]

  @Test(arguments: [
    ["check"], ["build", "--pretty"], ["inspect", "content/index.vml", "--json"],
    ["inspect", "content/index.vml", "--stage", "parsed"],
    ["inspect", "content/index.vml", "--stage", "styled"],
  ])
  func deepTreesDoNotNeedMore(arguments: [String]) async throws {
    let depth = markupDepthLimit - 10
    let brackets = nested("[", "]", 100)
    let site = try TestSite(
      """
      \(String(repeating: "<VStack>", count: depth))
      <Text style="a(\(brackets))">\\(\(nested("(1", ")", 1)))</Text>
      \(String(repeating: "</VStack>", count: depth))
      -- content/a.json --
      \(brackets)
      -- content/b.yaml --
      \(brackets)
      -- styles/main.vss --
      \(nested("VStack { a(); ", "}", 60))
      """)
    let result = try CompilerProcess(arguments, in: site.path, through: smallStack).waitForEnd()
    #expect(result.status == 0, "\(result.messages)")
  }

  private func nested(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + String(repeating: close, count: count)
  }
}

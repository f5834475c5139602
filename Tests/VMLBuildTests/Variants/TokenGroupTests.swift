import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Groups of design tokens that take over others, again and again.
struct TokenGroupTests {
  /// A site with one file of tokens and a `Text` that has a class `a`.
  private func site(_ tokens: String, _ sheet: String) throws -> TestSite {
    try TestSite(
      """
      -- styles/main.vss --
      @tokens "brand.tokens.json";
      \(sheet)
      -- styles/brand.tokens.json --
      \(tokens)
      -- content/index.vml --
      <Text class="a">Lamp</Text>
      """)
  }

  /// Each group takes over the one before it in two ways, of which one is in the other.
  @Test func groupsThatExtendTheSameInManyWays() async throws {
    let groups = (1...40).map {
      ##""g\##($0)": {"$extends": "{g\##($0 - 1)}", "m": {"$extends": "{g\##($0 - 1)}"}}"##
    }
    let tokens =
      ##"{"g0": {"t": {"$type": "number", "$value": 0.5}}, \##(groups.joined(separator: ", "))}"##
    let built = try await site(tokens, ".a { opacity(var(--g40-m-m-m-t)); }").build()
    #expect(built.messages == [])
    #expect(built.body("ios/index.vml") == #"<Text style="opacity(0.5)">Lamp</Text>"#)
  }

  @Test func groupsThatMultiplyAreRefused() async throws {
    let groups = (1...60).map {
      ##""g\##($0)": {"a": {"$extends": "{g\##($0 - 1)}"}, "b": {"$extends": "{g\##($0 - 1)}"}}"##
    }
    let tokens = ##"{"g0": {}, \##(groups.joined(separator: ", "))}"##
    let report = try await site(tokens, ".a { bold(); }").build().report
    #expect(
      report.diagnostics.map(\.message) == [
        "more than 200000 groups with those that extend others; the rest of them is not read"
      ])
  }
}

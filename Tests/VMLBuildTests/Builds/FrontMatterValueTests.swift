import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Mistakes that are told where a value comes from, and not where it is shown.
@Suite struct FrontMatterValueTests {
  private func site(_ title: String) throws -> TestSite {
    try TestSite(
      #"""
      -- site.yaml --
      name: Acme
      targets: [ios]
      layout: Shell
      -- components/Shell.vml --
      <VStack style="navigationTitle(\(page.title))"><slot/></VStack>
      -- content/index.vml --
      ---
      title: TITLE
      ---
      <Text>a</Text>
      """#.replacing("TITLE", with: title))
  }

  @Test func numberThatIsMeantAsAText() async throws {
    let built = try await site("1.0").build()
    #expect(built.messages == ["error content/index.vml: expected a string, found a number"])
    #expect(
      built.report.diagnostics.first?.notes.map(\.message) == [
        "'title' is a number as YAML reads it; in quotes it is a text",
        "'page.title' is needed here",
      ])
    #expect(try await site("'1.0'").build().messages == [])
  }
}

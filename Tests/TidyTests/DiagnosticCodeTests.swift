import Testing
import VMLDiagnostics

/// Every code is an entry of the docs and has a fixture that provokes it.
struct DiagnosticCodeTests {
  private let codes = DiagnosticCode.allCases.map(\.rawValue)

  @Test func codesAreKebabCase() {
    #expect(codes.filter { !isKebabCase($0) } == [])
    #expect(codes.count > 2)
  }

  @Test func everyCodeHasAFixture() {
    let folder = "Tests/Fixtures/diagnostics"
    #expect(codes.filter { Repository.entries(of: "\(folder)/\($0)").isEmpty } == [])
  }

  @Test func everyFixtureIsOfACode() {
    let folders = Repository.entries(of: "Tests/Fixtures/diagnostics").filter {
      !$0.hasPrefix(".") && !$0.contains(".")
    }
    #expect(folders.filter { !codes.contains($0) } == [])
  }

  @Test func everyCodeIsExplained() {
    let explained = explainedCodes(in: Repository.file("docs/diagnostics.md"))
    #expect(codes.filter { !explained.contains($0) } == [])
    #expect(explained.filter { $0.contains("-") && !codes.contains($0) } == [])
    #expect(Set(explained).count == explained.count)
  }

  @Test(arguments: [
    ("invalid-utf8", true), ("cycle", true), ("a-2-b", true), ("Invalid", false), ("a--b", false),
    ("-a", false), ("a-", false), ("a_b", false), ("2-a", false), ("", false), ("é", false),
  ])
  func kebabCase(_ code: String, _ isRight: Bool) {
    #expect(isKebabCase(code) == isRight)
  }

  @Test func headingsOfTheDocs() {
    let docs = TextFile(
      path: "",
      text: "# A\n## one-code\n### `two-code`\n## How to read\ntext\n```\n## no-code\n```\n")
    #expect(explainedCodes(in: docs) == ["one-code", "two-code"])
  }
}

private func isKebabCase(_ code: String) -> Bool {
  code.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil
}

/// The headings that are one lower-case word, which is what a code looks like.
private func explainedCodes(in docs: TextFile) -> [String] {
  Markdown(parsing: docs.text).headings.compactMap { heading in
    let code = heading.replacing("`", with: "")
    return isKebabCase(code) ? code : nil
  }
}

import Foundation
import Testing
import VMLDiagnostics
import VMLTestSupport

/// `vmlc check --explain` prints the page of the diagnostics.
///
/// `UPDATE_GOLDEN=1` writes it anew from `docs/diagnostics.md`.
struct ExplanationTests {
  private static let source = "Sources/VMLDiagnostics/DiagnosticCode+Explanation+Generated.swift"

  @Test func explanationsAreThoseOfThePage() throws {
    let page = try String(contentsOf: DiagnosticsPage.url, encoding: .utf8)
    let url = repositoryFolder.appending(path: Self.source)
    let expected = Self.source(of: Self.sections(of: page))
    guard try String(contentsOf: url, encoding: .utf8) != expected else { return }
    guard updatesGoldens else {
      Issue.record("\(Self.source) is not docs/diagnostics.md; rerun with UPDATE_GOLDEN=1")
      return
    }
    try Data(expected.utf8).write(to: url)
  }

  @Test func everyCodeIsExplained() {
    for code in DiagnosticCode.allCases {
      #expect(code.explanation?.contains("**What to do:**") == true, "\(code.rawValue)")
    }
  }

  /// The text below each heading that is a code.
  private static func sections(of page: String) -> [(code: String, text: String)] {
    page.components(separatedBy: "\n### ").dropFirst().compactMap { section in
      guard let end = section.firstIndex(of: "\n") else { return nil }
      let text = section[end...].components(separatedBy: "\n## ")[0]
      return (String(section[..<end]), text.trimmingCharacters(in: .newlines))
    }
  }

  private static func source(of sections: [(code: String, text: String)]) -> String {
    let cases = sections.sorted { $0.code < $1.code }.map { section in
      let lines = section.text.components(separatedBy: "\n").map { $0.isEmpty ? "" : "      \($0)" }
      return
        "    case \"\(section.code)\":\n      ##\"\"\"\n\(lines.joined(separator: "\n"))\n      \"\"\"##\n"
    }
    return """
      // swift-format-ignore-file
      // Made by ExplanationTests from docs/diagnostics.md; UPDATE_GOLDEN=1 makes it anew.

      extension DiagnosticCode {
        /// What the code means, an example, and what to do, as Markdown; `nil` if that is not written yet.
        package var explanation: String? {
          switch rawValue {
      \(cases.joined())    default: nil
          }
        }
      }

      """
  }
}

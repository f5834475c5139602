import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLLinter
import VMLTestSupport

/// The page of the lints is what the rules' comments say, and their examples are true.
struct LintsPageTests {
  @Test func pageIsMadeOfTheRules() throws {
    let page = try LintsPage()
    let text = try? String(contentsOf: LintsPage.url, encoding: .utf8)
    guard text != page.text else { return }
    if updatesGoldens {
      try Data(page.text.utf8).write(to: LintsPage.url)
    } else {
      Issue.record("docs/lints.md is not what the rules say; rerun with UPDATE_GOLDEN=1")
    }
  }

  @Test func everyRuleHasAllParts() throws {
    let page = try LintsPage()
    let told: Set<DiagnosticCode> = [.unknownLint, .unusedSuppression]
    #expect(
      Set(page.rules.map(\.code)).union(told) == Set(DiagnosticCode.allCases.filter(\.isLint)))
    #expect(Set(lintRuleCodes) == Set(page.rules.map(\.code)))
    #expect(lintRuleCodes == lintRuleCodes.sorted { "\($0)" < "\($1)" })
    for rule in page.rules {
      for part in ["What", "Why", "Example", "Fix"] {
        #expect(rule.part(part)?.isEmpty == false, "\(rule.code.rawValue) has no '\(part)'")
      }
      #expect(rule.examples.contains { $0.kind == .bad })
      #expect(rule.examples.contains { $0.kind == .good })
    }
  }

  @Test func badExamplesAreToldAndGoodOnesAreNot() async throws {
    for rule in try LintsPage().rules {
      let bad = try await check(rule.files(.bad), rule.code)
      #expect(Set(bad.map(\.code)) == [rule.code], "\(rule.code.rawValue): \(bad.map(\.message))")
      let good = try await check(rule.files(.good), rule.code)
      #expect(good.isEmpty, "\(rule.code.rawValue): \(good.map(\.message))")
    }
  }

  private func check(
    _ files: [(path: String, text: String)], _ code: DiagnosticCode
  ) async throws -> [Diagnostic] {
    let site = try TestSite("<Text>Lamp</Text>")
    try site.write(
      "name: T\ntargets: [ios]\nlints: { \(code.rawValue): warning }\n", to: "site.yaml")
    for (path, text) in files { try site.write(text, to: path) }
    var options = BuildOptions(site: site.path)
    options.writes = false
    options.lints = true
    return try await buildSite(options).diagnostics
  }
}

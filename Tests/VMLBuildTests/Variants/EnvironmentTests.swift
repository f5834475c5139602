import Testing
import VMLBuild
import VMLCompiler
import VMLDiagnostics
import VMLTestSupport

/// Environments, values from the command line, drafts and pages with a time.
struct EnvironmentTests {
  private func site() throws -> TestSite {
    try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      params: { api: "https://acme.example", limits: { most: 5, least: 1 } }
      -- site.staging.yaml --
      params: { api: "https://staging.example", limits: { most: 50 } }
      -- content/index.vml --
      <Text>\\(site.api) \\(site.limits.most) \\(site.limits.least)</Text>
      -- content/draft.vml --
      ---
      draft: true
      ---
      <Text>d</Text>
      -- content/sale.vml --
      ---
      publish: 2026-12-01
      expire: 2026-12-24T18:00:00+01:00
      ---
      <Text>s</Text>
      """)
  }

  @Test func anEnvironmentAndTheCommandLineHaveTheLastWord() async throws {
    let site = try site()
    try await site.build {
      $0.choices.moment = Moment("2026-11-01")
      $0.choices.environment = "staging"
      $0.choices.settings = [SiteChoices.Setting("params.limits.least=7")].compactMap(\.self)
    }
    let files = try site.output("dist/1")
    #expect(files["ios/index.vml"]?.contains("https://staging.example 50 7") == true)
    #expect(files["ios/sale.vml"] == nil)
    #expect(files["ios/draft.vml"] == nil)
  }

  @Test(arguments: ["params.a", "a=b", "params=1", "params..a=1", "params.=1"])
  func refusesOtherSettings(text: String) { #expect(SiteChoices.Setting(text) == nil) }

  @Test func saysWhatWasLeftOutAndWhatIsNext() async throws {
    let site = try site()
    // The second build has nothing to do, and says the same.
    for _ in 0..<2 {
      let report = try await site.build {
        $0.choices.moment = Moment("2026-11-01")
        $0.cache = .use
      }.report
      #expect(report.scheduled.map(\.document.absence) == [.draft, .future])
      #expect(report.nextChange == Moment("2026-12-01")?.seconds)
    }
    let later = try await site.build { $0.choices.moment = Moment("2026-12-02") }.report
    #expect(later.scheduled.map(\.document.absence) == [.draft, nil])
    #expect(later.nextChange == Moment("2026-12-24T17:00:00Z")?.seconds)
    let gone = try await site.build { $0.choices.moment = Moment("2027-01-01") }.report
    #expect(gone.scheduled.map(\.document.absence) == [.draft, .expired])
    #expect(gone.nextChange == nil)
    let all = try await site.build { $0.choices.includesDrafts = true }.report
    #expect(all.documentCount == 3)
  }

  @Test func anEditOfAnEnvironmentIsSeen() async throws {
    let site = try site()
    func build() async throws -> String? {
      try await site.build {
        $0.choices.environment = "staging"
        $0.choices.includesDrafts = true
        $0.cache = .use
      }
      return try site.output("dist/1")["ios/index.vml"]
    }
    #expect(try await build()?.contains("staging.example") == true)
    try site.write("params: { api: \"https://other.example\" }\n", to: "site.staging.yaml")
    #expect(try await build()?.contains("https://other.example 5 1") == true)
  }

  @Test(arguments: [
    ("draft: 1", "'draft' must be true or false, not an integer"),
    ("publish: 2026-02-30", "'2026-02-30' is no date that there is"),
    ("publish: 2026-03-01\nexpire: 2026-02-01", "the page expires before it is published"),
    ("publish: 2026-03-01", "'publish' needs to know the moment that the site is built for"),
  ])
  func tellsWhatIsWrong(matter: String, message: String) async throws {
    let site = try TestSite("-- content/index.vml --\n---\n\(matter)\n---\n<Text>a</Text>\n")
    let report = try await site.build().report
    #expect(report.diagnostics.map(\.message) == [message])
  }

  @Test func anEnvironmentThatIsNotThereIsTold() async throws {
    let site = try site()
    let report = try await site.build { $0.choices.environment = "nope" }.report
    #expect(report.diagnostics.map(\.message) == ["the site has no environment 'nope'"])
  }
}

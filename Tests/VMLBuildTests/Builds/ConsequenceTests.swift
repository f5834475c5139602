import Testing
import VMLBuild
import VMLTestSupport

/// A file that cannot be read is told of once, and not again wherever something of it is missed.
@Suite struct ConsequenceTests {
  @Test(arguments: [
    #"<for each="l" in="data.lamps"><Text>\(l.name)</Text></for>"#,
    #"<Text>\(data.lamps.first.name)</Text>"#,
    #"<Text>\(data["lamps"][0].name)</Text>"#,
    #"<Text>\((data.lamps ?? []).count)</Text>"#,
    #"<if test="data.lamps != nil"><Text>a</Text></if>"#,
    #"<let name="all" value="data.lamps"/><Text>\(all.count)</Text>"#,
    #"<Text title="\(data?.lamps)" style="padding(\(data.lamps.count))">a</Text>"#,
    "---\neach: data.lamps\npath: /\\(item.name)\n---\n<Text>\\(item.name)</Text>",
    "---\ntitle: \\(data.lamps.count)\n---\n<Text>\\(page.title)</Text>",
  ])
  func ofData(page: String) async throws {
    for (name, text) in [("lamps.yaml", "- name: A\n\tprice: 4"), ("lamps.json", "[{]")] {
      let site = try TestSite(page + "\n-- content/\(name) --\n\(text)\n")
      try await expectRefused(site, "error content/\(name): …")
    }
  }

  @Test func dataInTheFolderOfThatName() async throws {
    let site = try TestSite(
      "<Text>\\(data.lamps.desk.count)</Text>\n-- content/lamps.yaml --\na: b: c\n"
        + "-- content/lamps/desk.yaml --\n- 1\n")
    try await expectRefused(site, "error content/lamps.yaml: …")
  }

  /// With the build that keeps going, what reads such data is not written with holes in it.
  @Test func documentsOfUnreadableDataAreNotWritten() async throws {
    let site = try TestSite(
      "<Text>\\(data.lamps.count)b</Text>\n-- content/lamps.yaml --\na: b: c\n"
        + "-- content/other.vml --\n<Text>a</Text>\n")
    let built = try await site.build { $0.keepsGoing = true }
    #expect(built.messages.count == 1)
    #expect(Set(built.documents.keys) == ["ios/other.vml"])
  }

  @Test(arguments: [
    "@import \"token.vss\";\n.card { @inherit .b; @apply .c; padding(var(--a)); }",
    ".card { padding(var(--a));\n.b { bold(); }",
    ":root { --b: 1 !important; }\n.card { padding(var(--a)); @apply .c; }",
  ])
  func ofSheets(sheet: String) async throws {
    let site = try TestSite(
      "<Text class=\"card d\" style=\"@apply(e);padding(var(--f))\">a</Text>\n"
        + "-- styles/main.vss --\n\(sheet)\n")
    try await expectRefused(site, "error styles/main.vss: …")
  }

  @Test func ofASheetThatSiteYAMLNames() async throws {
    let site = try TestSite(
      "<Text class=\"card\">a</Text>\n-- site.yaml --\nname: T\nversion: 1.0.0\ntargets: [ios]\n"
        + "styles: [styles/mian.vss]\n-- styles/other.vss --\n.b { bold(); }\n")
    try await expectRefused(site, "error site.yaml: …")
  }
}

import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLFiles
import VMLTestSupport
import VMLTools

/// `vmlc check --fix`.
struct FixSiteTests {
  private static let messy = """
    <Text title="a"class="a" >A & B &bogus; C</Text>
    <Text style=".padding(8) font( .title ); foregroundStyle(#fff)">x</Text>
    <Text>y</Text> <!-- vmlc-ignore: unknown-class, missing-label -->
    <!-- vmlc-ignore: unused-rule -->
    <Toggle isOn>z</Toggle>
    <if test="\\(1 == 1)"><Card a="1"/></if>
    -- components/Card.vml --
    ---
    props: { a: string }
    ---
    <Text>\\(a) & b</Text>
    -- styles/a.vss --
    .a { bold() }
    .a { padding(8); foregroundStyle(#abc); // vmlc-ignore: unused-rule
    }
    """

  @Test func fixesAllThatIsSafe() async throws {
    let site = try TestSite(Self.messy)
    let report = try await fix(site)
    #expect(report.failures.isEmpty)
    #expect(report.fixes.count > 8)
    #expect(!report.build.diagnostics.contains { $0.isSafelyFixable })
    #expect(report.build.errorCount == 0)
    let page = try text(of: "content/index.vml", in: site)
    #expect(page.contains("A &amp; B &amp;bogus; C"))
    #expect(page.contains("foregroundStyle(#ffffff)"))
    #expect(page.contains("<Text>y</Text>\n<Toggle"))
    #expect(page.contains("test=\"1 == 1\""))
    #expect(try text(of: "components/Card.vml", in: site).contains("\\(a) &amp; b"))
    #expect(try text(of: "styles/a.vss", in: site).contains("#aabbcc);\n}"))
  }

  @Test func fixingTwiceIsFixingOnce() async throws {
    let site = try TestSite(Self.messy)
    _ = try await fix(site)
    let once = try site.folder.fingerprint(of: "site")
    let report = try await fix(site)
    #expect(report.fixes.isEmpty)
    #expect(try site.folder.fingerprint(of: "site") == once)
  }

  @Test func dryRunChangesNothing() async throws {
    let site = try TestSite(Self.messy)
    let before = try site.folder.fingerprint(of: "site")
    let report = try await fix(site, isDry: true)
    #expect(report.fixes.count > 8)
    #expect(report.fixes.map(\.path) == report.fixes.map(\.path).sorted())
    #expect(try site.folder.fingerprint(of: "site") == before)
  }

  @Test func suggestionsAreLeft() async throws {
    let text = "<Text class=\"crad\">a</Text>\n-- styles/a.vss --\n.card { bold(); }"
    let site = try TestSite(text)
    let report = try await fix(site)
    #expect(report.fixes.isEmpty)
    #expect(report.build.diagnostics.contains { !$0.fixIts.isEmpty })
  }

  /// White space around a comment may be part of a text.
  @Test func textsStayAsTheyAre() async throws {
    let site = try TestSite(
      """
      <Text>a
      <!-- vmlc-ignore: unknown-class -->
      b <!-- vmlc-ignore: unknown-class -->
      c</Text>
      <VStack>
        <!-- vmlc-ignore: unknown-class -->
        <Text>d</Text>
      </VStack>
      """)
    #expect(try await fix(site).fixes.count == 3)
    #expect(
      try text(of: "content/index.vml", in: site)
        == "<Text>a\n\nb \nc</Text>\n<VStack>\n  <Text>d</Text>\n</VStack>\n")
  }

  @Test func permissionsStay() async throws {
    let site = try TestSite("<Text>A & B</Text>")
    let path = site.path + "/content/index.vml"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try await fix(site).fixes.count == 1)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: site.path + "/content").count == 1)
  }

  @Test func readOnlyFilesStay() async throws {
    let site = try TestSite("<Text>A & B</Text>\n-- content/b.vml --\n<Text>A & B</Text>")
    let path = site.path + "/content/index.vml"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let report = try await fix(site)
    #expect(report.fixes.map(\.path) == ["content/b.vml"])
    #expect(report.failures.map(\.reason) == [.notAllowed])
    #expect(report.failures.first?.description.hasSuffix("it is read-only") == true)
    #expect(try text(of: "content/index.vml", in: site) == "<Text>A & B</Text>\n")
    #expect(report.build.diagnostics.count == 1)
  }

  @Test func linksKeepLeadingToWhatIsFixed() async throws {
    let site = try TestSite("<Text>a</Text>\n-- shared.vml --\n<Text>A & B</Text>")
    try FileManager.default.createSymbolicLink(
      atPath: site.path + "/content/b.vml", withDestinationPath: "../shared.vml")
    #expect(try await fix(site).failures.isEmpty)
    #expect(try text(of: "shared.vml", in: site) == "<Text>A &amp; B</Text>\n")
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: site.path + "/content/b.vml")
    #expect(link == "../shared.vml")
  }

  /// After the fixes of random damage there is nothing left to be fixed, and no new error.
  @Test func randomDamage() async throws {
    var random = SplitMix64(seed: 7)
    let parts = [
      "&", " & ", "&x;", " bold() ", ".bold()", "bold();;", "#abc", "\"a\"", " class=\"a\"", ";",
      "<!-- vmlc-ignore: unused-rule -->", "<Text>", "</Text>", " hidden", "\n", "padding( 8 )",
    ]
    for _ in 0..<12 {
      var page =
        "<Text style=\"padding(8)\" class=\"a\">Lamp</Text>\n<Toggle isOn=\"true\">b</Toggle>\n"
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        guard let part = parts.randomElement(using: &random) else { continue }
        let place = page.utf8.count > 0 ? Int.random(in: 0..<page.utf8.count, using: &random) : 0
        page.insert(contentsOf: part, at: page.index(page.startIndex, offsetBy: place))
      }
      let site = try TestSite(page)
      let before = try await check(site)
      let report = try await fix(site)
      #expect(!report.build.diagnostics.contains { $0.isSafelyFixable }, "\(page)")
      #expect(report.build.errorCount <= before.errorCount, "\(page)")
    }
  }

  private func fix(_ site: TestSite, isDry: Bool = false) async throws -> FixReport {
    var options = BuildOptions(site: site.path)
    options.lints = true
    return try await fixSite(options, isDry: isDry)
  }

  private func text(of path: String, in site: TestSite) throws -> String {
    try String(contentsOfFile: site.path + "/" + path, encoding: .utf8)
  }
}

extension Diagnostic {
  fileprivate var isSafelyFixable: Bool { fixIts.count == 1 && fixIts[0].safety == .safe }
}

import Foundation
import Testing
import VMLBuild
import VMLOutput
import VMLTestSupport

/// Equal sources give equal bytes and equal reports.
@Suite struct BuildDeterminismTests {
  /// A site of many pages, all of the language, warnings and errors.
  private func largeSite(errors: Bool = false) throws -> TestSite {
    let site = try TestSite(
      #"""
      -- site.yaml --
      name: Large
      version: "1"
      targets: [ios, macos, visionos]
      layout: Shell
      lifecycle: { launch: Launch }
      -- components/Launch.vml --
      <Text>…</Text>
      -- components/Shell.vml --
      <VStack class="shell"><slot/></VStack>
      -- styles/a.vss --
      .shell { padding(8); Text { bold(); } }
      #unused { hidden(); }
      -- styles/b.vss --
      @target macos { .shell { padding(9); } }
      -- content/items.yaml --
      - { slug: a, name: Ä }
      - { slug: b, name: B }
      -- content/items.vml --
      ---
      each: data.items
      path: /items/\(item.slug)
      ---
      <Text id="x">\(item.name) on \(target.name)</Text>
      """#)
    for index in 0..<60 {
      let mistake = errors && index % 7 == 3 ? "<Text>\\(nothing)</Text>" : ""
      try site.write(
        "bare\n<Text id=\"t\(index)\">Page \(index)</Text>"
          + "<Button action=\"go\(index % 5)\">x</Button>" + mistake,
        to: "content/p\(index % 6)/page\(index).vml")
      try site.write("asset \(index)", to: "content/assets/\(index).txt")
    }
    return site
  }

  @Test(arguments: [false, true])
  func theNumberOfJobsChangesNothing(errors: Bool) async throws {
    let site = try largeSite(errors: errors)
    let one = try await site.build {
      $0.jobs = 1
      $0.keepsGoing = true
    }
    #expect(one.documents.count > 100)
    for jobs in [2, 7, 1000] {
      let other = try await site.build {
        $0.jobs = jobs
        $0.keepsGoing = true
        $0.output = site.folder("dist\(jobs)")
      }
      #expect(other.files == one.files, "\(jobs) jobs")
      #expect(other.messages == one.messages, "\(jobs) jobs")
      #expect(other.report.diagnostics == one.report.diagnostics, "\(jobs) jobs")
    }
  }

  @Test func aCopyElsewhereGivesTheSameBytes() async throws {
    let site = try largeSite()
    let first = try await site.build()
    let copy = site.folder("else/where")
    try FileManager.default.createDirectory(
      atPath: site.folder("else"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: site.path, toPath: copy)
    try FileManager.default.removeItem(atPath: copy + "/dist")
    let report = try await buildSite(BuildOptions(site: copy))
    #expect(report.output?.digest == first.report.output?.digest)
    #expect(try site.folder.contents(of: "else/where/dist") == site.output())
    #expect(BuiltSite.messages(of: report) == first.messages)
  }

  @Test func aSecondBuildWritesNothing() async throws {
    let site = try largeSite()
    try await site.build()
    let before = try site.folder.fingerprint(of: "site/dist")
    let second = try await site.build()
    #expect(second.report.output?.hasChanged == false)
    #expect(second.report.output?.written == 0)
    #expect(try site.folder.fingerprint(of: "site/dist") == before)
  }

  @Test func aChangedPageAloneIsWritten() async throws {
    let site = try largeSite()
    try await site.build()
    let kept = try site.folder.inode("site/dist/1/ios/p2/page2.vml")
    try site.write("<Text>new</Text>", to: "content/p1/page1.vml")
    let second = try await site.build()
    #expect(second.report.output?.written == 3)
    #expect(try site.folder.inode("site/dist/1/ios/p2/page2.vml") == kept)
  }

  @Test(.enabled(if: CompilerProcess.isAvailable, CompilerProcess.reason))
  func otherProcessesAndFoldersGiveTheSameBytes() async throws {
    let site = try largeSite()
    let here = try await site.build()
    for (folder, name) in [
      (site.path, "."), (site.folder.path, "site"), (site.path + "/content", ".."),
    ] {
      let process = try CompilerProcess(
        ["build", "--site", name, "--output", site.folder("dist2"), "--quiet"], in: folder)
      #expect(process.waitForEnd().status == 0)
      #expect(try site.folder.contents(of: "dist2/1") == here.files, "\(name)")
    }
  }
}

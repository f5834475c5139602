import Foundation
import Testing
import VMLBuild
import VMLFiles
import VMLOutput
import VMLTestSupport

/// Output folders that are not there, not ours, not writable, full, or among the sources.
@Suite struct BuildOutputFolderTests {
  let site: TestSite

  init() throws { site = try TestSite("<Text>a</Text>") }

  private func setOutput(_ output: String) throws {
    try site.write(
      "name: S\nversion: \"1\"\ntargets: [ios]\noutput: \"\(output)\"\n", to: "site.yaml")
  }

  /// A path as messages are compared.
  private func shown(_ path: String) -> String {
    path.replacingOccurrences(of: site.folder.path, with: "ROOT")
  }

  // MARK: Among the sources

  @Test(arguments: [
    "content", "content/out", "./content/out", "content//out/", "components/x", "styles/a/b",
  ])
  func anOutputAmongTheSources(output: String) async throws {
    try await site.build()
    try setOutput(output)
    let folder = output.split(separator: "/").first { $0 != "." } ?? ""
    try await expectRefused(
      site,
      "error site.yaml: the output cannot be this folder: it lies in the site's '\(folder)', whose "
        + "files are sources of the next build")
    // Nor by an option, whatever else the path is made of.
    for path in [site.path + "/" + output, site.path + "/dist/../" + output] {
      try setOutput("dist")
      try await expectFailure(
        site,
        "cannot use '\(shown(path))': it lies in the site's '\(folder)', whose files are sources of "
          + "the next build"
      ) { $0.output = path }
    }
  }

  @Test func anOutputAmongTheSourcesThroughALink() async throws {
    try await site.build()
    try site.folder.link("site/out", to: "content")
    try setOutput("out")
    try await expectRefused(
      site,
      "error site.yaml: the output cannot be this folder: it lies in the site's 'content', "
        + "whose files "
        + "are sources of the next build")
    try site.remove("out")
    try FileManager.default.createDirectory(
      atPath: site.path + "/real", withIntermediateDirectories: true)
    try site.write("<Text/>", to: "real/x.vml")
    try site.remove("content")
    try site.folder.link("site/content", to: "real")
    try setOutput("real/out")
    #expect(try await site.build().report.errorCount == 1)
  }

  @Test(arguments: [
    ".", "./", "././", "", "/", "/tmp/x", "..", "../x", "a/../../x", "..\u{301}/../x",
  ])
  func anOutputOutsideOfTheSiteOrTheSiteItself(output: String) async throws {
    try await site.build()
    try setOutput(output)
    let built = try await site.build()
    #expect(built.report.output == nil && built.report.errorCount == 1)
    #expect(built.messages.first == "error site.yaml: the output must be a folder inside the site")
  }

  @Test(arguments: ["site.yaml", "content/index.vml/out", "notes", "notes/a/b"])
  func anOutputThatIsAFileOrInOne(output: String) async throws {
    try site.write("mine", to: "notes")
    try setOutput(output)
    let file =
      output.hasPrefix("notes")
      ? "notes" : output.hasPrefix("site") ? "site.yaml" : "content/index.vml"
    let message =
      "error site.yaml: the output cannot be this folder: '\(site.path)/\(file)' is a file"
    #expect(try await site.build().messages == [message])
    #expect(try String(contentsOfFile: site.path + "/notes", encoding: .utf8) == "mine")
  }

  @Test func anOutputOfTooLongAName() async throws {
    for output in [String(repeating: "a", count: 256), String(repeating: "a/", count: 2500) + "a"] {
      try setOutput(output)
      let built = try await site.build()
      #expect(
        built.messages == [
          "error site.yaml: the output cannot be this folder: its path, or a name in it, is too long"
        ])
    }
  }

  @Test func aLinkBeforeACombiningMarkDoesNotHideTheParent() async throws {
    try setOutput("../\u{301}x")
    #expect(
      try await site.build().messages
        == ["error site.yaml: the output must be a folder inside the site"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: site.folder.path) == ["site"])
  }

  @Test func aLinkThatLeadsOut() async throws {
    try FileManager.default.createDirectory(
      atPath: site.folder("elsewhere"), withIntermediateDirectories: true)
    try site.folder.link("site/dist", to: "../elsewhere")
    let built = try await site.build()
    #expect(
      built.messages == [
        "error: the output cannot be this folder: it is a symbolic link that leads out of the site"
      ])
    #expect(try FileManager.default.contentsOfDirectory(atPath: site.folder("elsewhere")).isEmpty)
    // Whoever says so on the command line may.
    let path = site.path + "/dist"
    #expect(try await site.build { $0.output = path }.report.output != nil)
  }

  @Test func theSitesFolderByAnOption() async throws {
    for path in [site.path, site.path + "/.", site.path + "/content/.."] {
      try await expectFailure(
        site,
        "cannot use '\(shown(path))': it is the site's own folder"
      ) { $0.output = path }
    }
  }

  @Test func aCheckReportsTheOutputToo() async throws {
    try setOutput("content/out")
    #expect(try await site.build { $0.writes = false }.report.errorCount == 1)
  }

  // MARK: Not ours

  @Test func aFileWhereTheOutputShouldBe() async throws {
    try site.write("mine", to: "dist")
    await #expect(throws: BuildFailure.self) { try await buildSite(BuildOptions(site: site.path)) }
    #expect(site.folder.read("site/dist") == "mine")
    // Where site.yaml names it, that is where the mistake is.
    try setOutput("dist/out")
    #expect(
      try await site.build().messages
        == ["error site.yaml: the output cannot be this folder: '\(site.path)/dist' is a file"])
    #expect(site.folder.read("site/dist") == "mine")
  }

  @Test func aFolderOfSomeoneElses() async throws {
    try site.write("mine", to: "dist/photo.jpg")
    try await expectFailure(
      site,
      "cannot use 'ROOT/site/dist': the folder is not empty and holds no manifest of vmlc's; "
        + "name another "
        + "output folder, or empty this one")
    #expect(try site.output() == ["photo.jpg": "mine"])
  }

  @Test func aVersionOfSomeoneElses() async throws {
    try await site.build()
    try site.write("mine", to: "dist/2/photo.jpg")
    await #expect(throws: BuildFailure.self) {
      var options = BuildOptions(site: site.path)
      options.version = "2"
      _ = try await buildSite(options)
    }
    #expect(site.folder.read("site/dist/2/photo.jpg") == "mine")
  }

  @Test func anOutputDeepInFoldersThatAreNotThere() async throws {
    try setOutput("build/of/the/site")
    let report = try await buildSite(BuildOptions(site: site.path))
    #expect(report.errorCount == 0)
    #expect(site.folder.read("site/build/of/the/site/1/ios/index.vml") != nil)
  }

  @Test func aBuildWithErrorsMakesNoOutputFolder() async throws {
    try site.write("<Text>\\(nothing)</Text>", to: "content/index.vml")
    try await site.build()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.path).sorted() == [
        "content", "site.yaml",
      ])
  }

  // MARK: Disks

  @Test(.enabled(if: SmallDisk.isAvailable, "only root can mount a small tmpfs, on Linux"))
  func aFullDiskLeavesTheOldTree() async throws {
    let disk = try SmallDisk(at: site.path + "/disk", options: "size=1m")
    defer { disk.unmount() }
    try setOutput("disk/dist")
    try await site.build { $0.output = site.path + "/disk/dist" }
    let before = try site.folder.fingerprint(of: "site/disk/dist/1")
    for index in 0..<30 {
      try site.write(
        "<Text>\(String(repeating: "x", count: 60_000))</Text>", to: "content/p\(index).vml")
    }
    do throws(BuildFailure) {
      _ = try await buildSite(BuildOptions(site: site.path))
      Issue.record("nothing was thrown")
    } catch {
      guard case .world(let failure) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(failure.reason == .noSpace)
    }
    #expect(try site.folder.fingerprint(of: "site/disk/dist/1") == before)
    // Nothing is left over, and the next build works.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.path + "/disk/dist").sorted()
        == ["1", "latest.json"])
    for index in 0..<30 { try site.remove("content/p\(index).vml") }
    try await site.build { $0.output = site.path + "/disk/dist" }
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "only root can mount a read-only tmpfs, on Linux"))
  func aReadOnlyDisk() async throws {
    let disk = try SmallDisk(at: site.path + "/disk", options: "ro")
    defer { disk.unmount() }
    try await expectFailure(
      site, "cannot make the folder 'ROOT/site/disk/dist': the file system is read-only"
    ) { $0.output = site.path + "/disk/dist" }
  }

  @Test(.enabled(if: Nobody.isAvailable, "only root with 'setpriv' can become another user"))
  func aFolderThatMayNotBeWritten() async throws {
    try await site.build()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: site.folder.path)
    let before = try site.folder.fingerprint(of: "site/dist")
    try site.write("<Text>b</Text>", to: "content/index.vml")
    let result = try CompilerProcess(["build"], in: site.path, through: Nobody.command).waitForEnd()
    #expect(result.status == 2)
    #expect(result.messages.contains("permission denied"))
    #expect(try site.folder.fingerprint(of: "site/dist") == before)
  }

  @Test func twoBuildsAtOnce() async throws {
    try await site.build()
    var request = OutputRequest(
      folder: site.path + "/dist", site: "S", version: "1", compiler: compilerVersion, targets: [])
    request.becomesLatest = false
    let other = try OutputSession(request)
    try await expectFailure(
      site, "cannot use 'ROOT/site/dist': another vmlc is at work there; wait until it is done")
    other.abandon()
    try await site.build()
  }
}

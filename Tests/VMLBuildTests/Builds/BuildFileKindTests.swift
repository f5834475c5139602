import Foundation
import Testing
import VMLBuild
import VMLTestSupport

/// What stands in a site where something else is expected: folders, links, pipes, files nobody may
/// read.
@Suite struct BuildFileKindTests {
  let site: TestSite

  init() async throws {
    site = try TestSite(
      """
      <Text>a</Text>
      -- components/Card.vml --
      <VStack><slot/></VStack>
      -- styles/main.vss --
      Text { bold(); }
      """)
  }

  // MARK: Folders and files

  @Test func foldersWhereFilesShouldBe() async throws {
    try await site.build()
    for path in ["content/a.vml", "content/data.yaml", "components/B.vml", "styles/x.vss"] {
      try site.write("x", to: path + "/inside.txt")
    }
    try await expectRefused(
      site, "error components/B.vml: 'components/B.vml' is a folder, and a file is expected here",
      "error content/a.vml: 'content/a.vml' is a folder, and a file is expected here",
      "error content/data.yaml: 'content/data.yaml' is a folder, and a file is expected here",
      "error styles/x.vss: 'styles/x.vss' is a folder, and a file is expected here")
  }

  @Test(arguments: ["content", "components", "styles"])
  func filesWhereFoldersShouldBe(name: String) async throws {
    try await site.build()
    try site.remove(name)
    try site.write("x", to: name)
    let message = "error \(name): '\(name)' is a file, and a folder is expected here"
    if name == "content" {
      try await expectRefused(site, "warning: the site has no pages", message)
    } else {
      try await expectRefused(site, message)
    }
  }

  @Test func aFolderForSiteYAML() async throws {
    try await site.build()
    try site.remove("site.yaml")
    try site.write("x", to: "site.yaml/inside")
    try await expectRefused(
      site, "error site.yaml: 'site.yaml' is a folder, and a file is expected here")
  }

  // MARK: site.yaml

  @Test(arguments: [
    ("", "object"), ("\n# nothing\n", "object"), ("- a\n- b\n", "object"), ("just text", "object"),
    ("42", "object"), ("name: [", "site.yaml"), ("name: a\nname: b\n", "name"),
    ("\u{0}\u{1}\u{2}", "NUL"), ("name: a\n--- \nname: b\n", "site.yaml"),
    ("name: a\nversion: ../../x\n", "version"), ("name: a\nversion: manifest.json\n", "version"),
    ("name: a\nversion: \"\"\n", "version"), ("name: a\ntargets: [ios, ios]\n", "twice"),
    ("name: a\ntargets: {../x: {os: ios}}\n", "target"), ("name: a\ntargets: []\n", "target"),
    ("name: a\ntargets: [1, {}, null]\n", "target"), ("name: {}\n", "name"),
    ("name: a\nlayout: Nothing\n", "Nothing"), ("name: a\nstyles: [../../etc/passwd]\n", "passwd"),
    ("name: a\nstyles: [content]\n", "content"), ("name: a\nstyles: [\"\"]\n", "sheet"),
    ("name: a\nlifecycle: {\"a b\": X}\n", "a b"), ("name: a\nunknown: 1\n", "unknown"),
  ])
  func aWrongSiteYAML(text: String, part: String) async throws {
    try await site.build()
    try site.write(text, to: "site.yaml")
    let built = try await site.build()
    #expect(built.report.errorCount > 0 && built.report.output == nil)
    #expect(built.messages.joined().contains(part), "\(built.messages)")
    #expect(built.messages.allSatisfy { $0.hasPrefix("error site.yaml: ") }, "\(built.messages)")
  }

  @Test func aSiteYAMLThatIsTooLarge() async throws {
    try await site.build()
    try site.write("name: a\n#" + String(repeating: "x", count: 2 << 20), to: "site.yaml")
    try await expectRefused(
      site, "error site.yaml: this file is 2097161 bytes long, and the limit is 1048576")
  }

  @Test func aStyleWhosePathIsTooLong() async throws {
    try await site.build()
    let name = String(repeating: "long", count: 2000)
    try site.write("name: a\ntargets: [ios]\nstyles: [\(name)]\n", to: "site.yaml")
    try await expectRefused(site, "error site.yaml: there is no sheet '\(name)'")
  }

  @Test func noSiteAtAll() async throws {
    try await site.build()
    try site.remove("site.yaml")
    try await expectFailure(site, "there is no site.yaml in 'ROOT/site'")
    try site.folder.link("site/site.yaml", to: "nowhere")
    try await expectFailure(site, "there is no site.yaml in 'ROOT/site'")
    for path in ["nothing", "nothing/at/all", "site/content/index.vml", ""] {
      let folder = path.isEmpty ? "" : site.folder(path)
      await #expect(throws: BuildFailure.noSite(folder)) {
        try await buildSite(BuildOptions(site: folder))
      }
      #expect(throws: BuildFailure.noSite(folder)) { try cleanSite(CleanOptions(site: folder)) }
    }
  }

  // MARK: Links

  @Test func linksThatLeadOut() async throws {
    try await site.build()
    try site.folder.write("<Text>secret</Text>", to: "outside/secret.vml")
    try site.folder.link("site/content/folder", to: "../../outside")
    try site.folder.link("site/content/file.vml", to: "../../outside/secret.vml")
    try site.folder.link("site/content/passwd", to: "/etc/passwd")
    try site.folder.link("site/components/Out.vml", to: "/etc/passwd")
    try site.folder.link("site/styles/out.vss", to: "/etc/passwd")
    let out = "is a symbolic link that leads out of the site"
    try await expectRefused(
      site, "error components/Out.vml: 'components/Out.vml' \(out)",
      "error content/file.vml: 'content/file.vml' \(out)",
      "error content/folder: 'content/folder' \(out)",
      "error content/passwd: 'content/passwd' \(out)",
      "error styles/out.vss: 'styles/out.vss' \(out)")
  }

  @Test func sourceFoldersAndSiteYAMLThatLeadOut() async throws {
    try await site.build()
    try site.folder.write("<Text>secret</Text>", to: "outside/secret.vml")
    try site.remove("components")
    try site.folder.link("site/components", to: "../outside")
    let out = "is a symbolic link that leads out of the site"
    try await expectRefused(site, "error components: 'components' \(out)")
    try site.folder.write("name: a", to: "outside/site.yaml")
    try site.remove("site.yaml")
    try site.folder.link("site/site.yaml", to: "../outside/site.yaml")
    try await expectRefused(site, "error site.yaml: 'site.yaml' \(out)")
  }

  @Test func linksThatLeadNowhereOrRound() async throws {
    try await site.build()
    try site.folder.link("site/content/nowhere.vml", to: "nothing")
    try site.folder.link("site/content/self.vml", to: "self.vml")
    try site.folder.link("site/content/round", to: "../content")
    try site.folder.link("site/styles/self.vss", to: "self.vss")
    try await expectRefused(
      site,
      "error content/nowhere.vml: 'content/nowhere.vml' is a symbolic link that leads nowhere",
      "error content/round: 'content/round' is a symbolic link to a folder that it stands in",
      "error content/self.vml: 'content/self.vml' is a symbolic link that leads nowhere",
      "error styles/self.vss: 'styles/self.vss' is a symbolic link that leads nowhere")
    try site.remove("content/round")
    try site.write("name: a\ntargets: [ios]\nstyles: [styles/self.vss]\n", to: "site.yaml")
    #expect(
      try await site.build().messages.contains(
        "error site.yaml: there is no sheet 'styles/self.vss'"))
  }

  @Test func linksWithinTheSiteAreFollowed() async throws {
    try site.folder.link("site/content/again.vml", to: "index.vml")
    try site.folder.link("site/content/sub", to: "../shared")
    try site.write("<Card><Text>b</Text></Card>", to: "shared/b.vml")
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(built.documents.keys.sorted() == ["ios/again.vml", "ios/index.vml", "ios/sub/b.vml"])
  }

  @Test func linksThatMultiplyFoldersComeToAnEnd() async throws {
    // Each level doubles what there is: 2 to the power of 40 files.
    for level in 0..<40 {
      for name in ["a", "b"] {
        try FileManager.default.createDirectory(
          atPath: site.path + "/content/l\(level)", withIntermediateDirectories: true)
        try site.folder.link("site/content/l\(level)/\(name)", to: "../l\(level + 1)")
      }
    }
    try site.write("x", to: "content/l40/x.txt")
    do throws(BuildFailure) {
      _ = try await buildSite(BuildOptions(site: site.path))
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.description.hasSuffix("symbolic links lead there in more than 1000 ways"))
    }
  }

  // MARK: Pipes and what may not be read

  @Test(.timeLimit(.minutes(30)))
  func pipesAreNotRead() async throws {
    try await site.build()
    for path in ["content/pipe.vml", "content/pipe", "components/Pipe.vml", "styles/pipe.vss"] {
      makePipe(path)
    }
    let neither = "is neither a file nor a folder"
    try await expectRefused(
      site, "error components/Pipe.vml: 'components/Pipe.vml' \(neither)",
      "error content/pipe: 'content/pipe' \(neither)",
      "error content/pipe.vml: 'content/pipe.vml' \(neither)",
      "error styles/pipe.vss: 'styles/pipe.vss' \(neither)")
    try site.remove("site.yaml")
    makePipe("site.yaml")
    try await expectRefused(site, "error site.yaml: 'site.yaml' \(neither)")
  }

  private func makePipe(_ path: String) {
    // SAFETY: the string lives for the call.
    let result = unsafe mkfifo(site.path + "/" + path, 0o666)
    #expect(result == 0)
  }

  @Test func aNameThatIsNotUTF8() async throws {
    try await site.build()
    let name = (site.path + "/content/").utf8CString.dropLast() + [-1, 0x2E, 0x76, 0x6D, 0x6C, 0]
    // SAFETY: the name ends with a zero, and the literal lives for the call.
    let file = unsafe open(Array(name), O_CREAT | O_WRONLY, 0o666)
    guard file >= 0 else { return }  // This file system takes no such names.
    close(file)
    try await expectRefused(
      site, "error content/\u{FFFD}.vml: the name of 'content/\u{FFFD}.vml' is not UTF-8")
  }

  @Test(
    .enabled(if: Nobody.isAvailable, "only root with 'setpriv' can become another user"),
    arguments: [
      "content/index.vml", "components/Card.vml", "styles/main.vss", "site.yaml", "content",
    ])
  func whatMayNotBeReadIsTheWorldsFault(path: String) async throws {
    try await site.build()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: site.folder.path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: site.path + "/" + path)
    let before = try site.folder.fingerprint(of: "site/dist")
    // The output is elsewhere, so that it is not the reason.
    let process = try CompilerProcess(
      ["build", "--output", "/tmp/vmlc-nobody-\(UUID())"], in: site.path, through: Nobody.command)
    let result = process.waitForEnd()
    #expect(result.status == 2)
    #expect(result.messages.contains(path) && result.messages.contains("permission denied"))
    #expect(try site.folder.fingerprint(of: "site/dist") == before)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func whatMayNotBeReadIsTheWorldsFaultInThisProcess() async throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: site.path + "/content/index.vml")
    try await expectFailure(
      site, "cannot read 'ROOT/site/content/index.vml': permission denied")
  }
}

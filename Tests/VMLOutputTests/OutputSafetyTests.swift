import Foundation
import Testing
import VMLFiles
import VMLOutput
import VMLTestSupport

@Suite struct OutputSafetyTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func anAbandonedBuildLeavesNothing() throws {
    let session = try OutputSession(TestBuild().request(folder("deep/er/dist")))
    try TestBuild().put(in: session)
    session.abandon()
    #expect(!FileManager.default.fileExists(atPath: folder("deep/er/dist")))
  }

  @Test func aBuildThatStopsMidwayLeavesTheOldTree() throws {
    try TestBuild().run(in: folder)
    let before = try folder.fingerprint(of: "dist/1.0.0")
    do {
      let session = try OutputSession(TestBuild().request(folder("dist")))
      try session.put(
        DocumentFacts(path: "a"), at: [OutputPlace(target: "ios", file: "a")], [1, 2].span)
      expectFileSystemError(
        "cannot make the folder 'ROOT/dist/1.0.0/ios/a': something else has that name", in: folder
      ) {
        try session.put(
          DocumentFacts(path: "b"), at: [OutputPlace(target: "ios", file: "a/b")], [1].span)
      }
    }
    #expect(try folder.fingerprint(of: "dist/1.0.0") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("dist")).count == 2)
  }

  @Test func aCommitThatFailsLeavesTheOldTree() throws {
    try TestBuild().run(in: folder)
    let before = try folder.contents(of: "dist")
    let session = try OutputSession(TestBuild().request(folder("dist")))
    try session.putFile(at: [OutputPlace(target: "ios", file: "new")], [1].span)
    // What was found unchanged is gone by the time it is to be linked.
    let gone = OutputPlace(target: "ios", file: "index.vml")
    try session.put(DocumentFacts(path: "index"), at: [gone], Array("<i/>".utf8).span)
    try FileManager.default.removeItem(atPath: folder("dist/1.0.0/ios/index.vml"))
    expectFileSystemError(
      "cannot write 'ROOT/dist/1.0.0/ios/index.vml': no such file or folder", in: folder
    ) { try session.commit() }
    var expected = before
    expected["1.0.0/ios/index.vml"] = nil
    #expect(try folder.contents(of: "dist") == expected)
  }

  @Test func whatADeadBuildLeftIsSwept() throws {
    try TestBuild().run(in: folder)
    try folder.write("half", to: "dist/.vmlc-staging-77/ios/index.vml")
    try folder.write("half", to: "dist/.vmlc-staging-77.json")
    try TestBuild().run(in: folder)
  }

  @Test func anOutputThatGoesAwayIsNamed() throws {
    try TestBuild().run(in: folder)
    let session = try OutputSession(TestBuild().request(folder("dist")))
    try FileManager.default.removeItem(atPath: folder("dist"))
    expectFileSystemError(
      "cannot make a folder in 'ROOT/dist': no such file or folder", in: folder
    ) {
      try session.put(
        DocumentFacts(path: "a"), at: [OutputPlace(target: "ios", file: "a")], [1].span)
    }
  }

  @Test func aVersionThatWasBeingReplacedComesBack() throws {
    try TestBuild().run(in: folder)
    try FileManager.default.moveItem(
      atPath: folder("dist/1.0.0"), toPath: folder("dist/.vmlc-previous-1.0.0"))
    let summary = try TestBuild().run(in: folder)
    #expect(!summary.hasChanged && summary.reused == 2)
  }

  @Test func filesThatNoBuildMadeStayAndAreNamed() throws {
    try TestBuild().run(in: folder)
    try folder.write("mine", to: "dist/1.0.0/ios/notes/todo.txt")
    try folder.write("mine", to: "dist/1.0.0/readme")
    try folder.link("dist/1.0.0/ios/link", to: "/nowhere")
    let same = try TestBuild().run(in: folder)
    let foreign = ["1.0.0/ios/link", "1.0.0/ios/notes/todo.txt", "1.0.0/readme"]
    #expect(same.foreign == foreign && !same.hasChanged)

    var build = TestBuild()
    build.documents["ios/index.vml"] = "<j/>"
    #expect(try build.run(in: folder).foreign == foreign)
    #expect(folder.read("dist/1.0.0/ios/notes/todo.txt") == "mine")
    #expect(try folder.contents(of: "dist")["1.0.0/ios/link"] == "→ /nowhere")

    build.foreignFiles = .prune
    let pruned = try build.run(in: folder)
    #expect(pruned.removed == foreign && pruned.foreign.isEmpty && pruned.hasChanged)
  }

  @Test func aFileThatNoBuildMadeIsReplacedByAPageOfItsName() throws {
    try TestBuild().run(in: folder)
    try folder.write("mine", to: "dist/1.0.0/ios/page.vml")
    var build = TestBuild()
    build.documents["ios/page.vml"] = "<p/>"
    let summary = try build.run(in: folder)
    #expect(summary.foreign.isEmpty && folder.read("dist/1.0.0/ios/page.vml") == "<p/>")
  }

  @Test func whatNoBuildMadeIsNotPushedAside() throws {
    try TestBuild().run(in: folder)
    try folder.write("mine", to: "dist/1.0.0/ios/page.vml/notes/mine.txt")
    try folder.write("mine", to: "dist/1.0.0/macos/blog")
    let before = try folder.contents(of: "dist")
    var page = TestBuild()
    page.documents["ios/page.vml"] = "<p/>"
    expectFileSystemError(
      "cannot write 'ROOT/dist/1.0.0/ios/page.vml': a folder that no build made has its name; "
        + "move it elsewhere, or have '--prune' remove it", in: folder
    ) { try page.run(in: folder) }
    var blog = TestBuild()
    blog.documents["macos/blog/2026/post.vml"] = "<p/>"
    expectFileSystemError(
      "cannot make the folder 'ROOT/dist/1.0.0/macos/blog': a file that no build made has its name; "
        + "move it elsewhere, or have '--prune' remove it", in: folder
    ) { try blog.run(in: folder) }
    #expect(try folder.contents(of: "dist") == before)
    page.documents.merge(blog.documents) { first, _ in first }
    page.foreignFiles = .prune
    let pruned = try page.run(in: folder)
    #expect(pruned.removed == ["1.0.0/ios/page.vml/notes/mine.txt", "1.0.0/macos/blog"])
  }

  @Test func aDamagedTargetManifestMakesItsFilesUnknown() throws {
    var build = TestBuild()
    build.documents["ios/old.vml"] = "<o/>"
    try build.run(in: folder)
    try folder.write("{\"format\": 1, \"doc", to: "dist/1.0.0/ios/manifest.json")
    let summary = try TestBuild().run(in: folder)
    #expect(summary.foreign == ["1.0.0/ios/old.vml"] && summary.hasChanged)
  }

  /// As an older vmlc has left it.
  @Test func anOutputOfFormatOneIsReplaced() throws {
    let build = TestBuild(targets: ["ios"], documents: ["ios/index.vml": "<i/>"])
    try build.run(in: folder)
    let whole = try folder.contents(of: "dist")
    try FileManager.default.removeItem(atPath: folder("dist/1.0.0/ios/manifest"))
    try folder.write("<old/>", to: "dist/1.0.0/ios/old.vml")
    let lines = [("index", "<i/>"), ("old", "<old/>")].map { name, text in
      #"{"path":"\#(name)","file":"\#(name).vml","bytes":\#(text.utf8.count),"xxh128":""#
        + xxh128(Array(text.utf8).span).hex + #"","ids":[],"actions":[],"views":[]}"#
    }
    try folder.write(
      #"{"format": 1, "target": "ios", "os": "ios", "minimum": "17.0", "documents": ["#
        + lines.joined(separator: ",") + #"], "files": []}"#, to: "dist/1.0.0/ios/manifest.json")
    #expect(throws: FileSystemError.self) { try readFinishedOutput(folder("dist")) }
    let live = try LiveOutput(build.request(folder("dist")))
    #expect(live == nil)
    let summary = try build.run(in: folder)
    #expect(summary.removed == ["1.0.0/ios/old.vml"] && summary.foreign.isEmpty)
    #expect(try folder.contents(of: "dist") == whole)
  }

  @Test func aFolderOfSomeoneElsesIsRefused() throws {
    try folder.write("mine", to: "dist/notes.txt")
    expectFileSystemError(
      "cannot use 'ROOT/dist': the folder is not empty and holds no manifest of vmlc's; "
        + "name another output folder, or empty this one", in: folder
    ) { try OutputSession(TestBuild().request(folder("dist"))) }
    #expect(try folder.contents(of: "dist") == ["notes.txt": "mine"])
  }

  @Test(arguments: [nil, "", "{", "{\"format\": 3}", "[]", "\u{0}"])
  func aVersionOfSomeoneElsesIsRefused(manifest: String?) throws {
    try TestBuild().run(in: folder)
    try folder.write("mine", to: "dist/2.0.0/notes.txt")
    if let manifest { try folder.write(manifest, to: "dist/2.0.0/manifest.json") }
    expectFileSystemError(
      "cannot write 'ROOT/dist/2.0.0': the folder is not empty, and its manifest.json is missing "
        + "or damaged; remove the folder, or build another version", in: folder
    ) { try OutputSession(TestBuild(version: "2.0.0").request(folder("dist"))) }
  }

  @Test func anEmptyVersionFolderIsTaken() throws {
    try TestBuild().run(in: folder)
    try FileManager.default.createDirectory(
      atPath: folder("dist/2.0.0"), withIntermediateDirectories: false)
    try TestBuild(version: "2.0.0").run(in: folder)
  }

  @Test func aDamagedLatestVersionIsWrittenAgain() throws {
    try TestBuild().run(in: folder)
    try folder.write("{\"version\": \"../..\", \"digest\": \"\"}", to: "dist/latest.json")
    #expect(try TestBuild().run(in: folder).hasChanged)
  }

  @Test func aVersionThatIsALinkIsRefused() throws {
    try TestBuild().run(in: folder)
    try FileManager.default.createDirectory(
      atPath: folder("elsewhere"), withIntermediateDirectories: false)
    try folder.link("dist/2.0.0", to: folder("elsewhere"))
    expectFileSystemError(
      "cannot write 'ROOT/dist/2.0.0': it is not a folder that vmlc made", in: folder
    ) { try OutputSession(TestBuild(version: "2.0.0").request(folder("dist"))) }
  }

  @Test func linksInATreeAreNeverFollowed() throws {
    var build = TestBuild()
    build.documents["ios/deep/page.vml"] = "<p/>"
    try build.run(in: folder)
    // The same bytes elsewhere, behind a link where a folder and a file of ours were.
    try folder.write("<p/>", to: "elsewhere/page.vml")
    try folder.write("<i/>", to: "elsewhere/index.vml")
    try FileManager.default.removeItem(atPath: folder("dist/1.0.0/ios/deep"))
    try folder.link("dist/1.0.0/ios/deep", to: folder("elsewhere"))
    try FileManager.default.removeItem(atPath: folder("dist/1.0.0/ios/index.vml"))
    try folder.link("dist/1.0.0/ios/index.vml", to: folder("elsewhere/index.vml"))
    let before = try folder.fingerprint(of: "elsewhere")

    let session = try OutputSession(build.request(folder("dist")))
    try build.put(in: session)
    let summary = try session.commit()
    #expect(summary.written == 2)
    let contents = try folder.contents(of: "dist/1.0.0")
    #expect(contents["ios/deep/page.vml"] == "<p/>" && contents["ios/index.vml"] == "<i/>")
    #expect(try folder.fingerprint(of: "elsewhere") == before)
  }

  @Test func removingATreeLeavesWhatItsLinksLeadTo() throws {
    try TestBuild().run(in: folder)
    try folder.write("precious", to: "elsewhere/file")
    try folder.link("dist/1.0.0/ios/link", to: folder("elsewhere"))
    var build = TestBuild(foreignFiles: .prune)
    build.documents["ios/index.vml"] = "<j/>"
    try build.run(in: folder)
    #expect(folder.read("elsewhere/file") == "precious")
  }

  @Test func twoBuildsAtOnce() throws {
    let first = try OutputSession(TestBuild().request(folder("dist")))
    expectFileSystemError(
      "cannot use 'ROOT/dist': another vmlc is at work there; wait until it is done", in: folder
    ) { try OutputSession(TestBuild().request(folder("dist"))) }
    try TestBuild().put(in: first)
    try expectTruth(of: first.commit(), in: folder)
    // The first session still exists, but has ended.
    try TestBuild().run(in: folder)
    withExtendedLifetime(first) {}
  }

  @Test(arguments: [
    ("../up.vml", "the path does not stay in the output folder"),
    ("a/../../up.vml", "the path does not stay in the output folder"),
    ("./a.vml", "the path does not stay in the output folder"),
    ("/etc/passwd", "the path has an empty part"), ("a//b", "the path has an empty part"),
    ("", "the path has an empty part"), ("a/", "the path has an empty part"),
    (#"a\b"#, "the path has a backslash"), ("a\u{0}b", "the path has a control character"),
    ("a\nb", "the path has a control character"),
    (".vmlc-staging-1", "a part of the path is a name of ours"),
    ("manifest.json", "a file of the tree's manifest has that name"),
    ("Manifest.json", "a file of the tree's manifest has that name"),
    ("Manifest", "a file of the tree's manifest has that name"),
    ("manifest/All.json", "a file of the tree's manifest has that name"),
    ("manifest/3f.json", "a file of the tree's manifest has that name"),
    (String(repeating: "x", count: 256), "a name in the path is too long"),
    (String(repeating: "x/", count: 600) + "x", "the path is too long"),
  ])
  func pathsThatLeadOutAreRefused(file: String, why: String) throws {
    let session = try OutputSession(TestBuild().request(folder("dist")))
    let place = OutputPlace(target: "ios", file: file)
    for attempt in [
      { try session.put(DocumentFacts(path: "a"), at: [place], [1].span).written > 0 },
      { try session.putFile(at: [place], [1].span).written > 0 }, { try session.keep(place) },
    ] {
      expectFileSystemError("cannot write '\(file)': \(why)") { try attempt() }
    }
    session.abandon()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func fileNamesLikeOursElsewhereAreFine() throws {
    var build = TestBuild()
    build.files = ["ios/sub/manifest.json": "{}", "ios/latest.json": "{}", "ios/.hidden": "h"]
    try build.run(in: folder)
  }

  @Test(arguments: [
    "", "..", ".", "a/b", "latest.json", "Manifest.json", ".hidden", "a\u{0}", #"a\b"#,
  ])
  func namesThatAreNoFoldersAreRefused(name: String) throws {
    for request in [
      TestBuild(version: name).request(folder("dist")),
      TestBuild(targets: [name]).request(folder("dist")),
    ] {
      #expect(throws: FileSystemError.self) { try OutputSession(request) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}

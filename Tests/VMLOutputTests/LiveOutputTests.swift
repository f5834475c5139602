import Foundation
import Testing
import VMLFiles
import VMLMarkup
import VMLOutput
import VMLTestSupport

/// The output of a few documents, of which some are replaced in place.
private struct LiveFixture {
  let folder: TemporaryFolder
  var build: TestBuild
  var live: LiveOutput

  init(_ documents: [String: String], files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    build = TestBuild(documents: documents, files: files)
    try build.run(in: folder)
    live = try #require(try LiveOutput(build.request(folder("dist"))))
  }

  /// Applies what makes the output the one of another build; checks that readers find the new documents.
  @discardableResult
  mutating func apply(_ documents: [String: String], files: [String: String] = [:]) throws
    -> OutputSummary
  {
    var patch = OutputPatch()
    for (path, text) in documents {
      patch.put(facts(of: path), at: [build.place(path)], Array(text.utf8))
    }
    for (path, text) in files { patch.putFile(at: [build.place(path)], Array(text.utf8)) }
    for path in build.documents.keys where documents[path] == nil {
      patch.remove([build.place(path)])
    }
    for path in build.files.keys where files[path] == nil { patch.removeFile([build.place(path)]) }
    let summary = try #require(try live.apply(patch))
    (build.documents, build.files) = (documents, files)
    for (path, text) in documents.merging(files, uniquingKeysWith: { first, _ in first }) {
      #expect(folder.read("dist/1.0.0/" + path) == text)
    }
    return summary
  }

  /// Expects the output to be what a build makes of the same, to the byte.
  mutating func expectAsBuilt(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let digest = try live.settle()
    let clean = try TemporaryFolder()
    let summary = try build.run(in: clean, sourceLocation: sourceLocation)
    if let digest { #expect(digest == summary.digest, sourceLocation: sourceLocation) }
    #expect(
      try folder.contents(of: "dist") == clean.contents(of: "dist"), sourceLocation: sourceLocation)
    try expectTruth(of: summary, in: folder, sourceLocation: sourceLocation)
  }

  private func facts(of path: String) -> DocumentFacts {
    DocumentFacts(
      path: String(build.place(path).file.dropLast(4)), ids: ["a"], actions: ["go"], views: [])
  }
}

private func isPatchable(_ request: OutputRequest) throws -> Bool {
  try LiveOutput(request) != nil
}

struct LiveOutputTests {
  @Test func aDocumentIsReplaced() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>", "ios/b.vml": "<b/>", "macos/a.vml": "<a/>"])
    let other = try fixture.folder.inode("dist/1.0.0/ios/b.vml")
    let summary = try fixture.apply(
      ["ios/a.vml": "<new/>", "ios/b.vml": "<b/>", "macos/a.vml": "<a/>"])
    #expect(summary.written == 1 && summary.reused == 2 && summary.hasChanged)
    #expect(try fixture.folder.inode("dist/1.0.0/ios/b.vml") == other)
    try fixture.expectAsBuilt()
  }

  /// So many that their lines are looked for anew.
  @Test func manyDocumentsAreReplacedAgainAndAgain() throws {
    var documents: [String: String] = [:]
    for index in 0..<1_100 { documents["ios/\(index).vml"] = "<a/>" }
    var fixture = try LiveFixture(documents)
    for index in 0..<1_050 { documents["ios/\(index).vml"] = "<b n=\"\(index)\"/>" }
    try fixture.apply(documents)
    try fixture.expectAsBuilt()
    documents["ios/7.vml"] = "<c/>"
    documents["ios/1099.vml"] = nil
    documents["ios/new.vml"] = "<d/>"
    try fixture.apply(documents)
    try fixture.expectAsBuilt()
    documents["ios/7.vml"] = "<e/>"
    try fixture.apply(documents)
    try fixture.expectAsBuilt()
  }

  @Test func whatIsTheSameIsNotWritten() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>"])
    let before = try fixture.folder.fingerprint(of: "dist")
    let summary = try fixture.apply(["ios/a.vml": "<a/>"])
    #expect(!summary.hasChanged && summary.reused == 1)
    #expect(try fixture.folder.fingerprint(of: "dist") == before)
  }

  /// As every build, one that writes nothing makes its version the latest.
  @Test func anotherVersionIsTheLatestUntilTheNextChange() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>"])
    let latest = fixture.folder.read("dist/latest.json")
    var other = fixture.build
    other.version = "2"
    try other.run(in: fixture.folder)
    #expect(fixture.folder.read("dist/latest.json") != latest)
    #expect(try fixture.apply(["ios/a.vml": "<a/>"]).hasChanged)
    #expect(fixture.folder.read("dist/latest.json") == latest)
    #expect(try !fixture.apply(["ios/a.vml": "<a/>"]).hasChanged)
  }

  /// Of 2,000 lines more than a bin is there, and one more line divides them anew.
  @Test func onlyBinsWhoseLinesChangedAreWritten() throws {
    var documents: [String: String] = [:]
    for index in 0..<2_000 { documents["ios/\(index).vml"] = "<a/>" }
    var fixture = try LiveFixture(documents)
    let bins = ["dist/1.0.0/ios/manifest/0.json", "dist/1.0.0/ios/manifest/1.json"]
    let before = try bins.map(fixture.folder.inode)
    documents["ios/7.vml"] = "<b/>"
    try fixture.apply(documents)
    try fixture.expectAsBuilt()
    let after = try bins.map(fixture.folder.inode)
    #expect(zip(before, after).count { $0 != $1 } == 1)
    var patch = OutputPatch()
    let place = fixture.build.place("ios/new.vml")
    patch.put(DocumentFacts(path: "new"), at: [place], Array("<n/>".utf8))
    #expect(try fixture.live.apply(patch) == nil)
    try fixture.expectAsBuilt()
  }

  /// Names that a page no longer needs stay in the head as long as a page of another bin needs them.
  @Test func whatDocumentsNeedFollowsThem() throws {
    let folder = try TemporaryFolder()
    func facts(_ index: Int, _ names: [String]) -> DocumentFacts {
      DocumentFacts(
        path: "/\(index)", actions: names, features: FeatureSet(names, modifiers: ["font"]))
    }
    let request = TestBuild(targets: ["ios"]).request(folder("dist"))
    func build(_ changed: [Int: [String]], _ name: String) throws {
      var request = request
      request.folder = folder(name)
      let session = try OutputSession(request)
      for index in 0..<1_500 {
        try session.put(
          facts(index, changed[index] ?? ["Text"]),
          at: [OutputPlace(target: "ios", file: "\(index).vml")],
          Array("<\(changed[index] ?? [])/>".utf8).span)
      }
      _ = try session.commit()
    }
    var needs: [Int: [String]] = [:]
    try build(needs, "dist")
    var live = try #require(try LiveOutput(request))
    let edits: [(Int, [String])] = [
      (1, ["Text", "Map"]), (2, ["Map"]), (3, ["Map"]), (1, ["Text"]), (2, []), (3, ["Text"]),
      (4, ["Only"]), (4, ["Text"]),
    ]
    for (index, names) in edits {
      needs[index] = names
      var patch = OutputPatch()
      patch.put(
        facts(index, names), at: [OutputPlace(target: "ios", file: "\(index).vml")],
        Array("<\(names)/>".utf8))
      _ = try #require(try live.apply(patch))
      try live.settle()
      let clean = "clean\(index)\(names)"
      try build(needs, clean)
      #expect(try folder.contents(of: "dist") == folder.contents(of: clean), "\(index) \(names)")
    }
  }

  @Test func manifestsThatAreBehindSayIt() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>"])
    try fixture.apply(["ios/a.vml": "<b/>"])
    #expect(fixture.live.isBehind)
    #expect(fixture.folder.read("dist/.vmlc-behind-1.0.0") == "")
    try fixture.live.settle()
    #expect(!fixture.live.isBehind)
    #expect(fixture.folder.read("dist/.vmlc-behind-1.0.0") == nil)
    try fixture.expectAsBuilt()
  }

  /// Each is told of the same changes, and one of them comes first.
  @Test func twoThatPatchOneVersion() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>"])
    var other = try #require(try LiveOutput(fixture.build.request(fixture.folder("dist"))))
    try fixture.apply(["ios/a.vml": "<b/>"])
    var patch = OutputPatch()
    let place = fixture.build.place("ios/a.vml")
    patch.put(DocumentFacts(path: "/a"), at: [place], Array("<b/>".utf8))
    #expect(try other.apply(patch) == nil)
    #expect(try other.settle() == nil)
    try fixture.apply(["ios/a.vml": "<c/>"])
    try fixture.expectAsBuilt()
  }

  @Test func anyChangesComeToWhatABuildMakes() throws {
    var random = SplitMix64(seed: UInt64.random(in: 0...(.max)))
    let names = ["a", "b", "Z", "é", "x y", "q\"r", "f/a", "f/g/a", "f/g/b", "ff"]
    func documents() -> [String: String] {
      var documents: [String: String] = [:]
      for target in ["ios", "macos"] {
        for name in names where Bool.random(using: &random) {
          documents["\(target)/\(name).vml"] = "<t\(Int.random(in: 0..<3, using: &random))/>"
        }
      }
      return documents
    }
    func files() -> [String: String] {
      var files: [String: String] = [:]
      for name in names where Int.random(in: 0..<3, using: &random) == 0 {
        files["ios/i/\(name).png"] = "\(Int.random(in: 0..<3, using: &random))"
      }
      return files
    }
    for _ in 0..<8 {
      var fixture = try LiveFixture(documents(), files: files())
      for _ in 0..<6 {
        try fixture.apply(documents(), files: files())
        if Bool.random(using: &random) { try fixture.expectAsBuilt() }
      }
      try fixture.expectAsBuilt()
    }
  }

  @Test func afterADeathABuildMendsTheRest() throws {
    for text in ["<longer/>", "<c/>"] {
      var fixture = try LiveFixture(["ios/a.vml": "<a/>", "macos/b.vml": "<b/>"])
      // No manifest is written after this.
      try fixture.apply(["ios/a.vml": text, "macos/b.vml": "<b/>"])
      try fixture.build.run(in: fixture.folder)
    }
  }

  /// A file of the dead build is no foreign one, and a folder may take its place.
  @Test(arguments: ["<b/>", "<other/>"])
  func afterADeathABuildTakesWhatTheDeadOneAddedForABuilds(_ text: String) throws {
    let documents = ["ios/a.vml": "<a/>", "macos/b.vml": "<b/>"]
    for added in ["ios/new.vml", "ios/c.vml/inside.vml", "ios/c.vml"] {
      var fixture = try LiveFixture(documents)
      let old = fixture.build
      try fixture.apply(documents.merging([added: "<new/>"]) { $1 }, files: ["ios/i.png": "png"])
      var next = old
      next.documents["macos/b.vml"] = text
      if added == "ios/c.vml" { next.documents["ios/c.vml/page.vml"] = "<page/>" }
      if added.hasSuffix("inside.vml") { next.documents["ios/c.vml"] = "<page/>" }
      #expect(try next.run(in: fixture.folder).foreign.isEmpty, "\(added)")
      let clean = try TemporaryFolder()
      try next.run(in: clean)
      #expect(try fixture.folder.contents(of: "dist") == clean.contents(of: "dist"), "\(added)")
    }
  }

  @Test func manifestsThatAreBehindAreNotTrusted() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>", "ios/b.vml": "<b/>"])
    try fixture.apply(["ios/a.vml": "<c/>", "ios/b.vml": "<b/>"])
    let session = try OutputSession(fixture.build.request(fixture.folder("dist")))
    #expect(try !session.keep(OutputPlace(target: "ios", file: "a.vml")))
    #expect(try session.keep(OutputPlace(target: "ios", file: "b.vml")))
    session.abandon()
    #expect(try !isPatchable(fixture.build.request(fixture.folder("dist"))))
  }

  @Test func anotherBuildEndsIt() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>"])
    var other = fixture.build
    other.documents["ios/a.vml"] = "<other/>"
    try other.run(in: fixture.folder)
    var patch = OutputPatch()
    patch.put(DocumentFacts(path: "a"), at: [fixture.build.place("ios/a.vml")], Array("<x/>".utf8))
    #expect(try fixture.live.apply(patch) == nil)
    #expect(fixture.folder.read("dist/1.0.0/ios/a.vml") == "<other/>")
  }

  @Test func aBinThatIsNotTheListedOneEndsIt() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>"])
    try fixture.folder.write("{}", to: "dist/1.0.0/ios/manifest/all.json")
    var patch = OutputPatch()
    patch.put(DocumentFacts(path: "a"), at: [fixture.build.place("ios/a.vml")], Array("<x/>".utf8))
    #expect(try fixture.live.apply(patch) == nil)
    try fixture.build.run(in: fixture.folder)
  }

  @Test func anOutputThatHasGoneEndsIt() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>"])
    try FileManager.default.removeItem(atPath: fixture.folder("dist"))
    var patch = OutputPatch()
    patch.put(DocumentFacts(path: "a"), at: [fixture.build.place("ios/a.vml")], Array("<x/>".utf8))
    #expect(try fixture.live.apply(patch) == nil)
  }

  @Test func whatADeadBuildLeftIsSwept() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>"])
    try fixture.folder.write("half", to: "dist/.vmlc-staging-77/ios/a.vml")
    try fixture.folder.write("half", to: "dist/.vmlc-staging-77.json")
    try fixture.folder.write("{}", to: "dist/.vmlc-previous-2.0.0/manifest.json")
    try fixture.apply(["ios/a.vml": "<b/>"])
    // It died between the two steps of replacing a version.
    #expect(fixture.folder.read("dist/2.0.0/manifest.json") == "{}")
    try FileManager.default.removeItem(atPath: fixture.folder("dist/2.0.0"))
    try fixture.expectAsBuilt()
  }

  /// A whole build says what is wrong, or puts it aside.
  @Test(arguments: ["ios/a.vml/mine.txt", "ios/f"], ["ios/a.vml", "ios/f/g/a.vml"])
  func whatIsInTheWayEndsIt(_ foreign: String, _ document: String) throws {
    var fixture = try LiveFixture(["ios/b.vml": "<b/>"])
    try fixture.folder.write("mine", to: "dist/1.0.0/" + foreign)
    let before = try fixture.folder.contents(of: "dist")
    var patch = OutputPatch()
    for path in ["ios/b.vml", document] {
      patch.put(DocumentFacts(path: path), at: [fixture.build.place(path)], Array("<x/>".utf8))
    }
    let isInTheWay = foreign.hasPrefix(document) || document.hasPrefix(foreign + "/")
    #expect(try (fixture.live.apply(patch) == nil) == isInTheWay)
    #expect(try (fixture.folder.contents(of: "dist") == before) == isInTheWay)
  }

  @Test func whatAnotherRequestMadeIsNotPatched() throws {
    let fixture = try LiveFixture(["ios/a.vml": "<a/>"])
    var requests = [fixture.build, fixture.build, fixture.build].map {
      $0.request(fixture.folder("dist"))
    }
    requests[0].targets[0].themes = ["light"]
    requests[1].site = "Another"
    requests[2].targets.removeLast()
    for request in requests { #expect(try !isPatchable(request)) }
  }

  @Test func aBlockThatCannotBeWrittenChangesNothing() throws {
    var fixture = try LiveFixture(["ios/a.vml": "<a/>"])
    var patch = OutputPatch()
    patch.put(DocumentFacts(path: "a"), at: [fixture.build.place("ios/a.vml")], Array("<x/>".utf8))
    patch.put(
      DocumentFacts(path: "b"), at: [OutputPlace(target: "ios", file: "../b.vml")],
      Array("<x/>".utf8))
    #expect(throws: FileSystemError.self) { _ = try fixture.live.apply(patch) }
    try fixture.expectAsBuilt()
  }
}

import Foundation
import Testing
import VMLFiles
import VMLOutput
import VMLTestSupport

@Suite struct OutputSessionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func layoutOfTheFirstBuild() throws {
    var build = TestBuild()
    build.documents["ios/products/lamp.vml"] = "<lamp/>"
    build.files["ios/products/lamp.png"] = "PNG"
    let summary = try build.run(in: folder)
    #expect(summary.version == "1.0.0" && summary.hasChanged)
    #expect(summary.documents == 3 && summary.files == 1 && summary.trees == 2)
    #expect(summary.written == 4 && summary.reused == 0)
    #expect(
      try folder.contents(of: "dist").keys.sorted() == [
        "1.0.0/ios/index.vml", "1.0.0/ios/manifest.json", "1.0.0/ios/manifest/all.json",
        "1.0.0/ios/products/lamp.png", "1.0.0/ios/products/lamp.vml", "1.0.0/macos/index.vml",
        "1.0.0/macos/manifest.json", "1.0.0/macos/manifest/all.json", "1.0.0/manifest.json",
        "latest.json",
      ])
    let bin = """
      {
        "format": 2,
        "documents": [
          {"path":"index","file":"index.vml","bytes":4,\
      "xxh128":"\(xxh128(Array("<i/>".utf8).span).hex)","ids":["a"],"actions":["go"]},
          {"path":"products/lamp","file":"products/lamp.vml","bytes":7,\
      "xxh128":"\(xxh128(Array("<lamp/>".utf8).span).hex)","ids":["a"],"actions":["go"]}
        ],
        "files": [
          {"file":"products/lamp.png","bytes":3,"xxh128":"\(xxh128(Array("PNG".utf8).span).hex)"}
        ]
      }

      """
    #expect(folder.read("dist/1.0.0/ios/manifest/all.json") == bin)
    #expect(
      folder.read("dist/1.0.0/ios/manifest.json") == """
        {
          "format": 2,
          "target": "ios",
          "os": "ios",
          "minimum": "17.0",
          "mediaType": "application/swiftui+vml",
          "needs": {
            "actions": ["go"]
          },
          "bits": 0,
          "bins": [
            {"file":"manifest/all.json","bytes":\(bin.utf8.count),\
        "sha256":"\(sha256Hex(Array(bin.utf8)))","documents":2,"files":1}
          ]
        }

        """)
    #expect(
      folder.read("dist/latest.json")
        == "{\"version\": \"1.0.0\", \"digest\": \"\(summary.digest)\"}\n")
  }

  @Test func equalBuildsAreEqualToTheByte() throws {
    var build = TestBuild()
    for index in 0..<60 { build.documents["ios/p\(index % 7)/\(index).vml"] = "<p>\(index)</p>" }
    try build.run(in: folder, "first")
    try build.run(in: folder, "second")
    #expect(try folder.contents(of: "first") == folder.contents(of: "second"))
  }

  /// The lines of a manifest are made in pieces of some 64 KiB.
  @Test func aLongManifestIsWhole() throws {
    var build = TestBuild()
    let long = String(repeating: "x", count: 120)
    for index in 0..<600 {
      build.documents["ios/p\(index % 7)/\(index)-\(long).vml"] = "<p>\(index)</p>"
      build.files["macos/f\(index)-\(long).txt"] = "\(index)"
    }
    try build.run(in: folder)
    for target in build.targets {
      #expect(
        try #require(folder.read("dist/1.0.0/\(target)/manifest/all.json")).utf8.count > 100_000)
    }
    let before = try folder.fingerprint(of: "dist")
    #expect(try !build.run(in: folder).hasChanged, "what is there is compared to the last byte")
    #expect(try folder.fingerprint(of: "dist") == before)
    try build.run(in: folder, "other")
    #expect(try folder.contents(of: "dist") == folder.contents(of: "other"))
  }

  /// `é` is one character or a letter with an accent; strings that have them are equal, and files are not.
  @Test func pathsThatOnlyLookTheSame() throws {
    var build = TestBuild()
    for index in 0..<6 {
      let folder = index % 2 == 0 ? "\u{E9}" : "e\u{301}"
      build.documents["ios/\(folder)/\(index).vml"] = "<p>\(index)</p>"
    }
    build.documents["macos/\u{E9}.vml"] = "<m/>"
    try build.run(in: folder)
    build.documents["macos/\u{E9}.vml"] = nil
    build.documents["macos/e\u{301}.vml"] = "<m/>"
    let summary = try build.run(in: folder)
    #expect(summary.removed.map { Array($0.utf8) } == [Array("1.0.0/macos/\u{E9}.vml".utf8)])
    try build.run(in: folder, "other")
    let names = ["dist", "other"].map { name in
      try? FileManager.default.contentsOfDirectory(atPath: folder(name + "/1.0.0/macos")).sorted()
        .map { Array($0.utf8) }
    }
    #expect(names[0] == names[1] && names[0]?.contains(Array("e\u{301}.vml".utf8)) == true)
  }

  @Test func aBuildWithNothingNewTouchesNothing() throws {
    try TestBuild().run(in: folder)
    let before = try folder.fingerprint(of: "dist")
    let summary = try TestBuild().run(in: folder)
    #expect(!summary.hasChanged && summary.written == 0 && summary.reused == 2)
    #expect(try folder.fingerprint(of: "dist") == before)
  }

  @Test func onlyWhatChangedIsWritten() throws {
    try TestBuild().run(in: folder)
    let (ios, macos) = (
      try folder.inode("dist/1.0.0/ios/index.vml"), try folder.inode("dist/1.0.0/macos/index.vml")
    )
    var build = TestBuild()
    build.documents["ios/index.vml"] = "<j/>"
    let summary = try build.run(in: folder)
    #expect(summary.written == 1 && summary.reused == 1 && summary.hasChanged)
    #expect(folder.read("dist/1.0.0/ios/index.vml") == "<j/>")
    #expect(try folder.inode("dist/1.0.0/macos/index.vml") == macos)
    #expect(try folder.inode("dist/1.0.0/ios/index.vml") != ios)
  }

  @Test func aPageThatIsGoneIsGone() throws {
    var build = TestBuild()
    build.documents["ios/old/page.vml"] = "<o/>"
    try build.run(in: folder)
    let summary = try TestBuild().run(in: folder)
    #expect(summary.removed == ["1.0.0/ios/old/page.vml"] && summary.written == 0)
    #expect(!FileManager.default.fileExists(atPath: folder("dist/1.0.0/ios/old")))
  }

  @Test func aTargetThatIsGoneIsGone() throws {
    try TestBuild().run(in: folder)
    let build = TestBuild(targets: ["ios"], documents: ["ios/index.vml": "<i/>"])
    let summary = try build.run(in: folder)
    #expect(summary.removed == ["1.0.0/macos/index.vml", "1.0.0/macos/manifest.json"])
  }

  @Test func anotherTargetStaysAsItIs() throws {
    try TestBuild().run(in: folder)
    let inode = try folder.inode("dist/1.0.0/macos/index.vml")
    let build = TestBuild(built: ["ios"], documents: ["ios/index.vml": "<new/>"])
    let summary = try build.run(in: folder)
    #expect(summary.trees == 1 && summary.documents == 1)
    #expect(folder.read("dist/1.0.0/macos/index.vml") == "<m/>")
    #expect(try folder.inode("dist/1.0.0/macos/index.vml") == inode)
  }

  @Test func withoutAVersionTheDigestNamesTheTree() throws {
    let first = try TestBuild(version: nil).run(in: folder)
    let hex = first.digest.dropFirst("sha256:".count).prefix(12)
    #expect(first.version == "sha-" + hex)
    #expect(try !TestBuild(version: nil).run(in: folder).hasChanged)

    let inode = try folder.inode("dist/\(first.version)/macos/index.vml")
    var build = TestBuild(version: nil)
    build.documents["ios/index.vml"] = "<j/>"
    let second = try build.run(in: folder)
    #expect(second.version != first.version && second.written == 1 && second.reused == 1)
    #expect(try folder.inode("dist/\(second.version)/macos/index.vml") == inode)
    #expect(folder.read("dist/\(first.version)/ios/index.vml") == "<i/>")

    let third = try TestBuild(version: nil).run(in: folder)
    #expect(third.version == first.version && third.digest == first.digest)
  }

  @Test func aTargetThatIsNotBuiltGoesAlongWhereTheDigestNamesTheTree() throws {
    try TestBuild(version: nil).run(in: folder)
    let build = TestBuild(version: nil, built: ["ios"], documents: ["ios/index.vml": "<new/>"])
    let summary = try build.run(in: folder)
    #expect(folder.read("dist/\(summary.version)/macos/index.vml") == "<m/>")
  }

  @Test func aNewVersionSharesWhatIsEqualAndLeavesTheOldOne() throws {
    try TestBuild().run(in: folder)
    let before = try folder.contents(of: "dist/1.0.0")
    let summary = try TestBuild(version: "1.1.0").run(in: folder)
    #expect(summary.written == 0 && summary.reused == 2)
    #expect(try folder.contents(of: "dist/1.0.0") == before)
    #expect(
      try folder.inode("dist/1.0.0/ios/index.vml") == folder.inode("dist/1.1.0/ios/index.vml"))
  }

  @Test func anOlderVersionBuiltAgainIsTheLatest() throws {
    try TestBuild().run(in: folder)
    try TestBuild(version: "1.1.0").run(in: folder)
    let before = try folder.fingerprint(of: "dist/1.0.0")
    let summary = try TestBuild().run(in: folder)
    #expect(summary.hasChanged)
    #expect(try folder.fingerprint(of: "dist/1.0.0") == before)
  }

  @Test func equalBytesInSeveralTreesAreStoredOnce() throws {
    let session = try OutputSession(TestBuild().request(folder("dist")))
    let places = ["ios", "macos"].map { OutputPlace(target: $0, file: "same.vml") }
    let result = try session.put(DocumentFacts(path: "same"), at: places, Array("<s/>".utf8).span)
    #expect(result.written == 2)
    try expectTruth(of: session.commit(), in: folder)
    #expect(
      try folder.inode("dist/1.0.0/ios/same.vml") == folder.inode("dist/1.0.0/macos/same.vml"))
  }

  @Test func aDocumentThatFailedKeepsItsOldFile() throws {
    try TestBuild().run(in: folder)
    let build = TestBuild(
      documents: ["macos/index.vml": "<n/>"], kept: ["ios/index.vml", "ios/never.vml"])
    let summary = try build.run(in: folder)
    #expect(summary.documents == 2 && summary.written == 1)
    #expect(folder.read("dist/1.0.0/ios/index.vml") == "<i/>")
  }

  @Test func aKnownDigestIsTakenOverIntoAnotherVersion() throws {
    try TestBuild().run(in: folder)
    let session = try OutputSession(TestBuild(version: "2.0.0").request(folder("dist")))
    let place = OutputPlace(target: "ios", file: "index.vml")
    #expect(try !session.keep(place))
    #expect(try !session.keep(place, digest: xxh128(Array("<x/>".utf8).span)))
    #expect(try session.keep(place, digest: xxh128(Array("<i/>".utf8).span)))
    try expectTruth(of: session.commit(), in: folder)
    #expect(folder.read("dist/2.0.0/ios/index.vml") == "<i/>")
  }

  @Test func severalThreadsWriteOneTree() async throws {
    let session = try OutputSession(TestBuild().request(folder("dist")))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          for index in 0..<200 {
            let file = "f\(index % 60)/\(worker)-\(index).vml"
            let place = OutputPlace(target: index % 2 == 0 ? "ios" : "macos", file: file)
            try session.put(DocumentFacts(path: file), at: [place], Array(file.utf8).span)
          }
        }
      }
      try await group.waitForAll()
    }
    let summary = try session.commit()
    #expect(summary.written == 800)
    try expectTruth(of: summary, in: folder)
  }
}

import Foundation
import Testing
import VMLOutput
import VMLTestSupport

@Suite struct CleanOutputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (age, version) in ["3.0.0", "1.0.0", "4.0.0", "2.0.0"].enumerated() {
      try TestBuild(version: version).run(in: folder)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - Double(age) * 1000)],
        ofItemAtPath: folder("dist/\(version)/manifest.json"))
    }
  }

  // From the youngest: 2.0.0, the latest though its manifest is the oldest; 3.0.0, 1.0.0, 4.0.0.
  @Test(arguments: [
    (0, ["1.0.0", "3.0.0", "4.0.0"]), (1, ["1.0.0", "3.0.0", "4.0.0"]), (2, ["1.0.0", "4.0.0"]),
    (3, ["4.0.0"]), (9, []),
  ])
  func oldVersionsGo(keep: Int, gone: [String]) throws {
    let removed = try clean(keep)
    #expect(removed == gone.map { folder("dist/" + $0) })
    let left = Set(["1.0.0", "2.0.0", "3.0.0", "4.0.0"]).subtracting(gone)
    #expect(try entries() == left.union(["latest.json"]))
  }

  @Test func aDryRunRemovesNothing() throws {
    try folder.write("x", to: "dist/.vmlc-staging-1/file")
    try folder.write("x", to: ".vmlc/cache")
    let before = try folder.fingerprint(of: "")
    let removed = try clean(1, mode: .dryRun)
    #expect(
      removed
        == [".vmlc-staging-1", "1.0.0", "3.0.0", "4.0.0"].map { folder("dist/" + $0) }
        + [folder(".vmlc")])
    #expect(try folder.fingerprint(of: "") == before)
    #expect(try clean(1) == removed)
    #expect(try entries() == ["2.0.0", "latest.json"])
    #expect(!FileManager.default.fileExists(atPath: folder(".vmlc")))
  }

  @Test func whatIsNotOursStays() throws {
    try folder.write("mine", to: "dist/notes/file")
    try folder.write("{}", to: "dist/other/manifest.json")
    try folder.write("precious", to: "elsewhere/manifest.json")
    try folder.link("dist/link", to: folder("dist/1.0.0"))
    try folder.link(".vmlc", to: folder("elsewhere"))
    _ = try clean(1)
    #expect(try entries() == ["2.0.0", "latest.json", "notes", "other", "link"])
    #expect(folder.read("elsewhere/manifest.json") == "precious")
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).contains(".vmlc"))
  }

  @Test func aFolderThatIsNotThereIsClean() throws {
    let request = CleanRequest(folder: folder("none"), cacheFolder: folder("none/.vmlc"))
    #expect(try cleanOutput(request) == [])
  }

  @Test func aBuildAtWorkIsNotDisturbed() throws {
    let session = try OutputSession(TestBuild().request(folder("dist")))
    expectFileSystemError(
      "cannot use 'ROOT/dist': another vmlc is at work there; wait until it is done", in: folder
    ) { try clean(1) }
    session.abandon()
    #expect(try clean(1).count == 3)
  }

  private func clean(_ keep: Int, mode: CleanRequest.Mode = .remove) throws -> [String] {
    try cleanOutput(
      CleanRequest(
        folder: folder("dist"), cacheFolder: folder(".vmlc"), keptVersions: keep, mode: mode))
  }

  private func entries() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder("dist")))
  }
}

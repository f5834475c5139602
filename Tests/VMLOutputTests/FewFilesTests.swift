import Foundation
import Testing
import VMLOutput
import VMLTestSupport

/// A version of many files, of which a build changes few.
struct FewFilesTests {
  private func build(_ count: Int) -> TestBuild {
    var build = TestBuild(targets: ["ios", "macos"])
    build.documents = [:]
    for index in 0..<count {
      build.documents["ios/f\(index % 7)/\(index).vml"] = "<t\(index)/>"
      build.documents["macos/\(index).vml"] = "<t\(index)/>"
    }
    return build
  }

  @Test func areReplacedOneByOne() throws {
    let folder = try TemporaryFolder()
    var build = build(600)
    build.files["ios/only/here.txt"] = "a"
    try build.run(in: folder)
    let version = try folder.inode("dist/1.0.0")
    let other = try folder.inode("dist/1.0.0/ios/f0/0.vml")
    build.documents["ios/f1/1.vml"] = "<changed/>"
    build.documents["ios/new/folder/1.vml"] = "<new/>"
    build.documents["macos/2.vml"] = nil
    // A folder takes the place of a file, and one that is empty goes.
    build.files["ios/only/here.txt"] = nil
    build.documents["ios/f2/2.vml"] = nil
    build.documents["ios/f2/2.vml/inside.vml"] = "<inside/>"
    let summary = try build.run(in: folder)
    #expect(summary.written == 3)
    #expect(
      summary.removed == [
        "1.0.0/ios/f2/2.vml", "1.0.0/ios/only/here.txt", "1.0.0/macos/2.vml",
      ])
    #expect(try folder.inode("dist/1.0.0") == version)
    #expect(try folder.inode("dist/1.0.0/ios/f0/0.vml") == other)
    #expect(throws: (any Error).self) { _ = try folder.inode("dist/1.0.0/ios/only") }
    let clean = try TemporaryFolder()
    try build.run(in: clean)
    #expect(try folder.contents(of: "dist") == clean.contents(of: "dist"))
  }

  @Test func filesOfOthersStay() throws {
    let folder = try TemporaryFolder()
    var build = build(600)
    try build.run(in: folder)
    try folder.write("mine", to: "dist/1.0.0/ios/notes.txt")
    build.documents["ios/f1/1.vml"] = "<changed/>"
    let kept = try build.run(in: folder)
    #expect(kept.foreign == ["1.0.0/ios/notes.txt"])
    build.foreignFiles = .prune
    build.documents["ios/f1/1.vml"] = "<again/>"
    let pruned = try build.run(in: folder)
    #expect(pruned.removed == ["1.0.0/ios/notes.txt"])
    #expect(folder.read("dist/1.0.0/ios/notes.txt") == nil)
  }

  @Test func whatIsInTheWayIsRefusedBeforeAnythingIsReplaced() throws {
    let folder = try TemporaryFolder()
    var build = build(600)
    try build.run(in: folder)
    try folder.write("mine", to: "dist/1.0.0/ios/z.vml/mine.txt")
    let before = try folder.contents(of: "dist")
    build.documents["ios/f1/1.vml"] = "<changed/>"
    build.documents["ios/z.vml"] = "<new/>"
    expectFileSystemError(
      "cannot write 'ROOT/dist/1.0.0/ios/z.vml': a folder that no build made has its name; "
        + "move it elsewhere, or have '--prune' remove it", in: folder
    ) { try build.run(in: folder) }
    #expect(try folder.contents(of: "dist") == before)
    build.foreignFiles = .prune
    #expect(try build.run(in: folder).removed == ["1.0.0/ios/z.vml/mine.txt"])
  }

  @Test func anEmptyFolderAndALinkMakeRoom() throws {
    let folder = try TemporaryFolder()
    var build = build(600)
    try build.run(in: folder)
    try FileManager.default.createDirectory(
      atPath: folder("dist/1.0.0/ios/z.vml/empty"), withIntermediateDirectories: true)
    try folder.write("mine", to: "mine/y.vml")
    try folder.link("dist/1.0.0/ios/y", to: folder("mine"))
    build.documents["ios/z.vml"] = "<new/>"
    build.documents["ios/y/y.vml"] = "<new/>"
    #expect(try build.run(in: folder).removed == ["1.0.0/ios/y"])
    #expect(folder.read("mine/y.vml") == "mine")
  }

  @Test func manyAreExchangedAsAWhole() throws {
    let folder = try TemporaryFolder()
    var build = build(600)
    try build.run(in: folder)
    let version = try folder.inode("dist/1.0.0")
    for index in 0..<100 { build.documents["macos/\(index).vml"] = "<changed/>" }
    try build.run(in: folder)
    #expect(try folder.inode("dist/1.0.0") != version)
  }

  @Test func anotherVersionIsATreeOfItsOwn() throws {
    let folder = try TemporaryFolder()
    var build = build(600)
    try build.run(in: folder)
    let before = try folder.contents(of: "dist/1.0.0")
    build.version = "2"
    build.documents["ios/f1/1.vml"] = "<changed/>"
    try build.run(in: folder)
    #expect(try folder.contents(of: "dist/1.0.0") == before)
  }

  @Test func failingToWriteChangesNothing() throws {
    let folder = try TemporaryFolder()
    var build = build(600)
    try build.run(in: folder)
    let before = try folder.contents(of: "dist")
    build.documents["ios/f1/1.vml"] = "<changed/>"
    let session = try OutputSession(build.request(folder("dist")))
    try build.put(in: session)
    session.abandon()
    #expect(try folder.contents(of: "dist") == before)
  }
}

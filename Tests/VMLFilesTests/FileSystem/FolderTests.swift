import Foundation
import Testing
import VMLFiles
import VMLTestSupport

@Suite struct FolderTests {
  let temporary: TemporaryFolder
  let folder: Folder

  init() throws {
    temporary = try TemporaryFolder()
    folder = try Folder.open(temporary.path)
  }

  @Test func aNewFileNeverReplacesOne() throws {
    try folder.writeNew("a", [1, 2, 3].span)
    expectFileSystemError("cannot write 'ROOT/a': something is there already", in: temporary) {
      try folder.writeNew("a", [4].span)
    }
    #expect(try folder.read("a", limit: 10) == [1, 2, 3])
  }

  #if os(Linux)
    /// It says to be empty, and all of it comes with one call, or none.
    @Test func whatTheSystemMakesUpIsReadWhole() throws {
      let bytes = try Folder.open("/proc/sys/kernel").read("pid_max", limit: 64)
      #expect(Int(String(decoding: bytes.dropLast(), as: UTF8.self)).map { $0 > 300 } == true)
    }
  #endif

  @Test func comparingLooksAtEveryByte() throws {
    for count in [0, 1, 65_535, 65_536, 65_537, 200_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      try folder.writeNew("f\(count)", bytes.span)
      #expect(file("f\(count)", holds: bytes))
      #expect(!file("f\(count)", holds: bytes + [0]))
      for index in [0, count / 2, count - 1] where count > 0 {
        var other = bytes
        other[index] ^= 1
        #expect(!file("f\(count)", holds: other), "byte \(index) of \(count)")
      }
    }
    #expect(!file("none", holds: []))
  }

  private func file(_ name: String, holds bytes: [UInt8]) -> Bool {
    folder.file(name, holds: bytes.span)
  }

  @Test func exchangingTakesOneStep() throws {
    try temporary.write("a", to: "one/file")
    try temporary.write("b", to: "two/file")
    if try folder.exchange("one", "two") {
      #expect(temporary.read("one/file") == "b" && temporary.read("two/file") == "a")
    } else {
      #expect(temporary.read("one/file") == "a" && temporary.read("two/file") == "b")
    }
    expectFileSystemError("cannot replace 'ROOT/none': no such file or folder", in: temporary) {
      try folder.exchange("one", "none")
    }
  }

  @Test func linkingGivesOneFileTwoNames() throws {
    try temporary.write("a", to: "file")
    try temporary.link("link", to: "file")
    let other = try folder.makeFolder("other")
    try folder.link("file", to: other, as: "copy")
    try folder.link("link", to: other, as: "link")
    #expect(try temporary.inode("file") == temporary.inode("other/copy"))
    #expect(try other.status("link")?.kind == .link)
    expectFileSystemError(
      "cannot write 'ROOT/other/copy': something is there already", in: temporary
    ) { try folder.link("file", to: other, as: "copy") }
  }

  @Test func linksAreNotOpenedAsFolders() throws {
    try temporary.write("x", to: "real/file")
    try temporary.link("link", to: "real")
    #expect(try folder.folder("link") == nil)
    #expect(try folder.folder("real/file") == nil)
    #expect(try folder.folder("none") == nil)
    expectFileSystemError(
      "cannot make the folder 'ROOT/link': something else has that name", in: temporary
    ) { try folder.makeFolder("link") }
  }
}

import Foundation
import Testing
import VMLFiles
import VMLTestSupport

@Suite struct DiskFileSystemTests {
  let folder: TemporaryFolder
  let disk: DiskFileSystem

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder("site"), withIntermediateDirectories: true)
    disk = try DiskFileSystem(root: folder("site"))
  }

  @Test func filesAreReadWhole() throws {
    let text = String(repeating: "0123456789", count: 30_000)
    try folder.write(text, to: "site/a/b.txt")
    #expect(try disk.read("a/b.txt", limit: 300_000) == Array(text.utf8))
    #expect(try disk.read("a/b.txt", limit: .max - 1) == Array(text.utf8))
    try folder.write("", to: "site/empty")
    #expect(try disk.read("empty", limit: 0) == [])
  }

  @Test func aFileOverTheLimitIsRefused() throws {
    try folder.write("12345", to: "site/a")
    expectFileSystemError(
      "cannot read 'ROOT/site/a': it is larger than 4 bytes, the largest that is read", in: folder
    ) { try disk.read("a", limit: 4) }
  }

  @Test func whatIsNoFileIsNotRead() throws {
    try folder.write("", to: "site/folder/file")
    makePipe("site/pipe")
    for (path, why) in [
      ("none", "no such file or folder"), ("folder", "it is a folder"),
      ("folder/file/x", "no such file or folder"), ("pipe", "it is not a plain file"),
    ] {
      expectFileSystemError("cannot read 'ROOT/site/\(path)': \(why)", in: folder) {
        try disk.read(path, limit: 100)
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func aFileThatMayNotBeRead() throws {
    try folder.write("x", to: "site/secret")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder("site/secret"))
    expectFileSystemError("cannot read 'ROOT/site/secret': permission denied", in: folder) {
      try disk.read("secret", limit: 100)
    }
  }

  @Test(arguments: ["../outside", "a/../../outside", "/etc/hostname", "./a", "a//b", "a\u{0}b"])
  func pathsThatLeadOutAreRefused(path: String) throws {
    try folder.write("secret", to: "outside")
    for attempt in [
      { _ = try disk.read(path, limit: 100) }, { try disk.write([1], to: path) },
      { try disk.remove(path) }, { _ = try disk.status(of: path) },
      { try disk.createFolder(path) }, { _ = try disk.list(path) },
    ] {
      do {
        try attempt()
        Issue.record("nothing was thrown")
      } catch let error as FileSystemError {
        #expect(error.reason == .leadsOut)
      }
    }
    #expect(folder.read("outside") == "secret")
  }

  @Test func linksAreFollowedWithinTheRootOnly() throws {
    try folder.write("in", to: "site/real/file")
    try folder.write("secret", to: "outside/file")
    try folder.link("site/relative", to: "real/file")
    try folder.link("site/absolute", to: folder("site/real"))
    try folder.link("site/out", to: "../outside")
    try folder.link("site/sibling", to: folder("site2"))
    try folder.write("secret", to: "site2/file")
    #expect(try disk.read("relative", limit: 9) == Array("in".utf8))
    #expect(try disk.read("absolute/file", limit: 9) == Array("in".utf8))
    for path in ["out/file", "sibling/file"] {
      expectFileSystemError(
        "cannot read 'ROOT/site/\(path)': it is a symbolic link that leads out of 'ROOT/site'",
        in: folder
      ) { try disk.read(path, limit: 9) }
      #expect(throws: FileSystemError.self) { try disk.write([1], to: path) }
      #expect(throws: FileSystemError.self) { try disk.remove(path) }
    }
    #expect(folder.read("outside/file") == "secret")
  }

  @Test func filesAreWrittenTogetherOrNotAtAll() throws {
    try folder.write("old", to: "site/old")
    try folder.write("", to: "site/folder/file")
    let files = ["new/a/b", "old", "folder"].map { (path: $0, bytes: [UInt8(1)]) }
    expectFileSystemError("cannot write 'ROOT/site/folder': it is a folder", in: folder) {
      try disk.write(files)
    }
    #expect(try folder.contents(of: "site") == ["old": "old", "folder/file": ""])
    #expect(!FileManager.default.fileExists(atPath: folder("site/new")))
    try disk.write(Array(files.dropLast()))
    #expect(
      try folder.contents(of: "site")
        == ["old": "\u{1}", "folder/file": "", "new/a/b": "\u{1}"])
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "only root can mount a small tmpfs, on Linux"))
  func aFullDiskLeavesNoFileBehind() throws {
    let small = try SmallDisk(at: folder("site/small"), options: "size=64k")
    defer { small.unmount() }
    let part = [UInt8](repeating: 0x41, count: 30_000)
    let files = ["small/a", "small/new/b", "small/new/c"].map { (path: $0, bytes: part) }
    expectFileSystemError(
      "cannot write 'ROOT/site/small/new/c': no space left on device", in: folder
    ) { try disk.write(files) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("site/small")) == [])
  }

  @Test func aListingIsInOrderAndSaysWhatLinksAre() throws {
    for path in ["b/2", "b/10", "a.vml", "a/z", "B", "é"] {
      try folder.write("x", to: "site/" + path)
    }
    try folder.write("x", to: "outside")
    try folder.link("site/broken", to: "nowhere")
    try folder.link("site/cycle", to: "cycle")
    try folder.link("site/b/up", to: "..")
    try folder.link("site/in", to: "a")
    try folder.link("site/out", to: "../outside")
    makePipe("site/pipe")
    let entries = try disk.list("").map { "\($0.path) \($0.kind)" }
    #expect(
      entries == [
        "B file", "a folder", "a/z file", "a.vml file", "b folder", "b/10 file", "b/2 file",
        "b/up linkCycle", "broken brokenLink", "cycle brokenLink", "in folder", "in/z file",
        "out linkOut", "pipe other", "é file",
      ])
    #expect(try disk.list("b").map(\.path) == ["b/10", "b/2", "b/up"])
  }

  /// A large folder is looked through in stretches.
  @Test func aListingIsTheSameOnSeveralThreads() throws {
    for index in 0..<700 {
      try folder.write("\(index)", to: "site/large/\(index % 300 * 7)-\(index)")
    }
    try folder.link("site/large/link", to: "1-1")
    let entries = try disk.list("", jobs: 1)
    #expect(entries.count == 702 && entries.map(\.path) == entries.map(\.path).sorted())
    #expect(try disk.list("", jobs: 4) == entries)
  }

  @Test func anOpenFileStaysTheSame() throws {
    try folder.write("0123456789", to: "site/file")
    let file = try disk.open("file", limit: 10)
    #expect(file.size == 10 && file.read(2..<5) == Array("234".utf8) && file.read(0..<0) == [])
    #expect(file.read(9..<11) == nil)
    try disk.write(Array("another".utf8), to: "file")
    #expect(file.read(0..<10) == Array("0123456789".utf8))
    #expect(throws: FileSystemError.self) { _ = try disk.open("file", limit: 6) }
    let other = try disk.open("file", limit: 7)
    // SAFETY: the path ends with a zero.
    #expect(unsafe truncate(folder("site/file"), 3) == 0)
    #expect(other.read(0..<3) == Array("ano".utf8) && other.read(0..<4) == nil)
  }

  @Test func aNameThatIsNotUTF8IsReported() throws {
    let name: [CChar] = [0x61, -1, 0x62, 0]
    var path = folder("site/").utf8CString.dropLast().map { $0 }
    path += name
    // Some file systems have no such names.
    // SAFETY: the path ends with a zero, here and below.
    guard unsafe mkdir(path, 0o755) == 0 else { return }
    #expect(try disk.list("").map(\.kind) == [.unreadableName])
    try disk.createFolder("x")
    unsafe _ = rmdir(path)
  }

  @Test func stampsTellAChange() throws {
    try folder.write("one", to: "site/a")
    let before = try disk.status(of: "a")
    #expect(before?.kind == .file && before?.stamp.size == 3)
    #expect(try disk.list("").map(\.stamp) == [before?.stamp])
    try disk.write(Array("two".utf8), to: "a")
    #expect(try disk.status(of: "a") != before)
    #expect(try disk.status(of: "none") == nil)
  }

  @Test func writingReplacesInOneStepAndKeepsPermissions() throws {
    try folder.write("old", to: "site/tool")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o750], ofItemAtPath: folder("site/tool"))
    try folder.link("site/link", to: "tool")
    try disk.write(Array("new".utf8), to: "link")
    #expect(folder.read("site/tool") == "new")
    #expect(try folder.contents(of: "site") == ["tool": "new", "link": "→ tool"])
    let mode =
      try FileManager.default.attributesOfItem(atPath: folder("site/tool"))[.posixPermissions]
    #expect(mode as? Int == 0o750)
    expectFileSystemError("cannot write 'ROOT/site/no/file': no such file or folder", in: folder) {
      try disk.write([1], to: "no/file")
    }
  }

  @Test func foldersAreMadeAndRemoved() throws {
    try disk.createFolder("a/b/c")
    try disk.createFolder("a/b/c")
    try folder.write("x", to: "outside/file")
    try folder.link("site/a/b/link", to: folder("outside"))
    try folder.write("x", to: "site/a/b/c/d/file")
    try disk.remove("a")
    try disk.remove("a")
    try disk.remove("never/there")
    #expect(try disk.list("").isEmpty)
    #expect(folder.read("outside/file") == "x")
  }

  @Test func foldersTooDeepAreAnErrorAndNoCrash() throws {
    let deep = String(repeating: "d/", count: 200) + "d"
    try disk.createFolder(deep)
    do {
      _ = try disk.list("")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.explanation == "folders stand too deep in each other")
    }
  }

  private func makePipe(_ path: String) {
    // SAFETY: the string lives for the call.
    #expect(unsafe mkfifo(folder(path), 0o600) == 0)
  }

  @Test func theRootMustBeThere() {
    expectFileSystemError(
      "cannot open the folder 'ROOT/none': no such file or folder", in: folder
    ) { try DiskFileSystem(root: folder("none")) }
  }
}

import Foundation
import Synchronization
import Testing
import VMLBuild
import VMLFiles
import VMLOutput
import VMLTestSupport
import VMLWatch

/// A session that lives reads no page twice whose file has not changed, and leaves no tree behind.
@Suite struct ParsedPagesTests {
  @Test func aComponentThatAllPagesUse() async throws {
    var watched = try await CountedSite()
    #expect(watched.reads() == ["content/index.vml", "content/other.vml"])
    for spacing in 1...3 {
      try watched.site.write(
        "<VStack spacing=\"\(spacing)\"><slot/></VStack>", to: watched.component)
      try await watched.rebuild([watched.component])
      #expect(watched.reads() == [])
    }
    let output = try watched.site.output()
    #expect(output["1/ios/index.vml"]?.contains("<VStack spacing=\"3\">") == true)
  }

  @Test func aPageThatHasChangedMeanwhile() async throws {
    var watched = try await CountedSite()
    try watched.site.write("<Card><Text>three</Text></Card>", to: "content/other.vml")
    try await watched.rebuild(["content/other.vml"])
    _ = watched.reads()
    for (spacing, reads) in [(4, ["content/other.vml"]), (5, [])] {
      try watched.site.write(
        "<VStack spacing=\"\(spacing)\"><slot/></VStack>", to: watched.component)
      try await watched.rebuild([watched.component])
      #expect(watched.reads() == reads)
      #expect(try watched.site.output()["1/ios/other.vml"]?.contains("three") == true)
    }
  }

  /// Of what pages share an edit reads what it changes, whatever the others are.
  @Test func onlyWhatHasChangedIsRead() async throws {
    var watched = try await CountedSite(
      other: """
        <Card><Text class="a">\\(data.shop.name) @hello</Text></Card>
        -- content/more.vml --
        <Text>@hello</Text>
        -- content/shop.yaml --
        name: Lamps
        -- content/large.json --
        { "list": [1, 2, 3] }
        -- locales/en.yaml --
        hello: Hello
        -- styles/main.vss --
        .a { bold(); }
        -- site.yaml --
        name: S
        version: "1"
        targets: [ios]
        locales: [en]
        """)
    _ = watched.allReads()
    for round in 1...2 {
      for (path, text) in [
        ("content/shop.yaml", "name: Chairs \(round)"),
        (watched.component, "<VStack spacing=\"\(round)\"><slot/></VStack>"),
        ("locales/en.yaml", "hello: Hello \(round)"),
        ("styles/main.vss", ".a { lineLimit(\(round)); }"),
      ] {
        try watched.site.write(text, to: path)
        try await watched.rebuild([path])
        #expect(watched.report.output?.written ?? 0 > 0, "\(path)")
        // A file that was changed just now may change again without looking otherwise.
        #expect(watched.allReads().subtracting(watched.edited) == [], "\(path)")
        let clean = try await buildSite(BuildOptions(site: watched.site.path))
        #expect(told(by: watched.report) == told(by: clean))
      }
    }
  }

  /// Where there is much data, a build of few pages reads what these need.
  @Test func onlyTheDataOfAPageIsRead() async throws {
    let site = try TestSite(
      #"""
      <Text>\(data.d1.a)</Text>
      -- content/other.vml --
      <Note/>
      -- components/Note.vml --
      <Text>\(data.d2.a)</Text>
      """#)
    for number in 0..<1000 { try site.write("\(number)", to: "content/files/\(number).txt") }
    for number in 0..<70 { try site.write("a: \(number)", to: "content/d\(number).yaml") }
    let files = CountingFileSystem(try DiskFileSystem(root: site.path), hasClock: true)
    var options = BuildOptions(site: site.path)
    options.cache = .use
    _ = try await buildSite(options, in: files)
    for (path, text, data) in [
      ("content/index.vml", #"<Text>\(data.d1.a)!</Text>"#, [1]),
      ("components/Note.vml", #"<Text>\(data.d2.a)!</Text>"#, [2]),
      ("content/d2.yaml", "a: other", [2]),
      // What no page has read so far.
      ("content/index.vml", #"<Text>\(data.d3.a)</Text>"#, Array(0..<70)),
    ] {
      try await Task.sleep(for: clockTick)
      // So that all other files look as they did, and have for a while.
      try await site.buildAgain("nothing")
      try site.write(text, to: path)
      _ = files.takeReads()
      let before = try site.folder.contents(of: "site/dist")
      let report = try await buildSite(options, in: files)
      let read = Set(files.takeReads()).filter { $0.hasSuffix(".yaml") && $0 != "site.yaml" }
      #expect(read == Set(data.map { "content/d\($0).yaml" }), "\(path)")
      try await site.expectSameAsClean(report, options, before, "\(path)", at: #_sourceLocation)
    }
  }

  /// All ranges in a page have the number of its file, which is another one then.
  @Test func aPageBeforeTheOthers() async throws {
    var watched = try await CountedSite(other: "<Card><Text colour=\"red\">two</Text></Card>")
    try watched.site.write("<Card><Text>new</Text></Card>", to: "content/a.vml")
    try await watched.rebuild(["content/a.vml"])
    _ = watched.reads()
    try watched.site.write("<VStack spacing=\"4\"><slot/></VStack>", to: watched.component)
    let report = try await watched.session.rebuild(.paths([watched.component]))
    try await watched.session.end()
    let clean = try await buildSite(BuildOptions(site: watched.site.path))
    #expect(told(by: report) == told(by: clean))
    #expect(!report.diagnostics.isEmpty)
  }

  /// What parsing says of a page is said by each build.
  @Test func aPageWithAWarning() async throws {
    var watched = try await CountedSite(other: "<Card><Text>one & two</Text></Card>")
    let first = told(by: watched.report)
    #expect(!first.isEmpty)
    try watched.site.write("<VStack spacing=\"9\"><slot/></VStack>", to: watched.component)
    try await watched.rebuild([watched.component])
    #expect(told(by: watched.report) == first)
  }

  /// Where no stamp says whether a file has changed, it is read again, told of or not.
  @Test func aClockThatStandsStill() async throws {
    var watched = try await CountedSite(hasClock: false)
    _ = watched.reads()
    for (spacing, text) in [(1, "ten"), (2, "six")] {
      try watched.site.write("<Card><Text>\(text)</Text></Card>", to: "content/other.vml")
      try watched.site.write(
        "<VStack spacing=\"\(spacing)\"><slot/></VStack>", to: watched.component)
      try await watched.rebuild([watched.component])
      #expect(try watched.site.output()["1/ios/other.vml"]?.contains(text) == true)
    }
  }

  /// Trees are removed while the next builds make others.
  @Test func noTreeStaysBehind() async throws {
    var watched = try await CountedSite()
    for page in 0..<200 {
      try watched.site.write("<Card><Text>\(page)</Text></Card>", to: "content/p\(page).vml")
    }
    _ = try await watched.session.rebuild(.paths(["content"]))
    for spacing in 1...8 {
      try watched.site.write(
        "<VStack spacing=\"\(spacing)\"><slot/></VStack>", to: watched.component)
      let report = try await watched.session.rebuild(.paths([watched.component]))
      #expect(report.output?.written == 202)
    }
    try await watched.session.end()
    let place = watched.site.path + "/dist"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place).sorted() == ["1", "latest.json"])
    let (site, folder) = (watched.site, watched.site.folder)
    _ = try await site.build { $0.output = folder("clean") }
    #expect(try folder.contents(of: "site/dist") == folder.contents(of: "clean"))
  }

  /// What was left for later in one folder is done before another takes its place.
  @Test func anotherOutputFolder() async throws {
    let site = try TestSite("<Text>one</Text>")
    var options = BuildOptions(site: site.path)
    options.cache = .use
    let rebuilder = SessionRebuilder(options)
    _ = try await rebuilder.rebuild(SiteChanges.everything)
    try site.write("<Text>two</Text>", to: "content/index.vml")
    _ = try await rebuilder.rebuild(SiteChanges(paths: ["content/index.vml"]))
    #expect(try site.output()[".vmlc-behind-1"] != nil)
    try site.write("name: Test\nversion: \"1\"\ntargets: [ios]\noutput: there\n", to: "site.yaml")
    _ = try await rebuilder.rebuild(SiteChanges(paths: ["site.yaml"]))
    let files = try site.output()
    #expect(files[".vmlc-behind-1"] == nil)
    #expect(files == (try site.output("there")))
  }
}

/// A site of which it is counted what is read, and the session that watches it.
private struct CountedSite {
  let site: TestSite
  let component = "components/Card.vml"
  var session: BuildSession<CountingFileSystem>
  private(set) var report: BuildReport
  /// The files that were edited.
  private(set) var edited: Set<String> = []
  private let files: CountingFileSystem

  /// Builds once, when the files are old enough for the file system's clock to tell a change.
  init(
    other: String = "<Card><Text>two</Text></Card>", hasClock: Bool = true
  ) async throws {
    site = try TestSite(
      """
      <Card><Text>one</Text></Card>
      -- components/Card.vml --
      <VStack><slot/></VStack>
      -- content/other.vml --
      \(other)
      """)
    var options = BuildOptions(site: site.path)
    options.cache = .use
    files = CountingFileSystem(try DiskFileSystem(root: site.path), hasClock: hasClock)
    session = BuildSession(options, in: files)
    session.isLive = true
    try await Task.sleep(for: clockTick)
    report = try await session.rebuild()
  }

  mutating func rebuild(_ paths: Set<String>) async throws {
    try await Task.sleep(for: clockTick)
    edited.formUnion(paths)
    report = try await session.rebuild(.paths(paths))
    try await session.end()
  }

  /// All files that were read since this was asked for last.
  func allReads() -> Set<String> { Set(files.takeReads()) }

  /// The pages that were read since this was asked for last.
  func reads() -> [String] { files.takeReads().filter { $0.hasPrefix("content/") }.sorted() }
}

/// Longer than a file system's clock takes to tick.
private let clockTick = Duration.milliseconds(60)

/// The disk, and which files were read.
private final class CountingFileSystem: FileSystem {
  private let disk: DiskFileSystem
  /// Whether files show when they were changed.
  private let hasClock: Bool
  private let paths = Mutex<[String]>([])

  init(_ disk: DiskFileSystem, hasClock: Bool) {
    self.disk = disk
    self.hasClock = hasClock
  }

  private func shown(_ stamp: FileStamp) -> FileStamp {
    guard !hasClock else { return stamp }
    return FileStamp(size: stamp.size, modified: 0, inode: stamp.inode, device: stamp.device)
  }

  func takeReads() -> [String] {
    paths.withLock { paths in
      defer { paths = [] }
      return paths
    }
  }

  var root: String { disk.root }

  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    paths.withLock { $0.append(path) }
    return try disk.read(path, limit: limit)
  }

  func open(_ path: String, limit: Int) throws(FileSystemError) -> OpenedFile {
    try disk.open(path, limit: limit)
  }

  func list(_ folder: String, jobs: Int?) throws(FileSystemError) -> [FileEntry] {
    try disk.list(folder, jobs: jobs).map {
      FileEntry(path: $0.path, kind: $0.kind, stamp: shown($0.stamp))
    }
  }

  func status(of path: String) throws(FileSystemError) -> FileStatus? {
    try disk.status(of: path).map { FileStatus(kind: $0.kind, stamp: shown($0.stamp)) }
  }

  func createFolder(_ path: String) throws(FileSystemError) { try disk.createFolder(path) }

  func write(
    to path: String, _ forEachPiece: ((Span<UInt8>) -> Bool) -> Bool
  ) throws(FileSystemError) { try disk.write(to: path, forEachPiece) }

  func isWritable(_ path: String) throws(FileSystemError) -> Bool { try disk.isWritable(path) }
  func remove(_ path: String) throws(FileSystemError) { try disk.remove(path) }
  func realPath(_ path: String) throws(FileSystemError) -> String? { try disk.realPath(path) }
}

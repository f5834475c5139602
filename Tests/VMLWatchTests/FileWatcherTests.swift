import Foundation
import Testing
import VMLFiles
import VMLTestSupport
import VMLWatch

struct FileWatcherTests {
  @Test(arguments: WatchedFolder.Kind.allCases)
  func filesThatAreWritten(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind) { try $0.write("a", to: "content/a.vml") }
    try site.folder.write("longer", to: "content/a.vml")
    try site.folder.write("b", to: "content/b.vml")
    try site.folder.write("name: T", to: "site.yaml")
    try site.expect(["content/a.vml", "content/b.vml", "site.yaml"])
  }

  @Test(arguments: WatchedFolder.Kind.allCases)
  func filesThatGoAway(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind) {
      try $0.write("a", to: "content/a.vml")
      try $0.write("b", to: "content/b.vml")
    }
    try FileManager.default.removeItem(atPath: site.folder("content/a.vml"))
    try FileManager.default.moveItem(
      atPath: site.folder("content/b.vml"), toPath: site.folder("b.vml"))
    try site.expect(["content/a.vml", "content/b.vml"])
  }

  @Test(arguments: WatchedFolder.Kind.allCases)
  func whatIsNotTheSites(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind)
    for path in [
      "dist/dev/ios/a.vml", ".vmlc/cache", ".git/index", "README.md", "content/.a.vml.swp",
      "content/.hidden/a.vml", "other/a.vml",
    ] {
      try site.folder.write("a", to: path)
    }
    try site.expect([])
  }

  @Test(arguments: WatchedFolder.Kind.allCases)
  func newFoldersAndWhatComesIntoThem(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind)
    // The files may be there before anybody knows of the folders.
    for index in 0..<200 {
      try site.folder.write("a", to: "content/f\(index % 20)/g/h\(index % 3)/p\(index).vml")
    }
    let files = Set((0..<200).map { "content/f\($0 % 20)/g/h\($0 % 3)/p\($0).vml" })
    try site.changes(until: files)
    try site.folder.write("longer", to: "content/f3/g/h0/p3.vml")
    try site.changes(until: ["content/f3/g/h0/p3.vml"])
  }

  @Test(arguments: WatchedFolder.Kind.allCases)
  func foldersThatAreMoved(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind) {
      try $0.write("a", to: "content/f/g/a.vml")
      try $0.write("b", to: "outside/g/b.vml")
    }
    let files = FileManager.default
    try files.moveItem(atPath: site.folder("content/f"), toPath: site.folder("content/n"))
    try site.changes(until: ["content/f", "content/n/g/a.vml"])
    try files.moveItem(atPath: site.folder("outside"), toPath: site.folder("content/in"))
    try site.changes(until: ["content/in/g/b.vml"])
    try site.folder.write("longer", to: "content/in/g/b.vml")
    try site.folder.write("longer", to: "content/n/g/a.vml")
    try site.changes(until: ["content/in/g/b.vml", "content/n/g/a.vml"])
    try files.moveItem(atPath: site.folder("content/n"), toPath: site.folder("away"))
    try site.changes(until: ["content/n"])
    // What is no part of the site any more is not told of.
    try site.folder.write("even longer", to: "away/g/a.vml")
    try site.expect([], others: ["content/n/g/a.vml", "content/n/g"])
  }

  @Test(arguments: WatchedFolder.Kind.allCases)
  func aFolderThatIsRemovedAndMadeAnew(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind) { try $0.write("a", to: "content/f/a.vml") }
    try FileManager.default.removeItem(atPath: site.folder("content"))
    try site.changes(until: ["content"])
    try site.folder.write("b", to: "content/f/b.vml")
    try site.changes(until: ["content/f/b.vml"])
    try site.folder.write("longer", to: "content/f/b.vml")
    try site.changes(until: ["content/f/b.vml"])
    try site.expect([], others: ["content", "content/f", "content/f/a.vml", "content/f/b.vml"])
  }

  @Test(arguments: WatchedFolder.Kind.namingWhatLinksLeadTo)
  func whatLinksLeadTo(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind) {
      try $0.write("a", to: "common/pages/a.vml")
      try $0.write("b", to: "other/b.vml")
      try $0.write("c", to: "other/c.vml")
      try $0.link("content/pages", to: "../common/pages")
      try $0.link("content/again", to: "../common/pages")
      try $0.link("content/b.vml", to: "../other/b.vml")
      try $0.link("content/cycle", to: "../content")
      try $0.link("content/out", to: "/etc")
    }
    try site.folder.write("longer", to: "common/pages/a.vml")
    try site.folder.write("longer", to: "other/b.vml")
    try site.folder.write("longer", to: "other/c.vml")
    try site.expect(["content/pages/a.vml", "content/again/a.vml", "content/b.vml"])
    try site.folder.link("content/late", to: "../other")
    try site.changes(until: ["content/late/c.vml"])
    try site.folder.write("even longer", to: "other/c.vml")
    try site.changes(until: ["content/late/c.vml"])
  }

  /// Files that sheets name in no folder of the site.
  @Test(arguments: WatchedFolder.Kind.allCases)
  func namedFiles(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind) { try $0.write("a", to: "design/a.json") }
    let none = FileStamp(size: 0, modified: 0, inode: 0, device: 0)
    // One has come since a build looked for it.
    let changed = try site.watcher.watch(["design/a.json": none, "design/new/b.vss": none])
    #expect(changed == [.written("design/a.json")])
    try site.folder.write("longer", to: "design/a.json")
    try site.changes(until: ["design/a.json"])
    try site.folder.write("c", to: "design/new/c.vss")
    try site.folder.write("b", to: "design/new/b.vss")
    try site.changes(until: ["design/new/b.vss"])
    try FileManager.default.removeItem(atPath: site.folder("design"))
    try site.changes(until: ["design/a.json", "design/new/b.vss"])
    try site.folder.write("new", to: "other/a.json")
    try site.folder.link("design", to: "other")
    try site.changes(until: ["design/a.json"])
    try site.folder.write("even longer", to: "other/a.json")
    try site.changes(until: ["design/a.json"])
    #expect(try site.watcher.watch(["design/new/b.vss": none]).isEmpty)
    try site.expect([], others: ["design/a.json", "design/new/b.vss"])
    try site.folder.write("unwatched", to: "other/a.json")
    try site.expect([])
  }

  @Test(arguments: WatchedFolder.Kind.allCases)
  func thousandsOfFilesAtOnce(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind)
    for index in 0..<2000 {
      try site.folder.write("\(index)", to: "content/f\(index % 40)/p\(index).vml")
    }
    let files = Set((0..<2000).map { "content/f\($0 % 40)/p\($0).vml" })
    try site.changes(until: files)
  }

  @Test(arguments: WatchedFolder.Kind.allCases)
  func aSiteThatGoesAway(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind)
    let away = site.folder.path + "-away"
    try FileManager.default.moveItem(atPath: site.folder.path, toPath: away)
    defer { try? FileManager.default.removeItem(atPath: away) }
    #expect(throws: FileSystemError.self) { try site.changes(until: ["never"]) }
  }

  /// As long as a program is in a folder, the kernel keeps what it was.
  @Test(arguments: WatchedFolder.Kind.allCases)
  func aSiteThatIsRemovedWithAProgramInIt(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind)
    // SAFETY: the string lives for the call.
    let descriptor = unsafe open(site.folder.path, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    try FileManager.default.removeItem(atPath: site.folder.path)
    #expect(throws: FileSystemError.self) { try site.changes(until: ["never"]) }
  }

  @Test func savesOfEditors() throws {
    var site = try WatchedFolder(.system) { try $0.write("a", to: "content/a.vml") }
    let page = site.folder("content/a.vml")
    try site.folder.write("new", to: "content/tmp")
    try site.folder.rename("content/tmp", to: "content/a.vml")
    // As vim: the old file is a backup for a moment.
    try site.folder.write("", to: "content/4913")
    try FileManager.default.removeItem(atPath: site.folder("content/4913"))
    try site.folder.rename("content/a.vml", to: "content/a.vml~")
    try site.folder.write("newer", to: "content/a.vml")
    try FileManager.default.removeItem(atPath: page + "~")
    var gathering = ChangeGathering()
    let stop = try StopSignal()
    var found: [Set<String>] = []
    try site.folder.write("last", to: "styles/last.vss")
    var isLast = false
    while !isLast {
      let now = ContinuousClock.now
      for event in try site.watcher.events(until: now + .seconds(30), or: stop) {
        gathering.note(event, at: now)
        isLast = isLast || event == .written("styles/last.vss")
      }
      if isLast, let set = gathering.take(at: now + .seconds(1)) { found.append(set.changes.paths) }
    }
    #expect(found == [["content/a.vml", "styles/last.vss"]])
  }

  @Test func waitingEndsWhenItIsToStop() throws {
    var site = try WatchedFolder(.system)
    let stop = try StopSignal()
    stop.raise()
    #expect(try site.watcher.events(until: nil, or: stop).isEmpty)
  }

  #if os(Linux)
    @Test func whereNoMoreCanBeWatchedFilesAreLookedAt() throws {
      let site = try WatchedFolder(.system) {
        for index in 0..<9 { try $0.write("a", to: "content/f\(index)/a.vml") }
      }
      var watched = WatchedSite(root: site.folder.path, shown: "site", names: siteNames)
      watched.folderLimit = 5
      let opened = try openWatcher(watched, pollingEvery: nil)
      #expect(opened.method == .polling(every: .milliseconds(500)))
      #expect(opened.note?.contains("sudo sysctl fs.inotify.max_user_watches=") == true)
      // A folder that comes when there is no room has to be told too, so that others can take over.
      watched.folderLimit = 13
      var watcher = try InotifyWatcher(watched)
      try site.folder.write("a", to: "content/f0/g/h/i/a.vml")
      let stop = try StopSignal()
      #expect(throws: FileSystemError.self) {
        while true { _ = try watcher.events(until: .now + .seconds(30), or: stop) }
      }
    }

    @Test func aQueueThatOverflowsIsEverything() throws {
      let site = try WatchedFolder(.system) { try $0.write("a", to: "content/f/a.vml") }
      var watcher = try InotifyWatcher(
        WatchedSite(root: site.folder.path, shown: "site", names: siteNames))
      try site.folder.write("a", to: "content/g/a.vml")
      let overflow = InotifyRecord(
        watch: -1, mask: UInt32(IN_Q_OVERFLOW), cookie: 0, name: "")
      #expect(try watcher.events(of: overflow) == [.everything])
      // The folder of which nothing was heard is watched from now on.
      try site.folder.write("longer", to: "content/g/a.vml")
      let stop = try StopSignal()
      var found: Set<FileEvent> = []
      while !found.contains(.written("content/g/a.vml")) {
        let events = try watcher.events(until: .now + .seconds(30), or: stop)
        try #require(!events.isEmpty)
        found.formUnion(events)
      }
    }
  #endif
}

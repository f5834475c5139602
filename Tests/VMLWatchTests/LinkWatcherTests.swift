import Foundation
import Testing
import VMLTestSupport

/// What symbolic links lead to, and the way there, is watched as the site itself.
struct LinkWatcherTests {
  /// A site with two links into a folder beside its own.
  private func siteWithLinks(_ kind: WatchedFolder.Kind) throws -> WatchedFolder {
    try WatchedFolder(kind) {
      try $0.write("a", to: "common/p.vml")
      try $0.write("a", to: "common/d/q.vml")
      try $0.link("content/p.vml", to: "../common/p.vml")
      try $0.link("content/d", to: "../common/d")
    }
  }

  /// Expects that changes of the files that the links lead to are told.
  private func expectWatched(_ site: inout WatchedFolder, _ text: String) throws {
    for (file, path) in [
      "common/p.vml": "content/p.vml", "common/d/q.vml": "content/d/q.vml",
      "common/d/\(text).vml": "content/d/\(text).vml",
    ] {
      try site.folder.write(text, to: file)
      try site.changes(until: [path])
    }
  }

  @Test(arguments: WatchedFolder.Kind.namingWhatLinksLeadTo)
  func whatIsRemovedAndMadeAnew(_ kind: WatchedFolder.Kind) throws {
    var site = try siteWithLinks(kind)
    for round in 1...3 {
      try FileManager.default.removeItem(atPath: site.folder("common"))
      // Each step alone, and all at once.
      if round < 3 { try site.changes(until: ["content/p.vml", "content/d"]) }
      try site.folder.write("b", to: "common/p.vml")
      if round < 2 { try site.changes(until: ["content/p.vml"]) }
      try site.folder.write("b", to: "common/d/q.vml")
      try site.changes(
        until: round < 2 ? ["content/d/q.vml"] : ["content/p.vml", "content/d/q.vml"])
      try expectWatched(&site, "longer\(round)")
    }
  }

  @Test(arguments: WatchedFolder.Kind.namingWhatLinksLeadTo)
  func whatIsMovedAwayAndReplaced(_ kind: WatchedFolder.Kind) throws {
    var site = try siteWithLinks(kind)
    for round in 1...3 {
      try site.folder.write("b\(round)", to: "next/p.vml")
      try site.folder.write("b\(round)", to: "next/d/q.vml")
      try site.folder.rename("common", to: "old\(round)")
      if round < 3 { try site.changes(until: ["content/p.vml", "content/d"]) }
      try site.folder.rename("next", to: "common")
      try site.changes(until: ["content/p.vml", "content/d/q.vml"])
      try expectWatched(&site, "longer\(round)")
      // What lies elsewhere now is no part of the site.
      try site.folder.write("longest", to: "old\(round)/d/q.vml")
      try site.folder.write("longest", to: "old\(round)/p.vml")
      try site.expect(
        [],
        others: [
          "content/p.vml", "content/d", "content/d/q.vml", "content/d/longer\(round).vml",
          "content/d/longer\(round - 1).vml",
        ])
      try FileManager.default.removeItem(atPath: site.folder("styles/last.vss"))
      try site.changes(until: ["styles/last.vss"])
    }
  }

  @Test(arguments: WatchedFolder.Kind.namingWhatLinksLeadTo)
  func aLinkInTheMiddleOfTheWay(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind) {
      try $0.write("a", to: "other/r.vml")
      try $0.write("ab", to: "other/s.vml")
      try $0.write("a", to: "other/f/x.vml")
      try $0.write("ab", to: "other/g/x.vml")
      try FileManager.default.createDirectory(
        atPath: $0("common"), withIntermediateDirectories: true)
      try $0.link("common/mid.vml", to: "../other/./r.vml")
      try $0.link("common/mid", to: $0("other/f"))
      try $0.link("content/far.vml", to: "../common/../common/mid.vml")
      try $0.link("content/far", to: "../common/mid")
      try $0.link("content/through.vml", to: "../common/mid/x.vml")
    }
    let files = FileManager.default
    for name in ["common/mid.vml", "common/mid"] {
      try files.removeItem(atPath: site.folder(name))
    }
    try site.changes(until: ["content/far.vml", "content/far", "content/through.vml"])
    try site.folder.link("common/mid.vml", to: "../other/s.vml")
    try site.folder.link("common/mid", to: "../other/g")
    try site.changes(
      until: ["content/far.vml", "content/far/x.vml", "content/through.vml"])
    try site.folder.write("longer", to: "other/s.vml")
    try site.folder.write("longer", to: "other/g/x.vml")
    try site.folder.write("longer", to: "other/r.vml")
    try site.folder.write("longer", to: "other/f/x.vml")
    try site.expect(
      ["content/far.vml", "content/far/x.vml", "content/through.vml"], others: ["content/far"])
  }

  @Test(arguments: WatchedFolder.Kind.namingWhatLinksLeadTo)
  func whatALinkLeadsToBecomesSomethingElse(_ kind: WatchedFolder.Kind) throws {
    var site = try siteWithLinks(kind)
    let files = FileManager.default
    // A file takes the place of the folder, and a folder that of the file.
    try files.removeItem(atPath: site.folder("common/d"))
    try site.folder.write("file", to: "common/d")
    try files.removeItem(atPath: site.folder("common/p.vml"))
    try site.folder.write("file", to: "common/p.vml/in.vml")
    try site.changes(until: ["content/d", "content/p.vml/in.vml"])
    try site.folder.write("longer", to: "common/p.vml/in.vml")
    try site.changes(until: ["content/p.vml/in.vml"])
    // The links themselves go.
    try files.removeItem(atPath: site.folder("content/d"))
    try files.removeItem(atPath: site.folder("content/p.vml"))
    try site.changes(until: ["content/d", "content/p.vml"])
    try site.folder.write("even longer", to: "common/p.vml/in.vml")
    try site.folder.write("even longer", to: "common/d")
    try site.expect([], others: ["content/p.vml", "content/p.vml/in.vml"])
  }

  @Test(arguments: WatchedFolder.Kind.namingWhatLinksLeadTo)
  func linksThatLeadNowhere(_ kind: WatchedFolder.Kind) throws {
    var site = try WatchedFolder(kind) {
      try $0.link("content/self.vml", to: "self.vml")
      try $0.link("content/one.vml", to: "two.vml")
      try $0.link("content/two.vml", to: "one.vml")
      try $0.link("content/late.vml", to: "../not/yet/there.vml")
      try $0.link("content/far", to: "../../../../../../../../../../../..")
      try $0.link("content/etc", to: "/etc")
      try $0.link("content/dist.vml", to: "../dist/dev/a.vml")
    }
    // The output comes and goes with each build.
    try site.folder.write("a", to: "dist/dev/a.vml")
    try FileManager.default.removeItem(atPath: site.folder("dist"))
    try site.expect([])
    try site.folder.write("a", to: "not/yet/there.vml")
    try site.changes(until: ["content/late.vml"])
    try site.folder.write("longer", to: "not/yet/there.vml")
    try site.changes(until: ["content/late.vml"])
    try FileManager.default.removeItem(atPath: site.folder("content/one.vml"))
    try site.folder.write("a", to: "content/one.vml")
    try site.changes(until: ["content/one.vml", "content/two.vml"])
  }
}

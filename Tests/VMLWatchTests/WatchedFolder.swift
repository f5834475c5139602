import Foundation
import Testing
import VMLTestSupport
import VMLWatch

/// A site of which a watcher tells.
struct WatchedFolder {
  let folder: TemporaryFolder
  var watcher: any FileWatcher
  private let stop: StopSignal

  enum Kind: CaseIterable, Sendable {
    case system, polling

    /// Those that name the paths of links to what has changed; others say that anything may have.
    static let namingWhatLinksLeadTo: [Kind] = {
      #if os(Linux)
        allCases
      #else
        [.polling]
      #endif
    }()
  }

  init(_ kind: Kind, _ prepare: (TemporaryFolder) throws -> Void = { _ in }) throws {
    folder = try TemporaryFolder()
    stop = try StopSignal()
    for name in ["content", "components", "styles"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: true)
    }
    try folder.write("name: S", to: "site.yaml")
    try prepare(folder)
    let site = WatchedSite(
      root: folder.path, shown: "site", names: siteNames, ignored: [folder("dist")])
    watcher = try openWatcher(site, pollingEvery: kind == .polling ? .milliseconds(10) : nil)
      .watcher
  }

  /// The paths that events tell of until all that are waited for are among them, as they are expected to be.
  @discardableResult
  mutating func changes(
    until paths: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Set<String> {
    var found: Set<String> = []
    let end = ContinuousClock.now + .seconds(30)
    while !paths.isSubset(of: found), ContinuousClock.now < end {
      for event in try watcher.events(until: end, or: stop) { found.formUnion(event.paths) }
    }
    let missing = paths.subtracting(found).sorted()
    #expect(missing.isEmpty, "only \(found.sorted())", sourceLocation: sourceLocation)
    return found
  }

  /// Expects to be told of some paths, of nothing that does not belong to the site, and afterwards, when
  /// a last file has shown that no more comes, of nothing else than `others`.
  mutating func expect(
    _ paths: Set<String>, others: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try folder.write("last", to: "styles/last.vss")
    let found = try changes(
      until: paths.union(["styles/last.vss"]), sourceLocation: sourceLocation)
    let rest = found.subtracting(paths).subtracting(others).subtracting(["styles/last.vss"])
    #expect(rest.isEmpty, "\(rest.sorted())", sourceLocation: sourceLocation)
  }
}

extension FileEvent {
  /// The paths of which it tells.
  fileprivate var paths: [String] {
    switch self {
    case .created(let path), .modified(let path), .written(let path), .found(let path),
      .removed(let path, _), .removedFolder(let path), .movedIn(let path, _):
      [path]
    case .everything: ["*"]
    }
  }
}

extension TemporaryFolder {
  /// Renames in one step, also where something has the new name.
  func rename(_ path: String, to newPath: String) throws {
    // SAFETY: the strings live for the call.
    let code = unsafe Foundation.rename(self(path), self(newPath))
    try #require(code == 0)
  }
}

/// What a watcher looks at in the folders of these tests.
let siteNames: Set = ["site.yaml", "content", "components", "styles", "locales"]

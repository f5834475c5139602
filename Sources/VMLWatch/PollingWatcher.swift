public import VMLFiles

/// Finds changes by looking at all files again and again: for disks whose changes the system does
/// not report, such as some network and container disks.
public struct PollingWatcher: FileWatcher {
  private let site: WatchedSite
  private let interval: Duration
  private var stamps: [String: FileStamp]
  /// The files in none of the site's folders that are looked at, too.
  private var named: Set<String> = []
  private var next: ContinuousClock.Instant

  public init(_ site: WatchedSite, every interval: Duration) throws(FileSystemError) {
    self.site = site
    self.interval = interval
    stamps = try Self.look(at: site, and: [])
    next = .now + interval
  }

  public mutating func events(
    until deadline: ContinuousClock.Instant?, or stop: StopSignal
  ) throws(FileSystemError) -> [FileEvent] {
    let end = deadline.map { min($0, next) } ?? next
    guard stop.wait(for: nil, until: end) == .time, next <= .now else { return [] }
    defer { next = .now + interval }
    return try look()
  }

  public mutating func watch(_ files: [String: FileStamp]) throws(FileSystemError) -> [FileEvent] {
    for path in named where files[path] == nil { stamps[path] = nil }
    let new = files.filter { !named.contains($0.key) }
    named = Set(files.keys)
    for (path, stamp) in new where stamp != Self.nothing { stamps[path] = stamp }
    return new.isEmpty ? [] : try look()
  }

  /// Returns the changes since the last look.
  public mutating func look() throws(FileSystemError) -> [FileEvent] {
    let old = stamps
    stamps = try Self.look(at: site, and: named)
    var events: [FileEvent] = []
    for (path, stamp) in stamps where old[path] != stamp { events.append(.written(path)) }
    for path in old.keys where stamps[path] == nil { events.append(.removed(path)) }
    return events
  }

  /// Everything that a build would look at.
  ///
  /// Of folders only that they are there, since the time of one changes with everything in it.
  private static func look(
    at site: WatchedSite, and named: Set<String>
  ) throws(FileSystemError) -> [String: FileStamp] {
    guard resolvedPath(site.root) == site.root else {
      throw FileSystemError("watch", site.shown, .notFound, "no such file or folder")
    }
    let disk = try DiskFileSystem(root: site.root)
    var stamps: [String: FileStamp] = [:]
    for name in site.names {
      guard let status = try? disk.status(of: name) else { continue }
      stamps[name] = status.kind == .folder ? nothing : status.stamp
      guard status.kind == .folder, let entries = try? disk.list(name) else { continue }
      for entry in entries where !isHiddenPath(entry.path) {
        stamps[entry.path] = entry.kind == .folder ? nothing : entry.stamp
      }
    }
    for path in named {
      let stamp = disk.fileStamp(of: path)
      if stamp != nothing { stamps[path] = stamp }
    }
    return stamps
  }

  private static let nothing = FileStamp.none
}

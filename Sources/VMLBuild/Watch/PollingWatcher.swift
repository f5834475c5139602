/// Finds what is different by looking at all files again and again: for disks of which the system
/// does not tell, as those of some networks and containers.
public struct PollingWatcher: FileWatcher {
  private let site: WatchedSite
  private let interval: Duration
  private var stamps: [String: FileStamp]
  private var next: ContinuousClock.Instant

  public init(_ site: WatchedSite, every interval: Duration) throws(FileSystemError) {
    self.site = site
    self.interval = interval
    stamps = try Self.look(at: site)
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

  /// What is different since the last time.
  public mutating func look() throws(FileSystemError) -> [FileEvent] {
    let old = stamps
    stamps = try Self.look(at: site)
    var events: [FileEvent] = []
    for (path, stamp) in stamps where old[path] != stamp { events.append(.written(path)) }
    for path in old.keys where stamps[path] == nil { events.append(.removed(path)) }
    return events
  }

  /// Everything that a build would look at.
  ///
  /// Of folders only that they are there, since the time of one changes with everything in it.
  private static func look(at site: WatchedSite) throws(FileSystemError) -> [String: FileStamp] {
    guard resolvedPath(site.root) == site.root else {
      throw FileSystemError("watch", site.shown, .notFound, "no such file or folder")
    }
    let disk = try DiskFileSystem(root: site.root)
    var stamps: [String: FileStamp] = [:]
    for name in WatchedSite.names {
      guard let status = try? disk.status(of: name) else { continue }
      stamps[name] = status.kind == .folder ? nothing : status.stamp
      guard status.kind == .folder, let entries = try? disk.list(name) else { continue }
      for entry in entries where !WatchedSite.isHidden(entry.path) {
        stamps[entry.path] = entry.kind == .folder ? nothing : entry.stamp
      }
    }
    return stamps
  }

  private static let nothing = FileStamp(size: 0, modified: 0, inode: 0, device: 0)
}

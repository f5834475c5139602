public import VMLFiles

/// Tells what happens to the files of a site.
///
/// There is one for each way in which a system tells that; all are used by one thread.
public protocol FileWatcher {
  /// Waits until something has happened, until a moment has come, or until it is to stop.
  ///
  /// - Returns: What happened, in its order; nothing, if it only waited.
  /// - Throws: If the site's folder has gone, or nothing more can be told.
  mutating func events(
    until deadline: ContinuousClock.Instant?, or stop: StopSignal
  ) throws(FileSystemError) -> [FileEvent]

  /// Watches files in none of the site's folders, too: those alone, from now on.
  ///
  /// - Returns: What is not as their stamps say any more, of those that were not watched before.
  mutating func watch(_ files: [String: FileStamp]) throws(FileSystemError) -> [FileEvent]
}

/// Which files a watcher looks at: those that a build would read.
public struct WatchedSite: Sendable {
  /// The site's folder, an absolute path without links.
  public var root: String
  /// As the user named it.
  public var shown: String
  /// The names of the site's files and folders in its folder.
  public var names: Set<String>
  /// Folders that are passed over, absolute and without links: the output and the cache.
  public var ignored: [String] = []
  /// Limit for the number of watched folders; tests set it to see what happens when there are more.
  public var folderLimit = Int.max

  public init(root: String, shown: String, names: Set<String>, ignored: [String] = []) {
    self.root = root
    self.shown = shown
    self.names = names
    self.ignored = ignored
  }

  func isIgnored(_ realPath: String) -> Bool { ignored.contains { isBelow(realPath, $0) } }

  /// The path of something in a folder of the site.
  static func path(_ name: String, in folder: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }
}

/// Why and how a site is watched.
public struct OpenedWatcher {
  public var watcher: any FileWatcher
  public var method: WatchMethod
  /// A message for the user.
  public var note: String?
}

/// Ways of finding changes.
public enum WatchMethod: Hashable, Sendable {
  /// The system tells of them.
  case notifications
  /// By looking at all files again and again.
  case polling(every: Duration)
}

/// Time between two looks at the files where the system does not report changes.
let defaultPollingInterval = Duration.milliseconds(500)

/// The best watcher that there is.
public func openWatcher(
  _ site: WatchedSite, pollingEvery interval: Duration?
) throws(FileSystemError) -> OpenedWatcher {
  if let interval { return try openPolling(site, every: interval, note: nil) }
  do throws(FileSystemError) {
    #if os(Linux)
      let watcher = try InotifyWatcher(site)
    #elseif canImport(CoreServices)
      let watcher = try EventStreamWatcher(site)
    #else
      let watcher = try PollingWatcher(site, every: defaultPollingInterval)
    #endif
    return OpenedWatcher(watcher: watcher, method: .notifications)
  } catch {
    guard error.reason == .tooMany || error.reason == .other else { throw error }
    return try openPolling(site, every: defaultPollingInterval, note: error.explanation)
  }
}

private func openPolling(
  _ site: WatchedSite, every interval: Duration, note: String?
) throws(FileSystemError) -> OpenedWatcher {
  OpenedWatcher(
    watcher: try PollingWatcher(site, every: interval), method: .polling(every: interval),
    note: note)
}

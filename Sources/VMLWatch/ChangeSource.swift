public import VMLFiles

/// Watches a site on a thread of its own, and tells what changes in sets.
///
/// Where the site's folder goes away it waits for another one at the same path, and where the
/// system can watch no more it goes on by polling.
public struct ChangeSource: Sendable {
  let site: WatchedSite
  let interval: Duration?
  let stop: StopSignal
  let named: NamedFiles
  let tell: @Sendable (News) -> Void

  public init(
    site: WatchedSite,
    interval: Duration?,
    stop: StopSignal,
    named: NamedFiles,
    tell: @escaping @Sendable (ChangeSource.News) -> Void
  ) {
    self.site = site
    self.interval = interval
    self.stop = stop
    self.named = named
    self.tell = tell
  }

  public enum News: Sendable {
    /// Changes are found from now on.
    case watching(WatchMethod, note: String?)
    /// Something has changed; a set with the changes follows.
    case stirred
    case gathered(ChangeGathering.Gathered)
    /// Nothing is seen any more; `watching` follows if that is over.
    case lost(FileSystemError)
  }

  /// Time to wait before looking for the site's folder again.
  private static let patience = Duration.milliseconds(200)

  /// Watches until it is to stop.
  public func run() {
    var isFirst = true
    var isLost = false
    while !stop.isRaised {
      do throws(FileSystemError) {
        let opened = try openWatcher(site, pollingEvery: interval)
        tell(.watching(opened.method, note: opened.note))
        var gathering = ChangeGathering()
        if !isFirst { gathering.note(.everything, at: .now) }
        isFirst = false
        isLost = false
        var watcher = opened.watcher
        for event in try watcher.watch(named.all) { gathering.note(event, at: .now) }
        try watch(with: watcher, gathering)
      } catch {
        if !isLost, error.reason != .tooMany { tell(.lost(error)) }
        isLost = true
        isFirst = false
        _ = stop.wait(for: nil, until: .now + Self.patience)
      }
    }
  }

  private func watch(
    with watcher: any FileWatcher, _ gathering: ChangeGathering
  ) throws(FileSystemError) {
    var watcher = watcher
    var gathering = gathering
    var isStirred = false
    while true {
      var events = try watcher.events(until: gathering.deadline, or: stop)
      if stop.isRaised { return }
      if let files = named.takeNew() { events += try watcher.watch(files) }
      let now = ContinuousClock.now
      for event in events { gathering.note(event, at: now) }
      if gathering.isStirred, !isStirred {
        isStirred = true
        tell(.stirred)
      }
      if let gathered = gathering.take(at: .now) {
        isStirred = false
        tell(.gathered(gathered))
      }
    }
  }
}

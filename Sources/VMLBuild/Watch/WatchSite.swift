#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What watching a site is asked for.
public struct WatchOptions: Sendable {
  /// The site's folder, as the user named it.
  public var site: String
  /// Where the output goes, relative to the current folder; `nil` for what site.yaml says.
  public var output: String?
  /// How often to look at all files; `nil` to have the system tell what changes, where it can.
  public var pollingInterval: Duration?

  public init(site: String) { self.site = site }
}

/// What happens while a site is watched.
public enum WatchNews: Sendable {
  /// Changes are found from now on.
  case watching(WatchMethod, note: String?)
  /// The site's folder cannot be watched any more.
  case lost(FileSystemError)
  /// Files have changed, for which a build will begin as soon as the one under way has ended.
  case changed(SiteChanges)
  /// A build begins; it may end without a word, where another change makes it pointless.
  case began(SiteChanges)
  case built(Rebuild)
  /// What had time could not be done.
  case unsettled(BuildFailure)
}

/// One build of a watched site.
public struct Rebuild: Sendable {
  /// What it was for; everything, for the first one.
  public var changes: SiteChanges
  public var outcome: Result<BuildReport, BuildFailure>
  /// From the moment that it was known that something is to be built.
  public var duration: Duration

  public init(
    changes: SiteChanges, outcome: Result<BuildReport, BuildFailure>, duration: Duration
  ) {
    self.changes = changes
    self.outcome = outcome
    self.duration = duration
  }
}

/// Builds a site, and again whenever its sources change, until the task is cancelled.
///
/// One build runs at a time. A change that comes while it runs cancels it, and another one begins for
/// all that changed. Whatever goes wrong is told, and the next change is waited for.
///
/// - Throws: If the site cannot be watched at all.
public func watchSite(
  _ options: WatchOptions, with rebuilder: some SiteRebuilder,
  _ tell: (WatchNews) throws -> Void
) async throws {
  let site = try watchedSite(options)
  let (events, sender) = AsyncStream.makeStream(of: WatchEvent.self)
  let stop: StopSignal
  do throws(FileSystemError) { stop = try StopSignal() } catch { throw BuildFailure.world(error) }
  let source = ChangeSource(site: site, interval: options.pollingInterval, stop: stop) {
    sender.yield(.source($0))
  }
  let thread = Task { await onLargeStack { source.run() } }
  var loop = WatchLoop(rebuilder: rebuilder, sender: sender)
  let here = resolvedPath(".")
  do {
    try await withTaskCancellationHandler {
      for await event in events {
        if case .source(.watching) = event, options.site.first != "/" { enter(here) }
        if try await loop.handle(event, tell) { break }
      }
    } onCancel: {
      sender.yield(.end)
    }
  } catch {
    await loop.end()
    stop.raise()
    throw error
  }
  await loop.end()
  stop.raise()
  await thread.value
}

/// Makes a folder the current one: paths that are relative to one that was replaced lead nowhere.
private func enter(_ folder: String?) {
  guard let folder, resolvedPath(".") != folder else { return }
  // SAFETY: the string lives for the call. If it is not there yet, the build will say so.
  _ = unsafe chdir(folder)
}

private func watchedSite(_ options: WatchOptions) throws(BuildFailure) -> WatchedSite {
  let disk = try openSite(options.site)
  do throws(FileSystemError) {
    let root = try disk.realPath("") ?? options.site
    let output = options.output.flatMap(resolvedPath) ?? root + "/dist"
    return WatchedSite(root: root, shown: options.site, ignored: [root + "/.vmlc", output])
  } catch {
    throw .world(error)
  }
}

/// Everything that can wake the loop.
enum WatchEvent: Sendable {
  case source(ChangeSource.News)
  /// A build has ended.
  case built(Result<BuildReport, BuildFailure>)
  /// Nothing has happened since the build with this number.
  case quiet(Int)
  /// What had time is done.
  case settled(BuildFailure?)
  case end
}

/// What is known while a site is watched.
struct WatchLoop {
  private let rebuilder: any SiteRebuilder
  private let sender: AsyncStream<WatchEvent>.Continuation
  private var work: Task<Void, Never>?
  /// What the build under way is for; `nil` if none is.
  private var building: SiteChanges?
  /// What is to be built next.
  private var waiting: SiteChanges?
  /// Whether the build under way is to end, whatever happens: it was begun in the middle of changes
  /// that do not come to an end.
  private var isProtected = false
  private var isForced = false
  /// Whether changes are being gathered; a set will follow, though it may be empty.
  private var isStirred = false
  /// How many builds in a row were cancelled.
  private var cancelled = 0
  private var started = ContinuousClock.now
  private var builds = 0

  /// How long it must be quiet before what has time is done.
  private static let quiet = Duration.milliseconds(250)
  /// How many builds in a row are cancelled at most, so that there is one at last.
  private static let patience = 3
  /// How long a build may take to notice that it is cancelled, at the end.
  private static let farewell = Duration.seconds(2)

  init(rebuilder: any SiteRebuilder, sender: AsyncStream<WatchEvent>.Continuation) {
    self.rebuilder = rebuilder
    self.sender = sender
  }

  /// - Returns: Whether this is the end.
  mutating func handle(
    _ event: WatchEvent, _ tell: (WatchNews) throws -> Void
  ) async throws -> Bool {
    switch event {
    case .source(.watching(let method, let note)):
      try tell(.watching(method, note: note))
      if builds == 0, building == nil { add(.everything) }
    case .source(.lost(let error)): try tell(.lost(error))
    case .source(.stirred):
      isStirred = true
      supersede()
    case .source(.gathered(let gathered)):
      isStirred = false
      isForced = gathered.isUnfinished
      if !gathered.changes.isEmpty {
        add(gathered.changes)
        try tell(.changed(gathered.changes))
      }
    case .built(let outcome): try finish(outcome, tell)
    case .quiet(let number): if number == builds, work == nil { settle() }
    case .settled(let failure):
      work = nil
      if let failure { try tell(.unsettled(failure)) }
    case .end: return true
    }
    try startIfDue(tell)
    return false
  }

  /// Ends what is under way, and does what has time.
  mutating func end() async {
    guard let work else { return await settleNow() }
    work.cancel()
    // A build that is about to put a large tree in place cannot be stopped in between.
    let timer = Task { try? await Task.sleep(for: Self.farewell) }
    let waiter = Task { [work] in
      await work.value
      timer.cancel()
    }
    await timer.value
    waiter.cancel()
    if !timer.isCancelled { return }
    await settleNow()
  }

  /// In a task of its own, since this one is cancelled.
  private func settleNow() async {
    let settling = Task { [rebuilder] in _ = try? await rebuilder.end() }
    await settling.value
  }

  private mutating func add(_ changes: SiteChanges) {
    if waiting == nil { started = .now }
    waiting = waiting ?? SiteChanges()
    waiting?.merge(changes)
  }

  private mutating func supersede() {
    if building != nil, !isProtected { work?.cancel() }
  }

  private mutating func startIfDue(_ tell: (WatchNews) throws -> Void) throws {
    guard work == nil, !isStirred, let changes = waiting else { return }
    waiting = nil
    building = changes
    isProtected = isForced || cancelled >= Self.patience
    builds += 1
    try tell(.began(changes))
    work = Task { [rebuilder, sender] in
      let outcome: Result<BuildReport, BuildFailure>
      do throws(BuildFailure) {
        outcome = .success(try await rebuilder.rebuild(changes))
      } catch {
        outcome = .failure(error)
      }
      sender.yield(.built(outcome))
    }
  }

  private mutating func finish(
    _ outcome: Result<BuildReport, BuildFailure>, _ tell: (WatchNews) throws -> Void
  ) throws {
    let changes = building ?? SiteChanges()
    (building, work) = (nil, nil)
    if isMoot(outcome) {
      cancelled += 1
      return add(changes)
    }
    cancelled = 0
    try tell(.built(Rebuild(changes: changes, outcome: outcome, duration: .now - started)))
    let number = builds
    Task { [sender] in
      try? await Task.sleep(for: Self.quiet)
      sender.yield(.quiet(number))
    }
  }

  /// Whether a build came to nothing, but another one follows: a file may be gone between being listed and
  /// being read.
  private func isMoot(_ outcome: Result<BuildReport, BuildFailure>) -> Bool {
    guard case .failure(let failure) = outcome else { return false }
    return failure == .cancelled || (isStirred || waiting != nil) && !isProtected
  }

  private mutating func settle() {
    work = Task { [rebuilder, sender] in
      var failure: BuildFailure?
      do throws(BuildFailure) { try await rebuilder.settle() } catch { failure = error }
      sender.yield(.settled(failure))
    }
  }
}

import VMLFiles
import VMLWatch

/// Everything that can wake the loop.
enum WatchEvent: Sendable {
  case source(ChangeSource.News)
  case asked(RebuildRequest)
  /// A build has ended.
  case built(Result<BuildReport, BuildFailure>)
  /// Nothing has happened since the build with this number.
  case quiet(Int)
  /// It is time to try again what the build with this number was for.
  case retry(Int)
  /// Work that could wait is done.
  case settled(BuildFailure?)
  case end
}

/// State of watching a site.
struct WatchLoop {
  private let rebuilder: any SiteRebuilder
  private let sender: AsyncStream<WatchEvent>.Continuation
  /// Is told which files a build has looked for in none of the site's folders.
  private let watch: ([String: FileStamp]) -> Void
  private var work: Task<Void, Never>?
  /// The changes that the build under way is for; `nil` if none is.
  private var building: SiteChanges?
  /// The changes for the next build.
  private var waiting: SiteChanges?
  /// Whether the build under way is to end, whatever happens: it was begun in the middle of changes
  /// that do not come to an end.
  private var isProtected = false
  private var isForced = false
  /// Whether changes are being gathered; a set will follow, though it may be empty.
  private var isStirred = false
  /// Number of builds in a row that were cancelled.
  private var cancelled = 0
  /// Changes that could not be built since another vmlc was at work.
  private var postponed: Postponed?
  private var started = ContinuousClock.now
  private var builds = 0

  /// Time without a change before work that can wait is done.
  private static let quiet = Duration.milliseconds(250)
  /// The most builds in a row that are cancelled, so that one ends at last.
  private static let patience = 3
  /// Time that a build gets, at the end, to notice that it is cancelled.
  private static let farewell = Duration.seconds(2)

  private struct Postponed {
    var changes: SiteChanges
    /// Time before the next try.
    var delay: Duration

    static let shortestDelay = Duration.milliseconds(100)
    static let longestDelay = Duration.seconds(2)
  }

  init(
    rebuilder: any SiteRebuilder, sender: AsyncStream<WatchEvent>.Continuation,
    watching watch: @escaping ([String: FileStamp]) -> Void
  ) {
    self.rebuilder = rebuilder
    self.sender = sender
    self.watch = watch
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
    case .asked(let request):
      add(request.changes)
      try tell(.asked(reason: request.reason))
    case .built(let outcome): try finish(outcome, tell)
    case .quiet(let number): if number == builds, work == nil { settle() }
    case .retry(let number):
      // A build that came after it was for that, too.
      if number == builds, building == nil, let postponed { add(postponed.changes) }
    case .settled(let failure):
      work = nil
      if let failure {
        if failure.isLocked { awaitQuiet() } else { try tell(.unsettled(failure)) }
      }
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
    guard work == nil, !isStirred, var changes = waiting else { return }
    if let postponed { changes.merge(postponed.changes) }
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
    // What site.yaml or a sheet names may be missing, and come.
    if case .success(let report) = outcome, let files = report.filesElsewhere { watch(files) }
    if isMoot(outcome) {
      cancelled += 1
      return add(changes)
    }
    cancelled = 0
    let rebuild = Rebuild(changes: changes, outcome: outcome, duration: .now - started)
    try tell(.built(rebuild))
    guard rebuild.isPostponed else {
      postponed = nil
      return awaitQuiet()
    }
    let delay = min(
      postponed.map { $0.delay * 2 } ?? Postponed.shortestDelay, Postponed.longestDelay)
    postponed = Postponed(changes: changes, delay: delay)
    send(.retry(builds), after: delay)
  }

  private func awaitQuiet() { send(.quiet(builds), after: Self.quiet) }

  private func send(_ event: WatchEvent, after delay: Duration) {
    Task { [sender] in
      try? await Task.sleep(for: delay)
      sender.yield(event)
    }
  }

  /// Whether a build came to nothing, but another one follows: a file may be gone between being
  /// listed and being read.
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

extension BuildFailure {
  /// Whether another vmlc is at work, which comes to an end.
  var isLocked: Bool {
    if case .world(let error) = self { error.reason == .locked } else { false }
  }
}

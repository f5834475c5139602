/// Makes sets of changed files out of single events, so that one save is one build.
///
/// A file that was there before and has been written or replaced is *settled*: where all changes
/// are, they are handed out at once. What comes up, or goes away, waits a moment, since most of it
/// belongs to a save: editors write to a new file and rename it, or move the old one away first. A
/// file that comes and goes within one set is as if it had never been there, which takes care of
/// all those names that editors use for a moment. A file that is still being written to is waited
/// for a little longer.
///
/// When changes follow upon a set that was handed out, they are a burst, as of a `git checkout`;
/// then even settled ones wait until it is quiet, but not for ever.
///
/// Knows no clock: it is told what time it is.
public struct ChangeGathering {
  public typealias Instant = ContinuousClock.Instant

  /// Quiet time before new and removed files are handed out.
  public static let settling = Duration.milliseconds(20)
  /// Quiet time before a changed file that its writer has not closed is handed out.
  public static let patience = Duration.milliseconds(250)
  /// Changes that follow a set within this time belong to the same burst.
  public static let burst = Duration.milliseconds(30)
  /// Longest time for which changes are gathered.
  public static let limit = Duration.seconds(1)

  private var states: [String: State] = [:]
  private var isEverything = false
  /// Whether a file that was moved is one that stays, by the move's number.
  private var moves: [UInt32: Bool] = [:]
  private var unfinished = 0
  private var unsettled = 0
  private var first: Instant?
  private var last: Instant?
  private var taken: Instant?

  public init() {}

  /// State of a file since the last set.
  private enum State {
    /// It was not there before; it is being written to, or whole.
    case making, made
    /// It was there before; it is being written to, or whole, or gone.
    case writing, written, gone

    var wasThere: Bool { self != .making && self != .made }
    var isUnfinished: Bool { self == .making || self == .writing }
    var isUnsettled: Bool { self == .made || self == .gone }
  }

  /// A set of changes.
  public struct Gathered: Hashable, Sendable {
    public var changes: SiteChanges
    /// Whether they are handed out since they do not come to an end.
    public var isUnfinished = false
  }

  /// Whether something waits to be handed out.
  public var isStirred: Bool { first != nil }

  /// When there is something to ``take(at:)``; `nil` as long as nothing happens.
  public var deadline: Instant? {
    guard let first, let last else { return nil }
    return min(quiet(after: last, since: first), first + Self.limit)
  }

  private func quiet(after last: Instant, since first: Instant) -> Instant {
    if unfinished > 0 { return last + Self.patience }
    let isBurst = taken.map { first < $0 + Self.burst } ?? false
    let waits = unsettled > 0 || states.isEmpty || isBurst
    return waits ? last + Self.settling : last
  }

  /// Takes what there is, if its time has come.
  ///
  /// The set is empty if everything that came has gone again.
  public mutating func take(at now: Instant) -> Gathered? {
    guard let first, let last, let deadline, deadline <= now else { return nil }
    let gathered = Gathered(
      changes: SiteChanges(paths: Set(states.keys), isEverything: isEverything),
      isUnfinished: quiet(after: last, since: first) > deadline)
    let before = taken
    self = ChangeGathering()
    taken = gathered.changes.isEmpty ? before : now
    return gathered
  }

  // MARK: - Events

  public mutating func note(_ event: FileEvent, at now: Instant) {
    if first == nil { first = now }
    last = now
    switch event {
    case .created(let path):
      change(path) { state in
        switch state {
        case nil: .making
        case .gone: .writing
        default: state
        }
      }
    case .modified(let path):
      change(path) { state in
        switch state {
        case .making, .made: .making
        default: .writing
        }
      }
    case .written(let path):
      change(path) { state in
        switch state {
        case .making, .made: .made
        default: .written
        }
      }
    case .found(let path):
      change(path) { state in
        switch state {
        case nil: .made
        case .gone: .written
        default: state
        }
      }
    case .removed(let path, let move):
      if let move { moves[move] = states[path].map { $0.wasThere } ?? true }
      remove(path)
    case .removedFolder(let path):
      let inside = path + "/"
      for inner in states.keys where inner.utf8.starts(with: inside.utf8) { remove(inner) }
      remove(path)
    case .movedIn(let path, let move):
      // A file of the site that gets another name is half of something, such as a backup. One that
      // was only made for this, or comes from elsewhere, is a whole file in its place.
      let isHalf = moves.removeValue(forKey: move) ?? false
      change(path) { state in
        switch state {
        case nil: isHalf ? .made : .written
        case .making, .made: .made
        default: .written
        }
      }
    case .everything: isEverything = true
    }
  }

  private mutating func remove(_ path: String) {
    change(path) { state in
      switch state {
      case .making, .made: nil
      default: .gone
      }
    }
  }

  private mutating func change(_ path: String, _ transition: (State?) -> State?) {
    let old = states[path]
    let new = transition(old)
    states[path] = new
    unfinished += (new?.isUnfinished == true ? 1 : 0) - (old?.isUnfinished == true ? 1 : 0)
    unsettled += (new?.isUnsettled == true ? 1 : 0) - (old?.isUnsettled == true ? 1 : 0)
  }
}

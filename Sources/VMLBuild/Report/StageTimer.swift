/// Adds up how long each stage takes in one thread, and notes each single time, or how long each
/// file takes, where that is asked for.
struct StageTimer: Sendable {
  private var started = ContinuousClock.now
  private(set) var timings: [StageTiming] = []
  /// `nil` unless a trace is asked for.
  private(set) var events: [BuildTrace.Event]?
  /// Time of all stages together, by the file; `nil` unless it is asked for.
  private(set) var subjects: [String: Duration]?
  /// The times of rules; empty unless ``subjects`` are asked for.
  var rules = RuleTimer()
  /// The file that the stages which follow are about; empty for the whole site.
  var subject = ""

  init(isTraced: Bool = false, isTimed: Bool = false) {
    if isTraced { events = [] }
    if isTimed { subjects = [:] }
  }

  /// Begins to measure.
  mutating func start() { started = .now }

  /// Counts the time since the last call for a stage.
  mutating func lap(_ stage: String) {
    let now = ContinuousClock.now
    add(StageTiming(name: stage, duration: now - started, count: 1))
    events?.append(
      BuildTrace.Event(stage: stage, subject: subject, thread: 0, start: started, end: now))
    if !subject.isEmpty { subjects?[subject, default: .zero] += now - started }
    started = now
  }

  /// The files that took longest, the longest first; of as long ones, in the order of their paths.
  func longest(_ count: Int) -> [PageTiming] {
    let all = (subjects ?? [:]).map { PageTiming(path: $0.key, duration: $0.value) }
    return Array(all.sorted { ($1.duration, $0.path) < ($0.duration, $1.path) }.prefix(count))
  }

  /// Adds what another thread measured, which gets a number.
  mutating func merge(_ other: StageTimer, thread: Int = 0) {
    for timing in other.timings { add(timing) }
    rules.merge(other.rules)
    if let others = other.subjects {
      subjects = (subjects ?? [:]).merging(others, uniquingKeysWith: +)
    }
    for var event in other.events ?? [] {
      event.thread += thread
      events?.append(event)
    }
  }

  private mutating func add(_ timing: StageTiming) {
    guard let index = timings.firstIndex(where: { $0.name == timing.name }) else {
      timings.append(timing)
      return
    }
    timings[index].duration += timing.duration
    timings[index].count += timing.count
  }
}

extension BuildReport {
  /// Adds what one thread measured.
  mutating func add(_ timer: StageTimer) {
    timings += timer.timings
    pageTimings += timer.longest(Self.namedCount)
    ruleTimings += timer.rules.longest(Self.namedCount)
    guard let events = timer.events else { return }
    trace = BuildTrace(events: (trace?.events ?? []) + events)
  }

  /// Number of slow pages and rules that a thread names.
  private static let namedCount = 10
}

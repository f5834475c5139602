/// Adds up how long each stage takes in one thread, and notes each single time where that is asked for.
struct StageWatch: Sendable {
  private var started = ContinuousClock.now
  private(set) var timings: [StageTiming] = []
  /// `nil` where nobody asks.
  private(set) var events: [BuildTrace.Event]?
  /// The file that the stages which follow are about; empty for the whole site.
  var subject = ""

  init(isTraced: Bool = false) {
    if isTraced { events = [] }
  }

  /// Begins to measure.
  mutating func start() { started = .now }

  /// Counts the time since the last call for a stage.
  mutating func lap(_ stage: String) {
    let now = ContinuousClock.now
    add(StageTiming(name: stage, duration: now - started, count: 1))
    events?.append(
      BuildTrace.Event(stage: stage, subject: subject, thread: 0, start: started, end: now))
    started = now
  }

  /// Adds what another thread measured, which gets a number.
  mutating func merge(_ other: StageWatch, thread: Int = 0) {
    for timing in other.timings { add(timing) }
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

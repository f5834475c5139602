/// Adds up how long each stage takes in one thread.
struct StageWatch: Sendable {
  private var started = ContinuousClock.now
  private(set) var timings: [StageTiming] = []

  /// Begins to measure.
  mutating func start() { started = .now }

  /// Counts the time since the last call for a stage.
  mutating func lap(_ stage: String) {
    let now = ContinuousClock.now
    add(StageTiming(name: stage, duration: now - started, count: 1))
    started = now
  }

  mutating func merge(_ other: StageWatch) {
    for timing in other.timings { add(timing) }
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

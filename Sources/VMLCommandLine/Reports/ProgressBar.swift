/// A line on standard error that moves while work goes on, once it takes longer than half a second.
///
/// Whoever works only says how far it is; one task draws, at most ten times a second.
public struct ProgressBar: Sendable {
  private typealias Event = (done: Int, total: Int, words: @Sendable () -> String)

  private let events: AsyncStream<Event>.Continuation
  private let drawing: Task<Void, Never>

  /// Starts to draw, on a task of its own.
  public init() {
    // Only the latest counts: a terminal that is slow must not keep the rest in memory.
    let (stream, events) = AsyncStream.makeStream(
      of: Event.self, bufferingPolicy: .bufferingNewest(1))
    self.events = events
    let start = ContinuousClock.now
    drawing = Task.detached {
      var next = start + .milliseconds(500)
      var most = (done: 0, total: 0)
      var hasDrawn = false
      for await event in stream where event.done > most.done || event.total != most.total {
        most = (event.done, event.total)
        let now = ContinuousClock.now
        guard now >= next else { continue }
        next = now + .milliseconds(100)
        hasDrawn = true
        show(line(event.done, of: event.total, event.words()))
      }
      if hasDrawn { show("") }
    }
  }

  /// Says how far the build is; may be called from any thread.
  public var update: @Sendable (_ done: Int, _ total: Int) -> Void {
    { done, total in update(done, of: total) { "\(done) of \(total) pages" } }
  }

  /// Says how far it is, and in which words; may be called from any thread.
  public func update(_ done: Int, of total: Int, in words: @escaping @Sendable () -> String) {
    events.yield((done, total, words))
  }

  /// Takes the line away.
  public func finish() async {
    events.finish()
    await drawing.value
  }
}

/// Puts a line in the place of the one that is there.
private func show(_ line: String) {
  // A terminal that has gone takes nothing from the build.
  try? StandardStream.error.write(Array("\r\u{1B}[K\(line)".utf8))
}

private func line(_ done: Int, of total: Int, _ words: String) -> String {
  let width = 30
  let filled = total > 0 ? min(width, done * width / total) : 0
  let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
  return "[\(bar)] \(words)"
}

import Synchronization

/// A line on standard error that moves while work goes on, once it takes longer than half a second.
///
/// Threads that work only say how far they are; one task draws, ten times a second.
public struct ProgressBar: Sendable {
  private let board: Board
  private let drawing: Task<Void, Never>

  /// Starts to draw, on a task of its own: `start` as long as it is not told how far the work is.
  public init(from start: String? = nil) {
    let board = Board(start)
    self.board = board
    drawing = Task.detached {
      try? await Task.sleep(for: .milliseconds(500))
      while !Task.isCancelled {
        board.draw()
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  /// Says how far the build is, in pages, or in rows where `total` is 0; may be called from any
  /// thread.
  public var update: @Sendable (_ done: Int, _ total: Int) -> Void {
    { done, total in
      update(done, of: total) { total > 0 ? "\(done) of \(total) pages" : counted(done, "row") }
    }
  }

  /// Says how far it is, and in which words; may be called from any thread.
  public func update(_ done: Int, of total: Int, in words: @escaping @Sendable () -> String) {
    board.note(done, total, words)
  }

  /// Takes the line away.
  public func finish() {
    drawing.cancel()
    board.end()
  }
}

/// State of the work, and of what is shown of it.
private final class Board: Sendable {
  /// Apart from what is shown: a terminal that is slow must not keep threads that work waiting.
  private let latest: Mutex<Latest>
  private let screen = Mutex(Screen())

  private struct Latest {
    var done = 0
    var total = 0
    var words: @Sendable () -> String
    /// Whether it is known how far the work is.
    var isMoving = false
  }

  private struct Screen {
    var line = ""
    var isOver = false
  }

  init(_ start: String?) {
    let start = start ?? ""
    latest = Mutex(Latest(words: { start }))
  }

  func note(_ done: Int, _ total: Int, _ words: @escaping @Sendable () -> String) {
    latest.withLock { latest in
      // Threads may come late with what they have counted.
      guard done > latest.done || total != latest.total else { return }
      latest = Latest(done: done, total: total, words: words, isMoving: true)
    }
  }

  func draw() {
    let latest = latest.withLock { $0 }
    let text =
      latest.isMoving ? line(latest.done, of: latest.total, latest.words()) : latest.words()
    screen.withLock { screen in
      guard !screen.isOver, text != screen.line else { return }
      screen.line = text
      show(text)
    }
  }

  func end() {
    screen.withLock { screen in
      if !screen.line.isEmpty { show("") }
      screen = Screen(isOver: true)
    }
  }
}

/// Puts a line in the place of the one that is there.
private func show(_ line: String) {
  // A terminal that has gone takes nothing from the build.
  // It cuts a line that is longer than it is wide.
  let cut = line.isEmpty ? "" : "\u{1B}[?7l\(line)\u{1B}[?7h"
  try? StandardStream.error.write(Array("\r\u{1B}[K\(cut)".utf8))
}

private func line(_ done: Int, of total: Int, _ words: String) -> String {
  guard total > 0 else { return words }
  let width = 30
  let filled = min(width, done * width / total)
  let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
  return "[\(bar)] \(words)"
}

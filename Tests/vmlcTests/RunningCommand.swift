import Foundation
import Synchronization
import Testing

/// A command of `vmlc` that goes on until it is ended.
final class RunningCommand: Sendable {
  private let process = Process()
  private let text = Mutex("")
  private let pipe = Pipe()

  /// How long to wait for what must come; long enough for any machine.
  private static let limit = Duration.seconds(60)

  init(
    _ command: String, _ arguments: String..., in workspace: Workspace, _ folder: String = "site",
    environment: [String: String] = [:]
  ) throws {
    process.executableURL = URL(filePath: workspace.executable)
    process.arguments = [command] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = URL(filePath: workspace(folder))
    process.standardOutput = pipe
    process.standardError = pipe
    pipe.fileHandleForReading.readabilityHandler = { [self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      text.withLock { $0 += String(decoding: data, as: UTF8.self) }
    }
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Waits until it has printed something that matches, after what was waited for before.
  @discardableResult
  func expect(
    _ pattern: some RegexComponent, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let end = ContinuousClock.now + Self.limit
    while ContinuousClock.now < end {
      let found = text.withLock { text -> String? in
        guard let match = text.firstMatch(of: pattern.regex) else { return nil }
        let before = String(text[..<match.range.upperBound])
        text = String(text[match.range.upperBound...])
        return before
      }
      if let found { return found }
      await Task.yield()
      usleep(1000)
    }
    let text = text.withLock { $0 }
    Issue.record("did not come, but: \(text)", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  /// Sends a signal, and waits for the end.
  func end(with signal: Int32) throws -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    try #require(process.terminationReason == .exit)
    return process.terminationStatus
  }
}

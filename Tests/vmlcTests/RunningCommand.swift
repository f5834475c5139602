import Foundation
import Synchronization
import Testing
import VMLTestSupport

/// A command of `vmlc` that goes on until it is ended.
final class RunningCommand: Sendable {
  private let process: ChildProgram
  private let text = Mutex("")
  private let pipe = Pipe()

  convenience init(
    _ command: String, _ arguments: String..., in workspace: Workspace, _ folder: String = "site",
    environment: [String: String] = [:]
  ) throws {
    try self.init([command] + arguments, in: workspace, folder, environment: environment)
  }

  init(
    _ words: [String], in workspace: Workspace, _ folder: String = "site",
    environment: [String: String] = [:]
  ) throws {
    process = try ChildProgram(
      workspace.executable, words, in: workspace(folder),
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      output: .handle(pipe.fileHandleForWriting), error: .handle(pipe.fileHandleForWriting))
    try pipe.fileHandleForWriting.close()
    pipe.fileHandleForReading.readabilityHandler = { [self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      text.withLock { $0 += String(decoding: data, as: UTF8.self) }
    }
  }

  deinit { process.send(SIGKILL) }

  /// Waits until it has printed something that matches, after what was waited for before.
  @discardableResult
  func expect(
    _ pattern: some RegexComponent, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    var found: String?
    let isThere = try await comesAbout {
      found = take(pattern)
      return found != nil
    }
    if isThere, let found { return found }
    let text = text.withLock { $0 }
    Issue.record("did not come, but: \(text)", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  /// Output up to and with the first match, which is not given again; `nil` if nothing matches.
  private func take(_ pattern: some RegexComponent) -> String? {
    text.withLock { text in
      guard let match = text.firstMatch(of: pattern.regex) else { return nil }
      let before = String(text[..<match.range.upperBound])
      text = String(text[match.range.upperBound...])
      return before
    }
  }

  /// Sends a signal, and waits for the end.
  func end(with signal: Int32) throws -> Int32 {
    process.send(signal)
    let end = process.waitForEnd()
    guard case .code(let code) = end else {
      Issue.record("ended by \(end)")
      throw CancellationError()
    }
    return code
  }
}

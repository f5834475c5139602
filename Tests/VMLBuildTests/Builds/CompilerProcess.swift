import Foundation
import Testing
import VMLTestSupport

/// A run of the `vmlc` that was built with the tests.
struct CompilerProcess {
  private let process: ChildProgram
  private let messages: URL

  struct Result {
    /// The exit code; `nil` after a signal.
    var status: Int32?
    /// What it wrote to standard error.
    var messages: String
  }

  static let isAvailable = executable != nil
  static let reason: Comment = "vmlc was not built beside the tests"

  /// `vmlc` beside the bundle of the tests.
  static let executable: URL? = {
    let places =
      [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap { $0 }
      + ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    let folders = places.flatMap { place in
      sequence(first: place) { $0.deletingLastPathComponent() }.prefix(4)
    }
    return folders.map { $0.appending(path: "vmlc") }.first { file in
      let isFile = try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      return isFile == true && FileManager.default.isExecutableFile(atPath: file.path)
    }
  }()

  /// Starts `vmlc`, in a folder, through another command where one is given.
  init(_ arguments: [String], in folder: String, through command: [String] = []) throws {
    let words = command + [try #require(Self.executable).path] + arguments
    messages = FileManager.default.temporaryDirectory.appending(path: "vmlc-messages-\(UUID())")
    try Data().write(to: messages)
    process = try ChildProgram(
      "/usr/bin/env", words, in: folder, error: .handle(try FileHandle(forWritingTo: messages)))
  }

  func waitForEnd() -> Result {
    let end = process.waitForEnd()
    let text = (try? Data(contentsOf: messages)) ?? Data()
    try? FileManager.default.removeItem(at: messages)
    var status: Int32?
    if case .code(let code) = end { status = code }
    return Result(status: status, messages: String(decoding: text, as: UTF8.self))
  }

  /// Asks the process to end; returns its exit code, `nil` after a signal.
  func end() -> Int32? {
    process.send(SIGTERM)
    return waitForEnd().status
  }

  /// Ends the process as nothing can prevent.
  func kill() { process.send(SIGKILL) }

  /// Runs a command with at most so many kilobytes of memory of its own, where the system knows that limit.
  ///
  /// The peak that the system reports of a child is no use: it counts what the tests themselves had at its birth.
  static func limitingMemory(to kilobytes: Int) -> [String] {
    ["sh", "-c", "ulimit -d \(kilobytes); exec \"$@\"", "sh"]
  }
}

/// What lets a process run as nobody, where the tests are root's.
enum Nobody {
  static let command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]

  static let isAvailable: Bool = {
    guard CompilerProcess.isAvailable, geteuid() == 0 else { return false }
    return ChildProgram.succeeds("/usr/bin/env", command + ["true"])
  }()
}

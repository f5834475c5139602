import CSystemCalls
public import Foundation
import Synchronization

/// A program that a test has started, in a process group of its own.
///
/// Foundation's `Process` is not used: on Linux it copies more of the entries of `/proc/self/fd`
/// than there is, and crashes now and then where more than 1,300 files are open, as they are while
/// all tests run (swift-corelibs-foundation, pull request 5472).
public final class ChildProgram: Sendable {
  /// Source or destination of a standard stream.
  public enum Stream {
    /// Nothing to read, nowhere to write.
    case nothing
    /// The stream of the tests themselves.
    case inherited
    case handle(FileHandle)

    fileprivate func descriptor(_ inherited: Int32) -> Int32 {
      switch self {
      case .nothing: -1
      case .inherited: inherited
      case .handle(let handle): handle.fileDescriptor
      }
    }
  }

  public enum End: Hashable, Sendable {
    /// It ended by itself, with this code.
    case code(Int32)
    /// This signal ended it.
    case signal(Int32)
  }

  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// The number of the process.
  public let number: Int32
  private let state = Mutex(State())

  private struct State {
    var end: End?
    var waiting: [@Sendable (End) -> Void] = []
  }

  /// Starts a program.
  ///
  /// `path` is taken as it stands, and not looked for. Without an environment or a folder the
  /// program has the ones of the tests.
  ///
  /// - Throws: ``Failure`` if the system cannot start it.
  public init(
    _ path: String, _ arguments: [String] = [], in folder: String? = nil,
    environment: [String: String]? = nil, input: Stream = .nothing, output: Stream = .nothing,
    error: Stream = .nothing
  ) throws {
    let variables = environment ?? ProcessInfo.processInfo.environment
    // SAFETY: each copy ends with a zero and stays until it is freed below; both lists end with
    // `nil`.
    let words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    let list = unsafe variables.map { unsafe strdup("\($0)=\($1)") } + [nil]
    var number: pid_t = 0
    // A handle closes its descriptor when its last reference goes.
    let code = withExtendedLifetime((input, output, error)) {
      let streams = [input.descriptor(0), output.descriptor(1), error.descriptor(2)]
      // SAFETY: as above; there are three streams, and the texts live for the call.
      return unsafe csystem_spawn(&number, path, words, list, folder, streams)
    }
    for index in unsafe words.indices { unsafe free(words[index]) }
    for index in unsafe list.indices { unsafe free(list[index]) }
    guard code == 0 else { throw Failure(description: "cannot start \(path): error \(code)") }
    self.number = number
    // A thread has to wait for each; the two threads that all tests share have other things to do.
    Thread.detachNewThread { [self] in noteEnd() }
  }

  public var isRunning: Bool { state.withLock { $0.end == nil } }

  /// Sends it a signal, unless it has ended.
  public func send(_ signal: Int32) {
    // Until its end is noted, no other process gets the number.
    state.withLock { state in if state.end == nil { _ = kill(number, signal) } }
  }

  /// Waits for its end, and holds this thread up.
  @discardableResult
  public func waitForEnd() -> End {
    let ended = DispatchSemaphore(value: 0)
    whenEnded { _ in ended.signal() }
    ended.wait()
    return state.withLock { $0.end ?? .code(-1) }
  }

  /// Waits for its end, and holds no thread up.
  public func end() async -> End {
    await withCheckedContinuation { continuation in
      whenEnded { continuation.resume(returning: $0) }
    }
  }

  /// Ends it as nothing can prevent, and waits until it is gone.
  public func destroy() {
    send(SIGKILL)
    waitForEnd()
  }

  private func whenEnded(_ action: @escaping @Sendable (End) -> Void) {
    let end = state.withLock { state in
      if state.end == nil { state.waiting.append(action) }
      return state.end
    }
    if let end { action(end) }
  }

  private func noteEnd() {
    // Its end is awaited first and taken note of under the lock, so that no signal goes to another
    // process.
    // SAFETY: `info` lives for the calls.
    var info = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(number), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    let (end, waiting) = state.withLock { state in
      var status: Int32 = 0
      // SAFETY: `status` lives for the call.
      while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      let end = signal == 0 ? End.code(status >> 8 & 0xFF) : .signal(signal)
      defer { state.waiting = [] }
      state.end = end
      return (end, state.waiting)
    }
    for action in waiting { action(end) }
  }
}

extension ChildProgram {
  /// Runs a program to its end, and returns what it has written to standard output, and to standard
  /// error if asked for.
  public static func output(
    of path: String, _ arguments: [String], environment: [String: String]? = nil,
    withErrors: Bool = false
  ) throws -> (end: End, text: String) {
    let pipe = Pipe()
    let program = try ChildProgram(
      path, arguments, environment: environment, output: .handle(pipe.fileHandleForWriting),
      error: withErrors ? .handle(pipe.fileHandleForWriting) : .nothing)
    try pipe.fileHandleForWriting.close()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    return (program.waitForEnd(), String(decoding: data, as: UTF8.self))
  }

  /// Runs a program to its end, which writes nowhere; whether it ended with code 0.
  public static func succeeds(_ path: String, _ arguments: [String]) -> Bool {
    (try? ChildProgram(path, arguments))?.waitForEnd() == .code(0)
  }
}

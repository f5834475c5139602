import Foundation
import Synchronization
import Testing

/// A port that no server has, and that no other test of this process gets.
///
/// It is below those that the system gives to clients, which take one now and then.
public func freePort() -> Int {
  nextPort.withLock { port in
    repeat { port = port < 32_000 ? port + 1 : 20_000 } while TestServer.isListening(port)
    return port
  }
}

private let nextPort = Mutex(Int.random(in: 20_000..<32_000))

/// A program that serves on the loopback until the value goes away.
public final class TestServer: Sendable {
  public let port: Int
  private let folder: TemporaryFolder
  private let state: Mutex<ChildProgram?>
  private let words: @Sendable (Int) -> [String]
  private let environment: [String: String]

  /// Starts a program on a free port, and waits until it answers.
  ///
  /// The environment is `PATH`, an empty `HOME`, and what is given; `words` are the program's path
  /// and arguments for a port.
  public init(
    port: Int? = nil, environment: [String: String] = [:],
    _ words: @escaping @Sendable (Int) -> [String]
  ) async throws {
    let folder = try TemporaryFolder()
    for attempt in 0..<20 {
      let candidate = port ?? freePort()
      guard
        let process = try await Self.start(words(candidate), candidate, environment, in: folder)
      else {
        if attempt < 19 { continue }
        break
      }
      (self.port, self.folder, self.words, self.environment) =
        (candidate, folder, words, environment)
      state = Mutex(process)
      return
    }
    Issue.record("the server does not start: \(folder.read("said") ?? "")")
    throw CancellationError()
  }

  deinit { end() }

  /// All that it has printed.
  public var said: String { folder.read("said") ?? "" }

  public var isRunning: Bool { state.withLock { $0?.isRunning == true } }

  /// Kills it: started from a test, some do not end at a SIGTERM.
  public func end() {
    state.withLock { process in
      guard let running = process else { return }
      running.destroy()
      process = nil
    }
  }

  /// Starts it anew on its port, after ``end()``.
  public func restart() async throws {
    for _ in 0..<100 {
      if let process = try await Self.start(words(port), port, environment, in: folder) {
        state.withLock { $0 = process }
        return
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("the server does not start again: \(said)")
    throw CancellationError()
  }

  /// `nil` where it ends at once, as where another program has the port.
  private static func start(
    _ words: [String], _ port: Int, _ environment: [String: String], in folder: TemporaryFolder
  ) async throws -> ChildProgram? {
    try folder.write("", to: "said")
    try folder.write("", to: "home/empty")
    let output = try FileHandle(forWritingTo: URL(filePath: folder("said")))
    let variables = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": folder("home"),
    ].merging(environment) { $1 }
    let process = try ChildProgram(
      words[0], Array(words.dropFirst()), environment: variables, output: .handle(output),
      error: .handle(output))
    let listens = try await comesAbout {
      guard process.isRunning, isListening(port) else { return !process.isRunning }
      // Where another program has the port, this one ends about now.
      try await Task.sleep(for: .milliseconds(30))
      return true
    }
    if listens, process.isRunning { return process }
    process.destroy()
    return nil
  }

  fileprivate static func isListening(_ port: Int) -> Bool {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let socket = socket(AF_INET, kind, 0)
    guard socket >= 0 else { return false }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    // SAFETY: the address lives for the call, is one of the size that is given, and is read only.
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(socket, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}

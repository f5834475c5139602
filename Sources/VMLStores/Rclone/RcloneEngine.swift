import Synchronization
import VMLFiles
import VMLPublish
import VMLRelease

/// The program `rclone`, which listens for calls on a socket that only its user can reach.
///
/// It is started with the first call. It ends, and what it had on the disk goes, with the store,
/// and also where the publisher is killed: the shell that waits beside it sees the end of a pipe
/// then.
final class RcloneEngine: Sendable {
  private let program: String
  private let temporary: String
  private let transport: HTTPTransport
  private let starting = StartingOnce()

  /// Looks for the program; starts nothing yet.
  init(_ settings: StoreSettings) throws(StoreSettingsMistake) {
    let folders = (settings.variable("PATH") ?? "").split(separator: ":")
    guard let path = folders.map({ $0 + "/rclone" }).first(where: { isExecutable($0) }) else {
      throw StoreSettingsMistake(
        "the program 'rclone' is not in PATH; https://rclone.org/install says how to get it")
    }
    program = path
    temporary = settings.variable("TMPDIR") ?? "/tmp"
    // A call answers when all is done, also for a large object on a slow line.
    var deadlines = HTTPDeadlines()
    deadlines.stall = .seconds(900)
    deadlines.whole = .seconds(1800)
    do throws(HTTPFailure) { transport = try HTTPTransport(deadlines: deadlines) } catch {
      throw StoreSettingsMistake(error.explanation)
    }
  }

  /// Calls the program.
  func send(
    _ method: String, _ target: String, _ parameters: JSONValue?, _ operation: String,
    _ key: String, limit: Int
  ) async throws(StoreError) -> HTTPAnswer {
    let running = try await running()
    do throws(HTTPFailure) {
      return try await transport.send(
        Self.request(method, target, parameters, running.socket), limit: limit)
    } catch {
      throw StoreError(error, operation, key)
    }
  }

  /// Writes bytes to a file that the program can read.
  func stage(
    _ bytes: [UInt8], for key: String
  ) async throws(StoreError) -> (folder: String, file: String) {
    let running = try await running()
    let name = String(UInt64.random(in: 0...(.max)), radix: 16)
    do throws(FileSystemError) { try running.staging.writeNew(name, bytes.span) } catch {
      throw StoreError(error, "write", key)
    }
    return (running.folder + "/staging", name)
  }

  func unstage(_ file: String) {
    guard let running = starting.current else { return }
    // The rest goes with the folder.
    _ = try? running.staging.remove(file)
  }

  // MARK: Starting

  private func running() async throws(StoreError) -> Running {
    if let running = starting.current { return running }
    return try await starting.run { [self] () async throws(StoreError) in try await start() }
  }

  private func start() async throws(StoreError) -> Running {
    do throws(FileSystemError) {
      let folder =
        temporary + "/vmlc-rclone-" + String(UInt64.random(in: 0...(.max)), radix: 16)
      try makePrivateFolder(folder)
      let staging = try Folder.make(all: folder + "/staging")
      let socket = folder + "/socket"
      let pipe = try startProgram(
        "/bin/sh",
        [
          "-c", Self.script, folder, program, "rcd", "--rc-addr", "unix://" + socket,
          "--rc-no-auth",
          "--rc-serve", "--log-level", "ERROR",
        ],
        [
          "TZ": "UTC", "RCLONE_USE_SERVER_MODTIME": "true", "RCLONE_LOW_LEVEL_RETRIES": "3",
          "RCLONE_CONTIMEOUT": "15s", "RCLONE_TIMEOUT": "60s",
        ])
      let running = Running(folder: folder, socket: socket, staging: staging, pipe: pipe)
      try await waitUntilReady(running)
      return running
    } catch {
      throw StoreError(error, "start", program)
    }
  }

  /// Runs the program until it ends, or until the other end of standard input is closed; removes
  /// the folder once both have happened, since nothing is written to it any more then.
  private static let script = """
    exec 3<&0
    "$@" </dev/null >"$0/said" 2>&1 3<&- &
    child=$!
    { read -r _ <&3; [ -e "$0/ended" ] || kill "$child"; } >/dev/null 2>&1 &
    waiting=$!
    exec 3<&-
    wait "$child"
    true >"$0/ended"
    wait "$waiting"
    rm -rf -- "$0"
    """

  private func waitUntilReady(_ running: Running) async throws(FileSystemError) {
    let end = ContinuousClock.now + .seconds(60)
    let request = Self.request("POST", "/rc/noop", .object([:]), running.socket)
    let folder = try Folder.open(running.folder)
    while ContinuousClock.now < end {
      if let answer = try? await transport.send(request, limit: 1 << 16), answer.isSuccess {
        return
      }
      let hasEnded = try folder.status("ended") != nil
      if hasEnded || Task.isCancelled { break }
      try? await Task.sleep(for: .milliseconds(10))
    }
    let said = try? folder.read("said", limit: 1 << 16)
    let lines = String(decoding: said ?? [], as: UTF8.self).split(separator: "\n")
    throw FileSystemError(
      "start", program, .other,
      lines.last.map { shortened(withoutSecrets(String($0))) } ?? "it does not answer")
  }

  private static func request(
    _ method: String, _ target: String, _ parameters: JSONValue?, _ socket: String
  ) -> HTTPRequest {
    var server = WebURL(scheme: .http, host: "localhost")
    server.socket = socket
    var request = HTTPRequest(method, server, target)
    // The host of a socket would be its path, which is no host.
    request.headers = [("Host", "localhost")]
    if let parameters {
      request.headers.append(("Content-Type", "application/json"))
      request.body = parameters.fileBytes
    }
    return request
  }

  /// A program that was started.
  final class Running: Sendable {
    let folder: String
    let socket: String
    let staging: Folder
    private let pipe: Int32

    init(folder: String, socket: String, staging: Folder, pipe: Int32) {
      self.folder = folder
      self.socket = socket
      self.staging = staging
      self.pipe = pipe
    }

    deinit { closeDescriptor(pipe) }
  }

  /// Starts it once, however many ask at the same time.
  private final class StartingOnce: Sendable {
    private let state = Mutex<(running: Running?, task: Task<Running, any Error>?)>((nil, nil))

    var current: Running? { state.withLock { $0.running } }

    func run(
      _ start: @escaping @Sendable () async throws(StoreError) -> Running
    ) async throws(StoreError) -> Running {
      let task = state.withLock { state in
        if let task = state.task { return task }
        let task = Task<Running, any Error> { try await start() }
        state.task = task
        return task
      }
      do {
        let running = try await task.value
        state.withLock { $0.running = running }
        return running
      } catch let error as StoreError {
        throw error
      } catch {
        throw StoreError(.other, "start", "rclone", "\(error)")
      }
    }
  }
}

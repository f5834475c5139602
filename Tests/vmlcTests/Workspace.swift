import Foundation
import Testing
import VMLTestSupport

/// End of a run of `vmlc`, and its output.
struct Run {
  var code: Int32
  var output: String
  var error: String

  /// Its standard output, line by line.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// A temporary folder in which the built `vmlc` is run as a process.
struct Workspace: Sendable {
  private let folder: TemporaryFolder
  /// Files that runs read and write, so that the folder holds only what a test is about.
  private let streams: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    streams = try TemporaryFolder()
  }

  var path: String { folder.path }

  /// The absolute path of something in the folder.
  func callAsFunction(_ relative: String) -> String { folder(relative) }

  func write(_ text: String, to relative: String) throws { try folder.write(text, to: relative) }

  func read(_ relative: String) -> String? { folder.read(relative) }

  /// The built `vmlc`.
  var executable: String { builtProduct("vmlc").path }

  /// Every file in a folder, and what it holds.
  func contents(of relative: String) throws -> [String: String] {
    try folder.contents(of: relative)
  }

  /// Removes a folder into which a running `vmlc` may write meanwhile.
  ///
  /// Foundation gives up where a file is added to a folder that it removes, and says that permission is missing.
  func removeFolder(_ relative: String) throws {
    for _ in 0..<200 {
      try? FileManager.default.removeItem(atPath: self(relative))
      if !FileManager.default.fileExists(atPath: self(relative)) { return }
      usleep(10_000)
    }
    try FileManager.default.removeItem(atPath: self(relative))
  }

  /// Destination of a standard stream.
  enum Stream {
    /// A file, which the run then holds.
    case file
    /// A pipe without a reader.
    case closedPipe
    case handle(FileHandle)
  }

  /// Runs `vmlc` in a folder of the workspace.
  func run(
    _ arguments: String..., in folder: String = "", input: String = "",
    environment: [String: String] = [:], output: Stream = .file, error: Stream = .file
  ) async throws -> Run {
    try await run(
      arguments, in: folder, input: input, environment: environment, output: output, error: error)
  }

  func run(
    _ arguments: [String], in folder: String = "", input: String = "",
    environment: [String: String] = [:], output: Stream = .file, error: Stream = .file
  ) async throws -> Run {
    try await run(
      builtProduct("vmlc"), arguments, in: folder, input: input, environment: environment,
      output: output, error: error)
  }

  /// Runs a line of a shell that knows `vmlc`.
  func run(shell line: String, in folder: String = "") async throws -> Run {
    let tools = builtProduct("vmlc").deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await run(
      URL(filePath: "/bin/sh"), ["-c", line], in: folder, input: "",
      environment: ["PATH": "\(tools):\(self("tools")):\(path)", "HOME": self("home")],
      output: .file, error: .file)
  }

  private func run(
    _ executable: URL, _ arguments: [String], in folder: String, input: String,
    environment: [String: String], output: Stream, error: Stream
  ) async throws -> Run {
    let name = UUID().uuidString
    try streams.write(input, to: name + ".in")
    // Of the surrounding environment only what finds libraries, so that every machine runs the same.
    let kept = ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"]
    let variables = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      .merging(environment) { $1 }
    let process = try ChildProgram(
      executable.path, arguments, in: self(folder), environment: variables,
      input: .handle(try FileHandle(forReadingFrom: URL(filePath: streams(name + ".in")))),
      output: .handle(try handle(for: output, name + ".out")),
      error: .handle(try handle(for: error, name + ".err")))
    let end = await process.end()
    guard case .code(let code) = end else {
      Issue.record("ended by \(end)")
      throw CancellationError()
    }
    return Run(
      code: code, output: streams.read(name + ".out") ?? "",
      error: streams.read(name + ".err") ?? "")
  }

  private func handle(for stream: Stream, _ name: String) throws -> FileHandle {
    switch stream {
    case .file:
      try streams.write("", to: name)
      return try FileHandle(forWritingTo: URL(filePath: streams(name)))
    case .closedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      return pipe.fileHandleForWriting
    case .handle(let handle): return handle
    }
  }

  /// Makes the site of `vmlc new site` in the folder `site`.
  static func withSite() async throws -> Workspace {
    let workspace = try Workspace()
    let made = try await workspace.run("new", "site", "site")
    #expect(made.code == 0, "\(made.error)")
    return workspace
  }
}

/// The executable of a product that was built along with these tests: beside their bundle.
private func builtProduct(_ name: String) -> URL {
  for argument in CommandLine.arguments {
    guard let end = argument.range(of: ".xctest")?.upperBound else { continue }
    return URL(filePath: String(argument[..<end])).deletingLastPathComponent().appending(path: name)
  }
  return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
}

import Foundation
import Testing
import VMLServer
import VMLTestSupport

/// A headless Chromium with one page, told what to do by the DevTools protocol through pipes.
actor Browser {
  private let process: ChildProgram
  private let folder: URL
  private let commands: FileHandle
  private let answers: FileHandle
  private var buffer = Data()
  private var number = 0
  private var session: String?
  /// Complaints of the page: errors of its console, and uncaught ones.
  private(set) var errors: [String] = []

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Path of Chromium; `nil` if it is not installed.
  static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  init(at url: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipes = ["commands", "answers"].map { folder.appending(path: $0) }
    guard ChildProgram.succeeds("/usr/bin/mkfifo", pipes.map(\.path)) else {
      throw Failure(description: "there are no pipes for the browser")
    }
    self.folder = folder
    // To read and to write, so that opening waits for no other end.
    commands = try FileHandle(forUpdating: pipes[0])
    answers = try FileHandle(forUpdating: pipes[1])
    let arguments = [
      "-c", #"exec "$0" "$@" 3<"$IN" 4>"$OUT""#, try #require(Self.program), "--headless",
      "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--window-size=1600,1000",
      "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    let environment = ProcessInfo.processInfo.environment.merging(
      ["IN": pipes[0].path, "OUT": pipes[1].path]) { $1 }
    process = try ChildProgram("/bin/sh", arguments, environment: environment)
    struct Targets: Decodable {
      struct Info: Decodable { var targetId: String, type: String }
      var targetInfos: [Info]
    }
    let targets: Targets = try await call("Target.getTargets", "{}")
    let page = try #require(targets.targetInfos.first { $0.type == "page" })
    struct Attached: Decodable { var sessionId: String }
    let attached: Attached = try await call(
      "Target.attachToTarget", #"{"targetId": "\#(page.targetId)", "flatten": true}"#)
    session = attached.sessionId
    for domain in ["Runtime", "Log", "Page"] {
      let _: Nothing = try await call("\(domain).enable", "{}")
    }
    let _: Nothing = try await call("Page.navigate", #"{"url": "\#(url)"}"#)
  }

  private struct Nothing: Decodable {}

  /// Ends it, and removes what it has written.
  func end() {
    process.send(SIGTERM)
    process.waitForEnd()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The value of an expression, or of what it promises, as text.
  func evaluate(_ expression: String) async throws -> String {
    struct Evaluated: Decodable {
      struct Result: Decodable { var value: String? }
      struct Details: Decodable { var text: String }
      var result: Result
      var exceptionDetails: Details?
    }
    let text = String(
      decoding: try JSONEncoder().encode("Promise.resolve(\(expression)).then(String)"),
      as: UTF8.self)
    let answer: Evaluated = try await call(
      "Runtime.evaluate",
      #"{"expression": \#(text), "awaitPromise": true, "returnByValue": true}"#)
    if let details = answer.exceptionDetails { throw Failure(description: details.text) }
    return answer.result.value ?? ""
  }

  /// Leaves the page for another one.
  func go(to url: String) async throws {
    let _: Nothing = try await call("Page.navigate", #"{"url": "\#(url)"}"#)
  }

  /// Presses a key, wherever the focus is.
  func press(_ key: String) async throws {
    let text = key.count == 1 ? #", "text": "\#(key)""# : ""
    for kind in ["keyDown", "keyUp"] {
      let _: Nothing = try await call(
        "Input.dispatchKeyEvent",
        #"{"type": "\#(kind)", "key": "\#(key)", "code": "\#(key)"\#(kind == "keyDown" ? text : "")}"#
      )
    }
  }

  /// Waits until an expression is true.
  func wait(
    for expression: String, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let text = "(() => { try { return Boolean(\(expression)) } catch { return false } })()"
    // While a page is left nothing can be asked.
    guard try await comesAbout({ (try? await evaluate(text)) == "true" }) else {
      Issue.record("\(expression) does not come about", sourceLocation: location)
      throw Failure(description: expression)
    }
  }

  private func call<Answer: Decodable>(
    _ method: String, _ parameters: String
  ) async throws -> Answer {
    number += 1
    let of = session.map { #", "sessionId": "\#($0)""# } ?? ""
    let text = #"{"id": \#(number), "method": "\#(method)", "params": \#(parameters)\#(of)}"#
    try commands.write(contentsOf: Data(text.utf8) + [0])
    while true {
      let message = try await message()
      let head = try JSONDecoder().decode(Head.self, from: message)
      if let entry = head.params?.entry, entry.level == "error" {
        errors.append("\(entry.text) \(entry.url ?? "")")
      }
      if head.method == "Runtime.exceptionThrown" {
        errors.append(head.params?.exceptionDetails?.text ?? "an exception")
      }
      if head.method == "Runtime.consoleAPICalled", head.params?.type == "error" {
        errors.append("console.error")
      }
      guard head.id == number else { continue }
      if let error = head.error { throw Failure(description: error.message) }
      return try JSONDecoder().decode(Body<Answer>.self, from: message).result
    }
  }

  private func message() async throws -> Data {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        defer { buffer = Data(buffer[(end + 1)...]) }
        return Data(buffer[..<end])
      }
      // It waits, which no thread of tasks should.
      let chunk = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { [answers] in
          continuation.resume(returning: answers.availableData)
        }
      }
      guard !chunk.isEmpty else { throw Failure(description: "the browser has ended") }
      buffer += chunk
    }
  }
}

/// The part of a message that is looked at.
private struct Head: Decodable {
  struct Entry: Decodable { var level: String, text: String, url: String? }
  struct Parameters: Decodable {
    struct Details: Decodable { var text: String }
    var entry: Entry?
    var type: String?
    var exceptionDetails: Details?
  }
  struct Mistake: Decodable { var message: String }
  var id: Int?
  var method: String?
  var params: Parameters?
  var error: Mistake?
}

private struct Body<Value: Decodable>: Decodable { var result: Value }

/// Serves a site, and has a browser look at it, which must not complain of anything.
///
/// With `isLocal` it is taken for one on this machine.
func lookAt(
  _ site: ServedTestSite, at path: String, isLocal: Bool = true,
  _ body: (Browser) async throws -> Void
) async throws {
  let server =
    try await isLocal ? RunningServer(site.responder) : RunningServer(FromAfar(site.responder))
  let browser = try await Browser(at: "http://localhost:\(server.port)\(path)")
  do {
    try await body(browser)
    #expect(await browser.errors == [])
  } catch {
    await browser.end()
    await server.server.stop()
    throw error
  }
  await browser.end()
  await server.server.stop()
}

/// Takes every client for one on another machine.
private struct FromAfar: HTTPResponder {
  let responder: any HTTPResponder

  init(_ responder: any HTTPResponder) { self.responder = responder }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    var request = request
    request.isLocal = false
    return await responder.response(to: request)
  }
}

import CSystemCalls
import VMLData
import VMLDiagnostics
import VMLFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// There is no browser to draw with, or it did not do it.
public struct BrowserFailure: Error, Sendable {
  /// In one line, with a way out.
  public var message: String
}

/// Finds Chromium, or another browser that is made of it.
///
/// - Parameters:
///   - chosen: A path or a name, as the variable `CHROMIUM` has it; `nil` for none.
///   - folders: The folders of `PATH`, with `:` between them.
/// - Returns: The path of the program.
/// - Throws: ``BrowserFailure`` where there is none.
public func findBrowser(
  _ chosen: String?, in folders: String
) throws(BrowserFailure) -> String {
  let names =
    chosen.map { [$0] } ?? [
      "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]
  for name in names {
    let paths = name.contains("/") ? [name] : folders.split(separator: ":").map { "\($0)/\(name)" }
    // SAFETY: the string lives for the call.
    for path in paths where unsafe access(path, X_OK) == 0 { return path }
  }
  throw BrowserFailure(
    message: chosen.map { "there is no program '\($0)', which CHROMIUM names" }
      ?? """
      pictures are drawn by Chromium, which is not installed; install 'chromium' or Google Chrome, \
      or name a program in CHROMIUM
      """)
}

/// A Chromium without a window, told what to do by the DevTools protocol through pipes.
///
/// It ends when the pipes are closed, also by the end of this program.
final class HeadlessBrowser {
  private let program: String
  private let process: pid_t
  private let commands: Descriptor
  private let answers: Descriptor
  private let isCancelled: @Sendable () -> Bool
  private var buffer: [UInt8] = []
  private var number = 0
  private var session: String?

  /// Time for each answer.
  private static let patience = Duration.seconds(60)

  /// Starts it, with a profile in a folder of its own.
  init(
    _ program: String, profile: String, isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    self.program = program
    self.isCancelled = isCancelled
    var (into, out): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    // SAFETY: the arrays have the two places that the system writes to.
    guard unsafe csystem_pipe(&into) == 0 else { throw Self.failure("start", program, errno) }
    let input = Descriptor(into[0])
    commands = Descriptor(into[1])
    // SAFETY: as above.
    guard unsafe csystem_pipe(&out) == 0 else { throw Self.failure("start", program, errno) }
    let output = Descriptor(out[1])
    answers = Descriptor(out[0])
    var arguments = [
      "/bin/sh", "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null"#, program, "--headless",
      "--disable-gpu", "--force-device-scale-factor=2", "--hide-scrollbars", "--no-first-run",
      "--disable-extensions",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-lcd-text", "--font-render-hinting=none", "--force-color-profile=srgb",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--remote-debugging-pipe",
      "--user-data-dir=\(profile)", "about:blank",
    ]
    // For the superuser it has no sandbox, and does not start with one.
    if geteuid() == 0 { arguments.insert("--no-sandbox", at: 5) }
    // SAFETY: each copy ends with a zero and stays until it is freed; the list ends with `nil`.
    let words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var number: pid_t = 0
    // SAFETY: the lists are as the system wants them, and live for the call.
    let code = unsafe csystem_spawn(
      &number, "/bin/sh", words, environ, nil, [input.number, output.number, -1])
    guard code == 0 else { throw Self.failure("start", program, code) }
    process = number
    do {
      let targets = try call("Target.getTargets") { _ in }
      guard case .list(let list)? = targets["targetInfos"]?.content,
        let page = list.first(where: { $0["type"]?.text == "page" })?["targetId"]?.text
      else { throw failure("has no page to draw on") }
      let attached = try call("Target.attachToTarget") {
        $0.member("targetId", page)
        $0.member("flatten", true)
      }
      session = attached["sessionId"]?.text
    } catch {
      end()
      throw error
    }
  }

  /// Draws a page of a file, and returns the bytes of a PNG with two pixels for each point.
  ///
  /// With `isComponent` it is as high as what it holds.
  func picture(
    of file: String, width: Int, height: Int, isComponent: Bool
  ) throws -> [UInt8] {
    try resize(width, height)
    _ = try call("Page.navigate") { $0.member("url", "file://" + percentEncodedPath(file)) }
    let height = try evaluate(
      """
      new Promise(done => { const look = () => globalThis.drawn \
      ? drawn.then(one => done(String(one))) : setTimeout(look, 5); look() })
      """)
    if isComponent {
      guard let height = Int(height) else { throw failure("did not say how high a component is") }
      try resize(width, height)
      _ = try evaluate("grow()")
    }
    let answer = try call("Page.captureScreenshot") { $0.member("format", "png") }
    guard let bytes = answer["data"]?.text.flatMap(bytesOfBase64) else {
      throw failure("sent no picture")
    }
    return bytes
  }

  /// Ends it, and waits for that.
  func end() {
    // SAFETY: a group that was started here, whose first process is not waited for yet.
    _ = kill(-process, SIGKILL)
    var status: Int32 = 0
    // SAFETY: a variable of ours.
    _ = uninterrupted { unsafe waitpid(process, &status, 0) }
  }

  private func resize(_ width: Int, _ height: Int) throws {
    _ = try call("Emulation.setDeviceMetricsOverride") {
      $0.member("width", width)
      $0.member("height", height)
      // The program's own: where it is emulated, lines are no thinner than a point.
      $0.member("deviceScaleFactor", 0)
      $0.member("mobile", false)
    }
  }

  private func evaluate(_ expression: String) throws -> String {
    let answer = try call("Runtime.evaluate") {
      $0.member("expression", expression)
      $0.member("awaitPromise", true)
      $0.member("returnByValue", true)
    }
    guard answer["exceptionDetails"] == nil, let text = answer["result"]?["value"]?.text else {
      throw failure("could not draw a page")
    }
    return text
  }

  /// Sends a command, and waits for its result.
  private func call(_ method: String, _ body: (inout JSONText) -> Void) throws -> DataNode {
    number += 1
    var json = JSONText()
    json.object { json in
      json.member("id", number)
      json.member("method", method)
      json.member("params") { $0.object { body(&$0) } }
      if let session { json.member("sessionId", session) }
    }
    let line = json.bytes + [0]
    try commands.write(line.span, shownAs: program)
    let deadline = ContinuousClock.now + Self.patience
    while true {
      let message = try message(until: deadline)
      var bag = DiagnosticBag()
      let text = SourceText(SourceFile(id: FileID(0), path: "answer", bytes: message))
      guard let answer = readJSON(text, reporting: &bag) else {
        throw failure("answers something that is no JSON")
      }
      guard case .integer(number)? = answer["id"]?.content else { continue }
      if let result = answer["result"] { return result }
      throw failure("refuses \(method): \(answer["error"]?["message"]?.text ?? "no reason")")
    }
  }

  private func message(until deadline: ContinuousClock.Instant) throws -> [UInt8] {
    var seen = 0
    while true {
      if let end = buffer[seen...].firstIndex(of: 0) {
        defer { buffer.removeSubrange(...end) }
        return Array(buffer[..<end])
      }
      seen = buffer.count
      if isCancelled() { throw CancellationError() }
      if deadline < .now { throw failure("does not answer within a minute") }
      var file = pollfd(fd: answers.number, events: Int16(POLLIN), revents: 0)
      // SAFETY: the system reads and writes a variable of ours.
      guard unsafe poll(&file, 1, 100) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 1 << 18)
      // SAFETY: the system writes at most as many bytes as the array has.
      let count = uninterrupted { unsafe read(answers.number, &chunk, 1 << 18) }
      guard count > 0 else { throw failure("has ended") }
      buffer += chunk[..<count]
    }
  }

  private func failure(_ what: String) -> BrowserFailure {
    BrowserFailure(
      message: """
        the browser '\(program)' \(what); does '\(program) --headless --dump-dom about:blank' \
        work?
        """)
  }

  private static func failure(_ what: String, _ path: String, _ code: Int32) -> FileSystemError {
    FileSystemError(what, path, errno: code)
  }
}

extension DataNode {
  /// The value of a key; `nil` where there is none.
  fileprivate subscript(_ key: String) -> DataNode? {
    guard case .object(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  fileprivate var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
}

/// The bytes that a text of base 64 stands for; `nil` if it is none.
private func bytesOfBase64(_ text: String) -> [UInt8]? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count / 4 * 3)
  var (word, count): (UInt32, Int) = (0, 0)
  for byte in text.utf8 {
    let value: UInt8
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    case UInt8(ascii: "="): continue
    default: return nil
    }
    word = word << 6 | UInt32(value)
    count += 6
    guard count >= 8 else { continue }
    count -= 8
    bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(count)))
  }
  return bytes
}

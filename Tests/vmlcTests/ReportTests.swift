import Foundation
import Testing

/// Streams that diagnostics go to, and their looks there.
struct ReportTests {
  @Test func checkGivesDiagnosticsAsItsResult() async throws {
    let workspace = try await siteWithAMistake()
    let text = try await workspace.run("check", in: "site")
    #expect(text.error.hasPrefix("error["))
    #expect(text.output.contains("checked: 1 error, 0 warnings"))
    #expect(text.code == 1)

    let json = try await workspace.run("check", "--diagnostics", "json", in: "site")
    #expect(json.lines.count == 1)
    let object = try #require(try parsed(json.output) as? [String: Any])
    #expect(object["file"] as? String == "content/bad.vml")
    #expect(object["line"] as? Int == 1)
    #expect(json.error.contains("checked: "))
    #expect(json.code == 1)

    let sarif = try await workspace.run("check", "--diagnostics", "sarif", "-q", in: "site")
    #expect((try parsed(sarif.output) as? [String: Any])?["version"] as? String == "2.1.0")
    #expect(sarif.error == "")

    let github = try await workspace.run("check", "--diagnostics", "github", in: "site")
    #expect(github.output.hasPrefix("::error file=content/bad.vml,line=1"))
  }

  @Test func otherCommandsGiveThemOnStandardError() async throws {
    let workspace = try await siteWithAMistake()
    let build = try await workspace.run("build", "--diagnostics", "json", in: "site")
    #expect(try parsed(build.error) is [String: Any])
    #expect(build.output.contains("nothing written"))
    let inspect = try await workspace.run(
      "inspect", "site/content/bad.vml", "--diagnostics", "sarif")
    #expect(try parsed(inspect.error) is [String: Any])
  }

  @Test func sarifIsALogAlsoWithoutMistakes() async throws {
    let workspace = try await Workspace.withSite()
    let run = try await workspace.run("check", "--diagnostics", "sarif", in: "site")
    #expect(try parsed(run.output) is [String: Any])
    #expect(run.code == 0)
    let json = try await workspace.run("check", "--diagnostics", "json", in: "site")
    #expect(json.output == "")
  }

  @Test func atMostAHundredAreShownAsText() async throws {
    let workspace = try await Workspace.withSite()
    let page = String(repeating: "<Text b=\"1\" b=\"2\"/>\n", count: 65)
    for name in ["a", "b"] { try workspace.write(page, to: "site/content/\(name).vml") }
    let run = try await workspace.run("check", in: "site")
    #expect(run.error.ranges(of: "error[").count == 100)
    #expect(run.error.hasSuffix("\n… and 30 errors more; '--verbose' shows all\n"))
    let verbose = try await workspace.run("check", "--verbose", in: "site")
    #expect(verbose.error.ranges(of: "error[").count == 130)
    #expect(!verbose.error.contains("… and"))
    let json = try await workspace.run("check", "--diagnostics", "json", in: "site")
    #expect(json.lines.count == 130)
  }

  @Test func whatIsSaidMostOftenIsNamed() async throws {
    let workspace = try await Workspace.withSite()
    let page = (0..<30).map { "<Text b=\"1\" b=\"2\" c\($0)=\"1\" c\($0)=\"2\"/>\n" }.joined()
    for name in ["a", "b"] { try workspace.write(page, to: "site/content/\(name).vml") }
    let run = try await workspace.run("check", in: "site")
    #expect(
      run.error.contains(
        "\nmost often:\n  120 × duplicate-attribute: attribute '…' is given twice\n"))
  }

  @Test func errorsAreShownBeforeWarningsAreCut() async throws {
    let workspace = try Workspace()
    let warnings = String(repeating: "<Text style=\".bold()\">a</Text>\n", count: 150)
    try workspace.write(warnings + "<Text b=\"1\" b=\"2\"/>", to: "a.vml")
    let run = try await workspace.run("inspect", "a.vml")
    #expect(run.error.ranges(of: "warning[").count == 99)
    #expect(run.error.ranges(of: "error[").count == 1)
    #expect(run.error.hasSuffix("\n… and 51 warnings more; '--verbose' shows all\n"))
  }

  // MARK: Colours

  @Test func colorsAreForTerminals() async throws {
    let workspace = try await siteWithAMistake()
    func isColored(
      _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) async throws -> Bool {
      let terminal = try #require(PseudoTerminal())
      let run = try await workspace.run(
        ["check"] + arguments, in: "site", environment: environment, error: .handle(terminal.device)
      )
      #expect(run.code == 1)
      let shown = try terminal.read()
      #expect(shown.contains("content/bad.vml"))
      // A progress bar, which a busy machine may show, moves the cursor but has no colours.
      return shown.contains(/\u{1B}\[[0-9;]*m/)
    }
    #expect(try await isColored())
    #expect(try await isColored([], ["NO_COLOR": "", "TERM": "xterm"]))
    #expect(try await !isColored([], ["NO_COLOR": "1"]))
    #expect(try await !isColored([], ["TERM": "dumb"]))
    #expect(try await !isColored(["--color", "never"]))
    #expect(try await isColored(["--color", "always"], ["NO_COLOR": "1"]))
  }

  @Test func noColorsInAPipe() async throws {
    let workspace = try await siteWithAMistake()
    let auto = try await workspace.run("check", in: "site")
    #expect(!auto.error.contains("\u{1B}"))
    let always = try await workspace.run("check", "--color", "always", in: "site")
    #expect(always.error.contains("\u{1B}["))
    let json = try await workspace.run(
      "check", "--color", "always", "--diagnostics", "json", in: "site")
    #expect(!json.output.contains("\u{1B}"))
  }

  // MARK: Streams

  @Test func aReaderThatGoesAwayChangesNothing() async throws {
    let workspace = try await siteWithAMistake()
    let check = try await workspace.run("check", in: "site", error: .closedPipe)
    #expect(check.code == 1)
    #expect(check.output.contains("checked"))
    let bad = try await workspace.run("inspect", "site/content/bad.vml", output: .closedPipe)
    #expect(bad.code == 1)
    let good = try await workspace.run("inspect", "site/content/index.vml", output: .closedPipe)
    #expect(good.code == 0)
    #expect(good.error == "")
    try workspace.write("<Text>a</Text>", to: "site/content/bad.vml")
    let build = try await workspace.run("build", in: "site", output: .closedPipe)
    #expect(build.code == 0)
    #expect(workspace.read("site/dist/latest.json") != nil)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskBehindStandardOutput() async throws {
    let workspace = try await Workspace.withSite()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try await workspace.run("inspect", "site/content/index.vml", output: .handle(full))
    #expect(run.code == 2)
    #expect(run.error == "error: cannot write to 'standard output': no space left on device\n")
  }
}

private func siteWithAMistake() async throws -> Workspace {
  let workspace = try await Workspace.withSite()
  try workspace.write("<Text b=\"1\" b=\"2\">a</Text>", to: "site/content/bad.vml")
  return workspace
}

private func parsed(_ json: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(json.utf8))
}

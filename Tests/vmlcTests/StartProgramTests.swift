import Foundation
import Testing

/// Commands that stand in programs of their own.
struct StartProgramTests {
  @Test func wrongOptionsAreTheCommands() async throws {
    let workspace = try await Workspace.withSite()
    for (arguments, words) in [
      (["--port", "70000"], "from 0 to 65535"), (["--lan", "--host", "::1"], "--host"),
      (["--prot", "1"], "vmlc serve"), (["--diagnostics", "sarif"], "vmlc check"),
      (["--port", "0", "--strict-port"], "--strict-port"), (["--poll=1"], "10 to 60000"),
    ] {
      let run = try await workspace.run(["serve"] + arguments, in: "site")
      #expect(run.code == 64)
      #expect(run.error.contains(words), "\(run.error)")
      #expect(!run.error.contains("vmlc-serve"))
    }
    let help = try await workspace.run("help", "serve")
    #expect(help.output.contains("--strict-port"))
  }

  @Test func theProgramBesideIsStarted() async throws {
    let workspace = try Workspace()
    let run = try await workspace.run("serve", "--site", "nowhere")
    #expect(run.code == 64)
    #expect(run.error.hasPrefix("error: 'nowhere' is not a site"), "\(run.error)")
  }

  @Test func aProgramThatIsMissing() async throws {
    let workspace = try await Workspace.withSite()
    try FileManager.default.createDirectory(
      atPath: workspace("bin"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: workspace.executable, toPath: workspace("bin/vmlc"))
    let missing = try await workspace.run(shell: "../bin/vmlc serve", in: "site")
    #expect(missing.code == 2)
    #expect(missing.error.contains("/bin/vmlc-serve' and '"))
    #expect(missing.error.contains("/libexec/vmlc/vmlc-serve'"))
    #expect(missing.error.contains("swift build --product vmlc-serve"))
    #expect(missing.error.split(separator: "\n").count == 1)
    // Where `make install` puts it.
    try workspace.write("#!/bin/sh\necho \"$0 $@\"\n", to: "libexec/vmlc/vmlc-serve")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workspace("libexec/vmlc/vmlc-serve"))
    let found = try await workspace.run(
      shell: "../bin/vmlc serve --port 1 --target ios", in: "site")
    #expect(found.code == 0)
    #expect(found.output.hasSuffix("libexec/vmlc/vmlc-serve --port 1 --target ios\n"))
  }
}

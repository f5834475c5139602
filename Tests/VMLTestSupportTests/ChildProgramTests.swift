import Foundation
import Testing
import VMLTestSupport

@Suite struct ChildProgramTests {
  @Test func outputAndEnd() throws {
    let run = try ChildProgram.output(of: "/bin/sh", ["-c", "echo out; echo error >&2; exit 3"])
    #expect(run.end == .code(3))
    #expect(run.text == "out\n")
    let both = try ChildProgram.output(
      of: "/bin/sh", ["-c", "echo out; echo error >&2"], withErrors: true)
    #expect(both.text == "out\nerror\n")
  }

  @Test func environmentAndFolder() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "said")
    let said = try FileHandle(forWritingTo: URL(filePath: folder("said")))
    let program = try ChildProgram(
      "/bin/sh", ["-c", #"echo "$A"; pwd -P"#], in: folder.path, environment: ["A": "b c"],
      output: .handle(said))
    #expect(await program.end() == .code(0))
    #expect(folder.read("said") == "b c\n\(folder.path)\n")
  }

  @Test func aProgramThatIsNotThere() {
    #expect(throws: ChildProgram.Failure.self) { try ChildProgram("/no/such/program") }
    #expect(!ChildProgram.succeeds("/no/such/program", []))
  }

  /// Neither a signal's mask nor the list of ignored ones comes along, and a second signal finds no
  /// process.
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
  func signals(_ signal: Int32) async throws {
    let program = try ChildProgram("/bin/sleep", ["1000"])
    #expect(program.isRunning)
    program.send(signal)
    #expect(await program.end() == .signal(signal))
    #expect(!program.isRunning)
    program.send(signal)
    #expect(program.waitForEnd() == .signal(signal))
  }

  #if os(Linux)
    @Test func noOtherFilesAreOpen() throws {
      let folder = try TemporaryFolder()
      try folder.write("", to: "a")
      let number = unsafe open(folder("a"), O_RDONLY)
      defer { close(number) }
      let run = try ChildProgram.output(of: "/bin/ls", ["/proc/self/fd"])
      // The last descriptor belongs to the listing itself.
      #expect(run.text == "0\n1\n2\n3\n")
    }
  #endif
}

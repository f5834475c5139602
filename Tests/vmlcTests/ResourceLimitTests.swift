import Foundation
import Testing
import VMLTestSupport

/// A command says so where the system has no threads, or no memory for them, and does not wait for
/// ever.
struct ResourceLimitTests {
  #if os(Linux)
    @Test func noMemoryForThreads() async throws {
      let workspace = try await Workspace.withSite()
      for command in ["build", "check", "inspect content/index.vml"] {
        let run = try await workspace.run(
          shell: "ulimit -v 60000; timeout -s KILL 60 vmlc \(command)",
          in: "site")
        #expect(run.code == 2, "\(command): \(run)")
        #expect(run.error.hasPrefix("error: cannot start '4 threads': "), "\(command): \(run)")
      }
      #expect(workspace.read("site/dist/latest.json") == nil)
    }

    /// A user without any other process, who may have few.
    private static let user =
      "prlimit --nproc=3 setpriv --reuid=61234 --regid=61234 --clear-groups"

    /// Whether such a user can run what was built.
    private static let isAvailable: Bool = {
      guard geteuid() == 0, let workspace = try? Workspace() else { return false }
      return ChildProgram.succeeds(
        "/usr/bin/env",
        user.split(separator: " ").map(String.init) + [workspace.executable, "--version"])
    }()

    /// As in a container whose processes are counted.
    @Test(
      .enabled(
        if: isAvailable, "only root can run a program as another user, and not from everywhere"))
    func noThreads() async throws {
      let workspace = try await Workspace.withSite()
      let run = try await workspace.run(
        shell: "chmod -R a+rwX . && exec \(Self.user) timeout -s KILL 60 vmlc build", in: "site")
      #expect(run.code == 2, "\(run)")
      #expect(run.error.hasPrefix("error: cannot start '4 threads': "), "\(run)")
    }
  #endif
}

import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLFiles
import VMLWatch

/// Works on releases; started by `vmlc`, which has checked the arguments.
@main struct Program {
  static func main() async {
    prepareStandardStreams()
    do {
      var command = try VMLCPublish.parseAsRoot(Array(CommandLine.arguments.dropFirst()))
      if let work = command as? any ReleaseCommand {
        try checkThreads()
        try await untilAskedToEnd { try await work.run() }
      } else {
        try command.run()
      }
    } catch {
      end(after: error, of: VMLCPublish.self)
    }
    end(with: .success)
  }
}

struct VMLCPublish: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vmlc-publish",
    abstract: "A part of vmlc, which 'vmlc publish' and its like start; 'vmlc help' explains them.",
    subcommands: [
      Publish.self, Rollback.self, Releases.self, Status.self, GC.self, Diff.self, Verify.self,
      Unlock.self, Unpublish.self, Keys.self, Export.self,
    ])
}

/// A command that may be asked to end.
protocol ReleaseCommand: AsyncParsableCommand, Sendable {
  func run() async throws
}

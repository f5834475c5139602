import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLFiles

/// Runs the command that the arguments name, and ends with the exit code that its outcome has.
@main struct Program {
  static func main() async {
    prepareStandardStreams()
    var arguments = Array(CommandLine.arguments.dropFirst())
    // Before ArgumentParser, since `build` has a '--version' of its own and scripts ask often.
    if arguments == ["--version"] {
      do { try StandardStream.output.writeLine(versionText) } catch {
        end(after: error, of: VMLC.self)
      }
      end(with: .success)
    }
    // A command of its own, since each option of `build` costs each of its starts.
    if arguments.first == "build", arguments.contains(where: isOptionOfShard) {
      arguments[0] = "shard"
    }
    do {
      try checkCommandNames(arguments)
      var command = try VMLC.parseAsRoot(arguments)
      if var asyncCommand = command as? any AsyncParsableCommand {
        try checkThreads()
        try await asyncCommand.run()
      } else {
        try command.run()
      }
    } catch {
      end(after: error, of: VMLC.self)
    }
    end(with: .success)
  }

  /// Whether an argument says that a part of a plan is to be built.
  private static func isOptionOfShard(_ argument: String) -> Bool {
    ["--plan", "--shard"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
  }

  /// Says which command is near a misspelled one, which ArgumentParser does for options only.
  private static func checkCommandNames(_ arguments: [String]) throws(CommandLineError) {
    var command: any ParsableCommand.Type = VMLC.self
    for name in arguments {
      let subcommands = command.configuration.subcommands
      // 'vmlc help biuld' asks for the help of a command.
      if name == "help", command == VMLC.self { continue }
      guard !subcommands.isEmpty, !name.isEmpty, !name.hasPrefix("-") else { return }
      if let subcommand = subcommands.first(where: { $0._commandName == name }) {
        command = subcommand
        continue
      }
      let known = subcommands.map { $0._commandName }
      throw CommandLineError(
        "'\(command._commandName)' has no command '\(name)'"
          + didYouMean(
            nearestName(to: name, in: known),
            else: "; its commands are \(known.joined(separator: ", "))"))
    }
  }
}

import ArgumentParser
import VMLBuild
import VMLDiagnostics

/// Runs the command that the arguments name, and ends with the exit code that its outcome has.
@main struct Program {
  static func main() async {
    prepareStandardStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Before ArgumentParser, since `build` has a '--version' of its own and scripts ask often.
    if arguments == ["--version"] {
      do { try StandardStream.output.writeLine(compilerVersion) } catch { end(after: error) }
      end(with: .success)
    }
    do {
      try checkCommandNames(arguments)
      var command = try VMLC.parseAsRoot(arguments)
      if var asyncCommand = command as? any AsyncParsableCommand {
        try await asyncCommand.run()
      } else {
        try command.run()
      }
    } catch {
      end(after: error)
    }
    end(with: .success)
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
          + (nearestName(to: name, in: known).map { "; did you mean '\($0)'?" }
            ?? "; its commands are \(known.joined(separator: ", "))"))
    }
  }

  private static func end(after error: any Error) -> Never {
    switch error {
    case let outcome as Outcome: end(with: outcome)
    case let error as CommandLineError: fail(error.message, .wrongCommandLine)
    case let error as FileSystemError: fail(error.description, .worldFailed)
    case let failure as BuildFailure:
      fail(failure.message, failure.outcome)
    default:
      // Help, completion scripts and usage errors, which ArgumentParser prints itself.
      VMLC.exit(withError: error)
    }
  }

  private static func fail(_ message: String, _ outcome: Outcome) -> Never {
    // If nobody can be told, the exit code still says it.
    try? StandardStream.error.writeLine("error: " + message)
    end(with: outcome)
  }

  private static func end(with outcome: Outcome) -> Never {
    VMLC.exit(withError: ExitCode(outcome.rawValue))
  }
}

/// How a command ended, as the exit code that tells scripts.
enum Outcome: Int32, Error {
  /// Also with warnings.
  case success = 0
  case inputHasErrors = 1
  /// The disk, a permission.
  case worldFailed = 2
  case wrongCommandLine = 64
}

/// The command line asks for something that there is not.
struct CommandLineError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

extension BuildFailure {
  var outcome: Outcome {
    switch self {
    case .world, .cancelled: .worldFailed
    case .noSite, .unknownTarget, .unknownVariant, .notForTarget, .noMarkup, .noElement:
      .wrongCommandLine
    }
  }

  var message: String {
    switch self {
    case .world, .cancelled, .notForTarget, .noElement: description
    case .noMarkup: "\(description): only files with the ending '.vml' hold elements"
    case .noSite(let folder):
      "'\(folder)' is not a site: it has no site.yaml; "
        + (canHoldNewSite(folder)
          ? "'vmlc new site \(folder)' makes one"
          : "'vmlc new site NAME' makes one in a new folder")
    case .unknownVariant(let kind, let name, let known):
      nearestName(to: name, in: known).map {
        "the site has no \(kind) '\(name)'; did you mean '\($0)'?"
      } ?? description
    case .unknownTarget(let name, let known):
      "the site has no target '\(name)'"
        + (nearestName(to: name, in: known).map { "; did you mean '\($0)'?" }
          ?? "; its targets are \(known.joined(separator: ", "))")
    }
  }
}

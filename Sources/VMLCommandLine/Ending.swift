public import ArgumentParser
public import VMLBuild
import VMLDiagnostics
import VMLFiles
import VMLTools

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the program with the exit code of an outcome.
public func end(with outcome: Outcome) -> Never {
  exit(outcome.rawValue)
}

/// Says what went wrong, in one line, and ends the program with the exit code that it has.
///
/// - Parameters:
///   - error: What a command threw; ArgumentParser prints its own, which are also help and
///     completion scripts.
///   - command: The root of the commands, which help and usage errors name.
public func end(after error: any Error, of command: any ParsableCommand.Type) -> Never {
  switch error {
  case let outcome as Outcome: end(with: outcome)
  case let error as CommandLineError: fail(error.message, .wrongCommandLine)
  case let error as FileSystemError: fail(error.description, .worldFailed)
  case let error as ProgramMissing: fail(error.description, .worldFailed)
  case let failure as BuildFailure: fail(failure.message, failure.outcome)
  case let failure as any CommandFailure: fail(failure.message, failure.outcome)
  default: command.exit(withError: error)
  }
}

private func fail(_ message: String, _ outcome: Outcome) -> Never {
  // If the message cannot be written, the exit code still says it.
  try? StandardStream.error.writeLine("error: " + message)
  end(with: outcome)
}

/// End of a command, as the exit code that scripts read.
public enum Outcome: Int32, Error {
  /// Also with warnings.
  case success = 0
  case inputHasErrors = 1
  /// The disk, a permission.
  case worldFailed = 2
  /// There is something to change, where a command was asked to tell.
  case hasChanges = 3
  case wrongCommandLine = 64
}

/// Failure that only commands of one program can have.
public protocol CommandFailure: Error {
  /// The mistake, in one line, with what to do where that is known.
  var message: String { get }
  var outcome: Outcome { get }
}

/// The command line asks for something that there is not.
public struct CommandLineError: Error {
  public var message: String

  public init(_ message: String) { self.message = message }
}

extension BuildFailure {
  /// Outcome of a command that failed so.
  public var outcome: Outcome {
    switch self {
    case .world, .cancelled, .streamsRows: .worldFailed
    case .noSite, .unknownTarget, .unknownVariant, .notForTarget, .noMarkup, .noElement:
      .wrongCommandLine
    }
  }

  /// The mistake, in one line, with what to do where that is known.
  public var message: String {
    switch self {
    case .world, .cancelled, .streamsRows, .notForTarget, .noElement: description
    case .noMarkup: "\(description): only files with the ending '.vml' hold elements"
    case .noSite(let folder):
      "'\(folder)' is not a site: it has no site.yaml; "
        + (canHoldNewSite(folder)
          ? "'vmlc new site \(folder)' makes one"
          : "'vmlc new site NAME' makes one in a new folder")
    case .unknownVariant(let kind, let name, let known):
      nearestName(to: name, in: known).map {
        "the site has no \(kind) '\(name)'" + didYouMean($0)
      } ?? description
    case .unknownTarget(let name, let known):
      "the site has no target '\(name)'"
        + didYouMean(
          nearestName(to: name, in: known),
          else: "; its targets are \(known.joined(separator: ", "))")
    }
  }
}

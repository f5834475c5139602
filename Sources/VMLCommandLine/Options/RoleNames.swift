import ArgumentParser
import VMLCompiler
import VMLDiagnostics

/// Who signs what of a channel.
let roleNames = PublishConfiguration.roles

/// Refuses, with a `ValidationError`, what is no role of signed metadata.
func checkRole(_ name: String) throws {
  guard !roleNames.contains(name) else { return }
  throw ValidationError(
    "there is no role '\(name)'"
      + (nearestName(to: name, in: roleNames).map { "; did you mean '\($0)'?" }
        ?? "; the roles are \(roleNames.joined(separator: ", "))"))
}

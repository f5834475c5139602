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
      + didYouMean(
        nearestName(to: name, in: roleNames),
        else: "; the roles are \(roleNames.joined(separator: ", "))"))
}

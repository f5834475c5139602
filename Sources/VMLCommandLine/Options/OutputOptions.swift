public import ArgumentParser
public import VMLBuild
import VMLCompiler
import VMLMarkup

/// Options of a build and its output.
public struct OutputOptions: ParsableArguments, Sendable {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write. (default: the folder that site.yaml names, or 'dist' in the site)",
      valueName: "dir"),
    completion: .directory)
  public var output: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A target to build; may be given several times. (default: all of site.yaml's)",
      valueName: "name"))
  public var target: [String] = []

  @OptionGroup public var choices: ChoiceOptions

  @OptionGroup public var jobs: JobOptions

  @Flag(help: "Write the documents that compiled, even if others did not.")
  public var keepGoing = false

  @Flag(help: "Indent the documents, to be read by people.")
  public var pretty = false

  @Flag(help: "Remove files from the version's trees that no build made.")
  public var prune = false

  public init() {}

  public func validate() throws {
    if let output, output.isEmpty { throw ValidationError("'--output' needs a folder") }
  }

  /// Options for the build of a site, by its folder as the user named it; without a version, the
  /// one that site.yaml names.
  public func buildOptions(
    site: String, version: String?, isStrict: Bool
  ) throws -> BuildOptions {
    var options = BuildOptions(site: site)
    options.choices = try choices.choices()
    options.output = output
    options.targets = target
    options.version = version
    options.jobs = jobs.jobs
    options.isStrict = isStrict
    options.keepsGoing = keepGoing
    options.layout = pretty ? .pretty : .compact
    options.prunes = prune
    return options
  }
}

/// Refuses what cannot be the name of a version, with a `ValidationError`; `nil` names none.
public func checkVersionName(_ version: String?) throws {
  guard let version, !isVersionName(version) else { return }
  throw ValidationError(
    """
    '\(version)' cannot name a version; a version is up to 64 letters, digits and \
    '.', '-', '_', '+', as in '1.4.0'
    """)
}

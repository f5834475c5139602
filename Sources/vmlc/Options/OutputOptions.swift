import ArgumentParser
import VMLBuild
import VMLCompiler
import VMLMarkup

/// What is built, and where it goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write. (default: the folder that site.yaml names, or 'dist' in the site)",
      valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A target to build; may be given several times. (default: all of site.yaml's)",
      valueName: "name"))
  var target: [String] = []

  @OptionGroup var jobs: JobOptions

  @Flag(help: "Write the documents that compiled, even if others did not.")
  var keepGoing = false

  @Flag(help: "Indent the documents, to be read by people.")
  var pretty = false

  @Flag(help: "Remove files from the version's trees that no build made.")
  var prune = false

  func validate() throws {
    if let output, output.isEmpty { throw ValidationError("'--output' needs a folder") }
  }

  /// What a build of a site is asked for.
  func buildOptions(site: String, version: String?, isStrict: Bool) -> BuildOptions {
    var options = BuildOptions(site: site)
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

/// Refuses what cannot be the name of a version.
func checkVersionName(_ version: String?) throws {
  guard let version, !isVersionName(version) else { return }
  throw ValidationError(
    """
    '\(version)' cannot name a version; a version is up to 64 letters, digits and \
    '.', '-', '_', '+', as in '1.4.0'
    """)
}

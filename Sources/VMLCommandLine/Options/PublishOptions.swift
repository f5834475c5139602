public import ArgumentParser
import VMLCompiler
import VMLDiagnostics

// What the commands about releases can be asked for; `vmlc` checks it, and `vmlc-publish` does it.

/// The forms of a store's address, as in `'file:DIR', 's3://BUCKET/FOLDER'`.
private let storeForms =
  PublishConfiguration.StoreKind.allCases.map { "'\($0.form)'" }.joined(separator: ", ")

/// The channel and the store that a command is about, and the way it reports.
public struct ChannelOptions: ParsableArguments, Sendable {
  @OptionGroup public var site: SiteOptions

  /// `nil` for site.yaml's.
  @Option(
    help: ArgumentHelp(
      "Where releases are: \(storeForms). (default: 'publish.store' of site.yaml)",
      valueName: "store"),
    completion: .list(PublishConfiguration.schemes.map { $0 + ":" }))
  public var store: String?

  /// `nil` for site.yaml's.
  @Option(
    help: ArgumentHelp(
      "What clients follow. (default: 'publish.channel' of site.yaml, or 'production')",
      valueName: "name"))
  public var channel: String?

  /// The store and the channel may be others in an environment.
  @OptionGroup public var choices: ChoiceOptions

  @OptionGroup public var keys: KeyOptions

  @OptionGroup public var jobs: TransferOptions

  @OptionGroup public var output: ReleaseReportOptions

  public init() {}

  public func validate() throws {
    if let store {
      let scheme = store.prefix { $0 != ":" }
      let rest = store.dropFirst(scheme.count + 1)
      if scheme.count == store.count {
        throw ValidationError(
          "'\(store)' names no store; a folder is one as 'file:\(store.isEmpty ? "DIR" : store)'")
      }
      guard PublishConfiguration.schemes.contains(String(scheme)) else {
        let nearest = nearestName(to: String(scheme), in: PublishConfiguration.schemes)
        throw ValidationError(
          "'\(scheme):' is no kind of store"
            + didYouMean(nearest.map { "\($0):" }, else: "; a folder is one as 'file:DIR'"))
      }
      if rest.isEmpty { throw ValidationError("'\(store)' names no store after its colon") }
    }
    try checkChannel(channel)
  }
}

/// Refuses, with a `ValidationError`, what cannot name a channel.
func checkChannel(_ channel: String?) throws {
  guard let channel, !isChannelName(channel) else { return }
  throw ValidationError(
    """
    '\(channel)' cannot name a channel; a channel is up to 64 letters, digits and '.', '-', '_', \
    as in 'production', and not 'gc'
    """)
}

func checkRuntime(_ runtime: String?) throws {
  guard let runtime, !isChannelName(runtime) else { return }
  throw ValidationError(
    "'\(runtime)' cannot name a runtime: up to 64 letters, digits and '.', '-', '_'")
}

/// Message where no store is named.
public let noStoreMessage = """
  no store is given: name one with '--store file:DIR', or in site.yaml, as in \
  'publish: { store: "file:../live" }'
  """

/// Folders of the keys.
public struct KeyOptions: ParsableArguments, Sendable {
  /// `nil` for the user's folder of the site.
  @Option(
    help: ArgumentHelp(
      "The folder of the private keys. (default: ~/.config/vmlc/keys/NAME, with the site's name)",
      valueName: "dir"),
    completion: .directory)
  public var keys: String?

  public init() {}

  public func validate() throws {
    if let keys, keys.isEmpty { throw ValidationError("'--keys' needs a folder") }
  }
}

/// Number of objects that are on their way at once.
public struct TransferOptions: ParsableArguments, Sendable {
  /// `nil` for what suits the store.
  @Option(
    help: ArgumentHelp(
      "How many objects to transfer at once, 1 to 256. (default: what suits the store)",
      valueName: "n"))
  public var transfers: Int?

  public init() {}

  public func validate() throws {
    guard let transfers, !(1...256).contains(transfers) else { return }
    throw ValidationError("'--transfers' takes a number from 1 to 256, not \(transfers)")
  }
}

/// Way in which a command about releases reports.
public struct ReleaseReportOptions: ParsableArguments, Sendable {
  @Flag(help: "Print one JSON object in place of text.")
  public var json = false

  @OptionGroup public var reporting: ReportOptions

  public init() {}

  public func validate() throws {
    if json, reporting.diagnostics != .text {
      throw ValidationError(
        "'--json' has standard output for itself, so '--diagnostics' does not go with it")
    }
  }

  /// Whether lines for people are wanted on standard output.
  public var isTalkative: Bool { !json && !reporting.quiet }
}

/// Options of `vmlc publish`.
public struct PublishOptions: ParsableArguments, Sendable {
  @OptionGroup public var channel: ChannelOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder of the output. (default: the one that site.yaml names, or 'dist' in the site)",
      valueName: "dir"),
    completion: .directory)
  public var output: String?

  @Option(
    help: ArgumentHelp(
      "The version's name, which the release gets as well. (default: site.yaml's)", valueName: "v"))
  public var version: String?

  @Flag(
    help: """
      Build, print the moment at which a page next comes or goes by its own front matter, if there \
      is one, and publish nothing.
      """)
  public var nextChange = false

  @Flag(help: "Publish the output as it is, and build nothing.")
  public var noBuild = false

  @Flag(help: "Say what would be done, and why, and leave the store as it is.")
  public var dryRun = false

  @Flag(help: "End with exit code 3 where there is, or with '--dry-run' would be, a change.")
  public var detailedExitcode = false

  @Flag(help: "Sign anew what the channel offers, so that it does not expire, and publish nothing.")
  public var refresh = false

  @Flag(
    help: ArgumentHelp(
      """
      Publish also where the channel in the store is damaged, lost, older than it was, or signed \
      by a clock that was ahead: with versions above all that are known.
      """))
  public var recover = false

  /// In hundredths of a per cent; `nil` for everybody.
  @Option(
    help: ArgumentHelp(
      "How many of the clients get the release, above 0 and up to 100 with two decimals. "
        + "(default: 100)",
      valueName: "percent"))
  public var rollout: String?

  /// `nil` for all that have no release of their own.
  @Option(
    help: ArgumentHelp(
      "The only client runtime that gets the release. (default: all that have none of their own)",
      valueName: "name"))
  public var runtime: String?

  public init() {}

  public func validate() throws {
    try checkVersionName(version)
    if let output, output.isEmpty { throw ValidationError("'--output' needs a folder") }
    if let rollout, share == nil {
      throw ValidationError(
        "'--rollout' takes a percentage above 0 and up to 100, as in '5' or '0.25', "
          + "not '\(rollout)'"
      )
    }
    try checkRuntime(runtime)
    if refresh,
      rollout != nil || runtime != nil || version != nil || output != nil || noBuild
        || recover
    {
      throw ValidationError(
        "'--refresh' signs what the channel offers already, so options of a release "
          + "do not go with it"
      )
    }
    if refresh, dryRun {
      throw ValidationError("'--refresh' is one write; 'vmlc status' says when it is needed")
    }
  }

  /// Of 10,000 clients, how many get the release; `nil` for what is no such number.
  public var share: Int? {
    guard let rollout else { return 10_000 }
    let parts = rollout.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    guard parts.allSatisfy({ (1...3).contains($0.count) && $0.allSatisfy(isDigit) }),
      let whole = parts.first.flatMap({ Int($0) })
    else { return nil }
    var hundredths = 0
    if parts.count == 2 {
      guard parts[1].count <= 2, let number = Int(parts[1]) else { return nil }
      hundredths = parts[1].count == 1 ? number * 10 : number
    }
    let share = whole * 100 + hundredths
    return (1...10_000).contains(share) ? share : nil
  }
}

public import ArgumentParser

// What the commands about releases other than `publish` can be asked for.

/// Options of `vmlc rollback`.
public struct RollbackOptions: ParsableArguments, Sendable {
  @OptionGroup public var channel: ChannelOptions

  @Option(
    help: ArgumentHelp(
      """
      A release, by its id, the first digits of it, or its version; or 'embedded' for the \
      documents that apps bring along. (default: what the channel offered before)
      """, valueName: "release"))
  public var to: String?

  @Option(
    help: ArgumentHelp(
      """
      Only the clients of this runtime go back: to what they had before a rollout, else to what \
      everybody has. (default: the runtime that was published to last, if it was one; with '--to' \
      everybody)
      """, valueName: "name"))
  public var runtime: String?

  @Flag(help: "Say what would be done, and leave the store as it is.")
  public var dryRun = false

  public init() {}

  public func validate() throws {
    try checkRuntime(runtime)
    if let to, to.isEmpty { throw ValidationError("'--to' needs a release, or 'embedded'") }
  }
}

/// Options of `vmlc gc`.
public struct GarbageCollectionOptions: ParsableArguments, Sendable {
  @OptionGroup public var channel: ChannelOptions

  @Flag(help: "Remove it; otherwise it is only listed.")
  public var delete = false

  @Option(
    help: ArgumentHelp(
      "How many of the last releases of each channel are kept, 1 to 50.", valueName: "n"))
  public var keep = 10

  @Option(
    help: ArgumentHelp(
      "How many days old what is removed is at least, 0 to 3650.", valueName: "days"))
  public var grace = 14

  @Option(help: ArgumentHelp("How many objects are removed at most.", valueName: "n"))
  public var limit = 10_000

  public init() {}

  public func validate() throws {
    if !(1...50).contains(keep) {
      throw ValidationError("'--keep' takes a number from 1 to 50, not \(keep)")
    }
    if !(0...3650).contains(grace) {
      throw ValidationError("'--grace' takes a number of days from 0 to 3650, not \(grace)")
    }
    if limit < 1 { throw ValidationError("'--limit' takes a number above 0, not \(limit)") }
  }
}

/// Options of `vmlc verify`.
public struct VerifyOptions: ParsableArguments, Sendable {
  @OptionGroup public var channel: ChannelOptions

  @Flag(
    help: """
      Put right what can be, from what was built here last, from the site's roots, and from what \
      the store has of the same bytes elsewhere.
      """)
  public var repair = false

  public init() {}
}

/// Options of `vmlc unlock`.
public struct UnlockOptions: ParsableArguments, Sendable {
  @OptionGroup public var channel: ChannelOptions

  @Flag(
    help:
      "Take away also a lock of which it cannot be told from here whether its holder is at work.")
  public var force = false

  public init() {}
}

/// Options of `vmlc export embedded`.
public struct EmbeddedOptions: ParsableArguments, Sendable {
  @OptionGroup public var channel: ChannelOptions

  @Argument(help: "The folder, which is made, or replaced where it holds an earlier export.")
  public var folder: String

  @Option(
    help: ArgumentHelp(
      "A target whose documents are written; may be given several times. (default: all)",
      valueName: "name"))
  public var target: [String] = []

  public init() {}
}

/// Options of `vmlc unpublish`.
public struct UnpublishOptions: ParsableArguments, Sendable {
  @OptionGroup public var channel: ChannelOptions

  @Flag(help: "Remove it; otherwise its files are only listed.")
  public var delete = false

  public init() {}

  public func validate() throws {
    if channel.channel == nil {
      throw ValidationError(
        "'--channel' has to name the channel that goes; 'vmlc status' shows what it offers")
    }
  }
}

/// Options of `vmlc diff`.
public struct DiffOptions: ParsableArguments, Sendable {
  @OptionGroup public var channel: ChannelOptions

  @Argument(
    help: ArgumentHelp(
      "The older release, by its id, the first digits of it, or its version.", valueName: "release")
  )
  public var old: String

  @Argument(help: ArgumentHelp("The newer one.", valueName: "release"))
  public var new: String

  public init() {}
}

/// Options of `vmlc keys`.
public struct KeyringOptions: ParsableArguments, Sendable {
  @OptionGroup public var site: SiteOptions

  /// `nil` for site.yaml's.
  @Option(
    help: ArgumentHelp(
      "The channel whose keys are meant. (default: 'publish.channel' of site.yaml, or "
        + "'production')",
      valueName: "name"))
  public var channel: String?

  @OptionGroup public var keys: KeyOptions

  @OptionGroup public var output: ReleaseReportOptions

  public init() {}

  public func validate() throws { try checkChannel(channel) }
}

/// Options of `vmlc keys init`.
public struct KeysInitOptions: ParsableArguments, Sendable {
  @OptionGroup public var keyring: KeyringOptions

  @Option(
    help: ArgumentHelp(
      """
      How many keys a role has, and how many of them have to sign, as 'root=2/3'; may be given \
      several times. (default: 1/1)
      """, valueName: "role=n/m"))
  public var threshold: [String] = []

  public init() {}

  public func validate() throws { _ = try thresholds() }

  /// Numbers of keys that sign, and of all keys, by role.
  public func thresholds() throws -> [String: (threshold: Int, count: Int)] {
    var found: [String: (threshold: Int, count: Int)] = [:]
    for text in threshold {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let numbers = (parts.last ?? "").split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2, numbers.count == 2 else {
        throw ValidationError("'--threshold' is written as 'root=2/3', not as '\(text)'")
      }
      try checkRole(parts[0])
      guard (1...16).contains(numbers[1]), (1...numbers[1]).contains(numbers[0]) else {
        throw ValidationError(
          "of 1 to 16 keys at least one has to sign and at most all can, so '\(text)' does not do")
      }
      found[parts[0]] = (numbers[0], numbers[1])
    }
    return found
  }
}

/// Options of `vmlc keys rotate`.
public struct KeysRotateOptions: ParsableArguments, Sendable {
  @OptionGroup public var keyring: KeyringOptions

  @Argument(
    help: ArgumentHelp(
      """
      Whose keys are replaced: root, targets, snapshot, timestamp. Without a role the root is \
      signed anew with the keys as they are, so that it does not expire.
      """, valueName: "role"),
    completion: .list(roleNames))
  public var roles: [String] = []

  public init() {}

  public func validate() throws { for role in roles { try checkRole(role) } }
}

/// Options of `vmlc keys split`.
public struct KeysSplitOptions: ParsableArguments, Sendable {
  @OptionGroup public var keyring: KeyringOptions

  @Argument(
    help: ArgumentHelp("Whose keys: root, targets, snapshot, timestamp.", valueName: "role"),
    completion: .list(roleNames))
  public var role: String

  public init() {}

  public func validate() throws { try checkRole(role) }
}

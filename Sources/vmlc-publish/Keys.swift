import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLDiagnostics
import VMLPublish
import VMLRelease

extension VMLCPublish {
  struct Keys: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "keys",
      subcommands: [Init.self, Rotate.self, Sign.self, Split.self, Show.self])

    struct Init: ReleaseCommand {
      static let configuration = CommandConfiguration(commandName: "init")

      @OptionGroup var options: KeysInitOptions

      func run() async throws {
        let (folder, lifetimes) = try options.keyring.open()
        var counts: [Role: Int] = [:]
        var thresholds: [Role: Int] = [:]
        for (name, numbers) in try options.thresholds() {
          guard let role = Role(rawValue: name) else { continue }
          counts[role] = numbers.count
          thresholds[role] = numbers.threshold
        }
        let signing = try folder.initialize(
          counts: counts, thresholds: thresholds, lifetimes: lifetimes, asOf: .now())
        try options.keyring.print(
          signing, folder,
          said: [
            "made keys in \(folder.keys ?? "")",
            "made the root \(folder.roots)/1.root.json",
            "keep a copy of the keys where only you can read it; "
              + "that of the root is needed to replace any",
            "the folder \(folder.roots) is public: commit it, "
              + "and bring its first root along in the app",
          ])
      }
    }

    struct Rotate: ReleaseCommand {
      static let configuration = CommandConfiguration(commandName: "rotate")

      @OptionGroup var options: KeysRotateOptions

      func run() async throws {
        let (folder, lifetimes) = try options.keyring.open()
        let roles = Role.allCases.filter { options.roles.contains($0.rawValue) }
        let signing = try folder.rotate(roles, lifetimes: lifetimes, asOf: .now())
        if let root = try folder.unfinishedRoot() {
          return try options.keyring.print(signing, folder, said: waiting(root, folder))
        }
        let version = signing.roots.last?.metadata.version ?? 0
        try options.keyring.print(
          signing, folder,
          said: [
            roles.isEmpty
              ? "signed the root anew"
              : "made new keys for " + roles.map(\.rawValue).joined(separator: ", "),
            "made the root \(folder.roots)/\(version).root.json; commit it",
            "clients learn of it with the next 'vmlc publish' to each channel",
          ])
      }
    }

    struct Sign: ReleaseCommand {
      static let configuration = CommandConfiguration(commandName: "sign")

      @OptionGroup var options: KeyringOptions

      func run() async throws {
        let (folder, _) = try options.open()
        let root = try folder.signRoot()
        let signing = try folder.load()
        try options.print(
          signing, folder,
          said: root.isFinished
            ? [
              "made the root \(folder.roots)/\(root.version).root.json; commit it",
              "clients learn of it with the next 'vmlc publish' to each channel",
            ] : waiting(root, folder))
      }
    }

    struct Split: ReleaseCommand {
      static let configuration = CommandConfiguration(commandName: "split")

      @OptionGroup var options: KeysSplitOptions

      func run() async throws {
        let (folder, _) = try options.keyring.open()
        guard let role = Role(rawValue: options.role) else { return }
        let files = try folder.split(role)
        try options.keyring.print(
          try folder.load(), folder,
          said: files.map { "made \(folder.keys ?? "")/\($0)" }
            + ["take them apart; each counts in any folder that '--keys' names"])
      }
    }

    struct Show: ReleaseCommand {
      static let configuration = CommandConfiguration(commandName: "show")

      @OptionGroup var options: KeyringOptions

      func run() async throws {
        let (folder, _) = try options.open()
        let signing = try folder.load()
        guard !signing.roots.isEmpty else {
          throw PublishFailure.keys(
            "'\(folder.roots)' has no root; 'vmlc keys init' makes keys and the first one")
        }
        try options.print(signing, folder, said: [])
      }
    }
  }
}

private func waiting(_ root: UnfinishedRoot, _ folder: KeyFolder) -> [String] {
  let roles = root.newRoles.map(\.rawValue).joined(separator: ", ")
  return [
    "the root of version \(root.version)"
      + (roles.isEmpty ? ", with the same keys," : ", with new keys for \(roles),")
      + " has \(root.valid) of \(root.threshold) signatures",
    "it waits in \(folder.roots): another key of the root adds its signature with "
      + "'vmlc keys sign'",
  ]
}

extension KeyringOptions {
  fileprivate func open() throws -> (KeyFolder, Lifetimes) {
    let (settings, configuration) = try readSettings(of: site, SiteChoices(), output.reporting)
    let folder = keyFolder(
      of: configuration, in: settings, keys, channel ?? configuration.publish.channel)
    return (folder, Lifetimes(configuration.publish))
  }

  /// Shows what is public of keys, and which private ones are at hand.
  fileprivate func print(_ signing: Signing, _ folder: KeyFolder, said lines: [String]) throws {
    guard let root = signing.roots.last?.metadata else { return }
    if output.json { return try printKeys(signing, root, folder) }
    if lines.isEmpty || output.reporting.verbose {
      let text = lines + description(of: root, signing, folder)
      return try StandardStream.output.write(Array(text.map { $0 + "\n" }.joined().utf8))
    }
    guard output.isTalkative else { return }
    try StandardStream.output.write(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  private func description(
    of root: RootMetadata, _ signing: Signing, _ folder: KeyFolder
  ) -> [String] {
    var lines = [
      "root of version \(root.version) in \(folder.roots), good until \(root.expires)"
        + (root.expires <= .now() ? ": expired" : ""),
      "private keys in \(folder.keys ?? "the environment")",
    ]
    for role in Role.allCases {
      guard let signers = root.roles[role] else { continue }
      lines.append(
        "\(role.rawValue): \(signers.threshold) of \(counted(signers.keys.count, "key"))")
      let own = Set((signing.keys[role] ?? []).map(\.publicKey))
      for key in signers.keys {
        lines.append("  \(key.id)  " + (own.contains(key) ? "at hand" : "not at hand"))
      }
    }
    return lines
  }

  private func printKeys(_ signing: Signing, _ root: RootMetadata, _ folder: KeyFolder) throws {
    try printJSON { json in
      json.object(.lines) { json in
        json.member("rootVersion", root.version)
        json.member("expires", root.expires.description)
        json.member("roots", folder.roots)
        json.member("keys", folder.keys)
        json.member("roles") { json in
          json.array(.lines) { json in
            for role in Role.allCases {
              guard let signers = root.roles[role] else { continue }
              let own = Set((signing.keys[role] ?? []).map(\.publicKey))
              json.object(.lines) { json in
                json.member("role", role.rawValue)
                json.member("threshold", signers.threshold)
                json.member("keys") { json in
                  json.array(.lines) { json in
                    for key in signers.keys {
                      json.object(.spaced) {
                        $0.member("id", key.id)
                        $0.member("isAtHand", own.contains(key))
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

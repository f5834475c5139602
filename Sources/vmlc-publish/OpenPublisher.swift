import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLDiagnostics
import VMLPublish
import VMLRelease
import VMLStores

/// Subject of a command: a site, and a channel of a store.
struct OpenedChannel {
  var settings: SiteSettings
  var publish: PublishConfiguration
  var publisher: Publisher
}

extension ChannelOptions {
  /// Reads site.yaml and the keys, and opens the store.
  func open(to purpose: Purpose) throws -> OpenedChannel {
    let (settings, configuration) = try readSettings(
      of: site, try choices.choices(), output.reporting)
    let publish = configuration.publish
    let address: String
    if let store {
      address = store
    } else if let reference = publish.store {
      let isFolder = reference.text.hasPrefix("file:")
      address =
        isFolder
        ? "file:" + settings.path(String(reference.text.dropFirst("file:".count)))
        : reference.text
    } else {
      throw CommandLineError(noStoreMessage)
    }
    if address.hasPrefix("file:"),
      let problem = try settings.problem(ofStoreIn: String(address.dropFirst("file:".utf8.count)))
    {
      throw CommandLineError("'\(address)' cannot be the store: \(problem)")
    }
    let channel = channel ?? publish.channel
    let signing = try loadSigning(
      settings, configuration, keys, channel, withKeys: purpose != .read)
    var storeSettings = StoreSettings { environmentVariable($0) }
    storeSettings.endpoint = publish.endpoint
    storeSettings.region = publish.region
    storeSettings.insecureHost = publish.insecureHost
    let store = try openStore(address, storeSettings, isMade: purpose == .publish)
    var publisher = Publisher(
      store: RetryingStore(store), channel: channel, signing: signing)
    publisher.signingOfChannel = { [keys] name throws(PublishFailure) in
      guard configuration.publish.isSigned else { return .none }
      return try keyFolder(of: configuration, in: settings, keys, name).load(withKeys: false)
    }
    publisher.trees = publish.trees.flatMap { TreeLayout(rawValue: $0) }
    publisher.stateFolder = settings.cacheFolder + "/publish"
    publisher.jobs = jobs.transfers
    publisher.lifetimes = Lifetimes(publish)
    publisher.serving = Serving(publish.serving)
    publisher.warn = { warning in
      // If the warning cannot be written, the work goes on.
      try? StandardStream.error.writeLine("warning: " + warning)
    }
    return OpenedChannel(settings: settings, publish: publish, publisher: publisher)
  }
}

extension OpenedChannel {
  /// Reads what apps in the field know, to hold releases against it, and shows what is wrong with
  /// that.
  ///
  /// - Returns: Whether it could be read.
  mutating func readRuntimes(_ reporting: ReportOptions) throws -> Bool {
    let read = try RuntimeSettings.read(
      settings.site, settings.configuration?.choices ?? SiteChoices())
    guard let runtimes = read.runtimes else {
      try DiagnosticPrinter(options: reporting, programStream: .error, site: settings.site)
        .print(read.diagnostics, in: read.sources)
      return false
    }
    publisher.runtimes = runtimes.map { ClientRuntime($0.name, $0.knows) }
    return true
  }
}

/// Purpose for which a channel is opened.
enum Purpose {
  /// To look, and to remove: private keys are not read, so that none can be in the way.
  case read
  /// To sign something else of what is there.
  case sign
  /// To bring something new: a folder that is not there yet is made.
  case publish
}

/// Reads a site's site.yaml, and shows what is wrong with it.
func readSettings(
  of site: SiteOptions, _ choices: SiteChoices, _ reporting: ReportOptions
) throws -> (SiteSettings, SiteConfiguration) {
  let settings = try SiteSettings.read(try site.folder(), choices)
  try DiagnosticPrinter(options: reporting, programStream: .error, site: settings.site)
    .print(settings.diagnostics, in: settings.sources)
  guard let configuration = settings.configuration else { throw Outcome.inputHasErrors }
  return (settings, configuration)
}

/// The keys and roots of a site; none where site.yaml says that nothing is signed.
private func loadSigning(
  _ settings: SiteSettings, _ configuration: SiteConfiguration, _ options: KeyOptions,
  _ channel: String, withKeys: Bool
) throws -> Signing {
  guard configuration.publish.isSigned else { return .none }
  let folder = keyFolder(of: configuration, in: settings, options, channel)
  let signing = try folder.load(withKeys: withKeys)
  guard !signing.roots.isEmpty else {
    let own = folder.roots == settings.path(SiteSettings.rootFolder) ? "" : " --channel \(channel)"
    throw PublishFailure.keys(
      """
      releases are signed, and '\(folder.roots)' has no root to sign with; 'vmlc keys init\(own)' \
      makes keys and a root, and 'publish: { signing: none }' in site.yaml does without
      """)
  }
  return signing
}

/// Folder of the keys and roots of a channel: the site's, or a set's in it.
func keyFolder(
  of configuration: SiteConfiguration, in settings: SiteSettings, _ options: KeyOptions,
  _ channel: String
) -> KeyFolder {
  let set = configuration.publish.keySets.first { PathPattern($0.pattern).matches(channel) }?.name
  let below = set.map { "/" + $0 } ?? ""
  var variables: [Role: String] = [:]
  for role in Role.allCases {
    // One that is set to nothing is none, as CI systems have it for secrets that are not there.
    if let text = environmentVariable(KeyVariable.name(of: role)), !text.isEmpty {
      variables[role] = text
    }
  }
  return KeyFolder(
    keys: options.keys ?? defaultKeyFolder(of: configuration.name).map { $0 + below },
    roots: settings.path(SiteSettings.rootFolder + below), variables: variables)
}

/// The user's folder for the keys of a site; `nil` for a user without a home.
private func defaultKeyFolder(of name: String) -> String? {
  var folder = environmentVariable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
  if folder == nil, let home = environmentVariable("HOME"), home.hasPrefix("/") {
    folder = home + "/.config"
  }
  guard let folder else { return nil }
  let plain = name.utf8.map { byte -> UInt8 in
    let isPlain =
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte > 0x7F
    return isPlain ? byte : UInt8(ascii: "-")
  }
  return folder + "/vmlc/keys/" + (plain.isEmpty ? "site" : String(decoding: plain, as: UTF8.self))
}

extension Serving {
  fileprivate init(_ serving: ServingConfiguration) {
    self.init()
    encodings = serving.encodings.compactMap(ContentEncoding.init).filter(\.isAvailable)
    rules = serving.rules.map {
      Rule(
        PathPattern($0.pattern), contentType: $0.contentType, cacheControl: $0.cacheControl,
        isPacked: $0.isPacked)
    }
  }
}

extension ClientRuntime {
  fileprivate init(_ name: String, _ knows: RuntimeConfiguration) {
    self.init(name: name)
    vml = knows.vml
    elements = knows.elements.map { Set($0) }
    modifiers = knows.modifiers.map { Set($0) }
    views = knows.views.map { Set($0) }
    behaviour = knows.behaviour
    lacks = Set(knows.lacks)
    systems = knows.systems
  }
}

extension Lifetimes {
  init(_ publish: PublishConfiguration) {
    self.init()
    for (role, days) in publish.lifetimes {
      switch Role(rawValue: role) {
      case .root: root = days
      case .targets: targets = days
      case .snapshot: snapshot = days
      case .timestamp: timestamp = days
      case nil: break
      }
    }
  }
}

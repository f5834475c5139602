/// Releases that a channel offers, to which clients, and the ones that it offered before.
public struct ChannelState: Hashable, Sendable {
  public var name: String
  /// The first that fits a client is the client's.
  public var offers: [Offer]
  /// Releases that the channel offered to all clients, newest first, without the ones that were
  /// taken back.
  public var history: [Entry]
  /// Releases that a rollback took back, newest first.
  public var withdrawn: [ReleaseID]
  /// The release roots that are offered, so that a reader can tell the right bytes.
  public var roots: [ReleaseID: Root]

  /// Number of entries of the history, and of withdrawn releases, that are remembered.
  public static let historyLimit = 50

  /// A release for some of the clients.
  public struct Offer: Hashable, Sendable {
    /// `nil` for the documents that the app brings along.
    public var release: ReleaseID?
    /// The client's runtime; `nil` for all that no other offer names.
    public var runtime: String?
    /// Of 10,000 clients, how many take it.
    public var share: Int

    public init(_ release: ReleaseID?, runtime: String? = nil, share: Int = Offer.everybody) {
      self.release = release
      self.runtime = runtime
      self.share = share
    }

    public static let everybody = 10_000
  }

  public struct Entry: Hashable, Sendable {
    public var release: ReleaseID
    public var since: UTCTime

    public init(_ release: ReleaseID, since: UTCTime) {
      self.release = release
      self.since = since
    }
  }

  /// The bytes of a release's root.
  public struct Root: Hashable, Sendable {
    public var length: Int
    public var digest: ContentDigest
    /// The site's name for the release.
    public var version: String
    /// Further packings of all files of the release that are worth it.
    public var encodings: [ContentEncoding]

    public init(
      length: Int, digest: ContentDigest, version: String, encodings: [ContentEncoding] = []
    ) {
      self.length = length
      self.digest = digest
      self.version = version
      self.encodings = encodings
    }
  }

  public init(name: String) {
    self.name = name
    offers = []
    history = []
    withdrawn = []
    roots = [:]
  }

  /// The release of clients with no runtime of their own, once every rollout is through; `nil` for
  /// the embedded documents, and for a channel that offers nothing yet.
  public var current: ReleaseID? {
    offers.last { $0.runtime == nil && $0.share == Offer.everybody }?.release
  }

  /// The release of the first offer to clients with no runtime of their own, which may be for some
  /// only; `nil` as for ``current``.
  public var newest: ReleaseID? { offers.first { $0.runtime == nil }?.release }

  /// Whether every client gets one release.
  public func offersOnly(_ release: ReleaseID) -> Bool { offers == [Offer(release)] }

  /// The releases that some client may be told to take.
  public var releases: [ReleaseID] {
    var found: [ReleaseID] = []
    for offer in offers {
      if let release = offer.release, !found.contains(release) { found.append(release) }
    }
    return found
  }

  /// Release for a client; `nil` for the documents that it brings along.
  ///
  /// `runtime` is the name of the client's runtime, where it has one; `client` is what tells the
  /// client from others, and stays the same.
  public func release(forRuntime runtime: String?, client: String) -> ReleaseID? {
    let named = offers.filter { $0.runtime != nil && $0.runtime == runtime }
    let candidates = named.isEmpty ? offers.filter { $0.runtime == nil } : named
    return candidates.first { offer in
      offer.share >= Offer.everybody
        || Self.bucket(of: client, in: offer.release) < offer.share
    }?.release
  }

  /// Place of a client among 10,000.
  ///
  /// It is another one for each release, so that not always the same clients come first, and stays
  /// the same for one, so that a growing share takes no client back.
  static func bucket(of client: String, in release: ReleaseID?) -> Int {
    let text = (release?.text ?? "embedded") + ":" + client
    return Int(ContentDigest(of: Array(text.utf8)).firstWord % UInt64(Offer.everybody))
  }
}

// MARK: - JSON

extension ChannelState {
  /// `nil` where something is missing or wrong.
  init?(targets: JSONValue?, state: JSONValue?) {
    guard let files = targets?.object, let state, let name = state["channel"]?.line,
      let offers = state["offers"]?.array, let history = state["history"]?.array,
      let withdrawn = state["withdrawn"]?.strings
    else { return nil }
    self.init(name: name)
    for offer in offers {
      guard let share = offer["share"]?.integer, (0...Offer.everybody).contains(share),
        let release = offer["release"], let runtime = offer["runtime"]
      else { return nil }
      let id = release.string.flatMap(ReleaseID.init)
      guard id != nil || release == .null, runtime.line != nil || runtime == .null else {
        return nil
      }
      self.offers.append(Offer(id, runtime: runtime.string, share: share))
    }
    for entry in history {
      guard let id = entry["release"]?.string.flatMap(ReleaseID.init),
        let since = entry["since"]?.string.flatMap(UTCTime.init)
      else { return nil }
      self.history.append(Entry(id, since: since))
    }
    for text in withdrawn {
      guard let id = ReleaseID(text) else { return nil }
      self.withdrawn.append(id)
    }
    for (path, file) in files.sorted {
      guard let length = file["length"]?.integer, length >= 0,
        let digest = file["hashes"]?["sha256"]?.string.flatMap(ContentDigest.init(hex:)),
        let version = file["custom"]?["version"]?.line
      else { return nil }
      let id = ReleaseID(of: digest)
      guard path == StoreLayout.root(of: id) else { return nil }
      let encodings = file["custom"]?["encodings"]?.strings ?? []
      roots[id] = Root(
        length: length, digest: digest, version: version,
        // Encodings of later versions of vmlc mean nothing to this one.
        encodings: encodings.compactMap(ContentEncoding.init))
    }
    guard releases.allSatisfy({ roots[$0] != nil }) else { return nil }
  }

  var targetsJSON: JSONValue {
    var files: JSONObject = [:]
    for (id, root) in roots {
      files[StoreLayout.root(of: id)] = [
        "length": .integer(root.length), "hashes": ["sha256": .string(root.digest.hex)],
        "custom": .object(JSONObject(root.custom)),
      ]
    }
    return .object(files)
  }

  var stateJSON: JSONValue {
    [
      "channel": .string(name),
      "offers": .array(
        offers.map { offer in
          [
            "release": offer.release.map { .string($0.text) } ?? .null,
            "runtime": offer.runtime.map { .string($0) } ?? .null,
            "share": .integer(offer.share),
          ]
        }),
      "history": .array(
        history.map { entry in
          ["release": .string(entry.release.text), "since": .string(entry.since.description)]
        }),
      "withdrawn": .array(withdrawn.map { .string($0.text) }),
    ]
  }
}

extension ChannelState.Root {
  fileprivate var custom: [String: JSONValue] {
    var custom: [String: JSONValue] = ["version": .string(version)]
    if !encodings.isEmpty {
      custom["encodings"] = .array(encodings.map { .string($0.rawValue) })
    }
    return custom
  }
}

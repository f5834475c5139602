public import VMLRelease

/// Publishes releases to one channel of a store.
///
/// Order is safety: objects, then trees and manifests, then the release's root, then a look at what
/// was written, then the channel, in one step. Whatever ends it before that step leaves readers on
/// the release that they had; nothing is deleted, and what is there already is not written again.
public struct Publisher: Sendable {
  public var store: any Store
  public var channel: String
  public var signing: Signing
  /// Roots of the store's other channels, by their names; `nil` where all have the same.
  public var signingOfChannel: (@Sendable (String) throws(PublishFailure) -> Signing)?
  public var lifetimes = Lifetimes()
  /// `nil` for what the store's clients need.
  public var trees: TreeLayout?
  /// Rules for serving files.
  public var serving = Serving()
  /// Runtimes of apps in the field: a release that one of them is offered and cannot draw is
  /// refused.
  public var runtimes: [ClientRuntime] = []
  /// The folder of journals and of what was seen of channels; `nil` for none.
  public var stateFolder: String?
  /// Time that another publisher may take to write a lock at the same moment.
  public var lockSettling = Duration.seconds(1)
  public var clock: @Sendable () -> UTCTime = { .now() }
  /// Whether a channel is changed also where it is lost, or its last signer's clock was ahead of
  /// this one's.
  public var isRecovering = false
  /// Told what has to be known before anything is signed, from any task.
  public var warn: (@Sendable (String) -> Void)?
  /// Told now and then how far it is, from any task.
  public var progress: (@Sendable (PublishProgress) -> Void)?
  /// Number of objects that are under way at once; `nil` for what suits the store.
  public var jobs: Int?

  public init(store: any Store, channel: String, signing: Signing) {
    self.store = store
    self.channel = channel
    self.signing = signing
  }

  /// A reader of another channel of the store.
  func reader(of name: String) throws(PublishFailure) -> Publisher {
    var other = self
    other.channel = name
    if name != channel, let signingOfChannel { other.signing = try signingOfChannel(name) }
    return other
  }

  var treeLayout: TreeLayout { trees ?? store.defaultTrees }
  var atOnce: Int { max(1, jobs ?? store.parallelism) }
}

/// Progress of a publish.
public struct PublishProgress: Hashable, Sendable {
  public var phase: Phase
  public var objects: Int
  public var objectsInAll: Int
  public var bytes: Int
  public var bytesInAll: Int

  public enum Phase: String, Hashable, Sendable {
    case uploading, checking
  }
}

/// To whom a release goes.
public struct Audience: Hashable, Sendable {
  /// Of 10,000 clients, how many get it.
  public var share = ChannelState.Offer.everybody
  /// The only runtime that gets it; `nil` for all that have no offer of their own.
  public var runtime: String?

  public init() {}
}

/// Result of a publish, done or to be done.
public struct PublishReport: Sendable {
  public var release: ReleaseID
  public var version: String
  /// Release that the channel offered before, once every rollout was through.
  public var before: ReleaseID?
  /// Whether nothing was published to the channel before.
  public var isFirst = true
  /// The site's name of that; `nil` where it is not known.
  public var versionBefore: String?
  /// Needs of clients that the release before did not have; by target, empty ones left out.
  public var newNeeds: [(target: String, needs: ClientNeeds)] = []
  /// Whether the channel offers something else than before, or is signed anew.
  public var hasChangedChannel = false
  /// Documents and files of the release, each object once.
  public var objects = 0
  public var objectsInRelease = 0
  public var bytes = 0
  /// Number of other files that were written: trees, manifests, roots.
  public var otherFiles = 0
  public var pages: PageChanges?
  /// Warnings, each in one line.
  public var warnings: [String] = []
  /// Time from which on clients do not believe the channel unless it is signed again; `nil` where
  /// nothing is signed.
  public var expires: UTCTime?

  public var hasChanges: Bool { hasChangedChannel || objects > 0 || otherFiles > 0 }
}

/// The documents that differ between two releases, by target.
public struct PageChanges: Hashable, Sendable {
  public var targets: [Target]

  public struct Target: Hashable, Sendable {
    public var name: String
    /// Paths of files in the target, sorted.
    public var added: [String]
    public var removed: [String]
    public var changed: [String]
  }

  public var count: Int {
    targets.reduce(0) { $0 + $1.added.count + $1.removed.count + $1.changed.count }
  }
}

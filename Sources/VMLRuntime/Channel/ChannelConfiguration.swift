#if canImport(Darwin)
  import Foundation
#endif

/// All that an app says of a channel that it follows.
public struct ChannelConfiguration: Sendable {
  /// URL of the store, with or without a `/` at its end.
  public var url: String
  /// Name of the channel in the store.
  public var channel = "production"
  public var root: ChannelRoot
  /// Folder that `vmlc export embedded` wrote, absolute; `nil` for none.
  public var embedded: String?
  /// Folder of the cache, absolute, which is made where it is not there; `nil` to keep nothing.
  ///
  /// It belongs to this channel alone. Without one, each launch begins with the embedded release,
  /// or fetches the first document anew.
  public var cache: String?
  /// Bytes that the cache may have, but for what the shown release needs.
  public var cacheLimit = 256 << 20
  public var client: ClientProfile
  /// The user's languages, such as `fr-CA`, the most wanted first.
  public var languages: [String] = []
  /// Name of the theme that the app has chosen; `nil` to go with the appearance.
  public var theme: String?
  public var policy = UpdatePolicy.atNextLaunch
  public var prefetch = Prefetch.tree
  /// Time in which an answer has to be whole.
  public var timeout = Duration.seconds(30)
  /// Seconds between two looks of ``VMLChannel/refresh()``.
  public var interval = 300
  /// Called with what happens, from any thread, in the order in which it does.
  public var onEvent: @Sendable (ChannelEvent) -> Void = { _ in }

  public init(url: String, root: ChannelRoot, client: ClientProfile) {
    self.url = url
    self.root = root
    self.client = client
  }
}

/// Whose word counts for a channel.
public enum ChannelRoot: Hashable, Sendable {
  /// The bytes of `1.root.json` or a later one.
  case bytes([UInt8])
  /// The file of such a root, absolute.
  case file(String)
  /// Nothing is signed; digests and versions are checked all the same.
  case unsigned

  #if canImport(Darwin)
    /// A file of the app's bundle; one that is not there refuses everything.
    public static func bundle(_ name: String) -> ChannelRoot {
      .file(Bundle.main.bundlePath(of: name))
    }
  #endif
}

#if canImport(Darwin)
  extension ChannelConfiguration {
    /// Takes the embedded release from a folder of the app's bundle, and a cache of the app's own.
    ///
    /// The system may empty that cache while the app does not run.
    public mutating func useBundle(embedded name: String) {
      embedded = Bundle.main.bundlePath(of: name)
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      cache = caches?.appendingPathComponent("vml-\(channel)").path
    }
  }

  extension Bundle {
    fileprivate func bundlePath(of name: String) -> String {
      (resourceURL ?? bundleURL).appendingPathComponent(name).path
    }
  }
#endif

/// When a new release is shown.
public enum UpdatePolicy: Hashable, Sendable {
  /// From the next launch on, once it is whole in the cache. A first release is shown at once where
  /// there is no embedded one.
  case atNextLaunch
  /// As soon as it is whole in the cache; screens stay with the release that they have.
  case atOnce
}

/// The part of a new release that is fetched before it counts as whole.
public enum Prefetch: Hashable, Sendable {
  /// Its manifest's head; all else when it is asked for.
  case onDemand
  /// The documents and files of the chosen locale, in all themes.
  case tree
  /// The documents and files of the target.
  case everything
}

/// Features that an app can draw, and which of the clients it is.
public struct ClientProfile: Hashable, Sendable {
  /// Name of the target, such as `ios`.
  public var target: String
  /// Version of the system, such as `17.2`.
  public var system: String
  /// A text that tells this installation from others; `nil` to have one made up and kept.
  public var id: String?
  /// Name of the runtime; `nil` for none.
  public var runtime: String?
  /// The newest version of VML that it reads.
  public var vml = "1.0"
  /// The level of behaviour that it has, 0 for none.
  public var behaviour = 1
  /// SwiftUI's elements that it knows; `nil` for all.
  public var elements: Set<String>?
  /// `nil` for all.
  public var modifiers: Set<String>?
  /// Views of the app's own, none if it is empty; `nil` for all, so that no release is refused for
  /// one that the app does not draw.
  public var views: Set<String>?
  /// `nil` for all.
  public var events: Set<String>?
  /// `nil` for all.
  public var steps: Set<String>?
  /// Names that it does not know, whatever the others say.
  public var lacks: Set<String> = []

  public init(target: String, system: String) {
    self.target = target
    self.system = system
  }
}

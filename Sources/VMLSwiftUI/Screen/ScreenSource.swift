public import VMLBehaviour
public import VMLRuntime

/// A place that screens have their documents from.
public protocol VMLScreenSource: Sendable {
  /// Facts on which the documents' behaviour depends.
  func site() async -> BehaviourSite
  /// The document of a path; with `isRefresh` the newest one, though there may be one here.
  func document(at path: String, isRefresh: Bool) async -> ScreenAnswer
  /// The lifecycle template of a name, such as `launch`; `nil` where there is none.
  func template(_ name: String) async -> [UInt8]?
  /// News of the documents of some paths, for as long as it is read.
  func news(of paths: [String]) -> AsyncStream<ScreenNews>
}

/// Outcome of a request for a document.
public enum ScreenAnswer: Hashable, Sendable {
  case document([UInt8])
  /// There is none with the path.
  case none
  /// It could not be fetched; why.
  case failed(String)
}

/// Something that a source tells by itself.
public enum ScreenNews: Sendable {
  /// The document of a path is this from now on.
  case document(path: String, bytes: [UInt8])
  /// All documents may be others from now on, and the facts of the site are these.
  case released(BehaviourSite)
  /// Mistakes of the site while it is designed.
  case mistakes([OriginMistake])
  /// Whether the source can be reached.
  case connected(Bool)
}

/// Documents of a channel: each screen goes on with the release that it began with, until
/// ``UpdatePolicy/atOnce`` brings another to all.
public actor ChannelScreens: VMLScreenSource {
  private let channel: VMLChannel
  private let appearance: Appearance
  private var release: ChannelRelease?
  /// The release whose facts the client has.
  private var told: ChannelRelease?

  public init(_ channel: VMLChannel, appearance: Appearance = .light) {
    self.channel = channel
    self.appearance = appearance
  }

  private func current() async throws(ChannelError) -> ChannelRelease {
    if let release { return release }
    let release = try await channel.release()
    self.release = release
    return release
  }

  public func site() async -> BehaviourSite {
    // Without a release there is no document that facts are needed for.
    guard let release = try? await current() else { return BehaviourSite() }
    told = release
    return BehaviourSite(interface: release.interface)
  }

  public func document(at path: String, isRefresh: Bool) async -> ScreenAnswer {
    if isRefresh {
      // What comes of it is in the channel's events; what is shown stays.
      _ = await channel.update()
    }
    do throws(ChannelError) {
      return .document(try await current().document(at: path, appearance: appearance).bytes)
    } catch {
      if case .noDocument = error { return .none }
      return .failed(error.description)
    }
  }

  public func template(_ name: String) async -> [UInt8]? {
    // The app has views of its own for what cannot be fetched.
    try? await current().template(name, appearance: appearance)?.bytes
  }

  /// A new release, where the channel's policy shows it at once.
  public nonisolated func news(of paths: [String]) -> AsyncStream<ScreenNews> {
    let (stream, news) = AsyncStream.makeStream(of: ScreenNews.self)
    let follower = Task {
      for await release in await channel.releases() where await take(release) {
        news.yield(.released(BehaviourSite(interface: release.interface)))
      }
      news.finish()
    }
    news.onTermination = { _ in follower.cancel() }
    return stream
  }

  /// - Returns: Whether it is another release than the one that the client knows.
  private func take(_ release: ChannelRelease) -> Bool {
    self.release = release
    defer { told = release }
    return told !== release
  }
}

/// Documents of an origin, such as `vmlc serve`.
public struct OriginScreens: VMLScreenSource {
  private let origin: VMLOrigin

  public init(_ origin: VMLOrigin) { self.origin = origin }

  public func site() async -> BehaviourSite {
    BehaviourSite(interface: await origin.interface())
  }

  public func document(at path: String, isRefresh: Bool) async -> ScreenAnswer {
    do throws(ChannelError) {
      return .document(try await origin.document(at: path))
    } catch {
      if case .noDocument = error { return .none }
      return .failed(error.description)
    }
  }

  public func template(_ name: String) async -> [UInt8]? {
    try? await origin.document(at: "/lifecycle/" + name)
  }

  public func news(of paths: [String]) -> AsyncStream<ScreenNews> {
    let (stream, sender) = AsyncStream.makeStream(of: ScreenNews.self)
    let follower = Task {
      for await news in origin.news(of: paths) {
        switch news {
        case .document(let path, let bytes): sender.yield(.document(path: path, bytes: bytes))
        // The last good document stays.
        case .removed: continue
        case .mistakes(let mistakes): sender.yield(.mistakes(mistakes))
        case .connected(let isThere): sender.yield(.connected(isThere))
        }
      }
      sender.finish()
    }
    sender.onTermination = { _ in follower.cancel() }
    return stream
  }
}

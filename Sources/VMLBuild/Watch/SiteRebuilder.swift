import Synchronization
import VMLFiles
public import VMLWatch

/// Builds a site again and again; one call after the other.
public protocol SiteRebuilder: Sendable {
  /// Builds what the changes may have made different.
  ///
  /// Throws ``BuildFailure/cancelled`` where its task is cancelled. After that, and after a
  /// failure, the next call has these changes too.
  func rebuild(_ changes: SiteChanges) async throws(BuildFailure) -> BuildReport

  /// Does work that can wait until there is nothing else to do.
  func settle() async throws(BuildFailure)

  /// Settles, since nothing follows, and waits a moment for work in the background.
  func end() async throws(BuildFailure)
}

extension SiteRebuilder {
  public func end() async throws(BuildFailure) { try await settle() }
}

/// Rebuilds with the memory of the last build.
public final class SessionRebuilder: SiteRebuilder {
  private let options: BuildOptions
  /// `nil` until the site could be opened.
  private let session = Mutex<BuildSession<DiskFileSystem>?>(nil)
  /// Outlives a session: what a file is parsed to depends on no other.
  private let shared: SharedByBuilds

  public init(_ options: BuildOptions) {
    self.options = options
    shared = SharedByBuilds(options)
  }

  /// The revisions of the site, which the builds share with other callers.
  public var revisions: SiteRevisions { shared.revisions }

  public func rebuild(_ changes: SiteChanges) async throws(BuildFailure) -> BuildReport {
    // Taken out: with a second owner each change would copy.
    var known = takeSession()
    // The site's folder may be another one now, or no site any more.
    if changes.isEverything || changes.paths.contains(where: SiteFiles.isConfiguration) {
      // The output may be elsewhere then. A folder that is gone needs nothing.
      try? known?.settle()
      known = nil
    }
    var session: BuildSession<DiskFileSystem>
    if let open = known.take() {
      session = open
    } else {
      session = try BuildSession(options)
      session.shared = shared
      session.isLive = true
    }
    defer { self.session.withLock { $0 = session } }
    return try await session.rebuild(changes)
  }

  /// The pages of the last build that succeeded, with their documents; `nil` while a build is under
  /// way, and before there is one.
  public var pages: [BuiltPage]? { session.withLock { $0?.pages } }

  /// Whether a rebuild of pages alone begins at once, and takes no longer than to compile them.
  ///
  /// `false` while a rebuild, or anything else, is under way.
  public var rebuildsPages: Bool { session.withLock { $0?.rebuildsPages ?? false } }

  public func settle() async throws(BuildFailure) {
    guard var session = takeSession() else { return }
    defer { self.session.withLock { $0 = session } }
    try session.settle()
  }

  public func end() async throws(BuildFailure) {
    guard var session = takeSession() else { return }
    defer { self.session.withLock { $0 = session } }
    try await session.end()
  }

  private func takeSession() -> BuildSession<DiskFileSystem>? {
    session.withLock { session in
      defer { session = nil }
      return session
    }
  }
}

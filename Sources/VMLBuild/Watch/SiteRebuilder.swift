import Synchronization
import VMLFiles
public import VMLWatch

/// Builds a site again and again; one call after the other.
public protocol SiteRebuilder: Sendable {
  /// Builds what the changes may have made different.
  ///
  /// Throws ``BuildFailure/cancelled`` where its task is cancelled. After that, and after a failure, it
  /// is told the same changes again, along with others.
  func rebuild(_ changes: SiteChanges) async throws(BuildFailure) -> BuildReport

  /// Does what has time until nothing else is to be done.
  func settle() async throws(BuildFailure)

  /// Does the same, since nothing follows, and waits a moment for what goes on in the background.
  func end() async throws(BuildFailure)
}

extension SiteRebuilder {
  public func end() async throws(BuildFailure) { try await settle() }
}

/// Rebuilds with what is known of the last build.
public final class SessionRebuilder: SiteRebuilder {
  private let options: BuildOptions
  /// `nil` until the site could be opened.
  private let session = Mutex<BuildSession<DiskFileSystem>?>(nil)
  /// It outlives a session: what a file is parsed to depends on no other.
  private let shared = SharedByBuilds()

  public init(_ options: BuildOptions) { self.options = options }

  public func rebuild(_ changes: SiteChanges) async throws(BuildFailure) -> BuildReport {
    // Taken out, and held once, so that what it holds is changed and not copied.
    var known = takeSession()
    // The site's folder may be another one now, or no site any more.
    if changes.isEverything || changes.paths.contains(SiteFiles.configuration) {
      // The output may be elsewhere then; where the folder is gone there is nothing to be done either.
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
    return try await session.rebuild(changes.isEverything ? .unknown : .paths(changes.paths))
  }

  /// The pages of the last build that succeeded, with what they made; `nil` while a build is under way, and
  /// before there is one.
  public var pages: [BuiltPage]? { session.withLock { $0?.pages } }

  /// The files of the last build that succeeded; `nil` as ``pages`` is.
  public var files: KnownFiles? { session.withLock { $0?.files } }

  /// Whether a rebuild of pages alone begins at once, and takes no longer than to compile them.
  ///
  /// Not while one is under way, nor while anything else is done.
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

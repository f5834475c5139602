import Synchronization
import VMLBuild

/// A rebuilder whose options are known after those who want to ask it.
///
/// What is served asks for the pages that a build made, and a build asks what of the site is looked at.
final class LateRebuilder: SiteRebuilder {
  private let started = Mutex<SessionRebuilder?>(nil)

  /// `nil` until it is started.
  var session: SessionRebuilder? { started.withLock { $0 } }

  func start(_ options: BuildOptions) { started.withLock { $0 = SessionRebuilder(options) } }

  func rebuild(_ changes: SiteChanges) async throws(BuildFailure) -> BuildReport {
    guard let session else { throw .cancelled }
    return try await session.rebuild(changes)
  }

  func settle() async throws(BuildFailure) { try await session?.settle() }
}

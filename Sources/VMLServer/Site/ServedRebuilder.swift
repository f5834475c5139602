public import VMLBuild
public import VMLWatch

/// Builds a served site after what is looked at has been compiled, so that this does not wait for a
/// processor.
public struct ServedRebuilder: SiteRebuilder {
  private let site: ServedSite
  private let session: SessionRebuilder

  public init(_ site: ServedSite, _ session: SessionRebuilder) {
    self.site = site
    self.session = session
  }

  public func rebuild(_ changes: SiteChanges) async throws(BuildFailure) -> BuildReport {
    // To build pages alone is quicker still.
    let arePages = changes.paths.allSatisfy(SiteFiles.isPage)
    if changes.isEverything || !arePages || !session.rebuildsPages, await site.compilation() {
      // Cancelled by whatever changes next, and then so is the build.
      try? await Task.sleep(for: Self.drawing)
    }
    return try await session.rebuild(changes)
  }

  /// Time that browsers get to draw something new undisturbed.
  private static let drawing = Duration.milliseconds(40)

  public func settle() async throws(BuildFailure) { try await session.settle() }

  public func end() async throws(BuildFailure) { try await session.end() }
}

public import VMLBuild

/// Builds a served site after what is looked at has been compiled, so that this does not wait for a processor.
public struct ServedRebuilder: SiteRebuilder {
  private let site: ServedSite
  private let session: SessionRebuilder

  public init(_ site: ServedSite, _ session: SessionRebuilder) {
    self.site = site
    self.session = session
  }

  public func rebuild(_ changes: SiteChanges) async throws(BuildFailure) -> BuildReport {
    // To build pages alone is quicker still.
    let arePages = changes.paths.allSatisfy { $0.hasPrefix("content/") && $0.hasSuffix(".vml") }
    if changes.isEverything || !arePages || !session.rebuildsPages { await site.compilation() }
    return try await session.rebuild(changes)
  }

  public func settle() async throws(BuildFailure) { try await session.settle() }
}

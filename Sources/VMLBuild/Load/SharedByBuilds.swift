import VMLOutput

/// Memory that the builds of a watched site share, also after one that fails.
struct SharedByBuilds: Sendable {
  let parsed = ParsedPages()
  let revisions: SiteRevisions
  let replaced = ReplacedTrees()

  init(_ options: BuildOptions) { revisions = SiteRevisions(options) }
}

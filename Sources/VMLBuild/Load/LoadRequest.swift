public import VMLCompiler
import VMLData
import VMLFiles
import VMLStylesheet

/// Options for a load of a site, and memory of earlier loads.
public struct LoadRequest: Sendable {
  /// The wishes beyond the sources; by default every page is there.
  var choices = SiteChoices()
  /// Whether modifiers and elements are checked against what SwiftUI has.
  var checksSwiftUI = true
  /// The targets on whose styles the load reports, by name; empty for all.
  var targets: [String] = []
  /// The most threads at once; `nil` is one for each processor.
  var jobs: Int? = 1
  /// Contents of the site's folders; `nil` to look there.
  var snapshot: SourceSnapshot?
  /// The site's pages, where ``snapshot`` is without them.
  var pages: [LoadedSite.PageFile]?
  /// Whether data is not read where there is much of it.
  var leavesDataOut = false
  /// Modifiers that the last build found to be fine, with the digest of its site.yaml; they are
  /// fine as long as that is the same.
  var accepted: (shapes: AcceptedModifierShapes, configuration: XXH128)?
  /// Whether a page is Markdown, where pages are not listed.
  var holdsMarkdown = false
  /// Whether collections and files of JSON are computed; otherwise the site has `collections`.
  var computesValues = true
  /// Whether the first rows of each source are read; otherwise the site has none.
  var samplesRows = true
  /// Number of bad rows that are passed over among the first ones of each source.
  var badRowLimit = 0
  /// The site's collections, where they are known.
  var collections: Value?
  /// The sizes of the site's pictures, where they are known.
  var images: Value?
  /// Files that were read and parsed before, where the site is watched.
  var sources: SharedSources?

  /// A request for everything, drafts too, with the choices of a build otherwise.
  public init(_ choices: SiteChoices = SiteChoices()) {
    self.choices = choices
    self.choices.includesDrafts = true
  }

  /// A request for what a build needs.
  init(_ options: BuildOptions) {
    choices = options.choices
    checksSwiftUI = options.checksSwiftUI
    targets = options.targets
    jobs = options.otherJobs
    samplesRows = !options.readsAllRows
    badRowLimit = options.badRowLimit
  }
}

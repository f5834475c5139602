public import VMLCompiler
public import VMLFiles
public import VMLMarkup

/// The version of the compiler.
public let compilerVersion = "0.1.0"

/// Options of a build.
public struct BuildOptions: Sendable {
  /// The site's folder, as the user named it.
  public var site: String
  /// The output folder, relative to the current folder; `nil` for the one that site.yaml names.
  public var output: String?
  /// The targets to build, by name; empty for all.
  public var targets: [String] = []
  /// The version's name; `nil` for what site.yaml says.
  public var version: String?
  /// The wishes beyond the site's sources.
  public var choices = SiteChoices()
  /// On how many threads documents are compiled, and what can be done side by side besides; `nil`
  /// for as many as there are processors.
  public var jobs: Int?
  /// Whether the threads that compile pages leave the processors to whatever else wants them.
  public var isInBackground = false
  /// On how many threads is done what does not compile, which have the usual priority.
  var otherJobs: Int? { isInBackground ? 1 : jobs }
  /// Makes every warning an error.
  public var isStrict = false
  /// Writes the documents that compiled where others did not.
  public var keepsGoing = false
  /// Checks modifiers and elements against what SwiftUI has; off only where it is measured what
  /// that takes, or something else is tested.
  public var checksSwiftUI = true
  /// Looks for what is no mistake and hardly ever meant.
  public var lints = false
  public var layout = MarkupWriter.Layout.compact
  /// Removes files from the output that no build made.
  public var prunes = false
  /// Whether pages of rows get all of them; otherwise the first ones of each source.
  var readsAllRows = false
  /// Number of bad rows that are passed over among the first ones of each source.
  public var badRowLimit = 0
  /// Whether anything is written.
  public var writes = true
  /// Use of the cache in the site's folder.
  public var cache = CacheUse.none
  /// Whether the report says when each stage ran.
  public var isTraced = false
  /// Whether the report says which pages took longest.
  public var isTimed = false
  /// Whether the report says why pages were compiled.
  public var explainsPages = false
  /// Told now and then how many pages are done, from any thread; one with `each` counts as many as
  /// it makes.
  ///
  /// Where pages are made of rows, it is told how many rows are done, of 0.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  public init(site: String) { self.site = site }
}

/// Ways of using a cache with the facts of the last build.
public enum CacheUse: Sendable {
  /// It neither reads nor writes it.
  case none
  /// It does again only what may have come out otherwise since.
  case use
  /// The same, and every file of the output is looked at too.
  case verify
}

/// Why a build could not even say what is wrong with the site.
public enum BuildFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The disk, the network, a permission.
  case world(FileSystemError)
  /// The task was cancelled; the output is as it was.
  case cancelled
  /// Pages are made of rows, which another way of building reads one after the other.
  case streamsRows
  /// The folder has no site.yaml.
  case noSite(String)
  /// An option names a target that the site does not have.
  case unknownTarget(String, known: [String])
  /// An option names a locale or a theme, as the first word says, that the site does not have.
  case unknownVariant(String, String, known: [String])
  /// An option names a target that the page is not made for.
  case notForTarget(String, page: String, targets: [String])
  /// The file is of another kind than pages and components.
  case noMarkup(String)
  /// No element of a document comes from the place; some lines from which elements come.
  case noElement(ElementPlace, nearest: [Int])

  public var description: String {
    switch self {
    case .world(let error): error.description
    case .cancelled: "the build was cancelled"
    case .streamsRows: "pages are made of rows"
    case .noSite(let folder): "there is no site.yaml in '\(folder)'"
    case .unknownTarget(let name, let known):
      "the site has no target '\(name)'; its targets are \(known.joined(separator: ", "))"
    case .unknownVariant(let kind, let name, let known):
      "the site has no \(kind) '\(name)'; "
        + (known.isEmpty
          ? "site.yaml lists no \(kind)s" : "its \(kind)s are \(known.joined(separator: ", "))")
    case .notForTarget(let target, let page, let targets):
      "'\(page)' is not made for the target '\(target)'; its targets are "
        + (targets.isEmpty ? "none" : targets.joined(separator: ", "))
    case .noMarkup(let file): "'\(file)' is no page or component"
    case .noElement(let place, let lines):
      "no element of a document comes from "
        + (place.line.map { "line \($0) of " } ?? "") + "'\(place.file)'"
        + (lines.isEmpty
          ? "; no page shows anything of this file"
          : "; elements begin in \(lines.count == 1 ? "line" : "lines") "
            + lines.map(String.init).joined(separator: ", "))
    }
  }
}

/// Reason why a build looks at every page of a site, instead of compiling a few alone.
///
/// Pages that come out as they did are not compiled all the same (``ChangeReason``).
public enum WholeBuildReason: Error, Hashable, Sendable {
  case noEarlierBuild
  /// The cache is neither read nor written.
  case noCache
  /// The last build was of another program, or was asked for something else.
  case otherRequest
  /// Every file of the output is to be looked at.
  case verification
  case namesChanged
  case manyFiles
  case manyPages
  /// The output is so small that it takes its place as a whole.
  case smallOutput
  /// A file that cannot be read, or is no file any more.
  case unreadable(String)
  case output
  /// The last build's report cannot be shown again.
  case report
  /// Data that leads nowhere depends on all data.
  case data
  /// A collection, or a file of JSON, may read every page.
  case collections
  /// Diagnostics of files that pages share.
  case diagnostics
  /// Facts of every page are different.
  case site(ChangeReason)
  case page(String, Page)

  /// Reasons for which one page makes its whole site be built.
  public enum Page: Error, Hashable, Sendable {
    case errors
    case sheets
    /// Diagnostics, or rules of its own, that other pages may change.
    case otherPages
    case paths
    case data
    case components
    case lints
    /// Rules, classes or features that no other page is known to have.
    case newUse
    case lastUse
  }
}

extension WholeBuildReason: CustomStringConvertible {
  /// The reason as the end of a sentence: `every page was looked at: …`.
  public var description: String {
    switch self {
    case .noEarlierBuild: "nothing is known of an earlier build"
    case .noCache: "the cache is not used"
    case .otherRequest: "the last build was of another program, or had other options"
    case .verification: "'--verify' was given"
    case .namesChanged: "files came or went"
    case .manyFiles: "many files changed"
    case .manyPages: "many pages are touched"
    case .smallOutput: "the output is small"
    case .unreadable(let path): "'\(path)' cannot be read"
    case .output: "the output is not as the last build left it"
    case .report: "what the last build said cannot be said again"
    case .data: "data is read that may be in any file"
    case .collections: "site.yaml has collections or outputs, which may read every page"
    case .diagnostics: "the diagnostics of shared files are others"
    case .site(let reason): "\(reason)"
    case .page(let path, let cause): "'\(path)' \(cause.words)"
    }
  }
}

extension WholeBuildReason.Page {
  fileprivate var words: String {
    switch self {
    case .errors: "has an error"
    case .sheets: "has sheets of its own"
    case .otherPages: "has diagnostics or rules that depend on other pages"
    case .paths: "makes documents at other paths"
    case .data: "reads data that no page has read"
    case .components: "calls a component that no page has called"
    case .lints: "gives lints other facts about the site"
    case .newUse: "uses a style that no page has used"
    case .lastUse: "was the only page that is known to use a style"
    }
  }
}

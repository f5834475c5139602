import Synchronization
public import VMLBuild

/// Builds, with a progress bar where one is wanted.
public func showingProgress(
  of options: BuildOptions, if isWanted: Bool
) async throws(BuildFailure) -> BuildReport {
  try await showingProgress(if: isWanted) { show throws(BuildFailure) in
    var options = options
    options.progress = show
    return try await buildSite(options)
  }
}

/// Does some work, with a progress bar where one is wanted.
///
/// `work` gets a function that says how many documents are done, and of how many, 0 where that is
/// not known; `nil` where nothing is shown.
public func showingProgress<Success, Failure: Error>(
  if isWanted: Bool,
  _ work: ((@Sendable (_ done: Int, _ total: Int) -> Void)?) async throws(Failure) -> Success
) async throws(Failure) -> Success {
  guard isWanted else { return try await work(nil) }
  let bar = ProgressBar(from: readingWords)
  defer { bar.finish() }
  return try await work(bar.update)
}

/// Text as long as no page is compiled.
private let readingWords = "reading the site"

/// A progress bar for each build of a watched site.
public final class WatchProgress: Sendable {
  private let bar = Mutex<ProgressBar?>(nil)
  private let isWanted: Bool

  public init(isWanted: Bool) { self.isWanted = isWanted }

  /// Says how far the build under way is; `nil` where nothing is shown.
  public var update: (@Sendable (_ done: Int, _ total: Int) -> Void)? {
    guard isWanted else { return nil }
    return { done, total in self.bar.withLock { $0 }?.update(done, total) }
  }

  /// Takes the bar away before something is said.
  public func end(before news: WatchNews) {
    // The build under way goes on.
    if case .changed = news { return }
    finish()
  }

  /// Begins a bar where a build begins.
  public func begin(after news: WatchNews) {
    guard isWanted, case .began = news else { return }
    bar.withLock { $0 = ProgressBar(from: readingWords) }
  }

  public func finish() { bar.withLock { $0.take() }?.finish() }
}

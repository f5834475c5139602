public import VMLBuild

/// Builds, with a progress bar where one is wanted.
public func showingProgress(
  of options: BuildOptions, if isWanted: Bool
) async throws(BuildFailure) -> BuildReport {
  guard isWanted else { return try await buildSite(options) }
  let bar = ProgressBar()
  var options = options
  options.progress = bar.update
  do throws(BuildFailure) {
    let report = try await buildSite(options)
    await bar.finish()
    return report
  } catch {
    await bar.finish()
    throw error
  }
}

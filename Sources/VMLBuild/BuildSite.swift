public import VMLFiles

/// Compiles a site and writes its output, if nothing is wrong.
///
/// Equal sources give equal bytes and equal reports, whatever the number of jobs. A build with an
/// error leaves the output as it was. Otherwise a whole tree takes its place in one step, or, where
/// few of many files change, these are replaced one by one (``OutputSession``, ``LiveOutput``).
public func buildSite(_ options: BuildOptions) async throws(BuildFailure) -> BuildReport {
  try await buildSite(options, in: openSite(options.site))
}

/// The same for a site in any file system; the output is on the disk all the same.
public func buildSite(
  _ options: BuildOptions, in fileSystem: some FileSystem
) async throws(BuildFailure) -> BuildReport {
  var options = options
  options.readsAllRows = options.writes
  var session = BuildSession(options, in: fileSystem)
  var report: BuildReport
  do throws(BuildFailure) {
    report = try await session.rebuild()
  } catch .streamsRows {
    return try await buildRows(options, in: fileSystem)
  }
  session.save(tellingIn: &report)
  freeInBackground(consume session)
  return report
}

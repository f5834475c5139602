import VMLCompiler
public import VMLDiagnostics
public import VMLFiles
import VMLLinter
import VMLMarkup
import VMLOutput

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
  var session = BuildSession(options, in: fileSystem)
  var report = try await session.rebuild()
  session.save(tellingIn: &report)
  freeInBackground(consume session)
  return report
}

/// Fails, as a build would, where a folder is no site.
public func checkIsSite(_ folder: String) throws(BuildFailure) { _ = try openSite(folder) }

/// Opens a site's folder.
public func openSite(_ folder: String) throws(BuildFailure) -> DiskFileSystem {
  do throws(FileSystemError) {
    let fileSystem = try DiskFileSystem(root: folder)
    if try hasConfiguration(fileSystem) { return fileSystem }
  } catch {
    let isNoFolder = error.reason == .notFound || error.reason == .notAFolder
    throw isNoFolder ? .noSite(folder) : .world(error)
  }
  throw .noSite(folder)
}

/// Whether a folder has a site.yaml, also one that cannot be read.
func hasConfiguration(_ folder: DiskFileSystem) throws(FileSystemError) -> Bool {
  do throws(FileSystemError) {
    return try folder.status(of: SiteFiles.configuration) != nil
  } catch {
    if error.reason == .leadsOut { return true }
    throw error
  }
}

/// Memory that the builds of a watched site share, also after one that fails.
struct SharedByBuilds: Sendable {
  let parsed = ParsedPages()
  let revisions: SiteRevisions
  let replaced = ReplacedTrees()

  init(_ options: BuildOptions) { revisions = SiteRevisions(options) }
}

/// Diagnostics as they are shown: in report order, warnings as errors where that was asked for.
public func finished(
  _ diagnostics: [Diagnostic], isStrict: Bool, in sources: SourceSet
) -> [Diagnostic] {
  var diagnostics = diagnostics
  if isStrict {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
  }
  return inReportOrder(diagnostics, in: sources)
}

extension Diagnostic {
  /// Whether it says how many are not listed, and is no mistake.
  var isOfUnlisted: Bool { code == .mistakeLimit && range == nil }
}

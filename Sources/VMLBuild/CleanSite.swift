import VMLCompiler
public import VMLDiagnostics
import VMLFiles
public import VMLOutput

/// What cleaning a site is asked for.
public struct CleanOptions: Sendable {
  /// The site's folder, as the user named it.
  public var site: String
  /// Where the output is, relative to the current folder; `nil` for what site.yaml says.
  public var output: String?
  /// How many versions stay, the latest among them.
  public var keptVersions = 1
  public var mode = CleanRequest.Mode.remove

  public init(site: String) { self.site = site }
}

/// What cleaning a site did.
public struct CleanReport: Sendable {
  /// The paths of what was (or would be) removed, in order.
  public var removed: [String] = []
  /// What is wrong with site.yaml; nothing is removed then.
  public var diagnostics: [Diagnostic] = []
  public var sources = SourceSet()
}

/// Removes a site's old versions and its cache.
public func cleanSite(_ options: CleanOptions) throws(BuildFailure) -> CleanReport {
  let fileSystem = try openSite(options.site)
  do throws(FileSystemError) {
    var report = CleanReport()
    let folder: String
    if let output = options.output {
      folder = output
    } else {
      var loader = SiteLoader(fileSystem)
      let location = try loader.loadConfiguration().map {
        OutputLocation(nil, of: $0, in: options.site)
      }
      let isFine = try location?.check(in: fileSystem, reporting: &loader.bag) ?? false
      report.diagnostics = inReportOrder(loader.bag.diagnostics, in: loader.registry.sources)
      report.sources = loader.registry.sources
      guard let location, isFine else { return report }
      folder = location.folder
    }
    report.removed = try cleanOutput(
      CleanRequest(
        folder: folder, cacheFolder: sitePath(CacheFolder.name, in: options.site),
        keptVersions: options.keptVersions, mode: options.mode))
    return report
  } catch {
    throw .world(error)
  }
}

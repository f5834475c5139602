import VMLCompiler
public import VMLDiagnostics
import VMLFiles
public import VMLOutput

/// Options for cleaning a site.
public struct CleanOptions: Sendable {
  /// The site's folder, as the user named it.
  public var site: String
  /// The output folder, relative to the current folder; `nil` for the one that site.yaml names.
  public var output: String?
  /// Number of versions to keep, the latest included.
  public var keptVersions = 1
  public var mode = CleanRequest.Mode.remove

  public init(site: String) { self.site = site }
}

/// Result of cleaning a site.
public struct CleanReport: Sendable {
  /// The paths of everything that was (or would be) removed, in order.
  public var removed: [String] = []
  /// Diagnostics of site.yaml; after an error in it, nothing is removed.
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
      let settings = try SiteSettings(of: options.site, in: fileSystem)
      let location = settings.configuration.map { OutputLocation(nil, of: $0, in: options.site) }
      var bag = DiagnosticBag()
      let isFine = try location?.check(in: fileSystem, reporting: &bag) ?? false
      report.diagnostics = inReportOrder(
        settings.diagnostics + bag.diagnostics, in: settings.sources)
      report.sources = settings.sources
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

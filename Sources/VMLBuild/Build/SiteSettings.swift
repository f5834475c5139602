public import VMLCompiler
public import VMLDiagnostics

/// What a site's site.yaml says, for commands that need not look at anything else of it.
public struct SiteSettings: Sendable {
  /// The site's folder, as the user named it.
  public var site: String
  /// `nil` if site.yaml has errors.
  public var configuration: SiteConfiguration?
  /// In report order.
  public var diagnostics: [Diagnostic]
  /// The files that the diagnostics point at.
  public var sources: SourceSet

  /// Reads the site.yaml of a folder.
  public static func read(_ site: String) throws(BuildFailure) -> SiteSettings {
    var loader = SiteLoader(try openSite(site))
    do throws(FileSystemError) {
      let configuration = try loader.loadConfiguration()
      return SiteSettings(
        site: site, configuration: configuration,
        diagnostics: finished(
          loader.bag.diagnostics, isStrict: false, in: loader.registry.sources),
        sources: loader.registry.sources)
    } catch {
      throw .world(error)
    }
  }

  /// The folder of the output, as the user would write it.
  public func outputFolder(_ option: String?) -> String {
    OutputLocation(option, of: configuration ?? .defaults, in: site).folder
  }

  /// A path relative to the site, as the user would write it; an absolute one stays.
  public func path(_ relative: String) -> String {
    relative.hasPrefix("/") ? relative : sitePath(relative, in: site)
  }

  /// A folder of the site that belongs to the cache: it may be removed, and no build looks into it.
  public var cacheFolder: String { sitePath(CacheFolder.name, in: site) }
}

public import VMLCompiler
public import VMLDiagnostics
import VMLFiles

/// A site's site.yaml, for commands that need nothing else of the site.
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
  ///
  /// - Parameters:
  ///   - site: The folder, as the user named it.
  ///   - choices: What is asked for beyond the sources, which has a say in the settings.
  /// - Returns: The settings, without a configuration where there are mistakes.
  /// - Throws: ``BuildFailure`` where there is no site, or its file cannot be read.
  public static func read(
    _ site: String, _ choices: SiteChoices = SiteChoices()
  ) throws(BuildFailure) -> SiteSettings {
    let fileSystem = try openSite(site)
    do throws(FileSystemError) {
      return try SiteSettings(of: site, choices, in: fileSystem)
    } catch {
      throw .world(error)
    }
  }

  init(
    of site: String, _ choices: SiteChoices = SiteChoices(), in fileSystem: DiskFileSystem
  ) throws(FileSystemError) {
    var request = LoadRequest()
    request.choices = choices
    var loader = SiteLoader(fileSystem, request)
    self.site = site
    configuration = try loader.loadConfiguration()
    diagnostics = finished(
      loader.bag.diagnostics, isStrict: false, in: loader.registry.sources)
    sources = loader.registry.sources
  }

  /// The folder of the output, as the user would write it.
  public func outputFolder(_ option: String?) -> String {
    OutputLocation(option, of: configuration ?? .defaults, in: site).folder
  }

  /// A path relative to the site, as the user would write it; an absolute one stays.
  public func path(_ relative: String) -> String {
    relative.hasPrefix("/") ? relative : sitePath(relative, in: site)
  }

  /// The folder of the site with the public roots of its channels.
  public static var rootFolder: String { "trust" }

  /// A folder of the site that belongs to the cache: it may be removed, and no build looks into it.
  public var cacheFolder: String { sitePath(CacheFolder.name, in: site) }
}

/// Features of the apps in the field, as site.yaml and files that it names list them.
public struct RuntimeSettings: Sendable {
  /// In the order of site.yaml; `nil` if there are errors.
  public var runtimes: [(name: String, knows: RuntimeConfiguration)]?
  /// In report order.
  public var diagnostics: [Diagnostic]
  /// The files that the diagnostics point at.
  public var sources: SourceSet

  /// Reads the runtimes of the site in a folder, for commands that hold a release against them: a
  /// mistake in a runtime's file must not stop any other command.
  public static func read(
    _ site: String, _ choices: SiteChoices = SiteChoices()
  ) throws(BuildFailure) -> RuntimeSettings {
    var request = LoadRequest()
    request.choices = choices
    var loader = SiteLoader(try openSite(site), request)
    do throws(FileSystemError) {
      var runtimes: [(name: String, knows: RuntimeConfiguration)] = []
      if let configuration = try loader.loadConfiguration() {
        runtimes = try loader.loadRuntimes(configuration)
      }
      return RuntimeSettings(
        runtimes: loader.bag.hasErrors ? nil : runtimes,
        diagnostics: finished(
          loader.bag.diagnostics, isStrict: false, in: loader.registry.sources),
        sources: loader.registry.sources)
    } catch {
      throw .world(error)
    }
  }
}

extension SiteLoader {
  /// Reads the runtimes of the site's apps, in site.yaml and in files that it names.
  fileprivate mutating func loadRuntimes(
    _ configuration: SiteConfiguration
  ) throws(FileSystemError) -> [(name: String, knows: RuntimeConfiguration)] {
    var runtimes: [(name: String, knows: RuntimeConfiguration)] = []
    for (name, source) in configuration.publish.runtimes {
      switch source {
      case .here(let runtime): runtimes.append((name, runtime))
      case .file(let reference):
        guard try isFile(reference.text) else {
          bag.report(.missingRuntime(reference))
          continue
        }
        guard let file = try readFile(reference.text, limit: runtimeFileLimit),
          let node = readDataFile(file)
        else { continue }
        runtimes.append(
          (name, readRuntime(node, name, configuration.custom, reporting: &bag)))
      }
    }
    return runtimes
  }
}

/// The largest description of a runtime that is read, in bytes.
private let runtimeFileLimit = 1 << 20

extension Diagnostic {
  fileprivate static func missingRuntime(_ reference: SiteConfiguration.Reference) -> Diagnostic {
    Diagnostic(
      .missingFile, .error, at: reference.range, "there is no file '\(reference.text)' in the site",
      notes: [
        Note(
          "a runtime is what it knows, or a path relative to the site, as in 'runtimes/v2.yaml'")
      ])
  }
}

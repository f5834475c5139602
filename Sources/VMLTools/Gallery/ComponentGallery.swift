import Synchronization
public import VMLBuild
import VMLCompiler
public import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// Compiles the components of a site alone, with the props that somebody gives them.
///
/// A call goes through the compiler as a page would, which is nowhere on the disk: nothing is written.
public final class ComponentGallery: Sendable {
  private let options: BuildOptions
  private let memory = Mutex<(revision: Int, site: GallerySite)?>(nil)

  public init(_ options: BuildOptions) { self.options = options }

  /// One component, as the gallery shows it.
  public struct Entry: Sendable {
    public var name: String
    /// Relative to the site.
    public var file: String
    public var props: [Prop]
    /// The names of its slots; the one without a name is `""`.
    public var slots: [String]
  }

  public struct Prop: Sendable {
    public var name: String
    /// As it is written.
    public var type: String
    /// `text`, `number`, `integer`, `boolean`, `color`, `date`, `choice`, or `expression` for what no text says.
    public var kind: String
    /// What can be chosen.
    public var choices: [String]
    public var isRequired: Bool
    public var defaultText: String?
    /// Something to begin with where the prop has to be given.
    public var sample: String
  }

  /// What became of a call.
  public struct Outcome: Sendable {
    /// The document; `nil` after an error.
    public var document: [UInt8]?
    public var diagnostics: [Diagnostic]
    public var sources: SourceSet
  }

  /// The components of a site.
  ///
  /// - Parameter revision: Another one than before where the sources may have changed.
  /// - Returns: All, by name; none where site.yaml has a mistake.
  /// - Throws: ``BuildFailure/world(_:)`` where the site cannot be read.
  public func entries(at revision: Int) async throws(BuildFailure) -> [Entry] {
    try await onLargeStack { [self] () throws(BuildFailure) in
      try site(at: revision).entries
    }
  }

  /// Compiles a call for a target, a locale and a theme.
  ///
  /// - Parameters:
  ///   - call: What is compiled.
  ///   - variant: A target, with a locale and a theme where the site has them.
  ///   - revision: Another one than before where the sources may have changed.
  /// - Returns: The document or what is wrong, or both.
  /// - Throws: ``BuildFailure`` where the site cannot be read, or has no such target.
  /// - Complexity: That of loading the site without its pages, once for each revision, and of one page.
  public func compile(
    _ call: ComponentCall, for variant: VariantNames, at revision: Int
  ) async throws(BuildFailure) -> Outcome {
    try await onLargeStack { [self] () throws(BuildFailure) in
      try site(at: revision).compile(call, for: variant)
    }
  }

  private func site(at revision: Int) throws(BuildFailure) -> GallerySite {
    if let known = memory.withLock({ $0 }), known.revision == revision { return known.site }
    let site = try GallerySite(options)
    memory.withLock { memory in
      if memory.map({ $0.revision < revision }) ?? true { memory = (revision, site) }
    }
    return site
  }
}

/// A site without its pages.
private struct GallerySite: Sendable {
  private var loader: SiteLoader<DiskFileSystem>
  /// `nil` if site.yaml has a mistake.
  private let loaded: LoadedSite?

  init(_ options: BuildOptions) throws(BuildFailure) {
    loader = SiteLoader(try openSite(options.site))
    loader.checksSwiftUI = options.checksSwiftUI
    do throws(FileSystemError) { loaded = try loader.load() } catch { throw .world(error) }
  }

  var entries: [ComponentGallery.Entry] {
    guard let loaded else { return [] }
    let samples = PropSamples(
      data: loaded.site.data,
      actions: loaded.site.configuration.actions?.map(\.text) ?? [])
    return loaded.site.components.map(\.interface).sorted { $0.name < $1.name }.map { component in
      ComponentGallery.Entry(
        name: component.name, file: loader.registry.sources[component.file]?.path ?? "",
        props: component.props.map { ComponentGallery.Prop($0, samples) },
        slots: (component.hasUnnamedSlot ? [""] : []) + component.slots)
    }
  }

  func compile(
    _ call: ComponentCall, for names: VariantNames
  ) throws(BuildFailure) -> ComponentGallery.Outcome {
    guard let loaded else {
      return ComponentGallery.Outcome(
        document: nil, diagnostics: loader.bag.diagnostics, sources: loader.registry.sources)
    }
    guard loaded.site.components.contains(where: { $0.name == call.component }) else {
      return ComponentGallery.Outcome(
        document: nil, diagnostics: [.noComponent(call.component)],
        sources: loader.registry.sources)
    }
    var reader = PageReader(loaded: loaded, loader: loader)
    reader.loader.bag = DiagnosticBag()
    var emission = EmissionOptions()
    emission.conventions = loaded.site.configuration.markup
    var compiler = DocumentCompiler(loaded.site, styles: loaded.style.compiled, options: emission)
    let (page, requests) = reader.requests(of: call, names: &compiler.names)
    let variant = try reader.variant(names, of: page, at: page.file.path)
    var document: [UInt8]?
    if let request = requests.first, !reader.loader.bag.hasErrors {
      document =
        compiler.compile(request, for: [variant], reporting: &reader.loader.bag).first?.bytes
    }
    var diagnostics = reader.loader.bag.diagnostics
    // Nothing is said twice: what is wrong with the component itself was said when the site was read.
    if document == nil, !diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics = loader.bag.diagnostics.filter { $0.severity == .error }
    }
    return ComponentGallery.Outcome(
      document: document, diagnostics: diagnostics, sources: reader.loader.registry.sources)
  }
}

extension PageReader {
  /// A page that is nowhere, with nothing but a call, and its document.
  mutating func requests(
    of call: ComponentCall, names: inout NameTable
  ) -> (page: Page, requests: [DocumentRequest]) {
    // A name that is no file's, so that nobody looks for it.
    let file = loader.registry.add("the call", Array(call.page.utf8))
    let source = parseSource(file, reporting: &loader.bag)
    let page = makePage(
      "component.vml", from: source, in: loaded.site.configuration,
      knowing: loaded.site.elements, texts: loaded.site.texts, names: &names,
      reporting: &loader.bag)
    return (page, documents(of: page, in: loaded.site, reporting: &loader.bag))
  }
}

extension Diagnostic {
  fileprivate static func noComponent(_ name: String) -> Diagnostic {
    Diagnostic(
      .unknownComponent, .error, at: nil, "the site has no component '\(name)'",
      notes: [Note("it would stand in components/\(name).vml")])
  }
}

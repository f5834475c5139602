public import VMLBuild
import VMLCompiler
public import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// Compiles the components of a site alone, with the props that a user gives them.
///
/// A call goes through the compiler as a page would that is in no file: nothing is written.
public final class ComponentGallery: Sendable {
  private let revisions: SiteRevisions

  public init(_ revisions: SiteRevisions) { self.revisions = revisions }

  /// One component, as the gallery shows it.
  public struct Entry: Sendable {
    public var name: String
    /// Relative to the site.
    public var file: String
    /// The author's words on its purpose; `nil` for none.
    public var description: String?
    public var props: [Prop]
    /// The names of its slots; the one without a name is `""`.
    public var slots: [String]
  }

  public struct Prop: Sendable {
    public var name: String
    /// As it is written.
    public var type: String
    /// `text`, `number`, `integer`, `boolean`, `color`, `date`, `choice`, or `expression` for other
    /// values.
    public var kind: String
    /// The values of a `choice`.
    public var choices: [String]
    public var isRequired: Bool
    public var defaultText: String?
    /// The author's words on its purpose; `nil` for none.
    public var description: String?
    /// A value to begin with where the prop has to be given.
    public var sample: String
  }

  /// The result of a call.
  public struct Outcome: Sendable {
    /// The document; `nil` after an error.
    public var document: [UInt8]?
    public var diagnostics: [Diagnostic]
    public var sources: SourceSet
  }

  /// The components of the site.
  ///
  /// - Returns: All, by name; none where site.yaml has a mistake.
  /// - Throws: ``BuildFailure/world(_:)`` where the site cannot be read.
  public func entries() async throws(BuildFailure) -> [Entry] {
    try await onLargeStack { [revisions] () throws(BuildFailure) in
      try revisions.current().revision.galleryEntries
    }
  }

  /// Compiles a call for a target, a locale and a theme.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - variant: A target, with a locale and a theme where the site has them.
  /// - Returns: The document or its diagnostics, or both.
  /// - Throws: ``BuildFailure`` where the site cannot be read, or has no such target.
  /// - Complexity: ``SiteRevisions/current(for:)``, and one page.
  public func compile(
    _ call: ComponentCall, for variant: VariantNames
  ) async throws(BuildFailure) -> Outcome {
    try await onLargeStack { [revisions] () throws(BuildFailure) in
      let site = try revisions.current { variant.target == $1.targets[$0.target].name }
      return try site.revision.compile(call, for: variant, in: site.folder)
    }
  }
}

extension SiteRevision {
  fileprivate var galleryEntries: [ComponentGallery.Entry] {
    guard let loaded else { return [] }
    let samples = PropSamples(
      data: loaded.site.data,
      actions: loaded.site.configuration.actions?.map(\.name) ?? [],
      types: loaded.site.configuration.types)
    let components = loaded.site.components.filter { !$0.isBuiltIn }.map(\.interface)
    return components.sorted { $0.name < $1.name }.map { component in
      ComponentGallery.Entry(
        name: component.name, file: registry.sources[component.file]?.path ?? "",
        description: component.description,
        props: component.props.map { ComponentGallery.Prop($0, samples) },
        slots: (component.hasUnnamedSlot ? [""] : []) + component.slots)
    }
  }

  fileprivate func compile(
    _ call: ComponentCall, for names: VariantNames, in folder: DiskFileSystem
  ) throws(BuildFailure) -> ComponentGallery.Outcome {
    guard let loaded, var reader = PageReader(self, in: folder) else {
      return ComponentGallery.Outcome(
        document: nil, diagnostics: bag.diagnostics, sources: registry.sources)
    }
    guard loaded.site.components.contains(where: { $0.name == call.component }) else {
      return ComponentGallery.Outcome(
        document: nil, diagnostics: [.noComponent(call.component)], sources: registry.sources)
    }
    reader.bag = DiagnosticBag()
    var emission = EmissionOptions()
    emission.conventions = loaded.site.configuration.markup
    var compiler = DocumentCompiler(loaded.site, styles: loaded.style.compiled, options: emission)
    let (page, requests) = reader.requests(of: call, names: &compiler.names)
    let variant = try reader.variant(names, of: page, at: page.file.path)
    var document: [UInt8]?
    if let request = requests.first, !reader.bag.hasErrors {
      document = compiler.compile(request, for: [variant], reporting: &reader.bag).first?.bytes
    }
    var diagnostics = reader.bag.diagnostics
    // Nothing is said twice: mistakes of the component itself were reported when the site was
    // loaded.
    if document == nil, !diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics = bag.diagnostics.filter { $0.severity == .error }
    }
    return ComponentGallery.Outcome(
      document: document, diagnostics: diagnostics, sources: reader.registry.sources)
  }
}

extension PageReader {
  /// A page that is in no file and holds nothing but a call, and its document.
  mutating func requests(
    of call: ComponentCall, names: inout NameTable
  ) -> (page: Page, requests: [DocumentRequest]) {
    // A name that no file has.
    let file = registry.add("the call", Array(call.page.utf8))
    let source = parseSource(file, reporting: &bag)
    let page = makePage(
      "component.vml", from: source, in: loaded.site.configuration,
      knowing: loaded.site.elements, texts: loaded.site.texts, names: &names,
      reporting: &bag)
    return (page, documents(of: page, in: loaded.site, reporting: &bag))
  }
}

extension Diagnostic {
  fileprivate static func noComponent(_ name: String) -> Diagnostic {
    Diagnostic(
      .unknownComponent, .error, at: nil, "the site has no component '\(name)'",
      notes: [Note("it would stand in components/\(name).vml")])
  }
}

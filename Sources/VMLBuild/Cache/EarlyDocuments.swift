import VMLCompiler
import VMLDiagnostics

/// Documents that somebody is looking at, which are compiled alone before the rest of the site is built.
///
/// They are not written: the build that follows does that, or finds what is wrong. Nothing is told of them but
/// what compiles without an error.
public struct EarlyDocuments: Sendable {
  /// Asked at the start of each build.
  public var wanted: @Sendable () -> Set<WantedDocument>
  /// Told of what compiled, before the build goes on.
  public var show: @Sendable ([EarlyDocument]) -> Void

  public init(
    wanted: @escaping @Sendable () -> Set<WantedDocument>,
    show: @escaping @Sendable ([EarlyDocument]) -> Void
  ) {
    self.wanted = wanted
    self.show = show
  }
}

/// One document of one tree.
public struct WantedDocument: Hashable, Sendable {
  /// The file that makes it, relative to the site.
  public var page: String
  public var place: OutputPlace

  public init(page: String, place: OutputPlace) {
    self.page = page
    self.place = place
  }
}

/// A document that is not written yet.
public struct EarlyDocument: Sendable {
  public var place: OutputPlace
  public var bytes: [UInt8]
}

/// A page of a site that was built, and the files of its documents, relative to a tree.
public struct BuiltPage: Sendable {
  /// Relative to the site.
  public var path: String
  public var documents: [String]
}

extension EarlyDocuments {
  /// Compiles what is wanted from the sources as they are now.
  ///
  /// `memory` is of the last build, and `changes` are since then: where no file has come or gone, the site's
  /// folders need not be listed again.
  func compile(
    in files: some FileSystem, _ options: BuildOptions, _ changes: SourceChanges,
    knowing memory: SiteMemory?
  ) async {
    let wanted = wanted()
    guard !wanted.isEmpty else { return }
    let documents = await onLargeStack {
      var loader = SiteLoader(files)
      loader.checksSwiftUI = options.checksSwiftUI
      loader.listing = memory.flatMap { knownListing($0, changes, in: files) }
      // Whatever is wrong, the build that follows says it.
      guard let loaded = try? loader.load(), !loader.bag.hasErrors else { return [EarlyDocument]() }
      return compiled(wanted, of: loaded, in: files, options)
    }
    if !documents.isEmpty, !Task.isCancelled { show(documents) }
  }
}

/// What is in the site's folders, if that is known without looking at all of it.
private func knownListing(
  _ memory: SiteMemory, _ changes: SourceChanges, in files: some FileSystem
) -> SourceListing? {
  guard case .paths(let paths) = changes else { return nil }
  let known = Set(memory.sources.entries.lazy.filter { $0.kind == .file }.map(\.path))
  let areAll = paths.allSatisfy { path in
    known.contains(path) && (try? files.status(of: path))?.kind == .file
  }
  return areAll ? SourceListing(table: memory.sources) : nil
}

private func compiled(
  _ wanted: Set<WantedDocument>, of loaded: LoadedSite, in files: some FileSystem,
  _ options: BuildOptions
) -> [EarlyDocument] {
  let configuration = loaded.site.configuration
  let variants = configuration.variants
  let places = Set(wanted.map(\.place))
  let trees = Set(places.map { $0.tree })
  var emission = EmissionOptions()
  emission.layout = options.layout
  emission.conventions = configuration.markup
  var worker = PageWorker(
    fileSystem: files, loaded: loaded, variants: variants,
    chosen: variants.indices.filter { index in
      trees.contains(variants[index].place(of: "", in: configuration))
    },
    session: nil, isStrict: options.isStrict,
    compiler: DocumentCompiler(loaded.site, styles: loaded.styles, options: emission),
    filter: DiagnosticFilter(configuration.lints)
  ).collectingDocuments()
  worker.wantedFiles = Set(places.map(\.file))
  let pages = Set(wanted.map(\.page))
  for page in loaded.pages where pages.contains(page.path) { _ = worker.run(.compile, page) }
  return (worker.collected ?? []).flatMap { document in
    document.places.filter(places.contains).map {
      EarlyDocument(place: $0, bytes: document.bytes)
    }
  }
}

extension OutputPlace {
  /// The same for any file of the tree.
  fileprivate var tree: OutputPlace {
    OutputPlace(target: target, locale: locale, theme: theme, file: "")
  }
}

import Synchronization
import VMLCompiler
import VMLDiagnostics
import VMLFiles
public import VMLOutput
public import VMLWatch

/// Compiles documents that somebody is looking at, alone and at once, whatever else is being built.
///
/// They are not written: the build that follows does that, or finds what is wrong.
public final class EarlyCompiler: Sendable {
  private let options: BuildOptions
  private let known = Mutex<Known?>(nil)

  /// The style of the documents that were compiled last, for the trees that these are in.
  private struct Known: Sendable {
    var trees: Set<OutputPlace>
    var style: KnownStyle
  }

  public init(_ options: BuildOptions) { self.options = options }

  /// Compiles what is wanted from the sources as they are now.
  ///
  /// - Parameters:
  ///   - wanted: What is looked at.
  ///   - changes: Since the build that `files` are of.
  ///   - files: Where no file has come or gone since, the site's folders need not be listed again.
  /// - Returns: What compiles without an error; nothing where what all pages share has one.
  /// - Complexity: That of loading the site without its pages, and of those that are wanted. Sheets are
  ///   compiled for the trees that are looked at, and not again where they are as they were.
  public func compile(
    _ wanted: Set<WantedDocument>, _ changes: SiteChanges, knowing files: KnownFiles?
  ) async -> [EarlyDocument] {
    guard !wanted.isEmpty else { return [] }
    let options = options
    let trees = Set(wanted.map(\.place.tree))
    let style = known.withLock { $0.flatMap { $0.trees == trees ? $0.style : nil } }
    let (documents, used) = await onLargeStack { () -> ([EarlyDocument], KnownStyle?) in
      guard let disk = try? openSite(options.site) else { return ([], nil) }
      var loader = SiteLoader(disk)
      loader.checksSwiftUI = options.checksSwiftUI
      loader.listing = files?.listing(of: Set(wanted.map(\.page)), after: changes, in: disk)
      loader.known = style
      loader.chosen = { trees.contains($0.place(of: "", in: $1)) }
      // Whatever is wrong, the build that follows says it.
      guard let loaded = try? loader.load(), !loader.bag.hasErrors else { return ([], nil) }
      return (compiled(wanted, in: trees, of: loaded, in: disk, options), loader.known)
    }
    let old = known.withLock { known in
      defer { known = used.map { Known(trees: trees, style: $0) } }
      return known?.style
    }
    if let old, old !== used { freeLater(old) }
    return documents
  }

  /// Frees a style once the documents are on their way to those who wait for them.
  private func freeLater(_ style: KnownStyle) {
    Task.detached(priority: .background) {
      try? await Task.sleep(for: .milliseconds(100))
      withExtendedLifetime(style) {}
    }
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

private func compiled(
  _ wanted: Set<WantedDocument>, in trees: Set<OutputPlace>, of loaded: LoadedSite,
  in files: some FileSystem, _ options: BuildOptions
) -> [EarlyDocument] {
  let configuration = loaded.site.configuration
  let places = Set(wanted.map(\.place))
  var worker = PageWorker(
    loaded, in: files, options, into: nil, filter: DiagnosticFilter(configuration.lints)
  ) {
    trees.contains($0.place(of: "", in: configuration))
  }.collectingDocuments()
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

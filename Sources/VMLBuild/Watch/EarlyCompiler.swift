import VMLCompiler
import VMLDiagnostics
import VMLFiles
public import VMLOutput

/// Compiles documents that a user looks at, alone and at once, while a build may be under way.
///
/// The documents are not written: the build that follows does that, and reports mistakes.
public final class EarlyCompiler: Sendable {
  private let options: BuildOptions
  private let revisions: SiteRevisions

  /// `revisions` are the revisions of the site that the options name.
  public init(_ options: BuildOptions, _ revisions: SiteRevisions) {
    self.options = options
    self.revisions = revisions
  }

  /// Compiles documents from the sources as they are now.
  ///
  /// - Returns: The documents that compile without an error; none where a file that all pages share
  ///   has one.
  /// - Complexity: ``SiteRevisions/current(for:)``, and the pages that are wanted.
  ///   Sheets are compiled only for the trees of these documents.
  public func compile(_ wanted: Set<WantedDocument>) async -> [EarlyDocument] {
    guard !wanted.isEmpty else { return [] }
    let (options, revisions) = (options, revisions)
    let trees = Set(wanted.map(\.place.tree))
    return await onLargeStack {
      let site = try? revisions.current { trees.contains($0.place(of: "", in: $1)) }
      // The build that follows reports the errors.
      guard let site, let loaded = site.revision.loaded, !site.revision.bag.hasErrors else {
        return []
      }
      return compiled(wanted, in: trees, of: loaded, in: site.folder, options)
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
  worker.setup.wantedFiles = Set(places.map(\.file))
  for path in Set(wanted.map(\.page)) {
    // To compare the paths of all pages with one is quicker than to hash them.
    guard let page = loaded.pages.first(where: { $0.path == path }) else { continue }
    _ = worker.run(.compile, page)
  }
  return (worker.sink.collected ?? []).flatMap { document in
    document.places.filter(places.contains).map {
      EarlyDocument(place: $0, bytes: document.bytes)
    }
  }
}

extension OutputPlace {
  /// The place without its file.
  fileprivate var tree: OutputPlace {
    OutputPlace(target: target, locale: locale, theme: theme, file: "")
  }
}

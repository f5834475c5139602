public import VMLCompiler
public import VMLDiagnostics
public import VMLFiles
import VMLOutput
import VMLStylesheet

/// A site as it was at one moment: what all documents share, where the pages are, and the
/// diagnostics of loading it.
///
/// Pages are not part of it: an edit of a page makes no other revision.
public struct SiteRevision: Sendable {
  /// The site; `nil` if site.yaml has a mistake, since everything depends on it.
  public private(set) var loaded: LoadedSite?
  public private(set) var bag: DiagnosticBag
  public private(set) var registry: SourceRegistry
  /// Files that the site names in none of its folders: their stamps from before they were read, and
  /// none for what is no file.
  let elsewhere: [String: FileStamp]
  /// The data files that were not read.
  let leftOut: [String]
  /// The sheets with all that they depend on, where another load may reuse them.
  private(set) var sheets: SheetMemory?
  /// The diagnostics from before the sheets were compiled for targets.
  private let bagBeforeStyles: DiagnosticBag
  /// The registry from before pages got their numbers.
  private let registryBeforePages: SourceRegistry
  private let targets: [String]
  private let jobs: Int?

  /// Loads a site, and compiles its sheets for all variants.
  public static func load(
    in fileSystem: some FileSystem, _ request: LoadRequest = LoadRequest()
  ) throws(FileSystemError) -> SiteRevision {
    var revision = try SiteRevision(in: fileSystem, request)
    revision.compileStyles()
    return revision
  }

  /// Loads a site, whose sheets are then compiled by ``compileStyles(for:)``.
  init(in fileSystem: some FileSystem, _ request: LoadRequest) throws(FileSystemError) {
    var loader = SiteLoader(fileSystem, request)
    loaded = try loader.load()
    bag = loader.bag
    registry = loader.registry
    elsewhere = loader.elsewhere
    leftOut = loader.leftOut
    sheets = loader.sheets
    bagBeforeStyles = loader.bag
    registryBeforePages = loader.registryBeforePages
    targets = request.targets
    jobs = request.jobs
  }

  /// Compiles the sheets for variants of the site that have no styles yet; `nil` is all variants.
  ///
  /// Variants without styles have the styles of another.
  ///
  /// - Returns: How many styles were compiled.
  @discardableResult
  mutating func compileStyles(for variants: [Int]? = nil) -> Int {
    guard var site = loaded else { return 0 }
    // The only owner changes it in place.
    loaded = nil
    defer { loaded = site }
    let count = site.style.compilation.compiledCount
    let jobs = jobs
    site.style.compilation.compile(for: variants) {
      concurrentMap($0, jobs: jobs, onLargeStacks: true, $1)
    }
    let added = site.style.compilation.compiledCount - count
    guard added > 0 || site.style.compiled.isEmpty else { return 0 }
    let configuration = site.site.configuration
    let asked = configuration.variants.enumerated().filter { _, variant in
      targets.isEmpty || targets.contains(configuration.targets[variant.target].name)
    }
    bag = bagBeforeStyles
    site.style.compiled = site.style.compilation.styles(
      reportingOn: asked.map(\.offset), reporting: &bag)
    sheets = sheets?.with(site.style.compilation)
    return added
  }

  /// Filter of the site's diagnostics, made of lint levels and the comments of files that were
  /// read.
  ///
  /// A build looks only into files that have a diagnostic, and into sheets and components, for
  /// which something may be reported later.
  public func filter(_ levels: LintLevels, everywhere: Bool) -> DiagnosticFilter {
    var filter = DiagnosticFilter(levels)
    let told = Set(bag.diagnostics.compactMap(\.range?.file))
    for file in registry.sources.all {
      let isShared = ["vml", "vss"].contains(SiteFiles.ending(of: file.path))
      if everywhere || isShared || told.contains(file.id) { filter.read(file) }
    }
    return filter
  }
}

// MARK: Later revisions

extension SiteRevision {
  /// Whether a load would come out the same now.
  ///
  /// A file counts as the same by its stamp, or else by its bytes.
  ///
  /// - Parameters:
  ///   - files: The site's files but for its pages, as they were seen before the revision was
  ///     loaded.
  ///   - new: The files as they were seen since.
  ///   - fileSystem: The site's folder.
  /// - Returns: `false` also after an error, which may be about a file that is in no table.
  func isCurrent(
    _ files: FileTable, after new: FileTable, in fileSystem: some FileSystem
  ) -> Bool {
    // Pages are in no table of files.
    guard let loaded, !loaded.site.configuration.isOnePiece, !bag.hasErrors, leftOut.isEmpty,
      files.entries.count == new.entries.count
    else { return false }
    var unsure: [FileTable.Entry] = []
    for (old, entry) in zip(files.entries, new.entries) {
      guard old.kind == entry.kind, old.path.utf8.elementsEqual(entry.path.utf8) else {
        return false
      }
      if entry.kind == .file, old.isUnsure || old.stamp != entry.stamp {
        // A file that is not read counts with its size.
        guard old.stamp.size == entry.stamp.size else { return false }
        if loaded.site.images != nil, PictureNames.isPicture(entry.path) { return false }
        unsure.append(entry)
      }
    }
    let outside = elsewhere.allSatisfy { path, stamp in
      ((try? fileSystem.status(of: path))?.kind == .file) == (stamp != FileStamp.none)
    }
    guard outside else { return false }
    if unsure.isEmpty, elsewhere.isEmpty { return true }
    let known = Dictionary(
      registry.sources.all.lazy.filter { !$0.bytes.isEmpty }.map { ($0.path, $0.bytes) },
      uniquingKeysWith: { first, _ in first })
    return (unsure.map(\.path) + elsewhere.keys).allSatisfy { path in
      guard let bytes = known[path] else { return true }
      return (try? fileSystem.read(path, limit: bytes.count)) == bytes
    }
  }

  /// Gives the site other pages, whose numbers come after the numbers of all other files.
  ///
  /// - Returns: Whether that changes no diagnostic.
  mutating func setPages(_ paths: [String]) -> Bool {
    guard let pages = loaded?.pages, pages.isEmpty == paths.isEmpty,
      // Only a site with a page of Markdown has the components that it is drawn with.
      pages.contains(where: { isMarkdown($0.path) }) == paths.contains(where: isMarkdown)
    else { return false }
    let areSame =
      pages.count == paths.count
      && zip(pages, paths).allSatisfy { $0.path.utf8.elementsEqual($1.utf8) }
    if areSame { return true }
    registry = registryBeforePages
    loaded?.pages = zip(paths, registry.reserve(paths.count)).map {
      LoadedSite.PageFile(path: $0, id: FileID($1))
    }
    return true
  }
}

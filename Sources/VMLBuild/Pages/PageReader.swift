public import VMLCompiler
public import VMLDiagnostics
public import VMLFiles
public import VMLMarkup
public import VMLStylesheet

/// Names of one of a site's trees; `nil` for the first target, locale or theme.
public struct VariantNames: Hashable, Sendable {
  public var target: String?
  public var locale: String?
  public var theme: String?

  public init(target: String? = nil, locale: String? = nil, theme: String? = nil) {
    self.target = target
    self.locale = locale
    self.theme = theme
  }
}

/// Reads single pages of a loaded site, for commands that show something of them.
public struct PageReader<Files: FileSystem>: Sendable {
  public let loaded: LoadedSite
  /// The diagnostics of the site, and of the pages that were read.
  public var bag: DiagnosticBag
  public var registry: SourceRegistry
  private let fileSystem: Files
  private var pageStyles = PageStyles()

  /// A reader for a revision of a site; `nil` if its site.yaml has a mistake.
  public init?(_ revision: SiteRevision, in fileSystem: Files) {
    guard var loaded = revision.loaded else { return nil }
    loaded.site = Site(markingCallsOf: loaded.site)
    self.init(loaded, revision.registry, revision.bag, in: fileSystem)
  }

  init(
    _ loaded: LoadedSite, _ registry: SourceRegistry, _ bag: DiagnosticBag = DiagnosticBag(),
    in fileSystem: Files
  ) {
    (self.loaded, self.registry, self.bag) = (loaded, registry, bag)
    self.fileSystem = fileSystem
  }

  /// A compiler for a page with sheets of its own, and all sheets in the order of the cascade;
  /// `nil` for any other page.
  public mutating func compiler(
    for page: Page, _ options: EmissionOptions = EmissionOptions(), names: NameTable
  ) -> (compiler: DocumentCompiler, sheets: [Stylesheet])? {
    let styled = pageStyles.styles(of: page, in: loaded, reporting: &bag)
    return styled.map { styled in
      var compiler = DocumentCompiler(loaded.site, styles: styled.styles, options: options)
      compiler.names = names
      return (compiler, loaded.style.sheets + styled.sheets)
    }
  }

  /// A page, and the documents that it makes; `nil` for a file that cannot be read as text.
  public mutating func requests(
    of pageFile: LoadedSite.PageFile, names: inout NameTable
  ) throws(BuildFailure) -> (page: Page, requests: [DocumentRequest])? {
    guard let file = try read(pageFile) else { return nil }
    let source = parseSource(file, reporting: &bag)
    let page = makePage(
      pageFile.relativePath, from: source, in: loaded.site.configuration,
      knowing: loaded.site.elements, texts: loaded.site.texts, names: &names, reporting: &bag
    )
    return (page, documents(of: page, in: loaded.site, reporting: &bag))
  }

  private mutating func read(
    _ page: LoadedSite.PageFile
  ) throws(BuildFailure) -> SourceFile? {
    registry.keep(SourceFile(id: page.id, path: page.path, bytes: []))
    do throws(FileSystemError) {
      let bytes = try fileSystem.readSource(
        page.path, as: page.id, limit: sourceSizeLimit, reporting: &bag)
      guard let bytes else { return nil }
      let file = SourceFile(id: page.id, path: page.path, bytes: bytes)
      registry.keep(file)
      return file
    } catch {
      throw .world(error)
    }
  }

  /// The variant of some names, or without them the first that the page is made for, by its index
  /// in the site.
  public func variant(
    _ asked: VariantNames, of page: Page, at path: String
  ) throws(BuildFailure) -> Int {
    let configuration = loaded.site.configuration
    let target = try target(asked.target, of: page, at: path)
    let locale = try name(asked.locale, "locale", in: configuration.locales)
    let theme = try name(asked.theme, "theme", in: configuration.themes)
    let variant = SiteVariant(target: target, locale: locale, theme: theme)
    return configuration.variants.firstIndex(of: variant) ?? 0
  }

  /// The variants of a page that have the names that are asked for, by their indices in the site.
  public func variants(
    _ asked: VariantNames, of page: Page, at path: String
  ) throws(BuildFailure) -> [Int] {
    // Throws for wrong names.
    _ = try variant(asked, of: page, at: path)
    let configuration = loaded.site.configuration
    let variants = configuration.variants
    return variants.indices.filter { index in
      let target = configuration.targets[variants[index].target].name
      return asked.target.map { $0 == target } ?? (page.targets?.contains(target) ?? true)
        && asked.locale.map { $0 == variants[index].locale } ?? true
        && asked.theme.map { $0 == variants[index].theme } ?? true
    }
  }

  private func name(
    _ asked: String?, _ kind: String, in known: [SiteConfiguration.Reference]
  ) throws(BuildFailure) -> String? {
    guard let asked else { return known.first?.text }
    guard known.contains(where: { $0.text == asked }) else {
      throw .unknownVariant(kind, asked, known: known.map(\.text))
    }
    return asked
  }

  private func target(
    _ asked: String?, of page: Page, at path: String
  ) throws(BuildFailure) -> Int {
    let known = loaded.site.configuration.targets.map(\.name)
    let made = known.filter { page.targets?.contains($0) ?? true }
    let name = asked ?? made.first ?? known[0]
    guard let index = known.firstIndex(of: name) else { throw .unknownTarget(name, known: known) }
    if asked != nil, !made.contains(name) {
      throw .notForTarget(name, page: path, targets: made)
    }
    return index
  }

  /// The document of a path, or without one the first; reports if the page makes no such one.
  public mutating func request(
    _ path: String?, among requests: [DocumentRequest], of page: Page
  ) -> DocumentRequest? {
    guard let path else { return requests.first }
    if let request = requests.first(where: { $0.path.path == path }) { return request }
    // After an error the list of documents may be incomplete.
    guard !bag.hasErrors else { return nil }
    let paths = requests.map(\.path.path)
    bag.report(.noDocument(path, in: paths, at: page.file.sourceRange(0..<0)))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func noDocument(
    _ path: String, in paths: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: path, in: paths)
    let shown = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? ", …" : "")
    return Diagnostic(
      .missingFile, .error, at: range,
      "this page makes no document '\(path)'" + didYouMean(nearest),
      notes: [Note(paths.isEmpty ? "it makes none" : "its documents are \(shown)")])
  }
}

extension FileSystem {
  /// Reads a page; reports and returns `nil` where the author is the cause if it cannot be read.
  func read(
    _ page: LoadedSite.PageFile, reporting bag: inout DiagnosticBag
  ) throws(FileSystemError) -> SourceFile? {
    try readSource(page.path, as: page.id, limit: sourceSizeLimit, reporting: &bag)
      .map { SourceFile(id: page.id, path: page.path, bytes: $0) }
  }
}

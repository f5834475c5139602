import VMLCompiler
import VMLDiagnostics
import VMLMarkup

/// Shows a page of a site after a stage.
func inspectPage(
  _ path: String, in folder: String, _ options: InspectionOptions
) throws(BuildFailure) -> Inspection {
  var loader = SiteLoader(try openSite(folder))
  let loaded: LoadedSite?
  do throws(FileSystemError) { loaded = try loader.load() } catch { throw .world(error) }
  var inspection = Inspection(
    stage: options.stage ?? .output, text: nil, markup: nil, diagnostics: [],
    sources: SourceSet())
  if let loaded, let pageFile = loaded.pages.first(where: { $0.path == path }) {
    var page = PageInspection(
      loaded: loaded, loader: loader, options: options, stage: inspection.stage)
    try page.run(pageFile)
    loader = page.loader
    inspection.text = page.text
    inspection.markup = page.text.map(parsed)
  } else if loaded != nil {
    // It stands there, but is no file, or not one of the site's; that was reported.
    if loader.bag.diagnostics.isEmpty {
      let error = FileSystemError("read", options.file, .notFound, "no such page")
      throw .world(error)
    }
  }
  inspection.sources = loader.registry.sources
  inspection.diagnostics = finished(
    loader.bag.diagnostics, isStrict: options.isStrict, in: inspection.sources)
  return inspection
}

/// The tree of what was printed.
private func parsed(_ text: [UInt8]) -> Markup {
  var ignored = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "", bytes: text)
  return parseMarkup(file, as: .document, reporting: &ignored)
}

/// One page on its way to a stage.
private struct PageInspection {
  let loaded: LoadedSite
  var loader: SiteLoader<DiskFileSystem>
  let options: InspectionOptions
  let stage: InspectionStage
  /// What the page is after the stage; `nil` after an error.
  private(set) var text: [UInt8]?

  init(
    loaded: LoadedSite, loader: SiteLoader<DiskFileSystem>, options: InspectionOptions,
    stage: InspectionStage
  ) {
    self.loaded = loaded
    self.loader = loader
    self.options = options
    self.stage = stage
  }

  mutating func run(_ pageFile: LoadedSite.PageFile) throws(BuildFailure) {
    let configuration = loaded.site.configuration
    guard let file = try read(pageFile) else { return }
    var emission = EmissionOptions()
    emission.layout = options.layout
    emission.conventions = configuration.markup
    var compiler = DocumentCompiler(loaded.site, styles: loaded.styles, options: emission)
    let source = parseSource(file, reporting: &loader.bag)
    let page = makePage(
      pageFile.relativePath, from: source, in: configuration, knowing: loaded.site.elements,
      names: &compiler.names, reporting: &loader.bag)
    let target = try target(of: page, at: pageFile.path)
    let requests = documents(of: page, in: loaded.site, reporting: &loader.bag)
    guard let request = request(requests, of: file), !loader.bag.hasErrors else { return }
    if stage == .output {
      text = compiler.compile(request, for: [target], reporting: &loader.bag).first?.bytes
    } else {
      let stages = compiler.stages(
        of: request, for: target, layout: options.layout, reporting: &loader.bag)
      text = stage == .expanded ? stages.expanded : stages.styled
    }
  }

  private mutating func read(
    _ page: LoadedSite.PageFile
  ) throws(BuildFailure) -> SourceFile? {
    loader.registry.keep(SourceFile(id: page.id, path: page.path, bytes: []))
    do throws(FileSystemError) {
      let bytes = try loader.fileSystem.readSource(
        page.path, as: page.id, limit: sourceSizeLimit, reporting: &loader.bag)
      guard let bytes else { return nil }
      let file = SourceFile(id: page.id, path: page.path, bytes: bytes)
      loader.registry.keep(file)
      return file
    } catch {
      throw .world(error)
    }
  }

  /// The target asked for, or the first that the page is made for, by its index in the site.
  private func target(of page: Page, at path: String) throws(BuildFailure) -> Int {
    let known = loaded.site.configuration.targets.map(\.name)
    let made = known.filter { page.targets?.contains($0) ?? true }
    let name = options.target ?? made.first ?? known[0]
    guard let index = known.firstIndex(of: name) else { throw .unknownTarget(name, known: known) }
    if options.target != nil, !made.contains(name) {
      throw .notForTarget(name, page: path, targets: made)
    }
    return index
  }

  /// The document asked for; reports if the page makes no such one.
  private mutating func request(
    _ requests: [DocumentRequest], of file: SourceFile
  ) -> DocumentRequest? {
    guard let path = options.path else { return requests.first }
    if let request = requests.first(where: { $0.path.path == path }) { return request }
    // Which documents there are may not be known.
    guard !loader.bag.hasErrors else { return nil }
    let paths = requests.map(\.path.path)
    loader.bag.report(.noDocument(path, in: paths, at: file.sourceRange(0..<0)))
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
      "this page makes no document '\(path)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [Note(paths.isEmpty ? "it makes none" : "its documents are \(shown)")])
  }
}

import VMLBuild
import VMLCompiler
import VMLDiagnostics
import VMLFiles
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
      reader: PageReader(loaded: loaded, loader: loader), options: options,
      stage: inspection.stage)
    try page.run(pageFile)
    loader = page.reader.loader
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
  var filter = DiagnosticFilter(LintLevels())
  if let loaded { filter = loader.filter(loaded.site.configuration.lints, everywhere: true) }
  inspection.diagnostics = finished(
    filter.filtered(loader.bag).diagnostics, isStrict: options.isStrict, in: inspection.sources)
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
  var reader: PageReader<DiskFileSystem>
  let options: InspectionOptions
  let stage: InspectionStage
  /// What the page is after the stage; `nil` after an error.
  private(set) var text: [UInt8]?

  init(reader: PageReader<DiskFileSystem>, options: InspectionOptions, stage: InspectionStage) {
    self.reader = reader
    self.options = options
    self.stage = stage
  }

  mutating func run(_ pageFile: LoadedSite.PageFile) throws(BuildFailure) {
    let loaded = reader.loaded
    var emission = EmissionOptions()
    emission.layout = options.layout
    emission.conventions = loaded.site.configuration.markup
    var compiler = DocumentCompiler(loaded.site, styles: loaded.style.compiled, options: emission)
    guard let (page, requests) = try reader.requests(of: pageFile, names: &compiler.names) else {
      return
    }
    if let own = reader.compiler(for: page, emission, names: compiler.names) {
      compiler = own.compiler
    }
    let variant = try reader.variant(options.variant, of: page, at: pageFile.path)
    guard let request = reader.request(options.path, among: requests, of: page),
      !reader.loader.bag.hasErrors
    else { return }
    if stage == .output {
      text =
        compiler.compile(request, for: [variant], reporting: &reader.loader.bag).first?.bytes
    } else {
      let stages = compiler.stages(
        of: request, for: variant, layout: options.layout, reporting: &reader.loader.bag)
      text = stage == .expanded ? stages.expanded : stages.styled
    }
  }
}

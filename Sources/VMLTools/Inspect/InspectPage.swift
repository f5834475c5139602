import VMLBuild
import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// Shows a page of a site after a stage.
func inspectPage(
  _ path: String, in folder: String, _ options: InspectionOptions
) throws(BuildFailure) -> Inspection {
  let fileSystem = try openSite(folder)
  let revision: SiteRevision
  do throws(FileSystemError) {
    revision = try SiteRevision.load(in: fileSystem, LoadRequest(options.choices))
  } catch {
    throw .world(error)
  }
  var (bag, sources) = (revision.bag, revision.registry.sources)
  var inspection = Inspection(
    stage: options.stage ?? .output, text: nil, markup: nil, diagnostics: [],
    sources: SourceSet())
  var filter = DiagnosticFilter(LintLevels())
  if let reader = PageReader(revision, in: fileSystem) {
    let levels = reader.loaded.site.configuration.lints
    if let pageFile = reader.loaded.pages.first(where: { $0.path == path }) {
      var page = PageInspection(reader: reader, options: options, stage: inspection.stage)
      try page.run(pageFile)
      (bag, sources) = (page.reader.bag, page.reader.registry.sources)
      inspection.text = page.text
      inspection.markup = page.text.map(parsed)
    } else if bag.diagnostics.isEmpty {
      // Otherwise it is no file, or not one of the site's, which was reported.
      let error = FileSystemError("read", options.file, .notFound, "no such page")
      throw .world(error)
    }
    filter = DiagnosticFilter(levels)
    for file in sources.all { filter.read(file) }
  }
  inspection.sources = sources
  inspection.diagnostics = finished(
    filter.filtered(bag).diagnostics, isStrict: options.isStrict, in: sources)
  return inspection
}

/// The tree of printed text.
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
  /// The page after the stage; `nil` after an error.
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
      !reader.bag.hasErrors
    else { return }
    if stage == .output {
      text =
        compiler.compile(request, for: [variant], reporting: &reader.bag).first?.bytes
    } else {
      let stages = compiler.stages(
        of: request, for: variant, layout: options.layout, reporting: &reader.bag)
      text = stage == .expanded ? stages.expanded : stages.styled
    }
  }
}

import VMLCompiler
package import VMLDiagnostics
package import VMLMarkup

/// How far a page is taken before it is shown.
package enum InspectionStage: String, CaseIterable, Sendable {
  /// As it is written, in canonical form.
  case parsed
  /// Without components, instructions and interpolations.
  case expanded
  /// With the modifiers of its rules.
  case styled
  /// As it is written to the output.
  case output
}

/// What an inspection is asked for.
package struct InspectionOptions: Sendable {
  /// As the user named it; `-` for standard input.
  package var file: String
  /// The site's folder; `nil` for the nearest one above the file.
  package var site: String?
  /// `nil` for the last one that the file can be taken to.
  package var stage: InspectionStage?
  /// `nil` for the site's first target.
  package var target: String?
  /// Which document, by its path, of a page that makes several; `nil` for the first.
  package var path: String?
  package var layout = MarkupWriter.Layout.pretty
  package var isStrict = false

  package init(file: String) { self.file = file }
}

/// What an inspection found.
package struct Inspection: Sendable {
  package var stage: InspectionStage
  /// Canonical VML; `nil` after an error before that stage.
  package var text: [UInt8]?
  /// The tree of `text`, or, for ``InspectionStage/parsed``, of the file.
  package var markup: Markup?
  package var diagnostics: [Diagnostic]
  package var sources: SourceSet
}

/// Shows one file after a stage, having run the checks up to it.
///
/// A file that is not a page of a site is read alone.
package func inspectFile(
  _ options: InspectionOptions, standardInput: [UInt8]?
) async throws(BuildFailure) -> Inspection {
  let bytes: [UInt8]
  do throws(FileSystemError) {
    if let standardInput { bytes = standardInput } else { bytes = try readLoose(options.file) }
  } catch {
    throw .world(error)
  }
  guard standardInput == nil, options.stage != .parsed,
    let place = try sitePlace(of: options)
  else { return inspectAlone(options, bytes) }
  return try inspectPage(place.path, in: place.site, options)
}

/// Reads a file by any path.
private func readLoose(_ path: String) throws(FileSystemError) -> [UInt8] {
  let (folder, name) = splitPath(path)
  let root = folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
  return try DiskFileSystem(root: root).read(name, limit: sourceSizeLimit + 1)
}

// MARK: One file

private func inspectAlone(_ options: InspectionOptions, _ bytes: [UInt8]) -> Inspection {
  let path = options.file == "-" ? "<stdin>" : options.file
  let file = SourceFile(id: FileID(0), path: path, bytes: bytes)
  var bag = DiagnosticBag()
  let source = parseSource(file, reporting: &bag)
  _ = source.markup.envelope(reporting: &bag)
  var sources = SourceSet()
  sources.insert(file)
  var printing = MarkupPrintingOptions()
  printing.layout = options.layout
  return Inspection(
    stage: .parsed, text: printMarkup(source.markup, options: printing), markup: source.markup,
    diagnostics: finished(bag, options, sources), sources: sources)
}

private func finished(
  _ bag: DiagnosticBag, _ options: InspectionOptions, _ sources: SourceSet
) -> [Diagnostic] {
  var diagnostics = bag.diagnostics
  if options.isStrict {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
  }
  return inReportOrder(diagnostics, in: sources)
}

// MARK: A page of a site

/// The site that a file is a page of, and its path there; `nil` if it is none.
private func sitePlace(
  of options: InspectionOptions
) throws(BuildFailure) -> (site: String, path: String)? {
  let (folder, name) = splitPath(options.file)
  let start = folder.isEmpty ? (options.file.hasPrefix("/") ? "/" : ".") : folder
  guard let site = options.site ?? findSiteFolder(from: start) else { return nil }
  do throws(FileSystemError) {
    let siteRoot = try DiskFileSystem(root: site).realPath("") ?? site
    guard let real = try DiskFileSystem(root: start).realPath(name), real.hasPrefix(siteRoot + "/")
    else { return nil }
    let path = String(real.dropFirst(siteRoot.utf8.count + 1))
    let isPage = path.hasPrefix(SiteFiles.content + "/") && SiteFiles.ending(of: path) == "vml"
    return isPage ? (site, path) : nil
  } catch {
    throw .world(error)
  }
}

private func inspectPage(
  _ path: String, in folder: String, _ options: InspectionOptions
) throws(BuildFailure) -> Inspection {
  var loader: SiteLoader<DiskFileSystem>
  let loaded: LoadedSite?
  let bytes: [UInt8]
  do throws(FileSystemError) {
    let fileSystem = try DiskFileSystem(root: folder)
    loader = SiteLoader(fileSystem)
    loaded = try loader.load()
    bytes = try fileSystem.read(path, limit: sourceSizeLimit + 1)
  } catch {
    throw .world(error)
  }
  let stage = options.stage ?? .output
  guard let loaded, let page = loaded.pages.first(where: { $0.path == path }) else {
    return Inspection(
      stage: stage, text: nil, markup: nil,
      diagnostics: finished(loader.bag, options, loader.registry.sources),
      sources: loader.registry.sources)
  }
  let file = SourceFile(id: page.id, path: page.path, bytes: bytes)
  loader.registry.keep(file)
  return try inspectPage(file, page, of: loaded, loader, stage, options)
}

private func inspectPage(
  _ file: SourceFile, _ pageFile: LoadedSite.PageFile, of loaded: LoadedSite,
  _ loader: SiteLoader<DiskFileSystem>, _ stage: InspectionStage, _ options: InspectionOptions
) throws(BuildFailure) -> Inspection {
  var bag = loader.bag
  let configuration = loaded.site.configuration
  let known = configuration.targets.map(\.name)
  guard let target = known.firstIndex(of: options.target ?? known[0]) else {
    throw .unknownTarget(options.target ?? "", known: known)
  }
  var emission = EmissionOptions()
  emission.layout = options.layout
  emission.conventions = configuration.markup
  var compiler = DocumentCompiler(loaded.site, styles: loaded.styles, options: emission)
  let source = parseSource(file, reporting: &bag)
  let page = makePage(
    pageFile.relativePath, from: source, in: configuration, knowing: loaded.site.elements,
    names: &compiler.names, reporting: &bag)
  let requests = documents(of: page, in: loaded.site, reporting: &bag)
  let request = requests.first { $0.path.path == options.path ?? $0.path.path }
  var text: [UInt8]?
  if let request, !bag.hasErrors {
    if stage == .output {
      text = compiler.compile(request, for: [target], reporting: &bag).first?.bytes
    } else {
      let stages = compiler.stages(
        of: request, for: target, layout: options.layout, reporting: &bag)
      text = stage == .expanded ? stages.expanded : stages.styled
    }
  }
  var ignored = DiagnosticBag()
  let markup = text.map {
    parseMarkup(
      SourceFile(id: FileID(0), path: request?.path.file ?? "", bytes: $0), as: .document,
      reporting: &ignored)
  }
  return Inspection(
    stage: stage, text: text, markup: markup,
    diagnostics: finished(bag, options, loader.registry.sources),
    sources: loader.registry.sources)
}

public import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLOutput
import VMLStylesheet
import VMLYAML

/// Everything that all documents of a site share, and the places of its pages.
public struct LoadedSite: Sendable {
  public var site: Site
  public var style: SiteStyle
  public var pages: [PageFile]
  /// Relative to the site, with the files of JSON that are computed.
  var assets: [String]
  /// Whether there may be more rows than were read, which may use rules that seem unused.
  var isSample = false
  /// The computed files by their paths among the assets.
  var outputs: [String: [UInt8]] = [:]

  /// The place in site.yaml of a computed file, by its path among the assets; `nil` for another.
  func place(ofOutput path: String) -> SourceRange? {
    guard outputs[path] != nil else { return nil }
    let name = SiteFiles.contentPath(path)
    return site.configuration.outputs.first { $0.name == name }?.range
  }

  public struct PageFile: Sendable {
    /// Relative to the site.
    public var path: String
    var id: FileID

    /// Relative to `content/`.
    var relativePath: String { SiteFiles.contentPath(path) }
  }
}

/// Reads everything of a site but its pages; ``SiteRevision`` is what comes of it.
///
/// Mistakes are in `bag`. With a broken site.yaml the loader reads nothing else, since everything
/// depends on it.
struct SiteLoader<Files: FileSystem>: Sendable {
  let fileSystem: Files
  let request: LoadRequest
  var bag = DiagnosticBag()
  var registry = SourceRegistry()
  /// The registry without the numbers of pages, which come last.
  private(set) var registryBeforePages = SourceRegistry()
  /// The data files that were not read.
  private(set) var leftOut: [String] = []
  /// The site's sheets with all that they depend on; `nil` if nothing may reuse them.
  var sheets: SheetMemory?
  /// Whether there may be more rows than were read.
  var samplesRows = false
  /// Whether a sheet, or a part of one, could not be read.
  var lacksRules = false
  /// Files that were looked for in none of the site's folders, as sheets and tokens may be: their
  /// stamps from before they were read, and none for what is no file.
  var elsewhere: [String: FileStamp] = [:]

  var sources: SharedSources? { request.sources }

  init(_ fileSystem: Files, _ request: LoadRequest = LoadRequest()) {
    self.fileSystem = fileSystem
    self.request = request
  }

  /// Loads the site, whose sheets are not compiled yet; `nil` after a mistake in site.yaml.
  mutating func load() throws(FileSystemError) -> LoadedSite? {
    guard let configuration = try loadConfiguration() else { return nil }
    let files = try SiteFiles(
      in: fileSystem, hasLocales: !configuration.locales.isEmpty,
      filter: PathFilter((configuration.exclude ?? []).map(\.text)), listed: request.snapshot,
      reporting: &bag, sources: &registry)
    let texts = try loadTexts(files, configuration)
    var names = NameTable.wellKnown
    let (components, elements) = try loadComponents(files, configuration, texts, &names)
    // What a type says of data holds for all of it, and for what it refers to.
    if request.leavesDataOut, files.isDataLarge, configuration.data.isEmpty,
      !configuration.readsAllPages, configuration.images == nil
    {
      leftOut = files.data
      for path in leftOut { _ = registry.place(of: path) }
    }
    let data = try leftOut.isEmpty ? loadData(files.data, configuration) : .object(ValueObject())
    let style = try style(files, configuration, components)
    let assets = assets(of: files)
    registryBeforePages = registry
    let pages = pages(files)
    if pages.isEmpty { bag.report(.noPages()) }
    var site = Site(
      configuration: configuration, components: components, elements: elements, data: data,
      places: dataPlaces(files.data, data), names: names, texts: texts,
      selectors: selectedTypes(in: style.sheets),
      scopes: Set(style.sheets.compactMap(\.scope?.component)))
    loadImages(of: &site, assets)
    if request.samplesRows { try loadSampleRows(of: &site, configuration) }
    let outputs = try configuration.readsAllPages ? computeValues(of: &site, pages) : []
    return LoadedSite(
      site: site, style: style, pages: pages, assets: assets + outputs.map(\.path),
      isSample: samplesRows,
      outputs: Dictionary(outputs.map { ($0.path, $0.json) }, uniquingKeysWith: { $1 }))
  }

  /// Reads a source file; `nil` after an error.
  mutating func readFile(_ path: String, limit: Int) throws(FileSystemError) -> SourceFile? {
    let place = registry.place(of: path)
    var bytes = sources?.bytes(of: path)
    if bytes == nil {
      bytes = try fileSystem.readSource(path, as: place.file, limit: limit, reporting: &bag)
      if let sources, let read = bytes { bytes = sources.keep(read, of: path) }
    }
    guard let bytes else { return nil }
    let file = SourceFile(id: place.file, path: path, bytes: bytes)
    registry.keep(file)
    return file
  }

  /// Calls a function, and returns its result with the diagnostics that it reported.
  mutating func observing<Result>(
    _ body: (inout SiteLoader) throws(FileSystemError) -> Result
  ) throws(FileSystemError) -> (result: Result, said: DiagnosticBag) {
    var others = DiagnosticBag()
    swap(&others, &bag)
    defer {
      others.report(contentsOf: bag)
      bag = others
    }
    let result = try body(&self)
    return (result, bag)
  }

  /// The kind of a file that something in the site names; `nil` if there is none.
  mutating func kind(of path: String) throws(FileSystemError) -> FileKind? {
    let isElsewhere = !SiteFiles.isInFolder(path)
    if isElsewhere { elsewhere[path] = FileStamp.none }
    let status = try fileSystem.status(of: path)
    if isElsewhere, let status, status.kind == .file { elsewhere[path] = status.stamp }
    return status?.kind
  }

  // MARK: site.yaml

  mutating func loadConfiguration() throws(FileSystemError) -> SiteConfiguration? {
    let path = SiteFiles.configuration
    if let kind = try? fileSystem.status(of: path)?.kind, kind != .file, kind != .folder {
      bag.report(.notAFile(path, at: registry.place(of: path)))
      return nil
    }
    guard let file = try readFile(path, limit: SiteFiles.configurationSizeLimit),
      let own = readDataFile(file), !bag.hasErrors, let node = try chosen(own)
    else { return nil }
    var configuration = readSiteConfiguration(node, reporting: &bag)
    configuration.choices = request.choices
    return bag.hasErrors ? nil : configuration
  }

  /// The value of a YAML or JSON file; `nil` after an error.
  mutating func readDataFile(_ file: SourceFile) -> DataNode? {
    // It may be UTF-16.
    if SiteFiles.ending(of: file.path) == "strings" { return readStrings(file, reporting: &bag) }
    guard validateEncoding(of: file, reporting: &bag) else { return nil }
    let text = SourceText(file, file.textStart..<file.bytes.count)
    return switch SiteFiles.ending(of: file.path) {
    case "csv": readCSV(text, reporting: &bag)
    case "json", "xcstrings": readJSON(text, reporting: &bag)
    case "jsonl", "ndjson": readJSONLines(text, reporting: &bag)
    default: readYAML(text, reporting: &bag)
    }
  }

  // MARK: Components

  private mutating func loadComponents(
    _ files: SiteFiles, _ configuration: SiteConfiguration, _ texts: Texts?,
    _ names: inout NameTable
  ) throws(FileSystemError) -> ([Component], ElementNames) {
    let kept = request.sources
    var sources: [(name: String, source: ParsedSource, bag: DiagnosticBag)] = []
    var owners: [String: SourceRange] = [:]
    for path in files.components {
      let name = SiteFiles.stem(of: path)
      guard let file = try readFile(path, limit: sourceSizeLimit) else { continue }
      let start = file.sourceRange(0..<0)
      guard isComponentName(name) else {
        bag.report(.componentName(name, at: start))
        continue
      }
      if let first = owners[name] {
        bag.report(.componentTwice(name, at: start, first: first))
        continue
      }
      owners[name] = start
      var found = DiagnosticBag()
      let known = kept?.component(of: file)
      let source = known ?? parseSource(file, reporting: &found)
      if known == nil, found.diagnostics.isEmpty { kept?.keep(source) }
      sources.append((name, source, found))
    }
    // The files are listed without pages where these are known.
    let holdsMarkdown =
      files.holdsMarkdown || request.holdsMarkdown
      || request.pages?.contains { isMarkdown($0.path) } == true
    if configuration.drawsMarkdown || holdsMarkdown {
      addMarkdownComponents(to: &sources, but: owners)
      internMarkdownNames(in: &names)
    }
    let elements = ElementNames(
      components: sources.map(\.name), customViews: configuration.custom.views.keys)
    var components: [Component] = []
    for var source in sources {
      components.append(
        makeComponent(
          source.name, from: source.source, knowing: elements, in: configuration,
          texts: texts, names: &names, isBroken: source.bag.hasErrors, reporting: &source.bag))
      bag.report(contentsOf: source.bag)
    }
    return (components, elements)
  }

  /// Adds the components that Markdown is drawn with, but for names that the site has.
  private mutating func addMarkdownComponents(
    to sources: inout [(name: String, source: ParsedSource, bag: DiagnosticBag)],
    but owners: [String: SourceRange]
  ) {
    for (name, text) in markdownComponents where owners[name] == nil {
      let file = registry.add(builtInPath(name), Array(text.utf8))
      var found = DiagnosticBag()
      sources.append((name, parseSource(file, reporting: &found), found))
    }
  }

  // MARK: Pages

  /// The pages with their numbers; the known pages if their numbers are the same.
  private mutating func pages(_ files: SiteFiles) -> [LoadedSite.PageFile] {
    let first = registry.count
    let known = request.pages
    let ids = registry.reserve(known?.count ?? files.pages.count)
    if let known, known.first?.id.rawValue ?? first == first { return known }
    return zip(known?.map(\.path) ?? files.pages, ids).map {
      LoadedSite.PageFile(path: $0, id: FileID($1))
    }
  }

  // MARK: Assets

  /// The files that can be copied; reports files whose names cannot stand in the output.
  private mutating func assets(of files: SiteFiles) -> [String] {
    files.assets.filter { path in
      do throws(FileSystemError) {
        try checkOutputFile(SiteFiles.contentPath(path))
        return true
      } catch {
        bag.report(.assetName(path, error.explanation, at: registry.place(of: path)))
        return false
      }
    }
  }
}

/// Some of a site's data files, read alone.
struct LoadedData: Sendable {
  /// The values of the files as one.
  let value: Value
  let bag: DiagnosticBag
  let registry: SourceRegistry

  init(
    _ paths: [String], in fileSystem: some FileSystem, _ sources: SharedSources
  ) throws(FileSystemError) {
    var request = LoadRequest()
    request.sources = sources
    var loader = SiteLoader(fileSystem, request)
    value = try loader.loadData(paths, nil)
    bag = loader.bag
    registry = loader.registry
  }
}

extension Diagnostic {
  fileprivate static func noPages() -> Diagnostic {
    Diagnostic(
      .noPages, .warning, at: nil, "the site has no pages",
      notes: [Note("a page is a file 'content/….vml' or '….md'; 'vmlc new page NAME' makes one")])
  }

  fileprivate static func componentName(_ name: String, at range: SourceRange) -> Diagnostic {
    let capitalized = name.split { "-_. ".contains($0) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return Diagnostic(
      .componentName, .error, at: range, "'\(name)' cannot name a component",
      notes: [
        Note(
          isComponentName(capitalized)
            ? "a component's name is words with capitals: rename the file to '\(capitalized).vml'"
            : "a component's name is a capital letter, then letters, digits and '_'")
      ])
  }

  fileprivate static func componentTwice(
    _ name: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .componentName, .error, at: range, "there are two components '\(name)'",
      notes: [Note("the other one", at: first), Note("rename one of the files")])
  }

  fileprivate static func assetName(
    _ path: String, _ problem: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidPath, .error, at: range, "'\(path)' cannot be copied to the output: \(problem)",
      notes: [Note("rename it")])
  }
}

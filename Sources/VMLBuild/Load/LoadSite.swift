import VMLCatalog
public import VMLCompiler
import VMLData
public import VMLDiagnostics
public import VMLFiles
import VMLMarkup
import VMLOutput
import VMLStylesheet

/// A site but for its pages: what all documents share, and where the pages are.
public struct LoadedSite: Sendable {
  public var site: Site
  public var style: SiteStyle
  public var pages: [PageFile]
  /// Relative to the site.
  var assets: [String]

  public struct PageFile: Sendable {
    /// Relative to the site.
    public var path: String
    var id: FileID

    /// Relative to `content/`.
    var relativePath: String { SiteFiles.contentPath(path) }
  }
}

/// Reads everything of a site but its pages.
///
/// Mistakes are in `bag`; with a broken site.yaml nothing else is looked at, since all depends on
/// it.
public struct SiteLoader<Files: FileSystem>: Sendable {
  let fileSystem: Files
  public var bag = DiagnosticBag()
  public var registry = SourceRegistry()
  /// Whether modifiers and elements are checked against what SwiftUI has.
  public var checksSwiftUI = true
  /// What is in the site's folders, where somebody has looked already.
  var listing: SourceListing?
  /// The style that the site had before; after loading, the one that it has.
  var known: KnownStyle?
  /// What the last build found out of the sheets' modifiers, which holds as long as site.yaml is the same.
  var clean: (calls: AcceptedModifierShapes, configuration: XXH128)?
  /// Files that were read and parsed before, where the site is watched.
  var sources: SharedSources?
  /// The site's pages, where these are known and ``listing`` is without them.
  var knownPages: [LoadedSite.PageFile]?
  /// Whether data is not read where there is much of it, and the files that were not read then.
  var leavesDataOut = false
  private(set) var leftOut: [String] = []
  /// The data, where it was read alone.
  var data: Value?
  /// For which of the site's variants there are to be styles; `nil` for all of them.
  var chosen: (@Sendable (SiteVariant, SiteConfiguration) -> Bool)?
  /// The targets of which to say what is wrong with the sheets; empty for all.
  var askedTargets: [String] = []
  /// The most threads at once; `nil` is one for each processor.
  var jobs: Int? = 1
  /// Whether a sheet, or a part of one, could not be read.
  var lacksRules = false
  /// What was looked for in none of the site's folders, as sheets and tokens may be: the stamps of files, from before
  /// they were read, and none for what is no file.
  var elsewhere: [String: FileStamp] = [:]

  public init(_ fileSystem: Files) { self.fileSystem = fileSystem }

  public mutating func load() throws(FileSystemError) -> LoadedSite? {
    guard let configuration = try loadConfiguration() else { return nil }
    let files = try SiteFiles(
      in: fileSystem, hasLocales: !configuration.locales.isEmpty, listed: listing,
      reporting: &bag, sources: &registry)
    let texts = try loadTexts(files, configuration)
    var names = NameTable.wellKnown
    let (components, elements) = try loadComponents(files, configuration, texts, &names)
    if leavesDataOut, files.isDataLarge {
      leftOut = files.data
      for path in leftOut { _ = registry.place(of: path) }
    }
    let data = try leftOut.isEmpty ? loadData(files.data) : .object(ValueObject())
    let style = try style(files, configuration, components)
    let pages = pages(files)
    if pages.isEmpty { bag.report(.noPages()) }
    return LoadedSite(
      site: Site(
        configuration: configuration, components: components, elements: elements, data: data,
        names: names, texts: texts, selectors: selectedTypes(in: style.sheets),
        scopes: Set(style.sheets.compactMap(\.scope?.component))),
      style: style, pages: pages, assets: assets(of: files))
  }

  /// What a site's levels, and the comments of the files that were read, make of its diagnostics.
  ///
  /// A build looks only into files of which something was said, but for sheets and components,
  /// of which something may be said later.
  public func filter(_ levels: LintLevels, everywhere: Bool) -> DiagnosticFilter {
    var filter = DiagnosticFilter(levels)
    let told = Set(bag.diagnostics.compactMap(\.range?.file))
    for file in registry.sources.all {
      let isShared = ["vml", "vss"].contains(SiteFiles.ending(of: file.path))
      if everywhere || isShared || told.contains(file.id) { filter.read(file) }
    }
    return filter
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

  /// Calls a function; returns its result, and the diagnostics that it reported.
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

  /// What is at the path of a file that something in the site names.
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
    guard let file = try readFile(path, limit: configurationSizeLimit),
      let node = readDataFile(file), !bag.hasErrors
    else { return nil }
    let configuration = readSiteConfiguration(node, reporting: &bag)
    return bag.hasErrors ? nil : configuration
  }

  /// The value of a YAML or JSON file; `nil` after an error.
  mutating func readDataFile(_ file: SourceFile) -> DataNode? {
    guard validateEncoding(of: file, reporting: &bag) else { return nil }
    let text = SourceText(file, file.textStart..<file.bytes.count)
    return ["json", "xcstrings"].contains(SiteFiles.ending(of: file.path))
      ? readJSON(text, reporting: &bag) : readYAML(text, reporting: &bag)
  }

  // MARK: Components

  private mutating func loadComponents(
    _ files: SiteFiles, _ configuration: SiteConfiguration, _ texts: Texts?,
    _ names: inout NameTable
  ) throws(FileSystemError) -> ([Component], ElementNames) {
    let kept = self.sources
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
    let elements = ElementNames(
      components: sources.map(\.name), customViews: configuration.custom.views.keys)
    var components: [Component] = []
    for var source in sources {
      components.append(
        makeComponent(
          source.name, from: source.source, knowing: elements, texts: texts, names: &names,
          isBroken: source.bag.hasErrors, reporting: &source.bag))
      bag.report(contentsOf: source.bag)
    }
    return (components, elements)
  }

  // MARK: Pages

  /// The pages with their numbers, those that are known already if they have the same.
  private mutating func pages(_ files: SiteFiles) -> [LoadedSite.PageFile] {
    let first = registry.count
    let paths = knownPages?.map(\.path) ?? files.pages
    let ids = registry.reserve(paths.count)
    if let knownPages, knownPages.first?.id.rawValue ?? first == first { return knownPages }
    return zip(paths, ids).map { LoadedSite.PageFile(path: $0, id: FileID($1)) }
  }

  // MARK: Data and assets

  /// The values of some data files as one.
  mutating func loadData(_ paths: [String]) throws(FileSystemError) -> Value {
    var found: [(path: String, file: SourceFile?)] = []
    for path in paths { found.append((path, try readFile(path, limit: dataSizeLimit))) }
    let key = sources?.key(of: found.map(\.file))
    if let key, let data = sources?.data(key) { return data }
    let (data, said) = try observing { loader in
      var tree = DataTree()
      for (path, file) in found {
        // What it would have held is asked for elsewhere; that is no mistake of those places.
        let value = file.flatMap { loader.value(of: $0) } ?? .unreadable
        tree.insert(
          value,
          from: file ?? SourceFile(id: loader.registry.place(of: path).file, path: path, bytes: []))
      }
      let value = tree.value
      loader.bag.report(contentsOf: tree.bag)
      return value
    }
    if let key { sources?.keep(said.diagnostics.isEmpty ? data : nil, key) }
    return data
  }

  /// The value of a data file; `nil` after an error.
  private mutating func value(of file: SourceFile) -> Value? {
    if let value = sources?.value(of: file) { return value }
    let errors = bag.diagnostics.count
    guard let value = readDataFile(file)?.value else { return nil }
    if bag.diagnostics.count == errors { sources?.keep(value, of: file) }
    return value
  }

  /// The files that can be copied; reports those whose names cannot stand in the output.
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

/// The largest site.yaml that is read, in bytes.
private let configurationSizeLimit = 1 << 20

extension Diagnostic {
  fileprivate static func noPages() -> Diagnostic {
    Diagnostic(
      .noPages, .warning, at: nil, "the site has no pages",
      notes: [Note("a page is a file 'content/….vml'; 'vmlc new page NAME' makes one")])
  }

  fileprivate static func componentName(_ name: String, at range: SourceRange) -> Diagnostic {
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    return Diagnostic(
      .componentName, .error, at: range, "'\(name)' cannot name a component",
      notes: [
        Note(
          isComponentName(capitalized)
            ? "a component's name begins with a capital: rename the file to '\(capitalized).vml'"
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

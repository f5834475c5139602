import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// A site but for its pages: what all documents share, and where the pages are.
struct LoadedSite: Sendable {
  var site: Site
  /// In the order of the site's targets.
  var styles: [CompiledStyles]
  var sheets: [Stylesheet]
  var pages: [PageFile]
  var assets: [String]

  struct PageFile: Sendable {
    /// Relative to the site.
    var path: String
    var id: FileID

    /// Relative to `content/`.
    var relativePath: String { String(path.dropFirst(SiteFiles.content.utf8.count + 1)) }
  }
}

/// Reads everything of a site but its pages.
///
/// Mistakes are in `bag`; with a broken site.yaml nothing else is looked at, since all depends on it.
struct SiteLoader<Files: FileSystem> {
  let fileSystem: Files
  var bag = DiagnosticBag()
  var registry = SourceRegistry()

  init(_ fileSystem: Files) { self.fileSystem = fileSystem }

  mutating func load() throws(FileSystemError) -> LoadedSite? {
    guard let configuration = try loadConfiguration() else { return nil }
    let files = try SiteFiles(in: fileSystem, reporting: &bag, sources: &registry)
    var names = NameTable.wellKnown
    let (components, elements) = try loadComponents(files, configuration, &names)
    let data = try loadData(files)
    let sheets = try loadSheets(files, configuration)
    let styles = compileStyles(
      sheets, for: configuration.targets.map { StyleTarget(name: $0.name, os: $0.os) },
      customModifiers: configuration.custom.modifiers, reporting: &bag)
    let ids = registry.reserve(files.pages.count)
    let pages = zip(files.pages, ids).map { LoadedSite.PageFile(path: $0, id: FileID($1)) }
    if pages.isEmpty { bag.report(.noPages()) }
    return LoadedSite(
      site: Site(
        configuration: configuration, components: components, elements: elements, data: data,
        names: names),
      styles: styles, sheets: sheets, pages: pages, assets: files.assets)
  }

  // MARK: site.yaml

  private mutating func loadConfiguration() throws(FileSystemError) -> SiteConfiguration? {
    let file = registry.add(
      SiteFiles.configuration,
      try fileSystem.read(SiteFiles.configuration, limit: configurationSizeLimit))
    guard let node = readDataFile(file), !bag.hasErrors else { return nil }
    let configuration = readSiteConfiguration(node, reporting: &bag)
    return bag.hasErrors ? nil : configuration
  }

  /// The value of a YAML or JSON file; `nil` after an error.
  private mutating func readDataFile(_ file: SourceFile) -> DataNode? {
    guard validateEncoding(of: file, reporting: &bag) else { return nil }
    let text = SourceText(file, file.textStart..<file.bytes.count)
    return SiteFiles.ending(of: file.path) == "json"
      ? readJSON(text, reporting: &bag) : readYAML(text, reporting: &bag)
  }

  // MARK: Components

  private mutating func loadComponents(
    _ files: SiteFiles, _ configuration: SiteConfiguration, _ names: inout NameTable
  ) throws(FileSystemError) -> ([Component], ElementNames) {
    var sources: [(name: String, source: ParsedSource, bag: DiagnosticBag)] = []
    for path in files.components {
      let file = registry.add(path, try fileSystem.read(path, limit: sourceSizeLimit + 1))
      let name = String((path.split(separator: "/").last ?? "").dropLast(4))
      guard isComponentName(name) else {
        bag.report(.componentName(name, at: file.sourceRange(0..<0)))
        continue
      }
      if let other = sources.first(where: { $0.name == name }) {
        bag.report(
          .componentTwice(
            name, at: file.sourceRange(0..<0), first: other.source.file.sourceRange(0..<0)))
        continue
      }
      var found = DiagnosticBag()
      let source = parseSource(file, reporting: &found)
      sources.append((name, source, found))
    }
    let elements = ElementNames(
      components: sources.map(\.name), customViews: configuration.custom.views.keys)
    var components: [Component] = []
    for var source in sources {
      components.append(
        makeComponent(
          source.name, from: source.source, knowing: elements, names: &names,
          isBroken: source.bag.hasErrors, reporting: &source.bag))
      bag.report(contentsOf: source.bag)
    }
    return (components, elements)
  }

  // MARK: Data

  private mutating func loadData(_ files: SiteFiles) throws(FileSystemError) -> Value {
    var root = DataFolder()
    for path in files.data {
      let file = registry.add(path, try fileSystem.read(path, limit: dataSizeLimit))
      guard let node = readDataFile(file) else { continue }
      var parts = path.split(separator: "/").dropFirst().map(String.init)
      let name = parts.removeLast()
      parts.append(String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
      if !root.insert(node.value, at: parts[...]) {
        bag.report(.dataTwice(parts.joined(separator: "."), at: file.sourceRange(0..<0)))
      }
    }
    return root.value
  }

  // MARK: Sheets

  private mutating func loadSheets(
    _ files: SiteFiles, _ configuration: SiteConfiguration
  ) throws(FileSystemError) -> [Stylesheet] {
    let roots =
      configuration.styles?.map(\.text)
      ?? files.sheets.filter { $0.hasPrefix(SiteFiles.styles + "/") }
    var cache = SheetCache(fileSystem: fileSystem, registry: registry)
    for reference in configuration.styles ?? [] where cache.load(reference.text) == nil {
      bag.report(.missingSheet(reference.text, in: files.sheets, at: reference.range))
    }
    var found = DiagnosticBag()
    let sheets = orderStylesheets(
      roots, reporting: &found, available: { files.sheets }, load: { cache.load($0) })
    if let failure = cache.failure { throw failure }
    registry = cache.registry
    bag.report(contentsOf: cache.bag)
    bag.report(contentsOf: found)
    return sheets
  }
}

/// Reads and parses each sheet once.
private struct SheetCache<Files: FileSystem> {
  let fileSystem: Files
  var registry: SourceRegistry
  var bag = DiagnosticBag()
  /// The first thing that went wrong with the disk.
  private(set) var failure: FileSystemError?
  private var sheets: [String: Stylesheet] = [:]

  init(fileSystem: Files, registry: SourceRegistry) {
    self.fileSystem = fileSystem
    self.registry = registry
  }

  /// The sheet at a path, or `nil` if there is no such file.
  mutating func load(_ path: String) -> Stylesheet? {
    if let sheet = sheets[path] { return sheet }
    do {
      guard try fileSystem.status(of: path)?.kind == .file else { return nil }
      let file = registry.add(path, try fileSystem.read(path, limit: sourceSizeLimit))
      let isReadable = validateEncoding(of: file, reporting: &bag)
      let text = isReadable ? file : SourceFile(id: file.id, path: file.path, bytes: [])
      let sheet = parseStylesheet(text, reporting: &bag)
      sheets[path] = sheet
      return sheet
    } catch {
      if error.reason == .leadsOut { return nil }
      failure = failure ?? error
      return nil
    }
  }
}

/// The largest site.yaml that is read, in bytes.
private let configurationSizeLimit = 1 << 20

/// Data files by their folders.
private struct DataFolder {
  private var values: [(name: String, value: Value)] = []
  private var folders: [(name: String, folder: DataFolder)] = []

  /// Puts a file's value at its place; `false` if another file has it.
  mutating func insert(_ value: Value, at path: ArraySlice<String>) -> Bool {
    guard let name = path.first else { return false }
    guard path.count > 1 else {
      guard !values.contains(where: { $0.name == name }) else { return false }
      values.append((name, value))
      return true
    }
    if let index = folders.firstIndex(where: { $0.name == name }) {
      return folders[index].folder.insert(value, at: path.dropFirst())
    }
    var folder = DataFolder()
    let inserted = folder.insert(value, at: path.dropFirst())
    folders.append((name, folder))
    return inserted
  }

  /// A file's keys come before what the folder of the same name holds.
  var value: Value {
    var object = ValueObject()
    for (name, value) in values { object[name] = value }
    for (name, folder) in folders {
      guard case .object(var merged) = object[name] ?? .object(ValueObject()),
        case .object(let inner) = folder.value
      else { continue }
      for (key, value) in zip(inner.keys, inner.values) where merged[key] == nil {
        merged[key] = value
      }
      object[name] = .object(merged)
    }
    return .object(object)
  }
}

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

  fileprivate static func dataTwice(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateData, .error, at: range, "'data.\(path)' comes from two files",
      notes: [Note("rename one of them")])
  }

  fileprivate static func missingSheet(
    _ path: String, in sheets: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: path, in: sheets)
    return Diagnostic(
      .missingFile, .error, at: range,
      "there is no sheet '\(path)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [Note("a sheet's path is relative to the site, as in 'styles/main.vss'")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}

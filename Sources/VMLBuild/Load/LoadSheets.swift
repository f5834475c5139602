import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLStylesheet

extension SiteLoader {
  /// Reads the site's sheets and what they import, in cascade order, those beside components last.
  mutating func loadSheets(
    _ files: SiteFiles, _ configuration: SiteConfiguration, _ components: [Component]
  ) throws(FileSystemError) -> ([Stylesheet], LinkableSheets) {
    let roots =
      configuration.styles?.map(\.text)
      ?? files.sheets.filter { $0.utf8.starts(with: (SiteFiles.styles + "/").utf8) }
    var cache = SheetCache(loader: self)
    for reference in configuration.styles ?? [] where cache.load(reference.text) == nil {
      // A file that is there, but cannot be read, has been reported.
      if !cache.unreadable.contains(reference.text) {
        cache.loader.bag.report(
          .missingSheet(reference.text, in: files.sheets, at: reference.range))
      }
      cache.loader.lacksRules = true
    }
    let errorCount = bag.errorCount
    var found = DiagnosticBag()
    var sheets = orderStylesheets(
      roots, reporting: &found, available: { files.sheets }, load: { cache.load($0) })
    sheets += scopedSheets(files, components, from: &cache, reporting: &found)
    let stems = Set(files.components.map(withoutEnding))
    for path in files.componentSheets
    where !cache.isLoaded(path) && !stems.contains(withoutEnding(path)) {
      found.report(.lonelySheet(path, files.components, at: cache.loader.registry.place(of: path)))
    }
    let linkable = cache.linkable(
      files, besides: Set(sheets.lazy.filter { $0.scope == nil }.map(\.path)))
    if let failure = cache.failure { throw failure }
    self = cache.loader
    bag.report(contentsOf: found)
    if bag.errorCount > errorCount { lacksRules = true }
    return (sheets, linkable)
  }

  /// The sheets beside components, each after what it imports, in the order of the components'
  /// names.
  private func scopedSheets(
    _ files: SiteFiles, _ components: [Component], from cache: inout SheetCache<Files>,
    reporting bag: inout DiagnosticBag
  ) -> [Stylesheet] {
    guard !files.componentSheets.isEmpty else { return [] }
    let paths = Dictionary(
      files.componentSheets.map { (withoutEnding($0), $0) }, uniquingKeysWith: { first, _ in first }
    )
    let available = files.sheets + files.componentSheets
    var sheets: [Stylesheet] = []
    var itemCount = 0
    for component in components.sorted(by: { $0.name < $1.name }) {
      guard let file = registry.sources[component.file], let path = paths[withoutEnding(file.path)]
      else { continue }
      let scope = StyleScope(component: component.name, file: component.file)
      let found = orderStylesheets(
        [path], reporting: &bag, available: { available }, load: { cache.load($0) })
      itemCount += found.reduce(0) { $0 + $1.items.count }
      guard itemCount <= scopedItemLimit else {
        let file = found.last?.file
        bag.report(.tooManyScopedRules(path, at: file.map { SourceRange(file: $0, 0..<0) }))
        return sheets
      }
      for var sheet in found {
        sheet.scope = scope
        sheets.append(sheet)
      }
    }
    return sheets
  }
}

/// A path without the ending of its last part.
private func withoutEnding(_ path: String) -> String {
  String(Substring(path.utf8.dropLast(SiteFiles.ending(of: path).utf8.count + 1)))
}

private func isInContent(_ path: String) -> Bool {
  path.utf8.starts(with: (SiteFiles.content + "/").utf8)
}

/// Reads and parses each sheet once.
private struct SheetCache<Files: FileSystem> {
  var loader: SiteLoader<Files>
  /// The first thing that went wrong with the disk.
  private(set) var failure: FileSystemError?
  /// The paths of files that are there and have another diagnostic.
  private(set) var unreadable: Set<String> = []
  private var sheets: [String: Stylesheet] = [:]

  init(loader: SiteLoader<Files>) { self.loader = loader }

  /// Whether something of a path has been used or said.
  func isLoaded(_ path: String) -> Bool { sheets[path] != nil || unreadable.contains(path) }

  /// The sheets that pages may link to.
  ///
  /// Sheets that the site does not use are read; their mistakes are reported where they are used.
  /// `used` are the paths of sheets that hold for the whole site. A component's sheet holds for a
  /// page too if it is linked to.
  mutating func linkable(_ files: SiteFiles, besides used: Set<String>) -> LinkableSheets {
    var linkable = LinkableSheets(known: used)
    let (loaded, failure) = (loader.bag, failure)
    var pending = files.sheets + files.componentSheets
    while let path = pending.popLast() {
      guard !used.contains(path), linkable.others[path] == nil else { continue }
      let isOwn = sheets[path] == nil
      loader.bag = DiagnosticBag()
      guard let sheet = load(path) else { continue }
      linkable.others[path] = (sheet, loader.bag)
      pending += sheet.importedPaths
      if isOwn, isInContent(path) {
        linkable.unused.append((path, SourceRange(file: sheet.file, 0..<0)))
      }
    }
    linkable.unused.sort { $0.path < $1.path }
    // A file that cannot be read is missed where it is linked to.
    self.failure = failure
    loader.bag = loaded
    return linkable
  }

  /// The sheet at a path, or `nil` if there is no such file.
  mutating func load(_ path: String) -> Stylesheet? {
    if let sheet = sheets[path] { return sheet }
    do throws(FileSystemError) {
      guard !unreadable.contains(path),
        try loader.kind(of: path) == .file
      else { return nil }
      guard let file = try loader.readFile(path, limit: sourceSizeLimit) else {
        unreadable.insert(path)
        return nil
      }
      if let sheet = loader.sources?.sheet(of: file) {
        sheets[path] = sheet
        return sheet
      }
      let (sheet, said) = try loader.observing { loader in
        let isReadable = validateEncoding(of: file, reporting: &loader.bag)
        let text = isReadable ? file : SourceFile(id: file.id, path: file.path, bytes: [])
        return parseStylesheet(text, reporting: &loader.bag)
      }
      if said.diagnostics.isEmpty { loader.sources?.keep(sheet) }
      sheets[path] = sheet
      return sheet
    } catch {
      if error.reason != .leadsOut { failure = failure ?? error }
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func lonelySheet(
    _ path: String, _ components: [String], at range: SourceRange
  ) -> Diagnostic {
    let wanted = withoutEnding(path) + ".vml"
    let nearest = nearestName(to: wanted, in: components)
    return Diagnostic(
      .misplacedFile, .warning, at: range,
      "'\(path)' is not used: there is no component '\(wanted)'" + didYouMean(nearest),
      notes: [
        Note(
          "a sheet in 'components/' is for the component of its name alone; "
            + "one for all elements belongs into 'styles/'"
        )
      ])
  }

  fileprivate static func tooManyScopedRules(_ path: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .ruleLimit, .error, at: range,
      "from '\(path)' on, the sheets beside components have more than \(scopedItemLimit) rules and "
        + "modifiers, with what each imports",
      notes: [Note("what many components import counts for each; move it into 'styles/'")])
  }

  static func unusedSheet(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedFile, .warning, at: range,
      "'\(path)' is not used: no sheet imports it, and no page links to it",
      notes: [Note("move it into 'styles/', whose sheets are used without a word")])
  }

  fileprivate static func missingSheet(
    _ path: String, in sheets: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: path, in: sheets)
    return Diagnostic(
      .missingFile, .error, at: range,
      "there is no sheet '\(path)'" + didYouMean(nearest),
      notes: [Note("a sheet's path is relative to the site, as in 'styles/main.vss'")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}

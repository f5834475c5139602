import VMLDiagnostics
import VMLFiles
import VMLOutput

/// The report of a build, for a later build that has nothing to do.
struct StoredReport: Sendable {
  var mistakes = StoredMistakes()
  /// The files of ``mistakes`` whose bytes are not shown.
  var emptyFiles: Set<String> = []
  /// The output folder that site.yaml names, relative to the site.
  var output = ""
  var targetCount = 0
  var localeCount = 0
  var themeCount = 0
  var documentCount = 0
  var version = ""
  var digest = ""
  var trees = 0
  var documents = 0
  var files = 0
  var foreign: [String] = []
  var scheduled: [ScheduledPage] = []

  init() {}

  /// - Returns: `nil` if the report cannot be told again.
  init?(_ report: BuildReport, output configured: String) {
    let mistakes = StoredMistakes(
      report.diagnostics, and: report.unlisted, pathOf: { report.sources[$0]?.path })
    guard let mistakes else { return nil }
    self.mistakes = mistakes
    for file in report.sources.all where file.bytes.isEmpty { emptyFiles.insert(file.path) }
    emptyFiles.formIntersection(mistakes.files)
    self.output = configured
    targetCount = report.targetCount
    localeCount = report.localeCount
    themeCount = report.themeCount
    documentCount = report.documentCount
    scheduled = report.scheduled
    guard let output = report.output else { return }
    version = output.version
    digest = output.digest
    trees = output.trees
    documents = output.documents
    files = output.files
    foreign = output.foreign
  }

  /// The output folder of a build with the same options; for another user it may be another path.
  func folder(_ options: BuildOptions) -> String {
    options.output ?? sitePath(output, in: options.site)
  }

  /// The report of a build that had nothing to do; `nil` if a file that something is said of cannot
  /// be shown.
  ///
  /// Files get the numbers that `site` has. What is said of `left` is left out: these pages are
  /// compiled again.
  func restored(
    in fileSystem: some FileSystem, _ options: BuildOptions, numberedAs site: SiteNumbers? = nil,
    without left: [String] = []
  ) -> BuildReport? {
    var report = BuildReport()
    var registry = site?.registry ?? SourceRegistry()
    var sources = SourceSet()
    var numbers: [String: FileID] = [:]
    for path in mistakes.files where numbers[path] == nil {
      var bytes: [UInt8] = []
      if !emptyFiles.contains(path) {
        guard let found = try? fileSystem.read(path, limit: assetSizeLimit) else { return nil }
        bytes = found
      }
      let id = site?.numbers[path] ?? registry.place(of: path).file
      sources.insert(SourceFile(id: id, path: path, bytes: bytes))
      numbers[path] = id
    }
    guard var diagnostics = mistakes.restored(fileAt: { numbers[$0] }) else { return nil }
    let compiled = left.compactMap { numbers[$0] }
    if !compiled.isEmpty {
      diagnostics.removeAll { $0.range.map { compiled.contains($0.file) } ?? false }
    }
    guard diagnostics.allSatisfy({ $0.isShown(in: sources) }) else { return nil }
    report.diagnostics = diagnostics
    report.unlisted = mistakes.unlisted
    report.sources = sources
    if options.writes { report.output = summary }
    report.outputFolder = folder(options)
    report.targetCount = targetCount
    report.localeCount = localeCount
    report.themeCount = themeCount
    report.documentCount = documentCount
    report.scheduled = scheduled
    return report
  }

  /// The summary of a build that left the output as it was.
  private var summary: OutputSummary {
    var summary = OutputSummary(version: version, digest: digest)
    summary.trees = trees
    summary.documents = documents
    summary.files = files
    summary.reused = documents + files
    summary.foreign = foreign
    return summary
  }
}

/// The numbers that a loaded site has given to its files.
struct SiteNumbers {
  /// By path.
  fileprivate var numbers: [String: FileID] = [:]

  subscript(_ path: String) -> FileID? { numbers[path] }

  /// Gives others.
  fileprivate let registry: SourceRegistry

  /// The numbers of some files; others are not looked for.
  init(of paths: [String], in loaded: LoadedSite, _ registry: SourceRegistry) {
    self.registry = registry
    guard !paths.isEmpty else { return }
    let wanted = Set(paths)
    for file in registry.sources.all where wanted.contains(file.path) {
      // A mistake about a whole file may have given it a number without bytes.
      if numbers[file.path] == nil || !file.bytes.isEmpty { numbers[file.path] = file.id }
    }
    guard paths.contains(where: SiteFiles.isPage) else { return }
    for page in loaded.pages where wanted.contains(page.path) { numbers[page.path] = page.id }
  }
}

extension Diagnostic {
  /// Whether all places that it names are in their files.
  fileprivate func isShown(in sources: SourceSet) -> Bool {
    let ranges = [range] + notes.map(\.range) + fixIts.map(\.range)
    return ranges.compactMap(\.self).allSatisfy { range in
      range.range.upperBound <= sources[range.file]?.bytes.count ?? 0
    }
  }
}

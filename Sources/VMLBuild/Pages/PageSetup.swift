import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLLinter
import VMLOutput
import VMLStylesheet

/// The site and the options of a page worker, which stay the same from one page to the next.
struct PageSetup<Files: FileSystem>: Sendable {
  let fileSystem: Files
  private(set) var loaded: LoadedSite
  /// The site's variants, and the indices of the variants to compile for.
  private(set) var variants: [SiteVariant]
  let variantIndices: [Int]
  /// The places of the variants' files.
  private(set) var places: DocumentPlaces
  let emission: EmissionOptions
  let isStrict: Bool
  let isInBackground: Bool
  /// The files of the documents that are compiled; `nil` for all.
  var wantedFiles: Set<String>?
  /// With `--keep-going`: output paths that several documents claim.
  var conflicts: PathConflicts?
  /// The numbers of the files that all pages share, by path.
  var sharedFiles: [String: FileID] = [:]
  /// With `--verify`: reused files are read and checked.
  var verifiesOutput = false
  /// Whether a later build needs the dependencies of pages.
  var notesDependencies = false

  init(
    _ loaded: LoadedSite, in fileSystem: Files, _ options: BuildOptions,
    for includesVariant: (SiteVariant) -> Bool
  ) {
    let configuration = loaded.site.configuration
    let variants = configuration.variants
    var emission = EmissionOptions()
    emission.layout = options.layout
    emission.conventions = configuration.markup
    self.emission = emission
    self.fileSystem = fileSystem
    self.loaded = loaded
    self.variants = variants
    variantIndices = variants.indices.filter { includesVariant(variants[$0]) }
    places = DocumentPlaces(variants, in: configuration)
    isStrict = options.isStrict
    isInBackground = options.isInBackground
  }

  /// This setup with another copy of the site.
  func with(_ loaded: LoadedSite) -> PageSetup {
    var setup = self
    setup.loaded = loaded
    setup.variants = loaded.site.configuration.variants
    setup.places = DocumentPlaces(setup.variants, in: loaded.site.configuration)
    return setup
  }
}

/// The receivers of a worker's documents.
struct PageSink: Sendable {
  /// The output; `nil` where documents are not stored.
  var session: OutputSession?
  /// The documents that were compiled, where they are gathered instead of being stored.
  var collected: [CollectedDocument]?
  /// Called with the number of documents that are done since the last call, of a page that makes
  /// many; `nil` where no progress is shown.
  var tellsDocuments: (@Sendable (Int) -> Void)?
  /// The sum of these numbers.
  var toldDocuments = 0

  init(session: OutputSession?) { self.session = session }
}

/// The memory of a worker: what it has learnt of the site's pages.
struct PageMemory: Sendable {
  var compiler: DocumentCompiler
  /// The compiler before it compiled anything, for pages with sheets of their own.
  private(set) var pristine: DocumentCompiler
  var pageStyles = PageStyles()
  /// The rules of the site's sheets that matched on pages with sheets of their own.
  var pageUsage = StyleUsage()
  /// Has the comments of all files but pages.
  var filter: DiagnosticFilter
  /// `nil` in a build without lints.
  var linter: DocumentLinter?
  /// Makes records of pages for a later build.
  var recorder: PageRecorder?
  /// Pages that were parsed before; `nil` to read all.
  var parsed: ParsedPages?
  /// The documents that the last build made of the present page.
  var previous = PreviousDocuments()

  init(_ compiler: DocumentCompiler, filter: DiagnosticFilter) {
    (self.compiler, pristine) = (compiler, compiler)
    self.filter = filter
  }

  /// Begins with a compiler that has compiled nothing yet.
  mutating func begin(_ compiler: DocumentCompiler) {
    (self.compiler, pristine) = (compiler, compiler)
  }

  /// Measures the time of rules, in compilers that have compiled nothing yet.
  mutating func measureRules() {
    compiler.measureRules(by: RuleTimer.clock)
    pristine = compiler
  }
}

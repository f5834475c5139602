import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLStylesheet

/// Facts of a site's last build that succeeded.
struct SiteMemory: Sendable {
  /// The digest of what the build was asked for, and of the compiler.
  var key: XXH128
  /// Everything in the site's folders.
  var sources = FileTable()
  /// The folders and manifests of the output, relative to the output folder.
  var output = FileTable()
  /// site.yaml.
  var configuration: XXH128
  var components: [Component] = []
  /// All files that pages share: site.yaml, components, sheets, tokens, data, texts.
  var shared: XXH128
  /// Digest of the shared files that are tracked only as a whole.
  var others: XXH128
  var outline: SheetOutline
  /// Modifiers of the sheets that the targets accept.
  var acceptedShapes = AcceptedModifierShapes()
  /// The parts of the data, and the texts, that some page or component reads.
  var data: [DataPart] = []
  /// Features that selectors may find elements by, at the numbers that pages have for them.
  var features: [String] = []
  /// In the order of their paths.
  var pages: [StoredPage] = []
  /// By the number of a rule that something matched, one of the pages that have that.
  var usedRules: [Int32: String] = [:]
  /// The same for the classes that inline styles apply.
  var appliedClasses: [String: String] = [:]
  /// Diagnostics of loading the site, and of its sheets once all pages were known; `nil` if they
  /// could not be stored.
  var loadMistakes: StoredMistakes?
  var sheetMistakes: StoredMistakes?
  /// The sheets that pages link to.
  var links: [String] = []
  /// The digests of the files that were copied, by path.
  var assets: [String: XXH128] = [:]
  var report = StoredReport()

  struct Component: Hashable, Sendable {
    var name: String
    var content: XXH128
  }

  struct DataPart: Hashable, Sendable {
    var keys: [String]
    var digest: XXH128
    /// Whether the keys lead to a value; else it depends on all that they might have led to.
    var leads: Bool
  }
}

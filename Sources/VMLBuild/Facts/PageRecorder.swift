import VMLCompiler
import VMLDiagnostics

/// Makes the records of the pages that one worker compiles, as soon as it has.
struct PageRecorder: Sendable {
  /// The names of the site's components.
  private let components: [String]
  /// The paths of the files that pages share.
  private let sharedPaths: [FileID: String]
  private let features: SharedFeatureTable
  /// By the worker's numbers of features, those that the cache has.
  private var numbers: [Int32] = []
  /// The parts of `data` that the pages read.
  private(set) var data: Set<[String]> = []
  private var lastData: [[String]] = []

  init(_ loaded: LoadedSite, sharedPaths: [FileID: String], _ features: SharedFeatureTable) {
    components = loaded.site.components.map(\.name)
    self.sharedPaths = sharedPaths
    self.features = features
  }

  /// The record of a page that was compiled; `nil` if another build cannot go by it.
  ///
  /// `names` are the names of the worker's features.
  mutating func record(
    _ outcome: PageOutcome, of page: LoadedSite.PageFile, naming names: [String]
  ) -> StoredPage? {
    if numbers.count < names.count { numbers += features.numbers(of: names[numbers.count...]) }
    let record = PageRecord(
      outcome, numbering: numbers, of: page, calling: components, pathOf: { sharedPaths[$0] })
    guard let record else { return nil }
    note(record)
    return StoredPage(record)
  }

  /// Notes what a page reads.
  mutating func note(_ record: PageRecord) {
    // Most read the same as the one before.
    guard record.data != lastData else { return }
    lastData = record.data
    data.formUnion(record.data)
  }
}

import Synchronization
import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLStylesheet

/// Ways to handle a page in a build.
enum PagePlan: Sendable {
  case compile
  /// The same for a page whose last result is known.
  case compileAgain(StoredPage)
  /// Reuse the result of the last build, if the page's file, which may have to be read, and its
  /// documents are unchanged.
  case reuse(PageRecord, StoredPage, looking: Bool)
}

/// Facts from compiling a page, for later builds.
struct PageDependencies: Sendable {
  /// Whether nothing was compiled, since all is as it was.
  var isReused = false
  var content: XXH128?
  var reads = TemplateReads()
  var hasSheets = false
  /// As ``PageRecord/followsSheets``.
  var followsSheets = false
  /// Facts that its diagnostics depend on.
  var messages = MessageBasis()
  /// Numbers that the worker has given.
  var features: [Int32] = []
  var documents: [PageRecord.Document] = []
  /// The rules that no page had matched that was compiled before it.
  var firstRules: [Int32] = []
  /// The same for the classes that inline styles apply.
  var firstApplied: [String] = []

  /// Notes what is new, and not among what is known, and adds it there.
  mutating func noteFirst(of news: StyleUsage.News, _ known: inout StyleUsage) {
    for rule in news.rules where known.insert(rule: rule) { firstRules.append(rule) }
    for name in news.applied where known.insert(applied: name) { firstApplied.append(name) }
  }
}

/// The numbers that the cache has for features, which all workers ask for.
final class SharedFeatureTable: Sendable {
  private let table: Mutex<FeatureTable>

  /// `names` have their numbers already.
  init(_ names: [String] = []) { table = Mutex(FeatureTable(names)) }

  /// By their numbers.
  var names: [String] { table.withLock { $0.names } }

  /// The numbers of some names, which are added where they are new.
  func numbers(of names: some Sequence<String>) -> [Int32] {
    table.withLock { $0.numbers(of: names) }
  }
}

/// Names by number.
struct FeatureTable: Sendable {
  private(set) var names: [String] = []
  private var numbers: [String: Int32] = [:]

  init(_ names: [String] = []) { _ = self.numbers(of: names) }

  /// The numbers of some names, which are added where they are new.
  mutating func numbers(of names: some Sequence<String>) -> [Int32] {
    names.map { name in
      if let number = numbers[name] { return number }
      let number = Int32(self.names.count)
      numbers[name] = number
      self.names.append(name)
      return number
    }
  }

  /// The number of a name; `nil` if nothing has it.
  subscript(_ name: String) -> Int32? { numbers[name] }
}

extension PageOutcome {
  /// Restores the result of a page from the last build; `nil` if this build cannot show it.
  init?(
    _ record: PageRecord, of page: LoadedSite.PageFile, fileAt path: (String) -> FileID?
  ) {
    guard let mistakes = record.mistakes.restored(fileAt: path),
      let unused = record.unusedRules.restored(fileAt: path)
    else { return nil }
    self.init()
    for mistake in mistakes { bag.report(mistake) }
    bag.add(record.mistakes.unlisted)
    documentCount = record.documentCount
    styles = record.styles
    dependencies.isReused = true
    dependencies.content = record.content
    rules.unused = unused
    rules.links = Set(record.links)
    if let stored = record.lints {
      guard let told = stored.restored(fileAt: path) else { return nil }
      lints = told
    }
    for rule in record.usedRules {
      guard let file = path(rule.file) else { return nil }
      rules.used.insert(SourceRange(file: file, rule.range))
    }
    for claim in record.claims {
      var ignored = DiagnosticBag()
      let range = SourceRange(file: page.id, claim.range)
      let path = DocumentPath(
        claim.path, isIndex: claim.path.utf8.last == UInt8(ascii: "/"), at: range,
        reporting: &ignored)
      guard let path else { return nil }
      claims.append(FileClaim(file: path.file, owner: .document(path, page, at: range)))
    }
  }
}

extension PageRecord {
  /// The record of a page that was compiled; `nil` if another build cannot go by it.
  ///
  /// `numbers` are those that the cache has for the worker's features, `components` the names of
  /// the site's.
  convenience init?(
    _ outcome: PageOutcome, numbering numbers: [Int32], of page: LoadedSite.PageFile,
    calling components: [String], pathOf sharedPath: (FileID) -> String?
  ) {
    let dependencies = outcome.dependencies
    func path(_ file: FileID) -> String? { file == page.id ? page.path : sharedPath(file) }
    guard let content = dependencies.content, !outcome.bag.hasErrors,
      outcome.failure == nil, outcome.pathConflict == nil,
      let mistakes = StoredMistakes(
        outcome.bag.diagnostics, and: outcome.bag.unlisted, pathOf: path),
      let unused = StoredMistakes(outcome.rules.unused, pathOf: path)
    else { return nil }
    var usedRules: [RulePlace] = []
    for rule in outcome.rules.used {
      guard let file = path(rule.file) else { return nil }
      usedRules.append(RulePlace(file: file, range: rule.range))
    }
    usedRules.sort { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
    var claims: [Claim] = []
    for claim in outcome.claims {
      guard case .document(let path, _, let range) = claim.owner, range.file == page.id else {
        return nil
      }
      claims.append(Claim(path: path.path, range: range.range))
    }
    let told = dependencies.messages.files.subtracting([page.id]).map { path($0) }
    var lints: StoredLints?
    if let found = outcome.lints {
      guard let stored = StoredLints(found, pathOf: path) else { return nil }
      lints = stored
    }
    var parts = dependencies.reads.parts
    if dependencies.messages.readsTexts { parts.insert(DataDigests.allTexts) }
    self.init(
      path: page.path, content: content,
      components: dependencies.reads.components.map { components[$0] }.sorted(),
      data: parts.sorted { $0.lexicographicallyPrecedes($1) },
      features: FeatureSet(dependencies.features.map { numbers[Int($0)] }.sorted()),
      messageFiles: dependencies.messages.isUnknown || told.contains(nil)
        ? nil : told.compactMap(\.self).sorted(),
      hasSheets: dependencies.hasSheets, followsSheets: dependencies.followsSheets,
      documentCount: outcome.documentCount, documents: dependencies.documents, claims: claims,
      mistakes: mistakes, unusedRules: unused, usedRules: usedRules,
      links: outcome.rules.links.sorted(), lints: lints)
  }
}

import VMLCompiler
import VMLFiles

/// Why documents are not as they were, by what their pages depended on then and depend on now.
public struct ChangeReasons: Sendable {
  /// By the path of a document relative to its tree.
  private var reasons: [String: [Reason]] = [:]
  private var assets: Set<String> = []
  /// What concerns every page.
  private var shared: [Reason] = []

  public enum Reason: Hashable, Sendable {
    case newPage(String)
    /// The page's own file.
    case page(String)
    case component(String)
    case data(String)
    case text(String)
    /// What the rules that changed find their elements by: `.card`, `Text`, `#title`.
    case rules([String])
    /// Sheets, in a way that concerns everything.
    case sheets
    case configuration
    /// A file that is copied.
    case file(String)
  }

  /// Why a document or a file of a tree is not as it was; none if nothing is known of it.
  public func reasons(for file: String) -> [Reason] {
    if assets.contains(file) { return [.file(file)] }
    guard let own = reasons[file] else { return [] }
    return own.isEmpty ? shared : own
  }

  /// What is known of the last build of a site, to be kept for ``init(since:in:)``; `nil` where no build left
  /// any.
  public static func snapshot(of site: String) -> [UInt8]? {
    guard let files = try? openSite(site),
      let bytes = try? files.read(CacheFolder.file, limit: cacheSizeLimit),
      CacheFile(bytes) != nil
    else { return nil }
    return bytes
  }

  /// Compares a snapshot with what a site is now, which was built last.
  ///
  /// - Returns: `nil` where one of them cannot be read, or the site has mistakes.
  public init?(since snapshot: [UInt8], in site: String) async {
    guard let old = CacheFile(snapshot)?.memory(),
      let bytes = Self.snapshot(of: site), let new = CacheFile(bytes)?.memory(),
      let files = try? openSite(site)
    else { return nil }
    let loaded = try? await onLargeStack {
      () throws(FileSystemError) -> (LoadedSite, SiteInputs)? in
      let revision = try SiteRevision.load(in: files)
      return revision.loaded.map { ($0, SiteInputs($0, revision.registry)) }
    }
    guard let found = loaded ?? nil else { return nil }
    self.init(from: old, to: new, found.0, found.1)
  }

  private init(
    from old: SiteMemory, to new: SiteMemory, _ loaded: LoadedSite, _ inputs: SiteInputs
  ) {
    let comparison = SourceComparison(from: old, to: new, inputs)
    let before = Dictionary(
      old.pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for page in new.pages {
      guard let record = page.record else { continue }
      let found = comparison.reasons(for: record, before[page.path]?.record)
      for document in record.documents { reasons[document.file] = found }
    }
    shared = comparison.shared
    for (path, digest) in new.assets where old.assets[path] != digest {
      assets.insert(SiteFiles.contentPath(path))
    }
  }
}

/// What of two builds of a site differs.
private struct SourceComparison {
  private let inputs: SiteInputs
  /// The components that changed, by name; the index of each, by name.
  private let changed: Set<String>
  private let indices: [String: Int]
  private let data: Set<[String]>
  private let rules: [Int32: String]
  private(set) var shared: [ChangeReasons.Reason] = []

  init(from old: SiteMemory, to new: SiteMemory, _ inputs: SiteInputs) {
    self.inputs = inputs
    let before = Dictionary(
      old.components.map { ($0.name, $0.content) }, uniquingKeysWith: { first, _ in first })
    changed = Set(inputs.components.filter { before[$0.name] != $0.content }.map(\.name))
    indices = Dictionary(
      inputs.components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let parts = Dictionary(
      old.data.map { ($0.keys, $0.digest) }, uniquingKeysWith: { first, _ in first })
    data = Set(new.data.filter { parts[$0.keys] != $0.digest }.map(\.keys))
    var rules: [Int32: String] = [:]
    if old.configuration != new.configuration { shared.append(.configuration) }
    switch SheetChanges(from: old.outline, to: new.outline).touched {
    case .everything: shared.append(.sheets)
    case .features(let names):
      for (number, name) in new.features.enumerated()
      where names.contains(name) && DocumentFeatures.isSubject(name) {
        rules[Int32(number)] = name
      }
    }
    self.rules = rules
  }

  /// Why a page is not as it was; empty if nothing of its own says so.
  func reasons(for page: PageRecord, _ before: PageRecord?) -> [ChangeReasons.Reason] {
    guard let before else { return [.newPage(page.path)] }
    var found: [ChangeReasons.Reason] = []
    if before.content != page.content { found.append(.page(page.path)) }
    var parts = Set(page.data)
    for name in components(of: page) {
      if changed.contains(name) { found.append(.component(name)) }
      if let index = indices[name] { parts.formUnion(inputs.reads[index].parts) }
    }
    for keys in parts.intersection(data).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      found.append(reason(forPart: keys))
    }
    let names = page.features.compactMap { rules[$0] }
    if !names.isEmpty { found.append(.rules(names.sorted())) }
    return found
  }

  private func reason(forPart keys: [String]) -> ChangeReasons.Reason {
    if keys.count == 2, keys == DataDigests.path(ofText: keys[1]) { return .text(keys[1]) }
    return .data(keys.joined(separator: "."))
  }

  /// The components that a page calls, and those that they call, sorted.
  private func components(of page: PageRecord) -> [String] {
    var found = Set(page.components)
    var pending = page.components
    while let name = pending.popLast() {
      guard let index = indices[name] else { continue }
      for called in inputs.reads[index].components {
        let name = inputs.components[called].name
        if found.insert(name).inserted { pending.append(name) }
      }
    }
    return found.sorted()
  }
}

import VMLCompiler
import VMLFiles

/// Reasons why documents are not as they were, by what their pages depended on.
public struct ChangeReasons: Sendable {
  /// By the path of a document relative to its tree.
  private var reasons: [String: [ChangeReason]] = [:]
  private var assets: Set<String> = []

  /// Reasons why a document or a file of a tree is not as it was; none if nothing is known of it.
  public func reasons(for file: String) -> [ChangeReason] {
    if assets.contains(file) { return [.file(file)] }
    return reasons[file] ?? []
  }

  /// Returns the facts of a site's last build, to be kept for ``init(since:in:)``; `nil` where no
  /// build left any.
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
      () throws(FileSystemError) -> SiteInputs? in
      let revision = try SiteRevision.load(in: files)
      return revision.loaded.map { SiteInputs($0, revision.registry) }
    }
    guard let inputs = loaded ?? nil else { return nil }
    self.init(from: old, to: new, inputs)
  }

  private init(from old: SiteMemory, to new: SiteMemory, _ inputs: SiteInputs) {
    var inputs = inputs
    let impact = Impact(
      from: old, to: &inputs, restamped: Set(old.sources.entries.lazy.map(\.path)))
    let before = Dictionary(
      old.pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for page in new.pages {
      guard let record = page.record else { continue }
      var found: [ChangeReason] = []
      if let known = before[page.path]?.record {
        if known.content != record.content { found.append(.page(page.path)) }
        found += impact.reasons(for: record, naming: new.features)
      } else {
        found.append(.newPage(page.path))
      }
      for document in record.documents { reasons[document.file] = found }
    }
    for (path, digest) in new.assets where old.assets[path] != digest {
      assets.insert(SiteFiles.contentPath(path))
    }
  }
}

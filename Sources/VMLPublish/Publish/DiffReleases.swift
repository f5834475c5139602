import VMLMarkup
public import VMLRelease

/// Differences between two releases.
public struct ReleaseDiff: Hashable, Sendable {
  public var old: ReleaseID
  public var new: ReleaseID
  public var pages: PageChanges
  /// The views that differ, by target and path of the file; documents alone.
  public var views: [Page]

  public struct Page: Hashable, Sendable {
    public var target: String
    public var file: String
    public var changes: [ViewChange]
  }
}

extension Publisher {
  /// Compares two releases of the store, document by document, view by view.
  ///
  /// `inMarkup` gives a document of a media type in VML, or as it is where it has no views that
  /// could differ.
  public func diff(
    _ old: ReleaseID, _ new: ReleaseID,
    inMarkup: @Sendable @escaping (_ document: [UInt8], _ mediaType: String) -> [UInt8] = {
      document, _ in document
    }
  ) async throws(PublishFailure) -> ReleaseDiff {
    let (before, after) = (try await manifests(of: old), try await manifests(of: new))
    let pages = pageChanges(from: before, to: after)
    var wanted:
      [(target: String, file: String, old: ReleaseManifest.File, new: ReleaseManifest.File)]
    wanted = []
    for target in pages.targets {
      let olds = documents(of: target.name, in: before)
      let news = documents(of: target.name, in: after)
      for file in target.changed {
        guard let first = olds[file], let second = news[file] else { continue }
        wanted.append((target.name, file, first, second))
      }
    }
    let views = try await map(wanted, atOnce: atOnce) { page throws(PublishFailure) in
      let (first, second) = (try await object(page.old), try await object(page.new))
      func type(in manifests: [ReleaseManifest]) -> String {
        manifests.first { $0.target == page.target }?.mediaType ?? vmlMediaType
      }
      let changes = compareDocuments(
        inMarkup(first, type(in: before)), inMarkup(second, type(in: after)))
      return ReleaseDiff.Page(target: page.target, file: page.file, changes: changes)
    }
    return ReleaseDiff(old: old, new: new, pages: pages, views: views)
  }

  private func documents(
    of target: String, in manifests: [ReleaseManifest]
  ) -> [String: ReleaseManifest.File] {
    let documents = manifests.first { $0.target == target }?.documents ?? []
    return Dictionary(
      documents.map { ($0.stored.file, $0.stored) }, uniquingKeysWith: { first, _ in first })
  }

  private func object(_ file: ReleaseManifest.File) async throws(PublishFailure) -> [UInt8] {
    let key = StoreLayout.object(file.digest)
    let found = try await asking { () throws(StoreError) in
      try await store.get(key, limit: file.bytes + 1)
    }
    guard let found else { throw .trust(TrustFailure(.missing, key), channel: channel) }
    guard ContentDigest(of: found.bytes) == file.digest else {
      throw .trust(TrustFailure(.mismatch("its digest is another one"), key), channel: channel)
    }
    return found.bytes
  }
}

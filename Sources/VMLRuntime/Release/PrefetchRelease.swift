import VMLRelease

extension ChannelRelease {
  /// Fetches what is wanted of the release into the cache, so that it can be shown offline.
  ///
  /// `limit` is how many bytes the cache may have; files that go beyond are left out. Throws for
  /// the first file that is refused, in the order of the manifest, and for one that cannot be kept.
  @concurrent
  package nonisolated func fetch(_ wanted: Prefetch, limit: Int) async throws(ChannelError) {
    for (key, file) in start.files where fetcher.cache?.has(file) == false {
      _ = try await fetcher.file(key, file, isToBeKept: true)
    }
    // Without a cache there is no use in it but to see that all is there.
    guard wanted == .everything || wanted == .tree && fetcher.cache != nil else { return }
    var manifest = start.head.manifest
    let bins = start.head.bins
    for place in stride(from: 0, to: bins.count, by: Self.requestCount) {
      let group = bins[place..<min(place + Self.requestCount, bins.count)]
      let results = await fetch(group.map { (start.key(of: $0), $0.content) })
      for (bin, result) in zip(group, results) {
        let lines = try start.lines(of: bin, result.get())
        manifest.documents += lines.documents
        manifest.files += lines.files
      }
    }
    var objects: [(key: String, file: ContentFile)] = []
    var total = 0
    for file in stored(wanted, of: manifest) {
      total += file.bytes
      guard wanted == .everything || total <= limit else { break }
      objects.append((StoreLayout.object(file.digest), file.content))
    }
    let missing = objects.filter { fetcher.cache?.has($0.file) != true }
    for place in stride(from: 0, to: missing.count, by: Self.requestCount) {
      let group = missing[place..<min(place + Self.requestCount, missing.count)]
      for result in await fetch(Array(group)) { _ = try result.get() }
    }
  }

  /// Digests of all that the release needs, as far as its bins are in the cache.
  nonisolated func neededDigests() -> Set<ContentDigest> {
    var needed = Set(start.files.map(\.file.digest))
    var manifest = start.head.manifest
    for bin in start.head.bins {
      needed.insert(bin.digest)
      guard let bytes = fetcher.cache?.read(bin.content),
        let lines = try? start.lines(of: bin, bytes)
      else { continue }
      manifest.documents += lines.documents
      manifest.files += lines.files
    }
    // What another locale needs, a user who changes the language gets again.
    for file in stored(.tree, of: manifest) { needed.insert(file.digest) }
    return needed
  }

  /// Documents, then other files, as the manifest lists them.
  private nonisolated func stored(
    _ wanted: Prefetch, of manifest: ReleaseManifest
  ) -> [ReleaseManifest.File] {
    guard wanted == .tree, let locale else { return manifest.all }
    return manifest.documents.filter { $0.locale == locale }.map(\.stored)
      + manifest.files.filter { $0.file.hasPrefix(locale + "/") }
  }

  /// Number of requests that are on their way at once.
  private static let requestCount = 6

  /// The files of some keys, in their order.
  private nonisolated func fetch(
    _ files: [(key: String, file: ContentFile)]
  ) async -> [Result<[UInt8], ChannelError>] {
    await withTaskGroup(of: (Int, Result<[UInt8], ChannelError>).self) { tasks in
      for (index, (key, file)) in files.enumerated() {
        tasks.addTask { [fetcher] in (index, await fetcher.fileResult(key, file)) }
      }
      var found: [(Int, Result<[UInt8], ChannelError>)] = []
      for await result in tasks { found.append(result) }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

extension Fetcher {
  fileprivate func fileResult(
    _ key: String, _ file: ContentFile
  ) async -> Result<[UInt8], ChannelError> {
    do throws(ChannelError) {
      return .success(try await self.file(key, file, isToBeKept: true))
    } catch {
      return .failure(error)
    }
  }
}

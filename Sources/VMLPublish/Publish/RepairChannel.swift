import VMLRelease

/// A file of a store that is missing, or not as it was published.
enum Damage: Hashable, Sendable {
  /// A document of the channel, by its name in the channel's folder.
  case metadata(String)
  /// A copy of a timestamp, by its key, and what it has to be.
  case copy(String, [UInt8])
  /// A root or a manifest of a release, by its key.
  case ofRelease(ReleaseID, String)
  case object(ReleaseManifest.File)
  /// A packed object or file of a plain tree, by its key.
  case packed(String, ReleaseManifest.File, ContentEncoding)
  /// A file of a plain tree, by its key.
  case tree(String, ReleaseManifest.File)
}

extension Publisher {
  /// Verifies the channel, and puts right what can be.
  ///
  /// That is from a release that was built here, from the site's roots, or from what the store has
  /// of the same bytes elsewhere. What is there and right is left alone.
  ///
  /// - Returns: What was mended, and what is wrong still.
  public func repair(from tree: ReleaseTree?) async throws(PublishFailure) -> VerifyReport {
    var mended: [String] = []
    // A manifest that is back shows what else is missing.
    while true {
      var report = try await verifyOrMiss()
      let repair = ChannelRepair(publisher: self, tree: tree, copies: report.copies)
      var news: [String] = []
      for damage in report.damage {
        guard let line = try await repair.mend(damage), !mended.contains(line) else { continue }
        news.append(line)
      }
      mended += news
      report.mended = mended
      if news.isEmpty { return report }
      try await asking { () throws(StoreError) in try await store.settle() }
    }
  }

  /// A timestamp that is missing is a mistake as another one.
  private func verifyOrMiss() async throws(PublishFailure) -> VerifyReport {
    do throws(PublishFailure) { return try await verify() } catch {
      guard case .lost(let failure, _, _) = error else { throw error }
      var report = VerifyReport()
      report.mistakes = [failure.description]
      report.damage = [.metadata(failure.document)]
      return report
    }
  }
}

/// Puts files of a store right, one at a time.
private struct ChannelRepair: Sendable {
  let publisher: Publisher
  let tree: ReleaseTree?
  /// Paths at which the bytes of a digest may be found.
  let copies: [ContentDigest: [String]]

  private var store: any Store { publisher.store }
  private var folder: String { StoreLayout.channel(publisher.channel) }

  /// - Returns: What was done; `nil` where nothing could be.
  func mend(_ damage: Damage) async throws(PublishFailure) -> String? {
    switch damage {
    case .metadata(Role.timestamp.file(version: 0)): return try await mendTimestamp()
    case .metadata(let name): return try await mendRoot(name)
    case .copy(let key, let bytes):
      return try await put(key, bytes, .metadata, from: Role.timestamp.file(version: 0))
    case .ofRelease(let release, let key): return try await mendRelease(release, key)
    case .object(let file):
      guard let (bytes, place) = try await source(of: file) else { return nil }
      let key = StoreLayout.object(file.digest)
      return try await put(key, bytes, publisher.serving.attributes(of: file.file), from: place)
    case .packed(let key, let file, let encoding):
      guard let (bytes, place) = try await source(of: file) else { return nil }
      var attributes = publisher.serving.attributes(of: file.file)
      attributes.contentEncoding = encoding.rawValue
      return try await put(key, try encoding.packed(bytes), attributes, from: place)
    case .tree(let key, let file):
      // An object that was damaged too is right by now.
      let object = StoreLayout.object(file.digest)
      guard try await holds(object, file) else { return nil }
      let attributes = publisher.serving.attributes(of: file.file)
      try await asking { () throws(StoreError) in
        try await store.copy(object, to: key, attributes)
      }
      return try await holds(key, file) ? words(key, object) : nil
    }
  }

  /// The newest timestamp takes its place again.
  private func mendTimestamp() async throws(PublishFailure) -> String? {
    let key = folder + Role.timestamp.file(version: 0)
    let traces = try await ChannelTraces.read(publisher.channel, in: store)
    let copy = try await traces.newestCopy(
      above: max(0, try publisher.seenVersions().timestamp - 1), in: store,
      signedFor: publisher.signing.roots.map(\.metadata))
    guard let copy else { return nil }
    let lock = try await publisher.takeLock()
    do throws(PublishFailure) {
      let found = try await fetchToReplace(key, limit: metadataLimit, from: store)
      let isNews = found?.bytes != copy.bytes
      if isNews {
        let condition: WriteCondition =
          lock != nil ? .always : found.map { $0.tag.map { .matches($0) } ?? .always } ?? .absent
        _ = try await asking { () throws(StoreError) in
          try await store.put(key, copy.bytes, .flip, if: condition)
        }
      }
      await lock?.giveUp()
      // One that has expired, as an example, has no better copy.
      return isNews ? words(key, Role.timestampCopy(version: copy.version)) : nil
    } catch {
      await lock?.giveUp()
      throw error
    }
  }

  /// A root of the site's, unless the store has another one that keys vouch for.
  private func mendRoot(_ name: String) async throws(PublishFailure) -> String? {
    let root = publisher.signing.roots.first {
      Role.root.file(version: $0.metadata.version) == name
    }
    guard let root else { return nil }
    let found = try await fetchToReplace(folder + name, limit: metadataLimit, from: store)
    if let found, (try? TrustedChannel("", trusting: .root(found.bytes))) != nil { return nil }
    return try await put(folder + name, root.file, .metadata, from: "the site's folder 'trust'")
  }

  private func mendRelease(
    _ release: ReleaseID, _ key: String
  ) async throws(PublishFailure) -> String? {
    if let tree, tree.id == release {
      if let file = tree.manifestFiles.first(where: { $0.key == key }) {
        return try await put(key, file.bytes, .metadata, from: here)
      }
      return StoreLayout.release(ofKey: key) == release
        ? try await put(key, tree.rootFile, .metadata, from: here) : nil
    }
    // A release's root stands there twice.
    for name in try await asking({ () throws(StoreError) in
      try await store.list(StoreLayout.releases)
    }).map(\.key) where name != key && StoreLayout.release(ofKey: name) == release {
      let found = try await asking { () throws(StoreError) in
        try await store.get(name, limit: releaseRootLimit)
      }
      guard let found, ReleaseID(of: ContentDigest(of: found.bytes)) == release,
        StoreLayout.release(ofKey: key) == release
      else { continue }
      return try await put(key, found.bytes, .metadata, from: name)
    }
    return nil
  }

  private var here: String { "the release that was built here" }

  /// The bytes of a file, and where they are from; `nil` if they are nowhere.
  private func source(
    of file: ReleaseManifest.File
  ) async throws(PublishFailure) -> (bytes: [UInt8], place: String)? {
    if let tree, let object = tree.objects.first(where: { $0.digest == file.digest }),
      let bytes = try? tree.bytes(of: object)
    {
      return (bytes, here)
    }
    let object = StoreLayout.object(file.digest)
    for key in [object] + (copies[file.digest] ?? []) {
      if let bytes = try await whole(key, file) { return (bytes, key) }
    }
    for encoding in ContentEncoding.allCases where encoding.isAvailable {
      let key = StoreLayout.object(file.digest, packedAs: encoding)
      let packed = try await read(key, limit: file.packedLimit)
      if let bytes = packed.flatMap({ encoding.unpacked($0, limit: file.bytes) }),
        ContentDigest(of: bytes) == file.digest
      {
        return (bytes, key)
      }
    }
    return nil
  }

  private func holds(
    _ key: String, _ file: ReleaseManifest.File
  ) async throws(PublishFailure) -> Bool { try await whole(key, file) != nil }

  private func whole(
    _ key: String, _ file: ReleaseManifest.File
  ) async throws(PublishFailure) -> [UInt8]? {
    let bytes = try await read(key, limit: file.bytes)
    return bytes.flatMap { ContentDigest(of: $0) == file.digest ? $0 : nil }
  }

  /// `nil` for what is not there or too large.
  private func read(_ key: String, limit: Int) async throws(PublishFailure) -> [UInt8]? {
    do throws(StoreError) { return try await store.get(key, limit: limit)?.bytes } catch {
      if error.kind == .tooLarge { return nil }
      throw .store(error)
    }
  }

  /// Writes a file, and looks whether it is there.
  private func put(
    _ key: String, _ bytes: [UInt8], _ attributes: ObjectAttributes, from place: String
  ) async throws(PublishFailure) -> String? {
    _ = try await asking { () throws(StoreError) in
      try await store.put(key, bytes, attributes, if: .always)
    }
    let found = try await read(key, limit: bytes.count)
    guard found == bytes else { throw .readBack(key) }
    return words(key, place)
  }

  private func words(_ key: String, _ place: String) -> String {
    "'\(key)' is back, from \(place.contains(" ") ? place : "'\(place)'")"
  }
}

extension ReleaseManifest.File {
  /// Most bytes of it packed: one that packs badly gets a little larger.
  var packedLimit: Int { bytes + bytes / 8 + 4096 }
}

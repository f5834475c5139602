public import VMLRelease

/// Findings of a look at everything that a channel offers.
public struct VerifyReport: Hashable, Sendable {
  public var releases: [ReleaseID] = []
  /// Documents and files, each object once.
  public var objects = 0
  public var bytes = 0
  /// Mistakes, each in one line; none if all is as it was published.
  public var mistakes: [String] = []
  /// Repairs that were made, each in one line.
  public var mended: [String] = []
  /// Mistakes with their files, where these are known.
  var damage: [Damage] = []
  /// Paths at which the bytes of a digest are.
  var copies: [ContentDigest: [String]] = [:]
  /// Time from which on clients do not believe the channel unless it is signed again; `nil` where
  /// nothing is signed.
  public var expires: UTCTime?
}

extension Publisher {
  /// Downloads and checks all that the channel offers, from the signatures down to the last object,
  /// as an app of the first release would.
  public func verify() async throws(PublishFailure) -> VerifyReport {
    var report = VerifyReport()
    let reading: ChannelReading
    do throws(PublishFailure) {
      let found = try await readChannel(
        channel, in: store, trusting: signing.firstTrust, seen: try seenVersions(),
        expiry: .refuse, asOf: clock())
      guard let found else {
        throw try await missingTimestamp()
      }
      reading = found
    } catch {
      guard case .trust(let failure, _) = error else { throw error }
      report.mistakes.append(failure.description)
      report.damage.append(.metadata(failure.document))
      return report
    }
    try await checkAge(of: reading, &report)
    report.expires = reading.trusted.root == nil ? nil : reading.earliestExpiry
    report.releases = reading.state.releases
    try await checkRoots(&report)
    var files: [ContentDigest: ReleaseManifest.File] = [:]
    var trees: [(key: String, file: ReleaseManifest.File)] = []
    for release in report.releases {
      do throws(PublishFailure) {
        try await checkHashedRoot(of: release, reading, &report)
        for manifest in try await manifests(of: release, reading) {
          let prefix = StoreLayout.tree(of: release) + manifest.target + "/"
          for file in manifest.all {
            files[file.digest] = file
            guard treeLayout == .plain else { continue }
            trees.append((prefix + file.file, file))
            report.copies[file.digest, default: []].append(prefix + file.file)
          }
        }
      } catch {
        switch error {
        case .trust(let failure, _):
          report.mistakes.append(failure.description)
          report.damage.append(.ofRelease(release, failure.document))
        case .unknown(let text):
          report.mistakes.append(text)
          report.damage.append(.ofRelease(release, StoreLayout.root(of: release)))
        default: throw error
        }
      }
    }
    report.objects = files.count
    report.bytes = files.values.reduce(0) { $0 + $1.bytes }
    let objects = files.values.map { (key: StoreLayout.object($0.digest), file: $0) }
    let all = objects.sorted { $0.key < $1.key } + trees
    let counter = ProgressCounter(
      .checking, objects: all.count, bytes: all.reduce(0) { $0 + $1.file.bytes }, progress)
    let mistakes = try await map(all, atOnce: atOnce) { entry throws(PublishFailure) in
      let mistake = try await mistake(in: entry.key, entry.file)
      counter.add(bytes: entry.file.bytes)
      return mistake
    }
    for (entry, mistake) in zip(all, mistakes) {
      guard let mistake else { continue }
      report.mistakes.append(mistake)
      let isObject = entry.key.hasPrefix(StoreLayout.objects)
      report.damage.append(isObject ? .object(entry.file) : .tree(entry.key, entry.file))
    }
    try await checkPacked(files, trees, &report)
    return report
  }

  /// The copies of timestamps tell of no newer one.
  private func checkAge(
    of reading: ChannelReading, _ report: inout VerifyReport
  ) async throws(PublishFailure) {
    guard let version = reading.trusted.timestamp?.version else { return }
    let traces = try await ChannelTraces.read(channel, in: store)
    let roots = reading.trusted.root.map { [$0] } ?? []
    let name = Role.timestamp.file(version: version)
    if let copy = try await traces.newestCopy(above: version, in: store, signedFor: roots),
      // What was written since this was read.
      try await timestampNow() == reading.timestamp
    {
      let failure = TrustFailure(.replayed(version: version, known: copy.version), name)
      report.mistakes.append(failure.description)
      report.damage.append(.metadata(name))
    }
    guard traces.copies.contains(version) else { return }
    let key = StoreLayout.channel(channel) + Role.timestampCopy(version: version)
    let found = try await bytes(of: key, limit: metadataLimit)
    if let found, found != reading.timestamp {
      report.mistakes.append("'\(key)' is not the channel's timestamp of that version")
      report.damage.append(.copy(key, reading.timestamp))
    }
  }

  /// Says that there is no timestamp, or none any more.
  private func missingTimestamp() async throws(PublishFailure) -> PublishFailure {
    let copy = try await ChannelTraces.read(channel, in: store).newestCopy(
      above: 0, in: store, signedFor: signing.roots.map(\.metadata))
    guard let copy else { return try await nothingPublished() }
    let failure = TrustFailure(.missing, Role.timestamp.file(version: 0))
    return .lost(failure, channel: channel, copy: copy.version)
  }

  private func timestampNow() async throws(PublishFailure) -> [UInt8]? {
    let key = StoreLayout.channel(channel) + Role.timestamp.file(version: 0)
    return try await asking { () throws(StoreError) in
      try await store.get(key, limit: metadataLimit)?.bytes
    }
  }

  /// Checks packed objects and files: a client that takes one has to get what the manifest says.
  private func checkPacked(
    _ files: [ContentDigest: ReleaseManifest.File],
    _ trees: [(key: String, file: ReleaseManifest.File)], _ report: inout VerifyReport
  ) async throws(PublishFailure) {
    var entries: [StoredEntry] = []
    for folder in [StoreLayout.objects] + report.releases.map({ StoreLayout.tree(of: $0) }) {
      if folder != StoreLayout.objects, trees.isEmpty { break }
      entries += try await asking { () throws(StoreError) in try await store.list(folder) }
    }
    let plain = Dictionary(trees.map { ($0.key, $0.file) }, uniquingKeysWith: { first, _ in first })
    let packed = entries.compactMap { entry in
      StoreLayout.packed(ofKey: entry.key).flatMap { key, encoding in
        files[key].map { (key: entry.key, size: entry.size, encoding: encoding, file: $0) }
      } ?? packedFile(entry, plain)
    }.filter(\.encoding.isAvailable)
    let isRight = try await map(packed, atOnce: atOnce) { entry throws(PublishFailure) in
      // An entry that has gone meanwhile need not be right.
      let limit = entry.file.packedLimit
      guard entry.size <= limit else { return false }
      guard let packed = try await bytes(of: entry.key, limit: limit + 1) else { return true }
      let bytes = entry.encoding.unpacked(packed, limit: entry.file.bytes)
      return bytes.map { ContentDigest(of: $0) } == entry.file.digest
    }
    let wrong = zip(packed, isRight).filter { !$1 }.map(\.0)
    for entry in wrong.sorted(by: { $0.key < $1.key }) {
      report.mistakes.append(
        "'\(entry.key)' ('\(entry.file.file)') does not unpack to what was published")
      report.damage.append(.packed(entry.key, entry.file, entry.encoding))
    }
  }

  /// A file of a plain tree that is packed; one of the site with the name of such a file stays what
  /// it is.
  private func packedFile(
    _ entry: StoredEntry, _ plain: [String: ReleaseManifest.File]
  ) -> (key: String, size: Int, encoding: ContentEncoding, file: ReleaseManifest.File)? {
    guard plain[entry.key] == nil else { return nil }
    for encoding in ContentEncoding.allCases where entry.key.hasSuffix(encoding.ending) {
      if let file = plain[String(entry.key.dropLast(encoding.ending.utf8.count))] {
        return (entry.key, entry.size, encoding, file)
      }
    }
    return nil
  }

  /// The bytes of a file; none of one that is larger than any that could be right.
  private func bytes(of key: String, limit: Int) async throws(PublishFailure) -> [UInt8]? {
    do throws(StoreError) { return try await store.get(key, limit: limit)?.bytes } catch {
      if error.kind == .tooLarge { return [] }
      throw Task.isCancelled ? .cancelled : .store(error)
    }
  }

  /// Expects the roots in the store to be the site's, to the byte.
  private func checkRoots(_ report: inout VerifyReport) async throws(PublishFailure) {
    for root in signing.roots {
      let name = Role.root.file(version: root.metadata.version)
      let key = StoreLayout.channel(channel) + name
      if try await bytes(of: key, limit: releaseRootLimit) != root.file {
        report.mistakes.append("'\(key)' is missing or not the site's root of that version")
        report.damage.append(.metadata(name))
      }
    }
  }

  /// The same root under the name that other clients ask for.
  private func checkHashedRoot(
    of release: ReleaseID, _ reading: ChannelReading, _ report: inout VerifyReport
  ) async throws(PublishFailure) {
    guard let root = reading.state.roots[release] else { return }
    let key = StoreLayout.hashedRoot(of: release, root.digest)
    let found = try await bytes(of: key, limit: releaseRootLimit)
    if found.map({ ContentDigest(of: $0) }) != root.digest {
      report.mistakes.append("'\(key)' is missing or not the release's root")
      report.damage.append(.ofRelease(release, key))
    }
  }

  private func mistake(
    in key: String, _ file: ReleaseManifest.File
  ) async throws(PublishFailure) -> String? {
    let found: StoredObject?
    do throws(StoreError) {
      found = try await store.get(key, limit: file.bytes + 1)
    } catch  where error.kind == .tooLarge {
      return "'\(key)' ('\(file.file)') is longer than it was published"
    } catch {
      throw .store(error)
    }
    guard let found else { return "'\(key)' ('\(file.file)') is missing" }
    guard found.bytes.count == file.bytes else {
      return "'\(key)' ('\(file.file)') has \(found.bytes.count) bytes instead of \(file.bytes)"
    }
    return ContentDigest(of: found.bytes) == file.digest
      ? nil : "'\(key)' ('\(file.file)') holds other bytes than were published"
  }
}

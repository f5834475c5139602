public import VMLRelease

/// What a look at everything that a channel offers has found.
public struct VerifyReport: Hashable, Sendable {
  public var releases: [ReleaseID] = []
  /// Documents and files, each object once.
  public var objects = 0
  public var bytes = 0
  /// What is wrong, each in one line; none if all is as it was published.
  public var mistakes: [String] = []
  /// When clients stop to believe the channel unless it is signed again; `nil` where nobody signs.
  public var expires: UTCTime?
}

extension Publisher {
  /// Downloads and checks all that the channel offers, from the signatures down to the last object, as an
  /// app of the first release would.
  public func verify() async throws(PublishFailure) -> VerifyReport {
    var report = VerifyReport()
    let reading: ChannelReading
    do throws(PublishFailure) {
      let found = try await readChannel(
        channel, in: store, trusting: signing.firstTrust, seen: try seenVersions(),
        expiry: .refuse, asOf: clock())
      guard let found else {
        throw try await nothingPublished()
      }
      reading = found
    } catch {
      guard case .trust(let failure, _) = error else { throw error }
      report.mistakes.append(failure.description)
      return report
    }
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
            if treeLayout == .plain { trees.append((prefix + file.file, file)) }
          }
        }
      } catch {
        switch error {
        case .trust(let failure, _): report.mistakes.append(failure.description)
        case .unknown(let text): report.mistakes.append(text)
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
    report.mistakes += mistakes.compactMap(\.self)
    report.mistakes += try await packedMistakes(files)
    return report
  }

  /// What is wrong with packed objects: whoever takes one has to get what the manifest says.
  private func packedMistakes(
    _ files: [ContentDigest: ReleaseManifest.File]
  ) async throws(PublishFailure) -> [String] {
    let entries = try await asking { () throws(StoreError) in
      try await store.list(StoreLayout.objects)
    }
    let packed = entries.compactMap { entry in
      StoreLayout.packed(ofKey: entry.key).flatMap { key, encoding in
        files[key].map { (key: entry.key, size: entry.size, encoding: encoding, file: $0) }
      }
    }.filter(\.encoding.isAvailable)
    let found = try await map(packed, atOnce: atOnce) { entry throws(PublishFailure) -> String? in
      let object = try await asking { () throws(StoreError) in
        try await store.get(entry.key, limit: entry.size + 1)
      }
      // Nobody needs one that has gone meanwhile.
      guard let object else { return nil }
      let bytes = entry.encoding.unpacked(object.bytes, limit: entry.file.bytes)
      return bytes.map { ContentDigest(of: $0) } == entry.file.digest
        ? nil : "'\(entry.key)' ('\(entry.file.file)') does not unpack to what was published"
    }
    return found.compactMap(\.self).sorted()
  }

  /// The roots in the store are those of the site, to the byte.
  private func checkRoots(_ report: inout VerifyReport) async throws(PublishFailure) {
    for root in signing.roots {
      let name = Role.root.file(version: root.metadata.version)
      let key = StoreLayout.channel(channel) + name
      let found = try await asking { () throws(StoreError) in
        try await store.get(key, limit: releaseRootLimit)
      }
      if found?.bytes != root.file {
        report.mistakes.append("'\(key)' is missing or not the site's root of that version")
      }
    }
  }

  /// The same root under the name that other clients ask for.
  private func checkHashedRoot(
    of release: ReleaseID, _ reading: ChannelReading, _ report: inout VerifyReport
  ) async throws(PublishFailure) {
    guard let root = reading.state.roots[release] else { return }
    let key = StoreLayout.hashedRoot(of: release, root.digest)
    let found = try await asking { () throws(StoreError) in
      try await store.get(key, limit: releaseRootLimit)
    }
    if found.map({ ContentDigest(of: $0.bytes) }) != root.digest {
      report.mistakes.append("'\(key)' is missing or not the release's root")
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

public import VMLRelease

/// Limits on what may be removed from a store.
public struct GarbageOptions: Hashable, Sendable {
  /// Days for which an object is kept after it was written.
  public var graceDays = 14
  /// Number of the last releases of each channel that are kept, the present ones among them.
  public var keptReleases = 10
  /// Number of objects that are removed at most.
  public var limit = 10_000
  /// Only to say what would be removed.
  public var isDry = true

  public init() {}
}

public struct GarbageReport: Hashable, Sendable {
  /// Objects that were, or would be, removed.
  public var removed: [StoredEntry] = []
  /// Number of further objects, beyond what may be removed at once.
  public var leftOver = 0
  /// The releases among it.
  public var releases: [ReleaseID] = []
  public var keptReleases: [ReleaseID] = []

  /// The largest number where there are more: a store may say any size.
  public var bytes: Int {
    removed.reduce(0) { sum, entry in
      let (sum, isTooLarge) = sum.addingReportingOverflow(max(0, entry.size))
      return isTooLarge ? .max : sum
    }
  }
}

extension Publisher {
  /// Removes from the store what no channel needs any more.
  ///
  /// - Throws: Before anything is removed, if a channel or a release that is kept cannot be read:
  ///   what it needs is not known then.
  public func collectGarbage(
    _ options: GarbageOptions
  ) async throws(PublishFailure) -> GarbageReport {
    let mark = try await SweepMark.read(in: store)
    try mark.check(keeps: nil, at: clock())
    if options.isDry { return try await findGarbage(options) }
    let until = UTCTime(seconds: clock().seconds + SweepMark.lifetime)
    let own = SweepMark(
      count: mark.count + 1, until: until, holder: LockHolder(since: clock()))
    try await own.write(in: store)
    let done = SweepMark(count: mark.count + 1)
    do throws(PublishFailure) {
      let report = try await findGarbage(options)
      try await tellKept(report.keptReleases, in: own)
      try await remove(report.removed, under: own)
      try await done.write(in: store)
      return report
    } catch {
      // Where that fails too, the mark ends by itself.
      let store = store
      await afterwards {
        guard let now = try? await SweepMark.read(in: store), now.holder == own.holder else {
          return
        }
        try? await done.write(in: store)
      }
      throw error
    }
  }

  /// Says in the mark what is kept, so that a rollback to it need not wait.
  private func tellKept(
    _ releases: [ReleaseID], in mark: SweepMark
  ) async throws(PublishFailure) {
    guard releases.count <= SweepMark.keptLimit else { return }
    var mark = mark
    mark.kept = releases
    do throws(PublishFailure) { try await mark.write(in: store) } catch {
      // On a full disk there is room for it only once something is removed.
      guard case .store(let error) = error, error.kind == .noSpace else { throw error }
    }
  }

  private func findGarbage(
    _ options: GarbageOptions
  ) async throws(PublishFailure) -> GarbageReport {
    let cutoff = clock().adding(days: -options.graceDays)
    var collection = GarbageCollection(cutoff: cutoff)
    var kept: Set<ReleaseID> = []
    for name in try await channelNames(in: store) {
      guard let reading = try await reader(of: name).readToChange() else { continue }
      guard !reading.isOutdated else {
        throw .keys(
          "what the channel '\(name)' offers was signed by keys that have been replaced, "
            + "and what it needs cannot be told; publish to it first")
      }
      let history = reading.state.history.prefix(max(1, options.keptReleases)).map(\.release)
      kept.formUnion(reading.state.releases + history)
      kept.formUnion(reading.state.withdrawn.prefix(options.keptReleases))
      collection.keep(channel: name, files: reading.files)
    }
    let roots = try await asking { () throws(StoreError) in
      try await store.list(StoreLayout.releases)
    }
    var present: Set<ReleaseID> = []
    for entry in roots {
      guard let id = StoreLayout.release(ofKey: entry.key) else { continue }
      present.insert(id)
      // A publish that is under way has written it.
      if entry.modified >= cutoff { kept.insert(id) }
    }
    kept.formIntersection(present)
    for release in kept.sorted() {
      collection.keep(release: release)
      for manifest in try await manifests(of: release) { collection.keep(manifest) }
    }
    let entries = try await asking { () throws(StoreError) in try await store.list("") }
    let garbage = collection.garbage(in: entries)
    var report = GarbageReport()
    report.removed = Array(garbage.prefix(max(0, options.limit)))
    report.leftOver = garbage.count - report.removed.count
    report.releases = present.subtracting(kept).filter { id in
      garbage.contains { $0.key == StoreLayout.root(of: id) }
    }.sorted()
    report.keptReleases = kept.sorted()
    return report
  }

  private func remove(
    _ entries: [StoredEntry], under mark: SweepMark
  ) async throws(PublishFailure) {
    // Roots first, one after the other in effect: nothing that a root names goes before it.
    let roots = entries.filter { StoreLayout.release(ofKey: $0.key) != nil }
    let rest = entries.filter { StoreLayout.release(ofKey: $0.key) == nil }
    for group in [roots, rest] {
      for start in stride(from: 0, to: group.count, by: removedAtOnce) {
        // Another user may have taken the mark away, and publish now.
        guard try await SweepMark.read(in: store).holder == mark.holder else {
          throw .busy(
            "the lock 'locks/gc.json' was taken away; what is left goes with the next one")
        }
        try await forEach(
          Array(group[start..<min(start + removedAtOnce, group.count)]), atOnce: atOnce
        ) { entry throws(PublishFailure) in
          guard let until = mark.until, clock() < until else {
            throw .busy("collecting garbage takes too long; what is left goes with the next one")
          }
          try await asking { () throws(StoreError) in try await store.remove(entry.key) }
        }
      }
    }
  }
}

/// Number of objects that are removed before a look at the mark.
private let removedAtOnce = 500

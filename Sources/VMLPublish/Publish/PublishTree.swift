import VMLRelease

extension Publisher {
  /// Report of a publish of a tree, as if it were done; writes nothing.
  public func plan(
    _ tree: ReleaseTree, for audience: Audience = Audience()
  ) async throws(PublishFailure) -> PublishReport {
    let reading = try await readToChange()
    var report = PublishReport(release: tree.id, version: tree.root.version)
    try await compare(tree, with: reading, &report)
    try checkRuntimes(for: tree, in: state(offering: tree, to: audience, after: reading))
    guard needsFlip(entry(of: tree, after: reading), audience, reading, &report) else {
      return report
    }
    report.hasChangedChannel = true
    report.warnings += try lossWarnings(reading)
    let missing = try await missingObjects(of: tree, journal: []).missing
    report.objects = missing.count
    report.bytes = missing.reduce(0) { $0 + $1.bytes }
    let root = try await asking { () throws(StoreError) in
      try await store.status(StoreLayout.root(of: tree.id))
    }
    if root == nil { report.otherFiles = otherKeys(of: tree).count }
    return report
  }

  /// Publishes a tree; does nothing where the channel offers just that.
  public func publish(
    _ tree: ReleaseTree, to audience: Audience = Audience()
  ) async throws(PublishFailure) -> PublishReport {
    let reading = try await readToChange()
    var report = PublishReport(release: tree.id, version: tree.root.version)
    try await compare(tree, with: reading, &report)
    let state = state(offering: tree, to: audience, after: reading)
    try checkRuntimes(for: tree, in: state)
    guard needsFlip(entry(of: tree, after: reading), audience, reading, &report) else {
      try await keepCopy(of: reading)
      try noteSeen(reading)
      return report
    }
    report.warnings += try lossWarnings(reading)
    try signing.check([.targets, .snapshot, .timestamp], in: newestRoot(reading))
    let isOffered = hasEncodings(reading?.state.roots[tree.id])
    return try await changing(reading, to: state, &report) {
      report, mark throws(PublishFailure) in
      // What a channel offers already was read back when it was published.
      if !isOffered { try await upload(tree, mark, &report) }
    }
  }

  /// State of a channel after a publish.
  private func state(
    offering tree: ReleaseTree, to audience: Audience, after reading: ChannelReading?
  ) -> ChannelState {
    (reading?.state ?? ChannelState(name: channel)).publishing(
      tree.id, entry(of: tree, after: reading), share: audience.share, runtime: audience.runtime,
      at: clock())
  }

  /// Entry of a tree's root in a channel; a packing that is known already stays in it.
  private func entry(of tree: ReleaseTree, after reading: ChannelReading?) -> ChannelState.Root {
    var entry = tree.rootEntry
    let known = reading?.state.roots[tree.id]?.encodings ?? []
    entry.encodings = ContentEncoding.allCases.filter {
      serving.encodings.contains($0) || known.contains($0)
    }
    return entry
  }

  /// Has a channel offer what `state` says, once `prepare` has brought what it needs, and reads it
  /// back.
  ///
  /// `needed` are all releases that it needs, where they are there already: a collection of garbage
  /// that keeps these is not in the way.
  func changing(
    _ reading: ChannelReading?, to state: ChannelState, needing needed: [ReleaseID]? = nil,
    _ report: inout PublishReport,
    _ prepare: (inout PublishReport, SweepMark) async throws(PublishFailure) -> Void
  ) async throws(PublishFailure) -> PublishReport {
    try await checkClock(against: reading)
    let lock = try await takeLock()
    if lock != nil {
      report.warnings.append(
        "the store does not keep to conditions of writes; a lock object keeps other publishers away"
      )
    }
    do throws(PublishFailure) {
      try await change(reading, state, needed, &report, lock, prepare)
      await lock?.giveUp()
      return report
    } catch {
      await lock?.giveUp()
      throw try await described(error)
    }
  }

  /// Keeps other publishers away where the store's conditions do not; `nil` where they do.
  func takeLock() async throws(PublishFailure) -> StoreLock? {
    if try await probeConditions(of: store) { return nil }
    return try await StoreLock.take(
      channel, in: store, stateFolder: stateFolder, clock: clock, settling: lockSettling)
  }

  private func change(
    _ reading: ChannelReading?, _ state: ChannelState, _ needed: [ReleaseID]?,
    _ report: inout PublishReport, _ lock: StoreLock?,
    _ prepare: (inout PublishReport, SweepMark) async throws(PublishFailure) -> Void
  ) async throws(PublishFailure) {
    let known = try await knownVersions(reading)
    let client = try client(after: reading)
    for _ in 0..<sweepTries {
      let mark = try await SweepMark.read(in: store)
      try mark.check(keeps: needed, at: clock())
      do throws(PublishFailure) {
        try await prepare(&report, mark)
      } catch {
        // What was counted on may have been taken away.
        if case .readBack = error, try await SweepMark.read(in: store) != mark { continue }
        throw error
      }
      let writer = ChannelWriter(
        store: store, channel: channel, signing: signing, lifetimes: lifetimes,
        hasConditions: lock == nil, known: known, client: client,
        beforeFlip: { () async throws(PublishFailure) in
          try await lock?.renew()
          guard try await SweepMark.read(in: store) == mark else { throw .busy(sweptMeanwhile) }
        })
      do throws(PublishFailure) {
        try await writer.write(state, after: reading, asOf: clock())
      } catch {
        // What is there has to be looked at once more.
        if case .busy(sweptMeanwhile) = error { continue }
        throw error
      }
      report.hasChangedChannel = true
      let now = try await readAsClient()
      guard now.state == state else { throw .overtaken(channel: channel, by: now.state.current) }
      report.expires = now.trusted.root == nil ? nil : now.trusted.timestamp?.expires
      try noteSeen(now)
      return
    }
    throw .busy("garbage was collected again and again while this was published; try again")
  }

  /// An overtaken publish says by whom, if that can be told.
  private func described(_ failure: PublishFailure) async throws(PublishFailure) -> PublishFailure {
    guard case .overtaken(let channel, nil) = failure else { return failure }
    let reading = try? await readToChange()
    return .overtaken(channel: channel, by: reading?.state.current)
  }

  /// Whether the channel has to be written, and says why where that is not plain.
  func needsFlip(
    _ root: ChannelState.Root, _ audience: Audience, _ reading: ChannelReading?,
    _ report: inout PublishReport
  ) -> Bool {
    guard let reading else { return true }
    report.before = reading.state.current
    let now = clock()
    let state = reading.state.publishing(
      ReleaseID(of: root.digest), root, share: audience.share, runtime: audience.runtime, at: now)
    guard state.offers == reading.state.offers, !reading.isOutdated,
      hasEncodings(reading.state.roots[ReleaseID(of: root.digest)])
    else { return true }
    if isRootNews(to: reading) { return true }
    guard reading.trusted.root != nil, let expires = reading.earliestExpiry else { return false }
    report.expires = expires
    if expires < now.adding(days: lifetimes.timestamp / 3) {
      report.warnings.append(
        now < expires
          ? "the channel is signed until \(expires) only; 'vmlc publish --refresh' signs it anew"
          : "what the channel is signed with expired at \(expires); it is signed anew")
      return expires <= now
    }
    return false
  }

  /// Whether a release that the channel offers can be had packed as is wanted now; `false` for one
  /// that it does not offer.
  func hasEncodings(_ root: ChannelState.Root?) -> Bool {
    root.map { Set(serving.encodings).isSubset(of: $0.encodings) } ?? false
  }

  private func compare(
    _ tree: ReleaseTree, with reading: ChannelReading?, _ report: inout PublishReport
  ) async throws(PublishFailure) {
    report.objectsInRelease = tree.objects.count
    guard let current = reading?.state.current, current != tree.id else { return }
    report.versionBefore = reading?.state.roots[current]?.version
    let old = try? await manifests(of: current, reading)
    report.pages = pageChanges(from: old ?? [], to: tree.manifests.map(\.manifest))
    guard let before = try? await root(of: current, reading) else { return }
    for target in tree.root.targets {
      let known = before.targets.first { $0.name == target.name }?.needs ?? ClientNeeds()
      let new = target.needs.subtracting(known)
      if !new.isEmpty { report.newNeeds.append((target.name, new)) }
    }
  }
}

/// Number of times that a publish begins again because garbage was collected.
private let sweepTries = 5
private let sweptMeanwhile = "garbage was collected meanwhile"

extension ChannelReading {
  /// When the first of its documents expires.
  var earliestExpiry: UTCTime? {
    [
      trusted.root?.expires, trusted.timestamp?.expires, trusted.snapshot?.expires,
      trusted.targets?.expires,
    ].compactMap(\.self).min()
  }
}

import VMLRelease

extension Publisher {
  /// Report of a publish of a tree, as if it were done; writes nothing.
  public func plan(
    _ tree: ReleaseTree, for audience: Audience = Audience()
  ) async throws(PublishFailure) -> PublishReport {
    let reading = try await readToChange()
    var report = PublishReport(release: tree.id, version: tree.root.version)
    try await compare(tree, with: reading, &report)
    try checkRollout(of: tree, to: audience, after: reading)
    try checkRuntimes(for: tree, in: state(offering: tree, to: audience, after: reading))
    guard try await hasWork(for: tree, audience, reading, &report) else { return report }
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
    try checkRollout(of: tree, to: audience, after: reading)
    let state = state(offering: tree, to: audience, after: reading)
    try checkRuntimes(for: tree, in: state)
    guard try await hasWork(for: tree, audience, reading, &report) else {
      try await keepCopy(of: reading)
      try noteSeen(reading)
      return report
    }
    report.warnings += try lossWarnings(reading)
    try signing.check([.targets, .snapshot, .timestamp], in: newestRoot(reading))
    // What a release that is offered already has lost is put back.
    let change = ChannelChange(from: reading, to: state, preparation: .upload(tree))
    try await changeChannel(change, &report)
    return report
  }

  /// A release that all clients have already cannot be taken from some of them: they would have
  /// nothing to go back to.
  private func checkRollout(
    of tree: ReleaseTree, to audience: Audience, after reading: ChannelReading?
  ) throws(PublishFailure) {
    guard audience.share < ChannelState.Offer.everybody, let state = reading?.state else { return }
    let own = state.offers.filter { $0.runtime == audience.runtime }
    let held = own.isEmpty ? state.current : own.last?.release
    guard held == tree.id else { return }
    throw .unknown(
      "the channel '\(channel)' offers \(tree.root.version) to everybody already, so a rollout "
        + "would take it from clients that have it; 'vmlc rollback' goes back to the release "
        + "before, and from there a rollout can begin")
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

  /// Whether the channel has to be written, or the trees of a release that it offers.
  private func hasWork(
    for tree: ReleaseTree, _ audience: Audience, _ reading: ChannelReading?,
    _ report: inout PublishReport
  ) async throws(PublishFailure) -> Bool {
    if needsNewChannelState(entry(of: tree, after: reading), audience, reading, &report) {
      return true
    }
    return try await lacksTrees(of: tree)
  }

  /// Whether the channel has to be written, and says why where that is not plain.
  func needsNewChannelState(
    _ root: ChannelState.Root, _ audience: Audience, _ reading: ChannelReading?,
    _ report: inout PublishReport
  ) -> Bool {
    guard let reading else { return true }
    report.before = reading.state.current
    report.isFirst = false
    let known = reading.state.offers.first {
      $0.release == ReleaseID(of: root.digest) && $0.runtime == audience.runtime
    }
    if let known, audience.share < known.share {
      report.warnings.append(
        "the channel offers this release to \(percent(known.share)) already, and from now on to "
          + "\(percent(audience.share)); clients beyond that go back to what the others have")
    }
    let now = clock()
    let state = reading.state.publishing(
      ReleaseID(of: root.digest), root, share: audience.share, runtime: audience.runtime, at: now)
    // The clients of a runtime may have another release than most.
    let others = state.offers.last { $0.runtime == audience.runtime }?.release
    if audience.share < ChannelState.Offer.everybody, let others {
      report.before = others
      report.versionBefore = reading.state.roots[others]?.version
    }
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

/// A share of 10,000 in percent.
private func percent(_ share: Int) -> String {
  let rest = share % 100
  return "\(share / 100)" + (rest == 0 ? "" : "." + (rest < 10 ? "0" : "") + "\(rest)") + " %"
}

extension ChannelReading {
  /// When the first of its documents expires.
  var earliestExpiry: UTCTime? {
    [
      trusted.root?.expires, trusted.timestamp?.expires, trusted.snapshot?.expires,
      trusted.targets?.expires,
    ].compactMap(\.self).min()
  }
}

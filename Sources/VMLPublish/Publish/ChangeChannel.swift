import VMLRelease

/// A new state of a channel, and the step that brings the objects that it needs.
struct ChannelChange {
  /// The channel as it is; `nil` for a new one.
  let reading: ChannelReading?
  let state: ChannelState
  let preparation: Preparation
  /// All releases that the state needs, if their objects are in the store already; `nil` otherwise.
  ///
  /// A collection of garbage that keeps these releases does not stop the change.
  let needed: [ReleaseID]?
  /// The documents to sign: all, or the last ones of them where the state stays.
  let roles: [Role]

  init(
    from reading: ChannelReading?, to state: ChannelState, preparation: Preparation,
    needing needed: [ReleaseID]? = nil, signing roles: [Role] = [.targets, .snapshot, .timestamp]
  ) {
    self.reading = reading
    self.state = state
    self.preparation = preparation
    self.needed = needed
    self.roles = roles
  }

  /// The step before the channel is written.
  enum Preparation {
    case upload(ReleaseTree)
    /// Check that the objects of a release are in the store.
    case check(ReleaseID)
    case nothing
  }
}

extension Publisher {
  /// Prepares a change of a channel, writes it and reads it back.
  ///
  /// Begins again if garbage was collected meanwhile, since objects that were counted on may be
  /// gone.
  func changeChannel(
    _ change: ChannelChange, _ report: inout PublishReport
  ) async throws(PublishFailure) {
    try await checkClock(against: change.reading)
    let lock = try await takeLock()
    if lock != nil {
      report.warnings.append(
        "the store does not keep to conditions of writes; a lock object keeps other publishers away"
      )
    }
    do throws(PublishFailure) {
      let writer = ChannelWriter(
        store: store, channel: channel, signing: signing, lifetimes: lifetimes, lock: lock,
        known: try await knownVersions(change.reading), roles: change.roles,
        client: try client(after: change.reading))
      try await write(change, with: writer, &report)
      await lock?.giveUp()
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

  private func write(
    _ change: ChannelChange, with writer: ChannelWriter, _ report: inout PublishReport
  ) async throws(PublishFailure) {
    for _ in 0..<sweepTries {
      guard try await writeOnce(change, with: writer, &report) else { continue }
      report.hasChangedChannel = true
      return try await readBack(change, &report)
    }
    throw .busy("garbage was collected again and again while this was published; try again")
  }

  /// Prepares and writes a change.
  ///
  /// - Returns: `false` if garbage was collected meanwhile. Clients then still get the old state.
  private func writeOnce(
    _ change: ChannelChange, with writer: ChannelWriter, _ report: inout PublishReport
  ) async throws(PublishFailure) -> Bool {
    let mark = try await SweepMark.read(in: store)
    try mark.check(keeps: change.needed, at: clock())
    do throws(PublishFailure) {
      switch change.preparation {
      case .upload(let tree): try await upload(tree, mark, &report)
      case .check(let release): try await checkObjects(of: release)
      case .nothing: break
      }
    } catch {
      // An object that was counted on may have been collected.
      if case .readBack = error, try await SweepMark.read(in: store) != mark { return false }
      throw error
    }
    return try await writer.write(
      change.state, after: change.reading, unlessSweptSince: mark, asOf: clock())
  }

  /// Reads the channel as a client does, and checks that it has the new state.
  private func readBack(
    _ change: ChannelChange, _ report: inout PublishReport
  ) async throws(PublishFailure) {
    let now = try await readAsClient()
    guard now.state == change.state else {
      throw .overtaken(channel: channel, by: now.state.current)
    }
    report.expires = now.trusted.root == nil ? nil : now.trusted.timestamp?.expires
    try noteSeen(now)
  }

  /// The failure with the release by which the publish was overtaken, if that can be found.
  private func described(_ failure: PublishFailure) async throws(PublishFailure) -> PublishFailure {
    guard case .overtaken(let channel, nil) = failure else { return failure }
    let reading = try? await readToChange()
    return .overtaken(channel: channel, by: reading?.state.current)
  }
}

/// Number of times that a publish begins again because garbage was collected.
private let sweepTries = 5

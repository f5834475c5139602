extension ChannelState {
  /// The state after a release is published, to everybody or to some.
  ///
  /// Of 10,000 clients `share` get it; the others keep what they have. With a `runtime` that one
  /// alone gets it, else all that have no offer of their own.
  public func publishing(
    _ release: ReleaseID, _ root: Root, share: Int = Offer.everybody, runtime: String? = nil,
    at time: UTCTime
  ) -> ChannelState {
    var state = self
    let isForAll = share >= Offer.everybody
    let same = offers.filter { $0.runtime == runtime }
    var new = [Offer(release, runtime: runtime, share: min(share, Offer.everybody))]
    if !isForAll {
      // A rollout that is still on gives way to this one; clients that had its release keep the one
      // before. A runtime without an offer of its own had everybody's.
      let base =
        same.last { $0.share >= Offer.everybody && $0.release != release }?.release
        ?? (same.isEmpty ? current.flatMap { $0 == release ? nil : $0 } : nil)
      new.append(Offer(base, runtime: runtime))
    }
    state.offers = new + offers.filter { $0.runtime != runtime }
    state.roots[release] = root
    state.withdrawn.removeAll { $0 == release }
    if isForAll, runtime == nil { state.remember(release, at: time) }
    return state.pruned()
  }

  /// The state after going back to a release, which was offered before, or to the documents that
  /// apps bring along.
  ///
  /// What was published since is withdrawn, and no further rollback stops there.
  public func rollingBack(to release: ReleaseID?, _ root: Root?, at time: UTCTime) -> ChannelState {
    var state = self
    let place = release.flatMap { id in history.firstIndex { $0.release == id } }
    let since =
      place.map { history[..<$0].map(\.release) } ?? (release == nil ? history.map(\.release) : [])
    let gone = releases.filter { $0 != release } + since
    if let place { state.history.removeFirst(place) }
    if release == nil { state.history = [] }
    for id in gone.reversed() {
      state.withdrawn.removeAll { $0 == id }
      state.withdrawn.insert(id, at: 0)
    }
    state.offers = [Offer(release)]
    if let release, let root {
      state.roots[release] = root
      state.withdrawn.removeAll { $0 == release }
      if place == nil { state.remember(release, at: time) }
    }
    return state.pruned()
  }

  /// The state after the clients of a runtime go back to a release.
  ///
  /// Without one (`target` is `nil`) they go back to the release that most of them have where a
  /// rollout is under way, else to the one of clients whose runtime has no offer. What no client is
  /// offered then is withdrawn.
  public func rollingBack(
    runtime: String, to target: (release: ReleaseID?, root: Root?)? = nil
  ) -> ChannelState {
    var state = self
    let own = offers.filter { $0.runtime == runtime }
    state.offers.removeAll { $0.runtime == runtime }
    if let target {
      // Behind the others: what was published last goes first.
      state.offers.append(Offer(target.release, runtime: runtime))
      if let release = target.release {
        state.roots[release] = target.root
        state.withdrawn.removeAll { $0 == release }
      }
    } else if own.count > 1, let base = own.last {
      state.offers.append(base)
    }
    let kept = Set(state.releases + history.map(\.release))
    for id in own.compactMap(\.release).reversed() where !kept.contains(id) {
      state.withdrawn.removeAll { $0 == id }
      state.withdrawn.insert(id, at: 0)
    }
    return state.pruned()
  }

  /// The runtime that was published to last; `nil` where that was to all clients.
  public var newestRuntime: String? { offers.first?.runtime }

  /// The release that a client of a runtime gets, once every rollout is through; `nil` for the
  /// embedded documents.
  public func current(for runtime: String?) -> ReleaseID? {
    let own = offers.last { $0.runtime == runtime && $0.share == Offer.everybody }
    return own.map(\.release) ?? current
  }

  /// The release that a rollback without a name goes to: the last one before what is offered now;
  /// `nil` if there is none.
  ///
  /// Offers to a runtime do not count.
  public var previous: ReleaseID? {
    let own = offers.filter { $0.runtime == nil }
    let now = Set(own.compactMap(\.release))
    // With a rollout under way that is what most have already.
    if let base = current, own.contains(where: { $0.share < Offer.everybody }) { return base }
    return history.first { !now.contains($0.release) }?.release
  }

  private mutating func remember(_ release: ReleaseID, at time: UTCTime) {
    guard history.first?.release != release else { return }
    history.removeAll { $0.release == release }
    history.insert(Entry(release, since: time), at: 0)
  }

  /// Without roots that nothing offers, and with no more of the past than is remembered.
  private func pruned() -> ChannelState {
    var state = self
    state.history = Array(history.prefix(Self.historyLimit))
    state.withdrawn = Array(withdrawn.prefix(Self.historyLimit))
    let offered = Set(releases)
    state.roots = roots.filter { offered.contains($0.key) }
    return state
  }
}

import VMLFiles
import VMLRelease

/// A published channel, as an app follows it.
///
/// It shows what is in its cache, or else came with the app, without asking the store, and looks
/// for news when it is told to (``refresh()``). Whatever goes wrong, what is shown stays.
///
/// The steps are the ones of docs/protocol.md. The state changes by one write (``CacheState``),
/// once all that it names is there, so that no end of the process leaves half of a change.
public actor VMLChannel {
  public nonisolated let configuration: ChannelConfiguration
  private let transport: any ChannelTransport
  /// Seconds since 1970.
  private let clock: @Sendable () -> Int
  private let mayStep: @Sendable () -> Bool

  var cache: ReleaseCache?
  var state: CacheState
  var current: ChannelRelease?
  /// Releases whose screens may still be there.
  private var earlier: [ChannelRelease] = []
  private var isOpen = false
  private var settling: Task<Void, Never>?
  private var looking: Task<UpdateOutcome, Never>?
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var followers: [Int: AsyncStream<ChannelRelease>.Continuation] = [:]
  private var followerCount = 0
  private var failureCount = 0
  private var nextLook = 0
  private var lastOutcome: UpdateOutcome?

  public init(_ configuration: ChannelConfiguration, transport: any ChannelTransport) {
    self.init(configuration, transport: transport, clock: systemSeconds) { true }
  }

  /// Tests have a time of their own, and end what is written to the disk at a step.
  package init(
    _ configuration: ChannelConfiguration, transport: any ChannelTransport,
    clock: @escaping @Sendable () -> Int,
    mayStep: @escaping @Sendable () -> Bool
  ) {
    self.configuration = configuration
    self.transport = transport
    self.clock = clock
    self.mayStep = mayStep
    state = CacheState(
      channel: configuration.channel, client: configuration.client.id ?? newClientID())
  }

  // MARK: What is shown

  /// The release that is shown: from the cache, else the embedded one, and only where there is
  /// neither from the store.
  public func release() async throws(ChannelError) -> ChannelRelease {
    await settle()
    if let current { return current }
    // A first release is shown before all of it is there.
    let look = startLook()
    await withCheckedContinuation { waiting.append($0) }
    if let current { return current }
    switch await look.value {
    case .refused(let refusal): throw .refused(refusal)
    case .unreachable(let why): throw .unreachable(why)
    case .notKept(let why): throw .disk(why)
    case .unchanged, .shown, .ready, .notDue: throw .noRelease
    }
  }

  /// The document of a page of the release that is shown.
  ///
  /// For one screen after another; those that belong together come from one ``ChannelRelease``.
  public func document(
    at path: String, appearance: Appearance = .light
  ) async throws(ChannelError) -> ChannelDocument {
    try await release().document(at: path, appearance: appearance)
  }

  /// The release that is shown, and each that is shown after it.
  public func releases() -> AsyncStream<ChannelRelease> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ChannelRelease.self, bufferingPolicy: .bufferingNewest(1))
    followerCount += 1
    let number = followerCount
    followers[number] = continuation
    continuation.onTermination = { _ in Task { await self.removeFollower(number) } }
    if let current { continuation.yield(current) }
    return stream
  }

  private func removeFollower(_ number: Int) { followers[number] = nil }

  /// State of the channel, without asking the store.
  public func status() async -> ChannelStatus {
    await settle()
    var next: String??
    switch state.next {
    case .embedded: next = .some(nil)
    case .release(let release): next = release.id.text
    case nil: next = nil
    }
    return ChannelStatus(
      shown: current?.id, version: current?.version, isEmbedded: current?.isEmbedded ?? false,
      next: next, isWhole: state.isWhole, client: state.client, lastOutcome: lastOutcome)
  }

  // MARK: News

  /// Looks for news where it is time to: not before the configuration's interval is over, and after
  /// failures not before a pause that doubles, from a minute to an hour.
  ///
  /// To be called at the start, when the app comes to the front, and in the background.
  @discardableResult
  public func refresh() async -> UpdateOutcome {
    clock() < nextLook ? .notDue : await update()
  }

  /// Looks for news now, and fetches what is wanted of a new release.
  ///
  /// Calls that come meanwhile get the same outcome.
  @discardableResult
  public func update() async -> UpdateOutcome {
    await settle()
    return await startLook().value
  }

  private func startLook() -> Task<UpdateOutcome, Never> {
    if let looking { return looking }
    let task = Task {
      let outcome = await look()
      looking = nil
      resumeWaiting()
      return outcome
    }
    looking = task
    return task
  }

  private func resumeWaiting() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  private func look() async -> UpdateOutcome {
    let outcome: UpdateOutcome
    do throws(ChannelError) {
      outcome = try await lookAtChannel()
    } catch {
      outcome = UpdateOutcome(error)
    }
    switch outcome {
    case .refused(let refusal):
      report(.refused(refusal))
      failureCount += refusal.isExpected ? 0 : 1
      if refusal.isExpected { failureCount = 0 }
    case .unreachable(let why):
      report(.unreachable(why))
      failureCount += 1
    default: failureCount = 0
    }
    let pause = failureCount == 0 ? configuration.interval : 60 << min(failureCount - 1, 6)
    nextLook = clock() + min(pause, max(3600, configuration.interval))
    lastOutcome = outcome
    evict()
    return outcome
  }

  private func lookAtChannel() async throws(ChannelError) -> UpdateOutcome {
    let fetcher = fetcher()
    let reading = ChannelReading(
      name: configuration.channel, fetcher: fetcher, now: UTCTime(seconds: clock()),
      keep: { trust in self.keep(trust) })
    let targets = try await reading.targets(
      ChannelTrust(root: state.root, seen: state.seen, metadata: state.metadata),
      builtIn: try builtInRoot())
    let channel = targets.channel
    guard
      let id = channel.release(forRuntime: configuration.client.runtime, client: clientID),
      let entry = channel.roots[id]
    else { return try await goBackToEmbedded() }
    let release = CacheState.Release(
      root: ContentFile(length: entry.length, digest: entry.digest), version: entry.version)
    if release == state.shown, let current, !current.isEmbedded {
      return try await complete(current)
    }
    if state.next == .release(release) { return .ready(release: id.text) }
    let new = ChannelRelease(
      try await fetcher.start(of: release, for: configuration.client), fetcher, configuration)
    // Nothing to show is worse than a page that comes when it is asked for.
    if current == nil {
      state.shown = release
      state.isWhole = false
      _ = keepState()
      show(new)
      try await new.fetch(configuration.prefetch, limit: configuration.cacheLimit)
      state.isWhole = true
      if let failure = keepState() { throw .disk(failure) }
      return .shown(release: id.text)
    }
    try await new.fetch(configuration.prefetch, limit: configuration.cacheLimit)
    return try change(to: .release(release), new)
  }

  /// Fetches what is lacking of the shown release, which the channel still offers.
  private func complete(_ release: ChannelRelease) async throws(ChannelError) -> UpdateOutcome {
    let before = state
    state.next = nil
    if !state.isWhole {
      try await release.fetch(configuration.prefetch, limit: configuration.cacheLimit)
      state.isWhole = true
    }
    if state != before, let failure = keepState() { throw .disk(failure) }
    return .unchanged
  }

  private func goBackToEmbedded() async throws(ChannelError) -> UpdateOutcome {
    guard state.shown != nil else {
      if state.next != nil {
        state.next = nil
        if let failure = keepState() { throw .disk(failure) }
      }
      return .unchanged
    }
    if state.next == .embedded { return .ready(release: nil) }
    return try change(to: .embedded, try await embeddedRelease()?.release)
  }

  /// Takes another release, or keeps it for the next launch.
  ///
  /// `new` is `nil` where nothing is embedded: the app has documents of its own, or none.
  private func change(
    to next: CacheState.Next, _ new: ChannelRelease?
  ) throws(ChannelError) -> UpdateOutcome {
    let id = new?.isEmbedded == false ? new?.id : nil
    let before = state
    if configuration.policy == .atOnce || cache == nil && configuration.cache == nil {
      take(next)
      if let failure = keepState() {
        state = before
        throw .disk(failure)
      }
      show(new)
      return .shown(release: id)
    }
    state.next = next
    if let failure = keepState() {
      state = before
      throw .disk(failure)
    }
    return .ready(release: id)
  }

  private func take(_ next: CacheState.Next) {
    switch next {
    case .embedded: state.shown = nil
    case .release(let release): state.shown = release
    }
    state.next = nil
    state.isWhole = true
  }

  private func show(_ release: ChannelRelease?) {
    if let current { earlier.append(current) }
    current = release
    report(.shown(release: release?.isEmbedded == false ? release?.id : nil))
    if let release {
      for follower in followers.values { follower.yield(release) }
    }
    resumeWaiting()
  }

  // MARK: The start

  /// Takes what the cache has, else what is embedded.
  private func settle() async {
    if let settling { return await settling.value }
    let task = Task { await begin() }
    settling = task
    await task.value
  }

  private func begin() async {
    openCache()
    if let next = state.next {
      take(next)
      // Where that cannot be kept, the next launch does the same.
      _ = keepState()
    }
    await preferEmbedded()
    if let shown = state.shown {
      do throws(ChannelError) {
        let fetcher = fetcher()
        show(
          ChannelRelease(
            try await fetcher.start(of: shown, for: configuration.client), fetcher, configuration))
        return
      } catch {
        reportFailure(error)
      }
    }
    do throws(ChannelError) {
      if let embedded = try await embeddedRelease() { show(embedded.release) }
    } catch {
      reportFailure(error)
    }
  }

  private func openCache() {
    guard let path = configuration.cache else { return }
    do throws(FileSystemError) {
      let cache = try ReleaseCache(path, mayStep: mayStep)
      self.cache = cache
      let isSigned = configuration.root != .unsigned
      if let known = cache.readState(), known.channel == configuration.channel,
        (known.root != nil) == isSigned || known.seen == SeenVersions()
      {
        state = known
        if let id = configuration.client.id { state.client = id }
      } else {
        _ = keepState()
      }
    } catch {
      report(.cacheFailed(error.description))
    }
  }

  /// Lets a newer release that came with an update of the app take the place of an older one that
  /// was fetched.
  private func preferEmbedded() async {
    guard state.shown != nil, let path = configuration.embedded else { return }
    let key = StoreLayout.channel(configuration.channel) + Role.timestamp.file(version: 0)
    let request = TransportRequest(base: "", key: key, limit: Fetcher.metadataLimit)
    guard let answer = try? await FolderTransport(path).get(request), answer.status == 200 else {
      return
    }
    let digest = ContentDigest(of: answer.body)
    guard digest != state.embedded else { return }
    do throws(ChannelError) {
      if let found = try await embeddedRelease(), found.version > state.seen.targets {
        state.shown = nil
        state.isWhole = false
      }
      state.embedded = digest
      _ = keepState()
    } catch {
      reportFailure(error)
    }
  }

  /// The release that came with the app, and the version of its targets; `nil` for none.
  private func embeddedRelease() async throws(ChannelError) -> (
    release: ChannelRelease, version: Int
  )? {
    guard let path = configuration.embedded else { return nil }
    let fetcher = Fetcher(
      transport: FolderTransport(path), base: "", cache: nil, timeout: configuration.timeout,
      report: { _ in })
    // It was believed when it was built in; its age says nothing.
    let reading = ChannelReading(
      name: configuration.channel, fetcher: fetcher, now: nil, keep: { _ in })
    let targets = try await reading.targets(ChannelTrust(), builtIn: try builtInRoot())
    var failure: ChannelError?
    for id in targets.channel.releases {
      guard let entry = targets.channel.roots[id] else { continue }
      let release = CacheState.Release(
        root: ContentFile(length: entry.length, digest: entry.digest), version: entry.version)
      do throws(ChannelError) {
        let start = try await fetcher.start(of: release, for: configuration.client)
        return (ChannelRelease(start, fetcher, configuration, isEmbedded: true), targets.version)
      } catch {
        // A channel may offer others, which are not in the folder.
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  // MARK: Parts

  private func fetcher() -> Fetcher {
    let url = configuration.url
    return Fetcher(
      transport: transport, base: url.hasSuffix("/") ? url : url + "/", cache: cache,
      timeout: configuration.timeout, report: configuration.onEvent)
  }

  private var clientID: String { configuration.client.id ?? state.client }

  /// `nil` where nothing is signed.
  private func builtInRoot() throws(ChannelError) -> [UInt8]? {
    switch configuration.root {
    case .unsigned: return nil
    case .bytes(let bytes): return bytes
    case .file(let path):
      do throws(FileSystemError) {
        let (folder, name) = placeOnDisk(path)
        return try Folder.open(folder).read(name, limit: Fetcher.metadataLimit)
      } catch {
        throw .disk(error.description)
      }
    }
  }

  private func keep(_ trust: ChannelTrust) {
    state.root = trust.root
    state.seen = trust.seen
    state.metadata = trust.metadata
    _ = keepState()
  }

  /// - Returns: Why it could not be kept, if it could not.
  private func keepState() -> String? {
    guard let cache else {
      return configuration.cache == nil ? nil : "the cache cannot be used"
    }
    let failure = cache.write(state)
    if let failure { report(.cacheFailed(failure)) }
    return failure
  }

  private func evict() {
    guard let cache else { return }
    do throws(FileSystemError) {
      let shown = [current].compactMap(\.self) + earlier
      let count = try cache.evict(
        beyond: configuration.cacheLimit, keeping: { needed(by: shown) }, asOf: clock())
      if count > 0 { report(.evicted(files: count)) }
    } catch {
      report(.cacheFailed(error.description))
    }
  }

  private func needed(by releases: [ChannelRelease]) -> Set<ContentDigest> {
    var needed = Set(state.metadata.map(\.digest))
    for release in releases where !release.isEmbedded {
      needed.formUnion(release.neededDigests())
    }
    guard let cache, case .release(let next) = state.next,
      let start = ReleaseStart(next, in: cache, target: configuration.client.target)
    else { return needed }
    return needed.union(
      ChannelRelease(start, fetcher(), configuration).neededDigests())
  }

  private func report(_ event: ChannelEvent) { configuration.onEvent(event) }

  private func reportFailure(_ error: ChannelError) {
    switch error {
    case .refused(let refusal): report(.refused(refusal))
    case .unreachable(let why): report(.unreachable(why))
    case .disk, .noRelease, .noDocument, .noFile: report(.cacheFailed(error.description))
    }
  }
}

extension UpdateOutcome {
  fileprivate init(_ error: ChannelError) {
    switch error {
    case .refused(let refusal): self = .refused(refusal)
    case .unreachable(let why): self = .unreachable(why)
    case .disk, .noRelease, .noDocument, .noFile: self = .notKept(error.description)
    }
  }
}

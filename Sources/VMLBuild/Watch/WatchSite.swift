public import VMLFiles
public import VMLWatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Options for watching a site.
public struct WatchOptions: Sendable {
  /// The site's folder, as the user named it.
  public var site: String
  /// The output's folder, relative to the current folder; `nil` for the folder that site.yaml
  /// names.
  public var output: String?
  /// Time between two looks at all files; `nil` to have the system report changes, where it can.
  public var pollingInterval: Duration?
  /// Builds that are wanted although no source has changed.
  public var requests: AsyncStream<RebuildRequest>?

  public init(site: String) { self.site = site }
}

/// A build that something else asks for than a change of the sources.
public struct RebuildRequest: Sendable {
  public var changes: SiteChanges
  /// Why, in a line for the user.
  public var reason: String

  public init(_ changes: SiteChanges, _ reason: String) {
    self.changes = changes
    self.reason = reason
  }
}

/// Events while a site is watched.
public enum WatchNews: Sendable {
  /// Changes are found from now on.
  case watching(WatchMethod, note: String?)
  /// The site's folder cannot be watched any more.
  case lost(FileSystemError)
  /// Files have changed, for which a build will begin as soon as the one under way has ended.
  case changed(SiteChanges)
  /// A build is asked for by something else, and will begin as one for changes does.
  case asked(reason: String)
  /// A build begins; it may end without a word, where another change makes it pointless.
  case began(SiteChanges)
  case built(Rebuild)
  /// Bringing the manifests up to date failed.
  case unsettled(BuildFailure)
}

/// One build of a watched site.
public struct Rebuild: Sendable {
  /// The changes that it was for; everything, for the first build.
  public var changes: SiteChanges
  public var outcome: Result<BuildReport, BuildFailure>
  /// From the moment that it was known that something is to be built, or to be tried again.
  public var duration: Duration

  /// Whether it is tried again until another vmlc is not in its way any more.
  public var isPostponed: Bool {
    if case .failure(let failure) = outcome { failure.isLocked } else { false }
  }

  public init(
    changes: SiteChanges, outcome: Result<BuildReport, BuildFailure>, duration: Duration
  ) {
    self.changes = changes
    self.outcome = outcome
    self.duration = duration
  }
}

/// Builds a site, and again whenever its sources change, until the task is cancelled.
///
/// One build runs at a time. A change that comes while it runs cancels it, and another one begins
/// for all that changed. Whatever goes wrong is told, and the next change is waited for; a build in
/// whose output another vmlc is at work is told, and tried again until that is done.
///
/// - Throws: If the site cannot be watched at all.
public func watchSite(
  _ options: WatchOptions, with rebuilder: some SiteRebuilder,
  _ tell: (WatchNews) throws -> Void
) async throws {
  let site = try watchedSite(options)
  let (events, sender) = AsyncStream.makeStream(of: WatchEvent.self)
  let stop: StopSignal
  do throws(FileSystemError) { stop = try StopSignal() } catch { throw BuildFailure.world(error) }
  let named = NamedFiles()
  let source = ChangeSource(
    site: site, interval: options.pollingInterval, stop: stop, named: named
  ) {
    sender.yield(.source($0))
  }
  let thread = Task { await onLargeStack { source.run() } }
  let asking = Task { [requests = options.requests] in
    guard let requests else { return }
    for await request in requests { sender.yield(.asked(request)) }
  }
  defer { asking.cancel() }
  var loop = WatchLoop(rebuilder: rebuilder, sender: sender) { files in
    if named.set(files) { stop.wake() }
  }
  let here = resolvedPath(".")
  do {
    try await withTaskCancellationHandler {
      for await event in events {
        if case .source(.watching) = event, options.site.first != "/" { enter(here) }
        if try await loop.handle(event, tell) { break }
      }
    } onCancel: {
      sender.yield(.end)
    }
  } catch {
    await loop.end()
    stop.raise()
    throw error
  }
  await loop.end()
  stop.raise()
  await thread.value
}

/// Makes a folder the current one: paths that are relative to one that was replaced lead nowhere.
private func enter(_ folder: String?) {
  guard let folder, resolvedPath(".") != folder else { return }
  // SAFETY: the string lives for the call. If it is not there yet, the build will say so.
  _ = unsafe chdir(folder)
}

private func watchedSite(_ options: WatchOptions) throws(BuildFailure) -> WatchedSite {
  let disk = try openSite(options.site)
  let output = try SiteSettings.read(options.site).outputFolder(options.output)
  do throws(FileSystemError) {
    let root = try disk.realPath("") ?? options.site
    return WatchedSite(
      root: root, shown: options.site, names: SiteFiles.names,
      ignored: [root + "/" + CacheFolder.name] + [realPathToBe(output)].compactMap(\.self))
  } catch {
    throw .world(error)
  }
}

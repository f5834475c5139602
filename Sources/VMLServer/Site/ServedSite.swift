public import VMLBuild
import VMLDiagnostics
import Synchronization
import VMLFiles
import VMLOutput
import VMLTools
import VMLWatch

/// A site as it is served: the last state that was built, what is newer than that, and what is
/// wrong.
///
/// It is told what happens while the site is watched, and wakes the browsers that look at it. What
/// is served is the output on the disk; what browsers look at may be ahead of it, out of memory: of
/// every set of changes those documents are compiled at once, also while a build for older ones is
/// still under way (``EarlyCompiler``). After a mistake the last good state stays.
public final class ServedSite: Sendable {
  private let state: Mutex<State>
  private let reloads: AsyncStream<Void>.Continuation
  private let reloading: Mutex<AsyncStream<Void>?>
  private let rebuilder: SessionRebuilder
  private let compiler: EarlyCompiler
  private let chosenTargets: [String]
  /// The site's folder, as the user named it.
  let folder: String
  /// The URL that opens a place of the sources, with `{path}`, `{line}` and `{column}`; `nil` for
  /// none.
  let editor: String?
  /// Revisions of the site, which builds, the preview, the gallery and explanations share.
  var revisions: SiteRevisions { rebuilder.revisions }
  /// Compiles components alone.
  let gallery: ComponentGallery
  /// Tells the revisions of this run of the server, and of this site, from others at the same port.
  let run = String(UInt64.random(in: 0...UInt64.max), radix: 16)
  /// Builds that are wanted since a file of the output is not there, for ``WatchOptions/requests``.
  public let requests: AsyncStream<RebuildRequest>
  private let requester: AsyncStream<RebuildRequest>.Continuation

  /// Everything that an answer is made of, at one moment.
  struct State: Sendable {
    var index = OutputIndex()
    /// The file that makes each document, by the document's file.
    var sources: [String: String] = [:]
    /// Documents that are newer than the files of the output.
    var early: [OutputPlace: (bytes: [UInt8], generation: Int)] = [:]
    var problems = SiteProblems()
    var work = Work()
    /// Rises with each change of the index, of documents, of problems, and of the work.
    var revisions = Revisions()
    fileprivate var watchers: [Int: Watcher] = [:]
    fileprivate var watcherCount = 0
    fileprivate var output: (folder: String, version: String)?
    fileprivate var fileCount = -1
    fileprivate var pages: [BuiltPage]?
    fileprivate var news = News()
    /// Whether a build was asked for that makes the output again, and none has since.
    fileprivate var isIncomplete = false
  }

  struct Revisions: Hashable, Sendable {
    var index = 0
    var documents = 0
    var problems = 0
    var work = 0
    /// Rises with each change of a source, whatever came of it.
    var sources = 0
    /// Rises with time, so that a browser that has gone is not taken for one that waits.
    var beat = 0
  }

  /// State of the compiler.
  struct Work: Sendable {
    var isBuilding = false
    /// Of the last build.
    var milliseconds: Double?
    /// Relative to the site; empty for all or for too many to name.
    var changed: [String] = []
  }

  /// Changes, in generations: one more for each set of changes.
  fileprivate struct News: Sendable {
    var generation = 0
    /// Generation of the build under way, and of the last one that succeeded.
    var building = 0
    var built = 0
    /// Compiles what is looked at, for the last generation.
    var compilation: Task<Bool, Never>?
  }

  fileprivate struct Watcher: Sendable {
    var wake: AsyncStream<Void>.Continuation
    var frames: [FrameRequest]
  }

  /// Version that ``BuildOptions/version`` of a served site names.
  public static let version = "dev"

  /// A site that is built with some options, by a rebuilder that has the same.
  ///
  /// `editor` is the URL that opens a place of the sources; `{path}`, `{line}` and `{column}` stand
  /// for it.
  public init(
    _ options: BuildOptions, builtBy rebuilder: SessionRebuilder, editor: String? = nil
  ) {
    self.editor = editor
    folder = options.site
    chosenTargets = options.targets
    self.rebuilder = rebuilder
    compiler = EarlyCompiler(options, rebuilder.revisions)
    gallery = ComponentGallery(rebuilder.revisions)
    (requests, requester) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    state = Mutex(State())
    let (stream, sender) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    reloads = sender
    reloading = Mutex(stream)
  }

  /// Number of browsers that look at the site.
  public var watcherCount: Int { state.withLock { $0.watchers.count } }

  var snapshot: State { state.withLock { $0 } }

  // MARK: News

  /// Takes up what happened; to be called in the order in which it did.
  public func note(_ news: WatchNews) {
    switch news {
    case .watching, .asked: break
    case .lost(let error): set(SiteProblems(failure: error.description))
    case .unsettled(let failure): set(SiteProblems(failure: failure.description))
    case .changed(let changes):
      compile(changes)
      noteSources()
    case .began:
      change { state in
        state.news.building = state.news.generation
        state.work.isBuilding = true
        state.revisions.work += 1
      }
    case .built(let rebuild): note(rebuild)
    }
  }

  private func note(_ rebuild: Rebuild) {
    var reloads = false
    let problems: SiteProblems =
      switch rebuild.outcome {
      case .success(let report): SiteProblems(report)
      case .failure(let failure): SiteProblems(failure: failure.description)
      }
    let report = try? rebuild.outcome.get()
    // Known now, and not while the next build is under way.
    let pages = report?.isOfPagesAlone == false ? rebuilder.pages : nil
    change { state in
      if let pages { state.pages = pages }
      state.problems = problems
      state.revisions.problems += 1
      state.work = Work(
        isBuilding: false, milliseconds: rebuild.duration / .milliseconds(1),
        changed: rebuild.changes.isEverything || rebuild.changes.paths.count > 3
          ? [] : rebuild.changes.paths.sorted())
      state.revisions.work += 1
      if let report, let folder = report.outputFolder {
        state.output = (folder, report.output?.version ?? Self.version)
      }
      guard let output = report?.output else {
        // What an earlier run has left is better than nothing.
        reloads = state.index.isEmpty
        return
      }
      state.isIncomplete = false
      state.news.built = state.news.building
      let built = state.news.built
      state.early = state.early.filter { $0.value.generation > built }
      state.revisions.documents += 1
      let count = output.documents + output.files
      reloads =
        state.index.isEmpty || rebuild.changes.isEverything || !output.removed.isEmpty
        || count != state.fileCount
        || rebuild.changes.paths.contains(where: SiteFiles.isConfiguration)
      state.fileCount = count
    }
    // Which page makes which document may be another matter even where no document came or went.
    if reloads || report?.isOfPagesAlone == false { self.reloads.yield() }
  }

  /// Reads what was built whenever that is needed, until the task is cancelled; to be called once.
  public func run() async {
    guard let stream = reloading.withLock({ $0.take() }) else { return }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [self] in
        for await _ in stream { await reload() }
      }
      group.addTask { [self] in
        while (try? await Task.sleep(for: Self.beat)) != nil {
          change { $0.revisions.beat += 1 }
          if !snapshot.index.isThere { makeAgain() }
        }
      }
    }
  }

  /// Time after which a browser is sent something at the latest, so that one that has gone is
  /// noticed.
  private static let beat = Duration.seconds(15)

  private func reload() async {
    let known = state.withLock { $0.output }
    let (folder, chosen) = (folder, chosenTargets)
    let index = await onLargeStack { () -> OutputIndex? in
      guard let output = known ?? Self.earlierOutput(of: folder) else { return nil }
      // Where it cannot be read, the build has said so.
      guard let contents = try? OutputContents(output.1, in: output.0) else { return nil }
      return OutputIndex(contents, chosen: chosen)
    }
    change { state in
      if let pages = state.pages.take() {
        state.sources = [:]
        for page in pages {
          for file in page.documents { state.sources[file] = page.path }
        }
      }
      guard let index else { return }
      state.index = index
      state.revisions.index += 1
      state.revisions.documents += 1
    }
  }

  /// The output that an earlier run may have left; `nil` where the site is gone.
  private static func earlierOutput(of site: String) -> (folder: String, version: String)? {
    (try? SiteSettings.read(site)).map { ($0.outputFolder(nil), ServedSite.version) }
  }

  private func set(_ problems: SiteProblems) {
    change { state in
      state.problems = problems
      state.revisions.problems += 1
    }
  }

  /// Tells those who look at components, which depend on whatever they may.
  private func noteSources() {
    let watchers = state.withLock { state in
      state.revisions.sources += 1
      return state.watchers.values.filter { $0.frames.contains { $0.component != nil } }
    }
    for watcher in watchers { watcher.wake.yield() }
  }

  private func change(_ body: (inout State) -> Void) {
    let watchers = state.withLock { state in
      body(&state)
      return Array(state.watchers.values)
    }
    for watcher in watchers { watcher.wake.yield() }
  }

  // MARK: What is read

  /// A document or file as it is now; `nil` where it cannot be read.
  ///
  /// What is gone is made again.
  func bytes(at place: OutputPlace, _ state: State) -> [UInt8]? {
    read { () throws(FileSystemError) in try state.bytes(at: place) }
  }

  /// The same, to be read in parts.
  func file(at place: OutputPlace, _ state: State) -> OpenedFile? {
    read { () throws(FileSystemError) in try state.open(place) }
  }

  func manifest(of target: String?, bin: String?, _ state: State) -> [UInt8]? {
    read { () throws(FileSystemError) in try state.index.manifest(of: target, bin: bin) }
  }

  private func read<Value>(_ body: () throws(FileSystemError) -> Value) -> Value? {
    do throws(FileSystemError) {
      return try body()
    } catch {
      if error.reason == .notFound { makeAgain() }
      return nil
    }
  }

  /// Asks for a build since a file of the output is not there, once until there is one.
  private func makeAgain() {
    let isNews = state.withLock { state in
      defer { state.isIncomplete = true }
      return !state.isIncomplete
    }
    guard isNews else { return }
    requester.yield(
      RebuildRequest(.everything, "files of the output are gone; they are made again"))
  }

  // MARK: What is looked at

  private var wanted: Set<WantedDocument> {
    let state = snapshot
    var wanted: Set<WantedDocument> = []
    for watcher in state.watchers.values {
      for frame in watcher.frames {
        guard let place = state.place(of: frame), let page = state.sources[place.file] else {
          continue
        }
        wanted.insert(WantedDocument(page: page, place: place))
      }
    }
    return wanted
  }

  /// Compiles what is looked at, after what is being compiled for changes before these.
  private func compile(_ changes: SiteChanges) {
    let wanted = wanted
    revisions.note(changes)
    state.withLock { state in
      state.news.generation += 1
      let previous = state.news.compilation
      state.news.compilation = Task { [weak self, compiler, generation = state.news.generation] in
        _ = await previous?.value
        guard self?.snapshot.news.generation == generation else { return false }
        let documents = await compiler.compile(wanted)
        return self?.show(documents, of: generation) ?? false
      }
    }
  }

  /// - Returns: Whether there is anything to show.
  private func show(_ documents: [EarlyDocument], of generation: Int) -> Bool {
    var isNews = false
    guard !documents.isEmpty else { return false }
    change { state in
      guard generation > state.news.built else { return }
      isNews = true
      for document in documents { state.early[document.place] = (document.bytes, generation) }
      state.revisions.documents += 1
    }
    return isNews
  }

  /// Waits until what is looked at is compiled for all changes so far.
  ///
  /// - Returns: Whether browsers have something new to draw.
  @discardableResult
  public func compilation() async -> Bool {
    await state.withLock { $0.news.compilation }?.value ?? false
  }

  /// Begins to look at the site; `wake` is told of changes until ``unwatch(_:)``.
  func watch(_ frames: [FrameRequest], _ wake: AsyncStream<Void>.Continuation) -> Int {
    state.withLock { state in
      state.watcherCount += 1
      state.watchers[state.watcherCount] = Watcher(wake: wake, frames: frames)
      return state.watcherCount
    }
  }

  func unwatch(_ number: Int) {
    state.withLock { _ = $0.watchers.removeValue(forKey: number) }
  }
}

extension ServedSite.State {
  /// Place of the document of a frame; `nil` if there is none.
  func place(of frame: FrameRequest) -> OutputPlace? {
    guard frame.component == nil else { return nil }
    return index.target(frame.target).flatMap {
      index.document(frame.path, of: $0, locale: frame.locale, theme: frame.theme)
    }
  }

  /// A document or file as it is now: out of memory where that is newer.
  func bytes(at place: OutputPlace) throws(FileSystemError) -> [UInt8] {
    if let early = early[place] { return early.bytes }
    return try index.bytes(at: place)
  }

  /// The same, opened to be read in parts.
  func open(_ place: OutputPlace) throws(FileSystemError) -> OpenedFile {
    if let early = early[place] { return OpenedFile(early.bytes) }
    return try index.open(place)
  }
}

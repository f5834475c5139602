import Synchronization
import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// What compiling one page came to.
struct PageOutcome: Sendable {
  var bag = DiagnosticBag()
  /// The page's file, where a diagnostic may point at it.
  var file: SourceFile?
  /// The paths of its documents, compiled or not.
  var paths: [DocumentPath] = []
  /// How many documents compiled, over all targets.
  var documentCount = 0
  var failure: FileSystemError?
}

/// Compiles pages one after the other and stores what they make; one for each thread.
struct PageWorker<Files: FileSystem>: Sendable {
  let fileSystem: Files
  let loaded: LoadedSite
  /// The targets to compile for, by their index in the site.
  let targets: [Int]
  let session: OutputSession?
  let keepsGoing: Bool
  let isStrict: Bool
  let claims: PathClaims
  var compiler: DocumentCompiler
  var watch = StageWatch()

  mutating func compile(_ pageFile: LoadedSite.PageFile) -> PageOutcome {
    var outcome = PageOutcome()
    do throws(FileSystemError) {
      try compile(pageFile, into: &outcome)
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  private mutating func compile(
    _ pageFile: LoadedSite.PageFile, into outcome: inout PageOutcome
  ) throws(FileSystemError) {
    watch.start()
    let bytes = try fileSystem.read(pageFile.path, limit: sourceSizeLimit + 1)
    watch.lap("read")
    let file = SourceFile(id: pageFile.id, path: pageFile.path, bytes: bytes)
    let source = parseSource(file, reporting: &outcome.bag)
    watch.lap("parse")
    let page = makePage(
      pageFile.relativePath, from: source, in: loaded.site.configuration,
      knowing: loaded.site.elements, names: &compiler.names, reporting: &outcome.bag)
    let isBroken = outcome.bag.hasErrors
    let requests = documents(of: page, in: loaded.site, reporting: &outcome.bag)
    watch.lap("prepare")
    for request in requests {
      outcome.paths.append(request.path)
      let isFirst = claims.claim(request.path.file, by: pageFile.id)
      try compile(request, isBroken: isBroken, stores: isFirst, into: &outcome)
    }
    if !outcome.bag.diagnostics.isEmpty || claims.hasConflict(pageFile.id) { outcome.file = file }
  }

  private mutating func compile(
    _ request: DocumentRequest, isBroken: Bool, stores: Bool, into outcome: inout PageOutcome
  ) throws(FileSystemError) {
    let names = request.page.targets
    let wanted = targets.filter { index in
      names?.contains(loaded.site.configuration.targets[index].name) ?? true
    }
    var compiled: [CompiledDocument] = []
    if !isBroken {
      var found = DiagnosticBag()
      // A copy, since the compiler is a part of `self` too.
      var watch = self.watch
      watch.start()
      compiled = compiler.compile(request, for: wanted, reporting: &found) { stage in
        watch.lap(stage.rawValue)
      }
      self.watch = watch
      // In a strict build a document with a warning is not good enough to be written.
      if isStrict, !found.diagnostics.isEmpty { compiled = [] }
      outcome.bag.report(contentsOf: found)
    }
    outcome.documentCount += compiled.count
    guard let session, stores else { return }
    try store(compiled, of: request, in: session)
    guard keepsGoing else { return }
    for index in wanted where !compiled.contains(where: { $0.target == index }) {
      _ = try session.keep(
        OutputPlace(
          target: loaded.site.configuration.targets[index].name, file: request.path.file))
    }
  }

  private mutating func store(
    _ documents: [CompiledDocument], of request: DocumentRequest, in session: OutputSession
  ) throws(FileSystemError) {
    watch.start()
    for document in documents {
      let target = loaded.site.configuration.targets[document.target].name
      try session.put(
        DocumentFacts(
          path: request.path.path, ids: document.needs.ids, actions: document.needs.actions,
          views: document.needs.customViews),
        at: [OutputPlace(target: target, file: request.path.file)], document.bytes.span)
    }
    watch.lap("write")
  }
}

/// Which page has which file of the output; two that differ only in case are the same to some file systems.
final class PathClaims: Sendable {
  private let state = Mutex(State())

  private struct State {
    var owners: [String: FileID] = [:]
    var conflicts: Set<FileID> = []
  }

  /// Claims a file; `false` if it was claimed before.
  func claim(_ file: String, by page: FileID) -> Bool {
    let key = file.lowercased()
    return state.withLock { state in
      guard let owner = state.owners[key] else {
        state.owners[key] = page
        return true
      }
      state.conflicts.insert(owner)
      state.conflicts.insert(page)
      return false
    }
  }

  /// Whether a page has, so far, had to share a file.
  func hasConflict(_ page: FileID) -> Bool {
    state.withLock { $0.conflicts.contains(page) }
  }
}

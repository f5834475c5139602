import Synchronization
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles
import VMLOutput

/// The work of one shard, which its threads share.
final class ShardWork<Files: FileSystem>: Sendable {
  private let request: ShardRequest
  private let loaded: LoadedSite
  private let fileSystem: Files
  private let writer: ShardWriter?
  private let earlier: EarlierShard?
  private let places: [SiteVariant]
  /// The rows that some page is made of, with these pages.
  private let streams: [Stream]
  private let firstID: UInt32
  /// The files that are no documents, as the least exact systems name them.
  private let assets: Set<String>
  private let state: Mutex<State>

  private struct Stream: Sendable {
    var reader: RowReader<Files>
    var batches: RowBatchReader
    var pages: [LoadedSite.PageFile]
    /// Whether rows with one key may come to several shards.
    var claimsKeys: Bool
  }

  enum Task: Sendable {
    case page(LoadedSite.PageFile)
    case file(String)
    case rows(Int, RowReader<Files>.Rows)
  }

  private struct State {
    var pages: ArraySlice<LoadedSite.PageFile>
    var files: ArraySlice<String>
    var stream = 0
    var isClosed = false
    /// By stream, the places of the rows so far by the digests of their keys.
    var keys: [[XXH128: RowPlace]]
    /// Folders that were claimed.
    var folders: Set<String> = []
    var found = ShardFindings()
  }

  /// Rows that are read at once.
  private static var batchLimit: Int { 64 }
  /// Number of mistakes after which the rest is not tried.
  private static var mistakeLimit: Int { 100 }

  init(
    _ shard: ShardBuild<Files>, _ loaded: LoadedSite, writer: ShardWriter?,
    after earlier: EarlierShard?
  ) throws(BuildFailure) {
    request = shard.request
    self.loaded = loaded
    fileSystem = shard.fileSystem
    self.writer = writer
    self.earlier = earlier
    let configuration = loaded.site.configuration
    let targets = try shard.build.chosenTargets(of: configuration)
    places = configuration.variants.filter { targets.contains($0.target) }
    let plan = request.plan
    let isOwn = { (path: String) in plan.shard(of: path.utf8) == shard.request.shard }
    var ofRows: [String: [LoadedSite.PageFile]] = [:]
    var pages: [LoadedSite.PageFile] = []
    do throws(FileSystemError) {
      for page in loaded.pages {
        if let name = try Self.rows(of: page, loaded, shard.fileSystem) {
          ofRows[name, default: []].append(page)
        } else if isOwn(page.path) {
          pages.append(page)
        }
      }
    } catch {
      throw .world(error)
    }
    let shardNumber = request.shard
    var streams: [Stream] = []
    for source in configuration.rows {
      guard let pages = ofRows[source.name], request.onlyRow?.rows ?? source.name == source.name
      else { continue }
      let given = request.rows[source.name]
      let files =
        given
        ?? plan.files(of: source.name, for: shardNumber).compactMap { input in
          RowSource.format(ofFile: input.path).map { RowFile(inSite: input.path, $0) }
        }
      var batches = RowBatchReader(source: source)
      if given == nil, plan.division == .key, plan.count > 1 {
        batches.isWanted = { plan.shard(of: $0) == shardNumber }
      }
      if let only = request.onlyRow {
        let key = Array(only.key.utf8)
        batches.isWanted = { $0.elementsEqual(key) }
      }
      streams.append(
        Stream(
          reader: RowReader(files, in: shard.fileSystem), batches: batches, pages: pages,
          claimsKeys: plan.count > 1 && batches.isWanted == nil))
    }
    self.streams = streams
    assets = Set(loaded.assets.lazy.map { PathConflicts.folded(SiteFiles.contentPath($0)) })
    firstID = shard.build.findings.registry.count
    state = Mutex(
      State(
        pages: request.onlyRow == nil ? pages[...] : [],
        files: request.onlyRow == nil ? loaded.assets.filter(isOwn)[...] : [],
        keys: streams.map { _ in [:] }))
  }

  /// The source of the rows that a page is made of; `nil` for another page.
  private static func rows(
    of page: LoadedSite.PageFile, _ loaded: LoadedSite, _ fileSystem: Files
  ) throws(FileSystemError) -> String? {
    guard !loaded.site.configuration.rows.isEmpty else { return nil }
    var bag = DiagnosticBag()
    guard let file = try fileSystem.read(page, reporting: &bag) else { return nil }
    let word = Array("rows.".utf8)
    guard file.bytes.indices.contains(where: { file.bytes[$0...].starts(with: word) }) else {
      return nil
    }
    var names = loaded.site.names
    return makePage(
      page.relativePath, from: parseSource(file, reporting: &bag),
      in: loaded.site.configuration, knowing: loaded.site.elements, texts: loaded.site.texts,
      names: &names, reporting: &bag
    ).rows
  }

  // MARK: Tasks

  /// The next task; `nil` if there is none.
  func next() -> Task? {
    let (task, stream): (Task?, Int?) = state.withLock { state in
      if state.isClosed { return (nil, nil) }
      if let page = state.pages.popFirst() { return (.page(page), nil) }
      if let file = state.files.popFirst() { return (.file(file), nil) }
      return (nil, state.stream < streams.count ? state.stream : nil)
    }
    if let task { return task }
    guard let stream else { return nil }
    do throws(FileSystemError) {
      if let rows = try streams[stream].reader.next(Self.batchLimit) {
        return .rows(stream, rows)
      }
    } catch {
      fail(error)
      return nil
    }
    state.withLock { if $0.stream == stream { $0.stream += 1 } }
    return next()
  }

  func run(_ task: Task, with worker: inout PageWorker<Files>) {
    switch task {
    case .page(let page):
      if !takeOver(xxh128(Array(page.path.utf8).span), at: page.path, line: 0) {
        compile(page, with: &worker, rows: nil, of: page.path)
      }
    case .file(let path): copy(path)
    case .rows(let index, let rows):
      let stream = streams[index]
      let id = FileID(firstID + UInt32(rows.number) * UInt32(streams.count) + UInt32(index))
      let result = stream.batches.read(rows, as: id, in: loaded.site)
      let rows = note(result, index)
      for page in stream.pages {
        let new = rows.filter {
          !takeOver($0.source(of: page), at: result.file.path, line: $0.line)
        }
        guard !new.isEmpty else { continue }
        var site = loaded
        site.site = Site(loaded.site, rows: [stream.batches.source.name: new.map(\.value)])
        worker.setup = worker.setup.with(site)
        compile(page, with: &worker, rows: new, of: result.file.path)
        worker.setup = worker.setup.with(loaded)
      }
    }
    guard let progress = request.progress else { return }
    progress(state.withLock(\.found.done))
  }

  /// Counts rows, and returns the good ones whose keys are new.
  private func note(
    _ result: RowBatchReader.Result, _ stream: Int
  ) -> [RowBatchReader.Row] {
    let digests = result.rows.map { xxh128(Array($0.key.utf8).span) }
    let path = result.file.path
    let (good, passed) = state.withLock { state in
      let file = state.found.number(of: path)
      var bad = result.bad
      var good: [RowBatchReader.Row] = []
      for (row, digest) in zip(result.rows, digests) {
        if let other = state.keys[stream][digest] {
          bad.append(
            result.twice(row, other: "\(state.found.paths[other.file]):\(other.line)"))
          continue
        }
        state.keys[stream][digest] = RowPlace(file: file, line: row.line)
        good.append(row)
        if request.onlyRow != nil {
          state.found.place = (path, row.line)
          state.isClosed = true
        }
      }
      state.found.done.rows += good.count + bad.count
      state.found.done.badRows += bad.count
      let passed = bad.filter(\.isPassable).prefix(
        max(0, request.badRowLimit - state.found.passedRows))
      state.found.passedRows += passed.count
      let places = Set(passed.map(\.line))
      for row in bad where !row.isPassable || !places.contains(row.line) {
        for mistake in row.mistakes { state.found.add(mistake) }
      }
      if bad.count > passed.count { state.found.files.append(result.file) }
      if state.found.errorCount > Self.mistakeLimit { state.isClosed = true }
      return (good, passed)
    }
    do throws(FileSystemError) {
      for row in passed { try request.takesBadRow?(row.json(of: path)) }
    } catch {
      fail(error)
    }
    guard streams[stream].claimsKeys, let writer else { return good }
    let name = streams[stream].batches.source.name
    do throws(FileSystemError) {
      for row in good {
        try writer.add([ShardClaim(key: row.key, of: name)], at: path, line: row.line)
      }
    } catch {
      fail(error)
    }
    return good
  }

  /// Claims a file of the trees, and the folders above it where another file of the site may be; no
  /// folder has the name of a document.
  ///
  /// `name` is the path of a page, with a `/` before it, or of a file in the site; `range` is the
  /// place of a page's.
  private func claim(
    _ file: String, _ name: String, of source: XXH128, at path: String, line: Int,
    range: SourceRange?
  ) throws(FileSystemError) {
    guard let writer else { return }
    let folded = PathConflicts.folded(file)
    var claims = [ShardClaim(.file, folded: folded, of: source, file: file, name: name)]
    for folder in PathConflicts.folders(from: splitPath(folded).folder) {
      if folder == OutputName.manifest, let range {
        state.withLock { $0.found.add(.manifestFolder(name, at: range)) }
      }
      guard assets.contains(folder),
        state.withLock({ $0.folders.insert(folder).inserted })
      else { continue }
      claims.append(ShardClaim(.folder, folded: folder, of: source, file: file, name: name))
    }
    try writer.add(claims, at: path, line: line)
  }

  /// Takes over what an earlier shard made of a source; `false` where there is nothing.
  private func takeOver(_ source: XXH128, at path: String, line: Int) -> Bool {
    guard let writer, let earlier else { return false }
    do throws(FileSystemError) {
      guard let taken = try writer.takeOver(source, from: earlier, at: path, line: line) else {
        return false
      }
      state.withLock { state in
        state.found.done.documents += taken.documents
        state.found.done.reused += taken.documents
        state.found.done.bytes += taken.bytes
      }
    } catch {
      fail(error)
    }
    return true
  }

  private func compile(
    _ page: LoadedSite.PageFile, with worker: inout PageWorker<Files>,
    rows: [RowBatchReader.Row]?, of path: String
  ) {
    let outcome = worker.run(.compile, page)
    let documents = worker.takeCollected()
    if let failure = outcome.failure { return fail(failure) }
    do throws(FileSystemError) {
      var bytes = 0
      var last: String?
      for document in documents {
        bytes += document.bytes.count * document.places.count
        let row = document.rowIndex.flatMap { rows?[$0] }
        let source = row?.source(of: page) ?? xxh128(Array(page.path.utf8).span)
        // The documents of one path stand together.
        if let file = document.places.first?.file, last != file {
          last = file
          try claim(
            file, document.facts.path, of: source, at: path, line: row?.line ?? 0,
            range: row?.range ?? outcome.claims.first?.owner.pathRange)
        }
        try store(document, of: source)
      }
      state.withLock { state in
        state.found.add(outcome, rows: rows == nil ? nil : page.path)
        state.found.done.documents += documents.reduce(0) { $0 + $1.places.count }
        state.found.done.bytes += bytes
        if state.found.errorCount > Self.mistakeLimit { state.isClosed = true }
      }
    } catch {
      fail(error)
    }
  }

  private func store(
    _ document: CollectedDocument, of source: XXH128
  ) throws(FileSystemError) {
    if let writer {
      return try writer.put(
        document.facts, of: source, at: document.places, document.bytes)
    }
    for place in document.places {
      try request.takesDocument?(
        EmittedDocument(
          target: place.target, locale: place.locale, theme: place.theme,
          path: document.facts.path, file: place.fileInTarget, bytes: document.bytes))
    }
  }

  /// Copies a file that is no document.
  private func copy(_ path: String) {
    guard let writer else { return }
    do throws(FileSystemError) {
      let file = SiteFiles.contentPath(path)
      try claim(
        file, path, of: XXH128(high: 0, low: 0), at: path, line: 0, range: nil)
      let bytes: [UInt8]
      if let json = loaded.outputs[path] {
        bytes = json
      } else {
        bytes = try fileSystem.read(path, limit: assetSizeLimit)
      }
      let configuration = loaded.site.configuration
      try writer.putFile(at: places.map { $0.place(of: file, in: configuration) }, bytes)
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: FileSystemError) {
    state.withLock { state in
      state.found.failure = state.found.failure ?? error
      state.isClosed = true
    }
  }

  // MARK: Results

  /// All findings, once no thread works any more.
  func take() -> ShardFindings { state.withLock(\.found) }

  /// Whether some page is made of rows.
  func isRead(_ name: String) -> Bool { stream(of: name) != nil }

  func problems(of name: String) -> [RowReader<Files>.Problem] {
    stream(of: name)?.reader.problems ?? []
  }

  /// The digest of a file of rows that was read to its end.
  func digest(of path: String, in name: String) -> FileDigest? {
    stream(of: name)?.reader.digests[path]
  }

  /// By the name of rows that were handed over, the digest of these.
  var given: [String: String] {
    request.rows.reduce(into: [:]) { given, rows in
      var hashing = Hashing()
      for file in rows.value { hashing.add(digest(of: file.path, in: rows.key)?.xxh128.hex ?? "") }
      given[rows.key] = hashing.finish().hex
    }
  }

  private func stream(of name: String) -> Stream? {
    streams.first { $0.batches.source.name == name }
  }
}

extension RowBatchReader.Row {
  /// The digest of a row and a page that is made of it.
  fileprivate func source(of page: LoadedSite.PageFile) -> XXH128 {
    var hashing = Hashing()
    hashing.add(digest)
    hashing.add(page.path)
    return hashing.finish()
  }
}

extension RowBatchReader.BadRow {
  /// A line of JSON that says what is wrong with the row, and has its text.
  fileprivate func json(of path: String) -> [UInt8] {
    var json = JSONText()
    json.object {
      $0.member("file", path)
      $0.member("line", line)
      $0.member("mistake", mistakes.first?.message ?? "")
      $0.member("row", String(decoding: text, as: UTF8.self))
    }
    json.endLine()
    return json.bytes
  }
}

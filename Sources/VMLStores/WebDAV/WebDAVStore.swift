import VMLFiles
public import VMLPublish

/// A folder of a server of WebDAV, such as nginx, Apache or Nextcloud.
///
/// Each object is written under another name and moved, so that no reader sees half of it, whatever
/// the server does while it receives.
public struct WebDAVStore: Store {
  public let name: String
  private let server: WebURL
  private let authorization: String?
  private let transport: HTTPTransport
  private let folders = MadeFolders()
  private let serverClock = ServerClock()

  init(_ server: WebURL, _ login: WebDAVLogin?, _ transport: HTTPTransport) {
    name = "webdav:" + server.text
    self.server = server
    authorization = login?.header
    self.transport = transport
  }

  public var defaultTrees: TreeLayout { .plain }
  /// Few servers look at the conditions of a move.
  public var keepsConditions: Bool { false }
  public var parallelism: Int { 16 }

  public func get(_ key: String, limit: Int) async throws(StoreError) -> StoredObject? {
    let answer = try await send("GET", "read", key, limit: limit)
    if answer.status == 404 { return nil }
    try check(answer, "read", key)
    // A weak tag does not tell two objects apart.
    let tag = answer["ETag"].flatMap { $0.hasPrefix("W/") ? nil : WriteTag($0) }
    return StoredObject(bytes: answer.body, tag: tag)
  }

  public func status(_ key: String) async throws(StoreError) -> StoredEntry? {
    let answer = try await send("HEAD", "look at", key)
    if answer.status == 404 { return nil }
    try check(answer, "look at", key)
    guard let entry = StoredEntry(key: key, answer) else { throw unreadable("look at", key) }
    return entry
  }

  public func put(
    _ key: String, _ bytes: [UInt8], _ attributes: ObjectAttributes, if condition: WriteCondition
  ) async throws(StoreError) -> WriteTag? {
    let parent = key.lastIndex(of: "/").map { String(key[...$0]) } ?? ""
    let temporary = parent + temporaryPrefix + String(UInt64.random(in: 0...(.max)), radix: 16)
    try await inMadeFolder(of: key, "write") { () async throws(StoreError) in
      try await send(
        "PUT", "write", temporary, [("Content-Type", attributes.contentType)], body: bytes)
    }
    do throws(StoreError) {
      try await move(temporary, to: key, condition)
    } catch {
      // What is left of it is garbage, and collected as such.
      _ = try? await send("DELETE", "remove", temporary)
      throw error
    }
    return nil
  }

  private func move(
    _ temporary: String, to key: String, _ condition: WriteCondition
  ) async throws(StoreError) {
    var headers = [(name: "Destination", value: address(of: key))]
    headers.append(("Overwrite", condition == .absent ? "F" : "T"))
    if case .matches(let tag) = condition {
      // Spec: RFC 4918, 10.4: the condition is about what is replaced.
      headers.append(("If", "<\(address(of: key))> ([\(tag.text)])"))
    }
    let answer = try await send("MOVE", "write", temporary, headers)
    if answer.status == 412, condition != .always {
      throw StoreError(.conditionFailed, "write", key, "it was changed meanwhile")
    }
    // Where the move was done and its answer lost, what was to be moved is gone.
    try check(answer, "write", key)
  }

  public func list(_ prefix: String) async throws(StoreError) -> [StoredEntry] {
    var entries: [StoredEntry] = []
    var folders = [prefix]
    while !folders.isEmpty {
      let pages = try await listings(of: folders)
      folders = []
      for page in pages {
        entries += page.entries
        folders += page.folders
      }
      guard entries.count + folders.count <= listedLimit,
        folders.allSatisfy({ $0.utf8.count <= keyLimit })
      else { throw StoreError(tooManyIn: prefix) }
    }
    return entries
  }

  /// Lists folders, several at once.
  private func listings(of folders: [String]) async throws(StoreError) -> [WebDAVPage] {
    let result = await withTaskGroup(of: Result<WebDAVPage, StoreError>.self) { group in
      var next = 0
      var pages: [WebDAVPage] = []
      var failure: StoreError?
      func start() {
        guard next < folders.count else { return }
        let folder = folders[next]
        next += 1
        group.addTask {
          do throws(StoreError) { return .success(try await listing(of: folder)) } catch {
            return .failure(error)
          }
        }
      }
      for _ in 0..<parallelism { start() }
      while let result = await group.next() {
        switch result {
        case .success(let page):
          pages.append(page)
          if failure == nil { start() }
        case .failure(let error): failure = failure ?? error
        }
      }
      return failure.map { .failure($0) } ?? Result<[WebDAVPage], StoreError>.success(pages)
    }
    return try result.get()
  }

  private func listing(of folder: String) async throws(StoreError) -> WebDAVPage {
    let answer = try await send(
      "PROPFIND", "list", folder, [("Depth", "1"), ("Content-Type", "application/xml")],
      body: Array(propertiesWanted.utf8), limit: listingLimit)
    if answer.status == 404 { return WebDAVPage() }
    try check(answer, "list", folder)
    guard answer.status == 207,
      let page = WebDAVPage(answer.body, of: folder, below: server.path)
    else { throw unreadable("list", folder) }
    return page
  }

  public func remove(_ key: String) async throws(StoreError) {
    let answer = try await send("DELETE", "remove", key)
    if answer.status == 404 { return }
    try check(answer, "remove", key)
  }

  public func copy(
    _ key: String, to newKey: String, _ attributes: ObjectAttributes
  ) async throws(StoreError) {
    try await inMadeFolder(of: newKey, "copy") { () async throws(StoreError) in
      try await send(
        "COPY", "copy", key, [("Destination", address(of: newKey)), ("Overwrite", "T")])
    }
  }

  public func clockOffset() async throws(StoreError) -> Int? { serverClock.offset }

  // MARK: Folders

  /// Does what needs the folder of a key, which is made before where it is not known to be there.
  private func inMadeFolder(
    of key: String, _ operation: String, _ body: () async throws(StoreError) -> HTTPAnswer
  ) async throws(StoreError) {
    do throws(StoreError) {
      try await makeFolders(above: key)
      let answer = try await body()
      if answer.status != 404, answer.status != 409 { return try check(answer, operation, key) }
    } catch  where error.kind == .missing {}
    // Others may have removed it, or one above it, meanwhile.
    await folders.forget()
    try await makeFolders(above: key)
    try check(try await body(), operation, key)
  }

  /// Makes the folders of a key, the ones of the store's own address first.
  private func makeFolders(above key: String) async throws(StoreError) {
    let own = server.path.split(separator: "/").map(String.init)
    let parts = key.split(separator: "/").dropLast().map { percentEncoded(String($0)) }
    var path = ""
    for (index, part) in (own + parts).enumerated() {
      path += "/" + part
      try await folders.make(path + "/") { [path] () async throws(StoreError) in
        try await makeFolder(path + "/", of: key, isOwn: index >= own.count)
      }
    }
  }

  /// Makes one folder; where it is the store's own, it is there afterwards.
  private func makeFolder(
    _ path: String, of key: String, isOwn: Bool
  ) async throws(StoreError) {
    let answer = try await send("MKCOL", key, path: path)
    // 405 says that it is there; of one above the store's folder, which is none of ours, any answer
    // does.
    if answer.isSuccess || [301, 405].contains(answer.status) || !isOwn && answer.status < 500 {
      return
    }
    // Another publisher may have made it at this moment, which servers tell in ways of their own.
    let look = try await send(
      "PROPFIND", key, path: path, [("Depth", "0"), ("Content-Type", "application/xml")],
      body: Array(propertiesWanted.utf8))
    if look.status == 207 { return }
    try check(answer, "make the folder of", key)
  }

  /// Folders that are known to be there, by their paths. Each is made once, however many tasks need
  /// it: some servers refuse the second that comes at the same moment, and what is written to a
  /// folder that is not finished.
  private actor MadeFolders {
    private var tasks: [String: Task<StoreError?, Never>] = [:]

    func make(
      _ path: String, _ work: @escaping @Sendable () async throws(StoreError) -> Void
    ) async throws(StoreError) {
      let task =
        tasks[path]
        ?? Task {
          do throws(StoreError) { try await work() } catch { return error }
          return nil
        }
      tasks[path] = task
      guard let error = await task.value else { return }
      if tasks[path] == task { tasks[path] = nil }
      throw error
    }

    func forget() { tasks = [:] }
  }

  // MARK: Requests

  private func path(of key: String) -> String {
    server.path + "/" + percentEncoded(key, keepsSlashes: true)
  }

  private func address(of key: String) -> String {
    "\(server.scheme.rawValue)://\(server.authority)\(path(of: key))"
  }

  @discardableResult
  private func send(
    _ method: String, _ operation: String, _ key: String,
    _ headers: [(name: String, value: String)] = [], body: [UInt8] = [], limit: Int = 1 << 20
  ) async throws(StoreError) -> HTTPAnswer {
    var request = HTTPRequest(method, server, path(of: key))
    request.headers = headers
    request.body = body
    return try await send(request, operation, key, limit)
  }

  private func send(
    _ method: String, _ key: String, path: String, _ headers: [(name: String, value: String)] = [],
    body: [UInt8] = []
  ) async throws(StoreError) -> HTTPAnswer {
    var request = HTTPRequest(method, server, path)
    request.headers = headers
    request.body = body
    return try await send(request, "make the folder of", key, 1 << 20)
  }

  private func send(
    _ request: HTTPRequest, _ operation: String, _ key: String, _ limit: Int
  ) async throws(StoreError) -> HTTPAnswer {
    var request = request
    if let authorization { request.headers.append(("Authorization", authorization)) }
    do throws(HTTPFailure) {
      let answer = try await transport.send(request, limit: limit)
      serverClock.note(answer)
      return answer
    } catch {
      throw StoreError(error, operation, key)
    }
  }

  // MARK: Answers

  private func check(
    _ answer: HTTPAnswer, _ operation: String, _ key: String
  ) throws(StoreError) {
    if answer.isSuccess { return }
    let place = "'\(server.authority)'"
    let (kind, explanation): (StoreError.Kind, String) =
      switch answer.status {
      case 401:
        (
          .notAllowed,
          authorization == nil
            ? "\(place) does not know who asks; VMLC_WEBDAV_USER and VMLC_WEBDAV_PASSWORD say so"
            : "\(place) refuses the name or the password that VMLC_WEBDAV_USER and "
              + "VMLC_WEBDAV_PASSWORD hold"
        )
      case 403: (.notAllowed, "\(place) answers 403: this user may not do that, or not there")
      case 404: (.missing, "\(place) has no such object or folder")
      case 409: (.missing, "\(place) answers 409: the folder is not there, or is being changed")
      case 405, 501:
        (
          .other,
          "\(place) answers \(answer.status); is it a server of WebDAV, and is that its address?"
        )
      case 412: (.conditionFailed, "it was changed meanwhile")
      case 413: (.tooLarge, "it is too large for \(place)")
      case 507: (.noSpace, "there is no space left on \(place)")
      case 300..<400: (.other, "\(place) has it at another address; name that one")
      default: (answer.status >= 500 ? .server : .other, "\(place) answers \(answer.status)")
      }
    let mayPass = answer.status == 423
    throw StoreError(
      kind, operation, key, explanation, retry: HTTPRetry.of(answer) ?? (mayPass ? .backOff : nil))
  }

  private func unreadable(_ operation: String, _ key: String) -> StoreError {
    StoreError(
      .server, operation, key,
      "the answer of '\(server.authority)' is not that of a server of WebDAV; is it one?")
  }
}

private let propertiesWanted = """
  <?xml version="1.0" encoding="utf-8"?>
  <propfind xmlns="DAV:"><prop><resourcetype/><getcontentlength/><getlastmodified/></prop>\
  </propfind>
  """

/// The largest listing of one folder, in bytes: some ten thousand objects.
private let listingLimit = 32 << 20
/// The longest key of a folder, in bytes, so that folders in each other come to an end.
private let keyLimit = 2048

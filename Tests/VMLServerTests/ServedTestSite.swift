import Foundation
import Testing
import VMLBuild
import VMLServer
import VMLTestSupport
import VMLWatch

/// A site that is built when a test says so, and what serves it.
final class ServedTestSite: Sendable {
  let files: TestSite
  let served: ServedSite
  let responder: SiteResponder
  private let rebuilder: SessionRebuilder
  private let reading: Task<Void, Never>

  convenience init(_ text: String, hosts: AllowedHosts = AllowedHosts()) async throws {
    try await self.init(TestSite(text), hosts: hosts)
  }

  /// A copy of the site in a folder.
  convenience init(copying folder: URL) async throws {
    let files = try TestSite("")
    for name in ["content", "components", "styles", "site.yaml"] {
      let url = URL(filePath: files.path + "/" + name)
      if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
      try FileManager.default.copyItem(at: folder.appending(path: name), to: url)
    }
    try await self.init(files)
  }

  private init(_ files: TestSite, hosts: AllowedHosts = AllowedHosts()) async throws {
    self.files = files
    var options = BuildOptions(site: files.path)
    options.version = "dev"
    options.cache = .use
    rebuilder = SessionRebuilder(options)
    served = ServedSite(options, builtBy: rebuilder)
    responder = SiteResponder(served, hosts: hosts)
    reading = Task { [served] in await served.run() }
    try await build(.everything)
    try await waitForIndex()
  }

  /// The revisions of the site that its builds and its browsers share.
  var revisions: SiteRevisions { rebuilder.revisions }

  deinit { reading.cancel() }

  /// Changes files, and builds as `vmlc serve` does.
  func change(_ text: String) async throws {
    let paths = Set(siteSections(text, at: #_sourceLocation).map(\.path))
    try files.change(text)
    try await build(SiteChanges(paths: paths))
  }

  /// The same for one file, without a line feed at its end.
  func write(_ text: String, to path: String) async throws {
    try files.write(text, to: path)
    try await build(SiteChanges(paths: [path]))
  }

  /// Tells of changes, and waits until what is looked at is compiled.
  func note(_ changes: SiteChanges) async {
    served.note(.changed(changes))
    await served.compilation()
  }

  /// Builds, and tells of it, as `vmlc serve` does.
  func build(_ changes: SiteChanges) async throws {
    if !changes.isEverything { await note(changes) }
    let rebuild = await begin(changes)
    served.note(.built(rebuild))
  }

  /// Builds, and does not yet tell the server that it has ended.
  func begin(_ changes: SiteChanges) async -> Rebuild {
    served.note(.began(changes))
    let outcome: Result<BuildReport, BuildFailure>
    do throws(BuildFailure) {
      outcome = .success(try await rebuilder.rebuild(changes))
    } catch {
      outcome = .failure(error)
    }
    return Rebuild(changes: changes, outcome: outcome, duration: .milliseconds(1))
  }

  /// The output of a build is read in the background.
  private func waitForIndex() async throws {
    let isRead = try await comesAbout { await get("/").status != 503 }
    guard isRead else { throw CancellationError() }
  }

  func get(
    _ target: String, accept: String? = nil, _ headers: [String: String] = [:],
    isLocal: Bool = true
  ) async -> HTTPResponse {
    var headers = headers.map { (name: $0.key, value: $0.value) } + [("Host", "localhost")]
    if let accept { headers.append(("Accept", accept)) }
    return await responder.response(
      to: HTTPRequest(.get, target, headers: headers, isLocal: isLocal))
  }

  /// Begins to look at some frames; what is told comes from the feed that is returned.
  func feed(
    _ frames: [String], session: String? = nil, states: String = "", isLocal: Bool = true
  ) async throws -> any HTTPStream {
    let query =
      (frames.map { "frame=" + encoded($0) } + (session.map { ["session=" + $0] } ?? []))
      .joined(separator: "&") + states
    guard case .stream(let stream) = await get("/.vmlc/events?" + query, isLocal: isLocal).body
    else {
      throw CancellationError()
    }
    return stream
  }

  /// Says what a user did in a window; returns the status of the answer.
  func act(_ values: [String: String]) async -> Int {
    let body = values.map { "\($0)=\(encoded($1))" }.joined(separator: "&")
    let request = HTTPRequest(
      .post, "/.vmlc/act", headers: [("Host", "localhost")], body: Array(body.utf8))
    return await responder.response(to: request).status
  }

  private func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}

extension HTTPResponse {
  /// Its body as text; empty for a stream.
  var text: String {
    guard case .bytes(let bytes) = body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// An event of a feed.
struct ServerEvent {
  var name: String
  var data: [String: Any]

  /// Reads what a feed gave at once.
  static func all(in bytes: [UInt8]) throws -> [ServerEvent] {
    let text = String(decoding: bytes, as: UTF8.self)
    return try text.components(separatedBy: "\n\n").compactMap { block in
      let lines = block.components(separatedBy: "\n")
      guard lines.count == 2, lines[0].hasPrefix("event: "), lines[1].hasPrefix("data: ") else {
        return nil
      }
      let object = try JSONSerialization.jsonObject(with: Data(lines[1].dropFirst(6).utf8))
      return ServerEvent(
        name: String(lines[0].dropFirst(7)), data: try #require(object as? [String: Any]))
    }
  }
}

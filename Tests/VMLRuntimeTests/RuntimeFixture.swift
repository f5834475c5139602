import Foundation
import Synchronization
import Testing
import VMLBuild
import VMLOutput
import VMLPublish
import VMLRelease
import VMLRuntime
import VMLTestSupport

/// A site, its keys, and a store that it is published to by the project's own code.
final class RuntimeFixture: Sendable {
  let site: TestSite
  let keys: KeyFolder
  private let time = Mutex(UTCTime.now())

  static let pageCount = 6
  static let paths = ["/"] + (1..<pageCount).map { "/p\($0)" }

  var folder: TemporaryFolder { site.folder }
  var store: String { folder("store") }
  var rootPath: String { folder("trust/1.root.json") }
  var now: UTCTime { time.withLock { $0 } }

  /// The store as a first version leaves it.
  convenience init() async throws {
    let made = try await Self.made.value
    try self.init(copying: made)
    try FileManager.default.moveItem(atPath: folder("store-1"), toPath: store)
  }

  /// Has the store as a second version leaves it.
  func goOnToTwo() async throws {
    try FileManager.default.removeItem(atPath: store)
    try FileManager.default.moveItem(atPath: folder("store-2"), toPath: store)
  }

  /// Both versions, published once for all tests.
  private static let made = Task { () throws -> RuntimeFixture in
    let fixture = try RuntimeFixture(of: ())
    for version in ["1", "2"] {
      try await fixture.publish(version)
      try FileManager.default.copyItem(
        atPath: fixture.store, toPath: fixture.folder("store-" + version))
    }
    return fixture
  }

  private init(copying other: RuntimeFixture) throws {
    site = try TestSite("")
    try FileManager.default.removeItem(atPath: site.path)
    for name in ["site", "keys", "trust", "store-1", "store-2"] {
      try FileManager.default.copyItem(
        atPath: other.folder(name), toPath: site.folder(name))
    }
    keys = KeyFolder(keys: site.folder("keys"), roots: site.folder("trust"))
  }

  private init(of nothing: Void) throws {
    site = try TestSite(
      """
      -- site.yaml --
      name: Shop
      version: "1"
      targets: [ios, macos]
      -- content/assets/logo@2x.png --
      small
      -- content/assets/logo@3x.png --
      large
      """)
    let picture = (0..<200_000).map { (place: Int) -> UInt8 in UInt8(0x20 + place % 89) }
    try site.write(picture, to: "content/assets/large.png")
    keys = KeyFolder(keys: site.folder("keys"), roots: site.folder("trust"))
    _ = try keys.initialize(asOf: now)
  }

  func advance(days: Int) { time.withLock { $0 = $0.adding(days: days) } }

  func publisher() throws -> Publisher {
    var publisher = Publisher(
      store: try FileStore(store), channel: "production", signing: try keys.load())
    publisher.stateFolder = folder("state")
    publisher.clock = { [self] in now }
    publisher.lockSettling = .zero
    return publisher
  }

  /// Publishes a version, each of whose pages says its name.
  @discardableResult
  func publish(_ version: String, rollout: Int? = nil) async throws -> ReleaseID {
    try site.write("<Text>page /, \(version)</Text>", to: "content/index.vml")
    for path in Self.paths.dropFirst() {
      try site.write("<Text>page \(path), \(version)</Text>", to: "content\(path).vml")
    }
    let output = folder("dist")
    let built = try await site.build {
      $0.output = output
      $0.version = version
    }
    #expect(built.messages.filter { $0.hasPrefix("error") } == [])
    let tree = try await ReleaseTree.read(readFinishedOutput(output, version: version), jobs: 2)
    var audience = Audience()
    if let rollout { audience.share = rollout }
    _ = try await publisher().publish(tree, to: audience)
    return tree.id
  }

  func configuration(_ cache: String? = "cache") throws -> ChannelConfiguration {
    var client = ClientProfile(target: "ios", system: "18.0")
    client.id = "client-1"
    var configuration = ChannelConfiguration(
      url: "https://cdn.example/app", root: .file(rootPath), client: client)
    configuration.cache = cache.map { folder($0) }
    configuration.policy = .atOnce
    configuration.timeout = .seconds(600)
    return configuration
  }

  func channel(
    _ transport: (any ChannelTransport)? = nil, cache: String? = "cache",
    steps: Steps? = nil,
    _ change: (inout ChannelConfiguration) -> Void = { _ in }
  ) throws -> VMLChannel {
    var configuration = try configuration(cache)
    change(&configuration)
    return VMLChannel(
      configuration, transport: transport ?? FolderTransport(store),
      clock: { [self] in now.seconds }, mayStep: { steps?.take() ?? true })
  }

  /// Expects all pages of one version, and of no other.
  @discardableResult
  func expectWhole(
    _ channel: VMLChannel, _ versions: Set<String>,
    at location: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let release = try await channel.release()
    var found: Set<String> = []
    for path in Self.paths {
      let document = try await release.document(at: path)
      let text = String(decoding: document.bytes, as: UTF8.self)
      let said = text.firstMatch(of: /page (\/\w*), (\w+)/)
      #expect(said?.1 == Substring(path), sourceLocation: location)
      if let version = said?.2 { found.insert(String(version)) }
    }
    #expect(found.count == 1 && found.isSubset(of: versions), "\(found)", sourceLocation: location)
    return found.first ?? ""
  }
}

/// Lets so many steps of a cache pass, and none after them.
final class Steps: Sendable {
  private let rest: Mutex<Int>

  init(_ count: Int) { rest = Mutex(count) }

  var isOver: Bool { rest.withLock { $0 < 0 } }

  func take() -> Bool {
    rest.withLock { rest in
      rest -= 1
      return rest >= 0
    }
  }
}

/// A store that cannot be reached.
struct OfflineTransport: ChannelTransport {
  struct Offline: Error {}

  func get(_ request: TransportRequest) async throws -> TransportAnswer { throw Offline() }
}

/// A store in a folder behind a network that does what networks do.
final class FaultyTransport: ChannelTransport {
  enum Fault: Sendable {
    case offline, stall, status(Int), page, notThere
    /// Only so many bytes come, and then the end.
    case cut(Int)
    /// Other bytes of the same length.
    case lie
    /// Bytes that go on and on.
    case endless
  }

  private let folder: FolderTransport
  private let isSlow: Bool
  private let fault: @Sendable (TransportRequest) -> Fault?
  private let log = Mutex(Log())

  struct Log {
    var requests: [TransportRequest] = []
    /// The most requests that waited for one another.
    var rounds = 0
  }

  /// With `isSlow` requests that wait for no other begin before one ends.
  init(
    _ store: String, isSlow: Bool = false,
    _ fault: @escaping @Sendable (TransportRequest) -> Fault? = { _ in nil }
  ) {
    folder = FolderTransport(store)
    self.isSlow = isSlow
    self.fault = fault
  }

  var requests: [TransportRequest] { log.withLock { $0.requests } }
  var rounds: Int { log.withLock { $0.rounds } }

  func get(_ request: TransportRequest) async throws -> TransportAnswer {
    let round = log.withLock { log in
      log.requests.append(request)
      return log.rounds + 1
    }
    if isSlow { try await Task.sleep(for: .milliseconds(300)) }
    var answer = try await folder.get(request)
    log.withLock { $0.rounds = max($0.rounds, round) }
    switch fault(request) {
    case nil: break
    case .offline?: throw OfflineTransport.Offline()
    // It hears of no cancellation.
    case .stall?:
      let (never, _) = AsyncStream.makeStream(of: Never.self)
      await Task { for await _ in never {} }.value
    case .status(let status)?: answer = TransportAnswer(status: status)
    case .notThere?: answer = TransportAnswer(status: 404)
    case .page?:
      answer = TransportAnswer(
        status: 200, contentType: "text/html; charset=utf-8",
        body: Array("<html><body>Log in</body></html>".utf8))
    case .cut(let count)?:
      if answer.body.count > count {
        answer.body = Array(answer.body.prefix(count))
        answer.end = .cutOff
      }
    case .lie?: answer.body = answer.body.map { $0 ^ 1 }
    case .endless?:
      answer.body += [UInt8](repeating: 0x20, count: max(0, request.limit - answer.body.count))
      answer.end = .tooLong
    }
    return answer
  }
}

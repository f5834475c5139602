import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLRuntime
import VMLTestSupport

/// Channels as `vmlc publish` makes them, and as others damage them, read by two clients: this
/// package's and the reference implementation of The Update Framework.
struct SameVerdictTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  private struct Verdicts {
    var python: String
    var ours: String
  }

  /// Both clients' verdicts; each keeps what it has seen under the client's name.
  private func read(
    client: String = "client", root: Int = 1, days: Int = 0
  ) async throws -> Verdicts {
    Verdicts(
      python: verdict(try python(client: client, root: root, days: days)),
      ours: try await ours(client: client, root: root, days: days))
  }

  private func python(client: String, root: Int = 1, days: Int = 0) throws -> String {
    let python = try #require(PythonTUFTests.python)
    return PythonTUFTests.run([
      python, "-c", PythonTUFTests.reader, fixture.storePath, "production",
      fixture.folder("trust/\(root).root.json"), fixture.folder("python-" + client), String(days),
    ]).output
  }

  private func ours(
    client: String, id: String = "client-1", root: Int = 1, days: Int = 0
  ) async throws -> String {
    let rootPath = fixture.folder("trust/\(root).root.json")
    var profile = ClientProfile(target: "ios", system: "18.0")
    profile.id = id
    var configuration = ChannelConfiguration(
      url: "https://cdn.example/app", root: .file(rootPath), client: profile)
    configuration.cache = fixture.folder("ours-" + client)
    configuration.policy = .atOnce
    configuration.prefetch = .onDemand
    let now = fixture.now.adding(days: days).seconds
    let channel = VMLChannel(
      configuration, transport: FolderTransport(fixture.storePath), clock: { now },
      mayStep: { true })
    switch await channel.update() {
    case .refused(let refusal): return refusal.reason.rawValue
    case .unchanged, .shown, .ready: return await channel.status().shown ?? "embedded"
    case let other: return "\(other)"
    }
  }

  /// Python's words in ours.
  private func verdict(_ said: String) -> String {
    let lines = said.split(separator: "\n").map(String.init)
    if lines.last?.hasPrefix("version ") == true {
      return lines.count == 1
        ? "embedded" : lines[0].replacing("releases/", with: "").replacing(".json", with: "")
    }
    let reasons = [
      "UnsignedMetadataError": "unsigned", "BadVersionNumberError": "replayed",
      "ExpiredMetadataError": "expired", "LengthOrHashMismatchError": "mismatch",
      "DownloadLengthMismatchError": "mismatch",
      "DownloadHTTPError": "missing", "RepositoryError": "damaged",
    ]
    return lines.last.map { reasons[$0] ?? $0 } ?? "nothing"
  }

  private func expect(
    _ name: String, _ expected: String, client: String = "client", root: Int = 1, days: Int = 0,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let verdicts = try await read(client: client, root: root, days: days)
    #expect(verdicts.python == expected, "\(name)", sourceLocation: location)
    #expect(verdicts.ours == expected, "\(name)", sourceLocation: location)
  }

  @Test(.enabled(if: PythonTUFTests.python != nil, PythonTUFTests.reason))
  func whatIsPublished() async throws {
    let first = try await fixture.tree()
    _ = try await fixture.publisher().publish(first)
    try await expect("a first release", first.id.text)
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    _ = try await fixture.publisher().publish(second)
    try await expect("a second release", second.id.text)
    _ = try await fixture.publisher().rollBack(to: .previous)
    try await expect("rolled back", first.id.text)
    _ = try await fixture.publisher().rollBack(to: .embedded)
    try await expect("rolled back to what is embedded", "embedded")
    for role in Role.allCases {
      _ = try fixture.keys.rotate([role], asOf: fixture.now)
      _ = try await fixture.publisher().publish(second)
      try await expect("a new key of \(role)", second.id.text)
    }
    try await expect("a new client after that", second.id.text, client: "late")
    try await expect("a client with a later root", second.id.text, client: "later", root: 3)
    try await expect("all is too old", "expired", days: 4000)
  }

  /// Shares are no matter of The Update Framework: it takes both releases.
  @Test(.enabled(if: PythonTUFTests.python != nil, PythonTUFTests.reason))
  func aRolloutToAShareOfTheClients() async throws {
    let first = try await fixture.tree()
    _ = try await fixture.publisher().publish(first)
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    var audience = Audience()
    audience.share = 5000
    _ = try await fixture.publisher().publish(second, to: audience)
    let both = try python(client: "share")
    #expect(both.contains(first.id.text) && both.contains(second.id.text), "\(both)")
    #expect(both.contains("version 2"), "\(both)")
    var shown: [String: Int] = [:]
    for number in 0..<40 {
      shown[try await ours(client: "share-\(number)", id: "client-\(number)"), default: 0] += 1
    }
    #expect(Set(shown.keys) == [first.id.text, second.id.text], "\(shown)")
    audience.share = 10_000
    _ = try await fixture.publisher().publish(second, to: audience)
    try await expect("a rollout that is through", second.id.text, client: "through")
  }

  @Test(.enabled(if: PythonTUFTests.python != nil, PythonTUFTests.reason))
  func whatIsDamaged() async throws {
    let files = FileManager.default
    let channel = fixture.storePath + "/channels/production/"
    func bytes(_ name: String) throws -> Data {
      try Data(contentsOf: URL(filePath: channel + name))
    }
    func put(_ data: Data, _ name: String) throws {
      try data.write(to: URL(filePath: channel + name))
    }
    let first = try await fixture.tree()
    _ = try await fixture.publisher().publish(first)
    let oldTimestamp = try bytes("timestamp.json")
    let oldSnapshot = try bytes("1.snapshot.json")
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    _ = try await fixture.publisher().publish(second)
    try await expect("as it was published", second.id.text)
    let timestamp = try bytes("timestamp.json")
    let snapshot = try bytes("2.snapshot.json")
    try put(oldTimestamp, "timestamp.json")
    try await expect("an earlier timestamp", "replayed")
    try put(timestamp.replacing("2", with: "3"), "timestamp.json")
    try await expect("a changed timestamp", "unsigned")
    try put(timestamp, "timestamp.json")
    try put(oldSnapshot, "2.snapshot.json")
    try await expect("an earlier snapshot", "mismatch", client: "mixed")
    try files.removeItem(atPath: channel + "2.snapshot.json")
    try await expect("no snapshot", "missing", client: "missing")
    try put(snapshot, "2.snapshot.json")
    let targets = try bytes("2.targets.json")
    try put(targets + Data(" ".utf8), "2.targets.json")
    try await expect("longer targets", "mismatch", client: "longer")
    try put(targets, "2.targets.json")
    try await expect("mended", second.id.text)
  }
}

extension Data {
  /// The last digit of a text in the signed part, changed.
  fileprivate func replacing(_ old: String, with new: String) -> Data {
    let text = String(decoding: self, as: UTF8.self)
    return Data(
      text.replacing("\"version\":\(old)", with: "\"version\":\(new)", maxReplacements: 1).utf8)
  }
}

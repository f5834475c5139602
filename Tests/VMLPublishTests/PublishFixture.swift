import Foundation
import Synchronization
import Testing
import VMLBuild
import VMLOutput
import VMLPublish
import VMLRelease
import VMLTestSupport

/// A site, keys, and a folder that it is published to.
final class PublishFixture: Sendable {
  let site: TestSite
  let keys: KeyFolder
  private let time = Mutex(UTCTime.now())

  var folder: TemporaryFolder { site.folder }
  var storePath: String { folder("store") }
  var statePath: String { folder("state") }

  /// Three pages, two of them with a component, for two targets, and an image.
  init() throws {
    site = try TestSite(
      """
      <Greeting name="Ann"/>
      -- site.yaml --
      name: Shop
      version: "1"
      targets: [ios, macos]
      -- content/about.vml --
      <VStack><Greeting name="Bob"/><Text style="font(.title)">About</Text></VStack>
      -- content/plain.vml --
      <Text id="plain">Plain</Text>
      -- content/logo.png --
      no image
      -- components/Greeting.vml --
      ---
      props: { name: string }
      ---
      <Text style="bold()">Hello \\(name)</Text>
      """)
    keys = KeyFolder(keys: site.folder("keys"), roots: site.folder("trust"))
    _ = try keys.initialize(asOf: now)
  }

  var now: UTCTime { time.withLock { $0 } }

  func advance(days: Int) { time.withLock { $0 = $0.adding(days: days) } }

  /// The site as it is now, built and read.
  func tree(_ version: String = "1") async throws -> ReleaseTree {
    let output = folder("dist")
    let built = try await site.build {
      $0.output = output
      $0.version = version
    }
    #expect(built.messages.filter { $0.hasPrefix("error") } == [])
    return try await ReleaseTree.read(readFinishedOutput(output, version: version), jobs: 2)
  }

  func fileStore() throws -> FileStore { try FileStore(storePath) }

  func publisher(
    _ store: (any Store)? = nil, channel: String = "production", signing: Signing? = nil
  ) throws -> Publisher {
    var publisher = Publisher(
      store: try store ?? fileStore(), channel: channel, signing: try signing ?? keys.load())
    publisher.stateFolder = statePath
    publisher.clock = { [self] in now }
    publisher.lockSettling = .zero
    return publisher
  }

  /// Changes the component that two of the pages show.
  func changeComponent(_ text: String) throws {
    try site.write(
      "---\nprops: { name: string }\n---\n<Text style=\"bold()\">\(text) \\(name)</Text>",
      to: "components/Greeting.vml")
  }

  /// Everything in the store, by key, but for what is the publishers' own.
  func contents() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: storePath) else { return [:] }
    return try folder.contents(of: "store").filter { !$0.key.hasPrefix("locks/") }
  }

  /// Expects the channel to be whole, and to offer one of some releases to everybody.
  @discardableResult
  func expectWhole(
    _ releases: Set<ReleaseID>, channel: String = "production",
    at location: SourceLocation = #_sourceLocation
  ) async throws -> ReleaseID? {
    let publisher = try publisher(channel: channel)
    let report = try await publisher.verify()
    #expect(report.mistakes == [], sourceLocation: location)
    let current = try await publisher.status().state.current
    #expect(current.map(releases.contains) == true, sourceLocation: location)
    return current
  }
}

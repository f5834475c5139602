import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

/// The reference implementation of The Update Framework, as an independent reader.
struct PythonTUFTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  /// A Python with the package `tuf`; `VMLC_TEST_PYTHON` names one.
  static let python: String? = {
    let named = ProcessInfo.processInfo.environment["VMLC_TEST_PYTHON"]
    return [named, "python3"].compactMap(\.self).first { python in
      run([python, "-c", "import tuf.ngclient"]).status == 0
    }
  }()
  static let reason: Comment = "no Python with the package 'tuf'; VMLC_TEST_PYTHON may name one"

  static func run(_ words: [String]) -> (status: Int32, output: String) {
    let run = try? ChildProgram.output(of: "/usr/bin/env", words, withErrors: true)
    guard let run, case .code(let code) = run.end else { return (-1, run?.text ?? "") }
    return (code, run.text)
  }

  /// Reads a channel with files for a network, as a client that keeps its metadata in `client`.
  static let reader = #"""
    import datetime, os, shutil, sys
    from urllib.parse import urlparse, unquote
    from tuf.ngclient import Updater, FetcherInterface
    from tuf.api.exceptions import DownloadHTTPError

    class Files(FetcherInterface):
        def _fetch(self, url):
            path = unquote(urlparse(url).path)
            if not os.path.exists(path):
                raise DownloadHTTPError("not found", 404)
            return iter([open(path, "rb").read()])

    store, channel, root, client, days = sys.argv[1:]
    os.makedirs(client, exist_ok=True)
    updater = Updater(
        metadata_dir=client, metadata_base_url=f"file://{store}/channels/{channel}/",
        target_dir=client, target_base_url=f"file://{store}/", fetcher=Files(),
        bootstrap=open(root, "rb").read())
    later = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=int(days))
    updater._trusted_set.reference_time = later
    try:
        updater.refresh()
        targets = updater._trusted_set.targets.targets
        for path in sorted(targets):
            info = updater.get_targetinfo(path)
            updater.download_target(info, os.path.join(client, "target"))
            print(path)
        print("version", updater._trusted_set.timestamp.version)
    except Exception as error:
        print(type(error).__name__)
    """#

  private func read(
    channel: String = "production", root: Int = 1, client: String = "client", days: Int = 0
  ) throws -> String {
    let python = try #require(Self.python)
    return Self.run([
      python, "-c", Self.reader, fixture.storePath, channel,
      fixture.folder("trust/\(root).root.json"), fixture.folder(client), String(days),
    ]).output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(.enabled(if: PythonTUFTests.python != nil, PythonTUFTests.reason))
  func whatIsPublished() async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    #expect(try read() == "releases/\(tree.id).json\nversion 1")
    try fixture.changeComponent("Welcome")
    let next = try await fixture.tree("2")
    _ = try await fixture.publisher().publish(next)
    #expect(try read() == "releases/\(next.id).json\nversion 2")
    _ = try await fixture.publisher().rollBack(to: .previous)
    #expect(try read() == "releases/\(tree.id).json\nversion 3")
    _ = try await fixture.publisher().rollBack(to: .embedded)
    #expect(try read() == "version 4")
    // A client that was away while all keys were replaced, twice.
    _ = try fixture.keys.rotate(Role.allCases, asOf: fixture.now)
    _ = try fixture.keys.rotate(Role.allCases, asOf: fixture.now)
    _ = try await fixture.publisher().publish(next)
    #expect(try read() == "releases/\(next.id).json\nversion 5")
    #expect(try read(root: 3, client: "new") == "releases/\(next.id).json\nversion 5")
  }

  /// A channel with keys of its own can be put in the place of no other.
  @Test(.enabled(if: PythonTUFTests.python != nil, PythonTUFTests.reason))
  func anotherChannel() async throws {
    let preview = KeyFolder(
      keys: fixture.folder("keys/beta"), roots: fixture.folder("trust/beta"))
    _ = try preview.initialize(asOf: fixture.now)
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    let beta = try fixture.publisher(channel: "beta", signing: preview.load())
    _ = try await beta.publish(tree)
    #expect(try read(channel: "beta", root: 1, client: "wrong") == "UnsignedMetadataError")
    let files = FileManager.default
    let production = fixture.storePath + "/channels/production"
    let moved = fixture.folder("moved")
    try files.moveItem(atPath: production, toPath: moved)
    try files.copyItem(atPath: fixture.storePath + "/channels/beta", toPath: production)
    #expect(try read() == "UnsignedMetadataError")
    #expect(try await !fixture.publisher().verify().mistakes.isEmpty)
    try files.removeItem(atPath: production)
    try files.moveItem(atPath: moved, toPath: production)
    #expect(try read().hasSuffix("version 1"))
    // Garbage is what no channel needs, whoever signs it.
    var collector = try fixture.publisher()
    fixture.advance(days: 20)
    await #expect(throws: PublishFailure.self) {
      try await collector.collectGarbage(GarbageOptions())
    }
    collector.signingOfChannel = { name throws(PublishFailure) in
      try (name == "beta" ? preview : fixture.keys).load(withKeys: false)
    }
    #expect(try await collector.collectGarbage(GarbageOptions()).removed == [])
    #expect(try await collector.releases().map(\.channels) == [["beta", "production"]])
  }

  @Test(.enabled(if: PythonTUFTests.python != nil, PythonTUFTests.reason))
  func whatIsRefused() async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    let channel = fixture.storePath + "/channels/production/"
    let timestamp = URL(filePath: channel + "timestamp.json")
    let old = try Data(contentsOf: timestamp)
    try fixture.changeComponent("Welcome")
    _ = try await fixture.publisher().publish(fixture.tree("2"))
    let new = try Data(contentsOf: timestamp)
    #expect(try read().hasSuffix("version 2"))
    // Replayed.
    try old.write(to: timestamp)
    #expect(try read() == "BadVersionNumberError")
    try new.write(to: timestamp)
    // Expired.
    #expect(try read(client: "late", days: 31) == "ExpiredMetadataError")
    // Edited.
    for name in ["timestamp.json", "2.snapshot.json", "2.targets.json"] {
      let url = URL(filePath: channel + name)
      let whole = try Data(contentsOf: url)
      let text = String(decoding: whole, as: UTF8.self)
      try Data(text.replacingOccurrences(of: "\"version\":2", with: "\"version\":3").utf8)
        .write(to: url)
      #expect(try read(client: "edited").hasSuffix("Error"), "\(name)")
      try whole.write(to: url)
    }
    let root = fixture.storePath + "/releases/"
    let hashed = try #require(
      try FileManager.default.contentsOfDirectory(atPath: root).first {
        $0.count > 80 && $0.contains(try! fixtureID())
      })
    let whole = try Data(contentsOf: URL(filePath: root + hashed))
    try Data(whole.dropLast() + [0x20]).write(to: URL(filePath: root + hashed))
    #expect(try read(client: "root") == "DownloadError" || read(client: "root").hasSuffix("Error"))
    try whole.write(to: URL(filePath: root + hashed))
    // Signed with other keys.
    let other = KeyFolder(keys: fixture.folder("keys2"), roots: fixture.folder("trust2"))
    _ = try other.initialize(asOf: fixture.now)
    let forger = try fixture.publisher(channel: "forged", signing: other.load())
    _ = try await forger.publish(fixture.tree("3"))
    #expect(try read(channel: "forged", client: "forged") == "UnsignedMetadataError")
    #expect(try read(client: "whole").hasSuffix("version 2"))
    func fixtureID() throws -> String {
      let text = try #require(fixture.folder.read("store/channels/production/2.targets.json"))
      return try #require(text.firstMatch(of: /releases\/([0-9a-f]{20})\.json/)).1.description
    }
  }
}

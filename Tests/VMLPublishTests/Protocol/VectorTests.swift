import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

/// The vectors of docs/protocol.md, read by three clients.
struct VectorTests {
  /// CryptoKit makes another signature each time; libcrypto does not.
  private static let signsAlike: Bool = {
    let key = VectorChannel.key("root-1")
    let body = RootMetadata(expires: ProtocolVectors.now, roles: [:])
    let files = (0..<2).map { _ in try? SignedDocument(body, signedBy: [key]).file }
    return files[0] == files[1]
  }()

  @Test(.enabled(if: signsAlike, "the system's signatures differ each time"))
  func theFilesAreThoseOfTheGenerator() throws {
    let made = try VectorMaker().files
    for (path, bytes) in made { try expectGolden(bytes, "\(ProtocolVectors.folder)/\(path)") }
    let folder = fixturesFolder.appending(path: ProtocolVectors.folder)
    let present = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let path as String in present {
      let url = folder.appending(path: path)
      guard !url.hasDirectoryPath, made[path] == nil,
        try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      else { continue }
      if updatesGoldens {
        try FileManager.default.removeItem(at: url)
      } else {
        Issue.record("the generator makes no '\(path)'")
      }
    }
    #expect(made.values.reduce(0) { $0 + $1.count } < 300_000)
  }

  @Test func thereAreVectors() {
    #expect(ProtocolVectors.all.count > 120)
    #expect(Set(ProtocolVectors.all.map(\.name)).count == ProtocolVectors.all.count)
  }

  @Test(arguments: ProtocolVectors.all)
  func aClient(_ vector: ProtocolVector) throws {
    var client = ProtocolClient(
      vector.client, trusting: try ProtocolVectors.trust(vector))
    if !vector.before.isEmpty {
      let verdict = client.read(try ProtocolVectors.store(vector.before))
      guard case .accepted = verdict else {
        Issue.record("what was before is refused: \(verdict)")
        return
      }
    }
    #expect(client.read(try ProtocolVectors.store(vector.layers)) == vector.verdict)
  }

  // MARK: vmlc verify

  /// Looks at the store alone, without a memory and for no client.
  @Test(arguments: ProtocolVectors.all)
  func verify(_ vector: ProtocolVector) async throws {
    let folder = try TemporaryFolder()
    try write(ProtocolVectors.store(vector.layers), to: folder("store"))
    var signing = Signing.none
    if let root = try vector.root.map(ProtocolVectors.file) {
      let json = try SignedDocument(file: root).signed
      let metadata = try #require(
        RootMetadata(
          version: 1, expires: UTCTime(json["expires"]?.string ?? "") ?? ProtocolVectors.now,
          json: json))
      signing.roots = [Signing.Root(metadata: metadata, file: root)]
    }
    var publisher = Publisher(
      store: try FileStore(folder("store")), channel: ProtocolVectors.channel,
      signing: signing)
    publisher.clock = { ProtocolVectors.now }
    publisher.trees = .objects
    let mistakes: [String]
    do throws(PublishFailure) {
      mistakes = try await publisher.verify().mistakes
    } catch {
      mistakes = ["\(error)"]
    }
    switch vector.verdict {
    case .refused("replayed", _) where vector.name.contains("expired"):
      #expect(mistakes.contains { $0.contains("expired") })
    case .accepted, .refused("target", _), .refused("needs", _), .refused("replayed", _):
      #expect(mistakes == [])
    case .refused: #expect(!mistakes.isEmpty, "\(vector)")
    }
  }

  private func write(_ files: StoreFiles, to folder: String) throws {
    for (key, bytes) in files {
      let url = URL(filePath: folder + "/" + key)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
  }

  // MARK: python-tuf

  @Test(.enabled(if: TestPrograms.pythonWithTUF != nil, "\(TestPrograms.noTUF)"))
  func theReferenceImplementation() throws {
    let folder = try TemporaryFolder()
    // It reads nothing that is not signed.
    let vectors = ProtocolVectors.all.filter { $0.root != nil }
    for vector in vectors {
      let own = folder(vector.name)
      try write(ProtocolVectors.store(vector.layers), to: own + "/store")
      if !vector.before.isEmpty {
        try write(ProtocolVectors.store(vector.before), to: own + "/before")
      }
      guard case .root(let root) = try ProtocolVectors.trust(vector) else { continue }
      try write(["root.json": root], to: own)
    }
    let run = try ChildProgram.output(
      of: TestPrograms.pythonWithTUF ?? "",
      ["-c", Self.reader, folder.path, String(ProtocolVectors.now.seconds)] + vectors.map(\.name),
      withErrors: true)
    try #require(run.end == .code(0), "\(run.text)")
    let lines = run.text.split(separator: "\n").map(String.init)
    try #require(lines.count == vectors.count, "\(run.text)")
    for (vector, line) in zip(vectors, lines) {
      #expect(expected(vector).contains(line), "\(vector): \(line)")
    }
  }

  private func expected(_ vector: ProtocolVector) -> [String] {
    // It keeps what it has of the other document where the keys of one alone are new, other than
    // 5.3.11 says.
    if ["rotated-timestamp-begins-anew", "rotated-snapshot-begins-anew"].contains(vector.name) {
      return ["BadVersionNumberError"]
    }
    guard case .refused(let reason, _) = vector.verdict, !vector.isBeyondTUF else {
      return ["accepted"]
    }
    return switch reason {
    case "expired": ["ExpiredMetadataError"]
    case "replayed": ["BadVersionNumberError"]
    case "unsigned": ["UnsignedMetadataError"]
    case "missing": ["DownloadHTTPError"]
    // It believes a root, and then that nothing is signed or there.
    case "damaged" where ["threshold-above-the-keys"].contains(vector.name):
      ["UnsignedMetadataError"]
    case "damaged" where ["no-consistent-snapshot"].contains(vector.name): ["DownloadHTTPError"]
    case "damaged": ["RepositoryError", "DeserializationError"]
    default: ["RepositoryError", "LengthOrHashMismatchError", "BadVersionNumberError"]
    }
  }

  /// Prints a line for each vector: the name of the error, or `accepted`.
  private static let reader = #"""
    import datetime, os, sys
    from urllib.parse import urlparse, unquote
    from tuf.ngclient import Updater, FetcherInterface
    from tuf.api.exceptions import DownloadHTTPError

    class Files(FetcherInterface):
        def _fetch(self, url):
            path = unquote(urlparse(url).path)
            if not os.path.exists(path):
                raise DownloadHTTPError("not found", 404)
            return iter([open(path, "rb").read()])

    folder, now = sys.argv[1], datetime.datetime.fromtimestamp(int(sys.argv[2]), datetime.timezone.utc)

    def read(name, store):
        client = f"{folder}/{name}/client"
        os.makedirs(client, exist_ok=True)
        updater = Updater(
            metadata_dir=client, metadata_base_url=f"file://{folder}/{name}/{store}/channels/production/",
            target_dir=client, target_base_url=f"file://{folder}/{name}/{store}/", fetcher=Files(),
            bootstrap=open(f"{folder}/{name}/root.json", "rb").read())
        updater._trusted_set.reference_time = now
        updater.refresh()
        for path in sorted(updater._trusted_set.targets.targets):
            updater.download_target(updater.get_targetinfo(path), f"{client}/target")

    for name in sys.argv[3:]:
        if os.path.exists(f"{folder}/{name}/before"):
            read(name, "before")
        try:
            read(name, "store")
            print("accepted")
        except Exception as error:
            print(type(error).__name__)
    """#
}

import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

/// `docs/schemas`.
@Suite(.enabled(if: TestPrograms.pythonWithJSONSchema != nil, "\(TestPrograms.noJSONSchema)"))
struct ProtocolSchemaTests {
  private static let folder = repositoryFolder.appending(path: "docs/schemas")
  static let names = [
    "root", "timestamp", "snapshot", "targets", "release", "manifest", "bin", "site", "latest",
  ]

  /// The schema for a file of a store or of a build, by its path; `nil` for a file that is no JSON
  /// of ours.
  private func schema(ofPath path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, name.hasSuffix(".json") else { return nil }
    let words = name.split(separator: ".").map(String.init)
    switch parts.first {
    case "channels": return words[words.count - 2]
    case "releases": return "release"
    case "locks": return nil
    default: break
    }
    if name == "latest.json" { return "latest" }
    if parts.dropLast().last == "manifest" { return "bin" }
    if name == "manifest.json" { return parts.count == 2 ? "site" : "manifest" }
    return nil
  }

  private func verdicts(_ name: String, on values: [String]) throws -> [String?] {
    let url = Self.folder.appending(path: "\(name).schema.json")
    return try JSONSchemaProgram.verdicts(
      of: String(contentsOf: url, encoding: .utf8), folder: Self.folder, on: values)
  }

  private func expectValid(
    _ files: [String: String], at location: SourceLocation = #_sourceLocation
  ) throws -> Set<String> {
    let bySchema = Dictionary(grouping: files.sorted { $0.key < $1.key }) { schema(ofPath: $0.key) }
    for (name, files) in bySchema {
      guard let name else { continue }
      for (file, verdict) in zip(files, try verdicts(name, on: files.map(\.value))) {
        #expect(verdict == nil, "\(file.key)", sourceLocation: location)
      }
    }
    return Set(bySchema.keys.compactMap(\.self))
  }

  @Test func everyFileThatIsWritten() async throws {
    let fixture = try PublishFixture()
    try fixture.site.write(
      """
      name: Shop
      version: "1"
      targets: { ios: { minimum: "17.0" }, macos: }
      locales: [en, fr-CA]
      themes: [light, dark]
      lifecycle: { launch: Splash }
      actions: { buy: { count: integer } }
      state: { cart: { type: integer, default: 0, from: app } }
      custom: { views: { Map: { place: string } } }
      """, to: "site.yaml")
    try fixture.site.write("<ProgressView/>", to: "components/Splash.vml")
    try fixture.site.write(
      "---\nfragment: true\n---\n<Button onTap=\"send(buy, count: 1)\">Buy</Button>",
      to: "content/part.vml")
    try fixture.site.write("<Map place=\"A\" id=\"map\"/>", to: "content/map.vml")
    _ = try await fixture.publisher().publish(fixture.tree())
    try fixture.changeComponent("Welcome")
    var publisher = try fixture.publisher()
    publisher.serving.encodings = [.gzip]
    var some = Audience()
    some.share = 500
    some.runtime = "v2"
    _ = try await publisher.publish(fixture.tree("2"), to: some)
    _ = try await publisher.publish(fixture.tree("2"))
    _ = try await publisher.rollBack(to: .previous)
    _ = try fixture.keys.rotate(Role.allCases, asOf: fixture.now)
    _ = try await fixture.publisher().rollBack(to: .embedded)
    let build = try fixture.folder.contents(of: "dist")
    let seen = try expectValid(fixture.contents().merging(build) { one, _ in one })
    #expect(seen == Set(Self.names))
  }

  @Test func theFilesOfVectors() throws {
    let accepted = ProtocolVectors.all.filter {
      // The schema of manifests is of format 2.
      if case .accepted = $0.verdict { $0.name != "manifest-of-format-1" } else { false }
    }
    var files: [String: String] = [:]
    for vector in accepted {
      for (key, bytes) in try ProtocolVectors.store(vector.layers) {
        // In a folder of their own, so that none hides another.
        let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
        files["\(parts[0])/\(vector.name)/\(parts[1])"] = String(decoding: bytes, as: UTF8.self)
      }
    }
    _ = try expectValid(files)
  }

  /// Each takes one thing from a file that is right.
  @Test(
    arguments: [
      ("root", #""consistent_snapshot":true"#, #""consistent_snapshot":false"#),
      ("root", #""threshold":1"#, #""threshold":0"#), ("root", #""snapshot":{"#, #""other":{"#),
      ("root", #""_type":"root""#, #""_type":"targets""#),
      ("timestamp", "snapshot.json", "snapshots.json"),
      ("timestamp", #""expires":"2027-02-14T08:00:00Z""#, #""expires":"2027-02-14""#),
      ("timestamp", #""sig":""#, #""sig":"x"#), ("timestamp", #""signatures""#, #""signature""#),
      ("timestamp", #""spec_version":"1"#, #""spec_version":"2"#),
      ("snapshot", #""version":1"#, #""version":0"#), ("snapshot", #""length":"#, #""length":-"#),
      ("snapshot", #""sha256":""#, #""sha256":"A"#), ("snapshot", "targets.json", "target.json"),
      ("targets", #""share":5000"#, #""share":10001"#), ("targets", #""runtime":null,"#, ""),
      ("targets", #""channel":"production""#, #""channel":".production""#),
      ("targets", "releases/", "release/"), ("targets", #""history""#, #""past""#),
      ("targets", #""withdrawn":[]"#, #""withdrawn":["1"]"#),
      ("targets", #""version":"1.0""#, #""version":1"#),
      ("release", #""format":1"#, #""format":2"#), ("release", #","views":[]"#, ""),
      ("release", #""minimum":"17.0""#, #""minimum":17"#), ("release", #""length""#, #""size""#),
      ("release", #""target":"ios""#, #""target":"../ios""#),
      ("release", #""target":"ios""#, #""target":"ios/1""#),
      ("release", #""vml":"1.0""#, #""vml":"1.""#),
      ("release", #""minimum":"17.0""#, #""minimum":"17b""#),
      ("release", #""elements":["Image","#, #""elements":["Text","#),
      ("manifest", #""format":2"#, #""format":1"#), ("manifest", #""bits":1"#, #""bits":25"#),
      ("manifest", "manifest/0.json", "manifest/../0.json"),
      ("manifest", #""locales":["en""#, #""locales":["fr-CA""#),
      ("manifest", #""bytes""#, #""length""#), ("manifest", #""os":"ios","#, ""),
      ("bin", #""file":"en/"#, #""file":"en/../"#), ("bin", #""file":"en/"#, #""file":"/en/"#),
      ("bin", #""path":"/""#, #""path":"index""#), ("bin", #""sha256":""#, #""md5":""#),
      ("bin", #""needs":0"#, #""needs":-1"#), ("bin", #""files""#, #""others""#),
    ])
  func aWrongFile(_ name: String, _ right: String, _ wrong: String) throws {
    let store = try ProtocolVectors.store(["common", "rollout-in"])
    let found = store.filter { schema(ofPath: $0.key) == name }.sorted { $0.key < $1.key }
      .map { String(decoding: $0.value, as: UTF8.self) }.first { $0.contains(right) }
    let text = try #require(found)
    let verdicts = try verdicts(
      name, on: [text, text.replacingOccurrences(of: right, with: wrong)])
    #expect(verdicts[0] == nil)
    #expect(verdicts[1] != nil)
  }

  @Test func wrongFilesOfABuild() throws {
    let digest = "sha256:" + String(repeating: "0", count: 64)
    let values = [
      #"{"version":"1","digest":"\#(digest)"}"#, #"{"version":1,"digest":"\#(digest)"}"#,
      #"{"version":"1","digest":"0"}"#, #"{"digest":"\#(digest)"}"#,
    ]
    #expect(try verdicts("latest", on: values).map { $0 == nil } == [true, false, false, false])
    let site =
      #"{"format":2,"name":"A","version":"1","vml":"1.0","compiler":"0.1.0","digest":"\#(digest)","targets":[]}"#
    let sites = [site, site.replacing("\"format\":2", with: "\"format\":1"), "{}"]
    #expect(try verdicts("site", on: sites).map { $0 == nil } == [true, false, false])
  }
}

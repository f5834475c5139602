import Testing
import VMLBase
import VMLRelease
import VMLTestSupport

struct ReleaseManifestTests {
  private func manifest(_ count: Int) -> ReleaseManifest {
    let documents = (0..<count).map { index in
      ReleaseManifest.Document(
        path: "/p\(index)", locale: nil, theme: nil,
        stored: ReleaseManifest.File(
          file: "p\(index).vml", bytes: index, digest: ContentDigest(of: [UInt8(index % 256)])),
        ids: ["a"], actions: [], views: ["Map"], lifecycle: ["launch"],
        features: FeatureSet(["Text", "View\(index % 5)"], modifiers: ["font"]))
    }
    return ReleaseManifest(
      target: "ios", os: "ios", minimum: "17.0", locales: [], themes: [], documents: documents,
      files: [ReleaseManifest.File(file: "a.png", bytes: 3, digest: ContentDigest(of: [1]))])
  }

  private func read(
    _ parts: [(file: String, bytes: [UInt8])]
  ) throws(ReleaseHead.Mistake) -> ReleaseManifest {
    try ReleaseHead(file: parts[0].bytes).manifest(withBins: parts.dropFirst().map(\.bytes))
  }

  @Test(arguments: [0, 3, 1_500]) func whatIsWrittenIsRead(_ count: Int) throws {
    let manifest = manifest(count)
    let parts = manifest.parts
    #expect(parts.count == (count > 1_000 ? 3 : 2))
    let found = try read(parts)
    #expect(Set(found.documents) == Set(manifest.documents) && found.files == manifest.files)
    #expect(found.parts.map(\.bytes) == parts.map(\.bytes))
    #expect(try ReleaseHead(file: parts[0].bytes).bins.map(\.file) == parts.dropFirst().map(\.file))
  }

  @Test func behaviourIsListed() throws {
    var manifest = manifest(2)
    manifest.interface = ["actions": ["add": "{ sku: string }"]]
    manifest.documents[1].isFragment = true
    manifest.documents[0].template = "launch"
    manifest.documents[1].features = FeatureSet { kind in
      switch kind {
      case .elements: ["Text"]
      case .modifiers: []
      case .events: ["onTap"]
      case .steps: ["set", "send"]
      case .endpoints: ["order"]
      case .behaviour: ["1"]
      case .system: ["18"]
      }
    }
    let parts = manifest.parts
    #expect(try read(parts) == manifest)
    let head = try JSONValue(parsing: parts[0].bytes)
    #expect(head["interface"] == manifest.interface)
    #expect(head["needs"]?["steps"] == ["send", "set"] && head["needs"]?["behaviour"] == ["1"])
    #expect(head["needs"]?["system"] == ["18"])
  }

  /// As stores have it that an older vmlc has written.
  @Test func formatOneIsRead() throws {
    let digest = ContentDigest(of: [1]).hex
    let text = """
      {
        "format": 1, "target": "ios", "os": "ios", "minimum": null, "documents": [
          {"path":"/","file":"index.vml","bytes":1,"sha256":"\(digest)","ids":["a"],"actions":[],
            "views":["Map"]}
        ],
        "files": [{"file":"a.png","bytes":1,"sha256":"\(digest)"}]
      }
      """
    let head = try ReleaseHead(file: Array(text.utf8))
    #expect(head.bins.isEmpty && head.manifest.documents.map(\.path) == ["/"])
    #expect(head.manifest.documents.first?.views == ["Map"] && head.manifest.all.count == 2)
    #expect(head.manifest.documents.first?.features == FeatureSet.none)
  }

  private func expectMistake(
    _ text: String, in parts: [(file: String, bytes: [UInt8])],
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: ReleaseHead.Mistake.self, sourceLocation: location) { _ = try read(parts) }
    do { _ = try read(parts) } catch { #expect(error.text == text, sourceLocation: location) }
  }

  @Test func whatIsNotTheManifestIsRefusedByName() {
    let parts = manifest(1_500).parts
    var swapped = parts
    (swapped[1].bytes, swapped[2].bytes) = (parts[2].bytes, parts[1].bytes)
    expectMistake("lists another 'manifest/0.json'", in: swapped)
    var changed = parts
    changed[2].bytes.append(0x20)
    expectMistake("lists another 'manifest/1.json'", in: changed)
    expectMistake("lacks a bin", in: parts.dropLast())
    var cut = parts
    cut[0].bytes.removeLast(20)
    expectMistake("is damaged", in: cut)
    let head = String(decoding: parts[0].bytes, as: UTF8.self)
    var later = parts
    later[0].bytes = Array(head.replacing("\"format\": 2", with: "\"format\": 3").utf8)
    expectMistake("has the format 3, which this vmlc does not read", in: later)
    var renamed = parts
    renamed[0].bytes = Array(head.replacing("manifest/1.json", with: "../1.json").utf8)
    expectMistake("is damaged", in: renamed)
  }

  @Test func anyDamageEndsInAnAnswer() {
    fuzz { generator in
      var parts = manifest(3).parts
      let number = Int.random(in: parts.indices, using: &generator)
      let old = ContentDigest(of: parts[number].bytes).hex
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let place = Int.random(in: parts[number].bytes.indices, using: &generator)
        parts[number].bytes[place] = .random(in: 0...255, using: &generator)
      }
      if number > 0 {
        let head = String(decoding: parts[0].bytes, as: UTF8.self)
        let new = ContentDigest(of: parts[number].bytes).hex
        parts[0].bytes = Array(head.replacing(old, with: new).utf8)
      }
      _ = try? read(parts)
    }
  }
}

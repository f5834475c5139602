import Testing
import VMLFiles
import VMLMarkup
import VMLOutput
import VMLTestSupport

@Suite struct ManifestTests {
  private let target = TargetManifest(
    target: "ios", os: "ios", minimum: nil,
    documents: [
      TargetManifest.Document(
        DocumentFacts(
          path: "a \"b\" \\ é\u{2028}\n\u{1}", ids: ["x", "y"], actions: [], views: ["MapCard"],
          lifecycle: ["launch"], features: FeatureSet(["MapCard", "Text"], modifiers: ["font"])),
        stored: TargetManifest.File(file: "é.vml", bytes: 12, xxh128: XXH128(high: 0, low: 1)))
    ],
    files: [TargetManifest.File(file: "a/b.png", bytes: 0, xxh128: XXH128(high: .max, low: 0))])
  private let site = SiteManifest(
    name: "Shop \t\"1\"", version: "1.0.0", vml: "1.0", compiler: "0.1.0", digest: "sha256:0",
    targets: [SiteManifest.Target(name: "ios", sha256: "aa")])
  private let latest = LatestVersion(version: "1.0.0", digest: "sha256:0")

  /// A fragment with behaviour, and words that it shares with the app.
  private var behaving: TargetManifest {
    var manifest = target
    manifest.interface = Array(#"{"actions":{"add":"{ sku: string(/\"[a-z]+\"/) }"}}"#.utf8)
    manifest.documents[0].facts.isFragment = true
    manifest.documents[0].facts.template = "launch"
    manifest.documents[0].facts.features = FeatureSet { kind in
      switch kind {
      case .elements: ["Text"]
      case .modifiers: []
      case .events: ["onTap", "onAppear"]
      case .steps: ["send", "set"]
      case .endpoints: ["order"]
      case .behaviour: ["1"]
      case .system: ["18"]
      }
    }
    return manifest
  }

  @Test func behaviourIsListed() throws {
    let read = try #require(TargetManifest(parts: behaving.parts))
    #expect(read == behaving && read != target)
    #expect(read.needs.events == ["onAppear", "onTap"] && read.needs.behaviour == ["1"])
    let head = String(decoding: behaving.parts[0].bytes, as: UTF8.self)
    #expect(head.contains(#""steps": ["send","set"]"#) && head.contains(#""endpoints": ["order"]"#))
    let bin = String(decoding: behaving.parts[1].bytes, as: UTF8.self)
    #expect(bin.contains(#","fragment":true,"template":"launch"}"#))
    #expect(self.read(1, as: Array(bin.replacing("true", with: "1").utf8)) == nil)
  }

  @Test func whatIsWrittenIsRead() {
    #expect(TargetManifest(parts: target.parts) == target)
    #expect(SiteManifest(json: site.json) == site)
    #expect(LatestVersion(json: latest.json) == latest)
  }

  @Test func laterMembersAreReadOver() {
    let json =
      #"{"version": "1", "new": [1, {"a": [true, null, -1.5e3]}, "\u00e9"], "digest": "d"}"#
    #expect(LatestVersion(json: Array(json.utf8)) == LatestVersion(version: "1", digest: "d"))
  }

  /// The manifest with other bytes in one of its parts; the head lists them.
  private func read(_ part: Int, as bytes: [UInt8]) -> TargetManifest? {
    var parts = target.parts
    parts[part].bytes = bytes
    if part > 0 {
      let head = String(decoding: parts[0].bytes, as: UTF8.self)
      let old = sha256Hex(target.parts[part].bytes)
      parts[0].bytes = Array(head.replacing(old, with: sha256Hex(bytes)).utf8)
    }
    return TargetManifest(parts: parts)
  }

  @Test func everyPrefixIsUnknown() {
    for json in [site.json, latest.json] {
      // The last byte is the end of the line.
      for count in 0..<json.count - 1 {
        #expect(SiteManifest(json: Array(json[..<count])) == nil)
        #expect(LatestVersion(json: Array(json[..<count])) == nil)
      }
    }
    for (index, part) in target.parts.enumerated() {
      for count in 0..<part.bytes.count - 1 {
        #expect(read(index, as: Array(part.bytes[..<count])) == nil)
      }
    }
  }

  @Test func everyDamagedByteEndsInAnAnswer() {
    for byte: UInt8 in [0, 0x22, 0x39, 0x5B, 0x5C, 0x7B, 0xFF] {
      for json in [site.json, latest.json] {
        for index in json.indices {
          var damaged = json
          damaged[index] = byte
          _ = SiteManifest(json: damaged)
          _ = LatestVersion(json: damaged)
        }
      }
      for (number, part) in target.parts.enumerated() {
        for index in part.bytes.indices {
          var damaged = part.bytes
          damaged[index] = byte
          _ = read(number, as: damaged)
        }
      }
    }
  }

  @Test func anyDamageEndsInAnAnswer() {
    fuzz { generator in
      for (number, part) in target.parts.enumerated() {
        var damaged = part.bytes
        for _ in 0...Int.random(in: 0..<4, using: &generator) {
          let place = Int.random(in: damaged.indices, using: &generator)
          let end = Int.random(in: place..<damaged.count, using: &generator)
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: damaged.removeSubrange(place..<min(end, place + 30))
          case 1: damaged[place] = .random(in: 0...255, using: &generator)
          default: damaged.insert(contentsOf: damaged[place..<min(end, place + 30)], at: place)
          }
          if damaged.isEmpty { damaged = [0] }
        }
        _ = read(number, as: damaged)
        _ = TargetHead(json: damaged)
      }
    }
  }

  // MARK: Bins

  private func many(_ count: Int) -> TargetManifest {
    var manifest = TargetManifest(target: "ios", os: "ios", minimum: nil)
    for index in 0..<count {
      let stored = TargetManifest.File(
        file: "p\(index).vml", bytes: index, xxh128: XXH128(high: 0, low: UInt64(index)))
      let features = FeatureSet(["Text", "View\(index % 7)"], modifiers: ["m\(index % 3)"])
      manifest.documents.append(
        TargetManifest.Document(
          DocumentFacts(path: "/p\(index)", features: features), stored: stored))
    }
    return manifest
  }

  @Test(arguments: [(0, 1), (1, 1), (1000, 1), (1001, 2), (2000, 2), (2001, 4), (100_000, 128)])
  func theNumberOfBinsFollowsFromTheNumberOfLines(_ lines: Int, _ bins: Int) {
    #expect(ManifestBins(lineCount: lines).count == bins)
  }

  @Test func binsHaveTheFirstBitsOfTheDigestsOfTheirPaths() {
    let bins = ManifestBins(lineCount: 100_000)
    // sha256("/") begins with 8a5edab2.
    #expect(bins.bin(of: "/") == 0x8A >> 1)
    #expect(bins.file(bins.bin(of: "/")) == "manifest/45.json")
    #expect(ManifestBins(lineCount: 1).file(0) == "manifest/all.json")
    #expect(ManifestBins(lineCount: 1001).file(1) == "manifest/1.json")
  }

  @Test func equalTreesHaveEqualManifests() throws {
    let manifest = many(2500)
    let parts = manifest.parts
    #expect(parts.count == 5 && parts.allSatisfy { $0.bytes.count < 256_000 })
    var shuffled = manifest
    shuffled.documents.shuffle()
    #expect(shuffled.parts.map(\.bytes) == parts.map(\.bytes))
    let read = try #require(TargetManifest(parts: parts))
    #expect(Set(read.documents) == Set(manifest.documents))
    #expect(read.parts.map(\.bytes) == parts.map(\.bytes))
  }

  @Test func binsInOthersPlacesAreRefused() {
    var parts = many(1500).parts
    (parts[1].bytes, parts[2].bytes) = (parts[2].bytes, parts[1].bytes)
    #expect(TargetManifest(parts: parts) == nil)
    (parts[1].file, parts[2].file) = (parts[2].file, parts[1].file)
    #expect(TargetManifest(parts: parts) == nil)
    #expect(TargetManifest(parts: many(1500).parts.dropLast()) == nil)
  }

  @Test func deepNestingIsUnknown() {
    let json = #"{"version": "1", "digest": "d", "x": "# + String(repeating: "[", count: 100_000)
    #expect(LatestVersion(json: Array(json.utf8)) == nil)
  }

  @Test(arguments: ["../x", "/x", "manifest.json", ""])
  func aManifestThatNamesAFileOutsideIsUnknown(file: String) {
    var manifest = target
    manifest.files[0].file = file
    #expect(TargetManifest(parts: manifest.parts) == nil)
  }

  @Test(arguments: [
    "", "00", "0000000000000000000000000000000G", "0000000000000000000000000000000A",
  ])
  func aDigestThatIsNoneIsUnknown(text: String) {
    let digest = XXH128(high: 0, low: 1).hex
    let bin = String(decoding: target.parts[1].bytes, as: UTF8.self)
    #expect(bin.contains(digest))
    #expect(read(1, as: Array(bin.replacing(digest, with: text).utf8)) == nil)
  }

  @Test func aVersionThatIsNoNameIsUnknown() {
    #expect(LatestVersion(json: LatestVersion(version: "../x", digest: "").json) == nil)
    var site = site
    site.targets[0].name = "a/b"
    #expect(SiteManifest(json: site.json) == nil)
  }
}

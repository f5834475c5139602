import Testing
import VMLFiles
import VMLOutput

@Suite struct ManifestTests {
  private let target = TargetManifest(
    target: "ios", os: "ios", minimum: nil,
    documents: [
      TargetManifest.Document(
        DocumentFacts(
          path: "a \"b\" \\ é\u{2028}\n\u{1}", ids: ["x", "y"], actions: [], views: ["MapCard"]),
        stored: TargetManifest.File(file: "é.vml", bytes: 12, xxh128: XXH128(high: 0, low: 1)))
    ],
    files: [TargetManifest.File(file: "a/b.png", bytes: 0, xxh128: XXH128(high: .max, low: 0))])
  private let site = SiteManifest(
    name: "Shop \t\"1\"", version: "1.0.0", vml: "1.0", compiler: "0.1.0", digest: "sha256:0",
    targets: [SiteManifest.Target(name: "ios", sha256: "aa")])
  private let latest = LatestVersion(version: "1.0.0", digest: "sha256:0")

  @Test func whatIsWrittenIsRead() {
    #expect(TargetManifest(json: target.json) == target)
    #expect(SiteManifest(json: site.json) == site)
    #expect(LatestVersion(json: latest.json) == latest)
  }

  @Test func laterMembersAreReadOver() {
    let json =
      #"{"version": "1", "new": [1, {"a": [true, null, -1.5e3]}, "\u00e9"], "digest": "d"}"#
    #expect(LatestVersion(json: Array(json.utf8)) == LatestVersion(version: "1", digest: "d"))
  }

  @Test func everyPrefixIsUnknown() {
    for json in [target.json, site.json, latest.json] {
      // The last byte is the end of the line.
      for count in 0..<json.count - 1 {
        let prefix = Array(json[..<count])
        #expect(TargetManifest(json: prefix) == nil)
        #expect(SiteManifest(json: prefix) == nil)
        #expect(LatestVersion(json: prefix) == nil)
      }
    }
  }

  @Test func everyDamagedByteEndsInAnAnswer() {
    for json in [target.json, site.json, latest.json] {
      for index in json.indices {
        for byte: UInt8 in [0, 0x22, 0x5B, 0x5C, 0x7B, 0xFF] {
          var damaged = json
          damaged[index] = byte
          _ = TargetManifest(json: damaged)
          _ = SiteManifest(json: damaged)
          _ = LatestVersion(json: damaged)
        }
      }
    }
  }

  @Test func deepNestingIsUnknown() {
    let json = #"{"version": "1", "digest": "d", "x": "# + String(repeating: "[", count: 100_000)
    #expect(LatestVersion(json: Array(json.utf8)) == nil)
  }

  @Test(arguments: ["../x", "/x", "manifest.json", ""])
  func aManifestThatNamesAFileOutsideIsUnknown(file: String) {
    var manifest = target
    manifest.files[0].file = file
    #expect(TargetManifest(json: manifest.json) == nil)
  }

  @Test(arguments: [
    "", "00", "0000000000000000000000000000000G", "0000000000000000000000000000000A",
  ])
  func aDigestThatIsNoneIsUnknown(text: String) {
    let digest = XXH128(high: 0, low: 1).hex
    let json = String(decoding: target.json, as: UTF8.self)
    #expect(json.contains(digest))
    #expect(TargetManifest(json: Array(json.replacing(digest, with: text).utf8)) == nil)
  }

  @Test func aVersionThatIsNoNameIsUnknown() {
    #expect(LatestVersion(json: LatestVersion(version: "../x", digest: "").json) == nil)
    var site = site
    site.targets[0].name = "a/b"
    #expect(SiteManifest(json: site.json) == nil)
  }
}

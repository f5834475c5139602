import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

struct ServingTests {
  // MARK: Patterns

  @Test(arguments: [
    ("*.json", ["a.json", "b/c.json", ".json"], ["a.jsonx", "json", "a.json/b"]),
    ("help/*.vml", ["help/a.vml", "help/.vml"], ["a.vml", "help/a/b.vml", "x/help/a.vml"]),
    ("help/**", ["help/a.vml", "help/a/b.vml", "help/"], ["help", "helps/a"]),
    ("**/a?.vml", ["x/ab.vml", "x/y/aé.vml"], ["x/a.vml", "x/abc.vml", "ab.vml"]),
    ("a**c/d", ["ac/d", "abc/d", "a/b/c/d"], ["a/b/cd"]),
    ("a", ["a", "b/a"], ["aa", ""]),
  ])
  func patterns(_ text: String, _ matching: [String], _ others: [String]) {
    let pattern = PathPattern(text)
    for path in matching { #expect(pattern.matches(path), "\(path)") }
    for path in others { #expect(!pattern.matches(path), "\(path)") }
  }

  @Test func manyStarsTakeNoLonger() {
    let pattern = PathPattern(String(repeating: "*a", count: 128))
    #expect(!pattern.matches(String(repeating: "a", count: 4000) + "b"))
  }

  @Test func theFirstRuleThatSaysItCounts() {
    var serving = Serving()
    serving.encodings = [.gzip]
    serving.rules = [
      Serving.Rule(PathPattern("*.json"), contentType: "application/x"),
      Serving.Rule(PathPattern("*.json"), contentType: "application/y", cacheControl: "no-cache"),
      Serving.Rule(PathPattern("data/**"), isPacked: true),
      Serving.Rule(PathPattern("*.vml"), isPacked: false),
    ]
    #expect(
      serving.attributes(of: "a.json")
        == ObjectAttributes(contentType: "application/x", cacheControl: "no-cache"))
    #expect(
      serving.attributes(of: "a.vml")
        == ObjectAttributes(
          contentType: "application/swiftui+vml; charset=utf-8",
          cacheControl: ObjectAttributes.immutable))
    #expect(serving.encodings(of: "a.vml", bytes: 1000) == [])
    #expect(serving.encodings(of: "a.txt", bytes: 1000) == [.gzip])
    #expect(serving.encodings(of: "a.txt", bytes: 10) == [])
    #expect(serving.encodings(of: "a.png", bytes: 1000) == [])
    #expect(serving.encodings(of: "data/a.png", bytes: 1000) == [.gzip])
    #expect(serving.encodings(of: "data/a.vml", bytes: 1000) == [.gzip])
  }

  // MARK: Packing

  @Test(arguments: ContentEncoding.allCases.filter(\.isAvailable))
  func whatIsPackedCanBeUnpacked(_ encoding: ContentEncoding) throws {
    try fuzz(rounds: 200) { generator in
      let count = Int(generator.next() % 5000)
      let letters = 1 + generator.next() % 256
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next() % letters) }
      let packed = try encoding.packed(bytes)
      #expect(try encoding.packed(bytes) == packed)
      #expect(encoding.unpacked(packed, limit: bytes.count) == bytes)
      if count > 0 { #expect(encoding.unpacked(packed, limit: bytes.count - 1) == nil) }
      var damaged = packed
      damaged.removeLast()
      #expect(encoding.unpacked(damaged, limit: bytes.count) == nil)
      #expect(encoding.unpacked(packed + [0], limit: bytes.count) == nil)
    }
    #expect(encoding.unpacked([], limit: 100) == nil)
    #expect(encoding.unpacked(Array("no such thing".utf8), limit: 100) == nil)
  }

  @Test func gzipHoldsNoTimeAndNoSystem() throws {
    let packed = try ContentEncoding.gzip.packed(Array("text".utf8))
    #expect(packed.prefix(10) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])
  }

  // MARK: Publishing

  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  private func publisher(
    _ encodings: [ContentEncoding], _ trees: TreeLayout = .plain
  ) throws -> Publisher {
    var publisher = try fixture.publisher()
    publisher.serving.encodings = encodings
    publisher.trees = trees
    return publisher
  }

  private func write(_ text: String) throws {
    try fixture.site.write(
      "<Text>\(String(repeating: text + " ", count: 100))</Text>", to: "content/long.vml")
  }

  /// Expects every packed file in the store to be one of the others, and some to be there.
  private func expectPacked(
    _ endings: [String], at location: SourceLocation = #_sourceLocation
  ) throws {
    let files = try Dictionary(
      uniqueKeysWithValues: fixture.contents().keys.map { key in
        (key, try Array(Data(contentsOf: URL(filePath: fixture.storePath + "/" + key))))
      })
    for encoding in ContentEncoding.allCases {
      let packed = files.filter { $0.key.hasSuffix(encoding.ending) }
      #expect(
        packed.isEmpty == !endings.contains(encoding.ending), sourceLocation: location)
      for (key, bytes) in packed {
        let plain = files[String(key.dropLast(encoding.ending.count))]
        #expect(
          encoding.unpacked(bytes, limit: 1 << 20) == plain, "\(key)", sourceLocation: location)
      }
    }
  }

  @Test func packedFilesStandBesideTheOthers() async throws {
    try write("one")
    let tree = try await fixture.tree()
    let gzip = try publisher([.gzip])
    _ = try await gzip.publish(tree)
    try expectPacked([".gz"])
    let text = try fixture.contents().keys.filter { $0.hasSuffix(".gz") }.sorted()
    #expect(
      text.filter { $0.hasPrefix("v/") }.map { $0.split(separator: "/").suffix(2).joined() } == [
        "ioslong.vml.gz", "macoslong.vml.gz",
      ])
    #expect(try await gzip.publish(tree).hasChanges == false)
    #expect(try await gzip.verify().mistakes == [])
    // The others need nothing of it.
    #expect(try await publisher([]).publish(tree).hasChanges == false)
  }

  @Test func whatIsThereAlreadyIsPackedWhenItIsWanted() async throws {
    try write("one")
    let tree = try await fixture.tree()
    _ = try await publisher([], .objects).publish(tree)
    try expectPacked([])
    let gzip = try publisher([.gzip], .objects)
    #expect(try await gzip.plan(tree).objects == 1)
    let report = try await gzip.publish(tree)
    #expect(report.objects == 1 && report.hasChangedChannel)
    try expectPacked([".gz"])
    #expect(try await gzip.publish(tree).hasChanges == false)
    #expect(try await gzip.verify().mistakes == [])
    let id = tree.id
    #expect(try await gzip.status().state.roots[id]?.encodings == [.gzip])
  }

  @Test func garbageGoesWithItsObject() async throws {
    try write("one")
    let first = try await fixture.tree("1")
    let gzip = try publisher([.gzip])
    _ = try await gzip.publish(first)
    try write("two")
    let second = try await fixture.tree("2")
    _ = try await gzip.publish(second)
    fixture.advance(days: 400)
    _ = try await gzip.refresh()
    var options = GarbageOptions()
    options.isDry = false
    options.keptReleases = 1
    options.graceDays = 0
    _ = try await gzip.collectGarbage(options)
    try expectPacked([".gz"])
    let packed = try fixture.contents().keys.filter {
      $0.hasPrefix("objects/") && $0.hasSuffix(".gz")
    }
    #expect(packed.count == 1)
    #expect(try await gzip.verify().mistakes == [])
  }

  @Test func aFlippedBitIsFound() async throws {
    try write("one")
    let gzip = try publisher([.gzip])
    _ = try await gzip.publish(try await fixture.tree())
    let key = try #require(
      try fixture.contents().keys.first { $0.hasPrefix("objects/") && $0.hasSuffix(".gz") })
    let place = URL(filePath: fixture.storePath + "/" + key)
    var data = try Data(contentsOf: place)
    data[data.count / 2] ^= 1
    try data.write(to: place)
    let mistakes = try await gzip.verify().mistakes
    // The object, and with it the file of either target's tree.
    #expect(mistakes.count == 3)
    #expect(mistakes.allSatisfy { $0.contains("does not unpack to what was published") })
  }

  @Test func aFileOfTheSiteStaysWhatItIs() async throws {
    try write("one")
    try fixture.site.write("mine", to: "content/long.vml.gz")
    let tree = try await fixture.tree()
    _ = try await publisher([.gzip]).publish(tree)
    let path = "\(fixture.storePath)/v/\(tree.id)/ios/long.vml.gz"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }
}

import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

/// Files of a store that were damaged or lost.
struct RepairTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  private func packing() throws -> Publisher {
    var publisher = try fixture.publisher()
    publisher.serving.encodings = [.gzip]
    return publisher
  }

  private func path(_ key: String) -> String { fixture.storePath + "/" + key }

  private enum Harm: CaseIterable { case removed, cut, changed }

  /// In its place, since a file of a tree is the object's too.
  private func harm(_ key: String, _ harm: Harm) throws {
    if harm == .removed { return try FileManager.default.removeItem(atPath: path(key)) }
    var bytes = try Data(contentsOf: URL(filePath: path(key)))
    if harm == .cut { bytes = bytes.dropLast(2) }
    if harm == .changed { bytes[bytes.count / 2] ^= 1 }
    try bytes.write(to: URL(filePath: path(key)))
  }

  @Test func everyFile() async throws {
    let text = "<Text>" + String(repeating: "long ", count: 200) + "</Text>"
    try fixture.site.write(text, to: "content/long.vml")
    let tree = try await fixture.tree()
    let publisher = try packing()
    _ = try await publisher.publish(tree)
    let before = try fixture.contents()
    let channel = "channels/production/"
    for key in before.keys.sorted() {
      for harm in Harm.allCases {
        let whole = try Data(contentsOf: URL(filePath: path(key)))
        try self.harm(key, harm)
        let found = try? await publisher.verify()
        let report = try await publisher.repair(from: tree)
        if ["1.snapshot.json", "1.targets.json"].map({ channel + $0 }).contains(key) {
          // Only a publish signs these.
          #expect(report.mended == [] && !report.mistakes.isEmpty, "\(key) \(harm)")
          try whole.write(to: URL(filePath: path(key)))
          continue
        }
        // Objects that no client counts on are not missed.
        let isMissed =
          harm != .removed || !(key.hasSuffix(".gz") || key.hasSuffix("1.timestamp.json"))
        #expect(report.mended.isEmpty == !isMissed, "\(key) \(harm)")
        #expect(found?.mistakes.isEmpty != isMissed, "\(key) \(harm)")
        #expect(report.mistakes == [], "\(key) \(harm)")
        if !isMissed { try whole.write(to: URL(filePath: path(key))) }
        #expect(try fixture.contents() == before, "\(key) \(harm)")
      }
    }
  }

  /// Without the release that is damaged, other copies in the store do.
  @Test func fromTheStore() async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    let before = try fixture.contents()
    let object = StoreLayout.object(
      try #require(tree.objects.first { $0.path.hasSuffix("about.vml") }).digest)
    let page = "v/\(tree.id)/ios/about.vml"
    for key in [object, page, "releases/\(tree.id).json"] {
      try FileManager.default.removeItem(atPath: path(key))
      let report = try await fixture.publisher().repair(from: nil)
      #expect(report.mistakes == [] && report.mended.count == 1, "\(key)")
      #expect(try fixture.contents() == before)
    }
    // Where all are damaged there is nothing to mend it from, but the others are.
    for key in [object, page, "v/\(tree.id)/macos/about.vml"] {
      try FileManager.default.removeItem(atPath: path(key))
      try fixture.folder.write("damaged", to: "store/" + key)
    }
    try FileManager.default.removeItem(atPath: path("v/\(tree.id)/macos/plain.vml"))
    let report = try await fixture.publisher().repair(from: nil)
    #expect(report.mended.count == 1, "\(report.mended)")
    #expect(report.mistakes.count == 3, "\(report.mistakes)")
    #expect(try await fixture.publisher().repair(from: tree).mistakes == [])
    #expect(try fixture.contents() == before)
  }

  /// A publish uploads what the store has lost, also of what the channel offers.
  @Test(arguments: [TreeLayout.objects, .plain], [true, false])
  func aPublishAfterALoss(trees: TreeLayout, isCut: Bool) async throws {
    var publisher = try fixture.publisher()
    publisher.trees = trees
    let first = try await fixture.tree()
    _ = try await publisher.publish(first)
    let page = try #require(first.objects.first { $0.path.hasSuffix("plain.vml") })
    try harm(StoreLayout.object(page.digest), isCut ? .cut : .removed)
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    let plan = try await publisher.plan(second)
    let report = try await publisher.publish(second)
    #expect(report.objects == 3 && plan.objects == 3)
    #expect(try await publisher.verify().mistakes == [])
    #expect(try await publisher.status().state.current == second.id)
  }
}

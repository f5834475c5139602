import Synchronization
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

/// Objects that were written are looked for before clients are told of them.
struct ReadBackTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  /// The journal that says it to be there is thrown away, so that the next publish asks for it.
  @Test(arguments: [StoreLayout.objects, StoreLayout.releases])
  func whatAStoreHasNotKept(folder: String) async throws {
    let first = try await fixture.tree()
    _ = try await fixture.publisher().publish(first)
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    let store = FaultyStore(try fixture.fileStore())
    store.dropWrites { $0.hasPrefix(folder) }
    var publisher = try fixture.publisher(store)
    publisher.trees = .objects
    do throws(PublishFailure) {
      _ = try await publisher.publish(second)
      Issue.record("nothing was thrown")
    } catch {
      guard case .readBack(let key) = error else { throw error }
      #expect(key.hasPrefix(folder))
    }
    #expect(
      try fixture.folder.contents(of: "state").keys.filter { $0.hasSuffix(".journal") } == [])
    try await fixture.expectWhole([first.id])
    _ = try await fixture.publisher().publish(second)
    try await fixture.expectWhole([second.id])
  }

  /// Documents of plain trees are copied from objects, which fails where these are not there.
  @Test func whatCannotBeCopied() async throws {
    let tree = try await fixture.tree()
    let store = FaultyStore(try fixture.fileStore())
    store.dropWrites { $0.hasPrefix(StoreLayout.objects) }
    let publisher = try fixture.publisher(store)
    do throws(PublishFailure) {
      _ = try await publisher.publish(tree)
      Issue.record("nothing was thrown")
    } catch {
      guard case .store(let error) = error, error.kind == .missing else { throw error }
    }
    _ = try await fixture.publisher().publish(tree)
    try await fixture.expectWhole([tree.id])
  }

  /// Objects that the answers prove are not asked for again, and all others are.
  @Test(arguments: [true, false])
  func whatAnswersProve(isProof: Bool) async throws {
    let tree = try await fixture.tree()
    let store = FaultyStore(try fixture.fileStore())
    let looks = Mutex(0)
    store.fail { _, operation, key in
      if operation == "look at", key.hasPrefix(StoreLayout.objects) { looks.withLock { $0 += 1 } }
      return nil
    }
    let bytes = Mutex<[[UInt8]]>([])
    store.prove { _, written in
      bytes.withLock { $0.append(written) }
      return isProof
    }
    _ = try await fixture.publisher(store).publish(tree)
    #expect(looks.withLock { $0 } == tree.objects.count * (isProof ? 1 : 2))
    #expect(
      Set(bytes.withLock { $0 }.map { ContentDigest(of: $0) }) == Set(tree.objects.map(\.digest)))
    try await fixture.expectWhole([tree.id])
  }

  /// An object that is packed besides is proved by both answers.
  @Test func packedOnesHaveToBeProvedToo() async throws {
    let text = "<Text>" + String(repeating: "long ", count: 200) + "</Text>"
    try fixture.site.write(text, to: "content/long.vml")
    let tree = try await fixture.tree()
    let store = FaultyStore(try fixture.fileStore())
    let looks = Mutex<[String: Int]>([:])
    store.fail { _, operation, key in
      if operation == "look at", key.hasPrefix(StoreLayout.objects) {
        looks.withLock { $0[key, default: 0] += 1 }
      }
      return nil
    }
    store.prove { _, bytes in !bytes.starts(with: [0x1F, 0x8B]) }
    var publisher = try fixture.publisher(store)
    publisher.serving.encodings = [.gzip]
    _ = try await publisher.publish(tree)
    let found = looks.withLock { $0 }
    let packed = found.filter { $0.key.hasSuffix(".gz") }
    #expect(!packed.isEmpty && packed.values.allSatisfy { $0 == 2 })
    let plain = found.filter { !$0.key.hasSuffix(".gz") }
    #expect(plain.values.count { $0 == 2 } == packed.count)
    #expect(plain.values.count { $0 == 1 } == plain.count - packed.count)
    try await fixture.expectWhole([tree.id])
  }
}

import Synchronization
import Testing
import VMLPublish
import VMLRelease

/// What was written is looked for before anybody is told of it.
struct ReadBackTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  /// The next publish asks for what its journal says to be there.
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

  /// What the answers prove is not asked for again, and everything else is.
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
}

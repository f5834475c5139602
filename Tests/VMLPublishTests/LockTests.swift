#if os(Linux)
  import Foundation
  import Synchronization
  import Testing
  import VMLPublish
  import VMLRelease
  import VMLTestSupport

  /// Locks that killed publishers and collections have left.
  struct LockTests {
    private let fixture: PublishFixture

    init() throws { fixture = try PublishFixture() }

    private func publish(_ text: String, _ version: String) async throws -> ReleaseTree {
      try fixture.changeComponent(text)
      let tree = try await fixture.tree(version)
      _ = try await fixture.publisher().publish(tree)
      return tree
    }

    /// The number of a process that has ended.
    private func endedProcess() throws -> Int {
      let process = try ChildProgram("/bin/true")
      _ = process.waitForEnd()
      return Int(process.number)
    }

    /// Has another process hold a lock.
    private func edit(_ lock: String, _ member: String, _ value: String) throws {
      let path = "store/locks/\(lock).json"
      let text = try #require(fixture.folder.read(path))
      let pattern = try Regex("\"\(member)\":(\"[^\"]*\"|[0-9]+)")
      #expect(text.contains(pattern))
      try fixture.folder.write(
        text.replacing(pattern, with: "\"\(member)\":\(value)"), to: path)
    }

    /// Two releases, and a collection of garbage that was killed while it removed the first.
    private func killedCollection() async throws -> [ReleaseTree] {
      let trees = [
        try await publish("One", "1"), try await publish("Two", "2"),
        try await publish("Three", "3"),
      ]
      fixture.advance(days: 20)
      let store = FaultyStore(try fixture.fileStore())
      let marks = Mutex(0)
      store.fail { _, operation, key in
        // It writes its mark, and what it keeps, and cannot take the mark away any more.
        let count = marks.withLock { count in
          if operation == "write" { count += 1 }
          return count
        }
        let isDead = operation == "remove" || count > 2
        return isDead ? StoreError(.network, operation, key, "dead") : nil
      }
      var options = GarbageOptions()
      options.isDry = false
      options.keptReleases = 2
      await #expect(throws: PublishFailure.self) {
        try await fixture.publisher(store).collectGarbage(options)
      }
      let mark = try #require(fixture.folder.read("store/locks/gc.json"))
      try #require(mark.contains("\"until\":\"2"), "\(mark)")
      return trees
    }

    private func expectBusy(_ work: () async throws -> Void) async {
      await #expect {
        try await work()
      } throws: {
        "\($0)".contains("'vmlc unlock'")
      }
    }

    @Test func aCollectionThatIsAtWork() async throws {
      let trees = try await killedCollection()
      try fixture.changeComponent("Four")
      let tree = try await fixture.tree("4")
      await expectBusy { _ = try await fixture.publisher().publish(tree) }
      await expectBusy { _ = try await fixture.publisher().collectGarbage(GarbageOptions()) }
      // What it keeps can be gone back to, and signed anew.
      await expectBusy {
        _ = try await fixture.publisher().rollBack(to: .release(trees[0].id))
      }
      _ = try await fixture.publisher().rollBack(to: .previous)
      _ = try await fixture.publisher().refresh()
      try await fixture.expectWhole([trees[1].id])
      _ = try await fixture.publisher().rollBack(to: .embedded)
      // Its process is this one.
      let locks = try await fixture.publisher().unlock(force: true)
      #expect(
        locks.map(\.obstacle) == ["process \(getpid()) of this machine is at work; end it first"])
      #expect(locks.first?.holder?.process?.number == Int(getpid()))
    }

    @Test func aCollectionThatWasKilled() async throws {
      _ = try await killedCollection()
      try edit("gc", "process", "\(endedProcess())")
      try fixture.changeComponent("Four")
      let tree = try await fixture.tree("4")
      _ = try await fixture.publisher().publish(tree)
      try await fixture.expectWhole([tree.id])
      #expect(try await fixture.publisher().unlock(force: false).map(\.obstacle) == [nil])
      #expect(try await fixture.publisher().unlock(force: false) == [])
    }

    /// A number that was given to another process since does not stand for the killed one.
    @Test func aNumberThatIsUsedAgain() async throws {
      _ = try await killedCollection()
      try edit("gc", "began", "1")
      _ = try await fixture.publisher().rollBack(to: .embedded)
      #expect(try await fixture.publisher().unlock(force: false).map(\.obstacle) == [nil])
    }

    @Test func aCollectionOfAnotherMachine() async throws {
      let trees = try await killedCollection()
      try edit("gc", "machine", "\"another\"")
      await expectBusy { _ = try await fixture.publisher().publish(trees[0]) }
      let refused = try await fixture.publisher().unlock(force: false)
      #expect(refused.first?.obstacle?.contains("'--force' takes the lock away") == true)
      await expectBusy { _ = try await fixture.publisher().publish(trees[0]) }
      #expect(try await fixture.publisher().unlock(force: true).map(\.obstacle) == [nil])
      _ = try await fixture.publisher().publish(trees[0])
      try await fixture.expectWhole([trees[0].id])
    }

    /// A collection whose mark was taken away removes nothing more.
    @Test func aMarkThatWasTakenAway() async throws {
      _ = try await publish("One", "1")
      let last = try await publish("Two", "2")
      fixture.advance(days: 20)
      let store = FaultyStore(try fixture.fileStore())
      let isTaken = Mutex(false)
      store.fail { [fixture] _, operation, key in
        if operation == "remove", key.hasPrefix("releases/"),
          isTaken.withLock({
            let was = $0; $0 = true; return !was
          })
        {
          try? fixture.folder.write(#"{"count":1}"#, to: "store/locks/gc.json")
        }
        return nil
      }
      var options = GarbageOptions()
      options.isDry = false
      options.keptReleases = 1
      let objects = try fixture.contents().keys.count { $0.hasPrefix("objects/") }
      await #expect(throws: PublishFailure.self) {
        try await fixture.publisher(store).collectGarbage(options)
      }
      #expect(try fixture.contents().keys.count { $0.hasPrefix("objects/") } == objects)
      try await fixture.expectWhole([last.id])
    }

    @Test func aPublisherThatWasKilled() async throws {
      let tree = try await fixture.tree()
      func store() throws -> FaultyStore {
        FaultyStore(try fixture.fileStore(), keepsConditions: false, ignoresConditions: true)
      }
      let dying = try store()
      dying.fail { _, operation, key in
        let isDead =
          operation == "write" && key.hasPrefix("v/")
          || operation == "remove" && key.hasSuffix("production.json")
        return isDead ? StoreError(.network, operation, key, "dead") : nil
      }
      await #expect(throws: PublishFailure.self) {
        try await fixture.publisher(dying).publish(tree)
      }
      // Another checkout, which knows nothing of it.
      var other = try fixture.publisher(store())
      other.stateFolder = fixture.folder("other")
      await expectBusy { _ = try await other.publish(tree) }
      #expect(try await other.unlock(force: true).first?.obstacle?.contains("is at work") == true)
      try edit("production", "process", "\(endedProcess())")
      _ = try await other.publish(tree)
      try await fixture.expectWhole([tree.id])
    }
  }
#endif

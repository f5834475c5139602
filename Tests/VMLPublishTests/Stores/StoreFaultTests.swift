import Foundation
import Synchronization
import Testing
import VMLPublish
import VMLRelease
import VMLStores
import VMLTestSupport

/// Faults that networks and servers cause in a publish, with real servers behind.
struct StoreFaultTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  /// A proxy whose faults a file says.
  private func proxy(to server: ObjectServer) async throws -> (
    ObjectServer, (String) throws -> Void
  ) {
    let python = try #require(TestPrograms.pythonWithMoto ?? TestPrograms.find("python3"))
    try fixture.folder.write("0", to: "faults")
    let (file, port) = (fixture.folder("faults"), server.server.port)
    let script = repositoryFolder.appending(path: "Scripts/serve-faults").path
    let proxy = try await TestServer { [python, script, String($0), String(port), file] }
    var faulty = server
    faulty.server = proxy
    return (faulty, { [fixture] in try fixture.folder.write($0, to: "faults") })
  }

  private func store(_ server: ObjectServer, attempts: Int = 8) throws -> any Store {
    let variables = server.environment
    var settings = StoreSettings { variables[$0] }
    settings.deadlines.stall = .seconds(2)
    var policy = RetryPolicy()
    policy.base = .milliseconds(10)
    policy.attempts = attempts
    return try RetryingStore(
      openStore("s3://\(server.bucket)/shop", settings, isMade: true), policy: policy)
  }

  private func publisher(_ store: any Store, state: String = "state") throws -> Publisher {
    var publisher = try fixture.publisher(store)
    publisher.stateFolder = fixture.folder(state)
    return publisher
  }

  /// Expects the channel to be whole as a client sees it, without what disturbs publishers.
  private func expectWhole(
    _ server: ObjectServer, _ releases: Set<ReleaseID>,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let reader = try publisher(store(server), state: "reader")
    #expect(try await reader.verify().mistakes == [], sourceLocation: location)
    let current = try await reader.status().state.current
    #expect(current.map(releases.contains) == true, sourceLocation: location)
  }

  @Test(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
  func aBadNetwork() async throws {
    let server = try await ObjectServer.moto()
    let (faulty, setFaults) = try await proxy(to: server)
    let publisher = try publisher(store(faulty))
    var known: Set<ReleaseID> = []
    for (round, faults) in [
      "0.2 500 503 429", "0.2 request lost cut", "0.2 500 503 429 request lost cut", "0.03 stall",
    ].enumerated() {
      try setFaults(faults)
      try fixture.changeComponent("Round \(round)")
      let tree = try await fixture.tree("\(round)")
      known.insert(tree.id)
      _ = try await publisher.publish(tree)
      try setFaults("0")
      try await expectWhole(server, [tree.id])
    }
    try setFaults("0.2 500 503 lost cut")
    _ = try await publisher.rollBack(to: .previous)
    #expect(try await publisher.verify().mistakes == [])
    try await expectWhole(server, known)
  }

  /// So bad that most publishes fail: nothing of them shows, and the next one goes on.
  @Test(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
  func aTerribleNetwork() async throws {
    let server = try await ObjectServer.moto()
    let (faulty, setFaults) = try await proxy(to: server)
    let first = try await fixture.tree()
    _ = try await publisher(store(server)).publish(first)
    var current = first.id
    var failures = 0
    for round in 1...6 {
      try fixture.changeComponent("Round \(round)")
      let tree = try await fixture.tree("\(round)")
      try setFaults(round.isMultiple(of: 2) ? "0.5 500 503 429 lost" : "0.5 cut request lost")
      let struggling = try publisher(store(faulty, attempts: 2))
      do throws(PublishFailure) {
        _ = try await struggling.publish(tree)
      } catch {
        failures += 1
        guard case .store = error else {
          Issue.record("\(error)")
          continue
        }
      }
      try await expectWhole(server, [current, tree.id])
      try setFaults("0")
      let report = try await publisher(store(faulty)).publish(tree)
      #expect(report.release == tree.id)
      try await expectWhole(server, [tree.id])
      current = tree.id
    }
    #expect(failures > 0)
  }

  @Test(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
  func aFullDisk() async throws {
    let server = try await ObjectServer.moto()
    let (faulty, setFaults) = try await proxy(to: server)
    let first = try await fixture.tree()
    _ = try await publisher(store(faulty)).publish(first)
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    try setFaults("0.3 507")
    let struggling = try publisher(store(faulty))
    do throws(PublishFailure) {
      for _ in 0..<20 { _ = try await struggling.publish(second) }
      Issue.record("there was space left")
    } catch {
      guard case .store(let error) = error else { throw error }
      #expect(error.kind == .noSpace && error.retry == nil)
    }
    try await expectWhole(server, [first.id, second.id])
    try setFaults("0")
    _ = try await publisher(store(faulty)).publish(second)
    try await expectWhole(server, [second.id])
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "making a small disk takes root on Linux"))
  func aFullDiskOfAFolder() async throws {
    let disk = try SmallDisk(at: fixture.storePath, options: "size=512k")
    defer { disk.unmount() }
    let first = try await fixture.tree()
    _ = try await fixture.publisher().publish(first)
    for number in 0..<40 {
      let text = String(repeating: "large \(number) ", count: 4000)
      try fixture.site.write(text, to: "content/large\(number).png")
    }
    let large = try await fixture.tree("large")
    let publisher = try fixture.publisher()
    do throws(PublishFailure) {
      _ = try await publisher.publish(large)
      Issue.record("there was space left")
    } catch {
      guard case .store(let error) = error else { throw error }
      #expect(error.kind == .noSpace, "\(error)")
    }
    try await fixture.expectWhole([first.id])
    // Garbage can be collected on a full disk, and makes room.
    fixture.advance(days: 20)
    var options = GarbageOptions()
    options.isDry = false
    #expect(try await !publisher.collectGarbage(options).removed.isEmpty)
    for number in 0..<40 {
      try FileManager.default.removeItem(atPath: fixture.site.path + "/content/large\(number).png")
    }
    try fixture.changeComponent("Small")
    let small = try await fixture.tree("small")
    _ = try await fixture.publisher().publish(small)
    try await fixture.expectWhole([small.id])
  }

  /// A server that is killed and comes back, while a publish waits and goes on.
  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func aServerThatIsKilled() async throws {
    let server = try await ObjectServer.rclone(in: fixture.folder("objects"))
    let first = try await fixture.tree()
    _ = try await publisher(store(server)).publish(first)
    var current = first.id
    for round in 1...4 {
      try fixture.changeComponent("Round \(round)")
      let tree = try await fixture.tree("\(round)")
      // What is under way when it dies is cut; 25 attempts outlast a start.
      let counting = FaultyStore(try store(server, attempts: 25), keepsConditions: false)
      let victim = Int.random(in: 1...20)
      let calls = Mutex(0)
      let killed = server.server
      counting.fail { _, _, _ in
        let call = calls.withLock { calls in
          calls += 1
          return calls
        }
        if call == victim { killed.end() }
        return nil
      }
      let restarting = Task {
        while !Task.isCancelled {
          if !killed.isRunning { try await killed.restart() }
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      let interrupted = try publisher(counting)
      do throws(PublishFailure) {
        _ = try await interrupted.publish(tree)
      } catch {
        guard case .store = error else { throw error }
      }
      restarting.cancel()
      _ = await restarting.result
      if !killed.isRunning { try await killed.restart() }
      try await expectWhole(server, [current, tree.id])
      _ = try await publisher(store(server)).publish(tree)
      try await expectWhole(server, [tree.id])
      current = tree.id
    }
  }

  // MARK: Two at once

  @Test(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
  func twoPublishersWithConditions() async throws {
    let server = try await ObjectServer.moto()
    let (first, second) = try await twoTrees(to: server)
    // The other one comes in between, in the last moment.
    let slow = FaultyStore(try store(server), keepsConditions: true)
    let hasCome = Mutex(false)
    let other = try publisher(store(server), state: "other")
    slow.beforeWrite { key in
      let isFirst = hasCome.withLock { done in
        defer { done = done || key.hasSuffix("/timestamp.json") }
        return !done && key.hasSuffix("/timestamp.json")
      }
      if isFirst { _ = try? await other.publish(second) }
    }
    let overtaken = try publisher(slow)
    do throws(PublishFailure) {
      _ = try await overtaken.publish(first)
      Issue.record("both have won")
    } catch {
      #expect(error == .overtaken(channel: "production", by: second.id))
    }
    try await expectWhole(server, [second.id])
    try await expectRace(server)
  }

  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func twoPublishersWithoutConditions() async throws {
    let server = try await ObjectServer.rclone(in: fixture.folder("objects"))
    let (first, second) = try await twoTrees(to: server)
    let slow = FaultyStore(try store(server), keepsConditions: false)
    let failures = Mutex<[String]>([])
    let other = try publisher(store(server), state: "other")
    slow.beforeWrite { key in
      guard key.hasSuffix("/timestamp.json") else { return }
      do throws(PublishFailure) {
        _ = try await other.publish(second)
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    _ = try await publisher(slow).publish(first)
    #expect(failures.withLock { $0 }.count == 1)
    let failure = try #require(failures.withLock { $0 }.first)
    // Who holds the lock is told in parentheses.
    let busy = #/another publisher is at work on the channel 'production' \(.+\); its lock ends/#
    #expect(failure.prefixMatch(of: busy) != nil, "\(failure)")
    try await expectWhole(server, [first.id])
    try await expectRace(server)
  }

  /// A lock of a publisher that was killed is in no publisher's way on its machine, and elsewhere
  /// for a while.
  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func aLockThatIsLeftOver() async throws {
    let server = try await ObjectServer.rclone(in: fixture.folder("objects"))
    let (first, second) = try await twoTrees(to: server)
    let dying = FaultyStore(try store(server), keepsConditions: false)
    dying.beforeWrite { key in if key.hasPrefix("releases/") { dying.die(after: 0) } }
    await #expect(throws: PublishFailure.self) { try await publisher(dying).publish(first) }
    #expect(try await store(server).get("locks/production.json", limit: 1 << 10) != nil)
    let other = try publisher(store(server), state: "other")
    do throws(PublishFailure) {
      _ = try await other.publish(second)
      Issue.record("the lock was passed over")
    } catch {
      guard case .busy = error else { throw error }
    }
    _ = try await publisher(store(server)).publish(second)
    try await expectWhole(server, [second.id])
  }

  private func twoTrees(
    to server: ObjectServer
  ) async throws -> (first: ReleaseTree, second: ReleaseTree) {
    _ = try await publisher(store(server)).publish(fixture.tree())
    try fixture.changeComponent("One")
    let first = try await fixture.tree("one")
    try fixture.changeComponent("Two")
    return (first, try await fixture.tree("two"))
  }

  /// Both at once, as it comes: who fails says why, and who wins is there.
  private func expectRace(_ server: ObjectServer) async throws {
    for round in 1...4 {
      var trees: [ReleaseTree] = []
      for name in ["a", "b"] {
        try fixture.changeComponent("\(name) \(round)")
        trees.append(try await fixture.tree("\(name)\(round)"))
      }
      let publishers = try [
        publisher(store(server), state: "one"), publisher(store(server), state: "two"),
      ]
      let winners = try await withThrowingTaskGroup(of: ReleaseID?.self) { group in
        for (publisher, tree) in zip(publishers, trees) {
          var publisher = publisher
          publisher.lockSettling = .milliseconds(300)
          let mine = publisher
          group.addTask {
            do throws(PublishFailure) {
              _ = try await mine.publish(tree)
              return tree.id
            } catch {
              switch error {
              case .overtaken, .busy: return nil
              default: throw error
              }
            }
          }
        }
        return try await group.reduce(into: Set<ReleaseID>()) { found, id in
          if let id { found.insert(id) }
        }
      }
      // Where each has taken the other's lock away, none goes on, and the next publish does.
      if winners.isEmpty {
        #expect(try await publishers[0].verify().mistakes == [])
      } else {
        try await expectWhole(server, winners)
      }
    }
  }
}

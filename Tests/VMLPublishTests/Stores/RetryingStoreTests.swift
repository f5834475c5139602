import Synchronization
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

struct RetryingStoreTests {
  private let folder: TemporaryFolder
  private let faulty: FaultyStore
  private let pauses = Pauses()

  init() throws {
    folder = try TemporaryFolder()
    faulty = FaultyStore(try FileStore(folder("store")))
  }

  /// The pauses that were asked for, in milliseconds.
  private final class Pauses: Sendable {
    private let list = Mutex<[Int]>([])
    func add(_ pause: Duration) { list.withLock { $0.append(Int(pause / .milliseconds(1))) } }
    var all: [Int] { list.withLock { $0 } }
  }

  private func store(chance: Double = 1) -> RetryingStore {
    var policy = RetryPolicy()
    policy.chance = { chance }
    policy.sleep = { [pauses] in pauses.add($0) }
    return RetryingStore(faulty, policy: policy)
  }

  private func failing(_ count: Int, _ retry: StoreError.Retry?) {
    faulty.fail { call, operation, key in
      call <= count ? StoreError(.server, operation, key, "503", retry: retry) : nil
    }
  }

  @Test func pausesGrow() async throws {
    failing(4, .backOff)
    _ = try await store().put("a", [1], plain, if: .always)
    #expect(pauses.all == [200, 400, 800, 1600])
    #expect(try await store().get("a", limit: 1)?.bytes == [1])
  }

  @Test func chanceSpreadsThem() async throws {
    failing(3, .backOff)
    _ = try await store(chance: 0.25).get("a", limit: 1)
    #expect(pauses.all == [50, 100, 200])
  }

  @Test func theStoreSaysWhen() async throws {
    failing(2, .after(seconds: 7))
    _ = try await store(chance: 0.5).list("")
    #expect(pauses.all == [7100, 7100])
  }

  @Test func aStoreThatAsksForTooLong() async throws {
    failing(1, .after(seconds: 3600))
    await #expect(throws: StoreError.self) { try await store().status("a") }
    #expect(pauses.all == [])
  }

  @Test func whatNoRetryHelps() async throws {
    failing(1, nil)
    await #expect(throws: StoreError.self) { try await store().remove("a") }
    #expect(faulty.calls == 1)
  }

  @Test func itGivesUp() async throws {
    failing(.max, .backOff)
    await #expect(throws: StoreError.self) { try await store().get("a", limit: 1) }
    #expect(faulty.calls == RetryPolicy().attempts)
  }

  @Test func aWriteWhoseAnswerWasLost() async throws {
    let lost = Mutex(true)
    faulty.loseAnswers { _ in
      lost.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
    }
    let tag = try await store().put("a", [1], plain, if: .absent)
    #expect(tag == (try await store().get("a", limit: 1)?.tag))
  }

  /// The network is bad enough to lose the answer of a write, and then to fail the reads that are
  /// to find out about it.
  @Test func aWriteWhoseAnswerWasLostAndThatCannotBeReadAtOnce() async throws {
    let lost = Mutex(true)
    faulty.loseAnswers { _ in
      lost.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
    }
    faulty.fail { call, operation, key in
      operation == "read" && call <= 5
        ? StoreError(.server, operation, key, "503", retry: .backOff) : nil
    }
    let tag = try await store().put("a", [1], plain, if: .absent)
    #expect(tag == (try await store().get("a", limit: 1)?.tag))
    #expect(faulty.writes == ["a"])
  }

  @Test func aWriteThatSomebodyElseMade() async throws {
    let lost = Mutex(true)
    let folder = folder
    faulty.loseAnswers { _ in
      lost.withLock { isFirst in
        defer { isFirst = false }
        // Between the two attempts.
        if isFirst { try? folder.write("other", to: "store/a") }
        return isFirst
      }
    }
    do throws(StoreError) {
      _ = try await store().put("a", [1], plain, if: .absent)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.kind == .conditionFailed)
    }
  }
}

import Foundation
import Testing

/// Runs `body` with one random generator after another until the time is over, and `rounds` times
/// at least.
///
/// The time is `seconds`, or `FUZZ_SECONDS` where that is set. Each round has a seed of its own,
/// printed when `body` throws, and with `FUZZ_SECONDS` before each round, since what is expected in
/// vain, or crashes, throws nothing; `FUZZ_SEED` starts with that round. A run without either
/// variable always starts with the same seed, so that what a change breaks, it breaks for everyone.
public func fuzz(
  seconds: Double = 1, rounds minimum: Int = 1,
  _ body: (_ generator: inout SplitMix64) throws -> Void
) rethrows {
  var rounds = FuzzRounds(seconds: seconds, minimum: minimum)
  repeat {
    var generator = SplitMix64(seed: rounds.seed)
    do {
      try body(&generator)
    } catch {
      print("failed with FUZZ_SEED=\(rounds.seed)")
      throw error
    }
  } while rounds.next()
}

/// The same for a body that waits.
public func fuzz(
  seconds: Double = 1, rounds minimum: Int = 1,
  _ body: (_ generator: inout SplitMix64) async throws -> Void
) async rethrows {
  var rounds = FuzzRounds(seconds: seconds, minimum: minimum)
  repeat {
    var generator = SplitMix64(seed: rounds.seed)
    do {
      try await body(&generator)
    } catch {
      print("failed with FUZZ_SEED=\(rounds.seed)")
      throw error
    }
  } while rounds.next()
}

/// The seeds of a run, for as long as there is time.
private struct FuzzRounds {
  private(set) var seed: UInt64
  private let end: ContinuousClock.Instant
  /// Number of rounds that are run however long they take.
  private var rest: Int
  private let isOnDemand: Bool

  init(seconds: Double, minimum: Int) {
    rest = minimum
    let environment = ProcessInfo.processInfo.environment
    let onDemand = environment["FUZZ_SECONDS"].flatMap { Double($0) }
    seed =
      environment["FUZZ_SEED"].flatMap { UInt64($0) }
      ?? (onDemand == nil ? 1 : .random(in: 0...(.max)))
    end = .now + .seconds(onDemand ?? seconds)
    isOnDemand = onDemand != nil
    tell()
  }

  private func tell() {
    guard isOnDemand else { return }
    let line = "round of \(Test.current?.name ?? "a test"): FUZZ_SEED=\(seed)\n"
    // Not held back, as what is printed is.
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Goes on to the next seed; `false` when the time is over.
  mutating func next() -> Bool {
    seed &+= 1
    rest -= 1
    guard rest > 0 || ContinuousClock.now < end else { return false }
    tell()
    return true
  }
}

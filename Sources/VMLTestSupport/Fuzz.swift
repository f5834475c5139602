import Foundation

/// Runs `body` with one random generator after another until the time is over, and `rounds` times at least.
///
/// The time is `seconds`, or `FUZZ_SECONDS` where that is set. Each round has a seed of its own, printed when `body`
/// throws; `FUZZ_SEED` starts with that round. A run without either variable always starts with the
/// same seed, so that what a change breaks, it breaks for everyone.
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
  /// How many rounds there are however long they take.
  private var rest: Int

  init(seconds: Double, minimum: Int) {
    rest = minimum
    let environment = ProcessInfo.processInfo.environment
    let onDemand = environment["FUZZ_SECONDS"].flatMap { Double($0) }
    seed =
      environment["FUZZ_SEED"].flatMap { UInt64($0) }
      ?? (onDemand == nil ? 1 : .random(in: 0...(.max)))
    end = .now + .seconds(onDemand ?? seconds)
    // Told beforehand too: what crashes the process tells nothing afterwards.
    if onDemand != nil { print("fuzzing from FUZZ_SEED=\(seed)") }
  }

  /// Goes on to the next seed; `false` when the time is over.
  mutating func next() -> Bool {
    seed &+= 1
    rest -= 1
    return rest > 0 || ContinuousClock.now < end
  }
}

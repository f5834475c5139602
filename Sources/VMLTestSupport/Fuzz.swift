import Foundation

/// Runs `body` with one random generator after another until the time is over, and at least once.
///
/// The time is `seconds`, or `FUZZ_SECONDS` where that is set. Each round has a seed of its own, printed when `body`
/// throws; `FUZZ_SEED` starts with that round. A run without either variable always starts with the
/// same seed, so that what a change breaks, it breaks for everyone.
package func fuzz(
  seconds: Double = 1, _ body: (_ generator: inout SplitMix64) throws -> Void
) rethrows {
  let environment = ProcessInfo.processInfo.environment
  let onDemand = environment["FUZZ_SECONDS"].flatMap { Double($0) }
  let first =
    environment["FUZZ_SEED"].flatMap { UInt64($0) }
    ?? (onDemand == nil ? 1 : .random(in: 0...(.max)))
  let clock = ContinuousClock()
  let end = clock.now + .seconds(onDemand ?? seconds)
  // Told beforehand too: what crashes the process tells nothing afterwards.
  if onDemand != nil { print("fuzzing from FUZZ_SEED=\(first)") }
  var seed = first
  repeat {
    var generator = SplitMix64(seed: seed)
    do {
      try body(&generator)
    } catch {
      print("failed with FUZZ_SEED=\(seed)")
      throw error
    }
    seed &+= 1
  } while clock.now < end
}

import Dispatch
import VMLBase

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
  import Synchronization
#else
  import Glibc
  import Synchronization
#endif

/// Returns the results of some work for each number below `count`, in order, done on several
/// threads.
///
/// The caller's thread is one of them, and waits for the others. These have small stacks, and go
/// through no trees that an author wrote, unless `onLargeStacks` says otherwise: then the caller's
/// has to be large too. `jobs` is the most threads; `nil` is one for each processor.
public func concurrentMap<Element: Sendable>(
  _ count: Int, jobs: Int?, onLargeStacks: Bool = false, _ work: @Sendable (Int) -> Element
) -> [Element] {
  guard count > 1 else { return (0..<count).map(work) }
  let threads = min(count, jobs ?? processorCount())
  guard threads > 1 else { return (0..<count).map(work) }
  let results = Locked<[Element?]>(Array(repeating: nil, count: count))
  let next = Locked(0)
  @Sendable func takeTurns() {
    while true {
      let index = next.withLock { next in
        defer { next += 1 }
        return next
      }
      guard index < count else { return }
      let result = work(index)
      results.withLock { $0[index] = result }
    }
  }
  if onLargeStacks {
    runOnLargeStacks(threads, takeTurns)
  } else {
    DispatchQueue.concurrentPerform(iterations: threads) { _ in takeTurns() }
  }
  return results.withLock { $0.compactMap(\.self) }
}

/// The same for stretches of a long row, a few for each thread, so that none waits long for
/// another.
public func concurrentMap<Element: Sendable>(
  stretchesOf row: Range<Int>, jobs: Int?, _ work: @Sendable (Range<Int>) -> Element
) -> [Element] {
  // Short ranges run on one thread, without asking for the processor count.
  if row.count <= shortestStretch { return row.isEmpty ? [] : [work(row)] }
  let length = max(shortestStretch, row.count / (4 * max(1, jobs ?? processorCount())) + 1)
  let starts = Array(stride(from: row.lowerBound, to: row.upperBound, by: length))
  return concurrentMap(starts.count, jobs: jobs) { index in
    work(starts[index]..<min(starts[index] + length, row.upperBound))
  }
}

/// Up to this length, one thread is faster than several.
private let shortestStretch = 256

/// Number of processors that are online; at least one.
public func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

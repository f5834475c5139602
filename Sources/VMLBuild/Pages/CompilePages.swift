import Synchronization
import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLStylesheet

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Result of going through all pages.
struct CompiledPages: Sendable {
  /// In the order of the pages.
  var outcomes: PageOutcomes
  /// The rules that matched anywhere.
  var usage: StyleUsage
  var timer: StageTimer
  /// The parts of `data` that the pages read, where that was noted.
  var data: Set<[String]> = []
  /// By the number of a rule that matched, a page where it did; by the name of a class that an
  /// inline style applies, one where that does.
  var usedRules: [Int32: String] = [:]
  var appliedClasses: [String: String] = [:]

  /// The results of rules on pages with sheets of their own, as far as there are any.
  var ownRules: [PageRules] {
    outcomes.indices.compactMap { outcomes[$0].rules.isEmpty ? nil : outcomes[$0].rules }
  }
}

/// Goes through pages on several threads, each with a copy of the worker.
///
/// The outcomes do not depend on how many threads there are or which of them took what. After a
/// failure of the disk, or when the task is cancelled, the pages that were not begun are left out.
///
/// `plans` say for each page whether it has to be compiled; without them all have to be. With
/// `original` each thread has a site of its own.
func runPages<Files: FileSystem>(
  _ pages: [LoadedSite.PageFile], _ task: PageWorker<Files>.Task, with worker: PageWorker<Files>,
  of original: ThreadSiteCopies? = nil, plans: [PagePlan]? = nil, jobs: Int?,
  progress: (@Sendable (Int, Int) -> Void)?
) async -> CompiledPages {
  let jobs = max(1, min(jobs ?? processorCount(), pages.count, jobLimit))
  let queue = PageQueue(count: pages.count, chunk: max(1, min(16, pages.count / (jobs * 8))))
  return await withTaskCancellationHandler {
    await runWorkers(pages, plans, task, with: worker, of: original, jobs: jobs, queue, progress)
  } onCancel: {
    queue.close()
  }
}

private func runWorkers<Files: FileSystem>(
  _ pages: [LoadedSite.PageFile], _ plans: [PagePlan]?, _ task: PageWorker<Files>.Task,
  with worker: PageWorker<Files>, of original: ThreadSiteCopies?, jobs: Int, _ queue: PageQueue,
  _ progress: (@Sendable (Int, Int) -> Void)?
) async -> CompiledPages {
  await withTaskGroup(of: WorkerResult.self) { group in
    for job in 0..<jobs {
      group.addTask {
        await onLargeStack(inBackground: worker.setup.isInBackground) {
          let own = job == 0 || queue.isDone ? nil : original?.make().map { worker.with($0) }
          return runWorker(own ?? worker, pages, plans, task, queue, progress)
        }
      }
    }
    var chunks: [PageOutcomes.Chunk] = []
    var merged = CompiledPages(
      outcomes: PageOutcomes(), usage: StyleUsage(),
      timer: StageTimer(
        isTraced: worker.timer.events != nil, isTimed: worker.timer.subjects != nil))
    var threads = 0
    for await result in group {
      chunks += result.chunks
      merged.data.formUnion(result.data)
      merged.usage.merge(result.usage)
      threads += 1
      merged.timer.merge(result.timer, thread: threads)
    }
    merged.outcomes = PageOutcomes(consume chunks, ofLength: queue.chunk, of: pages.count)
    return merged
  }
}

/// The most pages that are read, parsed and prepared before their documents are compiled, and the
/// most bytes of their source, but for the last one.
///
/// All that the compiler does for a page is more code than a processor's first cache holds, so that
/// doing the same for several pages is quicker than doing all for one after the other.
private let batchCount = 8
private let batchSize = 1 << 17

/// The most threads that compile pages.
private let jobLimit = 256

private struct WorkerResult: Sendable {
  var chunks: [PageOutcomes.Chunk]
  var usage: StyleUsage
  var timer: StageTimer
  var data: Set<[String]>
}

private func runWorker<Files: FileSystem>(
  _ original: PageWorker<Files>, _ pages: [LoadedSite.PageFile], _ plans: [PagePlan]?,
  _ task: PageWorker<Files>.Task, _ queue: PageQueue, _ progress: (@Sendable (Int, Int) -> Void)?
) -> WorkerResult {
  var worker = original
  let result = run(&worker, pages, plans, task, queue, progress)
  // What it remembers of a large site takes long to free.
  freeInBackground(consume worker)
  return result
}

private func run<Files: FileSystem>(
  _ worker: inout PageWorker<Files>, _ pages: [LoadedSite.PageFile], _ plans: [PagePlan]?,
  _ task: PageWorker<Files>.Task, _ queue: PageQueue, _ progress: (@Sendable (Int, Int) -> Void)?
) -> WorkerResult {
  if let progress {
    worker.sink.tellsDocuments = { count in
      let (done, total) = queue.finish(count)
      progress(done, total)
    }
  }
  var chunks: [PageOutcomes.Chunk] = []
  var usage = StyleUsage()
  var news = StyleUsage.News()
  while let range = queue.next() {
    var chunk = PageOutcomes.Chunk(start: range.lowerBound)
    chunk.outcomes.reserveCapacity(range.count)
    var begun: [(place: Int, page: PageWorker<Files>.PreparedPage)] = []
    var size = 0
    // A page with `each` counts as many as it makes.
    var count = 0
    let told = worker.sink.toldDocuments
    for index in range {
      var outcome = PageOutcome()
      let page = worker.prepare(task, pages[index], plans?[index] ?? .compile, into: &outcome)
      if outcome.failure != nil { queue.close() }
      if let page {
        // The styles of a page are as large as the site's.
        size += page.hasSheets ? batchSize + 1 : page.size
        begun.append((chunk.outcomes.count, page))
        count += page.documentCount
        if page.documentCount != 1 { queue.expect(page.documentCount - 1) }
      } else {
        count += 1
      }
      chunk.outcomes.append(consume outcome)
      guard begun.count == batchCount || size > batchSize || index == range.upperBound - 1
      else { continue }
      for (place, page) in begun {
        worker.finish(page, into: &chunk.outcomes[place])
        worker.takeNews(into: &news)
        if !news.isEmpty {
          chunk.outcomes[place].dependencies.noteFirst(of: news, &usage)
          news = StyleUsage.News()
        }
        if chunk.outcomes[place].failure != nil { queue.close() }
      }
      begun.removeAll(keepingCapacity: true)
      size = 0
    }
    chunks.append(consume chunk)
    if let progress {
      let (done, total) = queue.finish(count - (worker.sink.toldDocuments - told))
      progress(done, total)
    }
  }
  return WorkerResult(
    chunks: chunks, usage: worker.usage, timer: worker.measured,
    data: worker.memory.recorder?.data ?? [])
}

/// Hands out chunks of pages.
private final class PageQueue: Sendable {
  private let state = Mutex(State())
  private let count: Int
  let chunk: Int

  private struct State {
    var position = 0
    var finished = 0
    /// Number of documents to finish beyond one for each page.
    var others = 0
  }

  init(count: Int, chunk: Int) {
    self.count = count
    self.chunk = chunk
  }

  /// Whether nothing more is handed out.
  var isDone: Bool { state.withLock { $0.position == count } }

  func next() -> Range<Int>? {
    state.withLock { state in
      guard state.position < count else { return nil }
      let start = state.position
      state.position = min(count, start + chunk)
      return start..<state.position
    }
  }

  /// Counts what a page makes besides one.
  func expect(_ count: Int) { state.withLock { $0.others += count } }

  /// Counts pages, or what they make, that are done; returns how many are, and how many are known
  /// of.
  func finish(_ pages: Int) -> (done: Int, total: Int) {
    state.withLock { state in
      state.finished += pages
      return (state.finished, count + state.others)
    }
  }

  /// Ends the work: nothing more is handed out.
  func close() { state.withLock { $0.position = count } }
}

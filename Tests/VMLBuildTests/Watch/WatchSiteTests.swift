import Foundation
import Synchronization
import Testing
import VMLBuild
import VMLFiles
import VMLTestSupport
import VMLWatch

/// Builds nothing, and says what it was asked for; each build ends when the test lets it.
private final class TestRebuilder: SiteRebuilder {
  struct Request: Sendable {
    var changes: SiteChanges
    let answer: AsyncStream<Result<BuildReport, BuildFailure>>.Continuation
  }

  let requests: AsyncStream<Request>
  private let sender: AsyncStream<Request>.Continuation
  private let settled = Mutex(0)

  init() { (requests, sender) = AsyncStream.makeStream() }

  var settledCount: Int { settled.withLock { $0 } }

  func rebuild(_ changes: SiteChanges) async throws(BuildFailure) -> BuildReport {
    let (answers, answer) = AsyncStream.makeStream(of: Result<BuildReport, BuildFailure>.self)
    sender.yield(Request(changes: changes, answer: answer))
    // Ends without an answer when the task is cancelled.
    for await answer in answers { return try answer.get() }
    throw .cancelled
  }

  func settle() async throws(BuildFailure) { settled.withLock { $0 += 1 } }
}

/// A site that is watched, and what was told of it.
private final class WatchRun: Sendable {
  let folder: TemporaryFolder
  let rebuilder = TestRebuilder()
  /// Of each build that ended, whether there is a report.
  let outcomes: AsyncStream<Bool>
  let task: Task<Void, any Error>

  init(_ wanted: AsyncStream<RebuildRequest>? = nil) throws {
    folder = try TemporaryFolder()
    try folder.write("name: S", to: "site.yaml")
    try folder.write("a", to: "content/a.vml")
    let (outcomes, sender) = AsyncStream.makeStream(of: Bool.self)
    self.outcomes = outcomes
    task = Task { [rebuilder, path = folder.path] in
      var options = WatchOptions(site: path)
      options.requests = wanted
      try await watchSite(options, with: rebuilder) { news in
        guard case .built(let rebuild) = news else { return }
        sender.yield((try? rebuild.outcome.get()) != nil)
      }
      sender.finish()
    }
  }
}

struct WatchSiteTests {
  @Test func buildsForEachChange() async throws {
    let run = try WatchRun()
    var requests = run.rebuilder.requests.makeAsyncIterator()
    var outcomes = run.outcomes.makeAsyncIterator()
    let first = try #require(await requests.next())
    #expect(first.changes == .everything)
    first.answer.yield(.success(BuildReport()))
    #expect(await outcomes.next() == true)
    try run.folder.write("b", to: "content/a.vml")
    let second = try #require(await requests.next())
    #expect(second.changes == SiteChanges(paths: ["content/a.vml"]))
    second.answer.yield(.failure(.noSite("x")))
    #expect(await outcomes.next() == false)
    try run.folder.write("c", to: "content/a.vml")
    let third = try #require(await requests.next())
    third.answer.yield(.success(BuildReport()))
    #expect(await outcomes.next() == true)
    run.task.cancel()
    try await run.task.value
    #expect(run.rebuilder.settledCount >= 1)
  }

  @Test func whatMeetsAnotherProgramIsTriedAgain() async throws {
    let run = try WatchRun()
    var requests = run.rebuilder.requests.makeAsyncIterator()
    var outcomes = run.outcomes.makeAsyncIterator()
    try #require(await requests.next()).answer.yield(.success(BuildReport()))
    #expect(await outcomes.next() == true)
    try run.folder.write("b", to: "content/a.vml")
    let busy = BuildFailure.world(FileSystemError("use", "dist", .locked, "another is at work"))
    for _ in 0..<3 {
      let request = try #require(await requests.next())
      #expect(request.changes == SiteChanges(paths: ["content/a.vml"]))
      request.answer.yield(.failure(busy))
      #expect(await outcomes.next() == false)
    }
    // What changes meanwhile does not wait, and what was postponed comes with it.
    try run.folder.write("c", to: "content/c.vml")
    var request = try #require(await requests.next())
    while !request.changes.paths.contains("content/c.vml") {
      request.answer.yield(.failure(busy))
      #expect(await outcomes.next() == false)
      request = try #require(await requests.next())
    }
    #expect(request.changes == SiteChanges(paths: ["content/a.vml", "content/c.vml"]))
    // However many changes there are, they are tried again together, and less and less often.
    for text in ["1", "2", "3", "4", "5", "6"] {
      request.answer.yield(.failure(busy))
      #expect(await outcomes.next() == false)
      try run.folder.write(text, to: "content/\(text).vml")
      repeat {
        request = try #require(await requests.next())
        if !request.changes.paths.contains("content/\(text).vml") {
          request.answer.yield(.failure(busy))
          #expect(await outcomes.next() == false)
        }
      } while !request.changes.paths.contains("content/\(text).vml")
    }
    let start = ContinuousClock.now
    request.answer.yield(.failure(busy))
    #expect(await outcomes.next() == false)
    request = try #require(await requests.next())
    #expect(request.changes.paths.count == 8)
    // A machine under load only makes it later.
    #expect(ContinuousClock.now - start > .seconds(1))
    request.answer.yield(.success(BuildReport()))
    #expect(await outcomes.next() == true)
    // Once it is done nothing is tried again.
    try run.folder.write("d", to: "content/c.vml")
    let last = try #require(await requests.next())
    #expect(last.changes == SiteChanges(paths: ["content/c.vml"]))
    run.task.cancel()
    try await run.task.value
  }

  @Test func whatIsAskedForIsBuiltToo() async throws {
    let (wanted, asker) = AsyncStream.makeStream(of: RebuildRequest.self)
    let run = try WatchRun(wanted)
    var requests = run.rebuilder.requests.makeAsyncIterator()
    var outcomes = run.outcomes.makeAsyncIterator()
    let first = try #require(await requests.next())
    // It does not end the build under way, and is not for it.
    asker.yield(RebuildRequest(SiteChanges(paths: ["content/a.vml"]), "the test wants it"))
    first.answer.yield(.success(BuildReport()))
    #expect(await outcomes.next() == true)
    let second = try #require(await requests.next())
    #expect(second.changes == SiteChanges(paths: ["content/a.vml"]))
    second.answer.yield(.success(BuildReport()))
    #expect(await outcomes.next() == true)
    run.task.cancel()
    try await run.task.value
  }

  @Test func aChangeSupersedesTheBuildUnderWay() async throws {
    let run = try WatchRun()
    var requests = run.rebuilder.requests.makeAsyncIterator()
    // Never answered: only being cancelled ends it.
    _ = try #require(await requests.next())
    try run.folder.write("b", to: "content/a.vml")
    let second = try #require(await requests.next())
    #expect(second.changes.isEverything)
    #expect(second.changes.paths == ["content/a.vml"])
    second.answer.yield(.success(BuildReport()))
    run.task.cancel()
    try await run.task.value
  }

  @Test func afterAFewThatWereCancelledOneBuildComesToItsEnd() async throws {
    let run = try WatchRun()
    var requests = run.rebuilder.requests.makeAsyncIterator()
    for round in 0..<3 {
      _ = try #require(await requests.next())
      try run.folder.write("round \(round)", to: "content/a.vml")
    }
    let last = try #require(await requests.next())
    try run.folder.write("after", to: "content/b.vml")
    // The change was seen, or will be; either way this build is answered and not cancelled.
    last.answer.yield(.success(BuildReport()))
    let next = try #require(await requests.next())
    #expect(next.changes == SiteChanges(paths: ["content/b.vml"]))
    next.answer.yield(.success(BuildReport()))
    run.task.cancel()
    try await run.task.value
  }

  @Test func theEndCancelsTheBuildUnderWay() async throws {
    let run = try WatchRun()
    var requests = run.rebuilder.requests.makeAsyncIterator()
    _ = try #require(await requests.next())
    run.task.cancel()
    try await run.task.value
    #expect(run.rebuilder.settledCount == 1)
  }

  @Test func aFolderThatIsNoSiteIsRefused() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: BuildFailure.noSite(folder.path)) {
      try await watchSite(WatchOptions(site: folder.path), with: TestRebuilder()) { _ in }
    }
  }
}

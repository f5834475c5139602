import Testing
import VMLWatch

/// Events and the moments at which they come, in milliseconds.
private struct Story {
  private var gathering = ChangeGathering()
  private let start = ContinuousClock.now
  private var now = 0
  /// The sets that were handed out, and when.
  private(set) var sets: [Set] = []

  struct Set: Equatable, CustomStringConvertible {
    var time: Int
    var paths: [String]
    var isUnfinished = false
    var isEverything = false

    var description: String { "\(time) ms: \(paths)" }
  }

  /// Tells the events, and lets time go by until nothing is left to be handed out.
  init(_ events: (Int, FileEvent)...) { self.init(events) }

  init(_ events: [(Int, FileEvent)]) {
    for (time, event) in events {
      advance(to: time)
      gathering.note(event, at: start + .milliseconds(time))
      // Whoever watches asks after each batch; here each event is one.
      take()
    }
    advance(to: .max)
  }

  private mutating func advance(to time: Int) {
    while let deadline = gathering.deadline {
      let due = Int((start.duration(to: deadline) / .milliseconds(1)).rounded(.up))
      guard due < time else { break }
      now = max(now, due)
      let before = sets.count
      take()
      // A deadline at which nothing comes would be waited for for ever.
      #expect(sets.count == before + 1, "nothing came at \(due) ms")
      if sets.count == before { return }
    }
    if time != .max { now = time }
  }

  private mutating func take() {
    guard let gathered = gathering.take(at: start + .milliseconds(now)) else { return }
    sets.append(
      Set(
        time: now, paths: gathered.changes.paths.sorted(), isUnfinished: gathered.isUnfinished,
        isEverything: gathered.changes.isEverything))
  }
}

private func expectSets(
  _ sets: [Story.Set], _ events: (Int, FileEvent)...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(Story(events).sets == sets, sourceLocation: sourceLocation)
}

struct ChangeGatheringTests {
  @Test func aSaveIsHandedOutAtOnce() {
    expectSets([.init(time: 7, paths: ["a"])], (5, .modified("a")), (7, .written("a")))
    expectSets([.init(time: 0, paths: ["a"])], (0, .movedIn("a", move: 1)))
  }

  @Test func eachOfTwoSavesApart() {
    expectSets(
      [.init(time: 0, paths: ["a"]), .init(time: 50, paths: ["a"])], (0, .written("a")),
      (50, .written("a")))
  }

  @Test func aTemporaryFileIsRenamed() {
    expectSets(
      [.init(time: 9, paths: ["a"])], (0, .created("tmp")), (1, .modified("tmp")),
      (2, .written("tmp")), (9, .removed("tmp", move: 5)), (9, .movedIn("a", move: 5)))
  }

  @Test func aTemporaryFileElsewhereIsRenamed() {
    expectSets([.init(time: 3, paths: ["a"])], (3, .movedIn("a", move: 5)))
  }

  /// 4913 tells vim whether it may write; the old file becomes a backup for a moment.
  @Test func vim() {
    expectSets(
      [.init(time: 9, paths: ["a"])],
      (0, .created("4913")), (0, .written("4913")), (0, .removed("4913")),
      (1, .removed("a", move: 1)), (1, .movedIn("a~", move: 1)), (2, .created("a")),
      (3, .modified("a")), (8, .written("a")), (9, .removed("a~")))
  }

  /// The new file is written beside, the old one moved away, the new one moved in its place.
  @Test func jetBrains() {
    expectSets(
      [.init(time: 4, paths: ["a"])],
      (0, .created("a___jb_tmp___")), (1, .modified("a___jb_tmp___")),
      (2, .written("a___jb_tmp___")),
      (3, .removed("a", move: 1)), (3, .movedIn("a___jb_old___", move: 1)),
      (3, .removed("a___jb_tmp___", move: 2)), (3, .movedIn("a", move: 2)),
      (4, .removed("a___jb_old___")))
  }

  @Test func whatIsRemovedAndMadeAnewIsOneChange() {
    expectSets(
      [.init(time: 12, paths: ["a"])], (0, .removed("a")), (10, .created("a")),
      (12, .written("a")))
  }

  @Test func aNewFileWaitsForARename() {
    expectSets([.init(time: 21, paths: ["new"])], (0, .created("new")), (1, .written("new")))
  }

  @Test func aRenamedPageIsOneSet() {
    expectSets(
      [.init(time: 20, paths: ["a", "b"])], (0, .removed("a", move: 1)), (0, .movedIn("b", move: 1))
    )
  }

  @Test func whatCameAndWentIsNothing() {
    expectSets([.init(time: 23, paths: [])], (0, .created("a")), (3, .removed("a")))
    expectSets(
      [.init(time: 23, paths: [])], (0, .found("f")), (1, .found("f/a")), (2, .found("f/g")),
      (3, .removedFolder("f")))
  }

  @Test func aFileThatNobodyClosesIsHandedOutAtLast() {
    expectSets([.init(time: 260, paths: ["a"])], (0, .modified("a")), (10, .modified("a")))
  }

  @Test func changesAfterASetAreABurst() {
    let saves = (0..<100).map { ($0 * 5, FileEvent.written("a\($0)")) }
    let sets = Story(saves).sets
    #expect(sets.map(\.time) == [0, 495 + 20])
    #expect(sets.last?.paths.count == 99)
  }

  @Test func thousandsAtOnceAreTwoSets() {
    var saves: [(Int, FileEvent)] = []
    for index in 0..<10_000 {
      saves.append((index / 20, .removed("a\(index)")))
      saves.append((index / 20, .created("a\(index)")))
      saves.append((index / 20, .written("a\(index)")))
    }
    let sets = Story(saves).sets
    #expect(sets.count <= 2)
    #expect(Set(sets.flatMap { $0.paths }).count == 10_000)
  }

  @Test func aBurstWithoutEndIsHandedOutNowAndThen() {
    let saves = (0..<500).map { ($0 * 10, FileEvent.written("a")) }
    let sets = Story(saves).sets
    #expect(sets.map(\.time) == [0, 1010, 2020, 3030, 4040, 4990 + 20])
    #expect(sets.map(\.isUnfinished) == [false, true, true, true, true, false])
  }

  @Test func whatIsLostIsEverything() {
    expectSets(
      [.init(time: 20, paths: [], isEverything: true)], (0, .everything))
  }

  @Test func whatIsRemovedInAFolderGoesWithIt() {
    expectSets(
      [.init(time: 22, paths: ["f", "f/a", "fa"])], (0, .modified("f/a")), (1, .written("fa")),
      (2, .removedFolder("f")))
  }
}

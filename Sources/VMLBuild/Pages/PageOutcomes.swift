/// Outcomes of pages, in their order.
///
/// It stays in the lists in which workers handed it over: to put it into one list would touch what
/// belongs to every page of the site.
struct PageOutcomes: RandomAccessCollection, Sendable {
  /// All but the last one have ``length`` outcomes.
  private var lists: [[PageOutcome]] = []
  private var length = 1
  let count: Int

  /// Outcomes of one worker for pages that follow one another.
  struct Chunk: Sendable {
    var start: Int
    var outcomes: [PageOutcome] = []
  }

  init() { count = 0 }

  /// The outcomes of `count` pages; what is in none of the chunks was not begun.
  ///
  /// - Precondition: The chunks begin at multiples of `length`, and have as many outcomes, but for
  ///   the one that ends with the last page. A worker ends what it has begun, also after a failure.
  init(_ chunks: consuming [Chunk], ofLength length: Int, of count: Int) {
    self.count = count
    self.length = length
    chunks.sort { $0.start < $1.start }
    for index in chunks.indices {
      append(notBegunUpTo: chunks[index].start)
      precondition(
        chunks[index].outcomes.count == Swift.min(length, count - lists.count * length),
        "a chunk is as long as the others, unless it is the last one")
      lists.append(chunks[index].outcomes)
      chunks[index].outcomes = []
    }
    append(notBegunUpTo: count)
  }

  private mutating func append(notBegunUpTo end: Int) {
    while lists.count * length < end {
      let count = Swift.min(length, count - lists.count * length)
      lists.append(Array(repeating: PageOutcome(), count: count))
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> PageOutcome {
    _read { yield lists[index / length][index % length] }
  }
}

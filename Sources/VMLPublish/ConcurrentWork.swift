/// Works on items, so many at once, until all are done or one has failed.
///
/// - Throws: The first failure; items that are being worked on are finished before.
func forEach<Item: Sendable>(
  _ items: [Item], atOnce limit: Int,
  _ work: @escaping @Sendable (Item) async throws(PublishFailure) -> Void
) async throws(PublishFailure) {
  let results = try await map(items, atOnce: limit) { item throws(PublishFailure) in
    try await work(item)
    return true
  }
  precondition(results.count == items.count, "every item has a result unless one has failed")
}

/// The same, with a result for each item, in the order of the items.
func map<Item: Sendable, Result: Sendable>(
  _ items: [Item], atOnce limit: Int,
  _ work: @escaping @Sendable (Item) async throws(PublishFailure) -> Result
) async throws(PublishFailure) -> [Result] {
  typealias Outcome = (index: Int, result: Swift.Result<Result, PublishFailure>)
  let outcome = await withTaskGroup(
    of: Outcome.self, returning: Swift.Result<[Result], PublishFailure>.self
  ) { group in
    var next = 0
    func start() {
      guard next < items.count else { return }
      let (index, item) = (next, items[next])
      next += 1
      group.addTask {
        do throws(PublishFailure) {
          if Task.isCancelled { throw .cancelled }
          return (index, .success(try await work(item)))
        } catch {
          return (index, .failure(error))
        }
      }
    }
    for _ in 0..<max(1, limit) { start() }
    var results = [Result?](repeating: nil, count: items.count)
    var failure: PublishFailure?
    while let (index, result) = await group.next() {
      switch result {
      case .success(let value):
        results[index] = value
        if failure == nil { start() }
      case .failure(let error): failure = failure ?? error
      }
    }
    if let failure { return .failure(failure) }
    return .success(results.compactMap(\.self))
  }
  return try outcome.get()
}

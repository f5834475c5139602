import VMLRelease

/// Tries out whether a store keeps to the conditions of writes: some ignore them and say that all
/// is well.
package func probeConditions(of store: any Store) async throws(PublishFailure) -> Bool {
  if store.keepsConditions { return true }
  let key = StoreLayout.locks + "probe-" + String(UInt64.random(in: 0...(.max)), radix: 16)
  let holds = try await probe(key, in: store)
  try await asking { () throws(StoreError) in try await store.remove(key) }
  return holds
}

private func probe(_ key: String, in store: any Store) async throws(PublishFailure) -> Bool {
  do throws(StoreError) {
    let tag = try await store.put(key, Array("1".utf8), .lock, if: .absent)
    guard let tag = try await store.get(key, limit: 1)?.tag ?? tag else { return false }
    guard try await isRefused(key, in: store, .absent) else { return false }
    try await store.put(key, Array("2".utf8), .lock, if: .matches(tag))
    return try await isRefused(key, in: store, .matches(tag))
  } catch  where error.kind == .conditionsUnsupported || error.kind == .conditionFailed {
    return false
  } catch {
    throw .store(error)
  }
}

private func isRefused(
  _ key: String, in store: any Store, _ condition: WriteCondition
) async throws(StoreError) -> Bool {
  do throws(StoreError) {
    try await store.put(key, Array("3".utf8), .lock, if: condition)
    return false
  } catch  where error.kind == .conditionFailed {
    return true
  }
}

import NIOCore
import Synchronization

/// The connections that are open, so that there are never too many, and all can be closed.
final class ConnectionTable: Sendable {
  private let limit: Int
  private let state = Mutex(State())

  fileprivate struct State {
    var connections: [ObjectIdentifier: Entry] = [:]
    var clock = 0
    var isClosed = false
  }

  fileprivate struct Entry {
    var channel: any Channel
    /// Whether it waits for a request, or for the rest of one; otherwise one is answered.
    var waits: Bool
    /// When it began to do that.
    var since: Int
  }

  init(limit: Int) { self.limit = limit }

  var count: Int { state.withLock { $0.connections.count } }

  /// Takes in a connection, for which another one may have to go.
  ///
  /// - Returns: Whether there is a place for it.
  func add(_ channel: any Channel) -> Bool {
    let (isFine, superseded) = state.withLock { state -> (Bool, (any Channel)?) in
      guard !state.isClosed else { return (false, nil) }
      var superseded: (any Channel)?
      if state.connections.count >= limit {
        guard let key = state.oldest(of: limit) else { return (false, nil) }
        superseded = state.connections.removeValue(forKey: key)?.channel
      }
      state.clock += 1
      state.connections[ObjectIdentifier(channel)] = Entry(
        channel: channel, waits: true, since: state.clock)
      return (true, superseded)
    }
    superseded?.close(promise: nil)
    return isFine
  }

  /// Notes that a connection waits for a request, or does not any more.
  func note(_ channel: any Channel, waits: Bool) {
    state.withLock { state in
      state.clock += 1
      let clock = state.clock
      state.connections[ObjectIdentifier(channel)]?.waits = waits
      state.connections[ObjectIdentifier(channel)]?.since = clock
    }
  }

  func remove(_ channel: any Channel) {
    state.withLock { _ = $0.connections.removeValue(forKey: ObjectIdentifier(channel)) }
  }

  /// Lets no other connection in.
  ///
  /// - Returns: Those that are open, for the caller to close.
  func close() -> [any Channel] {
    state.withLock { state in
      state.isClosed = true
      defer { state.connections = [:] }
      return state.connections.values.map(\.channel)
    }
  }
}

extension ConnectionTable.State {
  /// The connection that makes room where there are as many as may be.
  ///
  /// The connection that has waited the longest. Answers under way, which may never come to an end,
  /// leave a quarter of the places to others: a connection that has just come is not to go before
  /// it could ask.
  fileprivate func oldest(of limit: Int) -> ObjectIdentifier? {
    let answered = connections.filter { !$0.value.waits }
    let isFull = answered.count > limit * 3 / 4
    let candidates = isFull ? answered : connections.filter(\.value.waits)
    return candidates.min { $0.value.since < $1.value.since }?.key
  }
}

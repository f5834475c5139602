import NIOCore
import Synchronization

/// The connections that are open, so that there are never too many, and all can be closed.
final class ConnectionTable: Sendable {
  private let limit: Int
  private let state = Mutex(State())

  private struct State {
    var connections: [ObjectIdentifier: Entry] = [:]
    var clock = 0
    var isClosed = false
  }

  private struct Entry {
    var channel: any Channel
    /// When it began to wait for a request; `nil` while one is answered.
    var waitsSince: Int?
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
        let waiting = state.connections.filter { $0.value.waitsSince != nil }
        let oldest = waiting.min { $0.value.waitsSince ?? 0 < $1.value.waitsSince ?? 0 }
        guard let oldest else { return (false, nil) }
        superseded = oldest.value.channel
        state.connections[oldest.key] = nil
      }
      state.clock += 1
      state.connections[ObjectIdentifier(channel)] = Entry(
        channel: channel, waitsSince: state.clock)
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
      state.connections[ObjectIdentifier(channel)]?.waitsSince = waits ? clock : nil
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

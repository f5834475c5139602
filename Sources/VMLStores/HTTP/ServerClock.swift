import Synchronization
import VMLPublish
import VMLRelease

/// The time at a server, which its answers carry.
final class ServerClock: Sendable {
  private let seconds = Mutex<Int?>(nil)

  /// By how many seconds the server was ahead of this machine; `nil` before it has said so.
  var offset: Int? { seconds.withLock { $0 } }

  func note(_ answer: HTTPAnswer) {
    guard let time = answer["Date"].flatMap({ UTCTime(httpDate: $0) }) else { return }
    let offset = time.seconds - UTCTime.now().seconds
    seconds.withLock { $0 = offset }
  }
}

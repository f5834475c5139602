import Synchronization
import VMLFiles

/// Output trees that were replaced, which are removed in the background while builds go on.
///
/// A tree is as large as the site, and takes a fifth of the time to remove that a build of all of
/// it takes. No other thread has their names; a build of another program that finds one may remove
/// it, too, and the next build sweeps what is left when the program ends.
public final class ReplacedTrees: Sendable {
  private let last = Mutex<Task<Void, Never>?>(nil)

  public init() {}

  /// Begins to remove a tree, after those that came before.
  func remove(_ name: String, from folder: Folder) {
    last.withLock { last in
      let earlier = last
      last = Task {
        await earlier?.value
        await onLargeStack(inBackground: true) { _ = try? folder.remove(name) }
      }
    }
  }

  /// Waits until all are removed, but not for long.
  public func wait() async {
    guard let last = last.withLock({ $0 }) else { return }
    let timer = Task { try? await Task.sleep(for: Self.patience) }
    Task {
      await last.value
      timer.cancel()
    }
    await timer.value
  }

  private static let patience = Duration.seconds(1)
}

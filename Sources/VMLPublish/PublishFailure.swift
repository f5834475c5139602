public import VMLFiles
public import VMLRelease

/// Why something could not be published, or looked at.
public enum PublishFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The store, or the way to it.
  case store(StoreError)
  /// The contents of the store are not to be believed.
  case trust(TrustFailure, channel: String)
  /// The channel is in a state that a publish cannot continue from; with the version of the
  /// timestamp that the store has a copy of.
  case lost(TrustFailure, channel: String, copy: Int?)
  /// The clock of this machine is not to be believed; why.
  case clock(String)
  /// The disk.
  case world(FileSystemError)
  /// The output is not what its manifests say; why.
  case tree(String)
  /// Another publisher was quicker; the release that the channel offers now, if it could be read.
  case overtaken(channel: String, by: ReleaseID?)
  /// Something else is at work in the store.
  case busy(String)
  /// Apps that the channel would offer the release to cannot draw it.
  case gaps([RuntimeGaps])
  /// The keys do not do.
  case keys(String)
  /// There is no such release, channel or target, or not enough of it is left.
  case unknown(String)
  /// Bytes that were written read back as others.
  case readBack(String)
  case cancelled

  public var description: String {
    switch self {
    case .store(let error): error.description
    case .trust(let failure, let channel):
      "the channel '\(channel)' is not to be believed: \(failure)"
    case .lost(let failure, let channel, let copy):
      "the channel '\(channel)' is not to be believed: \(failure). Nothing was written; "
        + (copy.map {
          "'vmlc verify --repair' puts back version \($0), of which the store has a copy"
        } ?? "'vmlc publish --recover' begins the channel anew, above all versions that are known")
    case .world(let error): error.description
    case .clock(let text), .tree(let text), .busy(let text), .keys(let text), .unknown(let text):
      text
    case .gaps(let gaps):
      gaps.map(\.description).joined(separator: "\n")
        + "\nnothing was published; '--runtime NAME' offers it to the apps "
        + "with another runtime alone"
    case .overtaken(let channel, let release):
      "another publisher has changed the channel '\(channel)' meanwhile"
        + (release.map { "; it offers \($0) now" } ?? "")
        + "; nothing of it was replaced. Publish again to replace it"
    case .readBack(let key):
      "'\(key)' reads back as something else than was written; the channel was left as it was"
    case .cancelled: "it was interrupted; the channel is as it was, and the next publish goes on"
    }
  }
}

/// Runs calls of a store, whose failures become ours.
func asking<Success>(
  _ call: () async throws(StoreError) -> Success
) async throws(PublishFailure) -> Success {
  do throws(StoreError) { return try await call() } catch {
    throw Task.isCancelled ? .cancelled : .store(error)
  }
}

/// Puts something in order that has to be, also where the work was interrupted.
func afterwards(_ work: @escaping @Sendable () async -> Void) async {
  await Task { await work() }.value
}

/// Runs calls that touch the disk, whose failures become ours.
func onDisk<Success>(
  _ call: () throws(FileSystemError) -> Success
) throws(PublishFailure) -> Success {
  do throws(FileSystemError) { return try call() } catch { throw .world(error) }
}

/// Why a file of a channel was refused; what the channel shows stays as it is.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  public var reason: Reason
  /// The key of the file in the store, such as `channels/production/timestamp.json`.
  public var document: String
  /// In words, for a log.
  public var explanation: String

  /// Reasons by the names of docs/protocol.md.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A file that another one names, or the timestamp, is not there.
    case missing
    /// It is no JSON, or lacks a member, or has one that cannot be.
    case damaged
    /// Too few of the keys that count have signed it.
    case unsigned
    /// It is older than what this client has seen.
    case replayed
    /// Its time is over.
    case expired
    /// Its bytes or its version are not what was announced.
    case mismatch
    /// It was signed for another channel with the same keys.
    case channel
    /// A later version of vmlc wrote it.
    case format
    /// The release has nothing for this client's target.
    case target
    /// This client cannot draw all of it.
    case needs
  }

  public init(_ reason: Reason, _ document: String, _ explanation: String) {
    self.reason = reason
    self.document = document
    self.explanation = explanation
  }

  /// Whether nothing is wrong: an old app meets such a release sooner or later.
  ///
  /// All other refusals are worth a report.
  public var isExpected: Bool { [.format, .target, .needs].contains(reason) }

  public var description: String { "\(reason.rawValue): \(explanation)" }
}

/// Why a store could not be asked.
public enum Unreachability: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing came in time.
  case timeout
  /// The answer ended early, and did so again.
  case cutOff
  /// A status of HTTP that says nothing of the file.
  case status(Int)
  /// A page of HTML came instead, as networks send it that ask for a login first.
  case anotherServer
  /// The transport failed, in its words.
  case transport(String)

  public var description: String {
    switch self {
    case .timeout: "the store does not answer in time"
    case .cutOff: "the store's answers end early"
    case .status(let status): "the store answers with the status \(status)"
    case .anotherServer: "a page of HTML came instead of the store's file"
    case .transport(let text): text
    }
  }
}

/// Why a channel has no document, or no news.
public enum ChannelError: Error, Hashable, Sendable, CustomStringConvertible {
  case refused(Refusal)
  case unreachable(Unreachability)
  /// The cache's disk failed; why.
  case disk(String)
  /// There is neither a release nor an embedded one.
  case noRelease
  /// The release has no document with the path.
  case noDocument(String)
  /// The release has no file with the path or the name.
  case noFile(String)

  public var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .unreachable(let why): why.description
    case .disk(let why): why
    case .noRelease: "there is no release yet, and the app brings none along"
    case .noDocument(let path): "the release has no page '\(path)'"
    case .noFile(let name): "the release has no file '\(name)'"
    }
  }
}

/// Why a store did not do what it was asked for.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  public var kind: Kind
  /// Operation that was tried, to follow "cannot": `write`, `list`.
  public var operation: String
  public var key: String
  /// Why, in plain words; never with a credential.
  public var explanation: String
  /// When to try again; `nil` if that is no use.
  public var retry: Retry?

  public enum Kind: Hashable, Sendable {
    /// The object is not as the condition wants it.
    case conditionFailed
    /// The store cannot write under a condition.
    case conditionsUnsupported
    /// The bucket, the folder or the object is not there.
    case missing
    /// The operation is not allowed, at all or with these credentials.
    case notAllowed
    case noSpace
    case tooLarge
    /// The store was not reached, or did not answer to the end.
    case network
    /// The store has a problem of its own, or too much to do.
    case server
    case other
  }

  public enum Retry: Hashable, Sendable {
    /// With a growing pause.
    case backOff
    /// Not before so many seconds.
    case after(seconds: Int)
  }

  public init(
    _ kind: Kind, _ operation: String, _ key: String, _ explanation: String, retry: Retry? = nil
  ) {
    self.kind = kind
    self.operation = operation
    self.key = key
    self.explanation = explanation
    self.retry = retry
  }

  /// One line: `cannot write 'releases/0123.json': the server answers 503`.
  public var description: String { "cannot \(operation) '\(key)': \(explanation)" }
}

/// Why a channel is not to be believed.
public struct TrustFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public var kind: Kind
  /// The document, by its name in the channel's folder.
  public var document: String

  public enum Kind: Hashable, Sendable {
    /// It is not there.
    case missing
    /// It is no metadata of its role; why.
    case damaged(String)
    /// Too few of the keys that count have signed it.
    case unsigned(valid: Int, threshold: Int)
    /// It is older than one that was seen before.
    case replayed(version: Int, known: Int)
    case expired(UTCTime)
    /// Its version or its bytes are not what the document before it says.
    case mismatch(String)
    /// It was made for another channel.
    case channel(String, expected: String)
  }

  public init(_ kind: Kind, _ document: String) {
    self.kind = kind
    self.document = document
  }

  public var description: String {
    switch kind {
    case .missing: "'\(document)' is not in the store"
    case .damaged(let why): "'\(document)' is damaged: \(why)"
    case .unsigned(let valid, let threshold):
      "'\(document)' is not signed by the channel's keys: "
        + "\(valid) of \(threshold) signatures are valid"
    case .replayed(let version, let known):
      "'\(document)' is an old one: it has version \(version), and version \(known) was seen before"
    case .expired(let time): "'\(document)' expired at \(time)"
    case .mismatch(let what): "'\(document)' is not the one that was announced: \(what)"
    case .channel(let name, let expected):
      "'\(document)' was made for the channel '\(name)', not for '\(expected)'"
    }
  }
}

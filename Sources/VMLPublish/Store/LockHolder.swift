public import VMLRelease

/// Who holds a lock of a store, as the lock says.
public struct LockHolder: Hashable, Sendable {
  /// Mark that tells this holder from every other one.
  var owner: String
  public var since: UTCTime
  /// `nil` where it does not say.
  public var process: ProcessMark?

  init(since: UTCTime) {
    owner = String(UInt64.random(in: 0...(.max)), radix: 16)
    self.since = since
    process = .own
  }

  /// `nil` for anything else.
  init?(json: JSONValue?) {
    guard let json, let owner = json["owner"]?.string,
      let since = json["since"]?.string.flatMap({ UTCTime($0) })
    else { return nil }
    self.owner = owner
    self.since = since
    process = ProcessMark(json: json["process"])
  }

  var json: JSONValue {
    [
      "owner": .string(owner), "since": .string(since.description),
      "process": process?.json ?? .null,
    ]
  }

  /// Who it is: `process 12 of 'build-3', since …`.
  var words: String {
    (process.map { "process \($0.number) of '\($0.host)'" } ?? "its holder") + ", since \(since)"
  }
}

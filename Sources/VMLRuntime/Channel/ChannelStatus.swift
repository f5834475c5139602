#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The release that a channel shows, and the one that comes after it.
public struct ChannelStatus: Hashable, Sendable {
  /// Name of the release that is shown; `nil` where there is none.
  public var shown: String?
  /// The site's name for it.
  public var version: String?
  /// Whether it came with the app.
  public var isEmbedded: Bool
  /// The release from the next launch on: `nil` for the same one, `.some(nil)` for the embedded.
  public var next: String??
  /// Whether the shown release is in the cache, as far as the configuration wants it there.
  public var isWhole: Bool
  /// A text that tells this installation from others.
  public var client: String
  /// Outcome of the last look since the launch; `nil` before the first.
  public var lastOutcome: UpdateOutcome?
}

/// Seconds since 1970.
@Sendable func systemSeconds() -> Int {
  Int(time(nil))
}

/// 32 hexadecimal digits.
func newClientID() -> String {
  (0..<2).map { _ in
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }.joined()
}

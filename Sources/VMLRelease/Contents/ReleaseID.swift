import VMLBase

/// Name of a release: the first 20 hexadecimal digits of the digest of its root.
public struct ReleaseID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let text: String

  static let length = 20

  public init(of root: ContentDigest) { text = String(root.hex.prefix(Self.length)) }

  /// `nil` for anything but 20 hexadecimal digits in lower case.
  public init?(_ text: String) {
    guard text.utf8.count == Self.length, Hexadecimal.bytes(of: text) != nil else { return nil }
    self.text = text
  }

  public var description: String { text }

  public static func < (first: ReleaseID, second: ReleaseID) -> Bool { first.text < second.text }
}

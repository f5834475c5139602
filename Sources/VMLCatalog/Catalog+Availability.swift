import CCatalogue

extension Catalog {
  /// A platform with versions of its own.
  ///
  /// iPadOS and Mac Catalyst follow iOS.
  public enum Platform: UInt16, CaseIterable, Sendable {
    case iOS, macOS, visionOS, watchOS, tvOS

    /// The platform of a target's `os`, in any case.
    public init?(os: String) {
      switch os.lowercased() {
      case "ios", "ipados", "maccatalyst": self = .iOS
      case "macos": self = .macOS
      case "visionos": self = .visionOS
      case "watchos": self = .watchOS
      case "tvos": self = .tvOS
      default: return nil
      }
    }

    /// The names that a target's `os` may have.
    public static let systems = [
      "ios", "ipados", "maccatalyst", "macos", "tvos", "visionos", "watchos",
    ]

    /// As Apple writes it.
    public var name: String {
      switch self {
      case .iOS: "iOS"
      case .macOS: "macOS"
      case .visionOS: "visionOS"
      case .watchOS: "watchOS"
      case .tvOS: "tvOS"
      }
    }

    /// First version of the platform that has SwiftUI.
    public var firstVersion: Version {
      switch self {
      case .iOS, .tvOS: Version(packed: 13_000)
      case .macOS: Version(packed: 10_150)
      case .visionOS: Version(packed: 1000)
      case .watchOS: Version(packed: 6000)
      }
    }
  }

  /// A version such as `10.15.4`.
  public struct Version: Comparable, Hashable, Sendable, CustomStringConvertible {
    /// Thousands are the major version, tens the minor one, ones the patch.
    private let packed: UInt16

    fileprivate init(packed: UInt16) { self.packed = packed }

    /// - Returns: `nil` for what is no version: one to three numbers, the major one from 1 to 64,
    ///   the minor one below 100, the patch below 10.
    public init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part in
        part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
          ? UInt16(part) : nil
      }
      guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
      let minor = numbers.count > 1 ? numbers[1] : 0
      let patch = numbers.count > 2 ? numbers[2] : 0
      guard (1...64).contains(numbers[0]), minor < 100, patch < 10 else { return nil }
      packed = numbers[0] * 1000 + minor * 10 + patch
    }

    public static func < (left: Version, right: Version) -> Bool { left.packed < right.packed }

    /// Grows with the version.
    var order: Int { Int(packed) }

    /// Without a minor version that is 0: `16`, `10.15`, `10.15.4`.
    public var description: String {
      let (major, minor, patch) = (packed / 1000, packed / 10 % 100, packed % 10)
      if patch > 0 { return "\(major).\(minor).\(patch)" }
      return minor > 0 ? "\(major).\(minor)" : "\(major)"
    }
  }

  /// Since when something is there on each platform.
  public struct Availability: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    private func word(_ field: UInt16) -> UInt16 {
      Catalog.word(ccatalogue_availability_start, ccatalogue_availability_stride, row, Int(field))
    }

    /// - Returns: `nil` where it is missing.
    public func introduced(on platform: Platform) -> Version? {
      let packed = word(platform.rawValue)
      return packed == 0 ? nil : Version(packed: packed)
    }

    /// Whether the version is a guess.
    public func isInferred(on platform: Platform) -> Bool { word(5) >> platform.rawValue & 1 == 1 }

    /// Whether it is there on every system from a version on, or from where SwiftUI begins.
    public func isAvailable(on platform: Platform, since minimum: Version?) -> Bool {
      guard let introduced = introduced(on: platform) else { return false }
      return introduced <= minimum ?? platform.firstVersion
    }
  }

  /// Since when something should no longer be used, and what to use.
  public struct Deprecation: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    private func word(_ field: UInt16) -> UInt16 {
      Catalog.word(ccatalogue_deprecation_start, ccatalogue_deprecation_stride, row, Int(field))
    }

    /// - Returns: `nil` where it is not deprecated, or only softly.
    public func since(on platform: Platform) -> Version? {
      let packed = word(platform.rawValue)
      return packed == 0 ? nil : Version(packed: packed)
    }

    /// Whether it will be deprecated in a version that Apple does not name, and does not warn yet.
    public func isSoft(on platform: Platform) -> Bool { word(5) >> platform.rawValue & 1 == 1 }

    /// Whether a system of that version, or the first with SwiftUI, would warn.
    public func isInForce(on platform: Platform, at version: Version?) -> Bool {
      since(on: platform).map { $0 <= version ?? platform.firstVersion } ?? false
    }

    /// The declaration's new name, as Swift writes names: `navigationTitle(_:)`.
    public var renamed: Name? { word(6) == 0 ? nil : Name(row: word(6)) }

    /// The declaration that Apple's message names instead; it need not be of the same kind.
    public var replacement: Name? { word(7) == 0 ? nil : Name(row: word(7)) }
  }
}

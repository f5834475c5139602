/// The wishes for a build beyond a site's sources: an environment, values, a moment.
public struct SiteChoices: Hashable, Sendable {
  /// The environment, whose file stands beside site.yaml; `nil` for site.yaml alone.
  public var environment: String?
  /// Values in place of those in site.yaml, in the order in which they were given.
  public var settings: [Setting] = []
  /// The moment that `now` is, and by which pages are published and expire; `nil` for none.
  public var moment: Moment?
  /// Whether drafts, and pages before and after their time, are there as well.
  public var includesDrafts = false

  /// A value in place of one in site.yaml.
  public struct Setting: Hashable, Sendable {
    /// The keys that lead to it, `params` the first.
    public var keys: [String]
    /// As YAML reads it where it is a number, `true`, `false` or `null`, and else as text.
    public var text: String

    /// Parses `params.KEY=VALUE`; `nil` for anything else.
    public init?(_ text: String) {
      guard let sign = text.firstIndex(of: "=") else { return nil }
      let keys = text[..<sign].split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init)
      guard keys.count > 1, keys[0] == "params", !keys.contains("") else { return nil }
      self.keys = keys
      self.text = String(text[text.index(after: sign)...])
    }
  }

  public init() {}

  /// Whether a name can be an environment's: letters, digits, `-` and `_`.
  public static func isEnvironmentName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.utf8.allSatisfy {
        ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F
      }
  }
}

public import VMLData

/// Facts of a release, and of the device, on which the behaviour of its documents depends.
public struct BehaviourSite: Sendable {
  /// By name: the states that all screens share.
  public var states: [String: State] = [:]
  /// By name: the fields that an endpoint takes.
  public var endpoints: [String: [ValueType.Field]] = [:]
  /// By name: the address of an endpoint.
  public var addresses: [String: String] = [:]
  /// The addresses that `openURL` opens, by their schemes.
  public var schemes: Set<String> = ["https", "mailto", "tel", "sms"]
  /// The paths of the release's pages; `nil` takes any path.
  public var paths: Set<String>?
  /// Stands before the fraction of a number that the user types or reads.
  public var decimalSeparator: Character = "."
  /// By check: the text of an error where a field has none of its own.
  ///
  /// `number` and `date` are for text that an endpoint takes as one, `failure` is for a form that
  /// could not be sent.
  public var errors: [String: String] = [
    "required": "This is needed.", "email": "This is no e-mail address.",
    "length": "This is too short or too long.", "pattern": "This has not the right form.",
    "range": "This is too small or too large.", "equals": "This is not the same.",
    "number": "This is no number.", "date": "This is no date.", "failure": "That did not work.",
  ]

  public init() {}

  /// A state for all screens.
  public struct State: Hashable, Sendable {
    public var type: ValueType
    public var first: Value
    /// Whether the app alone sets it.
    public var isFromApp: Bool
    /// Whether the device keeps it after the app has ended.
    public var isKept: Bool

    public init(_ type: ValueType, first: Value, isFromApp: Bool = false, isKept: Bool = false) {
      self.type = type
      self.first = first
      self.isFromApp = isFromApp
      self.isKept = isKept
    }
  }
}

/// Limits of a client; `BehaviourLimits` has the limits of documents.
public enum ClientLimits {
  /// Requests of steps at once.
  public static let requests = 8
  /// Parts that one screen loads.
  public static let parts = 200
  /// Screens on one stack, and sheets over each other.
  public static let screens = 100
  public static let sheets = 8
  /// Retries in a row that no user asked for.
  public static let retries = 8
  /// Bytes of an endpoint's answer.
  public static let answerBytes = 65_536
  /// States whose values from the app are remembered.
  public static let appValues = 1000
  /// Reports that are remembered, so that each comes once.
  public static let reports = 1000
}

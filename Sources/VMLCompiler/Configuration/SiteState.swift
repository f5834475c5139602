public import VMLData
public import VMLDiagnostics

/// A state of site.yaml, which all screens share.
public struct SiteState: Sendable {
  public var name: String
  public var type: ValueType
  public var first: Value
  /// Whether the app sets it, and documents only read it.
  public var isFromApp: Bool
  /// Whether the device keeps it when the app ends.
  public var isKept: Bool
  /// The name's range in site.yaml.
  public var range: SourceRange
}

/// A place that forms are submitted to.
public struct Endpoint: Sendable {
  public var name: String
  /// An address with `https`.
  public var url: String
  public var fields: [ValueType.Field]
  /// The name's range in site.yaml.
  public var range: SourceRange
}

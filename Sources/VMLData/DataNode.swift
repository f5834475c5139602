public import VMLDiagnostics

/// A value read from YAML or JSON, with its place in the file.
public struct DataNode: Hashable, Sendable {
  public var content: Content
  public var range: SourceRange

  public init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
  }

  public enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case list([DataNode])
    /// In the order of the file; no key occurs twice.
    case object([Entry])
  }

  public struct Entry: Hashable, Sendable {
    public var key: String
    public var keyRange: SourceRange
    public var value: DataNode

    public init(key: String, keyRange: SourceRange, value: DataNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }
}

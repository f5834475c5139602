package import VMLDiagnostics

/// A value read from YAML or JSON, with its place in the file.
package struct DataNode: Hashable, Sendable {
  package var content: Content
  package var range: SourceRange

  package init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
  }

  package enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case list([DataNode])
    /// In the order of the file; no key occurs twice.
    case object([Entry])
  }

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var keyRange: SourceRange
    package var value: DataNode

    package init(key: String, keyRange: SourceRange, value: DataNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }
}

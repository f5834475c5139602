public import VMLDiagnostics
import VMLMarkup

/// The custom properties that a file of design tokens declares for `:root`.
///
/// The compiler makes their values of the tokens. Here they are properties as in a sheet, with
/// their places in the file of tokens.
///
/// Spec: VSS 5.
public struct TokenSheet: Sendable {
  public let file: FileID
  /// Path relative to the site's folder.
  public let path: String
  /// The properties that the file's tokens became.
  public let properties: [Property]
  let tree: StyleTree
  let declarations: [Declaration]
  /// Reasons to use a property no more, by the property's name.
  let deprecated: [String: String]

  struct Declaration: Sendable {
    var name: String
    /// The nodes of the value.
    var value: Range<Int>
  }

  /// A property and the value that was made from its token.
  public struct Property: Sendable {
    /// With its dashes.
    public var name: String
    /// As VSS writes it: text of the file stands in it only escaped.
    public var value: TokenText
    public var deprecation: String?

    public init(name: String, value: TokenText, deprecation: String?) {
      self.name = name
      self.value = value
      self.deprecation = deprecation
    }
  }

  public init(file: FileID, path: String, properties: [Property]) {
    self.file = file
    self.path = path
    self.properties = properties
    var text = TokenText(":root{", at: SourceRange(file: file, 0..<0))
    for property in properties {
      text.append("\(property.name):")
      text.append(property.value)
      text.append(";")
    }
    text.append("}")
    var parser = StylesheetParser(text.source(of: file), path: path, of: file)
    parser.parseItems()
    let sheet = parser.finish()
    tree = sheet.tree
    declarations = sheet.items.compactMap { item in
      guard case .property(let name, let value) = item.kind else { return nil }
      return Declaration(name: name, value: value)
    }
    deprecated = Dictionary(
      properties.compactMap { property in property.deprecation.map { (property.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// A value in VSS that was made from a part of another kind of file, with the place that each byte
/// comes from.
public struct TokenText: Sendable {
  /// The part of the file that the whole value was made from.
  public let range: SourceRange
  public private(set) var bytes: [UInt8] = []
  /// Offset in the file that each byte comes from.
  private var offsets: [UInt32] = []
  /// Offset in the file after the reference that was appended last; `nil` if there is none, or if
  /// it is written down already.
  ///
  /// The next byte, or the value's end, gets it.
  private var end: UInt32?

  public init(_ text: String = "", at range: SourceRange) {
    self.range = range
    append(text)
  }

  public var isEmpty: Bool { bytes.isEmpty }

  /// Appends text that comes from the value as a whole.
  public mutating func append(_ text: String) {
    append(
      Array(text.utf8), at: repeatElement(UInt32(range.range.lowerBound), count: text.utf8.count))
  }

  /// Appends text that comes from a part of the value.
  public mutating func append(_ text: String, at part: SourceRange) {
    append(
      Array(text.utf8), at: repeatElement(UInt32(part.range.lowerBound), count: text.utf8.count))
    end = UInt32(part.range.upperBound)
  }

  public mutating func append(_ other: TokenText) {
    append(other.bytes, at: other.offsets)
    end = other.end ?? UInt32(other.range.range.upperBound)
  }

  private mutating func append(_ text: [UInt8], at places: some Collection<UInt32>) {
    guard !text.isEmpty else { return }
    bytes += text
    offsets += places
    // No value begins directly after another, so that the byte there can tell the other's end.
    if let end { offsets[offsets.count - text.count] = end }
    end = nil
  }

  func source(of file: FileID) -> SourceText {
    SourceText(
      file: file, bytes: bytes, range: 0..<bytes.count, offsets: offsets + [end ?? 0])
  }
}

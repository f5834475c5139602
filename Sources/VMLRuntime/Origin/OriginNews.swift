/// Something that an origin under design tells.
public enum OriginNews: Hashable, Sendable {
  /// The document of a path is this from now on.
  case document(path: String, bytes: [UInt8])
  /// The path has no document any more.
  case removed(path: String)
  /// Mistakes of the last build; none after one that went well.
  case mistakes([OriginMistake])
  /// Whether the server is there; it is asked again until it is.
  case connected(Bool)
}

/// A mistake, or a warning, of the site that an origin builds.
public struct OriginMistake: Hashable, Sendable, CustomStringConvertible {
  public var isError: Bool
  /// Name of the rule, such as `unknown-attribute`; empty for a site that was not built at all.
  public var code: String
  public var message: String
  /// In the site's folder; `nil` for no place.
  public var file: String?
  /// From 1, or 0 for no place.
  public var line: Int
  /// From 1, in UTF-8 bytes, or 0 for no place.
  public var column: Int
  /// As the compiler shows it, with the lines in question where the server tells them.
  public var text: String

  public init(
    isError: Bool, code: String, message: String, file: String?, line: Int, column: Int,
    text: String
  ) {
    self.isError = isError
    self.code = code
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }

  public var description: String {
    file.map { "\($0):\(line):\(column): \(message)" } ?? message
  }
}

/// A mistake in the catalogue's text.
public struct CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// From 1.
  public var line: Int
  public var message: String

  public init(file: String = "", line: Int = 0, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  public var description: String { "\(file):\(line): error: \(message)" }
}

/// A mistake in the catalogue's text.
package struct CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// From 1.
  package var line: Int
  package var message: String

  package init(file: String = "", line: Int = 0, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  package var description: String { "\(file):\(line): error: \(message)" }
}

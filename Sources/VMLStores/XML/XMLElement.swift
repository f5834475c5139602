/// An element of the XML that servers answer with, without its attributes.
package struct XMLElement: Hashable, Sendable {
  /// Without the prefix of its namespace.
  package var name: String
  /// Text that stands directly in it, its references resolved.
  package var text = ""
  package var children: [XMLElement] = []

  /// The first child of a name.
  package subscript(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  package func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// The text of the first child of a name.
  package func text(of name: String) -> String? { self[name]?.text }

  /// Reads a document.
  ///
  /// Declarations of types are refused, and with them every entity but the five that XML has
  /// itself, so that no document is larger than its bytes and none leads anywhere else.
  package init(parsing bytes: [UInt8]) throws(XMLMistake) {
    var reader = XMLReader(bytes)
    self = try reader.readDocument()
  }

  init(name: String) { self.name = name }
}

/// Mistake in a document, with its place.
package struct XMLMistake: Error, Hashable, CustomStringConvertible {
  /// In bytes, from 0.
  package var offset: Int
  package var text: String

  package var description: String { "\(text) at byte \(offset)" }
}
